"""Whoever decides hears of their own step, and of each thing once."""

from __future__ import annotations

from bot.play.answers import told_to_whoever_decided
from games.engine import Event

HUSHED = [Event("marked", 0, {"space": "cod.1"}, to=0, hushed=True), Event("launched", 0, {}, to=0, hushed=True)]
PUBLIC = [Event("marked", 0, {"space": "cod.1"}), Event("launched", 0, {})]
REVEALED = Event("rolled", None, {"die": "cod"}, barrier=True)


def test_in_a_window_it_is_what_nobody_else_hears_yet() -> None:
    assert told_to_whoever_decided(HUSHED, [], in_window=True) == HUSHED


def test_when_it_closes_what_everybody_hears() -> None:
    assert told_to_whoever_decided([*HUSHED, *PUBLIC, REVEALED], [], in_window=False) == [*PUBLIC, REVEALED]


def test_when_the_next_one_opens_at_once_nothing_twice_and_nothing_less() -> None:
    own = Event("looked", 0, {}, to=0, hushed=True)
    told = told_to_whoever_decided([*HUSHED, own, *PUBLIC, REVEALED], [], in_window=True)
    assert told == [own, *PUBLIC, REVEALED]


def test_outside_windows_what_is_for_one_seat_alone_is_told_where_there_is_nothing_else() -> None:
    assert told_to_whoever_decided(HUSHED, [], in_window=False) == HUSHED


def test_what_they_did_in_the_window_before_they_have_heard_when_their_step_closes_it() -> None:
    """Once for each time it happened; and what others did there is news."""
    earlier = [Event("caught", 0, {"fish": 2}), Event("marked", 0, {"space": "cod.1"})]
    others = [Event("caught", 1, {"fish": 2}), Event("marked", 1, {"space": "cod.1"})]
    events = [*HUSHED, *earlier, *PUBLIC, *others, REVEALED]
    for in_window in (False, True):
        told = told_to_whoever_decided(events, earlier, in_window=in_window)
        assert told == [*PUBLIC, *others, REVEALED]
    assert told_to_whoever_decided(HUSHED, earlier, in_window=True) == HUSHED, "another window is as it was"
