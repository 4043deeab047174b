"""Lets mutants face the tests of their package: in a copy of the tree, each in a pytest of its own that ends at the
first failure. Which mutants are tried is decided in `__main__.py`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

import msgspec
import pytest
from msgspec import Struct

from tests.mutants.making import Mutant

GAMES = ("fleet_dice", "montego_bay", "nusfjord", "captains_gulf")
# What shows that a package works: folders and files. Of those that several games share only a game's own tests are run.
SHARED = ("tests/games/engine/test_conformance.py", "tests/games/test_planning.py")
GOLDEN = "tests/games/golden"  # before all others: within a second it notices most
TESTS: dict[str, tuple[str, ...]] = {
    **{f"games/{game}": (GOLDEN, f"tests/games/{game}", *SHARED, f"tests/render/{game}") for game in GAMES},
    "games/engine": (GOLDEN, "tests/games/engine", "tests/games/test_captains.py"),
    "bot/ledger": (
        "tests/bot/ledger",
        "tests/conversations/undo/test_taking_back.py",
        "tests/conversations/undo/test_going_back.py",
        "tests/conversations/clocks/test_clocks.py",
        "tests/conversations/plans/test_plans.py",
    ),
    "db": ("tests/db",),
}
MOST_MEMORY = 4 * 2**30  # bytes of addresses
MOST_COMPUTING = 120  # seconds, for all tests of a package; they take 20 at most
LONGEST_TEST = 30  # seconds on the clock
LONGEST_RUN = 600  # the same of a whole run: it may also hang when no test runs any more
LIBRARIES = (
    *("aiohttp", "aiosqlite", "alembic.command", "discord.ext.commands", "fluent.runtime", "hypothesis.strategies"),
    *("jsonschema", "jsonschema_rs", "msgspec", "PIL.Image", "PIL.ImageDraw", "PIL.ImageFont", "PIL.ImageFilter"),
    *("pytest_asyncio.plugin", "sqlalchemy.ext.asyncio", "xdist.plugin", "_hypothesis_pytestplugin"),
)
"""What most tests need, loaded once for all mutants."""
WARM = str(Path(__file__).with_name("warm.py"))
FACED = "not slow and not browser and not postgresql"
FACED_ON_SERVER = "not slow and postgresql"


def package(module: str) -> str:
    """The package a module belongs to."""
    return next(name for name in TESTS if Path(module).is_relative_to(name))


def faced(module: str) -> list[list[str]]:
    """What is given to pytest for a module, one after the other: what notices most, which are the golden games and the
    files called like the module; then, as reading them takes long, all the others."""
    first: list[str] = []
    then: list[str] = []
    for path in map(Path, TESTS[package(module)]):
        for file in sorted(path.glob("test_*.py")) if path.is_dir() else [path]:
            early = str(path) == GOLDEN or Path(module).stem in file.stem
            (first if early else then).append(str(file))
    game = Path(package(module)).name
    only = ["-k", game] if game in GAMES else []
    return [[*files, *only] for files in (first, then) if files]


def faced_on_server(module: str) -> list[str]:
    """What a module of the store faces on PostgreSQL once it has survived the rest: the tests called like it."""
    tests = Path("tests/db", f"test_{Path(module).stem}.py")
    return [str(tests)] if package(module) == "db" and tests.exists() else []


class UntrueTestError(Exception):
    """A test that noticed a mutant fails without any."""


class Verdict(Struct, frozen=True):
    """What became of a mutant: `by` names the test that noticed it first, if it was a test that ended it."""

    mutant: Mutant
    survived: bool
    by: str = ""


class Copy:
    """A copy of the tree in which mutants live, one at a time."""

    _times = count(1)  # of change: as no two sources share one, no compiled module outlives its source

    def __init__(self, root: Path, files: Iterable[Path]) -> None:
        """Of these files, which are named as seen from here."""
        self._root = root
        for file in files:
            (root / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, root / file)
        self._runner = subprocess.Popen(
            [sys.executable, WARM, *LIBRARIES], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def verdict(self, mutant: Mutant, tests: Sequence[Sequence[str]], on_server: Sequence[str] = ()) -> Verdict:
        """Whether all these tests pass with a mutant, and then those on PostgreSQL; one that computes, waits or takes
        memory without end fails."""
        runs = [*((each, FACED) for each in tests), *([(on_server, FACED_ON_SERVER)] if on_server else [])]
        with self._changed(mutant):
            for each, marks in runs:
                code, failed = self.run(each, marks)
                if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
                    return Verdict(mutant, False, next(iter(failed), ""))
        return Verdict(mutant, True)

    def run(self, tests: Sequence[str], marks: str = FACED) -> tuple[int, list[str]]:
        """Pytest's exit code, and the tests (or files of tests) that failed: none after the first."""
        with TemporaryDirectory() as scratch:
            options = ["-x", "-n0", "-m", marks, f"--timeout={LONGEST_TEST}", "--tb=no"]
            options += [f"--basetemp={scratch}/tests", "-o", f"cache_dir={scratch}/cache"]
            environment = {"PYTEST_ADDOPTS": "", "HYPOTHESIS_STORAGE_DIRECTORY": f"{scratch}/hypothesis"}
            code = self._ask([*options, *tests], environment, MOST_MEMORY, MOST_COMPUTING, LONGEST_RUN)
            if code is None:
                return pytest.ExitCode.INTERRUPTED, []
            failed = Path(scratch, "cache", "v", "cache", "lastfailed")
            return code, list(msgspec.json.decode(failed.read_bytes())) if failed.exists() else []

    def close(self) -> None:
        """Nothing is run here any more."""
        self._runner.communicate()

    def _ask(self, *run: object) -> int | None:
        questions, answers = self._runner.stdin, self._runner.stdout
        assert questions is not None
        assert answers is not None
        questions.write(msgspec.json.encode(run).decode() + "\n")
        questions.flush()
        return msgspec.json.decode(answers.readline(), type=int | None)

    @contextmanager
    def _changed(self, mutant: Mutant) -> Iterator[None]:
        place = self._root / mutant.module
        place.write_text(mutant.source, "utf-8")
        os.utime(place, (0, next(self._times)))
        yield
        shutil.copy2(mutant.module, place)


def verdicts(mutants: Sequence[Mutant], files: Sequence[Path], at_once: int) -> Iterator[Verdict]:
    """What becomes of each, in their order; so many are tried at once, in copies of these files.

    At last each test that noticed one is run as the code is: where it fails, it has noticed nothing.
    """
    copies: SimpleQueue[Copy] = SimpleQueue()

    @contextmanager
    def lent() -> Iterator[Copy]:
        copy = copies.get()
        try:
            yield copy
        finally:
            copies.put(copy)

    def verdict_on(mutant: Mutant) -> Verdict:
        with lent() as copy:
            return copy.verdict(mutant, faced(mutant.module), faced_on_server(mutant.module))

    def failing(tests: Sequence[str]) -> list[str]:
        with lent() as copy:
            code, failed = copy.run(tests, f"({FACED}) or ({FACED_ON_SERVER})")
            return failed or ["pytest itself"] if code else []

    with TemporaryDirectory() as scratch, ExitStack() as here, ThreadPoolExecutor(at_once) as pool:
        for number in range(at_once):
            copies.put(here.enter_context(closing(Copy(Path(scratch) / str(number), files))))
        noticing: dict[str, set[str]] = {}  # by package
        for verdict in pool.map(verdict_on, mutants):
            if not verdict.survived:
                noticing.setdefault(package(verdict.mutant.module), set()).add(verdict.by)
            yield verdict
        again = [sorted(tests - {""}) or faced(name)[0] for name, tests in noticing.items()]
        for failed in pool.map(failing, again):
            if failed:
                raise UntrueTestError(f"{failed[0]} fails as the code is")
