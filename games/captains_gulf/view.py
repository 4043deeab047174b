"""What a seat or a spectator may know of a game of Captains of the Gulf, built up from what is allowed (CG1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.captains_gulf import adding, bonus, data, sailing, scoring, wheel
from games.captains_gulf.data import CARDS, CREW, CREW_OF, HEXES, LICENSE_OF, LICENSES, PLACES, UPGRADE_OF, UPGRADES
from games.captains_gulf.fishing import Catch, Play
from games.captains_gulf.imagining import told
from games.captains_gulf.trading import NO_CARD, Shipyard
from games.engine import Ask, Choice

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.scoring import Points
    from games.captains_gulf.table import Table


class HexView(msgspec.Struct, frozen=True, gc=False):
    """A hex: tiles by type, depletion tiles, whether a repopulation tile lies there, its buoy in this game or ""."""

    id: str
    seafood: list[int]
    depletion: int
    recovery: bool
    buoy: str


class PortView(msgspec.Struct, frozen=True, gc=False):
    """A port: the seafood it likes, and its track's reward tiles ("" once taken), nearest first."""

    id: str
    taste: str
    rewards: list[str]


class CaptainView(msgspec.Struct, frozen=True, gc=False):
    """A player. Lists by type follow `games.captains_gulf.data`; added cards are (card, what it serves as).

    `hand` is empty but for the viewer; `place` is a hex or port, `wheel` a space or "" before the first turn. `moves`
    tells what moving the wheel marker onto each space costs now, `prices` what each card in `hand` would cost now as
    license, crew member and upgrade, without surcharges; `barred` which of the three the boat cannot take, whatever
    it costs.
    """

    money: int
    fuel: int
    tank: int
    boxes: int
    place: str
    wheel: str
    raw: list[int]
    cooked: list[int]
    licensed: list[int]
    licenses: list[tuple[str, str]]
    crew: list[tuple[str, str]]
    upgrades: list[tuple[str, str]]
    tracks: list[int]
    tiles: int
    markers: int
    markers_used: int
    loans: int
    cards: int
    hand: list[str]
    points: Points
    moves: list[int] = []
    prices: list[tuple[int, ...]] = []
    barred: list[tuple[bool, ...]] = []


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One viewer's knowledge. `viewer` is a seat or None for a spectator; `waiting` are the seats that owe a decision.

    `card` is the active round card ("" when none is; in round 0, the setup, that of round 1), `timer` how often the
    spoke was crossed this round. `space` is the wheel space of the turn under way ("" before the move). `hex`, `played`
    and `pending` are the viewer's own unfinished decision: where it fishes, the cards played for it, the first card of
    a Shipyard action, of which `pending_item` is added. `asked` is the question put to the viewer, or else what
    everybody knows of the question a single seat is being asked. `fuel_to` is the fuel the viewer's boat needs now to
    each hex (to fish there), then to each port, and `towing_to` what being towed to each port would cost; both are
    empty for spectators. `prices` is the number of the price list the game began with.
    """

    viewer: int | None
    seats: int
    first: int
    round: int
    rounds: int
    card: str
    shown_cards: list[str]
    timer: int
    seafood_disc: str
    direction_disc: str
    hexes: list[HexView]
    ports: list[PortView]
    supply: list[int]
    captains: list[CaptainView]
    deck: int
    discards: list[str]
    schools: int
    shown_schools: list[str]
    waiting: list[int]
    window: bool
    space: str
    marked: bool
    acted: bool
    fished: bool
    ends_round: bool
    hex: str = ""
    played: list[str] = []
    pending: str = ""
    pending_item: str = ""
    asked: Ask | None = None
    fuel_to: list[int] = []
    towing_to: list[int] = []
    over: bool = False
    prices: int = data.PRICE_LIST


def captain_view(captain: Captain, own: bool, markers: int, card: int = -1) -> CaptainView:
    """A player as it may be seen under the round card `card`: the hand only by its owner."""
    kinds = len(data.KINDS)
    hand = captain.hand if own else []
    return CaptainView(
        captain.money,
        captain.fuel,
        captain.tank,
        captain.boxes,
        PLACES[captain.at],
        data.SPACES[captain.wheel] if captain.wheel >= 0 else "",
        captain.hold[:kinds],
        captain.hold[kinds:],
        captain.licensed[:],
        [(CARDS[card], LICENSES[LICENSE_OF[card]]) for card in captain.license_cards],
        [(CARDS[card], CREW[CREW_OF[card]]) for card in captain.crew_cards],
        [(CARDS[card], UPGRADES[UPGRADE_OF[card]]) for card in captain.upgrade_cards],
        captain.tracks[:],
        captain.tiles,
        markers,
        captain.used,
        captain.loans,
        len(captain.hand),
        [CARDS[card] for card in hand],
        scoring.points(captain),
        [wheel.wheel_move(card, captain, space)[1] for space in range(len(data.SPACES))],
        [tuple(adding.price(card, captain, each, use) for use in data.ALL_SECTIONS) for each in hand],
        [tuple(adding.obstacle(captain, each, use) is not None for use in data.ALL_SECTIONS) for each in hand],
    )


def view(table: Table, seat: int | None) -> View:
    """What `seat` may know."""
    buoys = set(data.BUOYS[table.seats])
    step = _step(table)
    step = step if step is not None and step.seat == seat else None
    first = step if isinstance(step, Shipyard) and step.first != NO_CARD else None
    fuel_to, towing_to = _ways(table, seat)
    return View(
        viewer=seat,
        seats=table.seats,
        first=table.first,
        round=table.round,
        rounds=data.ROUNDS,
        card=data.ROUND_CARDS[table.card] if table.card >= 0 else "",
        shown_cards=[data.ROUND_CARDS[card] for card in table.shown_cards],
        timer=table.timer,
        seafood_disc=data.SEAFOOD[table.seafood_disc],
        direction_disc=data.DIRECTIONS[table.direction_disc],
        hexes=[
            HexView(
                name,
                [row[at] for row in table.sea],
                table.depletion[at],
                bool(table.recovery[at]),
                data.ROWS.hex[at].buoy if at in buoys else "",
            )
            for at, name in enumerate(HEXES)
        ],
        ports=[
            PortView(
                name,
                data.SEAFOOD[data.TASTE_OF[table.tastes[port]]],
                [data.REWARDS[tile] if tile >= 0 else "" for tile in table.rewards[port]],
            )
            for port, name in enumerate(data.PORTS)
        ],
        supply=table.supply[:],
        captains=[
            captain_view(captain, each == seat, bonus.markers(table.round), table.card)
            for each, captain in enumerate(table.captains)
        ],
        deck=len(table.deck),
        discards=[CARDS[card] for card in table.discards],
        schools=len(table.schools),
        shown_schools=[data.SCHOOLS[card] for card in table.shown_schools],
        waiting=_waiting(table),
        window=table.lanes is not None,
        space=data.SPACES[table.space] if table.space >= 0 else "",
        marked=table.marked,
        acted=table.acted,
        fished=table.fished,
        ends_round=table.crossed and table.timer == 0,
        hex=HEXES[step.hex] if isinstance(step, Catch | Play) else "",
        played=[CARDS[card] for card in step.cards] if isinstance(step, Play) else [],
        pending=CARDS[first.first] if first is not None else "",
        pending_item=adding.item_of(first.first, first.section) if first is not None else "",
        asked=_asked(table, seat),
        fuel_to=fuel_to,
        towing_to=towing_to,
        over=table.over,
        prices=table.captains[0].prices,
    )


def _ways(table: Table, seat: int | None) -> tuple[list[int], list[int]]:
    """CG5.B2, CG7.2, CG7.5: fuel to every place, 0 to the port where the boat lies, and what towing to ports costs."""
    if seat is None:
        return [], []
    card, captain = table.card, table.captains[seat]
    hexes = [sailing.fishing_fuel(card, captain, at) for at in range(data.FIRST_PORT)]
    ports = [
        0 if captain.at == at else sailing.sail_fuel(card, captain, at) for at in range(data.FIRST_PORT, len(PLACES))
    ]
    return hexes + ports, [sailing.towing(captain, fuel) for fuel in ports]


def _step(table: Table) -> Choice | None:
    """The decision of a single seat outside of a window."""
    step = table.stack[-1] if table.stack and table.lanes is None else None
    return step if isinstance(step, Choice) else None


def _asked(table: Table, seat: int | None) -> Ask | None:
    if table.lanes is not None:
        stack = table.lanes.stacks[seat] if seat is not None else []
        return stack[-1].ask(table) if stack and isinstance(stack[-1], Choice) else None
    step = _step(table)
    if step is None:
        return None
    return (step if step.seat == seat else told(table, step)).ask(table)


def _waiting(table: Table) -> list[int]:
    if table.lanes is not None:
        return [seat for seat, stack in enumerate(table.lanes.stacks) if stack]
    step = _step(table)
    return [step.seat] if step is not None else []
