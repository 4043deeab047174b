"""Reads the tests of a package once, with pytest, and lets each mutant face those that reach it: in a fork of this
process, where the changed function takes the place of the one that was read. Started in a copy of the tree.

The arguments are the package's path, a folder to write in, and those of pytest. A line of JSON in is a mutant: [module,
function, first and last line of what is changed, source, bytes of memory, seconds of computing, seconds in all]. A line
out is whether it was noticed, and by which test."""

from __future__ import annotations

import gc
import json
import os
import resource
import shutil
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from pathlib import Path
from threading import Timer
from types import CodeType, FunctionType
from typing import TextIO

import pytest
from coverage import Coverage

UNFIT = 100
"""The exit code of a fork in which the changed function does not fit into the place of the other."""


class Standing:
    """A plugin of pytest: in the place of running the tests, it answers questions. Forks return to pytest."""

    def __init__(self, package: Path, folder: Path, questions: TextIO, answers: TextIO) -> None:
        self._package = package
        self._folder = folder
        self._questions, self._answers = questions, answers
        self._coverage: Coverage | None = None
        self._numbers: dict[str, int] = {}  # of the tests, in their order
        self._reached: dict[str, dict[int, list[int]]] = {}  # by module and line: the numbers of those that go there
        self._seconds: defaultdict[str, float] = defaultdict(float)  # each test takes
        self._noticed: Counter[str] = Counter()  # by each test, so far

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed:
            return None  # they can't be read: pytest says so
        tests = list(session.items)
        self._numbers = {test.nodeid: number for number, test in enumerate(tests)}
        gc.unfreeze()
        functions = _functions(self._package)
        gc.freeze()
        if self._forked() is None:
            session.config.option.maxfail = 0
            self._coverage = coverage = Coverage(data_file=None, include=[f"{self._package}/*"], config_file=False)
            coverage.start()
            return None
        self._seconds.update(json.loads((self._folder / "seconds").read_text()))
        for module, lines in json.loads((self._folder / "reached").read_text()).items():
            self._reached[module] = {int(line): numbers for line, numbers in lines.items()}
        for question in self._questions:
            module, function, first, last, source, *limits = json.loads(question)
            before, after = _codes(Path(module).read_text("utf-8"), function), _codes(source, function)
            reaching = self._reaching(module, before, range(first, last + 1))
            code = self._forked(*limits) if reaching else 0
            if code is None:
                for old, new in zip(before, after, strict=True):
                    for each in functions[module, old.co_qualname, old.co_firstlineno]:
                        if len(each.__code__.co_freevars) != len(new.co_freevars):
                            os._exit(UNFIT)
                        each.__code__ = new
                session.items[:] = [tests[number] for number in reaching]
                return None
            by = (self._folder / "failed").read_text() if code else ""
            self._noticed[by] += 1
            print(json.dumps([code not in {0, UNFIT}, by]), file=self._answers, flush=True)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if self._coverage:
            self._coverage.switch_context(str(self._numbers[item.nodeid]))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        if report.failed:
            (self._folder / "failed").write_text(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        if self._coverage:
            self._coverage.stop()
            data = self._coverage.get_data()
            reached = {_seen_from_here(file): _numbers(data.contexts_by_lineno(file)) for file in data.measured_files()}
            (self._folder / "reached").write_text(json.dumps(reached))
            (self._folder / "seconds").write_text(json.dumps(self._seconds))

    def _reaching(self, module: str, codes: Collection[CodeType], changed: Collection[int]) -> list[int]:
        """The tests that go where this code is changed, or at least to this code: first those that are quick, or have
        noticed much."""
        there = self._reached.get(module, {})
        near = {test for line in changed for test in there.get(line, ())}
        all_ = {test for code in codes for line in _lines(code) for test in there.get(line, ())}
        names = list(self._numbers)
        return sorted(near or all_, key=lambda test: self._seconds[names[test]] / (1 + self._noticed[names[test]]))

    def _forked(self, memory: int = -1, computing: int = -1, longest: int = 3600) -> int | None:
        """None in a fork; here, how it ended."""
        (self._folder / "failed").write_text("")
        shutil.rmtree(self._folder / "hypothesis", ignore_errors=True)
        pid = os.fork()
        if not pid:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
            resource.setrlimit(resource.RLIMIT_CPU, (computing, computing))
            return None
        late = Timer(longest, os.kill, (pid, signal.SIGKILL))
        late.start()
        _, status = os.waitpid(pid, 0)
        late.cancel()
        return os.waitstatus_to_exitcode(status)


def _functions(package: Path) -> defaultdict[tuple[str, str, int], list[FunctionType]]:
    """What this process has of a package's functions, by module, name and line."""
    found: defaultdict[tuple[str, str, int], list[FunctionType]] = defaultdict(list)
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and Path(each.__code__.co_filename).is_relative_to(package):
            code = each.__code__
            found[_seen_from_here(code.co_filename), code.co_qualname, code.co_firstlineno].append(each)
    return found


def _codes(source: str, function: str) -> list[CodeType]:
    """What a module has under this name: a property may have several."""
    return [code for code in _inside(compile(source, "", "exec")) if code.co_qualname == function]


def _inside(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _inside(each)


def _lines(function: CodeType) -> set[int]:
    return {line for code in _inside(function) for _, _, line in code.co_lines() if line}


def _numbers(tests: dict[int, list[str]]) -> dict[int, list[int]]:
    return {line: [int(test) for test in there if test] for line, there in tests.items()}


def _seen_from_here(file: str) -> str:
    return str(Path(file).relative_to(Path.cwd()))


def main() -> None:
    package, folder, *options = sys.argv[1:]
    sys.path[0] = str(Path.cwd())
    questions, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    sys.exit(pytest.main(options, plugins=[Standing(Path(package).resolve(), Path(folder), questions, answers)]))


if __name__ == "__main__":
    main()
