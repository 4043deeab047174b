"""Mutants are made, tried, reported and listed; on a module made for it, which lies in the place of the store."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

pytest.importorskip("mutmut", reason="comes with the tools for development")

from tests.mutants.__main__ import draw, made, main
from tests.mutants.listed import Group, Listed, Modules, listed
from tests.mutants.making import Mutant, may_exist, mutants
from tests.mutants.trying import TESTS, UntrueTestError, Verdict, faced, faced_on_server, verdicts

CODE = '''\
def fare(age: int) -> int:
    """What a ferry costs."""
    return 2 if age < 18 else 4


class Ferry:
    deck = fare(3)

    def fill(self, aboard: int) -> int:
        while aboard < 12:
            aboard += 2
        return aboard
'''
TRIP = """\
from db.ferry import Ferry, fare


def test_children_pay_half():
    assert (Ferry.deck, fare(10), fare(30)) == (2, 2, 4)


def test_a_ferry_is_filled():
    assert Ferry().fill(11) == 13
"""
CASES = """

def load(number: int) -> int:
    match number:
        case 1:
            number += 1
            number += 2
            return number
        case 2:
            return 2
    return number
"""
INI = "[pytest]\naddopts = --disable-plugin-autoload -p xdist -p timeout\n"
LIST = """\
not_tried = []

[[equivalent]]
reason = "People come in pairs."
mutants = ["db/ferry.py:Ferry.fill | while aboard < 12: -> while aboard <= 12:"]
"""
FILES = [Path("pytest.ini"), Path("db/__init__.py"), Path("db/ferry.py"), Path("tests/db/test_ferry.py")]
LENIENT = "db/ferry.py:fare | return 2 if age < 18 else 4 -> return 2 if age <= 18 else 4"


@pytest.fixture
def ferry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree that holds the module, its tests and the list; no test asks about a person of 18."""
    for path, text in (
        ("pytest.ini", INI),
        ("db/__init__.py", ""),
        ("db/ferry.py", CODE),
        ("tests/db/test_ferry.py", TRIP),
        ("listed.toml", LIST),
    ):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tests.mutants.listed.FILE", tmp_path / "listed.toml")
    monkeypatch.setattr("tests.mutants.trying.LONGEST_TEST", 2)
    monkeypatch.setattr("tests.mutants.trying.LIBRARIES", ())
    subprocess.run("git init -q && git add .", shell=True, check=True)
    return tmp_path


def _verdicts() -> dict[str, Verdict]:
    return {verdict.mutant.name.partition(" | ")[2]: verdict for verdict in verdicts(mutants("db/ferry.py"), FILES, 2)}


def _fares() -> list[Mutant]:
    """One mutant, which the test of the fares notices."""
    return [mutant for mutant in mutants("db/ferry.py") if "else 4 -> return 3" in mutant.name]


def test_a_mutant_is_named_after_the_line_it_changes_wherever_that_stands(ferry: Path) -> None:
    names = [mutant.name for mutant in mutants("db/ferry.py")]
    assert "db/ferry.py:Ferry.fill | while aboard < 12: -> while aboard <= 12:" in names
    assert LENIENT in names
    assert len(set(names)) == len(names)
    (ferry / "db/ferry.py").write_text(f"import sys\n\n\n{CODE}")
    assert [mutant.name for mutant in mutants("db/ferry.py")] == names


def test_changes_that_look_alike_are_numbered(ferry: Path) -> None:
    (ferry / "db/ferry.py").write_text("def twice(a, b):\n    if a:\n        b += 1\n    b += 1\n    return b\n")
    names = [mutant.name for mutant in mutants("db/ferry.py") if "-= 1" in mutant.name]
    assert names == ["db/ferry.py:twice | b += 1 -> b -= 1", "db/ferry.py:twice | b += 1 -> b -= 1 | 2"]


def test_texts_annotations_and_what_is_outside_functions_stay_as_they_are(ferry: Path) -> None:
    names = [mutant.name for mutant in mutants("db/ferry.py")]
    assert not [name for name in names if "ferry costs" in name or "fare(3)" in name or "None ->" in name]


@pytest.mark.slow
def test_the_same_seed_draws_the_same_and_another_one_others() -> None:
    some = made(["games/nusfjord/fishing.py", "db/games.py"])
    drawn = draw(some, "2026-11-22", 20)
    assert [mutant.name for mutant in draw(some, "2026-11-22", 20)] == [mutant.name for mutant in drawn]
    assert len({mutant.name for mutant in drawn}) == 20
    assert [mutant.name for mutant in draw(some, "2026-11-23", 20)] != [mutant.name for mutant in drawn]


@pytest.mark.slow
def test_a_mutant_faces_the_tests_that_reach_it(ferry: Path) -> None:
    met = ferry / "met"
    (ferry / "tests/db/test_ferry.py").write_text(
        f"{TRIP}    with open({str(met)!r}, 'a') as file:\n        file.write('filled\\n')\n"
    )
    assert [verdict.survived for verdict in verdicts(_fares(), FILES, 1)] == [False]
    assert met.read_text() == "filled\n", "when it was found out which tests reach what"


@pytest.mark.slow
def test_a_mutant_is_noticed_by_what_is_computed_while_modules_are_read(ferry: Path) -> None:
    (ferry / "db/ferry.py").write_text("def seats():\n    return 2\n\n\nSEATS = seats()\n")
    (ferry / "tests/db/test_ferry.py").write_text(
        "from db.ferry import SEATS\n\n\ndef test_seats():\n    assert SEATS == 2\n"
    )
    [verdict] = _verdicts().values()
    assert (verdict.survived, verdict.by) == (False, "tests/db/test_ferry.py::test_seats")


@pytest.mark.slow
def test_a_run_that_hangs_when_its_tests_are_over_is_noticed(ferry: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.mutants.trying.LONGEST_RUN", 10)
    (ferry / "db/ferry.py").write_text("def waits():\n    return False\n")
    (ferry / "tests/db/test_ferry.py").write_text(
        "from threading import Event, Thread\n\nfrom db.ferry import waits\n\n\ndef test_trip():\n"
        "    if waits():\n        Thread(target=Event().wait).start()\n"
    )
    assert not _verdicts()["return False -> return True"].survived


@pytest.mark.slow
def test_what_takes_too_much_memory_is_noticed(ferry: Path) -> None:
    (ferry / "db/ferry.py").write_text("def seats():\n    return bytes(2**32 - 2**32 + 1)\n")
    (ferry / "tests/db/test_ferry.py").write_text(
        "from db.ferry import seats\n\n\ndef test_seats():\n    assert len(seats()) < 2**40\n"
    )
    little, much = "-> return bytes(2**32 - 2**32 + 2)", "-> return bytes(2**32 + 2**32 + 1)"
    tried = [mutant for mutant in mutants("db/ferry.py") if mutant.name.endswith((little, much))]
    survived = {verdict.mutant.name[-len(much) :]: verdict.survived for verdict in verdicts(tried, FILES, 1)}
    assert survived == {little: True, much: False}


@pytest.mark.slow
def test_a_test_that_fails_without_any_mutant_notices_none(ferry: Path) -> None:
    (ferry / "tests/db/test_ferry.py").write_text(TRIP.replace("== (2, 2, 4)", "== (2, 2, 5)"))
    with pytest.raises(UntrueTestError, match="test_children_pay_half"):
        list(verdicts(_fares(), FILES, 1))


@pytest.mark.slow
def test_a_mutant_is_noticed_by_the_test_that_fails_or_does_not_end_and_a_survivor_fails_until_it_is_listed(
    ferry: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    diary = ferry / "diary"
    assert main(["--seed", "any", "--into", str(diary)]) == 1
    said = capsys.readouterr().out
    entries = {each["name"].partition(" | ")[2]: each for each in map(json.loads, diary.read_text().splitlines())}
    fails = "return 2 if age < 18 else 4 -> return 3 if age < 18 else 4"
    assert entries[fails]["by"] == "tests/db/test_ferry.py::test_children_pay_half"
    assert entries["aboard += 2 -> aboard -= 2"]["by"] == "tests/db/test_ferry.py::test_a_ferry_is_filled", "endless"
    survived = {
        LENIENT.partition(" | ")[2],
        "return 2 if age < 18 else 4 -> return 2 if age < 19 else 4",
        "while aboard < 12: -> while aboard < 13:",
    }
    assert {change for change, entry in entries.items() if not entry["noticed"]} == survived
    all_made = mutants("db/ferry.py")
    assert sorted(entry["name"] for entry in entries.values()) == sorted(
        mutant.name for mutant in all_made if "aboard <= 12" not in mutant.name
    ), "that one is listed"
    assert (ferry / "db/ferry.py").read_text() == CODE

    assert f"survived: {LENIENT}" in said
    assert "-    return 2 if age < 18 else 4\n+    return 2 if age <= 18 else 4\n" in said
    assert "aboard <= 12" not in said
    names = [line.partition(": ")[2] for line in said.splitlines() if line.startswith("survived: ")]
    (ferry / "listed.toml").write_text(LIST.replace("mutants = [", f"mutants = [{', '.join(map(repr, names))}, "))
    written = diary.read_text()
    assert main(["--seed", "any", "--into", str(diary)]) == 0
    assert diary.read_text() == written, "who was noticed in an earlier sitting is not tried again"
    counts = f"{len(all_made)} | {len(all_made) - 1 - len(survived)} | 0 | {1 + len(survived)} | 0"
    assert f"| `db` | {counts} |" in capsys.readouterr().out


def test_an_entry_that_names_nothing_fails(ferry: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (ferry / "listed.toml").write_text(LIST.replace("aboard <= 12", "aboard <= 11"))
    assert main(["--number", "0"]) == 1
    assert "aboard <= 11" in capsys.readouterr().out


def test_the_list_says_which_mutants_need_not_be_noticed_and_which_entries_are_lost() -> None:
    known = Listed(
        not_tried=[Modules("guesses", ["tests/db", "gone.py"])],
        equivalent=[Group("the same", ["a.py:f | 1 -> 2"])],
        open=[Group("none yet", ["a.py:f | 2 -> 3", "a.py:f | 1 -> 2"])],
    )
    assert [known.kind(f"a.py:f | {change}") for change in ("1 -> 2", "2 -> 3", "3 -> 4")] == ["equivalent", "open", ""]
    assert (known.tried("tests/db/making.py"), known.tried("tests/dbs.py")) == (False, True)
    assert known.astray(["a.py:f | 1 -> 2"], ["a.py", "b.py"]) == ["a.py:f | 2 -> 3"]
    assert known.astray([], ["b.py"]) == [], "of a.py no mutants were made"


def test_every_entry_of_the_list_names_lines_of_the_code_as_it_is() -> None:
    assert listed().outdated() == []


@pytest.mark.parametrize(
    ("was", "is_"),
    [
        ("db/ferry.py", "db/ferries.py"),
        ("Ferry.fill", "Ferry.empty"),
        ("fill | while", "fill | if"),
        ("12: ->", "12 ->"),
        ("Ferry.fill", "fare"),
        ('12:"]', '12:", "db/ferry.py:Ferry.fill | while aboard < 12: -> while aboard <= 12:"]'),
        ("not_tried = []", "[[not_tried]]\nreason = 'Sunk.'\npaths = ['db/ferry.py']"),
        ("not_tried = []", "[[not_tried]]\nreason = 'Sunk.'\npaths = ['db/boat.py']"),
    ],
    ids=["module", "function", "line", "part of a line", "line of another function", "twice", "not tried", "no path"],
)
def test_an_entry_is_outdated_when_what_it_names_is_gone(ferry: Path, was: str, is_: str) -> None:
    assert listed().outdated() == []
    assert LIST.replace(was, is_) != LIST
    (ferry / "listed.toml").write_text(LIST.replace(was, is_))
    assert len(listed().outdated()) == 1


def test_whatever_is_made_may_exist(ferry: Path) -> None:
    (ferry / "db/ferry.py").write_text(CODE + CASES)
    names = [mutant.name for mutant in mutants("db/ferry.py")]
    assert "db/ferry.py:load | case 1: ... return number -> " in names, "more than three lines"
    assert [name for name in names if not may_exist(name)] == []


def test_every_package_has_tests_and_those_called_like_the_module_come_first() -> None:
    assert all(Path(path).exists() for paths in TESTS.values() for path in paths)
    first, then = faced("games/nusfjord/fishing.py")
    assert first == [
        "tests/games/golden/test_golden.py",
        "tests/games/nusfjord/test_fishing.py",
        *("-k", "nusfjord"),
    ]
    assert then[-2:] == ["-k", "nusfjord"]
    assert "tests/games/nusfjord/test_turns.py" in then
    assert faced("db/games.py")[0] == ["tests/db/test_games.py"]
    assert faced("db/rows.py")[0][:2] == ["tests/db/test_access.py", "tests/db/test_addresses.py"], "none is called so"


def test_on_postgresql_a_module_of_the_store_faces_the_tests_called_like_it() -> None:
    assert faced_on_server("db/postgres.py") == ["tests/db/test_postgres.py"]
    assert faced_on_server("db/rows.py") == faced_on_server("games/nusfjord/steps.py") == []
