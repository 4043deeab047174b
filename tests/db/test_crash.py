"""A process that dies: what was committed is there, what was not never happened."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from db.records import Commit
from db.store import Store
from tests.db.making import running

_PLAY = """
import asyncio, os, signal, sys
import db.games
from db.store import Store
from db.records import Commit
from tests.db.making import move, post

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

async def play(url, when):
    store = await Store.open(url)
    game = await store.games.load("g1")
    if when == "before":
        db.games.put = die  # the last statement of the transaction
    made = [move(1, interaction_id=5)]
    version, posts = game.version, [post("p1")]
    await store.games.commit_move(
        Commit(game_id="g1", expected_version=version, moves=made, table_blob=b"table 1", posts=posts)
    )
    die()

asyncio.run(play(*sys.argv[1:]))
"""


def _play_and_die(url: str, when: str) -> None:
    died = subprocess.run([sys.executable, "-c", _PLAY, url, when], capture_output=True, text=True, check=False)
    assert died.returncode == -signal.SIGKILL, died.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
async def test_a_move_committed_before_the_crash_is_there_with_its_posts(url: str) -> None:
    async with await Store.open(url) as store:
        game = await running(store)

    _play_and_die(url, "after")

    async with await Store.open(url) as store:
        after = await store.games.load("g1")
        assert (after.version, after.revision, after.table_blob) == (game.version + 1, 1, b"table 1")
        assert [row.interaction_id for row in await store.games.moves("g1")] == [5]
        assert [row.nonce for row in await store.outbox.waiting("g1")] == ["p1"]


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
async def test_a_crash_before_the_commit_changes_nothing(url: str) -> None:
    async with await Store.open(url) as store:
        game = await running(store)

    _play_and_die(url, "before")

    async with await Store.open(url) as store:
        assert await store.games.load("g1") == game
        assert await store.games.moves("g1") == []
        assert await store.outbox.waiting("g1") == []
        await store.games.commit_move(Commit(game_id="g1", expected_version=game.version, table_blob=b"alive"))
