"""What whoever waits may plan ahead, at moments that whole games do not reach or do not tell apart."""

from __future__ import annotations

import pytest

from games.engine import Ask
from games.fleet_dice import GAME
from tests.games.fleet_dice.given import Given, given, sheet


def plannable(game: Given, seat: int) -> dict[str, Ask | None]:
    assert seat not in game.waiting
    return GAME.plannable(game.table, seat)


@pytest.mark.rule("F3.2")
@pytest.mark.parametrize(("round_", "another"), [(9, True), (10, False)])
def test_the_next_round_can_be_planned_unless_this_is_the_last(round_: int, another: bool) -> None:
    game = given(sheet(), sheet(), at="town shared", dice=["cod"], round=round_)
    game.play(1, "use:coin")
    assert game.waiting == [0]
    assert ("die:cod" in GAME.plannable(game.table, 1)) == another


@pytest.mark.rule("F4.1", "F10.1")
def test_until_the_shared_die_a_drafted_one_is_planned_and_after_the_draft_the_shared_one() -> None:
    licensed = sheet(levels={"shrimp": 1})
    game = given(licensed, licensed, at="boat", dice=["shrimp"] * 3)
    drafts = plannable(game, 1)
    assert "die:shrimp" in drafts
    assert "use:coins3" in drafts, "with the license a drafted shrimp die may be coins"
    game.play(0, "mark:cod")
    assert game.waiting == [1]
    shared = plannable(game, 0)
    assert list(shared)[:2] == ["mark:shrimp", "use:coin"]
    assert not {"die:shrimp", "use:coins3"} & shared.keys()
    assert "mark:pub" in shared, "a star may come"
    assert "decline" not in shared, "no plan gives it up"


@pytest.mark.rule("F6.1", "F9.4")
def test_a_star_of_the_income_may_be_planned() -> None:
    game = given(sheet(), sheet(), at="boat shared", dice=["cod"]).play(1, "use:coin")
    assert {"mark:cod", "mark:pub"} <= plannable(game, 1).keys()


@pytest.mark.rule("F11.2", "F3.1")
def test_a_king_crab_bonus_may_be_planned_by_whoever_has_won_one() -> None:
    def bonuses(seat: int) -> int:
        return sum(choice.startswith("bonus:") for choice in plannable(game, seat))

    ready = sheet(marked={"king_crab": 2})
    game = given(ready, ready, sheet(), sheet(), at="town shared", dice=["harbor"])
    game.play(1, "mark:king_crab").play(2, "mark:inuit")
    assert (bonuses(1), bonuses(2)) == (5, 0)
    game.play(0, "mark:king_crab").play(3, "use:coin")
    assert game.waiting == [0]
    assert (bonuses(1), bonuses(2)) == (5, 0)
