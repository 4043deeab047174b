"""The computer players that can be seated at a game, by name. Which there are, each game says itself."""

from __future__ import annotations

from functools import cache

from games.engine import Player, Searching, registry


@cache
def players_of(kind: str) -> dict[str, Player]:
    """The quick computer players of a game, weakest first."""
    return {player.name: player for player in registry()[kind].players}


@cache
def searching_players(kind: str) -> dict[str, Searching]:
    """The computer players of a game that think for a while (`bot.players.thinking`), weakest first."""
    return {player.name: player for player in registry()[kind].searching}


def seatable(kind: str) -> list[str]:
    """The names of all computer players that can be seated, weakest first."""
    return [*players_of(kind), *searching_players(kind)]


def stand_in(kind: str) -> str:
    """The name of who plays on for somebody: the strongest of the quick ones."""
    return list(players_of(kind))[-1]


@cache
def simulated(kind: str) -> dict[str, Player | Searching]:
    """Everybody who can play a game in a simulation: its computer players and those of its rule text's figures."""
    game = registry()[kind]
    return {player.name: player for player in (*game.players, *game.searching, *game.references)}


def player_named(kind: str, name: str) -> Player | Searching:
    """The player of this name; the game's first one if that name was given up since it was seated."""
    players = players_of(kind) | searching_players(kind)
    return players.get(name) or next(iter(players.values()))
