"""A tape: the requests, answers and events of a visit in a form that may be shown to anybody. It has no texts, names,
ids, pictures or tokens: lengths and kinds stand for them, and marks, the same for the same thing on one tape."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from bot.sandbox.encoding import json_list, json_object
from bot.tools.doctor.exchanges import Event, Exchange

VERSION = 1
_CHOSEN = {"type", "flags", "style", "code", "spacing", "auto_archive_duration", "component_type"}
NUMBERS = frozenset({*_CHOSEN, "min_values", "max_values", "id"})
"""The fields whose numbers are told; of all others only that they are numbers. A small `id` is the place of a component
or of an upload in its request."""
MARKED = frozenset({"nonce", "custom_id", "filename", "value", "values", "token"})
"""The fields whose texts are told apart."""
ORIGINAL = "@original"
_ID = re.compile(r"\d{15,}")
_KEY = re.compile(r"[a-z_][a-z0-9_]*|\d{1,3}|[a-z]{2}-[A-Z0-9]{2,3}")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.+Z-]+")
_MENTION = re.compile(r"<@!?(\d+)>")
_QUERY = re.compile(r"true|false|\d{1,5}")
_CODE = re.compile(r"[A-Z][A-Z_0-9]+")
_FILE = "attachment://"
LONG = ("/commands",)
"""The ends of routes of which only the answer's status is told: what passes there is the bot's own, and long."""


class Shapes:
    """Turns JSON into its shape. The salt is drawn anew for each tape and stands nowhere."""

    def __init__(self) -> None:
        self._salt = secrets.token_bytes(16)

    def mark(self, secret: str) -> str:
        """The same sign for the same thing; what it is can't be told from it."""
        return hashlib.blake2b(secret.encode(), key=self._salt, digest_size=5).hexdigest()

    def of(self, value: Any, key: str = "") -> Any:
        """The shape of some JSON that stands under this key."""
        match value:
            case None | bool():
                return value
            case int() | float():
                if isinstance(value, int) and value >= 10**15:
                    return f"id:{self.mark(str(value))}"
                return value if key in NUMBERS else "number"
            case str():
                return self._text(value, key)
            case _:
                if (fields := json_object(value)) is not None:
                    return {self._key(name): self.of(each, name) for name, each in fields.items()}
                return [self.of(each, key) for each in json_list(value) or []]

    def _key(self, name: str) -> str:
        plain = _KEY.fullmatch(name) is not None and _ID.fullmatch(name) is None
        return name if plain else f"id:{self.mark(name)}"

    def _text(self, value: str, key: str) -> str:
        if _ID.fullmatch(value):
            return f"id:{self.mark(value)}"
        if _TIME.fullmatch(value):
            return "time"
        if value.startswith(_FILE):
            return f"file:{self.mark(value.removeprefix(_FILE))}"
        if key == "filename":
            return f"file:{self.mark(value)}"
        if key == "code" and _CODE.fullmatch(value):
            return f"code:{value}"
        if value.startswith("https://"):
            return "address"
        mark = f":{self.mark(value)}" if key in MARKED else ""
        called = "".join(f"@{self.mark(each)}" for each in _MENTION.findall(value))
        return f"text:{len(value)}{mark}{called}"


def lines(log: Iterable[Exchange | Event], places: Mapping[str, str]) -> list[dict[str, Any]]:
    """The lines of a tape. `places` says of the ids of channels, and of the server, what kind of place they are."""
    shapes = Shapes()
    head = {"tape": VERSION, "places": {f"id:{shapes.mark(each)}": kind for each, kind in places.items()}}
    ended = (each for each in log if isinstance(each, Event) or each.status)
    return [head, *(_event(each, shapes) if isinstance(each, Event) else _exchange(each, shapes) for each in ended)]


def write(path: Path, log: Iterable[Exchange | Event], places: Mapping[str, str]) -> None:
    """Write a tape, an object a line."""
    path.write_text("".join(json.dumps(line) + "\n" for line in lines(log, places)), encoding="utf-8")


def read(path: Path) -> list[dict[str, Any]]:
    """The lines of a tape. Raises `ValueError` when it is none, or one of another version."""
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    if not found or found[0].get("tape") != VERSION:
        raise ValueError(f"{path} is no tape of version {VERSION}")
    return found


def _exchange(each: Exchange, shapes: Shapes) -> dict[str, Any]:
    told: dict[str, Any] = {
        "method": each.method,
        "route": each.route,
        "ids": {
            name: f"id:{shapes.mark(value)}" if value != "@original" else value for name, value in each.ids.items()
        },
        "query": {name: value if _QUERY.fullmatch(value) else shapes.of(value) for name, value in each.query.items()},
        "request": shapes.of(each.body),
        "files": [{"name": f"file:{shapes.mark(file.name)}", "kind": file.kind} for file in each.files],
        "status": each.status,
        "code": each.code,
        "headers": _headers(each, shapes),
        "reply": shapes.of(each.reply),
        "took_ms": round(each.took_s * 1000),
    }
    if each.route.endswith(LONG):
        del told["request"], told["reply"]
    return {name: value for name, value in told.items() if value not in ({}, [], None)}


def _headers(each: Exchange, shapes: Shapes) -> dict[str, Any]:
    """What was said of limits; that somebody stood between is told, not who."""
    found: dict[str, Any] = {}
    for name in ("limit", "remaining", "reset-after", "scope", "global"):
        if value := each.headers.get(f"x-ratelimit-{name}"):
            found[name] = value if re.fullmatch(r"[\d.]{1,12}|[a-z]{1,12}", value) else "other"
    if bucket := each.headers.get("x-ratelimit-bucket"):
        found["bucket"] = shapes.mark(bucket)
    if retry := each.headers.get("retry-after"):
        found["retry-after"] = retry if re.fullmatch(r"[\d.]{1,12}", retry) else "other"
    if each.status == 429:
        found["via"] = "via" in each.headers
    return found


def _event(each: Event, shapes: Shapes) -> dict[str, Any]:
    return {"event": each.name} | ({"data": shapes.of(each.data)} if each.data else {})
