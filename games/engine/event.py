"""What happened, as data. Events are the only source of logs, captions and statistics.
No sentence is made here; whoever tells an event to a person looks its kind up in the text files."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True, gc=False):
    """One thing that happened.

    `to` is the only seat that may read it (None: everybody). `hushed` marks an event told inside a simultaneous
    window: its seat reads it at once, everybody else reads its public copy when the window closes.
    `barrier` says that something was revealed (a roll, a card): undo never goes back behind it.
    """

    kind: str
    seat: int | None = None
    args: dict[str, Any] = {}
    to: int | None = None
    hushed: bool = False
    barrier: bool = False


def visible(events: list[Event], seat: int | None) -> list[Event]:
    """The events `seat` (None: a spectator) may read for good: public ones and its own private ones.

    Hushed events are left out; their public copies tell the same when the window closes.
    """
    return [e for e in events if not e.hushed and (e.to is None or e.to == seat)]
