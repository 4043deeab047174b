"""Kinds of damage: what may stand in a column instead of what belongs there. Columns are known by their types only."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from sqlalchemy import JSON, Column, LargeBinary

HUGE = 2**62
NESTED = "[" * 3000
ODD: list[tuple[str, Any]] = [
    ("nothing", None),
    ("empty text", ""),
    ("text", "gull"),
    ("bytes", b"\x93\x00\xff"),
    ("no bytes", b""),
    ("zero", 0),
    ("less than nothing", -7),
    ("more than an int", 2**31 - 1),
    ("huge", HUGE),
    ("hugely negative", -HUGE),
    ("a fraction", 1.5e300),
]
OTHER_JSON = ["", "{", '{"a": ', "[]", "{}", "7", '"gull"', "null", "true", "[null]", '[{"gull": []}]', NESTED, "1e999"]
MUTATIONS = 12
"""So many random changes deep inside what is packed."""


class Torn(msgspec.Struct, frozen=True):
    """One way to damage a value: what is to stand there, and what to call it. `as_text` are bytes to store as text."""

    name: str
    value: Any
    as_text: bool = False


def kinds_for(column: Column[Any], value: Any) -> Iterator[Torn]:
    """All kinds of damage that a column with this stored value can take."""
    for name, odd in ODD:
        if odd != value or type(odd) is not type(value):
            yield Torn(name, odd)
    yield Torn("torn text", b"gu\xff\xfell", as_text=True)
    if isinstance(column.type, JSON):
        yield from _json_kinds(value)
    if isinstance(column.type, LargeBinary) and isinstance(value, bytes):
        yield from _packed_kinds(value)


def _json_kinds(value: Any) -> Iterator[Torn]:
    for other in OTHER_JSON:
        yield Torn(f"JSON {other[:12]}", other)
    if not isinstance(value, str):
        return
    for name, changed in _changed(msgspec.json.decode(value)):
        yield Torn(f"JSON {name}", msgspec.json.encode(changed).decode())


def _changed(value: Any) -> Iterator[tuple[str, Any]]:
    """Keys left out, keys too many, and in the place of each value another one."""
    if isinstance(value, dict):
        yield "with a key too many", {**value, "gull": HUGE}
        for key in value:
            yield f"without {key}", {name: part for name, part in value.items() if name != key}
            for name, odd in (("huge", HUGE), ("negative", -HUGE), ("text", "gull"), ("null", None), ("list", [[]])):
                yield f"with {key} {name}", {**value, key: odd}


def _packed_kinds(value: bytes) -> Iterator[Torn]:
    yield Torn("cut off", value[: len(value) // 2])
    yield Torn("with a tail", value + b"\x93")
    try:
        content = msgspec.msgpack.decode(value)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return
    rng = Random(7)
    for number in range(MUTATIONS):
        yield Torn(f"packed otherwise {number}", msgspec.msgpack.encode(_mutated(content, rng)))


def _mutated(content: Any, rng: Random) -> Any:
    """The same with one value, somewhere inside, another one."""
    changed = copy.deepcopy(content)
    places = list(_places(changed))
    if not places:
        return rng.choice(["gull", HUGE, None])
    holder, key = rng.choice(places)
    holder[key] = rng.choice(["gull", HUGE, -HUGE, None, [], {"gull": 1}, b"\xff"])
    return changed


def _places(content: Any) -> Iterator[tuple[Any, Any]]:
    parts = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    for key, part in parts:
        yield content, key
        yield from _places(part)
