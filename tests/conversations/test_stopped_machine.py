"""A machine that stands still for a while changes nothing in a conversation: all of it goes by held time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import count

import pytest

from bot.sandbox import permissions as may
from tests.conversations.house import House

GONE_S = 20.0
"""So much has passed on the machine whenever somebody looks: longer than Discord waits, and than an answer to a
heartbeat may take."""
SOME_HEARTBEATS_S = 200.0


@pytest.fixture(autouse=True)
def _stands_still_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads a clock of the machine finds that much has passed."""
    for name in ("monotonic", "perf_counter", "time"):
        monkeypatch.setattr(time, name, _late(getattr(time, name)))


def _late(clock: Callable[[], float]) -> Callable[[], float]:
    looks = count(1)
    return lambda: clock() + GONE_S * next(looks)


async def test_what_is_refused_at_once_is_refused_privately(house: House) -> None:
    (anna,) = await house.people("Anna")
    house.deny(anna.here, may.SEND_MESSAGES)
    await house.quiet()
    refused = await (await anna.command("new", "fleet", seats=2)).reply()
    assert "Send Messages" in refused.text
    assert refused.ephemeral


async def test_heartbeats_are_answered_in_time(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await asyncio.sleep(SOME_HEARTBEATS_S)
    assert 0 < house.client.latency < 1
    assert not [record.getMessage() for record in caplog.records if record.name == "discord.gateway"]
