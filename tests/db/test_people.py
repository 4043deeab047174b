"""People, servers, glances."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import StatementError

from db.records import GuildRow, PersonRow
from db.store import Store
from tests.db.making import ANN, BEN, DAWN, GUILD, Ticking, post, running


async def test_a_person_is_noted_and_only_what_is_given_changes(store: Store, clock: Ticking) -> None:
    assert await store.people.person(ANN) is None
    await store.people.set_person(ANN, name="Ann", locale="de", settings={"reminders": False})
    clock.go(days=1)
    await store.people.set_person(ANN, name="Änn")

    assert await store.people.person(ANN) == PersonRow(ANN, "Änn", "de", {"reminders": False}, DAWN)


async def test_a_server_is_set_up_bit_by_bit(store: Store) -> None:
    assert await store.people.guild(GUILD) is None
    await store.people.set_guild(GUILD)
    assert await store.people.guild(GUILD) == GuildRow(GUILD, None, None, {})
    await store.people.set_guild(GUILD, locale="de")
    await store.people.set_guild(GUILD)
    await store.people.set_guild(GUILD, default_channel_id=8, settings={"quiet": [22, 7]})
    assert await store.people.guild(GUILD) == GuildRow(GUILD, "de", 8, {"quiet": [22, 7]})


async def test_what_was_seen_is_never_unseen(store: Store) -> None:
    await running(store)
    assert await store.people.last_seen(ANN, "g1") == 0
    for seen in (4, 9, 7):
        await store.people.set_last_seen(ANN, "g1", seen)
    assert await store.people.last_seen(ANN, "g1") == 9
    assert await store.people.last_seen(BEN, "g1") == 0


async def test_discord_ids_keep_all_their_64_bits(store: Store) -> None:
    largest = 2**63 - 1
    await store.people.set_person(largest, name="Max")
    person = await store.people.person(largest)
    assert person is not None
    assert person.id == largest


async def test_a_moment_keeps_its_microseconds_and_must_know_its_zone(store: Store) -> None:
    tokyo = timezone(timedelta(hours=9))
    moment = datetime(2026, 5, 1, 15, 0, 0, 123457, tzinfo=tokyo)
    await store.outbox.post(None, [post("p1", due_at=moment)])
    due = await store.outbox.next_due()
    assert due is not None
    assert due == moment
    assert due.tzinfo is UTC
    with pytest.raises(StatementError, match="time zone"):
        await store.outbox.post(None, [post("p2", due_at=moment.replace(tzinfo=None))])


async def test_the_settings_of_those_who_sit_at_a_game_come_together(store: Store) -> None:
    await running(store)
    assert await store.people.settings_at("g1") == {}
    await store.people.set_person(ANN, name="Ann", settings={"every_h": 6})
    await store.people.set_person(GUILD, name="a stranger", settings={"every_h": 12})
    assert await store.people.settings_at("g1") == {ANN: {"every_h": 6}}


async def test_the_settings_of_some_people_come_together(store: Store) -> None:
    await store.people.set_person(ANN, name="Ann", settings={"every_h": 6})
    await store.people.set_person(BEN, name="Ben")
    await store.people.set_person(GUILD, name="a stranger", settings={"every_h": 12})
    assert await store.people.settings_of([ANN, BEN, 999]) == {ANN: {"every_h": 6}, BEN: {}}


async def test_the_language_is_kept_of_who_plays_or_is_known_and_of_nobody_else(store: Store) -> None:
    assert not await store.people.reads(ANN, name="Ann", locale="de")
    assert await store.people.person(ANN) is None
    await running(store, people=(ANN,))
    assert await store.people.reads(ANN, name="Ann", locale="de")
    known = await store.people.person(ANN)
    assert known is not None
    assert (known.name, known.locale) == ("Ann", "de")
    await store.people.set_person(BEN, name="Ben", settings={"way": "direct"})
    assert await store.people.reads(BEN, name="Benjamin", locale="en-US")
    known = await store.people.person(BEN)
    assert known is not None
    assert (known.name, known.locale, known.settings) == ("Ben", "en-US", {"way": "direct"})
