"""Somebody who has played much: all of it fits into a file, and neither that nor forgetting it holds anybody up."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import Connection, func, select, text

from bot.sandbox.autoplay import Table
from bot.sandbox.people import Person
from db.personal_data import AT_ONCE
from db.tables import metadata
from tests.conversations.house import House
from tests.conversations.privacy.test_privacy import forget, in_database, unpacked
from tests.conversations.rushing import rushed

MANY = 1000
FORGOTTEN = 400
COPIED = {"games": "id", "seats": "game_id", "archives": "game_id", "movers": "game_id", "results": "game_id"}
"""Tables of what is left of a finished game, and the column that names it."""


async def _played(house: House, many: int) -> tuple[Person, Table]:
    """Anna has finished so many games of Fleet with Ben, which are put away."""
    table, (anna, _) = await house.game("Anna", "Ben")
    await rushed(house, table, anna)
    await house.later(hours=3)
    await house.store.archive.put_away(house.now())

    def copy(connection: Connection) -> None:
        for name, key in COPIED.items():
            columns = [column.name for column in metadata.tables[name].columns]
            chosen = ", ".join(f"{key} || '-' || :number" if column == key else column for column in columns)
            statement = text(f"INSERT INTO {name} ({', '.join(columns)}) SELECT {chosen} FROM {name} WHERE {key} = :id")
            connection.execute(statement, [{"number": str(each), "id": table.game_id} for each in range(1, many)])

    await house.store.write(copy)
    return anna, table


async def _named(house: House, person: Person) -> int:
    """In how many games somebody is named."""
    seats, movers = metadata.tables["seats"], metadata.tables["movers"]

    def ask(connection: Connection) -> int:
        sits = select(func.count()).select_from(seats).where(seats.c.person_id == int(person.id))
        moved = select(func.count()).select_from(movers).where(movers.c.person_id == int(person.id))
        return connection.execute(sits).scalar_one() + connection.execute(moved).scalar_one()

    return await house.store.read(ask)


@pytest.mark.slow
async def test_a_thousand_games_are_one_file_that_discord_takes(house: House) -> None:
    anna, _ = await _played(house, MANY)
    reply = await (await anna.command("export", "me")).reply()
    (shown,) = [item for item in reply.components if item["type"] == 13]
    data = await anna.fetch(shown["file"]["url"])
    file = unpacked(data)
    assert len(file["seats"]) == MANY
    assert len({move["game_id"] for move in file["moves"]}) == MANY
    assert len(json.dumps(file)) > 10_000_000 > 5 * len(data)


@pytest.mark.slow
async def test_hundreds_of_games_are_forgotten_some_at_a_time_and_to_the_end_though_it_is_stopped(house: House) -> None:
    anna, _ = await _played(house, FORGOTTEN)
    house.shore.full_after = 10
    told = await forget(anna)
    assert "go on by myself" in told.text
    house.shore.trouble, house.shore.full_after = "", None
    assert 0 < await _named(house, anna) < 2 * FORGOTTEN
    await house.restart()
    await house.later(minutes=6)
    assert await _named(house, anna) == 0
    assert house.shore.written > FORGOTTEN / AT_ONCE - 10, "others may write in between"
    assert anna.id not in await in_database(house)
