"""What may be decided in one press in Fleet: several boats and stars, and a die taken and used with what it brings."""

from __future__ import annotations

from games.engine import ways
from games.engine.ways import PROMISING
from games.fleet_dice import GAME
from games.fleet_dice.steps import COIN
from tests.games.fleet_dice.given import Given, given, sheet


def _offered(game: Given, seat: int = 0) -> list[tuple[str, ...]]:
    return [way.choices for each in ways(GAME, game.table, seat) for way in each.ways]


def test_two_stars_in_a_row_may_mark_the_same_section_in_one_press() -> None:
    """All pairs would be hundreds: of other sections, those that promise most can be marked with the second star."""
    game = given(sheet(levels={"swordfish": 3}), sheet(), at="fishing", round=4)
    assert game.asks(0) == "star"
    sections = {f"mark:{section}" for section in game.columns(0)}
    pairs = {choices[:2] for choices in _offered(game) if choices[0] in sections and choices[1:2]}
    twice = {(each, each) for each in sections}
    assert twice & pairs
    others = [{second for each, second in pairs if each == first != second} for first in sections]
    assert max(map(len, others)) <= PROMISING[0]
    assert sum(map(bool, others)) > len(sections) / 2


def test_boats_before_two_stars_are_one_press_whatever_each_catches() -> None:
    """Those that went on to the stars alone used to be missing."""
    state = sheet(levels={"oyster": 2, "swordfish": 3}, boats={"oyster": [3, 3]})
    game = given(state, sheet(), at="fishing", round=4)
    assert game.asks(0) == "oyster"
    begun = {choices[:2] for choices in _offered(game)}
    assert begun == {(f"oyster:{one}", f"oyster:{other}") for one in ("fish", "coin") for other in ("fish", "coin")}


def test_where_there_is_no_room_for_all_a_die_is_no_coin_behind_a_star() -> None:
    """A star has many answers, and so have the dice of all others: the coin, which few take, is left to its button."""
    game = given(sheet(coins=5), sheet(), at="town", starting=1, dice=["market", "market", "cod"])
    game.play(1, "die:market", "use:market")
    offered = _offered(game)
    with_star = [choices for choices in offered if choices[:2] == ("die:market", "use:market") and choices[2:]]
    assert len({choices[2] for choices in with_star}) > 10
    last = {choices[3] for choices in with_star if choices[3:] and choices[3].startswith(("mark:cod", "use:"))}
    assert "mark:cod" in last
    assert COIN not in last
