"""When a vote is decided, and how."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.ledger.vote import Vote

ANSWERS = ("wait", "skip", "player")


def test_everybody_must_agree_and_one_refusal_ends_it() -> None:
    vote = Vote("undo", 7, 0, (1, 2), ("yes", "no"), all_of_them=True)
    assert vote.outcome is None
    assert vote.with_answer(1, "yes").outcome is None
    assert vote.with_answer(1, "no").outcome == "no"
    assert vote.with_answer(1, "yes").with_answer(2, "yes").outcome == "yes"


def test_where_everybody_must_agree_an_answer_between_the_first_and_the_last_decides_nothing() -> None:
    vote = Vote("undo", 7, 0, (1, 2), ("yes", "later", "no"), all_of_them=True)
    assert vote.with_answer(1, "later").outcome is None
    assert vote.with_answer(1, "later").with_answer(2, "no").outcome == "no"


def test_a_majority_of_all_who_are_asked_decides_before_the_rest_has_spoken() -> None:
    vote = Vote("late", 7, 0, (1, 2, 3), ANSWERS)
    assert vote.with_answer(1, "skip").outcome is None
    assert vote.with_answer(1, "skip").with_answer(3, "skip").outcome == "skip"


def test_half_of_those_who_are_asked_decide_only_when_it_is_due() -> None:
    vote = Vote("late", 7, 0, (1, 2), ANSWERS)
    assert vote.outcome_when_due is None
    assert vote.with_answer(1, "skip").outcome is None
    assert vote.with_answer(1, "skip").outcome_when_due == "skip"


def test_where_answers_tie_the_mildest_wins() -> None:
    vote = Vote("late", 7, 0, (1, 2), ANSWERS)
    assert vote.with_answer(1, "player").with_answer(2, "skip").outcome == "skip"


def test_an_answer_can_be_changed_while_the_vote_is_open() -> None:
    vote = Vote("late", 7, 0, (1, 2, 3), ANSWERS).with_answer(1, "skip").with_answer(1, "wait")
    assert vote.with_answer(2, "skip").outcome is None


def test_who_leaves_is_not_asked_any_more() -> None:
    vote = Vote("late", 7, 0, (1, 2), ANSWERS).with_answer(1, "skip")
    assert vote.without(2).outcome == "skip"
    assert vote.without(1).outcome is None


@given(st.integers(1, 4), st.lists(st.sampled_from(ANSWERS), min_size=4, max_size=4))
def test_a_vote_in_which_everybody_has_spoken_is_decided_by_an_answer_nobody_outdoes(
    seats: int, said: list[str]
) -> None:
    vote = Vote("late", 1, 9, tuple(range(seats)), ANSWERS)
    for seat in range(seats):
        vote = vote.with_answer(seat, said[seat])
    outcome = vote.outcome
    assert outcome is not None
    assert said[:seats].count(outcome) == max(said[:seats].count(answer) for answer in ANSWERS)
