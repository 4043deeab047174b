"""Montego Bay's points counted again from the ships that sailed and the tavern, without the game's own scoring."""

from __future__ import annotations

from games.montego_bay.view import View

TAVERN = {4: [3, 2, 1], 3: [2, 1], 2: [1]}


def recount(view: View) -> list[int]:
    """The total of each seat."""
    totals = [0] * view.seats
    piles = [(left.ship.vp, left.ship.barrels, left.last) for left in view.sailed]
    piles.append((TAVERN[view.seats], [player.tavern for player in view.players], -1))
    for numbers, barrels, last in piles:
        places = sorted((count for count in barrels if count), reverse=True)
        worth = numbers + [0] * view.seats
        for seat, count in enumerate(barrels):
            if count:
                shared = [worth[place] for place, other in enumerate(places) if other == count]
                totals[seat] += (sum(shared) + len(shared) - 1) // len(shared)
        if last >= 0:
            totals[last] += 1
    return totals
