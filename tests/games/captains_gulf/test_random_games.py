"""Whole random games at every number of seats: nothing is lost, nothing goes out of bounds, nothing is betrayed."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as for_all
from hypothesis import strategies as st

from games.captains_gulf import GAME, data
from games.captains_gulf.bonus import markers
from games.captains_gulf.captain import Captain
from games.captains_gulf.data import KINDS, SETUP, TRACK
from games.captains_gulf.phases import END
from games.captains_gulf.table import Table
from games.captains_gulf.upkeep import DECLINE
from games.engine import RANDOM, Luck, conformance
from tests.games.captains_gulf.given import inventory
from tests.games.captains_gulf.recount import recount

pytestmark = pytest.mark.slow

rule = pytest.mark.rule
GAMES = 1000 if os.environ.get("QUAYSIDE_THOROUGH") else 40
PROFILE = settings(
    max_examples=GAMES,
    deadline=None,
    derandomize=GAMES < 1000,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
SEATS, SEEDS = st.sampled_from(list(data.SEATS)), st.integers(0, 2**32)


def bounds(captain: Captain, round_: int) -> None:
    """CG3.7, CG5.B, CG7.7, CG9.5, CG10: no boat ever goes beyond what it has."""
    assert captain.money >= 0
    assert 0 <= captain.fuel <= captain.tank
    assert min(captain.hold) >= 0
    assert sum(captain.hold) <= captain.boxes <= SETUP.max_boxes
    for kind in KINDS:
        assert captain.hold[kind] + captain.hold[len(KINDS) + kind] <= captain.licensed[kind]
    assert all(1 <= space <= TRACK.spaces for space in captain.tracks)
    assert 0 <= captain.used <= markers(round_)
    assert min(captain.tiles, captain.loans) >= 0
    assert captain.crew.bit_count() == len(captain.crew_cards)
    assert captain.crew == sum(1 << data.CREW_OF[card] for card in captain.crew_cards)
    assert sum(captain.licensed) == len(captain.license_cards)
    fitted = [data.UPGRADE_OF[card] for card in captain.upgrade_cards]
    assert [fitted.count(kind) for kind in range(len(data.UPGRADES))] == captain.fitted
    assert captain.boxes == SETUP.start_boxes + sum(data.BOXES[kind] for kind in fitted)
    assert captain.tank == max([SETUP.start_tank, *(data.TANKS[kind] for kind in fitted)])


def check(table: Table) -> None:
    """What is true at every decision."""
    for captain in table.captains:
        bounds(captain, table.round)
    for port in range(len(data.PORTS)):
        assert sum(captain.tracks[port] == TRACK.spaces for captain in table.captains) <= 1
    assert min(table.supply) >= 0
    assert min(min(row) for row in table.sea) >= 0
    assert set(table.recovery) <= {0, 1}
    assert 0 <= table.timer < table.seats


@rule("CG8.2", "CG8.3", "CG9.5", "CG10.5", "CG16.1", "CG16.2", "CG16.3")
@PROFILE
@for_all(SEATS, SEEDS)
def test_nothing_is_lost_and_every_game_ends_after_eight_rounds(seats: int, seed: int) -> None:
    rng, luck = Random(seed), Luck(str(seed).encode())
    table, _ = GAME.setup(seats, {}, luck)
    before = inventory(table)
    while waiting := sorted(GAME.waiting(table)):
        seat = rng.choice(waiting)
        played = RANDOM.choose(None, GAME.options(table, seat), rng)
        round_ = table.round
        GAME.apply(table, seat, played, luck)
        check(table)
        assert inventory(table) == before
        assert table.round - round_ in (0, 1)
        if table.lanes is None and not table.over:
            assert all(len(captain.hand) <= SETUP.hand_size for captain in table.captains) or (
                table.stack[-1].__class__.__name__ == "DropCards"
            )
    assert table.round == data.ROUNDS
    assert sum(map(sum, (captain.hold for captain in table.captains))) <= 4 * seats


@rule("CG15.3", "CG15.4", "CG15.5")
@PROFILE
@for_all(SEATS, SEEDS)
def test_results_equal_the_recount(seats: int, seed: int) -> None:
    conformance.check_result(GAME, seats, {}, seed, recount)


@rule("CG1.4", "CG14.5")
@settings(PROFILE, max_examples=GAMES // 20)
@for_all(SEATS, SEEDS)
def test_nobody_knows_what_is_hidden(seats: int, seed: int) -> None:
    conformance.check_secrecy(GAME, seats, {}, seed)
    conformance.check_imagined_worlds_end(GAME, seats, {}, seed)


@rule("CG14.5", "CG3.1")
@settings(PROFILE, max_examples=GAMES // 4)
@for_all(SEATS, SEEDS)
def test_inspections_commute(seats: int, seed: int) -> None:
    conformance.check_lanes_commute(GAME, seats, {}, seed)
    conformance.check_take_back(GAME, seats, {}, seed)


@settings(PROFILE, max_examples=GAMES // 8)
@for_all(SEATS, SEEDS)
def test_games_are_saved_loaded_cloned_and_replayed_to_the_byte(seats: int, seed: int) -> None:
    conformance.check_save_and_load(GAME, seats, {}, seed)
    conformance.check_clones(GAME, seats, {}, seed)
    conformance.check_replay(GAME, seats, {}, seed)


@PROFILE
@for_all(SEATS, SEEDS)
def test_no_decision_offers_more_than_some_25_choices(seats: int, seed: int) -> None:
    played = conformance.play_through(GAME, seats, {}, seed)
    assert max(len(ply.options) for ply in played.plies) <= 30


@rule("CG1.4")
def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    table, _ = GAME.setup(3, {}, Luck(b"hidden"))
    worlds = [GAME.imagine(table, 0, Random(number)) for number in range(20)]
    assert {tuple(world.captains[0].hand) for world in worlds} == {tuple(table.captains[0].hand)}
    assert len({tuple(world.captains[1].hand) for world in worlds}) > 15
    assert len({tuple(world.deck[-3:]) for world in worlds}) > 15
    assert len({tuple(world.schools) for world in worlds}) > 15
    assert len({tuple(world.coming[1]) for world in worlds}) > 10


def test_whoever_stays_away_declines_and_ends() -> None:
    luck = Luck(b"away")
    table, _ = GAME.setup(2, {}, luck)
    costs: list[int] = []
    while waiting := sorted(GAME.waiting(table)):
        seat = waiting[0]
        options, tame = GAME.options(table, seat), GAME.suggestion(table, seat)
        if options[0].startswith("license:") and table.round == 0:
            costs.append(data.LICENSE_COST[data.CARD_INDEX[tame.split(":")[1]]])
            assert costs[-1] == min(data.LICENSE_COST[card] for card in table.captains[seat].hand)
        assert tame.partition(":")[0] in ("license", "go", DECLINE, END, "drop", "inspection")
        GAME.apply(table, seat, tame, luck)
    assert table.over
    assert all(captain.loans * 5 >= -captain.money for captain in table.captains)
