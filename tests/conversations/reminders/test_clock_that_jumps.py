"""The machine's clock is a month ahead for a while: nothing happens before its time, and nobody is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime, timedelta

import pytest

from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.standin import Standin
from db.clock import BELIEVED_AFTER_S, SteadyClock
from tests.conversations.house import House, choices, decide

MONTH = timedelta(days=30)


class _House(House):
    """A house whose machine has a clock that can be wrong."""

    def __init__(self, standin: Standin, database: str) -> None:
        super().__init__(standin, database)
        self.wrong_by = timedelta()
        right = super().now
        self._clock = SteadyClock(lambda: right() + self.wrong_by, lambda: right().timestamp())

    def now(self) -> datetime:
        return self._clock()


@pytest.fixture
async def house(standin: Standin, database: str) -> AsyncIterator[_House]:
    opened = _House(standin, database)
    await opened.start()
    yield opened
    await opened.stop()


def _reminders(person: Person) -> list[ShownMessage]:
    return [seen for seen in person.seen.values() if "⏰" in seen.text and not seen.ephemeral and seen.pings]


@pytest.mark.slow
async def test_a_clock_that_jumps_ahead_for_a_second_is_not_noticed(house: _House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    house.wrong_by = MONTH
    await house.settled()
    assert not _reminders(mover)
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await asyncio.sleep(1.0)
    house.wrong_by = timedelta()
    await house.delivered(table)
    owing = await house.owing(table)
    assert set(owing) <= {int(each["id"]) for each in (await house.boards(table, mover))[-1].raw["mentions"]}
    other = await house.mover(table, people)
    for reminded in (1, 2):
        await house.later(hours=25)
        await house.delivered(table)
        assert len(_reminders(other)) == reminded


async def test_after_a_clock_that_was_ahead_for_longer_reminders_go_on(house: _House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    house.wrong_by = MONTH
    await house.settled()
    await asyncio.sleep(BELIEVED_AFTER_S + 1)
    await house.settled()
    assert len(_reminders(mover)) == 1
    house.wrong_by = timedelta()
    await house.settled()
    await asyncio.sleep(BELIEVED_AFTER_S + 1)
    await house.settled()
    (mending,) = [chore for chore in house.app.lifetime.chores if chore.name == "mending games"]
    await mending.work()
    for reminded in (2, 3):
        await house.later(hours=25)
        await house.delivered(table)
        assert len(_reminders(mover)) == reminded
