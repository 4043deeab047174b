"""The strategy book of Nusfjord: ideas for a first game, each followed through whole games."""

from __future__ import annotations

from games.engine import Pick, book
from games.nusfjord import data, picks
from games.nusfjord.glance import Glance
from games.nusfjord.picks import PICKS
from games.nusfjord.terms import FISH, GOLD, WOOD
from games.nusfjord.view import View


def build_ships(view: View, pick: Pick) -> float:
    """Ships, the longest that can be had, and wood for the next one."""
    if isinstance(pick, picks.Ship):
        return max(data.LENGTHS[index] for name, index in data.SHIP_INDEX.items() if pick.ship.startswith(name))
    return _goes_for(pick, "build_ship", "deforest")


def build_buildings(view: View, pick: Pick) -> float:
    """A building whenever one can be paid."""
    return isinstance(pick, picks.Build) or _goes_for(pick, "build_building")


def hoard_gold(view: View, pick: Pick) -> float:
    """Gold is points: shares for it, fish for it, and none of it for buildings or for shares of others."""
    if _goes_for(pick, "build_building", "buy_shares"):
        return -1
    return _goes_for(pick, "issue_share", "serve_fish", "take_gold")


def buy_all_shares(view: View, pick: Pick) -> float:
    """Whatever share is for sale is bought: others fish for it."""
    return _goes_for(pick, "buy_shares")


def issue_all_shares(view: View, pick: Pick) -> float:
    """All shares out as soon as possible: two gold each, and a point."""
    return _goes_for(pick, "issue_share")


def many_elders(view: View, pick: Pick) -> float:
    """Elders, and every one of them at work."""
    return isinstance(pick, picks.UseElder | picks.Now) or _goes_for(pick, "take_elder")


def serve_fish(view: View, pick: Pick) -> float:
    """Fish onto the table, as many plates as there are fish for."""
    return pick.plates if isinstance(pick, picks.Serve) else _goes_for(pick, "serve_fish")


def clear_forests(view: View, pick: Pick) -> float:
    """First of all the forests go: wood, and room to build."""
    return _goes_for(pick, "deforest")


def keep_forests(view: View, pick: Pick) -> float:
    """No tree is felled: thinning out brings wood again and again."""
    return -1 if _goes_for(pick, "deforest") else _goes_for(pick, "thin_out", "reforest")


def take_their_space(view: View, pick: Pick) -> float:
    """The last space of an action for which the next player has everything ready."""
    if not isinstance(pick, picks.Place) or sum(room - len(there) for room, there in view.spaces[pick.action]) != 1:
        return 0
    assert view.viewer is not None
    other = view.players[(view.viewer + 1) % view.seats].supply
    plate = data.PLATES[view.plates] if view.plates < len(data.PLATES) else 0
    match pick.action:
        case "build_ship":
            return other[WOOD] >= data.SHIPS[0].costs[0].wood and other[FISH] >= data.SHIPS[0].costs[0].fish
        case "serve_fish":
            return bool(plate) and other[FISH] >= plate
        case "buy_shares":
            return other[GOLD] >= sum(view.market)
        case _:
            return 0


def _goes_for(pick: Pick, *actions: str) -> float:
    """How early this action stands among those wanted; 0 if it does not."""
    if isinstance(pick, picks.Place | picks.Copy) and pick.action in actions:
        return len(actions) - actions.index(pick.action)
    return 0


BOOK = book(
    PICKS, Glance(), build_ships, build_buildings, hoard_gold, buy_all_shares, issue_all_shares, many_elders,
    serve_fish, clear_forests, keep_forests, take_their_space,
)  # fmt: skip
