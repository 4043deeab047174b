"""The vocabulary cards are written in: one struct per operation, with what can be read off the card.
What each does at a table is in `cards.py`; the rows that use them are in the data files."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, Literal

import msgspec

from games.engine import Question
from games.nusfjord import picks, questions
from games.nusfjord.formulas import Number
from games.nusfjord.terms import PLAIN, RESERVE, GoodId, Price, ShipId, Terms

ActionId = Literal[
    "take_gold", "transfer_reserve", "serve_fish", "build_building", "issue_share", "buy_shares", "deforest",
    "thin_out", "reforest", "build_ship", "take_elder",
]  # fmt: skip
Stock = Literal["supply", "reserve"]
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

    def question(self, source: str) -> Question:
        """What the owner of the card `source` is asked."""
        raise NotImplementedError  # pragma: no cover - only of what asks

    def inner(self, choice: str) -> int | None:
        """Which of the lists of operations inside it comes next after this answer; None for no such."""
        return None


class Gain(Op, frozen=True, tag="gain"):
    """Goods from the general supply into the supply or onto the Reserve."""

    wood: Number = 0
    fish: Number = 0
    gold: Number = 0
    to: Stock = "supply"


class Exchange(Op, frozen=True, tag="exchange", dict=True):
    """Give goods and get others, up to `times` times; unlimited if that is "any" (A6, A11)."""

    declinable: ClassVar[bool] = True
    give: Price
    get: Price
    times: Number | Literal["any"]
    from_: Stock = msgspec.field(name="from", default="supply")
    to: Stock = "supply"

    def question(self, source: str) -> Question:
        return questions.CardExchange(*self.give.amounts, *self.get.amounts, source)

    @cached_property
    def given(self) -> list[tuple[int, int]]:
        """The goods given and how many of each, as `Player.goods` numbers them."""
        start = RESERVE if self.from_ == "reserve" else 0
        return [(start + good, amount) for good, amount in enumerate(self.give.amounts) if amount]


class Action(Op, frozen=True, tag="action", dict=True):
    """One of the eleven actions, without a worker."""

    name: ActionId
    optional_: bool = msgspec.field(name="optional", default=False)
    discount: Price = Price()
    max_plates: int = 99
    plate_discount: int = 0
    plate_gold: int = 0
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

    def question(self, source: str) -> Question:
        return questions.CardAction(self.name, source)

    @cached_property
    def terms(self) -> Terms:
        """How the action is changed."""
        wood, fish, gold = self.discount.amounts
        terms = Terms(wood, fish, gold, self.max_plates, self.plate_discount, self.plate_gold, self.plate_wood)
        return PLAIN if terms == PLAIN else terms


class Choose(Op, frozen=True, tag="choose"):
    """Exactly one of several lists of operations; only those that can change something are offered."""

    must: ClassVar[bool] = True
    of: list[list[AnyOp]]

    def question(self, source: str) -> Question:
        return questions.CardChoose(source)

    def inner(self, choice: str) -> int | None:
        return next(number for number, ops in enumerate(self.of) if ops[0].label == picks.Choose.of(choice).action)


class RemoveForest(Op, frozen=True, tag="remove_forest"):
    """Exactly `n` forests leave the board, without wood (B4: none from under a building)."""

    required: ClassVar[bool] = True
    needed: ClassVar[bool] = True
    n: int

    def question(self, source: str) -> Question:
        return questions.CardRemoveForest(source)

    def repeats(self) -> int:
        return self.n


class PlaceForest(Op, frozen=True, tag="place_forest"):
    """A stack of `n` forests onto a free double space."""

    declinable: ClassVar[bool] = True
    n: int

    def question(self, source: str) -> Question:
        return questions.CardPlaceForest(source)


class PlaceShip(Op, frozen=True, tag="place_ship"):
    """A ship of this type from the supply board, free of charge; not the Build a Ship action (Q9)."""

    shared: ClassVar[bool] = True
    type: ShipId


class UpgradeShip(Op, frozen=True, tag="upgrade_ship"):
    """Up to `times`: a sloop becomes a cutter or a cutter a schooner; the cost is paid each time."""

    declinable: ClassVar[bool] = True
    shared: ClassVar[bool] = True
    times: int
    cost: Price

    def repeats(self) -> int:
        return self.times

    def question(self, source: str) -> Question:
        return questions.CardUpgradeShip(*self.cost.amounts, source)


class SellShip(Op, frozen=True, tag="sell_ship"):
    """Ships of the listed types back to the supply board for gold, each sale a step of its own (B8)."""

    declinable: ClassVar[bool] = True
    shared: ClassVar[bool] = True
    prices: dict[ShipId, int]
    times: int | Literal["any"] = "any"

    def question(self, source: str) -> Question:
        return questions.CardSellShip(source)

    def repeats(self) -> int:
        return MANY if self.times == "any" else self.times


class TakeShare(Op, frozen=True, tag="take_share"):
    """`n` newly issued shares of the owner's choice, free of charge; something else if there are none."""

    shared: ClassVar[bool] = True
    n: int
    else_: list[AnyOp] = msgspec.field(name="else", default_factory=list["AnyOp"])

    def question(self, source: str) -> Question:
        return questions.CardTakeShare(source)

    def repeats(self) -> int:
        return self.n

    def inner(self, choice: str) -> int | None:
        return None if choice else 0


class Move(Op, frozen=True, tag="move"):
    """Up to `max` of one good between Reserve and supply."""

    declinable: ClassVar[bool] = True
    good: GoodId
    from_: Stock = msgspec.field(name="from")
    to: Stock
    max: int

    def question(self, source: str) -> Question:
        return questions.CardMove(self.good, self.max, source)


class CopyAction(Op, frozen=True, tag="copy_action"):
    """Any one blocked space of the Action board, without a worker."""

    required: ClassVar[bool] = True
    needed: ClassVar[bool] = True
    shared: ClassVar[bool] = True

    def question(self, source: str) -> Question:
        return questions.CardCopyAction(source)


AnyOp = (
    Gain | Exchange | Action | Choose | RemoveForest | PlaceForest | PlaceShip | UpgradeShip | SellShip | TakeShare
    | Move | CopyAction
)  # fmt: skip
