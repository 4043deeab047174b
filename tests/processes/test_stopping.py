"""`quayside run` as a process that is watched, told to stop in the middle of something, and started again."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import aiohttp
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.bot_process import BotProcess, bot_process, online
from bot.sandbox.clock import VirtualClock
from bot.sandbox.people import PATIENCE_S, Person, ShownMessage
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from db.store import Store

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="processes are told to stop otherwise there"),
]
ANSWER = "PATCH /webhooks/**"


@pytest.fixture
async def standin() -> AsyncIterator[Standin]:
    """Its three seconds never pass: whether a busy machine answers in time is not what is asked here."""
    async with Standin(world=new_world(people=4, clock=VirtualClock())) as started:
        started.faults.identify_every_s = 0.0
        yield started


async def _read(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def _address(bot: BotProcess) -> str:
    line = msgspec.json.decode(await bot.said("health and metrics"))
    found = re.search(r"http://127\.0\.0\.1:\d+", line["message"])
    assert found is not None
    return found[0]


def _figures(text: str) -> dict[str, float]:
    """Every sample by name and labels' values."""
    return {
        "/".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def _board(table: Table, person: Person) -> ShownMessage | None:
    boards = [seen for seen in person.seen.values() if game_of(seen) == table.game_id and controls(seen, "@play")]
    return max(boards, key=lambda seen: int(seen.id), default=None)


async def _choice(table: Table) -> tuple[Person, ShownMessage, tuple[str, str]]:
    """Somebody who has something to decide, their panel, and one of their choices."""
    for person in table.people:
        board = await person.wait_until(lambda person=person: _board(table, person))
        panel = await (await person.press(board, controls(board, "@play")[0])).reply()
        if (choice := table.choose(panel)) is not None:
            return person, panel, choice
    raise AssertionError("nobody has anything to decide")


async def test_what_was_begun_is_finished_before_it_stops_and_the_next_process_goes_on(
    standin: Standin, tmp_path: Path
) -> None:
    file = tmp_path / "games.sqlite3"
    database = f"sqlite:///{file}"
    watched = {"QUAYSIDE_LOG_FORMAT": "json", "QUAYSIDE_METRICS_ADDRESS": "127.0.0.1:0"}
    anna, ben = await standin.person("Anna"), await standin.person("Ben")
    table = Table([anna, ben], Random(3))
    async with bot_process(standin.client_connection, database, **watched) as bot:
        address = await _address(bot)
        await online(bot)
        assert await _read(f"{address}/healthz") == (200, '{"ready":true,"reason":""}')
        await table.open("fleet")
        await table.decide(*await _choice(table))
        figures = _figures((await _read(f"{address}/metrics"))[1])
        assert figures["quayside_decisions_total/fleet_dice"] == 1
        assert figures["quayside_games/running"] == 1
        assert figures["quayside_acknowledgement_seconds_count"] >= 4
        assert figures["quayside_notifications_total"] >= 1
        assert figures["quayside_picture_seconds_sum"] > 0
        assert figures["quayside_errors_total"] == figures["quayside_games/aside"] == 0

        person, panel, choice = await _choice(table)
        async with await Store.open(database) as store:
            slow = standin.faults.delay(ANSWER, PATIENCE_S)
            deciding = asyncio.create_task(table.decide(person, panel, choice))
            await _until(lambda: slow.hit > 0)
            stopping = asyncio.create_task(bot.end())
            await bot.said("stopping")
            refused = await (await anna.command("new", "fleet", seats=2)).reply()
            assert "restarting" in refused.text
            slow.release()
            answer = await deciding
            assert answer.pictures, "the press that was under way was answered"
            assert await stopping == 0
            assert await _presses(store, table) == 2
            assert await store.games.count_by_state() == {"running": 1}
    lines = [msgspec.json.decode(line) for line in bot.lines]
    assert [line for line in lines if line["level"] in ("WARNING", "ERROR")] == []
    assert lines[-1]["message"] == "stopped"
    assert not file.with_name(f"{file.name}-wal").exists(), "the database was closed"
    with pytest.raises(aiohttp.ClientConnectionError):
        await _read(f"{address}/healthz")

    async with bot_process(standin.client_connection, database) as bot:
        await online(bot)
        await table.decide(*await _choice(table))
        assert await bot.end(signal.SIGINT) == 0
    async with await Store.open(database) as store:
        assert await _presses(store, table) == 3


async def _presses(store: Store, table: Table) -> int:
    """How many presses are stored; one may be several decisions, of which the first bears the interaction."""
    return sum(move.interaction_id is not None for move in await store.games.moves(table.game_id))


async def _until(there: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not there():  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.01)
