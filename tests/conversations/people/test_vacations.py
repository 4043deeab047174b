"""Vacations: clocks and reminders stand still, everybody sees why, and a year has only so many days of them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.gateway.controls import OWN, control
from bot.ledger.time_bank import DAY
from bot.people.preferences import read_preferences, written
from bot.people.quiet_hours import QuietHours
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, decide, forged

BERLIN = ZoneInfo("Europe/Berlin")


def _day(house: House, days: int) -> str:
    """A date so many days from now in Berlin."""
    return (house.now().astimezone(BERLIN) + timedelta(days=days)).strftime("%Y-%m-%d")


async def _settings(person: Person) -> ShownMessage:
    return await (await person.command("settings")).reply()


async def _go(person: Person, last: str, zone: str = "Berlin") -> ShownMessage:
    """Fill in the form for a vacation; what the panel becomes."""
    panel = await _settings(person)
    form = await person.press(panel, control(OWN, 0, "@vacation"))
    return await (await person.submit(form, {"last": last, "zone": zone})).reply()


async def _refused(person: Person, last: str, zone: str = "Berlin") -> str:
    """Fill in the form for a vacation that can't be; the sentence that says so."""
    panel = await _settings(person)
    form = await person.press(panel, control(OWN, 0, "@vacation"))
    await person.submit(form, {"last": last, "zone": zone})
    return (await person.wait_for(lambda seen: seen.ephemeral and int(seen.id) > int(panel.id))).text


async def _left(house: House, table: Table, person: Person) -> float:
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(person.id))
    assert seat is not None
    return loaded.saved.course.banks[seat].left(house.now())


async def _two(house: House, clock: str = "brisk") -> tuple[Table, Person, Person]:
    """A game of two: the table, who decides, the other."""
    table, people = await house.game("Anna", "Carla", clock=clock)
    mover = await house.mover(table, people)
    return table, mover, next(person for person in people if person is not mover)


def _calls(person: Person) -> list[ShownMessage]:
    return [seen for seen in person.seen.values() if not seen.ephemeral and seen.pings]


@pytest.mark.slow
async def test_clocks_and_reminders_stand_still_until_the_last_day_is_over(house: House) -> None:
    table, away, other = await _two(house)
    panel = await _go(away, _day(house, 5))
    assert "until <t:" in panel.text
    left, called = await _left(house, table, away), len(_calls(away))
    assert left == pytest.approx(DAY, abs=60)
    end = house.now().astimezone(BERLIN).replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=6)
    await house.later(seconds=(end.astimezone(UTC) - house.now()).total_seconds() - 60)
    await house.delivered(table)
    assert await _left(house, table, away) == left
    assert len(_calls(away)) == called
    assert not [seen for seen in _calls(other) if controls(seen, "@vote")]
    await house.later(hours=6)
    await house.delivered(table)
    assert await _left(house, table, away) == pytest.approx(DAY - 6 * 3600, abs=120)
    assert len(_calls(away)) == called
    await house.later(hours=4)
    await house.delivered(table)
    assert len(_calls(away)) == called + 1


@pytest.mark.slow
async def test_the_others_see_who_is_away_until_when_and_the_board_is_edited_silently(house: House) -> None:
    table, away, other = await _two(house)
    called = len(_calls(other)), len(_calls(away))
    await _go(away, _day(house, 5))
    await house.delivered(table)
    board = await other.wait_for(lambda seen: bool(controls(seen, "@play")) and "vacation until" in seen.text)
    assert away.name in board.text
    assert (len(_calls(other)), len(_calls(away))) == called
    panel = await (await other.press(board, controls(board, "@play")[0])).reply()
    assert f"{away.name} is on vacation until" in panel.text
    log = await (await other.command("log")).reply()
    assert f"{away.name} is on vacation until" in log.text.replace("*", "")
    await house.later(days=7)
    await house.delivered(table)
    board = await house.board(table, other)
    assert "🏖️" not in board.text or "back from vacation" in board.text
    assert f"{away.name} is on vacation until" not in board.text.split("back from vacation")[-1]


@pytest.mark.slow
async def test_playing_on_vacation_is_possible(house: House) -> None:
    table, away, other = await _two(house)
    await _go(away, _day(house, 5))
    panel = await house.panel(table, away)
    while choices(panel):
        panel = await decide(away, panel)
    assert await house.mover(table, [away, other]) is other


@pytest.mark.slow
async def test_back_again_lets_the_clock_run_and_gives_the_other_days_back(house: House) -> None:
    table, away, _ = await _two(house)
    panel = await _go(away, _day(house, 20))
    assert "days of vacation left in" in panel.text
    await house.later(days=2)
    panel = await _settings(away)
    back = next(item for item in panel.buttons if item["custom_id"] == control(OWN, 0, "@return"))
    assert back["label"] == "I'm back"
    panel = await (await away.press(panel, back["custom_id"])).reply()
    assert "not on vacation" in panel.text
    loaded = await house.ledger.load(table.game_id)
    assert loaded.saved.course.away == {}
    assert any(bank.since is not None for bank in loaded.saved.course.banks)
    again = await _go(away, _day(house, 20))  # 3 + 20 days are within 30
    assert "until <t:" in again.text


async def test_a_year_has_only_so_many_days_of_vacation(house: House) -> None:
    (anna,) = await house.people("Anna")
    said = await _refused(anna, _day(house, 200))
    assert "30 days of vacation" in said
    assert (await house.store.people.person(int(anna.id))) is None


@pytest.mark.slow
async def test_the_strictest_server_of_the_running_games_counts(house: House) -> None:
    table, away, _ = await _two(house)
    row = await house.store.games.load(table.game_id)
    assert row.guild_id is not None
    await house.store.people.set_guild(row.guild_id, settings={"vacation_days": 7})
    assert "7 days of vacation" in await _refused(away, _day(house, 9))
    await house.store.people.set_guild(row.guild_id, settings={"vacation_days": 0})
    assert "allows no vacations" in await _refused(away, _day(house, 1))
    assert (await house.ledger.load(table.game_id)).saved.course.away == {}


@pytest.mark.parametrize(
    ("last", "zone", "said"),
    [
        ("soon", "Berlin", "soon"),
        ("31.2.", "Berlin", "31.2."),
        ("2020-01-01", "Berlin", "passed"),
        ("2999-01-01", "Berlin", "more than a year"),
        ("1.1.", "Atlantis", "Atlantis"),
    ],
)
async def test_an_impossible_day_or_place_gets_a_sentence(house: House, last: str, zone: str, said: str) -> None:
    (anna,) = await house.people("Anna")
    assert said in await _refused(anna, last, zone)
    assert await house.store.people.person(int(anna.id)) is None


async def test_who_is_not_away_cannot_come_back(house: House) -> None:
    (anna,) = await house.people("Anna")
    panel = await _go(anna, _day(house, 1))
    back = control(OWN, 0, "@return")
    await (await anna.press(panel, back)).reply()
    await forged(anna, panel, back)
    await anna.wait_for(lambda seen: seen.ephemeral and "You're not on vacation." in seen.text and seen.id != panel.id)


@pytest.mark.slow
async def test_a_vacation_drops_the_question_and_its_end_leaves_time_to_play(house: House) -> None:
    table, late, other = await _two(house)
    await house.later(days=1, minutes=1)
    await house.delivered(table)
    assert len([seen for seen in _calls(other) if controls(seen, "@vote")]) == 1
    await _go(late, _day(house, 2))
    assert (await house.ledger.load(table.game_id)).saved.course.vote is None
    panel = await (await late.press(await _settings(late), control(OWN, 0, "@return"))).reply()
    assert "not on vacation" in panel.text
    assert await _left(house, table, late) == pytest.approx(4 * 3600, abs=60)
    assert (await house.ledger.load(table.game_id)).saved.course.vote is None


@pytest.mark.slow
async def test_a_game_that_begins_while_somebody_is_away_lets_their_clock_stand(house: House) -> None:
    anna, carla = await house.people("Anna", "Carla")
    for person in (anna, carla):
        await _go(person, _day(house, 5))
    table, _ = await house.game("Anna", "Carla", clock="brisk")
    course = (await house.ledger.load(table.game_id)).saved.course
    assert set(course.away) == {int(anna.id), int(carla.id)}
    assert all(bank.since is None for bank in course.banks)
    await house.later(days=7)
    await house.delivered(table)
    course = (await house.ledger.load(table.game_id)).saved.course
    assert course.away == {}


@pytest.mark.slow
async def test_a_restart_forgets_no_vacation_and_no_return(house: House) -> None:
    table, away, other = await _two(house)
    await _go(away, _day(house, 3))
    await house.restart()
    await house.later(days=2)
    assert not [seen for seen in _calls(other) if controls(seen, "@vote")]
    await house.stop()
    house.ahead += timedelta(days=3)  # nobody was there when it ended
    await house.start()
    await house.delivered(table)
    course = (await house.ledger.load(table.game_id)).saved.course
    assert course.away == {}
    assert course.vote is None
    assert any(bank.since is not None for bank in course.banks)


@pytest.mark.slow
@pytest.mark.parametrize("hour", [1, 2], ids=["before the change", "after the change"])
async def test_quiet_hours_and_vacations_keep_to_the_wall_clock_over_a_change_of_clocks(
    house: House, hour: int
) -> None:
    change = _next_change(house.now() + timedelta(days=8))
    house.ahead = change - timedelta(days=4) - house.now()
    table, away, _ = await _two(house, clock="daily")
    last = (change - timedelta(days=1) if hour == 1 else change).astimezone(BERLIN).date()
    await _go(away, last.isoformat())
    stored = await house.store.people.person(int(away.id))
    assert stored is not None
    preferences = read_preferences(stored.settings)
    midnight = datetime.combine(last + timedelta(days=1), datetime.min.time(), BERLIN).astimezone(UTC)
    assert preferences.vacations[-1].end == midnight.timestamp()
    preferences = replace(preferences, every_h=6, quiet=QuietHours(22 * 60, 10 * 60))
    await house.store.people.set_person(int(away.id), name=away.name, settings=written(preferences))
    await house.parts.alarms.set_alarms(int(away.id))
    called = len(_calls(away))
    ten = datetime.combine(last + timedelta(days=1), datetime.min.time().replace(hour=10), BERLIN).astimezone(UTC)
    await house.later(seconds=(ten - house.now()).total_seconds() - 60)
    await house.delivered(table)
    assert len(_calls(away)) == called
    await house.later(minutes=2)
    await house.delivered(table)
    assert len(_calls(away)) == called + 1


def _next_change(after: datetime) -> datetime:
    """The next moment at which Berlin's clocks are put forward or back, to the hour."""
    moment = after.replace(minute=0, second=0, microsecond=0)
    while moment.astimezone(BERLIN).utcoffset() == (moment + timedelta(hours=1)).astimezone(BERLIN).utcoffset():
        moment += timedelta(hours=1)
    return moment


@pytest.mark.slow
async def test_a_german_goes_on_vacation_in_german(house: House) -> None:
    (ben,) = await house.people("Ben")
    panel = await _go(ben, _day(house, 3))
    assert "im Urlaub bis" in panel.text
