"""Every building by its text: what it brings when built, when it reacts, as a free use, as points, as a cost."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import Telling
from games.nusfjord import GAME, building, data, goods
from games.nusfjord.terms import GOODS, PLAIN, WOOD, Terms
from tests.games.nusfjord.given import Display, Given, display, given

rule = pytest.mark.rule
SLOOP, CUTTER = {"sloop": 1}, {"cutter": 1}
GROVE = {"a3a4": 2, "b3b4": 1}  # 3 forests; c3 and c4 are free

# card -> (display, table, choices after the card was placed on c1, what is left once the fixed cost is paid)
BUILT: dict[str, tuple[Display, dict[str, Any], list[str], dict[str, Any]]] = {
    "A101": (display(wood=2, fish=2), {}, ["do:build_ship"], {"ships": [1, 0, 0], "goods": (0, 0, 0)}),
    "A102": (display(), {}, [], {"ships": [1, 0, 0], "haul": 5}),
    "A103": (display(), {}, [], {"goods": (0, 4, 0)}),
    "A104": (display(), {}, [], {"goods": (4, 0, 0)}),  # a2, b1, b2, c2 are still empty
    "A107": (display(), {}, ["do:reforest"], {"forests": 6}),  # b1b2 is the only free double space left
    "A108": (display(buildings=["A103", "A105", "A118"]), {}, [], {"goods": (0, 0, 2)}),  # 4 buildings
    "A110": (display(), {}, ["do:thin_out"], {"goods": (4, 0, 0)}),
    "A113": (display(reserve=(1, 2, 0)), {}, ["do:transfer_reserve"], {"goods": (1, 2, 0), "reserve": (0, 0, 0)}),
    "A115": (display(ships=SLOOP), {}, [], {"goods": (0, 5, 0)}),
    "B121": (display(), {"plates": 0}, ["do:take_elder", "take:fish_seller"], {"elders": ["fish_seller"]}),
    "B126": (display(buildings=["A103", "A105"]), {}, [], {"goods": (0, 0, 2)}),
    "C141": (display(ships={"sloop": 1, "cutter": 1}), {}, [], {"goods": (0, 0, 2)}),
    "C142": (
        display(gold=2),
        {},
        ["do:build_ship", "ship:schooner_gold"],
        {"ships": [0, 0, 1], "goods": (0, 0, 0)},
    ),
    "C144": (display(fish=9), {}, ["times:4"], {"goods": (0, 1, 4)}),
    "C145": (display(buildings=["B122"]), {}, [], {"goods": (0, 0, 2)}),
    "C146": (display(elders={"sailor": 0, "broker": 1}), {}, [], {"goods": (0, 0, 2)}),
    "A201": (display(), {}, [], {"goods": (0, 0, 3), "worth": -2}),
    "A205": (display(), {}, ["do:deforest", "fell:b3b4"], {"goods": (5, 0, 0), "forests": 3}),
    "A209": (display(reserve=(0, 4, 0)), {}, [], {"reserve": (0, 10, 0)}),
    "A212": (display(), {}, [], {"goods": (2, 0, 0), "wood_cap": 18}),
    "A217": (display(), {}, [], {"reserve": (0, 2, 0), "reserve_cap": 12}),
    "B221": (display(unissued=3), {}, [], {"goods": (0, 0, 3)}),
    "B222": (display(fish=8), {}, ["times:3"], {"goods": (0, 2, 3)}),
    "B224": (display(), {}, [], {"reserve": (3, 3, 0)}),
    "B225": (display(ships={"sloop": 4}), {}, [], {"goods": (0, 0, 3)}),  # at most 3
    "B231": (display(elders={"sailor": 0, "broker": 0, "steward": 0}), {}, [], {"goods": (3, 3, 0), "worth": 4}),
    "C241": (display(shares={0: 4, 1: 1}, unissued=0), {}, [], {"goods": (0, 0, 5)}),
    "C245": (display(ships={"sloop": 2, "schooner": 1}), {}, [], {"goods": (0, 0, 4)}),
    "A304": (display(), {}, ["do:issue_share"], {"goods": (0, 0, 2), "unissued": 2}),
    "A305": (display(), {"market": {0: 1, 1: 2}}, ["share:blue"], {"shares": [2, 1]}),
    "A309": (display(), {}, [], {"goods": (3, 2, 0)}),
    "A313": (display(ships=SLOOP), {}, [], {"reserve": (0, 4, 0)}),
    "A314": (display(), {}, [], {"goods": (1, 0, 2), "worth": -1}),
    "A315": (display(), {}, [], {"reserve": (0, 2, 0)}),
    "A317": (display(), {}, ["plant:b1b2"], {"goods": (0, 0, 1), "forests": 5}),
    "B321": (display(wood=4), {}, ["do:build_ship", "ship:cutter"], {"ships": [0, 1, 0], "goods": (0, 0, 0)}),
    "B323": (display(fish=3), {"plates": 1}, ["do:serve_fish", "serve:2"], {"goods": (0, 0, 2), "plates": 3}),
    "B324": (
        display(),
        {"offered": ["B324", "A103"]},
        ["do:build_building", "at:b1"],
        {"goods": (0, 4, 0), "buildings": ["B324", "A103"]},
    ),
    "B326": (display(), {}, [], {"goods": (4, 4, 0)}),
    "B327": (display(shares={0: 1}, unissued=1), {"market": {0: 1}}, [], {"goods": (0, 0, 2)}),  # 1 lies with seat 1
    "B328": (display(ships=SLOOP), {}, ["upgrade:sloop"], {"ships": [0, 1, 0], "haul": 6}),
    "C342": (display(ships=SLOOP), {}, ["upgrade:sloop", "upgrade:cutter"], {"ships": [0, 0, 1], "haul": 6}),
    "C347": (display(fish=8), {"plates": 1}, ["do:serve_fish", "serve:3"], {"goods": (0, 0, 6), "plates": 4}),
}

# card -> (display that owns it, table, choices, what stands afterwards)
OWNED: dict[str, tuple[Display, dict[str, Any], list[str], dict[str, Any]]] = {
    "A105": (display(buildings=["A105"], wood=6, gold=1), {}, ["place:build_ship"], {"goods": (3, 0, 0)}),  # T22
    "A106": (display(buildings=["A106"]), {}, ["place:thin_out"], {"goods": (4, 3, 0)}),
    "A109": (display(buildings=["A109"]), {}, ["place:deforest", "fell:a3a4"], {"goods": (5, 2, 0)}),
    "A111": (display(buildings=["A111"], wood=1, fish=2), {}, ["place:build_ship"], {"ships": [1, 0, 0]}),
    "A112": (
        display(buildings=["A112"], reserve=(0, 1, 0)),
        {},
        ["place:transfer_reserve"],
        {"goods": (0, 1, 0), "reserve": (3, 0, 0)},
    ),
    "A114": (
        display(buildings=["A114"], wood=2),
        {"offered": ["A103"]},
        ["place:build_building", "at:b1", "times:1"],
        {"goods": (0, 4, 1)},
    ),
    "A117": (
        display(buildings=["A117"], wood=2, fish=2),
        {"workers": {"build_ship": "1"}},
        ["place:build_ship"],
        {"ships": [1, 0, 0], "spaces": ("build_ship", ["10"])},
    ),
    "B122": (display(buildings=["B122"], fish=9), {}, ["convert:B122:gold:2"], {"goods": (0, 1, 2)}),
    "B123": (
        display(buildings=["B123"], fish=4),
        {},
        ["convert:B123:wood:2", "convert:B123:fish:1"],
        {"goods": (1, 1, 0)},
    ),
    "B124": (display(buildings=["B124"], wood=4), {}, ["convert:B124:gold:1"], {"goods": (1, 0, 1)}),
    "B125": (
        display(buildings=["B125"], reserve=(0, 1, 0)),
        {},
        ["place:transfer_reserve"],
        {"goods": (0, 1, 0), "reserve": (0, 0, 2)},
    ),
    "B127": (display(buildings=["B127"]), {}, ["place:thin_out"], {"goods": (6, 0, 0)}),
    "B128": (display(buildings=["B128"], wood=2, fish=2), {}, ["place:build_ship"], {"goods": (0, 0, 1)}),
    "B130": (
        display(buildings=["B130"], wood=2, fish=2),
        {},
        ["place:build_ship", "do:issue_share"],
        {"goods": (0, 0, 2), "unissued": 2},
    ),
    "B131": (display(buildings=["B131"]), {"plates": 0}, ["place:take_elder", "take:builder"], {"goods": (0, 1, 1)}),
    "C143": (display(buildings=["C143"]), {}, ["use:C143"], {"ships": [0, 1, 0], "uses": []}),
    "A202": (display(buildings=["A202"], placed=2), {}, ["place:take_gold"], {"goods": (1, 0, 1)}),
    "A204": (display(buildings=["A204"], reserve=(0, 7, 0)), {}, ["convert:A204:gold:2"], {"reserve": (0, 1, 2)}),
    "A206": (display(buildings=["A206"]), {}, ["place:thin_out"], {"goods": (4, 4, 0)}),
    "A207": (display(buildings=["A207"]), {"plates": 0}, ["place:take_elder", "take:builder"], {"goods": (0, 0, 1)}),
    "A208": (
        display(buildings=["A208"], reserve=(0, 1, 0)),
        {},
        ["place:transfer_reserve"],
        {"goods": (0, 1, 1)},
    ),
    "A210": (display(buildings=["A210"]), {}, ["place:issue_share", "times:1"], {"goods": (3, 4, 1)}),  # T25
    "A211": (display(buildings=["A211"], wood=2, fish=2), {}, ["place:build_ship"], {"goods": (0, 0, 1)}),
    "A213": (display(buildings=["A213"]), {}, ["place:issue_share"], {"goods": (2, 0, 2)}),  # T24
    "A214": (
        display(buildings=["A214"], wood=1),
        {"offered": ["A103"]},
        ["place:build_building", "at:b1"],
        {"goods": (1, 4, 0)},
    ),
    "A215": (
        display(buildings=["A215"], elders={"fish_seller": 2}, fish=1),
        {"plates": 1},
        ["elder:fish_seller"],
        {"goods": (0, 0, 2)},  # cleared: +1 fish, +1 gold; then 2 fish for 1 gold
    ),
    "A216": (
        display(buildings=["A216"], elders={"skipper": 0}, fish=1),
        {"plates": 0},
        ["elder:skipper"],
        {"goods": (0, 2, 1), "plates": 0},  # plate 1 served for its gold, that fish fed, half of 3 rounded up
    ),
    "A218": (
        display(buildings=["A218"], reserve=(1, 0, 0), wood=1),
        {"offered": ["A103"]},
        ["place:build_building", "reserve:1", "at:b1"],
        {"goods": (1, 4, 0), "reserve": (0, 0, 0)},
    ),
    "B223": (
        display(buildings=["B223"], ships={"sloop": 1, "cutter": 1}),
        {},
        ["trade:B223:cutter", "trade:B223:sloop"],
        {"goods": (0, 0, 6), "ships": [0, 0, 0], "haul": 3},
    ),
    "B227": (display(buildings=["B227"]), {}, ["place:reforest", "plant:c1c2"], {"goods": (0, 0, 1)}),
    "B229": (display(buildings=["B229"], ships=CUTTER), {}, ["use:B229"], {"goods": (0, 6, 0), "uses": []}),
    "B230": (display(buildings=["B230"], wood=4, fish=3), {}, ["convert:B230:gold:2"], {"goods": (0, 1, 2)}),
    "A301": (display(buildings=["A301"]), {}, ["place:thin_out"], {"goods": (4, 0, 0), "reserve": (3, 0, 0)}),
    "A302": (display(buildings=["A302"]), {}, ["place:reforest", "plant:b1b2"], {"goods": (0, 1, 1)}),
    "A303": (
        display(buildings=["A303"], elders={"skipper": 0}),
        {"plates": 1},
        ["elder:skipper"],
        {"goods": (1, 2, 0)},
    ),
    "A306": (
        display(buildings=["A306"], gold=1),
        {"offered": ["A309"]},
        ["place:build_building", "at:b1"],
        {"goods": (3, 4, 0)},
    ),
    "A307": (display(buildings=["A307"]), {}, ["place:reforest", "plant:b1b2", "do:thin_out"], {"goods": (6, 0, 0)}),
    "A308": (display(buildings=["A308"]), {}, ["place:deforest", "fell:a3a4", "times:1"], {"goods": (4, 0, 1)}),
    "A310": (display(buildings=["A310"], wood=2, fish=5), {}, ["convert:A310:gold:2"], {"goods": (0, 1, 2)}),
    "A312": (display(buildings=["A312"], wood=6), {}, ["convert:A312:gold:1"], {"goods": (1, 0, 2)}),
    "A318": (
        display(buildings=["A318"], reserve=(0, 1, 0)),
        {},
        ["place:transfer_reserve"],
        {"goods": (2, 1, 0)},
    ),
    "B322": (display(buildings=["B322"]), {}, ["use:B322", "plant:c1c2"], {"forests": 6, "uses": []}),
    "B325": (display(buildings=["B325"], fish=6), {}, ["convert:B325:gold:1"], {"goods": (0, 1, 2)}),
    "B329": (display(buildings=["B329"], wood=11), {}, ["use:B329", "times:5"], {"goods": (1, 0, 5), "uses": []}),
}

# card -> (display, what stands after a Fishing phase; two of the three fish go to own shares, one to the Reserve)
FISHED: dict[str, tuple[Display, list[str], dict[str, Any]]] = {
    "A116": (display(buildings=["A116"]), [], {"goods": (0, 3, 0)}),
    "B129": (display(buildings=["B129"], reserve=(0, 7, 0)), [], {"goods": (0, 10, 0), "reserve": (0, 0, 0)}),
    "A203": (display(buildings=["A203"], reserve=(0, 3, 0)), ["move:2"], {"goods": (0, 4, 0), "reserve": (0, 2, 0)}),
    "B226": (display(buildings=["B226"]), [], {"goods": (2, 2, 0)}),
    "A311": (display(buildings=["A311"], forests={"a3a4": 2}), [], {"goods": (1, 2, 0)}),
}

# card -> (display that owns it, its points)
SCORED: dict[str, list[tuple[Display, int]]] = {
    "A118": [(display(elders={"sailor": 0, "broker": 0}), 2), (display(), 0)],
    "B132": [(display(ships={"sloop": 2}), 4), (display(ships={"sloop": 4}), 6)],
    "C149": [(display(fish=5, reserve=(9, 4, 9)), 4), (display(fish=30), 8)],
    "C150": [(display(buildings=["A103", "B122"]), 3)],
    "C151": [(display(ships={"sloop": 2, "schooner": 2}), 8)],
    "C152": [(display(ships={"schooner": 2}), 6), (display(), 0)],
    "C153": [(display(buildings=["A103", "B122", "C143"]), 6)],
    "C154": [(display(forests=GROVE), 6), (display(forests={"a3a4": 9}), 8)],
    "C246": [(display(reserve=(1, 2, 2), fish=9), 2), (display(reserve=(9, 9, 9)), 7)],
    "C247": [(display(elders={"sailor": 0, "broker": 0, "mayor": 0}), 6)],
    "C248": [
        (display(forests={}, buildings=["A103", "A104", "A105"]), 3),
        (display(forests={"a3a4": 1}, buildings=["A103"]), 0),
    ],
    "C250": [(display(), 9), (display(ships={"schooner": 3}), 1)],
    "C251": [(display(shares={0: 2, 1: 3}), 6), (display(shares={0: 5, 1: 5}), 8)],
    "C252": [(display(forests=GROVE), 6), (display(), 9)],
    "C254": [(display(ships={"sloop": 1, "cutter": 1}), 4), (display(ships={"schooner": 3, "sloop": 1}), 8)],
    "B330": [(display(), 4), (display(forests={"a3a4": 8}), 6)],
    "C343": [(display(gold=7), 5), (display(gold=30), 8), (display(gold=2), 3)],
    "C344": [(display(buildings=["B122", "C150"]), 3), (display(buildings=["A201"]), 1)],
    "C345": [(display(ships={"cutter": 1, "schooner": 2, "sloop": 1}), 6)],
    "C346": [(display(wood=3, reserve=(2, 0, 0)), 2), (display(wood=12, reserve=(9, 0, 0)), 6)],
    "C348": [(display(ships=SLOOP), 2), (display(ships={"sloop": 1, "cutter": 2}), 5), (display(), 0)],
    "C349": [(display(buildings=["A103", "A104", "A105"]), 6)],
    "C350": [(display(fish=9, reserve=(0, 5, 0)), 4), (display(reserve=(0, 40, 0)), 8)],
    "C351": [(display(), 7), (display(forests={"a3a4": 6}), 10), (display(forests={"a3a4": 1}), 0)],
    "C352": [(display(ships={"sloop": 1}), 8), (display(ships={"schooner": 3}), 3)],
    "C354": [(display(elders={"sailor": 0}, shares={0: 2, 1: 1}), 4)],
}

# card -> (display, round, its whole cost)
PRICED: dict[str, tuple[Display, int, tuple[int, int, int]]] = {
    "C148": (display(), 4, (8, 3, 5)),
    "B232": (display(), 5, (0, 15, 5)),  # T27
    "C249": (display(ships={"schooner": 1}), 4, (4, 8, 1)),
    "C253": (display(ships={"sloop": 2}), 4, (4, 8, 1)),
    "B331": (display(elders={"sailor": 0, "broker": 0}), 4, (2, 2, 3)),
    "B332": (display(buildings=["A103", "A104", "A105"]), 4, (5, 0, 1)),
    "C353": (display(ships={"schooner": 1}), 4, (4, 6, 1)),
}
# card -> (a display that has more of what it counts than it pays for, table, what stands when it was built)
MOST: dict[str, tuple[Display, dict[str, Any], dict[str, Any]]] = {
    "A108": (
        display(forests={}, buildings=[f"A1{number:02}" for number in (3, 4, 5, 6, 7, 9, 10)]),
        {},
        {"goods": (0, 0, 3)},
    ),
    "B126": (display(forests={}, buildings=["A103", "A104", "A105", "A118"]), {}, {"goods": (0, 0, 3)}),
    "C141": (display(ships={"sloop": 5}), {}, {"goods": (0, 0, 4)}),
    "C145": (display(forests={}, buildings=["B122", "B221", "B225"]), {}, {"goods": (0, 0, 4)}),
    "B326": (display(forests={"a3a4": 2, "b1b2": 2, "b3b4": 2}), {}, {"goods": (5, 5, 0)}),
    "B327": (display(shares={0: 0}, unissued=0), {"market": {0: 4}}, {"goods": (0, 0, 3)}),
}
# shown by tests of their own below
ALONE = {"C147", "B228", "C242", "C243", "C244", "A316", "C341"}


def check(game: Given, expected: dict[str, Any], card: str) -> None:
    """Compare what is expected with what stands on seat 0's display."""
    player = game.player()
    stands = {
        "goods": game.goods(),
        "reserve": game.reserve(),
        "ships": player.ships,
        "haul": player.haul(),
        "forests": sum(player.forests),
        "unissued": player.unissued,
        "shares": player.shares,
        "elders": player.elders,
        "buildings": player.buildings,
        "uses": player.uses,
        "plates": game.table.plates,
        "wood_cap": player.wood_cap(),
        "reserve_cap": player.reserve_cap(),
        "worth": game.worth(card),
    }
    for key, value in expected.items():
        if key == "spaces":
            action, workers = value
            assert [game.table.spaces[slot] for slot, _ in data.SLOTS[2][action]] == workers
        else:
            assert stands[key] == value, key


def with_cost(card: str, shown: Display) -> Display:
    """The display with the fixed cost of the card added to its goods."""
    own: list[int] = shown["goods"]  # type: ignore[assignment]
    paid = [have + price for have, price in zip(own, data.COSTS[card], strict=False)]
    return {**shown, "goods": paid + own[3:]}


def test_every_building_is_played_here() -> None:
    shown = {*BUILT, *OWNED, *FISHED, *SCORED, *PRICED, *ALONE}
    assert shown == set(data.BUILDINGS)


@rule("A1", "A12", "X4")
@pytest.mark.parametrize("card", BUILT)
def test_a_building_does_what_it_says_when_built(card: str) -> None:
    shown, table, choices, expected = BUILT[card]
    other = display(shares={0: 1, 1: 2})
    game = given(with_cost(card, shown), other, **{"offered": [card], **table})
    game.play("place:build_building")
    if game.asks() == "build":
        game.play(f"build:{card}")
    game.play("at:c1", *choices)
    check(game, expected, card)


@rule("A1", "A12")
@pytest.mark.parametrize("card", MOST)
def test_a_building_brings_no_more_than_its_most(card: str) -> None:
    shown, table, expected = MOST[card]
    game = given(with_cost(card, shown), display(shares={0: 1, 1: 2}), **{"offered": [card], **table})
    game.play("place:build_building", f"at:{game.player().free_spaces()[0]}")
    check(game, expected, card)


@rule("A1", "A6")
@pytest.mark.parametrize(
    ("card", "ships", "choices", "left"),
    [
        ("B328", {"sloop": 2}, ["upgrade:sloop"], [1, 1, 0]),
        ("C342", {"sloop": 3}, ["upgrade:sloop", "upgrade:sloop"], [1, 2, 0]),
    ],
)
def test_ships_are_replaced_no_more_often_than_a_building_says(
    card: str, ships: dict[str, int], choices: list[str], left: list[int]
) -> None:
    game = given(with_cost(card, display(ships=ships)), display(), offered=[card])
    game.play("place:build_building", "at:c1", *choices)
    check(game, {"ships": left}, card)
    assert "upgrade" not in game.asks()


@rule("A8")
def test_what_can_be_done_once_has_its_limits_then() -> None:
    dealer = given(display(buildings=["B329"], wood=13), display())
    dealer.play("use:B329")
    assert "times:5" in dealer.options()
    assert "times:6" not in dealer.options()
    ranger = given(display(buildings=["B322"]), display())
    ranger.play("use:B322")
    assert all(option.startswith("plant:") for option in ranger.options()), "Reforest it is, and nothing is declined"


@rule("A4", "A5", "A8")
@pytest.mark.parametrize("card", OWNED)
def test_a_building_does_what_it_says_while_it_stands(card: str) -> None:
    shown, table, choices, expected = OWNED[card]
    game = given(shown, display(), **table)
    game.play(*choices)
    check(game, expected, card)


@rule("F9")
@pytest.mark.parametrize("card", FISHED)
def test_a_building_does_what_it_says_at_the_end_of_fishing(card: str) -> None:
    shown, choices, expected = FISHED[card]
    game = given(shown, display(), at="fishing")
    game.play(*choices)
    check(game, expected, card)


@rule("B6", "G2")
@pytest.mark.parametrize(("card", "shown", "points"), [(card, *row) for card, rows in SCORED.items() for row in rows])
def test_a_star_building_is_worth_what_it_says(card: str, shown: Display, points: int) -> None:
    owned: list[str] = shown["buildings"]  # type: ignore[assignment]
    # the card itself stands on a space that no row bonus needs
    game = given({**shown, "buildings": [*owned, card], "sites": {card: "c2"}}, display(), round=7)
    assert game.worth(card) == points


@rule("B5")
@pytest.mark.parametrize("card", PRICED)
def test_a_variable_cost_is_computed_when_the_card_is_built(card: str) -> None:
    shown, number, price = PRICED[card]
    exactly = {**shown, "goods": [*price, 0, 0, 0]}
    game = given(exactly, display(), round=number, offered=[card])
    assert building.cost(game.table, 0, card, PLAIN) == price
    game.play("place:build_building", "at:c1")
    assert (game.goods(), game.player().buildings[-1]) == ((0, 0, 0), card)
    for good in range(3):
        if price[good]:
            less = [*price, 0, 0, 0]
            less[good] -= 1
            poorer = given({**shown, "goods": less}, display(), round=number, offered=[card])
            assert poorer.refuses("place:build_building") == ("no_building_possible", "X4")


@rule("A12")
@pytest.mark.parametrize("card", [card for card, row in BUILT.items() if row[2] and row[2][0].startswith("do:")])
def test_an_optional_action_of_a_card_may_be_declined(card: str) -> None:
    shown, table, _, _ = BUILT[card]
    game = given(with_cost(card, shown), display(), **{"offered": [card], **table})
    game.play("place:build_building")
    if game.asks() == "build":
        game.play(f"build:{card}")
    game.play("at:c1", "decline")
    assert game.told("declined", 0)[-1].args == {"source": card}
    assert game.player().goods == shown["goods"]


def test_forest_lake_hut_also_reacts_to_transfer_reserve() -> None:
    game = given(display(buildings=["A106"], reserve=(0, 2, 0)), display())
    game.play("place:transfer_reserve")
    assert game.goods() == (1, 2, 0)


def test_sawmill_and_rangers_office_also_react_to_deforest() -> None:
    game = given(display(buildings=["B127", "B227"]), display())
    game.play("place:deforest", "fell:a3a4")
    assert game.goods() == (7, 0, 1)


def test_office_gives_gold_when_there_is_no_share() -> None:
    game = given(with_cost("A305", display()), display(), offered=["A305"])
    game.play("place:build_building", "at:c1")
    assert (game.goods(), game.player().shares) == ((0, 0, 1), [2, 0])


def test_forest_hut_needs_two_forests() -> None:
    game = given(display(buildings=["A311"], forests={"a3a4": 1}), display(), at="fishing")
    assert game.goods() == (0, 2, 0)


@rule("G2")
def test_fortress_spares_the_penalty_for_empty_spaces() -> None:
    game = given(display(buildings=["C147"]), display(), round=7)
    assert game.points(0)["spaces"] == 0
    assert game.points(1)["spaces"] == -5


@rule("B3", "Q31", "T40")
def test_stilt_house_covers_three_units_of_the_track_and_is_no_ship() -> None:
    game = given(with_cost("B228", display()), display(), offered=["B228"])
    game.play("place:build_building")  # the only card, and its only place
    player = game.player()
    assert (player.buildings, player.sites, player.width, player.haul()) == (["B228"], ["track"], 3, 6)
    assert (sum(player.ships), player.free.bit_count()) == (0, 5)


@rule("G1")
def test_nursery_gives_gold_before_scoring() -> None:
    game = given(display(buildings=["C242"]), display(), at="end", round=7)
    assert game.goods() == (0, 0, 4)
    assert game.result.scores[0].categories["gold"] == 4
    wooded = display(forests={"a3a4": 3, "b1b2": 3}, buildings=["C242"])
    assert given(wooded, display(), at="end", round=7).goods() == (0, 0, 4), "at most 4"


@rule("B2")
def test_longhouse_covers_a_double_space_and_is_one_building() -> None:
    game = given(with_cost("C243", display()), display(), offered=["C243"], round=4)
    game.play("place:build_building")
    assert game.options() == ["at:b1b2", "at:c1c2"]
    game.play("at:c1c2")
    assert (game.player().buildings, game.player().free_spaces()) == (["C243"], ["a2", "b1", "b2"])


@rule("B5", "T28")
def test_fishhouse_costs_the_own_haul_and_that_of_a_chosen_player() -> None:
    others = [display(ships={"cutter": 2}), display(ships={"cutter": 3})]  # hauls 8 and 10
    game = given(display(wood=4, fish=14, ships=CUTTER), *others, offered=["C244"], round=4)
    game.play("place:build_building", "at:c1")  # with 14 fish only 6 + 8 can be paid
    assert game.goods() == (0, 0, 0)

    game = given(display(wood=4, fish=20, ships=CUTTER), *others, offered=["C244"], round=4)
    game.play("place:build_building")
    assert game.options() == ["other:blue", "other:yellow"]
    game.play("other:yellow", "at:c1")
    assert game.goods() == (0, 4, 0)


@rule("B5", "T28")
def test_fishhouse_cannot_be_had_for_the_own_haul_alone() -> None:
    others = [display(ships={"cutter": 2}), display(ships={"cutter": 3})]  # hauls 8 and 10
    poor = display(wood=4, fish=6, ships=CUTTER)
    assert given(poor, *others, offered=["C244"], round=4).refuses("place:build_building")[0] == "no_building_possible"
    game = given(poor, *others, offered=["C244", "A103", "A115"], round=4)
    game.play("place:build_building")
    refused = GAME.why_not(game.table, 0, "build:C244")
    assert refused is not None
    assert refused.args_ == {"building": "C244", "wood": 0, "fish": 8, "gold": 0}


@rule("B7")
def test_fishhouse_counts_three_for_the_other_player_in_the_solo_game() -> None:
    game = given(display(wood=4, fish=6), offered=["C244"], round=4)
    game.play("place:build_building", "at:c1")
    assert game.goods() == (0, 0, 0)


def test_holding_company_places_no_fish_on_the_board() -> None:
    game = given(display(buildings=["A316"]), display(), at="fishing", market={0: 1, 1: 1})
    assert (game.told("fished", 0)[0].args["board"], game.told("fished", 1)[0].args["board"]) == (0, 1)
    assert (game.reserve(0), game.reserve(1)) == ((0, 1, 0), (0, 0, 0))


@rule("B4")
def test_hermitage_keeps_the_forest_it_stands_in() -> None:
    game = given(with_cost("C341", display()), display(), offered=["C341"], round=4)
    game.play("place:build_building", "at:a3a4")
    player = game.player()
    assert (sum(player.forests), player.removable_forests(), player.free.bit_count()) == (4, 2, 5)
    assert player.removable_doubles() == ["b3b4", "c3c4"]
    assert player.full_rows() == 0


@rule("B4", "T40")
def test_hermitage_needs_a_single_forest_wherever_it_lies() -> None:
    game = given(with_cost("C341", display(forests={"c3c4": 1})), display(), offered=["C341"], round=4)
    game.play("place:build_building")
    player = game.player()
    assert (player.sites, player.removable_forests(), player.removable_doubles()) == (["c3c4"], 0, [])
    assert game.refuses("place:deforest", seat=0) == ("not_your_turn", "")


@rule("B1", "B2", "B3", "B4")
@pytest.mark.parametrize(
    ("shown", "card", "reason", "number"),
    [
        ({"forests": dict.fromkeys(data.DOUBLES, 1), "buildings": ["A104"]}, "A103", "no_free_space", "B1"),
        ({"forests": dict.fromkeys(data.DOUBLES, 1)}, "C243", "no_place_double", "B2"),
        ({"ships": {"schooner": 3}}, "B228", "no_place_track", "B3"),
        ({"forests": {}}, "C341", "no_place_forest", "B4"),
    ],
)
def test_a_building_without_a_place_says_which_place_it_needs(
    shown: dict[str, Any], card: str, reason: str, number: str
) -> None:
    others = [each for each in ("A103", "A115", "B228", "C243", "C341") if each != card]
    game = given(display(wood=12, fish=9, gold=9, **shown), display(), offered=[card, *others], round=4)
    game.play("place:build_building")
    assert game.refuses(f"build:{card}") == (reason, number)


@rule("X4", "B5")
def test_a_building_of_variable_cost_may_take_the_only_free_space() -> None:
    full = dict.fromkeys(data.DOUBLES, 1)
    game = given(display(fish=15, gold=5, forests=full), display(), round=5, offered=["B232"])
    game.play("place:build_building")
    assert (game.player().buildings, game.player().sites) == (["B232"], ["a2"])


@rule("A13", "Q40")
def test_discounts_are_taken_off_good_by_good_and_never_below_nothing() -> None:
    game = given(display(wood=8, fish=3, gold=5), display(wood=7, fish=2, gold=4), offered=["C148"], round=4)
    less = Terms(wood=1, fish=1, gold=1)
    assert building.cost(game.table, 0, "C148", PLAIN) == (8, 3, 5)
    assert building.cost(game.table, 0, "C148", less) == (7, 2, 4)
    assert building.cost(game.table, 0, "C148", Terms(wood=9, fish=9, gold=9)) == (0, 0, 0)
    assert building.possible(game.table, 1, less) == ["build:C148"]
    for good in ("wood", "fish", "gold"):
        missing = Terms(**{"wood": 1, "fish": 1, "gold": 1, good: 0})
        assert building.possible(game.table, 1, missing) == []


@rule("X3", "A13")
@pytest.mark.parametrize(("fish", "plates", "asked"), [(1, 1, True), (0, 0, False)])
def test_rathskeller_serves_cheaper_plates_but_never_without_a_fish(fish: int, plates: int, asked: bool) -> None:
    game = given(with_cost("B323", display(fish=fish)), display(), offered=["B323"], plates=plates)
    game.play("place:build_building", "at:c1")
    assert ("do:serve_fish" in game.options()) == asked


@rule("A10")
@pytest.mark.parametrize(("good", "card"), [("fish", "A102"), ("gold", "C148")])
def test_stock_management_pays_each_good_from_the_reserve(good: str, card: str) -> None:
    at = GOODS.index(good)
    supply, reserve = list(data.COSTS[card]), [0, 0, 0]
    if card == "C148":
        supply[2] = 5  # a gold for each of four forests, and one
    supply[at] -= 1
    reserve[at] = 1
    own = dict(zip(GOODS, supply, strict=True))
    game = given(display(buildings=["A218"], reserve=reserve, **own), display(), offered=[card], round=4)
    game.play("place:build_building", "at:c1")
    assert (game.goods(), game.reserve()) == ((0, 0, 0), (0, 0, 0))
    assert [event.args for event in game.told("paid_from_reserve")] == [{"good": good, "amount": 1}]


@rule("A12", "C5")
def test_a_share_of_ones_own_may_be_taken_from_the_board_as_well() -> None:
    game = given(with_cost("A305", display()), display(), offered=["A305"], market={0: 1, 1: 2})
    game.play("place:build_building", "at:c1")
    assert game.options() == ["share:red", "share:blue"]
    game.play("share:red")
    assert (game.player().shares, game.table.market) == ([3, 0], [0, 2])
    assert game.told("share_taken", 0)[0].args == {"company": "red", "source": "A305"}
    assert game.goods() == (0, 0, 0), "the gold is for who finds no share"


@rule("C4", "C3")
def test_fishers_cottage_moves_any_number_of_fish_whatever_wood_there_is() -> None:
    game = given(display(buildings=["A203"], wood=12, reserve=(0, 3, 0)), display(), at="fishing")
    assert game.options()[:2] == ["move:1", "move:2"]
    game.play("move:2")
    assert (game.goods(), game.reserve()) == ((12, 4, 0), (0, 2, 0))
    assert game.told("wood_lost") == []


@rule("C3", "C4")
def test_wood_above_the_limit_is_lost_in_the_supply_alone() -> None:
    game = given(display(buildings=["A112"], wood=12, reserve=(0, 1, 0)), display())
    game.play("place:transfer_reserve")
    assert (game.goods(), game.reserve()) == ((12, 1, 0), (3, 0, 0))
    game = given(display(buildings=["A202"], placed=2, wood=12), display())
    game.play("place:take_gold")
    assert (game.goods(), game.told("wood_lost")) == ((12, 0, 1), [])
    game = given(display(wood=10, reserve=(3, 0, 0)), display())
    goods.take_back(game.table, 0, WOOD, 3, tell := Telling(game.table))
    assert (game.goods(), game.reserve()) == ((12, 0, 0), (0, 0, 0))
    assert [event.args for event in tell.events if event.kind == "wood_lost"] == [{"wood": 1}]


@rule("A3")
def test_of_three_effects_that_ask_the_owner_orders_all() -> None:
    game = given(display(buildings=["A302", "A307", "B227"]), display())
    game.play("place:reforest")  # onto the only double space left
    assert game.options() == ["first:A302", "first:A307", "first:B227"]
    game.play("first:B227")
    assert (game.goods(), game.options()) == ((0, 0, 1), ["first:A302", "first:A307"])
    game.play("first:A307", "do:thin_out")
    assert game.goods() == (6, 1, 3), "thin out sets off the office again"


@rule("P4", "A5")
def test_a_free_use_is_not_offered_where_nobody_is_asked() -> None:
    game = given(display(buildings=["B122"], wood=2, fish=6), display())
    game.play("place:build_ship")
    assert (game.asks(), game.player().ships) == ("rest", [1, 0, 0])


def test_reserve_depot_makes_transfer_reserve_never_blocked() -> None:
    table: dict[str, Any] = {"workers": {"transfer_reserve": "1"}}
    game = given(display(buildings=["A315"], reserve=(0, 1, 0)), display(), **table)
    assert "place:transfer_reserve" in game.options()
    game = given(display(reserve=(0, 1, 0)), display(), **table)
    assert game.refuses("place:transfer_reserve") == ("space_blocked", "W2")


def test_supply_storage_and_cold_storage_raise_their_limits_at_once() -> None:
    game = given(with_cost("A212", display(wood=12)), display(), offered=["A212"])
    game.play("place:build_building", "at:c1")
    assert game.goods()[0] == 14
    game = given(display(buildings=["A217"], reserve=(0, 8, 0), ships={"schooner": 1}), display(), at="fishing")
    assert game.reserve() == (0, 12, 0)
