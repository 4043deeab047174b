"""Cells in which a connection breaks wherever the bot looks something up before it speaks: it speaks all the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.tools.refusals.answers import Cell, cells
from bot.tools.refusals.command import account_of

LOOKS = [
    msgspec.structs.replace(cell, kind="nusfjord", seats=3)  # which gives the bot most reason to look
    for cell in cells()
    if cell.refusal.dropped
    and cell.route.scene != "start"
    and cell.route.asks.startswith("GET /channels/{channel_id}/messages")
]


@pytest.mark.slow
@pytest.mark.parametrize("cell", LOOKS, ids=[cell.name for cell in LOOKS])
def test_who_decides_is_called_though_a_look_breaks_off(cell: Cell, sqlite_template: Path) -> None:
    account = account_of(cell, sqlite_template)
    assert account.refused or cell.route.id == "channel", "whether a thread must be looked up hangs on what is dealt"
    assert not account.findings
