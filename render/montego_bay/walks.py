"""How figures came from where they were seen last to where they stand now, and the lanes their arrows take round the
houses. Reads two views; draws nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from games.montego_bay.data import FIGURE_INDEX, FIGURES, JACK
from games.montego_bay.moving import ASIDE, LEFT, move, ring_of
from games.montego_bay.view import View

LANES = 5


class Leg(NamedTuple):
    """A piece of a figure's way: it walked clockwise from `start` to `end`, or was pushed across the house."""

    figure: str
    kind: Literal["walk", "push"]
    start: int
    end: int


def legs(before: View | None, view: View) -> list[Leg]:
    """Every figure's way since `before`, in the order it happened as far as that can be known."""
    if before is None or not view.spaces or not before.spaces:
        return []
    return _replayed(before, view) or _compared(before, view)


def _places(view: View) -> list[int]:
    at = [ASIDE] * len(FIGURES)
    for figure in view.figures:
        at[FIGURE_INDEX[figure.id]] = figure.at
    return at


def _replayed(before: View, view: View) -> list[Leg]:
    """The round's moves played again with the open cards (M5.1); empty if they don't lead to what is seen."""
    if before.round != view.round or before.phase not in ("hire", "cards") or view.phase == before.phase:
        return []
    cards = {FIGURE_INDEX[figure.id]: figure.card for figure in view.figures}
    at = _places(before)
    if view.hirer >= 0:
        at[JACK] = at[FIGURE_INDEX[view.companion]]
    ring = ring_of(at, len(view.spaces))
    order = [FIGURE_INDEX[tile] for tile in view.tiles]
    found: list[Leg] = []
    for figure in [JACK, *order] if view.hirer >= 0 else order:
        if not cards.get(figure):
            return []
        start = at[figure]
        pushed = move(ring, at, figure, cards[figure], view.walk_on)
        if at[figure] != start:
            found.append(Leg(FIGURES[figure], "walk", start, at[figure]))
        if pushed >= 0:
            found.append(Leg(FIGURES[pushed], "push", len(ring) - 1 - at[pushed], at[pushed]))
    return found if at == _places(view) else []


def _compared(before: View, view: View) -> list[Leg]:
    """Straight from the old place to the new one, for figures that were and are on the board."""
    was = {figure.id: figure.at for figure in before.figures}
    spaces = len(view.spaces)
    found: list[Leg] = []
    for figure in view.figures:
        start, end = was.get(figure.id, ASIDE), figure.at
        if ASIDE in (start, end) or start == end or end < 0:
            continue
        found.append(Leg(figure.id, "push" if start == spaces - 1 - end else "walk", start, end))
    return found


def _cells(leg: Leg, spaces: int) -> set[int]:
    """The quarters of spaces a walk passes: it leaves its start behind the middle and ends before that of its end."""
    door = 0 if leg.start == LEFT else spaces // 2
    first = 4 * leg.start + 1 if leg.start >= 0 else 4 * door - 3
    last = 4 * leg.end - 1
    length = (last - first) % (4 * spaces)
    return {(first + cell) % (4 * spaces) for cell in range(length + 1)}


def lanes(walks: Sequence[Leg], spaces: int) -> dict[Leg, int]:
    """The lane of each walk, 0 being nearest to the houses; short walks inside, as far as possible none on another."""
    taken: list[set[int]] = [set() for _ in range(LANES)]
    found: dict[Leg, int] = {}
    for leg in sorted(walks, key=lambda each: (len(_cells(each, spaces)), each.end)):
        cells = _cells(leg, spaces)
        lane = next((number for number, used in enumerate(taken) if not used & cells), LANES - 1)
        taken[lane] |= cells
        found[leg] = lane
    return found
