"""Numbers on cards that depend on the table, as the data files write them: formulas and conditions.
What they come to is in `counting.py`; what a card does with the number is in `cards.py`."""

from __future__ import annotations

from typing import Literal

import msgspec

Count = Literal[
    "forests", "forest_doubles", "free_spaces", "ships", "sloops", "cutters", "schooners", "ship_types", "elders",
    "buildings", "buildings_A", "buildings_B", "buildings_BC", "shares", "own_shares_out", "unissued", "haul",
    "other_haul", "track_used", "track_free", "full_rows", "reserve_goods", "reserve_fish", "wood", "fish", "gold",
    "fish_total", "wood_total", "round", "best_fixed_vp",
]  # fmt: skip


class Formula(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number read from the table: `count` (div `per`, times `times`, plus `plus`, clamped), or the value of the
    highest threshold of `steps` reached, or a `sum` of numbers, clamped."""

    count: Count | None = None
    per: int = 1
    round: Literal["down", "up"] = "down"
    times: int = 1
    plus: int = 0
    min: int = 0
    max: int | None = None
    steps: list[tuple[int, int]] = []
    sum: list[int | Formula] = []

    def __post_init__(self) -> None:
        if (self.count is None) == (not self.sum):
            raise ValueError("a formula needs either `count` or `sum`")
        if self.per < 1:
            raise ValueError("`per` must be at least 1")
        if self.steps != sorted(self.steps):
            raise ValueError("`steps` must rise")


Number = int | Formula


def at_least(number: Number) -> int:
    """What it comes to at least, whatever there is to count."""
    if isinstance(number, int):
        return number
    if number.steps:
        return min(0, *(worth for _, worth in number.steps))
    return number.min if number.max is None else min(number.min, number.max)


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An effect happens only while there are at least `min`."""

    count: Count
    min: int
