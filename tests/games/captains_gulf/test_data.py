"""The data file says what is wrong with it, and all figures come from it."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from tests.games.replaced import refusals

FILE = "captains_gulf.toml"
TEXT = resources.files("games.captains_gulf").joinpath("data").joinpath(FILE).read_text("utf-8")


def loaded_with(folder: Path, text: str, code: str = "import games.captains_gulf") -> subprocess.CompletedProcess[str]:
    (folder / FILE).write_text(text, "utf-8")
    environment = {**os.environ, "QUAYSIDE_DATA": str(folder)}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


DAMAGE = [
    ("start_money = [4, 5, 5, 6]", 'start_money = "much"', "field setup.start_money"),
    ('start_port = "morgan_city"', 'start_port = "Galveston"', "table setup, row (only), field start_port"),
    ('letter = "o"', 'letter = "s"', "table seafood, row (all), field letter"),
    ('crew = "fuel_engineer"', 'crew = "cook"', "field crew: 'cook' is none of"),
    ('upgrade = "galley"\ngives', 'upgrade = "fuel_line"\ngives', "row galley, field upgrade: the rules ask"),
    ('where = "boat"\ngives', 'where = "port"\ngives', "row printer, field where: the rules have it at the boat"),
    ("shipyard_cards = 2", "shipyard_cards = 3", "field shipyard_cards: the rules"),
    ('fish = "sss"', 'fish = "sx"', "field fish: 'sx' is not made of soc"),
    ('house = ["spaces", "light_to"]', "house = 3", "port_track"),
    ('house = ["row", "x2"]', 'house = ["depth"]', "field house: 'depth' is no field of this row"),
    ('id = "B2"', 'id = "K2"', "row K2, field id: hexes of row 2 are called B and a number"),
    ('id = "R2"', 'id = "R1"', "table reward_tile, row R1, field id"),
    ("cost = 4\nname_en = \"Crab", "cost = 5\nname_en = \"Crab", "field license_cost"),
    ('id = "good_haul"', 'id = "bad_haul"', "'good_haul' is none of"),
    ("delivery_truck_cost = 1", "delivery_truck_cost = 2", "row delivery_truck, field amount"),
    ('id = "fuel_engineer"\ncategory = "engineer"', 'id = "fuel_engineer"\ncategory = "deckhand"', "field category"),
    ("move = 1\nmove_four = 1\nquantity = 4\nmin_players = 4", "move = 0\nmove_four = 1\nquantity = 4\nmin_players = 4",
     "row S12, field move"),
]  # fmt: skip
"""What stands in the file, what is put there, and what is said of it."""


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What was raised, by what was put into the file."""
    texts = {new: TEXT.replace(old, new, 1) for old, new, _ in DAMAGE} | {"": TEXT}
    return refusals("games.captains_gulf", FILE, texts, tmp_path_factory.mktemp("damaged"))


@pytest.mark.parametrize(("old", "new", "complaint"), DAMAGE)
def test_a_damaged_file_is_refused_with_file_row_and_field(
    old: str, new: str, complaint: str, refused: dict[str, str]
) -> None:
    assert old in TEXT
    assert FILE in refused[new]
    assert complaint in refused[new]
    assert refused[""] == "", "what is not damaged is taken"


def test_other_figures_are_played(tmp_path: Path) -> None:
    text = TEXT.replace("start_money = [4, 5, 5, 6]", "start_money = [14, 15, 15, 16]").replace("loan_cards", "x")
    code = (
        "from games.captains_gulf import GAME; from games.engine import Luck\n"
        "table, _ = GAME.setup(2, {}, Luck(b'x')); print(sorted(c.money for c in table.captains))"
    )
    assert loaded_with(tmp_path, text, code).stdout.strip() == "[14, 15]"


def test_a_card_may_have_costs_of_its_own(tmp_path: Path) -> None:
    text = TEXT.replace('id = "G01"\n', 'id = "G01"\ncrew_cost = 1\n')
    code = "from games.captains_gulf import data; print(*data.CREW_COST[data.PRICE_LIST][:2])"
    assert loaded_with(tmp_path, text, code).stdout.strip() == "1 2"


@pytest.mark.parametrize(("text", "kept"), [(TEXT, True), (TEXT.replace("first_cost = 1\n", ""), False)])
def test_where_there_is_one_price_list_games_are_stored_as_before_there_were_two(
    tmp_path: Path, text: str, *, kept: bool
) -> None:
    text = text if kept else text.replace('"cost", "first_cost"', '"cost"')
    code = (
        "from games.captains_gulf import GAME; from games.engine import Luck\n"
        "table, _ = GAME.setup(2, {}, Luck(b'x')); print(b'price_list' in GAME.save(table))"
    )
    assert loaded_with(tmp_path, text, code).stdout.strip() == str(kept)


def test_every_row_says_where_it_comes_from() -> None:
    import tomllib

    for name, table in tomllib.loads(TEXT).items():
        for row in table if isinstance(table, list) else [table]:
            assert name == "meta" or row["source"], (name, row)
            if "house" in row:
                assert "house" in row["source"], (name, row["id"])


@pytest.mark.rule("CG7.1", "CG17.10")
def test_no_way_leads_through_a_port(tmp_path: Path) -> None:
    before, hex_, after = TEXT.partition('[[hex]]\nid = "B2"\n')
    text = before + "".join(after.partition("[[hex]]")[1:])
    old, new = "row = 0\nx2 = 8\n", "row = 2\nx2 = 4\n"
    assert hex_
    assert old in text
    code = (
        "from games.captains_gulf.data import PLACE_INDEX as at; from games.captains_gulf.gulf import DISTANCE\n"
        "print([DISTANCE[at[one]][at[two]] for one in ('B1', 'morgan_city') for two in ('morgan_city', 'B3')])"
    )
    moved = loaded_with(tmp_path, text.replace(old, new, 1), code)
    assert moved.stdout.strip() == "[1, 3, 0, 1]", "Morgan City lies where B2 was: B1 and B3 are not nearer for it"


@pytest.mark.rule("CG4.3", "CG4.6")
def test_a_dearer_move_on_the_wheel_is_offered_to_whoever_can_pay_it(tmp_path: Path) -> None:
    printed, dearer = "move_cost = [0, 0, 1, 2, 3, 4]", "move_cost = [0, 0, 1, 2, 3, 6]"
    assert printed in TEXT
    code = (
        "from games.captains_gulf.phases import Turn; from games.captains_gulf.table import blank_table\n"
        "table = blank_table(2, 1, []); captain = table.captains[0]; captain.wheel = 0\n"
        "for captain.money in (5, 6): print(sum(each.startswith('go:') for each in Turn(0).options(table)))"
    )
    assert loaded_with(tmp_path, TEXT.replace(printed, dearer), code).stdout.split() == ["5", "6"]
