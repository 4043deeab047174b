"""The table of M11: what many games of greedy and of random players came to when the house figures were made.
Nothing here is needed to play; `quayside simulate` holds its own games against it."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from games.engine import Expected

RULE = "M11.1"
SEATS = (4, 3, 2)
GAMES = {"greedy": (600, 600, 400), "blind": (2000, 2000, 2000)}
"""In how many games the table was counted, by seats."""

# What was counted, the last digit the table gives, then with 4, 3 and 2 greedy and with 4, 3 and 2 random players.
COUNTED = (
    ("rounds", 0.1, (7.3, 8.3, 8.0), (8.5, 9.7, 9.7)),
    ("ships sailing full", 0.1, (7.9, 6.6, 7.0), (6.5, 5.1, 5.0)),
    ("ships sent off in phase 5", 0.1, (5.3, 6.3, 6.0), (6.5, 7.7, 7.7)),
    ("their fill in %", 1.0, (62, 58, 59), (59, 56, 56)),
    ("ships scored at the end", 0.1, (1.8, 2.1, 2.0), (2.0, 2.3, 2.3)),
    ("place 1 total", 1.0, (51, 47, 62), (49, 47, 60)),
    ("place 2 total", 1.0, (44, 39, 52), (42, 38, 49)),
    ("place 3 total", 1.0, (38, 30), (36, 29)),
    ("place 4 total", 1.0, (31,), (29,)),
    ("Jack hired", 0.1, (3.1, 2.6, 2.4), (3.6, 3.3, 3.5)),
    ("most barrels one player had aboard", 0.1, (11.3, 12.6, 16.4), (11.7, 12.5, 16.2)),
    ("games with barrels in the tavern in %", 1.0, (14, 7, 7), (11, 4, 4)),
    ("pushes", 1.0, (23, 20, 19), (17, 14, 14)),
    ("set-backs", 1.0, (13, 8, 6), (15, 9, 9)),
)


def house_figures() -> Iterator[Expected]:
    """Every figure of the table, and that no seat has an advantage: nothing in the rules tells one from another."""
    for column, (player, games) in enumerate(GAMES.items()):
        for of, digit, *counted in COUNTED:
            for seats, value, sample in zip(SEATS, counted[column], games, strict=False):
                yield Expected((player,) * seats, "mean", value, digit / 2, RULE, of=of, games=sample)
        for seats in SEATS:
            for seat in range(1, seats + 1):
                yield Expected((player,) * seats, "mean", 100 / seats, 0, RULE, of=f"seat {seat} wins", games=inf)
