"""Limits that last for hours, and answers that nobody can read: the game goes on, whoever decides is called, and nobody
hears of anything twice."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.gateway.controls import read
from bot.outbox.delivery import RETRIES
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.faults import Fault
from db.records import PostRow
from tests.conversations.house import House, choices, decide
from tests.conversations.outbox.hearing import called, heard, lost_calls, pass_on, told_the_owner

TWO_HOURS_S = 7200.0


def _limit(house: House, route: str, how: str, times: int | None = None) -> Fault:
    return house.standin.faults.rate_limit(
        route, times, retry_after=TWO_HOURS_S, is_shared=how == "shared", via=how != "without Via"
    )


async def _revisions(house: House, table: Table) -> Counter[int]:
    """How many boards there are of each revision."""
    shown = await house.boards(table, table.people[0])
    found = [read(each) for board in shown for each in controls(board, "@play")]
    return Counter(control.revision for control in found if control is not None)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["of its own", "shared", "without Via"])
async def test_while_a_limit_lasts_in_one_thread_whoever_decides_is_called_directly_and_others_go_on(
    house: House, how: str
) -> None:
    table, people = await house.game("Ben", "Carla")
    fault = _limit(house, f"POST /channels/{await house.thread(table)}/messages", how)
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    other, players = await house.game("Ben", "Carla", seed=2)
    assert await house.boards(other, players[0])
    await house.later(minutes=11)
    assert owing <= {each.person_id for each in heard(house, since) if "#" not in each.title}
    house.standin.faults.clear()
    assert fault.hit <= 3, "nobody is asked more often than need be"
    await house.later(minutes=120)
    assert max((await _revisions(house, table)).values()) == 1


@pytest.mark.slow
async def test_a_row_that_is_being_said_for_long_was_tried_once(house: House) -> None:
    table, people = await house.game("Ben", "Carla")
    tried: list[PostRow] = []

    async def slowly(row: PostRow) -> int | None:
        if row.kind == "turn":
            tried.append(row)
            await asyncio.sleep(300)
        return await house.delivery.courier.deliver(row)

    house.delivery.deliver = slowly
    await pass_on(house, table, people)
    await asyncio.sleep(200)
    (turn,) = [row for row in await house.store.outbox.waiting(table.game_id) if row.kind == "turn"]
    assert (len(tried), turn.attempts) == (1, 1)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["half an answer", "a page"])
async def test_answers_that_cannot_be_read_are_no_fault_of_the_game(house: House, how: str) -> None:
    table, people = await house.game("Ben", "Carla")
    route, faults = f"POST /channels/{await house.thread(table)}/messages", house.standin.faults
    fault = faults.cut_reply(route, None) if how == "half an answer" else faults.show_page(route, None)
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.later(hours=3)
    assert fault.hit
    assert owing <= called(house, since)
    assert (await house.store.games.load(table.game_id)).state == "running"
    for row in await house.store.outbox.waiting(table.game_id):
        assert row.kind != "turn" or row.attempts > RETRIES
    faults.clear()
    await house.later(minutes=11)
    assert max((await _revisions(house, table)).values()) == 1


ANSWER, ACKNOWLEDGEMENT = "PATCH /webhooks/*/*/messages/*", "POST /interactions/*/*/callback"


@pytest.mark.parametrize(
    ("route", "how"),
    [(ANSWER, "a limit"), (ANSWER, "half an answer"), (ANSWER, "a page"), (ACKNOWLEDGEMENT, "half an answer")],
)
async def test_a_press_is_answered_all_the_same(house: House, route: str, how: str) -> None:
    table, people = await house.game("Ben", "Carla")
    match how:
        case "a limit":
            _limit(house, route, "of its own")
        case "a page":
            house.standin.faults.show_page(route, None)
        case _:
            house.standin.faults.cut_reply(route, None)
    mover = await house.mover(table, people)
    assert choices(await (await mover.command("play", game=table.game_id)).reply())


@pytest.mark.slow
async def test_a_refusal_that_was_worked_round_mutes_no_call_that_is_lost_later(house: House) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla")
    private = [(await person.say("Hello", channel="@bot")).channel_id for person in people]
    since = len(house.standin.notifications)
    places = [await house.thread(table), people[0].here]
    house.standin.faults.fail(f"POST /channels/{places[0]}/messages", 1, status=400, code=50035)
    await pass_on(house, table, people)
    await house.later(minutes=5)
    assert len(told_the_owner(house, since)) == 1
    assert not lost_calls(house, since)
    for each in (*places, *private):
        house.standin.faults.fail(f"POST /channels/{each}/messages", None, status=400, code=50035)
    for lost in (1, 2):
        await pass_on(house, table, people)
        await house.later(minutes=11)
        assert len(lost_calls(house, since)) == lost
        await house.later(hours=13)


@pytest.mark.slow
async def test_where_a_place_opens_again_the_newest_board_tells_all_and_calls_whoever_was_not(house: House) -> None:
    people = await house.people("Ben", "Carla")
    table = Table(people, house.rng)
    house.standin.faults.fail("POST /channels/*/messages", None, status=403, code=50013)
    await table.open("fleet")
    await house.later(minutes=1)
    for _ in range(2):
        await pass_on(house, table, people)
        await house.later(minutes=1)
    held = [row.kind for row in await house.store.outbox.waiting(table.game_id) if row.state == "held"]
    assert sorted(held) == ["open", "turn"]
    house.standin.faults.clear()
    since = len(house.standin.notifications)
    await house.app.core.outbox.open()
    await house.later(minutes=5)
    (board,) = await house.boards(table, people[0])
    owing = {str(person) for person in await house.owing(table)}
    assert {each.person_id for each in heard(house, since)} == owing
    assert "beginnt die Partie" in board.content


@pytest.mark.slow
async def test_a_board_whose_edits_were_refused_is_brought_up_to_date_on_request(house: House) -> None:
    table, people = await house.game("Ben")
    fault = house.standin.faults.fail("PATCH /channels/*/messages/*", None, status=400, code=160005)
    while not (await house.ledger.load(table.game_id)).saved.posted:
        await decide(people[0], await house.panel(table, people[0]))
    await house.later(minutes=1)
    assert fault.hit
    house.standin.faults.clear()
    await (await people[0].command("board", game=table.game_id)).reply()
    await house.later(minutes=1)
    newest = (await house.ledger.load(table.game_id)).board
    assert max(await _revisions(house, table)) == newest
