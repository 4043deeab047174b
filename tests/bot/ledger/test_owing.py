"""Who owes a decision since when, and how often they were reminded."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.ledger.owing import Owing, owed_from
from tests.bot.ledger.making import MATE, seat
from tests.db.making import ANN, DAWN


@pytest.mark.parametrize(
    ("person", "player", "owes"),
    [(ANN, None, True), (None, MATE, False), (ANN, MATE, False), (None, None, False)],
    ids=["a person", "a computer player", "one that keeps a person's seat warm", "nobody"],
)
def test_only_a_person_who_plays_owes_anything(person: int | None, player: str | None, owes: bool) -> None:
    assert owed_from(DAWN, seat(0, person, player)) == (Owing(DAWN.timestamp()) if owes else None)


def test_each_reminder_is_counted_and_the_last_one_remembered() -> None:
    reminded = Owing(5.0, 2, 9.0).reminded_at(DAWN)
    assert (reminded.since, reminded.reminded, reminded.last) == (5.0, 3, DAWN.timestamp())
    assert reminded.reminded_at(DAWN + timedelta(days=1)).reminded == 4
    assert Owing(5.0).reminded_at(DAWN).reminded == 1


def test_nothing_that_is_still_to_come_is_owed() -> None:
    now = DAWN.timestamp()
    assert Owing(now + 5, 1, now + 9).no_later_than(DAWN) == Owing(now, 1, now)
    assert Owing(now - 5, 1, now - 3).no_later_than(DAWN) == Owing(now - 5, 1, now - 3)


def test_a_nudge_waits_for_one_reminder_which_is_not_counted() -> None:
    nudged = Owing(5.0, 2, 9.0).nudged_at(DAWN)
    assert nudged.nudge_waits
    answered = nudged.reminded_at(DAWN + timedelta(hours=1))
    assert not answered.nudge_waits
    assert (answered.reminded, answered.nudged) == (2, DAWN.timestamp())
    assert answered.reminded_at(DAWN + timedelta(days=1)).reminded == 3
