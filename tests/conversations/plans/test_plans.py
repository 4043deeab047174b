"""Planning ahead: what is possible is played at once, what is not leaves all as it always is, nobody learns of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random

import pytest

from bot.errors import Sorry
from bot.gateway.choices import question_of
from bot.gateway.controls import control
from bot.ledger.change import Act, Before, Change
from bot.ledger.entry import Entry
from bot.ledger.loaded import Loaded, encode_events
from bot.ledger.plan import Plan, Wish
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person
from bot.seats.seating import given_to_player, taken_back
from db.records import NewMove, SeatChange
from games.engine import Event
from games.engine.ways import asked_twice
from games.fleet_dice.steps import UseDie
from tests.conversations.calls import DecisionsThatCame
from tests.conversations.house import House, choices, forged
from tests.conversations.plans.planning import (
    before_a_draft,
    finish_draft,
    loaded_of,
    pick,
    plan,
    plan_panel,
    play,
)
from tests.conversations.rushing import rushed


def _dice(pool: list[str]) -> list[str]:
    return [f"die:{face}" for face in pool]


async def test_a_plan_is_played_when_the_decision_comes_and_its_owner_is_not_called(house: House) -> None:
    table, mover, waits = await before_a_draft(house)
    loaded = await loaded_of(house, table)
    mine, own = loaded.seat_of(int(waits.id)), loaded.waiting()[0]
    assert mine is not None
    first, second = _dice(loaded.table.pool)[:2]
    await plan(house, table, waits, second, "use:coin")
    pings = sum(seen.pings for seen in waits.seen.values())
    await finish_draft(house, table, own, first)
    moves = [move for move in await house.store.games.moves(table.game_id) if move.seat == mine]
    assert [move.choice for move in moves[-2:]] == [second, "use:coin"]
    assert moves[-1].person_id == int(waits.id)
    loaded = await loaded_of(house, table)
    assert isinstance(loaded.game.step(loaded.table, mine), UseDie), "the die that is left is for everybody"
    assert sum(seen.pings for seen in waits.seen.values()) == pings + 1, "called once, for what was not planned"
    panel = await house.panel(table, waits)
    assert "Dein Plan" in panel.text
    assert choices(panel)
    log = await (await mover.press(panel_of := await house.panel(table, mover), controls(panel_of, "@log")[0])).reply()
    assert "Your plan" not in log.text
    assert not loaded.saved.course.plans


async def test_a_plan_of_which_nothing_is_left_waits_for_its_owner_and_says_so(house: House) -> None:
    table, mover, waits = await before_a_draft(house)
    loaded = await loaded_of(house, table)
    pool = loaded.table.pool
    rare = next(face for face in pool if pool.count(face) == 1)
    await plan(house, table, waits, f"die:{rare}")
    pings = sum(seen.pings for seen in waits.seen.values())
    await finish_draft(house, table, loaded.waiting()[0], f"die:{rare}")
    assert await house.mover(table, [mover, waits]) is waits
    assert sum(seen.pings for seen in waits.seen.values()) == pings + 1
    panel = await house.panel(table, waits)
    assert "Nichts davon war möglich" in panel.text
    assert choices(panel)
    loaded = await loaded_of(house, table)
    await play(house, table, loaded.waiting()[0], loaded.game.options(loaded.table, loaded.waiting()[0])[0])
    assert not (await loaded_of(house, table)).saved.course.dropped


async def test_what_is_left_of_a_plan_when_its_turn_is_over_is_said_to_be_over(house: House) -> None:
    table, mover, waits = await before_a_draft(house)
    loaded = await loaded_of(house, table)
    first, second, third = _dice(loaded.table.pool)[:3]
    await plan(house, table, waits, second, third)
    await finish_draft(house, table, loaded.waiting()[0], first)
    panel = await house.panel(table, waits)
    assert "so weit er reichte" in panel.text
    assert await house.mover(table, [mover, waits]) is waits


async def test_the_plan_stands_in_the_panel_can_be_changed_and_dropped(house: House) -> None:
    table, _, waits = await before_a_draft(house, "Anna", "Carla")
    pool = list(dict.fromkeys((await loaded_of(house, table)).table.pool))
    panel = await plan(house, table, waits, *_dice(pool[:2]))
    assert "**1** " in panel.text
    assert "**2** " in panel.text
    assert "I'll wait and ping you as usual" in panel.text
    panel = await (await waits.press(panel, controls(panel, "@unwish")[0])).reply()
    assert "**2** " not in panel.text
    panel = await (await waits.press(panel, controls(panel, "@fresh")[0])).reply()
    assert "Your plan" in panel.text
    assert "Change the plan …" in [item["label"] for item in panel.buttons]
    panel = await (await waits.press(panel, controls(panel, "@unplan")[0])).reply()
    assert "**1** " not in panel.text
    assert not (await loaded_of(house, table)).saved.course.plans


async def test_a_restart_forgets_no_plan(house: House) -> None:
    table, _, waits = await before_a_draft(house)
    loaded = await loaded_of(house, table)
    first, second = _dice(loaded.table.pool)[:2]
    await plan(house, table, waits, second)
    await house.restart()
    await finish_draft(house, table, loaded.waiting()[0], first)
    mine = loaded.seat_of(int(waits.id))
    assert [move.choice for move in await house.store.games.moves(table.game_id) if move.seat == mine][-1] == second


async def test_a_plan_is_switched_off_when_somebody_takes_back(house: House) -> None:
    table, mover, waits = await before_a_draft(house)
    loaded = await loaded_of(house, table)
    first, second = _dice(loaded.table.pool)[:2]
    seat = loaded.waiting()[0]
    await play(house, table, seat, first)
    await plan(house, table, waits, second)
    await (await mover.command("undo")).reply()
    panel = await house.panel(table, waits)
    assert "gestrichen" in panel.text
    await finish_draft(house, table, seat, first)
    assert await house.mover(table, [mover, waits]) is waits


async def test_a_plan_older_than_what_another_player_takes_back_stays_and_is_played(house: House) -> None:
    table, mover, waits = await before_a_draft(house)
    loaded = await loaded_of(house, table)
    first, second, third = _dice(loaded.table.pool)[:3]
    seat = loaded.waiting()[0]
    await plan(house, table, waits, second)
    await play(house, table, seat, first)
    await (await mover.command("undo")).reply()
    assert "gestrichen" not in (await house.panel(table, waits)).text
    await finish_draft(house, table, seat, third)
    mine = [move.choice for move in await house.store.games.moves(table.game_id) if move.seat == 1 - seat]
    assert mine[-1] == second


@pytest.mark.parametrize(("since", "stays"), [(21, True), (20, False), (12, False)])
async def test_the_rest_of_a_plan_is_dropped_when_what_was_played_of_it_is_taken_back(
    house: House, since: int, stays: bool
) -> None:
    table, _, waits = await before_a_draft(house, "Anna", "Carla")
    loaded = await loaded_of(house, table)
    mine = loaded.seat_of(int(waits.id))
    assert mine is not None
    course, number = loaded.saved.course, loaded.row.revision + 1
    course.plans[mine] = Plan(int(waits.id), (Wish("die:never"),), later=True, since=20)
    told = encode_events([Event("@undone", 1 - mine, {"count": 1})])
    moves = [NewMove(number=number, seat=1 - mine, choice="", events=told, kind="undo")]
    change = Change(moves=moves, acted=1 - mine, undone=[since, since + 1])
    await house.parts.plans.attend(Entry(loaded, change, Before.of(loaded)))
    assert (mine in course.plans) is stays
    assert (mine in course.dropped) is not stays


@pytest.mark.parametrize(("what", "said"), [("paused", "the game was paused"), ("away", "a computer was playing")])
async def test_a_plan_is_switched_off_by_a_pause_and_while_a_computer_plays(house: House, what: str, said: str) -> None:
    table, _, waits = await before_a_draft(house, "Anna", "Carla")
    loaded = await loaded_of(house, table)
    mine = loaded.seat_of(int(waits.id))
    assert mine is not None
    await plan(house, table, waits, _dice(loaded.table.pool)[0])

    async def begin(now: Loaded) -> Act:
        now.saved.course.paused = what == "paused"
        return Act(name=what, seat=mine, events=[], seats=given_to_player(now, mine) if what == "away" else [])

    async def end(now: Loaded) -> Act:
        now.saved.course.paused = False
        return Act(name="again", seat=mine, events=[], seats=taken_back(mine))

    await house.ledger.change(table.game_id, begin)
    assert not (await loaded_of(house, table)).saved.course.plans
    refused = "paused" if what == "paused" else "computer is playing for you"
    assert refused in (await (await waits.command("plan")).reply()).text
    await house.ledger.change(table.game_id, end)
    assert said in (await house.panel(table, waits)).text


async def test_whoever_takes_a_seat_over_gets_neither_its_plan_nor_its_story(house: House) -> None:
    table, _, waits = await before_a_draft(house, "Anna", "Carla")
    (dora,) = await house.people("Dora")
    loaded = await loaded_of(house, table)
    mine = loaded.seat_of(int(waits.id))
    assert mine is not None
    await plan(house, table, waits, _dice(loaded.table.pool)[0])

    async def replace(now: Loaded) -> Act:
        return Act(name="replace", seat=mine, events=[], seats=[SeatChange(seat=mine, person_id=int(dora.id))])

    await house.ledger.change(table.game_id, replace)
    course = (await loaded_of(house, table)).saved.course
    assert (course.plans, course.dropped) == ({}, {})


async def test_what_a_plan_played_can_be_taken_back_like_any_step(house: House) -> None:
    table, mover, waits = await before_a_draft(house)
    loaded = await loaded_of(house, table)
    first, second = _dice(loaded.table.pool)[:2]
    await plan(house, table, waits, second)
    await finish_draft(house, table, loaded.waiting()[0], first)
    panel = await house.panel(table, waits)
    panel = await (await waits.press(panel, controls(panel, "@undo")[0])).reply()
    loaded = await loaded_of(house, table)
    asked = loaded.saved.asked[loaded.waiting()[0]]
    assert control(table.game_id, asked, second) in [custom_id for custom_id, _ in choices(panel)]
    assert await house.mover(table, [mover, waits]) is waits


async def test_in_a_window_a_plan_answers_when_it_opens_and_others_see_only_that_the_seat_is_done(house: House) -> None:
    table, mover, waits = await before_a_draft(house)
    loaded = await loaded_of(house, table)
    first, second = _dice(loaded.table.pool)[:2]
    seat, mine = loaded.waiting()[0], 1 - loaded.waiting()[0]
    await finish_draft(house, table, seat, first)
    await play(house, table, mine, second)
    loaded = await loaded_of(house, table)
    ahead = loaded.table.clone()
    loaded.game.apply(ahead, mine, "use:coin", await house.ledger.luck(loaded))
    options = loaded.game.options(ahead, seat)
    use = next(each for each in options if each not in asked_twice(loaded.game, ahead, seat, options))
    await plan(house, table, mover, use)
    pings = sum(seen.pings for seen in mover.seen.values())
    await play(house, table, mine, "use:coin")
    loaded = await loaded_of(house, table)
    if loaded.table.lanes is None:  # the other one had nothing to choose in it
        return
    assert loaded.waiting() == [mine]
    assert sum(seen.pings for seen in mover.seen.values()) == pings
    board = await house.board(table, waits)
    assert mover.name not in board.text.partition("Before that")[0], "what was done last was done by the other"
    assert use.encode() not in loaded.game.save(loaded.game.imagine(loaded.table, mine, house.rng))


async def _changing(house: House, *, gist: bool) -> tuple[Table, Person, int, str, str]:
    """A game of Nusfjord, who waits in it, what the other can do at once, and what has other small print after that;
    whether with another `gist`."""
    people = await house.people("Anna", "Carla")
    table = Table(people, Random(2))
    await table.open("nusfjord")
    while True:
        loaded = await loaded_of(house, table)
        game, (seat,) = loaded.game, loaded.waiting()
        can = game.plannable(loaded.table, 1 - seat)
        for choice in game.options(loaded.table, seat):
            after = loaded.table.clone()
            game.apply(after, seat, choice, await house.ledger.luck(loaded))
            for wish in game.options(after, 1 - seat):
                if wish not in can or game.detail(after, 1 - seat, wish) == can[wish]:
                    continue
                if game.still_means(after, 1 - seat, wish, can[wish]) is not gist:
                    (waits,) = (person for person in people if loaded.seat_of(int(person.id)) == 1 - seat)
                    await house.delivered(table)
                    return table, waits, seat, choice, wish
        await play(house, table, seat, house.rng.choice(game.options(loaded.table, seat)))


async def test_what_means_something_else_by_now_waits_for_its_owner_and_says_both(house: House) -> None:
    table, waits, other, choice, wish = await _changing(house, gist=True)
    await plan(house, table, waits, wish)
    before = await loaded_of(house, table)
    detail = before.game.plannable(before.table, 1 - other)[wish]
    assert detail is not None
    meant = before.words("en").detail(detail)
    await play(house, table, other, choice)
    loaded = await loaded_of(house, table)
    assert loaded.waiting() == [1 - other]
    panel = await house.panel(table, waits)
    assert "would now do something else" in panel.text
    assert f"When you planned it: {meant}." in panel.text
    now = loaded.game.detail(loaded.table, 1 - other, wish)
    assert now is not None
    assert loaded.words("en").detail(now) in panel.text
    asked = loaded.words("en").ask(question_of(loaded, 1 - other))
    verdict, question = panel.text.index("would now do something else"), panel.text.rindex(asked)
    assert verdict < question, "what is said of the plan stands above what is asked, not below its buttons"
    assert choices(panel)


async def test_a_plan_is_played_though_there_is_more_or_less_to_choose_from_after_it(house: House) -> None:
    table, waits, other, choice, wish = await _changing(house, gist=False)
    await plan(house, table, waits, wish)
    await play(house, table, other, choice)
    moves = [move.choice for move in await house.store.games.moves(table.game_id) if move.seat == 1 - other]
    assert moves[-1] == wish


HALF = 110
"""So many decisions are about half a game of Fleet."""


@pytest.mark.slow
async def test_in_a_game_in_which_all_plan_each_decider_is_called_once_for_what_was_not_planned(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    came = DecisionsThatCame()
    house.ledger.invite(came)
    due, going_on = came.due, came.going_on
    table, people = await house.game("Anna", "Ben", "Carla")
    due.update(str(person) for person in await house.owing(table))

    async def all_plan() -> None:
        plans, rng = house.parts.plans, Random(5)
        while True:
            loaded, person = await loaded_of(house, table), rng.choice(people)
            seat = loaded.seat_of(int(person.id))
            assert seat is not None
            can = list(loaded.game.plannable(loaded.table, seat)) if plans.can_plan(loaded, seat) else []
            for choice in rng.sample(can, min(len(can), 5)):
                with suppress(Sorry):  # their turn has come meanwhile, or the plan is full
                    await plans.wish(table.game_id, int(person.id), choice)
            await asyncio.sleep(0.02)

    house.standin.faults.latency = 0.02  # they plan while others are answered
    planning = asyncio.create_task(all_plan())
    await table.play(until=HALF)
    planning.cancel()
    await house.delivered(table)
    called = Counter({person.id: sum(seen.pings for seen in person.seen.values()) for person in people})
    for person in people:
        assert due[person.id] <= called[person.id] <= due[person.id] + going_on[person.id]
    loaded = await loaded_of(house, table)
    planned = [
        event
        for seat in range(3)
        for event in await house.app.core.chronicle.events(loaded, seat)
        if event.kind == "@planned"
    ]
    assert len(planned) > 5


# -- what can't be planned ----------------------------------------------------------------------------------------


async def test_whoever_decides_now_can_not_plan(house: House) -> None:
    table, mover, _ = await before_a_draft(house)
    panel = await house.panel(table, mover)
    assert not controls(panel, "@plan")
    said = await (await mover.command("plan")).reply()
    assert "your turn" in said.text or "Du bist dran" in said.text
    await forged(mover, panel, control(table.game_id, 0, "@wish.0"), ["die:coins"])
    assert not (await loaded_of(house, table)).saved.course.plans


@pytest.mark.parametrize(
    ("choice", "said"),
    [("sink:boat", "can't come up"), ("die:gone", "can't come up"), ("twice", "already"), ("one too many", "at most")],
)
async def test_what_makes_no_sense_in_a_plan_is_said_right_above_its_buttons(
    house: House, choice: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, waits = await before_a_draft(house, "Anna", "Carla")
    panel = await plan_panel(house, table, waits)
    offered = [option["value"] for item in panel.selects for option in item["options"]]
    panel = await pick(waits, panel, offered[0])
    if choice == "one too many":
        monkeypatch.setattr("bot.plans.plans.MOST_WISHES", 1)
    before = await house.saved(table)
    given = {"twice": offered[0], "one too many": offered[-1]}.get(choice, choice)
    await forged(waits, panel, control(table.game_id, 0, "@wish.0"), [given])
    refused = await waits.wait_for(lambda seen: seen.ephemeral and said in seen.text)
    assert refused.id == panel.id
    assert said in refused.text.splitlines()[-1]
    assert controls(refused, "@unplan")
    assert await house.saved(table) == before


async def test_what_was_picked_can_be_picked_again_once_the_plan_is_dropped(house: House) -> None:
    table, _, waits = await before_a_draft(house, "Anna", "Carla")
    panel = await plan_panel(house, table, waits)
    first = panel.selects[0]["options"][0]["value"]
    for _ in range(2):
        panel = await pick(waits, panel, first)
        panel = await (await waits.press(panel, controls(panel, "@unplan")[0])).reply()
    panel = await pick(waits, panel, first)
    assert "**1** " in panel.text


async def test_bystanders_have_nothing_to_plan_nor_to_drop(house: House) -> None:
    table, _, waits = await before_a_draft(house)
    (dora,) = await house.people("Dora")
    board = await house.board(table, waits)
    for action in ("@plan", "@unplan"):
        await forged(dora, board, control(table.game_id, 0, action))
        refused = await dora.wait_for(lambda seen: seen.ephemeral and "sit" in seen.text)
        assert refused.text
    panel = await plan_panel(house, table, waits)
    await forged(waits, panel, control(table.game_id, 0, "@unplan"))
    await waits.wait_for(lambda seen: seen.ephemeral and "Diesen Plan gibt es nicht" in seen.text)


@pytest.mark.slow
async def test_a_finished_game_has_no_plans(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    await rushed(house, table, people[0])
    said = await (await people[0].command("plan", game=table.game_id)).reply()
    assert "is over" in said.text
