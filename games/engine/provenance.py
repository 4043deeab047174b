"""Where figures come from: which of a row's fields are our own and not those of the published game, whether an owner of
the printed game has replaced ours, and what stands in the data at a place that a text names.
The rows say themselves what is ours, in their field `house`; here it is only read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Literal, cast

from games.engine.data import Data

Provenance = Literal["ours", "mixed", "owners"]
"""Whose figures a game plays with: those of its own data files, those of the owner of the bot (`QUAYSIDE_DATA`), or
those of both."""
COUNT, LAST, EACH, WHERE = "count", "last", "each", "where"


def house_fields(raw: Mapping[str, Any], table: str, row_id: str) -> frozenset[str]:
    """The fields of a row that are our own; none where a replaced file no longer says so. Raises `KeyError`."""
    for row in raw[table]:
        if row["id"] == row_id:
            return frozenset(row.get("house", ()))
    raise KeyError(row_id)


def provenance_of(*files: Data[Any]) -> Provenance:
    """Whose figures stand in these data files."""
    replaced = sum(file.replaced for file in files)
    return "ours" if not replaced else "owners" if replaced == len(files) else "mixed"


def figure(raw: Mapping[str, Any], place: str) -> list[int | str] | int | str:
    """What stands in the data at a place such as `loan.cash` or `seafood.shrimp.price` (a row by its id, or else by its
    number from 1), `setup.start_money` (several), `setup.start_money.1` or `.last`, `market.each.coins` (that of each
    row), `bonus_action.where.gives_bonus_tile` (the ids of the rows that say so), or how many there are:
    `seafood.count`. Raises `LookupError`."""
    try:
        found: Any = _at(raw, place.split("."))
    except (LookupError, TypeError, AttributeError) as error:
        near = " or ".join(
            [each for each in get_close_matches(place, dict.fromkeys(_places(raw)), 9) if _is_there(raw, each)][:2]
        )
        raise LookupError(f"there is no figure {place}" + (f"; is it {near}?" if near else "")) from error
    figures: list[Any] = cast(list[Any], found) if isinstance(found, list) else [found]
    if any(isinstance(each, bool) or not isinstance(each, int | str) for each in figures):
        raise LookupError(f"{place} is no figure")
    return figures if isinstance(found, list) else figures[0]


def _places(found: Any, way: str = "") -> Iterator[str]:
    """The places of figures, those in rows as that of each row."""
    if isinstance(found, Mapping):
        for name, part in cast(Mapping[str, Any], found).items():
            yield from _places(part, f"{way}.{name}".lstrip("."))
    elif isinstance(found, list):
        rows = cast(list[Any], found)
        yield f"{way}.{COUNT}"
        yield from (place for row in rows for place in _places(row, f"{way}.{EACH}" if isinstance(row, dict) else way))
    elif isinstance(found, int):
        yield way


def _is_there(raw: Mapping[str, Any], place: str) -> bool:
    try:
        found: Any = _at(raw, place.split("."))
    except (LookupError, TypeError, AttributeError):  # a field that some rows only have
        return False
    figures: list[Any] = cast(list[Any], found) if isinstance(found, list) else [found]
    return all(isinstance(each, int) and not isinstance(each, bool) for each in figures)


def _at(found: Any, names: Sequence[str]) -> Any:
    if not names:
        return found
    name, *others = names
    if isinstance(found, Mapping):
        return _at(cast(Mapping[str, Any], found)[name], others)
    entries = cast(list[Any], found) if isinstance(found, list) else []
    if name == COUNT:
        return len(entries)
    if name == EACH:
        return [_at(entry, others) for entry in entries]
    if name == WHERE:
        return [entry["id"] for entry in entries if _at(entry, others)]
    named = [entry for entry in entries if isinstance(entry, dict) and entry.get("id") == name]  # type: ignore[misc]
    if named:
        return _at(named[0], others)
    if not (name == LAST or (name.isdecimal() and name != "0")):
        raise LookupError(name)
    return _at(entries[-1 if name == LAST else int(name) - 1], others)
