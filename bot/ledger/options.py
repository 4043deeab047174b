"""What was chosen when a game was opened, as it is stored with it: the table options of its rules, and the bot's."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec

from bot.ledger.time_bank import PACES

log = logging.getLogger(__name__)
NO_CLOCK = "none"
CLOCKS = (NO_CLOCK, *PACES)
"""How fast a game may go, the gentlest first."""
LAST_S = 220_000_000_000
"""A moment some seven thousand years after 1970, behind which there are no dates."""


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """`seats` is how many may sit down, and once the game has begun how many do; `settings` are the table options.

    `clock` names how fast the game goes. `rated` games count for ratings, `hints` says that the table allows them.
    A run of a challenge knows its `deal` and when that `closes` (seconds since 1970; 0 for all other games).
    """

    seats: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    settings: dict[str, str] = {}
    clock: str = NO_CLOCK
    rated: bool = True
    hints: bool = False
    deal: str = ""
    closes: Annotated[int, msgspec.Meta(ge=0, le=LAST_S)] = 0

    @property
    def closes_at(self) -> datetime | None:
        """When the challenge of a run closes; None for other games."""
        return datetime.fromtimestamp(self.closes, UTC) if self.closes else None


def read_options(stored: Mapping[str, Any]) -> Options:
    """The options of a game as they stand in its row. What of them can't be read is as usual: the game goes on."""
    try:
        return msgspec.convert(stored, Options)
    except msgspec.ValidationError as error:
        log.warning("options of a game can't be read: %s", error)
    return Options(**dict(_readable(stored)))


def _readable(stored: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(Options):
        with suppress(KeyError, msgspec.ValidationError):
            yield field.name, msgspec.convert(stored[field.name], field.type)


def written(options: Options) -> dict[str, Any]:
    """What to store; what every game chooses is always told."""
    chosen = {"seats": options.seats, "settings": options.settings, "clock": options.clock}
    return chosen | msgspec.to_builtins(options)
