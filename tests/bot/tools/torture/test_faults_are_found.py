"""Bots with a fault of their own: the crash test finds each, by the promise that is broken."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.__main__ import command_line
from bot.tools.torture.command import run
from tests.bot.tools.torture.faulty_program import FORGET

PROMISES = {
    "a board never posted": "boards missing or old",
    "a challenge never closed": "challenges never closed",
    "an acknowledged decision lost": "acknowledged decisions lost",
    "a decision that nobody made": "decisions nobody made",
}
PROGRAM = Path(__file__).with_name("faulty_program.py")


def test_each_fault_breaks_a_promise() -> None:
    assert set(PROMISES) == set(FORGET)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
@pytest.mark.parametrize("fault", PROMISES)
async def test_a_fault_is_found(fault: str, tmp_path: Path) -> None:
    given = command_line().parse_args(["torture", "--minutes", "0.5"])
    report, told = await run(given, tmp_path, (str(PROGRAM), fault))
    kept = {aim.name: aim.met for aim in report.aims}
    assert not kept[PROMISES[fault]], told
