"""The end: the best final sale, points of the tracks, loans, places (CG15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.captains_gulf import sailing, selling
from games.captains_gulf.data import FIRST_PORT, KINDS, LOAN, PORTS, STARS, TRACK
from games.captains_gulf.money import loans_for
from games.engine import Result, Score

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table


class Points(msgspec.Struct, frozen=True, gc=False):
    """CG15.3 to CG15.5: what a captain is worth, category by category."""

    money: int
    stars: int
    last: int
    light: int
    loans: int

    @property
    def total(self) -> int:
        return self.money + self.stars + self.last + self.light + self.loans


def star_reached(space: int) -> int:
    """CG15.3: the highest star reached or passed on a track, as its index in `STARS`; -1 for none."""
    return max((index for index, star in enumerate(STARS) if star.space <= space), default=-1)


def track_points(tracks: list[int]) -> tuple[int, int, int]:
    """CG15.3: points for stars, for last spaces, for light spaces."""
    stars = [0] * len(STARS)
    for space in tracks:
        if (star := star_reached(space)) >= 0:
            stars[star] += 1
    return (
        sum(STARS[star].payout[number - 1] for star, number in enumerate(stars) if number),
        TRACK.final_bonus * sum(space == TRACK.spaces for space in tracks),
        -TRACK.light_penalty * sum(space <= TRACK.light_to for space in tracks),
    )


def points(captain: Captain) -> Points:
    """CG15.3, CG15.4: what a captain would have if the game ended now, the catch aboard left aside."""
    stars, last, light = track_points(captain.tracks)
    return Points(captain.money, stars, last, light, -LOAN.penalty_unpaid * captain.loans)


def best_final_port(table: Table, seat: int) -> int | None:
    """CG15.2: the port with the best net result of the final sale; None if keeping the catch is better.

    Net is sale money less towing less what new loans cost; ties go to more fuel left, then to the ports' order.
    """
    captain = table.captains[seat]
    kinds = len(KINDS)
    raw, cooked = tuple(captain.hold[:kinds]), tuple(captain.hold[kinds:])
    best: tuple[int, int] = (0, captain.fuel)
    chosen: int | None = None
    ports = [captain.at - FIRST_PORT] if captain.in_port else list(range(len(PORTS)))
    for port in ports:
        fuel = 0 if captain.in_port else sailing.sail_fuel(table.card, captain, FIRST_PORT + port)
        towing = sailing.towing(captain, fuel)
        loans = loans_for(captain, towing)
        net = selling.proceeds(table, port, raw, cooked, table.card) - towing
        net -= loans * (LOAN.penalty_unpaid - LOAN.cash)
        result = (net, max(0, captain.fuel - fuel))
        if result > best:
            best, chosen = result, port
    return chosen


def final(table: Table) -> Result:
    """CG15.5: most money, then more fuel, then shared."""
    scored = [points(captain) for captain in table.captains]
    standing = [(each.total, captain.fuel) for each, captain in zip(scored, table.captains, strict=True)]
    return Result(
        [
            Score(seat, each.total, msgspec.structs.asdict(each), 1 + sum(other > standing[seat] for other in standing))
            for seat, each in enumerate(scored)
        ]
    )
