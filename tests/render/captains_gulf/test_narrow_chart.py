"""On the chart of a phone's panel every place keeps its name, whatever lies there and whatever may be chosen."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from games.captains_gulf import GAME, data
from render import focus, question, theme
from render.audit import Placed, audit
from render.captains_gulf import chart
from render.grid import Box, around
from tests.games.captains_gulf.given import Situation, boat, given
from tests.render.captains_gulf.pictures import PAINT, PEOPLE, words_of

SEA = {"B2": "sss", "B4": "sso", "B6": "ccc", "C5": "sc", "C6": "s", "D4": "soc", "D7": "ooo", "E2": "cc"}
FISHED = {"B6": 1, "C5": 1, "C6": 2, "D4": 2, "E2": 1}
DISC = 15
"""Half the width of the disc around a button's number, in pixels of the picture."""


def _asked(space: str, fuel: int) -> Situation:
    """Boats everywhere, tokens beside the catch, and little money: as full as the chart gets."""
    mine = boat(at="B6", fuel=fuel, money=0, licenses=["shrimp", "oyster", "crab"], hand=["ss", "cc", "oo"])
    game = given(mine, boat(at="D4"), boat(at="morgan_city"), boat(at="tampa"), sea=SEA)
    for place, count in FISHED.items():
        game.table.depletion[data.PLACE_INDEX[place]] = count
    return game.at_action(space)


def _drawn(game: Situation) -> list[Placed]:
    options = {choice: number for number, choice in enumerate(game.options(), 1)}
    with audit() as placed:
        question(PAINT, GAME.view(game.table, 0), 0, words_of("de"), names=PEOPLE, options=options)
    return placed


@pytest.mark.parametrize(("space", "fuel"), [("fishing", 6), ("sail_to_port", 2)])
def test_every_place_has_its_name_beside_its_number_and_its_fuel(space: str, fuel: int) -> None:
    words, placed = words_of("de"), _drawn(_asked(space, fuel))
    names = [*data.HEXES, *map(words.name, data.PORTS)]
    shown = [each for each in placed if each.text in names]
    assert sorted(each.text for each in shown) == sorted(names)
    discs = [around(each.ink.cx, each.ink.cy, 2 * DISC) for each in placed if each.ground == theme.DISC]
    assert len(discs) > 3
    assert not [name.text for name in shown for disc in discs if _meet(name.ink, disc)]
    assert not [(one.text, other.text) for one, other in combinations(shown, 2) if _meet(one.ink, other.ink)]


@pytest.mark.parametrize("boats", [1, 2, 3])
@pytest.mark.parametrize(("depletion", "recovery"), [(3, []), (0, ["B4"]), (1, ["B4"])])
def test_boats_hide_neither_depletion_nor_new_stock(
    boats: int, depletion: int, recovery: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens, boats_at = list[Box](), list[Box]()
    draw_token, draw_boat = chart.token, chart.boat

    def token(canvas: Any, box: Box, *more: Any, **further: Any) -> None:
        tokens.append(box)
        draw_token(canvas, box, *more, **further)

    def boat_at(canvas: Any, x: int, y: int, size: int, *more: Any) -> None:
        boats_at.append(around(x, y, size - 6, size - 6))
        draw_boat(canvas, x, y, size, *more)

    monkeypatch.setattr(chart, "token", token)
    monkeypatch.setattr(chart, "boat", boat_at)
    mine = boat(at="B4", licenses=["shrimp"], hand=["ss"])
    game = given(mine, *[boat(at="B4")] * (boats - 1), seats=2, sea=SEA, depletion={"B4": depletion}, recovery=recovery)
    _drawn(game.at_action("fishing"))
    assert len(tokens) == bool(depletion) + len(recovery)
    assert len([at for at in boats_at if at.w == boats_at[0].w]) >= boats
    assert not [(token, at) for token in tokens for at in boats_at if _meet(token, at)]


@pytest.mark.parametrize("boats", [1, 2])
@pytest.mark.parametrize(("depletion", "recovery"), [(0, []), (3, []), (0, ["C4"]), (1, ["C4"])])
def test_all_that_lies_on_a_hex_without_seafood_stays_on_it(
    boats: int, depletion: int, recovery: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lying, sheets = list[Box](), list[chart.Sheet]()
    draw_boat, draw_token, lay_out = chart.boat, chart.token, chart.laid_out

    def token(canvas: Any, box: Box, *more: Any, **further: Any) -> None:
        lying.append(box)
        draw_token(canvas, box, *more, **further)

    def boat_at(canvas: Any, x: int, y: int, size: int, *more: Any) -> None:
        lying.append(around(x, y, size - 6, size - 6))
        draw_boat(canvas, x, y, size, *more)

    def laid_out(box: Box) -> chart.Sheet:
        sheets.append(lay_out(box))
        return sheets[-1]

    monkeypatch.setattr(chart, "token", token)
    monkeypatch.setattr(chart, "boat", boat_at)
    monkeypatch.setattr(chart, "laid_out", laid_out)
    mine = boat(at="C4", fuel=6, licenses=["shrimp"], hand=["ss"])
    others = [boat(at="C4")] * (boats - 1)
    game = given(mine, *others, seats=max(2, boats), depletion={"C4": depletion}, recovery=recovery)
    drawn = _drawn(game.at_action("sail_to_port"))
    row, sheet = data.ROWS.hex[data.PLACE_INDEX["C4"]], min(sheets, key=lambda each: each.half)
    cx, cy = sheet.middle(row.row, row.x2)
    at_hex = [each for each in lying if abs(each.cx - cx) < 2 * sheet.half and abs(each.cy - cy) < 1.5 * sheet.side]
    assert len(at_hex) == boats + bool(depletion) + len(recovery)
    assert all(each.x >= cx - sheet.half - 1 and each.right <= cx + sheet.half + 1 for each in at_hex)
    assert all(each.bottom <= cy + sheet.side for each in at_hex)
    names = [each for each in drawn if each.text in data.HEXES]
    zoomed = [Box(*(round(side * focus.ZOOM) for side in (each.x, each.y, each.w, each.h))) for each in at_hex]
    assert not [name.text for name in names for each in zoomed if _meet(name.ink, each)]


def test_what_a_port_pays_more_lies_on_no_name_of_a_hex() -> None:
    placed = _drawn(_asked("sail_to_port", 2))
    paid = [each for each in placed if each.text.startswith("+")]
    assert len(paid) == len(data.PORTS)
    names = [each for each in placed if each.text in data.HEXES]
    assert [name.text for name in names for more in paid if _meet(name.ink, more.ink)] == []


def _meet(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
