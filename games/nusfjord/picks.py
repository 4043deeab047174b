"""The choices of Nusfjord, a type for each verb. Cards, spaces, ships and companies are named by their ids."""

from __future__ import annotations

from games.engine import Pick, Picks

# -- the turn (W1 to W6), free uses (A5) -------------------------------------------------------------------------


class Place(Pick, frozen=True, tag="place"):
    """A worker on the space of an action."""

    action: str


class Copy(Pick, frozen=True, tag="copy"):
    """W5: a worker on an Imitation space, or a card's copy of a blocked action."""

    action: str


class UseElder(Pick, frozen=True, tag="elder"):
    """A worker on an own elder."""

    elder: str


class Skip(Pick, frozen=True, tag="skip"):
    """W1: no worker."""


class Use(Pick, frozen=True, tag="use"):
    """What a building does once."""

    building: str


class Convert(Pick, frozen=True, tag="convert"):
    """A6: a building's exchange for `what`, so many times."""

    building: str
    what: str
    amount: int


class Trade(Pick, frozen=True, tag="trade"):
    """A ship sold by what a building allows."""

    building: str
    ship: str


class Done(Pick, frozen=True, tag="done"):
    """No more free uses."""


# -- what actions ask (X1 to X11) --------------------------------------------------------------------------------


class Build(Pick, frozen=True, tag="build"):
    building: str


class Other(Pick, frozen=True, tag="other"):
    """B5: the other player whose haul counts."""

    company: str


class At(Pick, frozen=True, tag="at"):
    """B1 to B4: a building space, a double space, or the track."""

    space: str


class Reserve(Pick, frozen=True, tag="reserve"):
    """A10: so much of it is paid from the Reserve."""

    amount: int


class Ship(Pick, frozen=True, tag="ship"):
    """A ship and its way of payment."""

    ship: str


class Serve(Pick, frozen=True, tag="serve"):
    plates: int


class Fell(Pick, frozen=True, tag="fell"):
    double: str


class Plant(Pick, frozen=True, tag="plant"):
    double: str


class Take(Pick, frozen=True, tag="take"):
    """X11: an elder."""

    elder: str


class Now(Pick, frozen=True, tag="now"):
    """Q8: the new elder is used at once."""

    elder: str


# -- what cards ask (A12), effects in order (A3), too few fish (F7) ----------------------------------------------


class Do(Pick, frozen=True, tag="do"):
    action: str


class Choose(Pick, frozen=True, tag="choose"):
    """The branch of a card, by its first operation."""

    action: str


class Times(Pick, frozen=True, tag="times"):
    amount: int


class Move(Pick, frozen=True, tag="move"):
    amount: int


class Upgrade(Pick, frozen=True, tag="upgrade"):
    ship: str


class Sell(Pick, frozen=True, tag="sell"):
    ship: str


class Share(Pick, frozen=True, tag="share"):
    company: str


class First(Pick, frozen=True, tag="first"):
    """A3: the building whose effect comes first."""

    building: str


class Feed(Pick, frozen=True, tag="feed"):
    """F7: the elder who gets a fish."""

    elder: str


class Dividend(Pick, frozen=True, tag="dividend"):
    """F7: the holder who gets a fish."""

    company: str


class Decline(Pick, frozen=True, tag="decline"):
    """A12: not this operation."""


PICKS = Picks(
    *(Place, Copy, UseElder, Skip, Use, Convert, Trade, Done, Build, Other, At, Reserve, Ship, Serve, Fell, Plant),
    *(Take, Now, Do, Choose, Times, Move, Upgrade, Sell, Share, First, Feed, Dividend, Decline),
)
