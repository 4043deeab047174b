"""What a capability offers to the rest of the bot. `bot/app.py` lists all rooms; adding a capability is a folder and a
line there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from discord import app_commands

from bot.chores.chores import Chore
from bot.gateway.press import Answer
from bot.ledger.guest import Guest
from bot.ledger.post import Delivery, Heard

Tree: TypeAlias = app_commands.CommandTree[Any]


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """`name` is its folder's. `answers` are what its controls lead to, `commands` add its slash commands,
    `posts` deliver what it says later.

    `guests` take part in every change of a game. The bot's own rooms leave them to `app.py`, which says in which order
    they come; those of others come last.
    """

    name: str
    answers: Mapping[str, Answer] = {}
    commands: Sequence[Callable[[Tree], None]] = ()
    posts: Sequence[Delivery] = ()
    guests: Sequence[Guest] = ()
    turned: Sequence[Heard] = ()
    """What it does once a new board of a game was posted, or its final scoring."""
    invited: Sequence[Callable[[int], Awaitable[None]]] = ()
    """What it does when the bot was invited to a server."""
    chores: Sequence[Chore] = ()
    """What it does for ever beside all this, from the start of the bot to its end."""
