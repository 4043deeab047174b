"""What of one kind is offered first: the sale and the catch that bring most. How good a whole turn is, is judged in
`planning.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.captains_gulf import picks, selling
from games.captains_gulf.appraisal import STEP_WORTH, tile_worth
from games.captains_gulf.bundles import tiles
from games.captains_gulf.data import CARD_INDEX, FIRST_PORT, FISH, KINDS
from games.captains_gulf.picks import PICKS

if TYPE_CHECKING:
    from games.captains_gulf.table import Table


def ranked(table: Table, seat: int, options: Sequence[str]) -> list[str]:
    """The sales and the catches among the `options`, what brings most first; of cards that catch the same, the one that
    could catch least elsewhere."""
    worth = {option: found for option in options if (found := _worth(table, seat, option)) is not None}
    return sorted(worth, key=lambda option: worth[option], reverse=True)


def _worth(table: Table, seat: int, option: str) -> tuple[float, int] | None:
    match PICKS.read(option):
        case picks.Sell(raw, cooked):
            captain = table.captains[seat]
            sold = tiles(raw), tiles(cooked)
            money = selling.proceeds(table, captain.at - FIRST_PORT, *sold, table.card)
            return money + STEP_WORTH * selling.steps(captain, *sold, table.card, False), 0
        case picks.Catch(card, haul):
            return _haul(haul), -len(FISH[CARD_INDEX[card]])
        case picks.Take(haul):
            return _haul(haul), 0
        case _:
            return None


def _haul(haul: str) -> float:
    taken = tiles(haul)
    return sum(taken[kind] * tile_worth(kind) for kind in KINDS)
