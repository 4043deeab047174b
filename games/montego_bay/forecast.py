"""Where a movement card will lead as far as its owner can know (M5): for sure while only own figures move before it.
Works on tables and views alike, through plain lists; decides no rule."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from games.montego_bay.moving import move, ring_of
from games.montego_bay.places import FREE, landing


class Forecast(msgspec.Struct, frozen=True, gc=False):
    """The space a card leads to, the figure that stands there by then (or `FREE`), and where the figure ends up: there,
    unless it will be set back (M5.5, M5.6). That is `sure` if nothing unknown moves before it."""

    landing: int
    standing: int
    end: int
    sure: bool = True


def forecast(
    at: Sequence[int],
    spaces: int,
    figure: int,
    card: int,
    *,
    before: Sequence[tuple[int, int]] | None = None,
    after: Collection[int] = (),
    walk_on: bool = False,
) -> Forecast:
    """What becomes of `card`. `before`: all who move earlier, each with its card, if they and their cards are known;
    else the card leads to its space as if nobody moved. Where two stand in its way that move `after` it, none of whom
    can be pushed by others either, it is set back all the same, as things stand."""
    places, ring = list(at), ring_of(list(at), spaces)
    for mover, played in before or ():
        move(ring, places, mover, played, walk_on)
    place = landing(places[figure], card, spaces)
    standing = ring[place] if ring[place] != figure else FREE
    if before is None and not {standing, ring[spaces - 1 - place]} <= {*after}:
        return Forecast(place, standing, place, sure=False)
    move(ring, places, figure, card, walk_on)
    return Forecast(place, standing, places[figure], sure=before is not None)


def known_before(
    order: Sequence[int], figure: int, own: Sequence[int], cards: Sequence[int]
) -> list[tuple[int, int]] | None:
    """Who moves before `figure`, each with its card; None if a figure that is not `own` does, or one without a card."""
    found: list[tuple[int, int]] = []
    for mover in order:
        if mover == figure:
            return found
        if mover not in own or not cards[mover]:
            return None
        found.append((mover, cards[mover]))
    return None


def moving_after(order: Sequence[int], figure: int) -> Sequence[int]:
    """Who moves after `figure`."""
    return order[order.index(figure) + 1 :] if figure in order else ()
