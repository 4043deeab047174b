"""How a table may go on from where it stands: everybody plays as the judge would, with luck and moods of its own.
For looking back at what is over and known to all; what a seat knew at its decisions is looked at in `decisions.py`."""

from __future__ import annotations

from random import Random
from typing import Any

from games.engine.game import Game
from games.engine.luck import Luck
from games.engine.search import Judge


def luck_of(name: str) -> Luck:
    """The luck of this name, which is no real game's."""
    return Luck(Random(name).randbytes(32))


def played_on(
    game: Game[Any, Any], judge: Judge[Any, Any], world: Any, begun: Any, luck: Luck, rng: Random
) -> list[float]:
    """The points with which every seat is expected to end; `world` is changed. It is played as far as the judge would
    play on from `begun`."""
    while (waiting := game.waiting(world)) and not judge.ends(world, begun):
        seat = next(iter(waiting))
        game.apply(world, seat, judge.act(world, seat, rng), luck)
    return final_points(game, world) or judge.points(world)


def played_out(game: Game[Any, Any], judge: Judge[Any, Any], world: Any, luck: Luck, rng: Random) -> list[float]:
    """The points with which every seat ends, played to the very end; `world` is changed."""
    while waiting := game.waiting(world):
        seat = next(iter(waiting))
        game.apply(world, seat, judge.act(world, seat, rng), luck)
    return final_points(game, world)


def final_points(game: Game[Any, Any], table: Any) -> list[float]:
    """The points of a game that is over, seat by seat; none while it is not."""
    result = game.result(table)
    if result is None:
        return []
    return [float(score.total) for score in sorted(result.scores, key=lambda score: score.seat)]
