"""What whoever waits may plan ahead, at moments that whole games do not reach or do not tell apart."""

from __future__ import annotations

import pytest

from games.fleet_dice import GAME
from tests.games.fleet_dice.given import given, sheet


@pytest.mark.rule("F3.2")
@pytest.mark.parametrize(("round_", "another"), [(9, True), (10, False)])
def test_the_next_round_can_be_planned_unless_this_is_the_last(round_: int, another: bool) -> None:
    game = given(sheet(), sheet(), at="town shared", dice=["cod"], round=round_)
    game.play(1, "use:coin")
    assert game.waiting == [0]
    assert ("die:cod" in GAME.plannable(game.table, 1)) == another
