"""What a display will be worth at the end of the game, as learned from many games of several players: the points it
has, and what the rest of it promises. A guess and no rule; how the figures were found stands in their file."""

from __future__ import annotations

from math import sqrt

import msgspec

from games.engine import load
from games.nusfjord import data, scoring
from games.nusfjord.table import Table

Curve = tuple[float, float, float]
"""Points by what there is: at the end, in addition by the share of turns still to come, and by the square of that."""
Line = tuple[float, float]
"""Points as long as there is a turn to come, and in addition by the share of turns."""


class Display(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What of a display counts beside its points, in the order of `features`."""

    start: Curve
    wood: Curve
    wood_root: Curve
    wood_up_to_4: Curve
    fish: Curve
    fish_root: Curve
    fish_up_to_4: Curve
    fish_on_reserve: Curve
    gold: Curve
    gold_root: Curve
    haul: Curve
    forests: Curve
    free_spaces: Curve
    free_double_space: Curve
    elders: Curve
    elders_root: Curve
    plates_if_elders: Curve
    cards_in_hand: Curve
    shares_given: Curve
    shares_held: Curve
    shares_unissued: Curve
    ships: Curve
    buildings: Curve


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    display: Display
    building: dict[str, Line]
    elder: dict[str, Line]


class _Moment(msgspec.Struct, frozen=True):
    """The figures for so many turns still to come."""

    display: list[float]
    building: dict[str, float]
    elder: dict[str, float]


FIGURES = load("nusfjord", "nusfjord-appraisal.toml", File).rows
TURNS = data.WORKERS * data.ROWS.meta.rounds
"""Turns that each player has in a game."""


def _moment(turns: int) -> _Moment:
    share, lasts = turns / TURNS, float(turns > 0)
    return _Moment(
        [end + slope * share + curve * share**2 for end, slope, curve in msgspec.structs.astuple(FIGURES.display)],
        {building: lasts * flat + slope * share for building, (flat, slope) in FIGURES.building.items()},
        {elder: lasts * flat + slope * share for elder, (flat, slope) in FIGURES.elder.items()},
    )


_MOMENTS = [_moment(turns) for turns in range(TURNS)]


def features(table: Table, seat: int) -> list[float]:
    """What the display holds, in the order of `Display`."""
    player = table.players[seat]
    wood, fish, gold, _, reserve, _ = player.goods
    elders = len(player.elders)
    return [
        1,
        wood,
        sqrt(wood),
        min(wood, 4),
        fish,
        sqrt(fish),
        min(fish, 4),
        reserve,
        gold,
        sqrt(gold),
        player.haul(),
        sum(player.forests),
        player.free.bit_count(),
        player.has_free_double(),
        elders,
        sqrt(elders),
        table.plates if elders else 0,
        len(player.hand),
        sum(other.shares[seat] for other in table.players) - player.shares[seat] + table.market[seat],
        sum(player.shares) - player.shares[seat],
        player.unissued,
        sum(player.ships),
        len(player.buildings),
    ]


def turns_left(table: Table) -> int:
    """Turns to come for a player who has had the present one of the round."""
    rounds = data.ROWS.meta.rounds - table.round
    return data.WORKERS * rounds + data.WORKERS - 1 - table.turn // len(table.players)


def appraise(table: Table, seat: int) -> float:
    """The points with which this seat is expected to end, after its turn."""
    moment, player = _MOMENTS[min(turns_left(table), TURNS - 1)], table.players[seat]
    value = float(sum(scoring.points(table, seat)))
    value += sum(weight * amount for weight, amount in zip(moment.display, features(table, seat), strict=True))
    value += sum(moment.building.get(building, 0.0) for building in player.buildings)
    return value + sum(moment.elder.get(elder, 0.0) for elder in player.elders)
