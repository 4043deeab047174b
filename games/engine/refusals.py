"""Refusals that are the same in every game. Each game declares its own ones beside its rules."""

from __future__ import annotations

from games.engine.sayings import Refusal


class NotAnOption(Refusal, frozen=True, tag="not_an_option"):
    """What is asked now can't be answered so, and the game says no more of it."""

    choice: str


class GameOver(Refusal, frozen=True, tag="game_over"):
    """Nothing is decided any more."""


class NotYourTurn(Refusal, frozen=True, tag="not_your_turn"):
    """Others decide."""


class WrongSeats(Refusal, frozen=True, tag="seats"):
    """The game is for another number of players."""

    least: int
    most: int


class WrongSetting(Refusal, frozen=True, tag="setting"):
    """There is no such table option, or it has no such value."""

    setting: str
    value: str


SHARED: tuple[type[Refusal], ...] = (NotAnOption, GameOver, NotYourTurn, WrongSeats, WrongSetting)
