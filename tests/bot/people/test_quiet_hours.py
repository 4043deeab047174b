"""Quiet hours by the wall clock of the person, on the two odd nights of the year as well."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import Sorry
from bot.people.quiet_hours import (
    QuietHours,
    after_quiet,
    matching_zones,
    read_time,
    read_zone,
    zone_named,
    zones,
)

NIGHT = QuietHours(22 * 60, 8 * 60)
BERLIN = "Europe/Berlin"


def _utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("moment", "called"),
    [
        ("2026-07-01T12:00", "2026-07-01T12:00"),  # two in the afternoon: at once
        ("2026-07-01T19:59", "2026-07-01T19:59"),  # a minute before ten
        ("2026-07-01T20:00", "2026-07-02T06:00"),  # ten at night: at eight
        ("2026-07-01T23:30", "2026-07-02T06:00"),  # after midnight: at eight the same day
        ("2026-07-02T05:59", "2026-07-02T06:00"),
        ("2026-07-02T06:00", "2026-07-02T06:00"),
    ],
)
def test_nobody_is_called_between_ten_and_eight(moment: str, called: str) -> None:
    assert after_quiet(_utc(moment), NIGHT, BERLIN) == _utc(called)


def test_the_night_is_an_hour_shorter_in_spring_and_longer_in_autumn() -> None:
    assert after_quiet(_utc("2026-03-28T22:00"), NIGHT, BERLIN) == _utc("2026-03-29T06:00")
    assert after_quiet(_utc("2026-10-24T21:00"), NIGHT, BERLIN) == _utc("2026-10-25T07:00")


def test_quiet_hours_that_end_in_the_skipped_hour_end_all_the_same() -> None:
    short = QuietHours(60, 2 * 60 + 30)  # half past two does not exist that night
    called = after_quiet(_utc("2026-03-29T00:30"), short, BERLIN)
    assert called == _utc("2026-03-29T01:30")


def test_begin_and_end_alike_mean_no_quiet_hours() -> None:
    moment = _utc("2026-07-01T23:30")
    assert after_quiet(moment, QuietHours(480, 480), BERLIN) == moment
    assert after_quiet(moment, None, BERLIN) == moment


@given(
    minutes=st.integers(0, 2 * 366 * 24 * 60),
    begin=st.integers(0, 1439),
    end=st.integers(0, 1439),
    zone=st.sampled_from([BERLIN, "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia"]),
)
def test_a_call_is_never_early_never_a_day_late_and_never_in_quiet_hours(
    minutes: int, begin: int, end: int, zone: str
) -> None:
    moment, quiet = _utc("2026-01-01T00:00") + timedelta(minutes=minutes), QuietHours(begin, end)
    called = after_quiet(moment, quiet, zone)
    assert moment <= called <= moment + timedelta(hours=25, minutes=1)
    local = called.astimezone(zone_named(zone))
    shifted = any(
        (called + timedelta(hours=hours)).astimezone(zone_named(zone)).utcoffset() != local.utcoffset()
        for hours in (-3, 3)
    )
    if not shifted:  # within the odd night itself the wall clock jumps over the end
        assert not quiet.covers(local.hour * 60 + local.minute)


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("22", 1320), ("7", 420), ("07:05", 425), ("22.30", 1350), (" 6h15 ", 375), ("10pm", 1320), ("10:30 PM", 1350),
        ("8 a.m.", 480), ("12am", 0), ("12 pm", 720), ("22 Uhr", 1320),
    ],
)  # fmt: skip
def test_a_time_is_read_as_people_write_it(typed: str, minutes: int) -> None:
    assert read_time(typed) == minutes


@pytest.mark.parametrize("typed", ["25", "7:60", "noon", "", "-1", "7:5", "13pm", "0 am", "8 m"])
def test_what_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(Sorry, match="settings-no-time"):
        read_time(typed)


def test_a_zone_is_found_by_its_place() -> None:
    assert read_zone("Berlin") == BERLIN
    assert read_zone("europe/berlin") == BERLIN
    assert read_zone("new york") == "America/New_York"
    assert matching_zones("berl", 5)[0] == BERLIN
    assert len(zones()) > 300
    for typed in ("Atlantis", "", "Mars/Olympus"):
        with pytest.raises(Sorry, match="settings-no-zone"):
            read_zone(typed)


def test_a_zone_the_machine_does_not_know_is_utc() -> None:
    assert zone_named("Mars/Olympus").key == "UTC"
