"""Data files: TOML tables with their provenance, checked when they are read.
A folder named by QUAYSIDE_DATA may hold files of the same names that replace ours (an owner of the printed game may
enter the printed figures)."""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import msgspec
from msgspec import inspect

T = TypeVar("T")
FOLDER_VARIABLE = "QUAYSIDE_DATA"
_FREE = re.compile(r"(name|title|text)_[a-z]{2}|source|house")
"""Fields of every row: names and texts, and where its figures come from."""


class DataError(Exception):
    """A data file that can't be used; the message names file, row and field."""


class Data(msgspec.Struct, Generic[T], frozen=True):
    """A checked data file: typed `rows`, the `raw` TOML (names, texts), its digest, whether it replaces ours."""

    rows: T
    raw: dict[str, Any]
    digest: str
    replaced: bool


def load(game: str, file: str, type_: type[T]) -> Data[T]:
    """Read `file` of `game` as `type_`. Raises `DataError`.

    A file of that name in the folder QUAYSIDE_DATA wins over the packaged one.
    """
    folder = os.environ.get(FOLDER_VARIABLE)
    replacement = Path(folder) / file if folder else None
    replaced = replacement is not None and replacement.is_file()
    try:
        if folder and not Path(folder).is_dir():
            raise DataError(f"{FOLDER_VARIABLE} names {folder}, which is not a folder")
        content = resources.files(f"games.{game}").joinpath("data").joinpath(file).read_bytes()
        if replacement is not None and replaced:
            return parse(replacement.read_bytes(), str(replacement), type_, ours=_tables(content, file))
    except OSError as error:
        raise DataError(f"{file}: {error}") from error
    return parse(content, file, type_)


def parse(content: bytes, place: str, type_: type[T], *, ours: dict[str, Any] | None = None) -> Data[T]:
    """Check the bytes of a data file. Raises `DataError` naming `place`, row and field.

    In a file that replaces `ours`, a field that neither the type nor any of our rows has is an error: whoever mistypes
    a field must not play on without it. So is another value than ours of a field that only people read, as it would do
    nothing.
    """
    raw = _tables(content, place)
    try:
        if ours is not None:
            _check_fields(raw, [ours], inspect.type_info(type_), "$", ours)
        rows = msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        raise DataError(f"{place}: {_where(str(error), raw)}") from error
    return Data(rows, raw, hashlib.sha256(content).hexdigest(), ours is not None)


def _tables(content: bytes, place: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{place}: not a TOML file: {error}") from error


def _check_fields(value: object, ours: list[Any], kind: inspect.Type, path: str, same: object) -> None:
    """Raise `ValidationError` at the first field of a row that is neither in its type nor in any of our rows, or that
    only our rows have and that says something else than in the `same` row of ours."""
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        row = cast(dict[str, Any], value)
        rows = cast(list[dict[str, Any]], [each for each in ours if isinstance(each, dict)])
        counterpart = cast(dict[str, Any], same) if isinstance(same, dict) else {}
        types = {field.encode_name: field.type for field in kind.fields}
        known = types.keys() | {name for each in rows for name in each}
        for name, part in row.items():
            if name not in known:
                raise msgspec.ValidationError(f"there is no such field - at `{path}.{name}`")
            if name in types:
                below = [each[name] for each in rows if name in each]
                _check_fields(part, below, types[name], f"{path}.{name}", counterpart.get(name))
            elif name in counterpart and not _FREE.fullmatch(name) and _figures(part) != _figures(counterpart[name]):
                raise msgspec.ValidationError(f"nothing reads this field, so leave it as it is - at `{path}.{name}`")
    elif isinstance(kind, inspect.ListType) and isinstance(value, list):
        entries = [entry for each in ours if isinstance(each, list) for entry in cast(list[Any], each)]
        counterparts = cast(list[Any], same) if isinstance(same, list) else []
        given = cast(list[Any], value)
        for number, entry in enumerate(given):
            twin = _twin(entry, number, given, counterparts)
            _check_fields(entry, entries, kind.item_type, f"{path}[{number}]", twin)


def _twin(entry: object, number: int, entries: list[Any], ours: list[Any]) -> object:
    """The row of ours that has the id of this one, if no other has it; of rows without ids the one at its place."""
    id_ = _id_of(entry)
    if id_ is None:
        return ours[number] if number < len(ours) else None
    alone = [_id_of(each) for each in entries].count(id_) == 1
    return next((each for each in ours if alone and _id_of(each) == id_), None)


def _id_of(entry: object) -> object:
    return cast(dict[str, Any], entry).get("id") if isinstance(entry, dict) else None


def _figures(value: object) -> object:
    """What of a value is neither name nor text."""
    if isinstance(value, dict):
        fields = cast(dict[str, Any], value).items()
        return {name: _figures(part) for name, part in fields if not _FREE.fullmatch(name)}
    return [_figures(each) for each in cast(list[Any], value)] if isinstance(value, list) else value


def _where(message: str, raw: dict[str, Any]) -> str:
    """Turn `... - at $.wharf[2].boxes` into words that name the row by its id."""
    match = re.search(r"^(.*) - at `\$\.?(.*)`$", message)
    if match is None:
        return message
    complaint, path = match.groups()
    row = re.match(r"(\w+)\[(\d+)\]\.?(.*)", path)
    if row is None:
        return f"field {path or '(top level)'}: {complaint}"
    table, index, field = row.group(1), int(row.group(2)), row.group(3)
    entry: Any = raw[table][index]
    name = cast(dict[str, Any], entry).get("id", "") if isinstance(entry, dict) else ""
    return f"table {table}, row {index + 1} {f'({name}) ' if name else ''}field {field}: {complaint}"
