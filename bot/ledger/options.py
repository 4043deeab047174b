"""What was chosen when a game was opened, as it is stored with it: the table options of its rules, and the bot's."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec

NO_CLOCK = "none"


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """`seats` is how many may sit down, and once the game has begun how many do; `settings` are the table options.

    `clock` names how fast the game goes. `rated` games count for ratings, `hints` says that the table allows them.
    A run of a challenge knows its `deal` and when that `closes` (seconds since 1970; 0 for all other games).
    """

    seats: int
    settings: dict[str, str] = {}
    clock: str = NO_CLOCK
    rated: bool = True
    hints: bool = False
    deal: str = ""
    closes: int = 0

    @property
    def closes_at(self) -> datetime | None:
        """When the challenge of a run closes; None for other games."""
        return datetime.fromtimestamp(self.closes, UTC) if self.closes else None


def read_options(stored: Mapping[str, Any]) -> Options:
    """The options of a game as they stand in its row. Raises `msgspec.ValidationError`."""
    return msgspec.convert(stored, Options)


def written(options: Options) -> dict[str, Any]:
    """What to store; what every game chooses is always told."""
    chosen = {"seats": options.seats, "settings": options.settings, "clock": options.clock}
    return chosen | msgspec.to_builtins(options)
