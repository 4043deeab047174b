"""Ids as Discord makes them: 64 bits with the time of birth in front, strictly growing.

Only numbers live here; what they name does not matter.
"""

from bot.sandbox.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Hands out ids, each larger than all before, also after a restart (`seen`)."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        born = (int(self._clock.time() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(born, self._last + 1)
        return str(self._last)

    def use_clock(self, clock: Clock) -> None:
        self._clock = clock

    def seen(self, snowflake: str) -> None:
        """Never hand out this id or a smaller one again."""
        self._last = max(self._last, int(snowflake))


def born_at(snowflake: str) -> float:
    """The second since 1970 at which an id was made."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
