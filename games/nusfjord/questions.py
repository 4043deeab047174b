"""What the decisions of Nusfjord ask."""

from __future__ import annotations

from games.engine import Question
from games.nusfjord.terms import GoodId


class Serve(Question, frozen=True, tag="serve"):
    filled: int
    fish: int


class Build(Question, frozen=True, tag="build"):
    """Which building."""


class NameOther(Question, frozen=True, tag="name_other"):
    building: str


class PayMix(Question, frozen=True, tag="pay_mix"):
    good: GoodId
    amount: int


class Site(Question, frozen=True, tag="site"):
    building: str


class Provide(Question, frozen=True, tag="provide"):
    elder: str
    filled: int


class TakeElder(Question, frozen=True, tag="take_elder"):
    """Which elder."""


class UseNow(Question, frozen=True, tag="use_now"):
    elder: str


class UseNowOrNever(UseNow, frozen=True, tag="use_now_or_never"):
    """The same in one's last turn: no worker can be placed on the elder later."""


class FeedElders(Question, frozen=True, tag="feed_elders"):
    fish: int


class PayHolders(Question, frozen=True, tag="pay_holders"):
    fish: int


class Fell(Question, frozen=True, tag="fell"):
    """Which forest, the wood that comes into the supply for it, and how much is lost (C3)."""

    wood: int
    lost: int = 0


class Plant(Question, frozen=True, tag="plant"):
    strips: int


class Ship(Question, frozen=True, tag="ship"):
    """Which ship."""


class Turn(Question, frozen=True, tag="turn"):
    """Where to place a worker; `turn` of so many `turns` in a round."""

    turn: int
    turns: int


class Rest(Question, frozen=True, tag="rest"):
    """A5: free uses after the move, or the end of the turn."""


class Final(Question, frozen=True, tag="final"):
    """G1: free uses before scoring."""


class Order(Question, frozen=True, tag="order"):
    """A3: which effect comes next."""


# -- what cards ask (A12): an operation, and the card it is on ---------------------------------------------------


class CardExchange(Question, frozen=True, tag="card_exchange"):
    wood: int
    fish: int
    gold: int
    get_wood: int
    get_fish: int
    get_gold: int
    source: str


class CardAction(Question, frozen=True, tag="card_action"):
    action: str
    source: str


class CardMove(Question, frozen=True, tag="card_move"):
    good: GoodId
    max: int
    source: str


class CardUpgradeShip(Question, frozen=True, tag="card_upgrade_ship"):
    wood: int
    fish: int
    gold: int
    source: str


class CardChoose(Question, frozen=True, tag="card_choose"):
    source: str


class CardRemoveForest(Question, frozen=True, tag="card_remove_forest"):
    """Which forest, the `number` of so many to be removed, the goods for all of them, and the wood lost (C3)."""

    source: str
    number: int = 1
    count: int = 1
    wood: int = 0
    fish: int = 0
    gold: int = 0
    lost: int = 0


class CardPlaceForest(Question, frozen=True, tag="card_place_forest"):
    source: str


class CardSellShip(Question, frozen=True, tag="card_sell_ship"):
    source: str


class CardTakeShare(Question, frozen=True, tag="card_take_share"):
    source: str


class CardCopyAction(Question, frozen=True, tag="card_copy_action"):
    source: str
