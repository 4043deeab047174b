"""What comes of trying something out: the table as a seat knows it, played on by its own choices. It is imagined from
what the seat knows alone, so that it is the same whatever there is that the seat doesn't know."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any, Literal

import msgspec

from bot.ledger.plan import Meaning, Wish
from bot.players.registry import players_of, stand_in
from games.engine import Event, Game, Luck, heard, registry

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
    plan would have them; why it ends here, if it does, and who would decide. `possible`: whether these choices were."""

    table: bytes
    before: bytes
    told: list[Event]
    wishes: list[Wish]
    end: End = ""
    whose: list[int] = []
    possible: bool = True


def try_out(attempt: Attempt) -> Trial:
    """The same answer to the same question. Dice and cards to come are drawn once from what the seat knows."""
    return _Copy(attempt).played_on()


class _Copy:
    """The table of a trial while it is played on."""

    def __init__(self, attempt: Attempt) -> None:
        self._game: Game[Any, Any] = registry()[attempt.kind]
        self._attempt, self._seat = attempt, attempt.seat
        self._table = self._game.load(attempt.world)
        self._rng = Random(attempt.world)
        self._luck = Luck(hashlib.blake2b(attempt.world, digest_size=32).digest())
        self._player = players_of(attempt.kind)[stand_in(attempt.kind)]
        self._others_played = 0

    def played_on(self) -> Trial:
        game, seat = self._game, self._seat
        before, wishes = self._attempt.world, list[Wish]()
        told = self._let_others_play()
        for place in self._attempt.steps:
            options = game.options(self._table, seat)
            if place >= len(options):
                return self._trial(before, told, wishes, possible=False)
            choice, before = options[place], game.save(self._table)
            wishes.append(Wish(choice, Meaning.of(game.detail(self._table, seat, choice))))
            told = [*game.apply(self._table, seat, choice, self._luck), *self._let_others_play()]
        return self._trial(before, told, wishes)

    def _let_others_play(self) -> list[Event]:
        """Until the seat decides again, if others are played."""
        game, told = self._game, list[Event]()
        while self._attempt.played and self._others_played < MOST_PLAYED:
            waiting = game.waiting(self._table)
            if not waiting or self._seat in waiting:
                break
            other = min(waiting)
            choice = self._player.choose(game.view(self._table, other), game.options(self._table, other), self._rng)
            told += game.apply(self._table, other, choice, self._luck)
            self._others_played += 1
        return told

    def _trial(self, before: bytes, told: list[Event], wishes: list[Wish], *, possible: bool = True) -> Trial:
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
        return Trial(self._game.save(self._table), before, said, wishes, end, whose, possible)
