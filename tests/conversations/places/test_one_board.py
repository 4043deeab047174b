"""Threads that are locked, unlocked and deleted, and refuse what they are to take: everywhere the newest board stands
once, and nobody is called a second time."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from bot.gateway.controls import read
from bot.sandbox import permissions as may
from bot.sandbox.autoplay import Table
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House
from tests.conversations.outbox.hearing import heard, pass_on


async def _under_way(house: House) -> tuple[Table, list[Person], str]:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla")
    await pass_on(house, table, people)
    await house.later(minutes=1)
    return table, people, await house.thread(table)


def _number(board: ShownMessage) -> int:
    return max(control.revision for each in board.custom_ids if (control := read(each)) is not None)


async def _newest(house: House, table: Table, person: Person) -> Counter[str]:
    """How often the newest board stands in each place."""
    boards = await house.boards(table, person)
    newest = max(map(_number, boards))
    return Counter(board.channel_id for board in boards if _number(board) == newest)


def _lock(house: House, thread: str, locked: bool) -> None:
    house.standin.control.run({"thread": {"id": thread, "locked": locked}})


@pytest.mark.slow
async def test_a_thread_that_is_locked_again_and_again(house: House) -> None:
    table, people, thread = await _under_way(house)
    since = len(house.standin.notifications)
    for _ in range(3):
        for locked in (True, False):
            _lock(house, thread, locked)
            await house.later(minutes=5)
    assert await _newest(house, table, people[0]) == {thread: 1, people[0].here: 1}
    assert heard(house, since) == []


@pytest.mark.slow
async def test_a_thread_that_is_unlocked_before_the_channel_above_takes_anything(house: House) -> None:
    table, people, thread = await _under_way(house)
    house.deny(people[0].here, may.SEND_MESSAGES)
    for locked in (True, False):
        _lock(house, thread, locked)
        await house.later(minutes=5)
    assert await _newest(house, table, people[0]) == {thread: 1}


@pytest.mark.slow
async def test_a_locked_thread_that_is_deleted(house: House) -> None:
    table, people, thread = await _under_way(house)
    _lock(house, thread, True)
    await house.later(minutes=5)
    house.delete_channel(thread)
    await house.later(minutes=5)
    assert await _newest(house, table, people[0]) == {people[0].here: 1}


@pytest.mark.slow
async def test_a_thread_that_refuses_everything_though_it_is_open(house: House) -> None:
    table, people, thread = await _under_way(house)
    house.standin.faults.fail(f"POST /channels/{thread}/messages", None, status=404, code=10003)
    await pass_on(house, table, people)
    await house.later(minutes=5)
    for _ in range(3):
        house.standin.faults.drop_gateway(resumable=False)
        await asyncio.sleep(60)
        await house.later(minutes=10)
    assert await _newest(house, table, people[0]) == {people[0].here: 1}


async def test_what_changed_above_shows_in_the_thread_once_it_is_unlocked(house: House) -> None:
    table, people, thread = await _under_way(house)
    _lock(house, thread, True)
    await house.later(minutes=5)
    await pass_on(house, table, people)
    await house.later(minutes=5)
    _lock(house, thread, False)
    await house.later(minutes=5)
    assert await _newest(house, table, people[0]) == {thread: 1, people[0].here: 1}
