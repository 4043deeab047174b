"""Small builders for Discord's layout messages (components v2), so that panels read like what they show.
Views are stopped at once: discord.py then keeps none of them, and one dispatcher answers all controls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from bot.text.clipping import clipped
from bot.text.markdown import in_markdown

ROW = 5
MENU = 25
LABEL = 80
ENTRY = 100
"""So long are the label and the small print of a menu's entry, at most."""
TEXT = 4000
PARTS = 40
BYTES = 9300
"""So many bytes a message's components may have: with some more, Discord breaks."""
ACCENT = 0x1E3A4C
"""The color beside what the bot says of games: deep water."""


def layout(*parts: ui.Item[ui.LayoutView], accent: int | None = None) -> ui.LayoutView:
    """A message of these parts in one container."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_color=accent))
    view.stop()
    return view


def text(content: str) -> ui.TextDisplay[ui.LayoutView]:
    """A piece of Markdown."""
    return ui.TextDisplay(content[:TEXT])


def picture(file: discord.File) -> ui.MediaGallery[ui.LayoutView]:
    """The attached picture, with its text for people who don't see it."""
    return ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description))


class Told(ui.MediaGallery[ui.LayoutView]):
    """A picture in a message that says in words what it shows."""


def told_picture(file: discord.File) -> ui.MediaGallery[ui.LayoutView]:
    """The same where the message says in words what the picture shows, whoever sees it."""
    return Told(discord.MediaGalleryItem(file, description=file.description))


def text_first(view: ui.LayoutView, label: str) -> ui.LayoutView:
    """The same message with its pictures at its end, each with a `label` that doesn't say all of it again. In the place
    of a picture of which nothing is said in words stands what was its text, as much of it as there is room for."""
    room = TEXT - view.content_length()
    shown: list[ui.Item[ui.LayoutView]] = []
    moved: list[ui.MediaGallery[ui.LayoutView]] = []
    for part in _parts(view):
        if not isinstance(part, ui.MediaGallery):
            shown.append(part)
            continue
        said = "\n".join(item.description or "" for item in part.items) if not isinstance(part, Told) else ""
        if said := clipped(in_markdown(said), room):
            room -= len(said)
            shown.append(text(said))
        moved.append(ui.MediaGallery(*(discord.MediaGalleryItem(item.media, description=label) for item in part.items)))
    return layout(*shown, *moved, accent=_accent(view))


def pictures(files: Sequence[discord.File]) -> list[ui.MediaGallery[ui.LayoutView]]:
    """The attached pictures one below the other, each as wide as the message: in one gallery they would share its
    width and lose their edges."""
    return [picture(file) for file in files]


def line() -> ui.Separator[ui.LayoutView]:
    """A line across the message: what stands below it is something else."""
    return ui.Separator()


def button(
    custom_id: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> ui.Button[ui.LayoutView]:
    """A button."""
    return ui.Button(custom_id=custom_id, label=clipped(label, LABEL), style=style, disabled=disabled)


def menu(custom_id: str, placeholder: str, choices: Sequence[tuple[str, str, str]]) -> ui.ActionRow[ui.LayoutView]:
    """A menu of (value, label, small print)."""
    select: ui.Select[ui.LayoutView] = ui.Select(custom_id=custom_id, placeholder=clipped(placeholder, 150))
    for value, label, detail in choices:
        select.add_option(value=value, label=clipped(label, ENTRY), description=clipped(detail, ENTRY) or None)
    return ui.ActionRow(select)


def without_pictures(view: ui.LayoutView) -> ui.LayoutView:
    """The same message with its pictures left out."""
    return layout(*(part for part in _parts(view) if not isinstance(part, ui.MediaGallery)), accent=_accent(view))


def _parts(view: ui.LayoutView) -> Iterator[ui.Item[Any]]:
    for container in view.children:
        if isinstance(container, ui.Container):
            yield from container.children


def _accent(view: ui.LayoutView) -> int | None:
    colors = (item.accent_color for item in view.children if isinstance(item, ui.Container))
    color = next(colors, None)
    return color.value if isinstance(color, discord.Color) else color


def rows(buttons: Iterable[ui.Button[ui.LayoutView]]) -> list[ui.ActionRow[ui.LayoutView]]:
    """Buttons in as many rows as they need."""
    given = list(buttons)
    return [ui.ActionRow(*given[start : start + ROW]) for start in range(0, len(given), ROW)]


def bytes_of(view: ui.LayoutView) -> int:
    """So many bytes the components of a message have as they are sent."""
    return len(msgspec.json.encode(view.to_components()))
