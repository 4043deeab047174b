"""What every game's captain is held to: legal plans, the mate's choice among them, points that end as the result."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.engine import RANDOM, Budget, Captain, Game, Luck, answer, registry

JUDGED = [
    (name, game.searching[0].judge)
    for name, game in registry().items()
    if game.searching and isinstance(game.searching[0], Captain)
]
THINKING = [name for name, game in registry().items() if game.searching]


def _through_a_game(game: Game[Any, Any], seats: int) -> tuple[list[tuple[Any, int]], Any]:
    """Decisions of a game played at random, one in nine, as the table was then; and the table at the end."""
    luck, rng = Luck(b"captains"), Random(seats)
    table, _ = game.setup(seats, {}, luck)
    met: list[tuple[Any, int]] = []
    played = 0
    while waiting := game.waiting(table):
        seat = rng.choice(sorted(waiting))
        if played % 9 == 0:
            met.append((table.clone(), seat))
        played += 1
        game.apply(table, seat, answer(RANDOM, game, table, seat, rng), luck)
    return met, table


@pytest.mark.parametrize(("name", "judge"), JUDGED, ids=[name for name, _ in JUDGED])
def test_plans_are_legal_and_points_end_as_the_result(name: str, judge: Any) -> None:
    game = registry()[name]
    met, end = _through_a_game(game, 2)
    for number, (table, seat) in enumerate(met):
        world, options = game.imagine(table, seat, Random(number)), game.options(table, seat)
        plans = judge.plans(world, game.view(table, seat), options, Random(number))
        firsts = [plan[0] for plan in plans]
        assert 1 <= len(set(plans)) == len(plans) <= 16
        assert set(firsts) <= set(options)
        assert judge.act(world, seat, Random(1)) in options
        assert judge.act_other(world, seat, Random(1)) in options
        assert len(judge.points(world)) == 2
    result = game.result(end)
    assert result is not None
    assert [int(points) for points in judge.points(end)] == [score.total for score in result.scores]


@pytest.mark.parametrize("name", THINKING)
def test_a_captain_at_any_table_answers_legally_within_its_playouts(name: str) -> None:
    game = registry()[name]
    met, _ = _through_a_game(game, game.seats[-1])
    for table, seat in met[:: max(1, len(met) // 4)]:
        choice = answer(game.searching[0], game, table, seat, Random(2), Budget(0.2, 6))
        assert choice in game.options(table, seat)
