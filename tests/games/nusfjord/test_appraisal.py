"""What the captain has learned of displays: all cards are known, the end is nearly the points, and it guides well."""

from random import Random

import pytest

from games.engine import RANDOM, Luck, Player
from games.nusfjord import GAME, appraisal, data
from games.nusfjord.judging import Taught
from games.nusfjord.players import Mate
from tests.games.nusfjord.test_players import play


def test_every_building_and_elder_is_known() -> None:
    assert set(appraisal.FIGURES.building) == set(data.BUILDINGS)
    assert set(appraisal.FIGURES.elder) == set(data.ELDERS)


def test_after_the_last_turn_little_is_added_to_the_points() -> None:
    rng, luck = Random(2), Luck(b"appraisal")
    table, _ = GAME.setup(4, {}, luck)
    while waiting := GAME.waiting(table):
        seat = min(waiting)
        GAME.apply(table, seat, RANDOM.choose(GAME.view(table, seat), GAME.options(table, seat), rng), luck)
    table.turn = 3 * 4 - 1  # all workers are home by now
    assert appraisal.turns_left(table) == 0
    result = GAME.result(table)
    assert result is not None
    for score in result.scores:
        assert appraisal.appraise(table, score.seat) == pytest.approx(score.total, abs=4)


def test_turns_are_counted_down_over_the_rounds() -> None:
    table, _ = GAME.setup(5, {}, Luck(b"turns"))
    table.round, table.turn = 1, 0
    assert appraisal.turns_left(table) == appraisal.TURNS - 1
    table.round, table.turn = 7, 14
    assert appraisal.turns_left(table) == 0


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "deck"), [(3, "cod"), (4, "mackerel"), (5, "herring")])
def test_going_by_it_beats_going_by_a_mates_judgment(seats: int, deck: str) -> None:
    ahead = 0.0
    for seed in range(seats):
        players: list[Player] = [Taught(nodes=60) if seat == seed else Mate(nodes=60) for seat in range(seats)]
        points = play(players, {"deck": deck}, seed)
        mine = points.pop(seed)
        ahead += mine - sum(points) / len(points)
    assert ahead > 0
