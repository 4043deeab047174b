"""What nobody foresaw silences nobody: damaged rows, a database that loses a table for a while, chores that fail."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest
from sqlalchemy import text

from bot.health.damage_reports import DAMAGE_EVERY_S
from bot.sandbox.autoplay import Table
from bot.sandbox.people import Person
from tests.conversations.challenges.challenging import begin, finish, post, run_of
from tests.conversations.house import House, choices, decide, eventually
from tests.param import slow

AN_HOUR = 3600.0


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; these tests lay hand on it, and say which kind that is."""
    return request.getfixturevalue(f"migrated_{getattr(request, 'param', 'sqlite')}_url")


async def _pass_on(house: House, table: Table, people: list[Person]) -> None:
    mover = await house.mover(table, people)
    before = await house.owing(table)
    panel = await house.panel(table, mover)
    while await house.owing(table) == before:
        panel = await decide(mover, panel)


async def _run(house: House, statement: str) -> None:
    await house.store.write(lambda connection: connection.execute(text(statement)).close())


async def _owner(house: House) -> Person:
    return await house.standin.person(house.standin.world.people[0].name)


def _told(owner: Person, what: str) -> list[str]:
    return [seen.text for seen in owner.seen.values() if what in seen.text and not seen.ephemeral]


@pytest.mark.slow
@pytest.mark.parametrize("payload", ["'{'", "'7'", "'[]'", "'{\"pings\": 7}'", "X'FF'"])
async def test_a_row_of_the_outbox_that_is_damaged_is_given_up_alone_and_its_owner_told_once(
    house: House, payload: str
) -> None:
    owner = await _owner(house)
    torn, _ = await house.game("Ben", "Emil")
    sound, people = await house.game("Carla", "Dora")
    await house.stop()
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute(
            f"UPDATE outbox SET payload = {payload}, state = 'waiting', kind = 'turn', due_at = 0 WHERE id = "
            "(SELECT max(id) FROM outbox WHERE game_id = ?)",
            [torn.game_id],
        )
    await house.start()
    boards = len(await house.boards(sound, people[0]))
    await _pass_on(house, sound, people)
    await house.delivered(sound)
    assert len(await house.boards(sound, people[0])) == boards + 1
    assert house.app.core.outbox.running
    await asyncio.sleep(DAMAGE_EVERY_S)
    await house.restart()
    await asyncio.sleep(DAMAGE_EVERY_S)
    await house.settled()
    assert len(_told(owner, "`outbox`")) == 1
    assert (await house.store.games.load(torn.game_id)).state == "running"


LOSSES = [
    ("ALTER TABLE outbox RENAME TO elsewhere", "ALTER TABLE elsewhere RENAME TO outbox"),
    ("ALTER TABLE outbox RENAME COLUMN due_at TO later", "ALTER TABLE outbox RENAME COLUMN later TO due_at"),
]


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
@pytest.mark.parametrize(("lose", "bring_back"), LOSSES, ids=["table", "column"])
async def test_a_database_that_loses_something_for_a_while_is_survived(
    house: House, lose: str, bring_back: str
) -> None:
    table, people = await house.game("Anna", "Ben")
    boards = len(await house.boards(table, people[0]))
    await _run(house, lose)
    house.app.core.outbox.wake()
    await asyncio.sleep(5.0)
    assert house.app.core.outbox.running
    await _run(house, bring_back)
    await _pass_on(house, table, people)
    await house.delivered(table)
    assert len(await house.boards(table, people[0])) == boards + 1


@pytest.mark.parametrize("database", [slow("postgres")], indirect=True)
async def test_columns_that_change_meanwhile_are_survived(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    for column, kind in (("last_error", "VARCHAR(5000)"), ("attempts", "BIGINT"), ("kind", "TEXT")):
        boards = len(await house.boards(table, people[0]))
        await _run(house, f"ALTER TABLE outbox ALTER COLUMN {column} TYPE {kind}")
        await asyncio.sleep(5.0)
        called = owing = set(await house.owing(table))
        while not owing - called:  # until somebody is called who was not
            await _pass_on(house, table, people)
            called, owing = owing, set(await house.owing(table))
        await house.delivered(table)
        assert len(await house.boards(table, people[0])) == boards + 1


async def test_a_process_that_can_deliver_nothing_any_more_ends(house: House) -> None:
    await _run(house, "ALTER TABLE outbox RENAME TO gone")
    house.app.core.outbox.wake()
    await asyncio.wait_for(house.app.lifetime.tasks.failed.wait(), AN_HOUR)
    await _run(house, "ALTER TABLE gone RENAME TO outbox")


HARMS = [
    "UPDATE games SET table_blob = X'93' WHERE id = :run",
    "UPDATE games SET options = '{' WHERE id = :run",
    "UPDATE seats SET notes = '{' WHERE game_id = :run",
    "UPDATE runs SET total = 'gull', categories = '{' WHERE game_id = :run",
    "UPDATE runs SET seat = 99 WHERE game_id = :run",
    "UPDATE runs SET state = 'gull' WHERE game_id = :run",
]


@pytest.mark.slow
@pytest.mark.parametrize("harms", [HARMS[:3], HARMS[3:]], ids=["games", "runs"])
async def test_a_run_that_cannot_be_read_keeps_no_challenge_from_closing(house: House, harms: list[str]) -> None:
    host, carla, *others = await house.people("Anna", "Carla", "Ben", "Dora", "Emil")
    card = await post(house, host)
    for person in (carla, *others):
        await begin(person, card)
    sound = await finish(house, carla)
    for person, harm in zip(others, harms, strict=True):
        torn = (await run_of(house, person)).game_id
        await _run(house, harm.replace(":run", f"'{torn}'"))
    deal = await house.store.challenges.deal(sound.deal_id)
    assert deal is not None
    house.ahead += deal.closes_at - house.now() + timedelta(minutes=1)
    await house.settled()
    deal = await house.store.challenges.deal(sound.deal_id)
    assert deal is not None
    assert deal.state == "closed"

    async def told() -> bool:
        return bool(_told(host, "Carla")) and any(str(sound.total) in each for each in _told(host, "Carla"))

    await eventually(told)


@pytest.mark.slow
async def test_games_are_played_on_while_another_one_is_damaged(house: House) -> None:
    torn, _ = await house.game("Ben", "Emil")
    sound, people = await house.game("Carla", "Dora")
    await _run(house, f"UPDATE games SET options = '7' WHERE id = '{torn.game_id}'")
    said = await (await people[0].command("games")).reply()
    assert "Dora" in said.text
    assert [each["value"] for each in await people[0].autocomplete("board", focused="game")] == [sound.game_id]
    owner = await _owner(house)
    await asyncio.sleep(DAMAGE_EVERY_S)
    await house.settled()
    assert len(_told(owner, "`options`")) == 1
    assert "aside" in (await (await people[0].command("board", game=torn.game_id)).reply()).text
    assert await house.store.games.games_set_aside() == [torn.game_id]
    panel = await house.panel(sound, await house.mover(sound, people))
    assert choices(panel)
