"""The sentences in which a puzzle's solution is told: what the captain does, what that is worth, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.ledger.loaded import Loaded
from bot.results.wording import tenths_of_points
from bot.review.pages import named_parts, unit
from bot.text import Words
from bot.text.score_line import unit_named
from bot.text.texts import Rule
from games.engine import Game, arguments_in, lesson_of, verb_in
from games.engine.review import Gap, Puzzle

MOST_RULES = 4


class Weighed(msgspec.Struct, frozen=True):
    """How far the captain's choice is ahead of another one, which is called so; whether that is the `second` best."""

    gap: Gap
    called: str
    second: bool = True


def telling(puzzle: Puzzle, words: Words, named: Callable[[str], str], detail: str) -> list[str]:
    """What the captain does, with its small print, and what it means to do after that."""
    said = named(puzzle.answer)
    lines = [words("puzzle-captain", choice=f"{said} — {detail}" if detail else said)]
    after = [words.choice(choice) for choice in puzzle.best[1:]]
    return [*lines, words("puzzle-after", choices=words.listed(after))] if after else lines


def leads_line(weighed: Weighed, loaded: Loaded, words: Words) -> str:
    """What that is worth, and in which categories of the scoring."""
    gap = weighed.gap
    said = words(
        "puzzle-worth",
        points=tenths_of_points(gap.mean, words),
        error=tenths_of_points(gap.error, words),
        named=unit_named(words),
        unit=unit(loaded),
        choice=weighed.called,
        second="yes" if weighed.second else "no",
    )
    parts = named_parts(gap.parts, words)
    return f"{said} {words('puzzle-parts', parts=words.listed(parts))}" if parts else said


def rules_about(game: Game[Any, Any], choice: str, words: Words) -> list[Rule]:
    """The rules behind a choice: those about what is named in it, then those that the lesson names with it, or else
    those about its verb."""
    rules = {rule.number: rule for rule in words.rules()}
    names = {words.name(argument) for argument in arguments_in(choice)}
    named = [rule.number for rule in rules.values() if rule.title in names]
    about = [*named, *(_of_lesson(game, choice) or _of_verb(game, choice))]
    return [rules[number] for number in dict.fromkeys(about) if number in rules][:MOST_RULES]


def _of_verb(game: Game[Any, Any], choice: str) -> Sequence[str]:
    return next((verb.rules for verb in game.verbs if verb.name == verb_in(choice)), ())


def _of_lesson(game: Game[Any, Any], choice: str) -> Sequence[str]:
    """The numbers of the rules that its lesson names with this choice; with all choices of its verb where the verb has
    none."""
    lesson = lesson_of(game)
    stages = [each for each in (lesson.stage if lesson is not None else ()) if verb_in(each.choice) == verb_in(choice)]
    exact = [each for each in stages if each.choice == choice]
    named = [each.rules for each in exact or ([] if _of_verb(game, choice) else stages)]
    common = set[str](named[0]).intersection(*named) if named else set[str]()
    return [rule for rule in named[0] if rule in common] if named else []
