"""What the pictures of a lesson say can be read on a phone, also where only the choice on course is marked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.learn.lessons import Course, courses
from bot.text import texts
from render import painter, question
from render.audit import audit
from render.legibility import LEGIBLE, PANEL
from tests.bot.learn.learner import NAME
from tests.param import slow


def _least(course: Course, table: Any, language: str, numbers: Mapping[str, int], before: Any) -> float:
    """The smallest lettering of a picture on a phone, in CSS pixels."""
    game, you = course.game, course.lesson.you
    names = [NAME] * course.lesson.seats
    words = texts().words(language).of(game.id, names)
    changed = game.view(before, you) if before is not None else None
    with audit() as placed:
        drawn = question(
            painter(game.id), game.view(table, you), you, words, names=names, options=numbers, changed=changed
        )
    return min(each.size for each in placed) * PANEL / drawn.width


def _pictures(course: Course, *, every_detour: bool) -> Iterator[tuple[str, Any, Mapping[str, int], Any]]:
    """The pictures of a lesson: at each stage, and after other choices, all of them or one a stage."""
    for step in range(course.end + 1):
        table, stage = course.table(step), course.stage(step)
        before = course.table(step - 1) if step else None
        if stage is None:
            yield "the end", table, {}, before
            return
        options = course.game.options(table, course.lesson.you)
        yield stage.id, table, {stage.choice: options.index(stage.choice) + 1}, before
        others = [choice for choice in options if choice != stage.choice]
        for choice in others if every_detour else others[-1:]:
            yield f"{stage.id}, {choice}", course.detour(step, choice).table, {}, table


@pytest.mark.slow
@pytest.mark.parametrize(("language", "every_detour"), [("de", False), slow("de", True), slow("en", False)])
@pytest.mark.parametrize("kind", sorted(courses()))
def test_every_picture_of_a_lesson_can_be_read_on_a_phone(kind: str, language: str, every_detour: bool) -> None:
    course = courses()[kind]
    found = {
        where: _least(course, table, language, numbers, before)
        for where, table, numbers, before in _pictures(course, every_detour=every_detour)
    }
    assert len(found) > course.end
    assert {where: least for where, least in found.items() if least < LEGIBLE} == {}
