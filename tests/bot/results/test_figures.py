"""What a finished game tells besides its points: how long its people thought."""

from __future__ import annotations

from datetime import timedelta

from bot.results.figures import Told, figures
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


def test_thinking_is_timed_from_the_moment_a_decision_is_owed_and_stands_while_the_game_is_paused() -> None:
    rules = registry()["fleet_dice"]
    fleet = Record(
        game=rules.id, rules=rules.rules, shape=rules.shape, seats=2, settings={}, data=rules.digest,
        secret=b"an hour each", salt="",
    )  # fmt: skip
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
