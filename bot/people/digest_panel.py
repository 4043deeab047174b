"""The part of /settings about digests: what stands there, its buttons, and the form that asks for their hours."""

from __future__ import annotations

from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import button
from bot.people.preferences import Preferences
from bot.people.quiet_hours import clock_time
from bot.text import Words

FIRST, SECOND, ZONE = "first", "second", "zone"
USUAL = "18:00"


def digest_line(preferences: Preferences, words: Words) -> str:
    """When this person hears of the games that wait for them."""
    if not preferences.digest:
        return words("settings-no-digest")
    times = words.listed([clock_time(each) for each in preferences.digest])
    return words("settings-digest", times=times, zone=preferences.zone.replace("_", " "))


def digest_buttons(preferences: Preferences, words: Words) -> list[ui.Button[ui.LayoutView]]:
    """The buttons to choose digests, and calls at once."""
    buttons = [button(control(OWN, 0, "@digest"), words("button-digest"))]
    if preferences.digest:
        buttons.append(button(control(OWN, 0, "@nodigest"), words("button-no-digest")))
    return buttons


def digest_modal(preferences: Preferences, words: Words) -> ui.Modal:
    """The form that asks for the hours of digests and the place whose clock they go by."""
    times = [clock_time(each) for each in preferences.digest] or [USUAL]
    modal = ui.Modal(title=words("digest-form"), custom_id=control(OWN, 0, "@digest"), timeout=None)
    for name, given in (
        (FIRST, times[0]),
        (SECOND, times[1] if len(times) > 1 else None),
        (ZONE, preferences.zone or words("settings-quiet-zone-usual")),
    ):
        field: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name, default=given, max_length=60, required=name != SECOND
        )
        label = "settings-quiet-zone" if name == ZONE else f"digest-{name}"
        modal.add_item(ui.Label(text=words(label), description=words(f"{label}.small"), component=field))
    modal.stop()
    return modal
