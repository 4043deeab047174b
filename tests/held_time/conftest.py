"""The tests of held time have it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import pytest

from bot.sandbox.held_time import HeldTime
from bot.sandbox.outside_work import time_is_held


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    return {"held time": HeldTime}


_held = pytest.fixture(time_is_held, name="time_is_held")
