"""Whole random games at every number of seats and table option: nothing is lost, hidden or endless."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from games.engine import Illegal, Luck, Record, replay, visible
from games.engine.event import Event
from games.montego_bay import GAME, data
from games.montego_bay.data import CAPACITY, JACK, PILOT
from games.montego_bay.moving import FREE, ring_of
from games.montego_bay.scoring import CATEGORIES
from games.montego_bay.table import Table
from games.montego_bay.view import View
from tests.games.montego_bay.given import inventory

THOROUGH = bool(os.environ.get("QUAYSIDE_THOROUGH"))
GAMES = settings(max_examples=400 if THOROUGH else 20, deadline=None)
OPTIONS = st.fixed_dictionaries(
    {"tavern_setback": st.sampled_from(["stay", "walk_on"]), "colours": st.sampled_from(["chosen", "dealt"])}
)
SEATS, SEEDS = st.sampled_from(list(data.SEATS)), st.integers(0, 2**32)
encode = msgspec.json.Encoder().encode


def a_choice(table: Table, rng: Random) -> tuple[int, str]:
    """A seat that owes a decision and one of its choices; `done` more often, so that games don't drag on."""
    seat = rng.choice(sorted(GAME.waiting(table)))
    options = GAME.options(table, seat)
    return seat, "done" if "done" in options and rng.random() < 0.6 else rng.choice(options)


def check_table(table: Table) -> None:
    """What is true at every moment."""
    spaces, ring = table.spaces, ring_of(table.at, table.spaces) if table.rooms else []
    standing = [figure for figure in ring if figure != FREE]
    assert len(standing) == len(set(standing))
    on_ring = [figure for figure in range(JACK) if table.at[figure] >= 0]
    assert all(0 <= table.at[figure] < spaces and ring[table.at[figure]] == figure for figure in on_ring)
    for ship, hold in zip(table.harbour, table.holds, strict=True):
        assert min(hold) >= 0
        assert sum(hold) < CAPACITY[ship] or ship == PILOT
    assert len(table.harbour) <= data.RULES.piers
    assert min(table.supply) >= 0
    assert min([*table.coins, table.bank]) >= 0
    assert not (table.first_stack and len(table.second_stack) < 6)


@for_all(SEATS, OPTIONS, SEEDS)
@GAMES
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
    assert GAME.waiting(table) == {}


@for_all(SEATS, OPTIONS, SEEDS)
@GAMES
def test_choices_are_few_stable_and_of_a_known_verb(seats: int, options: dict[str, str], seed: int) -> None:
    rng, luck = Random(seed), Luck(str(seed).encode())
    verbs = {verb.name: len(verb.arguments) for verb in GAME.verbs}
    table, _ = GAME.setup(seats, options, luck)
    while not table.over:
        for seat in GAME.waiting(table):
            choices = GAME.options(table, seat)
            assert 2 <= len(choices) <= 25
            assert len(set(choices)) == len(choices)
            assert choices == GAME.options(table, seat)
            for choice in choices:
                verb, *arguments = choice.split(":")
                assert verbs[verb] == len(arguments)
                assert choice.isascii()
                assert len(choice) <= 40
                GAME.detail(table, seat, choice)
        GAME.apply(table, *a_choice(table, rng), luck)


@for_all(SEATS, OPTIONS, SEEDS)
@GAMES
def test_refused_choices_change_nothing_and_say_why(seats: int, options: dict[str, str], seed: int) -> None:
    rng, luck = Random(seed), Luck(str(seed).encode())
    table, _ = GAME.setup(seats, options, luck)
    seen = [
        "",
        "done",
        "load:S07:9",
        "card:big",
        "card:jack:x",
        "remove:S01",
        "place:jack",
        "ä",
        "load::",
        "colour:red",
    ]
    while not table.over:
        saved = GAME.save(table)
        for text in rng.sample(seen, 6):
            seat = rng.randrange(seats)
            if text not in GAME.options(table, seat):
                reason = GAME.why_not(table, seat, text)
                assert reason is not None
                assert reason.rule or reason.reason in ("not_your_turn", "game_over")
                with pytest.raises(Illegal):
                    GAME.apply(table, seat, text, luck)
        assert GAME.save(table) == saved
        seat, choice = a_choice(table, rng)
        seen.append(choice)
        GAME.apply(table, seat, choice, luck)


@for_all(SEATS, OPTIONS, SEEDS)
@GAMES
def test_saving_cloning_and_replaying_give_the_same_table(seats: int, options: dict[str, str], seed: int) -> None:
    rng, luck = Random(seed), Luck(str(seed).encode())
    table, events = GAME.setup(seats, options, luck)
    told, choices, copies = [events], [], []
    while not table.over:
        saved = GAME.save(table)
        assert GAME.save(GAME.load(saved)) == saved
        assert GAME.load(saved) == table
        copies.append((table.clone(), saved))
        seat, choice = a_choice(table, rng)
        choices.append((seat, choice))
        told.append(GAME.apply(table, seat, choice, luck))
    assert all(GAME.save(copy) == saved for copy, saved in copies)
    record = Record(
        game=GAME.id, rules=GAME.rules, shape=GAME.shape, seats=seats, settings=options, data=GAME.digest,
        secret=str(seed).encode(), salt="", choices=choices,
    )  # fmt: skip
    again, events_again = replay(GAME, record)
    assert GAME.save(again) == GAME.save(table)
    assert events_again == told


@pytest.mark.rule("A1", "A18", "M4.2")
@for_all(SEATS, OPTIONS, SEEDS)
@GAMES
def test_an_imagined_world_looks_the_same_to_its_seat_at_every_ply(
    seats: int, options: dict[str, str], seed: int
) -> None:
    rng, luck = Random(seed), Luck(str(seed).encode())
    table, _ = GAME.setup(seats, options, luck)
    while not table.over:
        saved = GAME.save(table)
        for seat in range(seats):
            world = GAME.imagine(table, seat, rng)
            assert encode(GAME.view(world, seat)) == encode(GAME.view(table, seat))
            assert GAME.options(world, seat) == GAME.options(table, seat)
            step, real = GAME.step(world, seat), GAME.step(table, seat)
            assert (step.ask(world) if step else None) == (real.ask(table) if real else None)
            if rng.random() < 0.01:
                while not world.over:
                    GAME.apply(world, *a_choice(world, rng), Luck(b"elsewhere"))
        assert GAME.save(table) == saved
        GAME.apply(table, *a_choice(table, rng), luck)


@pytest.mark.rule("A18")
def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    luck = Luck(b"hidden")
    table, _ = GAME.setup(4, {"colours": "dealt"}, luck)
    worlds = [GAME.imagine(table, 0, Random(number)) for number in range(20)]
    assert len({tuple(world.first_stack) for world in worlds}) > 10
    assert {(world.first_stack[-1], world.second_stack[-1]) for world in worlds} == {
        (table.first_stack[-1], table.second_stack[-1])
    }
    GAME.apply(table, 1, "card:big:4", luck)
    assert {GAME.imagine(table, 0, Random(number)).picks[2 * table.colours[1]] for number in range(20)} == {0}
    GAME.apply(table, 1, "card:small:4", luck)
    GAME.apply(table, 1, "done", luck)
    assert {GAME.imagine(table, 0, Random(number)).picks[2 * table.colours[1]] for number in range(50)} == {*data.CARDS}


@pytest.mark.rule("A1", "M4.2")
@for_all(SEATS, SEEDS)
@GAMES
def test_in_a_window_any_order_of_answers_gives_the_same_table(seats: int, seed: int) -> None:
    rng, luck = Random(seed), Luck(str(seed).encode())
    table, _ = GAME.setup(seats, {"colours": "dealt"}, luck)
    while not table.over:
        if table.lanes is None:
            GAME.apply(table, *a_choice(table, rng), luck)
            continue
        other, window = table.clone(), []
        events: list[Event] = []
        while table.lanes is not None:
            lanes = table.lanes
            seat, choice = a_choice(table, rng)
            window.append((seat, choice))
            events += GAME.apply(table, seat, choice, luck)
            if table.lanes is not lanes:
                break
        by_seat = sorted(range(seats), key=lambda _: rng.random())
        events_again: list[Event] = []
        for seat in by_seat:
            for each, choice in window:
                if each == seat:
                    events_again += GAME.apply(other, each, choice, luck)
        assert GAME.save(other) == GAME.save(table)
        assert visible(events_again, None) == visible(events, None)


@pytest.mark.rule("M4.2")
def test_no_event_is_told_inside_a_window() -> None:
    rng, luck = Random(3), Luck(b"hush")
    table, _ = GAME.setup(4, {"colours": "dealt"}, luck)
    while not table.over:
        lanes = table.lanes
        events = GAME.apply(table, *a_choice(table, rng), luck)
        if lanes is not None and table.lanes is lanes:
            assert events == []


def recount(view: View) -> list[int]:
    """The points of all seats from the ships that sailed and the tavern, counted slowly and apart from the rules."""
    totals = [0] * view.seats
    piles = [(left.ship.vp, left.ship.barrels, left.last) for left in view.sailed]
    tavern = {4: [3, 2, 1], 3: [2, 1], 2: [1]}[view.seats]
    piles.append((tavern, [player.tavern for player in view.players], -1))
    for numbers, barrels, last in piles:
        places = sorted((count for count in barrels if count), reverse=True)
        worth = numbers + [0] * view.seats
        for seat, count in enumerate(barrels):
            if count:
                shared = [worth[place] for place, other in enumerate(places) if other == count]
                totals[seat] += (sum(shared) + len(shared) - 1) // len(shared)
        if last >= 0:
            totals[last] += 1
    return totals


@for_all(SEATS, OPTIONS, SEEDS)
@GAMES
def test_the_result_equals_a_recount_from_the_final_view(seats: int, options: dict[str, str], seed: int) -> None:
    rng, luck = Random(seed), Luck(str(seed).encode())
    table, _ = GAME.setup(seats, options, luck)
    while not table.over:
        assert GAME.result(table) is None
        GAME.apply(table, *a_choice(table, rng), luck)
    result, view = GAME.result(table), GAME.view(table, None)
    assert result is not None
    assert [score.total for score in result.scores] == recount(view) == [player.vp for player in view.players]
    assert all(sum(score.categories.values()) == score.total for score in result.scores)
    assert all(tuple(score.categories) == CATEGORIES for score in result.scores)
    keys = [(score.total, player.coins) for score, player in zip(result.scores, view.players, strict=True)]
    assert result.winners == [seat for seat, key in enumerate(keys) if key == max(keys)]


def test_neither_table_nor_events_hold_the_secret() -> None:
    secret = b"a very secret secret of this game"
    rng, luck = Random(1), Luck(secret, "salt")
    table, events = GAME.setup(3, {}, luck)
    while not table.over:
        events += GAME.apply(table, *a_choice(table, rng), luck)
    assert secret not in GAME.save(table)
    assert secret not in encode(events)
