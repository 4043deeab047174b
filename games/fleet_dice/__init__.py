"""Fleet: The Dice Game (1 to 4 players): roll, draft and mark for ten rounds."""

from games.fleet_dice.game import GAME

__all__ = ["GAME"]
