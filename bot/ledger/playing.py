"""Playing a choice on a loaded table, and noting what taking it back needs. Nothing is stored here."""

from __future__ import annotations

from bot.ledger.loaded import Loaded, Trace
from games.engine import Event, Luck


def played(loaded: Loaded, seat: int, choice: str, number: int, luck: Luck) -> tuple[list[Event], bool]:
    """Play a choice on the loaded table as move `number`.

    Returns what happened, and whether nothing up to here can be taken back any more. Raises `Illegal`; nothing has
    changed then.
    """
    table, saved = loaded.table, loaded.saved
    window = table.lanes
    events = loaded.game.apply(table, seat, choice, luck)
    in_window = window is not None and table.lanes is window
    saved.trail.append(Trace(seat, choice, in_window, number))
    if in_window:
        saved.ask(seat)
    else:
        saved.ask_all(len(loaded.seats))
    saved.course.decided(seat, in_window=in_window)
    closed = window is not None and not in_window
    return events, closed or any(event.barrier for event in events)
