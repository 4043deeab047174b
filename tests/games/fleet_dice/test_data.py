"""A replaced data file: what is refused at start, and with which table, row and field."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import msgspec
import pytest

from games.engine import DataError
from games.engine.data import parse
from games.fleet_dice.checks import FILE, check
from games.fleet_dice.rows import FleetData

Rows = dict[str, Any]
CONTENT = resources.files("games.fleet_dice").joinpath("data").joinpath(FILE).read_bytes()


def row(rows: Rows, table: str, wanted: str, field: str = "id") -> Rows:
    """The row of a table whose field has this value."""
    return next(each for each in rows[table] if str(each[field]) == wanted)


def refusal(rows: Rows) -> str:
    """What is said about these rows."""
    with pytest.raises(DataError) as refused:
        check(msgspec.convert(rows, FleetData))
    return str(refused.value)


def test_our_own_file_is_accepted() -> None:
    check(parse(CONTENT, FILE, FleetData).rows)


@pytest.mark.parametrize(
    ("table", "wanted", "field", "value", "complaint"),
    [
        ("captain_cards", "linda", "start_extra_boxes", ["bargee"], "'bargee' is none of"),
        ("captain_cards", "linda", "start_extra_boxes", ["barge"] * 4, "barge has 3 boxes"),
        ("captain_cards", "linda", "start_type", "tuna", "'tuna' is none of"),
        ("captain_cards", "linda", "start_boat_boxes", 12, "the column has 11 boxes"),
        ("captain_cards", "linda", "id", "amy", "stands there twice"),
        ("trophy_cards", "gold_fish", "id", "gold_boats", "stands there twice"),
        ("harbor", "barge", "id", "casino", "two sections have this id"),
        ("harbor", "barge", "id", "lighter", "this row is missing"),
        ("harbor", "barge", "boxes", ["license"], "King Crab has the one license"),
        ("harbor", "king_crab", "boxes", ["license", "license"], "King Crab has the one license"),
        ("harbor", "barge", "boxes", ["choice"], "'choice' is none of"),
        ("harbor", "barge", "counts_as_boat", False, "an entry with boat boxes counts as boats"),
        ("harbor", "captains_club", "counts_as_boat", True, "an entry with boat boxes counts as boats, and no other"),
        ("harbor", "captains_club", "boat_capacity", 4, "it has no boats that fish"),
        ("harbor", "captains_club", "boat_vp", 1, "it has no boats that fish"),
        ("harbor", "research_vessel", "catch", 1, "it has no boats that fish"),
        ("harbor", "research_vessel", "counts_full", True, "only what holds fish can be full"),
        ("harbor", "inuit", "license_vp", 5, "it has no license"),
        ("harbor", "inuit", "bonus_max", 10, "it has no license"),
        ("licenses", "cod_3", "star_actions", 1, "this effect comes without a star action"),
        ("wharf", "casino", "uses", 1, "only the Recycling Yard"),
        ("wharf", "casino", "boxes", [], "at least one box"),
        ("wharf", "casino", "boxes", ["boat"], "'boat' is none of"),
        ("boat_types", "cod", "boat_capacity", [4], "one entry for each boat"),
        ("boat_types", "cod", "license_levels", 4, "levels 1 to 4"),
        ("dice", "boat", "faces", ["coins3"], "a start roll needs a boat type"),
        ("dice", "town", "faces", ["harbour"], "'harbour' is none of"),
        ("dice", "town", "count", 3, "4 dice are rolled at once"),
        ("market", "10", "min_fish", 20, "stands there twice"),
        ("market", "0", "min_fish", 5, "a row for no fish is needed"),
    ],
)
def test_a_row_that_does_not_fit_is_named(table: str, wanted: str, field: str, value: object, complaint: str) -> None:
    rows = tomllib.loads(CONTENT.decode())
    row(rows, table, wanted, "min_fish" if table == "market" else "id")[field] = value
    said = refusal(rows)
    assert said.startswith(f"{FILE}: table ")
    assert complaint in said


@pytest.mark.parametrize(
    ("table", "field", "value", "complaint"),
    [
        ("setup", "start_boxes", 40, "a column has 11 boxes"),
        ("meta", "max_players", 6, "to 4"),
        ("solo", "rounds", 9, "meta.rounds_solo is 8"),
        ("solo", "town_priority", ["harbor"], "once each"),
        ("coin_track", "stars", [7, 400], "the track has 84 boxes"),
        ("coin_track", "stars", [7, 7], "one star at most"),
        ("buffet", "vp_by_filled", [0, 1], "each number of hexes"),
        ("oyster_capacity", "by_license_level", [4, 6], "each level"),
    ],
)
def test_a_figure_that_does_not_fit_is_named(table: str, field: str, value: object, complaint: str) -> None:
    rows = tomllib.loads(CONTENT.decode())
    rows[table][field] = value
    said = refusal(rows)
    assert f"table {table}, row (only), field {field}: " in said
    assert complaint in said


@pytest.mark.parametrize(
    ("table", "wanted", "field", "value"),
    [
        ("setup", "", "start_boxes", 11),
        ("harbor", "barge", "counts_full", False),
        ("harbor", "inuit", "boat_capacity", 1),
        ("harbor", "research_vessel", "boat_vp", 3),
        ("licenses", "swordfish_1", "star_actions", 2),
        ("dice", "boat", "count", 5),
        ("captain_cards", "linda", "start_boat_boxes", 11),
        ("captain_cards", "linda", "start_extra_boxes", ["barge"] * 3),
    ],
)
def test_a_figure_at_its_bound_is_accepted(table: str, wanted: str, field: str, value: object) -> None:
    rows = tomllib.loads(CONTENT.decode())
    (row(rows, table, wanted) if wanted else rows[table])[field] = value
    check(msgspec.convert(rows, FleetData))


@pytest.mark.parametrize("table", ["captain_cards", "king_crab_bonuses"])
def test_as_many_cards_as_players_are_accepted(table: str) -> None:
    rows = tomllib.loads(CONTENT.decode())
    rows[table] = rows[table][:4]
    check(msgspec.convert(rows, FleetData))


def test_oyster_boats_need_a_capacity_for_each_level_of_the_oyster_licenses_alone() -> None:
    rows = tomllib.loads(CONTENT.decode())
    row(rows, "boat_types", "oyster")["license_levels"] = 2
    rows["licenses"] = [each for each in rows["licenses"] if (each["type"], each["level"]) != ("oyster", 3)]
    rows["oyster_capacity"]["by_license_level"].pop()
    check(msgspec.convert(rows, FleetData))


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize("dice", [2, 4])
def test_a_pool_without_one_die_more_than_players_is_refused(dice: int) -> None:
    rows = tomllib.loads(CONTENT.decode())
    row(rows, "pools", "2", "players")["boat_phase_boat_dice"] = dice
    assert "table pools, row 2, field boat_phase_boat_dice: 3 dice" in refusal(rows)


@pytest.mark.parametrize("stone", ["boat", "harbor", "wharf"])
def test_a_route_that_leaves_a_section_out_is_refused(stone: str) -> None:
    rows = tomllib.loads(CONTENT.decode())
    row(rows, "solo_routes", stone, "stone")["route"].pop()
    assert f"table solo_routes, row {stone}, field route" in refusal(rows)


@pytest.mark.parametrize("table", ["captain_cards", "king_crab_bonuses"])
def test_fewer_cards_than_players_are_refused(table: str) -> None:
    rows = tomllib.loads(CONTENT.decode())
    rows[table] = rows[table][:3]
    assert "every player needs one" in refusal(rows)


@pytest.mark.parametrize("kind", ["gold", "silver"])
def test_a_file_without_trophies_of_a_kind_is_refused(kind: str) -> None:
    rows = tomllib.loads(CONTENT.decode())
    rows["trophy_cards"] = [card for card in rows["trophy_cards"] if card["kind"] != kind]
    assert f"a {kind} trophy is needed" in refusal(rows)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("start_boxes = 3", "start_boxes = -1", "field setup.start_boxes"),
        ('bonus_metric = "full_boats"', 'bonus_metric = "whales"', "(linda) field bonus_metric"),
        ('name_de = "Kasino"\n', "", "(casino) field : Object missing required field `name_de`"),
        ("rounds_multi = 10", "rounds_multi = 0", "field meta.rounds_multi"),
    ],
)
def test_a_figure_out_of_its_bounds_is_refused_when_the_file_is_read(old: str, new: str, complaint: str) -> None:
    changed = CONTENT.decode().replace(old, new)
    assert changed != CONTENT.decode()
    with pytest.raises(DataError) as refused:
        parse(changed.encode(), FILE, FleetData)
    assert complaint in str(refused.value)


def test_two_solo_titles_with_one_id_are_refused() -> None:
    rows = tomllib.loads(CONTENT.decode())
    rows["solo_results"][1]["id"] = rows["solo_results"][0]["id"]
    assert "table solo_results, row solo_results.0, field id: stands there twice" in refusal(rows)
