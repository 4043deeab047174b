"""Captains of the Gulf as the engine plays it: seats, verbs, setup and what a caller may ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

from msgspec import UNSET

from games.captains_gulf import (
    adding,
    bonus,
    data,
    events,
    fishing,
    phases,
    scoring,
    small_print,
    trading,
    upkeep,
    wheel,
)
from games.captains_gulf.details import (
    detail,
    first_card,
    given_up,
    into_debt,
    more_cards,
    no_better,
    round_card,
    round_ending,
    too_late,
    why_discard,
)
from games.captains_gulf.farsight import Planner
from games.captains_gulf.glance import OVERLOOKED, SLIP, Glance
from games.captains_gulf.imagining import imagine
from games.captains_gulf.orders import END_TURN, ordered
from games.captains_gulf.phases import SetUp
from games.captains_gulf.picks import PICKS
from games.captains_gulf.planning import plannable
from games.captains_gulf.players import Mate
from games.captains_gulf.ranking import best_first, ranked
from games.captains_gulf.statistics import CaptainsStatistics
from games.captains_gulf.suggesting import suggest
from games.captains_gulf.table import Table, blank_table
from games.captains_gulf.view import View, view
from games.engine import (
    Ask,
    Choice,
    Deckhand,
    Detail,
    Game,
    Luck,
    Player,
    Provenance,
    Remark,
    Result,
    Searching,
    Settings,
    Statistics,
    Telling,
    provenance_of,
    verb_in,
)
from games.engine.sayings import kind_of

FIRST_DATA = frozenset({"43fbc6c4240d73e864379196f06fb20abbc114f73247b686cd311d3dd3ccb40b"})
"""Those with the first price list, of which nothing else was another."""
GLANCE, MATE = Glance(), Mate()
FREE = [upkeep.REPAY, upkeep.DRAW, phases.END, upkeep.DECLINE]


class CaptainsGulf(Game[Table, View]):
    """CG1 to CG17. The game has no table options."""

    id: ClassVar[str] = "captains_gulf"
    rules: ClassVar[int] = 1
    shape: ClassVar[int] = 1
    seats: ClassVar[range] = data.SEATS
    verbs = PICKS.verbs
    table_type = Table
    players: ClassVar[tuple[Player, ...]] = (Deckhand(GLANCE, SLIP, OVERLOOKED), MATE)
    asks_to_end: ClassVar[frozenset[str]] = frozenset({"after"})
    round_ends: ClassVar[tuple[str, str]] = (kind_of(events.RoundEnded), kind_of(events.RoundBegan))
    orders: ClassVar[tuple[str, ...]] = (END_TURN,)
    closing: ClassVar[frozenset[str]] = frozenset({verb_in(phases.END)})
    side_by_side: ClassVar[tuple[str, ...]] = ("license", "crew", "upgrade")
    free: ClassVar[frozenset[str]] = frozenset({"bonus", *map(verb_in, (upkeep.REPAY, upkeep.DRAW))})
    searching: ClassVar[tuple[Searching, ...]] = (Planner(),)
    statistics: ClassVar[Statistics] = CaptainsStatistics()

    @property
    def digest(self) -> str:
        return data.DATA.digest

    @property
    def earlier(self) -> frozenset[str]:
        return FIRST_DATA if self.provenance == "ours" else frozenset()

    def as_begun(self, table: Table, data: str) -> None:
        for captain in table.captains:
            captain.price_list = UNSET

    @property
    def raw(self) -> dict[str, Any]:
        return data.RAW

    @property
    def provenance(self) -> Provenance:
        return provenance_of(data.DATA)

    def deal(self, seats: int, settings: Settings, luck: Luck, tell: Telling) -> Table:
        """CG2: everything that is laid out is laid out by the first step."""
        return blank_table(seats, self.rules, [SetUp()])

    def turn_order(self, table: Table) -> list[int]:
        return table.turn_order()

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def imagine(self, table: Table, seat: int, rng: Random) -> Table:
        return imagine(table, seat, rng)

    def small_print(self, table: Table, step: Choice, choice: str) -> Detail | None:
        return detail(table, step, choice)

    def beside(self, table: Table, seat: int) -> Sequence[Remark]:
        """At the first license: what one is good for; before a move on the wheel: what the round card does; when one
        fishes: why hexes stand as they do, and that several cards may be played; when cards must be discarded: why;
        before a second card: as what the first one is added; once a turn that ends the round is all but over: the loans
        that this takes."""
        step = self.step(table, seat)
        if isinstance(step, phases.FirstLicense) and data.RULES.license_limits_hold:
            return [small_print.FirstLicense()]
        if isinstance(step, fishing.Catch) or (isinstance(step, fishing.Play) and not step.cards):
            return more_cards(table, seat)
        if isinstance(step, (fishing.Voyage, fishing.RowOfHexes)):
            return best_first(self.options(table, seat))
        if isinstance(step, upkeep.DropCards):
            return why_discard(table, step)
        if isinstance(step, trading.Shipyard) and step.first != trading.NO_CARD:
            return [first_card(table, step)]
        if isinstance(step, phases.After):
            return round_ending(table, seat)
        return [round_card(table, seat)] if isinstance(step, phases.Turn) and table.card >= 0 else []

    def usual(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """To end the turn where only a bonus tile or a loan could be given back besides, or cards be drawn that nobody
        plays any more."""
        idle = {*FREE, *too_late(table, options)}
        return [phases.END] if phases.END in options and idle.issuperset(options) else []

    def steady(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """The spaces of the wheel."""
        return wheel.GO if any(each in wheel.GO for each in options) else []

    def ranked(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Sales, the best hexes and catches, what brings most first."""
        return ranked(table, seat, options)

    def promising(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Moves on the wheel and bonus actions as a beginner sees them; all else as it is ranked."""
        if not isinstance(self.step(table, seat), phases.Turn):
            return self.ranked(table, seat, options)
        worth = dict(zip(options, GLANCE.appraise(self.view(table, seat), options, Random(0)), strict=True))
        return sorted(options, key=lambda option: -worth[option])

    def rare(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Cards to discard: each could have become so much that a list of them all fills a screen, and the picture
        shows them; the menu tells of each what is lost."""
        return [each for each in options if each in upkeep.DROP]

    def in_turn(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Where cards must be discarded, those: a bonus tile for one more is another matter."""
        dropped = [each for each in options if each in upkeep.DROP]
        return dropped or [*options]

    def careful(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """A move on the wheel without an action, declining the action one has moved for, the end of the turn before
        a bonus action, and a loan that another choice does without."""
        return given_up(table, self.step(table, seat), options)

    def holdings(self, table: Table, seat: int) -> Mapping[str, int]:
        """Money and what is not owed of it, fuel, bonus tiles, cards in hand, and each kind of seafood aboard."""
        captain = table.captains[seat]
        aboard = {f"aboard {kind}": tiles for kind, tiles in enumerate(captain.hold)}
        return aboard | {
            "money": captain.money, "loans": -captain.loans, "fuel": captain.fuel, "tiles": captain.tiles,
            "cards": len(captain.hand),
        }  # fmt: skip

    def costly(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """What takes a loan, unless the mate would take it; fuel that costs more than as much of it would; repaying a
        loan, bonus tiles for cards, and cards that nobody plays any more."""
        given = [each for each in options if each in (upkeep.REPAY, upkeep.DRAW, *too_late(table, options))]
        if wasted := no_better(table, self.step(table, seat), options):
            return wasted
        owing = into_debt(table, self.step(table, seat), options)
        best = _mate_would(self.save(table), seat, tuple(options)) if owing else ""
        return [*given, *(each for each in owing if each != best)]

    def suggestion(self, table: Table, seat: int) -> str:
        return suggest(table, seat, self.options(table, seat))

    def still_means(self, table: Table, seat: int, choice: str, meant: Ask | None) -> bool:
        """Of a draw for a bonus tile earlier versions told nothing."""
        return (meant is None and choice == upkeep.DRAW) or super().still_means(table, seat, choice, meant)

    def conceivable(self, table: Table, seat: int) -> list[str]:
        """Wheel spaces, bonus actions, places, whatever the own hand could become, free actions."""
        hand = table.captains[seat].hand
        cards = [texts[card] for card in hand for texts in adding.ADD]
        return [*wheel.GO, *bonus.BONUS, *fishing.HEX, *upkeep.SAIL, *cards, *FREE]

    def ordered(self, table: Table, seat: int, order: str) -> str:
        return ordered(table, self.step(table, seat), self.options(table, seat), order)

    def plannable(self, table: Table, seat: int) -> dict[str, Ask | None]:
        return plannable(table, seat)

    def result(self, table: Table) -> Result | None:
        return scoring.final(table) if table.over else None


GAME = CaptainsGulf()


@lru_cache(maxsize=32)
def _mate_would(table: bytes, seat: int, options: tuple[str, ...]) -> str:
    """What the mate chooses at a table as it is saved: a panel and standing orders ask this one after the other."""
    return MATE.choose(view(GAME.load(table), seat), options, Random(0))
