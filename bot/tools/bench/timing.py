"""Small instruments: percentiles of durations, CPU time of a function, the size of this process."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bot.tools.report import Report
from bot.tools.simulate.figures import percentile

__all__ = ["cpu_microseconds", "memory_mb", "percentile", "tell_areas", "tell_durations"]


def cpu_microseconds(work: Sequence[Callable[[], object]], seconds: float) -> float:
    """The mean CPU time of one of these calls, called in turn for about `seconds`."""
    calls = 0
    began = time.process_time()
    until = began + seconds
    while (now := time.process_time()) < until or not calls:
        for call in work:
            call()
        calls += len(work)
    return (now - began) / calls * 1e6


def tell_durations(report: Report, name: str, milliseconds: Sequence[float]) -> None:
    """p50, p95, p99 and the longest of these durations."""
    for label, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("longest", 1.0)):
        report.figure(f"{name} {label}", percentile(milliseconds, share), "ms")


def tell_areas(report: Report, areas: Mapping[str, float], count: int) -> None:
    """Milliseconds of processor time, `count` being done, by what they were spent on (`areas.py`), most first."""
    for area, seconds in sorted(areas.items(), key=lambda each: -each[1]):
        report.figure(f"of the bot's CPU: {area}", 1000 * seconds / count, "ms")


def memory_mb() -> float:
    """The resident memory of this process now (where /proc is missing: its highest value so far)."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError, AttributeError):
        pass
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak / 1e3
