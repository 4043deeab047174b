"""The computer players that can be seated at a game, by name. Which there are, each game says itself."""

from __future__ import annotations

from functools import cache

from games.engine import RANDOM, Player, Searching, registry


@cache
def players_of(kind: str) -> dict[str, Player]:
    """The quick computer players of a game that can be seated, weakest first."""
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
    """Everybody who can play a game in a simulation: at random, as people meet them or met them once, as its rule
    text's figures say, by its strategy book."""
    game = registry()[kind]
    statistics = game.statistics
    players = (RANDOM, *game.former, *game.players, *game.searching, *statistics.references, *statistics.book)
    return {player.name: player for player in players}


def book_of(kind: str) -> list[str]:
    """The names of the strategies in a game's book, which no menu offers."""
    return [player.name for player in registry()[kind].statistics.book]


def quick_player(kind: str, name: str) -> Player | None:
    """The quick player of this name: one that can be seated, or one that challenges begun earlier may have."""
    former = {player.name: player for player in (RANDOM, *registry()[kind].former)}
    return former.get(name) or players_of(kind).get(name)


def player_named(kind: str, name: str) -> Player | Searching:
    """The player of this name; the game's first one if that name was given up since it was seated."""
    found = quick_player(kind, name) or searching_players(kind).get(name)
    return found or next(iter(players_of(kind).values()))
