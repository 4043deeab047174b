"""Checks of what can be planned ahead: it gives nothing away, changes nothing, and is there for whoever waits."""

from __future__ import annotations

from random import Random
from typing import Any

from games.engine.conformance.playing import AnyGame, Settings, must, play_through, tables_of
from games.engine.picks import verb_in


def check_plans(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """At every ply, what a seat that owes nothing may plan is the same in a world it can't tell from the real one.

    Asking for it leaves the table as it was. Its choices are as short and plain as all, of verbs the game declares.
    """
    rng = Random(seed)
    verbs = {verb.name for verb in game.verbs}
    for number, table in enumerate(tables_of(game, play_through(game, seats, settings, seed))):
        before = game.save(table)
        for seat in range(seats):
            where = f"ply {number}, seat {seat}"
            if game.step(table, seat) is not None:
                _check_orders(game, table, seat, rng, where)
                continue
            planned = game.plannable(table, seat)
            must(game.save(table) == before, f"{where}: asking what can be planned changed the table")
            must(
                list(game.plannable(game.imagine(table, seat, rng), seat).items()) == list(planned.items()),
                f"{where}: what can be planned tells the real table from an imagined one",
            )
            must(not (table.over and planned), f"{where}: something can be planned after the end")
            for choice in planned:
                must(
                    choice.isascii() and len(choice) <= 40 and verb_in(choice) in verbs,
                    f"{where}: {choice!r} can be planned, but is no choice",
                )


def _check_orders(game: AnyGame, table: Any, seat: int, rng: Random, where: str) -> None:
    """A standing order answers with what may be chosen, the same in a world that its owner can't tell from this one."""
    for order in game.orders:
        choice = game.ordered(table, seat, order)
        must(not choice or choice in game.options(table, seat), f"{where}: {order!r} orders {choice!r}")
        imagined = game.ordered(game.imagine(table, seat, rng), seat, order)
        must(imagined == choice, f"{where}: what {order!r} orders tells the real table from an imagined one")
