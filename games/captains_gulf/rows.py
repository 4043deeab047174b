"""What the rows of `data/captains_gulf.toml` look like, table by table. Their checked contents are in `data.py`."""

from __future__ import annotations

from typing import Literal

import msgspec


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What every row has; `house` names the fields whose values are ours."""

    id: str
    house: list[str] = []


class Meta(msgspec.Struct, frozen=True):
    min_players: int
    max_players: int
    rounds: int


class Setup(msgspec.Struct, frozen=True):
    start_money: list[int]
    start_fuel: int
    start_tank: int
    start_boxes: int
    max_boxes: int
    hand_size: int
    start_port: str
    start_track_space: int
    round_cards_used: int
    bonus_markers: int
    late_bonus_markers: int
    second_bonus_marker_from_round: int


class Loan(msgspec.Struct, frozen=True):
    cash: int
    repay: int
    penalty_unpaid: int


class Rules(msgspec.Struct, frozen=True):
    license_limits_hold: bool
    idle_fuel: int
    min_sail_fuel: int
    towing_per_fuel: int
    min_card_price: int
    second_card_surcharge: int
    shipyard_cards: int
    printer_surcharge: int
    printer_draw: int
    dockside_improvement_surcharge: int
    dockside_improvement_draw: int
    first_license_draw: int
    day_laborer_money: int
    dockside_market_tiles: int
    radar_draw: int
    radar_discard: int
    galley_cost: int
    delivery_truck_cost: int
    bonus_tile_track_bonus: int
    bonus_tile_draw: int
    extra_type_track_bonus: int
    engineer_amount: int
    engineer_amount_tool_box: int
    first_mate_wheel_discount: int
    first_mate_track_bonus: int
    deckhand_dockside_tiles: int
    deckhand_cards: int
    fishing_cards: int
    propeller_fuel_discount: int
    engine_sail_fuel_discount: int
    crew_quarters_discount: int


class WheelSpace(Row, frozen=True):
    where: Literal["port", "sea", "anywhere"]


class Wheel(msgspec.Struct, frozen=True):
    move_cost: list[int]


class Port(Row, frozen=True):
    row: int
    x2: int


class Hex(Row, frozen=True):
    row: int
    x2: int
    buoy: str = ""
    buoy_players: int = 0


class Seafood(Row, frozen=True):
    letter: str
    price: int
    cooked_bonus: int
    tiles: int


class Direction(Row, frozen=True):
    d_row: int
    d_x2: int


class SeafoodCard(Row, frozen=True):
    move: int
    move_four: int
    quantity: int
    min_players: int


class PortTrack(msgspec.Struct, frozen=True):
    spaces: int
    light_to: int
    light_penalty: int
    final_bonus: int
    reward_spaces: list[int]
    house: list[str] = []


class TrackStar(Row, frozen=True):
    space: int
    payout: list[int]


class RewardTile(Row, frozen=True):
    kind: Literal["money", "fuel", "card"]
    amount: int


class Taste(Row, frozen=True):
    seafood: str
    bonus: int


class BonusAction(Row, frozen=True):
    where: Literal["boat", "port"]
    gives_bonus_tile: bool
    upgrade: str = ""


class FuelPurchase(msgspec.Struct, frozen=True):
    price: list[int]
    fuel: list[int]


class RoundCard(Row, frozen=True):
    """CG14: `amount` is what the effect adds or takes, per card or unit; `base` a fixed sum; `divisor` splits a sum."""

    back: Literal["A", "B"]
    timing: Literal["round", "reset", "reset_end"]
    amount: int = 0
    base: int = 0
    fuel: int = 0
    divisor: int = 1


class License(Row, frozen=True):
    seafood: str
    cost: int


class Crew(Row, frozen=True):
    """`first_cost` is what it cost in games that began before its cost was changed."""

    category: Literal["first_mate", "engineer", "deckhand"]
    seafood: list[str]
    cost: int
    first_cost: int | None = None


class Upgrade(Row, frozen=True):
    """`first_cost` is what it cost in games that began before its cost was changed."""

    family: str
    cost: int
    boxes: int
    tank: int
    max_per_player: int
    replaces: str = ""
    first_cost: int | None = None


class GameCard(Row, frozen=True):
    """CG10.1: three sections to add and the fishing icons. A card may state costs of its own."""

    min_players: int
    license: str
    crew: str
    upgrade: str
    fish: str
    license_cost: int | None = None
    crew_cost: int | None = None
    upgrade_cost: int | None = None


class CaptainsData(msgspec.Struct, frozen=True):
    """All rows of the file."""

    meta: Meta
    setup: Setup
    loan: Loan
    rules: Rules
    wheel_space: list[WheelSpace]
    wheel: Wheel
    port: list[Port]
    hex: list[Hex]
    seafood: list[Seafood]
    direction: list[Direction]
    seafood_card: list[SeafoodCard]
    port_track: PortTrack
    track_star: list[TrackStar]
    reward_tile: list[RewardTile]
    taste: list[Taste]
    bonus_action: list[BonusAction]
    fuel_purchase: FuelPurchase
    round_card: list[RoundCard]
    license: list[License]
    crew: list[Crew]
    upgrade: list[Upgrade]
    card: list[GameCard]
