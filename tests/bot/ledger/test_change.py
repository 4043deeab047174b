"""What a change is before it is stored: the moves an act makes, two changes in one, and what everybody sees of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.ledger.change import Act, Announcement, Before, Change, is_hidden, owed_by_players
from bot.ledger.course import Offer
from bot.ledger.entry import Entry
from bot.ledger.loaded import Loaded, decode_events
from bot.ledger.plan import Plan, Wish
from bot.ledger.post import Post
from bot.ledger.vote import Vote
from bot.reminders.kinds import Alarm
from db.records import SeatChange, State
from games.engine import Event
from tests.bot.ledger.making import MATE, dealt, held, play, seat
from tests.db.making import ANN, BEN, CLEO, DAWN, move

pytestmark = pytest.mark.usefixtures("tides")
LEFT = Event("left", None, {"who": 2})


def act(**fields: Any) -> Act:
    return Act(**{"name": "leave", "seat": 1, "events": [LEFT], "person_id": BEN, "pings": [ANN]} | fields)


def test_an_act_is_a_move_of_its_own_behind_those_it_comes_after() -> None:
    loaded = held(revision=4)
    given = SeatChange(seat=1, player=MATE)
    done = act(interaction_id=9, seats=[given], arrived=[CLEO], host_id=ANN, state="cancelled")
    alone, later = done.change_of(loaded), done.change_of(loaded, after=[move(5), move(6)])
    assert [each.number for each in alone.moves] == [5]
    assert [each.number for each in later.moves] == [5, 6, 7]
    for change in (alone, later):
        recorded = change.moves[-1]
        assert (recorded.kind, recorded.choice, recorded.seat) == ("act", "leave", 1)
        assert (recorded.person_id, recorded.interaction_id) == (BEN, 9)
        assert decode_events(recorded.events) == [LEFT]
        assert change.announced == [Announcement(change.number, [ANN])]
        assert (change.seats, change.arrived, change.host_id, change.state) == ([given], [CLEO], ANN, "cancelled")
        assert not change.settled


def test_an_act_of_which_the_next_board_tells_is_not_announced() -> None:
    assert act(notice=False).change_of(held()).announced == []


def test_two_changes_in_one_have_the_rows_of_both_and_the_later_word_counts() -> None:
    one, two = SeatChange(seat=0, player=MATE), SeatChange(seat=1, player=MATE)
    first = Change(moves=[move(1)], announced=[Announcement(1)], seats=[one], arrived=[ANN], host_id=BEN, state="aside")
    then = Change(moves=[move(2)], announced=[Announcement(2)], seats=[two], arrived=[BEN])
    both = then.after(first)
    assert ([each.number for each in both.moves], both.number) == ([1, 2], 2)
    assert (both.announced, both.seats) == ([Announcement(1), Announcement(2)], [one, two])
    assert (both.arrived, both.host_id, both.state) == ([ANN, BEN], BEN, "aside")
    said = Change(moves=[move(2)], host_id=CLEO, state="cancelled")
    assert (said.after(first).host_id, said.after(first).state) == (CLEO, "cancelled")
    assert (said.after(then).host_id, said.after(then).state) == (CLEO, "cancelled")


def _seats(loaded: Loaded) -> None:
    loaded.seats = [loaded.seats[0], seat(1, BEN, MATE)]


def _course(**fields: Any) -> Callable[[Loaded], None]:
    def alter(loaded: Loaded) -> None:
        for name, value in fields.items():
            setattr(loaded.saved.course, name, value)

    return alter


@pytest.mark.parametrize(
    ("alter", "news"),
    [
        (_course(), False),
        (_seats, True),
        (_course(paused=True), True),
        (_course(vote=Vote("undo", 3, 0, (1,), ("yes", "no"))), True),
        (_course(away={ANN: 5.0}), True),
        (_course(plans={0: Plan(ANN, (Wish("keep"),))}), False),
        (_course(offers={0: Offer(1, CLEO, ANN)}), False),
        (_course(pace="brisk", resting=True, hinted=True), False),
    ],
    ids=["nothing", "seats", "a pause", "a vote", "a vacation", "a plan", "an offer", "clocks, rest, hints"],
)
def test_what_is_news_to_everybody(alter: Callable[[Loaded], None], news: bool) -> None:
    loaded = held()
    entry = Entry(loaded, Change(moves=[move(1)]), Before.of(loaded))
    alter(loaded)
    assert entry.news == news


@pytest.mark.parametrize(
    ("ended", "said", "state", "over"),
    [
        (False, None, None, False),
        (False, "cancelled", "cancelled", True),
        (False, "aside", "aside", False),
        (True, None, "finished", True),
    ],
)
def test_a_game_is_over_when_its_table_or_the_change_says_so(
    ended: bool, said: State | None, state: State | None, over: bool
) -> None:
    loaded = held(play(dealt()) if ended else dealt())
    entry = Entry(loaded, Change(moves=[move(1)], state=said), Before.of(loaded))
    assert (entry.state, entry.over, entry.result is not None) == (state, over, ended)


def test_before_a_change_people_owe_and_computer_players_do_not() -> None:
    loaded = held()
    _seats(loaded)
    before = Before.of(loaded)
    assert (before.waiting, before.people) == ([0, 1], [ANN])


def test_what_is_said_does_not_count_moves_and_only_what_can_give_way_does() -> None:
    class Shout(Post, frozen=True):
        kind = "shout"

    loaded = held()
    entry = Entry(loaded, Change(moves=[move(3)]), Before.of(loaded))
    entry.say(Alarm())
    entry.say(Shout(), "b")
    alarm, shout = entry.posts
    assert (alarm.kind, shout.kind) == ("alarm", "shout")
    assert re.fullmatch(r"g1-[0-9a-f]{8}", alarm.nonce)
    assert re.fullmatch(r"g1-[0-9a-f]{8}b", shout.nonce)
    assert alarm.nonce != shout.nonce[:-1]
    assert Alarm().row("g1-a", DAWN).due_at == DAWN
    entry.supersede(Alarm)
    assert entry.superseded == {"alarm"}
    with pytest.raises(AssertionError, match="shout"):
        entry.supersede(Shout)


def test_computer_players_owe_what_is_theirs_but_nothing_while_the_game_stands_still() -> None:
    loaded = held()
    loaded.saved.asked = [5, 6]
    loaded.seats = [seat(0, ANN), seat(1, None, MATE)]
    assert owed_by_players(loaded) == [(1, 6)]
    loaded.saved.course.paused = True
    assert owed_by_players(loaded) == []


def test_a_step_in_a_window_that_shows_nothing_is_hidden() -> None:
    loaded = held()
    before = Before.of(loaded)
    assert is_hidden(loaded, before)
    loaded.saved.course.paused = True
    assert not is_hidden(loaded, before)
    closed = held(play(dealt(), 4))
    assert closed.table.lanes is None
    assert not is_hidden(closed, Before.of(closed))
