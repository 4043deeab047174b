"""Fleet's figures: the rows of `data/fleet_dice.toml`, checked, and the tables made from them once at import.
No rule is decided here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from games.engine import DataError, load

BoxKind = Literal["plain", "license", "boat", "choice", "fishing", "activation"]
Metric = Literal[
    "fish", "boats", "buildings", "coins", "licenses", "full_boats", "level2_types", "level3_types", "license_types"
]  # fmt: skip


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What every row has; names and texts in both languages are read by the text files' loader."""

    id: str


class Meta(msgspec.Struct, frozen=True):
    rounds_multi: int
    rounds_solo: int
    min_players: int
    max_players: int


class Dice(Row, frozen=True):
    count: int
    faces: list[str]


class Pool(msgspec.Struct, frozen=True):
    players: int
    boat_phase_boat_dice: int
    town_phase_town_dice: int
    town_phase_boat_dice: int


class Setup(msgspec.Struct, frozen=True):
    start_boxes: int


class BoatType(Row, frozen=True):
    """F5: a column of the sea sheet. Oyster boats have no capacity of their own (F10.5)."""

    column: list[BoxKind]
    boat_vp: list[int]
    catch_per_fishing: int
    license_levels: int
    boat_capacity: list[int] = []
    printed_fish_spaces: list[int] = []


class OysterCapacity(msgspec.Struct, frozen=True):
    by_license_level: list[int]


class License(msgspec.Struct, frozen=True):
    type: str
    level: int
    effect: Literal["shrimp_wild", "coins_on_launch", "income_plus", "after_fishing", "oyster_coin"]
    amount: int
    star_actions: int
    coins_on_activation: int
    vp: int


class HarborEntry(Row, frozen=True):
    boxes: list[BoxKind]
    boat_capacity: int
    boat_vp: int
    license_vp: int
    bonus_max: int
    counts_as_boat: bool
    counts_full: bool
    catch: int | Literal["per_full_boat"]


class KingCrabBonus(Row, frozen=True):
    metric: Metric
    per: int
    vp: int


class Building(Row, frozen=True):
    boxes: list[BoxKind]
    vp_completed: int
    vp_per_marked_box: int
    uses: int
    rerolls_per_dice_phase: int = 0
    market_bonus: int = 0
    coins_per_full_boat: int = 0


class Buffet(msgspec.Struct, frozen=True):
    hexes: list[str]
    vp_by_filled: list[int]


class CoinTrack(msgspec.Struct, frozen=True):
    length: int
    stars: list[int]
    die_as_coin: int
    die_as_coin_bait_shop: int
    coins3_face: int


class Income(msgspec.Struct, frozen=True):
    base: int
    max: int


class MarketRow(msgspec.Struct, frozen=True):
    min_fish: int
    coins: int


class CaptainCard(Row, frozen=True):
    start_type: str
    start_boat_boxes: int
    start_extra_boxes: list[str]
    bonus_metric: Metric
    bonus_per: int
    bonus_vp: int
    bonus_max: int


class TrophyCard(Row, frozen=True):
    kind: Literal["gold", "silver"]
    metric: Metric
    threshold: int
    vp: int


class Solo(msgspec.Struct, frozen=True):
    rounds: int
    strikes_drafted_die: int
    strikes_shared_die: int
    strikes_coins3_die: int
    strikes_market_star: int
    town_priority: list[Literal["harbor", "wharf", "boat", "market"]]


class SoloRoute(msgspec.Struct, frozen=True):
    stone: Literal["boat", "harbor", "wharf"]
    route: list[str]
    start: str


class SoloResult(msgspec.Struct, frozen=True):
    min_points: int


class FleetData(msgspec.Struct, frozen=True):
    """All rows of the file."""

    meta: Meta
    dice: list[Dice]
    pools: list[Pool]
    setup: Setup
    boat_types: list[BoatType]
    oyster_capacity: OysterCapacity
    licenses: list[License]
    harbor: list[HarborEntry]
    king_crab_bonuses: list[KingCrabBonus]
    wharf: list[Building]
    buffet: Buffet
    coin_track: CoinTrack
    income: Income
    market: list[MarketRow]
    captain_cards: list[CaptainCard]
    trophy_cards: list[TrophyCard]
    solo: Solo
    solo_routes: list[SoloRoute]
    solo_results: list[SoloResult]


DATA = load("fleet_dice", "fleet_dice.toml", FleetData)
ROWS = DATA.rows


def _fail(table: str, row: str, field: str, complaint: str) -> DataError:
    return DataError(f"fleet_dice.toml: table {table}, row {row}, field {field}: {complaint}")


def _index(ids: list[str], wanted: str, table: str, row: str, field: str) -> int:
    if wanted not in ids:
        raise _fail(table, row, field, f"{wanted!r} is none of {', '.join(ids)}")
    return ids.index(wanted)


# F5.2: the 18 sections in their order: columns, harbor entries, wharf buildings.
TYPES: list[str] = [row.id for row in ROWS.boat_types]
HARBOR: list[str] = [row.id for row in ROWS.harbor]
WHARF: list[str] = [row.id for row in ROWS.wharf]
SECTIONS: list[str] = TYPES + HARBOR + WHARF
if len(set(SECTIONS)) != len(SECTIONS):
    raise DataError("fleet_dice.toml: two sections have the same id")
SECTION_INDEX: dict[str, int] = {section: index for index, section in enumerate(SECTIONS)}
COLUMN_SECTIONS = range(len(TYPES))
HARBOR_SECTIONS = range(len(TYPES), len(TYPES) + len(HARBOR))
WHARF_SECTIONS = range(len(TYPES) + len(HARBOR), len(SECTIONS))
BOXES: list[list[BoxKind]] = [
    *(row.column for row in ROWS.boat_types),
    *(row.boxes for row in ROWS.harbor),
    *(row.boxes for row in ROWS.wharf),
]
SIZES: list[int] = [len(boxes) for boxes in BOXES]
for _section, _boxes in zip(SECTIONS, BOXES, strict=True):
    if not _boxes:
        raise _fail("(sections)", _section, "boxes", "at least one box is needed")


def column(name: str) -> int:
    """The index of a boat type the rules name."""
    return _index(TYPES, name, "boat_types", "(all)", "id")


def harbor(name: str) -> int:
    """The section index of a harbor entry the rules name."""
    return len(TYPES) + _index(HARBOR, name, "harbor", "(all)", "id")


def building(name: str) -> int:
    """The section index of a building the rules name."""
    return len(TYPES) + len(HARBOR) + _index(WHARF, name, "wharf", "(all)", "id")


SHRIMP, COD, LOBSTER, SWORDFISH, OYSTER = map(column, ("shrimp", "cod", "lobster", "swordfish", "oyster"))
KING_CRAB, CAPTAINS_CLUB, BARGE = map(harbor, ("king_crab", "captains_club", "barge"))
CASINO, BANK, BUFFET, RECYCLING, BAIT_SHOP, SMOKEHOUSE, CANNERY = map(
    building, ("casino", "bank", "buffet", "recycling", "bait_shop", "smokehouse", "cannery")
)

# Fleets: one list of boats per boat type and per harbor entry, by section index.
FLEETS = len(TYPES) + len(HARBOR)
BOATS: list[int] = [len(row.boat_vp) for row in ROWS.boat_types] + [
    row.boxes.count("boat") if row.counts_as_boat else 0 for row in ROWS.harbor
]
FIXED_CAPACITY: list[list[int]] = [
    *(row.boat_capacity if index != OYSTER else [] for index, row in enumerate(ROWS.boat_types)),
    *([row.boat_capacity] * BOATS[len(TYPES) + index] for index, row in enumerate(ROWS.harbor)),
]
BOAT_VP: list[list[int]] = [
    *(row.boat_vp for row in ROWS.boat_types),
    *([row.boat_vp] * BOATS[len(TYPES) + index] for index, row in enumerate(ROWS.harbor)),
]
# F6.3: which fleets can have full boats; F7.1 (b): who catches how many.
CAN_BE_FULL: list[bool] = [True] * len(TYPES) + [row.counts_full for row in ROWS.harbor]
CATCH: list[int] = [row.catch_per_fishing for row in ROWS.boat_types] + [
    row.catch if isinstance(row.catch, int) else 0 for row in ROWS.harbor
]
for _type, _row in enumerate(ROWS.boat_types):
    _wanted = _row.printed_fish_spaces if _type == OYSTER else _row.boat_capacity
    if len(_wanted) != len(_row.boat_vp):
        raise _fail("boat_types", _row.id, "boat_vp", "needs one entry for each boat")
OYSTER_CAPACITY: list[int] = ROWS.oyster_capacity.by_license_level

LICENSES: list[dict[int, License]] = [{row.level: row for row in ROWS.licenses if row.type == type_} for type_ in TYPES]
LEVELS: list[int] = [row.license_levels for row in ROWS.boat_types]
for _type, _row in enumerate(ROWS.boat_types):
    if sorted(LICENSES[_type]) != list(range(1, _row.license_levels + 1)):
        raise _fail("licenses", _row.id, "level", f"levels 1 to {_row.license_levels} are needed, once each")
if len(OYSTER_CAPACITY) != LEVELS[OYSTER] + 1:
    raise _fail("oyster_capacity", "(only)", "by_license_level", "needs one entry for each level, 0 included")

BOAT_FACES, TOWN_FACES = (next(d.faces for d in ROWS.dice if d.id == kind) for kind in ("boat", "town"))
COINS3 = "coins3"
for _face in BOAT_FACES:
    if _face != COINS3:
        _index(TYPES, _face, "dice", "boat", "faces")
POOLS: dict[int, Pool] = {pool.players: pool for pool in ROWS.pools}
SEATS = range(ROWS.meta.min_players, ROWS.meta.max_players + 1)
for _seats in SEATS:
    if _seats not in POOLS:
        raise _fail("pools", str(_seats), "players", "a row for this number of players is missing")
STARS: frozenset[int] = frozenset(ROWS.coin_track.stars)
BONUSES: dict[str, KingCrabBonus] = {row.id: row for row in ROWS.king_crab_bonuses}
if len(BONUSES) < ROWS.meta.max_players:
    raise _fail("king_crab_bonuses", "(all)", "id", "every player needs one")
CAPTAINS: dict[str, CaptainCard] = {row.id: row for row in ROWS.captain_cards}
for _captain in ROWS.captain_cards:
    _index(TYPES, _captain.start_type, "captain_cards", _captain.id, "start_type")
    for _extra in _captain.start_extra_boxes:
        _index(HARBOR + WHARF, _extra, "captain_cards", _captain.id, "start_extra_boxes")
TROPHIES: dict[str, TrophyCard] = {row.id: row for row in ROWS.trophy_cards}
MARKET: list[tuple[int, int]] = sorted((row.min_fish, row.coins) for row in ROWS.market)
ROUTES: dict[str, list[int]] = {
    row.stone: [_index(SECTIONS, name, "solo_routes", row.stone, "route") for name in row.route]
    for row in ROWS.solo_routes
}
STARTS: dict[str, int] = {
    row.stone: _index(SECTIONS, row.start, "solo_routes", row.stone, "start") for row in ROWS.solo_routes
}
RAW: dict[str, Any] = DATA.raw
