"""The private panel behind /settings: how a person wants to be called, each wish a menu or a button of its own."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import discord
from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import MENU, button, layout, menu, rows, text
from bot.people.preferences import INTERVALS_H, Habits
from bot.people.vacation_panel import vacation_buttons, vacation_lines
from bot.play.board import ACCENT
from bot.text import Words
from bot.text.markdown import in_markdown

BEGIN, END, ZONE = "begin", "end", "zone"


def habits_view(
    habits: Habits,
    words: Words,
    games: Sequence[tuple[str, str]],
    notice: str = "",
    *,
    now: datetime,
    limit: int,
) -> ui.LayoutView:
    """The person's settings as they are and everything that can be changed; `games` are running ones (id, label).

    `limit` is how many days of vacation a year they have.
    """
    parts: list[ui.Item[ui.LayoutView]] = []
    if notice:
        parts.append(text(f"⚠️ {notice}"))
    lines = [f"## {words('settings-title')}", interval_line(habits, words), words(f"settings-way-{habits.way}")]
    lines += [quiet_line(habits, words), *vacation_lines(habits, words, now, limit)]
    muted = [in_markdown(label) for game_id, label in games if game_id in habits.muted]
    if muted:
        lines.append(words("settings-muted", games="; ".join(muted), count=len(muted)))
    parts.append(text("\n".join(lines)))
    intervals = [(str(hours), words("settings-interval", hours=hours), "") for hours in INTERVALS_H]
    parts.append(menu(control(OWN, 0, "@remind"), words("settings-pick-interval"), intervals))
    ways = [(way, words(f"settings-way-{way}.label"), words(f"settings-way-{way}.small")) for way in _WAYS]
    parts.append(menu(control(OWN, 0, "@way"), words("settings-pick-way"), ways))
    if games:
        entries = [
            (game_id, label, words("settings-unmute" if game_id in habits.muted else "settings-mute"))
            for game_id, label in games[:MENU]
        ]
        parts.append(menu(control(OWN, 0, "@mute"), words("settings-pick-mute"), entries))
    quiet = [button(control(OWN, 0, "@quiet"), words("button-quiet"))]
    if habits.quiet is not None:
        quiet.append(button(control(OWN, 0, "@noquiet"), words("button-no-quiet")))
    return layout(*parts, *rows([*quiet, *vacation_buttons(habits, words, now)]), accent=ACCENT)


def interval_line(habits: Habits, words: Words) -> str:
    """How often this person is reminded."""
    return words("settings-reminders" if habits.every_h else "settings-no-reminders", hours=habits.every_h)


def quiet_line(habits: Habits, words: Words) -> str:
    """When this person is left alone."""
    if habits.quiet is None:
        return words("settings-no-quiet-hours")
    return words(
        "settings-quiet-hours",
        begin=clock_time(habits.quiet.begin),
        end=clock_time(habits.quiet.end),
        zone=habits.zone.replace("_", " "),
    )


def quiet_modal(habits: Habits, words: Words) -> ui.Modal:
    """The form that asks for quiet hours and the place whose clock they go by."""
    quiet = habits.quiet
    modal = ui.Modal(title=words("settings-quiet-form"), custom_id=control(OWN, 0, "@quiet"), timeout=None)
    for name, given in (
        (BEGIN, clock_time(quiet.begin) if quiet else "22:00"),
        (END, clock_time(quiet.end) if quiet else "08:00"),
        (ZONE, habits.zone or words("settings-quiet-zone-usual")),
    ):
        field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=name, default=given, max_length=60, required=True)
        modal.add_item(
            ui.Label(
                text=words(f"settings-quiet-{name}"), description=words(f"settings-quiet-{name}.small"), component=field
            )
        )
    modal.stop()
    return modal


def filled_in(interaction: discord.Interaction) -> dict[str, str]:
    """What was written into the fields of a form, by their custom ids."""
    found: dict[str, str] = {}
    data: dict[str, Any] = dict(interaction.data or {})
    pending: list[dict[str, Any]] = list(data.get("components") or [])
    while pending:
        part = pending.pop()
        inner = part.get("component")
        pending += [*(part.get("components") or []), *([inner] if inner else [])]
        if "custom_id" in part and isinstance(part.get("value"), str):
            found[str(part["custom_id"])] = str(part["value"])
    return found


def clock_time(minutes: int) -> str:
    """Minutes after midnight as clocks show them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


_WAYS = ("mention", "direct")
