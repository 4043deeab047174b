"""What a seat that waits can plan: on the spaces as they are, or on an empty board if its next turn is next round's."""

from __future__ import annotations

import pytest

from games.nusfjord import GAME
from tests.games.nusfjord.given import Given, display, given


def _three(turn: int, round: int = 2) -> Given:  # noqa: A002 - the word of the rules
    """Seat 1 leads; Thin Out is taken, and everybody's fish seller is at work."""
    seats = [display(elders={"fish_seller": 0}, fish=4) for _ in range(3)]
    game = given(*seats, first=1, turn=turn, round=round, plates=3, workers={"thin_out": "0"})
    for player in game.table.players:
        player.elder_workers[0] = 0
    return game


def _free(game: Given, seat: int) -> list[str]:
    """Which of the space and the elder at work can be planned."""
    plan = GAME.plannable(game.table, seat)
    return [choice for choice in ("place:thin_out", "elder:fish_seller") if choice in plan]


@pytest.mark.rule("W1", "W2", "H1", "P6")
@pytest.mark.parametrize(
    ("turn", "next_round"),
    [(5, set[int]()), (6, {1}), (7, {1, 2}), (8, {0, 1, 2})],
)
def test_who_has_no_turn_left_plans_for_a_round_in_which_all_workers_are_home(turn: int, next_round: set[int]) -> None:
    game = _three(turn)
    active = (1 + turn) % 3
    assert game.waiting == [active]
    for seat in {0, 1, 2} - {active}:
        home = ["place:thin_out", "elder:fish_seller"]
        assert _free(game, seat) == (home if seat in next_round else []), seat
        assert "place:take_gold" in GAME.plannable(game.table, seat)


@pytest.mark.rule("P1", "P6")
def test_after_the_last_turn_of_the_game_nothing_is_planned() -> None:
    game = _three(7, round=7)
    assert GAME.plannable(game.table, 1) == {}
    assert GAME.plannable(game.table, 0) != {}


@pytest.mark.rule("A5")
def test_conversions_of_the_turn_to_come_are_planned_while_others_still_fish() -> None:
    council = {"contractor": 0, "constructor": 0, "shipwright": 0, "builder": 0}
    game = given(display(elders=council), display(buildings=["B122"], fish=4), at="fishing")
    assert game.waiting == [0]
    assert "convert:B122:gold:1" in GAME.plannable(game.table, 1)


@pytest.mark.rule("W1")
def test_nobody_plans_to_skip_a_turn() -> None:
    game = given(display(), display())
    assert "skip" in game.options(0)
    plan = GAME.plannable(game.table, 1)
    assert any(choice.startswith("place:") for choice in plan)
    assert "skip" not in plan


@pytest.mark.rule("A5")
def test_the_end_of_a_turn_is_planned_by_whoever_could_use_a_building_before_it() -> None:
    """For others it comes without asking."""
    game = given(display(), display(), display(buildings=["B122"]))
    assert "done" not in GAME.plannable(game.table, 1)
    assert "done" in GAME.plannable(game.table, 2)
