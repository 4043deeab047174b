"""What a choice of Nusfjord leads to by itself: tried out, for the small print. Decides no rule."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Choice, Event, Luck, Telling
from games.nusfjord import effects
from games.nusfjord.deciding import Answer
from games.nusfjord.steps import MoveDone
from games.nusfjord.table import Table

_NO_LUCK = Luck(bytes(32))  # within a move nothing is drawn


def told(table: Table, step: Choice, choice: str, felling: bool = False) -> Sequence[Event]:
    """What is told of this answer and of all that follows without a question until the move is over; with `felling`
    also if it is asked which forests a card removes, as if the first ones were."""
    seat, then = step.seat, table.clone()
    if then.lanes is not None:
        then.lane = seat
    stack = then.stack if then.lanes is None else then.lanes.stacks[seat]
    if stack and stack[-1] is step:
        stack.pop()
    telling = Telling(then)
    step.resolve(then, choice, _NO_LUCK, telling.tell)
    while stack:
        following = stack.pop()
        if isinstance(following, MoveDone) or getattr(following, "seat", None) != seat:
            break
        if not isinstance(following, Choice):
            following.run(then, _NO_LUCK, telling.tell)
        elif len(options := following.options(then)) == 1 or (felling and _removes_forest(following)):
            following.resolve(then, options[0], _NO_LUCK, telling.tell)
        else:
            break
    return telling.events


def _removes_forest(step: Choice) -> bool:
    return isinstance(step, Answer) and isinstance(step.op, effects.RemoveForest)
