"""What is said beside a button of Montego Bay, and beside a question. What it says when is
decided in `details.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from games.engine import Detail, Event, Remark
from games.montego_bay import events
from games.montego_bay.ranking import ranks

if TYPE_CHECKING:
    from games.montego_bay.view import View


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


class CardSetBack(WhereTo, frozen=True, tag="card_set_back"):
    """M5.5: the figure is set back to this space for sure."""


class CardStays(WhereTo, frozen=True, tag="card_stays"):
    """M5.5, M5.6: it stays where it is for sure: on this space, or in this tavern."""


class LoadFills(Detail, frozen=True, tag="load_fills"):
    """The ship sails."""

    points: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        loaded = events.Loaded.first(told, seat)
        scored = [each for each in map(events.ShipScored.of, [e for e in told if e.seat == seat]) if each is not None]
        return next((replace(self, points=each.points) for each in scored if loaded and each.ship == loaded.ship), None)


class ThirdFigure(Detail, frozen=True, tag="third_figure"):
    """Who gets which figure if this one is taken."""

    seats: list[int]
    by: str

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        got = events.ThirdFigure.first(told, self.seats[0])
        return replace(self, by=f"{got.colour}_{got.size}") if got is not None else None


class Hire(Detail, frozen=True, tag="hire"):
    left: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        hired = events.JackHired.first(told, seat)
        return replace(self, left=before.players[seat].coins - hired.cost) if hired is not None else None


class Place(Detail, frozen=True, tag="place"):
    place: str
    figure: str
    colour: str
    size: str


class Remove(Detail, frozen=True, tag="remove"):
    mine: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        back = events.BarrelsTakenBack.first(told, seat)
        if back is None:
            return None
        aboard = next(ship.barrels[seat] for ship in before.harbor if ship.id == back.ship)
        return replace(self, mine=aboard - back.barrels)


class Order(Remark, frozen=True, tag="order"):
    """Who moves before whom."""

    order: list[str]


class Load(Detail, frozen=True, tag="load"):
    """The own barrels and the free slots afterwards."""

    mine: int
    free: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        loaded = events.Loaded.first(told, seat)
        if loaded is None:
            return None
        ship = next(ship for ship in before.harbor if ship.id == loaded.ship)
        return replace(self, mine=ship.barrels[seat] + loaded.barrels, free=ship.free - loaded.barrels)

    def gist(self) -> Self:
        """What others load beside it changes the free slots only."""
        return replace(self, free=0)


class LoadSails(Load, frozen=True, tag="load_sails"):
    """M8.1: the same, and the ship casts off at the end of this round, full or not; with the points it would bring if
    nobody loaded more."""

    points: int = 0

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        said, loaded = super().outcome(seat, before, after, told), events.Loaded.first(told, seat)
        if said is None or loaded is None:
            return None
        ship = next(ship for ship in before.harbor if ship.id == loaded.ship)
        barrels = [mine + (loaded.barrels if each == seat else 0) for each, mine in enumerate(ship.barrels)]
        return replace(said, points=ranks(barrels, ship.vp)[seat])

    def gist(self) -> Self:
        return replace(self, free=0, points=0)


class Laid(Remark, frozen=True, tag="laid"):
    """The cards that lie there; 0 where none does."""

    big: int
    small: int
    third: int
    jack: int
