"""What a seat or a spectator may know of a game of Montego Bay, built up from what is allowed (A1, A18, M4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Ask, Choice
from games.montego_bay import data
from games.montego_bay.data import CAPACITY, COLORS, FIGURE_INDEX, FIGURES, JACK, ROOMS, SHIPS, VP, WAREHOUSES
from games.montego_bay.forecast import Forecast, forecast, known_before, moving_after
from games.montego_bay.loading import LoadBarrels, RemoveBarrels
from games.montego_bay.moving import Moved, ring_of
from games.montego_bay.places import ASIDE, FREE, place_name
from games.montego_bay.scoring import CATEGORIES, is_last_round

if TYPE_CHECKING:
    from games.montego_bay.table import Table


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """One seat. `workers` are its figures: big, small and, with two players, the third one (M10.1).

    `barrels` is the supply; `aboard` and `tavern` are barrels on ships in harbor and in the tavern. `points` are the
    victory points by `scoring.CATEGORIES`. A `color` not chosen yet is empty.
    """

    color: str = msgspec.field(name="colour")
    workers: list[str]
    vp: int
    points: dict[str, int]
    coins: int
    barrels: int
    aboard: int
    tavern: int


class FigureView(msgspec.Struct, frozen=True, gc=False):
    """A figure in play: its place (N3, left_tavern, empty beside the board) and that place's number (`places`).

    `card` is the movement card before it that the viewer may see; 0 if there is none or it is hidden.
    """

    id: str
    seat: int
    color: str = msgspec.field(name="colour")
    size: str
    place: str
    at: int
    card: int


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    """A space of the ring with its store room and who stands there (empty: nobody)."""

    name: str
    warehouse: str
    barrels: int
    broken: int
    coins: int
    figure: str


class ShipView(msgspec.Struct, frozen=True, gc=False):
    """A ship: slots, its numbers for the ranks, and the barrels of each seat aboard."""

    id: str
    capacity: int
    vp: list[int]
    barrels: list[int]

    @property
    def free(self) -> int:
        """Slots left."""
        return self.capacity - sum(self.barrels)


class SailedView(msgspec.Struct, frozen=True, gc=False):
    """A ship that has left; `last` is the seat that filled it, -1 if it was not full."""

    ship: ShipView
    last: int
    round: int


class MoveView(msgspec.Struct, frozen=True, gc=False):
    """A figure's move by its card, from place to place (`places`), and the figure it pushed across (empty: none)."""

    figure: str
    card: int
    start: int
    end: int
    pushed: str


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One viewer's knowledge. `viewer` is a seat or None for a spectator; `waiting` are the seats that owe a decision.

    `spaces` run clockwise from N1, `harbor` from pier 1, `tiles` from position 1. `next_ships` are the top ships of
    the two stacks (None: empty), `stacks` their sizes. `active` is the figure being handled in phase 4, `queue` those
    that follow; `left` are the barrels the viewer still has to load or take back. `wants` is the viewer's own bid for
    Lazy Jack, while bids are open. `asked` is the question put to the viewer, or else the one everybody hears because a
    single seat is being asked outside of a window. `moves` are those of the last phase 3 in playing order, `moved` is
    their round.
    """

    viewer: int | None
    seats: int
    round: int
    phase: str
    walk_on: bool
    first: int
    players: list[PlayerView]
    figures: list[FigureView]
    spaces: list[SpaceView]
    harbor: list[ShipView] = msgspec.field(name="harbour")
    next_ships: list[ShipView | None]
    stacks: list[int]
    sailed: list[SailedView]
    tiles: list[str]
    bank: int
    hirer: int
    companion: str
    active: str
    queue: list[str]
    moves: list[MoveView]
    moved: int
    waiting: list[int]
    window: bool
    wants: bool | None
    left: int
    asked: Ask | None
    reshuffled: int
    over: bool

    @property
    def movers(self) -> list[str]:
        """M5.1: the figures in the order in which they move, Lazy Jack first if he is hired."""
        return [FIGURES[JACK], *self.tiles] if self.hirer >= 0 else self.tiles

    @property
    def last_round(self) -> bool:
        """M9.1: whether everybody can see that this round is the last one."""
        return bool(self.round) and not self.over and is_last_round(sum(self.stacks), len(self.harbor))

    def forecast(self, figure: FigureView, card: int) -> Forecast:
        """What becomes of a card of the viewer's figure, which is on the board, as far as the viewer can know."""
        at = [ASIDE] * len(FIGURES)
        cards = [0] * len(FIGURES)
        for each in self.figures:
            at[FIGURE_INDEX[each.id]], cards[FIGURE_INDEX[each.id]] = each.at, each.card
        moved = FIGURE_INDEX[figure.id]
        own = [FIGURE_INDEX[each.id] for each in self.figures if each.seat == figure.seat]
        order = [FIGURE_INDEX[each] for each in self.movers]
        before = known_before(order, moved, own, cards) if self.phase == "cards" else None
        after = moving_after(order, moved) if self.phase == "cards" else ()
        return forecast(at, len(self.spaces), moved, card, before=before, after=after, walk_on=self.walk_on)


def view(table: Table, seat: int | None) -> View:
    """What `seat` may know: bids and cards of others only after their window, no ship below the top of a stack."""
    mine = _step(table, seat)
    return View(
        viewer=seat,
        seats=table.seats,
        round=table.round,
        phase=table.phase,
        walk_on=table.walk_on,
        first=table.first,
        players=[_player(table, each) for each in range(table.seats)],
        figures=_figures(table, seat),
        spaces=_spaces(table),
        harbor=[ship_view(ship, table.seats, barrels) for ship, barrels in zip(table.harbor, table.holds, strict=True)],
        next_ships=[
            ship_view(stack[-1], table.seats, []) if stack else None
            for stack in (table.first_stack, table.second_stack)
        ],
        stacks=[len(table.first_stack), len(table.second_stack)],
        sailed=[
            SailedView(ship_view(left.ship, table.seats, left.barrels), left.last, left.round) for left in table.sailed
        ],
        tiles=[FIGURES[figure] for figure in table.tiles],
        bank=table.bank,
        hirer=table.hirer,
        companion=FIGURES[table.companion] if table.companion >= 0 else "",
        active=FIGURES[table.active] if table.active >= 0 else "",
        queue=[FIGURES[figure] for figure in reversed(table.queue)],
        moves=[_move(move) for move in table.moves],
        moved=table.moved,
        waiting=_waiting(table),
        window=table.lanes is not None,
        wants=_bid(table, seat),
        left=mine.left if isinstance(mine, LoadBarrels | RemoveBarrels) else 0,
        asked=_asked(table, mine),
        reshuffled=table.opened,
        over=table.over,
    )


def ship_view(ship: int, seats: int, barrels: list[int]) -> ShipView:
    """A ship with these barrels aboard."""
    return ShipView(SHIPS[ship], CAPACITY[ship], VP[seats][ship][:], barrels[:] or [0] * seats)


def _player(table: Table, seat: int) -> PlayerView:
    color = table.colors[seat]
    earned = table.earned[seat]
    return PlayerView(
        COLORS[color] if color >= 0 else "",
        [FIGURES[figure] for figure in table.workers(seat)] if color >= 0 else [],
        sum(earned),
        dict(zip(CATEGORIES, earned, strict=True)),
        table.coins[seat],
        table.supply[seat],
        sum(hold[seat] for hold in table.holds),
        table.tavern[seat],
    )


def _figures(table: Table, seat: int | None) -> list[FigureView]:
    open_cards = table.phase != "cards"
    shown: list[FigureView] = []
    for figure, owner in enumerate([*table.owner, table.hirer]):
        if owner < 0 and figure != JACK:
            continue
        row = data.ROWS.figure[figure] if figure != JACK else None
        card = table.picks[figure] if open_cards or (owner == seat and seat is not None) else 0
        at = table.at[figure]
        shown.append(
            FigureView(
                FIGURES[figure],
                owner,
                row.color if row is not None else "",
                row.size if row is not None else "jack",
                place_name(at, table.spaces),
                at,
                card,
            )
        )
    return shown


def _spaces(table: Table) -> list[SpaceView]:
    if not table.rooms:
        return []
    ring = ring_of(table.at, table.spaces)
    shown: list[SpaceView] = []
    for place, number in enumerate(table.rooms):
        room = ROOMS[number]
        figure = FIGURES[ring[place]] if ring[place] != FREE else ""
        name = place_name(place, table.spaces)
        shown.append(SpaceView(name, WAREHOUSES[number // 2], room.barrels, room.broken, room.coins, figure))
    return shown


def _move(move: Moved) -> MoveView:
    pushed = FIGURES[move.pushed] if move.pushed >= 0 else ""
    return MoveView(FIGURES[move.figure], move.card, move.start, move.end, pushed)


def _bid(table: Table, seat: int | None) -> bool | None:
    lanes = table.lanes
    if lanes is None or seat is None or table.phase != "hire" or not lanes.opened[seat] or lanes.stacks[seat]:
        return None
    return bool(table.wants[seat])


def _step(table: Table, seat: int | None) -> object:
    if seat is None:
        return None
    stack = table.lanes.stacks[seat] if table.lanes is not None else table.stack
    return stack[-1] if stack and getattr(stack[-1], "seat", None) == seat else None


def _asked(table: Table, mine: object) -> Ask | None:
    step = mine if mine is not None or table.lanes is not None or not table.stack else table.stack[-1]
    return step.ask(table) if isinstance(step, Choice) else None


def _waiting(table: Table) -> list[int]:
    if table.lanes is not None:
        return [seat for seat, stack in enumerate(table.lanes.stacks) if stack]
    return [table.stack[-1].seat] if table.stack else []  # type: ignore[union-attr]
