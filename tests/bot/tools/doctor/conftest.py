"""The doctor visits the stand-in by a time that is held: nobody here waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.pictures.studio import Studio
from bot.sandbox.held_time import HeldTime
from bot.sandbox.outside_work import time_is_held
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.tools.doctor.command import prepared, visited_by
from bot.tools.doctor.visit import Plan, Visited

EVERY = 100
"""Of pictures every hundredth pixel of every hundredth row is drawn."""
_held = pytest.fixture(time_is_held, autouse=True)


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Nobody here waits by real time."""
    return {"held time": HeldTime}


@dataclass
class Practice:
    """A stand-in with an old message in it, and a doctor who can be called."""

    standin: Standin
    channel: str
    folder: Path

    async def visit(self, **how: Any) -> Visited:
        """A visit, of part A alone unless it is said otherwise."""
        plan: dict[str, Any] = {
            "token": self.standin.token,
            "database": f"sqlite:///{self.folder}/bot.sqlite3",
            "channel": int(self.channel),
            "alone": True,
            "connector": self.standin.connector,
            "ready_s": 0.0,
            "studio": lambda: Studio(every=EVERY),
            "registers": True,
        }
        return await visited_by(self.standin, Plan(**plan | how))


@pytest.fixture
async def practice(tmp_path: Path) -> AsyncIterator[Practice]:
    async with Standin(world=new_world(people=2)) as standin:
        yield Practice(standin, await prepared(standin), tmp_path)


def verdicts(visited: Visited) -> dict[str, str]:
    """How each probe ended."""
    return {finding.probe: finding.verdict for finding in visited.findings.all}


def told(visited: Visited, probe: str) -> dict[str, Any]:
    """All that was found by one probe."""
    (finding,) = [each for each in visited.findings.all if each.probe == probe]
    return msgspec.to_builtins(finding)
