"""What can be planned ahead in Nusfjord: the next turn, a building, a ship or plates. Skipping a turn can't: no plan
gives something up. Decides no rule."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import Ask, Coming, foreseen
from games.nusfjord import data
from games.nusfjord.banquet import Serve
from games.nusfjord.building import Build
from games.nusfjord.details import detail
from games.nusfjord.phases import NextTurn
from games.nusfjord.shipping import BuildShip
from games.nusfjord.steps import DONE, SKIP, Rest, Turn
from games.nusfjord.table import Table


def plannable(table: Table, seat: int) -> dict[str, Ask | None]:
    """What may come next for a seat that owes nothing: its next turn this round, or its first one of the next (W1)."""
    following = next((step.number for step in reversed(table.stack) if isinstance(step, NextTurn)), None)
    if table.over or following is None:
        return {}
    seats = len(table.players)
    turns = range(following, seats * data.WORKERS)
    then = table.clone()
    then.phase = "work"
    if not any((table.first + number) % seats == seat for number in turns):
        if table.round == data.ROWS.meta.rounds:
            return {}
        _clear(then)
    return foreseen(then, _coming(then, seat), detail)


def _clear(table: Table) -> None:
    """H1: all workers are home."""
    table.spaces = [""] * len(table.spaces)
    table.imitation = [""] * len(table.imitation)
    for player in table.players:
        player.elder_workers[:] = [-1] * len(player.elder_workers)


def _coming(table: Table, seat: int) -> Iterator[Coming]:
    turn = Turn(seat)
    yield turn, [each for each in turn.options(table) if each != SKIP]
    for step in (Build(seat), BuildShip(seat), Serve(seat)):
        yield step, step.answers(table)
    if table.players[seat].uses and not table.solo:  # A5: else the turn ends without asking
        yield Rest(seat), [DONE]
