"""What is said beside a button of Montego Bay, and beside a question. What it says when is
decided in `details.py`."""

from __future__ import annotations

from games.engine import Detail, Remark


class WhereTo(Detail, frozen=True):
    """What lies in the room to which a card leads if nobody comes between; `by` stands there now, or nobody."""

    slot: str
    space: str
    barrels: int
    broken: int
    coins: int
    goods: int
    by: str


class Card(WhereTo, frozen=True, tag="card"):
    """The space is free."""


class CardOccupied(WhereTo, frozen=True, tag="card_occupied"):
    """It is not."""


class LoadFills(Detail, frozen=True, tag="load_fills"):
    """The ship sails."""

    points: int


class Hire(Detail, frozen=True, tag="hire"):
    left: int


class Place(Detail, frozen=True, tag="place"):
    place: str
    figure: str
    colour: str
    size: str


class Remove(Detail, frozen=True, tag="remove"):
    mine: int


class Order(Remark, frozen=True, tag="order"):
    """Who moves before whom."""

    order: list[str]


class Load(Detail, frozen=True, tag="load"):
    """The own barrels and the free slots afterwards."""

    mine: int
    free: int


class Laid(Remark, frozen=True, tag="laid"):
    """The cards that lie there; 0 where none does."""

    big: int
    small: int
    third: int
    jack: int
