"""Montego Bay's figures: the rows of `data/montego_bay.toml`, checked, and the tables made from them once at import.
No rule is decided here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from games.engine import DataError, load

Side = Literal["vp_red", "vp_yellow"]
Size = Literal["big", "small"]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What every row has; `house` names the fields whose figures are ours."""

    id: str
    house: list[str] = []


class Meta(msgspec.Struct, frozen=True):
    min_players: int
    max_players: int


class Constants(msgspec.Struct, frozen=True):
    piers: int
    coins_total: int
    jack_cost: int
    cards: list[int]
    last_barrel_vp: int
    freighters_at_start: int
    first_stack: int
    end_harbor: int = msgspec.field(name="end_harbour")


class PlayerCount(msgspec.Struct, frozen=True):
    """M2.1, M2.2, M9.3: board, supply and ship side for a number of players."""

    players: int
    warehouses: int
    barrels: int
    side: Side
    tavern_vp: list[int]


class Color(Row, frozen=True):
    """M1.4."""


class Figure(Row, frozen=True):
    color: str = msgspec.field(name="colour")
    size: Size


class Tavern(Row, frozen=True):
    for_size: Size


class Room(msgspec.Struct, frozen=True):
    """M1.3: what a store room shows."""

    barrels: int
    broken: int
    coins: int


class Warehouse(Row, frozen=True):
    four_players_only: bool
    room_a: Room
    room_b: Room


class Ship(Row, frozen=True):
    """M1.2: `vp_red` with four players, `vp_yellow` with two or three."""

    capacity: int
    vp_red: list[int]
    vp_yellow: list[int]


class MontegoData(msgspec.Struct, frozen=True):
    """All rows of the file."""

    meta: Meta
    constants: Constants
    player_count: list[PlayerCount]
    color: list[Color] = msgspec.field(name="colour")
    figure: list[Figure]
    tavern: list[Tavern]
    warehouse: list[Warehouse]
    pilot_boat: list[Row]
    ship: list[Ship]


FILE = "montego_bay.toml"
DATA = load("montego_bay", FILE, MontegoData)
ROWS = DATA.rows
RULES = ROWS.constants


def _fail(table: str, row: str, field: str, complaint: str) -> DataError:
    return DataError(f"{FILE}: table {table}, row {row}, field {field}: {complaint}")


def _check_house(table: str, rows: list[Any]) -> None:
    for row in rows:
        for field in row.house:
            if field not in row.__struct_encode_fields__:
                raise _fail(table, row.id, "house", f"{field!r} is no field of this row")


for _table, _rows in (("warehouse", ROWS.warehouse), ("ship", ROWS.ship), ("figure", ROWS.figure)):
    _check_house(_table, _rows)
    if len({row.id for row in _rows}) != len(_rows):
        raise DataError(f"{FILE}: table {_table}: two rows have the same id")

# Colors and figures: figure 2c is the big worker of color c, 2c + 1 the small one, the last one is Lazy Jack (M1.5).
COLORS: list[str] = [row.id for row in ROWS.color]
COLOR_INDEX: dict[str, int] = {color: index for index, color in enumerate(COLORS)}
SIZES: list[Size] = ["big", "small"]
WORKERS: list[str] = [row.id for row in ROWS.figure]
for _index, _figure in enumerate(ROWS.figure):
    if _index // 2 >= len(COLORS) or (_figure.color, _figure.size) != (COLORS[_index // 2], SIZES[_index % 2]):
        raise _fail("figure", _figure.id, "colour", "figures run colour by colour, the big one first")
if len(WORKERS) != 2 * len(COLORS):
    raise _fail("figure", "(all)", "id", "every colour needs a big and a small figure")
JACK = len(WORKERS)
FIGURES: list[str] = [*WORKERS, "lazy_jack"]
FIGURE_INDEX: dict[str, int] = {figure: index for index, figure in enumerate(FIGURES)}
CARDS: list[int] = RULES.cards
# How a seat calls its figures: its own two, the third one of a game for two, and Lazy Jack.
SLOTS = ("big", "small", "third", "jack")

SEATS = range(ROWS.meta.min_players, ROWS.meta.max_players + 1)
COUNTS: dict[int, PlayerCount] = {row.players: row for row in ROWS.player_count}
for _seats in SEATS:
    if _seats not in COUNTS:
        raise _fail("player_count", str(_seats), "players", "a row for this number of players is missing")
if len(COLORS) < ROWS.meta.max_players:
    raise _fail("colour", "(all)", "id", "every player needs one")

# Store rooms: room 2w is room_a of warehouse w, room 2w + 1 its room_b; two such numbers differ in the last bit only.
WAREHOUSES: list[str] = [row.id for row in ROWS.warehouse]
ROOMS: list[Room] = [room for row in ROWS.warehouse for room in (row.room_a, row.room_b)]
for _warehouse in ROWS.warehouse:
    for _field in ("room_a", "room_b"):
        _room: Room = getattr(_warehouse, _field)
        if min(_room.barrels, _room.broken, _room.coins) < 0:
            raise _fail("warehouse", _warehouse.id, _field, "no number may be below 0")


def warehouses(seats: int) -> list[int]:
    """M2.4: the warehouses in play; raises `DataError` when they don't fill the board."""
    playing = [
        number
        for number, row in enumerate(ROWS.warehouse)
        if seats == ROWS.meta.max_players or not row.four_players_only
    ]
    if len(playing) != COUNTS[seats].warehouses:
        wanted = COUNTS[seats].warehouses
        raise _fail("warehouse", "(all)", "four_players_only", f"{len(playing)} for {seats} players, not {wanted}")
    return playing


IN_PLAY: dict[int, list[int]] = {seats: warehouses(seats) for seats in SEATS}

# Ships: 0 to 14 are freighters, the last one is the pilot boat (M1.2).
FREIGHTERS: list[str] = [row.id for row in ROWS.ship]
PILOT = len(FREIGHTERS)
SHIPS: list[str] = [*FREIGHTERS, ROWS.pilot_boat[0].id]
SHIP_INDEX: dict[str, int] = {ship: index for index, ship in enumerate(SHIPS)}
CAPACITY: list[int] = [*(row.capacity for row in ROWS.ship), 0]
VP: dict[int, list[list[int]]] = {
    seats: [*(getattr(row, COUNTS[seats].side) for row in ROWS.ship), []] for seats in SEATS
}
for _ship in ROWS.ship:
    if _ship.capacity < 1:
        raise _fail("ship", _ship.id, "capacity", "at least one slot is needed")
    if not (len(_ship.vp_red) == 3 and len(_ship.vp_yellow) == 2):
        raise _fail("ship", _ship.id, "vp_red", "three red and two yellow numbers are needed")
if len(FREIGHTERS) <= RULES.freighters_at_start + RULES.first_stack:
    raise _fail("ship", "(all)", "id", "too few for two stacks")
if RULES.freighters_at_start + 1 != RULES.piers:
    raise _fail("constants", "(only)", "piers", "the pilot boat and the first freighters fill the piers")

# Geometry (M1.1): spaces 0 to N-1 lie north, left to right; N to 2N-1 south, right to left.
SPACE_NAMES: dict[int, list[str]] = {
    houses: [f"N{number}" for number in range(1, houses + 1)] + [f"S{number}" for number in range(houses, 0, -1)]
    for houses in {row.warehouses for row in ROWS.player_count}
}
TAVERNS: list[str] = [next(row.id for row in ROWS.tavern if row.for_size == size) for size in SIZES]
RAW: dict[str, Any] = DATA.raw
