"""The steps of Tides, its table, and what one seat may know of it."""

from __future__ import annotations

import msgspec

from games.engine import (
    Auto,
    Choice,
    Happening,
    Illegal,
    Lanes,
    Luck,
    NotAnOption,
    Pick,
    Picks,
    Question,
    Refusal,
    Tell,
)
from games.engine import Table as EngineTable

from .data import TIDES, WINS

# -- choices ------------------------------------------------------------------------------------------------------


class OfferCard(Pick, frozen=True, tag="offer"):
    card: int


class SayBoast(Pick, frozen=True, tag="boast"):
    loud: str


class DrawCard(Pick, frozen=True, tag="draw"):
    """The top card of the deck."""


class KeepHand(Pick, frozen=True, tag="keep"):
    """No card."""


PICKS = Picks(OfferCard, SayBoast, DrawCard, KeepHand)

# -- what is said -------------------------------------------------------------------------------------------------


class Dealt(Happening, frozen=True, tag="dealt"):
    cards: list[int]


class TideRolled(Happening, frozen=True, tag="tide"):
    whole = True
    tide: str


class Offered(Happening, frozen=True, tag="offered"):
    card: int


class Boasted(Happening, frozen=True, tag="boasted"):
    loud: str


class Won(Happening, frozen=True, tag="won"):
    card: int


class Drew(Happening, frozen=True, tag="drew"):
    card: int


class DrewHidden(Happening, frozen=True, tag="drew_hidden"):
    """What the others are told of it."""


class Kept(Happening, frozen=True, tag="kept"):
    """No card was drawn."""


class WhichCard(Question, frozen=True, tag="offer"):
    tide: str


class WhetherToBoast(Question, frozen=True, tag="boast"):
    """Louder than the others?"""


class WhetherToDraw(Question, frozen=True, tag="draw"):
    """The winner's only."""


class NotInHand(Refusal, frozen=True, tag="not_in_hand"):
    rules = ("1",)


# -- the flow -----------------------------------------------------------------------------------------------------


class Roll(Auto, frozen=True, tag="roll"):
    """A tide for the round, then everybody offers a card at the same time."""

    round: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.round = self.round
        table.tide = luck.dice("tide", TIDES, 1, self.round if table.fault != "same tides" else 1)[0]
        if table.fault == "fickle":
            luck.shuffle("order", [seat for hand in table.hands for seat in hand] + table.deck, self.round)
        tell(TideRolled(table.tide), barrier=True)
        table.offered = [0] * len(table.hands)
        table.boasts = [0] * len(table.hands)
        table.then(Reveal())
        table.together([[Offer(seat), Boast(seat)] for seat in range(len(table.hands))])


class Offer(Choice, frozen=True, tag="offer"):
    """A card of the own hand; the others see it when all have answered."""

    def question(self, table: Table) -> Question:
        return WhichCard(table.tide)

    def options(self, table: Table) -> list[str]:
        return [OfferCard(card).text for card in sorted(table.hands[self.seat])]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        card = OfferCard.of(choice).card
        table.hands[self.seat].remove(card)
        table.offered[self.seat] = card
        if table.fault == "lane touches others":
            table.points[self.seat] += not any(table.offered[other] for other in range(self.seat))
        tell(Offered(card), self.seat, to=None if table.fault != "told to another" else 0)

    def why_not(self, table: Table, choice: str) -> Illegal:
        return Illegal(NotInHand() if OfferCard.read(choice) else NotAnOption(choice))


class Boast(Choice, frozen=True, tag="boast"):
    """A point more for the winner who boasted, a point less for a loser who did."""

    def question(self, table: Table) -> Question:
        return WhetherToBoast()

    def options(self, table: Table) -> list[str]:
        return [SayBoast("yes").text, SayBoast("no").text]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        loud = SayBoast.of(choice).loud
        table.boasts[self.seat] = int(loud == "yes")
        tell(Boasted(loud), self.seat)


class Reveal(Auto, frozen=True, tag="reveal"):
    """The highest card wins at high tide, the lowest at low tide; the winner may draw twice."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        best = WINS[table.tide](table.offered)
        winner = table.offered.index(best)
        for seat, boast in enumerate(table.boasts):
            table.points[seat] += (2 + boast) if seat == winner else -boast
        tell(Won(best), winner)
        following = [Roll(table.round + 1)] if table.round < table.rounds else []
        table.then(Draw(winner), Draw(winner), *following)


class Draw(Choice, frozen=True, tag="draw"):
    """The winner may look at the top card of the deck and take it."""

    def question(self, table: Table) -> Question:
        return WhetherToDraw()

    def options(self, table: Table) -> list[str]:
        return [DrawCard().text, KeepHand().text]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if DrawCard.read(choice):
            card = table.deck.pop()
            table.hands[self.seat].append(card)
            tell(Drew(card), self.seat, to=self.seat, barrier=table.fault != "no barrier")
            tell(DrewHidden(), self.seat)
        else:
            tell(Kept(), self.seat)


Step = Roll | Offer | Boast | Reveal | Draw


class Table(EngineTable[Step], kw_only=True):
    """Hands and deck are hidden, the rest is public once a window is closed."""

    hands: list[list[int]]
    deck: list[int]
    points: list[int]
    rounds: int
    round: int = 0
    tide: str = ""
    offered: list[int] = []
    boasts: list[int] = []
    fault: str = ""

    def clone(self) -> Table:
        lanes: Lanes[Step] | None = self.lanes
        return msgspec.structs.replace(
            self,
            stack=self.stack[:],
            lanes=lanes.clone() if lanes is not None else None,
            hands=[hand if self.fault == "shared hands" else hand[:] for hand in self.hands],
            deck=self.deck[:],
            points=self.points[:],
            offered=self.offered[:],
            boasts=self.boasts[:],
        )


class View(msgspec.Struct, frozen=True):
    """What one seat knows. A card on offer counts to the hand until all are shown."""

    viewer: int | None
    waiting: list[int]
    hand: list[int]
    cards: list[int]
    deck: int
    points: list[int]
    round: int
    tide: str
    offered: list[int]
