"""What is said beside a button of Captains of the Gulf, and beside a question. What it says when is
decided in `details.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Self

from msgspec.structs import replace

from games.captains_gulf import data, events
from games.captains_gulf.bundles import NONE
from games.engine import Detail, Event, Remark
from games.engine.sayings import Plain, kind_of

if TYPE_CHECKING:
    from games.captains_gulf.view import View


Why = Literal[
    "at_sea",
    "in_port",
    "no_card",
    "nothing_aboard",
    "no_box",
    "no_catch",
    "licenses_full",
    "no_fuel",
    "no_bait",
    "full",
]


DRAWING = frozenset(data.BONUS_ACTIONS[each] for each in (data.PRINTER, data.RADAR, data.IMPROVEMENT))
"""The bonus actions that draw cards."""


class _Move(Detail, frozen=True):
    """A move on the wheel: what it costs, whether it crosses the spoke (0 or 1), and whether it ends the round (1) or
    the game (2)."""

    cost: int
    crosses: int
    ends: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        moved, crossed = events.WheelMoved.first(told, seat), events.SpokeCrossed.first(told, seat)
        return replace(self, cost=moved.cost, crosses=int(crossed is not None)) if moved is not None else None


class _Refueling(_Move, frozen=True):
    """Such a move, of which earlier versions did not tell what the Fuel Dock brings: `_refueled` says that."""

    def gist(self) -> Self:
        """The tank is filled however much there is room for."""
        return replace(self, fuel=0, tank=0, earned=0)

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        moved = super().outcome(seat, before, after, told)
        return replace(moved, **refueled(told, seat)) if moved is not None else None


def refueled(told: Sequence[Event], seat: int) -> dict[str, int]:
    """The `fuel` there was at a Fuel Dock, that of the `tank` if it was filled there, and the money `earned`."""
    filled, paid = events.Refueled.first(told, seat), events.EngineerEarned.first(told, seat)
    earned = paid.money if filled is not None and paid is not None else 0
    if filled is None or not filled.fuel:
        return {"fuel": 0, "tank": 0, "earned": earned}
    return {"fuel": filled.tank - filled.fuel, "tank": filled.tank, "earned": earned}


class GoInVain(_Move, frozen=True, tag="go_in_vain"):
    """As `Go`, and `why` the action there could not be carried out, or would change nothing."""

    why: Why


class Fish(Detail, frozen=True, tag="fish"):
    """The fuel, what swims there, and the most that one card brings."""

    fuel: int
    shrimp: int
    oyster: int
    crab: int
    most: int


class Row(Detail, frozen=True, tag="row"):
    hexes: int


class SailTowed(Detail, frozen=True, tag="sail_towed"):
    """`Towed` as plans of earlier versions have it: with all the fuel the sail takes."""

    fuel: int
    money: int
    loans: int


class Bonus(Detail, frozen=True, tag="bonus"):
    """`money` and `number` as the action's sentence needs them; `tile` is 1 if it gives a bonus tile; of the cards that
    are drawn so many must `drop`."""

    action: str
    money: int
    number: int
    tile: int
    drop: int = 0

    def gist(self) -> Self:
        """Earlier versions did not say how many cards a round card makes of those that are drawn."""
        draws = self.action in DRAWING
        return replace(self, number=0 if draws else self.number, drop=0)


class Add(Detail, frozen=True, tag="add"):
    money: int


class AddSecond(Detail, frozen=True, tag="add_second"):
    """As `Add`, of the second card of a Shipyard action."""

    money: int

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """Earlier versions said the same of both."""
        added = Add.of(plain)
        return cls(added.money) if added is not None else super().gist_of(plain)


class AddLicense(Detail, frozen=True, tag="add_license"):
    """What the license costs, and what else its card could be."""

    money: int
    crew: str
    upgrade: str
    bait: list[str]

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """Earlier versions told no more than the price."""
        added = Add.of(plain)
        return cls(added.money, "", "", []) if added is not None else super().gist_of(plain)

    def gist(self) -> Self:
        return replace(self, crew="", upgrade="", bait=[])


class FirstLicense(Remark, frozen=True, tag="first_license"):
    """What a license is good for (CG5.B5), and that a card is drawn for it (CG2.9)."""


class RoundCard(Remark, frozen=True, tag="round_card"):
    """What the round card does, what it would take from the player now (`pays`) or bring (`gets`) as the round ends,
    and whether it is the last round (0 or 1)."""

    card: str
    pays: int
    gets: int
    last: int


class RoundEnding(Remark, frozen=True, tag="round_ending"):
    """What the round card takes of the player when the turn ends, where that takes loans as the money stands. The
    fields are those of `GoInspected`."""

    card: str
    pays: int
    loans: int
    kept: int
    either: int


class FirstCard(Remark, frozen=True, tag="first_card"):
    """As what the first card of a Shipyard action is added (CG5.E), and its price."""

    card: str
    item: str
    money: int


class HandLimit(Remark, frozen=True, tag="hand_limit"):
    """That a card must be discarded as the hand is too large (CG3.9), and how many there are in it."""

    cards: int


class MustDiscard(Remark, frozen=True, tag="must_discard"):
    """That a card must be discarded for what was drawn: by Radar (CG6.5), for a reward tile (CG9.4), or by either."""

    why: Literal["radar", "reward", "either"]
    number: int


class Sell(Detail, frozen=True, tag="sell"):
    """What is paid, how far the disc goes, what reward tiles it comes upon: fuel, cash and cards (CG9.4), and what its
    new space is worth more at the `end` than where it stands (CG15.3)."""

    money: int
    steps: int
    fuel: int = 0
    cash: int = 0
    cards: int = 0
    end: int = 0

    def gist(self) -> Self:
        """Earlier versions told nothing of rewards, nor of the end."""
        return replace(self, fuel=0, cash=0, cards=0, end=0)

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        sold = events.Sold.first(told, seat)
        return replace(self, money=sold.money) if sold is not None else None


class Advance(Detail, frozen=True, tag="advance"):
    start: int
    space: int
    money: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        advanced, paid = events.Advanced.first(told, seat), events.TruckPaid.first(told, seat)
        if advanced is None:
            return None
        return replace(self, start=advanced.start, space=advanced.space, money=paid.money if paid else 0)


class Buy(Detail, frozen=True, tag="buy"):
    money: int
    fuel: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        bought = events.FuelBought.first(told, seat)
        return replace(self, money=bought.money, fuel=bought.fuel) if bought is not None else None


class Inspection(Detail, frozen=True, tag="inspection"):
    fuel: int
    money: int
    loans: int


class Card(Detail, frozen=True, tag="card"):
    """What else the card could have become."""

    license: str
    crew: str
    upgrade: str
    bait: list[str]


class CardWithTiles(Detail, frozen=True, tag="card_with_tiles"):
    """As `Card`, and how many bonus tiles must stand for icons that the card lacks."""

    tiles: int
    license: str
    crew: str
    upgrade: str
    bait: list[str]

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        caught = events.Caught.first(told, seat)
        return replace(self, tiles=caught.wild) if caught is not None else None


class Played(Detail, frozen=True, tag="played"):
    """What else a card could have become that is called by its bait; where only one thing can be taken with it, that,
    which is caught at once, and the bonus tiles it takes."""

    license: str
    crew: str
    upgrade: str
    haul: str = NONE
    tiles: int = 0

    def gist(self) -> Self:
        """Earlier versions did not tell what is caught at once."""
        return replace(self, haul=NONE, tiles=0)

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """Earlier versions named the bait once more."""
        card = Card.of(plain)
        return cls(card.license, card.crew, card.upgrade) if card is not None else super().gist_of(plain)


class Bait(Detail, frozen=True, tag="bait"):
    """The bait of a card that is called by all else it could have become."""

    bait: list[str]

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """Earlier versions named all of it."""
        card = Card.of(plain)
        return cls(card.bait) if card is not None else super().gist_of(plain)


class Draw(Detail, frozen=True, tag="draw"):
    """How many cards a bonus tile brings, and how many must be discarded then (CG3.9)."""

    number: int
    drop: int

    def gist(self) -> Self:
        """A tile is spent for cards however many the hand has room for."""
        return replace(self, number=0, drop=0)


class Repay(Detail, frozen=True, tag="repay"):
    money: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        repaid = events.LoanRepaid.first(told, seat)
        return replace(self, money=repaid.money) if repaid is not None else None


class Go(_Refueling, frozen=True, tag="go"):
    """A move, and whether only towing gets the boat to a port from there (0 or 1, CG7.5). At the Fuel Dock the fuel
    that is filled up to that of the tank, unless it is full, and what a Fuel Engineer earns; else these are 0."""

    towed: int
    fuel: int = 0
    tank: int = 0
    earned: int = 0

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """What the round card would take was told besides, and is not due any more."""
        for kind in (GoBill, GoInspected):
            if (went := kind.of(plain)) is not None:
                return cls(went.cost, went.crosses, went.ends, 0)
        return super().gist_of(plain)


class GoBill(_Refueling, frozen=True, tag="go_bill"):
    """As `Go` without towing, and what the round card then takes from the player (`pays`, with `loans` as the money
    stands) or brings (`gets`), where the action of the space can't change that."""

    pays: int
    gets: int
    loans: int = 0
    fuel: int = 0
    tank: int = 0
    earned: int = 0

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """Earlier versions told nothing of the round card."""
        if plain.kind == kind_of(cls) or (went := Go.gist_of(plain)) is None:
            return super().gist_of(plain)
        return cls(went.cost, went.crosses, went.ends, 0, 0) if not went.towed else None

    def gist(self) -> Self:
        """The round card is paid for whoever ends the round."""
        return replace(super().gist(), pays=0, gets=0, loans=0)


class GoInVainBill(GoInVain, frozen=True, tag="go_in_vain_bill"):
    """As `GoInVain`, with what `GoBill` tells."""

    pays: int
    gets: int
    loans: int = 0

    def gist(self) -> Self:
        return replace(self, loans=0)


class GoInspected(_Refueling, frozen=True, tag="go_inspected"):
    """As `Go` without towing, where the Coast Guard takes loans of the player as the money stands (CG14.5): what is
    paid with money alone and the `loans` for it; whoever still has the fuel to be `kept` may pay with it, which takes
    the loans of `either`."""

    pays: int
    loans: int
    kept: int
    either: int
    fuel: int = 0
    tank: int = 0
    earned: int = 0

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """What the Coast Guard takes had not been told, or is told only now that money is short."""
        if plain.kind == kind_of(cls) or (went := Go.gist_of(plain)) is None:
            return super().gist_of(plain)
        return cls(went.cost, went.crosses, went.ends, 0, 0, 0, 0) if not went.towed else None

    def gist(self) -> Self:
        """The round card is paid for whoever ends the round."""
        return replace(super().gist(), pays=0, loans=0, kept=0, either=0)


class GoInVainInspected(GoInVain, frozen=True, tag="go_in_vain_inspected"):
    """As `GoInVain`, with what `GoInspected` tells."""

    pays: int
    loans: int
    kept: int
    either: int

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """As `GoInspected` has it."""
        if (went := GoInVain.of(plain)) is None:
            return super().gist_of(plain)
        return cls(went.cost, went.crosses, went.ends, went.why, 0, 0, 0, 0)

    def gist(self) -> Self:
        return replace(self, pays=0, loans=0, kept=0, either=0)


class GoTowed(_Move, frozen=True, tag="go_towed"):
    """As `Go` where only towing gets the boat to a port, and at least so many `loans` pay for it (CG7.6)."""

    loans: int


class Sail(Detail, frozen=True, tag="sail"):
    fuel: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        sailed = events.Sailed.first(told, seat)
        return replace(self, fuel=sailed.fuel) if sailed is not None else None


class FishWithTiles(Detail, frozen=True, tag="fish_with_tiles"):
    """As `Fish`, and the most that one card brings with bonus tiles (CG6.12 (b))."""

    fuel: int
    shrimp: int
    oyster: int
    crab: int
    most: int
    boosted: int

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """Earlier versions told nothing of bonus tiles."""
        fish = Fish.of(plain)
        if fish is None:
            return super().gist_of(plain)
        return cls(fish.fuel, fish.shrimp, fish.oyster, fish.crab, fish.most, 0)

    def gist(self) -> Self:
        return replace(self, boosted=0)


class Other(Detail, frozen=True, tag="other"):
    """What is possible besides a card and the most it brings: a card more (0 or 1), bonus tiles, less (0 or 1)."""

    more: int
    tiles: int
    less: int = 1

    def gist(self) -> Self:
        """Others may leave no more than one there."""
        return replace(self, less=1)


class BestFirst(Remark, frozen=True, tag="best_first"):
    """That so many hexes stand first as they promise most, and the others by name."""

    number: int


class MoreCards(Remark, frozen=True, tag="more_cards"):
    """How many cards may be played whatever is taken (CG14.15), and what alone may be taken with one more (CG11.7)."""

    cards: int
    types: int
    seafood: list[str]


class Towed(Detail, frozen=True, tag="towed"):
    """A sail for which there is too little fuel: what of it there is, what towing costs besides, and the loans."""

    fuel: int
    money: int
    loans: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        sailed, towed = events.Sailed.first(told, seat), events.Towed.first(told, seat)
        if sailed is None or towed is None:
            return None
        loans = events.LoansTaken.first(told, seat)
        return replace(self, fuel=sailed.fuel, money=towed.money, loans=loans.number if loans else 0)


class AdvanceFor(Advance, frozen=True, tag="advance_for"):
    """As `Advance`, and what is found on the way: fuel, cash and cards of reward tiles (CG9.4); what a star reached and
    the last space bring at the end, more than what has been reached, whether a penalty is saved (`light`, 0 or 1), and
    how much all of this is worth more at the `end` (CG15.3). The star is reached `instead` of a lower one, if any."""

    fuel: int
    cash: int
    cards: int
    star: str
    worth: int
    last: int
    light: int = 0
    end: int = 0
    instead: str = NONE

    @classmethod
    def gist_of(cls, plain: Plain) -> Self | None:
        """Earlier versions told nothing of the penalty, and no more than an `Advance` where nothing else was found."""
        advance = Advance.of(plain)
        if advance is None:
            return super().gist_of(plain)
        return cls(advance.start, advance.space, advance.money, 0, 0, 0, "", 0, 0)

    def gist(self) -> Self:
        return replace(self, light=0, end=0, instead=NONE)


class Take(Detail, frozen=True, tag="take"):
    """The bonus tiles that must stand for icons."""

    tiles: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        caught = events.Caught.first(told, seat)
        return replace(self, tiles=caught.wild) if caught is not None else None
