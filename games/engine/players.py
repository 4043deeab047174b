"""Computer players: the contract of quick ones and of those that think (`search.py`), the one that plays at random,
and the deckhand, who errs like a beginner. Their randomness is their own and never the game's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

from games.engine.picks import verb_in

if TYPE_CHECKING:
    from games.engine.game import Game


@runtime_checkable
class Player(Protocol):
    """A quick player: chooses from what its seat may know, within milliseconds; it never sees a table."""

    name: str

    def choose(self, view: Any, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        ...


class Budget(msgspec.Struct, frozen=True):
    """How long a player may think about one decision: seconds of its thread's CPU time, and playouts.

    If the playouts end a thought and not the clock, the same `rng` gives the same answer. Without a number it is as
    many as a decision at a table is worth, which each game's judge says (`Judge.playouts`).
    """

    seconds: float = 1.0
    playouts: int | None = None


class Weighed(msgspec.Struct, frozen=True):
    """A choice that was tried out: the own points it is expected to end with, what it was ranked by, and how often.

    `value` is in points as well, less what the others are expected to get; only differences mean something.
    """

    choice: str
    points: float
    value: float
    tries: int


class Searching(Protocol):
    """A player that thinks. It sees no table but those that `imagined` makes up: its seat can't tell them from the
    real one."""

    name: str

    def weigh(
        self,
        game: Game[Any, Any],
        imagined: Callable[[Random], Any],
        view: Any,
        options: Sequence[str],
        rng: Random,
        budget: Budget,
    ) -> list[Weighed]:
        """The choices worth a thought, best first, one at least; `game` are the rules, `view` the seat's own."""
        ...


class RandomPlayer:
    """Any legal choice, all verbs being equally likely, so that rare verbs are played as well. For tests, simulations
    and benches, and for challenges that were begun when this was what a deckhand did; no menu offers it."""

    name = "random"

    def choose(self, view: Any, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        matching: dict[str, list[str]] = {}
        for option in options:
            matching.setdefault(verb_in(option), []).append(option)
        verbs = sorted(matching)
        of_one = matching[verbs[rng.randrange(len(verbs))]]
        return of_one[rng.randrange(len(of_one))]


RANDOM = RandomPlayer()


@runtime_checkable
class Appraising(Protocol):
    """Says what each choice promises, from what its seat may know, within milliseconds."""

    def appraise(self, view: Any, options: Sequence[str], rng: Random) -> Sequence[float]:
        """What each of `options` promises, in points; only differences mean something. Minus infinity is for what
        nobody in their senses would choose; one at least is finite."""
        ...


class Deckhand:
    """A beginner: means to choose what promises most, misjudges everything a little, and does not see everything.

    Each promise is taken for more or less than it is, by `slip` points on average (as a standard deviation). Each
    choice is `overlooked` with that probability, unless nothing else would be left. So what matters little is chosen
    almost at random, and a large mistake is rare. Without an `eye` for the game it plays at random.
    """

    name = "deckhand"

    def __init__(self, eye: Appraising | None = None, slip: float = 0.0, overlooked: float = 0.0) -> None:
        self.eye = eye
        self._slip = slip
        self._overlooked = overlooked

    def choose(self, view: Any, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        if self.eye is None:
            return RANDOM.choose(view, options, rng)
        promises = self.eye.appraise(view, options, rng)
        sane = [(option, worth) for option, worth in zip(options, promises, strict=True) if worth > -inf]
        seen = [each for each in sane if rng.random() >= self._overlooked] or sane
        return max(seen, key=lambda each: each[1] + rng.gauss(0.0, self._slip))[0]
