"""What a choice costs whoever makes it, of what they may want to keep (`Game.holdings`): tried out in a world that the
seat can't tell from the real one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.engine.game import Game
from games.engine.luck import Luck
from games.engine.ways import imagined

FURTHER = 5
"""So many decisions further is looked whether something is spent however one goes on."""
_ANY_LUCK = Luck(bytes(32))


def spends(game: Game[Any, Any], table: Any, seat: int, choice: str) -> bool:
    """Whether `seat` has less of anything once it has made this `choice` than before it or than after another one, or
    has to spend some of it however it goes on then."""
    world = imagined(game, table, seat)
    options = game.options(world, seat)
    if choice not in options:  # nobody knows what it costs
        return True
    after = _after(game, world, seat, choice)
    left = game.holdings(after, seat)
    if _lacks(left, game.holdings(world, seat)):
        return True
    others = (game.holdings(_after(game, world, seat, other), seat) for other in options if other != choice)
    return any(_lacks(left, kept) for kept in others) or _must_spend(game, after, seat, FURTHER)


def _must_spend(game: Game[Any, Any], world: Any, seat: int, further: int) -> bool:
    """Whether each answer to what the seat is asked now spends something, or comes to such a question."""
    if not further or game.step(world, seat) is None:
        return False
    before = game.holdings(world, seat)
    after = (_after(game, world, seat, option) for option in reversed(game.options(world, seat)))  # to decline is last
    return all(
        _lacks(game.holdings(each, seat), before) or _must_spend(game, each, seat, further - 1) for each in after
    )


def _lacks(left: Mapping[str, int], kept: Mapping[str, int]) -> bool:
    return any(left[what] < count for what, count in kept.items())


def _after(game: Game[Any, Any], world: Any, seat: int, choice: str) -> Any:
    """The world after this choice and all that follows by itself."""
    after = world.clone()
    game.apply(after, seat, choice, _ANY_LUCK)
    return after
