"""The choices of Captains of the Gulf, a type for each verb. Places, cards and all else are named by their ids,
handfuls of seafood by their codes (`bundles.py`)."""

from __future__ import annotations

from games.engine import Pick, Picks


class Go(Pick, frozen=True, tag="go"):
    """CG4: the marker to a space of the wheel."""

    space: str


class Bonus(Pick, frozen=True, tag="bonus"):
    """CG6: a bonus action."""

    action: str


class End(Pick, frozen=True, tag="end"):
    """CG3.5: the turn is over."""


class Fish(Pick, frozen=True, tag="fish"):
    """CG5.B: at this hex."""

    hex: str


class Row(Pick, frozen=True, tag="row"):
    """At a hex of this row, which is named next."""

    row: str


class Catch(Pick, frozen=True, tag="catch"):
    """One card, and a handful that it brings."""

    card: str
    haul: str


class Other(Pick, frozen=True, tag="other"):
    """Cards and tiles one by one."""


class Play(Pick, frozen=True, tag="play"):
    """A card for its icons."""

    card: str
    icons: str


class Take(Pick, frozen=True, tag="take"):
    """This handful, by the cards that were played."""

    haul: str


class Total(Pick, frozen=True, tag="total"):
    """A handful of so many tiles, which is named next."""

    number: int


class Sail(Pick, frozen=True, tag="sail"):
    """CG5.C: to a port."""

    port: str


class License(Pick, frozen=True, tag="license"):
    """CG10: a card as a license."""

    card: str
    license: str


class Crew(Pick, frozen=True, tag="crew"):
    """CG10: a card as crew."""

    card: str
    crew: str


class Upgrade(Pick, frozen=True, tag="upgrade"):
    """CG10: a card as an upgrade."""

    card: str
    upgrade: str


class Done(Pick, frozen=True, tag="done"):
    """CG5.E: no second card."""


class Sell(Pick, frozen=True, tag="sell"):
    """CG9.1: these tiles."""

    raw: str
    cooked: str


class Advance(Pick, frozen=True, tag="advance"):
    """CG9.2: the disc of this port."""

    port: str


class Boost(Pick, frozen=True, tag="boost"):
    """The same with a bonus tile."""

    port: str


class Buy(Pick, frozen=True, tag="buy"):
    """CG6.9: so much fuel."""

    fuel: int


class Drop(Pick, frozen=True, tag="drop"):
    """CG3.9: a card away."""

    card: str


class Draw(Pick, frozen=True, tag="draw"):
    """CG6.12: a card for a bonus tile."""


class Repay(Pick, frozen=True, tag="repay"):
    """CG12.2: a loan."""


class Inspection(Pick, frozen=True, tag="inspection"):
    """CG14.5: with `fuel` or with `money`."""

    way: str


class Decline(Pick, frozen=True, tag="decline"):
    """No main action."""


PICKS = Picks(
    *(Go, Bonus, End, Fish, Row, Catch, Other, Play, Take, Total, Sail, License, Crew, Upgrade, Done, Sell),
    *(Advance, Boost, Buy, Drop, Draw, Repay, Inspection, Decline),
)
