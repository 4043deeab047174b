"""When digests are due, by the clock on a person's own wall, and which calls can't wait for them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.people.digest_times import TO_ANSWER, digest_is_soon_enough, next_digest
from bot.people.preferences import Preferences, read_preferences, written

MORNING, EVENING = 8 * 60, 18 * 60 + 30
TWICE = Preferences(zone="Europe/Berlin", digest=(MORNING, EVENING))
NOON = datetime(2027, 1, 15, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("after", "due"),
    [
        (NOON, datetime(2027, 1, 15, 17, 30, tzinfo=UTC)),
        (datetime(2027, 1, 15, 17, 30, tzinfo=UTC), datetime(2027, 1, 16, 7, tzinfo=UTC)),
        (datetime(2027, 1, 15, 23, 30, tzinfo=UTC), datetime(2027, 1, 16, 7, tzinfo=UTC)),
        (datetime(2027, 3, 27, 20, tzinfo=UTC), datetime(2027, 3, 28, 6, tzinfo=UTC)),
    ],
    ids=["the same day", "not the same moment again", "after midnight there", "the day the clock changes"],
)
def test_a_digest_comes_at_its_time_of_day(after: datetime, due: datetime) -> None:
    assert next_digest(TWICE, after) == due


def test_who_wants_none_gets_none() -> None:
    assert next_digest(Preferences(), NOON) is None
    assert not digest_is_soon_enough(Preferences(), NOON, None)


def test_a_clock_that_leaves_no_time_to_answer_after_the_digest_does_not_wait_for_it() -> None:
    due = datetime(2027, 1, 15, 17, 30, tzinfo=UTC)
    assert digest_is_soon_enough(TWICE, NOON, None)
    assert digest_is_soon_enough(TWICE, NOON, due + TO_ANSWER)
    assert not digest_is_soon_enough(TWICE, NOON, due + TO_ANSWER - timedelta(seconds=1))


def test_hours_are_stored_and_what_is_none_is_as_usual() -> None:
    assert read_preferences(written(TWICE)) == TWICE
    assert read_preferences({"digest": [2000]}).digest == ()
    assert read_preferences({"digest": [1, 2, 3]}).digest == ()
