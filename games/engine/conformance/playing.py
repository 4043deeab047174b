"""A whole game played at random and written down, and how a broken promise is reported: what all checks share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from games.engine.event import Event
from games.engine.game import Game
from games.engine.players import RANDOM
from games.engine.record import Record

AnyGame = Game[Any, Any]
Settings = Mapping[str, str]
LONGEST_GAME = 20_000


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
    if real != other:
        raise Broken(complaint + difference(real, other))


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


def difference(real: bytes, dreamt: bytes) -> str:
    """Where two encodings part, for the message."""
    at = next((i for i, (a, b) in enumerate(zip(real, dreamt, strict=False)) if a != b), min(len(real), len(dreamt)))
    one, other = (each[max(0, at - 60) : at + 40].decode(errors="replace") for each in (real, dreamt))
    return f": ...{one}... instead of ...{other}..."
