"""The data: counts, vocabulary, and the errors a replaced file is refused with."""

from __future__ import annotations

import pickle
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from games.engine import DataError
from games.nusfjord import actions, checks, counting, data, effects, formulas, operations, rows
from tests.games.replaced import refusals

rule = pytest.mark.rule


def text(name: str) -> str:
    return resources.files("games.nusfjord").joinpath("data").joinpath(name).read_text("utf-8")


def fresh() -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """The three files as they stand, to be changed."""
    general, cards, council = pickle.loads(_read_once())  # copies; parsing them takes ten times as long
    return general, cards, council


@cache
def _read_once() -> bytes:
    return pickle.dumps([tomllib.loads(text(name)) for name in (checks.GENERAL, checks.BUILDINGS, checks.ELDERS)])


def read(general: dict[str, Any], cards: dict[str, Any], council: dict[str, Any]) -> None:
    """Decode and check changed files as at start."""
    try:
        figures = msgspec.convert(general, rows.General)
        buildings = msgspec.convert(cards, rows.BuildingFile).building
        elders = msgspec.convert(council, rows.ElderFile).elder
    except msgspec.ValidationError as error:
        raise DataError(str(error)) from error
    checks.check(figures, buildings, elders)
    checks.check_words(checks.BUILDINGS, "building", cards["building"])
    checks.check_words(checks.ELDERS, "elder", council["elder"])


def card(cards: dict[str, Any], wanted: str) -> dict[str, Any]:
    return next(row for row in cards["building"] if row["id"] == wanted)


def test_the_packaged_files_are_valid() -> None:
    read(*fresh())
    assert (len(data.BUILDINGS), len(data.ELDERS)) == (132, 18)


Change = Callable[[dict[str, Any], dict[str, Any], dict[str, Any]], object]


@rule("A11")
@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda g, c, e: c["building"].pop(0), ["herring", "18 A needed, 17 found"]),
        (lambda g, c, e: g["setup"][1].update(refill_a_round3=2), ["row 2", "refill_a_round3", "no refill_a"]),
        (lambda g, c, e: g["setup"][0].update(refill_b_round5=2), ["row 1", "refill_b_round5", "no refill_b"]),
        (lambda g, c, e: g["setup"][0].update(c_hand=4), ["row 1", "c_hand", "no deal_c"]),
        (lambda g, c, e: card(c, "A103")["cost"].update(wood=-1), [">= 0", "cost"]),
        (lambda g, c, e: card(c, "A103")["effects"][0]["do"][0].update(fish=-4), ["A103", "never takes away"]),
        (lambda g, c, e: e["elder"][3]["do"][0].update(n=0), ["forest_manager", "at least 1"]),
        (lambda g, c, e: g["banquet"].update(plates=[1, 0, 3]), [">= 1", "plates"]),
        (lambda g, c, e: g["banquet"].update(plates=[2, 1, 3]), ["plates", "must not fall"]),
        (lambda g, c, e: card(c, "A103").pop("text_de"), ["A103", "text_de", "a text is needed"]),
        (lambda g, c, e: e["elder"][0].update(name_en=" "), ["contractor", "name_en", "a text is needed"]),
        (lambda g, c, e: card(c, "A103").update(house="cost"), ["A103", "house"]),
        (lambda g, c, e: card(c, "A103").update(house=["points"]), ["A103", "house", "fields of this row"]),
        (lambda g, c, e: card(c, "A103").update(letter="B"), ["A103", "letter"]),
        (lambda g, c, e: card(c, "A103").update(deck="plaice"), ["A103", "deck"]),
        (lambda g, c, e: card(c, "A103").update(category="odd"), ["A103", "category"]),
        (lambda g, c, e: card(c, "A103").update(vp_star={"count": "ships"}), ["A103", "vp"]),
        (lambda g, c, e: card(c, "A103").update(effects=[], vp=0), ["A103", "does nothing"]),
        (lambda g, c, e: card(c, "A104").update(id="A103"), [checks.BUILDINGS, "A103", "twice"]),
        (lambda g, c, e: e["elder"][1].update(id="contractor"), [checks.ELDERS, "contractor", "twice"]),
        (lambda g, c, e: card(c, "A103").update(id="Aé103"), [checks.BUILDINGS, "Aé103", "plain letters"]),
        (lambda g, c, e: card(c, "A103").update(id="A:103"), ["A:103", "plain letters"]),
        (lambda g, c, e: card(c, "A103").update(id="A.103"), ["A.103", "plain letters"]),
        (lambda g, c, e: card(c, "A103").update(id="A" * 21), ["A" * 21, "at most 20"]),
        (lambda g, c, e: e["elder"][1].update(id="a.b"), [checks.ELDERS, "a.b", "plain letters"]),
        (lambda g, c, e: card(c, "A103").update(effects=[{"when": "built", "do": [{"op": "gain"}]}]), ["'built'"]),
        (lambda g, c, e: card(c, "A103")["effects"][0]["do"].append({"op": "steal"}), ["steal"]),
        (lambda g, c, e: card(c, "A103")["effects"][0]["do"][0].update(silver=1), ["silver"]),
        (lambda g, c, e: card(c, "A103")["effects"][0]["do"][0].update(fish={"count": "gulls"}), ["gulls"]),
        (lambda g, c, e: card(c, "A103")["effects"][0]["do"][0].update(fish={"plus": 1}), ["count"]),
        (lambda g, c, e: card(c, "A103")["effects"][0]["do"][0].update(fish={"count": "other_haul"}), ["other_haul"]),
        (lambda g, c, e: card(c, "C251").update(vp_star={"count": "other_haul"}), ["C251", "vp_star"]),
        (
            lambda g, c, e: card(c, "C251").update(vp_star={"sum": [{"count": "other_haul"}, {"count": "haul"}]}),
            ["C251", "vp_star"],
        ),
        (lambda g, c, e: card(c, "A111")["effects"][0].update(do=[{"op": "gain", "wood": 1}]), ["neither `do`"]),
        (
            lambda g, c, e: card(c, "B122")["effects"][0]["do"][0].update(give={"gold": 1}, get={"fish": 9}),
            ["B122", "for ever"],
        ),
        (
            lambda g, c, e: card(c, "B122")["effects"][0]["do"][0].update(give={"fish": 1}, get={"gold": 1}),
            ["B122", "lower"],
        ),
        (
            lambda g, c, e: card(c, "B122")["effects"][0]["do"][0].update(give={"fish": 2}, get={"fish": 2}),
            ["B122", "lower"],
        ),
        (
            lambda g, c, e: card(c, "B122")["effects"][0]["do"][0].update(give={"wood": 2}, get={"wood": 1, "fish": 2}),
            ["B122", "lower"],
        ),
        (lambda g, c, e: card(c, "A204")["effects"][0]["do"][0].update(get={"fish": 4}), ["A204", "Reserve"]),
        (lambda g, c, e: card(c, "A204")["effects"][0]["do"][0].update(give={"wood": 4}), ["A204", "Reserve"]),
        (lambda g, c, e: card(c, "A204")["effects"][0]["do"][0].update(to="supply"), ["A204", "Reserve"]),
        (
            lambda g, c, e: card(c, "B223")["effects"][0]["do"][0].update(times={"count": "elders"}),
            ["times", "building"],
        ),
        (lambda g, c, e: card(c, "B122")["effects"][0]["do"][0].update(get={}), ["B122", "gets something"]),
        (lambda g, c, e: card(c, "B122")["effects"][0].update(do=[{"op": "gain", "gold": 1}]), ["B122", "anytime"]),
        (lambda g, c, e: card(c, "B322")["effects"][0]["do"][0].update(optional=True), ["B322", "optional"]),
        (lambda g, c, e: e["elder"][0]["do"][0].update(optional=True), ["contractor", "optional"]),
        (
            lambda g, c, e: card(c, "A213")["effects"][0].update(do=[{"op": "gain", "gold": 1}]),
            ["A213", "gold_to_supply"],
        ),
        (
            lambda g, c, e: card(c, "A216")["effects"][0].update(do=[{"op": "gain", "gold": 1}]),
            ["A216", "before:use_elder"],
        ),
        (
            lambda g, c, e: card(c, "A216")["effects"][0]["do"][0].update(optional=False),
            ["A216", "before:use_elder"],
        ),
        (
            lambda g, c, e: card(c, "A216")["effects"][0]["do"][0].update(name="reforest"),
            ["A216", "before:use_elder"],
        ),
        (
            lambda g, c, e: card(c, "A116")["effects"][0].update(do=[{"op": "action", "name": "build_ship"}]),
            ["A116", "own"],
        ),
        (lambda g, c, e: card(c, "A307")["effects"][0]["do"][0].update(name="reforest"), ["for ever"]),
        (lambda g, c, e: card(c, "A307")["effects"][0].update(do=[{"op": "copy_action"}]), ["for ever"]),
        (
            lambda g, c, e: card(c, "A109")["effects"][0].update(do=[{"op": "action", "name": "deforest"}]),
            ["for ever: forest_removed -> forest_removed"],
        ),
        (lambda g, c, e: card(c, "A112")["effects"][0]["do"][0].update(wood=0, fish=9), ["for ever"]),
        (lambda g, c, e: card(c, "A212")["effects"][0]["set"].update(fish_cap=9), ["fish_cap"]),
        (lambda g, c, e: card(c, "A203")["effects"][0]["do"][0].update(to="reserve"), ["A203", "two different"]),
        (
            lambda g, c, e: e["elder"][1]["do"][0]["of"].append([{"op": "action", "name": "build_ship"}]),
            ["constructor", "different"],
        ),
        (lambda g, c, e: e["elder"][1]["do"][0]["of"].append([]), ["constructor", "different"]),
        (lambda g, c, e: e["elder"][0].update(number=2), ["number"]),
        (lambda g, c, e: e["elder"][17].update(stack=1), ["stack"]),
        (lambda g, c, e: e.update(elder=e["elder"][:13]), ["6 or no hidden elders needed, 1 found"]),
        (lambda g, c, e: g["setup"].pop(), ["setup", "5"]),
        (lambda g, c, e: g["company"].pop(), ["company"]),
        (lambda g, c, e: g["action"].pop(), ["action", "eleven"]),
        (lambda g, c, e: g["ship"].reverse(), ["ship", "order"]),
        (lambda g, c, e: g["ship"][0].update(length=5), ["length"]),
        (lambda g, c, e: g["track"].update(haul_by_width=[3]), ["haul_by_width"]),
        (lambda g, c, e: g["harbor"].update(start_forests={"a2a3": 1}), ["start_forests"]),
        (lambda g, c, e: g["harbor"]["doubles"].append(["b1", "z2"]), ["doubles", "z2"]),
        (lambda g, c, e: g["solo"].update(round_colors=["red"]), ["round_colors"]),
        (lambda g, c, e: g["solo"].update(round_colors=["pink"] * 7), ["round_colors"]),
    ],
)
def test_a_faulty_row_is_named(change: Change, named: list[str]) -> None:
    files = fresh()
    change(*files)
    with pytest.raises(DataError) as refused:
        read(*files)
    assert all(each in str(refused.value) for each in named), str(refused.value)


@rule("A11", "S5")
@pytest.mark.parametrize(
    "change",
    [
        lambda g, c, e: card(c, "A103").update(id="A" * 20),
        lambda g, c, e: e.update(elder=e["elder"][:12]),  # no game has hidden ones then
        lambda g, c, e: card(c, "A109")["effects"][0].update(do=[{"op": "action", "name": "reforest"}]),  # which ends
    ],
)
def test_a_row_that_can_be_played_is_taken(change: Change) -> None:
    files = fresh()
    change(*files)
    read(*files)


@rule("A2", "W2")
def test_programs_and_spaces_keep_the_names_and_places_under_which_tables_store_them() -> None:
    assert {"A305.0", "A305.0.0.0", "constructor", "constructor.do.0.0", "constructor.do.0.1"} <= data.PROGRAMS.keys()
    for seats in data.SEATS:
        slots = [slot for spaces in data.SLOTS[seats].values() for slot, _ in spaces]
        assert sorted(set(slots)) == sorted(slots), "two actions share a space"
        assert set(slots) <= set(range(data.SLOT_COUNT))


UNKNOWN = [
    (checks.BUILDINGS, 'letter = "A"', 'letter = "A"\npoints = 2', ["building", "row 1", "A101", "field points"]),
    (checks.ELDERS, "players = 1", "player = 1", ["elder", "row 1", "contractor", "field player"]),
    (checks.GENERAL, "plate_gold = 1", "plate_golds = 1", ["action_values", "plate_golds"]),
    (checks.GENERAL, "[campaign]", "[campain]", ["campain"]),
    (checks.BUILDINGS, "cost = { wood = 1,", "cost = { wod = 1,", ["building", "A101", "cost", "wod"]),
]
"""A file, what stands in it, what is put there, and what is said of it."""


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What was raised, by what was put there."""
    found: dict[str, str] = {}
    for file in {file for file, *_ in UNKNOWN}:
        texts = {theirs: text(file).replace(ours, theirs, 1) for name, ours, theirs, _ in UNKNOWN if name == file}
        found |= refusals("games.nusfjord", file, texts, tmp_path_factory.mktemp("unknown"))
    return found


@pytest.mark.parametrize(("file", "ours", "theirs", "named"), UNKNOWN)
def test_a_replaced_file_with_a_field_nobody_knows_stops_the_start(
    file: str, ours: str, theirs: str, named: list[str], refused: dict[str, str]
) -> None:
    assert ours in text(file)
    last = refused[theirs].strip().splitlines()[-1]
    assert all(each in last for each in ("DataError", file, *named)), last


def test_the_written_vocabulary_is_that_of_the_code() -> None:
    vocabulary = data.RAW["vocabulary"]
    assert set(vocabulary["counts"]) == set(get_args(formulas.Count))
    assert set(vocabulary["ops"]) == {op.__struct_config__.tag for op in get_args(effects.AnyOp)}
    written = {trigger for trigger in vocabulary["triggers"] if not trigger.startswith("after:<")}
    after = {f"after:{action}" for action in data.ACTION_IDS}
    assert written | after == set(get_args(rows.Trigger))
    assert set(vocabulary["passive"]) == {field.name for field in msgspec.structs.fields(rows.Passive)}


def test_the_rules_know_everything_the_data_may_name() -> None:
    assert set(operations.OPERATIONS) == set(get_args(effects.AnyOp))
    assert {*counting.COUNTS, "other_haul"} == set(get_args(formulas.Count))
    assert set(actions.ACTIONS) == set(get_args(effects.ActionId))


def unread(value: object, kind: inspect.Type, path: str) -> Iterator[str]:
    """Where figures stand that no type has."""
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        types = {field.encode_name: field.type for field in kind.fields}
        for name, part in value.items():
            yield from unread(part, types.get(name, inspect.AnyType()), f"{path}.{name}")
    elif isinstance(kind, inspect.ListType) and isinstance(value, list):
        for part in value:
            yield from unread(part, kind.item_type, path)
    elif isinstance(kind, inspect.AnyType):
        parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else [value]
        yield from [path for part in parts if isinstance(part, int)]


@rule("A11")
def test_no_figure_of_the_general_file_is_dead() -> None:
    general, _, _ = fresh()
    assert set(unread(general, inspect.type_info(rows.General), "")) == set()


@rule("X3")
def test_the_gold_of_a_plate_is_the_datas(monkeypatch: pytest.MonkeyPatch) -> None:
    from games.nusfjord import GAME
    from tests.games.nusfjord.given import display, given

    values = msgspec.structs.replace(data.ROWS.action_values, plate_gold=3)
    monkeypatch.setattr(data, "ROWS", msgspec.structs.replace(data.ROWS, action_values=values))
    game = given(display(fish=9), display(), plates=0).play("place:serve_fish")
    told = GAME.detail(game.table, 0, "serve:2")
    assert told is not None
    assert told.args["gold"] == 6
    game.play("serve:2")
    assert game.goods() == (0, 6, 6)


def test_house_figures_are_marked_by_field() -> None:
    for table in ("building", "elder"):
        for row in data.RAW[table]:
            assert set(row["house"]) <= set(row), row["id"]
    assert "cost" in card(data.RAW, "A101")["house"]
    assert card(data.RAW, "C151")["house"] == [] or "vp_star" not in card(data.RAW, "C151")["house"]


def test_all_names_and_texts_stand_in_both_languages() -> None:
    for table in ("building", "elder"):
        for row in data.RAW[table]:
            assert all(row[field] for field in ("name_en", "name_de", "text_en", "text_de"))
    names = [row[field] for field in ("name_en",) for row in data.RAW["building"]]
    assert len(set(names)) == len(names)


def test_formulas_count_divide_and_clamp() -> None:
    convert = msgspec.convert
    from tests.games.nusfjord.given import display, given

    table = given(display(wood=7, fish=4), display()).table
    for raw, wanted in [
        (5, 5),
        ({"count": "wood", "per": 2}, 3),
        ({"count": "wood", "per": 2, "round": "up"}, 4),
        ({"count": "wood", "times": -1, "plus": 5}, 0),
        ({"count": "wood", "times": 3, "max": 9}, 9),
        ({"sum": [{"count": "wood"}, {"count": "fish"}, 1], "max": 20}, 12),
        ({"count": "fish", "steps": [[3, 2], [5, 9]]}, 2),
        ({"count": "gold", "steps": [[3, 2], [5, 9]]}, 0),
    ]:
        assert counting.value(convert(raw, int | formulas.Formula), table, 0) == wanted


def every_row() -> Iterator[tuple[str, dict[str, Any]]]:
    for table, content in data.RAW.items():
        for row in content if isinstance(content, list) else [content]:
            yield f"{table} {row.get('id', row.get('number', row.get('players', '')))}", row


def test_house_fields_are_fields_of_their_row() -> None:
    for place, row in every_row():
        assert set(row.get("house", [])) <= set(row) - {"id", "house", "source"}, place


def test_rows_with_house_figures_say_which() -> None:
    for place, row in every_row():
        assert bool(row.get("house")) == bool(re.search(r"\bhouse\b", row.get("source", ""))), place
