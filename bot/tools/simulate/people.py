"""The people of a simulated month: who looks when, who answers how soon, who vanishes, mutes or goes on vacation."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random
from typing import Literal

import msgspec


class Someone(msgspec.Struct, kw_only=True):
    """A person. `hours` are when they look anyhow, `delay_h` how soon they follow a call (least and most hours; none:
    never). Between `gone` and `back` they look at nothing; `vacation` says whether they had told so before."""

    id: int
    name: str
    hours: tuple[int, ...] = (8, 13, 20)
    delay_h: tuple[float, float] | None = (0.3, 6.0)
    every_h: int = 24
    way: Literal["mention", "direct"] = "mention"
    zone: str = "Europe/Berlin"
    gone: datetime | None = None
    back: datetime | None = None
    vacation: bool = False
    mutes: bool = False

    @property
    def reliable(self) -> bool:
        """Whether this person is there all the time."""
        return self.gone is None and self.delay_h is not None

    def is_there(self, now: datetime) -> bool:
        return self.gone is None or now < self.gone or (self.back is not None and now >= self.back)

    def answers(self, now: datetime, rng: Random) -> datetime | None:
        """When they will look after a call at this moment, if they do."""
        if self.delay_h is None:
            return None
        return now + timedelta(hours=rng.uniform(*self.delay_h))


def town(known: Sequence[tuple[int, str]], begin: datetime, days: int) -> list[Someone]:
    """People of all kinds, in turn: half of them reliable."""

    def day(share: float) -> datetime:
        return begin + timedelta(days=days * share)

    kinds = [
        {},
        {"every_h": 6, "way": "direct", "zone": "America/New_York"},
        {"gone": day(0.2)},  # vanishes for good
        {"hours": (7, 12, 18, 22), "delay_h": (1.0, 8.0), "every_h": 12},
        {"gone": day(0.2), "back": day(0.45)},  # says nothing, and is back one day
        {"delay_h": (0.1, 2.0), "every_h": 0},
        {"gone": day(0.3), "back": day(0.5), "vacation": True},
        {"delay_h": (0.3, 4.0), "zone": "Australia/Sydney"},
        {"mutes": True, "hours": (9, 15, 21)},
        {"delay_h": (0.5, 6.0), "way": "direct"},
    ]
    return [
        msgspec.convert({"id": id_, "name": name, **kinds[number % len(kinds)]}, Someone)
        for number, (id_, name) in enumerate(known)
    ]
