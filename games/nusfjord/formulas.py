"""Numbers on cards that depend on the table: formulas, what they count, and conditions.
What a card does with the number is in `effects.py`; figures of the game are in `data.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from games.nusfjord import data  # the rows of the data hold formulas: the two modules know each other
from games.nusfjord.goods import FISH, GOLD, RESERVE_FISH, RESERVE_WOOD, WOOD

if TYPE_CHECKING:
    from games.nusfjord.player import Player

Count = Literal[
    "forests", "forest_doubles", "free_spaces", "ships", "sloops", "cutters", "schooners", "ship_types", "elders",
    "buildings", "buildings_A", "buildings_B", "buildings_BC", "shares", "own_shares_out", "unissued", "haul",
    "other_haul", "track_used", "track_free", "full_rows", "reserve_goods", "reserve_fish", "wood", "fish", "gold",
    "fish_total", "wood_total", "round", "best_fixed_vp",
]  # fmt: skip


class Displays(Protocol):
    """What numbers are read from: a table, or as much of one as a view shows."""

    @property
    def round(self) -> int: ...

    @property
    def players(self) -> Sequence[Player]: ...

    @property
    def market(self) -> Sequence[int]: ...


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

    def value(self, table: Displays, seat: int, other_haul: int = 0) -> int:
        """The number for `seat` now; `other_haul` is the haul of the other player a card may name."""
        if self.count is None:
            number = sum(value(part, table, seat, other_haul) for part in self.sum)
        else:
            counted = other_haul if self.count == "other_haul" else COUNTS[self.count](table, table.players[seat], seat)
            if self.steps:
                return max((worth for threshold, worth in self.steps if counted >= threshold), default=0)
            rounding = self.per - 1 if self.round == "up" else 0
            number = self.times * ((counted + rounding) // self.per) + self.plus
        number = max(number, self.min)
        return number if self.max is None else min(number, self.max)


Number = int | Formula


def value(number: Number, table: Displays, seat: int, other_haul: int = 0) -> int:
    """A plain number, or a formula's value."""
    return number if isinstance(number, int) else number.value(table, seat, other_haul)


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An effect happens only while there are at least `min`."""

    count: Count
    min: int

    def holds(self, table: Displays, seat: int) -> bool:
        """Whether it does now."""
        return COUNTS[self.count](table, table.players[seat], seat) >= self.min


def _best_fixed_vp(table: Displays, player: Player, seat: int) -> int:
    fixed = [vp for building in player.buildings if (vp := data.BUILDINGS[building].vp) is not None]
    return max([0, *fixed])


def _letters(player: Player, letters: str) -> int:
    return sum(building[0] in letters for building in player.buildings)


def _elsewhere(table: Displays, seat: int) -> int:
    shares = sum(player.shares[seat] for other, player in enumerate(table.players) if other != seat)
    return shares + table.market[seat]


COUNTS: dict[str, Callable[[Displays, Player, int], int]] = {
    "forests": lambda table, player, seat: sum(player.forests),
    "forest_doubles": lambda table, player, seat: sum(1 for stack in player.forests if stack),
    "free_spaces": lambda table, player, seat: player.free.bit_count(),
    "ships": lambda table, player, seat: sum(player.ships),
    "sloops": lambda table, player, seat: player.ships[0],
    "cutters": lambda table, player, seat: player.ships[1],
    "schooners": lambda table, player, seat: player.ships[2],
    "ship_types": lambda table, player, seat: sum(1 for ships in player.ships if ships),
    "elders": lambda table, player, seat: len(player.elders),
    "buildings": lambda table, player, seat: len(player.buildings),
    "buildings_A": lambda table, player, seat: _letters(player, "A"),
    "buildings_B": lambda table, player, seat: _letters(player, "B"),
    "buildings_BC": lambda table, player, seat: _letters(player, "BC"),
    "shares": lambda table, player, seat: sum(player.shares),
    "own_shares_out": lambda table, player, seat: _elsewhere(table, seat),
    "unissued": lambda table, player, seat: player.unissued,
    "haul": lambda table, player, seat: data.HAUL[player.width],
    "track_used": lambda table, player, seat: player.width,
    "track_free": lambda table, player, seat: data.TRACK - player.width,
    "full_rows": lambda table, player, seat: player.full_rows(),
    "reserve_goods": lambda table, player, seat: sum(player.goods[RESERVE_WOOD:]),
    "reserve_fish": lambda table, player, seat: player.goods[RESERVE_FISH],
    "wood": lambda table, player, seat: player.goods[WOOD],
    "fish": lambda table, player, seat: player.goods[FISH],
    "gold": lambda table, player, seat: player.goods[GOLD],
    "fish_total": lambda table, player, seat: player.goods[FISH] + player.goods[RESERVE_FISH],
    "wood_total": lambda table, player, seat: player.goods[WOOD] + player.goods[RESERVE_WOOD],
    "round": lambda table, player, seat: table.round,
    "best_fixed_vp": _best_fixed_vp,
}
