"""The private panel behind /settings: how a person wants to be called, each wish a menu or a button of its own."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import ACCENT, MENU, button, layout, menu, rows, text
from bot.people.digest_panel import digest_buttons, digest_line
from bot.people.orders_panel import orders_button, orders_lines
from bot.people.preferences import INTERVALS_H, Preferences
from bot.people.quiet_hours import clock_time
from bot.people.vacation_panel import vacation_buttons, vacation_lines
from bot.text import Words
from bot.text.markdown import in_markdown

BEGIN, END, ZONE = "begin", "end", "zone"


def settings_view(
    preferences: Preferences,
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
    lines = [
        f"## {words('settings-title')}",
        *([] if preferences.digest else [interval_line(preferences, words), words(f"settings-way-{preferences.way}")]),
        digest_line(preferences, words),
    ]
    lines += [quiet_line(preferences, words), *vacation_lines(preferences, words, now, limit)]
    lines.append(words("settings-text-first" if preferences.text_first else "settings-pictures-first"))
    lines += orders_lines(preferences, words)
    lines.append(words("settings-puzzles" if preferences.puzzles else "settings-no-puzzles"))
    muted = [in_markdown(label) for game_id, label in games if game_id in preferences.muted]
    if muted:
        lines.append(words("settings-muted", games="; ".join(muted), count=len(muted)))
    parts.append(text("\n".join(lines)))
    intervals = [(str(hours), words("settings-interval", hours=hours), "") for hours in INTERVALS_H]
    parts.append(menu(control(OWN, 0, "@remind"), words("settings-pick-interval"), intervals))
    ways = [(way, words(f"settings-way-{way}.label"), words(f"settings-way-{way}.small")) for way in _WAYS]
    parts.append(menu(control(OWN, 0, "@way"), words("settings-pick-way"), ways))
    if games:
        entries = [
            (game_id, label, words("settings-unmute" if game_id in preferences.muted else "settings-mute"))
            for game_id, label in games[:MENU]
        ]
        parts.append(menu(control(OWN, 0, "@mute"), words("settings-pick-mute"), entries))
    quiet = [button(control(OWN, 0, "@quiet"), words("button-quiet"))]
    if preferences.quiet is not None:
        quiet.append(button(control(OWN, 0, "@noquiet"), words("button-no-quiet")))
    first = "pictures" if preferences.text_first else "text"
    reading = button(control(OWN, 0, f"@reading.{first}"), words(f"button-{first}-first"))
    buttons = [
        *quiet,
        *digest_buttons(preferences, words),
        *vacation_buttons(preferences, words, now),
        reading,
        orders_button(words),
        button(control(OWN, 0, "@favorites"), words("button-favorites")),
        _puzzles_button(preferences, words),
    ]
    return layout(*parts, *rows(buttons), accent=ACCENT)


def _puzzles_button(preferences: Preferences, words: Words) -> ui.Button[ui.LayoutView]:
    """Allows games to become puzzles, or no more."""
    answer, label = ("no", "button-no-puzzles-of-mine") if preferences.puzzles else ("yes", "button-puzzles-of-mine")
    return button(control(OWN, 0, f"@lend.{answer}"), words(label))


def interval_line(preferences: Preferences, words: Words) -> str:
    """How often this person is reminded."""
    return words("settings-reminders" if preferences.every_h else "settings-no-reminders", hours=preferences.every_h)


def quiet_line(preferences: Preferences, words: Words) -> str:
    """When this person is left alone."""
    if preferences.quiet is None:
        return words("settings-no-quiet-hours")
    return words(
        "settings-quiet-hours",
        begin=clock_time(preferences.quiet.begin),
        end=clock_time(preferences.quiet.end),
        zone=preferences.zone.replace("_", " "),
    )


def quiet_modal(preferences: Preferences, words: Words) -> ui.Modal:
    """The form that asks for quiet hours and the place whose clock they go by."""
    quiet = preferences.quiet
    modal = ui.Modal(title=words("settings-quiet-form"), custom_id=control(OWN, 0, "@quiet"), timeout=None)
    for name, given in (
        (BEGIN, clock_time(quiet.begin) if quiet else "22:00"),
        (END, clock_time(quiet.end) if quiet else "08:00"),
        (ZONE, preferences.zone or words("settings-quiet-zone-usual")),
    ):
        field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=name, default=given, max_length=60, required=True)
        modal.add_item(
            ui.Label(
                text=words(f"settings-quiet-{name}"), description=words(f"settings-quiet-{name}.small"), component=field
            )
        )
    modal.stop()
    return modal


_WAYS = ("mention", "direct")
