"""What computer players think of loading comes to what the rules make of the same loads, whole phases long."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Luck, answer
from games.montego_bay import GAME
from games.montego_bay.data import FIGURE_INDEX, RULES, SHIP_INDEX
from games.montego_bay.foresight import Mind, coin_worth, places_of
from games.montego_bay.loading import LOAD, REMOVE, SPLIT
from games.montego_bay.scoring import EXTRA, FULL
from games.montego_bay.stowing import (
    Arrival,
    Quay,
    arrivals,
    best_spread,
    outcome,
    quay_of,
    spreads,
    stow,
    take_back,
    work_off,
)
from games.montego_bay.table import Table
from games.montego_bay.view import View
from tests.param import slow

MIND, LUCK = Mind(), Luck(b"stowing")


def _phases(seats: int, seed: int) -> list[Table]:
    """The table at the first choice of each phase 4 of a game, if no barrel was moved in it yet."""
    luck, rng, met, last = Luck(bytes([seed])), Random(seed), list[Table](), 0
    table, _ = GAME.setup(seats, {}, luck)
    while waiting := GAME.waiting(table):
        seat = min(waiting)
        figures = [figure for figure in [table.active, *reversed(table.queue)] if figure >= 0]
        if table.phase == "load" and table.round != last:
            last = table.round
            if len(figures) == len(table.movers):
                met.append(table.clone())
        GAME.apply(table, seat, answer(GAME.players[-1], GAME, table, seat, rng), luck)
    return met


def _queue(view: View) -> list[Arrival]:
    order = [FIGURE_INDEX[figure] for figure in [view.active, *view.queue]]
    return arrivals(view, order, places_of(view))


def _as_thought(table: Table, seat: int) -> str:
    """The load or removal that computer players think of here."""
    view = GAME.view(table, seat)
    quay, options = quay_of(view), GAME.options(table, seat)
    if options[0].startswith("remove:"):
        before = [hold[seat] for hold in quay.holds]
        take_back(quay, seat, 1, MIND)
        pier = next(pier for pier, hold in enumerate(quay.holds) if hold[seat] != before[pier])
        return REMOVE[quay.harbor[pier]][1]
    coming = sum(each.barrels for each in _queue(view)[1:])
    spread = best_spread(quay, seat, min(view.left, quay.supply[seat]), coming / len(quay.harbor), MIND)
    filled = [pier for pier, number in spread.items() if number == quay.free(pier)]
    pier = [*filled, *spread][0]
    texts = LOAD[quay.harbor[pier]][spread[pier]], SPLIT[quay.harbor[pier]][spread[pier]]
    return next(text for text in texts if text in options)


@pytest.mark.parametrize("seed", [0, slow(1), slow(2)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_phase_thought_through_ends_as_the_rules_end_it(seats: int, seed: int) -> None:
    """M6, M7: of loads alone; where a second ship leaves nobody can know what comes, so those phases are left out."""
    compared = 0
    for table in _phases(seats, seed):
        view = GAME.view(table, None)
        quay = quay_of(view)
        work_off(quay, _queue(view), 0.0, MIND)
        then, round_ = table.clone(), table.round
        while then.round == round_ and (waiting := GAME.waiting(then)):
            seat = min(waiting)
            GAME.apply(then, seat, _as_thought(then, seat), LUCK)
        full = [ship for ship in then.sailed if ship.round == round_ and ship.last >= 0]
        if then.over or len(full) > 1:
            continue
        compared += 1
        gone = 1  # M8.1: the foremost one
        assert then.holds[: len(quay.holds) - gone] == quay.holds[gone:]
        assert then.tavern == quay.tavern
        earned = [
            sum(then.earned[seat][kind] - table.earned[seat][kind] for kind in (FULL, EXTRA)) for seat in range(seats)
        ]
        assert earned == quay.points
    assert compared >= 2


def test_all_ways_to_load_are_met_and_the_best_by_itself_comes_first() -> None:
    met = 0
    for table in _phases(3, 4):
        (seat,) = GAME.waiting(table)
        view = GAME.view(table, seat)
        if not GAME.options(table, seat)[0].startswith("load:"):
            continue
        quay = quay_of(view)
        left = min(view.left, quay.supply[seat])
        ways = spreads(quay, seat, left, 1.0, MIND)
        assert ways[0] == best_spread(quay, seat, left, 1.0, MIND)
        room = sum(quay.free(pier) for pier in range(len(quay.harbor)))
        assert all(sum(way.values()) == min(left, room) for way in ways)
        assert len({tuple(sorted(way.items())) for way in ways}) == len(ways)
        met += 1
    assert met > 3


def test_a_ship_that_is_filled_sails_and_the_one_everybody_sees_comes() -> None:
    """M6.3, M7.2, M7.5, M7.6."""
    ship, following = SHIP_INDEX["S01"], SHIP_INDEX["S13"]
    quay = Quay([ship], [[2, 3]], [5, 5], [0, 0], [0.0, 0.0], following)
    stowed = stow(quay, 0, {0: 1})
    assert stowed == 1
    assert quay.points[0] > quay.points[1] - RULES.last_barrel_vp
    assert (quay.harbor, quay.holds, quay.supply, quay.next_ship) == ([following], [[0, 0]], [7, 8], -1)


def test_without_ships_barrels_go_to_the_tavern_and_nobody_takes_back_more_than_there_is() -> None:
    """M6.8, M6.4."""
    quay = Quay([], [], [4, 4], [0, 1], [0.0, 0.0], -1)
    work_off(quay, [Arrival(0, 3, 2, 1), Arrival(1, 6, 0, 0)], 0.5, MIND)
    assert (quay.supply, quay.tavern, quay.points) == ([1, 0], [3, 5], [0.5, 0.0])


def test_in_the_last_round_ships_promise_what_they_hold_and_coins_nothing() -> None:
    """M9.2."""
    luck, rng = Luck(b"last"), Random(1)
    table, _ = GAME.setup(2, {}, luck)
    while not GAME.view(table, None).last_round:
        seat = min(GAME.waiting(table))
        GAME.apply(table, seat, answer(GAME.players[-1], GAME, table, seat, rng), luck)
    view = GAME.view(table, 0)
    assert coin_worth(view, MIND) == 0.0
    quay = quay_of(view)
    quay.points = [0.0, 0.0]
    even = outcome(quay, view, 0, MIND)
    quay.points = [1.0, 0.0]
    assert outcome(quay, view, 0, MIND) == pytest.approx(even + 1.0)
