"""How figures came from where they stood to where they stand now, and the lanes their arrows take round the houses.
Reads views; draws nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from games.montego_bay.places import ASIDE, LEFT, place_name
from games.montego_bay.view import View

LANES = 5


class Leg(NamedTuple):
    """A piece of a figure's way: it walked clockwise from `start` to `end`, or was pushed across the house."""

    figure: str
    kind: Literal["walk", "push"]
    start: int
    end: int


def legs(before: View | None, view: View) -> list[Leg]:
    """Every figure's way since `before`: as it was played if there was one move phase, else straight to its place."""
    if before is None or not view.spaces or not before.spaces:
        return []
    return played(view) if view.moved == before.moved + 1 else _compared(before, view)


def played(view: View) -> list[Leg]:
    """The ways of the last move phase in the order it was played (M5.1)."""
    found: list[Leg] = []
    for move in view.moves:
        if move.end != move.start:
            found.append(Leg(move.figure, "walk", move.start, move.end))
        if move.pushed:
            found.append(Leg(move.pushed, "push", move.end, across(view, move.end)))
    return found


def across(view: View, place: int) -> int:
    """M5.4: the space on the other side of the warehouse."""
    return len(view.spaces) - 1 - place


def before_moves(view: View) -> View:
    """Where all figures stood before the last move phase, the card before each that it then played."""
    was: dict[str, int] = {}
    cards: dict[str, int] = {}
    for move in view.moves:
        was.setdefault(move.figure, move.start)
        cards[move.figure] = move.card
        if move.pushed:
            was.setdefault(move.pushed, move.end)
    figures = [
        replace(figure, at=place, place=place_name(place, len(view.spaces)), card=cards.get(figure.id, 0))
        for figure in view.figures
        for place in (was.get(figure.id, figure.at),)
    ]
    standing = {figure.at: figure.id for figure in reversed(figures)}  # Lazy Jack is the last one, beside another
    spaces = [replace(space, figure=standing.get(place, "")) for place, space in enumerate(view.spaces)]
    return replace(view, phase="cards", round=view.moved, figures=figures, spaces=spaces, active="", queue=[])


def _compared(before: View, view: View) -> list[Leg]:
    """Straight from the old place to the new one, for figures that were and are on the board."""
    was = {figure.id: figure.at for figure in before.figures}
    found: list[Leg] = []
    for figure in view.figures:
        start, end = was.get(figure.id, ASIDE), figure.at
        if ASIDE in (start, end) or start == end or end < 0:
            continue
        found.append(Leg(figure.id, "push" if start == across(view, end) else "walk", start, end))
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
