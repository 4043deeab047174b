"""A game played again turn by turn: where one turn ends and the next begins, and what each viewer may know of it.
Tables stay in here; what leaves is views and events. Nothing is drawn or told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.engine import Event, Game, Record, replay, visible


class Turn(msgspec.Struct, frozen=True):
    """The table after a turn, which the next one changes, and all that happened in the turn.

    `whole` says that the turn is over; only the last one may be under way.
    """

    table: Any
    events: list[Event]
    whole: bool = True


class Chapter(msgspec.Struct, frozen=True):
    """One turn as one viewer may know it: the table then and one turn before (None at the beginning).

    `rounds` has the round of every turn there is; the last of them is `newest`.
    """

    number: int
    view: Any
    before: Any
    events: list[Event]
    rounds: list[int]

    @property
    def newest(self) -> int:
        """The number of the last turn."""
        return len(self.rounds) - 1


def turns(game: Game[Any, Any], record: Record) -> Iterator[Turn]:
    """The beginning, then turn after turn. Raises `RecordMismatch` when the record was made with other rules.

    A turn is over when somebody new must decide; for who plays alone, when the table itself has done something. So
    none ends inside a simultaneous window: what was answered there, and in which order, is never a moment of its own.
    """
    table, told = replay(game, record, until=0)
    yield Turn(table, told[0])
    luck, since = record.luck, list[Event]()
    for seat, choice in record.choices:
        before = set(game.waiting(table))
        happened = game.apply(table, seat, choice, luck)
        since += happened
        now = set(game.waiting(table))
        alone = record.seats == 1 and any(event.seat is None for event in visible(happened, None))
        if not now or now - before or alone:
            yield Turn(table, since)
            since = []
    if since:
        yield Turn(table, since, whole=False)


def chapter(game: Game[Any, Any], record: Record, viewer: int | None, wanted: int | None = None) -> Chapter:
    """Turn number `wanted` as `viewer` (None: a bystander) may know it; the last one if there are not so many.

    A turn under way counts once the viewer may know something of it. Raises `RecordMismatch`.
    """
    found: Chapter | None = None
    rounds: list[int] = []
    for number, turn in enumerate(turns(game, record)):
        events = visible(turn.events, viewer)
        if not turn.whole and not events:
            break
        rounds.append(game.round_of(turn.table))
        if wanted is None or number <= wanted:
            before = found.view if found is not None else None
            found = Chapter(number, game.view(turn.table, viewer), before, events, rounds)
    assert found is not None, "every game has a beginning"
    return found
