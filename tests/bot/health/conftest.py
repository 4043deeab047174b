"""How long the database has time to answer is counted in held time: it has all it needs, however slow a machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import pytest

from bot.sandbox.held_time import HeldTime
from bot.sandbox.outside_work import time_is_held

_held = pytest.fixture(time_is_held, autouse=True)


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Time passes when nothing else happens."""
    return {"held time": HeldTime}
