"""What is known of the bot's process from outside: when it was there, and when the machine did not let it run."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest

from bot.sandbox.client_connection import ClientConnection
from bot.tools.torture import bot_process
from bot.tools.torture.bot_process import KillableBot
from bot.tools.torture.bot_program import TortureSetup

PROGRAM = """
import sys, time
sys.stdin.readline()
print("ready", flush=True)
time.sleep(0.5)
print(flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
@pytest.mark.parametrize(("too_long", "held"), [(0.3, True), (60.0, False)])
async def test_a_process_that_the_machine_does_not_let_run_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, too_long: float, held: bool
) -> None:
    monkeypatch.setattr(bot_process, "HELD_S", too_long)
    setup = TortureSetup(ClientConnection("", 0, ""), "")
    bot = KillableBot(setup, tmp_path / "bot.log", ("-c", PROGRAM))
    await bot.start()
    assert bot.away.open
    assert await bot.ready()
    assert not bot.away.open
    since = time.monotonic()
    await bot.leave()
    await asyncio.sleep(0.05)
    assert bot.away.open
    assert bot.held.touch(since, time.monotonic()) is held
