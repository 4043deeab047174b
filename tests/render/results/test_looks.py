"""Everybody looks in pictures of results as in the pictures of their game."""

from __future__ import annotations

import pytest

from bot.review.pages import curve
from bot.text import texts
from games.engine import Luck, registry
from games.engine.review import Course
from games.engine.review.course import Point
from games.nusfjord import data
from render import looks, painter
from render.theme import Player


def _looks(kind: str, seats: int) -> tuple[Player, ...]:
    game, luck = registry()[kind], Luck(b"curve")
    table, _ = game.setup(seats, {each.id: each.values[0] for each in game.settings}, luck)
    seen = looks(painter(kind), game.view(table, None), seats)
    points = [Point(number=1, round=1, points=[0.0] * seats, errors=[0.0] * seats)] * 2
    drawn = curve(kind, Course(points, []), seen, texts().words("en").of(kind, ["Anna", "Ben", "Carla"][:seats]))
    return tuple(line.look for line in drawn.lines)


def test_in_nusfjord_the_first_is_a_red_square_as_on_the_board() -> None:
    first, second, third = _looks("nusfjord", 3)
    assert [(each.name, each.emblem) for each in (first, second)] == [("red", "square"), ("blue", "circle")]
    assert third.name == data.COMPANIES[2]


def test_in_montego_bay_a_line_has_the_color_its_seat_chose() -> None:
    game, luck = registry()["montego_bay"], Luck(b"curve")
    table, _ = game.setup(2, {each.id: each.values[0] for each in game.settings}, luck)
    while not all(player.color for player in game.view(table, None).players):
        seat = min(game.waiting(table))
        game.apply(table, seat, game.options(table, seat)[-1], luck)
    view = game.view(table, None)
    chosen = [player.color for player in view.players]
    assert chosen[0] != "blue", "else this proves nothing"
    assert [look.name for look in looks(painter("montego_bay"), view, 2)] == chosen


@pytest.mark.parametrize("kind", ["fleet_dice", "captains_gulf"])
def test_elsewhere_seats_have_the_colors_of_all_games(kind: str) -> None:
    assert [look.name for look in _looks(kind, 2)] == ["blue", "yellow"]
