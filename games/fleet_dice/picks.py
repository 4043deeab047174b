"""The choices of Fleet, a type for each verb. Faces, sections and bonuses are named by their ids."""

from __future__ import annotations

from games.engine import Pick, Picks


class Die(Pick, frozen=True, tag="die"):
    """D1: taking a die of this face."""

    rules = ("F4.1", "F4.3")

    face: str


class Mark(Pick, frozen=True, tag="mark"):
    """The next box of a section."""

    rules = ("F5.1",)

    section: str


class Use(Pick, frozen=True, tag="use"):
    """F4.3: a die used as `coin`, `coins3`, `market` or `recycle`."""

    rules = ("F4.3",)

    way: str


class Hex(Pick, frozen=True, tag="hex"):
    """F12.4: a hex of the buffet."""

    rules = ("F12.4",)

    type: str


class Take(Pick, frozen=True, tag="take"):
    """D5: `boat` or `license`."""

    rules = ("F5.4",)

    what: str


class Bonus(Pick, frozen=True, tag="bonus"):
    """D6: a King Crab bonus."""

    rules = ("F11.2",)

    bonus: str


class Oyster(Pick, frozen=True, tag="oyster"):
    """D7: `fish` or `coin`."""

    rules = ("F10.5",)

    catch: str


class Reroll(Pick, frozen=True, tag="reroll"):
    """F12.2: the casino."""

    rules = ("F12.2",)


class Decline(Pick, frozen=True, tag="decline"):
    """No star action, no second use."""

    rules = ("R7",)


PICKS = Picks(Die, Mark, Use, Hex, Take, Bonus, Oyster, Reroll, Decline)
