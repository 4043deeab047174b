"""The figures of Captains of the Gulf: the rows of `data/captains_gulf.toml`, checked, and plain lists made from them.
No rule is decided here; the map's distances are in `gulf.py`."""

from __future__ import annotations

from typing import Any

from games.captains_gulf.rows import CaptainsData, Crew, Upgrade
from games.engine import DataError, load

FILE = "captains_gulf.toml"
DATA = load("captains_gulf", FILE, CaptainsData)
ROWS = DATA.rows
RAW: dict[str, Any] = DATA.raw
RULES, SETUP, LOAN, TRACK = ROWS.rules, ROWS.setup, ROWS.loan, ROWS.port_track
SEATS = range(ROWS.meta.min_players, ROWS.meta.max_players + 1)
ROUNDS = ROWS.meta.rounds
SHIPYARD_CARDS = 2


def fail(table: str, row: str, field: str, complaint: str) -> DataError:
    """The complaint about one field of one row."""
    return DataError(f"{FILE}: table {table}, row {row}, field {field}: {complaint}")


def _ids(table: str, rows: list[Any]) -> list[str]:
    """The ids of a table in order; they must differ, and `house` may name only fields the row has."""
    ids: list[str] = [row.id for row in rows]
    for row in rows:
        if ids.count(row.id) > 1:
            raise fail(table, row.id, "id", "another row has the same id")
        for field in row.house:
            if field not in row.__struct_fields__:
                raise fail(table, row.id, "house", f"{field!r} is no field of this row")
    return ids


def _index(ids: list[str], wanted: str, table: str, row: str, field: str) -> int:
    if wanted not in ids:
        raise fail(table, row, field, f"{wanted!r} is none of {', '.join(ids)}")
    return ids.index(wanted)


# -- wheel (CG4) -------------------------------------------------------------------------------------------------

SPACES = _ids("wheel_space", ROWS.wheel_space)
MOVE_COST = ROWS.wheel.move_cost
FUEL_DOCK, FISHING, SAIL_TO_PORT, FISH_OR_SAIL, SHIPYARD, MARKET = (
    _index(SPACES, name, "wheel_space", "(all)", "id")
    for name in ("fuel_dock", "fishing", "sail_to_port", "fish_or_sail", "shipyard", "market")
)
if len(MOVE_COST) != len(SPACES):
    raise fail("wheel", "(only)", "move_cost", "needs one cost for each number of spaces")

# -- seafood (CG8) -----------------------------------------------------------------------------------------------

SEAFOOD = _ids("seafood", ROWS.seafood)
KINDS = range(len(SEAFOOD))
ALL_KINDS = (1 << len(KINDS)) - 1  # as bits
LETTERS = "".join(row.letter for row in ROWS.seafood)
PRICES = [row.price for row in ROWS.seafood]
COOKED_BONUS = [row.cooked_bonus for row in ROWS.seafood]
if len(SEAFOOD) != 3 or len(set(LETTERS)) != len(SEAFOOD):
    raise fail("seafood", "(all)", "letter", "three types with three different letters are needed")
SCHOOLS = _ids("seafood_card", ROWS.seafood_card)
for _school in ROWS.seafood_card:
    if _school.min_players == SEATS[-1] and _school.move != _school.move_four:
        raise fail("seafood_card", _school.id, "move", f"with {SEATS[-1]} players move_four counts")
DIRECTIONS = _ids("direction", ROWS.direction)

# -- map (distances are in gulf.py) ------------------------------------------------------------------------------

HEXES = _ids("hex", ROWS.hex)
PORTS = _ids("port", ROWS.port)
PLACES = HEXES + PORTS
PLACE_INDEX = {place: index for index, place in enumerate(PLACES)}
FIRST_PORT = len(HEXES)
START = FIRST_PORT + _index(PORTS, SETUP.start_port, "setup", "(only)", "start_port")
if [(row.row, row.x2) for row in ROWS.hex] != sorted({(row.row, row.x2) for row in ROWS.hex}):
    raise fail("hex", "(all)", "row", "hexes stand in reading order, each place once")
ROW_NAMES = [chr(ord("A") + row.row - 1) for row in ROWS.hex]
for _name, _hex in zip(ROW_NAMES, ROWS.hex, strict=True):
    if not _hex.id.startswith(_name):
        raise fail("hex", _hex.id, "id", f"hexes of row {_hex.row} are called {_name} and a number")
BUOYS = {seats: [at for at, row in enumerate(ROWS.hex) if 0 < row.buoy_players <= seats] for seats in SEATS}
SCHOOLS_OF = {
    seats: [card for card, row in enumerate(ROWS.seafood_card) if row.min_players <= seats] for seats in SEATS
}
for _seats in SEATS:
    if len(SCHOOLS_OF[_seats]) < len(BUOYS[_seats]):
        raise fail("seafood_card", "(all)", "min_players", f"too few cards for the buoys of {_seats} players")

# -- ports: tracks, tastes, rewards (CG9) --------------------------------------------------------------------------

STARS = sorted(ROWS.track_star, key=lambda row: row.space)
_ids("track_star", STARS)
REWARDS = _ids("reward_tile", ROWS.reward_tile)
TASTES = _ids("taste", ROWS.taste)
TASTE_OF = [_index(SEAFOOD, row.seafood, "taste", row.id, "seafood") for row in ROWS.taste]
if len(TASTES) < len(PORTS):
    raise fail("taste", "(all)", "id", "every port needs one")
if len(REWARDS) < len(PORTS) * len(TRACK.reward_spaces):
    raise fail("reward_tile", "(all)", "id", "every reward space needs one")
for _star in STARS:
    if len(_star.payout) < len(PORTS):
        raise fail("track_star", _star.id, "payout", "needs one entry for each port")

# -- round cards (CG14) --------------------------------------------------------------------------------------------

ROUND_CARDS = _ids("round_card", ROWS.round_card)
BACKS = {back: [card for card, row in enumerate(ROWS.round_card) if row.back == back] for back in ("A", "B")}
for _back, _cards in BACKS.items():
    if len(_cards) < SETUP.round_cards_used:
        raise fail("round_card", "(all)", "back", f"too few cards {_back}")
if len(BACKS) * SETUP.round_cards_used != ROUNDS:
    raise fail("setup", "(only)", "round_cards_used", "does not fill the rounds")


def round_card(name: str) -> int:
    """The index of a round card the rules name."""
    return _index(ROUND_CARDS, name, "round_card", "(all)", "id")


(
    BOAT_SHOW, MAINTENANCE, PROVISIONS, MIGRATION, COAST_GUARD, SEAFOOD_MARKET, GOOD_WEATHER, ALMANAC,
    NATURAL_SELECTION, RENEW_LICENSES, TROPICAL_STORM, FEW_CUSTOMERS, SMOOTH_WORKFLOW, LABOR_DISCOUNT, GOOD_HAUL,
    DELIVERY_TRUCK,
) = map(round_card, (
    "boat_show", "maintenance", "provisions", "migration", "coast_guard", "seafood_market", "good_weather", "almanac",
    "natural_selection", "renew_licenses", "tropical_storm", "few_customers", "smooth_workflow", "labor_discount",
    "good_haul", "delivery_truck",
))  # fmt: skip
AMOUNT = [row.amount for row in ROWS.round_card]
if AMOUNT[MIGRATION] != 1:
    raise fail("round_card", "migration", "amount", "discs and tiles move one space")
if AMOUNT[DELIVERY_TRUCK] != RULES.delivery_truck_cost:
    raise fail("round_card", "delivery_truck", "amount", "it costs what delivery_truck_cost says")

# -- game cards (CG10, CG11) ---------------------------------------------------------------------------------------

LICENSES = _ids("license", ROWS.license)
CREW = _ids("crew", ROWS.crew)
UPGRADES = _ids("upgrade", ROWS.upgrade)
CARDS = _ids("card", ROWS.card)
CARD_INDEX = {card: index for index, card in enumerate(CARDS)}
DECKS = {seats: [card for card, row in enumerate(ROWS.card) if row.min_players <= seats] for seats in SEATS}
for _seats in SEATS:
    if len(DECKS[_seats]) < _seats * (SETUP.hand_size + 1):
        raise fail("card", "(all)", "min_players", f"too few cards for {_seats} players")


def crew(name: str) -> int:
    """The bit of a crew member the rules name."""
    return 1 << _index(CREW, name, "crew", "(all)", "id")


def upgrade(name: str) -> int:
    """The index of an upgrade the rules name."""
    return _index(UPGRADES, name, "upgrade", "(all)", "id")


def _crew_of(category: str) -> int:
    return sum(1 << bit for bit, row in enumerate(ROWS.crew) if row.category == category)


def _seafood_mask(row: Crew) -> int:
    return sum(1 << _index(SEAFOOD, name, "crew", row.id, "seafood") for name in row.seafood)


FUEL_ENGINEER, MAINTENANCE_ENGINEER, UPGRADE_ENGINEER = map(
    crew, ("fuel_engineer", "maintenance_engineer", "upgrade_engineer")
)
if (FUEL_ENGINEER | MAINTENANCE_ENGINEER | UPGRADE_ENGINEER) & ~_crew_of("engineer"):
    raise fail("crew", "(all)", "category", "the three engineers of the rules are engineers")
FIRST_MATES, DECKHANDS = _crew_of("first_mate"), _crew_of("deckhand")
# Types a crew bit is about, as bits: CREW_SEAFOOD[crew]; and by all sets of crew members: what First Mates help to sell
# and what Deckhands help to fish.
CREW_SEAFOOD = [_seafood_mask(row) for row in ROWS.crew]


def _union(members: int) -> list[int]:
    """For every set of crew members, the types of those among `members`, as bits."""
    masks = [0]
    for bit, seafood in enumerate(CREW_SEAFOOD):
        masks += [mask | (seafood if members >> bit & 1 else 0) for mask in masks]
    return masks


DECKHAND_SEAFOOD = _union(DECKHANDS)

CREW_QUARTERS, PROPELLER, TOOL_BOX, ENGINE, GALLEY, FUEL_LINE = map(
    upgrade, ("crew_quarters", "improved_propeller", "tool_box", "improved_engine", "galley", "fuel_line")
)
FAMILY = [row.family for row in ROWS.upgrade]
SMALLER = [
    _index(UPGRADES, row.replaces, "upgrade", row.id, "replaces") if row.replaces else -1 for row in ROWS.upgrade
]
BIGGER = [SMALLER.index(size) if size in SMALLER else -1 for size in range(len(UPGRADES))]
MOST_UPGRADES = [row.max_per_player for row in ROWS.upgrade]
BOXES = [row.boxes for row in ROWS.upgrade]
TANKS = [row.tank for row in ROWS.upgrade]

# The sections of each card, and what adding them costs as printed.
SECTIONS = ("license", "crew", "upgrade")
AS_LICENSE, AS_CREW, AS_UPGRADE = range(len(SECTIONS))
ALL_SECTIONS = (AS_LICENSE, AS_CREW, AS_UPGRADE)
PRINTER_SECTIONS = (AS_LICENSE,)
DOCKSIDE_SECTIONS = (AS_CREW, AS_UPGRADE)
LICENSE_OF = [_index(LICENSES, row.license, "card", row.id, "license") for row in ROWS.card]
CREW_OF = [_index(CREW, row.crew, "card", row.id, "crew") for row in ROWS.card]
UPGRADE_OF = [_index(UPGRADES, row.upgrade, "card", row.id, "upgrade") for row in ROWS.card]
LICENSED = [_index(SEAFOOD, ROWS.license[each].seafood, "license", "(all)", "seafood") for each in LICENSE_OF]
LICENSE_COST = [
    row.license_cost if row.license_cost is not None else ROWS.license[LICENSE_OF[card]].cost
    for card, row in enumerate(ROWS.card)
]
# CG10.2 by price list: a game keeps the one it began with.
FIRST_PRICE_LIST, NEXT_PRICE_LIST = range(2)


def _first_cost(row: Crew | Upgrade) -> int:
    return row.first_cost if row.first_cost is not None else row.cost


def _costs(own: list[int | None], items: list[int]) -> list[int]:
    """What each card costs: what it states itself, or else what its item does."""
    return [items[card] if cost is None else cost for card, cost in enumerate(own)]


_crew, _upgrades = [ROWS.crew[each] for each in CREW_OF], [ROWS.upgrade[each] for each in UPGRADE_OF]
_crew_own, _upgrade_own = [row.crew_cost for row in ROWS.card], [row.upgrade_cost for row in ROWS.card]
CREW_COST = [_costs(_crew_own, [_first_cost(row) for row in _crew]), _costs(_crew_own, [row.cost for row in _crew])]
UPGRADE_COST = [
    _costs(_upgrade_own, [_first_cost(row) for row in _upgrades]),
    _costs(_upgrade_own, [row.cost for row in _upgrades]),
]
# With an owner's own costs there is one price list, and games are stored as they were before there were two.
_is_changed = CREW_COST[0] != CREW_COST[1] or UPGRADE_COST[0] != UPGRADE_COST[1]
PRICE_LIST = NEXT_PRICE_LIST if _is_changed else FIRST_PRICE_LIST
for _card, _row in enumerate(ROWS.card):
    if not _row.fish or any(letter not in LETTERS for letter in _row.fish):
        raise fail("card", _row.id, "fish", f"{_row.fish!r} is not made of {LETTERS}")
    if LICENSE_COST[_card] > min(SETUP.start_money):
        raise fail("card", _row.id, "license_cost", "more than the first player can pay at the start (CG2.9)")
ICONS = [[row.fish.count(letter) for letter in LETTERS] for row in ROWS.card]
FISH = ["".join(letter * number for letter, number in zip(LETTERS, icons, strict=True)) for icons in ICONS]
# Bits of the types a card shows.
ICON_MASK = [sum(1 << kind for kind in KINDS if icons[kind]) for icons in ICONS]

BONUS_ACTIONS = _ids("bonus_action", ROWS.bonus_action)
(PRINTER, RADAR, DAY_LABORER, IMPROVEMENT, DOCKSIDE_MARKET, BUY_FUEL, BONUS_ENGINE, BONUS_GALLEY, BONUS_FUEL_LINE) = (
    _index(BONUS_ACTIONS, name, "bonus_action", "(all)", "id")
    for name in (
        "printer", "radar", "day_laborer", "dockside_improvement", "dockside_market", "buy_fuel", "improved_engine",
        "galley", "fuel_line",
    )
)  # fmt: skip
_NEEDS = {BONUS_ENGINE: "improved_engine", BONUS_GALLEY: "galley", BONUS_FUEL_LINE: "fuel_line"}
for _action, _bonus in enumerate(ROWS.bonus_action):  # which the rules of these actions are made for (CG6.2, CG6.10)
    _where = "port" if _action in (DAY_LABORER, IMPROVEMENT, DOCKSIDE_MARKET, BUY_FUEL) else "boat"
    if _bonus.where != _where:
        raise fail("bonus_action", _bonus.id, "where", f"the rules have it at the {_where}")
    if _bonus.upgrade != _NEEDS.get(_action, ""):
        raise fail("bonus_action", _bonus.id, "upgrade", f"the rules ask for {_NEEDS.get(_action, 'none')}")
GIVES_TILE = [row.gives_bonus_tile for row in ROWS.bonus_action]
FUEL_PRICE, FUEL_AMOUNT = ROWS.fuel_purchase.price, ROWS.fuel_purchase.fuel
if len(FUEL_PRICE) != len(FUEL_AMOUNT) or not FUEL_PRICE:
    raise fail("fuel_purchase", "(only)", "fuel", "needs one amount for each price")
if RULES.shipyard_cards != SHIPYARD_CARDS:
    raise fail("rules", "(only)", "shipyard_cards", f"the rules of the Shipyard are made for {SHIPYARD_CARDS} cards")
if len(SETUP.start_money) < ROWS.meta.max_players:
    raise fail("setup", "(only)", "start_money", "needs one entry for each player")
