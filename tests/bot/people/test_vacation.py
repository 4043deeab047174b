"""Vacations by one's own calendar: reading dates, daylight saving, and how many days a year has."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import Sorry
from bot.people.preferences import Habits, Owing, next_reminder, read_habits, written
from bot.people.quiet_hours import QuietHours
from bot.people.vacation import Vacation, check_limit, days_in, read_date, vacation_until

BERLIN = "Europe/Berlin"
NOON = datetime(2027, 3, 20, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2027-05-03", date(2027, 5, 3)),
        (" 2027-5-3 ", date(2027, 5, 3)),
        ("3.5.2027", date(2027, 5, 3)),
        ("03. 05. 2027", date(2027, 5, 3)),
        ("3.5.", date(2027, 5, 3)),
        ("3.5", date(2027, 5, 3)),
        ("20.3.", date(2027, 3, 20)),
        ("19.3.", date(2028, 3, 19)),
        ("29.2.", date(2028, 2, 29)),
    ],
)
def test_a_day_is_read_as_people_write_it(typed: str, meant: date) -> None:
    assert read_date(typed, NOON, BERLIN) == meant


@pytest.mark.parametrize(
    "typed",
    ["", "tomorrow", "31.2.", "2027-02-30", "0.1.", "1.13.2027", "99999-01-01", "3/5", "3.5.27", "-1.1.", "³.5."],
)
def test_what_is_no_day_gets_a_sentence(typed: str) -> None:
    with pytest.raises(Sorry) as refused:
        read_date(typed, NOON, BERLIN)
    assert refused.value.key == "vacation-no-date"


def test_a_vacation_ends_with_its_last_day_also_when_the_clocks_change_in_it() -> None:
    before = vacation_until(date(2027, 3, 27), NOON, BERLIN)
    assert before.end == datetime(2027, 3, 27, 23, tzinfo=UTC).timestamp()  # UTC+1
    after = vacation_until(date(2027, 3, 28), NOON, BERLIN)
    assert after.end == datetime(2027, 3, 28, 22, tzinfo=UTC).timestamp()  # UTC+2: that day had 23 hours
    autumn = vacation_until(date(2027, 10, 31), datetime(2027, 10, 25, tzinfo=UTC), BERLIN)
    assert autumn.end == datetime(2027, 10, 31, 23, tzinfo=UTC).timestamp()


def test_a_day_is_past_by_the_persons_own_calendar() -> None:
    late = datetime(2027, 3, 20, 23, 30, tzinfo=UTC)  # the 21st in Berlin
    with pytest.raises(Sorry, match="vacation-past"):
        vacation_until(date(2027, 3, 20), late, BERLIN)
    assert vacation_until(date(2027, 3, 20), late, "America/New_York").first == date(2027, 3, 20)
    with pytest.raises(Sorry, match="vacation-far"):
        vacation_until(date(2029, 3, 20), late, BERLIN)


def test_a_day_counts_once_and_each_year_for_itself() -> None:
    over_new_year = Vacation(date(2027, 12, 30), date(2028, 1, 2), 0)
    again = Vacation(date(2027, 12, 31), date(2027, 12, 31), 0)
    assert days_in([over_new_year, again], 2027) == 2
    assert days_in([over_new_year, again], 2028) == 2
    check_limit([again], over_new_year, 2)
    with pytest.raises(Sorry) as refused:
        check_limit([Vacation(date(2027, 1, 1), date(2027, 1, 1), 0)], over_new_year, 2)
    assert refused.value.args_ == {"limit": 2, "left": 1, "year": "2027"}


@given(st.integers(0, 60), st.integers(0, 40))
def test_coming_back_early_gives_the_days_back_that_have_not_begun(planned: int, gone: int) -> None:
    vacation = vacation_until(NOON.date() + timedelta(days=planned), NOON, BERLIN)
    then = NOON + timedelta(days=gone)
    cut = vacation.cut(then, BERLIN)
    assert cut.until(then) is None
    assert days_in([cut], 2027) == min(planned, gone) + 1


def test_nobody_is_reminded_on_vacation_nor_in_the_night_it_ends() -> None:
    away = vacation_until(date(2027, 3, 30), NOON, BERLIN)
    owing = Owing(NOON.timestamp())
    habits = Habits(zone=BERLIN, vacations=(away,))
    due = next_reminder(owing, habits, "g")
    assert due == datetime.fromtimestamp(away.end, UTC) + timedelta(hours=9)
    lazy = Habits(zone=BERLIN, vacations=(away,), quiet=QuietHours(22 * 60, 11 * 60))
    assert next_reminder(owing, lazy, "g") == datetime(2027, 3, 31, 9, tzinfo=UTC)
    later = Owing(away.end + 3600.0)
    assert next_reminder(later, habits, "g") == datetime.fromtimestamp(away.end, UTC) + timedelta(hours=25)


def test_vacations_are_stored_and_read_again() -> None:
    habits = Habits(zone=BERLIN, vacations=(vacation_until(date(2027, 3, 28), NOON, BERLIN),))
    assert read_habits(written(habits)) == habits
    assert habits.away_until(NOON) == datetime(2027, 3, 28, 22, tzinfo=UTC)
    assert habits.away_until(NOON + timedelta(days=9)) is None
