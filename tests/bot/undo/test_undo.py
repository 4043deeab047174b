"""Which step may be taken back at once, and which may come again."""

from __future__ import annotations

import pytest

from bot.ledger.course import Taken
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded, Trace
from bot.ledger.vote import Vote
from bot.undo.undo import Undo
from db.store import Store
from tests.bot.ledger.making import MATE, held, seat
from tests.db.making import ANN, BEN

BEFORE, IN_WINDOW = Trace(0, "a", in_window=False, number=1), Trace(0, "b", in_window=True, number=2)
OTHERS = Trace(1, "c", in_window=True, number=3)


@pytest.fixture
def undo(store: Store, ledger: Ledger) -> Undo:
    return Undo(store.games, ledger)


def _after(*trail: Trace) -> Loaded:
    """A window is open, and this has happened since the last moment behind which nobody may go back."""
    loaded = held()
    loaded.saved.trail = list(trail)
    assert loaded.table.lanes is not None
    return loaded


def test_without_a_step_of_ones_own_there_is_nothing_to_take_back(undo: Undo) -> None:
    assert not undo.can_undo(_after(), 0)
    assert not undo.can_undo(_after(OTHERS), 0)


def test_a_step_in_a_window_may_be_taken_back_whatever_others_did_there(undo: Undo) -> None:
    assert undo.can_undo(_after(IN_WINDOW), 0)
    assert undo.can_undo(_after(IN_WINDOW, OTHERS), 0)


def test_a_step_from_before_a_window_stays_while_several_answer_unseen(undo: Undo) -> None:
    assert not undo.can_undo(_after(BEFORE), 0)


def test_only_what_is_played_in_person_and_goes_on_is_taken_back(undo: Undo) -> None:
    over = _after(IN_WINDOW)
    kept = Loaded(over.row, [seat(0, ANN, MATE), seat(1, BEN)])
    kept.saved.trail = [IN_WINDOW]
    assert not undo.can_undo(kept, 0)
    ended = held(state="finished")
    ended.saved.trail = [IN_WINDOW]
    assert not undo.can_undo(ended, 0)


def test_what_was_taken_back_comes_again_for_whoever_had_played_it(undo: Undo) -> None:
    loaded = _after()
    assert not undo.can_redo(loaded, 0)
    loaded.saved.course.taken = Taken([(0, "a")])
    assert undo.can_redo(loaded, 0)
    assert not undo.can_redo(loaded, 1)
    loaded.saved.course.unseen = {1: "c"}
    assert undo.can_redo(loaded, 1), "whatever others have taken back"


def test_nothing_is_offered_back_or_again_while_the_game_is_paused(undo: Undo) -> None:
    loaded = _after(IN_WINDOW)
    loaded.saved.course.taken = Taken([(0, "a")])
    assert undo.can_undo(loaded, 0)
    assert undo.can_redo(loaded, 0)
    loaded.saved.course.paused = True
    assert not undo.can_undo(loaded, 0)
    assert not undo.can_redo(loaded, 0)


def test_a_question_about_taking_back_lapses_with_anybodys_decision(undo: Undo) -> None:
    told = undo.lapse(_after(), Vote("undo", 4, 0, (1,), ("yes", "no")), 1)
    assert told is not None
    assert [(event.kind, event.seat) for event in told] == [("@undo-lapsed", 0)]
