"""A choice played on a loaded table: what its controls count on from, and how far back one may go afterwards."""

from __future__ import annotations

import pytest

from bot.ledger.course import Taken
from bot.ledger.loaded import Loaded, Trace
from bot.ledger.playing import played
from games.engine import Illegal
from tests.bot.ledger.making import LUCK, held

pytestmark = pytest.mark.usefixtures("tides")


def test_in_a_window_only_the_own_answers_make_controls_stale_and_outside_every_one_does() -> None:
    loaded = held()
    loaded.saved.asked = [7, 7]
    steps = [  # by number: whose, what, then the seats whose controls fit no more, and whether there is a way back
        (8, 0, "offer", {0}, False),
        (9, 1, "offer", {1}, False),
        (10, 1, "boast:no", {1}, False),
        (11, 0, "boast:no", {0, 1}, True),  # the last answer shows all of them
        (12, None, "keep", {0, 1}, False),
        (13, None, "keep", {0, 1}, True),  # a tide was rolled
        (14, 0, "offer", {0}, False),
    ]
    known = {(0, 7), (1, 7)}
    for number, seat, begins, stale, settled in steps:
        before = list(loaded.saved.asked)
        mover = _only_one(loaded) if seat is None else seat
        choice = next(each for each in loaded.game.options(loaded.table, mover) if each.startswith(begins))
        in_window = loaded.table.lanes is not None and number != 11
        events, final = played(loaded, mover, choice, number, LUCK)
        assert events, choice
        fresh = {(each, asked) for each, asked in enumerate(loaded.saved.asked) if asked != before[each]}
        assert ({each for each, _ in fresh}, final) == (stale, settled), number
        assert not fresh & known, "no number comes again"
        known |= fresh
        assert loaded.saved.trail[-1] == Trace(mover, choice, in_window, number)
    assert len(loaded.saved.trail) == len(steps)


def test_what_was_taken_back_comes_again_until_its_seat_decides_or_the_window_is_over() -> None:
    loaded = held()
    taken = loaded.saved.course.taken = Taken([(0, "boast:yes")])
    _play(loaded, 1, 2)
    assert loaded.saved.course.taken == taken, "what others answer in a window is no business of seat 0"
    _play(loaded, 0, 1)
    assert loaded.saved.course.taken is None
    other = loaded.saved.course.taken = Taken([(1, "offer:3"), (0, "boast:yes")], (0,))
    assert loaded.saved.course.taken == other
    _play(loaded, 0, 1)
    assert loaded.table.lanes is None
    assert loaded.saved.course.taken is None, "the window has closed"
    mover = _only_one(loaded)
    loaded.saved.course.taken = Taken([(1 - mover, "keep")])
    _play(loaded, mover, 1)
    assert loaded.saved.course.taken is None, "outside a window one goes on from the table as it is"


def test_in_a_window_only_the_own_answer_ends_what_was_taken_back_of_it_and_its_end_everything() -> None:
    loaded = held()
    course = loaded.saved.course
    course.unseen = {0: "offer:16", 1: "offer:3"}
    _play(loaded, 0, 1)
    assert course.unseen == {1: "offer:3"}
    _play(loaded, 0, 1)
    _play(loaded, 1, 1)
    course.unseen = {0: "boast:no", 1: "boast:no"}
    _play(loaded, 1, 1)
    assert loaded.table.lanes is None
    assert course.unseen == {}


def test_a_choice_that_is_not_legal_changes_nothing() -> None:
    loaded = held()
    loaded.saved.course.taken = Taken([(0, "boast:yes")])
    before = loaded.encode()
    with pytest.raises(Illegal):
        played(loaded, 0, "offer:99", 1, LUCK)
    assert loaded.encode() == before


def _only_one(loaded: Loaded) -> int:
    (mover,) = loaded.waiting()
    return mover


def _play(loaded: Loaded, seat: int, choices: int) -> None:
    for number in range(choices):
        played(loaded, seat, loaded.game.options(loaded.table, seat)[0], number, LUCK)
