"""Plans as such: the first wish that is possible, and what is left of a plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ledger.plan import DEEPEST, MOST_WISHES, Dropped, Meaning, Plan, Wish, entries, led_by, merged
from games.engine import Ask

SHRIMP, CRAB = Wish("die:shrimp", Meaning("box_coin", {"box": 2, "boxes": 5})), Wish("die:crab")
PLAN = Plan(7, (SHRIMP, CRAB))
TREE = Plan(7, (Wish("die:shrimp", None, (Wish("use:box"), Wish("use:coin", None, (Wish("star:buy"),)))), CRAB))

COURSES = st.lists(st.lists(st.sampled_from("abcd").map(Wish), max_size=DEEPEST + 2), max_size=8)


def test_the_first_wish_that_is_possible_is_played() -> None:
    assert PLAN.first(["die:crab", "die:shrimp"]) == SHRIMP
    assert PLAN.first(["die:crab", "die:cod"]) == CRAB
    assert PLAN.first(["die:cod"]) is None


def test_what_was_played_is_wished_no_more() -> None:
    assert PLAN.without("die:shrimp").wishes == (CRAB,)
    assert PLAN.without("die:cod") == PLAN
    assert PLAN.without("die:crab").with_wish(CRAB) == PLAN


def test_a_meaning_is_the_small_print_of_then() -> None:
    ask = Ask("go", {"cost": 2, "cards": ["a", "b"]})
    assert Meaning.of(None) is None
    meaning = Meaning.of(ask)
    assert meaning is not None
    assert meaning.detail == ask
    assert meaning != Meaning.of(Ask("go", {"cost": 3, "cards": ["a", "b"]}))


def test_plans_are_the_same_once_stored() -> None:
    for thing in (PLAN, TREE, Dropped(7, "changed", "die:shrimp", SHRIMP.meant, Meaning("coins", {"list": [1, 2]}))):
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(thing), type=type(thing)) == thing


def test_what_stands_below_a_choice_comes_next_also_on_later_turns() -> None:
    box, coin = TREE.wishes[0].then
    after = TREE.after(TREE.wishes[0])
    assert after == Plan(7, (box, coin), later=True)
    assert after.after(coin) == Plan(7, (Wish("star:buy"),), later=True)
    assert after.after(box) == Plan(7, (coin,), later=True), "below it nothing stands: the rest of its list"
    assert TREE.after(CRAB) == Plan(7, TREE.wishes[:1])


def test_a_list_is_found_and_changed_by_its_place() -> None:
    assert [wish.choice for wish in TREE.along((0, 1))] == ["die:shrimp", "use:coin"]
    assert TREE.below((0, 1)).wishes == (Wish("star:buy"),)
    assert TREE.below(()) == TREE
    longer = TREE.with_below((1,), [Wish("use:coin")])
    assert longer.below((1,)).wishes == (Wish("use:coin"),)
    assert longer.with_below((1,), []) == TREE
    assert TREE.with_below((0,), []) == Plan(7, (Wish("die:shrimp"), CRAB))
    assert (TREE.size, longer.size) == (5, 6)
    for nowhere in ((2,), (0, 0, 0), (1, 0)):
        with pytest.raises(IndexError):
            TREE.below(nowhere)


def test_entries_are_read_from_above() -> None:
    read = [(path, wish.choice) for path, wish in entries(TREE.wishes)]
    assert read == [
        ((0,), "die:shrimp"),
        ((0, 0), "use:box"),
        ((0, 1), "use:coin"),
        ((0, 1, 0), "star:buy"),
        ((1,), "die:crab"),
    ]


def test_a_plan_is_told_from_others_by_its_mark() -> None:
    marks = {each.mark for each in (PLAN, TREE, TREE.with_below((1,), [CRAB]), TREE.without("die:crab"))}
    assert len(marks) == 4
    assert all(0 < mark < 10**9 for mark in marks)
    assert Plan(8, TREE.wishes).mark == TREE.mark
    assert (PLAN.mark, TREE.mark) == (53202048, 99239684), "buttons that were sent know it"


def test_what_most_courses_begin_with_stands_first_and_below_it_what_follows_there() -> None:
    courses = [[Wish("b"), Wish("x")], [Wish("a"), Wish("y")], [Wish("a"), Wish("x")], [Wish("a"), Wish("x")]]
    assert merged(courses) == (Wish("a", None, (Wish("x"), Wish("y"))), Wish("b", None, (Wish("x"),)))
    assert merged(courses, 3) == (Wish("a", None, (Wish("x"),)), Wish("b"))
    meant = Meaning("box_coin", {"box": 2})
    assert merged([[Wish("a", meant)], [Wish("a")]]) == (Wish("a", meant),), "as it was met first"


def test_a_course_is_put_before_everything_else_and_keeps_what_followed() -> None:
    box, coin = TREE.wishes[0].then
    assert led_by([], TREE.wishes) == TREE.wishes
    assert led_by([CRAB], TREE.wishes) == (CRAB, TREE.wishes[0])
    assert led_by([SHRIMP, Wish("use:coin"), Wish("star:keep")], TREE.wishes) == (
        Wish("die:shrimp", SHRIMP.meant, (Wish("use:coin", None, (Wish("star:keep"), *coin.then)), box)),
        CRAB,
    )
    assert led_by([Wish("die:cod"), box], TREE.wishes) == (Wish("die:cod", None, (box,)), *TREE.wishes)


@given(COURSES, st.integers(1, MOST_WISHES))
def test_merged_courses_are_followed_as_far_as_there_is_room(courses: list[list[Wish]], most: int) -> None:
    list_, begun = merged(courses, most), Counter(course[0].choice for course in courses if course)
    assert Plan(1, list_).size <= most
    assert [begun[wish.choice] for wish in list_] == sorted((begun[wish.choice] for wish in list_), reverse=True)
    everything = Plan(1, merged(courses, 1000))
    for course in courses:
        _check_followed(everything.wishes, course[:DEEPEST])
    kept = {path_of(list_, path) for path, _ in entries(list_)}
    assert kept <= {path_of(everything.wishes, path) for path, _ in entries(everything.wishes)}


def path_of(wishes: Sequence[Wish], path: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(wish.choice for wish in Plan(1, tuple(wishes)).along(path))


def _check_followed(wishes: Sequence[Wish], course: Sequence[Wish]) -> None:
    for wish in course:
        (found,) = [each for each in wishes if each.choice == wish.choice]
        wishes = found.then


def test_a_plan_of_an_earlier_version_is_read() -> None:
    stored = msgspec.msgpack.encode([7, [["die:shrimp", ["box_coin", {"box": 2, "boxes": 5}]], ["die:crab", None]]])
    assert msgspec.msgpack.decode(stored, type=Plan) == PLAN
