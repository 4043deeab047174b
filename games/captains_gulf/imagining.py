"""Worlds a seat cannot tell from the real one: hands, decks and secret answers drawn anew, all else kept (CG1.4)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from games.captains_gulf.data import FISHING, SAIL_TO_PORT
from games.captains_gulf.fishing import Catch, Play, RowOfHexes, Voyage
from games.captains_gulf.round_cards import WITH_FUEL, Inspection
from games.captains_gulf.trading import NO_CARD, AddCard, Shipyard
from games.engine import Choice

if TYPE_CHECKING:
    from games.captains_gulf.table import Table

_TRIES = 200


def imagine(table: Table, seat: int, rng: Random) -> Table:
    """CG1.4: what `seat` does not know is drawn anew.

    What another seat has begun and not told (a card of two in the Shipyard, the cards of a catch) is taken back to
    the last thing told; its new hand is one it could have come that far with. What is shuffled is sorted before: how it
    lies in truth leaves no trace.
    """
    world = table.clone()
    step = world.stack[-1] if world.stack else None
    if isinstance(step, Choice) and step.seat != seat:
        world.stack[-1] = told(world, step)  # type: ignore[call-overload]
    for back, pile in enumerate(world.coming):
        unseen = sorted(pile + world.removed[back])
        rng.shuffle(unseen)
        world.coming[back], world.removed[back] = unseen[: len(pile)], unseen[len(pile) :]
    world.schools.sort()
    rng.shuffle(world.schools)
    _answers(world, seat, rng)
    for _ in range(_TRIES):
        _deal_again(world, seat, rng)
        step = world.stack[-1] if world.stack else None
        if not isinstance(step, AddCard) or step.options(world):
            break
    return world


def _deal_again(world: Table, seat: int, rng: Random) -> None:
    unseen = world.deck[:]
    for other, captain in enumerate(world.captains):
        if other != seat:
            unseen += captain.hand
    unseen.sort()
    rng.shuffle(unseen)
    for other, captain in enumerate(world.captains):
        if other != seat:
            number = len(captain.hand)
            captain.hand, unseen = unseen[:number], unseen[number:]
    world.deck = unseen


def told(table: Table, step: Choice) -> Choice:
    """A decision as far as the other seats know of it: its last part that was told."""
    if isinstance(step, Shipyard) and step.first != NO_CARD:
        return Shipyard(step.seat)
    if isinstance(step, Catch | Play | RowOfHexes):
        return Voyage(step.seat, fish=table.space != SAIL_TO_PORT, sail=table.space != FISHING)
    return step


def _answers(world: Table, seat: int, rng: Random) -> None:
    """CG14.5: another seat's answer is not known, that it has answered is."""
    if world.lanes is None:
        return
    for other, stack in enumerate(world.lanes.stacks):
        if other == seat or stack:
            continue
        options = Inspection(other).options(world)
        world.captains[other].answer = int(rng.choice(options) == WITH_FUEL)
