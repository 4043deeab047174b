"""Checks of the end: results, places, recounts, and that every table gets there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.engine.conformance.playing import (
    LONGEST_GAME,
    AnyGame,
    Broken,
    Settings,
    must,
    play_through,
    record_of,
    tables_of,
)
from games.engine.illegal import Illegal

Recount = Callable[[Any], Sequence[int]]


def check_result(game: AnyGame, seats: int, settings: Settings, seed: int, recount: Recount | None = None) -> None:
    """There is a result exactly when the game is over; its sums and places are right, and equal to `recount`.

    `recount` counts the totals by seat from the spectators' final view, by another way than the game does.
    """
    played = play_through(game, seats, settings, seed)
    tables = tables_of(game, played)
    for number, table in enumerate(tables[:-1]):
        must(game.result(table) is None, f"ply {number}: a result before the end")
    final = tables[-1]
    result = game.result(final)
    if result is None:
        raise Broken("no result at the end")
    must(
        [score.seat for score in result.scores] == list(range(seats)), "a result has one score for each seat, in order"
    )
    for score in result.scores:
        must(sum(score.categories.values()) == score.total, f"{score}: the categories are not the total")
    for one in result.scores:
        better = [other for other in result.scores if other.place < one.place]
        must(one.place == len(better) + 1, f"{one}: {len(better)} scores are better")
        must(all(other.total >= one.total for other in better), f"{one}: a better place with fewer points")
    must(bool(result.winners), "nobody has won")
    if recount is not None:
        counted = list(recount(game.view(final, None)))
        totals = [score.total for score in result.scores]
        must(counted == totals, f"the result says {totals}, the recount {counted}")
    for seat in range(seats):
        try:
            game.apply(final, seat, played.plies[-1].choice, played.record.luck)
        except Illegal as illegal:
            must(illegal.reason == "game_over", f"after the end seat {seat} is told {illegal}")
        else:
            raise Broken("a choice after the end is accepted")


def check_suggestions_end(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """A table nobody comes back to is played to its end by suggestions alone."""
    record = record_of(game, seats, settings, seed)
    table, _ = game.setup(seats, settings, record.luck)
    for _ in range(LONGEST_GAME):
        waiting = sorted(game.waiting(table))
        if not waiting:
            break
        game.apply(table, waiting[0], game.suggestion(table, waiting[0]), record.luck)
    must(table.over, "suggestions alone do not end the game")
