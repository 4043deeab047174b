"""The stand-in's time and its timers: a real clock that can be pushed forward, and one that stands still.

Nothing else here reads the time of day; what must happen later is a timer of this clock.
"""

import asyncio
import contextlib
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(order=True, slots=True)
class Timer:
    """Something that happens at `when` (seconds since 1970) unless cancelled before."""

    when: float
    order: int
    callback: Callable[[], object] | None = field(compare=False)

    def cancel(self) -> None:
        """Forget the callback; cancelling twice or too late does nothing."""
        self.callback = None


class Clock(Protocol):
    """What the stand-in asks of a clock."""

    def time(self) -> float:
        """Seconds since 1970."""
        ...

    def advance(self, seconds: float) -> None:
        """Let that much time pass at once; timers due on the way fire in their order."""
        ...

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        """Call back once the clock shows `when`."""
        ...


class VirtualClock:
    """A clock that stands still until a test advances it."""

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._timers: list[Timer] = []
        self._order = itertools.count()

    def time(self) -> float:
        return self._now

    def advance(self, seconds: float) -> None:
        target = self._now + seconds
        self._run_until(target)
        self._now = target

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        timer = Timer(when, next(self._order), callback)
        heapq.heappush(self._timers, timer)
        return timer

    def _run_until(self, target: float) -> None:
        while self._timers and self._timers[0].when <= target:
            timer = heapq.heappop(self._timers)
            callback, timer.callback = timer.callback, None
            if callback is not None:
                self._now = max(self._now, timer.when)
                callback()


class SystemClock(VirtualClock):
    """A clock that goes, by default with the machine's, and may be pushed forward; the default of the sandbox."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        super().__init__(source())
        self._source = source
        self._ahead = 0.0
        self._wake: asyncio.TimerHandle | None = None

    def time(self) -> float:
        return self._source() + self._ahead

    def advance(self, seconds: float) -> None:
        self._ahead += seconds
        self._fire()

    def call_at(self, when: float, callback: Callable[[], object]) -> Timer:
        timer = super().call_at(when, callback)
        if self._timers[0] is timer:
            self._arm()
        return timer

    def _fire(self) -> None:
        self._run_until(self.time())
        self._arm()

    def _arm(self) -> None:
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        while self._timers and self._timers[0].callback is None:
            heapq.heappop(self._timers)
        if self._timers:
            delay = max(0.0, self._timers[0].when - self.time())
            with contextlib.suppress(RuntimeError):  # no loop yet: the next advance arms it
                self._wake = asyncio.get_running_loop().call_later(delay, self._fire)
