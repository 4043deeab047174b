"""Who reviews a game: the judge that says what a table is worth, and the adviser that says what it would have done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

from games.engine.effort import Effort
from games.engine.game import Game
from games.engine.players import RANDOM, Appraising, Budget, Player, Searching
from games.engine.search import Captain, Judge, Plan

UNHURRIED_S = 3600.0
"""Thoughts end by their playouts, never by the clock."""


class Finishing(Judge[Any, Any]):
    """For games without a judge of their own: a quick player plays for everybody to the end, and points are points."""

    def __init__(self, game: Game[Any, Any], player: Player) -> None:
        self._game, self._player = game, player

    def plans(self, world: Any, view: Any, options: Sequence[str], rng: Random) -> list[Plan]:
        return [(self._player.choose(view, options, rng),)]

    def act(self, world: Any, seat: int, rng: Random) -> str:
        return self._player.choose(self._game.view(world, seat), self._game.options(world, seat), rng)

    def ends(self, world: Any, begun: Any) -> bool:
        return False

    def points(self, world: Any) -> list[float]:
        result = self._game.result(world)
        assert result is not None, "it was played to the end"
        return [float(score.total) for score in sorted(result.scores, key=lambda score: score.seat)]


def judge_of(game: Game[Any, Any]) -> Judge[Any, Any]:
    """Who says in the end what a choice was worth: patient, and not simply the one by whom the adviser chose, whose
    errors would count twice."""
    return hasty_judge_of(game).patient()


def hasty_judge_of(game: Game[Any, Any]) -> Judge[Any, Any]:
    """The judge of the strongest player that has one; if nobody has, the strongest quick player finishes games."""
    for player in reversed(game.searching):
        judge = getattr(player, "judge", None)
        if isinstance(judge, Judge):
            return cast(Judge[Any, Any], judge)
    return Finishing(game, game.players[-1])


def effort_of(game: Game[Any, Any]) -> Effort:
    """How much a review of this game thinks."""
    return judge_of(game).effort


def eye_of(game: Game[Any, Any]) -> Appraising | None:
    """What tells at a glance what each choice promises, if the game has it."""
    return next((eye for each in game.players if isinstance(eye := getattr(each, "eye", None), Appraising)), None)


def adviser_of(game: Game[Any, Any]) -> str:
    """The name of the strongest player, which says what it would have done."""
    return (game.searching or game.players)[-1].name


def adviser_tries_out(game: Game[Any, Any]) -> bool:
    """Whether the strongest player goes by what it meets in imagined worlds: another number of them may change its
    mind, and what a quick player would do is among what it tries."""
    return bool(game.searching) and isinstance(game.searching[-1], Captain)


def advised(
    game: Game[Any, Any], imagined: Callable[[Random], Any], view: Any, options: Sequence[str], rng: Random, most: int
) -> Plan:
    """What the strongest player would do, from what the seat may know; `most` playouts at most."""
    if not game.searching:
        return ((game.players[-1] if game.players else RANDOM).choose(view, options, rng),)
    player: Searching = game.searching[-1]
    budget = Budget(UNHURRIED_S, most)
    if isinstance(player, Captain):
        captain = cast(Captain[Any, Any], player)
        return captain.plan(game, imagined, view, options, rng, budget)
    return (player.weigh(game, imagined, view, options, rng, budget)[0].choice,)
