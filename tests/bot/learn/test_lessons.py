"""Lessons are short, about all that the primer names, and in step with the rules."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import bot
from bot.learn.lessons import Course, courses
from bot.text import LANGUAGES, texts
from games.engine import Illegal, Lesson, OffCourse, lesson_of, moments
from games.nusfjord import GAME
from tests.bot.learn import file_of, written

TEXTS = Path(str(bot.__file__)).parent / "text" / LANGUAGES[0]
PRESSES = 15
WORDS = 60
NAMED = re.compile(r"(?<!\*)\*{1,2}([^*]+?)[.:]?\*{1,2}(?!\*)")
"""What stands out in a primer: the words a newcomer has to know."""
HEADINGS = {
    "en": {"Aim", "A round", "Your turn"},
    "de": {"Ziel", "Eine Runde", "Dein Zug"},
}
"""What stands out in primers and is no word of a game."""
BENT = {
    "en": {"Each card has four uses": "each card has four", "The Reserve": "Reserve", "Elders": "elder"},
    "de": {"Älteste": "Ältesten"},
}
"""What a lesson says in the form that its own sentence needs."""
HAPPENS = {
    "captains_gulf": {
        "license_added", "bonus_action", "wheel_moved", "sailed", "caught", "crew_added", "sold", "advanced",
        "spoke_crossed", "refueled", "round_ended", "populated",
    },
    "fleet_dice": {
        "rolled", "drafted", "shared_die", "marked", "licensed", "launched", "earned", "star_used", "completed",
        "caught",
    },
    "montego_bay": {
        "jack_hired", "jack_placed", "moved", "pushed", "set_back", "loaded", "barrels_taken_back", "coins_taken",
        "ship_sailed", "ship_scored", "ship_arrived",
    },
    "nusfjord": {
        "fished", "dividends", "placed", "forest_removed", "ship_built", "share_issued", "shares_bought_of",
        "transferred", "served", "elder_taken", "elder_fed", "elder_used", "elder_cleared", "building_paid",
        "building_placed", "round_began",
    },
}  # fmt: skip
"""What must have happened before the eyes of whoever has taken a lesson."""

every_lesson = pytest.mark.parametrize("kind", sorted(courses()))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def _said(course: Course, language: str) -> Iterator[tuple[str, str]]:
    """All texts of a lesson by key, those of single choices and those that are the same at every stage included."""
    words, always = texts().words(language), f"{course.game.id}-lesson-aside-"
    for key in (*course.keys, *texts().keys(language, always), *_of_choices(course, language)):
        yield key, words(key)


def _of_choices(course: Course, language: str) -> set[str]:
    """The keys of reasons against single choices or verbs."""
    found: set[str] = set()
    for step, stage in enumerate(course.lesson.stage):
        for choice in course.game.options(course.table(step), course.lesson.you):
            for of in (choice.replace(":", "-"), choice.partition(":")[0]):
                if texts().has(language, key := f"{course.game.id}-lesson-{stage.id}.aside-{of}"):
                    found.add(key)
    return found


@pytest.mark.parametrize("kind", sorted(HAPPENS))
def test_there_is_a_lesson(kind: str) -> None:
    assert kind in courses()


@every_lesson
def test_a_lesson_takes_few_presses(kind: str) -> None:
    assert courses()[kind].end <= PRESSES


@every_language
@every_lesson
def test_nothing_that_is_said_is_long(kind: str, language: str) -> None:
    counts = {key: len(re.sub(r"[*–]", " ", said).split()) for key, said in _said(courses()[kind], language)}
    assert {key: count for key, count in counts.items() if count > WORDS} == {}


@every_lesson
def test_reasons_against_single_choices_are_given_in_every_language(kind: str) -> None:
    course = courses()[kind]
    one, *others = (_of_choices(course, language) for language in LANGUAGES)
    assert all(other == one for other in others)
    written = sum(
        line.strip().startswith(".aside-") for line in (TEXTS / f"lesson_{kind}.ftl").read_text("utf-8").splitlines()
    )
    assert len(one) == written, "one of them is given for a choice there is not"


@every_language
@every_lesson
def test_what_the_primer_names_is_met(kind: str, language: str) -> None:
    words, bent = texts().words(language), BENT[language]
    said = " ".join(text for _, text in _said(courses()[kind], language)).casefold()
    found: list[str] = NAMED.findall(words(f"{kind}-primer"))
    named = {each.strip() for each in found} - HEADINGS[language]
    assert len(named) > 3
    assert {term for term in named if bent.get(term, term).casefold() not in said} == set()


@every_lesson
def test_what_a_lesson_is_about_happens(kind: str) -> None:
    told = {event.kind for moment in courses()[kind].moments for event in moment.told}
    assert HAPPENS[kind] - told == set()


@every_lesson
def test_a_lesson_is_as_it_was_when_somebody_last_looked_at_it(kind: str) -> None:
    """If this fails, look at the lesson again: at its texts, too. Then `python -m tests.bot.learn`."""
    course = courses()[kind]
    assert written(course) == file_of(course).read_text()


@every_lesson
def test_every_other_choice_can_be_tried_out_and_changes_nothing(kind: str) -> None:
    course = courses()[kind]
    before, tried = [moment.table for moment in course.moments], 0
    for step, stage in enumerate(course.lesson.stage):
        for choice in course.game.options(course.table(step), course.lesson.you):
            if choice != stage.choice:
                course.detour(step, choice)
                tried += 1
    assert tried > course.end
    assert [moment.table for moment in course.moments] == before


@every_lesson
def test_two_lessons_are_the_same(kind: str) -> None:
    course = courses()[kind]
    assert moments(course.game, course.lesson) == course.moments


def _nusfjord() -> Lesson:
    found = lesson_of(GAME)
    assert found is not None
    return found


def test_a_script_for_other_rules_or_data_is_not_played() -> None:
    lesson = _nusfjord()
    for other in (msgspec.structs.replace(lesson, rules=lesson.rules + 1), msgspec.structs.replace(lesson, data="0")):
        with pytest.raises(OffCourse, match="other rules or data"):
            moments(GAME, other)


def test_a_script_that_breaks_off_says_where() -> None:
    lesson = _nusfjord()
    first, *others = lesson.stage
    odd = msgspec.structs.replace(first, choice="place:nowhere")
    with pytest.raises(OffCourse, match="wood: a choice is not legal"):
        moments(GAME, msgspec.structs.replace(lesson, stage=(odd, *others)))
    late = msgspec.structs.replace(first, then=("skip",))
    with pytest.raises(OffCourse, match="wood: nobody else is asked where skip is to be played"):
        moments(GAME, msgspec.structs.replace(lesson, stage=(late, *others)))
    with pytest.raises(OffCourse, match="forest: a choice is not legal"):
        moments(GAME, msgspec.structs.replace(lesson, stage=(others[0], *others)))


def test_what_cannot_be_chosen_is_no_detour() -> None:
    with pytest.raises(Illegal):
        courses()["nusfjord"].detour(0, "place:nowhere")


def test_a_lesson_that_cannot_be_played_or_lacks_a_text_is_not_offered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = msgspec.structs.replace(_nusfjord(), rules=99)
    unsaid = msgspec.structs.replace(_nusfjord(), stage=(msgspec.structs.replace(_nusfjord().stage[0], id="silence"),))
    for lesson, why in (
        (broken, "it was written for other rules"),
        (unsaid, "there is no text en: nusfjord-lesson-silence"),
    ):
        monkeypatch.setattr("bot.learn.lessons.lesson_of", lambda game, found=lesson: found if game is GAME else None)
        courses.cache_clear()
        caplog.clear()
        with caplog.at_level(logging.ERROR):
            assert courses() == {}
        assert f"the lesson of nusfjord is not offered: {why}" in caplog.text
    monkeypatch.undo()
    courses.cache_clear()
