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
        "host": "opened the game and plays in it; it is not their turn",
        "mover": "plays in the game; it is their turn",
        "player": "plays in the game; it is not their turn",
        "away": "a player on vacation",
        "kept": "a player whose seat a computer player keeps for now",
        "asked": "has no seat and was asked to take one over",
        "watcher": "can see the channel and has no seat, or has left the table, or was replaced",
        "manager": "a watcher who manages the server",
        "outsider": "a member of the server who can't see the channel",
        "stranger": "is not on the server; uses direct messages or another server",
        "banned": "has a seat, but was removed from the server",
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
        "anybody": "everybody; concerns no game, or only the person's own things",
        "watcher": "everybody who may see the game",
        "newcomer": "everybody who may see the game and has no seat",
        "player": "everybody who has a seat, even while a computer player keeps it",
        "present": "everybody who has a seat and plays it themselves",
        "mover": "everybody whose turn it is",
        "host": "the host",
        "director": "the host, and everybody who manages the server",
        "asked": "the person who was asked",
        "member": "every member of the server",
        "poster": "everybody who manages the server or its events",
        "manager": "everybody who manages the server",
        "owner": "the owner of the bot",
    }
)


What = Literal["lobby", "challenge", "offer", "call", "undo", "hint", "replay", "review", "file"]
"""What people have a share of a day of (`shares.py`)."""


def serves(who: Who, takes: What | None = None) -> dict[Any, Any]:
    """What a command carries (`extras`) to say whom it serves, and of which share it takes a part."""
    return {"who": who, "takes": takes}
