"""Somebody asks to be forgotten at the very moment at which they, or others, do something that names them: what comes
of it is what would have come of the one after the other. On both databases, with two processes' stores.

The one that is held up stands still after one of its statements until the other one is through or can be seen to wait:
after every sixth one, or with `QUAYSIDE_THOROUGH=1` after each. What is compared is every column that names a person,
tables of games included.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from itertools import count
from typing import Any

import msgspec
import pytest
from sqlalchemy import BigInteger, Connection, event, select
from sqlalchemy.util import await_only

from bot.app import App
from bot.challenges.deal import new_deal
from bot.errors import Sorry
from bot.ledger.ids import new_id
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.play.last_seen import LastSeen
from bot.privacy.forgetting import Forgetting
from db.access import Access, Work
from db.challenge_records import Challenge, Series
from db.errors import AlreadyRun, StoreError
from db.shares import Part
from db.store import Store
from db.tables import metadata
from tests.db.making import CHANNEL, GUILD

WAITS_S = 0.08
"""Who is not through by then waits for the one that is held up."""
MOST_STATEMENTS = 400
STEP = 1 if os.environ.get("QUAYSIDE_THOROUGH") else 6
Doing = Callable[[App], Awaitable[object]]
_ids = count(50_000_000_001)
_interactions = count(7_000_000_000_001)


class Held:
    """A way into the database on which the work done stands still after its `at`-th statement, for the `other` one."""

    def __init__(self, way: Access, loop: asyncio.AbstractEventLoop) -> None:
        self._way = way
        self._loop = loop
        self.at = 0
        self.made = 0
        self.reached = asyncio.Event()
        self.go_on = asyncio.Event()

    def hold(self, at: int) -> None:
        """Stand still after statement `at` (1 is the first; 0: never) of what is done from now on."""
        self.at, self.made = at, 0
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()

    async def read(self, work: Work[Any]) -> Any:
        return await self._way.read(work)

    async def write(self, work: Work[Any]) -> Any:
        return await self._way.write(lambda connection: self._watched(connection, work))

    async def close(self) -> None:
        await self._way.close()

    def _watched(self, connection: Connection, work: Work[Any]) -> Any:
        def after(*_: object) -> None:
            self.made += 1
            if self.made == self.at:
                self._stand_still(connection)

        event.listen(connection, "after_cursor_execute", after)
        try:
            return work(connection)
        finally:
            event.remove(connection, "after_cursor_execute", after)

    def _stand_still(self, connection: Connection) -> None:
        if connection.dialect.is_async:
            self.reached.set()
            await_only(self.go_on.wait())
            return
        self._loop.call_soon_threadsafe(self.reached.set)
        asyncio.run_coroutine_threadsafe(self.go_on.wait(), self._loop).result()


class Two:
    """Two processes on one database, of which the first may be held up."""

    def __init__(self, first: App, second: App, held: Held) -> None:
        self.first, self.second, self.held = first, second, held

    async def outcome(self, prepare: Scene, doing: str, at: int) -> tuple[str, int]:
        """What comes of a scene in which `doing` ("forget" or "other") is held up `at` a statement while the rest of
        it happens; and how many statements it made. `at` 0: `doing` is through before the rest of it begins."""
        scene = await prepare(self.second)
        both = {"forget": lambda app: forget(app, scene.person), "other": scene.does}
        rest = both["other" if doing == "forget" else "forget"]
        self.held.hold(at)
        slow = asyncio.ensure_future(_tried(both[doing](self.first)))
        if at:
            await asyncio.wait({slow, _event(self.held.reached)}, return_when=asyncio.FIRST_COMPLETED)
        else:
            await slow
        quick = asyncio.ensure_future(_tried(rest(self.second)))
        await asyncio.wait({quick}, timeout=WAITS_S)
        self.held.go_on.set()
        await asyncio.gather(slow, quick)  # a refusal is as good as an answer: what counts is what is left
        made = self.held.made
        self.held.hold(0)
        return await left_of(self.second.core.store, scene), made


class Scenery(msgspec.Struct):
    """Somebody, the games they have to do with, and what happens while they are forgotten."""

    person: int
    games: list[str]
    does: Doing


Scene = Callable[[App], Awaitable[Scenery]]


def _event(waited_for: asyncio.Event) -> asyncio.Task[bool]:
    return asyncio.ensure_future(waited_for.wait())


async def _tried(doing: Awaitable[object]) -> None:
    with suppress(Sorry, StoreError):
        await doing


async def forget(app: App, person: int) -> object:
    store = app.core.store
    forgetting = Forgetting(store, app.ledger, app.parts.seating, LastSeen(store.people))
    return await forgetting.forget(person)


async def left_of(store: Store, scene: Scenery) -> str:
    """Where the person is named, and who sits where in their games."""

    def ask(connection: Connection) -> list[str]:
        found: list[str] = []
        for table in metadata.sorted_tables:
            for column in table.c:
                its = select(column).where(column == scene.person)
                if isinstance(column.type, BigInteger) and connection.execute(its).first() is not None:
                    found.append(f"{table.name}.{column.name}")
        games, seats, runs = (metadata.tables[name] for name in ("games", "seats", "runs"))
        written = msgspec.msgpack.encode(scene.person)
        for game_id in scene.games:
            row = connection.execute(select(games).where(games.c.id == game_id)).mappings().one()
            sits = connection.execute(select(seats).where(seats.c.game_id == game_id)).mappings().all()
            who = sorted(
                "nobody" if seat["person_id"] is None and seat["player"] is None
                else "them" if seat["person_id"] == scene.person
                else "a person" if seat["player"] is None else "a player"
                for seat in sits
            )  # fmt: skip
            named = row["table_blob"] is not None and written in row["table_blob"]
            found.append(f"{row['state']}: {', '.join(who)}{'; the table names them' if named else ''}")
        their = connection.execute(select(runs.c.deal_id, runs.c.mark, runs.c.person_id)).mappings().all()
        deals = [row["deal_id"] for row in their if row["person_id"] == scene.person or row["mark"]]
        found.append(f"runs of one luck: {max([deals.count(each) for each in deals], default=0)}")
        return found

    return "\n".join(await store.read(ask))


# -- what may happen meanwhile ------------------------------------------------------------------------------------


def member(person: int) -> Member:
    return Member(person, f"P{person}", next(_interactions))


async def _lobby(app: App, host: int, *others: int) -> str:
    game_id = await app.parts.lobbies.open_lobby(
        "fleet_dice", Options(4), member(host), OpeningPlace(GUILD, CHANNEL, "en")
    )
    for person in others:
        await app.parts.lobbies.join(game_id, member(person))
    return game_id


async def _game(app: App, *people: int) -> str:
    game_id = await _lobby(app, *people)
    await app.parts.lobbies.start(game_id, people[0], next(_interactions))
    return game_id


async def joining(app: App) -> Scenery:
    ann, ben = next(_ids), next(_ids)
    game = await _lobby(app, ben)
    return Scenery(ann, [game], lambda app: app.parts.lobbies.join(game, member(ann)))


async def opening_a_lobby(app: App) -> Scenery:
    ann = next(_ids)
    return Scenery(ann, [], lambda app: _lobby(app, ann))


async def the_start_of_their_game(app: App) -> Scenery:
    ann, ben = next(_ids), next(_ids)
    game = await _lobby(app, ben, ann)
    return Scenery(ann, [game], lambda app: app.parts.lobbies.start(game, ben, next(_interactions)))


async def being_offered_a_seat(app: App) -> Scenery:
    ann, ben, carl = next(_ids), next(_ids), next(_ids)
    game = await _game(app, ben, carl)
    return Scenery(ann, [game], lambda app: _offered(app, game, ben, ann))


async def _offered(app: App, game: str, by: int, to: int) -> object:
    seat = (await app.ledger.load(game)).seat_held(by)
    return await app.parts.replacing.offer(game, by, seat, member(to), next(_interactions))


async def taking_over_a_seat(app: App) -> Scenery:
    ann, ben, carl = next(_ids), next(_ids), next(_ids)
    game = await _game(app, ben, carl)
    await _offered(app, game, ben, ann)
    number = (await app.ledger.load(game)).row.revision
    return Scenery(ann, [game], lambda app: app.parts.replacing.accept(game, number, member(ann)))


async def deciding(app: App) -> Scenery:
    people = [next(_ids), next(_ids)]
    game = await _game(app, *people)
    loaded = await app.ledger.load(game)
    seat = loaded.waiting()[0]
    ann = loaded.people([seat])[0]
    choice, asked = loaded.game.options(loaded.table, seat)[0], loaded.saved.asked[seat]

    async def decide(app: App) -> object:
        there = next(_interactions)
        return await app.parts.deciding.decide(game, ann, choice, revision=asked, interaction_id=there)

    return Scenery(ann, [game], decide)


async def pausing_the_game_of_others(app: App) -> Scenery:
    ann, ben, carl = next(_ids), next(_ids), next(_ids)
    game = await _game(app, ben, carl)
    return Scenery(ann, [game], lambda app: app.parts.hosting.pause(game, member(ann), True))


async def becoming_the_host(app: App) -> Scenery:
    ann, ben = next(_ids), next(_ids)
    game = await _game(app, ben, ann)
    return Scenery(ann, [game], lambda app: app.parts.hosting.hand_over(game, member(ben), ann))


async def the_end_of_their_game(app: App) -> Scenery:
    ann, ben = next(_ids), next(_ids)
    game = await _game(app, ben, ann)
    return Scenery(ann, [game], lambda app: app.parts.hosting.end(game, member(ben), False))


async def beginning_a_run(app: App) -> Scenery:
    ann = next(_ids)
    deal, challenge = await _dealt(app)
    return Scenery(ann, [], lambda app: _run(app, deal, challenge, ann))


async def beginning_a_run_again(app: App) -> Scenery:
    """Their first run was begun, and the press that begins another one has passed all looks at what is stored."""
    ann = next(_ids)
    deal, challenge = await _dealt(app)
    await _run(app, deal, challenge, ann)
    return Scenery(ann, [], lambda app: _run(app, deal, challenge, ann))


async def taking_their_run_elsewhere(app: App) -> Scenery:
    ann = next(_ids)
    deal, challenge = await _dealt(app)
    await _run(app, deal, challenge, ann)
    run = await app.core.store.challenges.run_of(deal.id, ann)
    assert run is not None
    return Scenery(ann, [], lambda app: app.core.store.challenges.count_here(challenge, run))


async def _dealt(app: App) -> tuple[Any, str]:
    store = app.core.store
    now = store.now()
    deal, secret = new_deal("fleet_dice", {"trophies": "no", "captains": "no"}, [], now, now + timedelta(days=1))
    series = Series(
        id=new_id(), guild_id=GUILD, channel_id=CHANNEL, person_id=None, kind="fleet_dice", settings=deal.settings,
        opponents=[], repeat="once", days=1, hour=18, zone="UTC", is_global=False, locale="en",
    )  # fmt: skip
    challenge = Challenge(
        id=new_id(), series_id=series.id, deal_id=deal.id, number=1, guild_id=GUILD, channel_id=CHANNEL
    )
    await store.challenges.open_challenge(series, deal, secret, challenge, [])
    return deal, challenge.id


async def _run(app: App, deal: Any, challenge: str, person: int) -> object:
    place = OpeningPlace(None, CHANNEL, "en", is_thread=True)
    try:
        return await app.parts.runs.begin_run(deal, challenge, member(person), place, 77)
    except AlreadyRun:
        return None


async def setting_something(app: App) -> Scenery:
    ann = next(_ids)
    return Scenery(ann, [], lambda app: app.core.store.people.set_person(ann, name="Ann", settings={"every_h": 6}))


async def setting_something_again(app: App) -> Scenery:
    scene = await setting_something(app)
    await scene.does(app)
    return scene


async def looking_at_a_game(app: App) -> Scenery:
    ann = next(_ids)
    game = await _game(app, next(_ids), next(_ids))
    return Scenery(ann, [game], lambda app: app.core.store.people.set_last_seen(ann, game, 1))


async def following_a_game(app: App) -> Scenery:
    ann = next(_ids)
    game = await _game(app, next(_ids), next(_ids))
    return Scenery(ann, [game], lambda app: app.core.store.follows.follow(ann, game, daily=True, told_move=0))


async def noting_something_down(app: App) -> Scenery:
    ann = next(_ids)
    game = await _game(app, next(_ids), next(_ids))
    return Scenery(ann, [game], lambda app: app.core.store.notes.set_note(ann, game, "Mind the lobster."))


async def keeping_a_favorite(app: App) -> Scenery:
    ann = next(_ids)

    async def keep(app: App) -> None:
        await app.core.store.favorites.change(ann, "fleet_dice", lambda plans: [[["decline", None, []]], *plans])

    return Scenery(ann, [], keep)


async def taking_of_their_share(app: App) -> Scenery:
    ann = next(_ids)
    parts = [Part("person", ann, 10), Part("guild", GUILD, 1000)]
    return Scenery(ann, [], lambda app: app.core.store.shares.take("hint", parts))


SCENES = [
    joining, opening_a_lobby, the_start_of_their_game, being_offered_a_seat, taking_over_a_seat, deciding,
    pausing_the_game_of_others, becoming_the_host, the_end_of_their_game, beginning_a_run, beginning_a_run_again,
    taking_their_run_elsewhere, setting_something, setting_something_again, looking_at_a_game, following_a_game,
    noting_something_down, keeping_a_favorite, taking_of_their_share,
]  # fmt: skip


@pytest.fixture
async def two(url: str) -> AsyncIterator[Two]:
    ways: list[Held] = []

    def through(way: Access) -> Access:
        ways.append(Held(way, asyncio.get_running_loop()))
        return ways[-1]

    async with await Store.open(url, through=through) as first, await Store.open(url) as second:
        yield Two(App(first), App(second), ways[0])


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
async def test_being_forgotten_is_before_or_after_what_happens_at_the_same_moment(two: Two, scene: Scene) -> None:
    in_turn = {(await two.outcome(scene, doing, 0))[0] for doing in ("forget", "other")}
    for doing in ("forget", "other"):
        for at in range(1, MOST_STATEMENTS, STEP):
            found, made = await two.outcome(scene, doing, at)
            if made < at:
                break
            assert found in in_turn, f"{doing} held up at {at}:\n{found}\n-- one after the other:\n{in_turn}"
        else:
            pytest.fail(f"{doing} makes more statements than are tried")
