"""The choices of Nusfjord, a type for each verb. Cards, spaces, ships and companies are named by their ids."""

from __future__ import annotations

from games.engine import Pick, Picks

# -- the turn (W1 to W6), free uses (A5) -------------------------------------------------------------------------


class Place(Pick, frozen=True, tag="place"):
    """A worker on the space of an action."""

    rules = ("W1", "W3")

    action: str


class Copy(Pick, frozen=True, tag="copy"):
    """W5: a worker on an Imitation space, or a card's copy of a blocked action."""

    rules = ("W5",)

    action: str


class UseElder(Pick, frozen=True, tag="elder"):
    """A worker on an own elder."""

    rules = ("E1", "E2")

    elder: str


class Skip(Pick, frozen=True, tag="skip"):
    """W1: no worker."""

    rules = ("W1",)


class Use(Pick, frozen=True, tag="use"):
    """What a building does once."""

    rules = ("A5",)

    building: str


class Convert(Pick, frozen=True, tag="convert"):
    """A6: a building's exchange for `what`, so many times."""

    rules = ("A5", "A6")

    building: str
    what: str
    amount: int


class Trade(Pick, frozen=True, tag="trade"):
    """A ship sold by what a building allows."""

    rules = ("B8",)

    building: str
    ship: str


class Done(Pick, frozen=True, tag="done"):
    """No more free uses."""

    rules = ("A5",)


# -- what actions ask (X1 to X11) --------------------------------------------------------------------------------


class Build(Pick, frozen=True, tag="build"):
    rules = ("X4",)

    building: str


class Other(Pick, frozen=True, tag="other"):
    """B5: the other player whose haul counts."""

    rules = ("B5",)

    company: str


class At(Pick, frozen=True, tag="at"):
    """B1 to B4: a building space, a double space, or the track."""

    rules = ("B1",)

    space: str


class Reserve(Pick, frozen=True, tag="reserve"):
    """A10: so much of it is paid from the Reserve."""

    rules = ("A10",)

    amount: int


class Ship(Pick, frozen=True, tag="ship"):
    """A ship and its way of payment."""

    rules = ("X10",)

    ship: str


class Serve(Pick, frozen=True, tag="serve"):
    rules = ("X3",)

    plates: int


class Fell(Pick, frozen=True, tag="fell"):
    rules = ("X7",)

    double: str


class Plant(Pick, frozen=True, tag="plant"):
    rules = ("X9",)

    double: str


class Take(Pick, frozen=True, tag="take"):
    """X11: an elder."""

    rules = ("X11",)

    elder: str


class Now(Pick, frozen=True, tag="now"):
    """Q8: the new elder is used at once."""

    rules = ("Q8",)

    elder: str


# -- what cards ask (A12), effects in order (A3), too few fish (F7) ----------------------------------------------


class Do(Pick, frozen=True, tag="do"):
    rules = ("A2", "A12")

    action: str


class Choose(Pick, frozen=True, tag="choose"):
    """The branch of a card, by its first operation."""

    rules = ("A12",)

    action: str


class Times(Pick, frozen=True, tag="times"):
    rules = ("A6",)

    amount: int


class Move(Pick, frozen=True, tag="move"):
    rules = ("A12",)

    amount: int


class Upgrade(Pick, frozen=True, tag="upgrade"):
    rules = ("Q9",)

    ship: str


class Sell(Pick, frozen=True, tag="sell"):
    rules = ("B8",)

    ship: str


class Share(Pick, frozen=True, tag="share"):
    rules = ("C5",)

    company: str


class First(Pick, frozen=True, tag="first"):
    """A3: the building whose effect comes first."""

    rules = ("A3",)

    building: str


class Feed(Pick, frozen=True, tag="feed"):
    """F7: the elder who gets a fish."""

    rules = ("F7",)

    elder: str


class Dividend(Pick, frozen=True, tag="dividend"):
    """F7: the holder who gets a fish."""

    rules = ("F7",)

    company: str


class Decline(Pick, frozen=True, tag="decline"):
    """A12: not this operation."""

    rules = ("A12",)


PICKS = Picks(
    *(Place, Copy, UseElder, Skip, Use, Convert, Trade, Done, Build, Other, At, Reserve, Ship, Serve, Fell, Plant),
    *(Take, Now, Do, Choose, Times, Move, Upgrade, Sell, Share, First, Feed, Dividend, Decline),
)
