"""The whole table of a game of Fleet: sheets, dice, cards and stones, and the stack of steps to come."""

from __future__ import annotations

from typing import Literal

from games.engine import Lanes
from games.engine import Table as EngineTable
from games.fleet_dice import marking, phases, solo, steps
from games.fleet_dice.data import POOLS, ROWS
from games.fleet_dice.sheet import Sheet

Step = (
    steps.Draft | steps.UseDie | steps.SecondUse | steps.StarAction | steps.Stars | marking.BoatOrLicense
    | marking.TakeBonus | marking.OysterBoat | marking.Mark | marking.Earn | phases.StartBoxes | phases.CaptainBoxes
    | phases.OpenSetup | phases.Round | phases.BoatPhase | phases.SharedDie | phases.IncomePhase | phases.FishingPhase
    | phases.Catch | phases.AfterFishing | phases.TownPhase | phases.RoundEnd | phases.CloseWindow | phases.GameEnd
    | solo.RuthDrafts | solo.RuthShares | solo.StonesMove
)  # fmt: skip
Phase = Literal["setup", "boat", "income", "fishing", "town", "end"]


class Table(EngineTable[Step], kw_only=True):
    """The state of one game. `shown` holds the sheets as the others see them while a window is open (F3.1)."""

    sheets: list[Sheet]
    captains: bool
    gold: str = ""
    silver: str = ""
    silver_winners: list[int] = []
    gold_winners: list[int] = []
    round: int = 0
    phase: Phase = "setup"
    starting: int = 0
    pool: list[str] = []
    taken: list[steps.Taken] = []
    shown: list[Sheet] | None = None
    stones: dict[str, int] = {}

    @property
    def solo(self) -> bool:
        """F15: one player against Captain Ruth."""
        return len(self.sheets) == 1

    @property
    def rounds(self) -> int:
        """F3: how many rounds this game has."""
        return ROWS.solo.rounds if self.solo else ROWS.meta.rounds_multi

    @property
    def human_first(self) -> bool:
        """F15.2: in solo you begin the odd rounds."""
        return self.round % 2 == 1

    def turn_order(self) -> list[int]:
        """Seats clockwise from the starting player."""
        seats = len(self.sheets)
        return [(self.starting + offset) % seats for offset in range(seats)]

    def pool_size(self, phase: Phase) -> tuple[int, int]:
        """F2.4, F15.1: boat dice and town dice rolled in this phase."""
        pool = POOLS[len(self.sheets)]
        if phase == "boat":
            return pool.boat_phase_boat_dice, 0
        return pool.town_phase_boat_dice, pool.town_phase_town_dice

    def clone(self) -> Table:
        """An independent copy; frozen steps and dice are shared."""
        lanes: Lanes[Step] | None = self.lanes
        return Table(
            rules=self.rules,
            stack=self.stack[:],
            lanes=lanes.clone() if lanes is not None else None,
            lane=self.lane,
            sheets=[sheet.clone() for sheet in self.sheets],
            captains=self.captains,
            gold=self.gold,
            silver=self.silver,
            silver_winners=self.silver_winners[:],
            gold_winners=self.gold_winners[:],
            round=self.round,
            phase=self.phase,
            starting=self.starting,
            pool=self.pool[:],
            taken=self.taken[:],
            shown=[sheet.clone() for sheet in self.shown] if self.shown is not None else None,
            stones=self.stones.copy(),
        )
