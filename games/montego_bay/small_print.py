"""What is said beside a button of Montego Bay, and beside a question. What it says when is
decided in `details.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from games.engine import Detail, Event, Remark
from games.engine.sayings import kind_of
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


class NotThere(WhereTo, frozen=True):
    """M5.5: the figure doesn't come to where the card leads, `landing`. That is so only `as_it_stands` if
    others move before it, though none of the two that block its way."""

    landing: str = ""
    as_it_stands: int = 0

    def gist(self) -> Self:
        """That it has become sure changes nothing."""
        return replace(self, landing="", as_it_stands=0)


class CardSetBack(NotThere, frozen=True, tag="card_set_back"):
    """M5.5: the figure is set back to this space."""


class CardStays(NotThere, frozen=True, tag="card_stays"):
    """M5.5, M5.6: it stays where it is: on this space, or in this tavern."""


class LoadFills(Detail, frozen=True, tag="load_fills"):
    """The ship sails. `last`: this round becomes the last one by that (M9.1). `moves_up`: it lay at pier 1, so that
    the `next_ship` moves up and casts off at the end of this round (M8.1)."""

    points: int
    last: int = 0
    moves_up: int = 0
    next_ship: str = ""

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        loaded = events.Loaded.first(told, seat)
        if loaded is None:
            return None
        mine = [(at, events.ShipScored.of(event)) for at, event in enumerate(told) if event.seat == seat]
        scored = next(((at, each) for at, each in mine if each is not None and each.ship == loaded.ship), None)
        if scored is None:
            return None
        at, score = scored
        kinds = [event.kind for event in told[at:]]
        come_of_it = {kind_of(each) for each in (events.ShipScored, events.ShipArrived, events.NoMoreShips)}
        then = next((kind for kind in kinds if kind not in come_of_it), "")
        return replace(self, points=score.points, last=int(then == kind_of(events.LastRound)))

    def gist(self) -> Self:
        """Which ship moves up changes nothing of the load."""
        return replace(self, moves_up=0, next_ship="")


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


class JackDoes(Remark, frozen=True, tag="jack_does"):
    """What whoever hires Lazy Jack gets (M5.1, M6.6)."""


class Order(Remark, frozen=True, tag="order"):
    """Who moves before whom."""

    order: list[str]


class Load(Detail, frozen=True, tag="load"):
    """The own barrels and the free slots afterwards. In the `last` round the ship is scored with all others at the end
    (M9.2): then with the points it would bring if nobody loaded more."""

    mine: int
    free: int
    points: int = 0
    last: int = 0

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        loaded = events.Loaded.first(told, seat)
        if loaded is None:
            return None
        ship = next(ship for ship in before.harbor if ship.id == loaded.ship)
        barrels = [mine + (loaded.barrels if each == seat else 0) for each, mine in enumerate(ship.barrels)]
        said = replace(self, mine=barrels[seat], free=ship.free - loaded.barrels)
        return replace(said, points=ranks(barrels, ship.vp)[seat]) if self._scored else said

    @property
    def _scored(self) -> bool:
        return bool(self.last)

    def gist(self) -> Self:
        """What others load beside it changes the free slots only, and what it brings; and it is where it was meant to
        be, though this round has become the last one."""
        return replace(self, free=0, points=0, last=0)


class LoadSails(Load, frozen=True, tag="load_sails"):
    """M8.1: the same, and the ship casts off at the end of this round, full or not; with the points it would bring if
    nobody loaded more."""

    @property
    def _scored(self) -> bool:
        return True


class LoadsNext(Remark, frozen=True, tag="loads_next"):
    """The figure `by` which barrels are loaded after the one that is asked; `first` of all those."""

    by: str
    barrels: int
    first: int


class Laid(Remark, frozen=True, tag="laid"):
    """The cards that lie there; 0 where none does."""

    big: int
    small: int
    third: int
    jack: int
