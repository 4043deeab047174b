"""What goes wrong: one trouble after the other, at random moments, on the way to Discord, in its gateway, in the
database; and the killing. Every trouble is one that Discord, a network, a disk or an operator may cause."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.gateway.connection import FIRST_PAUSE_S, LONGEST_PAUSE_S
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.gateway import Gateway
from bot.tools.torture.bot_process import READY_S, KillableBot, Spans
from bot.tools.torture.bot_program import Command, StoreFailure
from bot.tools.torture.lost_table import TABLES, find, lose
from bot.tools.torture.presser import sleep
from db.addresses import parse_url

SPOKEN = ("POST /channels/*/messages", "PATCH /channels/*/messages/*", "PATCH /webhooks/**")
ROUTES = (*SPOKEN, "POST /interactions/**")
ON_THE_WAY = ("rate limit", "server error", "lost request", "lost reply", "delay")
TO_PEOPLE = ("doubled interaction", "late interaction", "late twin")
IN_THE_GATEWAY = ("gateway cut", "reconnect asked", "gateway forgotten", "session invalid")
IN_THE_DATABASE: dict[str, StoreFailure] = {"slow database": "slow", "dead database": "down", "full disk": "full"}
LOST, JUMP = "lost table", "jump of the clock"
KINDS = (*ON_THE_WAY * 12, *TO_PEOPLE * 8, *IN_THE_GATEWAY, *(*IN_THE_DATABASE, "latency", LOST, JUMP) * 3)
"""What happens, as often as it stands here: a broken gateway keeps everybody waiting for seconds."""
REST_S = 3.0
"""How long a route is left alone after a trouble that struck: as long as an interaction waits."""
BACK_S = 10.0
"""So long is waited for a bot whose gateway broke, beside the pauses it makes; a killed one comes back by itself."""
LONGEST_JUMP_S = 3 * 24 * 3600.0
LIFE, QUICK_START_S = (0.5, 6.0), 2.0
"""How long a bot lives, in the times that it took to start; and what a start takes at least."""
STARTS = 10
"""So many starts may fail, while a table is away or the database is full, before the bot is given up."""
IN_START = 0.15
"""How often the bot is killed while it starts."""


class FaultInjector:
    """Causes trouble until told to stop. `cut_off` is when the gateway was away from a bot."""

    def __init__(
        self, bots: Sequence[KillableBot], database: str, faults: Faults, gateway: Gateway, rng: Random
    ) -> None:
        self.bots = bots
        self._database = parse_url(database)
        self._faults = faults
        self._gateway = gateway
        self._rng = rng
        self._pending: dict[str, Fault] = {}
        self._rest: dict[str, float] = {}
        self._returning: asyncio.Task[None] | None = None
        self._lost: Counter[KillableBot] = Counter()
        """How many sessions each bot has lost since it was started."""
        self.cut_off = Spans()
        self.counts: Counter[str] = Counter(dict.fromkeys(sorted(set(KINDS)), 0))

    async def kill_now_and_then(self, bot: KillableBot, stop: asyncio.Event) -> None:
        """Let a bot live for a while, kill it, start it again; longer where a start takes long."""
        life = self._rng.uniform(0.5, 2.0)
        while not await sleep(life, stop):
            await bot.kill()
            self._lost[bot] = 0
            began = time.monotonic()
            await bot.start()
            while self._rng.random() < IN_START and not await self._up(bot, self._rng.uniform(0.0, 2.0)):
                await bot.kill()
                await bot.start()
            if bot.away.open:
                await self._up(bot, READY_S)
            life = self._rng.uniform(*LIFE) * max(QUICK_START_S, time.monotonic() - began)

    @staticmethod
    async def _up(bot: KillableBot, within: float) -> bool:
        """Wait until a bot is there. One that ends because it can't begin is started again, as systemd does."""
        for _ in range(STARTS):
            try:
                return await bot.ready(within)
            except RuntimeError:
                await asyncio.sleep(1.0)
                await bot.start()
        return await bot.ready(within)

    async def heal(self) -> None:
        """Let everything go well again."""
        self._faults.clear()
        if self._returning is not None:
            await self._returning

    async def harm(self, stop: asyncio.Event) -> None:
        """Cause one trouble after the other."""
        while not await sleep(self._rng.uniform(0.05, 0.35), stop):
            kind = self._rng.choice(KINDS)
            if kind in ON_THE_WAY:
                self._on_the_way(kind)
            elif kind in IN_THE_GATEWAY:
                self._in_the_gateway(kind)
            elif kind in IN_THE_DATABASE:
                await self._tell(Command(failure=IN_THE_DATABASE[kind]))
                await sleep(self._rng.uniform(0.2, 1.0), stop)
                await self._tell(Command())
                self.counts[kind] += 1
            elif kind == LOST:
                await self._lose(stop)
            elif kind == JUMP:
                await self._tell(Command(ahead_s=self._rng.uniform(60.0, LONGEST_JUMP_S)))
                await sleep(self._rng.uniform(0.2, 1.0), stop)
                await self._tell(Command())  # which is a jump back
                self.counts[kind] += 1
            elif kind == "latency":
                self._faults.latency = self._rng.uniform(0.02, 0.3)
                await sleep(self._rng.uniform(0.2, 1.0), stop)
                self._faults.latency = 0.0
                self.counts[kind] += 1
            else:
                if kind != "late interaction":
                    self._faults.duplicate_interactions()
                if kind != "doubled interaction":
                    self._faults.hold_back_interactions(self._rng.uniform(0.05, 0.8))
                self.counts[kind] += 1

    async def _lose(self, stop: asyncio.Event) -> None:
        table = self._rng.choice(TABLES)
        if await lose(self._database, table):
            await sleep(self._rng.uniform(0.2, 1.0), stop)
            await find(self._database, table)
            self.counts[LOST] += 1

    async def _tell(self, command: Command) -> None:
        for bot in self.bots:
            await bot.tell(command)

    def _on_the_way(self, kind: str) -> None:
        """At most one of these waits for each route, and none for the same answer: nobody promises to survive that."""
        route = self._rng.choice(ROUTES)
        waiting, now = self._pending.get(route), time.monotonic()
        if waiting is not None:
            if waiting.hit:
                del self._pending[route]
                self._rest[route] = now + REST_S
            return
        if now < self._rest.get(route, 0.0):
            return
        match kind:
            case "rate limit":
                fault = self._faults.rate_limit(route, retry_after=self._rng.uniform(0.02, 0.5))
            case "server error":
                fault = self._faults.fail(route, status=self._rng.choice((500, 502, 503, 504)))
            case "lost request":
                fault = self._faults.lose_request(route)
            case "lost reply":
                fault = self._faults.lose_reply(route)
            case _:
                fault = self._faults.delay(route, self._rng.uniform(0.1, 1.0))
        self._pending[route] = fault
        self.counts[kind] += 1

    def _in_the_gateway(self, kind: str) -> None:
        if not self._gateway.connected or (self._returning is not None and not self._returning.done()):
            return
        self.cut_off.begin()
        resumable = kind in ("gateway cut", "reconnect asked") or (
            kind == "session invalid" and self._rng.random() < 0.5
        )
        if not resumable:
            self._lost.update(self.bots)
        self._returning = asyncio.create_task(self._back(self._gateway.connections))
        match kind:
            case "gateway cut" | "gateway forgotten":
                self._faults.drop_gateway(resumable=resumable)
            case "reconnect asked":
                self._faults.ask_to_reconnect()
            case _:
                self._faults.invalidate_session(resumable=resumable)
        self.counts[kind] += 1

    async def _back(self, before: int) -> None:
        """Wait until the bot is connected once more. The library waits five seconds for a session of its own, and the
        bot before that, longer each time (`connection.py`)."""
        lost = max(self._lost[bot] for bot in self.bots)
        pause = min(FIRST_PAUSE_S * 2 ** (lost - 2), LONGEST_PAUSE_S) if lost > 1 else 0.0
        deadline = time.monotonic() + BACK_S + pause
        back = before + len(self.bots)
        while self._gateway.connections < back and time.monotonic() < deadline:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.02)
        self.cut_off.end(grace=0.5)
