"""Everything that can go wrong on the way to Discord, on demand.

Faults are ordered beforehand; the servers ask here before and after they act.
"""

import asyncio
import contextlib
import re
from dataclasses import dataclass, field
from typing import Literal, Protocol

from bot.sandbox.encoding import Json

Kind = Literal["rate limit", "status", "lose request", "lose reply", "cut reply", "page", "delay"]
Odd = Literal["page", "object", "nothing", "elsewhere"]
"""An answer to another request than was asked: a page, an object of no kind, 204 without a word, the way to a page."""
LockedAnswer = Literal["thread locked", "missing permissions"]
DeletedOriginal = Literal["unknown message", "allowed"]


@dataclass(slots=True)
class Fault:
    """One fault waiting for matching requests; `times` None means until cleared."""

    kind: Kind
    method: str
    pattern: re.Pattern[str]
    times: int | None
    status: int = 0
    code: int = 0
    uploads: bool | None = None
    """Whether it waits for requests with files, or without; None for both."""
    seconds: float = 0.0
    is_global: bool = False
    is_shared: bool = False
    via: bool = True
    html: bool = False
    odd: Odd = "page"
    hit: int = 0
    _released: asyncio.Event = field(default_factory=asyncio.Event)

    def matches(self, method: str, path: str, uploads: bool) -> bool:
        fits = self.method in ("*", method) and self.uploads in (None, uploads)
        return fits and self.pattern.fullmatch(path) is not None

    def release(self) -> None:
        """Let the requests go on that it delays."""
        self._released.set()

    async def delayed(self) -> None:
        """Wait as long as was ordered, or until released."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.seconds):
                await self._released.wait()


class Breakable(Protocol):
    """Connections that can be made to fail: the gateway's, which puts itself here."""

    def drop(self, *, resumable: bool = True, code: int | None = None) -> None: ...

    def ask_to_reconnect(self) -> None: ...

    def invalidate(self, *, resumable: bool = False) -> None: ...


class Faults:
    """Faults that were ordered. A route is "METHOD /path" below /api/v10; * is one segment, ** any rest.

    `"POST /channels/*/messages"`, `"* /webhooks/**"`, `"**"` (everything).
    """

    def __init__(self) -> None:
        self.gateway: Breakable | None = None
        self.refuse_gallery_edits = False
        """Answer 400 to an edit that shows a freshly uploaded file in a media gallery."""
        self.locked_threads: LockedAnswer = "thread locked"
        """How Discord refuses whoever may not write in a locked thread; sources differ."""
        self.most_active_threads = 1_000
        """So many active threads the server may have."""
        self.taken_for_spammer = False
        """Refuse the bot's direct messages."""
        self.most_direct_messages_opened = 1_000
        """So many people the bot may write to for the first time in ten minutes; Discord's own number is unknown."""
        self.forbidden_words: frozenset[str] = frozenset()
        """Words that the server's AutoMod allows nobody, in messages and titles."""
        self.deleted_originals: DeletedOriginal = "unknown message"
        """Whether a followup goes on where the loading answer was deleted; sources differ."""
        self.containers_break_lists = True
        """Whether no messages are listed where one of them has a container; seen by one bot at least."""
        self.real_rate_limits = False
        """Enforce Discord's own limits a route (five messages in five seconds a channel, ...)."""
        self.identify_every_s = 5.0
        """Whoever identifies again sooner gets no session; 0 where bots start again and again by real time."""
        self.latency = 0.0
        """Seconds every REST request takes longer."""
        self._pending: list[Fault] = []
        self._duplicates = 0
        self._held_back: list[float] = []
        self._gateway_seconds = 0.0
        self._gateway_open = asyncio.Event()
        self._gateway_open.set()

    def forbids(self, text: str) -> bool:
        """Whether the server's AutoMod does not allow this text."""
        # fact: automod-refuses-words
        return any(word.casefold() in text.casefold() for word in self.forbidden_words)

    def rate_limit(
        self,
        route: str,
        times: int | None = 1,
        *,
        retry_after: float = 0.05,
        is_global: bool = False,
        is_shared: bool = False,
        code: int = 0,
        via: bool = True,
    ) -> Fault:
        """Answer 429 with Retry-After; without `via` it is Cloudflare that answers, and not Discord behind it."""
        fault = self._add("rate limit", route, times, code=code, seconds=retry_after, is_global=is_global)
        fault.is_shared, fault.via = is_shared, via
        return fault

    def fail(
        self,
        route: str,
        times: int | None = 1,
        *,
        status: int = 502,
        code: int = 0,
        uploads: bool | None = None,
        html: bool = False,
    ) -> Fault:
        """Answer an error, with Discord's own code for it, without doing anything; as a page of `html` without one."""
        # fact: some-4xx-is-unforeseen
        fault = self._add("status", route, times, status=status, code=code, uploads=uploads)
        fault.html = html
        return fault

    def lose_request(self, route: str, times: int | None = 1) -> Fault:
        """Drop the connection before anything is done."""
        return self._add("lose request", route, times)

    def lose_reply(self, route: str, times: int = 1) -> Fault:
        """Do what was asked, then drop the connection instead of answering."""
        return self._add("lose reply", route, times)

    def cut_reply(self, route: str, times: int | None = 1) -> Fault:
        """Do what was asked, then answer with half of what is to be said."""
        return self._add("cut reply", route, times)

    def show_page(self, route: str, times: int | None = 1, odd: Odd = "page") -> Fault:
        """Answer 200 and a page, as who stands between may, or something as odd, without doing anything."""
        fault = self._add("page", route, times)
        fault.odd = odd
        return fault

    def delay(self, route: str, seconds: float, times: int | None = 1) -> Fault:
        """Let a request wait before it is handled, so many seconds at most."""
        return self._add("delay", route, times, seconds=seconds)

    def duplicate_interactions(self, times: int = 1) -> None:
        """Deliver the next interactions twice."""
        self._duplicates += times

    def hold_back_interactions(self, seconds: float, times: int = 1) -> None:
        """Deliver the next interactions (or the twins of doubled ones) that much later: others overtake them."""
        self._held_back += [seconds] * times

    @property
    def holds_back(self) -> bool:
        """Whether an interaction still to come will be held back."""
        return bool(self._held_back)

    def delay_gateway(self, seconds: float) -> None:
        """Let each event wait (0: no more)."""
        self._gateway_seconds = seconds

    def hold_gateway(self) -> None:
        """Keep all events back until `release_gateway`."""
        self._gateway_open.clear()

    def release_gateway(self) -> None:
        self._gateway_open.set()

    def drop_gateway(self, *, resumable: bool = True, code: int | None = None) -> None:
        """Break the gateway's connections, silently or with a close code."""
        assert self.gateway is not None
        self.gateway.drop(resumable=resumable, code=code)

    def ask_to_reconnect(self) -> None:
        """Send opcode 7."""
        assert self.gateway is not None
        self.gateway.ask_to_reconnect()

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Send opcode 9."""
        assert self.gateway is not None
        self.gateway.invalidate(resumable=resumable)

    def lift(self, fault: Fault) -> None:
        """Order this one no more."""
        if fault in self._pending:
            self._pending.remove(fault)

    def clear(self) -> None:
        """Let everything go well again."""
        self._pending.clear()
        self._duplicates = 0
        self._held_back.clear()
        self.latency = 0.0
        self.refuse_gallery_edits = self.real_rate_limits = False
        self.locked_threads = "thread locked"
        self.most_active_threads = 1_000
        self.taken_for_spammer = False
        self.most_direct_messages_opened = 1_000
        self.forbidden_words = frozenset()
        self.deleted_originals = "unknown message"
        self.containers_break_lists = True
        self.delay_gateway(0.0)
        self.release_gateway()

    def order(self, command: Json) -> None:
        """A fault as the page's test bench words it: {"kind": "fail", "route": ..., "status": 502, ...}.

        Raises ValueError or TypeError when it makes no sense.
        """
        arguments = dict(command)
        kind = arguments.pop("kind", None)
        if kind in ("refuse_gallery_edits", "real_rate_limits", "latency"):
            setattr(self, kind, arguments["value"])
        elif kind in _BY_WORD:
            getattr(self, kind)(**arguments)
        else:
            raise ValueError(f"no such fault: {kind}")

    def take(self, method: str, path: str, kinds: tuple[Kind, ...], uploads: bool = False) -> Fault | None:
        """The next fault that waits for this request, used up by asking."""
        for fault in self._pending:
            if fault.kind in kinds and fault.matches(method, path, uploads):
                fault.hit += 1
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times <= 0:
                        self._pending.remove(fault)
                return fault
        return None

    def deliveries(self) -> list[float]:
        """In how many seconds the next interaction is to be delivered, for each of its copies."""
        waits = [0.0]
        if self._duplicates:
            self._duplicates -= 1
            waits.append(0.0)
        if self._held_back:
            waits[-1] = self._held_back.pop()
        return waits

    async def gateway_delay(self) -> None:
        """Wait as long as events have to."""
        if self._gateway_seconds:
            await asyncio.sleep(self._gateway_seconds)
        if not self._gateway_open.is_set():
            await self._gateway_open.wait()

    def _add(
        self,
        kind: Kind,
        route: str,
        times: int | None,
        *,
        status: int = 0,
        code: int = 0,
        uploads: bool | None = None,
        seconds: float = 0.0,
        is_global: bool = False,
    ) -> Fault:
        method, _, path = route.rpartition(" ")
        fault = Fault(kind, method or "*", _pattern(path), times, status, code, uploads, seconds, is_global)
        self._pending.append(fault)
        return fault


_BY_WORD = frozenset(
    (
        "rate_limit",
        "fail",
        "lose_request",
        "lose_reply",
        "cut_reply",
        "show_page",
        "delay",
        "duplicate_interactions",
        "hold_back_interactions",
        "delay_gateway",
        "hold_gateway",
        "release_gateway",
        "drop_gateway",
        "ask_to_reconnect",
        "invalidate_session",
        "clear",
    )
)


def _pattern(path: str) -> re.Pattern[str]:
    escaped = re.escape(path).replace(r"\*\*", ".*").replace(r"\*", "[^/]+")
    return re.compile(escaped)
