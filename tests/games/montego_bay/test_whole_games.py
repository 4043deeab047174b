"""Whole random games at every number of seats and table option: nothing is lost, hidden or endless.
QUAYSIDE_THOROUGH=1 plays thousands."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from games.engine import Luck, conformance
from games.montego_bay import GAME, data, phases
from games.montego_bay.data import CAPACITY, JACK, PILOT
from games.montego_bay.moving import ring_of
from games.montego_bay.places import FREE
from games.montego_bay.scoring import CATEGORIES
from games.montego_bay.table import Table
from tests.games.montego_bay.given import given, inventory
from tests.games.montego_bay.recount import recount

THOROUGH = bool(os.environ.get("QUAYSIDE_THOROUGH"))
MANY = settings(max_examples=3000 if THOROUGH else 60, deadline=None, derandomize=not THOROUGH)
FEW = settings(max_examples=200 if THOROUGH else 2, deadline=None, derandomize=not THOROUGH)
OPTIONS = st.fixed_dictionaries(
    {"tavern_setback": st.sampled_from(["stay", "walk_on"]), "colours": st.sampled_from(["chosen", "dealt"])}
)
SEATS, SEEDS = st.sampled_from(list(data.SEATS)), st.integers(0, 2**32)


def a_choice(table: Table, rng: Random) -> tuple[int, str]:
    """A seat that owes a decision and one of its choices; `done` more often, so that games don't drag on."""
    seat = rng.choice(sorted(GAME.waiting(table)))
    options = GAME.options(table, seat)
    return seat, "done" if "done" in options and rng.random() < 0.6 else rng.choice(options)


def check_table(table: Table) -> None:
    """What is true at every moment."""
    ring = ring_of(table.at, table.spaces) if table.rooms else []
    standing = [figure for figure in ring if figure != FREE]
    assert len(standing) == len(set(standing))
    assert all(ring[table.at[figure]] == figure for figure in range(JACK) if table.at[figure] >= 0)
    for ship, hold in zip(table.harbor, table.holds, strict=True):
        assert min(hold) >= 0
        assert sum(hold) < CAPACITY[ship] or ship == PILOT
    assert len(table.harbor) <= data.RULES.piers
    assert min(table.supply) >= 0
    assert min([*table.coins, table.bank]) >= 0
    assert not (table.first_stack and len(table.second_stack) < 6)
    assert all(0 <= card <= 5 for card in table.picks)
    if table.hirer >= 0 and table.picks[JACK]:
        assert table.picks[JACK] != table.picks[table.companion]


@pytest.mark.slow
@pytest.mark.rule("M4.3", "M6.2", "M6.3", "M9.1")
@for_all(SEATS, OPTIONS, SEEDS)
@MANY
def test_no_piece_barrel_or_coin_is_lost_and_every_game_ends(seats: int, options: dict[str, str], seed: int) -> None:
    rng, luck = Random(seed), Luck(str(seed).encode())
    table, _ = GAME.setup(seats, options, luck)
    before: dict[str, Any] | None = None
    while not table.over:
        GAME.apply(table, *a_choice(table, rng), luck)
        check_table(table)
        if table.phase != "setup":
            assert before is None or inventory(table) == before
            before = inventory(table)
        assert table.round <= 14
    assert not table.first_stack
    assert not table.second_stack
    assert len(table.sailed) == 15
    assert 1 <= table.opened <= table.round


@pytest.mark.slow
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@for_all(SEATS, OPTIONS, SEEDS)
@FEW
def test_the_contract_is_kept_in_any_game(check: Any, seats: int, options: dict[str, str], seed: int) -> None:
    check(GAME, seats, options, seed)


def test_no_decision_offers_more_than_twenty_five_choices() -> None:
    for seats in data.SEATS:
        for seed in range(4):
            played = conformance.play_through(GAME, seats, {}, seed)
            assert max(len(ply.options) for ply in played.plies) <= 25


@for_all(SEATS, OPTIONS, SEEDS)
@FEW
def test_the_result_equals_a_recount_from_the_final_view(seats: int, options: dict[str, str], seed: int) -> None:
    conformance.check_result(GAME, seats, options, seed, recount)
    final = GAME.load(conformance.play_through(GAME, seats, options, seed).final)
    result, view = GAME.result(final), GAME.view(final, None)
    assert result is not None
    assert [score.total for score in result.scores] == [player.vp for player in view.players]
    assert all(tuple(score.categories) == CATEGORIES for score in result.scores)
    keys = [(score.total, player.coins) for score, player in zip(result.scores, view.players, strict=True)]
    assert result.winners == [seat for seat, key in enumerate(keys) if key == max(keys)]


@pytest.mark.rule("A18", "M4.2")
def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    luck = Luck(b"hidden")
    table, _ = GAME.setup(4, {"colours": "dealt"}, luck)
    worlds = [GAME.imagine(table, 0, Random(number)) for number in range(20)]
    assert len({tuple(world.first_stack) for world in worlds}) > 10
    assert {(world.first_stack[-1], world.second_stack[-1]) for world in worlds} == {
        (table.first_stack[-1], table.second_stack[-1])
    }
    theirs = 2 * table.colors[1]
    GAME.apply(table, 1, "card:big:4", luck)
    assert {GAME.imagine(table, 0, Random(number)).picks[theirs] for number in range(20)} == {0}
    GAME.apply(table, 1, "card:small:4", luck)
    GAME.apply(table, 1, "done", luck)
    assert {GAME.imagine(table, 0, Random(number)).picks[theirs] for number in range(50)} == {*data.CARDS}


@pytest.mark.rule("M4.3")
def test_in_an_imagined_world_jacks_card_is_one_his_hirer_may_have_laid() -> None:
    game = given(first_stack=["S13", "S02"]).hire(0, "blue_small").go(phases.OpenCards())
    game.play(0, "card:small:2", "card:jack:5")
    begun = [GAME.imagine(game.table, 1, Random(number)) for number in range(5)]
    assert {world.picks[JACK] for world in begun} == {world.picks[1] for world in begun} == {0}
    game.play(0, "card:big:1", "done")
    worlds = [GAME.imagine(game.table, 1, Random(number)) for number in range(80)]
    assert {world.picks[JACK] for world in worlds} == {*data.CARDS}
    assert all(world.picks[JACK] != world.picks[1] for world in worlds)
