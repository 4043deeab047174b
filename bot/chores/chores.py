"""Chores: what a process does again and again beside answering people. One that fails is tried again, with growing
pauses. Where the bot can't go on without one, the process ends, so that whoever started it may start it anew."""

from __future__ import annotations

import asyncio
import logging
import math
from asyncio import sleep
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from db.errors import StoreUnavailable

log = logging.getLogger(__name__)
FIRST_PAUSE_S, LONGEST_PAUSE_S = 1.0, 600.0
MOST_FAILURES = 12
"""So many failures in a row, in half an hour, mean that this process can't do it any more; a new one may."""


class Chore(msgspec.Struct, frozen=True):
    """Something to do every so many seconds, at once for the first time unless it is `later`."""

    name: str
    work: Callable[[], Awaitable[object]]
    every_s: float
    later: bool = False


class Hopeless(Exception):
    """What the bot can't do without failed again and again."""


class Patience:
    """How long one waits after failures in a row; after `most` of them it is hopeless."""

    def __init__(self, name: str, most: float = math.inf) -> None:
        self._name = name
        self._most = most
        self._failures = 0

    def succeeded(self) -> None:
        """All is well again."""
        self._failures = 0

    def failed(self, error: Exception) -> float:
        """For how many seconds to leave it alone. Raises `Hopeless` if that was done often enough.

        A database that can't be used is waited for as long as it takes, unless it answers and is damaged or lacks a
        table.
        """
        waits = isinstance(error, StoreUnavailable) and error.reason != "damaged"
        if not waits:
            self._failures += 1
        pause = FIRST_PAUSE_S if waits else min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2.0 ** min(20, self._failures - 1))
        log.error(
            "%s failed (%r); it is tried again in %.0f s", self._name, error, pause,
            exc_info=None if waits else error,
        )  # fmt: skip
        if self._failures >= self._most:
            raise Hopeless(f"{self._name} failed {self._failures} times in a row") from error
        return pause


class Chores:
    """The tasks of a process beside those that answer people. `failed` is set when one of them has ended that must
    not."""

    def __init__(self) -> None:
        self.failed = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._watched: set[asyncio.Task[Any]] = set()

    def begin(self, chore: Chore) -> None:
        """Do a chore from now on."""
        task = asyncio.create_task(_again_and_again(chore), name=chore.name)
        self._tasks.add(task)
        self.watch(task)

    def begin_once(self, name: str, work: Callable[[], Awaitable[Any]]) -> asyncio.Task[Any]:
        """Do something once, and try again while it fails; the task that does it."""
        task = asyncio.create_task(_until_done(name, work), name=name)
        self._tasks.add(task)
        self._watched.add(task)
        task.add_done_callback(lambda task: None if _is_done(task) else self._ended(task))
        return task

    def watch(self, task: asyncio.Task[Any]) -> None:
        """Let it be noticed when a task ends that must not, before `stop`. It is its owner's to end."""
        self._watched.add(task)
        task.add_done_callback(self._ended)

    async def stop(self) -> None:
        """End the chores; tasks may end now."""
        self._watched.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        if task not in self._watched:  # it was to end
            return
        error = None if task.cancelled() else task.exception()
        log.critical("%s has ended: this process can't go on", task.get_name(), exc_info=error)
        self.failed.set()


def _is_done(task: asyncio.Task[Any]) -> bool:
    return not task.cancelled() and task.exception() is None


async def _again_and_again(chore: Chore) -> None:
    patience = Patience(chore.name)
    if chore.later:
        await sleep(chore.every_s)
    while True:
        try:
            await chore.work()
        except Exception as error:
            await sleep(min(chore.every_s, patience.failed(error)))
        else:
            patience.succeeded()
            await sleep(chore.every_s)


async def _until_done(name: str, work: Callable[[], Awaitable[Any]]) -> Any:
    patience = Patience(name)
    while True:
        try:
            return await work()
        except Exception as error:
            await sleep(patience.failed(error))
