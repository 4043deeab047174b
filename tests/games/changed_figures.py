"""Changes one figure of a game's data after the other and looks whether anything is another then: the start is refused,
a game goes otherwise, or a picture or a text says something else. A program of its own, as a game reads its data once:
every figure is tried in a forked process, which reads the game anew."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Collection, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any, TypeVar, cast

import msgspec
import msgspec.inspect

from games.engine import DataError, Luck, data
from games.engine.conformance import every_option
from games.engine.data import Data
from tests.games.test_read_figures import FREE, fields, ours, type_of

MOST_PLIES, EVERY, DRAWN, TRIED = 400, 7, 40, 4
SEEDS = ((1,), tuple(range(2, 7)))
"""Games that are played at first, and if these go on as ever."""
PICTURES = 2
STAGES = range(3)
NO_VALUE, REFUSED = "no value of its type", "refused"
_load = data.load
T = TypeVar("T")


def leaves(file: str) -> dict[str, list[tuple[int | str, ...]]]:
    """The ways to all figures of a file that its type knows, by what they are called without the numbers of rows."""
    found: dict[str, list[tuple[int | str, ...]]] = {}
    raw = ours(file)
    typed = {way for _, _, way, typed in fields(raw, msgspec.inspect.type_info(type_of(file)), "") if typed}
    for way in _ways(raw, ()):
        name = ".".join(str(each) for each in way if isinstance(each, str))
        if not any(FREE.fullmatch(each) for each in way if isinstance(each, str)) and _is_typed(name, typed):
            found.setdefault(name, []).append(way)
    return found


def _is_typed(name: str, typed: set[str]) -> bool:
    parts = name.split(".")
    return all(".".join(parts[: number + 1]) in typed for number in range(min(2, len(parts))))


def _ways(value: object, way: tuple[int | str, ...]) -> Iterator[tuple[int | str, ...]]:
    if isinstance(value, dict):
        for name, part in cast(dict[str, Any], value).items():
            yield from _ways(part, (*way, name))
    elif isinstance(value, list):
        for number, part in enumerate(cast(list[Any], value)):
            yield from _ways(part, (*way, number))
    else:
        yield way


def others(value: object, alike: list[object]) -> list[object]:
    """Values that could stand there instead."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, 2 * value + 3]
    return [*(each for each in dict.fromkeys(alike) if each != value)][:3] or [f"{value}x"]


def put(raw: Any, way: tuple[int | str, ...], value: object) -> None:
    for name in way[:-1]:
        raw = raw[name]
    raw[way[-1]] = value


def at(raw: Any, way: tuple[int | str, ...]) -> Any:
    for name in way:
        raw = raw[name]
    return raw


def marks(game_id: str, file: str, raw: dict[str, Any], stage: int) -> str:
    """A fingerprint of how a game goes with these tables; "refused" if it does not start with them."""

    def load(game: str, name: str, type_: Any) -> Any:
        if name != file:
            return _load(game, name, type_)
        return Data(msgspec.convert(raw, type_), raw, "", replaced=False)

    for module in [each for each in sys.modules if each.startswith((f"games.{game_id}", f"render.{game_id}"))]:
        del sys.modules[module]
    data.load = load
    import games.engine

    games.engine.load = load
    found = hashlib.blake2b()
    try:
        game = import_module(f"games.{game_id}").GAME
        for event in _pictures(game) if stage == PICTURES else _games(game, SEEDS[stage]):
            found.update(event)
    except msgspec.ValidationError:
        return NO_VALUE
    except DataError:
        return REFUSED
    except Exception as error:
        return f"raised {type(error).__name__}"
    return found.hexdigest()


def _games(game: Any, seeds: Sequence[int]) -> Iterator[bytes]:
    encode = msgspec.json.encode
    yield encode([[*game.seats], [str(setting) for setting in game.settings], [verb.name for verb in game.verbs]])
    for seats, settings in every_option(game) if len(seeds) > 1 else [(seats, {}) for seats in game.seats]:
        for seed in seeds:
            yield from _play(game, seats, settings, seed)


def _play(game: Any, seats: int, settings: dict[str, str], seed: int) -> Iterator[bytes]:
    encode, rng, luck = msgspec.json.encode, Random(seed), Luck(bytes([seed]) * 32)
    table, events = game.setup(seats, settings, luck)
    for ply in range(MOST_PLIES):
        if not (waiting := sorted(game.waiting(table))):
            break
        seat = rng.choice(waiting)
        options = game.options(table, seat)
        if ply % EVERY == 0:
            yield encode(game.view(table, seat))
            yield encode([game.detail(table, seat, option) for option in options[:12]])
        choice = rng.choice(options)
        events += game.apply(table, seat, choice, luck)
        yield choice.encode()
    yield encode(events)
    yield encode(game.view(table, None))
    yield encode(game.result(table))


def _pictures(game: Any) -> Iterator[bytes]:
    """What is drawn and said of a few moments, of all cards, and of the rules."""
    from bot.text import LANGUAGES, texts
    from render import card_painter, painter

    paint, cards = painter(game.id), card_painter(game.id)
    words, others = (texts().words(language).of(game.id) for language in LANGUAGES)
    yield "".join(rule.text for rule in words.rules()).encode()
    if cards is not None:
        yield from (cards.card(card, words).alt.encode() for card in cards.cards())
    names = ["Anna", "Ben", "Cleo", "Dan", "Eva"]
    for seats, spoken in ((game.seats[0], words), (game.seats[-1], others)):
        rng, luck = Random(1), Luck(bytes(32))
        table, _ = game.setup(seats, {}, luck)
        for ply in range(MOST_PLIES):
            if not (waiting := sorted(game.waiting(table))):
                break
            if ply == DRAWN:
                view = game.view(table, waiting[0])
                yield paint.text(view, spoken, names=names[:seats]).encode()
                yield paint.table(view, spoken, names=names[:seats]).data
            game.apply(table, waiting[0], rng.choice(game.options(table, waiting[0])), luck)
        if (result := game.result(table)) is not None:
            yield paint.scoring(game.view(table, None), result, spoken, names=names[:seats]).data


def tried(game_id: str, file: str, raw: dict[str, Any], stage: int) -> str:
    """`marks` in a process of its own."""
    receive, send = os.pipe()
    if (child := os.fork()) == 0:
        os.write(send, marks(game_id, file, raw, stage).encode())
        os._exit(0)
    os.close(send)
    with os.fdopen(receive) as pipe:
        found = pipe.read()
    os.waitpid(child, 0)
    return found


def _spread(ways: Sequence[T]) -> list[T]:
    """The first, the last and some between them."""
    return list(dict.fromkeys(ways[number * (len(ways) - 1) // (TRIED - 1)] for number in range(TRIED)))


class Tried:
    """Tries the figures of a file. `marked` are the fingerprints with ours, as far as they were needed."""

    def __init__(self, game_id: str, file: str) -> None:
        self._game, self._file = game_id, file
        self._marked: dict[int, str] = {}

    def unseen(self, tables: Collection[str], *, every: bool) -> dict[str, list[str]]:
        """The figures of these tables, or of all, with which nothing changes: by what they are called, the places that
        were tried in vain. Of each column a few rows are tried, and one that changes something is enough, or all."""
        found: dict[str, list[str]] = {}
        for name, ways in leaves(self._file).items():
            if tables and name.partition(".")[0] not in tables:
                continue
            chosen = ways if every else _spread(ways)
            values = [at(ours(self._file), way) for way in ways]
            dead = list(chosen)
            for stage in STAGES:
                seen = [
                    way for way in (dead if every or stage < PICTURES else dead[:1]) if self._seen(way, values, stage)
                ]
                dead = [way for way in dead if way not in seen] if every else [] if seen else dead
            if dead:
                found[name] = [".".join(map(str, way)) for way in dead]
                print(name, found[name], file=sys.stderr, flush=True)
        return found

    def _seen(self, way: tuple[int | str, ...], values: list[object], stage: int) -> bool:
        """Whether a game goes otherwise with another value there, or something else is drawn or said; also if a check
        of the game refuses one, or its type all of them, as where a name says which figures stand beside it."""
        refused = list[bool]()
        for value in others(at(ours(self._file), way), values):
            put(raw := ours(self._file), way, value)
            after = tried(self._game, self._file, raw, stage)
            if after not in (NO_VALUE, self._ours(stage)):
                return True
            refused.append(after == NO_VALUE)
            if stage and after != NO_VALUE:
                break
        return bool(refused) and all(refused)

    def _ours(self, stage: int) -> str:
        if stage not in self._marked:
            self._marked[stage] = tried(self._game, self._file, ours(self._file), stage)
        return self._marked[stage]


if __name__ == "__main__":
    game, file, *asked = sys.argv[1:]
    tables = [each for each in asked if each != "--every"]
    print(json.dumps(Tried(game, file).unseen(tables, every="--every" in asked)))
