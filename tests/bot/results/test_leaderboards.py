"""Points of a month: who stands where, and who on no leaderboard."""

from __future__ import annotations

from bot.results.leaderboards import by_points, by_rating
from bot.results.ratings import Fold
from tests.bot.results.making import ANNA, BEN, CARLA, MATE, game


def test_a_point_for_every_person_left_behind_and_half_a_one_for_a_shared_place() -> None:
    rows = game(1, (ANNA, 1), (BEN, 2), (MATE, 3)) + game(2, (BEN, 1), (ANNA, 1), (CARLA, 3))
    lines = by_points(rows)
    assert [(line.place, line.name, line.points, line.games, line.wins) for line in lines] == [
        (1, "Anna", 2.5, 2, 2),
        (2, "Ben", 1.5, 2, 1),
        (3, "Carla", 0.0, 1, 0),
    ]


def test_equal_lines_share_a_place_and_the_next_one_is_further_down() -> None:
    rows = game(1, (ANNA, 1), (CARLA, 2)) + game(2, (BEN, 1), (CARLA, 2))
    assert [(line.place, line.name) for line in by_points(rows)] == [(1, "Anna"), (1, "Ben"), (3, "Carla")]


def test_unrated_games_and_hidden_people_are_on_no_leaderboard() -> None:
    rows = game(1, (ANNA, 1), (BEN, 2)) + game(2, (CARLA, 1), (ANNA, 2), rated=False)
    assert [line.name for line in by_points(rows, {ANNA})] == ["Ben"]
    assert [line.name for line in by_rating(rows, Fold().over(rows), {ANNA})] == ["Ben"]
