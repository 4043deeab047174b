"""What a view shows, read by the rules: its displays as they know them, what buildings and ships cost the viewer,
and what they lack for buildings. No table is made here; a whole one is guessed in `guessing.py`."""

from __future__ import annotations

import msgspec

from games.nusfjord import building, data, shipping
from games.nusfjord.player import Player
from games.nusfjord.terms import PLAIN, Terms
from games.nusfjord.view import PlayerView, View


class Shown(msgspec.Struct, frozen=True):
    """As much of a table as prices depend on."""

    round: int
    players: list[Player]
    market: list[int]


def display(seen: PlayerView) -> Player:
    """A display as the rules know it; of somebody else's hand nothing is known."""
    return Player(
        goods=seen.supply + seen.reserve,
        shares=seen.shares[:],
        unissued=seen.unissued,
        ships=seen.ships[:],
        forests=seen.forests[:],
        free=sum(data.SPACES[space] for space in seen.free),
        buildings=[building for building, _ in seen.buildings],
        sites=[site for _, site in seen.buildings],
        elders=seen.elders[:],
        elder_fish=seen.elder_fish[:],
        elder_workers=[data.COMPANIES.index(color) if color else -1 for color in seen.elder_workers],
        hand=seen.hand[:],
        uses=seen.uses[:],
        width=seen.width,
        kept=sum(1 << double for double, kept in enumerate(seen.kept) if kept),
        placed=seen.placed,
    )


def shown(view: View) -> Shown:
    """What prices depend on, as the viewer sees it."""
    return Shown(view.round, [display(each) for each in view.players], view.market)


def terms_of(view: View, asked: str) -> Terms:
    """The terms on which the viewer builds now, if this is what they are asked; else the usual ones."""
    if view.asked != asked:
        return PLAIN
    *_, asking = msgspec.msgpack.decode(view.pending, type=list[msgspec.Raw])
    step: type[building.Build | shipping.BuildShip] = building.Build if asked == "build" else shipping.BuildShip
    return msgspec.msgpack.decode(asking, type=step).terms


def shortages(view: View) -> dict[str, tuple[int, int, int]]:
    """X4: while the viewer is asked what to build, the wood, fish and gold missing for each building in sight."""
    seat = view.viewer
    if view.asked != "build" or seat is None:
        return {}
    terms, displays = terms_of(view, "build"), shown(view)
    offered = (view.open_a, view.open_b, view.open_c, view.players[seat].hand)
    return {card: building.shortage(displays, seat, card, terms) for cards in offered for card in cards}


def building_costs(view: View) -> dict[str, tuple[int, int, int]]:
    """B5, A13: while the viewer is asked what to build, what each building in sight costs them; one that names another
    player, with the haul that costs least."""
    seat = view.viewer
    if view.asked != "build" or seat is None:
        return {}
    terms, displays = terms_of(view, "build"), shown(view)
    least = min(building.other_hauls(displays, seat).values())
    offered = (view.open_a, view.open_b, view.open_c, view.players[seat].hand)
    return {card: building.cost(displays, seat, card, terms, least) for cards in offered for card in cards}


def ship_costs(view: View) -> dict[str, tuple[int, int, int]]:
    """C8, A13: what each ship costs the viewer in each way of payment; nobody in particular pays what is printed."""
    if view.viewer is None:
        return {way: price for way, (_, price) in data.SHIP_WAYS.items()}
    terms, displays = terms_of(view, "ship"), shown(view)
    return {way: shipping.cost(displays, view.viewer, way, terms) for way in data.SHIP_WAYS}
