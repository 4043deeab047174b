"""What comes of trying something out: the table as a seat knows it, played on by its own choices. It is imagined from
what the seat knows alone, so that it is the same whatever there is that the seat doesn't know."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any, Literal, cast

import msgspec

from bot.ledger.plan import Meaning, Wish
from bot.players.registry import players_of, stand_in
from games.engine import Event, Game, Luck, arguments_in, heard, registry

Steps = tuple[int, ...]
"""The choices of a seat, each by its place among its options then."""
End = Literal["", "over", "others", "far"]
"""Why a trial does not go on: the game is over, somebody else decides, or it has gone far enough."""
DEEPEST = 24
"""So many choices a trial has at most: a custom id has room for them."""
MOST_PLAYED = 400
"""So many decisions of others are played in one trial at most."""


class Attempt(msgspec.Struct, frozen=True):
    """What is tried out: a game, a table that the seat can't tell from the real one, and what it chooses there. Where
    others are `played`, the stand-in decides for them; else the trial ends where they would."""

    kind: str
    world: bytes
    seat: int
    steps: Steps
    played: bool


class Trial(msgspec.Struct, frozen=True):
    """What comes of it: the table, the one before the last choice, and what the seat has heard since; its choices, as a
    plan would have them, of which the first `sure` ones name nothing that was made up; why it ends here, if it does,
    and who would decide. `possible`: whether these choices were."""

    table: bytes
    before: bytes
    told: list[Event]
    wishes: list[Wish]
    end: End = ""
    whose: list[int] = []
    possible: bool = True
    sure: int = 0


def try_out(attempt: Attempt) -> Trial:
    """The same answer to the same question. Dice and cards to come are drawn once from what the seat knows."""
    return _Copy(attempt).played_on()


class _Dealt(Luck):
    """Luck that knows what its dice may show: that comes up time and again, unlike a card of a deck."""

    __slots__ = ("faces",)

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.faces = set[str]()

    def dice(self, purpose: str, faces: Sequence[str], count: int, *key: int | str) -> list[str]:
        self.faces.update(faces)
        return super().dice(purpose, faces, count, *key)


class _Copy:
    """The table of a trial while it is played on."""

    def __init__(self, attempt: Attempt) -> None:
        self._game: Game[Any, Any] = registry()[attempt.kind]
        self._attempt, self._seat = attempt, attempt.seat
        self._table = self._game.load(attempt.world)
        self._rng = Random(attempt.world)
        self._luck = _Dealt(hashlib.blake2b(attempt.world, digest_size=32).digest())
        self._player = players_of(attempt.kind)[stand_in(attempt.kind)]
        self._others_played = 0
        self._known = _names_in(self._game.view(self._table, self._seat))
        self._made_up = set[str]()

    def played_on(self) -> Trial:
        game, seat = self._game, self._seat
        before, wishes, sure = self._attempt.world, list[Wish](), 0
        told = self._let_others_play()
        for place in self._attempt.steps:
            options = game.options(self._table, seat)
            if place >= len(options):
                return self._trial(before, told, wishes, sure, possible=False)
            choice, before = options[place], game.save(self._table)
            if sure == len(wishes) and self._made_up.isdisjoint(arguments_in(choice)):
                sure += 1
            wishes.append(Wish(choice, Meaning.of(game.detail(self._table, seat, choice))))
            told = [*self._apply(seat, choice), *self._let_others_play()]
        return self._trial(before, told, wishes, sure)

    def _let_others_play(self) -> list[Event]:
        """Until the seat decides again, if others are played."""
        game, told = self._game, list[Event]()
        while self._attempt.played and self._others_played < MOST_PLAYED:
            waiting = game.waiting(self._table)
            if not waiting or self._seat in waiting:
                break
            other = min(waiting)
            choice = self._player.choose(game.view(self._table, other), game.options(self._table, other), self._rng)
            told += self._apply(other, choice)
            self._others_played += 1
        return told

    def _apply(self, seat: int, choice: str) -> Sequence[Event]:
        """Play on. What the seat is shown then that it did not know, and that is not on dice, is made up."""
        told = self._game.apply(self._table, seat, choice, self._luck)
        for event in heard(told, self._seat):
            if event.barrier:
                self._made_up |= _names_in(event.args) - self._known - self._luck.faces
        return told

    def _trial(
        self, before: bytes, told: list[Event], wishes: list[Wish], sure: int, *, possible: bool = True
    ) -> Trial:
        waiting = self._game.waiting(self._table)
        end: End = ""
        if not waiting:
            end = "over"
        elif self._seat not in waiting:
            end = "far" if self._attempt.played else "others"
        elif len(wishes) >= DEEPEST:
            end = "far"
        said = heard(told, self._seat)
        whose = sorted(waiting) if end == "others" else []
        return Trial(self._game.save(self._table), before, said, wishes, end, whose, possible, sure)


def _names_in(what: Any) -> set[str]:
    """All that is named anywhere in a view, or in what an event says."""
    found, left = set[str](), [msgspec.to_builtins(what)]
    while left:
        part = left.pop()
        if isinstance(part, str):
            found.add(part)
        elif isinstance(part, dict):
            parts = cast("dict[Any, Any]", part)
            left += [*parts.keys(), *parts.values()]
        elif isinstance(part, (list, tuple)):
            left += cast("Sequence[Any]", part)
    return found
