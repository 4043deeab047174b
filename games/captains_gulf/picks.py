"""The choices of Captains of the Gulf, a type for each verb. Places, cards and all else are named by their ids,
handfuls of seafood by their codes (`bundles.py`)."""

from __future__ import annotations

from games.engine import Pick, Picks


class Go(Pick, frozen=True, tag="go"):
    """CG4: the marker to a space of the wheel."""

    rules = ("CG4.3", "CG3.4")

    space: str


class Bonus(Pick, frozen=True, tag="bonus"):
    """CG6: a bonus action."""

    rules = ("CG6.1", "CG3.7")

    action: str


class End(Pick, frozen=True, tag="end"):
    """CG3.5: the turn is over."""

    rules = ("CG3.5",)


class Fish(Pick, frozen=True, tag="fish"):
    """CG5.B: at this hex."""

    rules = ("CG5.B", "CG5.B1")

    hex: str


class Row(Pick, frozen=True, tag="row"):
    """At a hex of this row, which is named next."""

    rules = ("CG5.B1",)

    row: str


class Catch(Pick, frozen=True, tag="catch"):
    """One card, and a handful that it brings."""

    rules = ("CG5.B3", "CG5.B4")

    card: str
    haul: str


class Other(Pick, frozen=True, tag="other"):
    """Cards and tiles one by one."""

    rules = ("CG5.B3",)


class Play(Pick, frozen=True, tag="play"):
    """A card for its icons."""

    rules = ("CG5.B3", "CG5.B4")

    card: str
    icons: str


class Take(Pick, frozen=True, tag="take"):
    """This handful, by the cards that were played."""

    rules = ("CG5.B5",)

    haul: str


class Total(Pick, frozen=True, tag="total"):
    """A handful of so many tiles, which is named next."""

    rules = ("CG5.B5",)

    number: int


class Sail(Pick, frozen=True, tag="sail"):
    """CG5.C: to a port."""

    rules = ("CG5.C", "CG7.2")

    port: str


class License(Pick, frozen=True, tag="license"):
    """CG10: a card as a license."""

    rules = ("CG10.1", "CG10.2")

    card: str
    license: str


class Crew(Pick, frozen=True, tag="crew"):
    """CG10: a card as crew."""

    rules = ("CG10.1", "CG10.2")

    card: str
    crew: str


class Upgrade(Pick, frozen=True, tag="upgrade"):
    """CG10: a card as an upgrade."""

    rules = ("CG10.1", "CG10.2")

    card: str
    upgrade: str


class Done(Pick, frozen=True, tag="done"):
    """CG5.E: no second card."""

    rules = ("CG5.E",)


class Sell(Pick, frozen=True, tag="sell"):
    """CG9.1: these tiles."""

    rules = ("CG9.1", "CG9.2")

    raw: str
    cooked: str


class Advance(Pick, frozen=True, tag="advance"):
    """CG9.2: the disc of this port."""

    rules = ("CG9.2", "CG9.3")

    port: str


class Boost(Pick, frozen=True, tag="boost"):
    """The same with a bonus tile."""

    rules = ("CG6.12", "CG9.2")

    port: str


class Buy(Pick, frozen=True, tag="buy"):
    """CG6.9: so much fuel."""

    rules = ("CG6.9",)

    fuel: int


class Drop(Pick, frozen=True, tag="drop"):
    """CG3.9: a card away."""

    rules = ("CG3.9",)

    card: str


class Draw(Pick, frozen=True, tag="draw"):
    """CG6.12: a card for a bonus tile."""

    rules = ("CG6.12",)


class Repay(Pick, frozen=True, tag="repay"):
    """CG12.2: a loan."""

    rules = ("CG12.2",)


class Inspection(Pick, frozen=True, tag="inspection"):
    """CG14.5: with `fuel` or with `money`."""

    rules = ("CG14.5",)

    way: str


class Decline(Pick, frozen=True, tag="decline"):
    """No main action."""

    rules = ("CG4.7",)


PICKS = Picks(
    *(Go, Bonus, End, Fish, Row, Catch, Other, Play, Take, Total, Sail, License, Crew, Upgrade, Done, Sell),
    *(Advance, Boost, Buy, Drop, Draw, Repay, Inspection, Decline),
)
