"""Selling seafood: prices, how far a disc advances, rewards on the way (CG9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import data, drawing, events
from games.captains_gulf.data import KINDS, PORTS, REWARDS, ROWS, RULES, TRACK
from games.captains_gulf.sailing import gain_fuel

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table
    from games.engine import Luck, Tell

NO_TILE = -1


def price(table: Table, port: int, kind: int, cooked: bool, round_: int) -> int:
    """CG9.1: what one tile brings in a port under the round card `round_`."""
    money = data.PRICES[kind]
    if cooked:
        money += data.COOKED_BONUS[kind]
    taste = table.tastes[port]
    if data.TASTE_OF[taste] == kind:
        money += ROWS.taste[taste].bonus
    if round_ == data.SEAFOOD_MARKET:
        money += data.AMOUNT[round_]
    return money


def proceeds(table: Table, port: int, raw: tuple[int, ...], cooked: tuple[int, ...], round_: int) -> int:
    """CG9.1: what these tiles bring."""
    return sum(
        raw[kind] * price(table, port, kind, False, round_) + cooked[kind] * price(table, port, kind, True, round_)
        for kind in KINDS
        if raw[kind] or cooked[kind]
    )


def unload(table: Table, seat: int, port: int, raw: tuple[int, ...], cooked: tuple[int, ...]) -> int:
    """CG9.6, CG8.2: tiles go back to the supply for their price under the present round card; returns the money."""
    captain = table.captains[seat]
    earned = proceeds(table, port, raw, cooked, table.card)
    captain.money += earned
    for kind in KINDS:
        captain.hold[kind] -= raw[kind]
        captain.hold[len(KINDS) + kind] -= cooked[kind]
        table.supply[kind] += raw[kind] + cooked[kind]
    return earned


def steps(captain: Captain, raw: tuple[int, ...], cooked: tuple[int, ...], round_: int, boosted: bool) -> int:
    """CG9.2: how far the disc advances; raw and cooked tiles of a seafood are one type."""
    types = sum(1 << kind for kind in KINDS if raw[kind] or cooked[kind])
    number = sum(raw) + sum(cooked) + RULES.extra_type_track_bonus * (types.bit_count() - 1)
    for bit in range(len(data.CREW)):
        if captain.crew >> bit & 1 and data.FIRST_MATES >> bit & 1 and data.CREW_SEAFOOD[bit] & types:
            number += RULES.first_mate_track_bonus
    if boosted:
        number += RULES.bonus_tile_track_bonus
    if round_ == data.FEW_CUSTOMERS:
        number -= data.AMOUNT[round_]
    return max(0, number)


def target(table: Table, seat: int, port: int, number: int) -> int:
    """CG9.5: the space the disc reaches; the last one holds one disc only."""
    start = table.captains[seat].tracks[port]
    end = min(TRACK.spaces, start + number)
    if end == TRACK.spaces:
        taken = any(each.tracks[port] == end for other, each in enumerate(table.captains) if other != seat)
        end -= taken
    return end


def advance(table: Table, seat: int, port: int, number: int, tell: Tell) -> list[int]:
    """CG9.3 to CG9.5: move the disc; returns the reward tiles it came upon, the nearest first, taken off the board."""
    captain = table.captains[seat]
    start, end = captain.tracks[port], target(table, seat, port, number)
    captain.tracks[port] = end
    if end > start:
        tell(events.Advanced(port=PORTS[port], start=start, space=end), seat)
    found = rewards_between(table, port, start, end)
    table.rewards[port] = [NO_TILE if tile in found else tile for tile in table.rewards[port]]
    return found


def rewards_between(table: Table, port: int, start: int, end: int) -> list[int]:
    """CG9.4: the reward tiles that a disc comes upon from one space to another, the nearest first."""
    tiles = zip(TRACK.reward_spaces, table.rewards[port], strict=True)
    return [tile for space, tile in tiles if start < space <= end and tile != NO_TILE]


def reward(table: Table, seat: int, tile: int, luck: Luck, tell: Tell) -> int:
    """CG9.4: resolve a reward tile; returns how many cards must be discarded for it."""
    captain, row = table.captains[seat], ROWS.reward_tile[tile]
    if row.kind == "money":
        captain.money += row.amount
        tell(events.RewardMoney(tile=REWARDS[tile], money=row.amount), seat)
    elif row.kind == "fuel":
        tell(events.RewardFuel(tile=REWARDS[tile], fuel=gain_fuel(captain, row.amount)), seat)
    else:
        tell(events.RewardCard(tile=REWARDS[tile], number=row.amount), seat)
        drawing.draw(table, seat, row.amount, luck, tell)
        return row.amount
    return 0
