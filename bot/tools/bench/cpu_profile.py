"""What the bot computes: the processor time of its main thread by the package of the code that ran, that of the other
threads by what they are there for."""

from __future__ import annotations

import sys
import threading
import time
from collections import defaultdict
from cProfile import Profile
from pathlib import PurePath

PACKAGES = {
    "games": "rules",
    "render": "pictures",
    "PIL": "pictures",
    "fluent": "texts",
    "babel": "texts",
    "db": "database",
    "sqlalchemy": "database",
    "greenlet": "database",
    "aiosqlite": "database",
    "asyncpg": "database",
    "discord": "Discord",
    "aiohttp": "Discord",
    "yarl": "Discord",
    "multidict": "Discord",
    "bot": "bot",
    "asyncio": "event loop",
}
THREADS = {
    "studio": "pictures, in their own thread",
    "store": "database, in its threads",
}
OTHER, OTHER_THREADS = "other", "other threads"


class CpuProfile:
    """Profiles the thread that makes it. It makes what it measures slower: about twice, where little is done a call."""

    def __init__(self) -> None:
        self._profile = Profile(time.thread_time)
        self._before = _threads()
        self._profile.enable()

    def spent(self) -> dict[str, float]:
        """Seconds of processor time by area, since the last time of asking."""
        self._profile.disable()
        now = _threads()
        found: defaultdict[str, float] = defaultdict(float)
        for name, seconds in now.items():
            found[name] += seconds - self._before.get(name, 0.0)
        for entry in self._profile.getstats():
            if isinstance(entry.code, str):  # what is written in C counts for whoever calls it
                continue
            inside = sum(each.inlinetime for each in entry.calls or () if isinstance(each.code, str))
            found[_area(entry.code.co_filename)] += entry.inlinetime + inside
        self._before = now
        self._profile.clear()
        self._profile.enable()
        return dict(found)

    def stop(self) -> None:
        """Let the thread run at its own speed again."""
        self._profile.disable()


def _threads() -> dict[str, float]:
    """Seconds of processor time of the threads beside this one, so far."""
    found: defaultdict[str, float] = defaultdict(float)
    for thread in threading.enumerate():
        if thread.ident is None or thread is threading.current_thread():
            continue
        name = next((area for part, area in THREADS.items() if part in thread.name), OTHER_THREADS)
        found[name] += time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
    return found


def _area(file: str) -> str:
    """The area of a file of code, by the package it lies in."""
    for root in sorted(sys.path, key=len, reverse=True):
        if root and file.startswith(f"{root}/"):
            parts = PurePath(file).relative_to(root).parts
            if parts[:2] == ("bot", "text"):
                return "texts"
            return PACKAGES.get(parts[0], OTHER)
    return OTHER
