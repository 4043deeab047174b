"""The flow of a game of Montego Bay (M2, M3, M5, M8, M9): everything that happens by itself, in playing order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Auto, Luck, Tell
from games.montego_bay import data, events, loading, moving, places
from games.montego_bay.data import COUNTS, FIGURES, JACK, PILOT, RULES, SHIPS, WAREHOUSES, WORKERS
from games.montego_bay.places import ASIDE, LEFT, RIGHT, place_name
from games.montego_bay.ranking import ranks
from games.montego_bay.scoring import END, TAVERN
from games.montego_bay.steps import Cards, Hire, PlaceJack, figure_args

if TYPE_CHECKING:
    from games.montego_bay.table import Step, Table


class SetUp(Auto, frozen=True, tag="setup"):
    """M2: taverns, warehouses, order tiles, ships."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        for figure, owner in enumerate(table.owner):  # M2.3, M2.9
            if owner >= 0:
                table.at[figure] = RIGHT if figure % 2 else LEFT
        table.bank = RULES.coins_total
        houses = luck.shuffle("warehouses", data.IN_PLAY[table.seats])  # M2.4
        turned = [luck.below(2, "warehouse side", slot) for slot in range(len(houses))]
        north = [2 * house + side for house, side in zip(houses, turned, strict=True)]
        table.rooms = north + [room ^ 1 for room in reversed(north)]
        tell(events.WarehousesDealt(warehouses=[WAREHOUSES[house] for house in houses], turned=turned), barrier=True)
        table.tiles = luck.shuffle("tiles", [figure for figure in range(JACK) if table.owner[figure] >= 0])  # M2.5
        tell(events.TilesLaid(order=[WORKERS[figure] for figure in table.tiles]), barrier=True)
        ships = luck.shuffle("ships", list(range(PILOT)))  # M2.6
        start = RULES.freighters_at_start
        table.harbor = [PILOT, *ships[:start]]
        table.holds = [[0] * table.seats for _ in table.harbor]
        table.first_stack = ships[start : start + RULES.first_stack][::-1]
        table.second_stack = ships[start + RULES.first_stack :][::-1]
        tell(events.ShipsArrived(ships=[SHIPS[ship] for ship in table.harbor]), barrier=True)
        table.then(Round(1))


class Round(Auto, frozen=True, tag="round"):
    """Phase 1 (M3.1): everybody who can pay is asked whether to hire Lazy Jack."""

    number: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.round = self.number
        tell(events.RoundBegan(round=self.number))
        if loading.ends_with_this_round(table):
            tell(events.LastRound())
        table.picks = [0] * len(FIGURES)
        table.hirer = table.companion = -1
        able = [coins >= RULES.jack_cost for coins in table.coins]
        if not any(able):
            table.then(OpenCards())
            return
        table.phase = "hire"
        table.then(HireJack())
        lanes: list[list[Step]] = [[Hire(seat)] if able[seat] else [] for seat in range(table.seats)]
        table.together(lanes)


class HireJack(Auto, frozen=True, tag="bids"):
    """M3.2, M3.3, A19: of those who want Jack the one with the fewest points, then with the frontmost tile."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        wanting = [seat for seat, wants in enumerate(table.wants) if wants]
        table.wants = [0] * table.seats
        if not wanting:
            tell(events.JackIdle(), barrier=True)
            table.then(OpenCards())
            return
        for seat in wanting:
            tell(events.JackWanted(), seat, barrier=True)
        fewest = min(table.vp(seat) for seat in wanting)
        tied = [seat for seat in wanting if table.vp(seat) == fewest]
        table.hirer = next(table.owner[figure] for figure in table.tiles if table.owner[figure] in tied)
        table.coins[table.hirer] -= RULES.jack_cost
        table.bank += RULES.jack_cost
        tell(events.JackHired(cost=RULES.jack_cost), table.hirer)
        table.then(PlaceJack(table.hirer), OpenCards())


class OpenCards(Auto, frozen=True, tag="cards_open"):
    """Phase 2 (M4): everybody lays cards face down at the same time."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.phase = "cards"
        table.then(Move(), loading.Loading(), RoundEnd())
        table.together([[Cards(seat)] for seat in range(table.seats)])


class Move(Auto, frozen=True, tag="move"):
    """Phase 3 (M5.1): Jack first, then everybody by order tiles; each card is turned over as its figure moves."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.phase = "load"
        table.moved, table.moves = table.round, []
        spaces = table.spaces
        ring = moving.ring_of(table.at, spaces)
        for figure in table.movers:
            self._move(table, ring, figure, tell)
        table.queue = [figure for figure in ring if figure != places.FREE]  # M6.1: the last one loads first

    def _move(self, table: Table, ring: list[int], figure: int, tell: Tell) -> None:
        seat = table.hirer if figure == JACK else table.owner[figure]
        at, card, spaces = table.at, table.picks[figure], len(ring)
        start = at[figure]
        landing = places.landing(start, card, spaces)
        pushed = moving.move(ring, at, figure, card, table.walk_on)
        end = at[figure]
        table.moves.append(moving.Moved(figure, card, start, end, pushed))
        turned = events.Moved if end == landing else events.Stayed if end == start else events.SetBack
        said = turned(
            card=card,
            start=place_name(start, spaces),
            place=place_name(end, spaces),
            landing=place_name(landing, spaces),
            **figure_args(figure),
        )
        tell(said, seat, barrier=True)
        if pushed >= 0:
            owner = table.hirer if pushed == JACK else table.owner[pushed]
            tell(events.Pushed(place=place_name(at[pushed], spaces), **figure_args(pushed)), owner)


class RoundEnd(Auto, frozen=True, tag="round_end"):
    """M9.1 and phases 5 and 6 (M8): the end, or the foremost ship leaves and the order tiles move."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        if loading.ends_with_this_round(table):
            self._end(table, tell)
            return
        if table.harbor[0] == PILOT:  # M8.1
            table.harbor.pop(0)
            table.holds.pop(0)
            tell(events.PilotLeft())
        else:
            loading.sail(table, 0, -1, loading.CAST_OFF, tell)
        loading.next_ship(table, tell)
        if table.opened == table.round:  # M8.2
            table.tiles = luck.shuffle("tiles", sorted(table.tiles), table.round)
            tell(events.OrderDrawnAnew())
            tell(events.TilesLaid(order=[WORKERS[figure] for figure in table.tiles]), barrier=True)
        else:
            table.tiles = [table.tiles[-1], *table.tiles[:-1]]
            tell(events.TilesMoved(**figure_args(table.tiles[0])))
        table.at[JACK] = ASIDE  # M8.3
        table.then(Round(table.round + 1))

    def _end(self, table: Table, tell: Tell) -> None:
        """M9.2, M9.3: the ships still in harbor, then the tavern."""
        table.phase = "end"
        tell(events.GameEnded())
        while table.harbor:
            loading.sail(table, 0, -1, END, tell)
        for seat, points in enumerate(ranks(table.tavern, COUNTS[table.seats].tavern_vp)):
            if points:
                table.earned[seat][TAVERN] += points
                tell(events.TavernScored(points=points, barrels=table.tavern[seat]), seat)
