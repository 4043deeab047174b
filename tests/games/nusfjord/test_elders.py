"""Elders (E): all eighteen by their text, feeding and clearing, when one may be used."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.nusfjord import data
from games.nusfjord.effects import Gain
from tests.games.nusfjord.given import GAME, Display, display, given, start

rule = pytest.mark.rule

# elder -> (display without him, table, choices after the worker was placed on him, what stands afterwards)
USED: dict[str, tuple[Display, dict[str, Any], list[str], dict[str, Any]]] = {
    "contractor": (
        display(wood=1),
        {"offered": ["A102", "A115"]},  # 3 wood 2 fish; 2 wood
        ["at:c1"],
        {"goods": (1, 3, 0), "buildings": ["A115"]},
    ),
    "constructor": (
        display(wood=2, fish=2),
        {"offered": ["A103"]},
        ["choose:build_ship"],
        {"goods": (0, 0, 0), "ships": [1, 0, 0]},
    ),
    "shipwright": (
        display(wood=3, ships={"sloop": 1}),
        {},
        [],
        {"goods": (1, 0, 0), "ships": [0, 1, 0], "haul": 6},
    ),
    "forest_manager": (display(), {}, ["fell:a3a4", "fell:a3a4"], {"goods": (5, 0, 1), "forests": 2}),
    "forest_warden": (display(), {}, ["plant:b1b2", "do:thin_out"], {"goods": (6, 0, 0), "forests": 6}),
    "fish_seller": (display(fish=7), {}, ["times:3"], {"goods": (0, 1, 3)}),
    "builder": (
        display(),
        {"offered": ["A103"]},
        ["fell:b3b4", "do:build_building", "at:c1"],
        {"goods": (0, 4, 1), "forests": 3, "buildings": ["A103"]},
    ),
    "broker": (
        display(),
        {"market": {1: 2}},
        ["do:buy_shares"],  # without gold he cannot but issue first
        {"goods": (0, 0, 0), "shares": [3, 2], "unissued": 2},  # 2 gold earned, 3 shares for 3 - 1
    ),
    "steward": (display(reserve=(1, 2, 0)), {}, ["do:transfer_reserve"], {"goods": (1, 2, 0), "reserve": (0, 3, 0)}),
    "wood_dealer": (display(wood=7), {}, ["times:2"], {"goods": (1, 0, 4)}),
    "harbor_master": (display(ships={"sloop": 2}), {}, [], {"goods": (3, 3, 0)}),
    "sailor": (display(fish=3), {"plates": 1}, ["serve:2"], {"goods": (2, 0, 2), "plates": 2}),  # T35
    "shipbuilder": (display(wood=4), {}, ["ship:cutter"], {"goods": (0, 0, 0), "ships": [0, 1, 0]}),
    "woodcutter": (display(), {}, ["fell:a3a4"], {"goods": (5, 2, 0), "forests": 3}),
    "skipper": (display(ships={"sloop": 1}), {}, [], {"goods": (0, 3, 0)}),  # half of 5, rounded up
    "treasurer": (display(shares={0: 2, 1: 1}), {}, [], {"goods": (0, 0, 2)}),
    "mayor": (display(), {"workers": {"thin_out": "1", "take_gold": "1"}}, ["copy:thin_out"], {"goods": (4, 0, 0)}),
    "schoolmaster": (display(buildings=["A103", "A104", "A105", "A118"]), {}, [], {"goods": (0, 0, 2)}),
}


@rule("E5")
def test_every_elder_is_used_here() -> None:
    assert list(USED) == list(data.ELDERS)


@rule("E2", "E5", "W1")
@pytest.mark.parametrize("elder", USED)
def test_an_elder_does_what_he_says(elder: str) -> None:
    shown, table, choices, expected = USED[elder]
    plates = table.get("plates", 3)
    game = given({**shown, "elders": {elder: 0}}, display(), **{"plates": plates, **table})
    game.play(f"elder:{elder}", *choices)
    player = game.player()
    stands = {
        "goods": game.goods(),
        "reserve": game.reserve(),
        "ships": player.ships,
        "haul": player.haul(),
        "forests": sum(player.forests),
        "buildings": player.buildings,
        "shares": player.shares,
        "unissued": player.unissued,
        "plates": game.table.plates,
    }
    assert {key: stands[key] for key in expected} == expected
    assert (player.elder_fish, player.elder_workers) == ([1], [0])
    if "plates" not in expected:
        assert game.table.plates == plates - 1


@rule("E5")
@pytest.mark.parametrize(
    ("elder", "shown", "goods"),
    [
        ("harbor_master", display(ships={"sloop": 3, "cutter": 1}), (4, 4, 0)),
        ("treasurer", display(shares={0: 4, 1: 3}), (0, 0, 3)),
        ("schoolmaster", display(forests={}, buildings=[f"A1{number:02}" for number in range(3, 13)]), (0, 0, 3)),
    ],
)
def test_nobody_brings_more_than_his_most(elder: str, shown: Display, goods: tuple[int, int, int]) -> None:
    game = given({**shown, "elders": {elder: 0}}, display(), plates=3)
    game.play(f"elder:{elder}")
    assert game.goods() == goods


@rule("E1", "E2")
def test_who_may_not_be_used_and_why() -> None:
    mine, theirs = display(elders={"skipper": 0}), display(elders={"woodcutter": 0})
    game = given(mine, theirs, plates=0)
    assert game.refuses("elder:skipper") == ("table_empty", "E2")
    game = given(mine, theirs, plates=3)
    assert game.refuses("elder:woodcutter") == ("not_your_elder", "E1")
    assert game.refuses("elder:contractor") == ("not_your_elder", "E1")
    assert game.refuses("elder:poseidon") == ("unknown_elder", "E1")
    game.play("elder:skipper").play("skip", seat=1)
    assert game.refuses("elder:skipper") == ("elder_occupied", "E1")


@rule("T15", "E1", "X11")
def test_the_fish_comes_from_the_largest_filled_plate_and_a_new_elder_may_be_used_twice() -> None:
    game = given(display(), display(), plates=3)
    game.play("place:take_elder", "take:forest_warden", "now:forest_warden", "plant:b1b2", "decline")
    assert (game.table.plates, game.player().elder_fish) == (2, [1])
    game.play("skip", seat=1).play("elder:forest_warden", "do:thin_out")
    assert (game.table.plates, game.player().elder_fish) == (1, [2])


@rule("T16", "E4")
def test_the_third_fish_clears_the_elder_before_his_action() -> None:
    game = given(display(elders={"skipper": 2}), display(), plates=1)
    game.play("elder:skipper")
    assert (game.goods(), game.player().elder_fish) == ((0, 1 + 2, 0), [0])
    kinds = [event.kind for event in game.events if event.seat == 0]
    assert kinds.index("elder_cleared") < kinds.index("gained", kinds.index("elder_cleared") + 2)


@rule("T34", "E3", "Q7", "A12")
def test_required_parts_decide_whether_an_elder_can_be_used() -> None:
    no_double = display(elders={"forest_warden": 0}, forests={"a3a4": 1, "b1b2": 1, "b3b4": 1, "c1c2": 1, "c3c4": 1})
    assert given(no_double, display(), plates=1).refuses("elder:forest_warden") == ("elder_without_effect", "E3")

    game = given(display(elders={"builder": 0}), display(), plates=1, offered=["C150"])
    game.play("elder:builder", "fell:a3a4")
    assert game.goods() == (1, 0, 1)
    without_forest = display(elders={"builder": 0}, forests={}, wood=5)
    assert given(without_forest, display(), plates=1, offered=["A103"]).refuses("elder:builder")[0] == (
        "elder_without_effect"
    )
    one_forest = display(elders={"forest_manager": 0}, forests={"a3a4": 1})
    assert given(one_forest, display(), plates=1).refuses("elder:forest_manager")[0] == "elder_without_effect"


@rule("T35", "T36", "E3", "Q32")
def test_sailor_cannot_be_used_when_the_next_plate_is_too_dear() -> None:
    sailor = display(elders={"sailor": 0}, fish=2)
    assert given(sailor, display(), plates=4).refuses("elder:sailor") == ("elder_without_effect", "E3")
    assert "elder:sailor" in given({**sailor, "goods": [0, 3, 0, 0, 0, 0]}, display(), plates=4).options()


@rule("E3", "E4", "Q32")
def test_an_elder_who_is_cleared_brings_a_fish_but_no_gold_for_what_he_does() -> None:
    broker = display(elders={"broker": 2}, unissued=0)
    refused = given(broker, display(), plates=1, market={1: 2}).refuses("elder:broker")
    assert refused == ("elder_without_effect", "E3")
    for gold, usable in [(1, False), (2, True)]:
        game = given(display(elders={"contractor": 2}, fish=1, gold=gold), display(), plates=1, offered=["A105"])
        assert ("elder:contractor" in game.options()) is usable, "it costs 2 fish and 2 gold"


@rule("E2", "Q10")
def test_purveyor_serves_a_single_plate_before_the_elder() -> None:
    game = given(display(buildings=["A216"], elders={"skipper": 0}, fish=9), display(), plates=1)
    game.play("elder:skipper")
    assert game.options() == ["serve:1", "decline"]
    assert game.refuses("serve:2") == ("too_many_plates_before", "E2")


@rule("X11")
def test_an_elder_who_cannot_be_taken_is_covered_or_not_there() -> None:
    game = given(display(elders={"skipper": 0}), display())
    game.play("place:take_elder")
    assert game.refuses("take:contractor") == ("elder_covered", "X11")
    assert game.refuses("take:skipper") == ("elder_not_there", "X11")
    assert game.refuses("take:poseidon") == ("elder_not_there", "X11")


@rule("E5", "B8")
def test_shipwright_needs_a_tile_of_the_larger_ship_and_room_for_it() -> None:
    ships: dict[str, Any] = {"ships": {"sloop": 1, "cutter": 1, "schooner": 2}}  # 13 of 14
    game = given(display(wood=2, elders={"shipwright": 0}, **ships), display(), plates=1)
    game.play("elder:shipwright", "upgrade:sloop")
    assert game.told("ship_upgraded", 0)[0].args == {
        "ship": "sloop", "new": "cutter", "haul": 12, "source": "shipwright",
    }  # fmt: skip
    none_left = given(
        display(wood=2, elders={"shipwright": 0}, ships={"sloop": 1}), display(), plates=1, ships={"cutter": 0}
    )
    assert none_left.refuses("elder:shipwright") == ("elder_without_effect", "E3")


@rule("A12")
def test_what_a_card_demands_cannot_be_declined() -> None:
    game = given(display(elders={"forest_manager": 0}), display(), plates=1)
    game.play("elder:forest_manager")
    assert game.refuses("decline") == ("card_not_optional", "A12")


@rule("Q7", "A12", "E3")
def test_an_elder_of_optional_parts_must_do_at_least_one() -> None:
    game = given(display(elders={"fish_seller": 0}, fish=4), display(), plates=1)
    game.play("elder:fish_seller")
    assert game.options() == ["times:1", "times:2"]
    assert game.refuses("decline") == ("card_must_act", "A12")

    game = given(display(elders={"broker": 0}, gold=5), display(), plates=1, market={1: 1})
    game.play("elder:broker")
    assert game.options() == ["do:issue_share", "decline"]
    game.play("decline")
    assert game.player().shares == [2, 1], "having declined the first part, the second is done"

    assert given(display(elders={"broker": 0}, unissued=0), display(), plates=1).refuses("elder:broker")[0] == (
        "elder_without_effect"
    )
    assert (
        given(display(elders={"fish_seller": 0}, fish=1), display(), plates=1).refuses("elder:fish_seller")[1] == "E3"
    )


@rule("T36", "E2", "Q32")
def test_sailor_may_use_the_plate_his_own_fish_came_from() -> None:
    game = given(display(elders={"sailor": 0}, fish=5), display(), plates=7)
    game.play("elder:sailor")
    assert (game.goods(), game.table.plates) == ((1, 0, 1), 7)


@rule("T36", "E3", "E4", "Q32")
@pytest.mark.parametrize(("fish", "usable"), [(3, False), (4, True)])
def test_a_sailor_who_is_cleared_needs_four_fish_more_for_the_last_plate(fish: int, usable: bool) -> None:
    game = given(display(elders={"sailor": 2}, fish=fish), display(), plates=7)
    assert ("elder:sailor" in game.options()) is usable, "his own fish came from it, and another one from him"


@rule("T37", "E3", "Q32")
def test_clearing_counts_before_legality_is_tested() -> None:
    game = given(display(elders={"fish_seller": 2}, fish=1), display(), plates=1)
    game.play("elder:fish_seller")
    assert game.goods() == (0, 0, 1)


@rule("T26", "Q10", "E2")
def test_purveyor_serves_the_fish_the_elder_then_takes() -> None:
    game = given(display(buildings=["A216"], elders={"skipper": 0}, fish=1), display(), plates=0)
    game.play("elder:skipper")
    assert (game.goods(), game.table.plates) == ((0, 2, 1), 0)
    kinds = [event.kind for event in game.events if event.seat == 0]
    assert kinds.index("served") < kinds.index("elder_fed")


@rule("E2", "Q10", "A5")
def test_purveyor_is_declined_or_needed_as_the_elder_requires() -> None:
    game = given(display(buildings=["A216"], elders={"skipper": 0}, fish=9), display(), plates=1)
    game.play("elder:skipper")
    assert game.options() == ["serve:1", "decline"]
    game.play("decline")
    assert (game.goods()[2], game.table.plates) == (0, 0)
    # 2 fish: either they feed the sale, or they are served; serving would leave nothing to sell
    game = given(display(buildings=["A216"], elders={"fish_seller": 0}, fish=2), display(), plates=1)
    game.play("elder:fish_seller")
    assert (game.goods(), game.table.plates) == ((0, 0, 1), 0)
    assert given(display(buildings=["A216"], elders={"fish_seller": 0}, fish=2), display(), plates=0).refuses(
        "elder:fish_seller"
    ) == ("table_empty", "E2")


@rule("T43", "Q33", "A4", "E3")
def test_what_taking_an_elder_brings_is_there_for_his_first_use() -> None:
    game = given(display(buildings=["B131"], fish=1), display(), plates=1)
    game.play("place:take_elder", "take:fish_seller", "now:fish_seller")
    assert game.goods() == (0, 0, 2)


@rule("Q8", "X11")
def test_the_first_use_may_be_declined_and_is_then_lost() -> None:
    game = given(display(), display(), plates=1)
    game.play("place:take_elder", "take:builder", "decline")
    assert (game.table.plates, game.waiting) == (1, [1])
    assert game.told("elder_declined", 0) != []


@rule("X11")
def test_an_elder_may_be_taken_with_an_empty_table_without_being_asked() -> None:
    game = given(display(), display(), plates=0)
    game.play("place:take_elder", "take:builder")
    assert (game.waiting, game.player().elders) == ([1], ["builder"])


@rule("E5", "W5", "Q35")
def test_mayor_needs_a_blocked_space_whose_action_is_legal() -> None:
    mayor = display(elders={"mayor": 0})
    assert given(mayor, display(), plates=1).refuses("elder:mayor")[0] == "elder_without_effect"
    blocked: dict[str, Any] = {"workers": {"buy_shares": "1"}}
    assert given(mayor, display(), plates=1, **blocked).refuses("elder:mayor")[0] == "elder_without_effect"
    game = given(mayor, display(), plates=1, workers={"take_gold": "1", "deforest": "1"})
    game.play("elder:mayor")
    assert game.options() == ["copy:take_gold", "copy:deforest"]
    game.play("copy:deforest", "fell:a3a4")
    assert game.told("copied", 0)[0].args == {"action": "deforest"}
    assert (game.goods()[0], game.table.spaces[data.SLOTS[2]["deforest"][0][0]]) == (5, "1")


@rule("T35", "A13")
def test_sailor_pays_the_plates_left_after_his_fish_was_taken() -> None:
    game = given(display(elders={"sailor": 0}, fish=9), display(), plates=1)
    game.play("elder:sailor", "serve:2")
    assert game.goods() == (2, 6, 2)


@rule("S5", "P5")
def test_which_elder_lies_face_down_where_is_anybodys_guess_until_it_is_uncovered() -> None:
    game = start(5)
    game.table.stacks = [stack[:height] for stack, height in zip(game.table.stacks, (3, 2, 2, 3, 2, 1), strict=True)]
    hidden = [stack[0] for stack in game.table.stacks]
    worlds = [GAME.imagine(game.table, 0, Random(seed)).stacks for seed in range(60)]
    for number in range(5):
        assert {world[number][0] for world in worlds} == set(hidden[:5]), number
        assert {world[number][1:] for world in worlds} == {game.table.stacks[number][1:]}
    assert {world[5] for world in worlds} == {(hidden[5],)}, "this one is seen"


def test_asking_for_an_elder_changes_nothing_whatever_the_data_let_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    lighthouse = next(iter(data.HOOKS["reserve_full"]))
    monkeypatch.setitem(data.CLEARED_GAINS, lighthouse, [Gain(fish=1, to="reserve")])
    full = data.CLEAR_AT - 1
    game = given(
        display(buildings=[lighthouse], elders={"wood_dealer": full}, wood=6, reserve=(0, 8, 0)), display(), plates=1
    )
    before = GAME.save(game.table)
    assert "elder:wood_dealer" in game.options()
    assert GAME.why_not(game.table, 0, "elder:wood_dealer") is None
    assert GAME.save(game.table) == before


@rule("F2")
def test_whoever_takes_an_elder_spends_something_as_he_eats_the_fish_of_the_end() -> None:
    without, fed = (given(display(elders=elders), display()) for elders in ({}, {"fish_seller": 0}))
    spent = {name for name, held in GAME.holdings(without.table, 0).items() if GAME.holdings(fed.table, 0)[name] < held}
    assert spent == {"kept from elders"}
