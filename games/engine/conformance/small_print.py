"""A check of small print: what it promises comes out when the choice is played, as far as a game says how to see it."""

from __future__ import annotations

from random import Random

from games.engine.conformance.playing import AnyGame, Settings, must, play_through, tables_of

LOOKED_AT = 4
"""So many choices of a decision are played to see what they come to."""


def check_small_print(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """Small print that says how it can be seen (`Detail.outcome`) tells what the choice then comes to."""
    played = play_through(game, seats, settings, seed)
    rng, luck = Random(seed), played.record.luck
    for number, table in enumerate(tables_of(game, played)):
        for seat, step in game.waiting(table).items():
            options, before = game.options(table, seat), game.view(table, seat)
            for choice in rng.sample(options, min(LOOKED_AT, len(options))):
                promised = game.small_print(table, step, choice)
                if promised is None:
                    continue
                world = table.clone()
                told = game.apply(world, seat, choice, luck)
                came = promised.outcome(seat, before, game.view(world, seat), told)
                where = f"ply {number}, seat {seat}: {choice!r}"
                must(came is None or came == promised, f"{where} promises {promised}, and comes to {came}")
