"""All that is stored about a person as packed files, made by a worker that reads the database by itself.
What belongs to a person the store knows; how it is asked for is in `export_answers.py`."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

import msgspec

from db.addresses import parse_url
from db.database_copy import one_moment
from db.personal_data import rows_about

FORMAT = "quayside-person/1"
NAME = "quayside-me"
MARGIN = 256 * 1024
"""Bytes of a file that may not have come out of the packing yet."""
_encode = msgspec.json.Encoder(enc_hook=repr).encode
"""What can't be read says so."""


class ExportOrder(msgspec.Struct, frozen=True):
    """Whose data are to be read from which database, and how many bytes a file may have."""

    database: str
    person_id: int
    at: datetime
    limit: int


def exported(order: ExportOrder) -> list[bytes]:
    """All that is stored about a person, as of one moment: one packed file, or as many as are needed."""

    async def read() -> list[bytes]:
        async with one_moment(parse_url(order.database)) as connection:
            return await connection.run_sync(lambda sync: packed(rows_about(sync, order.person_id), order))

    return asyncio.run(read())


def packed(tables: Iterable[tuple[str, Iterable[Mapping[str, Any]]]], order: ExportOrder) -> list[bytes]:
    """The rows, packed into files of the size that is allowed. A table that does not fit goes on in the next one."""
    parts = [_Part(order, 1)]
    for name, rows in tables:
        parts[-1].begin(name)
        for row in rows:
            if parts[-1].size > order.limit - MARGIN:
                parts[-1].end()
                parts.append(_Part(order, len(parts) + 1))
                parts[-1].begin(name)
            parts[-1].add(row)
        parts[-1].close_table()
    parts[-1].end()
    return [part.data for part in parts]


class _Part:
    """One of the files: JSON in a zip."""

    def __init__(self, order: ExportOrder, number: int) -> None:
        head = {"format": FORMAT, "id": order.person_id, "at": order.at, "part": number}
        self._packed = io.BytesIO()
        self._zip = zipfile.ZipFile(self._packed, "w", zipfile.ZIP_DEFLATED)
        self._file = self._zip.open(f"{NAME}.json" if number == 1 else f"{NAME}-{number}.json", "w")
        self._file.write(_encode(head)[:-1])
        self._rows = -1

    @property
    def size(self) -> int:
        """Bytes so far, but for what is being packed."""
        return self._packed.tell()

    @property
    def data(self) -> bytes:
        return self._packed.getvalue()

    def begin(self, table: str) -> None:
        self._file.write(f',\n"{table}": ['.encode())
        self._rows = 0

    def add(self, row: Mapping[str, Any]) -> None:
        self._file.write((b",\n" if self._rows else b"\n") + _encode(row))
        self._rows += 1

    def close_table(self) -> None:
        self._file.write(b"]")
        self._rows = -1

    def end(self) -> None:
        if self._rows >= 0:
            self.close_table()
        self._file.write(b"}\n")
        self._file.close()
        self._zip.close()
