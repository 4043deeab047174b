"""Whatever is pressed in a lesson, in whatever order, has an answer that Discord takes, and leads to its end."""

from __future__ import annotations

from random import Random

import pytest

from bot.errors import Sorry
from bot.gateway.controls import read
from bot.learn.button import learn_control
from bot.learn.lessons import courses
from bot.text import texts
from bot.tools.check.limits import check_fits
from tests.bot.learn.learner import Choice, Learner, Page
from tests.param import slow

KINDS = sorted(courses())
MOST_PRESSES = 400
"""Far more than anybody needs who presses at random."""
CLICKERS, FEW_CLICKERS = 1000, 3
every_lesson = pytest.mark.parametrize("kind", KINDS)


def _is_lesson(choice: Choice) -> bool:
    """Whether a control belongs to the lesson: others lead away from it."""
    control = read(choice.custom_id)
    return control is not None and control.action in ("@learn", "@learntext")


def _is_end(page: Page, kind: str) -> bool:
    return any(f"@open.{kind}" in choice.custom_id for choice in page.choices)


@every_lesson
async def test_whoever_presses_what_stands_out_comes_to_the_end(kind: str) -> None:
    learner, course = Learner(), courses()[kind]
    page = await learner.begins(kind)
    for step, stage in enumerate(course.lesson.stage):
        assert texts().words("en")(f"{kind}-lesson-{stage.id}") in page.text
        assert f"{step + 1} of {course.end}" in page.text
        page = await learner.presses(page.leads())
    assert texts().words("en")(f"{kind}-lesson-end") in page.text
    assert _is_end(page, kind)


@pytest.mark.parametrize(
    ("language", "text_first"), [("en", False), slow("de", True), slow("en", True), slow("de", False)]
)
@every_lesson
async def test_every_page_has_an_answer_to_all_that_stands_on_it(kind: str, language: str, text_first: bool) -> None:
    """From the first page on everything is pressed that is on any page that comes up."""
    learner = Learner(language, text_first=text_first)
    first, seen = await learner.begins(kind), dict[Choice, Page]()
    check_fits(first.view, f"{kind}, the beginning")
    open_ = [choice for choice in first.choices if _is_lesson(choice)]
    while open_:
        choice = open_.pop()
        if choice in seen:
            continue
        page = seen[choice] = await learner.presses(choice)
        check_fits(page.view, f"{kind}, after {choice}")
        assert "{" not in page.text
        open_ += [each for each in page.choices if _is_lesson(each)]
    course = courses()[kind]
    offered = sum(len(course.game.options(course.table(step), course.lesson.you)) for step in range(course.end))
    assert len(seen) > offered, "every choice of every stage was pressed"


async def test_a_choice_that_is_a_button_has_its_small_print_above_it() -> None:
    learner = Learner()
    page = await learner.begins("nusfjord")
    assert "7 · Deforest — +5 wood, −1 forest" in page.text
    forests = await learner.presses(page.leads())
    assert "1 · Forest on a3–a4 — 2 stacked" in forests.text


@pytest.mark.slow
@every_lesson
async def test_every_choice_off_course_is_told_and_given_a_reason(kind: str) -> None:
    learner, course, words = Learner(), courses()[kind], texts().words("en")
    for step in range(course.end):
        page = await learner.presses(Choice(learn_control(kind, step)))
        here = [each for each in page.choices if (control := read(each.custom_id)) is not None
                and control.revision == step and control.action == "@learn"]  # fmt: skip
        tried = [each for each in here if each != page.leads()]
        assert len(here) == len(course.game.options(course.table(step), course.lesson.you))
        for choice in tried:
            aside = await learner.presses(choice)
            assert "You would choose" in aside.text
            assert words("learn-aside") in aside.text
            assert len(aside.text.split(words("learn-aside"))[1].split()) > 5
            onward = await learner.presses(aside.leads())
            assert onward.text == (await learner.presses(page.leads())).text


@pytest.mark.parametrize("clickers", [FEW_CLICKERS, slow(CLICKERS)])
@every_lesson
async def test_whoever_presses_at_random_comes_to_the_end(kind: str, clickers: int) -> None:
    """They press anything: what stands there, what stood there before, and the same once more. An answer to a
    press is the same each time, so each is asked for once (the test above asks again)."""
    learner, known = Learner(), dict[Choice, Page]()
    first = await learner.begins(kind)
    for clicker in range(clickers):
        rng, page, presses = Random(f"{kind} {clicker}"), first, list[Choice]()
        while not _is_end(page, kind):
            assert len(presses) < MOST_PRESSES, f"clicker {clicker} is lost"
            choice = _picked(rng, page, presses)
            if choice not in known:
                known[choice] = await learner.presses(choice)
            page = known[choice]
            if not any(_is_lesson(each) for each in page.choices):  # the table in words is a message of its own
                page = known.get(presses[-1], first) if presses else first
                continue
            presses.append(choice)


def _picked(rng: Random, page: Page, presses: list[Choice]) -> Choice:
    """Mostly what stands there; now and then an old message, or a press that comes twice."""
    if presses and rng.random() < 0.05:
        return rng.choice(presses[-3:])
    if rng.random() < 0.3:
        return page.leads()
    return rng.choice([choice for choice in page.choices if _is_lesson(choice)])


@every_lesson
async def test_a_press_that_comes_twice_or_late_leads_to_the_same(kind: str) -> None:
    learner = Learner()
    first = await learner.begins(kind)
    once = await learner.presses(first.leads())
    await learner.presses(once.leads())
    assert (await learner.presses(first.leads())).text == once.text


async def test_a_control_of_an_earlier_version_of_a_lesson_shows_its_step_as_it_is_now() -> None:
    learner = Learner()
    page = await learner.presses(Choice(learn_control("nusfjord", 2, "place:nowhere")))
    assert "has changed in the meantime" in page.text
    assert "3 of 15" in page.text
    beyond = await learner.presses(Choice(learn_control("nusfjord", 99, "place:deforest")))
    assert _is_end(beyond, "nusfjord")


@pytest.mark.parametrize("kind", ["", "chess"])
async def test_there_is_no_lesson_of_a_game_that_is_not_there(kind: str) -> None:
    with pytest.raises(Sorry):
        await Learner().presses(Choice(learn_control(kind)))


async def test_whoever_reads_first_has_the_question_as_a_heading_and_the_table_in_words_below_it() -> None:
    page = await Learner(text_first=True).begins("nusfjord")
    assert "\n### Where does your worker go" in page.text
    assert page.text.index("\n### Where does your worker go") < page.text.index("Banquet Table: 1 plate filled")
    assert not [each for each in page.choices if "@learntext" in each.custom_id], "it would say nothing more"
    pictured = await Learner().begins("nusfjord")
    assert "Banquet Table: 1 plate filled" not in pictured.text
    (asked,) = [each for each in pictured.choices if "@learntext" in each.custom_id]
    assert "Banquet Table: 1 plate filled" in (await Learner().presses(asked)).text
