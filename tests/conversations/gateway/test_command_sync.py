"""Discord is told of commands when they have changed, never in the way of the start, until it has taken them."""

from __future__ import annotations

import asyncio

import pytest

from bot.gateway import command_sync
from bot.sandbox.standin import Standin
from tests.conversations.house import House, eventually


def _told(standin: Standin) -> list[int]:
    """The status of every time Discord is told of all commands from now on."""
    seen: list[int] = []
    standin.observers.append(
        lambda exchange: (
            seen.append(exchange.status) if exchange.method == "PUT" and exchange.path.endswith("/commands") else None
        )
    )
    return seen


async def test_discord_is_told_at_the_first_start_and_not_again(standin: Standin, database: str) -> None:
    told = _told(standin)
    house = await House.open(standin, database)
    assert told == [200]
    await house.restart()
    assert told == [200]
    (anna,) = await house.people("Anna")
    assert (await (await anna.command("games")).reply()).text
    await house.stop()


async def test_what_another_version_told_discord_is_put_right(standin: Standin, database: str) -> None:
    house = await House.open(standin, database)
    told = _told(standin)
    command = (await house.client.tree.fetch_commands())[0]
    await command.edit(description="something else")
    await house.restart()
    assert told == [200]
    assert (await house.client.tree.fetch_commands())[0].description != "something else"
    await house.stop()


@pytest.fixture
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_sync, "FIRST_PAUSE_S", 0.0)


async def _as_of_an_older_version(house: House) -> None:
    """What Discord was told last is not what it is to be told now."""
    application = house.client.application_id
    assert application is not None
    await house.store.applications.set_commands(application, "of an older version")
    await house.stop()


@pytest.mark.slow
@pytest.mark.usefixtures("_no_pauses")
async def test_a_refusal_is_tried_again(standin: Standin, database: str) -> None:
    house = await House.open(standin, database)
    await _as_of_an_older_version(house)
    told = _told(standin)
    refusal = standin.faults.fail("PUT /applications/*/commands", times=2, status=503)
    await house.start()
    assert refusal.hit == 2
    assert told[-1] == 200
    await house.stop()


@pytest.mark.slow
async def test_as_long_as_discord_refuses_people_play_by_what_it_knows(standin: Standin, database: str) -> None:
    house = await House.open(standin, database)
    table, people = await house.game("Anna", "Ben")
    await _as_of_an_older_version(house)
    refusal = standin.faults.fail("PUT /applications/*/commands", times=None, status=503)
    starting = asyncio.create_task(house.start())

    async def refused() -> bool:
        return refusal.hit > 0

    await eventually(refused)
    assert not starting.done()
    mover = await house.mover(table, people)
    assert (await house.panel(table, mover)).text
    assert (await (await mover.command("games")).reply()).text
    starting.cancel()
    await house.stop()
