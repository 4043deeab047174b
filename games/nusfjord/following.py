"""What a choice of Nusfjord leads to by itself: tried out, for the small print. Decides no rule."""

from __future__ import annotations

from typing import Any

from games.engine import Choice, Luck, Telling
from games.nusfjord import small_print
from games.nusfjord.steps import MoveDone
from games.nusfjord.table import Table

_NO_LUCK = Luck(bytes(32))  # within a move nothing is drawn


def spent(table: Table, step: Choice, choice: str) -> dict[str, Any] | None:
    """What is spent first by this answer and by all that follows without a question until the move is over, as
    `small_print.Follows` tells it; None if nothing is, or not without being asked."""
    seat, then = step.seat, table.clone()
    if then.lanes is not None:
        then.lane = seat
    stack = then.stack if then.lanes is None else then.lanes.stacks[seat]
    if stack and stack[-1] is step:
        stack.pop()
    telling = Telling(then)
    step.resolve(then, choice, _NO_LUCK, telling.tell)
    while (found := small_print.spending(telling.events, seat)) is None and stack:
        following = stack.pop()
        if isinstance(following, MoveDone) or getattr(following, "seat", None) != seat:
            return None
        if not isinstance(following, Choice):
            following.run(then, _NO_LUCK, telling.tell)
        elif len(options := following.options(then)) == 1:
            following.resolve(then, options[0], _NO_LUCK, telling.tell)
        else:
            return None
    return found
