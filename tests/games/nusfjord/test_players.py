"""The mate: it sees a view only, plays legal choices, and beats who plays at random."""

from random import Random

import pytest

from games.engine import RANDOM, Luck, Player
from games.nusfjord import GAME
from games.nusfjord.guessing import guess
from games.nusfjord.players import Mate
from tests.games.nusfjord.given import display, given


def play(players: list[Player], settings: dict[str, str], seed: int) -> list[int]:
    """The points of one game."""
    rng, luck = Random(seed), Luck(b"players", str(seed))
    table, _ = GAME.setup(len(players), settings, luck)
    while waiting := GAME.waiting(table):
        seat = min(waiting)
        choice = players[seat].choose(GAME.view(table, seat), GAME.options(table, seat), rng)
        GAME.apply(table, seat, choice, luck)
    result = GAME.result(table)
    assert result is not None
    return [score.total for score in result.scores]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "deck"), [(2, "herring"), (3, "mackerel"), (5, "cod")])
def test_the_mate_beats_who_plays_at_random_from_every_seat(seats: int, deck: str) -> None:
    for mine in range(seats):
        players: list[Player] = [Mate() if seat == mine else RANDOM for seat in range(seats)]
        points = play(players, {"deck": deck}, mine)
        assert points[mine] == max(points)
        assert points[mine] >= 20


@pytest.mark.slow
@pytest.mark.parametrize("settings", [{}, {"solo": "advanced"}, {"mixed": "yes"}])
def test_the_mate_reaches_what_good_players_reach_in_the_solo_game(settings: dict[str, str]) -> None:
    points = [play([Mate()], settings, seed)[0] for seed in range(4)]
    assert sum(points) / len(points) >= 28


def test_a_guessed_table_shows_its_seat_the_same_displays_and_options() -> None:
    rng, luck = Random(4), Luck(b"guess")
    table, _ = GAME.setup(5, {"deck": "cod"}, luck)
    while waiting := GAME.waiting(table):
        seat = min(waiting)
        view = GAME.view(table, seat)
        if view.phase != "fishing":
            guessed = guess(view, rng)
            assert guessed.players[seat] == table.players[seat]
            assert GAME.options(guessed, seat) == GAME.options(table, seat)
        GAME.apply(table, seat, RANDOM.choose(view, GAME.options(table, seat), rng), luck)


def test_short_of_fish_the_mate_feeds_the_elder_about_to_be_cleared() -> None:
    council = {"contractor": 0, "constructor": 1, "shipwright": 2, "builder": 0}
    game = given(display(elders=council), display(), at="fishing")
    assert Mate().choose(game.view(0), game.options(), Random(1)) == "feed:shipwright"


def test_short_of_fish_the_mate_pays_the_holder_who_is_behind() -> None:
    red = display(shares={}, unissued=0, elders={"contractor": 0})
    others = [display(shares={0: 2, 1: 2}, gold=9), display(shares={0: 2, 2: 2})]
    game = given(red, *others, at="fishing", market={0: 1})
    assert Mate().choose(game.view(0), game.options(), Random(1)) == "dividend:yellow"
