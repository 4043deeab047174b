"""A bot with a fault is put into a cell of the matrix: the fault is found; the bot without it keeps every promise."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.app import App
from bot.gateway.room import Room
from bot.ledger.entry import Entry
from bot.outbox.delivery import Deliverer
from bot.outbox.errors import Undeliverable
from bot.settings import Settings
from bot.tools.blank_studio import Blank
from bot.tools.refusals.answers import Cell, Extent, Lasting, cells
from bot.tools.refusals.command import account_of
from bot.tools.refusals.harbor import usual
from bot.workers.thread import WorkerThread
from bot.workers.workers import Workers
from db.records import PostRow
from db.store import Store

pytestmark = pytest.mark.slow

Deliver = Callable[[Deliverer, PostRow], Awaitable[int | None]]


def _cell(route: str, lasting: Lasting, *, status: int, code: int, place: Extent = "") -> Cell:
    """The cell, played by two."""
    return next(
        cell
        for cell in cells()
        if (cell.route.id, cell.lasting, cell.place) == (route, lasting, place)
        and (cell.refusal.status, cell.refusal.code) == (status, code)
    )


class Between:
    """Stands between the outbox and whoever delivers its rows."""

    def __init__(self, courier: Deliverer, deliver: Deliver) -> None:
        self._courier = courier
        self._deliver = deliver

    @property
    def passing(self) -> Collection[str]:
        return self._courier.passing

    @property
    def own_queue(self) -> Collection[str]:
        return self._courier.own_queue

    async def deliver(self, row: PostRow) -> int | None:
        return await self._deliver(self._courier, row)

    def merged(self, row: PostRow, held: Sequence[PostRow]) -> tuple[PostRow, list[int]]:
        return self._courier.merged(row, held)

    async def broken(self, row: PostRow, error: Exception) -> None:
        await self._courier.broken(row, error)


def _delivering(deliver: Deliver) -> Callable[[Store, aiohttp.BaseConnector], App]:
    """A bot that delivers its posts so."""

    def build(store: Store, connector: aiohttp.BaseConnector) -> App:
        return App(
            store,
            studio=Blank(),
            workers=Workers(make=WorkerThread),
            through=lambda courier: Between(courier, deliver),
            connector=connector,
            guild_ready_timeout=0.0,
        )

    return build


async def _without_a_ladder(courier: Deliverer, row: PostRow) -> int | None:
    """Whatever is public is given up as if Discord had taken it in no way."""
    if row.kind in ("open", "turn"):
        raise Undeliverable("refused, and no other way is tried")
    return await courier.deliver(row)


async def _telling_no_owner(courier: Deliverer, row: PostRow) -> int | None:
    return None if row.kind == "uncalled" else await courier.deliver(row)


async def _stumbling(courier: Deliverer, row: PostRow) -> int | None:
    """Whatever is public breaks in the bot itself."""
    if row.kind == "turn":
        raise ZeroDivisionError("no fish at all")
    return await courier.deliver(row)


POSTS = _cell("post", "for ever", status=400, code=50035, place="thread")
ALL_POSTS = _cell("post", "for ever", status=400, code=50035, place="everywhere to players")
EDITS = _cell("edit", "once", status=400, code=50035)


def _broken(cell: Cell, template: Path, deliver: Deliver) -> set[str]:
    return {finding.promise for finding in account_of(cell, template, _delivering(deliver)).findings}


@pytest.mark.parametrize("cell", [POSTS, ALL_POSTS, EDITS], ids=["thread", "everywhere", "edits"])
def test_the_bot_as_it_is_keeps_every_promise(cell: Cell, sqlite_template: Path) -> None:
    account = account_of(cell, sqlite_template, usual)
    assert account.findings == []
    assert account.decisions >= 4
    assert account.refused


def test_a_bot_that_gives_boards_up_calls_nobody(sqlite_template: Path) -> None:
    assert "people not called and the owner not told" in _broken(POSTS, sqlite_template, _without_a_ladder)


def test_where_nobody_can_be_reached_an_owner_who_is_not_told_is_missed(sqlite_template: Path) -> None:
    assert "people not called and the owner not told" in _broken(ALL_POSTS, sqlite_template, _telling_no_owner)


def test_a_game_that_is_set_aside_is_missed(sqlite_template: Path) -> None:
    assert "games set aside" in _broken(EDITS, sqlite_template, _stumbling)


class Stumbling:
    """Takes part in every change of a game, and breaks."""

    async def attend(self, entry: Entry) -> None:
        raise ZeroDivisionError("no fish at all")


def test_a_press_that_is_answered_twice_by_something_went_wrong_is_told(sqlite_template: Path) -> None:
    def build(store: Store, connector: aiohttp.BaseConnector) -> App:
        return App(
            store,
            studio=Blank(),
            workers=Workers(make=WorkerThread),
            more=[lambda _: Room(name="stumbling", guests=[Stumbling()])],
            connector=connector,
            guild_ready_timeout=0.0,
        )

    tries = (
        account_of(EDITS, sqlite_template, build) for _ in range(10)
    )  # the same entry of a menu is not picked twice
    assert any("presses that ended badly twice" in [each.promise for each in tried.findings] for tried in tries)


# -- the start ----------------------------------------------------------------------------------------------------


START = _cell("me", "for ever", status=503, code=130000)


def _of_the_start(template: Path, run: Callable[..., Awaitable[int]]) -> list[str]:
    return [finding.how for finding in account_of(START, template, run=run).findings]


def test_the_start_as_it_is_waits_and_says_so(sqlite_template: Path) -> None:
    assert account_of(START, sqlite_template).findings == []


def test_a_start_that_ends_in_a_traceback_is_found(sqlite_template: Path) -> None:
    async def traceback(settings: Settings, connector: Callable[[], aiohttp.BaseConnector], _: asyncio.Event) -> int:
        client = discord.Client(intents=discord.Intents.none(), connector=connector())
        async with client:
            await client.login(settings.discord_token)
        return 0

    assert any("traceback" in how for how in _of_the_start(sqlite_template, traceback))


def test_a_start_that_gives_up_what_will_pass_is_found(sqlite_template: Path) -> None:
    async def giving_up(*_: object) -> int:
        return 1

    assert any("exit code 1" in how for how in _of_the_start(sqlite_template, giving_up))


def test_a_start_that_waits_without_a_word_is_found(sqlite_template: Path) -> None:
    async def silent(_: Settings, connector: Callable[[], aiohttp.BaseConnector], stopping: asyncio.Event) -> int:
        async with aiohttp.ClientSession(connector=connector()) as session:
            await session.get("https://discord.com/api/v10/users/@me")
            await stopping.wait()
        return 0

    found = _of_the_start(sqlite_template, silent)
    assert "it does not say why nobody is answered" in found
    assert "it never comes" in found
