"""Plans as their owner sees them, and nobody else: in words in the private panel, and the panel where they are made."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import MENU, button, layout, menu, rows, text
from bot.ledger.loaded import Loaded
from bot.ledger.plan import MOST_WISHES, Dropped, Plan
from bot.play.board import ACCENT
from bot.text import Words
from games.engine import Ask

FEW = 2
"""So many choices of one verb share a menu with others."""
MENUS = 10
Can = dict[str, Ask | None]


def plan_parts(
    loaded: Loaded, words: Words, plan: Plan | None, dropped: Dropped | None, can: bool
) -> list[ui.Item[ui.LayoutView]]:
    """What the private panel shows of a plan: why it was not played, how it stands, a button to make or change it."""
    parts: list[ui.Item[ui.LayoutView]] = []
    if dropped is not None:
        parts.append(text(dropped_line(words, dropped)))
    if plan is not None:
        parts.append(text("\n".join([words("plan-title"), *_lines(words, plan)])))
    if can or plan is not None:
        buttons = [button(control(loaded.id, 0, "@plan"), words("button-plan" if plan is None else "button-replan"))]
        if plan is not None:
            buttons.append(button(control(loaded.id, 0, "@unplan"), words("button-unplan")))
        parts += rows(buttons)
    return parts


def plan_view(loaded: Loaded, words: Words, plan: Plan | None, can: Can, notice: str = "") -> ui.LayoutView:
    """The panel where a plan is made: what it says, what can be added, what can be taken out again."""
    parts: list[ui.Item[ui.LayoutView]] = [text(f"⚠️ {notice}")] if notice else []
    lines = [words("plan-title"), *(_lines(words, plan) if plan is not None else [words("plan-how")])]
    parts.append(text("\n".join(lines)))
    wished = [wish.choice for wish in plan.wishes] if plan is not None else []
    menus = _menus(words, can, wished) if len(wished) < MOST_WISHES else []
    for number, (heading, entries) in enumerate(menus):
        parts.append(menu(control(loaded.id, 0, f"@wish.{number}"), heading, entries))
    style = discord.ButtonStyle
    buttons = [
        button(control(loaded.id, 0, f"@unwish.{choice}"), words("button-unwish", number=number))
        for number, choice in enumerate(wished, 1)
    ]
    parts += rows(buttons)
    general = [button(control(loaded.id, 0, "@fresh"), words("button-planned"), style.primary)]
    if wished:
        general.append(button(control(loaded.id, 0, "@unplan"), words("button-unplan"), style.danger))
    return layout(*parts, *rows(general), accent=ACCENT)


def dropped_line(words: Words, dropped: Dropped) -> str:
    """Why a plan was not played."""
    meant = words.detail(dropped.meant.detail) if dropped.meant is not None else ""
    means = words.detail(dropped.means.detail) if dropped.means is not None else ""
    choice = _label(words, dropped.choice) if dropped.choice else ""
    return words(f"plan-dropped-{dropped.why}", choice=choice, meant=meant or "–", means=means or "–")


def _lines(words: Words, plan: Plan) -> list[str]:
    """The plan in words, with what happens where it doesn't help."""
    wishes: list[str] = []
    for number, wish in enumerate(plan.wishes, 1):
        meant = words.detail(wish.meant.detail) if wish.meant is not None else ""
        wishes.append(f"{number}. {_label(words, wish.choice)}{f' — {meant}' if meant else ''}")
    return [*wishes, words("plan-else")]


def _label(words: Words, choice: str) -> str:
    """The choice as a button says it; where that is a bare name, with what is done to it."""
    verb, _, argument = choice.partition(":")
    label = words.choice(choice)
    return f"{_group(words, verb)}: {label}" if argument and label == words.name(argument) else label


def _group(words: Words, verb: str) -> str:
    return words(f"{words.game}-choice-{verb}.group")


def _menus(words: Words, can: Can, wished: Collection[str]) -> Sequence[tuple[str, Sequence[tuple[str, str, str]]]]:
    """What can be planned and is not `wished` yet, in the game's order: a menu a verb, one for those with few."""
    verbs: dict[str, list[tuple[str, str, str]]] = {}
    for choice, detail in can.items():
        entry = (choice, _label(words, choice), words.detail(detail) if detail is not None else "")
        verbs.setdefault(choice.partition(":")[0], []).append(entry)
    few = [entry for entries in verbs.values() if len(entries) <= FEW for entry in entries]
    found = [(_group(words, verb), entries) for verb, entries in verbs.items() if len(entries) > FEW]
    parts: list[tuple[str, Sequence[tuple[str, str, str]]]] = []
    for heading, entries in [*found, (words("plan-rest"), few)]:
        left = [entry for entry in entries if entry[0] not in wished]
        parts += [(heading, left[start : start + MENU]) for start in range(0, len(left), MENU)]
    return parts[:MENUS]
