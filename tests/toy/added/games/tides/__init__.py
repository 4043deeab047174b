"""Tides: a game small enough to read in a minute, with everything the engine has to offer.
Hidden hands, a window with two steps, a roll, a private draw, a table option, a captain. Only tests play it."""

from .game import GAME, Tides

__all__ = ["GAME", "Tides"]
