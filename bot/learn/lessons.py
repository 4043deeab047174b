"""The lessons that are offered: scripts that can be played, with all of their texts. What one consists of, and how it
goes on, is known from its script alone: nothing of it is stored."""

from __future__ import annotations

import logging
from functools import cache, cached_property
from typing import Any, NamedTuple

from bot.gateway.catalog import offered_games
from bot.text import LANGUAGES, texts
from games.engine import DataError, Event, Game, Lesson, Moment, OffCourse, Stage, heard, lesson_of, moments

log = logging.getLogger(__name__)


class Detour(NamedTuple):
    """What a choice off course would lead to: the table then, and what the learner would hear."""

    table: Any
    told: list[Event]


class Course:
    """A lesson that can be played. Its steps are counted from 0; the last one, `end`, has nothing to press any more."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        """Raises `OffCourse`."""
        self.game = game
        self.lesson = lesson
        self.moments: list[Moment] = moments(game, lesson)

    @property
    def end(self) -> int:
        return len(self.lesson.stage)

    def stage(self, step: int) -> Stage | None:
        """What is learned at this step; None at the end."""
        return self.lesson.stage[step] if step < self.end else None

    def table(self, step: int) -> Any:
        """The table at this step, a new one each time."""
        return self.game.load(self.moments[step].table)

    def detour(self, step: int, choice: str) -> Detour:
        """Try a choice out. Raises `Illegal`."""
        table, you = self.table(step), self.lesson.you
        told = self.game.apply(table, you, choice, self.lesson.draws())
        return Detour(table, heard(told, you))

    @cached_property
    def keys(self) -> list[str]:
        """The keys of its texts."""
        said = [f"{self.game.id}-lesson-{stage.id}" for stage in self.lesson.stage]
        return [f"{self.game.id}-lesson-end", *said, *(f"{key}.aside" for key in said)]


@cache
def courses() -> dict[str, Course]:
    """The lessons offered, by game. What is wrong with another one the log says; its game is played all the same."""
    found: dict[str, Course] = {}
    for kind, game in offered_games().items():
        try:
            lesson = lesson_of(game)
            if lesson is None:
                continue
            course = Course(game, lesson)
        except (DataError, OffCourse) as error:
            log.error("the lesson of %s is not offered: %s", kind, error)
            continue
        missing = [f"{each}: {key}" for each in LANGUAGES for key in course.keys if not texts().has(each, key)]
        if missing:
            log.error("the lesson of %s is not offered: there is no text %s", kind, missing[0])
        else:
            found[kind] = course
    return found
