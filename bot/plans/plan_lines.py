"""A plan in words, as its owner reads it in the private panel and where it is made, and nobody else.
The panel where it is made is in `panel.py`."""

from __future__ import annotations

from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button, rows, text
from bot.ledger.loaded import Loaded
from bot.ledger.plan import Dropped, Plan
from bot.text import Words
from games.engine import arguments_in, verb_in


def plan_parts(
    loaded: Loaded, words: Words, plan: Plan | None, dropped: Dropped | None, can: bool
) -> list[ui.Item[ui.LayoutView]]:
    """What the private panel shows of a plan: why it was not played, how it stands, a button to make or change it."""
    parts: list[ui.Item[ui.LayoutView]] = []
    if dropped is not None:
        parts.append(text(dropped_line(words, dropped)))
    if plan is not None:
        parts.append(text("\n".join([words("plan-title"), *plan_lines(words, plan)])))
    if can or plan is not None:
        buttons = [button(control(loaded.id, 0, "@plan"), words("button-plan" if plan is None else "button-replan"))]
        if plan is not None:
            buttons.append(button(control(loaded.id, 0, "@unplan"), words("button-unplan")))
        parts += rows(buttons)
    return parts


def plan_lines(words: Words, plan: Plan) -> list[str]:
    """The plan in words, with what happens where it doesn't help."""
    wishes: list[str] = []
    for number, wish in enumerate(plan.wishes, 1):
        meant = words.detail(wish.meant.detail) if wish.meant is not None else ""
        wishes.append(f"{number}. {choice_label(words, wish.choice)}{f' — {meant}' if meant else ''}")
    return [*wishes, words("plan-else")]


def dropped_line(words: Words, dropped: Dropped) -> str:
    """Why a plan was not played."""
    meant = words.detail(dropped.meant.detail) if dropped.meant is not None else ""
    means = words.detail(dropped.means.detail) if dropped.means is not None else ""
    choice = choice_label(words, dropped.choice) if dropped.choice else ""
    return words(f"plan-dropped-{dropped.why}", choice=choice, meant=meant or "–", means=means or "–")


def choice_label(words: Words, choice: str) -> str:
    """The choice as a button says it; where that is a bare name, with what is done to it."""
    label = words.choice(choice)
    named = [words.name(argument) for argument in arguments_in(choice)]
    return f"{verb_label(words, verb_in(choice))}: {label}" if named == [label] else label


def verb_label(words: Words, verb: str) -> str:
    """What choices of this verb are called together."""
    return words(f"{words.game}-choice-{verb}.group")
