"""Which games count for ratings and leaderboards."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import msgspec
import pytest

from bot.ledger.options import Options
from bot.ledger.rated import computers_help, is_fair, is_rated, may_be_compared
from db.games import GameRepository
from tests.bot.ledger.making import held

GAME, RUN = "k7h2m9x4pq", "runk7h2m9x4pq"


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
    assert not is_rated(RUN, RATED, 2, [PLAYED])


@pytest.mark.parametrize(
    ("game", "rated", "seats", "compared"),
    [(GAME, True, 2, True), (GAME, True, 1, False), (GAME, False, 2, False), (RUN, False, 1, True)],
)
def test_ratings_and_challenges_compare_results(game: str, rated: bool, seats: int, compared: bool) -> None:
    assert may_be_compared(game, Options(rated=rated), seats) is compared


class Told:
    """Games of which all is told that happened."""

    def __init__(self, *moves: Done) -> None:
        self._moves = moves

    async def told(self, game_id: str) -> Any:
        return self._moves


@pytest.mark.usefixtures("tides")
@pytest.mark.parametrize(
    ("game", "rated", "moves", "help_"),
    [
        (GAME, True, [PLAYED], False),
        (GAME, True, [PLAYED, Done("act", "hint")], True),
        (GAME, False, [PLAYED], True),
        (RUN, True, [PLAYED], False),
        (RUN, True, [PLAYED, Done("act", "hint")], False),
    ],
)
async def test_computers_help_where_no_results_are_compared(
    game: str, rated: bool, moves: list[Done], help_: bool
) -> None:
    loaded = held(id=game, options={"seats": 2, "rated": rated})
    assert await computers_help(cast("GameRepository", Told(*moves)), loaded) is help_
