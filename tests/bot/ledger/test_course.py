"""What is kept of a running game beside its table: nobody who was struck out is named in it any more."""

from __future__ import annotations

import msgspec

from bot.ledger.course import Course, Named, Offer, Taken
from bot.ledger.plan import Dropped, Plan, Wish
from bot.ledger.time_bank import Gift, TimeBank
from bot.ledger.vote import Vote

GONE, STAYS, ASKS, NOBODY = 1_000_000_000_000_000_001, 1_000_000_000_000_000_002, 1_000_000_000_000_000_003, 0


def full() -> Course:
    """All that there can be, of somebody who goes and somebody who stays."""
    return Course(
        vote=Vote("undo", 3, 0, (1,), ("yes", "no")),
        taken=Taken([(0, "die:cod")], (1,)),
        paused=True,
        named=[Named(GONE, "Gone"), Named(STAYS, "Stays")],
        pace="brisk",
        banks=[TimeBank(60.0)],
        gifts=[Gift(1, 0, 5.0)],
        revoked=[Gift(2, 1, 5.0)],
        away={GONE: 5.0, STAYS: 6.0},
        plans={0: Plan(GONE, (Wish("die:cod"),)), 1: Plan(STAYS, (Wish("die:cod"),))},
        planned={0: Plan(GONE, (Wish("die:cod"),)), 1: Plan(STAYS, (Wish("die:cod"),))},
        dropped={0: Dropped(GONE, "gone"), 1: Dropped(STAYS, "gone")},
        offers={0: Offer(1, GONE, ASKS), 1: Offer(2, STAYS, ASKS), 2: Offer(3, STAYS, GONE)},
        resting=True,
        hinted=True,
        joined=[5],
        notices=7,
        board=6,
        unseen={1: "mark"},
        taken_before=[Taken([(1, "die:cod")])],
        unseen_before={1: ["die:cod"]},
    )


def test_nothing_of_a_course_names_whoever_was_struck_out() -> None:
    course = full()
    assert set(msgspec.to_builtins(course)) == set(course.__struct_fields__), "each field is looked into"
    course.strike_out(GONE, NOBODY, "somebody")
    said = msgspec.json.encode(course).decode()
    assert str(GONE) not in said
    assert "Gone" not in said
    assert course.named[0] == Named(NOBODY, "somebody")


def test_what_belongs_to_others_stays() -> None:
    course = full()
    course.strike_out(GONE, NOBODY, "somebody")
    kept = full()
    assert course.named[1] == kept.named[1]
    assert course.away == {STAYS: 6.0}
    assert course.plans == {1: kept.plans[1]}
    assert course.planned == {1: kept.planned[1]}
    assert course.dropped == {1: kept.dropped[1]}
    assert course.offers == {1: kept.offers[1]}
    for field in (
        "vote",
        "taken",
        "paused",
        "pace",
        "banks",
        "gifts",
        "revoked",
        "resting",
        "hinted",
        "joined",
        "notices",
        "board",
        "unseen",
    ):
        assert getattr(course, field) == getattr(kept, field), field


def test_a_press_is_followed_back_to_its_first_move() -> None:
    course = Course(joined=[5, 8, 9])
    assert [course.press_of(number) for number in (4, 5, 6, 7, 9)] == [4, 4, 6, 7, 7]


def test_of_moves_that_belong_together_those_that_are_kept_stay_known() -> None:
    course = Course(joined=[5, 8])
    course.join(12, {4, 8, 11})
    assert course.joined == [8, 12]


def test_what_was_taken_back_comes_again_step_by_step_until_its_seat_decides() -> None:
    course, first, second = Course(), Taken([(0, "a")]), Taken([(0, "b")])
    course.take_back(second)
    course.take_back(first)
    assert course.taken == first
    course.came_again(0)
    assert (course.taken, course.taken_before) == (second, [])
    course.came_again(0)
    assert course.taken is None


def test_a_decision_leaves_behind_what_its_seat_had_taken_back_and_what_comes_after_that() -> None:
    course, theirs = Course(), Taken([(1, "c")])
    course.take_back(Taken([(1, "d")]))
    course.take_back(Taken([(0, "b")]))
    course.take_back(theirs)
    for step in ("y", "x"):
        course.take_back_unseen(0, step)
        course.take_back_unseen(1, step)
    course.decided(0, in_window=True)
    assert (course.taken, course.taken_before) == (theirs, [])
    assert (course.unseen, course.unseen_before) == ({1: "x"}, {1: ["y"]})
    course.came_again(1)
    assert (course.unseen, course.unseen_before) == ({1: "y"}, {})
    course.decided(0, in_window=False)
    assert (course.taken, course.unseen, course.unseen_before) == (None, {}, {})


def test_a_course_with_steps_to_play_again_is_kept_as_it_is() -> None:
    course = Course()
    course.take_back(Taken([(0, "b")]))
    course.take_back(Taken([(0, "a")], (1,)))
    course.take_back_unseen(1, "y")
    course.take_back_unseen(1, "x")
    assert msgspec.json.decode(msgspec.json.encode(course), type=Course) == course
