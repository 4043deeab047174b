"""What a view tells the rules: its displays, and what its viewer lacks for the buildings in sight."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from games.engine import RANDOM, Luck
from games.nusfjord import GAME, building, data
from games.nusfjord.building import Build
from games.nusfjord.displays import building_costs, display, ship_costs, shortages
from games.nusfjord.table import Table
from games.nusfjord.terms import PLAIN
from tests.games.nusfjord.given import display as shown
from tests.games.nusfjord.given import given


def _asked(seats: int, settings: dict[str, str], seed: int) -> Iterator[tuple[Table, int, Build]]:
    """Every moment of a game played at random at which one is asked what to build."""
    rng, luck = Random(seed), Luck(b"displays", str(seed))
    table, _ = GAME.setup(seats, settings, luck)
    while waiting := GAME.waiting(table):
        seat = min(waiting)
        step = waiting[seat]
        if isinstance(step, Build):
            yield table, seat, step
        GAME.apply(table, seat, RANDOM.choose(GAME.view(table, seat), GAME.options(table, seat), rng), luck)


@pytest.mark.rule("X4", "B5", "A13")
def test_what_a_view_says_is_missing_is_what_is_missing_at_the_table() -> None:
    compared, discounts = 0, set[bool]()
    for deck, seats, seed in product(data.DECK_IDS, (1, 3, 5), range(3)):
        for table, seat, step in _asked(seats, {"deck": deck}, seed):
            lacking = shortages(GAME.view(table, seat))
            assert lacking == {
                card: building.shortage(table, seat, card, step.terms)
                for cards in building.offered(table, seat)
                for card in cards
            }
            compared += len(lacking)
            discounts.add(step.terms != PLAIN)
    assert compared > 1000
    assert discounts == {True, False}


def test_only_who_is_asked_what_to_build_is_told_what_is_missing() -> None:
    table, seat, _ = next(_asked(3, {}, 1))
    assert shortages(GAME.view(table, seat))
    assert shortages(GAME.view(table, (seat + 1) % 3)) == shortages(GAME.view(table, None)) == {}


def test_a_display_is_seen_as_it_is_but_for_other_hands() -> None:
    for table, seat, _ in _asked(4, {"deck": "cod"}, 2):
        view = GAME.view(table, seat)
        for each, player in enumerate(table.players):
            own = player.clone()
            own.hand = player.hand if each == seat else []
            assert display(view.players[each]) == own


@pytest.mark.rule("B4")
def test_forests_under_a_building_are_seen_to_be_kept() -> None:
    game = given(shown(buildings=["C341"], sites={"C341": "c3c4"}), shown())
    assert display(game.view(0).players[0]) == game.player()
    assert display(game.view(1).players[0]).removable_doubles() == ["a3a4", "b3b4"]


@pytest.mark.rule("E1", "V1")
def test_a_view_says_whose_worker_lies_on_an_elder_and_that_there_was_no_game_before() -> None:
    game = given(shown(elders={"skipper": 0, "wood_dealer": 0}), shown(), plates=2).play("elder:skipper")
    seen = game.view(1).players[0]
    assert (seen.elder_workers, seen.past) == (["red", ""], 0)
    assert display(seen).elder_workers == [0, -1]


@pytest.mark.rule("B5", "A13")
def test_what_a_view_says_that_buildings_cost_is_what_is_paid() -> None:
    """With discounts, and with what is counted only when they are built."""
    mine = shown(wood=12, fish=20, gold=12, elders={"contractor": 0}, forests={"a3a4": 2})
    game = given(mine, shown(), plates=1, offered=["A102", "C148"])
    assert building_costs(game.view(0)) == {}, "nothing is to be built yet"
    game.play("elder:contractor")
    assert building_costs(game.view(0)) == {"A102": (1, 2, 0), "C148": (6, 3, 3)}
    assert building_costs(game.view(1)) == building_costs(GAME.view(game.table, None)) == {}


@pytest.mark.rule("C8", "A13")
def test_what_a_view_says_that_ships_cost_is_what_its_viewer_pays() -> None:
    printed = {"sloop": (2, 2, 0), "cutter": (6, 0, 1), "schooner": (8, 8, 0), "schooner_gold": (0, 0, 4)}
    game = given(shown(buildings=["A111"], wood=12, fish=12, elders={"shipbuilder": 0}), shown(), plates=1)
    assert ship_costs(GAME.view(game.table, None)) == ship_costs(game.view(1)) == printed
    own = {"sloop": (1, 2, 0), "cutter": (4, 0, 1), "schooner": (6, 8, 0), "schooner_gold": (0, 0, 4)}
    assert ship_costs(game.view(0)) == own
    game.play("elder:shipbuilder")
    assert ship_costs(game.view(0)) == {
        "sloop": (0, 0, 0), "cutter": (2, 0, 0), "schooner": (4, 6, 0), "schooner_gold": (0, 0, 3)
    }  # fmt: skip
