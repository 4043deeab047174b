"""What discord.py is told of Discord's answers: one that can't be read is a connection that broke; a limit that lasts,
or is on the whole bot, is an error at once instead of a sleep. What is done then is the business of those who asked.

Whoever stops waiting while discord.py sleeps for the whole bot leaves its lock closed, and all others wait for ever."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import aiohttp
import discord
import msgspec

if TYPE_CHECKING:
    from discord.http import HTTPClient, Route

PATIENCE_S = 30.0
"""discord.py waits out a limit of so many seconds itself; it takes no shorter time for its `max_ratelimit_timeout`."""
_UNLIMITED = re.compile(r"/(interactions|webhooks)/")
"""Answers to interactions, which no limit on the whole bot holds up."""
_API, _JSON = "/api/", "application/json"
"""The paths that are asked for more than a file; the one type that discord.py reads."""
_NO_CONTENT = 204
_TOO_MANY = 429
_MESSAGE = ("id", "channel_id", "author", "content", "type")
_CHANNEL = ("id", "type")
_MUST_HAVE: dict[str, tuple[str, ...]] = {
    "GET /users/@me": ("id", "username"),
    "GET /gateway/bot": ("url", "shards", "session_start_limit"),
    "GET /oauth2/applications/@me": ("id", "name"),
    "POST /users/@me/channels": _CHANNEL,
    "GET /channels/*": _CHANNEL,
    "PATCH /channels/*": _CHANNEL,
    "POST /channels/*/threads": _CHANNEL,
    "POST /channels/*/messages/*/threads": _CHANNEL,
    "POST /channels/*/messages": _MESSAGE,
    "GET /channels/*/messages/*": _MESSAGE,
    "PATCH /channels/*/messages/*": _MESSAGE,
    "POST /webhooks/*/*": _MESSAGE,
    "GET /webhooks/*/*/messages/*": _MESSAGE,
    "PATCH /webhooks/*/*/messages/*": _MESSAGE,
    "GET /guilds/*/members/*": ("user", "roles"),
    "GET /guilds/*/threads/active": ("threads", "members"),
}
"""What discord.py takes out of the answers to these requests without asking whether it is there."""
_LISTS = {"GET /channels/*/messages", "GET /applications/*/commands", "PUT /applications/*/commands"}
"""Requests that are answered with a list of objects."""
_IDS = (
    (re.compile(r"^/api/v\d+"), ""),
    (re.compile(r"^(/webhooks/\d+/)[^/]+"), r"\1*"),
    (re.compile(r"(?<=/)(\d+|@original)(?=/|$)"), "*"),
)
"""What makes a path the one of a route."""


class Limited(discord.HTTPException):
    """Discord takes such a request again in `retry_after` seconds."""

    def __init__(self, response: aiohttp.ClientResponse, said: dict[str, Any] | None, retry_after: float) -> None:
        super().__init__(response, said)
        self.retry_after = retry_after


def asked_to_wait(error: BaseException) -> float:
    """After so many seconds Discord takes it again; 0 where it has not said so."""
    return error.retry_after if isinstance(error, Limited) else 0.0


def gate(also: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
    """What discord.py's `http_trace` takes: it looks at every answer before discord.py does, those to presses too.

    Whoever is told of requests `also` is told first.
    """
    config = also or aiohttp.TraceConfig()
    config.on_request_end.append(_look)
    return config


def tell_limits(http: HTTPClient) -> None:
    """Let limits that discord.py knows of before it asks be told as those are that it is answered with.

    It has no public place for that.
    """
    ask = http.request

    async def request(route: Route, **options: Any) -> Any:
        try:
            return await ask(route, **options)
        except discord.RateLimited as limited:
            unasked = SimpleNamespace(
                status=_TOO_MANY, reason="Too Many Requests", method=route.method, url=discord.utils.MISSING
            )
            raise Limited(cast("aiohttp.ClientResponse", unasked), None, limited.retry_after) from limited

    http.request = request


async def _look(_: aiohttp.ClientSession, __: object, ended: aiohttp.TraceRequestEndParams) -> None:
    """Raise `aiohttp.ClientPayloadError` for what can't be read or answers another request, and `Limited` for a limit
    that lasts."""
    response = ended.response
    asked = response.history[0] if response.history else response
    if not asked.url.path.startswith(_API):
        return
    said = None if response.status == _NO_CONTENT else _read(await response.read())
    if response.status == _TOO_MANY:
        told: dict[str, Any] = said if isinstance(said, dict) else {}
        retry_after = _seconds(told.get("retry_after", response.headers.get("Retry-After")))
        lasting = retry_after is not None and (retry_after > PATIENCE_S or "Via" not in response.headers)
        if retry_after is not None and (lasting or (told.get("global") and not _UNLIMITED.search(response.url.path))):
            raise Limited(response, told, retry_after)
        unreadable = "Via" in response.headers and type(told.get("retry_after")) not in (int, float)
    elif response.ok:
        silent = response.status == _NO_CONTENT
        readable = silent or (response.headers.get("Content-Type") == _JSON and said is not None)
        unreadable = not readable or not _answers(f"{asked.method} {asked.url.path}", said)
    else:  # a page that says what is wrong: discord.py reads its status
        unreadable = response.headers.get("Content-Type") == _JSON and said is None
    if unreadable:
        raise aiohttp.ClientPayloadError(f"the answer to {response.method} can't be read ({response.status})")


def _answers(request: str, said: dict[str, Any] | list[Any] | None) -> bool:
    """Whether something can be an answer to this request, and not what a machine in between makes of it."""
    method, _, route = request.partition(" ")
    for pattern, instead in _IDS:
        route = pattern.sub(instead, route)
    route = f"{method} {route}"
    if route in _LISTS:
        return isinstance(said, list) and all(isinstance(each, dict) for each in said)
    keys = _MUST_HAVE.get(route)
    return keys is None or (isinstance(said, dict) and all(key in said for key in keys))


def _read(body: bytes) -> dict[str, Any] | list[Any] | None:
    """What it says; None for what is no object and no list."""
    try:
        return msgspec.json.decode(body, type=dict[str, Any] | list[Any])
    except msgspec.DecodeError:
        return None


def _seconds(told: Any) -> float | None:
    try:
        return float(told)
    except (TypeError, ValueError):
        return None
