"""A bot with faults of its own: the crash test finds each, by the promise that is broken."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.__main__ import command_line
from bot.tools.torture.command import run
from tests.bot.tools.torture.faulty_program import FORGET

PROGRAM = Path(__file__).with_name("faulty_program.py")
SOUND = ("decisions denied and stored", "messages shown twice", "posts held")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
async def test_faults_are_found(tmp_path: Path) -> None:
    given = command_line().parse_args(["torture", "--minutes", "0.05", "--game", "fleet_dice"])
    report, told = await run(given, tmp_path, (str(PROGRAM),))
    kept = {aim.name: aim.met for aim in report.aims}
    assert {promise for promise in FORGET if kept[promise]} == set(), told
    assert all(kept[promise] for promise in SOUND), told
