"""Numbers below zero are written with a minus sign everywhere: in texts, in pictures and in what is said of them."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.pictures.table_in_words import table_in_words
from bot.text import LANGUAGES, texts
from bot.tools.check.limits import loaded_game
from games.engine import Luck, registry
from render import painter
from render.audit import audit
from render.figures import MINUS, figure, with_minus
from tests.param import slow

HYPHENATED = re.compile(r"(?<![\w<#:/-])[-–]\$?\d")
"""A hyphen or a dash where a minus belongs."""
BELOW_ZERO = {"nusfjord", "captains_gulf"}
"""Games in which one can have fewer points than none."""


def test_a_number_has_its_minus() -> None:
    assert (figure(-6), figure(6), figure(-1.5)) == ("\N{MINUS SIGN}6", "6", "\N{MINUS SIGN}1.5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_in_a_text_has_its_minus(language: str) -> None:
    words = texts().words(language)
    assert words("results-tenths", value=-3.0)[:2] == f"{MINUS}3"
    assert words("picture-points", points=-6).startswith(f"{MINUS}6")


def test_what_a_hyphen_joins_stays_as_it_is() -> None:
    assert with_minus("2027-05-03, F5-1, (-3), $-4, --5") == "2027-05-03, F5-1, (−3), $−4, --5"


@pytest.mark.slow
@pytest.mark.parametrize("language", [LANGUAGES[0], *map(slow, LANGUAGES[1:])])
@pytest.mark.parametrize("kind", [slow("captains_gulf"), slow("fleet_dice"), slow("montego_bay"), "nusfjord"])
def test_no_picture_and_no_text_of_a_game_has_a_hyphen_for_a_minus(kind: str, language: str) -> None:
    """A random game of two, at its start, now and then, and at its end."""
    game, paint, rng, luck = registry()[kind], painter(kind), Random(1), Luck(bytes(32))
    table, _ = game.setup(2, {}, luck)
    words = texts().words(language).of(kind, ["Anna", "Ben"])
    said: list[str] = []
    number = 0
    with audit() as placed:
        while waiting := sorted(game.waiting(table)):
            seat = waiting[0]
            if number % 40 == 0:
                view = game.view(table, seat)
                said += [paint.table(view, words).alt, paint.sheet(view, seat, words).alt]
                said += table_in_words(loaded_game(game, table, 2, number), view, words, seat).paragraphs
            game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
            number += 1
        result = game.result(table)
        assert result is not None
        said.append(paint.scoring(game.view(table, None), result, words).alt)
    said += [each.wanted for each in placed]
    assert [each for each in said if HYPHENATED.search(each)] == []
    assert any(MINUS in each for each in said) or kind not in BELOW_ZERO
