"""Chores wait for hours; nobody here does."""

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
