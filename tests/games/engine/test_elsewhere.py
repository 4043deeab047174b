"""Games from elsewhere are found by a setting or by an installed package, and none of them can break anything else."""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from games.engine import found_games, game_names, registry
from games.engine.elsewhere import named_homes
from tests.toy.beside import beside_the_others, elsewhere, installed
from tests.toy.copies import Fault, a_copy, added, replaced
from tests.toy.tides import ADDED, GAME

OURS = list(registry())


def why(folder: Path) -> str:
    """Why nothing is offered from a folder, which takes no other game with it."""
    with elsewhere(folder):
        found = found_games()
        assert list(found.games) == OURS
        assert len(found.left_out) == 1
        [(place, reason)] = found.left_out.items()
        assert place.is_relative_to(folder)
        assert "\n" not in reason
        return reason


def test_a_folder_that_the_setting_names_has_games() -> None:
    assert list(registry()) == OURS
    with beside_the_others():
        assert list(registry()) == game_names() == [*OURS, "tides"]
        assert registry()["tides"] is GAME
        assert found_games().left_out == {}
    assert list(registry()) == game_names() == OURS


def test_several_folders_are_looked_through_and_one_that_is_named_twice_once(tmp_path: Path) -> None:
    with elsewhere(tmp_path / "gone", ADDED, ADDED):
        assert list(registry()) == [*OURS, "tides"]
        assert found_games().left_out == {tmp_path / "gone": "there is no such folder (QUAYSIDE_GAMES)"}


def test_an_installed_package_that_announces_itself_has_games(tmp_path: Path) -> None:
    package = a_copy(tmp_path).rename(tmp_path / "tidal_games")
    (package / "__init__.py").write_text("raise RuntimeError('nobody imports it')")
    info = tmp_path / "tidal-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tidal\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[quayside.games]\ntides = tidal_games\nwhales = no_such_package\n")
    with elsewhere(), installed(tmp_path):
        assert list(registry()) == [*OURS, "tides"]
        assert [home.named_by for home in named_homes()] == ["quayside.games of tidal"] * 2
        assert found_games().left_out == {
            Path("no_such_package"): "there is no package no_such_package (quayside.games of tidal)"
        }
    assert list(registry()) == OURS


def test_an_announcement_of_no_package_is_known_by_what_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = EntryPoint("whales", "no_such_package", "quayside.games")
    with elsewhere():
        monkeypatch.setattr("games.engine.elsewhere.entry_points", lambda group: [alone] if group else [])
        named_homes.cache_clear()
        assert [home.named_by for home in named_homes()] == ["quayside.games of no_such_package"]
    monkeypatch.undo()
    named_homes.cache_clear()


INIT, GAME_PY, TOML = "games/tides/__init__.py", "games/tides/game.py", "games/tides/data/tides.toml"


def says(code: str) -> Fault:
    """Does something more when the game is read."""
    return added(INIT, f"\n{code}\n")


def raises(exception: str) -> Fault:
    """Raises an exception `E` that this code makes."""
    return says(f"{exception}\nraise E()")


BROKEN: dict[str, tuple[Fault, str]] = {
    "no Python": (added(GAME_PY, "\nif"), r"^SyntaxError: .*"),
    "an error": (added(GAME_PY, "\n1 / 0"), r"^ZeroDivisionError: .*game\.py, line \d+\)"),
    "it ends the program": (replaced(INIT, "", "raise SystemExit(3)"), r"^SystemExit: 3 \(.*line 1\)"),
    "no game": (replaced(INIT, "", "..."), r"has no GAME"),
    "another id": (replaced(GAME_PY, '= "tides"', '= "tide"'), "its id is 'tide'"),
    "a method is missing": (replaced(GAME_PY, "def result", "def results"), r"^TypeError: .*\bresult\b"),
    "nobody plays": (replaced(GAME_PY, "range(2, 5)", "range(5, 5)"), "seats, a range"),
    "fewer and fewer play": (replaced(GAME_PY, "range(2, 5)", "range(4, 1, -1)"), "seats, a range"),
    "no one plays": (replaced(GAME_PY, "range(2, 5)", "range(0, 3)"), "seats, a range"),
    "no value": (replaced(GAME_PY, '("short", "long")', "()"), "length has no values"),
    "wrong data": (replaced(TOML, 'wins = "lowest"', 'lets = "low"'), r"^DataError: tides\.toml: table tides, row 1"),
    "data that raises": (replaced(GAME_PY, "return DATA.raw", "raise OSError('gone')"), "^OSError: gone"),
    "an error without a text": (raises("class E(Exception):\n    __str__ = lambda self: 1 / 0"), r"^E: its text can't"),
    "an error whose text is none": (raises("class E(Exception):\n    __str__ = lambda self: 3"), r"^E: its text can't"),
    "an error of many lines": (
        raises("def E(): return OSError('a\\n\\x1b[31mb\\u2028c' * 999)"), r"^OSError: a \[31mb ca",
    ),
    "it cancels": (raises("from asyncio import CancelledError as E"), r"^CancelledError \(games/tides/__init__"),
    "it is closed": (raises("E = GeneratorExit"), r"^GeneratorExit \("),
    "what is no Exception": (raises("class E(BaseException): ..."), r"^E \("),
    "an id that fails": (
        says("class I(str):\n    __eq__ = lambda *_: 1 / 0\n    __hash__ = None\ntype(GAME).id = I('tides')"),
        "its id is",
    ),
    "an id without a text": (
        says("class I:\n    __repr__ = lambda _: 1 / 0\ntype(GAME).id = I()"), "^ZeroDivisionError",
    ),
    "players that are none": (says("type(GAME).players = ('a',)"), "players, a tuple of Player"),
    "players that are one": (says("type(GAME).players = 5"), "players, a tuple of Player"),
    "captains that are none": (says("type(GAME).searching = ('a',)"), "searching, a tuple"),
    "no tuple of captains": (says("type(GAME).searching = None"), "does not declare searching"),
    "no statistics": (says("type(GAME).statistics = None"), "does not declare statistics"),
    "no tuple of references": (
        says("from games.engine import Statistics\nclass S(Statistics):\n    references = None\n"
             "type(GAME).statistics = S()"),
        "references, a tuple of Player",
    ),
    "a number for a verb": (says("from games.engine import Verb\ntype(GAME).verbs = (Verb(3),)"), "the verb 3"),
    "a number for an option": (
        says("from games.engine import Setting\ntype(GAME).settings = (Setting(3, ('a',)),)"), "the table option 3",
    ),
    "a text for values": (
        says("from games.engine import Setting\ntype(GAME).settings = (Setting('a', 'bc'),)"), "the table option 'a'",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_is_left_out_with_the_reason_in_one_line_and_no_other_is(fault: str, tmp_path: Path) -> None:
    spoil, reason = BROKEN[fault]
    spoil(copy := a_copy(tmp_path))
    said = why(copy)
    assert re.search(reason, said), said


def test_a_game_of_a_name_that_is_taken_is_left_out(tmp_path: Path) -> None:
    copy = a_copy(tmp_path)
    (copy / "games" / "tides").rename(copy / "games" / "nusfjord")
    assert why(copy) == "there is another game nusfjord already"


@pytest.mark.parametrize("name", ["Tides", "gezeitenß", "_"])
def test_a_name_that_can_be_no_id_is_refused(name: str, tmp_path: Path) -> None:
    copy = a_copy(tmp_path)
    (copy / "games" / "tides").rename(copy / "games" / name)
    assert "can be no game's id" in why(copy)


def test_whoever_ends_the_program_by_hand_ends_it_also_while_a_game_is_read(tmp_path: Path) -> None:
    says("raise KeyboardInterrupt")(copy := a_copy(tmp_path))
    with pytest.raises(KeyboardInterrupt):
        why(copy)


@pytest.mark.parametrize("named", ["~nobody/games", "x" * 300, "/dev/null/x", "\u2028"])
def test_what_can_be_no_folder_is_said_to_be_none(named: str) -> None:
    with elsewhere(Path(named)):
        found = found_games()
        assert list(found.games) == OURS
        assert list(found.left_out.values()) in ([], ["there is no such folder (QUAYSIDE_GAMES)"])
        assert found.left_out or not named.strip()


def test_a_folder_without_games_says_so(tmp_path: Path) -> None:
    assert why(tmp_path) == "it has no folder games (QUAYSIDE_GAMES)"
