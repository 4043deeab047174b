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
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")
FOLDER_VARIABLE = "QUAYSIDE_DATA"


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
        if replacement is not None and replaced:
            content, place = replacement.read_bytes(), str(replacement)
        else:
            content, place = resources.files(f"games.{game}").joinpath("data").joinpath(file).read_bytes(), file
    except OSError as error:
        raise DataError(f"{file}: {error}") from error
    return parse(content, place, type_, replaced=replaced)


def parse(content: bytes, place: str, type_: type[T], *, replaced: bool = False) -> Data[T]:
    """Check the bytes of a data file. Raises `DataError` naming `place`, row and field."""
    try:
        raw = tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{place}: not a TOML file: {error}") from error
    try:
        rows = msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        raise DataError(f"{place}: {_where(str(error), raw)}") from error
    return Data(rows, raw, hashlib.sha256(content).hexdigest(), replaced)


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
    rows: list[dict[str, Any]] = raw.get(table, [])
    name = rows[index].get("id", "") if index < len(rows) else ""
    return f"table {table}, row {index + 1} {f'({name}) ' if name else ''}field {field}: {complaint}"
