"""Who gives hints in which game, and how many choices a hint has. The thinking itself is `bot/thinking.py`'s."""

from __future__ import annotations

from bot.players import searching_players

BEST = 3


def adviser(kind: str) -> str | None:
    """The name of who gives hints in a game: its strongest player that thinks; None where there is none."""
    return next(reversed(searching_players(kind)), None)
