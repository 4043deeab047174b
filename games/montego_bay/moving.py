"""Where a figure ends up (M5): walks round the ring, pushes and set-backs. What places there are is in `places.py`.
Works on plain lists, so that computer players can try moves out; what is told about a move is `phases.py`'s affair."""

from __future__ import annotations

import msgspec

from games.montego_bay.data import JACK
from games.montego_bay.places import FREE, landing


class Moved(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What became of a card (M5): the figure went from `start` to `end` and pushed a figure across, or none (-1)."""

    figure: int
    card: int
    start: int
    end: int
    pushed: int


def ring_of(at: list[int], spaces: int) -> list[int]:
    """Which figure stands on each space. Jack beside his companion is not on the ring yet."""
    ring = [FREE] * spaces
    for figure, place in enumerate(at):
        if place >= 0 and (figure != JACK or ring[place] == FREE):
            ring[place] = figure
    return ring


def move(ring: list[int], at: list[int], figure: int, card: int, walk_on: bool) -> int:
    """Move `figure` by `card` (M5.2 to M5.7) and return the figure it pushed away, or -1.

    `ring` and `at` are changed together. With `walk_on` a figure that finds no free space before the tavern door goes
    on backwards round the ring instead of staying in the tavern (A3).
    """
    spaces = len(ring)
    start = at[figure]
    if start >= 0 and ring[start] == figure:  # M5.7: Jack's start space stays his companion's
        ring[start] = FREE
    place = landing(start, card, spaces)
    standing = ring[place]
    if standing == FREE:
        ring[place] = figure
        at[figure] = place
        return -1
    opposite = spaces - 1 - place
    if ring[opposite] == FREE:  # M5.4
        ring[opposite] = standing
        at[standing] = opposite
        ring[place] = figure
        at[figure] = place
        return standing
    for _ in range(spaces if start >= 0 or walk_on else card - 1):  # M5.5, M5.6
        place = (place - 1) % spaces
        if ring[place] == FREE:
            ring[place] = figure
            at[figure] = place
            break
    return -1  # M5.6: no space was free, the figure is where it was
