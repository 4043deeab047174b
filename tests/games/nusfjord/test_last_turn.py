"""What the last turn still brings is tried out, and not more than can be thought of at once."""

from __future__ import annotations

from typing import Any

import pytest

from games.nusfjord import GAME, last_turn
from games.nusfjord.table import TableOf
from tests.games.nusfjord.given import display, given


@pytest.mark.rule("G1", "G2")
def test_so_many_decisions_are_looked_at_as_may_be_and_none_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best that an elder who is taken can do at once: six of them, with all that they bring about."""
    game = given(display(placed=2), display(placed=2), round=7, turn=4, offered=[])
    step, looked_at = GAME.step(game.table, 0), [0]
    assert step is not None
    before = TableOf.clone

    def counted(table: TableOf[Any]) -> TableOf[Any]:
        looked_at[0] += 1
        return before(table)

    monkeypatch.setattr(TableOf, "clone", counted)
    most = last_turn.points_with(game.table, step, "place:take_elder")
    (needed,) = looked_at
    assert most is not None
    assert 1 < needed <= last_turn.LOOKS
    monkeypatch.setattr(last_turn, "LOOKS", needed)
    assert last_turn.points_with(game.table, step, "place:take_elder") == most
    monkeypatch.setattr(last_turn, "LOOKS", needed - 1)
    assert last_turn.points_with(game.table, step, "place:take_elder") is None
