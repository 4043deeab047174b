"""The rules named beside a solution are those that the game's lesson names with such choices."""

from __future__ import annotations

from typing import Any

from bot.puzzles.lines import MOST_RULES, rules_about
from games.engine import lesson_of, registry


def test_rules_are_those_of_the_lesson_with_the_same_choice_or_verb() -> None:
    for game in registry().values():
        lesson: Any = lesson_of(game)
        if lesson is None:
            continue
        for stage in lesson.stage:
            found = rules_about(game, stage.choice)
            assert set(found) <= set(stage.rules)
            assert len(found) <= MOST_RULES
        assert rules_about(game, "gull:1") == []
