"""Reminders over days: as often as each person likes, never at night, never twice, never once it is answered."""

from __future__ import annotations

from datetime import timedelta
from typing import Literal

import pytest

from bot.people.preferences import MOST_REMINDERS, Preferences, read_preferences, written
from bot.people.quiet_hours import QuietHours
from bot.sandbox.autoplay import controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, decide, menu_of


def _reminders(person: Person) -> list[ShownMessage]:
    return [seen for seen in person.seen.values() if "⏰" in seen.text and not seen.ephemeral and seen.pings]


async def _set(house: House, person: Person, preferences: Preferences) -> None:
    await house.store.people.set_person(int(person.id), name=person.name, settings=written(preferences))
    await house.parts.alarms.set_alarms(int(person.id))


@pytest.mark.slow
async def test_a_person_is_reminded_every_day_four_times_at_most_and_others_never(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    other = next(person for person in people if person is not mover)
    seen = []
    for _ in range(8):
        await house.later(days=1, minutes=1)
        await house.delivered(table)
        seen.append(len(_reminders(mover)))
    assert seen == [1, 2, 3, MOST_REMINDERS, MOST_REMINDERS, MOST_REMINDERS, MOST_REMINDERS, MOST_REMINDERS]
    assert not _reminders(other)


@pytest.mark.slow
async def test_acting_stops_reminders_and_the_next_decision_starts_afresh(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    await house.later(hours=25)
    await house.delivered(table)
    (reminder,) = _reminders(mover)
    assert reminder.raw["content"].endswith("-# It has been waiting for you for 24 hours.")
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await house.later(hours=23)
    await house.delivered(table)
    assert len(_reminders(mover)) == 1
    other = await house.mover(table, people)
    assert other is not mover
    assert not _reminders(other)
    await house.later(hours=2)
    await house.delivered(table)
    assert len(_reminders(other)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("way", ["mention", "direct"])
async def test_a_reminder_says_what_happened_last_as_the_board_does(
    house: House, way: Literal["mention", "direct"]
) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    panel = await house.panel(table, first)
    while choices(panel):
        panel = await decide(first, panel)
    await house.delivered(table)
    board, other = (await house.boards(table, first))[-1], await house.mover(table, people)
    await _set(house, other, Preferences(way=way))
    await house.store.people.set_person(int(other.id), name=other.name, locale="en")  # as the board
    await house.later(hours=25)
    await house.delivered(table)
    (reminder,) = [seen for seen in other.seen.values() if "⏰" in seen.content]
    call, *last, waited = reminder.content.split("\n")
    assert "\n".join([call.partition(" · ")[2], *last]) in board.content.partition(" · ")[2], (
        "the call, and what stands below it"
    )
    assert last
    assert waited.startswith("-#")


@pytest.mark.slow
async def test_a_reminder_of_the_very_first_decision_has_nothing_to_tell(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    await house.later(hours=25)
    await house.delivered(table)
    (reminder,) = _reminders(mover)
    assert len(reminder.content.split("\n")) == 2


@pytest.mark.slow
async def test_a_reminder_leads_to_the_panel(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    await house.later(hours=25)
    await house.delivered(table)
    (reminder,) = _reminders(mover)
    panel = await (await mover.press(reminder, controls(reminder, "@play")[0])).reply()
    assert choices(panel)


@pytest.mark.slow
async def test_a_restart_forgets_no_reminder(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    await house.stop()
    house.ahead += timedelta(days=3)  # nobody was there to remind anybody
    await house.start()
    await house.delivered(table)
    assert len(_reminders(mover)) == 1
    await house.later(hours=23)
    await house.delivered(table)
    assert len(_reminders(mover)) == 1


@pytest.mark.slow
async def test_nobody_is_reminded_in_their_quiet_hours(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    due = house.now() + timedelta(hours=6)
    begin = due.hour * 60 + due.minute
    quiet = QuietHours((begin - 60) % 1440, (begin + 120) % 1440)
    await _set(house, mover, Preferences(every_h=6, zone="Africa/Abidjan", quiet=quiet))
    await house.later(hours=7)
    await house.delivered(table)
    assert not _reminders(mover)
    await house.later(hours=1, minutes=10)
    await house.delivered(table)
    assert len(_reminders(mover)) == 1


@pytest.mark.slow
async def test_a_direct_message_reaches_only_the_person(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    await _set(house, mover, Preferences(way="direct"))
    await house.later(hours=25)
    await house.delivered(table)
    direct = [seen for seen in mover.seen.values() if "⏰" in seen.text]
    assert len(direct) == 1
    thread = await house.thread(table)
    assert direct[0].channel_id != thread
    assert direct[0].raw["content"].endswith(f"-# It has been waiting for you in <#{thread}> for 24 hours.")
    assert choices(await (await mover.press(direct[0], controls(direct[0], "@play")[0])).reply())
    for person in people:
        if person is not mover:
            assert not [seen for seen in person.seen.values() if "⏰" in seen.text]


@pytest.mark.slow
@pytest.mark.parametrize("how", ["never", "muted"])
async def test_who_wants_no_reminder_gets_none(house: House, how: str) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    await _set(house, mover, Preferences(every_h=0) if how == "never" else Preferences(muted=(table.game_id,)))
    await house.later(days=6)
    await house.delivered(table)
    assert not _reminders(mover)


@pytest.mark.slow
async def test_a_muted_game_mentions_nobody_who_muted_it(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    other = next(person for person in people if person is not mover)
    await _set(house, other, Preferences(muted=(table.game_id,)))
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await house.delivered(table)
    board = await house.board(table, other)
    assert await house.mover(table, people) is other
    assert not board.pings
    assert other.name in board.text


@pytest.mark.slow
async def test_the_panel_of_settings_changes_one_thing_at_a_time(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    anna = people[0]
    panel = await (await anna.command("settings")).reply()
    assert "every 24 hours" in panel.text
    panel = await (await anna.select(panel, menu_of(panel, "@remind"), ["6"])).reply()
    panel = await (await anna.select(panel, menu_of(panel, "@way"), ["direct"])).reply()
    panel = await (await anna.select(panel, menu_of(panel, "@mute"), [table.game_id])).reply()
    assert "every 6 hours" in panel.text
    assert "direct message" in panel.text
    assert "🔕" in panel.text
    form = await anna.press(panel, controls(panel, "@quiet")[0])
    panel = await (await anna.submit(form, {"begin": "23", "end": "7:30", "zone": "new york"})).reply()
    assert "23:00" in panel.text
    assert "07:30" in panel.text
    assert "America/New York" in panel.text
    stored = await house.store.people.person(int(anna.id))
    assert stored is not None
    wanted = Preferences(6, "direct", "America/New_York", QuietHours(23 * 60, 7 * 60 + 30), (table.game_id,))
    assert read_preferences(stored.settings) == wanted
    panel = await (await anna.press(panel, controls(panel, "@noquiet")[0])).reply()
    panel = await (await anna.select(panel, panel.selects[-1]["custom_id"], [table.game_id])).reply()
    assert "🔕" not in panel.text
    assert "No quiet hours" in panel.text


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"begin": "25:00", "end": "8", "zone": "London"}, "25:00"),
        ({"begin": "22", "end": "8", "zone": "Atlantis"}, "Atlantis"),
        ({"begin": "22", "end": "22:00", "zone": "London"}, "differ"),
    ],
)
async def test_an_impossible_time_or_place_gets_a_sentence(house: House, given: dict[str, str], said: str) -> None:
    (anna,) = await house.people("Anna")
    panel = await (await anna.command("settings")).reply()
    form = await anna.press(panel, controls(panel, "@quiet")[0])
    await anna.submit(form, given)
    refused = await anna.wait_for(lambda seen: seen.ephemeral and seen.id != panel.id)
    assert said in refused.text
    assert await house.store.people.person(int(anna.id)) is None


async def test_a_german_reads_german_settings(house: House) -> None:
    (ben,) = await house.people("Ben")
    panel = await (await ben.command("settings")).reply()
    assert "erinnere ich dich alle 24 Stunden" in panel.text
