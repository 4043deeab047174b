"""The vocabulary cards are written in: one struct per operation, with its test, its question and its consequence.
When a card's operations happen is in `triggers.py`; the rows that use them are in the data files."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from games.engine import Argument, Tell
from games.nusfjord import actions, data, forests, goods, shipping, triggers  # operations act, actions trigger them
from games.nusfjord.formulas import Number, value
from games.nusfjord.goods import FISH, GOLD, RESERVE, WOOD
from games.nusfjord.terms import GOODS, PLAIN, Price, Terms

if TYPE_CHECKING:
    from games.nusfjord.table import Table

ActionId = Literal[
    "take_gold", "transfer_reserve", "serve_fish", "build_building", "issue_share", "buy_shares", "deforest",
    "thin_out", "reforest", "build_ship", "take_elder",
]  # fmt: skip
ShipId = Literal["sloop", "cutter", "schooner"]
GoodId = Literal["wood", "fish", "gold"]
Place = Literal["supply", "reserve"]
MANY = 20  # how many repetitions one answer may name


class Op(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """One operation of a card (A12).

    `required`: where it is impossible, a card's text stops. `needed`: a card that must do something cannot be used
    while it is impossible.
    `declinable`: the owner may decline. `shared`: it touches more than the owner's display.
    """

    required: ClassVar[bool] = False
    needed: ClassVar[bool] = False
    declinable: ClassVar[bool] = False
    shared: ClassVar[bool] = False
    must: ClassVar[bool] = False
    """Whether something of the list inside it that comes next has to be carried out."""

    @property
    def optional(self) -> bool:
        """Whether the owner may decline it."""
        return self.declinable

    @property
    def label(self) -> str:
        """Its name among the branches of a `choose`."""
        return str(self.__struct_config__.tag)

    def repeats(self) -> int:
        """How often the question is asked."""
        return 1

    def facts(self) -> dict[str, Argument]:
        """What the question must say."""
        return {}

    def possible(self, table: Table, seat: int) -> bool:
        """Whether it would change something now."""
        raise NotImplementedError  # pragma: no cover - abstract

    def answers(self, table: Table, seat: int) -> list[str]:
        """What the owner may answer; empty if there is nothing to ask."""
        return []

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        """Carry it out, with the owner's answer if there was a question."""
        raise NotImplementedError  # pragma: no cover - abstract

    def inner(self, choice: str) -> int | None:
        """Which of the lists of operations inside it comes next after this answer; None for no such."""
        return None


class Gain(Op, frozen=True, tag="gain"):
    """Goods from the general supply into the supply or onto the Reserve."""

    wood: Number = 0
    fish: Number = 0
    gold: Number = 0
    to: Place = "supply"

    def amounts(self, table: Table, seat: int) -> tuple[int, int, int]:
        return value(self.wood, table, seat), value(self.fish, table, seat), value(self.gold, table, seat)

    def possible(self, table: Table, seat: int) -> bool:
        if value(self.fish, table, seat) or value(self.gold, table, seat):
            return True
        return bool(value(self.wood, table, seat) and (self.to == "reserve" or table.players[seat].wood_room()))

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        into = goods.gain if self.to == "supply" else goods.store
        into(table, seat, self.amounts(table, seat), source, tell)


class Exchange(Op, frozen=True, tag="exchange", dict=True):
    """Give goods and get others, up to `times` times; unlimited if that is "any" (A6, A11)."""

    declinable: ClassVar[bool] = True
    give: Price
    get: Price
    times: Number | Literal["any"]
    from_: Place = msgspec.field(name="from", default="supply")
    to: Place = "supply"

    def facts(self) -> dict[str, Argument]:
        return {**self.traded()}

    def traded(self) -> dict[str, int]:
        """What is given for what each time."""
        give, get = self.give, self.get
        given = {"wood": give.wood, "fish": give.fish, "gold": give.gold}
        return {**given, "get_wood": get.wood, "get_fish": get.fish, "get_gold": get.gold}

    @cached_property
    def given(self) -> list[tuple[int, int]]:
        """The goods given and how many of each, as `Player.goods` numbers them."""
        start = RESERVE if self.from_ == "reserve" else 0
        return [(start + good, amount) for good, amount in enumerate(self.give.amounts) if amount]

    def most(self, table: Table, seat: int) -> int:
        """How often the owner can do it now."""
        own = table.players[seat].goods
        most = MANY if self.times == "any" else min(MANY, value(self.times, table, seat))
        for good, amount in self.given:
            if own[good] < most * amount:
                most = own[good] // amount
        return most

    def possible(self, table: Table, seat: int) -> bool:
        return self.most(table, seat) > 0

    def answers(self, table: Table, seat: int) -> list[str]:
        return [f"times:{times}" for times in range(1, self.most(table, seat) + 1)]

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        self.swap(table, seat, int(choice[6:]), source, tell)

    def swap(self, table: Table, seat: int, times: int, source: str, tell: Tell) -> None:
        """Do it so many times."""
        own = table.players[seat].goods
        for good, amount in self.given:
            own[good] -= amount * times
        give = [amount * times for amount in self.give.amounts]
        tell("gave", seat, wood=give[WOOD], fish=give[FISH], gold=give[GOLD], source=source)
        into = goods.gain if self.to == "supply" else goods.store
        into(table, seat, [amount * times for amount in self.get.amounts], source, tell)


class Action(Op, frozen=True, tag="action", dict=True):
    """One of the eleven actions, without a worker."""

    name: ActionId
    optional_: bool = msgspec.field(name="optional", default=False)
    discount: Price = Price()
    max_plates: int = 99
    plate_discount: int = 0
    plate_gold: int = 1
    plate_wood: int = 0

    @property
    def optional(self) -> bool:
        return self.optional_

    @cached_property
    def needed(self) -> bool:  # type: ignore[override]
        return not self.optional_

    @property
    def label(self) -> str:
        return self.name

    def facts(self) -> dict[str, Argument]:
        return {"action": self.name}

    @cached_property
    def terms(self) -> Terms:
        """How the action is changed."""
        wood, fish, gold = self.discount.amounts
        terms = Terms(wood, fish, gold, self.max_plates, self.plate_discount, self.plate_gold, self.plate_wood)
        return PLAIN if terms == PLAIN else terms

    def possible(self, table: Table, seat: int) -> bool:
        return actions.ACTIONS[self.name].legal(table, seat, self.terms)

    def answers(self, table: Table, seat: int) -> list[str]:
        return [f"do:{self.name}"] if self.optional_ and self.possible(table, seat) else []

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        table.then(actions.Act(seat, self.name, self.terms))


class Choose(Op, frozen=True, tag="choose"):
    """Exactly one of several lists of operations; only those that can change something are offered."""

    must: ClassVar[bool] = True
    of: list[list[AnyOp]]

    def branches(self, table: Table, seat: int) -> list[list[AnyOp]]:
        """The lists that can change something."""
        return [ops for ops in self.of if triggers.worthwhile(table, seat, ops)]

    def possible(self, table: Table, seat: int) -> bool:
        return any(triggers.worthwhile(table, seat, ops) for ops in self.of)

    def answers(self, table: Table, seat: int) -> list[str]:
        return [f"choose:{ops[0].label}" for ops in self.branches(table, seat)]

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        """The list that is chosen comes next, and nothing before it."""

    def inner(self, choice: str) -> int | None:
        return next(number for number, ops in enumerate(self.of) if ops[0].label == choice[7:])


class RemoveForest(Op, frozen=True, tag="remove_forest"):
    """Exactly `n` forests leave the board, without wood (B4: none from under a building)."""

    required: ClassVar[bool] = True
    needed: ClassVar[bool] = True
    n: int

    def repeats(self) -> int:
        return self.n

    def possible(self, table: Table, seat: int) -> bool:
        return table.players[seat].removable_forests() >= self.n

    def answers(self, table: Table, seat: int) -> list[str]:
        return [f"fell:{double}" for double in table.players[seat].removable_doubles()]

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        forests.fell(table, seat, choice[5:], tell)


class PlaceForest(Op, frozen=True, tag="place_forest"):
    """A stack of `n` forests onto a free double space."""

    declinable: ClassVar[bool] = True
    n: int

    def possible(self, table: Table, seat: int) -> bool:
        return table.players[seat].has_free_double()

    def answers(self, table: Table, seat: int) -> list[str]:
        return [f"plant:{double}" for double in table.players[seat].free_doubles()]

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        forests.plant(table, seat, choice[6:], self.n, tell)


class PlaceShip(Op, frozen=True, tag="place_ship"):
    """A ship of this type from the supply board, free of charge; not the Build a Ship action (Q9)."""

    shared: ClassVar[bool] = True
    type: ShipId

    def possible(self, table: Table, seat: int) -> bool:
        ship = data.SHIP_INDEX[self.type]
        return table.ships[ship] > 0 and table.players[seat].fits(data.LENGTHS[ship])

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        shipping.launch(table, seat, data.SHIP_INDEX[self.type])
        tell("ship_taken", seat, ship=self.type, haul=table.players[seat].haul(), source=source)


class UpgradeShip(Op, frozen=True, tag="upgrade_ship"):
    """Up to `times`: a sloop becomes a cutter or a cutter a schooner; the cost is paid each time."""

    declinable: ClassVar[bool] = True
    shared: ClassVar[bool] = True
    times: int
    cost: Price

    def repeats(self) -> int:
        return self.times

    def facts(self) -> dict[str, Argument]:
        return {"wood": self.cost.wood, "fish": self.cost.fish, "gold": self.cost.gold}

    def possible(self, table: Table, seat: int) -> bool:
        return bool(self.answers(table, seat))

    def answers(self, table: Table, seat: int) -> list[str]:
        if not goods.affords(table.players[seat].goods, self.cost.amounts):
            return []
        return [f"upgrade:{data.SHIP_IDS[ship]}" for ship in shipping.upgradable(table, seat)]

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        ship = data.SHIP_INDEX[choice[8:]]
        goods.pay(table, seat, self.cost.amounts)
        shipping.remove(table, seat, ship)
        shipping.launch(table, seat, ship + 1)
        new = data.SHIP_IDS[ship + 1]
        tell("ship_upgraded", seat, ship=choice[8:], new=new, haul=table.players[seat].haul(), source=source)


class SellShip(Op, frozen=True, tag="sell_ship"):
    """Ships of the listed types back to the supply board for gold, each sale a step of its own (B8)."""

    declinable: ClassVar[bool] = True
    shared: ClassVar[bool] = True
    prices: dict[ShipId, int]
    times: int | Literal["any"] = "any"

    def repeats(self) -> int:
        return MANY if self.times == "any" else self.times

    def possible(self, table: Table, seat: int) -> bool:
        return any(table.players[seat].ships[data.SHIP_INDEX[ship]] for ship in self.prices)

    def answers(self, table: Table, seat: int) -> list[str]:
        ships = table.players[seat].ships
        return [f"sell:{ship}" for ship in self.prices if ships[data.SHIP_INDEX[ship]]]

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        ship = choice[5:]
        shipping.remove(table, seat, data.SHIP_INDEX[ship])
        tell("ship_sold", seat, ship=ship, haul=table.players[seat].haul(), source=source)
        goods.gain(table, seat, (0, 0, self.prices[ship]), source, tell)  # type: ignore[index]


class TakeShare(Op, frozen=True, tag="take_share"):
    """`n` newly issued shares of the owner's choice, free of charge; something else if there are none."""

    shared: ClassVar[bool] = True
    n: int
    else_: list[AnyOp] = msgspec.field(name="else", default_factory=list["AnyOp"])

    def repeats(self) -> int:
        return self.n

    def possible(self, table: Table, seat: int) -> bool:
        return any(table.market) or triggers.worthwhile(table, seat, self.else_)

    def answers(self, table: Table, seat: int) -> list[str]:
        return [f"share:{data.COMPANIES[company]}" for company, shares in enumerate(table.market) if shares]

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        if not choice:  # there are none
            return
        company = data.COMPANIES.index(choice[6:])
        table.market[company] -= 1
        table.players[seat].shares[company] += 1
        tell("share_taken", seat, company=choice[6:], source=source)

    def inner(self, choice: str) -> int | None:
        return None if choice else 0


class Move(Op, frozen=True, tag="move"):
    """Up to `max` of one good between Reserve and supply."""

    declinable: ClassVar[bool] = True
    good: GoodId
    from_: Place = msgspec.field(name="from")
    to: Place
    max: int

    def facts(self) -> dict[str, Argument]:
        return {"good": self.good, "max": self.max}

    def most(self, table: Table, seat: int) -> int:
        """How many there are to move."""
        start = RESERVE if self.from_ == "reserve" else 0
        return min(self.max, table.players[seat].goods[start + GOODS.index(self.good)])

    def possible(self, table: Table, seat: int) -> bool:
        return self.most(table, seat) > 0

    def answers(self, table: Table, seat: int) -> list[str]:
        return [f"move:{amount}" for amount in range(1, self.most(table, seat) + 1)]

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        move = goods.take_back if self.from_ == "reserve" else goods.set_aside
        move(table, seat, GOODS.index(self.good), int(choice[5:]), tell)


class CopyAction(Op, frozen=True, tag="copy_action"):
    """Any one blocked space of the Action board, without a worker."""

    required: ClassVar[bool] = True
    needed: ClassVar[bool] = True
    shared: ClassVar[bool] = True

    def possible(self, table: Table, seat: int) -> bool:
        return any(table.blocked(name) and action.legal(table, seat, PLAIN) for name, action in actions.ACTIONS.items())

    def answers(self, table: Table, seat: int) -> list[str]:
        return [
            data.COPY[name]
            for name, action in actions.ACTIONS.items()
            if table.blocked(name) and action.legal(table, seat, PLAIN)
        ]

    def run(self, table: Table, seat: int, choice: str, source: str, tell: Tell) -> None:
        tell("copied", seat, action=choice[5:])
        table.then(actions.Act(seat, choice[5:]))


AnyOp = (
    Gain | Exchange | Action | Choose | RemoveForest | PlaceForest | PlaceShip | UpgradeShip | SellShip | TakeShare
    | Move | CopyAction
)  # fmt: skip
