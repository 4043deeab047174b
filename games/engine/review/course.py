"""The course of a finished game: with how many points everybody was expected to end as each round began, and where that
turned. The same imagined luck goes on from every point, so that points differ by what was played between them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from games.engine.effort import Effort
from games.engine.game import Game
from games.engine.review.judging import effort_of, judge_of
from games.engine.review.moments import Moment
from games.engine.review.paired import error_of
from games.engine.review.playing_on import final_points, luck_of, played_on

TURNS = 3
"""So many turning points are named at most."""
SURE = 2.0
"""Standard errors by which a swing must differ from none."""


class Point(msgspec.Struct, frozen=True):
    """What was expected as decision `number` came up, the first of its round; of the end (`round` 0) what came out."""

    number: int
    round: int
    points: list[float]
    errors: list[float]


class Turn(msgspec.Struct, frozen=True):
    """Between two points of the course, the one at place `at` and the next, `seat` gained on the best of the others
    (alone: on what was expected), or lost where `swing` is below 0; `leads` is who was ahead then."""

    at: int
    round: int
    seat: int
    swing: float
    error: float
    leads: int
    company: bool
    """Whether anybody else plays."""


class Course(msgspec.Struct, frozen=True):
    """From the first decision to the end."""

    points: list[Point]
    turns: list[Turn]


def course(game: Game[Any, Any], all_moments: Sequence[Moment], end: Any, effort: Effort | None = None) -> Course:
    """The course of a game that ended with the table `end`. Where there are no rounds it has its first point alone."""
    effort = effort or effort_of(game)
    firsts = [each for before, each in zip([None, *all_moments], all_moments, strict=False) if _begins(before, each)]
    worlds = [_expected(game, each, effort.course) for each in firsts]
    points = [
        Point(
            each.number,
            each.round,
            [round(fmean(seat), 3) for seat in zip(*worlds_then, strict=True)],
            [round(error_of(seat), 3) for seat in zip(*worlds_then, strict=True)],
        )
        for each, worlds_then in zip(firsts, worlds, strict=True)
    ]
    reached = final_points(game, end)
    points.append(Point(len(all_moments) + 1, 0, reached, [0.0] * len(reached)))
    worlds.append([reached] * effort.course)
    return Course(points, _turns(points, worlds, effort.floor))


def _begins(before: Moment | None, moment: Moment) -> bool:
    return before is None or moment.round != before.round


def _expected(game: Game[Any, Any], moment: Moment, worlds: int) -> list[list[float]]:
    """Points by world and seat."""
    judge, begun = judge_of(game), game.load(moment.table)
    return [
        played_on(game, judge, game.load(moment.table), begun, luck_of(f"course/{world}"), Random(f"moods/{world}"))
        for world in range(worlds)
    ]


def _turns(points: Sequence[Point], worlds: Sequence[list[list[float]]], floor: float) -> list[Turn]:
    """The largest swings that are no chance, in their order; each once, for whoever gained."""
    found: list[Turn] = []
    for at in range(len(points) - 1):
        seats = range(len(points[at].points))
        for seat in seats:
            swings = [
                _lead(after, seat) - _lead(before, seat)
                for before, after in zip(worlds[at], worlds[at + 1], strict=True)
            ]
            swing, error = fmean(swings), error_of(swings)
            if abs(swing) >= max(floor, SURE * error) and (swing > 0 or len(seats) == 1):
                after = points[at + 1].points
                leads = max(seats, key=lambda each: (after[each], -each))
                found.append(Turn(at, points[at].round, seat, round(swing, 3), round(error, 3), leads, len(seats) > 1))
    best = {turn.at: turn for turn in sorted(found, key=lambda turn: (abs(turn.swing), -turn.seat))}
    largest = sorted(best.values(), key=lambda turn: -abs(turn.swing))[:TURNS]
    return sorted(largest, key=lambda turn: turn.at)


def _lead(points: Sequence[float], seat: int) -> float:
    others = [each for other, each in enumerate(points) if other != seat]
    return points[seat] - (max(others) if others else 0.0)
