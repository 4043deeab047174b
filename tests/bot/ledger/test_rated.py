"""Which games count for ratings and leaderboards."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pytest

from bot.ledger.options import Options
from bot.ledger.rated import is_fair, is_rated

GAME, RUN = "k7h2m9x4", "r7h2m9x4"


class Done(NamedTuple):
    kind: str
    choice: str


PLAYED = Done("choice", "mark:harbor")
RATED = Options(rated=True)


@pytest.mark.parametrize("act", ["leave", "accept", "away", "home", "late:player", "hint"])
def test_a_seat_that_changed_hands_and_a_hint_make_a_game_unfair(act: str) -> None:
    assert not is_fair([PLAYED, Done("act", act), PLAYED])


def test_pauses_and_skipped_decisions_are_fair_and_a_choice_is_no_act_of_its_name() -> None:
    assert is_fair([PLAYED, Done("act", "pause"), Done("act", "go-on"), Done("act", "late:skip")])
    assert is_fair([Done("choice", "hint"), Done("choice", "leave"), Done("act", "ahead")])


def test_only_a_step_back_that_showed_what_would_come_is_unfair() -> None:
    assert is_fair([PLAYED, Done("undo", "")])
    assert not is_fair([PLAYED, Done("undo", "ahead")])


def test_a_fair_game_counts_between_several_where_it_was_opened_as_rated() -> None:
    assert is_rated(GAME, RATED, 2, [PLAYED])
    assert not is_rated(GAME, RATED, 1, [PLAYED])
    assert not is_rated(GAME, msgspec.structs.replace(RATED, rated=False), 2, [PLAYED])
    assert not is_rated(GAME, RATED, 2, [Done("act", "home")])
