"""`quayside access`: who may do what as a table, read off the commands and answers themselves.
What the words mean is in `bot/gateway/access.py`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

import msgspec
from discord import app_commands

from bot.gateway.access import MAY, MEANS, PEOPLE, Who

if TYPE_CHECKING:
    from bot.client import QuaysideClient

BEGIN, END = "<!-- made by `quayside access` -->", "<!-- end -->"
YES, NO = "yes", "–"
FEW = 3
"""So many commands of a group have a row each."""


class Row(msgspec.Struct, frozen=True):
    """A command or a control: what it is called, and whom it serves."""

    name: str
    who: Who


def rows(client: QuaysideClient) -> list[Row]:
    """Everything people can do, commands first. Raises `ValueError` for a command that does not say whom it serves."""
    return [*_commands(client), *(Row(f"`{action or 'a choice'}`", answer.who) for action, answer in _answers(client))]


def document(client: QuaysideClient) -> str:
    """The tables in Markdown."""
    people = [f"- **{person}**: {meaning}" for person, meaning in PEOPLE.items()]
    words = [[who, MEANS[who], *_cells(who)] for who in MEANS]
    each = [[row.name, row.who, *_cells(row.who)] for row in rows(client)]
    return "\n".join(
        [
            BEGIN,
            "",
            *people,
            "",
            *_table(["serves", "that is", *PEOPLE], words),
            "",
            *_table(["command or control", "serves", *PEOPLE], each),
            "",
            END,
        ]
    )


def access(_: argparse.Namespace) -> int:
    """Print the tables."""
    from bot.client import QuaysideClient  # noqa: PLC0415 - it says what it answers, and this module is one of its tools
    from db.store import Store  # noqa: PLC0415

    print(document(QuaysideClient(cast(Store, None))))
    return 0


def _commands(client: QuaysideClient) -> Iterator[Row]:
    """Commands by name; a group whose commands all serve alike, such as the choices of a game, in one row."""
    found: dict[str, list[Row]] = {}
    for command in client.tree.walk_commands():
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


def _answers(client: QuaysideClient) -> list[tuple[str, Any]]:
    return sorted(client.answers.items())


def _cells(who: Who) -> list[str]:
    return [YES if person in MAY[who] else NO for person in PEOPLE]


def _table(head: list[str], lines: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(line)} |" for line in [head, ["---"] * len(head), *lines]]
