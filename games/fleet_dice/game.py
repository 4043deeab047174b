"""Fleet: The Dice Game as the engine plays it: seats, table options, verbs, setup and what a caller may ask."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from msgspec import UNSET

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
from games.fleet_dice import data, events, picks, refusals, scoring, steps
from games.fleet_dice.details import detail
from games.fleet_dice.glance import OVERLOOKED, SLIP, Glance
from games.fleet_dice.judging import FleetJudge
from games.fleet_dice.orders import SHARED_DIE, ordered
from games.fleet_dice.phases import OpenSetup
from games.fleet_dice.picks import PICKS
from games.fleet_dice.planning import plannable
from games.fleet_dice.players import Mate
from games.fleet_dice.remarks import beside
from games.fleet_dice.sheet import blank_sheet
from games.fleet_dice.statistics import FleetStatistics
from games.fleet_dice.steps import COIN, DECLINE, MARKET, REROLL, THREE_COINS
from games.fleet_dice.table import Table
from games.fleet_dice.view import View, view

FIRST_DATA = frozenset({"0186c728cb697e7bd80bc3dcfb7899b7b744a707b047a30c83cf9417b864fe58"})
"""Those in which the barge brought less; nothing else was another."""


MATE = Mate()


class FleetDice(Game[Table, View]):
    """F1 to F15. Captain and trophy cards are independent switches (F14)."""

    id: ClassVar[str] = "fleet_dice"
    rules: ClassVar[int] = 1
    shape: ClassVar[int] = 1
    seats: ClassVar[range] = data.SEATS
    orders: ClassVar[tuple[str, ...]] = (SHARED_DIE,)
    asks_openly: ClassVar[bool] = True
    settings: ClassVar[tuple[Setting, ...]] = (Setting("captains", ("no", "yes")), Setting("trophies", ("no", "yes")))
    alike: ClassVar[frozenset[str]] = frozenset({"mark", "use", "hex", "reroll"})
    verbs = PICKS.verbs
    table_type = Table
    players: ClassVar[tuple[Player, ...]] = (Deckhand(Glance(), SLIP, OVERLOOKED), MATE)
    searching: ClassVar[tuple[Searching, ...]] = (Captain(FleetJudge()),)
    statistics: ClassVar[Statistics] = FleetStatistics()

    @property
    def digest(self) -> str:
        return data.DATA.digest

    @property
    def earlier(self) -> frozenset[str]:
        return FIRST_DATA if self.provenance == "ours" else frozenset()

    def as_begun(self, table: Table, data: str) -> None:
        for sheet in table.sheets:
            sheet.points_list = UNSET

    @property
    def raw(self) -> dict[str, Any]:
        return data.RAW

    @property
    def provenance(self) -> Provenance:
        return provenance_of(data.DATA)

    def check(self, seats: int, settings: Settings) -> None:
        """F14.6: trophies are for 2 to 4 players."""
        super().check(seats, settings)
        if seats == 1 and settings.get("trophies") == "yes":
            raise Illegal(refusals.TrophiesNeedTwo())

    def deal(self, seats: int, settings: Settings, luck: Luck, tell: Telling) -> Table:
        """F2, F14, F15.1: blank sheets, a random starting player, captains, trophies, stones."""
        captains = settings.get("captains") == "yes"
        table = Table(
            rules=self.rules,
            stack=[OpenSetup()],
            sheets=[blank_sheet() for _ in range(seats)],
            captains=captains,
        )
        if seats > 1:
            table.starting = luck.below(seats, "starting player")
            tell(events.StartingPlayer(), table.starting, barrier=True)
        else:
            table.stones = data.STARTS.copy()
        if captains:
            dealt = luck.shuffle("captains", list(data.CAPTAINS))
            for seat, sheet in enumerate(table.sheets):
                sheet.captain = dealt[seat]
                tell(events.CaptainDealt(captain=dealt[seat]), seat, barrier=True)
        if settings.get("trophies") == "yes":
            table.gold, table.silver = (
                luck.shuffle(f"trophies.{kind}", [card.id for card in data.TROPHIES.values() if card.kind == kind])[0]
                for kind in ("gold", "silver")
            )
            tell(events.TrophiesRevealed(gold=table.gold, silver=table.silver), barrier=True)
        return table

    def steady(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """The faces of dice."""
        dice = [*steps.DIE.values()]
        return [] if set(dice).isdisjoint(options) else dice

    def careful(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Declining a star action or a second use (R7, F10.1), of which nothing is left; using a die as a coin (F4.3)
        that pays more otherwise."""
        sheet = table.sheets[seat]
        pays = {THREE_COINS: data.ROWS.coin_track.coins3_face, MARKET: sheet.market_coins()}
        less = any(use in options and sheet.coins_per_die() < coins for use, coins in pays.items())
        return [option for option in options if option == DECLINE or (option == COIN and less)]

    def beside(self, table: Table, seat: int) -> Sequence[Remark]:
        step = self.step(table, seat)
        return beside(table, step, self.options(table, seat)) if step is not None else []

    def usual(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Throwing again stands just before using the die as a coin, wherever that is, and behind all other uses."""
        if COIN not in options or COIN in self.careful(table, seat, options):
            return []
        return [option for option in options if picks.Use.read(option) is None]

    def promising(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """What is worth most to the mate first."""
        worth = dict(zip(options, MATE.values(self.view(table, seat), options), strict=True))
        return sorted(options, key=lambda option: -worth[option])

    def rare(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """Using a die as a coin that could be used otherwise (F4.3), unless the coin reaches a star (F9.2)."""
        sheet = table.sheets[seat]
        if len(options) == 1 or sheet.stars_within(sheet.coins_per_die()):
            return []
        return [option for option in options if option == COIN]

    def costly(self, table: Table, seat: int, options: Sequence[str]) -> list[str]:
        """What is rare, and throwing again where the die can be used otherwise as it is."""
        rare = self.rare(table, seat, options)
        uses = [option for option in options if option not in (*rare, REROLL)]
        return [option for option in options if option in rare or (option == REROLL and uses)]

    def suggestion(self, table: Table, seat: int) -> str:
        """F3.3: decline what may be declined, use a die as a coin, else the first option."""
        options = self.options(table, seat)
        return next((tame for tame in (DECLINE, COIN) if tame in options), options[0])

    def view(self, table: Table, seat: int | None) -> View:
        return view(table, seat)

    def imagine(self, table: Table, seat: int, rng: Random) -> Table:
        """F2.5: only the others' answers in an open window are hidden; imagine them anew."""
        world = table.clone()
        if world.lanes is None:
            return world
        assert world.shown is not None, "the others' sheets are hidden while a window is open"
        world.lanes.hushed = [event for event in world.lanes.hushed if event.seat == seat]
        for other, done in enumerate([not stack for stack in world.lanes.stacks]):
            if other != seat:
                world.sheets[other] = world.shown[other].clone()
                self.replay_lane(world, other, done, rng)
        return world

    def small_print(self, table: Table, step: Choice, choice: str) -> Detail | None:
        return detail(table, step, choice)

    def idle(self, table: Table, seat: int, choice: str) -> Illegal:
        if table.over:
            return Illegal(refusals.GameOver())
        if table.lanes is not None:
            return Illegal(refusals.NotYourTurn(), "F3.1")
        return Illegal(refusals.NotYourTurn())

    def conceivable(self, table: Table, seat: int) -> list[str]:
        """Every die, section, hex and use."""
        uses = [steps.THREE_COINS, steps.MARKET, steps.RECYCLE, steps.COIN, steps.REROLL, steps.DECLINE]
        return [*steps.DIE.values(), *steps.MARK, *steps.HEX, *uses]

    def ordered(self, table: Table, seat: int, order: str) -> str:
        return ordered(table, self.step(table, seat), order)

    def plannable(self, table: Table, seat: int) -> dict[str, Ask | None]:
        return plannable(table, seat)

    def result(self, table: Table) -> Result | None:
        return scoring.final(table) if table.over else None


GAME = FleetDice()
