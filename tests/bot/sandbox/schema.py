"""Checks what passes between a bot and the stand-in against Discord's official schema of its HTTP API.

The schema is not part of this repository: its file is named by QUAYSIDE_DISCORD_SCHEMA (or the folder it lies
in), or lies beside the repository in ../shared. Whoever needs it skips when it is absent.
"""

import functools
import json
import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from jsonschema.protocols import Validator
from msgspec import msgpack
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.sandbox.bot_server import Exchange
from bot.sandbox.standin import Standin

NAME = "discord-openapi.json"
_REPOSITORY = Path(__file__).parents[3]


def find_schema() -> Path | None:
    """Where the official schema lies on this machine, if anywhere."""
    places = [_REPOSITORY.parent / "shared" / NAME]
    named = os.environ.get("QUAYSIDE_DISCORD_SCHEMA")
    if named:
        places = [Path(named), Path(named) / NAME]
    return next((place for place in places if place.is_file()), None)


class SchemaCheck:
    """Collects exchanges while a test runs and judges them afterwards: a wait inside would change the test."""

    def __init__(self, standin: Standin) -> None:
        self._exchanges: list[Exchange] = []
        standin.observers.append(self._exchanges.append)

    def problems(self) -> list[str]:
        """One sentence for each request or reply that the schema does not allow."""
        return [problem for exchange in self._exchanges for problem in _judge_once(exchange)]


@pytest.fixture
def schema_check(standin: Standin) -> Iterator[SchemaCheck]:
    """Judges everything the test sends through `standin`; skips the test when there is no schema."""
    if find_schema() is None:
        pytest.skip(f"Discord's {NAME} is not on this machine (QUAYSIDE_DISCORD_SCHEMA names it)")
    check = SchemaCheck(standin)
    yield check
    assert check.problems() == []


@functools.cache
def _document(*, lenient: bool) -> dict[str, Any]:
    place = find_schema()
    assert place is not None
    document = json.loads(place.read_text())
    # The schema gives a form's errors numbers for codes; the documentation shows words, and so do replies.
    document["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]["items"] = {
        "type": "object",
        "required": ["code", "message"],
        "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
    }
    if lenient:
        # discord.py sends ids as numbers, which Discord accepts.
        document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        _let_permissions_be_texts(document)
    return document


def _let_permissions_be_texts(node: Any) -> None:
    """Permission bits are documented as texts, and sent as such, where the schema asks for numbers."""
    if isinstance(node, dict):
        for name in ("allow", "deny", "permissions"):
            field = node.get(name)
            if isinstance(field, dict) and "integer" in field.get("type", ()):
                field["type"] = ["string", "integer", "null"]
        for inner in node.values():
            _let_permissions_be_texts(inner)
    elif isinstance(node, list):
        for inner in node:
            _let_permissions_be_texts(inner)


@functools.cache
def _registry(*, lenient: bool) -> Registry[Any]:
    resource = Resource.from_contents(_document(lenient=lenient), default_specification=DRAFT202012)
    return Registry().with_resource("urn:discord", resource)


@functools.cache
def _validator(pointer: str, *, lenient: bool) -> Validator:
    return Draft202012Validator({"$ref": f"urn:discord#{pointer}"}, registry=_registry(lenient=lenient))


@functools.cache
def _quick_registry(*, lenient: bool) -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry([("urn:discord", _document(lenient=lenient))])


@functools.cache
def _quick(pointer: str, *, lenient: bool) -> jsonschema_rs.Draft202012Validator:
    """Says yes or no in a hundredth of the time; what is wrong, the other one finds out."""
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"urn:discord#{pointer}"}, registry=_quick_registry(lenient=lenient)
    )


_ALLOWED = set[bytes]()
"""Digests of what was judged and allowed: each start of the bot says and hears much that others did, word by word."""


def _judge_once(exchange: Exchange) -> list[str]:
    said = (exchange.method, exchange.route, exchange.status, exchange.sent, exchange.reply)
    digest = blake2b(msgpack.encode(said)).digest()
    if digest in _ALLOWED:
        return []
    problems = list(_judge(exchange))
    if not problems:
        _ALLOWED.add(digest)
    return problems


def _judge(exchange: Exchange) -> Iterator[str]:
    name = f"{exchange.method} {exchange.path} ({exchange.status})"
    operation = _document(lenient=False)["paths"].get(exchange.route, {}).get(exchange.method.lower())
    if operation is None:
        yield f"{name}: Discord has no such route"
        return
    base = "/paths/" + exchange.route.replace("~", "~0").replace("/", "~1") + "/" + exchange.method.lower()
    if exchange.status < 400 and exchange.body is not None:
        body = f"{base}/requestBody/content/application~1json/schema"
        yield from _complaint(f"{name} request", body, exchange.body, lenient=True)
    if exchange.status == 429:
        answer = "/components/responses/ClientRatelimitedResponse/content/application~1json/schema"
    elif exchange.status >= 500:
        return
    elif exchange.status >= 400:
        answer = "/components/responses/ClientErrorResponse/content/application~1json/schema"
    elif str(exchange.status) not in operation["responses"]:
        yield f"{name}: Discord answers {[*operation['responses']]}"
        return
    elif exchange.status == 204:
        return
    else:
        answer = f"{base}/responses/{exchange.status}/content/application~1json/schema"
    yield from _complaint(f"{name} reply", answer, exchange.answer, lenient=False)


def _complaint(name: str, pointer: str, value: Any, *, lenient: bool) -> Iterator[str]:
    place = pointer.replace("{", "%7B").replace("}", "%7D")
    if _quick(place, lenient=lenient).is_valid(value):
        return
    error = best_match(_validator(place, lenient=lenient).iter_errors(value))
    if error is not None:
        yield f"{name}: {error.json_path}: {error.message[:300]}"
