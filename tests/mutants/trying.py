"""Lets mutants face the tests of their package, in a copy of the tree, until one fails: first those that reach what is
changed (`standing.py`); then, for what is computed while modules are read, and for other processes, all of them, in a
pytest that reads the changed module. Which mutants are tried is decided in `__main__.py`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from itertools import chain, count, groupby
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
    "games/engine": (GOLDEN, "tests/games/engine", "tests/games/test_captains.py", "tests/games/test_endings.py"),
    "bot/ledger": ("tests/bot/ledger",),
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
WARM, STANDING = (str(Path(__file__).with_name(name)) for name in ("warm.py", "standing.py"))
PART = 250  # mutants, for which tests are read once
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
    return [[*files, *_only(package(module))] for files in (first, then) if files]


def _only(package: str) -> list[str]:
    """Of tests that several games share, a game's own."""
    game = Path(package).name
    return ["-k", game] if game in GAMES else []


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
        self.root = root
        for file in files:
            (root / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, root / file)
        self._runner = subprocess.Popen(
            [sys.executable, WARM, *LIBRARIES], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def verdict(self, mutant: Mutant) -> Verdict:
        """Whether all tests of its package pass with a mutant, and then those on PostgreSQL; one that computes, waits
        or takes memory without end fails."""
        on_server = faced_on_server(mutant.module)
        runs = [
            *((each, FACED) for each in faced(mutant.module)),
            *([(on_server, FACED_ON_SERVER)] if on_server else []),
        ]
        with self._changed(mutant):
            for each, marks in runs:
                code, failed = self.run(each, marks)
                if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
                    return Verdict(mutant, False, next(iter(failed), ""))
        return Verdict(mutant, True)

    def run(self, tests: Sequence[str], marks: str = FACED) -> tuple[int, list[str]]:
        """Pytest's exit code, and the tests (or files of tests) that failed: none after the first."""
        with TemporaryDirectory() as scratch:
            how = [_options(scratch, marks) + list(tests), _environment(scratch)]
            code = self._ask(*how, MOST_MEMORY, MOST_COMPUTING, LONGEST_RUN)
            if code is None:
                return pytest.ExitCode.INTERRUPTED, []
            failed = Path(scratch, "cache", "v", "cache", "lastfailed")
            return code, list(msgspec.json.decode(failed.read_bytes())) if failed.exists() else []

    def close(self) -> None:
        """Nothing is run here any more."""
        self._runner.communicate()

    def _ask(self, *run: object) -> int | None:
        return msgspec.json.decode(_answer(self._runner, run), type=int | None)

    @contextmanager
    def _changed(self, mutant: Mutant) -> Iterator[None]:
        place = self.root / mutant.module
        place.write_text(mutant.source, "utf-8")
        os.utime(place, (0, next(self._times)))
        yield
        shutil.copy2(mutant.module, place)


class Standing:
    """The tests of a package, read once, in a copy of the tree."""

    def __init__(self, root: Path, package: str, scratch: str) -> None:
        tests, only = TESTS[package], _only(package)
        self._runner = subprocess.Popen(
            [sys.executable, STANDING, package, scratch, *_options(scratch, FACED), *tests, *only],
            cwd=root,
            env={**os.environ, **_environment(scratch)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def verdict(self, mutant: Mutant) -> Verdict:
        """Whether all those tests pass that reach what is changed."""
        changed = (mutant.module, mutant.function, *mutant.lines, mutant.source)
        answer = _answer(self._runner, [*changed, MOST_MEMORY, MOST_COMPUTING, LONGEST_RUN])
        if not answer:
            raise UntrueTestError(f"the tests of {package(mutant.module)} can't be read")
        noticed, by = msgspec.json.decode(answer, type=tuple[bool, str])
        return Verdict(mutant, not noticed, by)

    def close(self) -> None:
        """Nothing is asked any more."""
        self._runner.communicate()


def _options(scratch: str, marks: str) -> list[str]:
    options = ["-x", "-n0", "-m", marks, f"--timeout={LONGEST_TEST}", "--tb=no"]
    return [*options, f"--basetemp={scratch}/tests", "-o", f"cache_dir={scratch}/cache"]


def _environment(scratch: str) -> dict[str, str]:
    return {"PYTEST_ADDOPTS": "", "HYPOTHESIS_STORAGE_DIRECTORY": f"{scratch}/hypothesis"}


def _answer(runner: subprocess.Popen[str], question: object) -> str:
    """A line for a line; empty where it has ended."""
    assert runner.stdin is not None
    assert runner.stdout is not None
    runner.stdin.write(msgspec.json.encode(question).decode() + "\n")
    runner.stdin.flush()
    return runner.stdout.readline()


def verdicts(mutants: Sequence[Mutant], files: Sequence[Path], at_once: int) -> Iterator[Verdict]:
    """What becomes of each, as soon as it is known; so many are tried at once, in copies of these files.

    At last each test that noticed one is run as the code is: where it fails, it has noticed nothing.
    """
    found: SimpleQueue[Verdict | None] = SimpleQueue()
    noticing: dict[str, set[str]] = {}  # by package

    def try_all(part: Sequence[Mutant]) -> None:
        with _lent(copies) as copy:
            for verdict in _verdicts_in(copy, part):
                found.put(verdict)

    parts = list(_parts(mutants))
    used = min(at_once, len(parts)) or 1
    with _copies(files, used) as copies, ThreadPoolExecutor(used) as pool:
        trying = [pool.submit(try_all, part) for part in parts]
        for part in trying:
            part.add_done_callback(lambda _: found.put(None))
        for verdict in chain.from_iterable(iter(found.get, None) for _ in trying):
            if not verdict.survived:
                noticing.setdefault(package(verdict.mutant.module), set()).add(verdict.by)
            yield verdict
        for part in trying:
            part.result()
        again = [sorted(tests - {""}) or faced(name)[0] for name, tests in noticing.items()]
        for failed in pool.map(partial(_failing, copies), again):
            if failed:
                raise UntrueTestError(f"{failed[0]} fails as the code is")


@contextmanager
def _copies(files: Sequence[Path], number: int) -> Iterator[SimpleQueue[Copy]]:
    with TemporaryDirectory() as scratch, ExitStack() as here:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for each in range(number):
            copies.put(here.enter_context(closing(Copy(Path(scratch) / str(each), files))))
        yield copies


@contextmanager
def _lent(copies: SimpleQueue[Copy]) -> Iterator[Copy]:
    copy = copies.get()
    try:
        yield copy
    finally:
        copies.put(copy)


def _failing(copies: SimpleQueue[Copy], tests: Sequence[str]) -> list[str]:
    with _lent(copies) as copy:
        code, failed = copy.run(tests, f"({FACED}) or ({FACED_ON_SERVER})")
        return failed or ["pytest itself"] if code else []


def _verdicts_in(copy: Copy, part: Sequence[Mutant]) -> Iterator[Verdict]:
    """What becomes of mutants of one package."""
    with TemporaryDirectory() as scratch, closing(Standing(copy.root, package(part[0].module), scratch)) as standing:
        for mutant in part:
            verdict = standing.verdict(mutant)
            yield copy.verdict(mutant) if verdict.survived else verdict


def _parts(mutants: Sequence[Mutant]) -> Iterator[list[Mutant]]:
    """Mutants of one package each, and not too many for those who try others at once."""
    for _, of_package in groupby(mutants, lambda mutant: package(mutant.module)):
        together = list(of_package)
        for start in range(0, len(together), PART):
            yield together[start : start + PART]
