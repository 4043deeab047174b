"""`quayside access`: who may do what as a table, read off the commands and answers themselves.
What the words mean is in `bot/gateway/access.py`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import msgspec
from discord import app_commands

from bot.app import App
from bot.gateway.access import MAY, MEANS, PEOPLE, Who
from bot.tools.tables import print_table

BEGIN, END = "<!-- made by `quayside access` -->", "<!-- end -->"
YES, NO = "yes", "–"
FEW = 3
"""So many commands of a group have a row each."""


class Row(msgspec.Struct, frozen=True):
    """A command or a control: what it is called, and whom it serves."""

    name: str
    who: Who


def rows(app: App) -> list[Row]:
    """Everything people can do, commands first. Raises `ValueError` for a command that does not say whom it serves."""
    return [*_commands(app), *(Row(f"`{action or 'a choice'}`", answer.who) for action, answer in _answers(app))]


def document(app: App) -> str:
    """The tables in Markdown."""
    people = [f"- **{person}**: {meaning}" for person, meaning in PEOPLE.items()]
    words = [[who, MEANS[who], *_cells(who)] for who in MEANS]
    each = [[row.name, row.who, *_cells(row.who)] for row in rows(app)]
    return "\n".join(
        [
            BEGIN,
            "",
            *people,
            "",
            *_table(["open to", "meaning", *PEOPLE], words),
            "",
            *_table(["command or control", "open to", *PEOPLE], each),
            "",
            END,
        ]
    )


def access(_: argparse.Namespace) -> int:
    """Print the tables."""
    return print_table(document)


def _commands(app: App) -> Iterator[Row]:
    """Commands by name; a group whose commands all serve alike, such as the choices of a game, in one row."""
    found: dict[str, list[Row]] = {}
    for command in app.client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            who: Who | None = command.extras.get("who")
            if who is None or who not in MEANS:
                raise ValueError(f"/{command.qualified_name} does not say whom it serves")
            group = command.parent.qualified_name if command.parent is not None else ""
            found.setdefault(group, []).append(Row(f"`/{command.qualified_name}`", who))
    rows = list(found.pop("", []))
    for group, several in found.items():
        alike = len({row.who for row in several}) == 1 and len(several) > FEW
        rows += [Row(f"`/{group} …`", several[0].who)] if alike else several
    yield from sorted(rows, key=lambda row: row.name)


def _answers(app: App) -> list[tuple[str, Any]]:
    return sorted(app.dispatcher.answers.items())


def _cells(who: Who) -> list[str]:
    return [YES if person in MAY[who] else NO for person in PEOPLE]


def _table(head: list[str], lines: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *lines]]
