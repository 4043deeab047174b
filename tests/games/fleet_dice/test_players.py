"""Fleet's computer players: what they may see, what they choose, and how well."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from games.engine import RANDOM, Luck, Player, Result
from games.fleet_dice import data
from games.fleet_dice.game import GAME
from games.fleet_dice.outlook import Outlook
from games.fleet_dice.players import Mate


def played(players: Sequence[Player], seed: int, **settings: str) -> Result:
    """A whole game; every choice is checked against the options."""
    luck, rng = Luck(f"players {seed}".encode()), Random(seed)
    table, _ = GAME.setup(len(players), settings, luck)
    while waiting := GAME.waiting(table):
        seat = min(waiting)
        options = GAME.options(table, seat)
        choice = players[seat].choose(GAME.view(table, seat), options, rng)
        assert choice in options
        GAME.apply(table, seat, choice, luck)
    result = GAME.result(table)
    assert result is not None
    return result


@pytest.mark.parametrize("captains", ["no", "yes"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_mate_plays_whole_games_at_every_seat_count_and_with_every_card(seats: int, captains: str) -> None:
    trophies = "yes" if seats > 1 and captains == "yes" else "no"
    result = played([Mate()] * seats, seats, captains=captains, trophies=trophies)
    assert min(score.total for score in result.scores) > 25


def test_the_mate_beats_who_plays_at_random() -> None:
    wins = sum(played([Mate(), RANDOM], seed).winners == [0] for seed in range(20))
    assert wins >= 19


@pytest.mark.rule("F17.1")
def test_the_mate_is_near_the_simulated_totals() -> None:
    totals = [score.total for seed in range(12) for score in played([Mate()] * 2, seed).scores]
    assert 75 < sum(totals) / len(totals) < 105


def test_the_mate_repeats_itself_with_the_same_luck_and_the_same_randomness() -> None:
    assert played([Mate()] * 3, 5) == played([Mate()] * 3, 5)


@pytest.mark.rule("F7.1")
def test_a_boat_launched_after_the_last_fishing_is_worth_its_points_only() -> None:
    table, _ = GAME.setup(2, {}, Luck(b"late"))
    table.round, table.phase = 10, "town"
    outlook = Outlook(GAME.view(table, 0))
    lobster = data.LOBSTER
    assert outlook.fishings == 0
    cod = table.sheets[0].levels[data.COD]
    points = data.BOAT_VP[data.POINTS][lobster][0]
    assert outlook.boat(lobster, 0, 0.0, 0) == pytest.approx(points + (outlook.coin if cod else 0))


@pytest.mark.rule("F7")
def test_fishings_are_counted_down_as_the_even_rounds_go_by() -> None:
    table, _ = GAME.setup(2, {}, Luck(b"early"))
    counted: list[int] = []
    for round_, phase in [(1, "boat"), (2, "boat"), (2, "fishing"), (2, "town"), (3, "boat"), (10, "boat")]:
        table.round, table.phase = round_, phase  # pyright: ignore[reportAttributeAccessIssue]
        counted.append(Outlook(GAME.view(table, 0)).fishings)
    assert counted == [5, 5, 4, 4, 4, 1]


@pytest.mark.rule("F12.6")
def test_the_mate_finishes_the_pub_when_one_box_is_left_and_the_game_ends() -> None:
    table, _ = GAME.setup(2, {}, Luck(b"pub"))
    table.round, table.phase, table.pool = 10, "town", ["wharf"]
    pub = data.SECTION_INDEX["pub"]
    table.sheets[0].marked[pub] = data.SIZES[pub] - 1
    options = ["mark:casino", "mark:pub", "use:coin"]
    assert Mate().choose(GAME.view(table, 0), options, Random(1)) == "mark:pub"
