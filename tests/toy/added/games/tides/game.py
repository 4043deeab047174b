"""Tides as the engine plays it. `fault` names a mistake made on purpose, to test the conformance suite with."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from games.engine import Captain, Game, Luck, Result, Score, Searching, Setting, Settings, Telling

from .data import CARDS, DATA, HAND
from .judging import TideJudge
from .rules import PICKS, Dealt, Roll, Table, View


class Tides(Game[Table, View]):
    """Offer cards, win tides."""

    id: ClassVar[str] = "tides"
    rules: ClassVar[int] = 1
    shape: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("length", ("short", "long")),)
    verbs = PICKS.verbs
    table_type = Table
    searching: ClassVar[tuple[Searching, ...]] = (Captain(TideJudge()),)
    fault: ClassVar[str] = ""

    @property
    def digest(self) -> str:
        return DATA.digest

    @property
    def raw(self) -> dict[str, Any]:
        return DATA.raw

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
            tell(Dealt(hand[:]), seat, to=seat, barrier=True)
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
