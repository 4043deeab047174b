"""How values look on Discord's wires: JSON bytes, timestamps, the shape of any JSON object.

No rule of Discord lives here.
"""

from datetime import UTC, datetime
from typing import Any

import msgspec

Json = dict[str, Any]

encode = msgspec.json.encode
decode = msgspec.json.decode


def timestamp(seconds: float) -> str:
    """An ISO 8601 timestamp with Discord's six digits and offset."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
