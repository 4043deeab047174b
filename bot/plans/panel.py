"""The panel where a plan is made. Its owner sees it, and nobody else; what the private panel shows of a plan is in
`plan_lines.py`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.heading import game_heading
from bot.gateway.layout import ACCENT, MENU, button, layout, menu, rows, text
from bot.ledger.loaded import Loaded
from bot.ledger.plan import MOST_WISHES, Plan
from bot.plans.plan_lines import choice_label, plan_lines, verb_label
from bot.text import Words
from games.engine import Ask, verb_in

FEW = 2
"""So many choices of one verb share a menu with others."""
MENUS = 10
Can = dict[str, Ask | None]
Menu = tuple[str, Sequence[tuple[str, str, str]]]
"""Its heading, and of each entry its choice, label and small print."""


def plan_view(loaded: Loaded, words: Words, plan: Plan | None, can: Can, notice: str = "") -> ui.LayoutView:
    """The panel where a plan is made: what it says, what can be added, what can be taken out again."""
    parts: list[ui.Item[ui.LayoutView]] = [text(f"⚠️ {notice}")] if notice else []
    lines = [
        game_heading(loaded, words),
        words("plan-title"),
        *(plan_lines(words, plan) if plan is not None else []),
        f"-# {words('plan-how')}" if plan is not None else words("plan-how"),
    ]
    parts.append(text("\n".join(lines)))
    wished = [wish.choice for wish in plan.wishes] if plan is not None else []
    menus: Sequence[Menu] = _menus(words, can, wished) if len(wished) < MOST_WISHES else []
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


def _menus(words: Words, can: Can, wished: Collection[str]) -> Sequence[Menu]:
    """What can be planned and is not `wished` yet, in the game's order: a menu a verb, one for those with few."""
    verbs: dict[str, list[tuple[str, str, str]]] = {}
    for choice, detail in can.items():
        entry = (choice, choice_label(words, choice), words.detail(detail) if detail is not None else "")
        verbs.setdefault(verb_in(choice), []).append(entry)
    few = [entry for entries in verbs.values() if len(entries) <= FEW for entry in entries]
    found = [(verb_label(words, verb), entries) for verb, entries in verbs.items() if len(entries) > FEW]
    parts: list[tuple[str, Sequence[tuple[str, str, str]]]] = []
    for heading, entries in [*found, (words("plan-rest"), few)]:
        left = [entry for entry in entries if entry[0] not in wished]
        parts += [(heading, left[start : start + MENU]) for start in range(0, len(left), MENU)]
    return parts[:MENUS]
