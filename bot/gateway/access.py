"""Who may do what: the kinds of people there are, and the words with which answers and commands say whom they serve.
`visibility.py` and the ledger keep to it; `bot/tools/access_table.py` writes it down as a table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, get_args

Person = Literal[
    "host",
    "mover",
    "player",
    "away",
    "kept",
    "asked",
    "watcher",
    "manager",
    "outsider",
    "stranger",
    "banned",
]
"""How somebody stands to a game."""

PEOPLE: Mapping[Person, str] = MappingProxyType(
    {
        "host": "who opened the game and sits at it; it is not their turn",
        "mover": "who sits at the table and owes the decision",
        "player": "who sits at the table; it is not their turn",
        "away": "the same, on vacation",
        "kept": "whose seat a computer player keeps",
        "asked": "who has no seat and was asked to take one over",
        "watcher": "who sees the channel and has no seat; also who left the table or was replaced",
        "manager": "the same, and manages the server",
        "outsider": "a member of the server who can't see the channel",
        "stranger": "who is not on the server, and comes by direct message or from another server",
        "banned": "who has a seat, but was removed from the server",
    }
)

Who = Literal[
    "anybody",
    "watcher",
    "newcomer",
    "player",
    "present",
    "mover",
    "host",
    "director",
    "asked",
    "member",
    "poster",
    "manager",
    "owner",
]
"""Whom a command or a control serves. The last four are about a server or the bot."""

_SEATED: frozenset[Person] = frozenset({"host", "mover", "player", "away", "kept"})
_UNSEATED: frozenset[Person] = frozenset({"asked", "watcher", "manager"})

MAY: Mapping[Who, frozenset[Person]] = MappingProxyType(
    {
        "anybody": frozenset(get_args(Person)),
        "watcher": _SEATED | _UNSEATED,
        "newcomer": _UNSEATED,
        "player": _SEATED,
        "present": _SEATED - {"kept"},
        "mover": frozenset({"mover"}),
        "host": frozenset({"host"}),
        "director": frozenset({"host", "manager"}),
        "asked": frozenset({"asked"}),
        "member": frozenset(get_args(Person)) - {"stranger", "banned"},
        "poster": frozenset({"manager"}),
        "manager": frozenset({"manager"}),
        "owner": frozenset(),
    }
)
"""Who is served; everybody else gets one sentence, and nothing changes."""

MEANS: Mapping[Who, str] = MappingProxyType(
    {
        "anybody": "concerns no game, or only the person's own",
        "watcher": "everybody who may see the game",
        "newcomer": "everybody who may see the game and has no seat",
        "player": "who has a seat, also while a computer player keeps it",
        "present": "who has a seat and plays there",
        "mover": "who owes the decision",
        "host": "the host",
        "director": "the host, and who manages the server",
        "asked": "who was asked",
        "member": "who is on a server",
        "poster": "who manages the server or its events",
        "manager": "who manages the server",
        "owner": "who owns the bot, whoever else they are",
    }
)


What = Literal["lobby", "challenge", "offer", "call", "undo", "hint", "replay", "file"]
"""What people have a share of a day of (`shares.py`)."""


def serves(who: Who, takes: What | None = None) -> dict[Any, Any]:
    """What a command carries (`extras`) to say whom it serves, and of which share it takes a part."""
    return {"who": who, "takes": takes}
