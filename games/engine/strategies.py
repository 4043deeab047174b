"""The strategy book of a game: plain ideas, as somebody has them at their first game, each followed to the end.
Levels of computer players are measured against them; nobody is offered one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import Generic, TypeVar

from games.engine.picks import Pick, Picks
from games.engine.players import Appraising

V = TypeVar("V")
P = TypeVar("P", bound=Pick)
Idea = Callable[[V, P], float]
"""How much an idea speaks for a choice, as its seat sees the game. Its docstring is the idea in words, its name that
of the player: `only_fish` is played by `only-fish`."""


class Strategy(Generic[V, P]):
    """Follows one idea: takes what the idea speaks for most. Of such choices it takes the one that promises most, as a
    beginner sees it who misjudges nothing; without an `eye` for the game, any of them. So where the idea has nothing to
    say it plays as a good deckhand, and what nobody in their senses would do it does for no idea."""

    def __init__(self, idea: Idea[V, P], choices: Picks[P], eye: Appraising | None) -> None:
        self.name = idea.__name__.replace("_", "-")
        self._idea, self._choices, self._eye = idea, choices, eye

    def choose(self, view: V, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        promises = self._eye.appraise(view, options, rng) if self._eye else [rng.random() for _ in options]
        sane = [(option, promise) for option, promise in zip(options, promises, strict=True) if promise > -inf]
        return max(sane, key=lambda each: (self._idea(view, self._choices.of(each[0])), each[1]))[0]


def book(choices: Picks[P], eye: Appraising | None, *ideas: Idea[V, P]) -> tuple[Strategy[V, P], ...]:
    """The strategies of these ideas, for a game of these `choices`; `eye` decides what the ideas leave open."""
    return tuple(Strategy(idea, choices, eye) for idea in ideas)
