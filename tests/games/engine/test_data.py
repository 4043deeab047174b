"""Data files: errors name file, row and field; a folder of the owner's replaces ours and really changes the game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import games.fleet_dice
from games.engine import DataError, load
from games.engine.data import FOLDER_VARIABLE, parse

OURS = Path(games.fleet_dice.__file__).parent / "data" / "fleet_dice.toml"
ROOT = Path(__file__).parents[3]


class Building(msgspec.Struct):
    id: str
    boxes: int
    vp: int = 0


class Rows(msgspec.Struct):
    wharf: list[Building]
    income: dict[str, int] = {}


def failure(text: str) -> str:
    with pytest.raises(DataError) as raised:
        parse(text.encode(), "town.toml", Rows)
    return str(raised.value)


def test_rows_are_typed_and_the_raw_table_keeps_the_names() -> None:
    text = '[[wharf]]\nid = "casino"\nboxes = 2\nname_de = "Kasino"\n'
    data = parse(text.encode(), "town.toml", Rows)
    assert data.rows.wharf == [Building("casino", 2)]
    assert data.raw["wharf"][0]["name_de"] == "Kasino"
    assert not data.replaced


def test_the_digest_follows_the_content() -> None:
    texts = [b'[[wharf]]\nid = "a"\nboxes = 2', b'[[wharf]]\nid = "a"\nboxes = 3']
    digests = [parse(text, "x", Rows).digest for text in (*texts, texts[0])]
    assert digests[0] == digests[2] != digests[1]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[wharf]]\nid = "casino"\nboxes = "two"', ["town.toml", "wharf", "row 1", "casino", "boxes", "int"]),
        ('[[wharf]]\nid = "a"\nboxes = 1\n[[wharf]]\nid = "pub"', ["town.toml", "wharf", "row 2", "pub", "boxes"]),
        ("[[wharf]]\nboxes = 1", ["town.toml", "wharf", "row 1", "id"]),
        ('wharf = []\n[income]\nbase = "one"', ["town.toml", "income", "int"]),
        ("[income]\nbase = 1", ["town.toml", "wharf"]),
        ("[[wharf]]\nid = 1", ["town.toml: table wharf, row 1 (1) field id: "]),
        ("[[wharf]]\nboxes = 1", ["town.toml: table wharf, row 1 field : "]),
        ('wharf = ["casino"]', ["town.toml: table wharf, row 1 field : "]),
        ("wharf = 3", ["town.toml", "wharf", "array"]),
        ("[[wharf", ["town.toml", "not a TOML file"]),
    ],
)
def test_a_mistake_is_named_by_file_row_and_field(text: str, words: list[str]) -> None:
    message = failure(text)
    assert all(word in message for word in words), message


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[wharf]]\nid = "casino"\nboxes = 2\nvpp = 3', ["town.toml", "wharf", "row 1", "casino", "field vpp"]),
        ('[[wharf]]\nid = "a"\nboxes = 1\n[[wharf]]\nid = "b"\nbox = 1', ["wharf", "row 2", "(b)", "field box"]),
        ("wharf = []\n[incom]\nbase = 1", ["town.toml", "field incom"]),
    ],
)
def test_a_field_nobody_knows_is_refused_in_a_file_that_replaces_ours(text: str, words: list[str]) -> None:
    ours = {"wharf": [{"id": "casino", "boxes": 2, "name_de": "Kasino"}]}
    with pytest.raises(DataError, match="there is no such field") as raised:
        parse(text.encode(), "town.toml", Rows, ours=ours)
    assert all(word in str(raised.value) for word in words), str(raised.value)


def test_a_file_that_replaces_ours_may_have_every_field_our_rows_have_and_free_names_where_names_are_free() -> None:
    ours = {"wharf": [{"id": "pub", "boxes": 1}, {"id": "casino", "boxes": 2, "name_de": "Kasino"}]}
    text = '[[wharf]]\nid = "inn"\nboxes = 4\nvp = 2\nname_de = "Krug"\n[income]\nbase = 1\nextra = 2\n'
    data = parse(text.encode(), "town.toml", Rows, ours=ours)
    assert (data.rows.wharf, data.rows.income) == ([Building("inn", 4, 2)], {"base": 1, "extra": 2})
    assert data.replaced


class Plain(msgspec.Struct):
    boxes: int


class Plains(msgspec.Struct):
    wharf: list[Plain]


def test_of_rows_without_ids_the_one_at_the_same_place_is_the_same() -> None:
    ours = {"wharf": [{"boxes": 1, "unread": 3}, {"boxes": 1, "unread": 4}]}

    def replaced(*unread: int) -> list[Plain]:
        text = "".join(f"[[wharf]]\nboxes = 2\nunread = {each}\n" for each in unread)
        return parse(text.encode(), "town.toml", Plains, ours=ours).rows.wharf

    assert replaced(3, 4, 5) == [Plain(2)] * 3, "the third one has no row of ours that it could differ from"
    with pytest.raises(DataError, match=r"row 1 field unread: nothing reads this field"):
        replaced(4, 4)
    with pytest.raises(DataError, match=r"row 2 field unread: nothing reads this field"):
        replaced(3, 3)
    text = b"[[wharf]]\nboxes = 2\n"
    assert parse(text, "town.toml", Plains, ours={"income": {}}).rows.wharf == [Plain(2)], "ours has no such rows"


@pytest.mark.parametrize(
    ("unread", "another"),
    [
        ('{size = 1, name_en = "Inn"}', False),
        ('{size = 2, name_en = "Pub"}', True),
        ('{size = 1, name_en = "Pub", room = 1}', True),
        ("1", True),
    ],
)
def test_of_what_nothing_reads_names_may_be_others(unread: str, another: bool) -> None:
    ours = {"wharf": [{"id": "pub", "boxes": 1, "unread": {"size": 1, "name_en": "Pub"}}]}
    ours["wharf"][0]["each"] = [{"size": 1, "name_en": "Pub"}]
    for field in (f"unread = {unread}", f"each = [{unread}]"):
        text = f'[[wharf]]\nid = "pub"\nboxes = 2\n{field}\n'.encode()
        if another:
            with pytest.raises(DataError, match="nothing reads this field"):
                parse(text, "town.toml", Rows, ours=ours)
        else:
            assert parse(text, "town.toml", Rows, ours=ours).rows.wharf == [Building("pub", 2)]


@pytest.mark.parametrize("text", ["wharf = []\nincome = [1]", 'wharf = "casino"', "wharf = [1]"])
def test_a_part_of_another_shape_than_ours_is_a_mistake_like_any_other(text: str) -> None:
    with pytest.raises(DataError, match="Expected"):
        parse(text.encode(), "town.toml", Rows, ours={"wharf": [{"id": "pub"}], "income": {"base": 1}})


def test_text_that_is_not_utf8_is_named_too() -> None:
    with pytest.raises(DataError, match=r"latin\.toml: not a TOML file"):
        parse("name = 'Köder'".encode("latin-1"), "latin.toml", Rows)


def test_a_missing_folder_or_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(DataError, match="nowhere, which is not a folder"):
        load("fleet_dice", "fleet_dice.toml", dict)
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    with pytest.raises(DataError, match=r"absent\.toml"):
        load("fleet_dice", "absent.toml", dict)


def test_only_files_in_the_folder_replace_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    assert not load("fleet_dice", "fleet_dice.toml", dict).replaced
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert not load("fleet_dice", "fleet_dice.toml", dict).replaced
    (tmp_path / "fleet_dice.toml").write_text("[meta]\n")
    data = load("fleet_dice", "fleet_dice.toml", dict)
    assert (data.replaced, data.rows) == (True, {"meta": {}})


def fleet_with(folder: Path, changes: dict[str, str], program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a process of its own, with our figures changed in a replacement folder."""
    text = OURS.read_text()
    for ours, theirs in changes.items():
        assert ours in text, ours
        text = text.replace(ours, theirs, 1)
    (folder / OURS.name).write_text(text)
    environment = {**os.environ, FOLDER_VARIABLE: str(folder), "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60, check=False
    )


SHORT_COLUMN = {
    'column = ["plain", "license", "boat", "plain", "choice", "plain", "license", "boat", "plain", "choice", '
    '"plain", "boat"]': 'column = ["boat", "boat", "license", "boat"]'
}


@pytest.mark.slow
def test_changed_figures_change_the_game(tmp_path: Path) -> None:
    """Another shrimp column, another capacity, other stars, a longer casino: sizes, effects and points follow."""
    changes = SHORT_COLUMN | {
        "boat_capacity = [3, 3, 3, 3]": "boat_capacity = [9, 8, 7, 6]",
        'id = "casino"\norder = 1\nname_en = "Casino"\nname_de = "Kasino"\nboxes = ["plain", "activation"]\n'
        "vp_completed = 2": 'id = "casino"\norder = 1\nname_en = "Casino"\nname_de = "Kasino"\n'
        'boxes = ["plain", "plain", "activation"]\nvp_completed = 4',
        "base = 1": "base = 5",
        'effect = "oyster_coin"\namount = 1': 'effect = "oyster_coin"\namount = 2',
    }
    program = """
from games.fleet_dice import GAME, data
from tests.games.fleet_dice.given import given, sheet, start
game = start(2, "shrimp", "cod")
assert game.sheet(0).fish("shrimp") == [0, 0] and game.sheet(0).level("shrimp") == 1
full = given(sheet(marked={"shrimp": 3}, boats={"shrimp": [0]}), sheet(), at="boat shared", dice=["shrimp"])
full.play(0, "mark:shrimp")
assert not full.table.sheets[0].is_open(0)
assert sheet(boats={"shrimp": [9, 8, 6]}).full_boats() == 2
assert sheet(marked={"casino": 2}).metric("buildings") == 0
assert given(sheet(complete=["casino"]), sheet(), at="end").sheet().points.buildings == 4
assert given(sheet(), sheet(), at="income").sheet().coins == 5
oyster = given(sheet(levels={"oyster": 1}, boats={"oyster": [5]}), sheet(), at="fishing", round=2)
assert oyster.sheet().coins == 2
from games.engine import conformance
for check in conformance.CHECKS:
    check(GAME, 3, {"captains": "yes"}, 1)
print(data.DATA.replaced, GAME.digest)
"""
    done = fleet_with(tmp_path, changes, program)
    assert done.returncode == 0, done.stderr
    replaced, digest = done.stdout.split()
    assert replaced == "True"
    assert digest != games.fleet_dice.GAME.digest


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"boat_capacity = [3, 3, 3, 3]": "boat_capacity = [3, 3]"}, ["boat_types", "shrimp", "boat_vp"]),
        ({'column = ["plain"': 'column = ["plane"'}, ["boat_types", "row 1", "shrimp", "column", "plane"]),
        ({'start_type = "cod"': 'start_type = "herring"'}, ["captain_cards", "amy", "start_type", "herring"]),
        ({"by_license_level = [4, 6, 8, 10]": "by_license_level = [4, 6]"}, ["oyster_capacity", "by_license_level"]),
        ({'id = "casino"': 'id = "kasino"'}, ["wharf", "casino"]),
        ({"players = 3": "players = 7"}, ["pools", "3", "players"]),
        ({'id = "cannery"': 'id = "pub"'}, ["wharf", "pub", "stands there twice"]),
        ({"vp_completed = 2": "vp_complete = 2"}, ["wharf", "casino", "field vp_complete", "no such field"]),
    ],
)
def test_a_mistake_in_the_owners_figures_stops_the_start_with_its_place(
    changes: dict[str, str], words: list[str], tmp_path: Path
) -> None:
    done = fleet_with(tmp_path, changes, "import games.fleet_dice")
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert "DataError" in last
    assert all(word in last for word in [*words, "fleet_dice.toml"]), last


def test_a_field_that_nothing_reads_is_compared_with_our_row_of_the_same_id_wherever_it_stands() -> None:
    ours = {"wharf": [{"id": "pier", "boxes": 1, "scan": 3}, {"id": "shed", "boxes": 2, "scan": 4}]}

    def owned(*rows: tuple[str, int]) -> bytes:
        return "".join(f'[[wharf]]\nid = "{id_}"\nboxes = 5\nscan = {scan}\n' for id_, scan in rows).encode()

    assert parse(owned(("shed", 4), ("pier", 3)), "town.toml", Rows, ours=ours).replaced
    with pytest.raises(DataError, match="nothing reads this field"):
        parse(owned(("shed", 3), ("pier", 4)), "town.toml", Rows, ours=ours)
