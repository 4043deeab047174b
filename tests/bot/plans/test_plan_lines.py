"""A plan in words: what is done is said once, and a long course can be read."""

from __future__ import annotations

from bot.ledger.plan import Plan, Wish, led_by
from bot.plans.plan_lines import CHAIN, ROOM, course_labels, plan_lines
from bot.text import texts

WORDS = texts().words("en").of("nusfjord")
WORKERS = ["place:deforest", "place:reforest", "skip", "place:reforest"]


def test_what_is_done_is_said_again_only_after_something_else() -> None:
    assert course_labels(WORDS, WORKERS) == [
        "Place a worker: Deforest",
        "Reforest",
        "Pass (do nothing)",
        "Place a worker: Reforest",
    ]


def test_of_a_course_much_more_can_be_read_than_of_one_entry() -> None:
    course = [Wish(choice) for choice in WORKERS * 3]
    line, _ = plan_lines(WORDS, Plan(1, led_by(course, ())), ROOM)
    assert line == f"**1** {' → '.join(course_labels(WORDS, WORKERS * 3))}"
    assert 150 < len(line) < CHAIN
