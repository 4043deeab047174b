"""Mutants are made, put in the place of the code, noticed or not, and listed; on a module made for it."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

import pytest

pytest.importorskip("mutmut", reason="comes with the tools for development")

from tests.mutants import facing
from tests.mutants.listed import Group, Listed
from tests.mutants.making import mutants
from tests.mutants.running import Trial, UntrueTestError, Verdict, pytest_main, survives_anew

T = TypeVar("T")
CODE = '''\
from functools import cache


def fare(age: int) -> int:
    """What a ferry costs."""
    if age < 6:
        return 0
    return 2 if age < 18 else 4


@cache
def seats(rows: int) -> int:
    return rows * 4


class Ferry:
    deck = seats(3)

    def __init__(self) -> None:
        self.aboard = 10

    @property
    def full(self) -> bool:
        return self.aboard == 12

    def fill(self) -> None:
        while not self.full:
            self.aboard += 1
'''
TESTS = """\
from ferry import Ferry, fare


def test_children_pay_half():
    assert (fare(5), fare(10), fare(30)) == (0, 2, 4)


def test_there_are_seats_on_deck():
    assert Ferry.deck == 12


def test_a_ferry_is_filled():
    ferry = Ferry()
    ferry.fill()
    assert ferry.full
"""


@pytest.fixture
def ferry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The module with its tests, where one stands to try mutants."""
    (tmp_path / "ferry.py").write_text(CODE)
    (tmp_path / "test_ferry.py").write_text(TESTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return tmp_path


def apart(function: Callable[[str], T], argument: str) -> T:
    """What the function returns in a process of its own: pytest within pytest."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as pool:
        return pool.submit(function, argument).result()


def _verdicts(file: str) -> list[Verdict]:
    found: list[Verdict] = []
    pytest_main([file], plugins=[Trial(mutants("ferry.py"), lambda _: [file], found.append)])
    return found


def _survives(name: str) -> bool:
    (mutant,) = [each for each in mutants("ferry.py") if each.name == name]
    return survives_anew(mutant, ["test_ferry.py"])


def test_a_mutant_is_named_after_the_line_it_changes_wherever_that_stands(ferry: Path) -> None:
    names = [mutant.name for mutant in mutants("ferry.py")]
    assert "ferry.py:fare | if age < 6: -> if age <= 6:" in names
    assert "ferry.py:Ferry.full | return self.aboard == 12 -> return self.aboard != 12" in names
    assert "ferry.py:seats | return rows * 4 -> return rows * 5" in names
    assert len(set(names)) == len(names)
    (ferry / "ferry.py").write_text(f"import sys\n\n\n{CODE}")
    assert [mutant.name for mutant in mutants("ferry.py")] == names


def test_changes_that_look_alike_are_numbered(ferry: Path) -> None:
    (ferry / "ferry.py").write_text("def twice(a, b):\n    if a:\n        b += 1\n    b += 1\n    return b\n")
    names = [mutant.name for mutant in mutants("ferry.py") if "-= 1" in mutant.name]
    assert names == ["ferry.py:twice | b += 1 -> b -= 1", "ferry.py:twice | b += 1 -> b -= 1 | 2"]


def test_texts_annotations_and_what_is_outside_functions_stay_as_they_are(ferry: Path) -> None:
    names = [mutant.name for mutant in mutants("ferry.py")]
    assert not [name for name in names if "ferry costs" in name or "seats(3)" in name or "None ->" in name]


def test_a_mutant_is_noticed_by_the_test_that_fails_or_does_not_end(ferry: Path) -> None:
    verdicts = {verdict.mutant.partition(" | ")[2]: verdict for verdict in apart(_verdicts, "test_ferry.py")}
    assert verdicts["return 0 -> return 1"].by == "test_ferry.py::test_children_pay_half"
    assert verdicts["self.aboard += 1 -> self.aboard -= 1"].by == "test_ferry.py::test_a_ferry_is_filled"
    assert verdicts["self.aboard += 1 -> self.aboard -= 1"].how == "endless"
    assert not verdicts["if age < 6: -> if age <= 6:"].noticed, "no test asks about a child of six"


def test_what_was_computed_at_import_is_computed_anew(ferry: Path) -> None:
    name = "ferry.py:seats | return rows * 4 -> return rows * 5"
    verdicts = {verdict.mutant: verdict for verdict in apart(_verdicts, "test_ferry.py")}
    assert not verdicts[name].noticed
    assert not apart(_survives, name)
    assert apart(_survives, "ferry.py:fare | if age < 6: -> if age <= 6:")


def test_a_test_that_fails_without_any_mutant_notices_none(ferry: Path) -> None:
    (ferry / "test_ferry.py").write_text(TESTS.replace("== (0, 2, 4)", "== (0, 2, 5)"))
    with pytest.raises((UntrueTestError, SystemExit)):
        apart(_verdicts, "test_ferry.py")


def test_the_list_says_why_a_mutant_may_survive_and_which_entries_are_lost() -> None:
    groups = [
        Group("open", "none yet", mutants=["a.py:f | 1 -> 2", "a.py:f | gone -> 2"]),
        Group("judgement", "a guess", modules=["b.py", "c.py"]),
    ]
    listed = Listed(groups)
    assert (listed.kind("a.py:f | 1 -> 2"), listed.kind("b.py:g | 1 -> 2"), listed.kind("a.py:g | 1 -> 2")) == (
        "open",
        "judgement",
        None,
    )
    assert listed.count("open") == 2
    assert listed.astray(["a.py:f | 1 -> 2"], ["a.py", "b.py"]) == ["a.py:f | gone -> 2", "c.py"]
    twice = Listed([*groups, Group("equivalent", "the same", mutants=["a.py:f | 1 -> 2"])])
    assert "a.py:f | 1 -> 2" in twice.astray(["a.py:f | 1 -> 2"], ["a.py", "b.py"])


def test_every_package_has_tests_to_face() -> None:
    for paths in facing.PACKAGES.values():
        assert all(Path(path).exists() for path in paths)
    text = facing.found(
        [
            Verdict("games/a.py:f | 1 -> 2", "failed", "tests/b.py::test_x"),
            *[Verdict("games/a.py:f | 1 -> 2", "failed", "tests/c.py::test_y")] * 2,
        ]
    )
    assert text.index("tests/c.py") < text.index("tests/b.py")
