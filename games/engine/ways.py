"""Ways to go on: chains of a seat's decisions that one press may take, none of which shows anything before the last.
Each is tried on a table that the seat can't tell from the real one. How ways are offered and played is not here."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from games.engine.game import Ending, Game
from games.engine.illegal import Illegal
from games.engine.luck import Luck
from games.engine.step import Ask

MOST = 25
"""So many ways begin with the same choice at most; with more, all of them end a decision earlier."""
MOST_IN_ALL = 60
LONGEST_WAY = 4
TRIED = 60
"""Where the next decisions have more answers than this together, they are not tried."""
_ANY_LUCK = Luck(bytes(32))


class Way(msgspec.Struct, frozen=True):
    """Decisions in their order, with the small print each has once those before it are taken; and what ends with the
    last one, as far as the seat can know."""

    choices: tuple[str, ...]
    details: tuple[Ask | None, ...]
    ends: Ending | None = None


class Ways(msgspec.Struct, frozen=True):
    """The ways that begin with one choice."""

    choice: str
    ways: tuple[Way, ...]

    @property
    def saves(self) -> bool:
        """Whether any of them saves a press."""
        return any(len(way.choices) > 1 for way in self.ways)


class _Place(NamedTuple):
    """Where a way leads to. `goes_on`: the same seat decides next, and nothing was shown."""

    way: Way
    table: Any
    goes_on: bool


def asked_twice(game: Game[Any, Any], table: Any, seat: int, options: Sequence[str]) -> frozenset[str]:
    """Those of a seat's options about which a person is asked once more: none where there is no other one."""
    found = frozenset(game.careful(table, seat, options))
    return found if len(found) < len(options) else frozenset()


def ways(game: Game[Any, Any], table: Any, seat: int) -> list[Ways]:
    """What `seat` may do in one press, by its first choice in the order of the options.

    A way ends where something is shown (an event with `barrier`, a window that closes), and where another seat decides.
    What a person is asked about twice is in none of them. Of ways to the same table there is one.
    """
    if game.step(table, seat) is None:
        return []
    return _Search(game, table, seat).found()


class _Search:
    """All ways from one table, a decision further at a time."""

    def __init__(self, game: Game[Any, Any], table: Any, seat: int) -> None:
        self._game, self._seat = game, seat
        self._world = imagined(game, table, seat)
        self._round = game.round_of(self._world)
        self._seen = {game.save(self._world)}

    def found(self) -> list[Ways]:
        options = self._game.options(self._world, self._seat)
        guarded = asked_twice(self._game, self._world, self._seat, options)
        places: dict[str, list[_Place]] = {}
        for option in options:
            if option not in guarded:
                place = self._next(Way((), ()), self._world, option)
                places[option] = [place] if place is not None else []
        growing = list(places)
        for _ in range(LONGEST_WAY - 1):
            growing = [option for option in growing if self._grow(option, places)]
        return [Ways(option, tuple(place.way for place in there)) for option, there in places.items()]

    def _grow(self, option: str, places: dict[str, list[_Place]]) -> bool:
        """Let all ways that begin with this option go a decision further, if that is not too much."""
        there = places[option]
        if not any(place.goes_on for place in there):
            return False
        answers = [self._game.options(place.table, self._seat) if place.goes_on else [] for place in there]
        if sum(map(len, answers)) > TRIED:
            return False
        grown: list[_Place] = []
        for place, options in zip(there, answers, strict=True):
            if not options:
                grown.append(place)
                continue
            guarded = asked_twice(self._game, place.table, self._seat, options)
            further = [self._next(place.way, place.table, each) for each in options if each not in guarded]
            grown += [each for each in further if each is not None]
        others = sum(len(each) for first, each in places.items() if first != option)
        if len(grown) > MOST or others + len(grown) > MOST_IN_ALL:
            return False
        places[option] = grown
        return True

    def _next(self, way: Way, before: Any, choice: str) -> _Place | None:
        """The way one decision further; None if another one has led there."""
        game, seat = self._game, self._seat
        detail = game.detail(before, seat, choice)
        table = before.clone()
        table.asked = before.asked  # the same question of the same table
        window = table.lanes
        try:
            shows = any(event.barrier for event in game.apply(table, seat, choice, _ANY_LUCK))
        except Illegal:  # in another world than the imagined one it is possible
            return None
        shows |= window is not None and table.lanes is not window
        if not shows:
            state = game.save(table)
            if state in self._seen:
                return None
            self._seen.add(state)
        ends = self._end(table) if window is None else None
        further = Way((*way.choices, choice), (*way.details, detail), ends)
        return _Place(further, table, not shows and game.step(table, seat) is not None)

    def _end(self, table: Any) -> Ending | None:
        """What is over. In a window nothing is said: that others have answered is not to be seen."""
        if not self._round:
            return None
        return "game" if table.over else "round" if self._game.round_of(table) != self._round else None


def imagined(game: Game[Any, Any], table: Any, seat: int) -> Any:
    """A table that `seat` can't tell from the real one, and always the same one."""
    return game.load(game.save(game.imagine(table, seat, Random(0))))


def details_along(game: Game[Any, Any], table: Any, seat: int, choices: Sequence[str]) -> list[Ask | None]:
    """The small print that a way of these choices is offered with. Raises `Illegal`, and only that, if there is none
    such, whatever these choices are."""
    world, found = imagined(game, table, seat), list[Ask | None]()
    for choice in choices:
        if (illegal := game.why_not(world, seat, choice)) is not None:  # only what may be chosen has small print
            raise illegal
        found.append(game.detail(world, seat, choice))
        game.apply(world, seat, choice, _ANY_LUCK)
    return found
