"""What a seat may do besides answering its question, as its panel offers it: go back and forth, and plan ahead."""

from __future__ import annotations

from discord import ui

from bot.ledger.loaded import Loaded
from bot.plans.plan_lines import dropped_line, plan_parts
from bot.plans.plans import Plans
from bot.text import Words
from bot.undo.undo import Undo


class SeatActions:
    """Asks undo and plans what a seat may do now."""

    def __init__(self, undo: Undo, plans: Plans) -> None:
        self._undo = undo
        self._plans = plans

    def steps(self, loaded: Loaded, seat: int) -> list[str]:
        """Which of the steps `undo` and `redo` the seat can take."""
        steps = {"undo": self._undo.can_undo, "redo": self._undo.can_redo}
        return [step for step, can in steps.items() if can(loaded, seat)]

    def planning(self, loaded: Loaded, seat: int, words: Words) -> list[ui.Item[ui.LayoutView]]:
        """The seat's plan, and the button with which it plans."""
        plans = self._plans
        plan, can = plans.plan_of(loaded, seat), plans.can_plan(loaded, seat)
        earlier = can and bool(plans.earlier_of(loaded, seat))
        return plan_parts(loaded, words, plan, can=can, earlier=earlier)

    def verdict(self, loaded: Loaded, seat: int, words: Words) -> str:
        """Why the seat's plan was not played, or not played on; nothing if it was not stopped."""
        dropped = self._plans.dropped_of(loaded, seat)
        return dropped_line(words, dropped) if dropped is not None else ""
