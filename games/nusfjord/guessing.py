"""A table as a seat may think it from its view: everything it knows, the rest left out or guessed.
What a computer player does with it is in `players.py`."""

from __future__ import annotations

from random import Random

import msgspec

from games.nusfjord import data
from games.nusfjord.displays import display
from games.nusfjord.stack import Step
from games.nusfjord.table import Table, TableOf
from games.nusfjord.view import View

_STEPS = msgspec.msgpack.Decoder(list[Step])


def guess(view: View, rng: Random) -> Table:
    """A table with the viewer's own open steps. Other hands and the decks are empty, covered elders are random."""
    players = [display(each) for each in view.players]
    past = [[each.past] for each in view.players]
    return TableOf(
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
