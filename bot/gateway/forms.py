"""Forms: what somebody wrote into the fields of one that was sent."""

from __future__ import annotations

from typing import Any

from bot.gateway.reply import Interaction


def filled_in(interaction: Interaction) -> dict[str, str]:
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
