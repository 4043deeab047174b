"""Goods and how lists number them, prices in goods, and the terms on which a card lets its owner take an action.
Who applies them is elsewhere."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

ShipId = Literal["sloop", "cutter", "schooner"]
GoodId = Literal["wood", "fish", "gold"]
GOODS: tuple[GoodId, ...] = get_args(GoodId)
WOOD, FISH, GOLD = range(3)
RESERVE_WOOD, RESERVE_FISH, RESERVE_GOLD = range(3, 6)
RESERVE = RESERVE_WOOD  # where the goods on the Reserve begin
STORED = (*GOODS, *(f"{good} on the Reserve" for good in GOODS))
"""All goods of a player as lists number them."""
Count = Annotated[int, msgspec.Meta(ge=0)]


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Wood, fish and gold."""

    wood: Count = 0
    fish: Count = 0
    gold: Count = 0

    @property
    def amounts(self) -> tuple[int, int, int]:
        return self.wood, self.fish, self.gold


class Terms(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How a card changes an action: goods off its cost (A13), and the plates of Serve Fish; `plate_gold` 0
    is the gold that they always bring."""

    wood: int = 0
    fish: int = 0
    gold: int = 0
    max_plates: int = 99
    plate_discount: int = 0
    plate_gold: int = 0
    plate_wood: int = 0

    @property
    def discount(self) -> tuple[int, int, int]:
        return self.wood, self.fish, self.gold


PLAIN = Terms()
