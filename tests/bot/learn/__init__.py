"""Each lesson as it is played, in a file that people compare: whatever a rule, a figure or a text of a rule changes for
it shows there. `python -m tests.bot.learn` writes them anew; look at the lesson again where one differs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from bot.learn.lessons import Course
from bot.text import LANGUAGES, texts

FOLDER = Path(__file__).parent / "scripts"


def file_of(course: Course) -> Path:
    """Where a lesson is written down."""
    return FOLDER / f"{course.game.id}.txt"


def written(course: Course) -> str:
    """The whole of a lesson: at each stage the rules it names with a fingerprint of what they say, the question, every
    choice there is, and what happens next."""
    return "\n".join(_lines(course)) + "\n"


def _lines(course: Course) -> Iterator[str]:
    game, you = course.game, course.lesson.you
    yield f"rules {game.rules}, data {game.digest[:12]}, {course.lesson.seats} seats"
    for step, stage in enumerate(course.lesson.stage):
        table = course.table(step)
        question = game.waiting(table)[you].ask(table)
        yield f"{stage.id}: {question.kind}"
        yield from (f"  rule {number} {_fingerprint(game.id, number)}" for number in stage.rules)
        for choice in game.options(table, you):
            yield f"  {'>' if choice == stage.choice else '-'} {choice}"
        yield from (f"  = {event.kind} {event.seat} {event.args}" for event in course.moments[step + 1].told)


def _fingerprint(game: str, number: str) -> str:
    """Of what a rule says in every language. Raises `MissingText` for a number there is no rule of."""
    key = f"{game}-rule-{number.replace('.', '-')}"
    said = [texts().words(language)(key) for language in LANGUAGES]
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:8]
