"""The audit of a game: everything needed to play it again to the byte, and the replay itself."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from games.engine.event import Event
from games.engine.game import Game
from games.engine.luck import Luck, commitment


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its first to its last choice so far."""

    game: str
    rules: int
    shape: int
    seats: int
    settings: dict[str, str]
    data: str
    secret: bytes
    salt: str
    choices: list[tuple[int, str]] = []

    @property
    def commitment(self) -> str:
        """What was published of the secret before the game began."""
        return commitment(self.secret)

    @property
    def luck(self) -> Luck:
        """The luck this game was played with."""
        return Luck(self.secret, self.salt)


class RecordMismatch(Exception):
    """A record that belongs to another game, other rules or other data."""


def is_played_still(game: Game[Any, Any], record: Record) -> bool:
    """Whether a record was made with this game and with rules and data that it plays still."""
    ours = (game.id, game.shape)
    return ours == (record.game, record.shape) and game.plays_by(record.rules) and game.plays(record.data)


def check_same_game(game: Game[Any, Any], record: Record) -> None:
    """Raise `RecordMismatch` for a record of another game, or of rules or data that are not played any more."""
    if not is_played_still(game, record):
        theirs = (record.game, record.rules, record.shape, record.data)
        raise RecordMismatch(f"the record says {theirs}, this game is {(game.id, game.rules, game.shape, game.digest)}")


def replay(game: Game[Any, Any], record: Record, until: int | None = None) -> tuple[Any, list[list[Event]]]:
    """Play `record` again up to its choice number `until` (all of them by default).

    Returns the table and the events of the setup and of each choice. Raises `RecordMismatch` as `check_same_game` does,
    and `Illegal` when a choice in it is not legal.
    """
    check_same_game(game, record)
    luck = record.luck
    table, events = game.setup(record.seats, record.settings, luck, record.data, record.rules)
    told = [events]
    for seat, choice in record.choices[:until]:
        told.append(game.apply(table, seat, choice, luck))
    return table, told


def digest(game: Game[Any, Any], table: Any) -> str:
    """The fingerprint of a table."""
    return hashlib.sha256(game.save(table)).hexdigest()
