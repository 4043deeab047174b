"""`quayside rooms`: what every room answers, adds and says, as a table, read off the rooms themselves.
`docs/architecture.md` has it between the marks; a test compares."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.gateway.room import Room
from bot.tools.tables import print_table

BEGIN, END = "<!-- made by `quayside rooms` -->", "<!-- end -->"


def document(app: App) -> str:
    """The table in Markdown; a choice of the rules is a control without a name."""
    lines = ["| room | controls | commands | posts |", "|---|---|---|---|"]
    for room in sorted(app.rooms, key=lambda each: each.name):
        controls = [action or "a choice" for action in room.answers]
        posts = [f"{each.post.kind} {each.post.tag()}".rstrip() for each in room.posts]
        lines.append(f"| {room.name} | {_code(controls)} | {_code(_commands(room))} | {_code(posts)} |")
    return "\n".join([BEGIN, "", *lines, "", END])


def rooms(_: argparse.Namespace) -> int:
    """Print the table."""
    return print_table(document)


def _commands(room: Room) -> list[str]:
    """The commands and groups that this room adds."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(discord.Client(intents=discord.Intents(guilds=True)))
    for register in room.commands:
        register(tree)
    return [f"/{command.name}" for command in tree.get_commands()]


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in sorted(names))
