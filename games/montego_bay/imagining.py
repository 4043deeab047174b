"""Worlds a seat cannot tell from the real one: what it doesn't know is drawn anew, all else is kept."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from games.montego_bay.data import CARDS, JACK

if TYPE_CHECKING:
    from games.montego_bay.table import Table


def imagine(table: Table, seat: int, rng: Random) -> Table:
    """A18: the ships below the top one of each stack; A1, M4.2: what the others have answered in an open window."""
    world = table.clone()
    hidden = sorted(world.first_stack[:-1] + world.second_stack[:-1])  # how they lie in truth leaves no trace
    rng.shuffle(hidden)
    first = len(world.first_stack) - 1
    if first > 0:
        world.first_stack[:-1], hidden = hidden[:first], hidden[first:]
    world.second_stack[:-1] = hidden
    if world.lanes is None:
        return world
    for other, stack in enumerate(world.lanes.stacks):
        if other == seat or not world.lanes.opened[other]:
            continue
        if world.phase == "hire":
            world.wants[other] = 0 if stack else rng.randrange(2)
        else:
            _lay_cards(world, other, not stack, rng)
    return world


def _lay_cards(world: Table, seat: int, done: bool, rng: Random) -> None:
    """A seat that is done has laid any cards of its sets; of another one it is not even known whether it has begun."""
    for figure in world.workers(seat):
        world.picks[figure] = rng.choice(CARDS) if done else 0
    if world.hirer == seat:
        rest = [card for card in CARDS if card != world.picks[world.companion]]  # M4.3
        world.picks[JACK] = rng.choice(rest) if done else 0
