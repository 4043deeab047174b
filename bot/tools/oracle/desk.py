"""A game at a desk: the bot itself with its own client, before a Discord that only listens, with a database in memory.
Whatever leaves the process meanwhile is kept as bytes, so that two desks can be compared."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import tempfile
from collections.abc import AsyncGenerator, Callable, Generator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, cast

import aiohttp
from aiohttp import web
from sqlalchemy import update

from bot.app import App, Core
from bot.gateway.reply import shown_last
from bot.gateway.room import Room
from bot.health.prometheus import Metrics
from bot.ledger.loaded import Loaded
from bot.ledger.options import Options, written
from bot.lobby.dealing import Dealing
from bot.outbox.delivery import Deliverer, Outbox, wait_for
from bot.play.kinds import ComputerTurn
from bot.telemetry import meters
from bot.tools.oracle.acts import Act, Press, Send, Type, Typing, Wait
from bot.tools.oracle.gate import AUTOCOMPLETE as TYPING
from bot.tools.oracle.gate import (
    CHANNEL,
    COMMAND,
    COMPONENT,
    EVERYBODY,
    GUILD,
    MODAL,
    OTHER_THREADS,
    OWNER,
    THREAD,
    Gate,
    Heard,
)
from bot.tools.oracle.memory import Memory
from bot.tools.oracle.overhearing import Line, overhearing, talkative
from bot.tools.oracle.studio import RecordingStudio
from bot.tools.oracle.wire import Connector
from bot.workers.thread import WorkerThread
from bot.workers.workers import Workers
from db.records import Checkpoint, NewGame, NewSeat, PostRow, SeatRow
from db.store import Store
from db.tables import games
from games.engine import Game, Luck
from games.engine.conformance import plain

BEGIN = datetime(2026, 1, 1, 12, tzinfo=UTC)
PEOPLE = {1001: "Anna", 1002: "Björn", 1003: "Chloé", 1004: "Dmitri", 1005: "Eva", 1099: "Zoë"}
"""Those who sit at the seats, in their order, and one who has none."""
BYSTANDER = 1099
PATIENCE_S = 60.0
Rooms = Sequence[Callable[[Core], Room]]


def person_at(seat: int) -> int:
    """Who sits there."""
    return 1001 + seat


class Unhurried:
    """Delivers everything but the calls of computer players: they would answer at one desk otherwise than at the
    other."""

    def __init__(self, deliverer: Deliverer) -> None:
        self._deliverer = deliverer
        self.passing, self.own_queue = deliverer.passing, deliverer.own_queue
        self.merged, self.broken = deliverer.merged, deliverer.broken

    async def deliver(self, row: PostRow) -> int | None:
        """Say one row."""
        return None if row.kind == ComputerTurn.kind else await self._deliverer.deliver(row)


class Counted:
    """What was told to a meter, for `Metrics` to hear of where somebody reads them: to make those takes as long as a
    press."""

    def __init__(self) -> None:
        self._told: list[tuple[str, tuple[Any, ...]]] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *what: self._told.append((name, what))

    def metrics(self) -> Metrics:
        """What comes of all that."""
        metrics = Metrics()
        for name, what in self._told:
            getattr(metrics, name)(*what)
        return metrics


class Desk:
    """One bot, and what left it. `heard` are its requests, `logged` the lines of its log."""

    def __init__(self, gate: Gate, blank: Memory, more: Rooms, connector: aiohttp.BaseConnector) -> None:
        self.now = BEGIN
        self.logged: list[Line] = []
        self.easel = RecordingStudio()
        self.gate = gate
        self._blank = blank
        self.memory = memory = Memory()
        memory.copy(blank)
        self.store = Store(memory.url, memory, lambda: self.now)
        self._may_speak = asyncio.Event()
        self._may_speak.set()
        self.app = App(
            self.store, studio=self.easel, workers=Workers(make=WorkerThread), through=Unhurried, more=more,
            outbox=Outbox(self.store, wait=self._let_speak), connector=connector, guild_ready_timeout=0.0,
        )  # fmt: skip
        self._counted = Counted()
        self.numbers = itertools.count(1)
        """Of what is done at it and at others: no interaction and no message has the number of an earlier one."""

    @property
    def heard(self) -> list[Heard]:
        """What has left it since it was last forgotten."""
        return self.gate.heard

    def seen_by(self, people: Iterable[int]) -> list[bytes]:
        """What of it the bystander sees, or one of these people; channel by channel, for what happens in several at
        once comes in any order."""
        those = {EVERYBODY, BYSTANDER, OWNER, *people}
        heard = sorted(self.heard, key=lambda each: each.place)
        return [each.what for each in heard if each.whom in those]

    async def leave_chores(self) -> None:
        """Let nothing be done again and again from now on: it would be by real time, at one desk sooner than at the
        other."""
        lifetime = self.app.lifetime
        for once in (lifetime.checking, lifetime.registering):
            if once is not None:
                await once
        await lifetime.tasks.stop()

    async def rest(self, until: datetime) -> None:
        """Let the time pass until this moment, and what is due then be said."""
        self.now = until
        with self._hearing("rest"):
            await self._said()

    # -- the game -------------------------------------------------------------------------------------------------

    async def begin(
        self, game_id: str, game: Game[Any, Any], seats: int, settings: dict[str, str], rng: Random
    ) -> None:
        """Begin this game, between an older and a newer one of the same people; no other game is there."""
        self.memory.copy(self._blank)
        self.gate.clear()
        self.forget()
        older, newer = self.others(game_id)
        begun = ((0, older, OTHER_THREADS[0]), (2, newer, OTHER_THREADS[1]), (1, game_id, THREAD))
        for hours, each, place in begun:
            self.now = BEGIN + timedelta(hours=hours)
            await self.lay(each, game, seats, settings, rng, place)
        self.now = BEGIN + timedelta(hours=3)

    @staticmethod
    def others(game_id: str) -> tuple[str, str]:
        """The older and the newer game of the same people."""
        return f"{game_id}a", f"{game_id}b"

    def kept(self) -> Callable[[], None]:
        """Called later, it lets everything be as it is now."""
        memory, gate, now = self.memory.kept(), self.gate.kept(), self.now

        def go_back() -> None:
            self.memory.go_back(memory)
            self.gate.copy(gate)
            self.now = now

        return go_back

    @contextmanager
    def returning(self) -> Generator[None]:
        """Let everything be as before once this is over, whatever has been done."""
        go_back, heard, logged = self.kept(), self.heard[:], self.logged[:]
        yield
        go_back()
        self.heard[:], self.logged[:] = heard, logged

    async def lay(
        self, game_id: str, game: Game[Any, Any], seats: int, settings: dict[str, str], rng: Random, place: int
    ) -> None:
        """Let a game begin that is played in this thread; its first board is posted."""
        secret, salt = rng.randbytes(32), str(rng.random())
        rated = secret[0] % 2 == 0  # where it is not, computer players help
        options = written(Options(seats=seats, settings=settings, clock=rng.choice(["none", "daily"]), rated=rated))
        people = [
            NewSeat(person_id=person_at(seat), player=None, joined_interaction_id=None, color=seat,
                    notes={"name": PEOPLE[person_at(seat)]})
            for seat in range(seats)
        ]  # fmt: skip
        new = NewGame(
            id=game_id, kind=game.id, rules=game.rules, shape=game.shape, digest=game.digest, options=options,
            guild_id=GUILD, channel_id=CHANNEL, host_id=person_at(0), locale=rng.choice(["en", "de"]),
            commitment="sealed", secret=secret,
        )  # fmt: skip
        await self.store.lobbies.create_game(new)
        await self.store.games.place(game_id, thread_id=place, lobby_message_id=self.gate.post(CHANNEL))
        row = await self.store.games.load(game_id)
        table, _ = game.setup(seats, settings, Luck(secret, salt))
        placed = [
            SeatRow(game_id, number, seat.person_id, None, None, number, "active", seat.notes or {})
            for number, seat in enumerate(people)
        ]
        dealing = Dealing(self.app.parts.times, self.app.parts.alarms)
        begun, posts = await dealing.begin(self.now, row, placed, table)
        await self.store.lobbies.start(
            game_id, expected_version=row.version, seats_fixed=people, table_blob=begun.encode(), salt=salt,
            checkpoint=Checkpoint(begun.saved.table, 0), posts=posts,
        )  # fmt: skip
        await self._said()

    async def loaded(self, game_id: str) -> Loaded:
        """The game as it is stored. To be looked at, not to be changed."""
        return await self.app.ledger.load(game_id)

    async def put(self, game_id: str, table: Any) -> None:
        """Let this be the table."""
        loaded = await self.loaded(game_id)
        loaded.table = table
        await self.app.ledger.amend(loaded)

    def copy(self, other: Desk) -> None:
        """Let everything be as at the other desk, and nothing heard."""
        self.memory.copy(other.memory)
        self.gate.copy(other.gate)
        self.now = other.now
        self.forget()

    async def renumber(self, generation: int) -> None:
        """Let all messages have other ids, so that it does not matter what this bot remembers of them; what it showed
        in them is not there any more."""
        shown_last.forget()
        more = self.gate.renumber(generation)
        columns = ("lobby_message_id", "board_message_id")
        moved = update(games).values({name: games.c[name] + more for name in columns})
        await self.store.write(lambda connection: connection.execute(moved).rowcount)

    def forget(self) -> None:
        """What was heard, logged and counted so far is over."""
        self.heard.clear()
        self.logged.clear()
        self._counted = Counted()

    # -- what is done at it ---------------------------------------------------------------------------------------

    async def decide(self, game_id: str, seat: int, choice: str, *then: str, say: bool = True) -> None:
        """Play a choice as the person at this seat, or several in one press, and say everything that must be said about
        it; or else leave that until the next time anything is said."""
        if not say:
            self._may_speak.clear()
        with self._hearing(f"{seat}"):
            await self.app.parts.deciding.decide(
                game_id, person_at(seat), choice, revision=None, interaction_id=None, then=then
            )
            if say:
                await self._said()

    async def undo(self, game_id: str, seat: int) -> None:
        """Take the last answer of this seat back."""
        with self._hearing(f"{seat}"):
            await self.app.parts.undo.undo(game_id, person_at(seat), revision=None, interaction_id=None)
            await self._said()

    async def do(self, act: Act, number: int) -> None:
        """Let a person do something, or time pass, and wait until all that follows is said."""
        with self._hearing(str(number)):
            match act:
                case Wait():
                    self.now += timedelta(seconds=act.seconds)
                case Press():
                    pressed = self.gate.private(act.person)
                    data: dict[str, Any] = {"custom_id": act.custom_id, "component_type": 3 if act.values else 2}
                    if act.values:
                        data["values"] = list(act.values)
                    await self._interact(number, COMPONENT, act.person, data, message=pressed)
                case Send():
                    fields = [
                        {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
                        for name, value in act.fields
                    ]
                    data = {"custom_id": act.custom_id, "components": fields}
                    await self._interact(number, MODAL, act.person, data, message=self.gate.private(act.person))
                case Type() | Typing():
                    kind = COMMAND if isinstance(act, Type) else TYPING
                    await self._interact(number, kind, act.person, act.data())
            await self._said()

    async def _interact(self, number: int, kind: int, person: int, data: Any, **more: Any) -> None:
        await self.gate.interaction(number, kind, person, data, **more)
        async with asyncio.timeout(PATIENCE_S):
            while number not in self.gate.answered or self.app.client.under_way:  # noqa: ASYNC110 - it takes no time
                await asyncio.sleep(0)
        await self.app.lifetime.last_seen.close()

    async def _said(self) -> None:
        """Everything that is due is delivered."""
        self._may_speak.set()
        async with asyncio.timeout(PATIENCE_S):
            await self.app.core.outbox.settled()

    async def _let_speak(self, news: asyncio.Event, seconds: float) -> None:
        """How the outbox waits for something to say."""
        await wait_for(news, seconds)
        await self._may_speak.wait()

    @contextmanager
    def _hearing(self, lot: str) -> Generator[None]:
        """What happens meanwhile is logged and counted here. What is drawn by lot is the same at both desks in however
        many steps somebody answers, and another thing each time: under a nonce that is stored already nothing is said.
        """
        dice, number = Random(f"{lot} {self.now}"), Random(f"{lot} at {self.now}").randbytes(8)
        meters.listen(cast("meters.Meter", self._counted))
        drawn: dict[str, Any] = {
            "token_hex": lambda count=32: dice.randbytes(count).hex(),
            "token_bytes": lambda count=32: number[:count],
            "choice": dice.choice,
        }
        try:
            with _put(secrets, drawn), overhearing(self.logged):
                yield
        finally:
            meters.listen(meters.Meter())

    # -- what there is to be seen at it ---------------------------------------------------------------------------

    async def measured(self) -> list[bytes]:
        """What `/metrics` says, but for what counts how often people press and how long it takes."""
        vitals = await self.app.core.health.look()
        lines = self._counted.metrics().text(vitals).decode().splitlines()
        return [line.encode() for line in lines if not line.startswith(("#", *UNCOUNTED)) and "_created" not in line]

    async def glances(self, game_id: str, *who: int | None) -> list[bytes]:
        """What everything else is made from, for each of these seats, or everybody: views, options, question, who must
        decide, the numbers on controls."""
        loaded = await self.loaded(game_id)
        asked = [loaded.saved.asked[seat] if seat is not None else 0 for seat in who]
        shown = seen(loaded.game, loaded.table, *who)
        return [
            plain([each, loaded.waiting(), number, loaded.board]) for each, number in zip(shown, asked, strict=True)
        ]


def seen(game: Game[Any, Any], table: Any, *who: int | None) -> list[bytes]:
    """What the rules show of a table from each of these seats, or to everybody."""
    views = {seat: game.view(table, seat) for seat in (None, *who)}
    return [plain([views[None], views[seat], *_question(game, table, seat)]) for seat in who]


def _question(game: Game[Any, Any], table: Any, seat: int | None) -> tuple[list[str], Any]:
    step = game.step(table, seat) if seat is not None else None
    return game.options(table, seat) if seat is not None else [], step.ask(table) if step is not None else None


@contextmanager
def _put(module: ModuleType, parts: Mapping[str, Any]) -> Generator[None]:
    """These are in the place of parts of a module meanwhile."""
    before = {name: getattr(module, name) for name in parts}
    module.__dict__.update(parts)
    try:
        yield
    finally:
        module.__dict__.update(before)


UNCOUNTED = (
    "quayside_acknowledgement", "quayside_answers", "quayside_picture", "quayside_gateway", "quayside_database",
    "quayside_uptime", "process_", "python_",
)  # fmt: skip
"""Whoever reads these reads the log too, in which every press has a line."""


@asynccontextmanager
async def desks(*rooms: Rooms) -> AsyncGenerator[list[Desk]]:
    """A desk for each of these, with these rooms besides the usual ones; their bots run meanwhile."""
    blank = await Memory.blank()
    opened: list[Desk] = []
    serving: list[asyncio.Task[None]] = []
    runners: list[web.ServerRunner] = []
    with tempfile.TemporaryDirectory(prefix="quayside-") as folder, talkative():
        try:
            for number, more in enumerate(rooms):
                gate = Gate(PEOPLE)
                runner = web.ServerRunner(web.Server(gate.serve, access_log=None))
                await runner.setup()
                runners.append(runner)
                path = Path(folder) / str(number)
                await web.UnixSite(runner, path).start()
                desk = Desk(gate, blank, more, Connector(str(path), gate.answer))
                opened.append(desk)
                serving.append(asyncio.create_task(desk.app.client.start("token")))
                ready = asyncio.create_task(desk.app.ready())
                await asyncio.wait({serving[-1], ready}, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
                assert ready.done(), "the bot has come to Discord"
                await desk.gate.settled()
                await desk.leave_chores()
            yield opened
        finally:
            for desk in opened:
                await desk.app.client.close()
            await asyncio.gather(*serving, return_exceptions=True)
            for runner in runners:
                await runner.cleanup()
            for desk in opened:
                await desk.store.close()
            await blank.close()
