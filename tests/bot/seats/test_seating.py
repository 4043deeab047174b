"""Whose seat a computer player may keep, and whose it is again."""

from __future__ import annotations

import pytest

from bot.errors import Sorry
from bot.ledger.ids import new_run_id
from bot.ledger.loaded import Loaded
from bot.seats.seating import Seating, check_helpable, taken_back
from tests.bot.ledger.making import MATE, held, seat
from tests.db.making import ANN, BEN, CLEO

pytestmark = pytest.mark.usefixtures("tides")


def test_a_person_at_the_table_may_go_away() -> None:
    assert Seating.check_may_go_away(held(), BEN) == 1


def test_nobody_goes_away_twice_or_from_a_seat_that_is_not_theirs() -> None:
    loaded = Loaded(held().row, [seat(0, ANN, MATE), seat(1, BEN)])
    with pytest.raises(Sorry, match="seats-away-already"):
        Seating.check_may_go_away(loaded, ANN)
    with pytest.raises(Sorry):
        Seating.check_may_go_away(loaded, CLEO)


def test_nobody_is_helped_in_a_run_of_a_challenge() -> None:
    check_helpable("g1")
    with pytest.raises(Sorry, match="challenge-no-help"):
        check_helpable(new_run_id())


def test_whoever_is_back_plays_in_person() -> None:
    (change,) = taken_back(1)
    assert (change.seat, change.player, change.status) == (1, None, "active")
