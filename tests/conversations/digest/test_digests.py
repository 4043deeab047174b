"""Digests: one message at the chosen hours with all that waits, no single calls beside it, and no turn lost to it."""

from __future__ import annotations

import json
from datetime import timedelta
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bot.gateway.controls import OWN, control
from bot.people.preferences import Preferences, written
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from db.tables import outbox
from tests.conversations.house import House, choices, decide
from tests.conversations.privacy.test_privacy import forget

ZONE = "Africa/Abidjan"
"""Its clocks go by UTC."""


def _digests(person: Person) -> list[ShownMessage]:
    return [seen for seen in person.seen.values() if "🗞️" in seen.text and not seen.ephemeral]


def _calls(person: Person) -> list[ShownMessage]:
    return [seen for seen in person.seen.values() if seen.pings and not seen.ephemeral]


def _in(house: House, **time: float) -> str:
    """The time of day that it will be."""
    return (house.now() + timedelta(**time)).strftime("%H:%M")


async def _choose(person: Person, first: str, second: str = "", zone: str = ZONE) -> ShownMessage:
    """Fill in the form; what the panel becomes, or the sentence that refuses it."""
    panel = await (await person.command("settings")).reply()
    form = await person.press(panel, control(OWN, 0, "@digest"))
    return await (await person.submit(form, {"first": first, "second": second, "zone": zone})).reply()


async def _turn(house: House, table: Table, people: list[Person]) -> None:
    """Let whoever decides finish their turn."""
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await house.delivered(table)


async def _set(house: House, person: Person, **preferences: Any) -> None:
    settings = written(Preferences(**preferences))
    await house.store.people.set_person(int(person.id), name=person.name, locale="en", settings=settings)
    await house.parts.digests.begin(int(person.id))


@pytest.mark.slow
async def test_instead_of_a_call_all_that_waits_comes_in_one_message_at_the_chosen_hour(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    second = next(person for person in people if person is not first)
    panel = await _choose(second, _in(house, hours=5))
    assert "🗞️" in panel.text
    assert _in(house, hours=5) in panel.text
    called = len(_calls(second))
    await _turn(house, table, people)
    assert await house.mover(table, people) is second
    assert len(_calls(second)) == called
    assert second.name in (await house.board(table, first)).content
    await house.later(hours=5, minutes=1)
    (digest,) = _digests(second)
    assert f"channels/{house.standin.world.guild_id}/{await house.thread(table)}" in digest.text
    assert first.name in digest.text
    assert choices(await (await second.press(digest, controls(digest, "@play")[0])).reply())
    await house.restart()
    await house.later(hours=23, minutes=50)
    assert len(_digests(second)) == 1
    await house.later(minutes=20)
    assert len(_digests(second)) == 2
    assert len(_calls(second)) == called, "and nobody reminds them besides"


@pytest.mark.slow
async def test_two_games_stand_in_it_the_longest_waiting_first_and_muted_ones_do_not(house: House) -> None:
    people = await house.people("Anna", "Ben")
    tables = [Table(people, Random(seed)) for seed in (1, 2, 3)]
    for table in tables:
        await table.open("fleet")
        await house.board(table, people[0])
        await house.delivered(table)
        while (await house.mover(table, people)).name != "Ben":
            await _turn(house, table, people)
        await house.later(hours=1)
    anna, ben = people
    minute = ((house.now() + timedelta(hours=1)).hour * 60 + house.now().minute) % 1440
    await _set(house, ben, digest=(minute,), zone=ZONE, muted=(tables[0].game_id,))
    await house.later(hours=1, minutes=1)
    (digest,) = _digests(ben)
    ids = [each.split(":")[1] for each in controls(digest, "@play")]
    assert ids == [tables[1].game_id, tables[2].game_id]
    assert "2 games are waiting for you" in digest.text
    assert not _digests(anna)


@pytest.mark.slow
async def test_where_nothing_waits_nothing_comes_and_none_on_vacation(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    second = next(person for person in people if person is not first)
    for person in people:
        await _choose(person, _in(house, hours=2))
    settings = await (await first.command("settings")).reply()
    form = await first.press(settings, control(OWN, 0, "@vacation"))
    last = (house.now() + timedelta(days=2)).strftime("%Y-%m-%d")
    await (await first.submit(form, {"last": last, "zone": ZONE})).reply()
    await house.later(hours=30)
    assert not _digests(second)
    assert not _digests(first)
    await house.later(days=3)
    assert _digests(first)


@pytest.mark.slow
async def test_a_clock_that_would_run_out_first_calls_at_once(house: House) -> None:
    table, people = await house.game("Anna", "Ben", clock="brisk")
    first = await house.mover(table, people)
    second = next(person for person in people if person is not first)
    await _choose(second, _in(house, hours=23))
    called = len(_calls(second))
    await _turn(house, table, people)
    assert await house.mover(table, people) is second
    assert len(_calls(second)) == called + 1


@pytest.mark.slow
async def test_a_clock_that_begins_to_run_later_reminds_whoever_the_digest_would_reach_too_late(house: House) -> None:
    table, people = await house.game("Anna", "Ben", clock="brisk")
    first = await house.mover(table, people)
    second = next(person for person in people if person is not first)
    await _choose(second, _in(house, hours=10))
    await _turn(house, table, people)
    called = len(_calls(second))
    host = people[0]
    manage = await (await host.command("table", channel=await house.thread(table))).reply()
    await host.press(manage, controls(manage, "@pause")[0])
    await house.later(hours=11)
    manage = await (await host.command("table", channel=await house.thread(table))).reply()
    await host.press(manage, controls(manage, "@go-on")[0])
    await house.later(minutes=10)
    assert len(_calls(second)) == called + 1


@pytest.mark.slow
async def test_whoever_takes_no_direct_messages_is_called_once_where_the_game_is_played(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    await _choose(mover, _in(house, hours=2))
    called = len(_calls(mover))
    house.standin.control.run({"person": {"id": mover.id, "closed": True}})
    await house.later(hours=3)
    assert not _digests(mover)
    (call,) = _calls(mover)[called:]
    assert call.channel_id == await house.thread(table)


@pytest.mark.slow
async def test_hours_that_are_given_up_bring_no_digest_and_calls_come_at_once_again(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    await _choose(mover, _in(house, hours=2), _in(house, hours=4))
    await _choose(mover, _in(house, hours=6))
    await house.later(hours=5)
    assert not _digests(mover)
    settings = await (await mover.command("settings")).reply()
    panel = await (await mover.press(settings, controls(settings, "@nodigest")[0])).reply()
    assert not controls(panel, "@nodigest")
    await house.later(hours=20)
    assert not _digests(mover)
    assert [seen for seen in _calls(mover) if "⏰" in seen.text]


async def test_what_is_no_time_and_no_place_is_refused(house: House) -> None:
    anna, *_ = await house.people("Anna")
    assert "“soon”" in (await _choose(anna, "soon")).text
    assert "“Atlantis”" in (await _choose(anna, "8:00", zone="Atlantis")).text
    assert "at least one" in (await _choose(anna, " ")).text


@pytest.mark.slow
async def test_whoever_is_forgotten_gets_no_digest_any_more(house: House) -> None:
    (anna,) = await house.people("Anna")
    await _choose(anna, _in(house, hours=2))

    def kept(connection: Any) -> str:
        return json.dumps([list(row) for row in connection.execute(select(outbox.c.nonce, outbox.c.payload))])

    assert anna.id in await house.store.read(kept)
    await forget(anna)
    assert anna.id not in await house.store.read(kept)
