"""What is shown of each moment, what lets nobody go back behind it, and what can be planned for later."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Ask, Luck
from games.montego_bay import GAME, data, loading, phases
from games.montego_bay.data import COLORS, FIGURES, JACK, SHIP_INDEX
from games.montego_bay.table import blank_table
from games.montego_bay.view import FigureView, MoveView
from tests.games.montego_bay.given import given, new_game

SHIPS = ["S13", "S02", "S03"]
REVEALING = {
    "warehouses_dealt",
    "tiles_laid",
    "ships_arrived",
    "jack_idle",
    "jack_wanted",
    "moved",
    "stayed",
    "set_back",
}


@pytest.mark.rule("M2.0")
def test_before_colors_are_chosen_seats_have_neither_color_nor_workers() -> None:
    view = new_game(2).view(0)
    assert [(player.color, player.workers) for player in view.players] == [("", []), ("", [])]
    assert (view.figures[:-1], view.spaces, view.companion, view.active, view.left) == ([], [], "", "", 0)
    assert (view.waiting, view.window, view.asked) == ([0], False, Ask("colour"))
    assert view.figures[-1] == FigureView("lazy_jack", -1, "", "jack", "", -3, 0)


@pytest.mark.rule("A3")
def test_the_setting_for_set_backs_is_shown() -> None:
    assert [new_game(3, tavern_setback=value).view().walk_on for value in ("walk_on", "stay")] == [True, False]


@pytest.mark.rule("M3.4", "M4.2")
def test_figures_are_shown_with_owner_place_and_the_cards_one_may_see() -> None:
    game = given(seats=3, colors=COLORS[:3], at={"blue_big": "N2"}, first_stack=SHIPS, round_=3).hire(1, "yellow_small")
    game.go(phases.OpenCards())
    game.play(1, "card:big:2", "card:jack:4")
    view = game.view(1)
    assert [(each.id, each.seat, each.color, each.size, each.place, each.card) for each in view.figures] == [
        ("blue_big", 0, "blue", "big", "N2", 0),
        ("blue_small", 0, "blue", "small", "right_tavern", 0),
        ("yellow_big", 1, "yellow", "big", "left_tavern", 2),
        ("yellow_small", 1, "yellow", "small", "right_tavern", 0),
        ("orange_big", 2, "orange", "big", "left_tavern", 0),
        ("orange_small", 2, "orange", "small", "right_tavern", 0),
        ("lazy_jack", 1, "", "jack", "right_tavern", 4),
    ]
    assert (view.hirer, view.companion, view.waiting, view.window) == (1, "yellow_small", [0, 1, 2], True)
    assert not any(each.card for each in game.view(0).figures), "the others see none of them"
    assert view.spaces[1].figure == "blue_big"
    assert [space.warehouse for space in view.spaces[:2]] == [
        data.WAREHOUSES[room // 2] for room in game.table.rooms[:2]
    ]


@pytest.mark.rule("M5.7")
def test_jack_is_seen_on_his_space_once_he_has_left_his_companion() -> None:
    game = given(at={"yellow_big": "N2"}, first_stack=SHIPS).hire(1, "yellow_big")
    assert game.view().spaces[1].figure == "yellow_big", "beside his companion he is not on the ring yet"
    game.table.at[JACK] = 4
    assert [space.figure for space in game.view().spaces[:5]] == ["", "yellow_big", "", "", "lazy_jack"]


@pytest.mark.rule("M5.4")
def test_who_is_pushed_is_told_and_shown_whoever_it_is() -> None:
    game = given(at={"blue_big": "N3"}, first_stack=SHIPS, tiles=["green_big", "blue_big"]).hire(2, "orange_big")
    game.table.picks = [0] * len(FIGURES)
    for figure, card in (("green_big", 3), ("blue_big", 1), ("lazy_jack", 2)):
        game.table.picks[data.FIGURE_INDEX[figure]] = card
    game.go(phases.Move())
    spaces = game.table.spaces
    moves = game.view().moves
    assert moves[0] == MoveView("lazy_jack", 2, -1, 1, "")
    assert moves[1] == MoveView("green_big", 3, -1, 2, "blue_big")
    assert moves[2].start == spaces - 3
    assert [each["seat"] for each in game.told("moved")] == [2, 3, 0]
    assert game.told("pushed")[0]["seat"] == 0


@pytest.mark.rule("M6.2", "M6.4")
def test_what_is_left_to_load_or_take_back_is_shown_to_whoever_does_it() -> None:
    game = given(aboard={"S01": {"yellow": 2}, "S04": {"yellow": 2}}, first_stack=SHIPS).go(loading.LoadBarrels(1, 3))
    assert [game.view(seat).left for seat in (1, 0)] == [3, 0]
    assert (game.view(1).waiting, game.view(None).waiting) == ([1], [1])
    back = given(aboard={"S01": {"yellow": 2}, "S04": {"yellow": 2}}, first_stack=SHIPS).go(loading.Remove(1, 3))
    assert [back.view(seat).left for seat in (1, 0)] == [3, 0]
    ships = back.view(None).next_ships
    assert [ship.barrels if ship is not None else None for ship in ships] == [[0] * 4, None]


@pytest.mark.rule("M8.1")
def test_the_pilot_leaves_and_takes_nothing_from_the_other_ships() -> None:
    game = given(
        harbor=[data.SHIPS[data.PILOT], "S01", "S04", "S10"],
        aboard={"S01": {"blue": 2}, "S04": {"green": 1}},
        first_stack=SHIPS,
    )
    game.go(phases.RoundEnd())
    assert (game.harbor()[0], game.aboard("S01"), game.aboard("S04")) == ("S01", {"blue": 2}, {"green": 1})


@pytest.mark.rule("M8.1", "M9.2")
def test_a_ship_that_was_not_full_was_filled_by_nobody() -> None:
    cast_off = given(aboard={"S07": {"blue": 1}}, first_stack=SHIPS).go(phases.RoundEnd())
    assert [left.last for left in cast_off.view().sailed] == [-1]
    ended = given(harbor=["S07", "S01"]).go(phases.RoundEnd())
    assert [left.last for left in ended.view().sailed] == [-1, -1]


@pytest.mark.rule("M2.4", "M2.5", "M2.6", "M3.3", "M5.1", "M8.2")
def test_nobody_goes_back_behind_what_was_revealed_and_only_behind_that() -> None:
    kinds: dict[str, set[bool]] = {}
    for number in range(4):
        luck, rng = Luck(bytes([number]) * 32), Random(number)
        table, events = GAME.setup(3, {}, luck)
        while True:
            for event in events:
                if event.kind == "ship_arrived":
                    assert event.barrier == bool(event.args["below"]), "only what lay below it is revealed"
                else:
                    kinds.setdefault(event.kind, set()).add(event.barrier)
            if not (waiting := sorted(GAME.waiting(table))):
                break
            seat = rng.choice(waiting)
            events = GAME.apply(table, seat, rng.choice(GAME.options(table, seat)), luck)
    assert {kind for kind, barriers in kinds.items() if True in barriers} == REVEALING
    assert {kind for kind, barriers in kinds.items() if False in barriers}.isdisjoint(REVEALING)


@pytest.mark.rule("A1", "A18")
def test_what_is_imagined_of_bids_covers_both_answers_of_whoever_has_answered() -> None:
    game = given(coins={"blue": 5, "yellow": 5, "orange": 5, "green": 2}, first_stack=SHIPS)
    game.go(phases.Round(2)).play(1, "hire").play(0, "pass")
    bids = [GAME.imagine(game.table, 0, Random(number)).wants for number in range(30)]
    assert {bid[1] for bid in bids} == {0, 1}
    assert {(bid[0], bid[2], bid[3]) for bid in bids} == {(0, 0, 0)}


@pytest.mark.rule("A1", "M4.2")
def test_what_is_played_for_a_late_seat_tells_nothing_of_what_others_have_laid() -> None:
    suggested: list[list[str]] = []
    for others in (1, 2, 3):
        game = given(first_stack=SHIPS).go(phases.OpenCards())
        game.play(1, f"card:big:{others}", f"card:small:{others}")
        suggestions: list[str] = []
        for seat in (0, 2, 3):
            while seat in game.waiting():
                suggestions.append(GAME.suggestion(game.table, seat))
                game.play(seat, suggestions[-1])
        suggested.append(suggestions)
    assert suggested[0] == suggested[1] == suggested[2]


def test_every_number_of_barrels_can_be_asked_about() -> None:
    game = given(first_stack=SHIPS).go(loading.LoadBarrels(1, 3))
    conceivable = GAME.conceivable(game.table, 1)
    for number in (1, loading.MOST):
        assert {f"load:S01:{number}", f"remove:S01:{number}"} <= set(conceivable)
    assert f"load:S01:{loading.MOST + 1}" not in conceivable


@pytest.mark.rule("M4.2", "M6.2", "M10.1")
def test_nobody_asks_about_a_third_worker_that_is_not_there_nor_about_barrels_on_the_pilot_boat() -> None:
    asked = {seats: GAME.conceivable(given(seats=seats, harbor=["pilot_boat", "S01"]).table, 0) for seats in (2, 3)}
    assert {seats: "card:third:1" in choices for seats, choices in asked.items()} == {2: True, 3: False}
    for choices in asked.values():
        assert {"card:big:1", "card:small:5", "card:jack:3", "load:pilot_boat:1"} <= set(choices)
        assert "remove:pilot_boat:1" not in choices


def test_who_owes_nothing_has_no_small_print_and_is_told_why() -> None:
    game = given(first_stack=SHIPS).go(loading.LoadBarrels(1, 3))
    assert GAME.detail(game.table, 0, "load:S01:1") is None
    ended = given(harbor=["S07", "S01"]).go(phases.RoundEnd())
    assert ended.table.over
    for choice in ("hire", "card:big:1", "load:S01:1"):
        assert ended.refused(0, choice).reason == "game_over"
    assert GAME.plannable(ended.table, 0) == {}


@pytest.mark.rule("M6.2", "A7", "M6.4", "M10.1")
def test_refusals_name_what_stands_in_the_way() -> None:
    short = given(supply={"blue": 3, "yellow": 12, "orange": 12, "green": 12}, first_stack=SHIPS)
    short.go(loading.LoadBarrels(0, 2))
    refused = short.refused(0, "load:S01:3")
    assert (refused.reason, refused.args_) == ("too_many_barrels", {"left": 2})
    assert short.refused(0, "load:S01:4").reason == "too_few_barrels"
    assert short.refused(0, f"load:S01:{loading.MOST + 1}").reason == "load_first"
    aboard = given(aboard={"S01": {"blue": 2}, "S04": {"blue": 1}}, first_stack=SHIPS).go(loading.Remove(0, 2))
    for choice, mine in (("remove:S13:1", 0), ("remove:S04:2", 1)):
        refused = aboard.refused(0, choice)
        assert (refused.reason, refused.args_["mine"]) == ("not_so_many_aboard", mine)
    third = new_game(2)
    for seat in (0, 1):
        third.play(seat, third.options(seat)[0])
    (seat,) = third.waiting()
    refused = third.refused(seat, "figure:blue_big")
    assert (refused.reason, refused.args_) == ("figure_taken", {"figure": "blue_big"})


@pytest.mark.rule("M6.1", "M6.2", "M6.4")
def test_whole_loads_can_be_planned_for_every_ship_with_room() -> None:
    game = given(
        seats=3, colors=COLORS[:3], harbor=[data.SHIPS[data.PILOT], "S01", "S04"], first_stack=SHIPS,
        aboard={"S01": {"blue": 1, "yellow": 3}, "S04": {"blue": 2}},
        supply={"blue": 2, "yellow": 12, "orange": 12},
    )  # fmt: skip
    game.go(phases.OpenCards())
    cards_laid = ["card:big:1", "card:small:2", "done"]
    game.play(0, *cards_laid)
    capacity = {ship: data.CAPACITY[SHIP_INDEX[ship]] for ship in ("S01", "S04")}
    free = {"S01": capacity["S01"] - 4, "S04": capacity["S04"] - 2}
    planned = set(GAME.plannable(game.table, 0))
    expected: set[str] = set()
    for ship, mine in (("S01", 1), ("S04", 2)):
        most = min(free[ship], loading.MOST, 2)
        expected |= {f"load:{ship}:{number}" for number in range(1, most + 1)}
        expected |= {f"split:{ship}:{number}" for number in range(1, min(most + 1, free[ship], loading.MOST))}
        expected |= {f"remove:{ship}:{number}" for number in range(1, mine + 1)}
    assert planned == expected


@pytest.mark.rule("M6.1", "M6.2", "M6.4", "M6.6")
def test_once_the_figures_have_moved_no_more_is_planned_than_the_rooms_of_those_that_wait_may_ask() -> None:
    three, broken = {"barrels": 3, "broken": 0, "coins": 0}, {"barrels": 0, "broken": 1, "coins": 0}
    one = {"barrels": 1, "broken": 0, "coins": 0}
    at = {"green_big": "S1", "blue_big": "S2", "blue_small": "S3"}

    def planned(rooms: dict[str, dict[str, int]], *, jack: bool = False, waiting: list[str] | None = None) -> set[str]:
        game = given(at=at, rooms=rooms, harbor=["S07", "S04"], aboard={"S07": {"blue": 2}}, first_stack=SHIPS)
        if jack:
            game.table.hirer = 0
            game.table.at[data.JACK] = game.table.at[data.FIGURE_INDEX["blue_small"]]
        waiting = ["blue_big", "lazy_jack" if jack else "blue_small"] if waiting is None else waiting
        game.table.queue = [data.FIGURE_INDEX[each] for each in waiting]
        game.go(loading.LoadBarrels(3, 2))
        return set(GAME.plannable(game.table, 0))

    loads = {f"load:{ship}:{number}" for ship in ("S07", "S04") for number in (1, 2, 3)}
    loads |= {f"split:{ship}:{number}" for ship in ("S07", "S04") for number in (1, 2)}
    assert planned({"S2": three, "S3": one}) == loads, "no room has more than three"
    assert planned({"S2": three, "S3": broken}) == loads | {"remove:S07:1"}
    assert planned({"S2": three, "S3": broken}, jack=True) == loads, "he takes nothing back"
    assert planned({"S3": broken}, jack=True, waiting=["lazy_jack"]) == planned({}, waiting=[]), "nothing is asked now"
    assert "card:big:1" in planned({}, waiting=[])


@pytest.mark.rule("M9.1")
@pytest.mark.parametrize(("stack", "another"), [(SHIPS, True), ([], False)])
def test_the_next_round_is_planned_unless_this_one_is_certainly_the_last(stack: list[str], another: bool) -> None:
    game = given(seats=3, colors=COLORS[:3], harbor=["S01", "S04", "S07"], first_stack=stack)
    game.go(loading.LoadBarrels(0, 2))
    game.table.phase = "load"
    plan = set(GAME.plannable(game.table, 1))
    assert plan == (plan | {"card:big:1", "done"} if another else set())


def test_a_blank_table_has_a_place_and_a_card_for_each_figure() -> None:
    table = blank_table(3, GAME.rules, False, [])
    assert (len(table.at), len(table.picks), len(table.owner)) == (len(FIGURES), len(FIGURES), JACK)
