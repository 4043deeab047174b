"""What can go wrong in the store, as exceptions with names.
No sentences for people are made here; the bot has one for each of these."""

from __future__ import annotations

from typing import Literal

Reason = Literal["locked", "full", "readonly", "damaged", "unwritable", "down"]


class StoreError(Exception):
    """Base of everything the store raises on purpose."""


class StoreUnavailable(StoreError):
    """The database cannot be used now; nothing was changed, or it is unknown whether the commit arrived.

    `reason` says why in one word; the driver's own exception is the `__cause__`.
    """

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason: Reason = reason


class RowDamaged(StoreError):
    """A row can't be read: `column` of it holds what must not stand there. Everything else can be."""

    def __init__(self, table: str, key: str, column: str) -> None:
        super().__init__(f"row {key} of {table} can't be read ({column})")
        self.table = table
        self.key = key
        self.column = column


class ForeignDatabase(StoreError):
    """What the address leads to is another program's, or no database at all; nothing of it was changed."""


class SchemaTooNew(StoreError):
    """The database was written by a newer Quayside; this one must not touch it."""


class DriverMissing(StoreError):
    """The driver for this kind of database is not installed."""


class Occupied(StoreError):
    """A bot works on this database; what was asked needs it empty of people."""


class NotEmpty(StoreError):
    """What is to be filled from another database holds something already."""


class CopyFailed(StoreError):
    """What arrived in the other database is not what was sent; nothing was committed."""


class GameMissing(StoreError):
    """No game has this id."""


class StaleVersion(StoreError):
    """Somebody else changed the game since it was loaded: load it again."""


class DuplicateInteraction(StoreError):
    """A move with this interaction id is already stored: the interaction arrived twice."""


class WrongState(StoreError):
    """The game is not in the state this needs."""

    def __init__(self, game_id: str, state: str) -> None:
        super().__init__(f"game {game_id} is {state}")
        self.state = state


class AlreadySeated(StoreError):
    """This person sits at the game already."""


class NotSeated(StoreError):
    """This person or seat is not at the game."""


class LobbyFull(StoreError):
    """All seats are taken."""


class AlreadyRun(StoreError):
    """This person has a run with this deal already."""


class TooManySeries(StoreError):
    """As many series of challenges as may go on at once go on on this server."""
