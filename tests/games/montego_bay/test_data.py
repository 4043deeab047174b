"""The data file: what is checked when it is read, and that changed figures change the game."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from games.montego_bay import data
from tests.games.replaced import refusals

TOML = resources.files("games.montego_bay").joinpath("data").joinpath("montego_bay.toml").read_text("utf-8")


def imported(folder: Path, text: str, code: str = "import games.montego_bay.data") -> subprocess.CompletedProcess[str]:
    """Run code with a replaced data file."""
    (folder / "montego_bay.toml").write_text(text, "utf-8")
    return subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"QUAYSIDE_DATA": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )


DAMAGE = [
    ("capacity = 6", "capacity = 0", "table ship, row S01, field capacity"),
    ("capacity = 6", 'capacity = "six"', "table ship, row 1 (S01) field capacity"),
    ('house = ["room_a", "room_b"]', 'house = ["roof"]', "table warehouse, row W1, field house: 'roof'"),
    (
        "four_players_only = true",
        "four_players_only = false",
        "row (all), field four_players_only: 8 for 2 players, not 7",
    ),
    ('id = "S02"', 'id = "S01"', "table ship: two rows have the same id"),
    ("vp_red = [3, 2, 1]", "vp_red = [3, 2]", "table ship, row S01, field vp_red"),
    ("players = 3", "players = 5", "table player_count, row 3, field players"),
]
"""What stands in the file, what is put there, and what is said of it."""


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What was raised, by what was put into the file."""
    texts = {new: TOML.replace(old, new, 1) for old, new, _ in DAMAGE} | {"": TOML}
    return refusals("games.montego_bay.data", "montego_bay.toml", texts, tmp_path_factory.mktemp("damaged"))


@pytest.mark.parametrize(("old", "new", "complaint"), DAMAGE)
def test_a_damaged_file_is_refused_naming_row_and_field(
    old: str, new: str, complaint: str, refused: dict[str, str]
) -> None:
    assert old in TOML
    assert complaint in refused[new]
    assert refused[""] == "", "what is not damaged is taken"


def test_an_owner_may_enter_other_figures(tmp_path: Path) -> None:
    code = (
        "from games.montego_bay import GAME, data\n"
        "print(data.CAPACITY[0], data.DATA.replaced, data.RULES.jack_cost, GAME.digest)"
    )
    text = TOML.replace("capacity = 6", "capacity = 5", 1).replace("jack_cost = 3", "jack_cost = 2", 1)
    done = imported(tmp_path, text, code)
    assert done.stdout.split()[:3] == ["5", "True", "2"]
    assert done.stdout.split()[3] != data.DATA.digest


def test_house_figures_are_marked_row_by_row() -> None:
    marked = {row.id: row.house for row in data.ROWS.ship}
    assert marked["S07"] == ["vp_yellow"]
    assert marked["S13"] == ["vp_yellow"]
    assert all(marked[ship] == ["capacity", "vp_red", "vp_yellow"] for ship in marked if ship not in ("S07", "S13"))
    assert all(row.house == ["room_a", "room_b"] for row in data.ROWS.warehouse)


def test_every_row_people_read_about_has_names_in_both_languages() -> None:
    for table in ("colour", "figure", "neutral", "tavern", "ship", "pilot_boat"):
        for row in data.RAW[table]:
            assert row["name_en"]
            assert row["name_de"]
