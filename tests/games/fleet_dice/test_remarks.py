"""What stands beside a question: what follows whatever is chosen."""

from typing import Any

import pytest

from games.fleet_dice import GAME, data
from tests.games.fleet_dice.given import Given, given, sheet

rule = pytest.mark.rule


def beside(game: Given, kind: str, seat: int = 0) -> dict[str, Any] | None:
    """What a remark of this kind tells, if it stands there."""
    return next((each.args for each in GAME.remarks(game.table, seat) if each.kind == kind), None)


@rule("F15.6")
def test_alone_the_die_question_says_what_captain_ruth_does_with_what_is_left() -> None:
    game = given(sheet(), at="town", round=1, dice=["harbor", "wharf", "cod"])
    told = {"when": "left", "face": "harbor", "section": "king_crab", "boxes": 2, "star": 0}
    assert beside(game, "ruth_next") == told
    game.play(0, "die:harbor")
    assert beside(game, "ruth_next") == {**told, "when": "then", "face": "wharf", "section": "casino"}


@rule("F15.8")
def test_alone_the_shared_die_says_what_captain_ruth_does_with_it() -> None:
    game = given(sheet(), at="boat", round=1, dice=["cod", "cod", "lobster"])
    game.play(0, "die:lobster", "mark:lobster")
    told = {"when": "shared", "face": "cod", "section": "cod", "boxes": 1, "star": 0}
    assert beside(game, "ruth_next") == told


@rule("F15.6")
def test_it_says_that_captain_ruth_strikes_a_star_or_nothing() -> None:
    market = given(sheet(full=["cod"]), at="town", round=1, dice=["market", "market", "cod"])
    assert beside(market, "ruth_next") == {"when": "left", "face": "market", "section": "none", "boxes": 0, "star": 7}
    full = given(sheet(full=data.TYPES), at="boat", round=1, dice=["cod", "oyster", "coins3"])
    assert beside(full, "ruth_next") == {"when": "left", "face": "coins3", "section": "none", "boxes": 0, "star": 0}


def test_nothing_is_said_of_captain_ruth_where_she_has_no_die_to_take() -> None:
    assert beside(given(sheet(), at="boat", round=2, dice=["cod", "cod", "lobster"]), "ruth_next") is None
    two = given(sheet(), sheet(), at="boat", round=1, dice=["cod", "cod", "lobster"])
    assert beside(two, "ruth_next") is None


@rule("F10.1")
@pytest.mark.parametrize(("level", "stars"), [(3, 1), (2, None)])
def test_the_star_of_a_shrimp_license_is_not_forgotten_at_the_second_use(level: int, stars: int | None) -> None:
    game = given(sheet(levels={"shrimp": level}), sheet(), at="boat", dice=["shrimp", "cod", "cod"])
    game.play(0, "die:shrimp", "mark:cod")
    assert GAME.waiting(game.table)[0].ask(game.table).kind == ("second_use" if level == 3 else "star")
    told = beside(game, "stars_follow")
    assert told == ({"stars": stars} if stars else None), "the star that is asked about follows no more"


@rule("F10.4")
def test_the_second_star_of_a_swordfish_license_follows_the_first() -> None:
    game = given(sheet(levels={"swordfish": 3}), sheet(), at="fishing")
    assert beside(game, "stars_follow") == {"stars": 1}
    game.play(0, "mark:cod")
    assert game.asks(0) == "star"
    assert beside(game, "stars_follow") is None


@rule("F9.3", "R9")
def test_a_star_that_coins_have_reached_follows_what_is_asked_before_it() -> None:
    state = sheet(levels={"oyster": 1}, boats={"oyster": [5, 0]}, coins=6)
    game = given(state, sheet(), at="fishing")
    assert (game.asks(0), beside(game, "stars_follow")) == ("oyster", {"stars": 1})
    game.play(0, "oyster:fish")
    assert (game.asks(0), beside(game, "stars_follow")) == ("star", None)


@rule("F9.1", "F9.2")
@pytest.mark.parametrize(("coins", "struck", "away"), [(0, [], 7), (6, [], 1), (7, [], 7), (5, [7], 8), (84, [], None)])
def test_where_coins_may_be_chosen_the_next_star_is_told(coins: int, struck: list[int], away: int | None) -> None:
    state = sheet(coins=coins, struck_stars=struck)
    game = given(state, sheet(), at="boat", dice=["cod", "coins3", "cod"])
    assert beside(game, "next_star") == ({"away": away} if away else None)
    without = given(sheet(), sheet(), at="boat", dice=["cod", "cod", "cod"])
    assert beside(without, "next_star") is None
