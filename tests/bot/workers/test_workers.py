"""One queue for all that is heavy: what is asked for twice is done once, and what dies is done again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.workers.process import Died, Failed
from bot.workers.queue import Asker
from bot.workers.workers import Stopping, Workers, ready

ANN, BEN = Asker(1, 11), Asker(2, 12)


def double(number: int) -> int:
    return 2 * number


class Slow:
    """A worker that is done when a test says so; `did` is what it was given."""

    def __init__(self, did: list[Any], go_on: asyncio.Semaphore, deaths: int = 0) -> None:
        self.did = did
        self.ends = 0
        self._go_on = go_on
        self._deaths = deaths

    async def do(self, function: Callable[[Any], Any], order: Any) -> Any:
        self.did.append(order)
        await self._go_on.acquire()
        if self._deaths:
            self._deaths -= 1
            raise Died("killed")
        return function(order)

    def end(self) -> None:
        self.ends += 1

    async def ended(self) -> None: ...


async def moment() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_so_much_is_done_at_once_as_there_are_workers_and_each_asker_in_turn() -> None:
    did, go_on = list[Any](), asyncio.Semaphore(0)
    workers = Workers(2, make=lambda: Slow(did, go_on))
    asked = [asyncio.create_task(workers.do(double, ready(number), asker=ANN)) for number in range(5)]
    await moment()
    assert did == [0, 1]
    asked.append(asyncio.create_task(workers.do(double, ready(50), asker=BEN)))
    await moment()
    assert workers.pending == 6
    go_on.release()
    await moment()
    assert did in ([0, 1, 2], [0, 1, 50])
    for _ in range(5):
        go_on.release()
    assert await asyncio.gather(*asked) == [0, 2, 4, 6, 8, 100]
    assert 50 in did[2:4], "the second asker waits for one piece of the first"
    await workers.close()


async def test_what_is_asked_for_twice_is_done_once_while_it_waits_and_while_it_is_under_way() -> None:
    did, go_on = list[Any](), asyncio.Semaphore(0)
    workers = Workers(make=lambda: Slow(did, go_on))
    first = asyncio.create_task(workers.do(double, ready(1), asker=ANN, key="one"))
    await moment()
    under_way = asyncio.create_task(workers.do(double, ready(1), asker=BEN, key="one"))
    other = asyncio.create_task(workers.do(double, ready(2), asker=ANN, key="two"))
    waits = asyncio.create_task(workers.do(double, ready(2), asker=BEN, key="two"))
    await moment()
    go_on.release()
    go_on.release()
    assert await asyncio.gather(first, under_way, other, waits) == [2, 2, 4, 4]
    assert did == [1, 2]
    go_on.release()
    assert await workers.do(double, ready(1), asker=ANN, key="one") == 2
    assert did == [1, 2, 1], "what is done is nobody's any more"
    await workers.close()


async def test_when_the_turn_comes_it_is_looked_what_there_is_to_do() -> None:
    did, go_on = list[Any](), asyncio.Semaphore(0)
    workers = Workers(make=lambda: Slow(did, go_on))
    looked = 3

    async def look() -> int:
        if looked == 0:
            raise LookupError("answered meanwhile")
        return looked

    first = asyncio.create_task(workers.do(double, ready(1), asker=ANN))
    now, never = (asyncio.create_task(workers.do(double, look, asker=ANN)) for _ in range(2))
    await moment()
    looked = 5
    go_on.release()
    await moment()
    looked = 0
    go_on.release()
    assert await asyncio.gather(first, now) == [2, 10]
    with pytest.raises(LookupError, match="meanwhile"):
        await never
    assert did == [1, 5]
    await workers.close()


async def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    did, go_on = list[Any](), asyncio.Semaphore(0)
    workers = Workers(make=lambda: Slow(did, go_on))
    first = asyncio.create_task(workers.do(double, ready(1), asker=ANN))
    given_up = asyncio.create_task(workers.do(double, ready(2), asker=ANN, key="two"))
    both = [asyncio.create_task(workers.do(double, ready(3), asker=ANN, key="three")) for _ in range(2)]
    await moment()
    given_up.cancel()
    both[0].cancel()
    await moment()
    for _ in range(2):
        go_on.release()
    assert await asyncio.gather(first, both[1]) == [2, 6]
    assert did == [1, 3]
    await workers.close()


@pytest.mark.parametrize("deaths", [1, 2])
async def test_what_a_worker_dies_over_is_done_once_more(deaths: int) -> None:
    did, go_on = list[Any](), asyncio.Semaphore(9)
    workers = Workers(make=lambda: Slow(did, go_on, deaths))
    if deaths == 1:
        assert await workers.do(double, ready(4), asker=ANN) == 8
    else:
        with pytest.raises(Failed, match="2 workers died"):
            await workers.do(double, ready(4), asker=ANN)
    assert did == [4, 4]
    assert await workers.do(double, ready(5), asker=ANN) == 10
    await workers.close()


async def test_what_takes_too_long_fails_and_the_next_goes_on() -> None:
    did, go_on = list[Any](), asyncio.Semaphore(0)
    workers = Workers(make=lambda: Slow(did, go_on))
    with pytest.raises(Failed, match="longer than"):
        await workers.do(double, ready(4), asker=ANN, limit_s=0.01)
    go_on.release()
    assert await workers.do(double, ready(5), asker=ANN) == 10
    await workers.close()


async def test_whoever_waits_when_the_bot_stops_is_told_and_nothing_is_begun_any_more() -> None:
    did, go_on = list[Any](), asyncio.Semaphore(0)
    workers = Workers(make=lambda: Slow(did, go_on))
    waiting = [asyncio.create_task(workers.do(double, ready(number), asker=ANN)) for number in range(3)]
    await moment()
    await workers.close()
    assert [type(error) for error in await asyncio.gather(*waiting, return_exceptions=True)] == [Stopping] * 3
    with pytest.raises(Stopping):
        await workers.do(double, ready(1), asker=ANN)
    assert did == [0]
    assert workers.pending == 0


async def test_a_worker_that_is_idle_for_a_while_is_ended() -> None:
    go_on = asyncio.Semaphore(2)
    worker = Slow([], go_on)
    workers = Workers(make=lambda: worker, idle_s=0.01)
    assert await workers.do(double, ready(1), asker=ANN) == 2
    while not worker.ends:  # noqa: ASYNC110 - no event tells it
        await asyncio.sleep(0.005)
    assert await workers.do(double, ready(2), asker=ANN) == 4
    await workers.close()
