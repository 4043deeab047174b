"""Montego Bay (2 to 4 players): move dock workers round the warehouses and load the ships in the harbor."""

from games.montego_bay.game import GAME

__all__ = ["GAME"]
