"""Every conversation starts with an empty harbor, and every request in it must satisfy Discord's schema.
Whoever asks for a `house` finds a bot that has been started there before (on SQLite), others an empty database.
QUAYSIDE_CONVERSATIONS_ON=postgresql holds them on PostgreSQL instead of SQLite."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path

import pytest

from bot.sandbox.held_time import HeldTime, held_time
from bot.sandbox.notifications import Notification
from bot.sandbox.outside_work import time_is_held
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.tools.refusals.answers import answers
from games.engine import Luck, lesson_of, registry
from games.engine.conformance.playing import secret_of
from tests.bot.sandbox.schema import SchemaCheck, find_schema
from tests.conversations.been_here import PEOPLE, BeenHere, been_here
from tests.conversations.house import House
from tests.toy.beside import beside_the_others

REFUSABLE = {route.asks for route in answers().route} | {"PATCH /applications/{application_id}/commands/{command_id}"}
"""Every route of Discord that the bot uses; and one that a test uses to be another program."""
ON_SQLITE = os.environ.get("QUAYSIDE_CONVERSATIONS_ON", "sqlite") == "sqlite"
LESSONS = {lesson.luck.encode() for game in registry().values() if (lesson := lesson_of(game)) is not None}
AT_THE_START = secret_of(0)
"""What is played to see whether a game can be offered. It is remembered from one test to the next."""
_held = pytest.fixture(time_is_held, autouse=True)


FIRST_WORDS = 100
"""So much of a notification is read at a glance."""


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Nobody here waits by real time."""
    return {"held time": HeldTime}


@pytest.fixture(autouse=True)
def _the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game here has the same luck, so that a failure comes again; lessons have their own, and checks."""
    drawn = Luck.__init__

    def draw(luck: Luck, secret: bytes, salt: str = "") -> None:
        if secret in LESSONS or secret == AT_THE_START:
            drawn(luck, secret, salt)
        else:
            drawn(luck, b"the same dice")

    monkeypatch.setattr(Luck, "__init__", draw)


@pytest.fixture(scope="session")
def first_start(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> BeenHere:
    """The bot was here once, for each process of a test run."""
    return been_here(tmp_path_factory.mktemp("been_here"), sqlite_template)


@pytest.fixture
def before(request: pytest.FixtureRequest) -> BeenHere | None:
    """What the bot has left here, where a `house` is asked for."""
    return request.getfixturevalue("first_start") if ON_SQLITE and "house" in request.fixturenames else None


@pytest.fixture
async def standin(before: BeenHere | None) -> AsyncIterator[Standin]:
    world = new_world(PEOPLE) if before is None else before.world(held_time().clock())
    async with Standin(world=world) as started:
        check = SchemaCheck(started) if find_schema() else None
        yield started
        assert [seen for seen in started.notifications if not says_why(seen)] == [], "whoever is called reads why"
        raw = [seen.body for seen in started.notifications if "<t:" in seen.body[:FIRST_WORDS]]
        assert raw == [], "a phone may show timestamps as they are written"
        used = {f"{request.method} {request.route}" for request in started.requests}
        assert used <= REFUSABLE, "quayside refusals tries what happens when any route of the bot is refused"
    if check is not None:
        assert check.problems() == []


def says_why(seen: Notification) -> bool:
    """Whether somebody who is called reads something on their phone, and in a channel that it is about them."""
    direct = "#" not in seen.title
    return bool(seen.body) and (direct or "@" in seen.body)


@pytest.fixture
def database(request: pytest.FixtureRequest, before: BeenHere | None, tmp_path: Path) -> str:
    """The address of a database of the kind that was asked for, without any game."""
    if before is not None:
        return before.copy_database(tmp_path / "quayside.sqlite3")
    return request.getfixturevalue("migrated_sqlite_url" if ON_SQLITE else "migrated_postgres_url")


@pytest.fixture
async def house(standin: Standin, database: str) -> AsyncIterator[House]:
    opened = await House.open(standin, database)
    yield opened
    await opened.stop()
    assert opened.unbounded.found == []


@pytest.fixture
def tides(before: BeenHere | None) -> Iterator[None]:
    """The toy game lies beside the others; not yet `before`."""
    with beside_the_others():
        yield
