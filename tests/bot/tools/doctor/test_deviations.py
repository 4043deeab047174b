"""Whatever differs from what is expected is found: one planted deviation of each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.sandbox.errors import refusal
from bot.sandbox.people import ShownMessage
from bot.sandbox.rate_limits import RateLimits
from bot.sandbox.rest.routes import ROUTES, Call, Handler
from bot.tools.doctor.examination import LAYOUT
from bot.tools.doctor.findings import Answer, Findings
from bot.tools.doctor.pretending import Pretender
from bot.tools.doctor.visit import Visited
from tests.bot.tools.doctor.conftest import Practice, told, verdicts

pytestmark = pytest.mark.slow

Plant = Callable[[str, Callable[[Handler], Handler]], None]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Puts another handler into the place of a route's own, which it is given."""

    def planted(route: str, around: Callable[[Handler], Handler]) -> None:
        method, _, path = route.partition(" ")
        (entry,) = [each for each in ROUTES if (each.method, each.path) == (method, path)]
        monkeypatch.setattr(entry, "handler", around(entry.handler))

    return planted


def _deviating(visited: Visited) -> set[str]:
    return {probe for probe, verdict in verdicts(visited).items() if verdict == "BAD"}


async def test_without_a_plant_nothing_deviates(practice: Practice) -> None:
    assert _deviating(await practice.visit()) == set()


async def test_another_status(practice: Practice, plant: Plant) -> None:
    def forbidden(own: Handler) -> Handler:
        def handler(call: Call) -> Any:
            if call.channel().archived:
                raise refusal("missing permissions")
            return own(call)

        return handler

    plant("PATCH /channels/{channel_id}/messages/{message_id}", forbidden)
    visited = await practice.visit()
    assert _deviating(visited) == {"edit archived"}
    found = told(visited, "edit archived")
    assert (found["status"], found["code"]) == (403, 50013)
    assert "x-ratelimit-bucket" in found["headers"]
    assert "refused with 400/50083" in found["why"]


async def test_another_code(practice: Practice, plant: Plant) -> None:
    def locked(own: Handler) -> Handler:
        def handler(call: Call) -> Any:
            if call.path["message_id"] in call.world.channels:
                raise refusal("wrong channel type")
            return own(call)

        return handler

    plant("POST /channels/{channel_id}/messages/{message_id}/threads", locked)
    visited = await practice.visit()
    assert _deviating(visited) == {"thread twice"}
    assert told(visited, "thread twice")["code"] == 50024


async def test_a_header_that_is_not_there(practice: Practice, monkeypatch: pytest.MonkeyPatch) -> None:
    own = RateLimits.headers

    def without(*given: Any, **how: Any) -> tuple[dict[str, str], float | None]:
        headers, wait = own(*given, **how)
        return {name: value for name, value in headers.items() if name != "X-RateLimit-Reset-After"}, wait

    monkeypatch.setattr(RateLimits, "headers", without)
    visited = await practice.visit()
    assert _deviating(visited) == {"rate limits"}
    assert "POST /channels/{channel_id}/messages lacks x-ratelimit-reset-after" in told(visited, "rate limits")["why"]


@pytest.mark.parametrize(("event", "probe"), [("THREAD_CREATE", "thread told"), ("THREAD_UPDATE", "archiving told")])
async def test_an_event_that_does_not_come(
    practice: Practice, monkeypatch: pytest.MonkeyPatch, event: str, probe: str
) -> None:
    gateway = practice.standin.gateway
    own = gateway.dispatch

    def swallowing(name: str, *given: Any, **how: Any) -> None:
        if name != event:
            own(name, *given, **how)

    monkeypatch.setattr(gateway, "dispatch", swallowing)
    visited = await practice.visit()
    assert probe in _deviating(visited)
    assert f"{event} did not come" in told(visited, probe)["why"]


async def test_wrong_content_of_an_answer(practice: Practice, plant: Plant) -> None:
    def forgetful(own: Handler) -> Handler:
        def handler(call: Call) -> Any:
            call.fields.pop("nonce", None)
            return own(call)

        return handler

    plant("POST /channels/{channel_id}/messages", forgetful)
    visited = await practice.visit()
    assert _deviating(visited) == {"nonce"}
    assert told(visited, "nonce")["why"] == "there are two messages"


async def test_a_refusal_where_none_is_expected(practice: Practice) -> None:
    practice.standin.faults.fail("POST /channels/*/messages", 1, status=400, code=50035, uploads=True)
    visited = await practice.visit()
    assert _deviating(visited) == {"ordinary"}
    assert "expected: carried out; came: refused with 400/50035" in told(visited, "ordinary")["why"]
    assert {verdicts(visited)[probe] for probe in ("ordinary edited", "ordinary kept")} == {"unknown"}


async def test_no_refusal_where_one_is_expected(practice: Practice, plant: Plant) -> None:
    def generous(own: Handler) -> Handler:
        def handler(call: Call) -> Any:
            parent = call.channel()
            flags, parent.raw["flags"] = parent.raw["flags"], 0
            try:
                return own(call)
            finally:
                parent.raw["flags"] = flags

        return handler

    plant("POST /channels/{channel_id}/threads", generous)
    visited = await practice.visit()
    assert _deviating(visited) == {"untagged"}
    assert "came: carried out" in told(visited, "untagged")["why"]


LOST = {
    "a post loses its embed": ("POST", {"embeds": None}, {"board"}),
    "an edit loses its embed": ("PATCH", {"embeds": None}, {"board edited", "board kept"}),
    "an edit loses its mentions": ("PATCH", {"allowed_mentions": {"parse": []}}, {"mention kept"}),
}


@pytest.mark.parametrize(("method", "lost", "probes"), LOST.values(), ids=LOST)
async def test_what_boards_are_made_of_gets_lost(
    practice: Practice, plant: Plant, method: str, lost: dict[str, Any], probes: set[str]
) -> None:
    def losing(own: Handler) -> Handler:
        def handler(call: Call) -> Any:
            call.fields.update({name: value for name, value in lost.items() if call.fields.get(name)})
            return own(call)

        return handler

    message = "/{message_id}" if method == "PATCH" else ""
    plant(f"{method} /channels/{{channel_id}}/messages{message}", losing)
    assert _deviating(await practice.visit()) == probes


async def test_an_edit_of_the_words_takes_the_embed_along(practice: Practice, plant: Plant) -> None:
    def careless(own: Handler) -> Handler:
        def handler(call: Call) -> Any:
            call.fields.setdefault("embeds", [])
            return own(call)

        return handler

    plant("PATCH /channels/{channel_id}/messages/{message_id}", careless)
    visited = await practice.visit()
    assert _deviating(visited) == {"board kept"}
    assert "0 embeds" in told(visited, "board kept")["why"]


ORDINARY_LOST = {
    "a post loses its buttons": ("POST", "components", [], {"board"}),
    "an edit loses its buttons": ("PATCH", "components", [], {"board edited", "board kept"}),
    "long content is cut": ("POST", "content", "y" * 1500, {"2000 characters", "2001 characters"}),
    "a silent message rings": ("POST", "flags", 0, {"silent"}),
}


@pytest.mark.parametrize(("method", "name", "value", "probes"), ORDINARY_LOST.values(), ids=ORDINARY_LOST)
async def test_what_ordinary_messages_are_made_of_gets_lost(
    practice: Practice, plant: Plant, method: str, name: str, value: Any, probes: set[str]
) -> None:
    def losing(own: Handler) -> Handler:
        def handler(call: Call) -> Any:
            layout = int(call.fields.get("flags") or 0) & LAYOUT
            long = len(call.fields.get("content") or "") > len(value) if name == "content" else True
            if not layout and long and (method == "POST" or "embeds" in call.fields):
                call.fields[name] = value
            return own(call)

        return handler

    message = "/{message_id}" if method == "PATCH" else ""
    plant(f"{method} /channels/{{channel_id}}/messages{message}", losing)
    assert _deviating(await practice.visit()) == probes


async def test_what_is_deleted_stays(practice: Practice, plant: Plant) -> None:
    plant("DELETE /channels/{channel_id}/messages/{message_id}", lambda own: lambda call: None)
    visited = await practice.visit()
    assert _deviating(visited) == {"deleted"}
    assert told(visited, "deleted")["why"] == "one that was deleted is still there"


async def test_few_session_starts_are_left(practice: Practice, plant: Plant) -> None:
    def used_up(own: Handler) -> Handler:
        def handler(call: Call) -> Any:
            reply: Any = own(call)
            reply["session_start_limit"]["remaining"] = 3
            return reply

        return handler

    plant("GET /gateway/bot", used_up)
    visited = await practice.visit()
    assert _deviating(visited) == {"starts"}
    assert told(visited, "starts")["note"] == "3 of 1000 left today"


async def test_messages_can_not_be_deleted(practice: Practice) -> None:
    practice.standin.faults.fail("DELETE /channels/*/messages/*", None, status=403, code=50013)
    visited = await practice.visit()
    assert _deviating(visited) == {"deleted"}
    assert told(visited, "deleted")["code"] == 50013
    assert any("a message in #" in each for each in visited.left)


async def test_a_failure_is_not_asked_for_again_and_again(practice: Practice) -> None:
    failing = practice.standin.faults.fail("PATCH /channels/*/messages/*", None, status=500)
    visited = await practice.visit()
    assert {"ordinary edited", "layout edited", "old"} <= _deviating(visited)
    assert told(visited, "old")["status"] == 500
    assert failing.hit <= 11


def test_no_answer_at_all_is_a_deviation() -> None:
    findings = Findings()
    assert not findings.judge("token", Answer(None, error="ClientOSError: gone"))
    assert "gone" in findings.all[0].why


async def test_somebody_who_saw_nothing_on_the_phone_and_a_refusal_during_the_game_which_is_told_with_its_route(
    practice: Practice, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Pretender.chosen

    def nothing(self: Pretender, seen: ShownMessage, custom_id: str) -> str:
        labels = {button["label"]: button["custom_id"] for button in seen.buttons}
        return labels.get("A name and nothing else") or own(self, seen, custom_id)

    monkeypatch.setattr(Pretender, "chosen", nothing)
    practice.standin.faults.fail("POST /channels/*/messages/*/threads", None, status=400, code=160006)
    visited = await practice.visit(alone=False)
    assert {"phone", "game"} <= _deviating(visited)
    assert "POST /channels/{channel_id}/messages/{message_id}/threads: 400/160006" in told(visited, "game")["why"]
    assert "A name and nothing else" in told(visited, "phone")["why"]
