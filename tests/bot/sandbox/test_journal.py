"""The thread that writes a world down goes on whatever it is asked, and nobody waits for it in vain."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.sandbox.journal import Journal


async def test_what_nobody_can_answer_ends_nothing(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "world.sqlite3")
    journal.put("user", "1", b"Anna")
    async with asyncio.timeout(10):
        for file_id, error in (("9" * 19, OverflowError), ("x", ValueError)):
            with pytest.raises(error):
                await journal.file(file_id)
        journal.put_file("2", b"picture")
        assert await journal.file("2") == b"picture"
        await journal.written()
    journal.close()
    assert list(Journal(tmp_path / "world.sqlite3").rows()) == [("user", "1", b"Anna")]


async def test_what_can_not_be_written_is_told_to_whoever_waits_for_it(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "world.sqlite3")
    journal.put("user", "x", b"Anna")
    async with asyncio.timeout(10):
        with pytest.raises(ValueError, match="invalid literal"):
            await journal.written()
    journal.close()
