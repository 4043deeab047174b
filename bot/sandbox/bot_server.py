"""The server the bot talks to: REST, gateway and attachments behind one TLS port.

What a request means is in rest/; here it is read, delayed, logged, refused and answered.
"""

import asyncio
import inspect
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from bot.sandbox.attachments import SIZE_LIMIT
from bot.sandbox.encoding import decode, encode
from bot.sandbox.entities import Upload
from bot.sandbox.errors import ApiError, refusal
from bot.sandbox.faults import Fault, Odd
from bot.sandbox.rate_limits import OLD_EDITS, RateLimits
from bot.sandbox.rest.routes import ROUTES, Call, HttpReply, Route, Services

API = "/api/v10"
_ELSEWHERE = "/elsewhere"
"""Where who stands between may lead."""
_PAGE = "<html><head><title>{status}</title></head><body><center><h1>{status}</h1></center></body></html>"
"""What whoever stands before Discord answers, such as Cloudflare."""
_UNLIMITED = "/interactions/{interaction_id}/{interaction_token}/callback"


@dataclass(slots=True)
class Exchange:
    """One request of the bot and how it was answered. `route` is the table's path, `reply` its bytes."""

    method: str
    path: str
    route: str
    query: dict[str, str]
    sent: bytes = b""
    files: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    """Names and sizes of the uploads."""
    status: int = 0
    reply: bytes = b""
    applied: bool = False
    """Whether the request was carried out, also when its reply was lost."""

    @property
    def body(self) -> Any:
        """The request's JSON as it was sent; None when there was none."""
        return decode(self.sent) if self.sent else None

    @property
    def answer(self) -> Any:
        """The reply's JSON; None when it was empty or nobody observes replies."""
        return decode(self.reply) if self.reply else None


_log = logging.getLogger(__name__)

Observer = Callable[[Exchange], None]


class BotServer:
    """Turns the table of routes into an aiohttp application."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._limits = RateLimits()
        self.requests: deque[Exchange] = deque(maxlen=5_000)
        self.observers: list[Observer] = []

    def application(self) -> web.Application:
        """The application to serve behind TLS as discord.com, gateway.discord.gg and the CDN."""
        app = web.Application(client_max_size=12 * SIZE_LIMIT)
        for entry in ROUTES:
            app.router.add_route(entry.method, API + entry.path, self._handler(entry))
        attachments = self._services.attachments
        app.router.add_get("/attachments/{channel}/{file}/{name}", attachments.serve_signed)
        app.router.add_get("/", self._services.events.gateway.serve)
        app.router.add_route("*", _ELSEWHERE, self._elsewhere)
        app.router.add_route("*", "/{rest:.*}", self._nowhere)
        return app

    def _handler(self, entry: Route) -> Callable[[web.Request], Any]:
        async def handle(request: web.Request) -> web.StreamResponse:
            return await self._serve(request, entry)

        return handle

    async def _serve(self, request: web.Request, entry: Route) -> web.StreamResponse:
        services = self._services
        faults = services.faults
        path = request.path.removeprefix(API)
        exchange = Exchange(request.method, path, entry.path, dict(request.query))
        self.requests.append(exchange)
        await self._delayed(request.method, path)
        headers: dict[str, str] = {}
        try:
            exchange.sent, uploads = await _read(request)
            body = exchange.body
        except (msgspec.DecodeError, UnicodeDecodeError):
            return self._refused(exchange, refusal("invalid json"), headers)
        exchange.files = [(upload.filename, len(upload.content)) for upload in uploads.values()]
        if entry.path != _UNLIMITED:
            now = services.world.clock.time()
            headers, wait = self._limits.headers(
                request.method, entry.path, dict(request.match_info), now, enforced=faults.real_rate_limits
            )
            if wait is not None:
                return self._limited(exchange, wait, headers, is_global=False)
        fault = faults.take(request.method, path, ("rate limit", "status", "lose request", "page"), bool(uploads))
        if fault is not None:
            return self._trouble(request, exchange, fault, headers)
        try:
            # fact: login-may-be-refused
            if entry.needs_token and request.headers.get("Authorization") != f"Bot {services.world.token}":
                raise refusal("unauthorized")
            call = Call(services, dict(request.match_info), exchange.query, body, uploads)
            result = entry.handler(call)
            if inspect.isawaitable(result):
                result = await result
        except ApiError as error:
            return self._refused(exchange, error, headers)
        except (ValueError, TypeError, KeyError, AttributeError):
            _log.exception("%s %s could not be understood", request.method, path)
            return self._refused(exchange, refusal("internal"), headers)
        # The answer is fixed before anything else can change the world.
        status, answer = _answer(result)
        exchange.applied = True
        await services.world.journal.written()
        if faults.take(request.method, path, ("lose reply",)) is not None:
            return self._cut(request)
        arriving = self._arriving(request.method, path, answer)
        return self._finish(exchange, status, answer, headers, arriving=arriving)

    def _arriving(self, method: str, path: str, answer: bytes) -> bytes:
        """So much of an answer as arrives."""
        # fact: answers-may-be-unreadable
        if answer and self._services.faults.take(method, path, ("cut reply",)) is not None:
            return answer[: len(answer) // 2]
        return answer

    async def _delayed(self, method: str, path: str) -> None:
        """Let the request wait as long as was ordered."""
        faults = self._services.faults
        if faults.latency:
            await asyncio.sleep(faults.latency)
        delay = faults.take(method, path, ("delay",))
        if delay is not None:
            await delay.delayed()

    def _trouble(
        self, request: web.Request, exchange: Exchange, fault: Fault, headers: dict[str, str]
    ) -> web.StreamResponse:
        if fault.kind == "lose request":
            return self._cut(request)
        if fault.kind == "page":
            return self._odd(exchange, fault.odd, headers)
        if fault.kind == "rate limit" and fault.via:
            scope = "shared" if fault.is_shared else ""
            return self._limited(
                exchange, fault.seconds, headers, is_global=fault.is_global, scope=scope, code=fault.code
            )
        if fault.html or not fault.via:
            status = fault.status or 429
            exchange.status = status
            wait = {} if fault.via else {"Retry-After": str(max(1, round(fault.seconds)))}
            page = _PAGE.format(status=status)
            return web.Response(status=status, text=page, content_type="text/html", headers=wait)
        body = encode({"message": f"{fault.status}: trouble on the server", "code": fault.code})
        return self._finish(exchange, fault.status, body, headers)

    def _odd(self, exchange: Exchange, odd: Odd, headers: dict[str, str]) -> web.StreamResponse:
        # fact: answers-may-be-unreadable
        if odd == "object":
            return self._finish(exchange, 200, encode({"message": "Hello!"}), headers)
        exchange.status = {"page": 200, "nothing": 204, "elsewhere": 302}[odd]
        if odd == "page":
            return web.Response(text=_PAGE.format(status=200), content_type="text/html")
        return web.Response(status=exchange.status, headers={"Location": _ELSEWHERE} if odd == "elsewhere" else {})

    @staticmethod
    async def _elsewhere(_: web.Request) -> web.StreamResponse:
        return web.Response(text=_PAGE.format(status=200), content_type="text/html")

    def _limited(
        self,
        exchange: Exchange,
        wait: float,
        headers: dict[str, str],
        *,
        is_global: bool,
        scope: str = "",
        code: int = 0,
    ) -> web.StreamResponse:
        body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": is_global}
        headers = {
            **headers,
            "Via": "1.1 google",
            "Retry-After": str(max(1, round(wait))),
            "X-RateLimit-Scope": scope or ("global" if is_global else "user"),
        }
        if is_global:
            headers["X-RateLimit-Global"] = "true"
        return self._finish(exchange, 429, encode({**body, "code": code}), headers)

    def _refused(self, exchange: Exchange, error: ApiError, headers: dict[str, str]) -> web.StreamResponse:
        if error.status == 429:
            return self._limited(exchange, OLD_EDITS[1], headers, is_global=False, code=error.code)
        return self._finish(exchange, error.status, encode(error.body()), headers)

    def _finish(
        self,
        exchange: Exchange,
        status: int,
        body: bytes,
        headers: dict[str, str],
        *,
        arriving: bytes | None = None,
    ) -> web.StreamResponse:
        """The answer, of which no more than `arriving` arrives; who observes sees all of it."""
        exchange.status = status
        if self.observers:
            exchange.reply = body
            for observer in self.observers:
                observer(exchange)
        if not body:
            return web.Response(status=status, headers=headers)
        # discord.py reads JSON only under this exact type, without a charset.
        shown = body if arriving is None else arriving
        return web.Response(status=status, body=shown, headers={**headers, "Content-Type": "application/json"})

    def _cut(self, request: web.Request) -> web.StreamResponse:
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)

    async def _nowhere(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        exchange = Exchange(request.method, path, "", dict(request.query))
        self.requests.append(exchange)
        return self._refused(exchange, refusal("not found"), {})


def _answer(result: Any) -> tuple[int, bytes]:
    if isinstance(result, HttpReply):
        return result.status, encode(result.body)
    return (204, b"") if result is None else (200, encode(result))


async def _read(request: web.Request) -> tuple[bytes, dict[str, Upload]]:
    """The JSON body's bytes and the uploads, which stand under the number of their `files[n]`."""
    if not request.can_read_body:
        return b"", {}
    if request.content_type != "multipart/form-data":
        return await request.read(), {}
    body = b""
    uploads: dict[str, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read())
        if part.name == "payload_json":
            body = content
        else:
            index = (part.name or "").removeprefix("files[").removesuffix("]")
            uploads[index] = Upload(part.filename or "unknown", content)
    return body, uploads
