"""What buildings do is told whole or in short, and never cut off in the middle of its point."""

from __future__ import annotations

import pytest

from bot.gateway.choices import offered
from bot.plans.panel import _menus  # pyright: ignore[reportPrivateUsage]
from bot.play.panel import DETAILS, _lines  # pyright: ignore[reportPrivateUsage]
from bot.text import texts
from bot.text.texts import LANGUAGES
from bot.tools.check.limits import loaded_game
from games.nusfjord import GAME, data
from tests.games.nusfjord.given import display, given

LETTERS = ("A", "B", "C")


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_sixteen_buildings_nothing_is_cut_off(language: str) -> None:
    cards = [card for letter in LETTERS for card in sorted(data.BUILDINGS) if card[0] == letter][4:130:8]
    rich = display(wood=60, fish=60, gold=60, ships={"sloop": 1}, forests={"a3a4": 2})
    game = given(rich, display(ships={"sloop": 1}), offered=cards)
    game.play("place:build_building")
    options = offered(loaded_game(GAME, game.table, 2, 0), 0, texts().words(language).of("nusfjord", ["Anna", "Ben"]))
    assert len(options) >= 15
    lines = _lines(options, DETAILS)
    assert not [line for line in lines if line.endswith("…")]
    assert sum(map(len, lines)) <= DETAILS


def test_where_there_is_no_room_for_all_effects_stand_there_in_short() -> None:
    game = given(display(wood=60, fish=60, gold=60), display(), offered=["B129", "B122"])
    game.play("place:build_building")
    words = texts().words("de").of("nusfjord", ["Anna", "Ben"])
    options = offered(loaded_game(GAME, game.table, 2, 0), 0, words)
    whole, short = _lines(options, 1000), _lines(options, 210)
    assert words.text("B129") in "".join(whole)
    (lighthouse,) = [line for line in short if words.name("B129") in line]
    assert lighthouse.endswith("Sind die Rücklagen voll Fisch: sofort „Rücklagen flüssigmachen“.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_menu_of_plans_says_what_a_building_does_or_nothing_of_it(language: str) -> None:
    game = given(*[display(wood=12, fish=20, gold=12)] * 2, offered=["A103", "A214", "B129"])
    words = texts().words(language).of("nusfjord", ["Anna", "Ben"])
    loaded = loaded_game(GAME, game.table, 2, 0)
    can = GAME.plannable(game.table, 1)
    told = {
        choice: small
        for _, entries in _menus(loaded, words, can, (), effects=True)
        for choice, _, small in entries
        if choice.startswith("build:")
    }
    assert words.text("A103") in told["build:A103"]
    assert words("nusfjord-picture-brief-A214") in told["build:A214"] or words.text("A214") in told["build:A214"]
    assert all(len(small) <= 100 for small in told.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["A103", "C148"])
def test_the_only_building_there_is_to_build_says_what_it_does(language: str, card: str) -> None:
    game = given(display(wood=9, fish=9, gold=9), display(), offered=[card])
    words = texts().words(language).of("nusfjord", ["Anna", "Ben"])
    options = offered(loaded_game(GAME, game.table, 2, 0), 0, words)
    (build,) = [each for each in options if each.choice == "place:build_building"]
    assert words.name(card) in build.detail
    assert build.detail.endswith(words.text(card))
