"""M6: fetching barrels, loading them, taking broken ones back, coins."""

from __future__ import annotations

import pytest

from games.engine import Luck, ways
from games.montego_bay import GAME, loading, phases
from games.montego_bay.data import CAPACITY, FIGURE_INDEX, JACK, SHIP_INDEX
from games.montego_bay.orders import FIRST_SHIP, NO_JACK
from tests.games.montego_bay.given import Situation, given

SHIPS = ["S13", "S02", "S03", "S05"]
TWO_AND_COIN = {"barrels": 0, "broken": 2, "coins": 1}


def at_room(room: dict[str, int], *, jack: bool = False, **situation: object) -> Situation:
    """Blue's big worker (or Jack beside it) is the only figure to be handled, in front of this room."""
    game = given(at={"blue_big": "N1"}, rooms={"N1": room}, first_stack=SHIPS, **situation)
    if jack:
        game.hire(0, "blue_big")
    game.table.queue = [JACK if jack else FIGURE_INDEX["blue_big"]]
    return game.go(loading.Loading())


def three() -> dict[str, int]:
    return {"barrels": 3, "broken": 0, "coins": 0}


@pytest.mark.rule("M6.1")
def test_figures_load_from_the_quays_left_end_against_the_arrow_and_stay() -> None:
    at = {"blue_big": "N1", "yellow_big": "N8", "orange_big": "S8", "green_big": "S1"}
    room = {"barrels": 0, "broken": 1, "coins": 0}
    game = given(at=at, rooms=dict.fromkeys(at.values(), room), first_stack=SHIPS)
    game.table.tiles = []
    game.go(phases.Move(), loading.Loading())
    assert [event["space"] for event in game.told("room_emptied")] == ["S1", "S8", "N8", "N1"]
    assert game.places(at) == at


@pytest.mark.rule("M6.1", "M6.10", "M2.10", "A24")
def test_the_tally_man_stands_at_the_figure_being_handled_and_goes_home() -> None:
    game = at_room(three())
    assert game.view().active == "blue_big"
    assert game.ask(0).args == {"left": 3, "figure": "blue_big", "colour": "blue", "size": "big"}
    game.play(0, "load:S07:3")
    assert game.view().active == ""


@pytest.mark.rule("M6.2")
def test_everything_on_one_ship_is_one_choice_and_a_split_goes_on() -> None:
    game = at_room(three())
    assert game.options(0) == [
        "load:S07:3", "load:S01:3", "load:S04:3", "load:S10:3",
        "split:S07:1", "split:S07:2", "split:S01:1", "split:S01:2",
        "split:S04:1", "split:S04:2", "split:S10:1", "split:S10:2",
    ]  # fmt: skip
    game.play(0, "split:S04:1")
    assert game.view(0).left == 2
    game.play(0, "load:S10:2")
    assert (game.aboard("S04"), game.aboard("S10")) == ({"blue": 1}, {"blue": 2})
    assert game.table.supply[0] == 13
    assert not game.waiting()


@pytest.mark.rule("M6.2", "A23")
def test_all_barrels_must_be_loaded() -> None:
    game = at_room(three())
    refused = game.refused(0, "remove:S01:1")
    assert (refused.reason, refused.rule) == ("load_first", "M6.2")
    for late, reason in (
        ("hire", "bids_open"),
        ("pass", "bids_open"),
        ("card:big:1", "cards_open"),
        ("done", "cards_open"),
    ):
        assert game.refused(0, late).reason == reason, "nothing that could still be done after loading"


@pytest.mark.rule("M6.2")
def test_no_more_than_the_free_slots_fit_on_a_ship() -> None:
    game = at_room(three(), aboard={"S01": {"green": 4}})
    assert "load:S01:2" in game.options(0)
    assert game.refused(0, "load:S01:3").args_ == {"ship": "S01", "free": 2}
    assert game.refused(0, "split:S01:2").args_ == {"most": 2}
    assert game.refused(0, "load:S07:4").reason == "too_many_barrels"
    assert game.refused(0, "split:S07:3").reason == "other_verb"
    assert game.refused(0, "load:S15:3").reason == "ship_not_here"


@pytest.mark.rule("M6.2", "M6.4")
@pytest.mark.parametrize("what", ["S01:0", "S01:-1", f"S01:{loading.MOST + 1}", "S99:1"])
def test_ships_and_numbers_that_no_room_asks_for_are_none(what: str) -> None:
    loads = at_room(three())
    for verb in ("load", "split"):
        refused = loads.refused(0, f"{verb}:{what}")
        assert (refused.reason, refused.args_) == ("load_first", {"left": 3})
    removes = at_room(TWO_AND_COIN, aboard={"S07": {"blue": 1}, "S01": {"blue": 5}})
    refused = removes.refused(0, f"remove:{what}")
    assert (refused.reason, refused.args_) == ("remove_first", {"left": 2})
    assert removes.refused(0, f"remove:S01:{loading.MOST}").reason == "too_many_removed", "a room may ask for so many"


@pytest.mark.rule("M6.2", "M8.1")
def test_the_pilot_boat_takes_no_barrels() -> None:
    game = at_room(three(), harbor=["pilot_boat", "S07", "S01", "S04"])
    assert not [option for option in game.options(0) if "pilot_boat" in option]
    refused = game.refused(0, "load:pilot_boat:1")
    assert (refused.reason, refused.rule) == ("pilot_boat", "M6.2")


@pytest.mark.rule("M6.2")
def test_with_one_ship_there_is_nothing_to_ask() -> None:
    game = given(at={"blue_big": "N1"}, rooms={"N1": three()}, harbor=["S07"])
    game.table.queue = [FIGURE_INDEX["blue_big"]]
    game.go(loading.Loading())
    assert not game.waiting()
    assert game.aboard("S07") == {"blue": 3}


@pytest.mark.rule("M6.3", "M7.1", "M7.6")
def test_a_full_ship_leaves_at_once_and_the_rest_goes_on_the_next_one() -> None:
    game = at_room(three(), aboard={"S01": {"green": 5}})
    game.play(0, "load:S01:1")
    assert game.harbor() == ["S07", "S04", "S10", "S13"]
    assert game.vp == {"blue": 3, "yellow": 0, "orange": 0, "green": 3}
    assert game.table.supply == [16, 16, 16, 16]
    assert "load:S13:2" in game.options(0)
    arrived = game.told("ship_arrived")[0]
    assert arrived == {"seat": None, "ship": "S13", "pier": 4, "below": "S02"}


@pytest.mark.rule("M6.4", "V43")
def test_broken_barrels_come_back_from_ships_of_the_owners_choice() -> None:
    game = at_room(TWO_AND_COIN, aboard={"S07": {"blue": 1, "green": 2}, "S04": {"blue": 3}})
    assert game.options(0) == ["remove:S07:1", "remove:S04:1", "remove:S04:2"]
    assert game.ask(0).args["left"] == 2
    game.play(0, "remove:S04:1")
    assert game.options(0) == ["remove:S07:1", "remove:S04:1"]
    game.play(0, "remove:S07:1")
    assert (game.aboard("S07"), game.aboard("S04")) == ({"green": 2}, {"blue": 2})
    assert game.table.supply[0] == 14
    assert game.table.coins[0] == 1


@pytest.mark.rule("M6.4")
def test_with_barrels_on_one_ship_only_nothing_is_asked() -> None:
    game = at_room(TWO_AND_COIN, aboard={"S04": {"blue": 3}})
    assert not game.waiting()
    assert game.aboard("S04") == {"blue": 1}


@pytest.mark.rule("M6.4", "V45")
def test_whoever_has_fewer_aboard_takes_all_of_them_back() -> None:
    game = at_room(TWO_AND_COIN, aboard={"S07": {"blue": 1}, "S04": {"blue": 1, "green": 3}})
    assert not game.waiting()
    assert (game.aboard("S07"), game.aboard("S04")) == ({}, {"green": 3})
    assert [event["barrels"] for event in game.told("barrels_taken_back")] == [1, 1]


@pytest.mark.rule("M6.4", "A23")
def test_removing_cannot_be_declined_or_overdone() -> None:
    game = at_room(TWO_AND_COIN, aboard={"S07": {"blue": 1}, "S04": {"blue": 3}})
    assert game.refused(0, "load:S07:1").rule == "M6.4"
    assert game.refused(0, "remove:S07:2").reason == "not_so_many_aboard"
    assert game.refused(0, "remove:S04:3").reason == "too_many_removed"
    assert game.refused(0, "remove:S01:1").reason == "not_so_many_aboard"
    assert game.refused(0, "load:S01:1").reason == "remove_first"


@pytest.mark.rule("M6.5", "V44")
def test_a_coin_in_the_room_is_taken() -> None:
    game = at_room({"barrels": 1, "broken": 0, "coins": 1}, coins={"blue": 1, "green": 3})
    bank = game.table.bank
    game.play(0, "load:S07:1")
    assert game.table.coins == [2, 0, 0, 3]
    assert game.table.bank == bank - 1


@pytest.mark.rule("M6.5", "A10")
def test_an_empty_supply_of_coins_gives_none() -> None:
    game = at_room({"barrels": 0, "broken": 1, "coins": 1}, coins={"green": 15})
    assert game.table.coins == [0, 0, 0, 15]
    assert game.told("no_coins_left")


@pytest.mark.rule("M6.6", "A9")
def test_jacks_hirer_loads_and_takes_the_coin_but_removes_nothing() -> None:
    broken = at_room(TWO_AND_COIN, jack=True, aboard={"S07": {"blue": 1}, "S04": {"blue": 3}})
    assert not broken.waiting()
    assert (broken.aboard("S07"), broken.aboard("S04"), broken.table.coins[0]) == ({"blue": 1}, {"blue": 3}, 1)
    loads = at_room(three(), jack=True)
    assert loads.ask(0).args["figure"] == "lazy_jack"
    assert loads.waiting() == [0]


@pytest.mark.rule("A11")
def test_the_hirer_gets_the_extra_point_when_jack_fills_a_ship() -> None:
    game = at_room(three(), jack=True, aboard={"S01": {"green": 3}})
    game.play(0, "load:S01:3")
    assert game.vp == {"blue": 3 + 1, "yellow": 0, "orange": 0, "green": 3}


@pytest.mark.rule("M6.7", "A12")
def test_barrels_come_before_broken_ones_and_the_coin_last() -> None:
    game = given(at={"blue_big": "N1"}, aboard={"S04": {"blue": 3}}, harbor=["S04"], first_stack=SHIPS)
    game.go(loading.Fetch(0, 1), loading.Remove(0, 1), loading.TakeCoins(0, 1))
    assert [event.kind for event in game.events] == ["loaded", "barrels_taken_back", "coins_taken"]
    one_and_coin = at_room({"barrels": 1, "broken": 0, "coins": 1})
    assert one_and_coin.table.coins[0] == 0
    assert one_and_coin.play(0, "load:S07:1").events[-1].kind == "coins_taken"
    two_and_coin = at_room(TWO_AND_COIN, aboard={"S07": {"blue": 1}, "S04": {"blue": 3}})
    assert two_and_coin.table.coins[0] == 0


@pytest.mark.rule("M6.8", "A16")
def test_without_ships_barrels_wait_in_the_tavern_and_stay_there() -> None:
    game = given(at={"blue_big": "N1"}, harbor=[], supply={"blue": 2}, rooms={"N1": three()})
    game.table.queue = [FIGURE_INDEX["blue_big"]]
    game.go(loading.Loading())
    assert (game.table.tavern[0], game.table.supply[0]) == (2, 0)
    assert game.told("barrels_lapsed")[0]["barrels"] == 1
    game.go(loading.Remove(0, 2))
    assert game.table.tavern[0] == 2
    game.table.supply[0] = 3
    game.go(loading.Fetch(0, 3))
    assert game.table.tavern[0] == 5


@pytest.mark.rule("M6.8")
def test_with_enough_barrels_nothing_lapses_in_the_tavern() -> None:
    game = given(harbor=[]).go(loading.Fetch(0, 3))
    assert game.table.tavern == [3, 0, 0, 0]
    assert [event.kind for event in game.events] == ["barrels_to_tavern"]
    empty = given(harbor=[], supply={"green": 1}).go(loading.Fetch(0, 3))
    assert [event.kind for event in empty.events] == ["barrels_lapsed"]


@pytest.mark.rule("M6.9", "A7")
def test_with_an_empty_supply_the_rest_lapses() -> None:
    game = at_room(three(), supply={"blue": 2})
    assert "load:S07:2" in game.options(0)
    assert game.refused(0, "load:S07:3").reason == "too_few_barrels"
    game.play(0, "load:S07:2")
    assert game.told("barrels_lapsed")[0]["barrels"] == 1
    assert not game.waiting()


@pytest.mark.rule("A18", "V64")
def test_a_plan_is_asked_for_again_when_a_second_ship_arrives() -> None:
    game = given(aboard={"S01": {"green": 5}, "S04": {"green": 7}}, first_stack=["S13", "S02"]).go(
        loading.LoadBarrels(0, 4)
    )
    assert game.refused(0, "load:S13:3").reason == "ship_not_here"
    game.play(0, "load:S01:1", "load:S04:1")
    assert "load:S02:2" in game.options(0)


@pytest.mark.rule("A18")
def test_bringing_up_a_hidden_ship_cannot_be_taken_back() -> None:
    game = given(aboard={"S01": {"green": 5}}, first_stack=["S13", "S02"]).go(loading.LoadBarrels(0, 1))
    game.play(0, "load:S01:1")
    assert [event.barrier for event in game.events if event.kind == "ship_arrived"] == [True]
    last = given(aboard={"S01": {"green": 5}}, first_stack=["S13"], second_stack=["S02", "S03"]).go(
        loading.LoadBarrels(0, 1)
    )
    last.play(0, "load:S01:1")
    assert [event.barrier for event in last.events if event.kind == "ship_arrived"] == [False]


def test_capacities_in_the_examples_are_those_of_the_data() -> None:
    assert [CAPACITY[SHIP_INDEX[ship]] for ship in ("S01", "S04", "S07", "S10", "S13")] == [6, 8, 10, 12, 14]


@pytest.mark.rule("M6.2", "M3.1")
def test_a_standing_order_answers_its_own_question_only() -> None:
    loads = at_room(
        three(), harbor=["pilot_boat", "S07", "S01", "S04"], aboard={"S07": {"green": 8}}, coins={"blue": 3}
    )
    assert GAME.ordered(loads.table, 0, FIRST_SHIP) == "load:S07:2", "as much as fits onto the ship that leaves first"
    assert GAME.ordered(loads.table, 0, NO_JACK) == ""
    loads.go(phases.Round(4))
    assert GAME.ordered(loads.table, 0, NO_JACK) == "pass"
    assert GAME.ordered(loads.table, 0, FIRST_SHIP) == ""


@pytest.mark.rule("M6.2")
def test_no_way_of_several_steps_ends_with_a_part_of_a_load() -> None:
    game = at_room(three())
    found = [way for each in ways(GAME, game.table, 0) for way in each.ways if len(way.choices) > 1]
    assert found
    for way in found:
        table = game.table.clone()
        for choice in way.choices:
            GAME.apply(table, 0, choice, Luck(bytes(32)))
        step = GAME.step(table, 0)
        assert not isinstance(step, loading.LoadBarrels) or table.queue != game.table.queue, way.choices
