"""What is played for somebody who stays away, as note U6 of the rules wants it."""

import pytest

from games.engine import Luck
from games.nusfjord import GAME
from tests.games.nusfjord.given import Given, display, given

rule = pytest.mark.rule


def suggested(game: Given, seat: int = 0) -> str:
    return GAME.suggestion(game.table, seat)


def test_a_turn_is_skipped_and_a_begun_one_ended() -> None:
    game = given(display(buildings=["B122"], fish=4), display())
    assert suggested(game) == "skip"
    assert not GAME.rolls_back(game.table, 0)
    game.play("place:take_gold")
    assert (game.asks(), suggested(game)) == ("rest", "done")
    assert not GAME.rolls_back(game.table, 0), "the worker has done its work"


def test_a_turn_in_the_middle_of_an_action_is_taken_back() -> None:
    game = given(display(wood=9, gold=9, fish=9), display())
    place = next(choice for choice in game.options() if choice == "place:build_building")
    game.play(place)
    assert GAME.rolls_back(game.table, 0)
    assert not GAME.rolls_back(game.table, 1), "the turn of somebody else is no turn of this seat"


@rule("F7")
def test_elders_closest_to_three_fish_are_served_first_then_holders_in_seat_order() -> None:
    elders = {"contractor": 0, "constructor": 1, "shipwright": 2, "builder": 0}
    game = given(display(elders=elders, fish=9), display(), at="fishing")
    served: list[str] = []
    while game.asks() == "feed_elders":
        served.append(suggested(game))
        assert not GAME.rolls_back(game.table, 0), "a window is no turn"
        game.play(served[-1])
    assert served == ["feed:shipwright", "feed:constructor", "feed:contractor"]
    red = display(shares={}, unissued=0, elders={"contractor": 0})
    others = [display(shares={0: 2, 1: 2}, unissued=3), display(shares={0: 2, 2: 2}, unissued=3)]
    game = given(red, *others, at="fishing", market={0: 1})
    assert suggested(game) == "dividend:blue"


def test_a_whole_game_of_people_who_stay_away_skips_every_turn() -> None:
    luck = Luck(b"away")
    table, _ = GAME.setup(2, {}, luck)
    played: set[str] = set()
    while waiting := sorted(GAME.waiting(table)):
        choice = GAME.suggestion(table, waiting[0])
        played.add(choice.partition(":")[0])
        GAME.apply(table, waiting[0], choice, luck)
    assert played <= {"skip", "decline", "done", "feed", "dividend"}
