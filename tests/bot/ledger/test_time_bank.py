"""A seat's bank of time: it runs, stands still, is filled up, and never leaves its bounds."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.ledger.time_bank import DAY, HOUR, PACES, Pace, TimeBank

NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)
BRISK = Pace(DAY, 4 * HOUR)


def test_a_bank_runs_only_while_its_clock_runs() -> None:
    bank = TimeBank(DAY)
    assert bank.left(NOW) == DAY
    assert bank.runs_out_at is None
    running = bank.started(NOW)
    assert running.left(NOW + timedelta(hours=5)) == 19 * HOUR
    assert running.runs_out_at == NOW + timedelta(days=1)
    assert running.started(NOW + timedelta(hours=5)) == running
    stopped = running.stopped(NOW + timedelta(hours=5))
    assert stopped.left(NOW + timedelta(days=9)) == 19 * HOUR


def test_an_answer_gives_the_increment_but_never_more_than_the_whole_bank() -> None:
    running = TimeBank(DAY).started(NOW)
    assert running.answered(NOW + timedelta(hours=10), BRISK).left_s == 18 * HOUR
    assert running.answered(NOW + timedelta(hours=1), BRISK).left_s == DAY


def test_nothing_is_left_of_a_bank_that_ran_out() -> None:
    running = TimeBank(HOUR).started(NOW)
    assert running.left(NOW + timedelta(days=3)) == 0
    assert running.answered(NOW + timedelta(days=3), BRISK).left_s == 4 * HOUR


@given(st.floats(0, DAY), st.integers(0, 999_999))
def test_nothing_is_left_at_the_very_moment_for_which_the_alarm_is_set(left_s: float, microseconds: int) -> None:
    running = TimeBank(left_s).started(NOW + timedelta(microseconds=microseconds))
    assert running.runs_out_at is not None
    assert running.left(running.runs_out_at) == 0


def test_paces_go_from_relaxed_to_brisk() -> None:
    assert [pace.bank_s for pace in PACES.values()] == sorted((pace.bank_s for pace in PACES.values()), reverse=True)
    assert all(0 < pace.increment_s < pace.bank_s for pace in PACES.values())


@given(st.lists(st.tuples(st.sampled_from(["start", "stop", "answer"]), st.integers(0, 2 * DAY)), max_size=20))
def test_a_bank_stays_between_nothing_and_full(acts: list[tuple[str, int]]) -> None:
    bank, now = TimeBank(float(BRISK.bank_s)), NOW
    for act, seconds in acts:
        now += timedelta(seconds=seconds)
        before = bank.left(now)
        match act:
            case "start":
                bank = bank.started(now)
            case "stop":
                bank = bank.stopped(now)
            case _:
                bank = bank.answered(now, BRISK)
        assert 0 <= bank.left(now) <= BRISK.bank_s
        if act != "answer":
            assert abs(bank.left(now) - before) < 1e-6


def test_a_clock_that_was_to_begin_later_begins_now_and_any_other_stays_as_it_is() -> None:
    standing, running = TimeBank(DAY), TimeBank(DAY).started(NOW)
    assert standing.no_later_than(NOW) == standing
    assert running.no_later_than(NOW) == running
    assert running.no_later_than(NOW + timedelta(hours=1)) == running
    assert running.no_later_than(NOW - timedelta(hours=1)) == TimeBank(DAY, NOW - timedelta(hours=1))
