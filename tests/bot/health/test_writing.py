"""Readiness asks whether the database still takes what is written, and rarely enough that no disk is worn by it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.health import writing
from bot.health.writing import WritingTrial
from db.access import Access, T, Work
from db.errors import StoreUnavailable
from db.store import Store


class Disk:
    """A way into the database that counts what is written, and takes nothing more when it is full."""

    def __init__(self, way: Access) -> None:
        self._way = way
        self.writes = 0
        self.full = False

    async def read(self, work: Work[T]) -> T:
        return await self._way.read(work)

    async def write(self, work: Work[T]) -> T:
        self.writes += 1
        if self.full:
            raise StoreUnavailable("full", "database or disk is full")
        return await self._way.write(work)

    async def close(self) -> None:
        await self._way.close()


async def test_a_full_disk_is_noticed_and_so_is_room_again(
    migrated_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    disks: list[Disk] = []
    async with await Store.open(migrated_sqlite_url, through=lambda way: disks.append(Disk(way)) or disks[0]) as store:
        (disk,), trial = disks, WritingTrial(store)
        assert [await trial.trouble() for _ in range(50)] == [""] * 50
        assert disk.writes == 1
        disk.full = True
        assert await trial.trouble() == ""  # the answer of a moment ago
        monkeypatch.setattr(writing, "EVERY_S", 0.0)
        assert await trial.trouble() == "full: database or disk is full"
        disk.full = False
        assert await trial.trouble() == ""


async def test_what_is_tried_changes_nothing(postgres_or_sqlite: str) -> None:
    async with await Store.open(postgres_or_sqlite) as store:
        await store.try_writing()
    async with await Store.open(postgres_or_sqlite) as store:  # of the same schema still
        await store.try_writing()


@pytest.fixture(params=["sqlite", "postgresql"])
def postgres_or_sqlite(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return request.getfixturevalue("migrated_sqlite_url" if request.param == "sqlite" else "migrated_postgres_url")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    options = ["-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)]
    if (
        sys.platform != "linux"
        or not shutil.which("mount")
        or subprocess.run(["mount", *options], check=False).returncode
    ):
        pytest.skip("no disk can be mounted here")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


@pytest.mark.slow
async def test_a_disk_that_is_really_full_is_noticed(small_disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "EVERY_S", 0.0)
    async with await Store.open(f"sqlite:///{small_disk}/games.sqlite3") as store:
        trial = WritingTrial(store)
        assert await trial.trouble() == ""
        filler = small_disk / "filler"
        with filler.open("wb") as file, pytest.raises(OSError, match="No space"):
            file.write(bytes(8 << 20))
        found = {await trial.trouble() for _ in range(40)}
        assert any(said.startswith("full:") for said in found), found
        filler.unlink()
        assert await trial.trouble() == ""
