"""Every figure of a data file is read. A field that no code reads may not be changed by an owner, who would wait in
vain for what it does."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module, resources
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from msgspec import inspect

from games.engine import DataError
from games.engine.data import parse

ROOT = Path(__file__).parents[2]
FILES = {
    "captains_gulf.toml": "games.captains_gulf.rows.CaptainsData",
    "fleet_dice.toml": "games.fleet_dice.rows.FleetData",
    "montego_bay.toml": "games.montego_bay.data.MontegoData",
    "nusfjord.toml": "games.nusfjord.rows.General",
    "nusfjord-buildings.toml": "games.nusfjord.rows.BuildingFile",
    "nusfjord-elders.toml": "games.nusfjord.rows.ElderFile",
}
FREE = re.compile(r"(name|title|text)_[a-z]{2}|source|house")


def game_of(file: str) -> str:
    return FILES[file].split(".")[1]


def ours(file: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(f"games.{game_of(file)}").joinpath("data").joinpath(file).read_text("utf-8"))


def type_of(file: str) -> type[msgspec.Struct]:
    module, _, name = FILES[file].rpartition(".")
    return getattr(import_module(module), name)


def fields(value: object, kind: inspect.Type, path: str) -> Iterator[tuple[dict[str, Any], str, str, bool]]:
    """Every field of every row: the row, its name, its way there without the numbers of rows, and if a type has it."""
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        row, types = cast(dict[str, Any], value), {field.encode_name: field.type for field in kind.fields}
        for name, part in row.items():
            yield row, name, f"{path}.{name}".lstrip("."), name in types
            if name in types:
                yield from fields(part, types[name], f"{path}.{name}")
    elif isinstance(kind, inspect.ListType) and isinstance(value, list):
        for entry in cast(list[Any], value):
            yield from fields(entry, kind.item_type, path)


@pytest.mark.parametrize("file", FILES)
def test_what_only_people_read_of_a_file_may_not_be_changed_by_who_replaces_it(file: str) -> None:
    raw, kind = ours(file), type_of(file)
    tried: set[str] = set()
    for row, name, way, typed in list(fields(raw, inspect.type_info(kind), "")):
        if typed or name == "id" or FREE.fullmatch(name) or way in tried:
            continue
        tried.add(way)
        value, row[name] = row[name], "something else"
        with pytest.raises(DataError) as raised:
            parse_raw(raw, file, kind)
        row[name] = value
        assert way.rpartition(".")[2] in str(raised.value)
    assert parse_raw(raw, file, kind).replaced


def parse_raw(raw: dict[str, Any], file: str, kind: type[msgspec.Struct]) -> Any:
    """Read a file that replaces ours and has these tables."""
    text = "\n".join(f"{json.dumps(table)} = {written(rows)}" for table, rows in raw.items())
    return parse(text.encode(), file, kind, ours=ours(file))


def written(value: object) -> str:
    """A value as TOML has it, in one line."""
    if isinstance(value, dict):
        return (
            "{ "
            + ", ".join(f"{json.dumps(key)} = {written(part)}" for key, part in cast(dict[str, Any], value).items())
            + " }"
        )
    if isinstance(value, list):
        return "[" + ", ".join(map(written, cast(list[Any], value))) + "]"
    return json.dumps(value)


@pytest.mark.parametrize("file", FILES)
def test_every_field_that_a_type_has_is_read_somewhere(file: str) -> None:
    game = game_of(file)
    folders = (ROOT / "games" / game, ROOT / "render" / game)
    code = "\n".join(
        source.read_text("utf-8") for each in folders for source in each.rglob("*.py") if source.name != "rows.py"
    )
    named = {(way, name) for _, name, way, typed in fields(ours(file), inspect.type_info(type_of(file)), "") if typed}
    renamed = {"end_harbour": "end_harbor", "colour": "color", "from": "from_"}
    unread = [
        way
        for way, name in sorted(named)
        if not FREE.fullmatch(name) and not re.search(rf"[.\"']{renamed.get(name, name)}\b", code)
    ]
    assert unread == []
