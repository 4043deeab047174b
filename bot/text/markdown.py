"""Names people gave themselves, as parts of Discord's Markdown: shown as they are, whatever signs stand in them."""

from __future__ import annotations

from discord.utils import escape_markdown


def in_markdown(name: str) -> str:
    """The name, unable to change the look of what stands around it or to pass for a mention."""
    return escape_markdown(name, ignore_links=False).replace("<", "\\<")
