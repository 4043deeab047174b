"""The record of a game as a file: everything from which anybody can play it again and see that nobody bent the luck.
The format is described in `docs/files.md`; it is never changed, only followed by a new one."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

import msgspec

from bot.ledger.loaded import Loaded
from games.engine import Record, digest

FORMAT: Literal["quayside-record/1"] = "quayside-record/1"


class RecordFile(msgspec.Struct, frozen=True, kw_only=True):
    """What stands in the file. `choices` are pairs of seat and choice; `secret` is in hexadecimal digits.

    `digest` is the fingerprint of the table after the last choice; `result` is None for a game that was ended early.
    """

    format: Literal["quayside-record/1"]
    id: str
    game: str
    rules: int
    shape: int
    data: str
    seats: int
    names: list[str]
    settings: dict[str, str]
    commitment: str
    secret: str
    salt: str
    choices: list[tuple[int, str]]
    digest: str
    result: dict[str, Any] | None
    began: datetime
    ended: datetime | None

    @property
    def record(self) -> Record:
        """The record that the engine replays."""
        return Record(
            game=self.game,
            rules=self.rules,
            shape=self.shape,
            seats=self.seats,
            settings=self.settings,
            data=self.data,
            secret=bytes.fromhex(self.secret),
            salt=self.salt,
            choices=self.choices,
        )


def record_file(loaded: Loaded, record: Record) -> RecordFile:
    """The file of a game that is over; of any other its secret must not get out."""
    row = loaded.row
    assert row.state in ("finished", "cancelled"), "the secret of a running game stays where it is"
    result = loaded.game.result(loaded.table)
    return RecordFile(
        format=FORMAT,
        id=row.id,
        game=record.game,
        rules=record.rules,
        shape=record.shape,
        data=record.data,
        seats=record.seats,
        names=loaded.names,
        settings=record.settings,
        commitment=row.commitment,
        secret=record.secret.hex(),
        salt=record.salt,
        choices=record.choices,
        digest=digest(loaded.game, loaded.table),
        result=msgspec.to_builtins(result) if result is not None else None,
        began=row.created_at,
        ended=row.finished_at,
    )


def written(file: RecordFile) -> bytes:
    """The file's bytes: JSON that people can read."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def read_record_file(data: bytes) -> RecordFile:
    """The record in a file. Raises `ValueError` for anything else, and for a format of later."""
    try:
        return msgspec.json.decode(data, type=RecordFile)
    except msgspec.MsgspecError as error:
        raise ValueError(f"this is no record that can be read here ({FORMAT}): {error}") from error
