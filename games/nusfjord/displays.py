"""What a view shows, read by the rules: its displays as they know them, and what the viewer lacks for buildings.
No table is made here; a whole one is guessed in `guessing.py`."""

from __future__ import annotations

import msgspec

from games.nusfjord import building, data
from games.nusfjord.player import Player
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


def shortages(view: View) -> dict[str, tuple[int, int, int]]:
    """X4: while the viewer is asked what to build, the wood, fish and gold missing for each building in sight."""
    seat = view.viewer
    if view.asked != "build" or seat is None:
        return {}
    *_, asking = msgspec.msgpack.decode(view.pending, type=list[msgspec.Raw])
    terms = msgspec.msgpack.decode(asking, type=building.Build).terms
    shown = Shown(view.round, [display(each) for each in view.players], view.market)
    offered = (view.open_a, view.open_b, view.open_c, view.players[seat].hand)
    return {card: building.shortage(shown, seat, card, terms) for cards in offered for card in cards}
