"""Standing orders: what a person always wants to be played for them in games of a kind, when their turn comes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from games.engine import Game, asked_twice, spends, verb_in

SENSIBLE = "sensible"
"""The order of all games: where all choices but one give something up for nothing, and it costs nothing, play it."""


def orders_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """All that can be given for a game."""
    return (SENSIBLE, *game.orders)


def ordered_choice(game: Game[Any, Any], table: Any, seat: int, orders: Collection[str]) -> str:
    """What these orders answer to the decision that the seat owes; empty where its player must decide. What gives
    something up for nothing is ordered by none; but where the turn could be ended instead, nothing else is the only
    choice that makes sense, and nowhere is what need never be done, or spends anything its player may want to keep."""
    options = game.options(table, seat)
    careful = asked_twice(game, table, seat, options)
    sensible = [each for each in options if each not in careful]
    ends = any(verb_in(each) in game.closing for each in careful)
    if SENSIBLE in orders and len(sensible) == 1 and not ends and _harmless(game, table, seat, options, sensible[0]):
        return sensible[0]
    answers = (game.ordered(table, seat, order) for order in game.orders if order in orders)
    return next((choice for choice in answers if choice in sensible), "")


def _harmless(game: Game[Any, Any], table: Any, seat: int, options: Sequence[str], choice: str) -> bool:
    if verb_in(choice) in game.free or spends(game, table, seat, choice):
        return False
    return choice not in game.costly(table, seat, options)  # last: a game may ask a computer player for it
