"""The rules named beside a solution: about what is named in the choice, from the game's lesson, about its verb."""

from __future__ import annotations

from typing import Any

import pytest

from bot.puzzles.lines import MOST_RULES, Weighed, leads_line, rules_about
from bot.text import Words, texts
from bot.tools.check.limits import loaded_game
from games.engine import Game, Luck, lesson_of, registry
from games.engine.review import Gap

OURS = ("captains_gulf", "fleet_dice", "montego_bay", "nusfjord")


def _words(kind: str, language: str = "en") -> Words:
    return texts().words(language).of(kind)


def _about(kind: str, choice: str, language: str = "en") -> list[str]:
    return [each.number for each in rules_about(registry()[kind], choice, _words(kind, language))]


@pytest.mark.parametrize("kind", OURS)
def test_every_verb_has_rules_that_can_be_looked_up(kind: str) -> None:
    game: Game[Any, Any] = registry()[kind]
    known = {each.number for each in _words(kind).rules()}
    assert [verb.name for verb in game.verbs if not verb.rules or not known.issuperset(verb.rules)] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_named_in_a_choice_comes_before_what_its_verb_is_about(language: str) -> None:
    assert _about("nusfjord", "place:build_ship", language)[0] == "X10"
    assert _about("captains_gulf", "drop:c1", language) == ["CG3.9"]
    assert _about("fleet_dice", "gull:1", language) == []


def test_rules_of_the_lesson_stand_beside_the_same_choice() -> None:
    for kind in OURS:
        lesson: Any = lesson_of(registry()[kind])
        played = [stage.choice for stage in lesson.stage]
        for stage in lesson.stage:
            found = _about(kind, stage.choice)
            assert 0 < len(found) <= MOST_RULES
            assert set(found) & set(stage.rules) or played.count(stage.choice) > 1, "what all of them name"


def test_what_a_solution_is_worth_is_told_in_what_the_game_counts() -> None:
    """CG1.5: dollars are the only victory points."""
    weighed = Weighed(Gap(2.0, 0.5, 2.0, 30), "this")
    for kind, said in (
        ("captains_gulf", "about **$2.0** (±\xa0$0.5) more than"),
        ("nusfjord", "about **2.0** points (±\xa00.5) further ahead than"),
    ):
        table, _ = registry()[kind].setup(2, {}, Luck(bytes(32)))
        loaded = loaded_game(registry()[kind], table, 2, 1)
        assert said in leads_line(weighed, loaded, _words(kind))
