"""M5: how figures move. The vectors V01 to V19 are in `test_vectors.py`; here is what they leave open."""

from __future__ import annotations

from random import Random

import pytest

from games.montego_bay import loading, phases
from games.montego_bay.data import FIGURE_INDEX, JACK
from games.montego_bay.moving import move, ring_of
from games.montego_bay.places import FREE, LEFT, landing
from tests.games.montego_bay.given import Situation, given

SHIPS = ["S13", "S02", "S03"]


def moved(at: dict[str, str], *moves: tuple[str, int], **situation: object) -> Situation:
    """Figures on their places make these moves."""
    game = given(at=at, first_stack=SHIPS, **situation)
    game.table.tiles = [FIGURE_INDEX[figure] for figure, _ in moves]
    for figure, card in moves:
        game.table.picks[FIGURE_INDEX[figure]] = card
    return game.go(phases.Move())


@pytest.mark.rule("M5.1")
def test_jack_moves_first_then_all_figures_by_their_tiles() -> None:
    game = given(first_stack=SHIPS, at={"blue_big": "N1"}, tiles=["green_small", "blue_big", "yellow_big"])
    game.hire(0, "blue_big")
    game.table.picks = [2] * (JACK + 1)
    game.table.picks[JACK] = 3
    game.go(phases.Move())
    assert [event["figure"] for event in game.told("moved")] == ["lazy_jack", "green_small", "blue_big", "yellow_big"]


@pytest.mark.rule("M5.1", "M5.2")
def test_small_workers_leave_the_right_tavern_for_the_south_row() -> None:
    assert moved({}, ("blue_small", 1)).place("blue_small") == "S8"
    assert moved({}, ("blue_small", 5), seats=3).place("blue_small") == "S3"


@pytest.mark.rule("M5.2")
def test_a_figure_that_has_left_never_comes_back_to_a_tavern() -> None:
    game = moved({"blue_big": "S1", "blue_small": "N8"}, ("blue_big", 1), ("blue_small", 1))
    assert game.places(["blue_big", "blue_small"]) == {"blue_big": "N1", "blue_small": "S8"}


@pytest.mark.rule("M5.3")
def test_a_pushed_figure_moves_from_where_it_stands_now() -> None:
    game = moved({"blue_big": "N1", "green_big": "N3"}, ("blue_big", 2), ("green_big", 1))
    assert game.place("green_big") == "S2"
    assert game.told("pushed")[0] == {
        "seat": 3, "place": "S3", "figure": "green_big", "colour": "green", "size": "big",
    }  # fmt: skip


@pytest.mark.rule("M5.4", "A5", "A6")
def test_a_push_needs_the_opposite_space_free_and_is_never_declined() -> None:
    free = moved({"blue_big": "N1", "green_big": "N3"}, ("blue_big", 2))
    assert free.places(["blue_big", "green_big"]) == {"blue_big": "N3", "green_big": "S3"}
    blocked = moved({"blue_big": "N1", "green_big": "N3", "green_small": "S3"}, ("blue_big", 2))
    assert blocked.places(["blue_big", "green_big", "green_small"]) == {
        "blue_big": "N2",
        "green_big": "N3",
        "green_small": "S3",
    }
    assert not blocked.told("pushed")


@pytest.mark.rule("M5.4", "A27")
def test_the_movers_own_start_is_free_for_the_pushed_figure_but_jacks_is_not() -> None:
    ordinary = moved({"blue_big": "S3", "green_big": "N3"}, ("blue_big", 5))
    assert ordinary.places(["blue_big", "green_big"]) == {"blue_big": "N3", "green_big": "S3"}
    jack = given(at={"blue_big": "S3", "green_big": "N3"}, first_stack=SHIPS).hire(0, "blue_big")
    jack.table.tiles = []
    jack.table.picks[JACK] = 5
    jack.go(phases.Move())
    assert jack.places(["lazy_jack", "green_big", "blue_big"]) == {
        "lazy_jack": "N2",
        "green_big": "N3",
        "blue_big": "S3",
    }


@pytest.mark.rule("M5.5")
def test_a_set_back_pushes_nobody_and_skips_taken_spaces() -> None:
    at = {"blue_big": "N1", "yellow_big": "N3", "orange_big": "N4", "green_small": "S4"}
    game = moved(at, ("blue_big", 3))
    assert game.places(at) == at | {"blue_big": "N2"}
    assert game.told("set_back")[0]["landing"] == "N4"


@pytest.mark.rule("M5.5")
def test_an_ordinary_figure_never_falls_behind_its_start() -> None:
    game = moved({"blue_big": "N3", "yellow_big": "N4", "green_small": "S4"}, ("blue_big", 1))
    assert game.place("blue_big") == "N3"
    assert game.told("stayed")[0]["figure"] == "blue_big"


@pytest.mark.rule("M5.6", "A3")
def test_a_figure_that_stays_in_its_tavern_loads_nothing_and_starts_there_again() -> None:
    at = {"yellow_big": "N1", "yellow_small": "S1"}
    game = moved(at, ("blue_big", 1)).go(loading.Loading())
    assert game.place("blue_big") == "tavern"
    while game.waiting():
        (seat,) = game.waiting()
        game.play(seat, game.options(seat)[0])
    assert "blue_big" not in [event["figure"] for event in game.told("room_emptied")]
    assert landing(LEFT, 2, 16) == 1


@pytest.mark.rule("M5.6", "A3")
def test_between_landing_space_and_door_a_set_back_finds_its_space() -> None:
    game = moved({"yellow_big": "N3", "yellow_small": "S3", "green_big": "N2"}, ("blue_big", 3))
    assert game.place("blue_big") == "N1"


@pytest.mark.rule("M5.6")
def test_a_free_space_beyond_the_door_is_no_way_out() -> None:
    at = {"yellow_big": "N2", "yellow_small": "S2", "green_big": "N1"}
    assert moved(at, ("blue_big", 2)).place("blue_big") == "tavern"
    assert moved(at, ("blue_big", 2), walk_on=True).place("blue_big") == "S1"


@pytest.mark.rule("A3")
def test_with_the_other_table_option_it_walks_on_round_the_ring() -> None:
    at = {"yellow_big": "N1", "yellow_small": "S1", "green_small": "S2"}
    assert moved(at, ("blue_big", 1), walk_on=True).place("blue_big") == "S3"
    right = {"yellow_big": "N8", "yellow_small": "S8"}
    assert moved(right, ("blue_small", 1), walk_on=True).place("blue_small") == "N7"
    assert moved(right, ("blue_small", 1)).place("blue_small") == "tavern"


@pytest.mark.rule("M5.6", "A4")
def test_jack_who_stays_in_a_tavern_loads_nothing_and_his_price_is_gone() -> None:
    at = {"yellow_small": "S8", "green_big": "N8"}
    game = given(at=at, coins={"blue": 0}, first_stack=SHIPS).hire(0, "blue_small")
    game.table.tiles = []
    game.table.picks[JACK] = 1
    game.go(phases.Move())
    assert game.place("lazy_jack") == "tavern"
    assert JACK not in game.table.queue
    game.table.queue, game.table.tiles = [], [FIGURE_INDEX["blue_small"]]
    game.go(loading.Loading(), phases.RoundEnd())
    assert game.place("lazy_jack") == ""
    assert game.table.coins[0] == 0


@pytest.mark.rule("M5.7", "A4")
def test_jack_is_pushed_and_set_back_like_anybody() -> None:
    game = given(at={"blue_small": "S8", "green_small": "S6"}, first_stack=SHIPS).hire(0, "blue_small")
    game.table.tiles = [FIGURE_INDEX["green_small"]]
    game.table.picks[JACK], game.table.picks[FIGURE_INDEX["green_small"]] = 4, 2
    game.go(phases.Move())
    assert game.places(["lazy_jack", "green_small", "blue_small"]) == {
        "lazy_jack": "N4",
        "green_small": "S4",
        "blue_small": "S8",
    }
    assert game.told("pushed")[0]["seat"] == 0


@pytest.mark.rule("M5.3", "M5.4", "M5.5")
def test_random_moves_keep_one_figure_on_a_space_and_push_at_most_one() -> None:
    rng = Random(4)
    for _ in range(400):
        spaces = rng.choice((14, 16))
        at = [-3] * (JACK + 1)
        for figure, place in zip(range(8), rng.sample(range(spaces), 8), strict=True):
            at[figure] = place if rng.random() < 0.8 else -1 - figure % 2
        ring = ring_of(at, spaces)
        for figure in rng.sample(range(8), 8):
            before = at[:]
            pushed = move(ring, at, figure, rng.randint(1, 5), rng.random() < 0.5)
            changed = [other for other in range(8) if at[other] != before[other] and other != figure]
            assert changed == ([pushed] if pushed >= 0 else [])
            assert all((ring[place] == FREE) == (place not in at) for place in range(spaces))
            assert all(at[standing] == place for place, standing in enumerate(ring) if standing != FREE)
