"""How far a sheet has come on the coin track, as pictures and texts both tell it."""

from __future__ import annotations

import msgspec

from games.fleet_dice import data
from games.fleet_dice.view import SheetView


class Progress(msgspec.Struct, frozen=True):
    """F9.1: how many coins are `marked`, the next `star` and how many coins it is `away`; both are 0 where no star is
    left. A struck star is neither marked nor does it cost a coin."""

    marked: int
    star: int
    away: int


def progress(sheet: SheetView) -> Progress:
    """How far this sheet has come."""
    struck = sheet.struck_stars
    marked = sheet.coins - sum(star <= sheet.coins for star in struck)
    star = min((star for star in data.STARS if star > sheet.coins and star not in struck), default=0)
    return Progress(marked, star, star - sum(each < star for each in struck) - marked if star else 0)
