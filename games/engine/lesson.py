"""A lesson: a game is learned on a small table with fixed luck, where a script says what is played, step by step.
The script lies beside the game's data; what is said at each step stands in the text files. Nothing is asked at random
and nothing is stored: each moment of a lesson follows from its script."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from typing import Any

import msgspec

from games.engine.data import load
from games.engine.event import Event
from games.engine.game import Game
from games.engine.illegal import Illegal
from games.engine.luck import Luck


class Stage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One press of a lesson: what is chosen on course, and what the others answer until the learner is asked again.

    `id` names its texts; it is never used for another stage. `rules` are the numbers of the rules it is about.
    """

    id: str
    choice: str
    then: tuple[str, ...] = ()
    rules: tuple[str, ...]


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A script. All chance follows from the words of `luck`. The learner sits at seat `you`; `before` is played, by
    whoever is asked, ahead of the first stage.

    It fits the `rules` and the `data` (the beginning of their digest) that it was written for, and no others.
    """

    rules: int
    data: str
    luck: str
    seats: int
    you: int = 0
    settings: dict[str, str] = {}
    before: tuple[str, ...] = ()
    stage: tuple[Stage, ...]

    def draws(self) -> Luck:
        """Its luck, the same every time."""
        return Luck(self.luck.encode())


class Moment(msgspec.Struct, frozen=True):
    """The table at a stage, saved, and what the learner has heard since the stage before."""

    table: bytes
    told: list[Event]


class OffCourse(Exception):
    """A script that can't be played. The message says where and why."""


class _Nobody(Exception):
    """There is nobody to play a choice for."""


def lesson_of(game: Game[Any, Any]) -> Lesson | None:
    """The script of a game; None for a game without. Raises `DataError` for one that can't be read."""
    file = f"{game.id}-lesson.toml"
    there = resources.files(f"games.{game.id}").joinpath("data").joinpath(file).is_file()
    return load(game.id, file, Lesson).rows if there else None


def moments(game: Game[Any, Any], lesson: Lesson) -> list[Moment]:
    """The table at each stage and after the last one. Raises `OffCourse`."""
    if (lesson.rules, game.digest[: len(lesson.data)]) != (game.rules, lesson.data):
        raise OffCourse(f"it was written for other rules or data: these are {game.rules} and {game.digest[:12]}")
    luck, you, at = lesson.draws(), lesson.you, "the beginning"
    try:
        table, told = game.setup(lesson.seats, lesson.settings, luck)
        told += _played(game, table, lesson.before, luck, ())
        found = [Moment(game.save(table), heard(told, you))]
        for stage in lesson.stage:
            at = stage.id
            told = game.apply(table, you, stage.choice, luck)
            told += _played(game, table, stage.then, luck, (you,))
            found.append(Moment(game.save(table), heard(told, you)))
    except Illegal as illegal:
        raise OffCourse(f"{at}: a choice is not legal: {illegal}") from illegal
    except _Nobody as nobody:
        raise OffCourse(f"{at}: {nobody}") from nobody
    return found


def _played(game: Game[Any, Any], table: Any, choices: Iterable[str], luck: Luck, but: tuple[int, ...]) -> list[Event]:
    """Play what others choose, each time for the first seat that is asked `but` for these. Raises `Illegal`, and
    `_Nobody` if there is none."""
    told: list[Event] = []
    for choice in choices:
        seat = next((each for each in sorted(game.waiting(table)) if each not in but), None)
        if seat is None:
            raise _Nobody(f"nobody else is asked where {choice} is to be played")
        told += game.apply(table, seat, choice, luck)
    return told


def heard(told: list[Event], seat: int) -> list[Event]:
    """What somebody hears of what has just happened, each thing once: in a window their own part, until it closes and
    everybody hears of it."""
    public = [(event.kind, event.seat, event.args) for event in told if not event.hushed]
    return [
        event
        for event in told
        if event.to in (None, seat) and not (event.hushed and (event.kind, event.seat, event.args) in public)
    ]
