"""What a finished game tells besides its points: how long its people thought."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise

import msgspec

from bot.ledger.loaded import encode_events
from bot.results.counting_figures import told_by
from bot.results.figures import Told, figures
from db.records import MoveRow
from games.engine import Record, registry
from tests.bot.results.making import BEGIN


def _told(fleet: Record) -> list[Told]:
    """Two people play Fleet: each takes the first choice an hour after the decision before, Anna being seat 0."""
    rules, told = registry()[fleet.game], list[Told]()
    table, _ = rules.setup(fleet.seats, fleet.settings, fleet.luck)
    while waiting := rules.waiting(table):
        seat = min(waiting)
        choice = rules.options(table, seat)[0]
        told.append(Told(BEGIN + timedelta(hours=len(told) + 1), "choice", seat, choice, seat + 1))
        rules.apply(table, seat, choice, fleet.luck)
    return told


def _fleet() -> Record:
    rules = registry()["fleet_dice"]
    return Record(
        game=rules.id, rules=rules.rules, shape=rules.shape, seats=2, settings={}, data=rules.digest,
        secret=b"an hour each", salt="",
    )  # fmt: skip


def _pressed(told: Sequence[Told], *, together: bool) -> list[MoveRow]:
    """The same choices as they are stored, each pressed alone, or all that somebody decides in a row in one press."""
    moves: list[MoveRow] = []
    for number, each in enumerate(told, 1):
        joins = together and bool(moves) and moves[-1].seat == each.seat
        at = moves[-1].at if joins else each.at
        pressed = None if joins else number
        moves.append(
            MoveRow(
                "g1", number, "choice", each.seat, each.choice, pressed, each.person_id, at, encode_events([]), False
            )
        )
    return moves


def test_what_one_press_decides_is_one_decision_that_took_as_long_as_the_press() -> None:
    fleet = _fleet()
    told = _told(fleet)
    moves = _pressed(told, together=True)
    presses = sum(move.interaction_id is not None for move in moves)
    assert presses < len(told) - 20, "many presses are several decisions"
    found = figures(registry()[fleet.game], fleet, told_by(moves))
    assert found is not None
    assert sum(found.decisions) == presses - 1, "when the first one began is not known"
    one_by_one = figures(registry()[fleet.game], fleet, told_by(_pressed(told, together=False)))
    assert one_by_one == figures(registry()[fleet.game], fleet, told)


def test_thinking_is_timed_from_the_moment_a_decision_is_owed_and_stands_while_the_game_is_paused() -> None:
    rules, fleet = registry()["fleet_dice"], _fleet()
    told = _told(fleet)
    found = figures(rules, fleet, told)
    assert found is not None
    assert sum(found.decisions) > 20
    assert all(hours >= 1 for hours in found.thought_s)
    assert [luck.draws for luck in found.luck if luck is not None] == [20, 20], "ten rounds, two rolls each"
    middle = len(told) // 2
    pause = Told(told[middle].at + timedelta(minutes=1), "act", -1, "pause", 1)
    resumed = Told(told[middle + 1].at - timedelta(minutes=1), "act", -1, "go-on", 1)
    paused = figures(rules, fleet, [*told[: middle + 1], pause, resumed, *told[middle + 1 :]])
    assert paused is not None
    assert paused.decisions == found.decisions
    assert sum(found.thought_s) - sum(paused.thought_s) >= 58 * 60
    of_before = Record(
        game=rules.id, rules=0, shape=rules.shape, seats=2, settings={}, data="", secret=b"", salt=""
    )  # fmt: skip
    assert figures(rules, of_before, told) is None, "what can't be played again tells no more than its result"


def test_a_game_waits_for_whoever_comes_after_another_and_lasts_while_it_is_not_paused() -> None:
    rules, fleet = registry()["fleet_dice"], _fleet()
    told = _told(fleet)
    found = figures(rules, fleet, told)
    assert found is not None
    assert found.lasted_s == 3600 * (len(told) - 1)
    turns = 1 + sum(one.seat != other.seat for one, other in pairwise(told))
    assert found.waits is not None
    assert len(told) / 4 < found.waits <= turns, "those who decide at the same time are waited for once"
    middle = len(told) // 2
    pause = Told(told[middle].at + timedelta(minutes=10), "act", -1, "pause", 1)
    resumed = Told(told[middle].at + timedelta(minutes=40), "act", -1, "go-on", 1)
    paused = figures(rules, fleet, [*told[: middle + 1], pause, resumed, *told[middle + 1 :]])
    assert paused is not None
    assert (paused.waits, paused.lasted_s) == (found.waits, found.lasted_s - 1800)


def test_nobody_waits_for_what_a_plan_or_a_computer_player_decides() -> None:
    rules, fleet = registry()["fleet_dice"], _fleet()
    told = _told(fleet)
    planned: list[Told] = []
    for each in told:
        at = planned[-1].at if planned and each.seat == 1 else each.at
        planned.append(msgspec.structs.replace(each, at=at))
    found, usual = figures(rules, fleet, planned), figures(rules, fleet, told)
    assert found is not None
    assert found.waits is not None
    assert usual is not None
    assert usual.waits is not None
    assert found.waits < usual.waits - 10, "what is decided as soon as it is asked keeps nobody waiting"
    computers = [msgspec.structs.replace(each, person_id=each.person_id if each.seat else None) for each in told]
    alone = figures(rules, fleet, computers)
    assert alone is not None
    assert alone.waits is None
