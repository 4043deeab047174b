"""Every conversation starts with an empty harbour, and every request in it must satisfy Discord's schema."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.sandbox.standin import Standin
from bot.sandbox.world import World
from games.engine import Luck
from tests.conversations.house import House
from tests.sandbox.schema import SchemaCheck, find_schema
from tests.toy.beside import beside_the_others


@pytest.fixture(autouse=True)
def _the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game here has the same luck, so that a failure comes again."""
    drawn = Luck.__init__
    monkeypatch.setattr(Luck, "__init__", lambda self, *_: drawn(self, b"the same dice"))


@pytest.fixture
async def standin() -> AsyncIterator[Standin]:
    async with Standin(world=World.new(people=6)) as started:
        check = SchemaCheck(started) if find_schema() else None
        yield started
    if check is not None:
        assert check.problems() == []


@pytest.fixture
async def house(standin: Standin, tmp_path: Path) -> AsyncIterator[House]:
    opened = await House.open(standin, tmp_path)
    yield opened
    await opened.stop()


@pytest.fixture
def tides() -> Iterator[None]:
    """The toy game lies beside the others."""
    with beside_the_others():
        yield
