"""The whole table of a game of Captains of the Gulf: boats, sea, ports, decks, and the stack of steps to come."""

from __future__ import annotations

from games.captains_gulf import fishing, phases, round_cards, trading, upkeep
from games.captains_gulf.captain import Captain, blank_captain
from games.captains_gulf.data import HEXES, ROWS, SEAFOOD
from games.engine import Lanes
from games.engine import Table as EngineTable

Step = (
    phases.SetUp | phases.FirstLicense | phases.Turn | phases.After | phases.TurnEnd | phases.RoundStart | phases.Reset
    | phases.NextRound | phases.FinalMarket | round_cards.Inspection | round_cards.PayInspection | fishing.Voyage
    | fishing.RowOfHexes | fishing.Catch | fishing.Play | trading.AddCard | trading.Shipyard | trading.Sell
    | trading.Advance | trading.Reward | upkeep.FuelDock | upkeep.Sail | upkeep.BuyFuel | upkeep.DropCards
)  # fmt: skip


class Table(EngineTable[Step], kw_only=True):
    """The state of one game. Cards, hexes, ports, types are numbers as `data` has them; decks end with their top card.

    `sea` holds tiles by type and hex, `depletion` and `recovery` (repopulation tiles) by hex. `coming` are the round
    cards still to be revealed, A then B, `removed` those that left the game unseen, `card` the active one (-1: none; in
    round 0, the setup, that of round 1).
    Of the turn: `space` is the wheel space moved to (-1: not yet), `crossed` whether the spoke was, `marked` whether a
    bonus action was taken, `acted` whether the main action was carried out, `fished` whether it was fishing.
    """

    captains: list[Captain]
    sea: list[list[int]]
    depletion: list[int]
    recovery: list[int]
    supply: list[int]
    deck: list[int] = []
    discards: list[int] = []
    schools: list[int] = []
    shown_schools: list[int] = []
    coming: list[list[int]] = []
    removed: list[list[int]] = []
    shown_cards: list[int] = []
    tastes: list[int] = []
    rewards: list[list[int]] = []
    first: int = 0
    round: int = 0
    card: int = -1
    timer: int = 0
    seafood_disc: int = 0
    direction_disc: int = 0
    reshuffles: int = 0
    school_shuffles: int = 0
    space: int = -1
    crossed: bool = False
    marked: bool = False
    acted: bool = False
    fished: bool = False
    ended: bool = False

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.captains)

    def turn_order(self) -> list[int]:
        """CG2.1: seats clockwise from the starting player."""
        return [(self.first + offset) % self.seats for offset in range(self.seats)]

    def clone(self) -> Table:
        """An independent copy; frozen steps are shared."""
        lanes: Lanes[Step] | None = self.lanes
        return Table(
            rules=self.rules,
            stack=self.stack[:],
            lanes=lanes.clone() if lanes is not None else None,
            lane=self.lane,
            captains=[captain.clone() for captain in self.captains],
            sea=[row[:] for row in self.sea],
            depletion=self.depletion[:],
            recovery=self.recovery[:],
            supply=self.supply[:],
            deck=self.deck[:],
            discards=self.discards[:],
            schools=self.schools[:],
            shown_schools=self.shown_schools[:],
            coming=[pile[:] for pile in self.coming],
            removed=[pile[:] for pile in self.removed],
            shown_cards=self.shown_cards[:],
            tastes=self.tastes[:],
            rewards=[row[:] for row in self.rewards],
            first=self.first,
            round=self.round,
            card=self.card,
            timer=self.timer,
            seafood_disc=self.seafood_disc,
            direction_disc=self.direction_disc,
            reshuffles=self.reshuffles,
            school_shuffles=self.school_shuffles,
            space=self.space,
            crossed=self.crossed,
            marked=self.marked,
            acted=self.acted,
            fished=self.fished,
            ended=self.ended,
        )


def blank_table(seats: int, rules: int, stack: list[Step]) -> Table:
    """CG2: boats without money and cards, an empty sea, everything else in the boxes."""
    return Table(
        rules=rules,
        stack=stack,
        captains=[blank_captain() for _ in range(seats)],
        sea=[[0] * len(HEXES) for _ in SEAFOOD],
        depletion=[0] * len(HEXES),
        recovery=[0] * len(HEXES),
        supply=[row.tiles for row in ROWS.seafood],
    )
