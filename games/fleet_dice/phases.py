"""The flow of a game of Fleet (F2, F3, F6 to F8, F13): everything that happens by itself, in playing order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Auto, Luck, Tell
from games.fleet_dice import data, events, scoring, solo
from games.fleet_dice.data import BOAT_FACES, LICENSES, SECTION_INDEX, SWORDFISH, TOWN_FACES, TYPES
from games.fleet_dice.marking import Earn, Mark, TakeBonus, award_silver, catch
from games.fleet_dice.steps import Draft, StarAction, Stars, UseDie, by_face

if TYPE_CHECKING:
    from games.fleet_dice.table import Step, Table


def open_window(table: Table, lanes: list[list[Step]]) -> None:
    """F3.1: everybody answers on the own sheet; the others see it when the window closes."""
    table.shown = [sheet.clone() for sheet in table.sheets]
    table.then(CloseWindow())
    table.together(lanes)


class CloseWindow(Auto, frozen=True, tag="close"):
    """F3.1: King Crab bonuses in turn order (`BONUS_PICK`), then silver trophies to all noted (F14.3)."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.shown = None
        awaiting = [seat for seat in table.turn_order() if table.sheets[seat].awaits_bonus]
        if awaiting:
            table.then(*(TakeBonus(seat) for seat in awaiting), self)
        else:
            award_silver(table, tell)


# -- setup (F2, F14) -------------------------------------------------------------------------------------------


class OpenSetup(Auto, frozen=True, tag="setup"):
    """F2.2, F14.1: the start boxes of all at once, by a start roll or by the captain."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        lanes: list[list[Step]] = []
        for seat, sheet in enumerate(table.sheets):
            if sheet.captain:
                lanes.append([CaptainBoxes(seat), Stars(seat)])
            else:
                lanes.append([StartBoxes(seat, self._roll(seat, luck, tell), data.ROWS.setup.start_boxes), Stars(seat)])
        table.then(Round(1))
        open_window(table, lanes)

    def _roll(self, seat: int, luck: Luck, tell: Tell) -> int:
        """F2.2: one boat die, thrown again while it shows coins."""
        throw = 0
        while True:
            face = luck.dice("start", BOAT_FACES, 1, seat, throw)[0]
            tell(events.StartRolled(face=face), seat, barrier=True)
            if face in TYPES:
                return SECTION_INDEX[face]
            throw += 1


class StartBoxes(Auto, frozen=True, tag="start"):
    """F2.2: the first boxes of a column, top to bottom, with their effects (F2.3)."""

    seat: int
    column: int
    boxes: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.then(*(Mark(self.seat, self.column) for _ in range(self.boxes)))


class CaptainBoxes(Auto, frozen=True, tag="captain"):
    """F14.1, R24: the captain's column boxes first, then the first open box of each entry listed."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        card = data.CAPTAINS[table.sheets[self.seat].captain]
        extra = [Mark(self.seat, SECTION_INDEX[section]) for section in card.start_extra_boxes]
        table.then(StartBoxes(self.seat, SECTION_INDEX[card.start_type], card.start_boat_boxes), *extra)


# -- rounds (F3) -----------------------------------------------------------------------------------------------


class Round(Auto, frozen=True, tag="round"):
    """F3: the phases of a round; fishing in even rounds only (F7)."""

    number: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.round = self.number
        tell(events.RoundBegan(round=self.number))
        fishing = [FishingPhase()] if self.number % 2 == 0 else []
        table.then(BoatPhase(), IncomePhase(), *fishing, TownPhase(), RoundEnd())


def roll_pool(table: Table, phase: events.DicePhase, luck: Luck, tell: Tell) -> None:
    """F2.4, F8.1: roll the pool of a dice phase."""
    table.phase = phase
    boat_dice, town_dice = table.pool_size(phase)
    boat = luck.dice(f"{phase}.boat", BOAT_FACES, boat_dice, table.round)
    town = luck.dice(f"{phase}.town", TOWN_FACES, town_dice, table.round)
    table.pool = by_face(boat + town)
    table.taken = []
    tell(events.Rolled(phase=phase, dice=table.pool[:]), barrier=True)


def drafts(table: Table) -> list[Step]:
    """F4.1: one draft each, clockwise; in solo you and Captain Ruth (F15.2)."""
    if not table.solo:
        return [Draft(seat) for seat in table.turn_order()]
    return [Draft(0), solo.RuthDrafts()] if table.human_first else [solo.RuthDrafts(), Draft(0)]


class BoatPhase(Auto, frozen=True, tag="boats"):
    """F3 `BOAT_ROLL`: roll, draft, share."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        roll_pool(table, "boat", luck, tell)
        table.then(*drafts(table), SharedDie())


class TownPhase(Auto, frozen=True, tag="town"):
    """F3 `TOWN_ROLL`: roll, draft, share."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        roll_pool(table, "town", luck, tell)
        table.then(*drafts(table), SharedDie())


class SharedDie(Auto, frozen=True, tag="shared"):
    """F4.1: every player uses the one die left; in solo one after the other (F15.8)."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        face = table.pool[0]
        tell(events.SharedDie(face=face))
        if not table.solo:
            open_window(table, [[UseDie(seat, face, drafted=False)] for seat in range(len(table.sheets))])
        elif table.human_first:
            table.then(UseDie(0, face, drafted=False), solo.RuthShares())
        else:
            table.then(solo.RuthShares(), UseDie(0, face, drafted=False))


class IncomePhase(Auto, frozen=True, tag="income"):
    """F6: income for all at once, then the stars it reached."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.phase = "income"
        table.pool, table.taken = [], []
        open_window(
            table,
            [[Earn(seat, sheet.income(), "income"), Stars(seat)] for seat, sheet in enumerate(table.sheets)],
        )


class FishingPhase(Auto, frozen=True, tag="fishing"):
    """F7: the catch, the stars gained meanwhile, the swordfish license."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.phase = "fishing"
        open_window(table, [[Catch(seat), Stars(seat), AfterFishing(seat)] for seat in range(len(table.sheets))])


class Catch(Auto, frozen=True, tag="catch"):
    """F7.1 (a), (b): one player's catch."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        catch(table, self.seat, tell)


class AfterFishing(Auto, frozen=True, tag="after"):
    """F7.1 (d), F10.4: the swordfish license, its level read once, now."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        level = table.sheets[self.seat].levels[SWORDFISH]
        if not level:
            return
        license_ = LICENSES[SWORDFISH][level]
        stars = Stars(self.seat)
        actions = [step for _ in range(license_.star_actions) for step in (StarAction(self.seat), stars)]
        coins = [Earn(self.seat, license_.amount, "swordfish"), stars] if license_.amount else []
        table.then(*actions, *coins)


class RoundEnd(Auto, frozen=True, tag="end"):
    """F3 `ROUND_END`: the marker goes to the left neighbor; in solo the stones move (F15.9)."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.pool, table.taken = [], []
        following = Round(table.round + 1) if table.round < table.rounds else GameEnd()
        if table.solo:
            table.then(solo.StonesMove(), following)
        else:
            table.starting = (table.starting + 1) % len(table.sheets)
            table.then(following)


class GameEnd(Auto, frozen=True, tag="over"):
    """F13, F14.4: the gold trophy, then the final scoring."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.phase = "end"
        scoring.award_gold(table, tell)
        tell(events.GameEnded())
