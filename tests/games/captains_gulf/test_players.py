"""The mate plays by what its seat may know, and plays well."""

from __future__ import annotations

import os
from functools import cache
from random import Random
from statistics import fmean

import pytest

from games.captains_gulf import GAME
from games.captains_gulf.players import Mate
from games.engine import RANDOM, Expected, Luck, Player
from tests.games.captains_gulf.given import boat, given

THOROUGH = bool(os.environ.get("QUAYSIDE_THOROUGH"))


def played(players: list[Player], seed: int) -> list[int]:
    """Totals by seat of a game among these."""
    rng, luck = Random(seed), Luck(str(seed).encode())
    table, _ = GAME.setup(len(players), {}, luck)
    while waiting := sorted(GAME.waiting(table)):
        seat = waiting[0]
        choice = players[seat].choose(GAME.view(table, seat), GAME.options(table, seat), rng)
        GAME.apply(table, seat, choice, luck)
    result = GAME.result(table)
    assert result is not None
    return [score.total for score in result.scores]


@pytest.mark.slow
@pytest.mark.parametrize("seats", list(GAME.seats))
def test_the_mate_beats_who_plays_at_random_by_far(seats: int) -> None:
    earned: list[int] = []
    for seat in range(seats):
        players: list[Player] = [RANDOM for _ in range(seats)]
        players[seat] = Mate()
        totals = played(players, seat)
        assert totals[seat] == max(totals)
        earned.append(totals[seat])
    assert sum(earned) / len(earned) > 5


@cache
def series(names: tuple[str, ...]) -> list[list[int]]:
    """Totals of some games among players of these names."""
    players = {player.name: player for player in (RANDOM, *GAME.players)}
    return [played([players[name] for name in names], seed) for seed in range(8)]


@pytest.mark.slow
@pytest.mark.rule("CG21.1")
@pytest.mark.parametrize(
    "expected", GAME.statistics.expected, ids=lambda each: f"{each.players[0]}-{len(each.players)}-{each.of}"
)
def test_the_house_figures_come_to_what_the_rules_say(expected: Expected) -> None:
    if len(expected.players) > 2 and not THOROUGH:
        pytest.skip("long; played with QUAYSIDE_THOROUGH=1")
    games = series(expected.players)
    totals = [total for game in games for total in game]
    winning = [max(game) for game in games]
    assert expected.figure == "mean"
    found = fmean(winning if expected.of == "winning totals" else totals)
    assert abs(found - expected.value) <= 5 * expected.tolerance, "three standard errors of 8 games"


def test_the_mate_chooses_the_same_in_worlds_it_cannot_tell_apart() -> None:
    luck, rng, mate = Luck(b"mate"), Random(1), Mate()
    table, _ = GAME.setup(3, {}, luck)
    for _ in range(120):
        seat = sorted(GAME.waiting(table))[0]
        options = GAME.options(table, seat)
        choice = mate.choose(GAME.view(table, seat), options, rng)
        world = GAME.imagine(table, seat, rng)
        assert mate.choose(GAME.view(world, seat), GAME.options(world, seat), rng) == choice
        GAME.apply(table, seat, choice, luck)


def test_the_mate_fishes_with_an_empty_boat_and_sells_a_full_one() -> None:
    rng = Random(1)
    licensed = ["shrimp", "shrimp"]
    out = given(boat(licenses=licensed, hand=["ss"], wheel="fuel_dock", used=1), sea={"A2": "ss"}).turn()
    assert Mate().choose(out.view(), out.options(), rng) == "go:fishing"
    full = given(boat(licenses=licensed, hand=["ss"], wheel="shipyard", raw="ss", used=1)).turn()
    assert Mate().choose(full.view(), full.options(), rng) == "go:market"
