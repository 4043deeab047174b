"""Which moves one press has made, read from the moves as they are stored."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.ledger.acts import PLANNED
from bot.ledger.loaded import encode_events
from bot.ledger.one_press import begun, goes_on, is_planned
from db.records import MoveRow
from games.engine import Event
from tests.db.making import ANN, BEN, DAWN

PLAN = encode_events([Event(PLANNED, 0, {})])


def moved(number: int, **fields: Any) -> MoveRow:
    """A decision of Ann's, made with the one before it."""
    given: dict[str, Any] = {"game_id": "g1", "kind": "choice", "seat": 0, "choice": "keep", "interaction_id": None}
    given |= {"person_id": ANN, "at": DAWN, "events": encode_events([]), "undone": False}
    given |= {"number": number} | fields
    return MoveRow(**given)


def test_a_decision_stored_with_the_one_before_it_belongs_to_its_press() -> None:
    assert goes_on(moved(2), moved(1, interaction_id=7))


@pytest.mark.parametrize(
    "other",
    [
        {"interaction_id": 8},
        {"person_id": None},
        {"person_id": BEN},
        {"seat": 1},
        {"at": DAWN + timedelta(seconds=1)},
        {"kind": "act"},
        {"events": PLAN},
    ],
    ids=lambda other: next(iter(other)),
)
def test_nothing_else_does(other: dict[str, Any]) -> None:
    assert not goes_on(moved(2, **other), moved(1, interaction_id=7))


def test_after_what_is_no_decision_a_press_of_its_own_begins() -> None:
    assert not goes_on(moved(2), moved(1, kind="act"))
    assert not goes_on(moved(2, person_id=None), moved(1, person_id=None))
    assert not goes_on(moved(2, kind="act"), moved(1, kind="act"))


def test_a_plan_leads_to_what_it_marked() -> None:
    assert is_planned(moved(1, events=PLAN))
    assert not is_planned(moved(1))


def test_a_press_begins_with_its_first_move() -> None:
    moves = [moved(3, interaction_id=6), moved(4), moved(5, interaction_id=7), moved(6), moved(7)]
    assert begun(moves) == 5
    assert begun(moves[:3]) == 5
    assert begun(moves[:2]) == 3
    assert begun([moved(9, kind="act"), *moves[2:4]]) == 5
