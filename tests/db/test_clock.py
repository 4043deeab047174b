"""A clock that is wrong for moments is not believed; one that stays changed is."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from db.clock import BELIEVED_AFTER_S, JUMP, SteadyClock

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


class Machine:
    """A machine's clock, and the seconds that pass on it."""

    def __init__(self) -> None:
        self.ahead = timedelta()
        self.passed = 0.0

    def wall(self) -> datetime:
        return NOON + timedelta(seconds=self.passed) + self.ahead

    def steady(self) -> float:
        return self.passed


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
def clock(machine: Machine) -> SteadyClock:
    return SteadyClock(machine.wall, machine.steady)


@pytest.mark.parametrize("jump", [timedelta(days=30), timedelta(days=-30), timedelta(minutes=1), JUMP])
def test_a_jump_that_lasts_a_second_is_not_noticed(machine: Machine, clock: SteadyClock, jump: timedelta) -> None:
    machine.passed = 60.0
    assert clock() == NOON + timedelta(seconds=60)
    machine.ahead = jump
    machine.passed = 60.5
    assert clock() == NOON + timedelta(seconds=60.5)
    machine.passed = 61.0
    assert clock() == NOON + timedelta(seconds=61)
    machine.ahead = timedelta()
    machine.passed = 62.0
    assert clock() == NOON + timedelta(seconds=62)


@pytest.mark.parametrize("jump", [timedelta(days=30), timedelta(days=-30)])
def test_a_jump_that_lasts_is_believed(machine: Machine, clock: SteadyClock, jump: timedelta) -> None:
    machine.ahead = jump
    assert clock() == NOON
    machine.passed = BELIEVED_AFTER_S - 1
    assert clock() == NOON + timedelta(seconds=BELIEVED_AFTER_S - 1)
    machine.passed = BELIEVED_AFTER_S
    assert clock() == NOON + timedelta(seconds=BELIEVED_AFTER_S) + jump


@pytest.mark.parametrize("further", [JUMP, -JUMP])
def test_a_clock_that_jumps_on_is_believed_no_sooner(machine: Machine, clock: SteadyClock, further: timedelta) -> None:
    for at, ahead, believed in (
        (0.0, timedelta(days=1), False),
        (200.0, timedelta(days=1) + further, False),
        (BELIEVED_AFTER_S, timedelta(days=1) + further, False),
        (BELIEVED_AFTER_S + 200, timedelta(days=1) + further, True),
    ):
        machine.passed, machine.ahead = at, ahead
        assert clock() == NOON + timedelta(seconds=at) + (ahead if believed else timedelta())


def test_a_clock_that_is_kept_right_bit_by_bit_is_followed(machine: Machine, clock: SteadyClock) -> None:
    for second in range(100):
        machine.passed = float(second)
        machine.ahead += timedelta(seconds=1)
        assert clock() == machine.wall()


def test_a_clock_that_jumps_again_and_again_is_not_believed(machine: Machine, clock: SteadyClock) -> None:
    for minute in range(60):
        machine.passed = 60.0 * minute
        machine.ahead = timedelta(days=minute % 3)
        assert clock() == NOON + timedelta(minutes=minute)
