"""The steps of Tides, its table, and what one seat may know of it."""

from __future__ import annotations

import msgspec

from games.engine import Ask, Auto, Choice, Illegal, Lanes, Luck, Tell
from games.engine import Table as EngineTable

from .data import TIDES, WINS


class Roll(Auto, frozen=True, tag="roll"):
    """A tide for the round, then everybody offers a card at the same time."""

    round: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.round = self.round
        table.tide = luck.dice("tide", TIDES, 1, self.round if table.fault != "same tides" else 1)[0]
        if table.fault == "fickle":
            luck.shuffle("order", [seat for hand in table.hands for seat in hand] + table.deck, self.round)
        tell("tide", barrier=True, tide=table.tide)
        table.offered = [0] * len(table.hands)
        table.boasts = [0] * len(table.hands)
        table.then(Reveal())
        table.together([[Offer(seat), Boast(seat)] for seat in range(len(table.hands))])


class Offer(Choice, frozen=True, tag="offer"):
    """A card of the own hand; the others see it when all have answered."""

    def ask(self, table: Table) -> Ask:
        return Ask("offer", {"tide": table.tide})

    def options(self, table: Table) -> list[str]:
        return [f"offer:{card}" for card in sorted(table.hands[self.seat])]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        card = int(choice[6:])
        table.hands[self.seat].remove(card)
        table.offered[self.seat] = card
        if table.fault == "lane touches others":
            table.points[self.seat] += not any(table.offered[other] for other in range(self.seat))
        tell("offered", self.seat, to=None if table.fault != "told to another" else 0, card=card)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice.startswith("offer:"):
            return Illegal("not_in_hand", "1")
        return super().why_not(table, choice)


class Boast(Choice, frozen=True, tag="boast"):
    """A point more for the winner who boasted, a point less for a loser who did."""

    def ask(self, table: Table) -> Ask:
        return Ask("boast")

    def options(self, table: Table) -> list[str]:
        return ["boast:yes", "boast:no"] if table.fault != "wordy" else ["boast:very:yes", "boast:very:no"]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        table.boasts[self.seat] = int(choice == "boast:yes")
        tell("boasted", self.seat, loud=choice[6:])


class Reveal(Auto, frozen=True, tag="reveal"):
    """The highest card wins at high tide, the lowest at low tide; the winner may draw twice."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        best = WINS[table.tide](table.offered)
        winner = table.offered.index(best)
        for seat, boast in enumerate(table.boasts):
            table.points[seat] += (2 + boast) if seat == winner else -boast
        tell("won", winner, card=best)
        following = [Roll(table.round + 1)] if table.round < table.rounds else []
        table.then(Draw(winner), Draw(winner), *following)


class Draw(Choice, frozen=True, tag="draw"):
    """The winner may look at the top card of the deck and take it."""

    def ask(self, table: Table) -> Ask:
        return Ask("draw")

    def options(self, table: Table) -> list[str]:
        return ["draw", "keep"]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice == "draw":
            card = table.deck.pop()
            table.hands[self.seat].append(card)
            tell("drew", self.seat, to=self.seat, barrier=table.fault != "no barrier", card=card)
            tell("drew_hidden", self.seat)
        else:
            tell("kept", self.seat)


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
