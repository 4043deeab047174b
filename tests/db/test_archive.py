"""Ended games put away: nothing is lost, whoever reads sees no difference, and it is done exactly once."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from datetime import datetime, timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update

from db.errors import RowDamaged
from db.records import Commit, MoveRow
from db.schema import configuration
from db.store import Store
from db.tables import archives, movers, moves
from tests.db.making import ANN, BEN, CLEO, DAWN, SECRET, Ticking, all_about, move, running

LATER = DAWN + timedelta(days=1)
MADE = [
    move(1, interaction_id=1_573_732_083_631_652_864, events=b"\x91\xc0"),
    move(2, seat=1, person_id=BEN, interaction_id=1_573_732_083_000_000_000, choice="pass"),
    move(3, "leave", kind="act", person_id=CLEO),
    move(4, seat=0, person_id=None, choice="roll", events=b""),
    move(5, "undo", kind="undo", interaction_id=5),
]


async def ended(store: Store, game_id: str = "g1", state: Any = "finished") -> list[MoveRow]:
    """A game of two that is over: decisions, an act, one step taken back; all of its moves."""
    version = (await running(store, game_id)).version
    made = [msgspec.structs.replace(each, interaction_id=None) if game_id != "g1" else each for each in MADE]
    await store.games.commit_move(Commit(game_id=game_id, expected_version=version, moves=made[:4]))
    await store.games.commit_move(
        Commit(game_id=game_id, expected_version=version + 1, moves=made[4:], undone=[4], state=state)
    )
    return await store.games.moves(game_id, include_undone=True)


async def rows(store: Store, table: Any) -> int:
    def count(connection: Connection) -> int:
        return len(connection.execute(select(table)).all())

    return await store.read(count)


async def asked(store: Store) -> list[list[MoveRow]]:
    """Everything that can be asked of the moves of a game."""
    return [
        await read
        for since in (0, 2, 5)
        for read in (
            store.games.moves("g1", since=since),
            store.games.moves("g1", since=since, include_undone=True),
            store.games.told("g1", since=since),
        )
    ]


@pytest.mark.parametrize("state", ["finished", "cancelled"])
async def test_a_game_put_away_reads_as_before_and_leaves_no_rows(store: Store, state: str) -> None:
    await ended(store, state=state)
    before = await asked(store)

    assert await store.archive.put_away(LATER) == 1

    assert await rows(store, moves) == 0
    assert await asked(store) == before
    assert len(before[1]) == 5
    assert await store.archive.put_away(LATER) == 0  # once is enough


async def test_only_what_ended_long_enough_ago_is_put_away(store: Store, clock: Ticking) -> None:
    await ended(store, "old")
    game = await running(store, "on")
    await store.games.commit_move(Commit(game_id="on", expected_version=game.version, moves=[move(1)]))
    clock.go(hours=2)
    await ended(store, "new")

    assert await store.archive.put_away(clock.now - timedelta(hours=1)) == 1

    assert await rows(store, archives) == 1
    assert await rows(store, moves) == 6
    assert await store.games.move_of(1_573_732_083_631_652_864) is None


async def test_two_processes_put_a_game_away_once(store: Store, other: Store) -> None:
    made = {game_id: await ended(store, game_id) for game_id in ("a", "b", "c", "d")}
    done = await asyncio.gather(*(each.archive.put_away(LATER) for each in (store, other, store, other)))
    assert sum(done) == 4
    assert await rows(store, archives) == 4
    for game_id, before in made.items():
        assert await other.games.moves(game_id, include_undone=True) == before


async def test_who_reads_while_games_are_put_away_always_finds_all_moves(store: Store, other: Store) -> None:
    made = {f"g{number}": await ended(store, f"g{number}") for number in range(2, 12)}
    putting = asyncio.create_task(other.archive.put_away(LATER))
    while not putting.done():
        for game_id, before in made.items():
            assert await store.games.moves(game_id, include_undone=True) == before
    assert await putting == 10


async def test_archives_are_given_to_and_forgotten_for_those_who_moved_in_them(store: Store) -> None:
    """CLEO sits nowhere any more: only the moves tell of her."""
    before = await ended(store)
    given = await all_about(store, ANN)
    await store.archive.put_away(LATER)

    same = [{**row, "id": None} for row in (await all_about(store, ANN))["moves"]]
    assert same == [{**row, "id": None} for row in given["moves"]]
    assert await store.personal_data.games_about(CLEO) == ["g1"]
    assert await store.personal_data.forget(CLEO, {"g1": "Someone"})
    assert await store.personal_data.forget(ANN, {"g1": "Someone"})

    hers = [each.person_id in (ANN, CLEO) for each in before]
    assert await store.games.moves("g1", include_undone=True) == [
        msgspec.structs.replace(each, person_id=None, interaction_id=None) if own else each
        for own, each in zip(hers, before, strict=True)
    ]
    assert await store.personal_data.games_about(CLEO) == []
    assert not any((await all_about(store, ANN)).values())
    assert await rows(store, movers) == 1  # Ben's


async def test_whoever_moved_alone_in_a_game_put_away_is_forgotten_there_as_well(store: Store) -> None:
    version = (await running(store, people=(ANN,))).version
    made = [move(1, interaction_id=1_573_732_083_631_652_864), move(2, "pass")]
    await store.games.commit_move(Commit(game_id="g1", expected_version=version, moves=made, state="finished"))
    assert await store.archive.put_away(LATER)
    assert await store.personal_data.forget(ANN, {"g1": "Someone"})
    forgotten = [(each.person_id, each.interaction_id) for each in await store.games.moves("g1")]
    assert forgotten == [(None, None)] * 2


async def test_a_damaged_archive_is_called_so(store: Store) -> None:
    await ended(store)
    await store.archive.put_away(LATER)
    await store.write(lambda connection: connection.execute(update(archives).values(moves=b"gull")).rowcount)
    with pytest.raises(RowDamaged, match="archives"):
        await store.games.moves("g1")


_PUT_AWAY_AND_DIE = """
import asyncio, os, signal, sys
from datetime import datetime, UTC
from sqlalchemy import Engine, event
from db.tables import archives
from db.store import Store

def die():
    os.kill(os.getpid(), signal.SIGKILL)

def die_before_it_is_stored(connection, cursor, statement, *_):
    if statement.startswith(f"INSERT INTO {archives.name}"):  # the rows are deleted, and nothing is there instead yet
        die()

async def sweep(url, when):
    store = await Store.open(url)
    if when == "before":
        event.listen(Engine, "before_cursor_execute", die_before_it_is_stored)
    await store.archive.put_away(datetime.max.replace(tzinfo=UTC))
    die()

asyncio.run(sweep(*sys.argv[1:]))
"""


def _put_away_and_die(url: str, when: str) -> None:
    command = [sys.executable, "-c", _PUT_AWAY_AND_DIE, url, when]
    died = subprocess.run(command, capture_output=True, text=True, check=False)
    assert died.returncode == -signal.SIGKILL, died.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_crash_while_a_game_is_put_away_loses_and_doubles_nothing(url: str, when: str) -> None:
    async with await Store.open(url) as store:
        before = await ended(store)

    _put_away_and_die(url, when)

    async with await Store.open(url) as store:
        assert await store.games.moves("g1", include_undone=True) == before
        assert await store.archive.put_away(datetime.max.replace(tzinfo=DAWN.tzinfo)) == (when == "before")
        assert await store.games.moves("g1", include_undone=True) == before
        assert (await rows(store, moves), await rows(store, archives)) == (0, 1)


async def test_games_of_the_schema_before_are_put_away_by_the_next_sweep(
    url: str, clock: Ticking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A finished and a running game come through the migration, and the finished one is then put away."""
    from alembic import command
    from alembic.script import ScriptDirectory

    revision = ScriptDirectory.from_config(configuration()).get_revision("0006")
    assert revision is not None
    to_head = command.upgrade
    with monkeypatch.context() as patch:
        patch.setattr("alembic.command.upgrade", lambda config, _: to_head(config, str(revision.down_revision)))
        async with await Store.open(url, clock=clock) as store:
            await _fill_by_hand(store)
    async with await Store.open(url, clock=clock) as store:
        assert await store.archive.put_away(LATER) == 1
        for game_id, state in (("done", "finished"), ("on", "running")):
            assert (await store.games.load(game_id)).state == state
            assert [row.choice for row in await store.games.moves(game_id)] == ["first", "second"]
        assert (await rows(store, moves), await rows(store, archives)) == (2, 1)


async def _fill_by_hand(store: Store) -> None:
    """A finished and a running game with two moves each, whatever the newest tables look like."""
    from db.tables import games

    def fill(connection: Connection) -> None:
        for game_id, state in (("done", "finished"), ("on", "running")):
            game = {
                "id": game_id, "kind": "toy", "state": state, "rules": 1, "shape": 1, "digest": "d", "options": {},
                "channel_id": 1, "host_id": ANN, "locale": "de", "commitment": "c", "salt": "s", "version": 3,
                "revision": 2, "created_at": DAWN, "updated_at": DAWN, "secret": SECRET, "table_blob": b"t",
                "finished_at": DAWN if state == "finished" else None,
            }  # fmt: skip
            connection.execute(insert(games).values(game))
            for number, choice in enumerate(("first", "second"), 1):
                row = {"game_id": game_id, "number": number, "kind": "choice", "seat": 0, "choice": choice}
                connection.execute(insert(moves).values(**row, at=DAWN, events=b"\x90", undone=False))

    await store.write(fill)
