"""Fleet's figures: the rows of `data/fleet_dice.toml`, checked, and the tables made from them once at import.
No rule is decided here."""

from __future__ import annotations

from typing import Any

from games.engine import load
from games.fleet_dice import checks
from games.fleet_dice.checks import FILE, NAMED
from games.fleet_dice.rows import BoxKind, CaptainCard, Category, FleetData, KingCrabBonus, License, Pool, TrophyCard

DATA = load("fleet_dice", FILE, FleetData)
ROWS = DATA.rows
checks.check(ROWS)

# F5.2: the 18 sections in their order: columns, harbor entries, wharf buildings.
TYPES: list[str] = [row.id for row in ROWS.boat_types]
HARBOR: list[str] = [row.id for row in ROWS.harbor]
WHARF: list[str] = [row.id for row in ROWS.wharf]
SECTIONS: list[str] = TYPES + HARBOR + WHARF
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

# The sections the rules name.
SHRIMP, COD, LOBSTER, SWORDFISH, OYSTER = (SECTION_INDEX[name] for name in NAMED["boat_types"])
KING_CRAB, CAPTAINS_CLUB, BARGE = (SECTION_INDEX[name] for name in NAMED["harbor"])
CASINO, BANK, BUFFET, RECYCLING, BAIT_SHOP, SMOKEHOUSE, CANNERY = (SECTION_INDEX[name] for name in NAMED["wharf"])

# Fleets: one list of boats per boat type and per harbor entry, by section index.
FLEETS = len(TYPES) + len(HARBOR)
BOATS: list[int] = [len(row.boat_vp) for row in ROWS.boat_types] + [
    row.boxes.count("boat") if row.counts_as_boat else 0 for row in ROWS.harbor
]
FIXED_CAPACITY: list[list[int]] = [
    *(row.boat_capacity if index != OYSTER else [] for index, row in enumerate(ROWS.boat_types)),
    *([row.boat_capacity] * BOATS[len(TYPES) + index] for index, row in enumerate(ROWS.harbor)),
]
# F13.1 by what boats bring: a game keeps the figures it began with.
FIRST_POINTS, POINTS = range(2)
_first_harbor_vp = [row.boat_vp if row.first_boat_vp is None else row.first_boat_vp for row in ROWS.harbor]


def _boat_vp(harbor: list[int]) -> list[list[int]]:
    """What each boat of each fleet brings."""
    ships = [[points] * BOATS[len(TYPES) + index] for index, points in enumerate(harbor)]
    return [*(row.boat_vp for row in ROWS.boat_types), *ships]


BOAT_VP: list[list[list[int]]] = [_boat_vp(_first_harbor_vp), _boat_vp([row.boat_vp for row in ROWS.harbor])]
# F6.3: which fleets can have full boats; F7.1 (b): who catches how many.
CAN_BE_FULL: list[bool] = [True] * len(TYPES) + [row.counts_full for row in ROWS.harbor]
CATCH: list[int] = [row.catch_per_fishing for row in ROWS.boat_types] + [
    row.catch if isinstance(row.catch, int) else 0 for row in ROWS.harbor
]
OYSTER_CAPACITY: list[int] = ROWS.oyster_capacity.by_license_level

LICENSES: list[dict[int, License]] = [{row.level: row for row in ROWS.licenses if row.type == type_} for type_ in TYPES]
LEVELS: list[int] = [row.license_levels for row in ROWS.boat_types]

BOAT_FACES, TOWN_FACES = (next(d.faces for d in ROWS.dice if d.id == kind) for kind in ("boat", "town"))
COINS3 = checks.COINS3
POOLS: dict[int, Pool] = {pool.players: pool for pool in ROWS.pools}
SEATS = range(ROWS.meta.min_players, ROWS.meta.max_players + 1)
STARS: frozenset[int] = frozenset(ROWS.coin_track.stars)
BONUSES: dict[str, KingCrabBonus] = {row.id: row for row in ROWS.king_crab_bonuses}
CAPTAINS: dict[str, CaptainCard] = {row.id: row for row in ROWS.captain_cards}
TROPHIES: dict[str, TrophyCard] = {row.id: row for row in ROWS.trophy_cards}
MARKET: list[tuple[int, int]] = sorted((row.min_fish, row.coins) for row in ROWS.market)
ROUTES: dict[str, list[int]] = {row.stone: [SECTION_INDEX[name] for name in row.route] for row in ROWS.solo_routes}
STARTS: dict[str, int] = {row.stone: SECTION_INDEX[row.start] for row in ROWS.solo_routes}
CATEGORIES: dict[str, Category] = {row.id: row for row in ROWS.scoring}
RAW: dict[str, Any] = DATA.raw
