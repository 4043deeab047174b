"""Lets mutants face the tests of their package: in a copy of the tree, each in a pytest of its own that ends at the
first failure. Which mutants are tried is decided in `__main__.py`."""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

import pytest

from tests.mutants.making import Mutant

# What shows that a package works: folders, or single files. The longest name that fits counts.
TESTS: dict[str, tuple[str, ...]] = {
    "games/fleet_dice": ("tests/games/fleet_dice",),
    "games/montego_bay": ("tests/games/montego_bay",),
    "games/nusfjord": ("tests/games/nusfjord",),
    "games/captains_gulf": ("tests/games/captains_gulf",),
    "bot/ledger": (
        "tests/bot/ledger",
        "tests/conversations/test_taking_back.py",
        "tests/conversations/test_going_back.py",
        "tests/conversations/test_clocks.py",
    ),
    "db": ("tests/db",),
}
MOST_MEMORY = 4 * 2**30  # bytes of addresses
MOST_COMPUTING = 60  # seconds; the slowest package's tests take 8
MOST_WAITING = 300.0  # seconds on the clock
NOT_FACED = "not slow and not browser and not postgresql"


def package(module: str) -> str:
    """The package a module belongs to."""
    return next(name for name in TESTS if Path(module).is_relative_to(name))


def faced(module: str) -> list[str]:
    """The test files that a module's mutants face: first those that are called like the module."""
    files: list[Path] = []
    for path in map(Path, TESTS[package(module)]):
        files += sorted(path.glob("test_*.py")) if path.is_dir() else [path]
    stem = Path(module).stem
    return [str(file) for file in sorted(files, key=lambda file: stem not in file.stem)]  # stable


class Copy:
    """A copy of the tree in which mutants live, one at a time."""

    _times = count(1)  # of change: as no two sources share one, no compiled module outlives its source

    def __init__(self, root: Path, files: Iterable[Path], tests: Sequence[str] = ()) -> None:
        """Of these files, which are given as seen from here. Mutants face `tests`, or else those of their package."""
        self._root, self._tests = root, tests
        for file in files:
            (root / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, root / file)

    def survives(self, mutant: Mutant) -> bool:
        """Whether all tests pass with a mutant; one that computes, waits or takes memory without end does not."""
        with self._changed(mutant):
            code = self._pytest(self._tests or faced(mutant.module))
        if code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED):
            raise RuntimeError(f"pytest ended with {code} for {mutant.name}")
        return code == pytest.ExitCode.OK

    @contextmanager
    def _changed(self, mutant: Mutant) -> Iterator[None]:
        place = self._root / mutant.module
        place.write_text(mutant.source, "utf-8")
        os.utime(place, (0, next(self._times)))
        yield
        shutil.copy2(mutant.module, place)

    def _pytest(self, tests: Sequence[str]) -> int:
        options = ["-q", "-x", "-n0", "--tb=no", "-p", "no:cacheprovider", "-m", NOT_FACED]
        with TemporaryDirectory() as scratch:
            surroundings = {
                **os.environ,
                "PYTEST_ADDOPTS": "",  # no other order: this one ends soonest
                "HYPOTHESIS_STORAGE_DIRECTORY": f"{scratch}/hypothesis",
            }
            try:
                return subprocess.run(
                    [sys.executable, "-m", "pytest", *options, f"--basetemp={scratch}/tests", *tests],
                    cwd=self._root,
                    env=surroundings,
                    preexec_fn=_bounded,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=MOST_WAITING,
                    check=False,
                ).returncode
            except subprocess.TimeoutExpired:
                return pytest.ExitCode.INTERRUPTED


def survivors(mutants: Sequence[Mutant], files: Sequence[Path], at_once: int) -> Iterator[Mutant]:
    """Those that no test of their package notices, as they are found; so many are tried at once."""
    copies: SimpleQueue[Copy] = SimpleQueue()

    def survives(mutant: Mutant) -> bool:
        copy = copies.get()
        try:
            return copy.survives(mutant)
        finally:
            copies.put(copy)

    with TemporaryDirectory() as scratch, ThreadPoolExecutor(at_once) as pool:
        for number in range(at_once):
            copies.put(Copy(Path(scratch) / str(number), files))
        for mutant, alive in zip(mutants, pool.map(survives, mutants), strict=True):
            if alive:
                yield mutant


def _bounded() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_COMPUTING, MOST_COMPUTING))
