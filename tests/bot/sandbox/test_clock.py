"""Timers fire in their order, once, and when their time has come."""

import asyncio
import time

import pytest

from bot.sandbox.clock import SystemClock, VirtualClock
from bot.sandbox.held_time import held_time


def test_timers_on_the_way_fire_in_order_at_their_own_time() -> None:
    clock, seen = VirtualClock(100.0), []
    clock.call_at(103.0, lambda: seen.append(("late", clock.time())))
    clock.call_at(101.0, lambda: seen.append(("early", clock.time())))
    clock.call_at(102.0, lambda: seen.append(("never", clock.time()))).cancel()
    clock.advance(2.5)
    assert seen == [("early", 101.0)]
    assert clock.time() == 102.5
    clock.advance(1.0)
    assert seen == [("early", 101.0), ("late", 103.0)]


def test_timer_set_by_a_timer_fires_in_the_same_advance() -> None:
    clock, seen = VirtualClock(0.0), []
    clock.call_at(1.0, lambda: clock.call_at(2.0, lambda: seen.append(clock.time())))
    clock.advance(5.0)
    assert seen == [2.0]


def test_the_systems_clock_shows_the_machines_time() -> None:
    before = time.time()
    assert before <= SystemClock().time() <= time.time()


async def test_a_clock_that_goes_fires_by_itself_and_when_pushed() -> None:
    loop, fired = held_time(), asyncio.Event()
    clock = loop.clock()
    clock.call_at(clock.time() + 40, fired.set)
    await fired.wait()
    assert loop.time() == pytest.approx(40)
    fired.clear()
    clock.call_at(clock.time() + 3600, fired.set)
    clock.advance(3601)
    assert fired.is_set()
