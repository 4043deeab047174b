"""The whole table of a game of Montego Bay: figures, warehouses, ships, purses, and the stack of steps to come."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.engine import Lanes
from games.engine import Table as EngineTable
from games.montego_bay import loading, phases, steps
from games.montego_bay.data import COUNTS, JACK
from games.montego_bay.moving import Moved
from games.montego_bay.places import ASIDE
from games.montego_bay.scoring import CATEGORIES, Sailed

Step = (
    steps.ChooseColor | steps.ThirdFigure | steps.Hire | steps.PlaceJack | steps.Cards | loading.Loading | loading.Fetch
    | loading.LoadBarrels | loading.Remove | loading.RemoveBarrels | loading.TakeCoins | phases.SetUp | phases.Round
    | phases.HireJack | phases.OpenCards | phases.Move | phases.RoundEnd
)  # fmt: skip
Phase = Literal["setup", "hire", "cards", "load", "end"]


class Table(EngineTable[Step], kw_only=True):
    """The state of one game. Figures, ships and rooms are numbers as `data` has them.

    `at` holds the place of each figure (`places`), `owner` its seat or -1; `picks` the movement card lying before
    each figure (0: none), hidden until `phase` leaves "cards"; `wants` the bids for Lazy Jack, hidden in "hire".
    `harbor` lists the ships from pier 1 on, `holds` the barrels of each seat aboard them; stacks end with their top
    ship. `queue` are the figures still to be handled in this phase 4, the next one last; `active` is the one being
    handled (-1: none). `earned` are each seat's points by `scoring.CATEGORIES`. `moves` is the last phase 3 in playing
    order, `moved` the round it belongs to.
    """

    walk_on: bool
    colors: list[int] = msgspec.field(name="colours")
    earned: list[list[int]]
    coins: list[int]
    supply: list[int]
    tavern: list[int]
    wants: list[int]
    owner: list[int]
    at: list[int]
    picks: list[int]
    tiles: list[int] = []
    rooms: list[int] = []
    harbor: list[int] = msgspec.field(name="harbour", default_factory=list[int])
    holds: list[list[int]] = []
    first_stack: list[int] = []
    second_stack: list[int] = []
    sailed: list[Sailed] = []
    queue: list[int] = []
    moves: list[Moved] = []
    bank: int = 0
    round: int = 0
    phase: Phase = "setup"
    first: int = 0
    hirer: int = -1
    companion: int = -1
    active: int = -1
    moved: int = 0
    opened: int = 0  # the round in which the second stack was opened (M8.2)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.colors)

    @property
    def spaces(self) -> int:
        """M1.1: the length of the ring."""
        return 2 * COUNTS[len(self.colors)].warehouses

    def vp(self, seat: int) -> int:
        """Victory points so far."""
        return sum(self.earned[seat])

    @property
    def movers(self) -> list[int]:
        """M5.1: the figures in the order in which they move, Lazy Jack first if he is hired."""
        return [JACK, *self.tiles] if self.hirer >= 0 else self.tiles

    def workers(self, seat: int) -> list[int]:
        """The seat's own figures: big, small, and the third one with two players (M10.1)."""
        big = 2 * self.colors[seat]
        own = [big, big + 1]
        if len(self.colors) == 2:
            own += [figure for figure in range(JACK) if self.owner[figure] == seat and figure not in own]
        return own

    def clone(self) -> Table:
        """An independent copy; frozen steps and sailed ships are shared."""
        lanes: Lanes[Step] | None = self.lanes
        return Table(
            rules=self.rules,
            stack=self.stack[:],
            lanes=lanes.clone() if lanes is not None else None,
            lane=self.lane,
            walk_on=self.walk_on,
            colors=self.colors[:],
            earned=[earned[:] for earned in self.earned],
            coins=self.coins[:],
            supply=self.supply[:],
            tavern=self.tavern[:],
            wants=self.wants[:],
            owner=self.owner[:],
            at=self.at[:],
            picks=self.picks[:],
            tiles=self.tiles[:],
            rooms=self.rooms[:],
            harbor=self.harbor[:],
            holds=[hold[:] for hold in self.holds],
            first_stack=self.first_stack[:],
            second_stack=self.second_stack[:],
            sailed=self.sailed[:],
            queue=self.queue[:],
            moves=self.moves[:],
            bank=self.bank,
            round=self.round,
            phase=self.phase,
            first=self.first,
            hirer=self.hirer,
            companion=self.companion,
            active=self.active,
            moved=self.moved,
            opened=self.opened,
        )


def blank_table(seats: int, rules: int, walk_on: bool, stack: list[Step]) -> Table:
    """A table at which nobody has a color yet (M2.0)."""
    return Table(
        rules=rules,
        stack=stack,
        walk_on=walk_on,
        colors=[-1] * seats,
        earned=[[0] * len(CATEGORIES) for _ in range(seats)],
        coins=[0] * seats,
        supply=[COUNTS[seats].barrels] * seats,
        tavern=[0] * seats,
        wants=[0] * seats,
        owner=[-1] * JACK,
        at=[ASIDE] * (JACK + 1),
        picks=[0] * (JACK + 1),
    )
