"""Checks of what is asked without playing: it changes nothing, and an imagined world is a table of its own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from games.engine.conformance.playing import AnyGame, Settings, must, must_be_one_table, play_through, tables_of
from games.engine.luck import Luck


def check_asking(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """Whatever may be asked of a table, by seats that owe a decision and by those that don't, leaves it as it was."""
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    for number, table in enumerate(tables_of(game, played)):
        before = game.save(table)
        for seat in range(seats):
            for name in _asked(game, table, seat, rng):
                must_be_one_table(
                    before, game.save(table), f"ply {number}, seat {seat}: asking for {name} changed the table"
                )
        for name in _asked_for_all(game, table):
            must_be_one_table(before, game.save(table), f"ply {number}: asking for {name} changed the table")


def _asked_for_all(game: AnyGame, table: Any) -> Iterator[str]:
    """Asks for what is the same for every seat, and names each when it was asked for."""
    game.view(table, None)
    yield "the spectators' view"
    game.result(table)
    yield "the result"
    game.round_of(table)
    yield "the round"
    game.turn_order(table)
    yield "the order"


def _asked(game: AnyGame, table: Any, seat: int, rng: Random) -> Any:
    """Asks for one thing after the other, and names each when it was asked for."""
    game.view(table, seat)
    yield "its view"
    options = game.options(table, seat)
    table.ask_anew()
    yield "options"
    if options:
        game.waiting(table)[seat].ask(table)
        yield "the question"
        game.suggestion(table, seat)
        game.rolls_back(table, seat)
        yield "the suggestion"
        game.remarks(table, seat)
        yield "remarks"
        game.usual(table, seat, options)
        game.careful(table, seat, options)
        game.rare(table, seat, options)
        game.costly(table, seat, options)
        game.holdings(table, seat)
        yield "what is usual"
        for choice in rng.sample(options, min(3, len(options))):
            game.detail(table, seat, choice)
        yield "the small print"
        game.endings(table, seat, options)
        yield "endings"
    else:
        game.plannable(table, seat)
        yield "plans"
    wondered = game.conceivable(table, seat)
    for choice in rng.sample(wondered, min(5, len(wondered))):
        game.why_not(table, seat, choice)
    yield "what is not possible"


def check_imagined_apart(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """What is played in an imagined world, in which computer players think, does not reach the real table."""
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    for number, table in enumerate(tables_of(game, played)[:-1]):
        before = game.save(table)
        seat = rng.randrange(seats)
        world = game.imagine(table, seat, rng)
        where = f"ply {number}, seat {seat}"
        must(world is not table, f"{where}: imagine returns the real table itself")
        luck = Luck(rng.randbytes(32))
        for _ in range(4):
            if waiting := sorted(game.waiting(world)):
                mover = rng.choice(waiting)
                game.apply(world, mover, rng.choice(game.options(world, mover)), luck)
        must_be_one_table(
            before, game.save(table), f"{where}: what is played in an imagined world changes the real table"
        )
