"""Checks of luck and of what is foretold: the same secret gives everybody the same luck, and what is said to end a
round or the game ends it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from games.engine.conformance.playing import LONGEST_GAME, AnyGame, Settings, must, plain, record_of
from games.engine.luck import Luck
from games.engine.players import RANDOM

T = TypeVar("T")
Key = tuple[str, ...]


class _Overheard(Luck):
    """Luck that keeps what was drawn: `numbers` one by one, `orders` as they were shuffled, by purpose and key."""

    def __init__(self, secret: bytes, salt: str) -> None:
        super().__init__(secret, salt)
        self.numbers: dict[Key, int] = {}
        self.orders: dict[Key, list[bytes]] = {}
        self.again: list[Key] = []

    def below(self, limit: int, purpose: str, *key: int | str) -> int:
        drawn = super().below(limit, purpose, *key)
        self._note(self.numbers, (purpose, *map(str, key)), drawn)
        return drawn

    def shuffle(self, purpose: str, items: Sequence[T], *key: int | str) -> list[T]:
        shuffled = super().shuffle(purpose, items, *key)
        if len(shuffled) > 1:
            self._note(self.orders, (purpose, *map(str, key)), [plain(item) for item in shuffled])
        return shuffled

    def _note(self, known: dict[Key, Any], key: Key, drawn: Any) -> None:
        if key in known:
            self.again.append(key)
        known[key] = drawn


def check_same_luck(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """Two games with the same secret in which other things are chosen: the same things, shuffled for the same purpose
    and moment, are in the same order in both. No draw has the key of an earlier one, for then the same would come out
    again."""
    one, other = (_luck_of(game, seats, settings, seed, chooser) for chooser in (1, 2))
    for luck in (one, other):
        must(not luck.again, f"{_called(luck.again)} is drawn twice with one key: the same comes out each time")
    for key in one.orders.keys() & other.orders.keys():
        mine, theirs = one.orders[key], other.orders[key]
        if sorted(mine) == sorted(theirs):
            must(mine == theirs, f"{_called([key])} comes in another order where something else was chosen")


def _luck_of(game: AnyGame, seats: int, settings: Settings, seed: int, chooser: int) -> _Overheard:
    record = record_of(game, seats, settings, seed)
    luck, rng = _Overheard(record.secret, record.salt), Random(f"{seed} {chooser}")
    table, _ = game.setup(seats, settings, luck)
    for _ in range(LONGEST_GAME):
        if not (waiting := sorted(game.waiting(table))):
            break
        seat = rng.choice(waiting)
        game.apply(table, seat, RANDOM.choose(None, game.options(table, seat), rng), luck)
    return luck


def _called(keys: Sequence[Key]) -> str:
    return " ".join(keys[0]) if keys else ""


class Foretold(NamedTuple):
    """What was said that a choice ends, and what it did end: `round`, `game` or nothing. In a `window` with others
    nothing may be said, before the first round (`begun` is false) nothing need be."""

    where: str
    said: str
    ended: str
    window: bool
    begun: bool


def foretold(game: AnyGame, seats: int, settings: Settings, seed: int) -> Iterator[Foretold]:
    """Of every choice of a game played at random."""
    record, quick = record_of(game, seats, settings, seed), RANDOM
    luck, rng = record.luck, Random(seed)
    table, _ = game.setup(seats, settings, luck)
    for number in range(LONGEST_GAME):
        if not (waiting := game.waiting(table)):
            return
        seat = min(waiting)
        options, before, window = game.options(table, seat), game.round_of(table), game.hides_answers(table, seat)
        choice = quick.choose(game.view(table, seat), options, rng)
        said = game.endings(table, seat, [choice]).get(choice, "")
        game.apply(table, seat, choice, luck)
        ended = "game" if table.over else "round" if game.round_of(table) != before else ""
        yield Foretold(f"ply {number}: {choice}", said, ended, window, bool(before))


def check_endings(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """What is said to end the round or the game does; nothing is said in a window with others."""
    for each in foretold(game, seats, settings, seed):
        must(not (each.window and each.said), f"{each.where}: in a window nobody may see that it ends the {each.said}")
        if each.said:
            must(each.said == each.ended, f"{each.where}: it is said to end the {each.said}, and doesn't")
