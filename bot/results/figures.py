"""What a finished game tells about those who played it besides their points: how long they thought, their luck.
The game is played again for it, by a worker."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from bot.ledger.acts import GO_ON, PAUSE
from games.engine import Event, Fortune, Game, Illegal, Record, RecordMismatch, is_played_still, registry


class Told(msgspec.Struct, frozen=True):
    """A move of the game that was not taken back: a choice (`kind` is `choice`) or an act. `goes_on` says that it was
    made by the same press as the one before it."""

    at: datetime
    kind: str
    seat: int
    choice: str
    person_id: int | None
    goes_on: bool = False


class Luck(msgspec.Struct, frozen=True):
    """What so many draws gave altogether, what was to be expected of them, and the variance of that."""

    draws: int
    got: float
    expected: float
    variance: float

    def and_(self, one: Fortune | Luck) -> Luck:
        """The same with one more draw, or with all of another's."""
        draws = one.draws if isinstance(one, Luck) else 1
        return Luck(self.draws + draws, self.got + one.got, self.expected + one.expected, self.variance + one.variance)


class GameFigures(msgspec.Struct, frozen=True):
    """By seat: decisions its person took whose beginning is known, the seconds they took, the luck there was. What one
    press decided is one decision here.

    `waits`: how often the game waited for somebody, one after the other; None where no two people decided anything.
    `lasted_s`: the seconds from the first decision to the last one.
    """

    decisions: list[int]
    thought_s: list[float]
    luck: list[Luck | None]
    waits: int | None
    lasted_s: float


class Played(msgspec.Struct, frozen=True):
    """A finished game: its record without its choices, and all its moves."""

    record: Record
    told: list[Told]


def counted(played: Played) -> GameFigures | None:
    """The figures of a game that is named in its record; None when it is played here no more."""
    game = registry().get(played.record.game)
    return figures(game, played.record, played.told) if game is not None else None


def figures(game: Game[Any, Any], record: Record, told: Sequence[Told]) -> GameFigures | None:
    """The figures of a game by its record and all its moves; None when it was played by rules or data of before.

    Somebody thinks from the moment they owe a decision until they have taken it, except while the game is paused. When
    a game began is not known, so its first decisions are not counted. While the game is paused it does not last.
    """
    if not is_played_still(game, record):
        return None
    decisions, thought, waits = [0] * record.seats, [0.0] * record.seats, _Waits()
    try:
        events = list(_play(game, record, told, decisions, thought, waits))
    except (Illegal, RecordMismatch):
        return None
    luck: list[Luck | None] = [None] * record.seats
    for each in game.statistics.fortune(record.seats, events):
        luck[each.seat] = (luck[each.seat] or Luck(0, 0.0, 0.0, 0.0)).and_(each)
    return GameFigures(decisions, thought, luck, waits.count if len(waits.people) > 1 else None, _lasted(told))


def _lasted(told: Sequence[Told]) -> float:
    """The seconds from the first decision to the last one, without pauses."""
    lasted, last = 0.0, None
    for move in told:
        if move.kind == "choice":
            lasted += (move.at - last).total_seconds() if last is not None else 0.0
            last = move.at
        elif move.choice in (PAUSE, GO_ON) and last is not None:
            lasted += (move.at - last).total_seconds() if move.choice == PAUSE else 0.0
            last = move.at
    return max(0.0, lasted)


class _Waits:
    """Counts how often a game can't go on before somebody looks. Whoever has just decided is there still; all who are
    asked at the same time are waited for together; what a plan or a computer player decides keeps nobody waiting."""

    def __init__(self) -> None:
        self.count = 0
        self.people: set[int] = set()
        self._there = -1
        self._window: object = None

    def decides(self, move: Told, owed: datetime | None, window: object) -> None:
        """A decision that was owed since this moment, if that is known, in this `window` or in none."""
        if move.person_id is None:
            return
        self.people.add(move.person_id)
        if move.seat == self._there or (owed is not None and move.at <= owed):
            return
        self._there = move.seat
        if window is None or window is not self._window:
            self.count += 1
            self._window = window


def _play(
    game: Game[Any, Any],
    record: Record,
    told: Sequence[Told],
    decisions: list[int],
    thought: list[float],
    waits: _Waits,
) -> list[Event]:
    """All events of the game; the times of its decisions and its waits are added up on the way."""
    luck = record.luck
    table, events = game.setup(record.seats, record.settings, luck, record.data, record.rules)
    since: dict[int, datetime | None] = dict.fromkeys(game.waiting(table))
    for move in told:
        if move.kind != "choice":
            if move.choice == PAUSE:
                since = dict.fromkeys(since)
            elif move.choice == GO_ON:
                since = dict.fromkeys(since, move.at)
            continue
        began = since.pop(move.seat, None)
        waits.decides(move, began, table.lanes)
        if began is not None and move.person_id is not None and not move.goes_on:
            decisions[move.seat] += 1
            thought[move.seat] += max(0.0, (move.at - began).total_seconds())
        events += game.apply(table, move.seat, move.choice, luck)
        since = {seat: since.get(seat, move.at) if seat != move.seat else move.at for seat in game.waiting(table)}
    return events
