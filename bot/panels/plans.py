"""Plans as their owner sees them, and nobody else: in words in the private panel, and the panel where they are made."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.days.plans import Dropped, Plan
from bot.games import Loaded
from bot.panels.board import ACCENT
from bot.panels.controls import control
from bot.panels.layout import MENU, button, layout, menu, rows, text
from bot.text import Words
from games.engine import Ask

FEW = 5
"""So many choices of one verb share a menu with others."""
MENUS = 8
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
    for start, entries in enumerate(_menus(words, {choice: can[choice] for choice in can if choice not in wished})):
        heading = words("why-menu", first=entries[0][1], last=entries[-1][1])
        parts.append(menu(control(loaded.id, 0, f"@wish.{start}"), heading, entries))
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
    choice = words.choice(dropped.choice) if dropped.choice else ""
    return words(f"plan-dropped-{dropped.why}", choice=choice, meant=meant or "–", means=means or "–")


def _lines(words: Words, plan: Plan) -> list[str]:
    """The plan in words, with what happens where it doesn't help."""
    wishes: list[str] = []
    for number, wish in enumerate(plan.wishes, 1):
        meant = words.detail(wish.meant.detail) if wish.meant is not None else ""
        wishes.append(f"{number}. {words.choice(wish.choice)}{f' — {meant}' if meant else ''}")
    return [*wishes, words("plan-else")]


def _menus(words: Words, can: Can) -> list[Sequence[tuple[str, str, str]]]:
    """What can be planned, a menu for each verb's choices or for several verbs with few, in the game's order."""
    verbs: dict[str, list[tuple[str, str, str]]] = {}
    for choice, detail in can.items():
        entry = (choice, words.choice(choice), words.detail(detail) if detail is not None else "")
        verbs.setdefault(choice.partition(":")[0], []).append(entry)
    few = [entry for entries in verbs.values() if len(entries) <= FEW for entry in entries]
    found: list[Sequence[tuple[str, str, str]]] = []
    for entries in [*(entries for entries in verbs.values() if len(entries) > FEW), few]:
        found += [entries[start : start + MENU] for start in range(0, len(entries), MENU)]
    return found[:MENUS]
