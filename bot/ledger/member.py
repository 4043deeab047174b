"""A person as they sit down, and the place where a game is opened."""

from __future__ import annotations

import msgspec


class Member(msgspec.Struct, frozen=True):
    """A person as they sit down: Discord's id, the name shown, and the interaction that brought them here."""

    id: int
    name: str
    interaction_id: int


class OpeningPlace(msgspec.Struct, frozen=True):
    """Where a game is opened. `guild_id` is None in direct messages; `language` is what everybody there reads."""

    guild_id: int | None
    channel_id: int
    language: str
    is_thread: bool = False
