"""Questions to a table: one at a time, and what becomes of one when somebody stops playing or decides something."""

from __future__ import annotations

import pytest

from bot.errors import Sorry
from bot.ledger.change import Act, Change
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded, Trace
from bot.ledger.vote import Vote
from bot.votes.votes import Votes, ask
from games.engine import Event
from tests.bot.ledger.making import held

pytestmark = pytest.mark.usefixtures("tides")


class Dance:
    """Whether there is to be dancing; one's own next step settles that."""

    about = "dance"

    def __init__(self) -> None:
        self.carried: list[str] = []

    async def carry_out(self, loaded: Loaded, vote: Vote, outcome: str) -> Change:
        self.carried.append(outcome)
        return Act(name=f"dance:{outcome}", seat=vote.seat, events=[]).change_of(loaded)

    def lapse(self, loaded: Loaded, vote: Vote, seat: int) -> list[Event] | None:
        return [Event("danced", seat)] if seat == vote.seat else None


def _asked(dance: Dance, ledger: Ledger) -> tuple[Votes, Loaded]:
    loaded = held()
    ask(loaded, "dance", 0, [1], ("yes", "no"))
    return Votes(ledger, [dance]), loaded


def test_only_one_question_is_open_at_a_time() -> None:
    loaded = held()
    ask(loaded, "dance", 0, [1], ("yes", "no"))
    with pytest.raises(Sorry, match="vote-open"):
        ask(loaded, "sing", 1, [0], ("yes", "no"))


async def test_a_question_is_dropped_with_whoever_asked(ledger: Ledger) -> None:
    dance = Dance()
    votes, loaded = _asked(dance, ledger)
    leaves = Act(name="leave", seat=0, events=[]).change_of(loaded)
    assert await votes.without(loaded, 0, leaves) is leaves
    assert loaded.saved.course.vote is None
    assert dance.carried == []


async def test_when_the_last_one_asked_stops_playing_the_first_answer_holds(ledger: Ledger) -> None:
    dance = Dance()
    votes, loaded = _asked(dance, ledger)
    change = await votes.without(loaded, 1, Act(name="leave", seat=1, events=[]).change_of(loaded))
    assert dance.carried == ["yes"]
    assert [move.choice for move in change.moves] == ["leave", "dance:yes"]
    assert [move.number for move in change.moves] == [1, 2]


@pytest.mark.parametrize(("seat", "told"), [(0, ["danced"]), (1, [])])
def test_a_decision_makes_a_question_idle_if_the_motion_says_so(ledger: Ledger, seat: int, told: list[str]) -> None:
    votes, loaded = _asked(Dance(), ledger)
    loaded.saved.trail = [Trace(seat, "x", in_window=False, number=1)]
    assert [event.kind for event in votes.lapsing(loaded, seat)] == told
    assert (loaded.saved.course.vote is None) is bool(told)


def test_a_step_in_a_window_that_goes_on_closes_no_question(ledger: Ledger) -> None:
    votes, loaded = _asked(Dance(), ledger)
    assert 0 in loaded.waiting()
    loaded.saved.trail = [Trace(0, "x", in_window=True, number=1)]
    assert votes.lapsing(loaded, 0) == []
    assert loaded.saved.course.vote is not None
