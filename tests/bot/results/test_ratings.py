"""Ratings: what a game changes in them, and how surely."""

from __future__ import annotations

from bot.results.leaderboards import by_rating
from bot.results.ratings import Fold, Who
from tests.bot.results.making import ANNA, BEN, CARLA, MATE, game


def test_a_winner_is_rated_higher_and_more_games_make_it_surer() -> None:
    once = Fold().over(game(1, (ANNA, 1), (BEN, 2)))
    often = Fold().over([row for number in range(20) for row in game(number, (ANNA, 1), (BEN, 2))])
    anna, ben = Who(ANNA), Who(BEN)
    assert once[anna].strength > 25 > once[ben].strength
    assert often[anna].within < once[anna].within
    assert often[anna].at_least > once[anna].at_least
    assert often[anna].games == 20


def test_ratings_go_on_from_where_they_stood_as_if_all_had_been_counted_anew() -> None:
    rows = [
        row for number in range(12) for row in game(number, (ANNA, number % 2 + 1), (BEN, 2 - number % 2), (MATE, 3))
    ]
    fold = Fold()
    assert [len(fold.over(rows[:end])) for end in range(0, len(rows), 3)] == [0, *[3] * 11]
    assert fold.over(rows) == Fold().over(rows)
    assert fold.over(rows[3:]) == Fold().over(rows[3:]), "a game that is gone is counted no more"
    late = sorted(game(5, (CARLA, 1), (ANNA, 2)) + rows, key=lambda row: (row.finished_at, row.game_id, row.seat))
    assert set(fold.over(late)) == {Who(ANNA), Who(BEN), Who(CARLA), Who(player=MATE)}


def test_whoever_was_forgotten_is_a_newcomer_in_each_of_their_games_and_on_no_list() -> None:
    rows = game(1, (None, 1), (ANNA, 2)) + game(2, (None, 1), (ANNA, 2))
    ratings = Fold().over(rows)
    assert set(ratings) == {Who(ANNA)}
    assert ratings[Who(ANNA)].strength < 25
    fold = Fold()
    fold.over(game(1, (BEN, 1), (ANNA, 2)) + game(2, (BEN, 1), (ANNA, 2)))
    assert fold.over(rows) == ratings, "also when they are forgotten after their games were counted"


def test_a_computer_player_at_two_seats_plays_one_game() -> None:
    ratings = Fold().over(game(1, (MATE, 1), (MATE, 2), (ANNA, 3)))
    assert ratings[Who(player=MATE)].games == 1
    lines = by_rating(game(1, (MATE, 1), (MATE, 2), (ANNA, 3)), ratings)
    assert [(line.name, line.place) for line in lines] == [("mate", 0), ("Anna", 1)]
