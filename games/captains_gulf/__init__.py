"""Captains of the Gulf (2 to 4 players): fish, sell and build up a boat for eight rounds."""

from games.captains_gulf.game import GAME

__all__ = ["GAME"]
