"""Whole tables and close-ups say what their signs mean: of those that are there, in letters that can be read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from bot.text import LANGUAGES, Words, texts
from games.captains_gulf import GAME as GULF
from games.engine import numbered
from games.nusfjord import data as nusfjord
from games.nusfjord.game import GAME as NUSFJORD
from render import InParts, Picture, painter, question
from render.audit import audit
from render.captains_gulf import colors as gulf_colors
from render.theme import DISC, FLOOR
from tests.games.captains_gulf.given import boat, given
from tests.render.captains_gulf import views as gulf
from tests.render.nusfjord import views as fjord
from tests.render.sight import distance


def _part(game: str, view: object, part: str, words: Words) -> Picture:
    paint = painter(game)
    assert isinstance(paint, InParts)
    return paint.part(view, part, words)


def _explained(game: str, language: str, draw: Callable[[], Picture]) -> set[str]:
    """The signs whose meanings are written in a picture."""
    words = texts().words(language)
    prefix = f"{game}-picture-sign-"
    said = {words(key): key.removeprefix(prefix) for key in texts().keys(language, prefix)}
    with audit() as placed:
        draw()
    found = [text for text in placed if text.wanted in said]
    assert all(text.text == text.wanted and text.size >= FLOOR for text in found)
    return {said[text.text] for text in found}


def _kinds(cards: list[str]) -> set[str]:
    rows = [nusfjord.BUILDINGS[card] for card in cards]
    return {row.category for row in rows} | {"victory_points" for row in rows if row.vp is None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nusfjord_explains_the_signs_on_its_cards(language: str) -> None:
    paint, words = painter("nusfjord"), texts().words(language).of("nusfjord", fjord.PEOPLE)
    view = fjord.seen(3)
    shown = [*view.open_a, *view.open_b, *view.open_c]
    under = {"under"} if any(len(stack) > 1 for stack in view.stacks) else set[str]()
    assert _explained("nusfjord", language, lambda: paint.table(view, words)) == _kinds(shown) | under
    parts = {"buildings_a": _kinds(list(view.open_a)), "elders": under, "board": set[str]()}
    parts["harbour:0"] = _kinds([building for building, _ in view.players[0].buildings])
    for part, signs in parts.items():
        assert _explained("nusfjord", language, lambda part=part: _part("nusfjord", view, part, words)) == signs


def test_what_one_lacks_is_explained_to_whoever_lacks_it_while_choosing_a_building() -> None:
    table, words = fjord.poor(), texts().words("en").of("nusfjord", fjord.PEOPLE)
    seat = min(NUSFJORD.waiting(table))
    own, others = NUSFJORD.view(table, seat), NUSFJORD.view(table, None)
    paint = painter("nusfjord")
    assert "missing" in _explained("nusfjord", "en", lambda: _part("nusfjord", own, "buildings_a", words))
    assert "missing" not in _explained("nusfjord", "en", lambda: paint.table(others, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gulf_explains_the_signs_on_its_chart(language: str) -> None:
    paint, words = painter("captains_gulf"), texts().words(language).of("captains_gulf", gulf.PEOPLE)
    full = gulf.fullest(2)
    plain = [msgspec.structs.replace(each, depletion=0, recovery=False) for each in full.hexes]
    for view, tokens in ((full, {"depletion", "recovery"}), (gulf.changed(full, hexes=plain), set[str]())):
        signs = {"buoy", "direction", *tokens}
        assert _explained("captains_gulf", language, lambda view=view: paint.table(view, words)) == signs
        assert (
            _explained("captains_gulf", language, lambda view=view: _part("captains_gulf", view, "map", words)) == signs
        )
    assert _explained("captains_gulf", language, lambda: _part("captains_gulf", full, "ports", words)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_chooses_where_to_fish_reads_what_lies_on_fished_hexes(language: str) -> None:
    words = texts().words(language).of("captains_gulf", gulf.PEOPLE)
    aboard = boat(licenses=["shrimp"], hand=["ss"])
    for depletion, recovery, signs in (
        ({"C1": 2}, ["D1"], {"depletion", "recovery"}),
        ({"C1": 2}, [], {"depletion"}),
        ({}, [], set[str]()),
    ):
        game = given(aboard, boat(), sea={"B4": "sss"}, depletion=depletion, recovery=recovery).at_action("fishing")
        numbers = numbered(GULF, game.table, 0)
        asked = partial(question, painter("captains_gulf"), game.view(), 0, words, options=numbers)
        assert _explained("captains_gulf", language, asked) == signs


def test_buoys_look_unlike_the_numbers_of_buttons() -> None:
    words, view = texts().words("en").of("captains_gulf", gulf.PEOPLE), gulf.early(2)
    with audit() as placed:
        _part("captains_gulf", view, "map", words)
    numbers = {each.buoy for each in view.hexes if each.buoy}
    buoys = [text for text in placed if text.text in numbers and text.ground == gulf_colors.REEF]
    assert {text.text for text in buoys} == numbers
    assert not [text for text in placed if text.ground == DISC]
    assert distance(gulf_colors.REEF, DISC) > 25
