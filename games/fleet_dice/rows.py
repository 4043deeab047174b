"""The rows of Fleet's data file and the bounds of each figure. What rows must agree on is in `checks.py`,
the tables made from them in `data.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", max_length=24)]
"""Part of a choice's text: `mark:<id>`."""

BoxKind = Literal["plain", "license", "boat", "choice", "fishing", "activation"]
Metric = Literal[
    "fish", "boats", "buildings", "coins", "licenses", "full_boats", "level2_types", "level3_types", "license_types"
]  # fmt: skip


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What every row has; names and texts in both languages are read by the text files' loader."""

    id: Id


class Named(Row, frozen=True, kw_only=True):
    """A row that must not lack its names."""

    name_en: str
    name_de: str


class Meta(msgspec.Struct, frozen=True):
    rounds_multi: Positive
    rounds_solo: Positive
    min_players: Positive
    max_players: Positive


class Dice(Named, frozen=True):
    count: Positive
    faces: list[str]


class Pool(msgspec.Struct, frozen=True):
    players: Positive
    boat_phase_boat_dice: Count
    town_phase_town_dice: Count
    town_phase_boat_dice: Count


class Setup(msgspec.Struct, frozen=True):
    start_boxes: Positive


class BoatType(Named, frozen=True):
    """F5: a column of the sea sheet. Oyster boats have no capacity of their own (F10.5)."""

    column: list[BoxKind]
    boat_vp: list[Count]
    catch_per_fishing: Positive
    license_levels: Positive
    boat_capacity: list[Count] = []
    printed_fish_spaces: list[Count] = []


class OysterCapacity(msgspec.Struct, frozen=True):
    by_license_level: list[Count]


class License(msgspec.Struct, frozen=True):
    type: str
    level: Positive
    effect: Literal["shrimp_wild", "coins_on_launch", "income_plus", "after_fishing", "oyster_coin"]
    amount: Count
    star_actions: Count
    coins_on_activation: Count
    vp: Count


class HarborEntry(Named, frozen=True):
    """F11. `first_boat_vp` is what a boat brought in games that began before that was changed."""

    boxes: list[BoxKind]
    boat_capacity: Count
    boat_vp: Count
    license_vp: Count
    bonus_max: Count
    counts_as_boat: bool
    counts_full: bool
    catch: Count | Literal["per_full_boat"]
    first_boat_vp: Count | None = None


class KingCrabBonus(Row, frozen=True):
    metric: Metric
    per: Positive
    vp: Count


class Building(Named, frozen=True):
    boxes: list[BoxKind]
    vp_completed: Count
    vp_per_marked_box: Count
    uses: Count
    rerolls_per_dice_phase: Count = 0
    market_bonus: Count = 0
    coins_per_full_boat: Count = 0


class Buffet(msgspec.Struct, frozen=True):
    hexes: list[str]
    vp_by_filled: list[Count]


class CoinTrack(msgspec.Struct, frozen=True):
    length: Positive
    stars: list[Positive]
    die_as_coin: Count
    die_as_coin_bait_shop: Count
    coins3_face: Count


class Income(msgspec.Struct, frozen=True):
    base: Count
    max: Count


class MarketRow(msgspec.Struct, frozen=True):
    min_fish: Count
    coins: Count


class CaptainCard(Named, frozen=True):
    start_type: str
    start_boat_boxes: Positive
    start_extra_boxes: list[str]
    bonus_metric: Metric
    bonus_per: Positive
    bonus_vp: Count
    bonus_max: Count


class TrophyCard(Named, frozen=True):
    kind: Literal["gold", "silver"]
    metric: Metric
    threshold: Positive
    vp: Count


class Solo(msgspec.Struct, frozen=True):
    rounds: Positive
    strikes_drafted_die: Positive
    strikes_shared_die: Positive
    strikes_coins3_die: Positive
    strikes_market_star: Positive
    town_priority: list[Literal["harbor", "wharf", "boat", "market"]]


class SoloRoute(msgspec.Struct, frozen=True):
    stone: Literal["boat", "harbor", "wharf"]
    route: list[str]
    start: str


class SoloResult(msgspec.Struct, frozen=True):
    id: str
    min_points: int
    title_en: str
    title_de: str


class Category(msgspec.Struct, frozen=True):
    """A category of the final scoring, and in one sentence how it is counted."""

    id: str
    rule: str = ""
    rule_de: str = ""


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
    scoring: list[Category] = []
