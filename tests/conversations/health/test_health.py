"""`/health`, and games that break: each is set aside and told of once, and none of the others notices."""

from __future__ import annotations

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.health.rivals import RivalFound
from bot.play.kinds import Board, Refresh
from bot.sandbox.autoplay import Table
from bot.sandbox.people import Person, ShownMessage
from bot.text import texts
from db.records import Commit, PostRow
from tests.conversations.house import House, choices, decide, eventually, forged


async def _health(person: Person) -> ShownMessage:
    return await (await person.command("health")).reply()


async def _owner(house: House) -> Person:
    return await house.standin.person(house.standin.world.people[0].name)


def _told(owner: Person, game_id: str) -> list[ShownMessage]:
    """The direct messages about this game."""
    return [
        seen for seen in owner.seen.values() if game_id in seen.text and not seen.ephemeral and "aside" in seen.text
    ]


@pytest.mark.slow
async def test_the_owner_learns_how_the_bot_is_and_nobody_else_does(house: House) -> None:
    await house.game("Ben", "Carla")
    owner, (ben,) = await _owner(house), await house.people("Ben")
    house.app.core.health.errors.last.clear()
    shown = await _health(owner)
    assert shown.ephemeral
    assert "1 running" in shown.text
    assert "No errors" in shown.text
    assert "database answers" in shown.text
    refused = await _health(ben)
    assert refused.ephemeral
    assert "Den Status sehen nur" in refused.text
    assert "laufend" not in refused.text


async def test_the_owner_sees_how_many_starts_are_left_today(house: House) -> None:
    owner = await _owner(house)
    gateway = house.standin.gateway
    assert f"✅ New connections to Discord: {gateway.starts_left} of 1,000 left today." in (await _health(owner)).text
    gateway.starts_a_day = 100
    assert "⚠️ New connections to Discord: 99 of 100 left today." in (await _health(owner)).text
    house.standin.faults.fail("GET /gateway/bot", status=503)
    assert "New connections" not in (await _health(owner)).text
    house.standin.faults.lose_request("GET /gateway/bot", times=None)
    assert "New connections" not in (await _health(owner)).text


async def test_the_owner_is_told_of_troubles_in_the_language_in_which_they_asked(house: House) -> None:
    owner = await _owner(house)
    house.standin.world.user(owner.id).locale = "de"
    owner.me["locale"] = "de"
    await _health(owner)
    await house.app.core.posting.post(None, [RivalFound(stranger=False).row("found")])
    await house.settled()
    assert [seen for seen in owner.seen.values() if "Ich laufe doppelt" in seen.content]


async def test_in_a_team_the_next_owner_is_told_where_the_first_takes_no_messages(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = await house.people("Anna", "Carla", "Ben")
    members = [SimpleNamespace(id=int(person.id)) for person in (first, second)]
    team = SimpleNamespace(members=members, owner_id=int(first.id))
    monkeypatch.setattr(house.client.application, "team", team)
    house.standin.control.run({"person": {"id": first.id, "closed": True}})
    await house.app.core.posting.post(None, [RivalFound(stranger=False).row("found")])
    await house.settled()
    told = [[seen for seen in each.seen.values() if "I'm running twice" in seen.content] for each in (second, third)]
    assert [len(each) for each in told] == [1, 0]
    house.standin.control.run({"person": {"id": first.id, "closed": False}})
    await house.app.core.posting.post(None, [RivalFound(stranger=False).row("found again")])
    await house.settled()
    assert len([seen for seen in second.seen.values() if "I'm running twice" in seen.content]) == 1, "one is enough"


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_somebody_nobody_reached_it_says_only_that_they_are_waited_for(language: str) -> None:
    given = dict.fromkeys(("title", "game", "place", "answer", "people"), "Ann")
    said = texts().words(language)("health-uncalled", **given)
    assert {"en": "is waiting for Ann, but", "de": "wird auf Ann gewartet, aber"}[language] in said
    assert "turn" not in said
    assert "am Zug" not in said


@pytest.mark.slow
async def test_an_error_is_listed_with_its_code_and_without_what_it_says(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await house.game("Ben", "Carla")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)

    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("the queen of hearts")

    monkeypatch.setattr(house.parts.deciding, "decide", broken)
    custom_id, value = choices(panel)[0]
    await (mover.select(panel, custom_id, [value]) if value else mover.press(panel, custom_id))

    async def remembered() -> bool:
        return any(each.code for each in house.app.core.health.errors.last)

    await eventually(remembered)
    trouble = house.app.core.health.errors.last[-1]
    refused = await mover.wait_for(lambda seen: seen.ephemeral and bool(trouble.code) and trouble.code in seen.text)
    assert "queen" not in refused.text
    shown = await _health(await _owner(house))
    assert trouble.code in shown.text
    assert "ZeroDivisionError" in shown.text
    assert table.game_id in shown.text
    assert "queen" not in shown.text


@pytest.mark.slow
async def test_without_a_database_the_owner_is_told_just_that(house: House) -> None:
    owner = await _owner(house)
    house.shore.trouble = "down"
    shown = await _health(owner)
    house.shore.trouble = ""
    assert "database isn't answering" in shown.text


async def test_a_bot_that_can_keep_nothing_is_not_ready(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    health = house.app.core.health
    assert await health.unwell() == ""
    monkeypatch.setattr("bot.health.writing.EVERY_S", 0.0)
    house.shore.trouble = "full"
    assert (await health.unwell()).startswith("the database takes nothing: full")
    house.shore.trouble = ""
    assert await health.unwell() == ""


@pytest.mark.slow
async def test_broken_games_are_set_aside_one_by_one_and_the_others_go_on(house: House) -> None:
    damaged, people = await house.game("Ben", "Carla")
    undrawn, _ = await house.game("Ben", "Carla")
    sound, _ = await house.game("Ben", "Carla")
    owner = await _owner(house)
    before = await house.panel(damaged, people[0])

    row = await house.store.games.load(damaged.game_id)
    await house.store.games.commit_move(
        Commit(game_id=damaged.game_id, expected_version=row.version, table_blob=b"\x93 no table")
    )
    deliver = house.delivery.deliver

    async def spilled(row: PostRow) -> int | None:
        if row.game_id == undrawn.game_id and row.kind in (Board.kind, Refresh.kind):
            raise ZeroDivisionError("the ink is spilled")
        return await deliver(row)

    house.delivery.deliver = spilled
    for table in (undrawn, sound):
        await _until_it_passes_on(house, table, people)
    await forged(people[0], before, f"q:{damaged.game_id}:0:@play")

    async def aside() -> bool:
        house.ahead += timedelta(minutes=10)
        house.app.core.outbox.wake()
        return set(await house.store.games.games_set_aside()) == {damaged.game_id, undrawn.game_id}

    await eventually(aside)
    await house.delivered(sound)
    moves = len(await house.store.games.moves(sound.game_id))
    mover = await house.mover(sound, people)
    await decide(mover, await house.panel(sound, mover))
    assert len(await house.store.games.moves(sound.game_id)) == moves + 1

    async def told() -> bool:
        return all(_told(owner, table.game_id) for table in (damaged, undrawn))

    await eventually(told)
    await house.restart()
    await house.later(hours=1)
    assert [len(_told(owner, table.game_id)) for table in (damaged, undrawn, sound)] == [1, 1, 0]
    shown = await _health(owner)
    assert "1 running" in shown.text
    assert "2 set aside" in shown.text
    assert damaged.game_id in shown.text
    assert undrawn.game_id in shown.text

    house.delivery.deliver = house.delivery.courier.deliver  # a version that can draw it: the operator lets it go on
    row = await house.store.games.load(undrawn.game_id)
    await house.store.games.commit_move(Commit(game_id=undrawn.game_id, expected_version=row.version, state="running"))
    await house.restart()
    moves = len(await house.store.games.moves(undrawn.game_id))
    await _until_it_passes_on(house, undrawn, people)
    await house.delivered(undrawn)
    assert len(await house.store.games.moves(undrawn.game_id)) > moves
    assert (await house.board(undrawn, people[0])).pings or (await house.board(undrawn, people[1])).pings


async def _until_it_passes_on(house: House, table: Table, people: list[Person]) -> None:
    mover = await house.mover(table, people)
    before = await house.owing(table)
    panel = await house.panel(table, mover)
    while await house.owing(table) == before:
        panel = await decide(mover, panel)
