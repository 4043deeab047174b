"""The workers as the bot sees them: one queue for all heavy work, and so many processes that do it.
What is asked for twice is done once, and only when its turn comes it is looked what exactly there is to do."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from bot.workers.process import Died, Failed, Worker, WorkerProcess
from bot.workers.queue import Asker, FairQueue

A = TypeVar("A")
R = TypeVar("R")
log = logging.getLogger(__name__)
ATTEMPTS = 2
LIMIT_S = 600.0
"""A piece of work that takes longer will never end."""
IDLE_S = 60.0
"""A process without work ends after so long, and its memory is the system's again."""


class Stopping(Exception):
    """The bot is being stopped: the work was not done. It is there to be done by the next process."""


@dataclass(eq=False)
class _Job:
    """A piece of work, and how many wait for it."""

    function: Callable[[Any], Any]
    prepare: Callable[[], Awaitable[Any]]
    asker: Asker
    key: Hashable
    limit_s: float
    done: asyncio.Future[Any]
    waiting: int = 0
    begun: bool = False


class Workers:
    """One queue, and `processes` that work it off. `make` makes another kind of worker."""

    def __init__(
        self, processes: int = 1, *, make: Callable[[], Worker] = WorkerProcess, idle_s: float = IDLE_S
    ) -> None:
        self.workers = [make() for _ in range(processes)]
        """All of them; a process is started when it is first needed."""
        self.done = Counter[str]()
        """How often each function has come to a result."""
        self._free = list(reversed(self.workers))
        self._idle_s = idle_s
        self._leaving: dict[int, asyncio.TimerHandle] = {}
        self._queue = FairQueue[_Job]()
        self._known: dict[Hashable, _Job] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def pending(self) -> int:
        """How much waits or is under way."""
        return len(self._queue) + len(self._running)

    async def do(
        self,
        function: Callable[[A], R],
        prepare: Callable[[], Awaitable[A]],
        *,
        asker: Asker,
        key: Hashable = None,
        limit_s: float = LIMIT_S,
    ) -> R:
        """What `function` makes, beside the bot, of what `prepare` returns when the turn has come.

        Whoever asks with the `key` of something that waits or is under way waits for that. A worker that dies is
        replaced and the work done again, once. Raises `Failed`, `Stopping`, and whatever `prepare` raises: then
        nothing was to be done.
        """
        if self._closed:
            raise Stopping
        job = self._known.get(key)
        if job is None:
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            done.add_done_callback(lambda done: done.cancelled() or done.exception())  # maybe nobody waits any more
            job = _Job(function, prepare, asker, key, limit_s, done)
            if key is not None:
                self._known[key] = job
            self._queue.put(asker, job)
            self._begin()
        job.waiting += 1
        try:
            return cast(R, await asyncio.shield(job.done))
        finally:
            job.waiting -= 1
            if not (job.waiting or job.begun or job.done.done()):
                self._queue.drop(job.asker, job)
                self._forget(job)
                job.done.cancel()

    async def close(self) -> None:
        """End all processes; what waits or is under way raises `Stopping`."""
        self._closed = True
        while (job := self._queue.take()) is not None:
            job.done.set_exception(Stopping())
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for timer in self._leaving.values():
            timer.cancel()
        for worker in self.workers:
            worker.end()
            await worker.ended()

    def _begin(self) -> None:
        while self._free and not self._closed and (job := self._queue.take()) is not None:
            job.begun = True
            task = asyncio.create_task(self._work(job, self._free.pop()), name="work")
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _work(self, job: _Job, worker: Worker) -> None:
        if (leaving := self._leaving.pop(id(worker), None)) is not None:
            leaving.cancel()
        try:
            answer = await self._done(job, worker)
        except asyncio.CancelledError:
            self._forget(job).set_exception(Stopping())
            raise
        except Exception as error:
            self._forget(job).set_exception(error)
        else:
            self.done[job.function.__name__] += 1
            self._forget(job).set_result(answer)
        finally:
            self._free.append(worker)
            self._leaving[id(worker)] = asyncio.get_running_loop().call_later(self._idle_s, worker.end)
            self._begin()

    def _forget(self, job: _Job) -> asyncio.Future[Any]:
        """Whoever asks for the same from now on asks anew."""
        self._known.pop(job.key, None)
        return job.done

    @staticmethod
    async def _done(job: _Job, worker: Worker) -> Any:
        for attempt in range(ATTEMPTS):
            order = await job.prepare()
            try:
                async with asyncio.timeout(job.limit_s):
                    return await worker.do(job.function, order)
            except TimeoutError as error:
                raise Failed(f"{job.function.__name__} took longer than {job.limit_s:.0f} s") from error
            except Died as died:
                log.warning("a worker died over %s (%s), attempt %s", job.function.__name__, died, attempt + 1)
        raise Failed(f"{job.function.__name__}: {ATTEMPTS} workers died over it")


def ready(order: A) -> Callable[[], Awaitable[A]]:
    """For work that is known before its turn comes."""

    async def prepare() -> A:
        return order

    return prepare
