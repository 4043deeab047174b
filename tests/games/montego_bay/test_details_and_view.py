"""The small print of choices, and what a view shows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.engine import Ask, Detail, Luck
from games.montego_bay import GAME, data, loading, phases, small_print
from games.montego_bay.data import JACK, SHIP_INDEX, VP
from tests.games.montego_bay.given import Situation, cards, given, new_game

SHIPS = ["S13", "S02", "S03"]
RICH_ROOM = {"barrels": 4, "broken": 0, "coins": 0}


def detail(game: Situation, seat: int, choice: str) -> Ask | None:
    assert choice in game.options(seat)
    return GAME.detail(game.table, seat, choice)


def test_a_card_says_where_it_leads_and_who_is_there() -> None:
    game = given(at={"blue_big": "N1", "green_big": "N4"}, rooms={"N3": RICH_ROOM}, first_stack=SHIPS)
    game.go(phases.OpenCards())
    assert detail(game, 0, "card:big:2") == Ask(
        "card", {"slot": "big", "space": "N3", "barrels": 4, "broken": 0, "coins": 0, "goods": 4, "by": ""}
    )
    taken = detail(game, 0, "card:big:3")
    assert taken is not None
    assert (taken.kind, taken.args["by"]) == ("card_occupied", "green_big")


def test_jacks_card_shows_no_broken_barrels() -> None:
    broken = {"barrels": 0, "broken": 2, "coins": 1}
    game = given(at={"blue_big": "N1"}, rooms={"N3": broken}, first_stack=SHIPS).hire(0, "blue_big")
    game.go(phases.OpenCards())
    own, jack = detail(game, 0, "card:big:2"), detail(game, 0, "card:jack:2")
    assert own is not None
    assert jack is not None
    assert (own.args["broken"], jack.args["broken"]) == (2, 0)
    assert (own.args["goods"], jack.args["goods"]) == (2, 0)


def test_loading_says_what_is_then_aboard_or_what_a_full_ship_brings() -> None:
    game = given(aboard={"S01": {"green": 4}, "S04": {"blue": 2}}, first_stack=SHIPS).go(loading.LoadBarrels(0, 3))
    assert detail(game, 0, "load:S04:3") == Ask("load", {"mine": 5, "free": 3, "points": 0, "last": 0})
    fills = Ask("load_fills", {"points": 2 + 1, "last": 0, "moves_up": 0, "next_ship": ""})
    assert detail(game, 0, "load:S01:2") == fills


def test_other_choices_have_their_small_print() -> None:
    game = given(aboard={"S01": {"blue": 2}, "S04": {"blue": 2}}, first_stack=SHIPS, coins={"blue": 4})
    game.go(loading.Remove(0, 2))
    assert detail(game, 0, "remove:S04:1") == Ask("remove", {"mine": 1})
    game.play(0, "remove:S04:2").go(phases.Round(3))
    assert detail(game, 0, "hire") == Ask("hire", {"left": 1})
    assert GAME.detail(game.table, 0, "pass") is None
    game.play(0, "hire")
    placed = detail(game, 0, "place:small")
    assert placed is not None
    assert placed.args["place"] == "right_tavern"


def came_out(promised: Detail, game: Situation, seat: int, choice: str) -> Detail | None:
    """What becomes of small print when the choice is played. Told of nothing, it says nothing."""
    before, told_before = game.view(seat), len(game.events)
    assert promised.outcome(seat, before, before, []) is None
    game.play(seat, choice)
    return promised.outcome(seat, before, game.view(seat), game.events[told_before:])


@pytest.mark.rule("M6.2", "M6.4")
def test_barrels_loaded_or_taken_back_are_read_off_what_was_told_whatever_was_promised() -> None:
    aboard = {"S01": {"blue": 2}, "S04": {"blue": 2, "green": 1}}
    loads = given(aboard=aboard, first_stack=SHIPS).go(loading.LoadBarrels(0, 3))
    assert came_out(small_print.Load(mine=0, free=0), loads, 0, "load:S04:3") == small_print.Load(mine=5, free=2)
    back = given(aboard=aboard, first_stack=SHIPS).go(loading.Remove(0, 2))
    assert came_out(small_print.Remove(mine=0), back, 0, "remove:S04:1") == small_print.Remove(mine=1)


@pytest.mark.rule("M7.5", "M8.1")
def test_what_a_full_ship_brought_is_read_off_its_own_score_and_no_other_ships() -> None:
    fills = given(aboard={"S01": {"green": 4}, "S07": {"blue": 1}}, first_stack=SHIPS)
    fills.go(loading.LoadBarrels(0, 2), phases.RoundEnd())
    promised = small_print.LoadFills(points=0)
    assert came_out(promised, fills, 0, "load:S01:2") == small_print.LoadFills(points=2 + 1)
    cast_off = given(aboard={"S07": {"blue": 1}}, first_stack=SHIPS).go(loading.LoadBarrels(0, 2), phases.RoundEnd())
    assert came_out(promised, cast_off, 0, "load:S01:2") is None
    assert cast_off.told("ship_scored")[0]["ship"] == "S07"


@pytest.mark.rule("M3.2", "M3.3")
def test_what_the_hirer_has_left_is_read_off_what_he_paid() -> None:
    hires = given(coins={"blue": 4, "green": 3}, vp={"green": 1}, first_stack=SHIPS).go(phases.Round(3)).play(3, "hire")
    assert came_out(small_print.Hire(left=9), hires, 0, "hire") == small_print.Hire(left=1)
    in_vain = given(coins={"blue": 4, "green": 3}, vp={"blue": 1}, first_stack=SHIPS).go(phases.Round(3))
    assert came_out(small_print.Hire(left=9), in_vain.play(3, "hire"), 0, "hire") is None, "green paid"


@pytest.mark.rule("M10.1")
def test_who_got_the_other_third_figure_is_read_off_what_was_told() -> None:
    game = new_game(2).play(0, "colour:blue").play(1, "colour:green")
    (seat,) = game.waiting()
    promised = small_print.ThirdFigure(seats=[1 - seat], by="orange_big")
    right = small_print.ThirdFigure(seats=[1 - seat], by="yellow_small")
    assert came_out(promised, game, seat, "figure:orange_big") == right


@pytest.mark.rule("A18", "M2.6")
def test_a_view_shows_the_top_ships_only() -> None:
    game = given(first_stack=["S13", "S02"], second_stack=["S03", "S05"])
    view = game.view(None)
    assert [ship.id if ship else None for ship in view.next_ships] == ["S13", "S03"]
    shown = str(view)
    assert "'S02'" not in shown
    assert "'S05'" not in shown


def test_a_view_shows_spaces_with_rooms_figures_and_ships_with_barrels() -> None:
    game = given(at={"green_big": "N4"}, aboard={"S01": {"green": 4}}, rooms={"N4": RICH_ROOM}, first_stack=SHIPS)
    view = game.view(3)
    space = view.spaces[3]
    assert (space.name, space.barrels, space.figure) == ("N4", 4, "green_big")
    assert [space.name for space in view.spaces][7:9] == ["N8", "S8"]
    assert (view.harbor[1].barrels, view.harbor[1].free) == ([0, 0, 0, 4], 2)
    player = view.players[3]
    assert (player.color, player.workers, player.barrels, player.aboard) == (
        "green", ["green_big", "green_small"], 12, 4,
    )  # fmt: skip
    assert view.figures[-1].id == "lazy_jack"
    assert view.figures[-1].at == game.table.at[JACK]


def test_everybody_hears_the_question_of_a_single_seat_but_nobody_those_of_a_window() -> None:
    game = given(first_stack=SHIPS).go(loading.LoadBarrels(1, 3))
    heard = GAME.view(game.table, None).asked
    assert heard is not None
    assert (heard.kind, heard.args["left"]) == ("load", 3)
    window = given(first_stack=SHIPS).go(phases.OpenCards())
    assert GAME.view(window.table, None).asked is None
    assert GAME.view(window.table, 2).asked == Ask("cards", {"missing": 2})


@pytest.mark.rule("M8.1", "M9.1")
def test_loading_says_of_the_ship_at_pier_1_that_it_sails_unless_all_are_scored_then() -> None:
    harbor = {"harbor": ["S07", "S01", "S04"], "aboard": {"S07": {"blue": 1}}}
    goes_on = given(**harbor, first_stack=SHIPS).go(loading.LoadBarrels(0, 3))
    points = VP[4][SHIP_INDEX["S07"]][0]
    assert detail(goes_on, 0, "load:S07:3") == Ask("load_sails", {"mine": 4, "free": 6, "points": points, "last": 0})
    assert detail(goes_on, 0, "load:S04:3") == Ask("load", {"mine": 3, "free": 5, "points": 0, "last": 0})
    last = given(**harbor).go(loading.LoadBarrels(0, 3))
    assert detail(last, 0, "load:S07:3") == Ask("load", {"mine": 4, "free": 6, "points": points, "last": 1})


@pytest.mark.rule("M9.2")
def test_in_the_last_round_every_load_says_what_its_ship_brings_as_it_stands() -> None:
    last = given(harbor=["S07", "S01", "S04"], aboard={"S04": {"green": 4}}).go(loading.LoadBarrels(0, 3))
    second = VP[4][SHIP_INDEX["S04"]][1]
    told = detail(last, 0, "load:S04:3")
    assert told == Ask("load", {"mine": 3, "free": 1, "points": second, "last": 1})
    planned = Ask("load", {"mine": 3, "free": 2})
    assert GAME.still_means(last.table, 0, "load:S04:3", planned), "planned before this was the last round"
    promised = small_print.Load(mine=0, free=0, points=0, last=1)
    assert came_out(promised, last, 0, "load:S04:3") == small_print.Load(mine=3, free=1, points=second, last=1)


@pytest.mark.rule("M9.1", "M7.6")
@pytest.mark.parametrize(
    ("harbor", "stack", "last"),
    [(["S07", "S01", "S04", "S10"], [], 1), (["S07", "S01", "S04", "S10"], ["S13"], 0), (["S07", "S01", "S04"], [], 0)],
)
def test_filling_a_ship_says_whether_that_makes_this_round_the_last_one(
    harbor: list[str], stack: list[str], last: int
) -> None:
    game = given(harbor=harbor, aboard={"S01": {"green": 4}}, first_stack=stack).go(loading.LoadBarrels(0, 2))
    told = detail(game, 0, "load:S01:2")
    assert told is not None
    assert (told.kind, told.args["last"]) == ("load_fills", last)
    promised = small_print.LoadFills(points=0)
    assert came_out(promised, game, 0, "load:S01:2") == small_print.LoadFills(points=2 + 1, last=last)
    assert len(game.told("last_round")) == last


@pytest.mark.rule("M7.6", "M8.1")
def test_filling_the_ship_at_pier_1_says_which_one_casts_off_instead() -> None:
    full = {"S01": {"green": 4}}
    game = given(harbor=["S01", "S07", "S04", "S10"], aboard=full, first_stack=SHIPS).go(loading.LoadBarrels(0, 2))
    told = detail(game, 0, "load:S01:2")
    assert told is not None
    assert (told.args["moves_up"], told.args["next_ship"], told.args["last"]) == (1, "S07", 0)
    game.play(0, "load:S01:2").go(phases.RoundEnd())
    assert [sailed["ship"] for sailed in game.told("ship_sailed")] == ["S01", "S07"]
    last = given(harbor=["S01", "S07", "S04", "S10"], aboard=full).go(loading.LoadBarrels(0, 2))
    told = detail(last, 0, "load:S01:2")
    assert told is not None
    assert (told.args["moves_up"], told.args["next_ship"], told.args["last"]) == (0, "", 1), "all are scored then"


@pytest.mark.rule("M6.1")
def test_beside_a_load_stands_who_loads_after_it_and_how_much() -> None:
    at = {"blue_big": "S1", "green_small": "S4", "yellow_small": "S3", "orange_big": "N2"}
    rooms = {
        "S4": RICH_ROOM,
        "S3": {"barrels": 0, "broken": 1, "coins": 1},
        "N2": {"barrels": 2, "broken": 0, "coins": 0},
    }
    game = given(at=at, rooms=rooms, first_stack=SHIPS)
    game.table.queue = [data.FIGURE_INDEX[each] for each in ("orange_big", "green_small", "yellow_small")]
    game.go(loading.LoadBarrels(0, 3))
    told = [(said.kind, said.args) for said in GAME.remarks(game.table, 0)]
    assert told == [
        ("loads_next", {"by": "green_small", "barrels": 4, "first": 1}),
        ("loads_next", {"by": "orange_big", "barrels": 2, "first": 0}),
    ], "nobody loads a broken barrel"
    assert GAME.remarks(game.table, 1) == []


@pytest.mark.rule("M6.3", "M8.1")
def test_a_planned_load_still_means_the_same_while_others_load_until_its_ship_is_about_to_sail() -> None:
    planned = Ask("load", {"mine": 2, "free": 6})

    def means(choice: str, meant: Ask = planned, **changes: object) -> bool:
        game = given(**{"harbor": ["S07", "S04", "S01"], "first_stack": SHIPS, **changes})  # type: ignore[arg-type]
        game.go(loading.LoadBarrels(0, 2))
        assert choice in game.options(0)
        return GAME.still_means(game.table, 0, choice, meant)

    assert means("load:S04:2")
    assert means("load:S04:2", aboard={"S04": {"green": 3, "yellow": 2}}), "others have loaded"
    assert not means("load:S04:2", aboard={"S04": {"blue": 1}}), "more of the own barrels than planned"
    assert not means("load:S04:2", aboard={"S04": {"green": 6}}), "it fills the ship now"
    assert not means("load:S04:2", harbor=["S04", "S01", "S10"]), "it sails this round now"
    assert means("load:S07:2", Ask("load_sails", {"mine": 2, "free": 8}), aboard={"S07": {"green": 3}})


FORECAST: dict[str, Any] = {
    "at": {"blue_big": "N3", "green_big": "N5", "yellow_small": "S5"},
    "rooms": {"N4": RICH_ROOM},
}


@pytest.mark.rule("M5.5", "M5.1")
def test_who_moves_first_is_told_where_a_card_sets_it_back_to_and_a_later_one_only_where_it_leads() -> None:
    first = given(**FORECAST, tiles=["blue_big", "green_big"], first_stack=SHIPS).go(phases.OpenCards())
    told = detail(first, 0, "card:big:2")
    assert told is not None
    assert (told.kind, told.args["space"], told.args["barrels"], told.args["by"]) == ("card_set_back", "N4", 4, "")
    later = given(**FORECAST, tiles=["green_big", "blue_big"], first_stack=SHIPS).go(phases.OpenCards())
    told = detail(later, 0, "card:big:2")
    assert told is not None
    assert (told.kind, told.args["space"], told.args["by"]) == ("card_occupied", "N5", "green_big")


@pytest.mark.rule("M5.5", "M5.1")
def test_whose_way_is_blocked_by_two_that_move_later_is_told_where_that_sets_it_back_to_as_it_stands() -> None:
    def told(*tiles: str, at: dict[str, str]) -> Ask:
        game = given(at=at, rooms={"N4": RICH_ROOM}, tiles=tiles, first_stack=SHIPS).go(phases.OpenCards())
        said = detail(game, 0, "card:big:2")
        assert said is not None
        seen = game.view(0).forecast(next(each for each in game.view(0).figures if each.id == "blue_big"), 2)
        assert said.args["space"] == game.view(0).spaces[seen.end].name, "the picture says the same"
        return said

    at = {**FORECAST["at"], "orange_big": "N8"}
    blocked = told("orange_big", "blue_big", "green_big", "yellow_small", at=at)
    assert (blocked.kind, blocked.args["space"], blocked.args["barrels"]) == ("card_set_back", "N4", 4)
    assert (blocked.args["landing"], blocked.args["as_it_stands"]) == ("N5", 1)
    stays = told("orange_big", "blue_big", "green_big", "yellow_small", at={**at, "yellow_big": "N4"})
    assert (stays.kind, stays.args["space"], stays.args["as_it_stands"]) == ("card_stays", "N3", 1)
    leaves = told("green_big", "blue_big", "yellow_small", at=at)
    assert (leaves.kind, leaves.args["space"]) == ("card_occupied", "N5")
    pushed = told("orange_big", "blue_big", "green_big", at={each: at[each] for each in at if each != "yellow_small"})
    assert (pushed.kind, pushed.args["space"]) == ("card_occupied", "N5"), "it can be pushed across"
    planned = Ask("card_set_back", {**blocked.args, "landing": "", "as_it_stands": 0})
    game = given(at=at, rooms={"N4": RICH_ROOM}, tiles=["orange_big", "blue_big", "green_big", "yellow_small"])
    assert GAME.still_means(game.go(phases.OpenCards()).table, 0, "card:big:2", planned), "then it was sure"


@pytest.mark.rule("M5.5", "M5.6")
def test_who_surely_finds_no_space_is_told_to_stay() -> None:
    at = {**FORECAST["at"], "orange_big": "N4"}
    game = given(at=at, tiles=["blue_big", "green_big"], first_stack=SHIPS).go(phases.OpenCards())
    told = detail(game, 0, "card:big:2")
    assert told is not None
    assert (told.kind, told.args["space"]) == ("card_stays", "N3")
    door = given(at={"green_big": "N1", "yellow_small": "S1"}, tiles=["blue_big"], first_stack=SHIPS)
    told = detail(door.go(phases.OpenCards()), 0, "card:big:1")
    assert told is not None
    assert (told.kind, told.args["space"], told.args["barrels"]) == ("card_stays", "left_tavern", 0)


@pytest.mark.rule("M5.1", "M5.4", "M4.3")
def test_own_cards_that_are_turned_over_before_are_reckoned_with_once_they_lie_there() -> None:
    game = given(at={"blue_big": "N3", "blue_small": "N5"}, tiles=["blue_big", "blue_small", "green_big"])
    game.go(phases.OpenCards())
    before = detail(game, 0, "card:small:1")
    game.play(0, "card:big:2")
    after = detail(game, 0, "card:small:1")
    assert before is not None
    assert after is not None
    assert (before.args["space"], after.args["space"]) == ("N6", "S4"), "the big one pushes it to S5"


@pytest.mark.rule("M5.1", "M5.4")
def test_what_a_card_promises_the_first_mover_is_what_becomes_of_it() -> None:
    rng, kinds = Random(1), set[str]()
    for seed in range(12):
        game = new_game(3, Luck(bytes([seed]) * 32), colours="dealt")
        while not game.table.over:
            seat, first = game.waiting()[0], game.table.movers[0]
            if game.table.phase != "cards" or first == JACK or game.table.owner[first] != seat:
                game.play(seat, rng.choice(game.options(seat)))
                continue
            own = {"big": rng.randint(1, 5), "small": rng.randint(1, 5)}
            slot = "small" if first % 2 else "big"
            promised = GAME.detail(game.table, seat, f"card:{slot}:{own[slot]}")
            assert promised is not None
            told = len(game.events)
            cards(game, {seat: own})
            moved = next(event for event in game.events[told:] if event.kind in ("moved", "set_back", "stayed"))
            assert moved.args["place"] == promised.args["space"]
            kinds.add(promised.kind)
    assert {"card", "card_occupied", "card_set_back"} <= kinds
