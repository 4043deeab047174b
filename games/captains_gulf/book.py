"""The strategy book of Captains of the Gulf: ideas for a first game, each followed through whole games."""

from __future__ import annotations

from games.captains_gulf import data, picks
from games.captains_gulf.bundles import tiles
from games.captains_gulf.data import HEXES, KINDS, PORTS, PRICES, SPACES
from games.captains_gulf.glance import Glance
from games.captains_gulf.picks import PICKS
from games.captains_gulf.view import CaptainView, View
from games.engine import Pick, book

DEAREST, CHEAPEST = max(KINDS, key=PRICES.__getitem__), min(KINDS, key=PRICES.__getitem__)
HOME = PORTS[data.START - data.FIRST_PORT]
FISHING = frozenset({SPACES[data.FISHING], SPACES[data.FISH_OR_SAIL]})
ROOMY = frozenset(row.id for row in data.ROWS.upgrade if row.boxes or row.tank)


def dearest_seafood(view: View, pick: Pick) -> float:
    """Only what sells best: licenses for it, places where it is, and as much of it as fits into the boxes."""
    return _goes_for(view, pick, DEAREST)


def cheapest_seafood(view: View, pick: Pick) -> float:
    """Only what everybody leaves: its licenses cost least, and it is everywhere."""
    return _goes_for(view, pick, CHEAPEST)


def one_harbor(view: View, pick: Pick) -> float:
    """Home again every time: one track is walked to its end."""
    return pick == picks.Sail(HOME)


def fish_all_the_time(view: View, pick: Pick) -> float:
    """On the wheel it fishes wherever it can; other boats may go shopping."""
    return isinstance(pick, picks.Fish) or (isinstance(pick, picks.Go) and pick.space in FISHING)


def many_licenses(view: View, pick: Pick) -> float:
    """Cards are for licenses: the more, the larger each catch."""
    return isinstance(pick, picks.License)


def full_crew(view: View, pick: Pick) -> float:
    """Cards are for people: a crew helps every round."""
    return isinstance(pick, picks.Crew)


def roomy_boat(view: View, pick: Pick) -> float:
    """Boxes and tanks before all else: a large boat sails far and carries much."""
    return isinstance(pick, picks.Upgrade) and pick.upgrade in ROOMY


def save_money(view: View, pick: Pick) -> float:
    """Money is points: after the first license no card is bought."""
    match pick:
        case picks.License() | picks.Crew() | picks.Upgrade() | picks.Bonus("printer" | "dockside_improvement"):
            return -1
        case picks.Go(space):
            return -(space == SPACES[data.SHIPYARD])
        case _:
            return 0


def full_hold(view: View, pick: Pick) -> float:
    """Into port with full boxes only: every way is worth its fuel."""
    match pick:
        case picks.Sail() | picks.Go("sail_to_port"):
            return -(sum(_own(view).raw + _own(view).cooked) < _own(view).boxes)
        case _:
            return 0


def free_moves(view: View, pick: Pick) -> float:
    """Never a dollar for the wheel."""
    return isinstance(pick, picks.Go) and not _own(view).moves[SPACES.index(pick.space)]


def _own(view: View) -> CaptainView:
    assert view.viewer is not None
    return view.captains[view.viewer]


def _goes_for(view: View, pick: Pick, kind: int) -> float:
    """How much of this seafood a choice is about."""
    match pick:
        case picks.License(_, license_):
            return data.ROWS.license[data.LICENSES.index(license_)].seafood == data.SEAFOOD[kind]
        case picks.Fish(place):
            return view.hexes[HEXES.index(place)].seafood[kind] > 0
        case picks.Catch(_, haul) | picks.Take(haul):
            return tiles(haul)[kind]
        case _:
            return 0


BOOK = book(
    PICKS, Glance(), dearest_seafood, cheapest_seafood, one_harbor, fish_all_the_time, many_licenses, full_crew,
    roomy_boat, save_money, full_hold, free_moves,
)  # fmt: skip
