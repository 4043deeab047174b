"""The strategy book of Fleet: ideas for a first game, each followed through whole games."""

from __future__ import annotations

from games.engine import Pick, book
from games.fleet_dice import data, picks
from games.fleet_dice.data import BOXES, COLUMN_SECTIONS, HARBOR_SECTIONS, SECTION_INDEX, TYPES, WHARF_SECTIONS
from games.fleet_dice.glance import Glance
from games.fleet_dice.picks import PICKS
from games.fleet_dice.view import SheetView, View

TOWN = {"harbor": HARBOR_SECTIONS, "wharf": WHARF_SECTIONS}


def only_boats(view: View, pick: Pick) -> float:
    """Nothing but boats: every mark goes into a column."""
    return _marks_in(pick, COLUMN_SECTIONS)


def only_harbor(view: View, pick: Pick) -> float:
    """The harbor first: its ships are for everybody, and few think of them."""
    return _marks_in(pick, HARBOR_SECTIONS)


def only_buildings(view: View, pick: Pick) -> float:
    """The wharf first: a complete building works until the end."""
    return _marks_in(pick, WHARF_SECTIONS)


def one_boat_type(view: View, pick: Pick) -> float:
    """All into one column, the one that has most marks already, until it is full."""
    marked = _own(view).marked
    still_open = [type_ for type_ in COLUMN_SECTIONS if marked[type_] < data.SIZES[type_]]
    return bool(still_open) and _marks_in(pick, [max(still_open, key=marked.__getitem__)])


def only_oysters(view: View, pick: Pick) -> float:
    """Oysters: their boats are the largest and catch two fish."""
    return pick == picks.Oyster("fish") or _marks_in(pick, [data.OYSTER])


def coins_first(view: View, pick: Pick) -> float:
    """Coins, wherever there are more than one: the stars will do the rest."""
    match pick:
        case picks.Die(face) | picks.Use(face):
            return face in (data.COINS3, "market")
        case _:
            return pick == picks.Oyster("coin")


def licenses_first(view: View, pick: Pick) -> float:
    """Licenses before boats: what works all game long comes first."""
    return pick == picks.Take("license") or _comes_to(view, pick, "license")


def boats_first(view: View, pick: Pick) -> float:
    """Boats before licenses: a boat that fishes early catches most."""
    return pick == picks.Take("boat") or _comes_to(view, pick, "boat")


def fish_often(view: View, pick: Pick) -> float:
    """The Captain's Club: catches of one's own, and those of the others stay away."""
    return _marks_in(pick, [data.CAPTAINS_CLUB])


def take_their_dice(view: View, pick: Pick) -> float:
    """Away with the die that somebody else collects: the type in which another sheet has come furthest."""
    if not isinstance(pick, picks.Die) or pick.face not in TYPES:
        return 0.0
    others = [sheet for seat, sheet in enumerate(view.sheets) if seat != view.viewer]
    return max((sheet.marked[SECTION_INDEX[pick.face]] for sheet in others), default=0)


def _own(view: View) -> SheetView:
    assert view.viewer is not None
    return view.sheets[view.viewer]


def _sections(pick: Pick) -> range | list[int]:
    """Where a choice leads to a mark."""
    match pick:
        case picks.Mark(section):
            return [SECTION_INDEX[section]]
        case picks.Die(face) if face in SECTION_INDEX:
            return [SECTION_INDEX[face]]
        case picks.Die(face):
            return TOWN.get(face, [])
        case _:
            return []


def _marks_in(pick: Pick, wanted: range | list[int]) -> bool:
    return any(section in wanted for section in _sections(pick))


def _comes_to(view: View, pick: Pick, box: str) -> bool:
    """Whether the next box in one of these sections is such a one, or lets one choose it."""
    sheet = _own(view)
    following = [
        BOXES[section][sheet.marked[section]]
        for section in _sections(pick)
        if sheet.marked[section] + sheet.struck[section] < data.SIZES[section]
    ]
    return box in following or "choice" in following


BOOK = book(
    PICKS, Glance(), only_boats, only_harbor, only_buildings, one_boat_type, only_oysters, coins_first, licenses_first,
    boats_first, fish_often, take_their_dice,
)  # fmt: skip
