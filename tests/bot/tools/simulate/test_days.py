"""Games over days: what waits for whom, what plans spare, and that people sleep."""

from __future__ import annotations

import pytest

from bot.tools.simulate.days import (
    AWAKE_H,
    BEGINS_H,
    JITTER_H,
    WAKES_H,
    ZONES_H,
    Course,
    Habits,
    Wait,
    course_of,
    days_of,
)
from games.engine import registry


def test_the_same_name_is_the_same_game_and_every_decision_is_somebodys() -> None:
    course = course_of("fleet_dice", 2, "1/0", planning=False)
    assert course == course_of("fleet_dice", 2, "1/0", planning=False)
    assert course != course_of("fleet_dice", 2, "1/1", planning=False)
    assert {each.seat for each in course.decisions} == {0, 1}
    assert course.plans == course.planned == 0


def test_whoever_is_there_goes_on_and_is_not_waited_for() -> None:
    course = course_of("fleet_dice", 2, "1/0", planning=False)
    turns = sum(one.seat != other.seat for one, other in zip(course.decisions, course.decisions[1:], strict=False))
    assert len(course.waits) <= turns + 1


def test_all_who_answer_at_the_same_time_are_waited_for_once() -> None:
    course = course_of("montego_bay", 3, "1/0", planning=False)
    assert any(len(wait.seats) > 1 for wait in course.waits)
    assert course.calls > len(course.waits)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["fleet_dice", "montego_bay"])
def test_plans_spare_waits_and_lead_to_an_end(kind: str) -> None:
    by_hand, course = (course_of(kind, 2, "1/0", planning=planning) for planning in (False, True))
    assert len(course.waits) < len(by_hand.waits)
    assert course.planned > course.plans > 0, "several decisions in a row"
    if kind == "fleet_dice":
        assert course == course_of(kind, 2, "1/0", planning=True)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["fleet_dice", "montego_bay"])
def test_standing_orders_spare_waits_without_any_plan(kind: str) -> None:
    by_hand, ordered = (course_of(kind, 3, "1/0", planning=False, ordering=given) for given in (False, True))
    assert len(ordered.waits) < len(by_hand.waits)
    assert ordered.ordered > by_hand.ordered == 0


def test_looking_more_often_takes_fewer_days_and_nobody_looks_asleep() -> None:
    course = Course(3, [Wait((each % 3,)) for each in range(40)])
    once, thrice, often = (days_of(course, visits, "x") for visits in (1, 3, 6))
    assert once > thrice > often > 0
    assert once == days_of(course, 1, "x")
    for seat in range(3):
        moment = BEGINS_H
        for _ in range(50):
            moment = Habits(f"x/{seat}", 3, ZONES_H[seat]).next_look(moment)
            local = (moment + ZONES_H[seat]) % 24
            assert WAKES_H - JITTER_H <= local <= WAKES_H + AWAKE_H + JITTER_H or local <= JITTER_H


def test_a_wait_for_several_is_over_once_the_last_of_them_has_looked() -> None:
    alone = [days_of(Course(2, [Wait((seat,))]), 1, "x") for seat in (0, 1)]
    assert days_of(Course(2, [Wait((0, 1))]), 1, "x") == max(alone)


def test_every_table_has_a_time_zone_for_each_seat() -> None:
    assert max(game.seats[-1] for game in registry().values()) <= len(ZONES_H)
