"""How what happens is collected while a decision is carried out."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import asdict

from games.engine.event import Event
from games.engine.sayings import Happening, kind_of
from games.engine.table import MAIN, Table


class Telling(msgspec.Struct, gc=False):
    """Collects the events of one decision; inside a window they are hushed until it closes.

    A step is given the method `tell`: calling that costs two thirds of calling the object.
    """

    table: Table[Any] | None = None
    events: list[Event] = []

    def at(self, table: Table[Any]) -> None:
        """Tell for this table from now on."""
        self.table = table

    def tell(
        self,
        said: Happening,
        seat: int | None = None,
        to: int | None = None,
        barrier: bool = False,
    ) -> None:
        """Note what happened: to `seat`, or to nobody; for the seat `to` alone, or for everybody. With `barrier`
        something was revealed, so that nobody can take back what led to it."""
        kind, args = kind_of(type(said)), asdict(said)
        table = self.table
        if table is not None and table.lane != MAIN and table.lanes is not None and to is None:
            table.lanes.hushed.append(Event(kind, seat, args, None, False, barrier))
            self.events.append(Event(kind, seat, args, table.lane, True, barrier))
        else:
            self.events.append(Event(kind, seat, args, to, False, barrier))

    __call__ = tell
