"""The places of figures: the ring of spaces and the two taverns, how they are called, and where a card leads.
Numbers only; how figures move over them is in `moving.py`."""

from __future__ import annotations

from games.montego_bay.data import SPACE_NAMES, TAVERNS

# Places that are no space of the ring: -1 is the left tavern (big workers), -2 the right one (small workers).
LEFT, RIGHT, ASIDE = -1, -2, -3
FREE = -1
"""A space of the ring without a figure."""


def place_name(place: int, spaces: int) -> str:
    """N3, S1, a tavern; empty for a figure that is not on the board."""
    if place >= 0:
        return SPACE_NAMES[spaces // 2][place]
    return "" if place == ASIDE else TAVERNS[-1 - place]


def landing(start: int, card: int, spaces: int) -> int:
    """M5.2, M5.3: the space a card leads to, from a space or out of a tavern."""
    if start >= 0:
        return (start + card) % spaces
    return (0 if start == LEFT else spaces // 2) + card - 1
