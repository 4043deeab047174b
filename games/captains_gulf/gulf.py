"""The map of the Gulf as numbers: distances, what lies within reach, where directions lead (CG7.1, CG13.5).
Places are hexes in reading order, then the ports; what lies on them is the table's."""

from __future__ import annotations

from games.captains_gulf.data import DIRECTIONS, FIRST_PORT, PLACES, PORTS, ROWS, fail

FAR = len(PLACES)
OUTSIDE = -1  # a port, the grass frame or beyond the south border

_AT = {(row.row, row.x2): place for place, row in enumerate([*ROWS.hex, *ROWS.port])}
_STEPS = [(row.d_row, row.d_x2) for row in ROWS.direction if row.d_row or row.d_x2]
if len(_AT) != len(PLACES):
    raise fail("port", "(all)", "row", "two places lie on the same coordinates")

# TARGETS[direction][hex]: the hex that lies there, or OUTSIDE.
TARGETS: list[list[int]] = [
    [
        place if (place := _AT.get((hex_.row + way.d_row, hex_.x2 + way.d_x2), OUTSIDE)) < FIRST_PORT else OUTSIDE
        for hex_ in ROWS.hex
    ]
    for way in ROWS.direction
]


def _neighbors(place: int) -> list[int]:
    row = [*ROWS.hex, *ROWS.port][place]
    return [_AT[at] for d_row, d_x2 in _STEPS if (at := (row.row + d_row, row.x2 + d_x2)) in _AT]


def _distances(start: int) -> list[int]:
    """CG7.1: fewest steps through Gulf hexes; ports are only start or end."""
    steps = [FAR] * len(PLACES)
    steps[start] = 0
    edge = [start]
    while edge:
        following: list[int] = []
        for place in edge:
            for neighbor in _neighbors(place) if place < FIRST_PORT or place == start else []:
                if steps[neighbor] == FAR:
                    steps[neighbor] = steps[place] + 1
                    following.append(neighbor)
        edge = following
    return steps


DISTANCE: list[list[int]] = [_distances(place) for place in range(len(PLACES))]
LONGEST = max(distance for row in DISTANCE for distance in row if distance < FAR)
# REACH[place][n]: the other hexes at most n steps away, in reading order.
REACH: list[list[list[int]]] = [
    [[at for at in range(FIRST_PORT) if 0 < DISTANCE[place][at] <= steps] for steps in range(LONGEST + 1)]
    for place in range(len(PLACES))
]
PORT_PLACES = range(FIRST_PORT, FIRST_PORT + len(PORTS))
if any(DISTANCE[START_][at] >= FAR for START_ in PORT_PLACES for at in range(len(PLACES))):
    raise fail("hex", "(all)", "row", "some places can't be reached")
SAME = next((way for way, row in enumerate(ROWS.direction) if not row.d_row and not row.d_x2), -1)
if SAME != 0 or len(DIRECTIONS) != len(_STEPS) + 1:
    raise fail("direction", "(all)", "d_row", "the first direction, and no other, stays on the hex")
