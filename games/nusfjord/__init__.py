"""Nusfjord (1 to 5 players): fish, fell, build and issue shares for seven rounds in a Lofoten harbor."""

from games.nusfjord.game import GAME

__all__ = ["GAME"]
