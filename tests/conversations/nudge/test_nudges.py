"""Nudging: once a day and politely, when it suits whoever is called; what the answer says tells nothing of them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.gateway.controls import control
from bot.people.preferences import Preferences, written
from bot.people.quiet_hours import QuietHours
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, decide, forged


async def _two(house: House) -> tuple[Table, Person, Person]:
    """A game of two: the table, who holds it up, and who waits."""
    table, people = await house.game("Anna", "Carla")
    mover = await house.mover(table, people)
    return table, mover, next(person for person in people if person is not mover)


async def _set(house: House, person: Person, **preferences: Any) -> None:
    settings = written(Preferences(**preferences))
    await house.store.people.set_person(int(person.id), name=person.name, settings=settings)
    await house.parts.alarms.set_alarms(int(person.id))


async def _nudge(house: House, table: Table, person: Person) -> str:
    """Press the button in the panel; what is answered."""
    panel = await house.panel(table, person)
    answer = await (await person.press(panel, controls(panel, "@nudge")[0])).reply()
    assert answer.ephemeral
    await house.settled()
    return answer.text


def _nudges(person: Person) -> list[ShownMessage]:
    return [seen for seen in person.seen.values() if "👋" in seen.text and not seen.ephemeral and seen.pings]


async def test_whoever_holds_the_game_up_is_called_once_more_and_goes_on_from_there(house: House) -> None:
    table, mover, waits = await _two(house)
    await house.later(hours=4)
    said = await _nudge(house, table, waits)
    assert mover.name in said
    assert re.search(r"You can nudge again <t:\d+:R>|Wieder anstupsen kannst du <t:\d+:R>", said)
    (nudge,) = _nudges(mover)
    assert "looking forward to your move" in nudge.text
    assert nudge.text.count("👋") == 1
    assert waits.name not in nudge.text
    assert not _nudges(waits)
    assert choices(await (await mover.press(nudge, controls(nudge, "@play")[0])).reply())
    assert re.search("nudged today|Heute ist schon", await _nudge(house, table, waits))
    assert len(_nudges(mover)) == 1


@pytest.mark.slow
async def test_once_a_day_about_one_decision_and_not_right_after_the_call(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    waits = next(person for person in people if person is not mover)
    early = await _nudge(house, table, waits)
    assert re.search(r"<t:\d+:R>", early)
    assert not _nudges(mover)
    for nudges in (1, 1, 2):
        await house.later(hours=13)
        await _nudge(house, table, waits)
        assert len(_nudges(mover)) == nudges


@pytest.mark.slow
async def test_a_nudge_takes_the_place_of_the_next_reminder_but_is_none_of_those_that_come_by_themselves(
    house: House,
) -> None:
    table, mover, waits = await _two(house)
    await house.later(hours=20)
    await _nudge(house, table, waits)
    reminders = [seen for seen in mover.seen.values() if "⏰" in seen.text and seen.pings]
    await house.later(hours=23)
    assert not reminders
    await house.restart()
    await house.later(hours=2)
    assert len([seen for seen in mover.seen.values() if "⏰" in seen.text and seen.pings]) == 1
    owes = (await house.ledger.load(table.game_id)).saved.owing
    assert [each.reminded for each in owes if each is not None] == [1]


@pytest.mark.slow
async def test_nobody_is_nudged_at_night_but_in_the_morning(house: House) -> None:
    table, mover, waits = await _two(house)
    await house.later(hours=4)
    minute = house.now().hour * 60 + house.now().minute
    quiet = QuietHours((minute - 60) % 1440, (minute + 120) % 1440)
    await _set(house, mover, zone="Africa/Abidjan", quiet=quiet)
    assert mover.name in await _nudge(house, table, waits)
    assert not _nudges(mover)
    await house.later(hours=2, minutes=10)
    assert len(_nudges(mover)) == 1


@pytest.mark.slow
async def test_whoever_has_muted_the_game_is_not_called_and_the_answer_does_not_tell(house: House) -> None:
    table, mover, waits = await _two(house)
    await house.later(hours=4)
    await _set(house, mover, muted=(table.game_id,))
    assert mover.name in await _nudge(house, table, waits)
    await house.later(hours=30)
    assert not _nudges(mover)


@pytest.mark.slow
async def test_whoever_is_on_vacation_and_whoever_is_not_waited_for_is_left_alone(house: House) -> None:
    table, mover, waits = await _two(house)
    await house.later(hours=4)
    board = await house.board(table, mover)
    own = await forged(mover, board, control(table.game_id, 0, "@nudge"))
    assert re.search("The game isn't waiting for anybody else|Auf niemand anderen", (await own.reply()).text)
    settings = await (await mover.command("settings")).reply()
    form = await mover.press(settings, control("me", 0, "@vacation"))
    last = (house.now().date().replace(day=28)).strftime("%Y-%m-%d") if house.now().day < 27 else "1.3."
    await (await mover.submit(form, {"last": last, "zone": "Berlin"})).reply()
    assert re.search("vacation|Urlaub", await _nudge(house, table, waits))
    assert not _nudges(mover)


@pytest.mark.slow
async def test_everybody_finds_the_button_below_the_status_card_while_people_play_together(house: House) -> None:
    table, mover, waits = await _two(house)
    await house.later(hours=4)
    row = await house.store.games.load(table.game_id)
    card = waits.seen[str(row.lobby_message_id)]
    answer = await (await waits.press(card, controls(card, "@nudge")[0])).reply()
    assert answer.ephemeral
    assert mover.name in answer.text
    panel = await house.panel(table, mover)
    assert not controls(panel, "@nudge"), "whoever decides has nobody to nudge"
    while choices(panel):
        panel = await decide(mover, panel)
    assert controls(panel, "@nudge")
