"""A whole game played at random and written down, and how a broken promise is reported: what all checks share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any, cast

import msgspec

from games.engine.event import Event
from games.engine.game import Game
from games.engine.players import RANDOM
from games.engine.record import Record

AnyGame = Game[Any, Any]
Settings = Mapping[str, str]
LONGEST_GAME = 20_000
LONGEST_VALUE = 100
"""So much of a value is told where two differ."""


class Broken(AssertionError):
    """A game that does not keep the contract; the message says what and where."""


class Ply(msgspec.Struct, frozen=True):
    """One decision of a game played through: the table before it, who chose what, what followed.

    `window` says that it was made in a simultaneous window, `closed` that it was the window's last.
    """

    before: bytes
    seat: int
    choice: str
    options: list[str]
    events: list[Event]
    window: bool
    closed: bool


class Playthrough(msgspec.Struct, frozen=True):
    """A whole game: its record, the events of the setup, every ply, the final table."""

    record: Record
    setup: list[Event]
    plies: list[Ply]
    final: bytes


def must(kept: bool, complaint: str) -> None:
    if not kept:
        raise Broken(complaint)


def must_be_alike(real: bytes, other: bytes, complaint: str) -> None:
    """Two encodings of plain data are the same."""
    if real != other:
        raise Broken(complaint + difference(real, other))


def must_be_one_table(saved: bytes, other: bytes, complaint: str) -> None:
    """Two saved tables are the same."""
    if saved != other:
        raise Broken(complaint + _difference(msgspec.msgpack.decode(saved), msgspec.msgpack.decode(other)))


def secret_of(seed: int) -> bytes:
    """The secret of the game that is played with this seed."""
    return Random(f"secret {seed}").randbytes(32)


def record_of(game: AnyGame, seats: int, settings: Settings, seed: int) -> Record:
    return Record(
        game=game.id,
        rules=game.rules,
        shape=game.shape,
        seats=seats,
        settings=dict(settings),
        data=game.digest,
        secret=secret_of(seed),
        salt=f"salt {seed}",
    )


def play_through(game: AnyGame, seats: int, settings: Settings, seed: int) -> Playthrough:
    """A whole game of players at random; where several seats may answer, any of them comes first.

    The newest ones are remembered, for one check after the other looks at the same: nobody changes them.
    """
    return _remembered(game, seats, tuple(settings.items()), seed)


def played_anew(game: AnyGame, seats: int, settings: Settings, seed: int) -> Playthrough:
    """The same, played now."""
    record = record_of(game, seats, settings, seed)
    luck, rng = record.luck, Random(seed)
    table, setup = game.setup(seats, settings, luck)
    plies: list[Ply] = []
    while waiting := sorted(game.waiting(table)):
        must(len(plies) < LONGEST_GAME, f"no end after {LONGEST_GAME} decisions")
        seat = rng.choice(waiting)
        options = game.options(table, seat)
        must(bool(options), f"seat {seat} is asked {game.waiting(table)[seat]} and has no choice")
        choice = RANDOM.choose(None, options, rng)
        before, lanes = game.save(table), table.lanes
        events = game.apply(table, seat, choice, luck)
        window = lanes is not None
        plies.append(Ply(before, seat, choice, options, events, window, window and table.lanes is not lanes))
    must(table.over, "nobody is waiting, and the game is not over")
    choices = [(ply.seat, ply.choice) for ply in plies]
    return Playthrough(msgspec.structs.replace(record, choices=choices), setup, plies, game.save(table))


@lru_cache(maxsize=4)
def _remembered(game: AnyGame, seats: int, settings: tuple[tuple[str, str], ...], seed: int) -> Playthrough:
    return played_anew(game, seats, dict(settings), seed)


def tables_of(game: AnyGame, played: Playthrough) -> list[Any]:
    """The table before every ply, and the last one."""
    return [game.load(data) for data in [*(ply.before for ply in played.plies), played.final]]


def plain(thing: Any) -> bytes:
    """A view, an event or any other plain data as bytes, to compare or to search."""
    return msgspec.json.encode(thing, order="deterministic")


def difference(real: bytes, other: bytes) -> str:
    """Where two encodings part, for the message: the field, if they are plain data, and what each has there."""
    try:
        return _difference(msgspec.json.decode(real), msgspec.json.decode(other))
    except msgspec.DecodeError:
        return _excerpts(real.decode(errors="replace"), other.decode(errors="replace"))


def _difference(one: Any, other: Any) -> str:
    """The way to the innermost field in which two things part, and what each has there."""
    way = ""
    while apart := next(_apart(one, other), None):
        key, one, other = apart
        way += key
    return f": {way.lstrip('.') or 'all of it'} is{_excerpts(plain(one).decode(), plain(other).decode())[1:]}"


def _apart(one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    """What both have, and not alike."""
    mine, theirs = _parts(one), _parts(other)
    return (
        (key, part, theirs[key]) for key, part in mine.items() if key in theirs and plain(part) != plain(theirs[key])
    )


def _parts(thing: Any) -> dict[str, Any]:
    """What a list or an object is made of; nothing of anything else."""
    if isinstance(thing, dict):
        return {f".{name}": part for name, part in cast(dict[object, Any], thing).items()}
    return {f"[{at}]": part for at, part in enumerate(cast(list[Any], thing))} if isinstance(thing, list) else {}


def _excerpts(one: str, other: str) -> str:
    """Both texts, of long ones what is around the place where they part."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    begin, end = (0 if at <= LONGEST_VALUE // 2 else at - LONGEST_VALUE // 2), at + LONGEST_VALUE // 2
    mine, theirs = (
        f"{'...' if begin else ''}{each[begin:end]}{'...' if end < len(each) else ''}" for each in (one, other)
    )
    return f": {mine} instead of {theirs}"
