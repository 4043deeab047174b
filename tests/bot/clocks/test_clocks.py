"""The clocks of a game: gifts of time come and go with the answers that brought them, whatever is taken back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clocks import clocks
from bot.ledger.course import Course
from bot.ledger.options import CLOCKS, NO_CLOCK
from bot.ledger.time_bank import DAY, HOUR, PACES

NOW = datetime(2027, 3, 28, tzinfo=UTC)


def _course(pace: str = "brisk", seats: int = 3) -> Course:
    course = Course()
    clocks.begin(course, pace, seats)
    return course


def test_without_a_clock_there_is_nothing_to_run() -> None:
    course = _course("none")
    assert not clocks.run(course, [0], NOW)
    clocks.answered(course, 0, 1, NOW)
    assert clocks.out_of_time(course, NOW + timedelta(days=99)) == []
    assert clocks.pace_of(course) is None


def test_a_clock_that_goes_on_has_not_begun() -> None:
    course = _course()
    assert clocks.run(course, [0], NOW)
    assert not clocks.run(course, [0], NOW + timedelta(hours=1))
    assert clocks.run(course, [0, 1], NOW + timedelta(hours=2))
    assert course.banks[0].left(NOW + timedelta(hours=3)) == 21 * HOUR


def test_who_is_out_of_time_is_found_only_while_the_clock_runs() -> None:
    course = _course()
    clocks.run(course, [1], NOW)
    assert clocks.out_of_time(course, NOW + timedelta(hours=23)) == []
    then = NOW + timedelta(hours=24)
    assert clocks.out_of_time(course, then) == [1]
    clocks.run(course, [], then)
    assert clocks.out_of_time(course, then) == []


def test_waiting_gives_a_day_at_least() -> None:
    assert clocks.more_time(_course("brisk")) == DAY
    assert clocks.more_time(_course("relaxed")) == PACES["relaxed"].increment_s


def test_filling_a_bank_up_takes_nothing_from_a_fuller_one() -> None:
    course = _course()
    clocks.at_least(course, 0, HOUR, NOW)
    assert course.banks[0].left_s == DAY
    clocks.run(course, [0], NOW)
    then = NOW + timedelta(days=2)
    clocks.at_least(course, 0, HOUR, then)
    assert course.banks[0].runs_out_at == then + timedelta(hours=1)


def test_only_the_gift_of_what_was_taken_back_goes() -> None:
    course = _course()
    clocks.run(course, [0, 1], NOW)
    then = NOW + timedelta(hours=10)
    clocks.answered(course, 0, 1, then)
    clocks.answered(course, 1, 2, then)
    clocks.take_back(course, [1], then)
    assert [bank.left_s for bank in course.banks] == [14 * HOUR, 18 * HOUR, DAY]
    clocks.give_again(course, 4, [0], then)
    assert [bank.left_s for bank in course.banks] == [18 * HOUR, 18 * HOUR, DAY]
    clocks.take_back(course, [4], then)
    assert course.banks[0].left_s == 14 * HOUR


@given(
    st.lists(
        st.tuples(st.sampled_from(["answer", "back", "again"]), st.integers(0, 2), st.integers(0, 5 * HOUR)),
        max_size=40,
    )
)
def test_no_taking_back_and_playing_again_gains_time(acts: list[tuple[str, int, int]]) -> None:
    course, now = _course(), NOW
    for number, (act, seat, seconds) in enumerate(acts):
        now += timedelta(seconds=seconds)
        clocks.run(course, [seat], now)
        before = [bank.left(now) for bank in course.banks]
        owed = sum(gift.seconds for gift in course.revoked)
        if act == "answer":
            clocks.answered(course, seat, number, now)
            course.revoked = []
        elif act == "back" and course.gifts:
            clocks.take_back(course, [course.gifts[-1].number], now)
            gone = sum(before) - sum(bank.left(now) for bank in course.banks)
            assert gone == pytest.approx(sum(gift.seconds for gift in course.revoked))
        elif act == "again":
            clocks.give_again(course, number, [0, 1, 2], now)
            come = sum(bank.left(now) for bank in course.banks) - sum(before)
            assert -1e-6 <= come <= owed + 1e-6
        assert all(0 <= bank.left(now) <= DAY for bank in course.banks)


@pytest.mark.parametrize("clock", CLOCKS)
def test_every_clock_of_new_can_be_begun(clock: str) -> None:
    course = _course(clock)
    assert bool(course.banks) == (clock != NO_CLOCK)
