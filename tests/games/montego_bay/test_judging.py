"""What the captain knows of Montego Bay: its plans are legal, it fills ships as the mate does, and it beats mates."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.engine import Budget, Luck, answer
from games.montego_bay import GAME
from games.montego_bay.judging import MontegoJudge
from games.montego_bay.players import Glancing
from games.montego_bay.table import Table

CAPTAIN, MATE = GAME.searching[0], GAME.players[-1]


def decisions(seats: int, seed: int) -> list[tuple[Table, int]]:
    """Every decision of a game of mates, as the table was then."""
    luck, rng = Luck(bytes([seed])), Random(seed)
    table, _ = GAME.setup(seats, {"colours": "dealt"}, luck)
    met: list[tuple[Table, int]] = []
    while waiting := GAME.waiting(table):
        seat = min(waiting)
        met.append((table.clone(), seat))
        GAME.apply(table, seat, answer(MATE, GAME, table, seat, rng), luck)
    return met


@pytest.mark.parametrize("seats", [2, 4])
def test_every_plan_can_be_played_in_the_world_it_was_made_for(seats: int) -> None:
    judge, verbs = MontegoJudge(), set[str]()
    for number, (table, seat) in enumerate(decisions(seats, 3)):
        world = GAME.imagine(table, seat, Random(number))
        plans = judge.plans(world, GAME.view(world, seat), GAME.options(world, seat), Random(number))
        assert len(set(plans)) == len(plans) <= 16
        for plan in plans:
            played = world.clone()
            for choice in plan:
                assert choice in GAME.options(played, seat)
                GAME.apply(played, seat, choice, Luck(b"plan"))
        verbs |= {plan[0].partition(":")[0] for plan in plans}
    assert {"card", "load", "split", "hire", "place"} <= verbs


def test_in_thought_barrels_are_loaded_as_at_a_glance() -> None:
    """Its quick loads differ from those only where two are worth the same, or nearly."""
    judge, glancing, same, met = MontegoJudge(), Glancing(), 0, 0
    for table, seat in decisions(3, 5) + decisions(2, 6):
        options = GAME.options(table, seat)
        if options[0].startswith("load:"):
            choice = judge.act(table, seat, Random(1))
            assert choice in options
            same += choice == glancing.choose(GAME.view(table, seat), options, Random(1))
            met += 1
    assert same > 0.6 * met > 60


def test_when_the_game_is_over_the_points_are_the_result() -> None:
    table, seat = decisions(2, 8)[-1]
    luck: Any = Luck(b"end")
    while not table.over:
        seat = min(GAME.waiting(table))
        GAME.apply(table, seat, GAME.options(table, seat)[0], luck)
    result = GAME.result(table)
    assert result is not None
    assert [int(points) for points in MontegoJudge().points(table)] == [score.total for score in result.scores]


@pytest.mark.slow
def test_a_captain_with_hardly_any_time_beats_a_mate() -> None:
    luck, rng = Luck(b"race"), Random(1)
    table, _ = GAME.setup(2, {"colours": "dealt"}, luck)
    while waiting := GAME.waiting(table):
        seat = min(waiting)
        GAME.apply(table, seat, answer([CAPTAIN, MATE][seat], GAME, table, seat, rng, Budget(5.0, 60)), luck)
    result = GAME.result(table)
    assert result is not None
    assert result.scores[0].total > result.scores[1].total
