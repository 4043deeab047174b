"""What is wrong with a game's lesson, if it has one: a script that can't be played, a text that is missing or long, a
rule there is none of, a page that Discord does not take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.gateway.choices import offered
from bot.learn.lessons import Course
from bot.learn.panel import Page, stage_view
from bot.learn.table import as_loaded
from bot.text import LANGUAGES, texts
from bot.tools.check.limits import check_fits, empty_file
from games.engine import Game, OffCourse, lesson_of

PRESSES, WORDS = 15, 60
"""As much as somebody takes in who learns a game."""
NAME = "W" * 32


def wrong_with_lesson(game: Game[Any, Any]) -> Iterator[str]:
    """What is wrong, a sentence each. Raises `DataError` for a script that can't be read, and `Broken` for a page that
    Discord does not take."""
    lesson = lesson_of(game)
    if lesson is None:
        return
    try:
        course = Course(game, lesson)
    except OffCourse as off:
        yield f"its script can't be played: {off}"
        return
    if course.end > PRESSES:
        yield f"{course.end} presses, at most {PRESSES}"
    found = [each for language in LANGUAGES for each in _texts(course, language)]
    yield from found
    if not found:
        _pages(course)


def _texts(course: Course, language: str) -> Iterator[str]:
    """Texts that are missing or long, and rules that are named and not there."""
    words = texts().words(language)
    for key in course.keys:
        if not words.has(key):
            yield f"{language}: there is no text {key}"
        elif (count := len(re.findall(r"\S*\w\S*", words(key)))) > WORDS:
            yield f"{language}: {key} has {count} words, at most {WORDS}"
    for stage in course.lesson.stage:
        for number in stage.rules:
            if not words.has(f"{course.game.id}-rule-{number.replace('.', '-')}"):
                yield f"{language}: {stage.id} names the rule {number}, and there is none"


def _pages(course: Course) -> None:
    """Every step as it is shown, with the longest name. Raises `Broken`."""
    for language in LANGUAGES:
        for step, stage in enumerate(course.lesson.stage):
            loaded = as_loaded(course, course.table(step), NAME, texts().words(language))
            words = loaded.words(language)
            page = Page(course, step, words, (), empty_file())
            view = stage_view(page, stage, loaded, offered(loaded, course.lesson.you, words))
            check_fits(view, f"the lesson at {stage.id}")
