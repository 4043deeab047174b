"""What passes between discord.py and Discord: requests with their answers, and the events' names. Only looked at;
what is expected of it stands in the examinations, what of it may be shown to others in `tape.py`."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.sandbox.encoding import json_object
from bot.sandbox.rest.routes import ROUTES

_API = "/api/v10"
_NAMED = re.compile(rb'name="([^"]*)"(?:; filename="([^"]*)")?')
_KIND = re.compile(rb"Content-Type: ([\w/.+-]+)")


@dataclass(slots=True)
class Upload:
    """A file of a request."""

    name: str
    kind: str
    size: int = 0


@dataclass(slots=True)
class Exchange:
    """One request and its answer. `route` is the address with names in the place of ids, `ids` what they stand for."""

    method: str
    route: str
    ids: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: list[Upload] = field(default_factory=list[Upload])
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict[str, str])
    """Their names are written small."""
    reply: Any = None
    began: float = field(default_factory=time.perf_counter)
    took_s: float = 0.0

    @property
    def code(self) -> int:
        """Discord's own code of a refusal; 0 for none."""
        told = json_object(self.reply)
        code = told.get("code") if told is not None and self.status >= 400 else 0
        return code if isinstance(code, int) else 0


@dataclass(slots=True)
class Event:
    """Something the gateway told; of presses also what was pressed."""

    name: str
    data: dict[str, Any] = field(default_factory=dict[str, Any])


def _template(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


_TEMPLATES = sorted(((_template(each.path), each.path) for each in ROUTES), key=lambda each: each[1].count("{"))


def route_of(path: str) -> tuple[str, dict[str, str]]:
    """A path below the API as a route, and the ids in it; of one nobody knows only its length is told."""
    for pattern, route in _TEMPLATES:
        if found := pattern.fullmatch(path):
            return route, found.groupdict()
    return f"/unknown/{path.count('/')}", {}


_listening: ContextVar[list[Exchange] | None] = ContextVar("listening", default=None)


class Exchanges:
    """Everything that passed, in the order in which it began. Its `trace` belongs into the client's session."""

    def __init__(self) -> None:
        self.log: list[Exchange | Event] = []

    @property
    def all(self) -> list[Exchange]:
        """The requests that were answered."""
        return [each for each in self.log if isinstance(each, Exchange) and each.status]

    def tell(self, event: Event) -> None:
        """Note an event."""
        self.log.append(event)

    @contextmanager
    def heard(self) -> Generator[list[Exchange]]:
        """The requests that are made inside, also by tasks that are begun there."""
        mine: list[Exchange] = []
        token = _listening.set(mine)
        try:
            yield mine
        finally:
            _listening.reset(token)

    def trace(self) -> aiohttp.TraceConfig:
        """What lets a session of aiohttp tell of its requests."""
        config = aiohttp.TraceConfig(trace_config_ctx_factory=_Request)
        config.on_request_start.append(self._started)
        config.on_request_chunk_sent.append(self._sent)
        config.on_request_end.append(self._ended)
        config.on_response_chunk_received.append(self._received)
        return config

    async def _started(self, _: object, request: Any, told: aiohttp.TraceRequestStartParams) -> None:
        if told.url.path.startswith(_API):  # the rest is the gateway, and files
            route, ids = route_of(told.url.path.removeprefix(_API))
            request.exchange = Exchange(told.method, route, ids, dict(told.url.query))
            self.log.append(request.exchange)

    async def _sent(self, _: object, request: Any, told: aiohttp.TraceRequestChunkSentParams) -> None:
        request.sent.append(bytes(told.chunk))

    async def _ended(self, _: object, request: Any, told: aiohttp.TraceRequestEndParams) -> None:
        exchange: Exchange | None = request.exchange
        if exchange is None:
            return
        exchange.body, exchange.files = _read(request.sent)
        exchange.status = told.response.status
        exchange.headers = {name.lower(): value for name, value in told.response.headers.items()}
        exchange.took_s = time.perf_counter() - exchange.began
        if request.listening is not None:
            request.listening.append(exchange)

    async def _received(self, _: object, request: Any, told: aiohttp.TraceResponseChunkReceivedParams) -> None:
        if request.exchange is not None and told.chunk:
            try:
                request.exchange.reply = json.loads(told.chunk)
            except ValueError:
                request.exchange.reply = None  # a page of somebody between here and Discord


class _Request(SimpleNamespace):
    """A request on its way."""

    def __init__(self, **_: object) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.exchange: Exchange | None = None
        self.listening = _listening.get()


def _read(chunks: list[bytes]) -> tuple[Any, list[Upload]]:
    """The JSON of a request and its files, from the pieces in which aiohttp sends it."""
    if not chunks:
        return None, []
    if not chunks[0].startswith(b"--"):
        return json.loads(b"".join(chunks)), []
    body, files = b"", list[Upload]()
    part = ""
    for chunk in chunks:
        if named := _NAMED.search(chunk) if b"Content-Disposition" in chunk else None:
            part = named[1].decode()
            if named[2] is not None:
                kind = _KIND.search(chunk)
                files.append(Upload(named[2].decode(), kind[1].decode() if kind else ""))
        elif chunk.startswith(b"--") or chunk == b"\r\n":
            part = ""
        elif part == "payload_json":
            body += chunk
        elif part:
            files[-1].size += len(chunk)
    return json.loads(body) if body else None, files
