"""What of one kind is offered first: the sale, the hex and the catch that bring most. How good a whole turn is, is
judged in `planning.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.captains_gulf import deeds, fishing, picks, sailing, selling, small_print
from games.captains_gulf.appraisal import STEP_WORTH, TILE, tile_worth
from games.captains_gulf.bundles import tiles
from games.captains_gulf.catching import best_catch
from games.captains_gulf.data import CARD_INDEX, FIRST_PORT, FISH, KINDS, PLACE_INDEX, RULES
from games.captains_gulf.picks import PICKS
from games.engine import Remark

if TYPE_CHECKING:
    from games.captains_gulf.table import Table


BEST_HEXES = 3
"""So many hexes stand before the others, which stand by name: nobody would see why one of these is before another."""


def ranked(table: Table, seat: int, options: Sequence[str]) -> list[str]:
    """The sales, the few best hexes and the catches among the `options`, what brings most first; of cards that catch
    the same, the one that could catch least elsewhere."""
    worth = {option: found for option in options if (found := _worth(table, seat, option)) is not None}
    found = sorted(worth, key=lambda option: worth[option], reverse=True)
    hexes = [each for each in found if each in fishing.HEX]
    return [each for each in found if each not in hexes[BEST_HEXES:]]


def best_first(options: Sequence[str]) -> list[Remark]:
    """How the hexes among the options stand, where those are more than the best ones."""
    hexes = sum(option in fishing.HEX for option in options)
    return [small_print.BestFirst(BEST_HEXES)] if hexes > BEST_HEXES + 1 else []


def _worth(table: Table, seat: int, option: str) -> tuple[float, int] | None:
    match PICKS.read(option):
        case picks.Sell(raw, cooked):
            captain = table.captains[seat]
            sold = tiles(raw), tiles(cooked)
            money = selling.proceeds(table, captain.at - FIRST_PORT, *sold, table.card)
            return money + STEP_WORTH * selling.steps(captain, *sold, table.card, False), 0
        case picks.Fish(hex_):
            return _at(table, seat, PLACE_INDEX[hex_]), 0
        case picks.Catch(card, haul) as asked:
            spent = TILE * fishing.wild_in(asked)
            return _haul(haul) - spent, -len(FISH[CARD_INDEX[card]])
        case picks.Take(haul):
            return _haul(haul), 0
        case _:
            return None


def _at(table: Table, seat: int, hex_: int) -> float:
    """What the best catch at a hex promises, the way there and home taken off."""
    captain = table.captains[seat]
    free = captain.free_boxes()
    there = table.sea[0][hex_], table.sea[1][hex_], table.sea[2][hex_]
    second = fishing.allowed_types(table, seat, RULES.fishing_cards + 1)
    catch = best_catch(tuple(captain.hand), there, deeds.room_for(captain), free, min(captain.tiles, free), second)
    change = sailing.modifier(table.card, captain)
    return deeds.promise(catch, hex_, sailing.fishing_fuel(table.card, captain, hex_), captain.fuel, change)


def _haul(haul: str) -> float:
    taken = tiles(haul)
    return sum(taken[kind] * tile_worth(kind) for kind in KINDS)
