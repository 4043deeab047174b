"""Points of Nusfjord (G2, G3), the sums of a series (V1, V5), and the rank of a campaign."""

from __future__ import annotations

from games.engine import Result, Score
from games.nusfjord import data
from games.nusfjord.counting import value
from games.nusfjord.table import Table
from games.nusfjord.terms import GOLD

CATEGORIES = ("ships", "buildings", "shares", "gold", "spaces", "unissued")


def building_points(table: Table, seat: int, building: str) -> int:
    """B6: what one building is worth now."""
    row = data.BUILDINGS[building]
    return row.vp if row.vp is not None else value(row.vp_star or 0, table, seat)


def points(table: Table, seat: int) -> list[int]:
    """G2: the points of a display as it stands, in the order of `CATEGORIES`."""
    player, rates = table.players[seat], data.ROWS.scoring
    spared = any(building in data.NO_PENALTY for building in player.buildings)
    return [
        sum(row.vp * ships for row, ships in zip(data.SHIPS, player.ships, strict=True)),
        sum(building_points(table, seat, building) for building in player.buildings),
        rates.share_issued * sum(player.shares),
        rates.gold * player.goods[GOLD],
        0 if spared else rates.empty_space * player.free.bit_count(),
        rates.share_unissued * player.unissued,
    ]


def added(past: list[list[int]], points_: list[list[int]]) -> list[list[int]]:
    """V1, V5: the points of earlier games and of this one together."""
    if not past:
        return points_
    return [[old + new for old, new in zip(*both, strict=True)] for both in zip(past, points_, strict=True)]


def final(table: Table) -> Result:
    """G3, Q22, Q39: most points; equal sums share the victory."""
    sums = added(table.past, [points(table, seat) for seat in range(len(table.players))])
    totals = [sum(each) for each in sums]
    scores = [
        Score(seat, totals[seat], dict(zip(CATEGORIES, each, strict=True)), 1 + sum(t > totals[seat] for t in totals))
        for seat, each in enumerate(sums)
    ]
    return Result(scores, "campaign" if table.series == "campaign" else "")


def new_rank(rank: int, total: int) -> int:
    """V5: the rank after a completed campaign of `total` points.

    A total above the target raises the rank to the difference; one that stays at least ten below the target of the
    rank held before costs one rank.
    """
    campaign = data.ROWS.campaign
    if total <= campaign.target - campaign.rank_loss + rank:
        return max(campaign.rank_start, rank - 1)
    return max(rank, total - campaign.target)
