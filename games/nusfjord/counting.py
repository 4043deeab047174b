"""What the numbers on cards come to: everything that formulas and conditions can count.
How they are written is in `formulas.py`; figures of the game are in `data.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from games.nusfjord import data
from games.nusfjord.effects import Gain
from games.nusfjord.formulas import Condition, Number
from games.nusfjord.player import Player
from games.nusfjord.terms import FISH, GOLD, RESERVE_FISH, RESERVE_WOOD, WOOD


class Displays(Protocol):
    """What numbers are read from: a table, or as much of one as a view shows."""

    @property
    def round(self) -> int: ...

    @property
    def players(self) -> Sequence[Player]: ...

    @property
    def market(self) -> Sequence[int]: ...


def value(number: Number, table: Displays, seat: int, other_haul: int = 0) -> int:
    """A plain number, or what a formula comes to now; `other_haul` is the haul of the other player a card may name."""
    if isinstance(number, int):
        return number
    if number.count is None:
        result = sum(value(part, table, seat, other_haul) for part in number.sum)
    else:
        counted = other_haul if number.count == "other_haul" else _count(number.count, table, seat)
        if number.steps:
            return max((worth for threshold, worth in number.steps if counted >= threshold), default=0)
        rounding = number.per - 1 if number.round == "up" else 0
        result = number.times * ((counted + rounding) // number.per) + number.plus
    result = result if result > number.min else number.min  # far quicker than `max`: so it is in the whole game
    return result if number.max is None or result < number.max else number.max


def gains(gain: Gain, table: Displays, seat: int) -> tuple[int, int, int]:
    """The wood, fish and gold a card gives now."""
    return value(gain.wood, table, seat), value(gain.fish, table, seat), value(gain.gold, table, seat)


def holds(condition: Condition, table: Displays, seat: int) -> bool:
    """Whether it does now."""
    return _count(condition.count, table, seat) >= condition.min


def _count(name: str, table: Displays, seat: int) -> int:
    return COUNTS[name](table, table.players[seat], seat)


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
