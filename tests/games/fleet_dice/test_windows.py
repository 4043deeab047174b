"""Simultaneous windows: answers in any order, hidden until all are in, King Crab bonuses in turn order (F3.1, R5)."""

from random import Random

import pytest

from games.engine import visible
from games.fleet_dice import GAME
from tests.games.fleet_dice.given import Given, given, sheet

rule = pytest.mark.rule


def shared_harbor(*sheets: object, starting: int = 0) -> Given:
    return given(*sheets, at="town shared", dice=["harbor"], starting=starting)  # type: ignore[arg-type]


@rule("F3.1")
def test_answers_may_come_in_any_order_and_lead_to_the_same_table() -> None:
    tables = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = shared_harbor(sheet(), sheet(), sheet())
        for seat in order:
            game.play(seat, ("mark:inuit", "mark:barge", "use:coin")[seat])
        tables.append([game.view(None), [event for event in game.events if not event.hushed]])
    assert tables[0] == tables[1] == tables[2]


@rule("F3.1", "F2.5")
def test_an_answer_counts_at_once_for_its_player_and_is_hidden_from_the_others_until_the_window_closes() -> None:
    game = shared_harbor(sheet(), sheet())
    game.play(0, "mark:inuit")
    assert game.view(0).sheets[0].boats == 1
    assert game.view(1).sheets[0].boats == 0
    assert game.view(None).sheets[0].boats == 0
    assert game.told("launched") == []

    game.play(1, "use:coin")

    assert game.view(1).sheets[0].boats == 1
    assert [event.seat for event in game.told("launched")] == [0]


@rule("F3.1")
def test_events_of_a_window_are_told_to_their_own_player_only_until_it_closes() -> None:
    game = shared_harbor(sheet(), sheet())
    before = len(game.events)
    game.play(0, "mark:inuit")
    assert all(event.hushed and event.to == 0 for event in game.events[before:])
    assert visible(game.events[before:], 1) == []


@rule("F3.1")
def test_a_player_without_a_decision_is_resolved_automatically() -> None:
    game = given(sheet(coins=6), sheet(), at="income")
    assert game.waiting == [0]
    assert game.sheet(1).coins == 1


@rule("T34", "F3.1", "R5", "F11.2", "F16.4")
def test_bonuses_won_in_one_window_are_picked_in_turn_order_after_all_other_decisions() -> None:
    ready = sheet(marked={"king_crab": 2})
    game = shared_harbor(ready, ready, sheet(), starting=1)

    game.play(0, "mark:king_crab").play(1, "mark:king_crab")
    assert game.waiting == [2]
    game.play(2, "use:coin")

    assert (game.waiting, game.asks(1)) == ([1], "bonus")
    assert len(game.options(1)) == 5
    game.play(1, "bonus:fish")
    assert game.waiting == [0]
    assert game.refuses(0, "bonus:fish") == ("bonus_held", "F11.2")
    assert game.refuses(0, "bonus:whales") == game.refuses(0, "mark:cod") == ("answer_first", "F3.2")
    game.play(0, "bonus:boats")
    assert [game.view(None).sheets[seat].bonus for seat in range(3)] == ["boats", "fish", ""]


@rule("F3.1", "R5")
def test_a_single_bonus_of_a_window_is_picked_before_the_window_leads_on() -> None:
    game = shared_harbor(sheet(marked={"king_crab": 2}), sheet())
    game.play(1, "use:coin").play(0, "mark:king_crab")
    assert (game.waiting, game.asks(0), game.table.round) == ([0], "bonus", 1)


@rule("F3.1", "R5")
def test_in_a_draft_turn_the_bonus_is_picked_at_once_and_before_pending_stars() -> None:
    """The third star marks the license while a further star is still pending."""
    crab = sheet(marked={"king_crab": 2}, coins=6)
    game = given(crab, sheet(), at="boat", dice=["coins3", "coins3", "cod"])
    game.table.sheets[0].pending_stars = 1
    game.play(0, "die:coins3", "use:coins3", "mark:king_crab")
    assert game.asks(0) == "bonus"
    game.play(0, "bonus:fish")
    assert game.asks(0) == "star"


@rule("F3.1", "R5", "F15.10")
def test_alone_the_bonus_is_picked_at_once_in_every_phase() -> None:
    game = given(sheet(marked={"king_crab": 2}, coins=6, levels={"lobster": 3}), at="income")
    game.table.sheets[0].pending_stars = 1
    game.play(0, "mark:king_crab")
    assert game.asks(0) == "bonus"
    assert len(game.options(0)) == 5


@rule("F11.2", "F16.4")
def test_four_players_always_find_a_free_bonus() -> None:
    ready = sheet(marked={"king_crab": 2})
    game = shared_harbor(*[ready] * 4, starting=2)
    for seat in range(4):
        game.play(seat, "mark:king_crab")
    picked = []
    for _ in range(4):
        seat = game.waiting[0]
        picked.append(seat)
        game.play(seat, game.options(seat)[0])
    assert picked == [2, 3, 0, 1]
    assert len({game.table.sheets[seat].bonus for seat in range(4)}) == 4


@rule("F3.2")
def test_a_window_stays_open_until_every_chain_is_finished() -> None:
    game = shared_harbor(sheet(coins=6), sheet())
    game.play(1, "use:coin")
    game.play(0, "use:coin")
    assert (game.table.lanes is not None, game.waiting, game.asks(0)) == (True, [0], "star")
    game.play(0, "decline")
    assert game.table.round == 2


@rule("F3.1", "F2.5")
def test_alone_too_spectators_see_answers_when_the_window_closes() -> None:
    game = given(sheet(coins=13, levels={"swordfish": 3}), at="fishing", round=2)
    game.play(0, "mark:inuit")
    assert (game.view(0).sheets[0].boats, game.view(None).sheets[0].boats, game.told("launched")) == (1, 0, [])
    game.play(0, "decline")
    assert (game.view(None).sheets[0].boats, len(game.told("launched"))) == (1, 1)


@rule("F2.5", "F3.1")
def test_how_others_have_answered_is_imagined_anew_and_what_one_knows_is_kept() -> None:
    game = shared_harbor(sheet(), sheet(), sheet()).play(0, "mark:inuit").play(1, "mark:inuit")
    worlds = [GAME.imagine(game.table, 0, Random(number)) for number in range(30)]
    assert len({tuple(world.sheets[1].marked) for world in worlds}) > 3
    assert game.table.lanes is not None
    own = [event for event in game.table.lanes.hushed if event.seat == 0]
    assert own
    for world in worlds:
        assert (world.sheets[0], world.sheets[2]) == (game.table.sheets[0], game.table.sheets[2])
        assert world.lanes is not None
        assert [event for event in world.lanes.hushed if event.seat == 0] == own
        assert sorted(GAME.waiting(world)) == [2]


def test_people_may_wonder_about_every_die_section_hex_and_use() -> None:
    game = given(sheet(), sheet(), at="boat", dice=["cod", "cod", "cod"])
    conceivable = GAME.conceivable(game.table, 0)
    assert {"die:market", "mark:barge", "hex:cod", "use:coin", "use:recycle", "reroll", "decline"} <= set(conceivable)
    assert len(set(conceivable)) == len(conceivable)
