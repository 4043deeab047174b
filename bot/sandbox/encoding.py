"""How values are encoded for Discord: JSON bytes, timestamps, the shape of any JSON object.

No rule of Discord lives here.
"""

from datetime import UTC, datetime
from typing import Any, cast

import msgspec

Json = dict[str, Any]

_IDS = 1 << 63
_DIGITS = len(str(_IDS))

encode = msgspec.json.encode
decode = msgspec.json.decode


def timestamp(seconds: float) -> str:
    """An ISO 8601 timestamp with Discord's six digits and offset."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def json_object(value: object) -> Json | None:
    """The value if it is a JSON object."""
    return cast(Json, value) if isinstance(value, dict) else None


def json_list(value: object) -> list[Any] | None:
    """The value if it is a JSON list."""
    return cast(list[Any], value) if isinstance(value, list) else None


def number(written: str | None) -> int | None:
    """A number that is written in an address, as far as ids reach; None for anything else."""
    if written is None or not (written.isascii() and written.isdigit() and len(written) <= _DIGITS):
        return None
    return found if (found := int(written)) < _IDS else None
