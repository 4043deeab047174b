"""In which order a seat's choices are shown, and with which numbers: on buttons, in texts and in pictures."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import count
from typing import Any

from games.engine.game import Game
from games.engine.picks import verb_in


class Numbered(dict[str, int]):
    """Choices with their numbers, for buttons and pictures. Those `apart` gain nothing: no picture asks for them."""

    def __init__(self, numbers: Mapping[str, int] | Sequence[tuple[str, int]], apart: Collection[str] = ()) -> None:
        super().__init__(numbers)
        self.apart = frozenset(apart)


def asked_twice(game: Game[Any, Any], table: Any, seat: int, options: Sequence[str]) -> frozenset[str]:
    """Those of a seat's options about which a person is asked once more: none where there is no other one."""
    found = frozenset(game.careful(table, seat, options))
    return found if len(found) < len(options) else frozenset()


def is_moot(game: Game[Any, Any], table: Any, seat: int, options: Sequence[str]) -> bool:
    """Whether all of a seat's options but what may be done at any time do the same: several, of which one is enough."""
    meant = {each for each in options if verb_in(each) not in game.free}
    return len(meant) > 1 and any(meant == {*some} for some in game.same(table, seat, options))


def _verbs(game: Game[Any, Any], options: Sequence[str]) -> list[str]:
    """The verbs of the options in the order in which they are shown."""
    found = list(dict.fromkeys(map(verb_in, options)))
    ordered = iter([verb for verb in game.side_by_side if verb in found])
    return [next(ordered) if verb in game.side_by_side else verb for verb in found]


def numbered(game: Game[Any, Any], table: Any, seat: int) -> Numbered:
    """The seat's options as they are shown, each with its number: its own one where it comes up again and again
    (`Game.steady`), else the next one behind those.

    Those of one verb stand together, the usual ones first, the others as they are ranked (`Game.ranked`), what ends the
    turn last, and behind it, `apart`, only what gives something up.
    """
    options = game.options(table, seat)
    own = {choice: number for number, choice in enumerate(game.steady(table, seat, options), 1)}
    usual, careful = game.usual(table, seat, options), asked_twice(game, table, seat, options)
    verbs = _verbs(game, options)
    ranks = {choice: rank for rank, choice in enumerate(game.ranked(table, seat, options))}

    def place(choice: str) -> tuple[bool, bool, bool, int, int, int]:
        verb, rank = verb_in(choice), ranks.get(choice, len(ranks))
        return choice in careful, verb in game.closing, choice not in usual, verbs.index(verb), own.get(choice, 0), rank

    others = count(len(own) + 1)
    shown = [(choice, own[choice] if choice in own else next(others)) for choice in sorted(options, key=place)]
    return Numbered(shown, careful)
