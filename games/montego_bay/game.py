"""Montego Bay as the engine plays it: seats, table options, verbs, setup and what a caller may ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from games.engine import (
    Ask,
    Captain,
    Choice,
    Deckhand,
    Detail,
    Game,
    Illegal,
    Luck,
    Player,
    Provenance,
    Remark,
    Result,
    Searching,
    Setting,
    Settings,
    Statistics,
    Telling,
    provenance_of,
)
from games.montego_bay import data, loading, picks, scoring, steps
from games.montego_bay.details import beside_cards, beside_loads, detail
from games.montego_bay.glance import OVERLOOKED, SLIP, Glance
from games.montego_bay.imagining import imagine
from games.montego_bay.judging import MontegoJudge
from games.montego_bay.orders import FIRST_SHIP, NO_JACK, ordered
from games.montego_bay.phases import SetUp
from games.montego_bay.picks import PICKS
from games.montego_bay.planning import plannable
from games.montego_bay.players import Glancing, Mate, TimeOut
from games.montego_bay.small_print import JackDoes
from games.montego_bay.statistics import MontegoStatistics
from games.montego_bay.table import Table, blank_table
from games.montego_bay.untimely import untimely
from games.montego_bay.view import View, view


class MontegoBay(Game[Table, View]):
    """M1 to M10. `tavern_setback` is the switch of ruling A3; with `colours` dealt nobody has to choose (A29)."""

    id: ClassVar[str] = "montego_bay"
    rules: ClassVar[int] = 1
    shape: ClassVar[int] = 2
    seats: ClassVar[range] = data.SEATS
    orders: ClassVar[tuple[str, ...]] = (FIRST_SHIP, NO_JACK)
    asks_openly: ClassVar[bool] = True
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("tavern_setback", ("stay", "walk_on")),
        Setting("colours", ("dealt", "chosen")),
    )
    verbs = PICKS.verbs
    table_type = Table
    players: ClassVar[tuple[Player, ...]] = (Deckhand(Glance(), SLIP, OVERLOOKED), Mate())
    searching: ClassVar[tuple[Searching, ...]] = (Captain(MontegoJudge()),)
    former: ClassVar[tuple[Player, ...]] = (Glancing(),)
    statistics: ClassVar[Statistics] = MontegoStatistics()

    @property
    def digest(self) -> str:
        return data.DATA.digest

    @property
    def raw(self) -> dict[str, Any]:
        return data.RAW

    @property
    def provenance(self) -> Provenance:
        return provenance_of(data.DATA)

    def deal(self, seats: int, settings: Settings, luck: Luck, tell: Telling) -> Table:
        """M2.0: colors, then with two players the third figures; the board is laid out after that."""
        table = blank_table(seats, self.rules, settings.get("tavern_setback") == "walk_on", [SetUp()])
        if seats == 2:
            table.first = luck.below(seats, "first to choose")
            table.then(steps.ThirdFigure(table.first))
        if settings.get("colours") != "dealt":
            table.then(*(steps.ChooseColor(seat) for seat in range(seats)))
            return table
        colors = luck.shuffle("colours", list(range(len(data.COLORS))))
        for seat in range(seats):
            steps.take_color(table, seat, colors[seat], tell)
        if seats == 2:
            table.stack.pop()
            size = luck.below(len(data.SIZES), "third figure")
            steps.take_third_figures(table, table.first, len(data.SIZES) * colors[seats] + size, tell)
        return table

    def suggestion(self, table: Table, seat: int) -> str:
        """What a seat gets whose time has run out. Its random cards follow from what nobody sees of the stacks."""
        hidden = f"{table.first_stack} {table.second_stack} {table.rooms} {table.tiles} {table.round} {seat} "
        hidden += str([table.picks[figure] for figure, owner in enumerate(table.owner) if owner == seat])
        return TimeOut().choose(view(table, seat), self.options(table, seat), Random(hidden))

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def imagine(self, table: Table, seat: int, rng: Random) -> Table:
        return imagine(table, seat, rng)

    def small_print(self, table: Table, step: Choice, choice: str) -> Detail | None:
        return detail(table, step, choice)

    def beside(self, table: Table, seat: int) -> Sequence[Remark]:
        """Who may hire Lazy Jack: what he does. While cards are laid: the order of the workers, and the cards that lie
        there. While barrels are: who loads after that."""
        step = self.step(table, seat)
        if isinstance(step, steps.Hire):
            return [JackDoes()]
        if isinstance(step, loading.LoadBarrels):
            return beside_loads(table)
        return beside_cards(table, seat) if isinstance(step, steps.Cards) else []

    def usual(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Once all cards lie there: to keep them."""
        return [each for each in options if each == steps.DONE]

    def steady(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """The cards of every figure for which one can be laid."""
        return [card for cards in steps.CARD if not {*cards.values()}.isdisjoint(options) for card in cards.values()]

    def rare(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """To load only some of the barrels; once all cards lie there, to change one."""
        laid = steps.DONE in options
        kinds = (picks.Split, picks.Card) if laid else picks.Split
        return [each for each in options if isinstance(PICKS.read(each), kinds)]

    def in_turn(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """As long as cards are missing: those of the first figure without one."""
        step = self.step(table, seat)
        return step.next_cards(table, options) if isinstance(step, steps.Cards) else [*options]

    def conceivable(self, table: Table, seat: int) -> list[str]:
        """Jack, every card of every figure of this game, every number of barrels onto and from every ship in harbor."""
        own = steps.CARD if table.seats == 2 else [*steps.CARD[: steps.THIRD], steps.CARD[steps.LAZY]]
        freighters = [ship for ship in table.harbor if ship != data.PILOT]
        numbers = range(1, loading.MOST + 1)
        return [
            *(steps.HIRE, steps.PASS, steps.DONE),
            *(card for cards in own for card in cards.values()),
            *(loading.LOAD[ship][number] for ship in table.harbor for number in numbers),
            *(loading.REMOVE[ship][number] for ship in freighters for number in numbers),
        ]

    def halfway(self, before: Table, after: Table, seat: int) -> bool:
        """M6.2, M6.4: some barrels of a room, while the others still have to be loaded or taken back."""
        now, then = self.step(before, seat), self.step(after, seat)
        same = isinstance(now, loading.LoadBarrels | loading.RemoveBarrels) and type(then) is type(now)
        return same and before.queue == after.queue

    def holdings(self, table: Table, seat: int) -> Mapping[str, int]:
        """Coins."""
        return {"coins": table.coins[seat]}

    def holding(self, choices: Sequence[str]) -> list[str]:
        """The last card of each worker; that they are done says nothing more."""
        cards = {card.worker: choice for choice in choices if (card := picks.Card.read(choice)) is not None}
        return [*cards.values()] or [*choices]

    def idle(self, table: Table, seat: int, choice: str) -> Illegal:
        return (None if table.over else untimely(table, seat, choice)) or super().idle(table, seat, choice)

    def ordered(self, table: Table, seat: int, order: str) -> str:
        return ordered(table, self.step(table, seat), order)

    def plannable(self, table: Table, seat: int) -> dict[str, Ask | None]:
        return plannable(table, seat)

    def result(self, table: Table) -> Result | None:
        return scoring.final(table) if table.over else None


GAME = MontegoBay()
