"""The part of /settings about vacations: what stands there, its buttons, and the form that asks for the last day."""

from __future__ import annotations

from datetime import datetime

from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import button
from bot.people.preferences import Preferences
from bot.people.quiet_hours import zone_named
from bot.people.vacation import days_in
from bot.text import Words

LAST, ZONE = "last", "zone"


def vacation_lines(preferences: Preferences, words: Words, now: datetime, limit: int) -> list[str]:
    """Whether this person is on vacation, and how many of their `limit` days are left this year."""
    end = preferences.away_until(now)
    year = now.astimezone(zone_named(preferences.zone)).year
    left = max(0, limit - days_in(preferences.vacations, year))
    said = words("settings-no-vacation")
    if end is not None:
        said = words("settings-vacation", until=f"<t:{round(end.timestamp()) - 1}:D>")
    return [f"{said} {words('settings-vacation-left', left=left, year=str(year))}"]


def vacation_buttons(preferences: Preferences, words: Words, now: datetime) -> list[ui.Button[ui.LayoutView]]:
    """The buttons to go on vacation, and to come back."""
    buttons = [button(control(OWN, 0, "@vacation"), words("button-vacation"))]
    if preferences.away_until(now) is not None:
        buttons.append(button(control(OWN, 0, "@return"), words("button-return")))
    return buttons


def vacation_modal(preferences: Preferences, words: Words) -> ui.Modal:
    """The form that asks for the last day of a vacation and the place by whose calendar it ends."""
    modal = ui.Modal(title=words("vacation-form"), custom_id=control(OWN, 0, "@vacation"), timeout=None)
    for name, label, given in (
        (LAST, "vacation-last", None),
        (ZONE, "vacation-zone-label", preferences.zone or words("settings-quiet-zone-usual")),
    ):
        field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=name, default=given, max_length=60, required=True)
        modal.add_item(ui.Label(text=words(label), description=words(f"{label}.small"), component=field))
    modal.stop()
    return modal
