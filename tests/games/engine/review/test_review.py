"""The review of a finished game: shown on the toy game where that can show it, on ours where they must keep to it."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

from games.engine import RANDOM, Effort, Game, Illegal, Luck, Record, RecordMismatch, answer, registry
from games.engine.review import Moment, course, decisions, gap, judge_of, moments, reviewed, rolls
from games.engine.review.moments import within_window
from tests.param import slow
from tests.toy import GAME

SMALL = Effort(looks=4, thought=16, first=3, measured=2, worlds=4, floor=0.0, certain=0.0, secrets=4, course=3)
ENOUGH = Effort(looks=40, thought=80, first=8, measured=4, worlds=40)


def played(game: Game[Any, Any], seats: int, seed: str, instead: dict[int, str] | None = None) -> Record:
    """A game of the quickest players there are but the random one; decision number `instead` is answered so."""
    secret, rng, choices = seed.encode() * 4, Random(seed), list[tuple[int, str]]()
    luck = Luck(secret)
    table, _ = game.setup(seats, {}, luck)
    while waiting := game.waiting(table):
        seat = next(iter(waiting))
        choice = (instead or {}).get(len(choices) + 1) or answer(game.players[-1], game, table, seat, rng)
        game.apply(table, seat, choice, luck)
        choices.append((seat, choice))
    return Record(
        game=game.id, rules=game.rules, shape=game.shape, seats=seats, settings={}, data=game.digest, secret=secret,
        salt="", choices=choices,
    )  # fmt: skip


def as_bytes(found: object) -> bytes:
    return msgspec.json.encode(found)


def test_the_same_record_gives_the_same_review_byte_for_byte() -> None:
    record = played(GAME, 3, "same")
    first = as_bytes(reviewed(GAME, record, SMALL))
    assert as_bytes(reviewed(GAME, record, SMALL)) == first
    assert as_bytes(reviewed(GAME, played(GAME, 3, "else"), SMALL)) != first


@pytest.mark.parametrize("kind", ["tides", *map(slow, registry())])
def test_tables_that_a_seat_cannot_tell_apart_get_the_same_review(kind: str) -> None:
    """What others held, and how decks lay in truth, leaves no trace."""
    game = GAME if kind == "tides" else registry()[kind]
    taken, _ = moments(game, played(game, 2, "twins"))
    twins = {each.number: _twin(game, each) for each in taken if each.seat == 0}
    hiding = [each for each in taken if each.seat == 0 and each.table != twins[each.number]]
    some = hiding[0], hiding[len(hiding) // 2]
    found = decisions(game, some, 0, SMALL)
    assert found.thought == len(some)
    apart = [msgspec.structs.replace(each, table=twins[each.number]) for each in some]
    assert decisions(game, apart, 0, SMALL) == found


def _twin(game: Game[Any, Any], moment: Moment) -> bytes:
    table = game.load(moment.table)
    twin = game.imagine(table, moment.seat, Random(f"twin of {moment.number}"))
    assert game.view(twin, moment.seat) == game.view(table, moment.seat)
    return game.save(twin)


def test_a_mistake_is_shown_with_what_would_have_been_better_and_what_it_cost() -> None:
    record = played(GAME, 2, "mistake")
    taken, _ = moments(GAME, record)
    at = next(each for each in taken if each.seat == 0 and each.choice.startswith("offer:") and len(each.options) > 2)
    high = GAME.load(at.table).tide == "high"
    worst, best = (at.options[0], at.options[-1]) if high else (at.options[-1], at.options[0])
    spoiled, _ = moments(GAME, played(GAME, 2, "mistake", {at.number: worst}))
    shown = decisions(GAME, spoiled, 0, ENOUGH).shown
    assert at.number in [each.number for each in shown]
    found = next(each for each in shown if each.number == at.number)
    assert (found.played, found.better) == ((worst,), (best,))
    assert found.gap.mean > 3 * found.gap.error > 0
    good, _ = moments(GAME, played(GAME, 2, "mistake", {at.number: best}))
    assert at.number not in [each.number for each in decisions(GAME, good, 0, ENOUGH).shown]


def test_a_mistake_that_the_adviser_would_have_made_too_is_held_against_what_a_quick_player_would_have_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = played(GAME, 2, "mistake")
    taken, _ = moments(GAME, record)
    at = next(each for each in taken if each.seat == 0 and each.choice.startswith("offer:") and len(each.options) > 2)
    worst = at.options[0] if GAME.load(at.table).tide == "high" else at.options[-1]
    spoiled, _ = moments(GAME, played(GAME, 2, "mistake", {at.number: worst}))

    def misled(*given: Any) -> tuple[str, ...]:
        return (worst if worst in given[3] else given[3][0],)

    monkeypatch.setattr(import_module("games.engine.review.decisions"), "advised", misled)
    shown = {each.number: each for each in decisions(GAME, spoiled, 0, ENOUGH).shown}
    assert shown[at.number].better == (at.choice,)


def test_what_may_be_dear_and_is_only_not_certain_is_measured_in_as_many_worlds_again() -> None:
    record = played(GAME, 2, "mistake")
    taken, _ = moments(GAME, record)
    at = next(each for each in taken if each.seat == 0 and each.choice.startswith("offer:") and len(each.options) > 2)
    worst = at.options[0] if GAME.load(at.table).tide == "high" else at.options[-1]
    spoiled, _ = moments(GAME, played(GAME, 2, "mistake", {at.number: worst}))
    worlds = {}
    for certain in (3.0, 1000.0):
        effort = msgspec.structs.replace(ENOUGH, worlds=10, certain=certain)
        found = next(each for each in decisions(GAME, spoiled, 0, effort).measured if each.number == at.number)
        worlds[certain] = found.gap.worlds
        assert found.dear == (certain == 3.0)
    assert worlds == {3.0: 10, 1000.0: 20}


def test_of_several_doubtful_decisions_the_dearest_is_found_with_few_looks() -> None:
    """Each offer of a seat could have been better, and one far better."""
    taken, _ = moments(GAME, _clumsy())
    thorough = decisions(GAME, taken, 0, ENOUGH)
    assert len(thorough.measured) > 1
    found = decisions(GAME, taken, 0, msgspec.structs.replace(ENOUGH, looks=2, measured=1))
    assert found.thought == 2 < thorough.thought
    assert [each.number for each in found.shown] == [thorough.shown[0].number]


def _clumsy() -> Record:
    """A game in which seat 0 answers at random."""
    secret, rng, choices = b"07" * 16, Random("7"), list[tuple[int, str]]()
    luck = Luck(secret)
    table, _ = GAME.setup(2, {}, luck)
    while waiting := GAME.waiting(table):
        seat = next(iter(waiting))
        choice = answer(RANDOM if seat == 0 else GAME.players[-1], GAME, table, seat, rng)
        GAME.apply(table, seat, choice, luck)
        choices.append((seat, choice))
    return Record(
        game=GAME.id, rules=GAME.rules, shape=GAME.shape, seats=2, settings={}, data=GAME.digest, secret=secret,
        salt="", choices=choices,
    )  # fmt: skip


def test_a_way_is_ahead_of_itself_by_nothing_and_the_same_worlds_give_the_same_gap() -> None:
    taken, _ = moments(GAME, played(GAME, 2, "gap"))
    moment = next(each for each in taken if len(each.options) > 2)
    table, seat, first, last = GAME.load(moment.table), moment.seat, moment.options[0], moment.options[-1]

    def between(better: str, worse: str, floor: float = -100.0) -> Any:
        def imagined(dice: Random) -> Any:
            return GAME.imagine(table, seat, dice)

        return gap(GAME, judge_of(GAME), imagined, seat, ((better,), (worse,)), range(36), floor)

    same = between(first, first)
    assert (same.mean, same.error, same.worlds) == (0.0, 0.0, 36)
    assert between(first, last) == between(first, last)
    assert between(first, last).mean == -between(last, first).mean != 0.0
    assert between(first, first, floor=1.0).worlds == 12, "it is surely too small to be measured any further"


def test_luck_is_what_the_rolls_of_the_game_brought_beyond_those_of_others() -> None:
    record = played(GAME, 2, "luck")
    taken, _ = moments(GAME, record)
    found = rolls(GAME, record, taken, msgspec.structs.replace(SMALL, secrets=40))
    assert found.rolls == sum(each.rolled for each in taken) > 0
    assert len(found.fates) == 2
    assert all(fate.error > 0 for fate in found.fates)
    assert found.fates[0].mean == pytest.approx(-found.fates[1].mean), "what counts for two is who leads by how much"
    dealt_only = [msgspec.structs.replace(each, rolled=False) for each in taken]
    assert rolls(GAME, record, dealt_only, SMALL).fates == []


def test_the_course_leads_from_the_first_decision_over_every_round_to_what_came_out() -> None:
    record = played(GAME, 2, "course")
    taken, end = moments(GAME, record)
    found = course(GAME, taken, end, SMALL)
    rounds = sorted({each.round for each in taken})
    assert [point.round for point in found.points] == [*rounds, 0]
    result = GAME.result(end)
    assert result is not None
    assert found.points[-1].points == [float(score.total) for score in result.scores]
    for turn in found.turns:
        before, after = (found.points[turn.at + step].points for step in (0, 1))
        other = 1 - turn.seat
        assert turn.swing == pytest.approx(
            (after[turn.seat] - after[other]) - (before[turn.seat] - before[other]), abs=0.01
        )
        assert turn.company


def test_decisions_of_one_window_and_of_one_turn_belong_together() -> None:
    taken, _ = moments(GAME, played(GAME, 2, "windows"))
    own = [each for each in taken if each.seat == 0]
    first = within_window(own, 0)
    assert [each.choice.partition(":")[0] for each in first] == ["offer", "boast"]
    assert len({each.turn for each in first}) == 1
    later = next(at for at, each in enumerate(own) if each.window and each.window != own[0].window)
    assert own[later].turn != own[0].turn
    drawn = [each for each in taken if not each.window]
    assert all(within_window([each], 0) == [each] for each in drawn)


def test_what_cannot_be_reviewed_is_refused() -> None:
    record = played(GAME, 2, "refused")
    with pytest.raises(RecordMismatch):
        reviewed(GAME, msgspec.structs.replace(record, rules=record.rules + 1), SMALL)
    with pytest.raises(ValueError, match="not over"):
        reviewed(GAME, msgspec.structs.replace(record, choices=record.choices[:-1]), SMALL)
    with pytest.raises(Illegal):
        reviewed(GAME, msgspec.structs.replace(record, choices=[(0, "nonsense"), *record.choices]), SMALL)


@pytest.mark.parametrize("kind", ["tides", *map(slow, registry())])
def test_of_one_turn_one_decision_alone_is_measured(kind: str) -> None:
    game = GAME if kind == "tides" else registry()[kind]
    taken, _ = moments(game, played(game, 2, "turns"))
    whole = {each.number: each for each in taken}
    some = [each for each in taken if each.seat == 1][:6]
    found = decisions(game, some, 1, msgspec.structs.replace(SMALL, measured=6))
    turns = [whole[each.number].turn for each in found.measured]
    assert len(turns) == len(set(turns))
