"""How figures of games are written, wherever people read them."""

from __future__ import annotations

from bot.text import Words


def tenths(value: float, words: Words) -> str:
    """A figure with one digit behind the point."""
    return words("results-tenths", value=float(value))
