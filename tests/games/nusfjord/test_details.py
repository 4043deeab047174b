"""The small print beside choices: what they cost and bring as things stand."""

import pytest

from games.engine import Argument, Ask
from games.nusfjord import GAME
from tests.games.nusfjord.given import Given, display, given


def detail(game: Given, choice: str) -> Ask | None:
    return GAME.detail(game.table, 0, choice)


@pytest.mark.parametrize(
    ("choice", "kind", "facts"),
    [
        ("place:transfer_reserve", "goods", {"wood": 1, "fish": 2, "gold": 3}),
        ("place:serve_fish", "next_plate", {"fish": 2, "left": 6}),
        ("place:buy_shares", "shares", {"count": 3, "gold": 2}),
        ("place:thin_out", "goods", {"wood": 3, "fish": 0, "gold": 0}),
        ("place:deforest", "goods", {"wood": 3, "fish": 0, "gold": 0}),
        ("convert:B122:gold:2", "swap", {"wood": 0, "fish": 8, "gold": 0, "get_wood": 0, "get_fish": 0, "get_gold": 2}),
        ("trade:B223:sloop", "sale", {"gold": 2}),
    ],
)
def test_a_turn_shows_what_a_space_or_use_brings(choice: str, kind: str, facts: dict[str, Argument]) -> None:
    mine = display(buildings=["B122", "B223"], wood=9, fish=8, gold=3, reserve=(1, 2, 3), ships={"sloop": 1})
    game = given(mine, display(), round=4, market={0: 1, 1: 2})
    assert choice in game.options()
    assert detail(game, choice) == Ask(kind, facts)
    assert detail(game, "skip") is None
    assert detail(game, "place:issue_share") is None


def test_buildings_and_ships_show_cost_and_worth() -> None:
    rich = display(wood=12, fish=20, gold=12)
    game = given(rich, display(ships={"cutter": 1}), display(), round=4, offered=["A103", "C244", "C151", "C148"])
    game.play("place:build_building")
    assert detail(game, "build:A103") == Ask("building", {"wood": 1, "fish": 0, "gold": 0, "points": 0})
    assert detail(game, "build:C151") == Ask("star_building", {"wood": 5, "fish": 3, "gold": 1})
    assert detail(game, "build:C148") == Ask("building", {"wood": 8, "fish": 3, "gold": 5, "points": 8})
    assert detail(game, "build:C244") == Ask("building", {"wood": 4, "fish": 6, "gold": 0, "points": 7})
    game.play("build:C244")
    assert detail(game, "other:blue") == Ask("price", {"wood": 4, "fish": 9, "gold": 0})
    game = given(rich, display())
    game.play("place:build_ship")
    assert detail(game, "ship:schooner_gold") == Ask("ship", {"wood": 0, "fish": 0, "gold": 4, "haul": 6})


def test_plates_exchanges_payments_and_shortages_show_their_figures() -> None:
    game = given(display(fish=9), display(), plates=2)
    game.play("place:serve_fish")
    assert detail(game, "serve:2") == Ask("plates", {"fish": 6, "gold": 2})
    game = given(display(elders={"wood_dealer": 0}, wood=6), display(), plates=1)
    game.play("elder:wood_dealer")
    swap: dict[str, Argument] = {"wood": 6, "fish": 0, "gold": 0, "get_wood": 0, "get_fish": 0, "get_gold": 4}
    assert detail(game, "times:2") == Ask("swap", swap)
    game = given(display(buildings=["A218"], wood=2, fish=2, reserve=(2, 0, 0)), display())
    game.play("place:build_ship")
    assert detail(game, "reserve:0") == Ask("from_supply", {"amount": 2, "good": "wood"})
    council = {"contractor": 0, "constructor": 1, "shipwright": 2, "builder": 0}
    game = given(display(elders=council), display(), at="fishing")
    assert detail(game, "feed:shipwright") == Ask("elder_fish", {"fish": 2})
    red = display(shares={}, unissued=0, elders={"contractor": 0})
    others = [display(shares={0: 2, 1: 2}), display(shares={0: 3, 2: 2})]
    game = given(red, *others, at="fishing")
    assert detail(game, "dividend:yellow") == Ask("owed", {"shares": 3})
    game = given(display(), display())
    game.play("place:deforest")
    assert detail(game, "fell:a3a4") == Ask("strips", {"strips": 2})
