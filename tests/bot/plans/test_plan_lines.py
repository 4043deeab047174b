"""A plan in words: what is done is said once, and a long course can be read."""

from __future__ import annotations

import pytest

from bot.ledger.plan import Meaning, Plan, Wish, led_by
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


@pytest.mark.parametrize(
    ("choice", "meant", "told"),
    [
        ("mark:shrimp", Meaning("box_license", {"box": 3, "boxes": 12}), "Mark Shrimp — box 3 of 12, license"),
        ("mark:cod", Meaning("box_boat", {"box": 5, "boxes": 12}), "Mark Cod — box 5 of 12, boat"),
        ("mark:casino", Meaning("box_completes", {"box": 1, "boxes": 1}), "Mark Casino — box 1 of 1, completes it"),
        ("use:coin", Meaning("nothing_of_today", {"coins": 1}), "Use as a coin"),
    ],
)
def test_what_an_earlier_version_planned_is_told_as_far_as_it_is_known(choice: str, meant: Meaning, told: str) -> None:
    line, *_ = plan_lines(texts().words("en").of("fleet_dice"), Plan(1, (Wish(choice, meant),)), ROOM)
    assert line == f"**1** {told}"
