"""A month of games: who plays where, that people look at all of their games, and what plans change of it."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.tools.simulate.days import ZONES_H, Habits, Playing, course_of
from bot.tools.simulate.visits import VISITS, lived, tables, town


def test_the_town_has_people_of_all_habits_in_all_zones_and_everybody_has_as_many_games() -> None:
    people = town(24, "1")
    assert {each.visits for each in people} == set(VISITS)
    assert {each.zone_h for each in people} == set(ZONES_H)
    games = tables(40, 3, people, "1", planning=False)
    assert set(Counter(each.kind for each in games).values()) == {10}
    assert all(len(set(each.people)) == 3 for each in games)
    assert set(Counter(who for each in games for who in each.people).values()) == {5}
    assert games == tables(40, 3, people, "1", planning=False)


def test_by_hand_it_is_the_same_game_as_without_any_time_of_day() -> None:
    people = [Habits(f"{each}", 3, 0) for each in range(3)]
    life = lived(next(each for each in tables(4, 3, people, "1", planning=False) if each.kind == "montego_bay"))
    assert len(life.course.waits) > 30
    assert life.days > len(life.course.waits) / 3 / 3, "nobody looks more often than three times a day"
    assert life.same_by_hand
    assert life.course.plans == life.course.planned == 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["fleet_dice", "montego_bay"])
def test_who_plans_waits_less_takes_fewer_days_and_plays_what_could_be_played_by_hand(kind: str) -> None:
    people = town(3, "1")
    by_hand, planned = (
        lived(next(each for each in tables(4, 3, people, "1", planning=planning) if each.kind == kind))
        for planning in (False, True)
    )
    assert len(planned.course.waits) < len(by_hand.course.waits)
    assert planned.days < by_hand.days
    assert planned.course.planned > planned.course.plans > 0
    assert planned.same_by_hand


def test_a_visit_decides_all_that_waits_for_whoever_looks_and_calls_others_once() -> None:
    playing = Playing("fleet_dice", 2, "1/0", planning=False)
    course = playing.begin()
    assert course.waits[-1].seats == tuple(playing.awaited())
    for seat in list(playing.awaited()):
        owed, waits = set(playing.awaited()), len(course.waits)
        playing.visit(seat)
        assert seat not in playing.awaited()
        anew = set(playing.awaited()) - owed
        assert len(course.waits) == waits + bool(anew)
    assert course.waits != course_of("fleet_dice", 2, "1/1", planning=False).waits
