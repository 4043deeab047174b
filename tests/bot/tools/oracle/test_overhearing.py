"""Of the log the oracle compares what was written in which order, as far as there was one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.telemetry.structured_logs import about
from bot.tools.oracle.overhearing import Line, as_read, overhearing, talkative

log = logging.getLogger("bot.overheard")


async def _told(*tasks: list[str], game: str = "g1") -> list[bytes]:
    """What is read when each of these tasks logs its sentences, and they take turns."""

    async def tell(sentences: list[str]) -> None:
        for sentence in sentences:
            log.info(sentence, extra=about(game=game))
            await asyncio.sleep(0)

    return await _overheard(lambda: asyncio.gather(*map(tell, tasks)))


async def _overheard(do: Callable[[], Awaitable[object]]) -> list[bytes]:
    heard: list[Line] = []
    with talkative(), overhearing(heard):
        await do()
    return as_read(heard)


async def test_which_of_two_tasks_comes_first_makes_no_difference() -> None:
    assert await _told(["ebb", "neap"], ["flow"]) == await _told(["flow"], ["ebb", "neap"])


async def test_the_lines_of_one_task_keep_their_order() -> None:
    assert await _told(["ebb", "flow"], ["neap"]) != await _told(["flow", "ebb"], ["neap"])


async def test_what_is_said_once_more_or_otherwise_differs() -> None:
    told = await _told(["ebb"], ["flow"])
    for others in ([["ebb"], ["flow"], ["flow"]], [["ebb"]], [["ebb"], ["neap"]], [["ebb"], ["flow", "flow"]]):
        assert await _told(*others) != told, others
    assert await _told(["ebb"], ["flow"], game="g2") != told


async def test_in_how_many_steps_a_task_decides_is_left_out_whoever_speaks_in_between() -> None:
    async def steps(count: int, *, disturbed: bool) -> None:
        for number in range(count):
            log.info("decided", extra=about(game="g1", move=number))
            if disturbed:
                await asyncio.create_task(speak())

    async def speak() -> None:
        log.info("delivered", extra=about(game="g2"))

    one = await _overheard(lambda: steps(2, disturbed=True))
    other = await _overheard(lambda: steps(3, disturbed=False))
    assert sum(b"decided" in line for line in one) == sum(b"decided" in line for line in other) == 1


async def test_lines_of_threads_keep_their_order() -> None:
    async def in_thread(*sentences: str) -> None:
        await asyncio.to_thread(lambda: [log.info(sentence) for sentence in sentences])

    one = await _overheard(lambda: in_thread("ebb", "flow"))
    assert one != await _overheard(lambda: in_thread("flow", "ebb"))
