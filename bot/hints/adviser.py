"""Who gives hints in which game, and how many choices a hint has. They think in `bot/players/thinking.py`."""

from __future__ import annotations

from bot.players.registry import searching_players

BEST = 3


def adviser(kind: str) -> str | None:
    """The name of who gives hints in a game: its strongest player that thinks; None where there is none."""
    return next(reversed(searching_players(kind)), None)
