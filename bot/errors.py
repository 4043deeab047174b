"""What a person is told when something can't be done: one exception that carries a sentence's key.
The sentences themselves are in the text files; errors nobody foresaw are handled where replies are sent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.text.texts import Value
from games.engine import Illegal


class Sorry(Exception):
    """Say this sentence to the person, privately, and change nothing. `key` names it, `args` fill it."""

    def __init__(self, key: str, **args: Value) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_: dict[str, Value] = args


class Candidate(msgspec.Struct, frozen=True):
    """A game that may be meant: its id, and what a menu says of it."""

    game_id: str
    label: str
    detail: str


class WhichGame(Sorry):
    """Several games may be meant. `then` is what is to be done with the one that is picked: a command, and behind a dot
    what it was given; empty where that can't be said."""

    def __init__(self, games: Sequence[Candidate], then: str) -> None:
        super().__init__("error-which-game")
        self.games = games
        self.then = then


class Refused(Sorry):
    """The rules of the game `game` refuse a choice."""

    def __init__(self, game: str, illegal: Illegal) -> None:
        super().__init__("refused")
        self.game = game
        self.illegal = illegal


class Stale(Sorry):
    """A control of an earlier board was pressed: show the fresh one."""

    def __init__(self, game_id: str) -> None:
        super().__init__("error-stale")
        self.game_id = game_id
