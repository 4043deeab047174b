"""Ranks on a ship or in the tavern (M7): what barrels are worth. Numbers only; who has how many is known elsewhere."""

from __future__ import annotations

from collections.abc import Sequence


def ranks(barrels: Sequence[int], vp: Sequence[int]) -> list[int]:
    """M7.2 to M7.4: what each seat gets for its barrels; ties share the places they cover, rounded up."""
    points: list[int] = []
    for mine in barrels:
        if not mine:
            points.append(0)
            continue
        ahead = tied = 0
        for other in barrels:
            if other > mine:
                ahead += 1
            elif other == mine:
                tied += 1
        points.append(-(-sum(vp[ahead : ahead + tied]) // tied))
    return points
