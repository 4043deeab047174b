"""Chores that fail are done again, later and later; the process is told when one can't be done at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bot.chores.chores import MOST_FAILURES, Chore, Chores, Hopeless, Patience
from bot.chores.sparing import sparing
from bot.errors import Sorry
from db.errors import StoreUnavailable


class Work:
    """Work that fails as long as there are errors left, and notes when it was done."""

    def __init__(self, *errors: Exception) -> None:
        self._errors: Iterator[Exception] = iter(errors)
        self.times: list[float] = []

    async def __call__(self) -> str:
        self.times.append(asyncio.get_running_loop().time())
        for error in self._errors:
            raise error
        return "done"

    @property
    def pauses(self) -> list[int]:
        return [round(later - earlier) for earlier, later in zip(self.times, self.times[1:], strict=False)]


async def test_what_fails_is_done_again_after_growing_pauses_and_then_as_usual(
    caplog: pytest.LogCaptureFixture,
) -> None:
    chores, work = Chores(), Work(*(ZeroDivisionError(f"no {number}") for number in range(4)))
    chores.begin(Chore("fishing", work, 10.0))
    await asyncio.sleep(40.0)
    await chores.stop()
    assert work.pauses == [1, 2, 4, 8, 10, 10]
    assert "fishing failed (ZeroDivisionError('no 3'))" in caplog.text
    assert not chores.failed.is_set()


def test_what_the_bot_can_not_do_without_is_hopeless_after_a_while() -> None:
    patience = Patience("delivering", MOST_FAILURES)
    pauses = [patience.failed(ZeroDivisionError("no fish")) for _ in range(MOST_FAILURES - 1)]
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600]
    with pytest.raises(Hopeless):
        patience.failed(ZeroDivisionError("no fish"))


def test_it_is_not_hopeless_when_it_succeeded_in_between() -> None:
    patience = Patience("delivering", 2)
    for _ in range(5):
        assert patience.failed(ZeroDivisionError("no fish")) == 1
        patience.succeeded()


def test_a_database_that_is_down_is_waited_for_as_long_as_it_takes() -> None:
    patience = Patience("delivering", MOST_FAILURES)
    assert {patience.failed(StoreUnavailable("down", "no water")) for _ in range(100)} == {1}


async def test_what_is_to_be_done_once_is_done_once_whatever_comes_before() -> None:
    chores, work = Chores(), Work(KeyError("net"), KeyError("net"))
    assert await chores.begin_once("mending nets", work) == "done"
    assert work.pauses == [1, 2]
    await asyncio.sleep(1.0)
    assert not chores.failed.is_set()


async def test_a_task_that_ends_where_it_must_not_ends_the_process_but_not_while_it_is_stopped() -> None:
    async def forever() -> None:
        await asyncio.sleep(60.0)

    chores, others = Chores(), Chores()
    watched, stopped = asyncio.create_task(forever()), asyncio.create_task(forever())
    chores.watch(watched)
    others.watch(stopped)
    await others.stop()
    watched.cancel()
    stopped.cancel()
    await asyncio.sleep(1.0)
    assert chores.failed.is_set()
    assert not others.failed.is_set()


@pytest.mark.parametrize("error", [ZeroDivisionError("no fish"), Sorry("error-aside")])
def test_one_that_fails_is_left_out(error: Exception) -> None:
    done: list[int] = []
    for number in range(3):
        with sparing(f"boat {number}"):
            if number == 1:
                raise error
            done.append(number)
    assert done == [0, 2]


def test_a_database_that_is_down_is_no_matter_of_one_of_them() -> None:
    with pytest.raises(StoreUnavailable), sparing("boat"):
        raise StoreUnavailable("down", "no water")
