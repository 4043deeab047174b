"""Forms: what somebody wrote into the fields of one that was sent."""

from __future__ import annotations

from bot.gateway.interaction_data import data_of
from bot.gateway.reply import Interaction


def filled_in(interaction: Interaction) -> dict[str, str]:
    """What was written into the fields of a form, by their custom ids."""
    found: dict[str, str] = {}
    pending = [*data_of(interaction).components]
    while pending:
        part = pending.pop()
        pending += part.components
        if part.component is not None:
            pending.append(part.component)
        if part.custom_id and isinstance(part.value, str):
            found[part.custom_id] = part.value
    return found
