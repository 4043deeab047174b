"""`quayside simulate --days N`: a month of games in a few dozen seconds. The bot and the stand-in of Discord are the
real ones; time is pushed, pictures are blank, and people of all kinds decide without pressing anything."""

from __future__ import annotations

import argparse
import asyncio
import heapq
import itertools
import logging
import tempfile
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from itertools import repeat
from random import Random

import discord
import msgspec
from msgspec.structs import replace

from bot.app import App
from bot.errors import Sorry
from bot.gateway.room import Room
from bot.ledger.entry import Entry
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.lobby.panel import lobby_message
from bot.outbox.forms import as_layout
from bot.people.preferences import Preferences, written
from bot.people.quiet_hours import QuietHours
from bot.people.vacation import vacation_until
from bot.sandbox import permissions as may
from bot.sandbox.bot_server import Exchange
from bot.sandbox.clock import VirtualClock
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.tools.blank_studio import Blank
from bot.tools.report import Report
from bot.tools.simulate.notification_audit import FAULTS, NotificationAudit, called_by, is_message
from bot.tools.simulate.people import Someone, town
from bot.tools.simulate.workers import workers
from bot.workers.thread import WorkerThread
from bot.workers.workers import Workers
from db.store import Store
from games.engine import RANDOM, registry

BEGIN = datetime(2026, 10, 10, 8, tzinfo=UTC)
"""Clocks go back in Europe and in America during the month that follows."""
GAMES, SERVERS = 40, 4
OPENING = 0.4
"""In this share of the days games are opened; the rest is for playing them to their ends."""
PACES = ("daily", "brisk", "daily", "relaxed")
PLACES = ("general", "games")
"""Where games are opened; in the first one the bot loses its rights for a while."""
MUTING = 3
"""On this day those who want to hear nothing mute what they play."""
NIGHTS = QuietHours(22 * 60, 7 * 60)


def simulate_days(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code. The games are those of several servers, one a process."""
    days, games, seed = given.days, given.games or GAMES, str(given.seed)
    report = Report("simulate --days", days=days, games=games, seed=seed)
    began = time.perf_counter()
    shares = [share for number in range(SERVERS) if (share := len(range(number, games, SERVERS)))]
    seeds = [f"{seed}/{number}" for number in range(len(shares))]
    if len(shares) == 1:
        outcomes = [lived(days, games, seeds[0])]
    else:
        with workers(SERVERS) as pool:
            outcomes = list(pool.map(lived, repeat(days), shares, seeds))
    _tell(report, outcomes)
    report.figure("seconds", time.perf_counter() - began, "s")
    if given.json:
        print(report.json())
    else:
        print("\n".join(report.lines()))
    return 0


class Auditor:
    """Takes part in every change of a game, after everybody else, and notes how the game will stand then."""

    def __init__(self, audit: NotificationAudit, store: Store) -> None:
        self._audit = audit
        self._store = store

    async def attend(self, entry: Entry) -> None:
        loaded = entry.loaded
        self._audit.stored(loaded, entry.state or loaded.row.state, self._store.now())


class Month:
    """The town, its games and its time. Everything happens at a moment of the clock, in the order of time."""

    def __init__(self, app: App, standin: Standin, clock: VirtualClock, audit: NotificationAudit, rng: Random):
        self.app = app
        self.store = app.core.store
        self.standin = standin
        self.clock = clock
        self.audit = audit
        self.rng = rng
        self.people: dict[int, Someone] = {}
        self.games: list[str] = []
        self._agenda: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []
        self._order = itertools.count()
        self._ids = itertools.count(1)
        self._called: set[int] = set()

    @property
    def now(self) -> datetime:
        return datetime.fromtimestamp(self.clock.time(), UTC)

    def at(self, when: datetime, what: Callable[[], Awaitable[None]]) -> None:
        """Let something happen at a time."""
        heapq.heappush(self._agenda, (when.timestamp(), next(self._order), what))

    async def until(self, end: datetime) -> None:
        """Let time pass, from one thing that is due to the next."""
        while True:
            due = await self.app.core.outbox.settled()
            self._answer_calls()
            times = [due.timestamp()] if due is not None else []
            times += [self._agenda[0][0]] if self._agenda else []
            if not times or min(times) > end.timestamp():
                break
            self.clock.advance(max(0.0, min(times) - self.clock.time()))
            while self._agenda and self._agenda[0][0] <= self.clock.time():
                await heapq.heappop(self._agenda)[2]()
        self.clock.advance(max(0.0, end.timestamp() - self.clock.time()))

    def call(self, person: int) -> None:
        """A person hears something from a game."""
        self._called.add(person)

    def _answer_calls(self) -> None:
        for person in sorted(self._called):
            someone = self.people.get(person)
            when = someone.answers(self.now, self.rng) if someone is not None else None
            if when is not None:
                self.at(when, lambda person=person: self.look(person))
        self._called.clear()

    # -- what people do -------------------------------------------------------------------------------------------

    async def look(self, person: int) -> None:
        """Somebody opens Discord: votes where they are asked, and decides whatever waits for them."""
        if not self.people[person].is_there(self.now) or not self.audit.is_wanted(person):
            return
        for game in await self.store.games.of_person(person, ("running",)):
            try:
                await self._vote(game.id, person)
                await self._play(game.id, person)
            except Sorry as sorry:
                self.audit.counts[f"refused: {sorry.key}"] += 1

    async def _vote(self, game_id: str, person: int) -> None:
        loaded = await self.app.ledger.load(game_id)
        vote, seat = loaded.saved.course.vote, loaded.seat_of(person)
        if vote is None or seat not in vote.asked or seat in vote.cast:
            return
        answer = vote.answers[min(self.rng.randrange(4), len(vote.answers) - 1)]
        await self.app.parts.votes.vote(game_id, person, vote.number, answer, next(self._ids))
        self.audit.counts["votes cast"] += 1

    async def _play(self, game_id: str, person: int) -> None:
        """Decide until somebody else must, as whoever looks once a day does."""
        deciding = self.app.parts.deciding
        loaded = await self.app.ledger.load(game_id)
        while loaded.row.state == "running" and not loaded.saved.course.paused:
            seat = loaded.seat_of(person)
            if seat is None or seat not in loaded.waiting():
                return
            game = loaded.game
            options = game.options(loaded.table, seat)
            choice = RANDOM.choose(game.view(loaded.table, seat), options, self.rng)
            decided = await deciding.decide(game_id, person, choice, revision=None, interaction_id=next(self._ids))
            loaded = decided.loaded
            self.audit.counts["decisions"] += 1

    async def open(self, kind: str, people: list[int], pace: str, channel_id: int) -> None:
        """A lobby that everybody joins at once; where nothing can be posted, they try again later."""
        channel = self.app.client.get_channel(channel_id)
        assert isinstance(channel, discord.TextChannel), "games are opened in text channels"
        if not channel.permissions_for(channel.guild.me).send_messages:
            self.at(self.now + timedelta(hours=6), lambda: self.open(kind, people, pace, channel_id))
            return
        lobbies = self.app.parts.lobbies
        settings = {setting.id: setting.values[0] for setting in registry()[kind].settings}
        options = Options(seats=len(people), settings=settings, clock=pace)
        members = [Member(person, self.people[person].name, next(self._ids)) for person in people]
        place = OpeningPlace(int(self.standin.world.guild_id), channel_id, self.rng.choice(["en", "de"]))
        game_id = await lobbies.open_lobby(kind, options, members[0], place)
        loaded = await self.app.ledger.load(game_id)
        lobby, _ = as_layout(lobby_message(loaded, loaded.words(place.language), {}))
        message = await channel.send(view=lobby)
        await self.store.games.place(game_id, lobby_message_id=message.id)
        for member in members[1:]:
            await lobbies.join(game_id, member)
        begun = await lobbies.start(game_id, people[0], next(self._ids))
        self.audit.stored(begun, begun.row.state, self.now)
        self.games.append(game_id)


@asynccontextmanager
async def _running(rng: Random, people: int) -> AsyncGenerator[Month]:
    """The bot beside the stand-in, at a time that stands still."""
    clock = VirtualClock(BEGIN.timestamp())
    audit = NotificationAudit()
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="quayside-month-"))
        standin = await stack.enter_async_context(Standin(world=new_world(people, clock=clock), clock=clock))

        def now() -> datetime:
            return datetime.fromtimestamp(clock.time(), UTC)

        store = await Store.open(f"sqlite:///{folder}/games.sqlite3", clock=now)
        await stack.enter_async_context(store)
        app = App(
            store,
            studio=Blank(),
            workers=Workers(make=WorkerThread),
            more=[lambda core: Room(name="audit", guests=[Auditor(audit, core.store)])],
            connector=standin.connector(),
            guild_ready_timeout=0.0,
        )
        client = await stack.enter_async_context(app.client)
        month = Month(app, standin, clock, audit, rng)

        def overheard(exchange: Exchange) -> None:
            audit.said(exchange, now())
            for person in called_by(exchange) if is_message(exchange) else ():
                month.call(person)

        standin.observers.append(overheard)
        serving = asyncio.create_task(client.start(standin.token))
        async with asyncio.timeout(60):
            await client.wait_until_ready()
        yield month
        await client.close()
        await asyncio.gather(serving, return_exceptions=True)


def _lineups(people: list[Someone], games: int, rng: Random) -> Iterator[tuple[str, list[int]]]:
    """Which games are played by whom: all kinds and all numbers of seats, somebody reliable at every table."""
    steady = [person.id for person in people if person.reliable]
    kinds = sorted(kind for kind in registry() if registry()[kind].seats[-1] > 1)
    for number in range(games):
        kind = kinds[number % len(kinds)]
        seats = 2 + (number // len(kinds)) % min(3, registry()[kind].seats[-1] - 1)
        first = steady[number % len(steady)]
        others = rng.sample([person.id for person in people if person.id != first], seats - 1)
        yield kind, [first, *others]


class MonthReport(msgspec.Struct, frozen=True):
    """How the days of one server ended."""

    games: int
    unfinished: int
    unsaid: int
    counts: dict[str, int]
    faults: dict[str, int]
    examples: dict[str, str]


def lived(days: int, games: int, seed: str) -> MonthReport:
    """So many days of a server with so many games."""
    logging.disable(logging.ERROR)  # a bot without rights says so, and that is what is simulated
    try:
        return asyncio.run(_live(days, games, seed))
    except discord.HTTPException as error:  # it can't be sent to another process
        raise RuntimeError(repr(error)) from None
    finally:
        logging.disable(logging.NOTSET)


async def _live(days: int, games: int, seed: str) -> MonthReport:
    rng = Random(seed)
    async with _running(rng, 20) as month:
        world = month.standin.world
        people = town([(int(user.id), user.raw["global_name"]) for user in world.people], BEGIN, days)
        month.people = {person.id: person for person in people}
        end = BEGIN + timedelta(days=days)
        for person in people:
            await _settle_in(month, person)
            for day in range(days):
                for hour in person.hours:
                    month.at(BEGIN + timedelta(days=day, hours=hour - 8), lambda who=person.id: month.look(who))
        channels = [int(each.id) for each in world.channels.values() if each.raw.get("name") in PLACES]
        for number, (kind, seated) in enumerate(_lineups(people, games, rng)):
            channel = channels[number % len(channels)]
            when = BEGIN + timedelta(days=OPENING * days * number / games)
            pace = PACES[number % len(PACES)]
            month.at(when, lambda k=kind, s=seated, p=pace, c=channel: month.open(k, s, p, c))
        _lose_rights(month, channels[0], BEGIN + timedelta(days=days * 0.3), BEGIN + timedelta(days=days * 0.34))
        await month.until(end)
        month.audit.end(end)
        return await _outcome(month)


async def _settle_in(month: Month, person: Someone) -> None:
    """What a person has set before the month begins, and what they will set in it."""
    await _set(month, person, Preferences(every_h=person.every_h, way=person.way, zone=person.zone, quiet=NIGHTS))
    if person.mutes:
        month.at(BEGIN + timedelta(days=MUTING), lambda: _mute(month, person))
    if person.vacation and person.gone is not None and person.back is not None:
        month.at(person.gone, lambda: _go_on_vacation(month, person))


async def _set(month: Month, person: Someone, preferences: Preferences) -> None:
    month.audit.preferences[person.id] = preferences
    await month.store.people.set_person(person.id, name=person.name, settings=written(preferences))


async def _mute(month: Month, person: Someone) -> None:
    """They want to hear of none of their games any more, and look by themselves."""
    games = await month.store.games.of_person(person.id, ("running",))
    muted = tuple(game.id for game in games)
    await _set(month, person, replace(month.audit.preferences[person.id], muted=muted))
    await month.app.parts.alarms.set_alarms(person.id)


async def _go_on_vacation(month: Month, person: Someone) -> None:
    assert person.back is not None, "only who comes back goes on vacation"
    last = (person.back - timedelta(days=1)).date()
    vacation = vacation_until(last, month.now, person.zone)
    await _set(month, person, replace(month.audit.preferences[person.id], vacations=(vacation,)))
    await month.app.parts.vacations.tell_vacation(person.id)


def _lose_rights(month: Month, channel: int, begin: datetime, end: datetime) -> None:
    """The bot may not post in a channel and its threads for a while."""
    inside = {channel}
    month.audit.deaf.append((inside, begin, end + timedelta(hours=2)))
    bot = month.standin.world.bot.id
    denied = may.SEND_MESSAGES | may.SEND_MESSAGES_IN_THREADS

    async def lose() -> None:
        month.standin.control.set_permissions(str(channel), bot, deny=denied)

    async def regain() -> None:
        month.standin.control.set_permissions(str(channel), bot)

    month.at(begin, lose)
    month.at(end, regain)


async def _outcome(month: Month) -> MonthReport:
    store, audit = month.store, month.audit
    states = [(await store.games.load(game_id)).state for game_id in month.games]
    waiting = [row for game_id in month.games for row in await store.outbox.waiting(game_id)]
    unsaid = sum(row.attempts > 0 for row in waiting)
    unfinished = sum(state != "finished" for state in states)
    return MonthReport(len(states), unfinished, unsaid, dict(audit.counts), dict(audit.faults), audit.examples)


def _tell(report: Report, outcomes: Sequence[MonthReport]) -> None:
    counts: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    for outcome in outcomes:
        counts.update(outcome.counts)
        faults.update(outcome.faults)
        for name, example in outcome.examples.items():
            report.fact(f"for example, {name}", example)
    report.figure("games", sum(outcome.games for outcome in outcomes), "games")
    for name, count in sorted(counts.items()):
        report.figure(name, count, "")
    report.aim("games not finished", sum(outcome.unfinished for outcome in outcomes), "==", 0, "games")
    report.aim("posts never said", sum(outcome.unsaid for outcome in outcomes), "==", 0, "posts")
    for name in FAULTS:
        report.aim(name, faults[name], "==", 0)
