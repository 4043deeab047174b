"""A table as a seat may think it from its view: everything it knows, the rest left out or guessed.
What a computer player does with it is in `players.py`; pictures ask it what the viewer cannot pay."""

from __future__ import annotations

from random import Random

import msgspec

from games.nusfjord import building, data
from games.nusfjord.building import Build
from games.nusfjord.player import Player
from games.nusfjord.table import Step, Table
from games.nusfjord.view import PlayerView, View

_STEPS = msgspec.msgpack.Decoder(list[Step])


def guess(view: View, rng: Random) -> Table:
    """A table with the viewer's own open steps. Other hands and the decks are empty, covered elders are random."""
    players = [_player(each) for each in view.players]
    past = [[each.past] for each in view.players]
    return Table(
        rules=0,
        stack=_STEPS.decode(view.pending) if view.pending else [],
        players=players,
        deck=view.deck,
        mixed=view.mixed,
        advanced=view.advanced,
        series=view.series,
        game=view.game,
        round=view.round,
        phase=view.phase,  # type: ignore[arg-type]
        first=view.first,
        turn=view.turn,
        plates=view.plates,
        market=view.market[:],
        ships=view.ships[:],
        stacks=_stacks(view, rng),
        spaces=_spaces(view),
        imitation=["".join(str(data.COMPANIES.index(color)) for color in workers) for workers in view.imitation],
        open_a=view.open_a[:],
        open_b=view.open_b[:],
        open_c=view.open_c[:],
        past=past if view.game > 1 else [],
    )


def shortages(view: View) -> dict[str, tuple[int, int, int]]:
    """X4: while the viewer is asked what to build, the wood, fish and gold missing for each building in sight."""
    if view.asked != "build" or view.viewer is None:
        return {}
    table, seat = guess(view, Random(0)), view.viewer
    step = table.stack[-1]
    assert isinstance(step, Build)
    return {
        card: building.shortage(table, seat, card, step.terms)
        for cards in building.offered(table, seat)
        for card in cards
    }


def _player(seen: PlayerView) -> Player:
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


def _spaces(view: View) -> list[str]:
    spaces = [""] * data.SLOT_COUNT
    for action, slots in data.SLOTS[view.seats].items():
        for (slot, _), (_, colors) in zip(slots, view.spaces[action], strict=True):
            spaces[slot] = "".join(str(data.COMPANIES.index(color)) for color in colors)
    return spaces


def _stacks(view: View, rng: Random) -> list[tuple[str, ...]]:
    seen = {elder for stack in view.stacks for elder in stack}
    seen |= {elder for player in view.players for elder in player.elders}
    hidden = [elder for elder, row in data.ELDERS.items() if row.hidden and elder not in seen]
    rng.shuffle(hidden)
    return [tuple(elder or hidden.pop() for elder in stack) for stack in view.stacks]
