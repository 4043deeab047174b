"""The rules of Tides. `fault` names a mistake made on purpose, so that the conformance suite can be tested."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import msgspec

from games.engine import (
    Ask,
    Auto,
    Choice,
    Game,
    Illegal,
    Lanes,
    Luck,
    Result,
    Score,
    Setting,
    Settings,
    Tell,
    Telling,
    Verb,
)
from games.engine import Table as EngineTable

CARDS = 24
HAND = 3
TIDES = ["low", "high"]


class Roll(Auto, frozen=True, tag="roll"):
    """A tide for the round, then everybody offers a card at the same time."""

    round: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.round = self.round
        table.tide = luck.dice("tide", TIDES, 1, self.round)[0]
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
        best = (max if table.tide == "high" else min)(table.offered)
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


class Tides(Game[Table, View]):
    """Offer cards, win tides."""

    id: ClassVar[str] = "tides"
    rules: ClassVar[int] = 1
    shape: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("length", ("short", "long")),)
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("offer", ("card",)), Verb("boast", ("loud",)), Verb("draw"), Verb("keep"))
    table_type = Table
    fault: ClassVar[str] = ""

    @property
    def digest(self) -> str:
        return "tides"

    @property
    def raw(self) -> dict[str, Any]:
        return {}

    def deal(self, seats: int, settings: Settings, luck: Luck, tell: Telling) -> Table:
        cards = luck.shuffle("deck", range(1, CARDS + 1))
        table = Table(
            rules=self.rules,
            stack=[Roll(1)],
            hands=[cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats)],
            deck=cards[seats * HAND :],
            points=[0] * seats,
            rounds=2 if settings.get("length") != "long" else 3,
            fault=self.fault,
        )
        for seat, hand in enumerate(table.hands):
            tell("dealt", seat, to=seat, barrier=True, cards=hand[:])
        return table

    def view(self, table: Table, seat: int | None) -> View:
        open_ = table.lanes is not None
        return View(
            viewer=seat,
            waiting=sorted(self.waiting(table)),
            hand=sorted(table.hands[seat]) if seat is not None else [],
            cards=[len(hand) + (open_ and table.offered[each] > 0) for each, hand in enumerate(table.hands)],
            deck=len(table.deck),
            points=table.points[:],
            round=table.round,
            tide=table.tide,
            offered=[card if not open_ or each == seat else 0 for each, card in enumerate(table.offered)],
        )

    def imagine(self, table: Table, seat: int, rng: Random) -> Table:
        """The others' hands and the deck are dealt anew; open answers are given anew."""
        world = table.clone()
        others = [other for other in range(len(world.hands)) if other != seat]
        done = [world.lanes is None or not stack for stack in (world.lanes.stacks if world.lanes else world.hands)]
        if world.lanes is not None:
            world.lanes.hushed = [event for event in world.lanes.hushed if event.seat == seat]
            for other in others:
                if world.offered[other]:
                    world.hands[other].append(world.offered[other])
                world.offered[other] = world.boasts[other] = 0
        unknown = sorted(world.deck + [card for other in others for card in world.hands[other]])
        rng.shuffle(unknown)
        for other in others:
            world.hands[other] = [unknown.pop() for _ in world.hands[other]]
        world.deck = unknown
        if world.lanes is not None:
            for other in others:
                self.replay_lane(world, other, done[other], rng)
        return world

    def result(self, table: Table) -> Result | None:
        if not table.over:
            return None
        points = table.points
        return Result(
            [Score(seat, own, {"tides": own}, 1 + sum(p > own for p in points)) for seat, own in enumerate(points)]
        )


GAME = Tides()
