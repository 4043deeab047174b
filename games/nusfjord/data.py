"""Nusfjord's figures: the rows of the three data files, checked, and the tables made from them once at import.
No rule is decided here; what the rows may say is checked in `checks.py`."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from games.engine import load
from games.nusfjord import checks, effects, picks
from games.nusfjord.formulas import Condition, Formula, at_least
from games.nusfjord.rows import (
    ActionRow,
    Building,
    BuildingFile,
    Elder,
    ElderFile,
    General,
    Passive,
    Placement,
    RoundEvent,
    Setup,
    Ship,
)
from games.nusfjord.terms import GOODS, Price, ShipId


class Program(msgspec.Struct, frozen=True):
    """A list of operations of a card that is carried out as a whole, under its condition."""

    ops: list[effects.AnyOp]
    cond: Condition | None = None
    source: str = ""
    """The building or elder it belongs to."""


GENERAL = load("nusfjord", "nusfjord.toml", General)
CARDS = load("nusfjord", "nusfjord-buildings.toml", BuildingFile)
COUNCIL = load("nusfjord", "nusfjord-elders.toml", ElderFile)
ROWS = GENERAL.rows
DIGEST = hashlib.sha256("".join((GENERAL.digest, CARDS.digest, COUNCIL.digest)).encode()).hexdigest()
RAW: dict[str, Any] = {**GENERAL.raw, **CARDS.raw, **COUNCIL.raw}
BUILDINGS: dict[str, Building] = {row.id: row for row in CARDS.rows.building}
ELDERS: dict[str, Elder] = {row.id: row for row in sorted(COUNCIL.rows.elder, key=lambda row: row.number)}
DECK_IDS: list[str] = [row.id for row in ROWS.deck]
checks.check(ROWS, CARDS.rows.building, COUNCIL.rows.elder)
checks.check_words(checks.BUILDINGS, "building", CARDS.raw["building"])
checks.check_words(checks.ELDERS, "elder", COUNCIL.raw["elder"])

# -- seats, companies, the Action board (S1, S2, V3, V4) ---------------------------------------------------------

SEATS = range(ROWS.meta.players_min, ROWS.meta.players_max + 1)
WORKERS = ROWS.meta.workers_per_player
SETUPS: dict[int, Setup] = {row.players: row for row in ROWS.setup}
COMPANIES: list[str] = [row.id for row in ROWS.company]
ROUND_COLORS: list[list[int]] = [  # by solo level, then by round (there is no round 0)
    [0, *(COMPANIES.index(color) for color in row.round_colors)] for row in (ROWS.solo, ROWS.advanced_solo)
]
ACTION_IDS: list[str] = [row.id for row in ROWS.action]
COLUMN_IDS = ("left", "middle", "right")
COLUMNS: dict[str, str] = {row.id: row.column for row in ROWS.action}
# every action has a space; those with more of them on the side for two have the rest behind all others
_EXTRA: list[str] = [row.id for row in ROWS.action for _ in range(row.spaces_2p - 1)]
SLOT_COUNT = len(ACTION_IDS) + len(_EXTRA)


def _slots(row: Setup, number: int, action: ActionRow) -> list[tuple[int, int]]:
    """The spaces of an action, each with its capacity."""
    if row.action_side == "2p":
        extra = [len(ACTION_IDS) + slot for slot, owner in enumerate(_EXTRA) if owner == action.id]
        return [(slot, action.cap_2p) for slot in (number, *extra)]
    return [(number, action.cap_345p)]


SLOTS: list[dict[str, list[tuple[int, int]]]] = [
    {action.id: _slots(SETUPS[seats], number, action) for number, action in enumerate(ROWS.action)}
    if seats in SETUPS
    else {}
    for seats in range(ROWS.meta.players_max + 1)
]
PLACE: dict[str, str] = {action: picks.Place(action).text for action in ACTION_IDS}
COPY: dict[str, str] = {action: picks.Copy(action).text for action in ACTION_IDS}
ELDER: dict[str, str] = {elder: picks.UseElder(elder).text for elder in ELDERS}
TAKE: dict[str, str] = {elder: picks.Take(elder).text for elder in ELDERS}
BUILD: dict[str, str] = {building: picks.Build(building).text for building in BUILDINGS}
PLATES: list[int] = ROWS.banquet.plates
SHARE_DISCOUNTS: list[int] = [  # X6, by round
    0 if number < 4 else _values.share_discount_rounds_4_5 if number < 6 else _values.share_discount_rounds_6_7
    for _values in (ROWS.action_values,)
    for number in range(ROWS.meta.rounds + 1)
]
EVENTS: dict[int, list[RoundEvent]] = {
    number: [event for event in ROWS.round_event if event.round == number] for number in range(1, ROWS.meta.rounds + 1)
}
GAMES: dict[str, int] = {"single": 1, "return": ROWS.return_match.games, "campaign": ROWS.campaign.games}
SEATS_IN_COUNCIL = ROWS.limits.elders_per_player
STACKS = max(elder.stack for elder in ELDERS.values())
DECKS: dict[tuple[str, str], list[str]] = {
    (deck, letter): [row.id for row in CARDS.rows.building if row.deck == deck and row.letter == letter]
    for deck in DECK_IDS
    for letter in "ABC"
}

# -- ships and the Harbor board (C6 to C8) -----------------------------------------------------------------------

SHIPS: list[Ship] = ROWS.ship
SHIP_IDS: list[ShipId] = [row.id for row in SHIPS]
SHIP_INDEX: dict[str, int] = {ship: index for index, ship in enumerate(SHIP_IDS)}
LENGTHS: list[int] = [row.length for row in SHIPS]
# ways to build: the ship's id, or for a schooner paid in gold an id of its own
SHIP_WAYS: dict[str, tuple[int, tuple[int, int, int]]] = {
    (row.id if len(row.costs) == 1 or price.gold == 0 else f"{row.id}_gold"): (index, price.amounts)
    for index, row in enumerate(SHIPS)
    for price in row.costs
}
SHIP: dict[str, str] = {way: picks.Ship(way).text for way in SHIP_WAYS}
# each way to pay for a ship, with its number among the types and its length
SHIP_PRICES: list[tuple[int, int, int, int, int]] = [
    (*price, index, LENGTHS[index]) for index, price in SHIP_WAYS.values()
]
TRACK = ROWS.track.usable
TRACK_FOR_BUILDING = TRACK - ROWS.track.building_length  # the widest fleet beside which one fits
HAUL: list[int] = ROWS.track.haul_by_width
SPACES: dict[str, int] = {space: 1 << number for number, space in enumerate(ROWS.harbor.spaces)}
SPACE_BITS: dict[int, str] = {bit: space for space, bit in SPACES.items()}
AT: dict[int, str] = {bit: picks.At(space).text for space, bit in SPACES.items()}
ALL_SPACES = sum(SPACES.values())
DOUBLES: list[str] = ["".join(pair) for pair in ROWS.harbor.doubles]
HALVES: dict[str, tuple[str, ...]] = {"".join(pair): tuple(pair) for pair in ROWS.harbor.doubles}
AT_SITE: dict[str, str] = {site: picks.At(site).text for site in (*DOUBLES, "track")}
FELL: dict[str, str] = {double: picks.Fell(double).text for double in DOUBLES}
PLANT: dict[str, str] = {double: picks.Plant(double).text for double in DOUBLES}
DOUBLE_INDEX: dict[str, int] = {double: index for index, double in enumerate(DOUBLES)}
DOUBLE_MASKS: list[int] = [SPACES[left] | SPACES[right] for left, right in ROWS.harbor.doubles]
WITH_DOUBLE: frozenset[int] = frozenset(  # all sets of free spaces that contain a free double space
    free for free in range(ALL_SPACES + 1) if any(free & mask == mask for mask in DOUBLE_MASKS)
)
START_FORESTS: list[int] = [ROWS.harbor.start_forests.get(double, 0) for double in DOUBLES]
START_SPACES: int = ALL_SPACES - sum(DOUBLE_MASKS[DOUBLE_INDEX[double]] for double in ROWS.harbor.start_forests)
ROW_MASKS: list[int] = [sum(bit for space, bit in SPACES.items() if space[0] == row) for row in ROWS.harbor.rows]

# -- what the buildings do, by the moment it happens (A4) --------------------------------------------------------

COSTS: dict[str, tuple[int, int, int]] = {row.id: row.cost.amounts for row in BUILDINGS.values()}
VARIABLE_COSTS: dict[str, tuple[Formula | None, Formula | None, Formula | None]] = {
    row.id: (row.cost_var.get("wood"), row.cost_var.get("fish"), row.cost_var.get("gold"))
    for row in BUILDINGS.values()
    if row.cost_var
}
NAMES_OTHER: frozenset[str] = frozenset(
    row.id for row in BUILDINGS.values() if "other_haul" in checks.counts_in(list(row.cost_var.values()))
)
PLACEMENTS: dict[str, Placement] = {row.id: row.placement for row in BUILDINGS.values()}

PLACEMENT_SETS: list[frozenset[str]] = [
    frozenset(kind for bit, kind in enumerate(("normal", "double", "track", "forest")) if number >> bit & 1)
    for number in range(16)
]


def least_cost(row: Building) -> tuple[int, int, int]:
    """The least wood, fish and gold that a card can cost."""
    wood, fish, gold = (
        max(0, amount + at_least(row.cost_var.get(good, 0)))
        for good, amount in zip(GOODS, row.cost.amounts, strict=True)
    )
    return wood, fish, gold


# the least every card can cost, and whether that is its cost and any single space its place, as with nearly all
CARD_CHECKS: dict[str, tuple[int, int, int, bool]] = {
    row.id: (*least_cost(row), not row.cost_var and row.placement == "normal") for row in BUILDINGS.values()
}
PROGRAMS: dict[str, Program] = {}


def inner(program: str, at: int, branch: int) -> str:
    """The name of the program made of a list of operations inside the operation at `at`."""
    return f"{program if '.' in program else program + '.do'}.{at}.{branch}"


def source_of(program: str) -> str:
    """The building or elder a program belongs to."""
    return PROGRAMS[program].source


def got(op: effects.Exchange) -> str:
    """What a conversion gives first, by which it is named."""
    return "wood" if op.get.wood else "fish" if op.get.fish else "gold"


def _register(name: str, source: str, ops: list[effects.AnyOp], cond: Condition | None = None) -> str:
    """Name a list of operations, and the lists inside it."""
    PROGRAMS[name] = Program(ops, cond, source)
    for at, op in enumerate(ops):
        lists = op.of if isinstance(op, effects.Choose) else [op.else_] if isinstance(op, effects.TakeShare) else []
        for branch, branch_ops in enumerate(lists):
            _register(inner(name, at, branch), source, branch_ops)
    return name


HOOKS: dict[str, dict[str, list[str]]] = {}  # event -> building -> programs
ON_BUILD: dict[str, list[str]] = {}
ONCE: dict[str, str] = {}
ANYTIME: dict[str, list[effects.Exchange | effects.SellShip]] = {}
GOLD_HOOKS: dict[str, list[effects.Gain]] = {}
CLEARED_GAINS: dict[str, list[effects.Gain]] = {}
BEFORE_USE: dict[str, effects.Action] = {}
for _row in BUILDINGS.values():
    for _number, _effect in enumerate(_row.effects):
        if _effect.when == "passive":
            continue
        _name = _register(f"{_row.id}.{_number}", _row.id, _effect.do, _effect.cond)
        if _effect.when == "build":
            ON_BUILD.setdefault(_row.id, []).append(_name)
        elif _effect.when == "once":
            ONCE[_row.id] = _name
        elif _effect.when == "anytime":
            ANYTIME.setdefault(_row.id, []).extend(
                op for op in _effect.do if isinstance(op, effects.Exchange | effects.SellShip)
            )
        elif _effect.when == "gold_to_supply":
            GOLD_HOOKS.setdefault(_row.id, []).extend(op for op in _effect.do if isinstance(op, effects.Gain))
        elif _effect.when == "before:use_elder":
            BEFORE_USE[_row.id] = next(op for op in _effect.do if isinstance(op, effects.Action))
        else:
            HOOKS.setdefault(_effect.when, {}).setdefault(_row.id, []).append(_name)
            if _effect.when == "elder_cleared":
                CLEARED_GAINS.setdefault(_row.id, []).extend(op for op in _effect.do if isinstance(op, effects.Gain))
for _elder in ELDERS.values():
    _register(_elder.id, _elder.id, _elder.do)

ELDER_OPS: dict[str, list[effects.AnyOp]] = {elder.id: elder.do for elder in ELDERS.values()}
CLEAR_AT = ROWS.limits.elder_fish_clear_at
# elders whose action looks at the Banquet Table
SERVING: frozenset[str] = frozenset(
    elder.id
    for elder in ELDERS.values()
    for op in checks.all_ops(elder.do)
    if isinstance(op, effects.CopyAction) or (isinstance(op, effects.Action) and op.name == "serve_fish")
)
# elders whose action is possible or not however many fish the owner has in the supply
INDIFFERENT_TO_FISH: frozenset[str] = frozenset(
    elder.id for elder in ELDERS.values() if not any(map(checks.looks_at_fish, checks.all_ops(elder.do)))
)
CLEARED_WATCHERS: frozenset[str] = frozenset(CLEARED_GAINS)
GOLD_WATCHERS: frozenset[str] = frozenset(GOLD_HOOKS)
PROVIDERS: frozenset[str] = frozenset(BEFORE_USE)
# the exchanges and sales of each building, exchanges with their choices by the number of times
CONVERSIONS: dict[str, list[tuple[effects.Exchange | effects.SellShip, list[str]]]] = {
    building: [
        (op, [picks.Convert(building, got(op), times).text for times in range(effects.MANY + 1)])
        if isinstance(op, effects.Exchange)
        else (op, [])
        for op in ops
    ]
    for building, ops in ANYTIME.items()
}
# the buildings that react to each action, the action's own name being the key
AFTER: dict[str, frozenset[str]] = {action: frozenset(HOOKS.get(f"after:{action}", {})) for action in ACTION_IDS}
PLAIN_GAINS: frozenset[str] = frozenset(
    name for name, program in PROGRAMS.items() if all(isinstance(op, effects.Gain) for op in program.ops)
)
SHARED_USES: frozenset[str] = frozenset(
    row.id
    for row in BUILDINGS.values()
    for effect in row.effects
    if effect.when in ("anytime", "once") and any(checks.is_shared(op) for op in effect.do)
)
BEFORE_SCORING: frozenset[str] = frozenset(HOOKS.get("third_worker", {})) | frozenset(HOOKS.get("end_game", {}))
FISHING_END: frozenset[str] = frozenset(HOOKS.get("fishing_end", {})) | frozenset(HOOKS.get("reserve_full", {}))
ASKING_THEN: frozenset[str] = frozenset(
    building
    for when in ("fishing_end", "after:transfer_reserve")
    for building, programs in HOOKS.get(when, {}).items()
    if not PLAIN_GAINS.issuperset(programs)
)

# -- permanent effects (A8) --------------------------------------------------------------------------------------

_PASSIVE: list[tuple[str, Passive]] = [
    (row.id, effect.set) for row in BUILDINGS.values() for effect in row.effects if effect.set is not None
]
WOOD_CAPS: dict[str, int] = {building: passive.wood_cap for building, passive in _PASSIVE if passive.wood_cap}
RESERVE_CAPS: dict[str, int] = {
    building: passive.reserve_fish_cap for building, passive in _PASSIVE if passive.reserve_fish_cap
}
WOOD_SUPPLY, RESERVE_FISH = ROWS.limits.wood_supply, ROWS.limits.reserve_fish_fishing_phase
WOOD_STORES, RESERVE_STORES = frozenset(WOOD_CAPS), frozenset(RESERVE_CAPS)
SHIP_DISCOUNTS: dict[str, list[tuple[int, int, int]]] = {
    building: [passive.ship_discount.get(row.id, Price()).amounts for row in SHIPS]
    for building, passive in _PASSIVE
    if passive.ship_discount
}
UNBLOCKED: dict[str, list[effects.ActionId]] = {
    building: passive.ignore_block for building, passive in _PASSIVE if passive.ignore_block
}
UNBLOCKERS: frozenset[str] = frozenset(UNBLOCKED)
SHARES = ROWS.player_start.shares_issued + ROWS.player_start.shares_unissued
RESERVE_PAYERS: frozenset[str] = frozenset(building for building, passive in _PASSIVE if passive.pay_from_reserve)
SHIP_HELPERS: frozenset[str] = RESERVE_PAYERS | frozenset(SHIP_DISCOUNTS)
NO_DIVIDEND: frozenset[str] = frozenset(building for building, passive in _PASSIVE if passive.no_dividend_on_board)
NO_PENALTY: frozenset[str] = frozenset(building for building, passive in _PASSIVE if passive.no_empty_penalty)
