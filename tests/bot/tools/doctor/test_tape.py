"""A tape holds nothing that is somebody's, and can be played to the stand-in, which answers as it did."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.encoding import Json, json_list, json_object
from bot.sandbox.rest.routes import ROUTES, Call
from bot.sandbox.standin import Standin
from bot.tools.doctor import tape
from bot.tools.doctor.exchanges import Event, Exchange, Upload
from tests.bot.tools.doctor.conftest import Practice
from tests.bot.tools.doctor.replaying import Replay, differing

TAPES = sorted((Path(__file__).parent / "tapes").glob("*.jsonl"))
KINDS = {"server", "bot", "channel", "text", "voice", "news", "forum", "tagged forum", "tag", "moderated tag"}
HARMLESS = 4
"""Shorter texts may stand in any file."""


@pytest.mark.slow
async def test_a_tape_has_no_text_name_id_token_or_picture(practice: Practice, tmp_path: Path) -> None:
    sent: list[bytes] = []
    practice.standin.observers.append(lambda exchange: sent.extend((exchange.sent, exchange.reply)))
    visited = await practice.visit(alone=False)
    path = tmp_path / "tape.jsonl"
    tape.write(path, visited.log, visited.places)
    written = set(_values([json.loads(line) for line in path.read_text().splitlines()]))
    world = practice.standin.world
    secrets = {world.token, *world.users, *world.channels, world.guild_id, *world.roles}
    secrets |= {user.name for user in world.people}
    secrets |= {str(channel.raw.get("name")) for channel in world.channels.values()}
    secrets |= {text for each in sent if each for text in _told(json.loads(each)) if len(text) > HARMLESS}
    secrets |= {str(each.ids[name]) for each in visited.log if isinstance(each, Exchange) for name in each.ids}
    secrets -= {tape.ORIGINAL, "image/webp", "number"}
    assert len(secrets) > 500
    found = {secret for secret in secrets for text in written if secret in text}
    assert found == set()
    assert re.search(r"\d{15}", path.read_text()) is None
    assert len(path.read_text()) < 450_000


def test_each_kind_of_secret_is_left_out() -> None:
    exchange = Exchange(
        "POST",
        "/webhooks/{webhook_id}/{webhook_token}",
        {"webhook_id": "123456789012345678", "webhook_token": "a-token"},
        {"thread_id": "123456789012345678"},
        {"content": "Secret words for <@123456789012345679>", "custom_id": "q:game:1:choice"},
        [Upload("secret.webp", "image/webp", 10)],
        status=429,
        headers={"x-ratelimit-bucket": "a-bucket", "via": "1.1 somebody", "set-cookie": "cookie"},
        reply={"123456789012345680": {"username": "somebody", "id": 123456789012345681, "code": 0}},
    )
    event = Event("INTERACTION_CREATE", {"token": "another-token", "id": "123456789012345678"})
    told = json.dumps(tape.lines([exchange, event], {"123456789012345678": "server"}))
    secrets = ("Secret", "a-token", "another", "secret.webp", "12345678", "somebody", "cookie", "a-bucket", "choice")
    assert [secret for secret in secrets if secret in told] == []
    assert '"text:38@' in told


def test_marks_are_the_same_on_one_tape_and_others_on_the_next() -> None:
    event = Event("INTERACTION_CREATE", {"id": "123456789012345678", "message_id": "123456789012345678"})
    first, second = (tape.lines([event], {})[1]["data"] for _ in range(2))
    assert first["id"] == first["message_id"]
    assert first["id"] != second["id"]


def test_what_is_no_tape_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tape.jsonl"
    for content in ("", '{"tape": 0}\n', "{}\n"):
        path.write_text(content)
        with pytest.raises(ValueError, match="no tape"):
            tape.read(path)


@pytest.mark.slow
@pytest.mark.parametrize("path", TAPES, ids=lambda path: path.stem)
async def test_the_stand_in_answers_as_on_the_tape(practice: Practice, path: Path) -> None:
    replay = await _replayed(practice.standin, tape.read(path))
    assert replay.differences == []
    assert replay.played > 100


@pytest.mark.slow
async def test_a_stand_in_that_answers_otherwise_is_found(practice: Practice, monkeypatch: pytest.MonkeyPatch) -> None:
    (entry,) = [each for each in ROUTES if (each.method, each.path) == ("POST", "/channels/{channel_id}/messages")]
    own = entry.handler

    def silent(call: Call) -> Any:
        found: Any = own(call)
        return {name: value for name, value in found.items() if name != "timestamp"}

    monkeypatch.setattr(entry, "handler", silent)
    replay = await _replayed(practice.standin, tape.read(TAPES[0]))
    assert any("timestamp is on the tape only" in each for each in replay.differences)
    assert all("POST /channels/{channel_id}/messages:" in each for each in replay.differences)


def test_shapes_differ_by_kind_and_not_by_length() -> None:
    assert list(differing({"content": "text:3", "id": "id:aa"}, {"content": "text:9", "id": "id:bb"})) == []
    assert list(differing({"content": "text:3"}, {"content": "id:bb"})) == ["content: text:3 on the tape, id:bb here"]
    assert list(differing({"a": []}, {"a": ["text:1"]})) == ["a: empty on the tape only"]
    assert list(differing({"a": 1}, {})) == ["reply: a is on the tape only"]


async def _replayed(standin: Standin, lines: list[Json]) -> Replay:
    replay = Replay(standin, await standin.person(standin.world.people[-1].name), lines)
    await replay.play()
    return replay


def _values(value: Any, key: str = "") -> Iterator[str]:
    """The texts in some JSON: not the names of fields, nor the routes, events and kinds of places the doctor knows."""
    for name, each in (json_object(value) or {}).items():
        assert re.fullmatch(r"id:\w{10}|[a-z_]+[a-z0-9_-]*|\d{1,3}|[a-z]{2}-[A-Z0-9]{2,3}", name), name
        yield from _values(each, name)
    for each in json_list(value) or []:
        yield from _values(each, key)
    if isinstance(value, str) and key not in ("method", "route", "event") and value not in KINDS:
        yield value


def _told(value: Any, key: str = "") -> Iterator[str]:
    """The texts in some JSON that are somebody's: not the names of fields, nor of errors."""
    for name, each in (json_object(value) or {}).items():
        yield from _told(each, name)
    for each in json_list(value) or []:
        yield from _told(each, key)
    if isinstance(value, str) and key != "code":
        yield value
