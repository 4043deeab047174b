"""The forms in which Discord takes a message, and the ways to show one in them, from as it is meant to bare words.
An ordinary message has content, which phones show in their notifications; one of components has none."""

from __future__ import annotations

from typing import Any, Literal

import discord
import msgspec
from discord import ui

from bot.gateway.layout import layout, pictures, text
from bot.outbox.public_message import PublicMessage, fitting

Form = Literal["ordinary", "components"]


class Way(msgspec.Struct, frozen=True):
    """One way to show a message: with all its pictures, without the one below, or with none; with all its words or the
    plain ones."""

    form: Form
    whole: bool = True
    pictured: bool = True
    plain: bool = False


def ways(message: PublicMessage, form: Form) -> list[Way]:
    """How to show a new message, the best way first; those that come to the same are left out."""
    found = [Way("components")] if form == "components" else []
    return found + _in("ordinary", message)


def ways_to_edit(message: PublicMessage, form: Form) -> list[Way]:
    """How to show it in a message that has this form: Discord lets no message change from components to content."""
    return _in(form, message)


def _in(form: Form, message: PublicMessage) -> list[Way]:
    found = [Way(form)]
    if message.below is not None:
        found.append(Way(form, whole=False))
    if message.pictures:
        found.append(Way(form, pictured=False))
    if message.plain and message.plain != message.content:
        found.append(Way(form, pictured=False, plain=True))
    return found


def other(form: Form) -> Form:
    """The form it is not."""
    return "components" if form == "ordinary" else "ordinary"


def as_layout(
    message: PublicMessage, *, whole: bool = True, pictured: bool = True, plain: bool = False
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The message in components, and the files it shows."""
    below = [message.below] if whole and message.below is not None else []
    files = [picture.fresh() for picture in (*message.pictures, *below)] if pictured else []
    said = [text(paragraph) for paragraph in (message.plain if plain else message.content).split("\n\n")]
    foot = [text(message.foot)] if message.foot and not plain else []
    shows_all = pictured and bool(below)
    return layout(*said, *pictures(files), *_rows(message, shows_all), *foot, accent=message.accent), files


def to_send(message: PublicMessage, way: Way) -> dict[str, Any]:
    """The arguments with which discord.py sends it. Of several pictures an ordinary message shows the last one: side by
    side they would be cut and too small to read. The one below stands in an embed, which has a place of its own."""
    if way.form == "components":
        view, files = as_layout(message, whole=way.whole, pictured=way.pictured, plain=way.plain)
        return {"view": view, "files": files}
    files = [message.pictures[-1].fresh()] if way.pictured and message.pictures else []
    embeds: list[discord.Embed] = []
    if files and way.whole and message.below is not None:
        files.append(message.below.fresh())
        embeds.append(discord.Embed(color=message.accent).set_image(url=f"attachment://{message.below.name}"))
    content = message.plain if way.plain else fitting(message.content, message.foot)
    return {"content": content, "view": _ordinary(message, bool(embeds)), "files": files, "embeds": embeds}


def to_edit(message: PublicMessage, way: Way) -> dict[str, Any]:
    """The arguments with which discord.py edits a message of the same form to show it."""
    arguments = to_send(message, way)
    arguments["attachments"] = arguments.pop("files")
    return arguments


def _rows(message: PublicMessage, shows_all: bool) -> list[ui.ActionRow[ui.LayoutView]]:
    rows = [row.copy() for row in message.rows]
    if rows and message.instead is not None and not shows_all:
        rows[-1].add_item(message.instead.copy())
    return rows


def _ordinary(message: PublicMessage, shows_all: bool) -> ui.View:
    """The buttons and menus below the content."""
    view = ui.View(timeout=None)
    for number, row in enumerate(_rows(message, shows_all)):
        for item in row.children:
            item.row = number
            view.add_item(item)
    view.stop()
    return view
