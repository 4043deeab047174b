"""Where a row's figures come from: which of its fields are our own and not those of the published game.
The rows say it themselves, in their field `house`; here it is only read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def house_fields(raw: Mapping[str, Any], table: str, row_id: str) -> frozenset[str]:
    """The fields of a row that are our own; none where a replaced file no longer says so. Raises `KeyError`."""
    for row in raw[table]:
        if row["id"] == row_id:
            return frozenset(row.get("house", ()))
    raise KeyError(row_id)
