"""The rows of Nusfjord's data files as types: what a row has, and when the effects of a card happen.
The operations of the vocabulary are in `effects.py`; loading and what is made of the rows is in `data.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.nusfjord.effects import ActionId, AnyOp
from games.nusfjord.formulas import Condition, Formula, Number
from games.nusfjord.terms import GoodId, Price, ShipId

Letter = Literal["A", "B", "C"]
Placement = Literal["normal", "double", "track", "forest"]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What every row has; names and texts in both languages are read by the text files' loader."""

    id: str


class Meta(msgspec.Struct, frozen=True):
    players_min: int
    players_max: int
    rounds: int
    workers_per_player: int


class Setup(msgspec.Struct, frozen=True):
    """S1 to S6 for one player count."""

    players: int
    action_side: Literal["2p", "3-5p"]
    imitation: Literal["none", "single", "columns"]
    plates_filled: int
    ships_per_type: int
    elders_up_to: int
    a_open: int
    b_open: int
    c_hand: int
    refill_a_round3: int
    refill_b_round5: int


class PlayerStart(msgspec.Struct, frozen=True):
    wood: int
    fish: int
    gold: int
    reserve_wood: int
    reserve_fish: int
    reserve_gold: int
    shares_issued: int
    shares_unissued: int


class Limits(msgspec.Struct, frozen=True):
    wood_supply: int
    reserve_fish_fishing_phase: int
    elders_per_player: int
    elder_fish_clear_at: int
    elder_fish_to_owner: int
    display_a: int
    display_b: int


class ActionRow(Row, frozen=True):
    id: ActionId
    column: Literal["left", "middle", "right"]
    cap_2p: int
    spaces_2p: int
    cap_345p: int


class ActionValues(msgspec.Struct, frozen=True):
    take_gold: int
    issue_share_gold: int
    deforest_wood: int
    reforest_forests: int
    share_price: int
    share_discount_rounds_4_5: int
    share_discount_rounds_6_7: int
    plate_gold: int


PlatePrice = Annotated[int, msgspec.Meta(ge=1)]


class Banquet(msgspec.Struct, frozen=True):
    plates: list[PlatePrice]


class Ship(Row, frozen=True):
    id: ShipId
    length: int
    vp: int
    costs: list[Price]


class Track(msgspec.Struct, frozen=True):
    usable: int
    building_length: int
    haul_by_width: list[int]


class Harbor(msgspec.Struct, frozen=True):
    rows: list[str]
    spaces: list[str]
    doubles: list[tuple[str, str]]
    start_forests: dict[str, int]


class Scoring(msgspec.Struct, frozen=True):
    share_issued: int
    share_unissued: int
    gold: int
    empty_space: int


class RoundEvent(msgspec.Struct, frozen=True):
    round: int
    event: Literal["refill_a", "refill_b", "deal_c", "display_c", "lay_out_c_hands"]
    players: list[int]
    count: int = 0


class Solo(msgspec.Struct, frozen=True):
    round_colors: list[str]
    other_player_haul: int


class AdvancedSolo(msgspec.Struct, frozen=True):
    round_colors: list[str]


class Campaign(msgspec.Struct, frozen=True):
    games: int
    target: int
    rank_start: int
    rank_loss: int


class ReturnMatch(msgspec.Struct, frozen=True):
    games: int


class MixedGame(msgspec.Struct, frozen=True):
    a_per_deck: int
    b_per_deck: int


class DeckSize(msgspec.Struct, frozen=True):
    """How many cards of each letter a deck has."""

    A: int
    B: int
    C: int


class General(msgspec.Struct, frozen=True):
    """All rows of the general file."""

    meta: Meta
    setup: list[Setup]
    player_start: PlayerStart
    limits: Limits
    company: list[Row]
    action: list[ActionRow]
    action_values: ActionValues
    banquet: Banquet
    ship: list[Ship]
    track: Track
    harbor: Harbor
    scoring: Scoring
    round_event: list[RoundEvent]
    solo: Solo
    advanced_solo: AdvancedSolo
    campaign: Campaign
    return_match: ReturnMatch
    mixed_game: MixedGame
    deck_size: DeckSize
    deck: list[Row]
    category: list[Row]


class Passive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A8: permanent changes of the rules for the owner."""

    wood_cap: int = 0
    reserve_fish_cap: int = 0
    ship_discount: dict[ShipId, Price] = {}
    ignore_block: list[ActionId] = []
    pay_from_reserve: bool = False
    no_dividend_on_board: bool = False
    no_empty_penalty: bool = False


Trigger = Literal[
    "build", "before:use_elder", "after:use_elder", "forest_removed", "gold_to_supply", "elder_cleared", "fishing_end",
    "reserve_full", "third_worker", "anytime", "once", "passive", "end_game", "after:take_gold",
    "after:transfer_reserve", "after:serve_fish", "after:build_building", "after:issue_share", "after:buy_shares",
    "after:deforest", "after:thin_out", "after:reforest", "after:build_ship", "after:take_elder",
]  # fmt: skip


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When something happens, what, and under which condition. A passive effect has `set` instead of `do`."""

    when: Trigger
    do: list[AnyOp] = []
    set: Passive | None = None
    cond: Condition | None = None

    def __post_init__(self) -> None:
        if (self.when == "passive") != (self.set is not None):
            raise ValueError("`set` belongs to passive effects, and they need it")
        if self.when != "passive" and not self.do:
            raise ValueError("`do` is empty")
        if self.when == "passive" and (self.do or self.cond):
            raise ValueError("a passive effect has neither `do` nor `cond`")


class Building(Row, frozen=True):
    """C10: a building card."""

    deck: str
    letter: Letter
    category: str
    cost: Price
    placement: Placement
    effects: list[Effect]
    cost_var: dict[GoodId, Formula] = {}
    vp: int | None = None
    vp_star: Number | None = None


class Elder(Row, frozen=True):
    """C11: an elder card."""

    number: int
    players: int
    stack: int
    do: list[AnyOp]

    @property
    def hidden(self) -> bool:
        """S5: whether it lies face down at first."""
        return self.stack == 0


class BuildingFile(msgspec.Struct, frozen=True):
    building: list[Building]


class ElderFile(msgspec.Struct, frozen=True):
    elder: list[Elder]
