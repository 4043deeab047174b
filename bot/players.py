"""The computer players that can be seated, by name."""

from __future__ import annotations

from games.engine import Deckhand, Player

PLAYERS: dict[str, Player] = {player.name: player for player in (Deckhand(),)}
