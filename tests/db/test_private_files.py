"""Whatever is kept is for its owner's eyes: what is made, and what was made before."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from bot.__main__ import main
from db.addresses import sqlite_url
from db.private_files import keep_private
from db.store import Store
from tests.db.making import lobby

pytestmark = pytest.mark.skipif(os.name == "nt", reason="files have no such rights there")


@pytest.fixture(autouse=True)
def open_handed(tmp_path: Path) -> None:
    """A system on which new files may be read by everybody."""
    os.umask(0o022)
    (tmp_path / "plain").write_text("")
    assert (tmp_path / "plain").stat().st_mode & 0o044


def readable(folder: Path) -> list[str]:
    """The files that others than their owner may read or write."""
    found = (file for file in folder.rglob("*") if file.is_file() and file.stat().st_mode & 0o077)
    return sorted(file.name for file in found if file.name != "plain")


async def test_a_new_database_and_what_lies_beside_it_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with await Store.open(sqlite_url(folder / "games.sqlite3")) as store:
        assert await store.enter()
        await store.lobbies.create_game(lobby())
        assert {file.name.partition("sqlite3")[2] for file in folder.iterdir()} == {"", "-wal", "-shm", "-in-use"}
        assert readable(tmp_path) == []
    assert folder.stat().st_mode & 0o077 == 0


async def test_what_others_could_read_they_can_no_more_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url, ends = sqlite_url(tmp_path / "games.sqlite3"), ("", "-in-use", "-shm", "-wal")
    names = [f"games.sqlite3{end}" for end in ends]
    async with await Store.open(url) as store:
        assert await store.enter()
        await store.lobbies.create_game(lobby())
        for name in names:
            (tmp_path / name).chmod(0o644)
        assert readable(tmp_path) == names
        with caplog.at_level(logging.WARNING):
            async with await Store.open(url) as another:
                assert (await another.games.load("g1")).state == "lobby"
        assert readable(tmp_path) == []
    assert [name for name in names if name in caplog.text] == names


def test_what_can_not_be_changed_is_said_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    keep_private(tmp_path / "plain")
    assert "may read" in caplog.text
    assert "Operation not permitted" in caplog.text


def test_only_files_are_changed() -> None:
    before = Path(os.devnull).stat().st_mode
    keep_private(Path(os.devnull))
    assert Path(os.devnull).stat().st_mode == before


def test_whatever_the_command_line_writes_is_its_owners_alone(
    tmp_path: Path, sqlite_template: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source = sqlite_url(sqlite_template)
    assert main(["backup", "backup.sqlite3", "--from", source]) == 0
    assert main(["restore", "backup.sqlite3", "--to", "sqlite:///restored.sqlite3"]) == 0
    assert main(["move", "--from", "sqlite:///restored.sqlite3", "--to", "sqlite:///moved/moved.sqlite3"]) == 0
    assert len(list(tmp_path.rglob("*.sqlite3"))) == 3
    assert readable(tmp_path) == []
    (tmp_path / "after").write_text("")
    assert readable(tmp_path) == ["after"]  # what others do in this process is their own affair
