"""What is said beside a button of Fleet, and beside a question. What it says when is
decided in `details.py`."""

from __future__ import annotations

from games.engine import Detail


class Coins(Detail, frozen=True, tag="coins"):
    """What comes in at once."""

    coins: int


class Market(Detail, frozen=True, tag="market"):
    coins: int
    fish: int


class Recycle(Detail, frozen=True, tag="recycle"):
    left: int


class Hex(Detail, frozen=True, tag="hex"):
    points: int


class Bonus(Detail, frozen=True, tag="bonus"):
    points: int


class DieLicensed(Detail, frozen=True, tag="die_licensed"):
    coins: int


class DieHarbor(Detail, frozen=True, tag="die_harbor"):
    """Any entry of the harbor."""


class DieWharf(Detail, frozen=True, tag="die_wharf"):
    """Any building of the wharf."""


class Box(Detail, frozen=True):
    """The next box of a section: its number, and how many there are."""

    box: int
    boxes: int


class BoxPlain(Box, frozen=True, tag="box_plain"):
    """Nothing else happens."""


class BoxLicense(Box, frozen=True, tag="box_license"):
    """F5.5: a license of the section's type."""


class BoxBoat(Box, frozen=True, tag="box_boat"):
    """F5.5: a boat."""


class BoxChoice(Box, frozen=True, tag="box_choice"):
    """F5.4: a boat or a license."""


class BoxFishing(Box, frozen=True, tag="box_fishing"):
    """F7: fishing for its owner alone."""


class BoxActivation(Box, frozen=True, tag="box_activation"):
    """The building's activation box."""


class BoxCompletes(Box, frozen=True, tag="box_completes"):
    """The building is complete."""
