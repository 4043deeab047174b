"""Counts the totals of a finished game from the spectators' view, written without the game's own scoring."""

from __future__ import annotations

from games.captains_gulf.view import CaptainView, View

STARS = {"white": (6, (1, 3, 6)), "blue": (10, (3, 7, 12)), "yellow": (14, (6, 13, 21))}
LAST, LIGHT = 16, 4


def total(captain: CaptainView) -> int:
    """Money, what the three discs bring, and the loans."""
    points = captain.money - 8 * captain.loans
    best: list[str] = []
    for space in captain.tracks:
        points += 3 if space == LAST else 0
        points -= 5 if space <= LIGHT else 0
        best += [color for color, (star, _) in STARS.items() if star <= space][-1:]
    for color, (_, payout) in STARS.items():
        if number := best.count(color):
            points += payout[number - 1]
    return points


def recount(view: View) -> list[int]:
    """The total of every seat."""
    return [total(captain) for captain in view.captains]
