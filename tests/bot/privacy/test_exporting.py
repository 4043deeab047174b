"""What is stored about somebody, packed into files."""

from __future__ import annotations

import io
import json
import random
import zipfile
from typing import Any

from bot.privacy.exporting import MARGIN, ExportOrder, packed
from tests.db.making import ANN, DAWN


def _read(data: bytes) -> dict[str, Any]:
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        (name,) = file.namelist()
        return json.loads(file.read(name))


def _order(limit: int) -> ExportOrder:
    return ExportOrder("sqlite://", ANN, DAWN, limit)


def test_few_rows_are_one_file_that_says_whose_it_is() -> None:
    (data,) = packed([("people", [{"id": ANN, "name": "Ann"}]), ("moves", [])], _order(10_000_000))
    said = _read(data)
    assert (said["id"], said["part"]) == (ANN, 1)
    assert (said["people"], said["moves"]) == ([{"id": ANN, "name": "Ann"}], [])


def test_many_rows_fill_files_of_the_size_allowed_and_none_is_lost_or_there_twice() -> None:
    rng, limit = random.Random(1), 2 * MARGIN
    rows = [{"id": number, "noise": rng.randbytes(8_000).hex()} for number in range(100)]
    files = packed([("moves", rows[:90]), ("posts", rows[90:])], _order(limit))
    assert len(files) > 1
    assert max(map(len, files)) <= limit
    parts = [_read(data) for data in files]
    assert [part["part"] for part in parts] == list(range(1, len(files) + 1))
    found = [row for part in parts for row in part.get("moves", []) + part.get("posts", [])]
    assert found == rows


def test_what_json_has_no_word_for_is_written_as_it_calls_itself() -> None:
    (data,) = packed([("moves", [{"odd": 1j}])], _order(10_000_000))
    assert _read(data)["moves"] == [{"odd": "1j"}]
