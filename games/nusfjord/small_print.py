"""What is said beside a button of Nusfjord, and beside a question. What it says when is decided in `details.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Self, TypeVar

from msgspec.structs import replace

from games.engine import Detail, Event, Remark
from games.engine.sayings import kind_of
from games.nusfjord import events
from games.nusfjord.terms import GoodId

if TYPE_CHECKING:
    from games.nusfjord.view import View

D = TypeVar("D", bound=Detail)
Spends = Literal["build_ship", "build_building", "buy_shares", "serve_fish", "exchange"]
"""On what goods are spent."""
SEVERAL = 2
"""From so many on, a player is asked which one."""


class Goods(Detail, frozen=True, tag="goods"):
    """What comes into the supply."""

    wood: int
    fish: int
    gold: int


class GoodsWithLoss(Goods, frozen=True, tag="goods_with_loss"):
    """C3: goods of which some wood is lost, as there is no room for it."""

    lost: int


class Forests(Detail, frozen=True, tag="forests"):
    """X9: how many strips are planted, and the points that the two spaces below them would cost if they stayed empty
    (G2)."""

    strips: int
    points: int = 0

    def gist(self) -> Self:
        """The points follow from the spaces."""
        return replace(self, points=0)


class Felled(Detail, frozen=True, tag="felled"):
    """The wood that comes into the supply, and the strips it is felled from. `loss`: the points that each of the two
    spaces costs while it is empty (G2) that are free then, whichever forest it is."""

    wood: int
    strips: int
    loss: int = 0

    def gist(self) -> Self:
        return replace(self, loss=0)


class FelledWithLoss(Felled, frozen=True, tag="felled_with_loss", kw_only=True):
    """C3: the same where some of the wood is lost, as there is no room for it."""

    lost: int


class Affordable(Detail, frozen=True, tag="affordable"):
    """How many buildings there are to choose from."""

    count: int

    def gist(self) -> Self:
        return replace(self, count=min(self.count, SEVERAL))


class Ships(Detail, frozen=True, tag="ships"):
    """The ships there are to choose from."""

    ships: list[str]

    def gist(self) -> Self:
        return replace(self, ships=[] if len(self.ships) > 1 else self.ships)


class Stacks(Detail, frozen=True, tag="stacks"):
    """How many stacks have an elder, and the plates on the Banquet Table."""

    count: int
    plates: int

    def gist(self) -> Self:
        """Whether there is a choice, and whether any elder can be used at once."""
        return replace(self, count=min(self.count, SEVERAL), plates=min(self.plates, 1))


class Issued(Detail, frozen=True, tag="issued"):
    """X5: the gold that a share brings as it is issued, how many are not issued then, and the points that one costs as
    long as it is not (G2)."""

    gold: int
    left: int
    points: int = 0

    def gist(self) -> Self:
        return replace(self, left=0, points=0)


class Shares(Detail, frozen=True, tag="shares"):
    """Shares with their price, and the points that they bring (G2)."""

    count: int
    gold: int
    points: int = 0

    def gist(self) -> Self:
        """The points follow from the shares."""
        return replace(self, points=0)


class Building(Detail, frozen=True, tag="building"):
    """What it costs and scores, and whether it is in hand, so that nobody else can build it."""

    wood: int
    fish: int
    gold: int
    points: int
    hand: int = 0

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        paid = events.BuildingPaid.first(told, seat)
        return replace(self, wood=paid.wood, fish=paid.fish, gold=paid.gold) if paid is not None else None


class Price(Detail, frozen=True, tag="price"):
    wood: int
    fish: int
    gold: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        paid = events.BuildingPaid.first(told, seat)
        return replace(self, wood=paid.wood, fish=paid.fish, gold=paid.gold) if paid is not None else None


class Ship(Detail, frozen=True, tag="ship"):
    wood: int
    fish: int
    gold: int
    haul: int
    points: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        built = events.ShipBuilt.first(told, seat)
        if built is None:
            return None
        return replace(self, wood=built.wood, fish=built.fish, gold=built.gold, haul=built.haul)


class OnlyBuilding(Price, frozen=True, tag="only_building"):
    """The only building there is to choose from is built without asking."""

    building: str
    points: int


class OnlyStarBuilding(Price, frozen=True, tag="only_star_building"):
    """The same where its points depend on the display: what they would be now."""

    building: str
    points: int = 0

    def gist(self) -> Self:
        return replace(self, points=0)


ONLY_BUILDINGS = frozenset(map(kind_of, (OnlyBuilding, OnlyStarBuilding)))


class OnlyShip(Ship, frozen=True, tag="only_ship"):
    """The only ship there is to choose from is built without asking."""

    ship: str


class Plates(Detail, frozen=True, tag="plates"):
    fish: int
    gold: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        served = events.Served.first(told, seat)
        return replace(self, fish=served.fish) if served is not None else None


class PlatesWithWood(Plates, frozen=True, tag="plates_with_wood"):
    """Plates that bring wood as well, as far as there is room for it."""

    wood: int


class PlatesWithLoss(PlatesWithWood, frozen=True, tag="plates_with_loss"):
    """C3: the same where some of the wood is lost, as there is no room for it."""

    lost: int


class PlatesNext(Plates, frozen=True, tag="plates_next"):
    """Plates, and what is spent then without asking, as `Follows` has it."""

    next_does: Spends
    next_thing: str
    next_count: int
    next_wood: int
    next_fish: int
    next_gold: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        return _with_next(super().outcome(seat, before, after, told), told, seat)


class Swap(Detail, frozen=True, tag="swap"):
    """What is given and what is got."""

    wood: int
    fish: int
    gold: int
    get_wood: int
    get_fish: int
    get_gold: int
    free: int = 0  # whether it takes no worker and no action

    def gist(self) -> Self:
        return replace(self, free=0)

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        gave = events.Gave.first(told, seat)
        return replace(self, wood=gave.wood, fish=gave.fish, gold=gave.gold) if gave is not None else None


class SwapWithLoss(Swap, frozen=True, tag="swap_with_loss"):
    """C3: a swap for more wood than there is room for, with how much of it is lost."""

    lost: int = 0

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        came, lost = super().outcome(seat, before, after, told), events.WoodLost.first(told, seat)
        return replace(came, lost=lost.wood if lost is not None else 0) if came is not None else None


class SwapNext(SwapWithLoss, frozen=True, tag="swap_next", kw_only=True):
    """A swap, and what is spent then without asking, as `Follows` has it."""

    next_does: Spends
    next_thing: str
    next_count: int
    next_wood: int
    next_fish: int
    next_gold: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        return _with_next(super().outcome(seat, before, after, told), told, seat)


class Sale(Detail, frozen=True, tag="sale"):
    gold: int


class FromSupply(Detail, frozen=True, tag="from_supply"):
    """What is paid from the supply besides."""

    amount: int
    good: GoodId


class Effect(Detail, frozen=True, tag="effect"):
    """What an elder does, and how many plates are filled, if using him takes the fish of one at once; of one who is to
    be taken, whether he could do nothing now (0 or 1)."""

    elder: str
    plates: int = 0
    idle: int = 0

    def gist(self) -> Self:
        return replace(self, plates=0, idle=0)


class Follows(Detail, frozen=True, tag="follows"):
    """What is spent then without asking, as there is only one way: on which action (or `exchange`), the ship or the
    building, how many shares or plates, and the goods."""

    does: Spends
    thing: str
    count: int
    wood: int
    fish: int
    gold: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        came = spendings(told, seat)
        return replace(self, **came[0]) if came else None


class EffectFollows(Follows, frozen=True, tag="effect_follows"):
    """The same with what the elder does and how many plates are filled, as `Effect` has it."""

    elder: str
    plates: int = 0

    def gist(self) -> Self:
        return replace(self, plates=0)


class EffectFollowsNext(EffectFollows, frozen=True, tag="effect_follows_next", kw_only=True):
    """The same where something more is spent then without asking."""

    next_does: Spends
    next_thing: str
    next_count: int
    next_wood: int
    next_fish: int
    next_gold: int

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        return _with_next(super().outcome(seat, before, after, told), told, seat)


class EffectWithLoss(Effect, frozen=True, tag="effect_with_loss", kw_only=True):
    """C3: what an elder does, and how much of the wood is lost, as there is no room for it."""

    lost: int


class GivenUpFollows(Follows, frozen=True, tag="given_up_follows"):
    """The action that is lost although it would cost nothing, and what is spent then."""

    action: str


def spendings(told: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """All that is spent by `seat` of what was told, as `Follows` has it."""
    found: list[dict[str, Any]] = []
    for event in told:
        does, thing, count, goods = "", "", 0, event.args
        if event.seat != seat:
            continue
        if (ship := events.ShipBuilt.of(event)) is not None:
            does, thing = "build_ship", ship.ship
        elif (building := events.BuildingPaid.of(event)) is not None:
            does, thing = "build_building", building.building
        elif (bought := events.SharesBoughtOf.of(event)) is not None:
            does, count = "buy_shares", bought.count
        elif (served := events.Served.of(event)) is not None:
            does, count = "serve_fish", served.plates
        elif events.Gave.of(event) is not None:
            does = "exchange"
        if does:
            spent = {good: goods.get(good, 0) for good in ("wood", "fish", "gold")}
            found.append({"does": does, "thing": thing, "count": count, **spent})
    return found


def as_next(spent: dict[str, Any]) -> dict[str, Any]:
    """What is spent, as small print has it that tells of something else first."""
    return {f"next_{name}": value for name, value in spent.items()}


def _with_next(came: D | None, told: Sequence[Event], seat: int) -> D | None:
    """Small print as it came out, with what was spent second."""
    if came is None or len(spent := spendings(told, seat)) < SEVERAL:
        return None
    return replace(came, **as_next(spent[1]))


class ElderFish(Detail, frozen=True, tag="elder_fish"):
    fish: int


class GivenUp(Detail, frozen=True, tag="given_up"):
    """The action that is lost although it would cost nothing."""

    action: str


class ElderUnused(Detail, frozen=True, tag="elder_unused"):
    """The elder who can be used now or never: it is one's last turn."""

    elder: str


class Owed(Detail, frozen=True, tag="owed"):
    """F7: shares whose fish have not been paid yet."""

    shares: int


class Strips(Detail, frozen=True, tag="strips"):
    """How many lie there; if it is the only one, the points that each of the two spaces costs while it is empty (G2)
    that are free without it."""

    strips: int
    loss: int = 0

    def gist(self) -> Self:
        return replace(self, loss=0)


class LastRound(Remark, frozen=True, tag="last_round"):
    """P1: no other round comes."""


class Blocked(Remark, frozen=True, tag="blocked"):
    """The full spaces where the workers of these seats lie, by whether they can be copied."""

    actions: list[str]
    seats: list[int]
    copy: Literal["possible", "impossible"]


class RoomForForest(Remark, frozen=True, tag="room_for_forest"):
    """B4: spaces that leave every double space free."""

    spaces: list[str]


class NoRoomForForest(Remark, frozen=True, tag="no_room_for_forest"):
    """B4: every space takes a half of a double space that is free as yet."""


class NextPlate(Detail, frozen=True, tag="next_plate"):
    """What the next plate costs, how many are empty, and the gold that it brings."""

    fish: int
    left: int
    gold: int = 1


class StarBuilding(Detail, frozen=True, tag="star_building"):
    """Its points depend on the display: what they would be now."""

    wood: int
    fish: int
    gold: int
    hand: int = 0
    points: int = 0

    def gist(self) -> Self:
        return replace(self, points=0)

    def outcome(self, seat: int, before: View, after: View, told: Sequence[Event]) -> Self | None:
        paid = events.BuildingPaid.first(told, seat)
        return replace(self, wood=paid.wood, fish=paid.fish, gold=paid.gold) if paid is not None else None


class BuildingForLess(Building, frozen=True, tag="building_for_less", kw_only=True):
    """A13: the same where a card takes something off, with the cost without that."""

    printed_wood: int
    printed_fish: int
    printed_gold: int


class StarBuildingForLess(StarBuilding, frozen=True, tag="star_building_for_less", kw_only=True):
    """The same where its points depend on the display."""

    printed_wood: int
    printed_fish: int
    printed_gold: int


class ShipForLess(Ship, frozen=True, tag="ship_for_less", kw_only=True):
    """A13: a ship of which a card takes something off the cost, with the printed one."""

    printed_wood: int
    printed_fish: int
    printed_gold: int
