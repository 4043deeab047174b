"""What may come for a seat, as far as it can know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.players.foresight import Outlook, Prospect, foresee
from games.engine import Luck, registry, told_to


def _table(kind: str, seats: int, decisions: int) -> tuple[Any, Any]:
    """A table after so many decisions at random."""
    game, rng, luck = registry()[kind], Random(4), Luck(bytes(32))
    table, _ = game.setup(seats, {}, luck)
    for _ in range(decisions):
        seat = min(game.waiting(table))
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
    return game, table


def _outlook(game: Any, table: Any, seat: int, *choices: str) -> Outlook:
    return foresee(Prospect(game.id, told_to(game, table, seat), seat, choices))


def _idle(game: Any, table: Any) -> int:
    return next(seat for seat in range(3) if seat not in game.waiting(table))


@pytest.mark.parametrize("kind", ["fleet_dice", "montego_bay"])
def test_the_same_question_has_the_same_answer_and_changes_no_table(kind: str) -> None:
    game, table = _table(kind, 3, 12)
    before, seat = game.save(table), _idle(game, table)
    assert _outlook(game, table, seat) == _outlook(game, table, seat)
    assert game.save(table) == before


def test_what_the_stand_in_would_choose_may_be_chosen() -> None:
    game, table = _table("fleet_dice", 3, 12)
    found = _outlook(game, table, _idle(game, table))
    assert found.courses
    assert all(course[0].choice in found.can for course in found.courses)
    assert {wish.choice for wish in found.suggested} == {course[0].choice for course in found.courses}


def test_behind_a_choice_comes_what_follows_it() -> None:
    game, table, die = _draft()
    found = _outlook(game, table, _idle(game, table), die)
    assert found.can
    assert not any(choice.startswith("die:") for choice in found.can), "the die is to be used now"


def test_behind_what_never_comes_comes_nothing() -> None:
    game, table, _ = _draft()
    assert _outlook(game, table, _idle(game, table), "die:gold") == Outlook({}, [])


def test_who_wants_to_know_no_more_is_told_what_may_be_chosen_and_nothing_else() -> None:
    game, table, die = _draft()
    seat = _idle(game, table)
    told = told_to(game, table, seat)
    found = foresee(Prospect(game.id, told, seat, (die,), further=False))
    assert found.courses == []
    assert found.can == _outlook(game, table, seat, die).can


@pytest.mark.parametrize("kind", ["captains_gulf", "fleet_dice", "nusfjord"])
def test_what_a_plan_never_chooses_may_not_be_chosen(kind: str) -> None:
    for decisions in (9, 20, 30):
        game, table = _table(kind, 3, decisions)
        found = _outlook(game, table, _idle(game, table))
        chosen = [wish.choice for course in found.courses for wish in course]
        assert not {"skip", "decline"} & {*found.can, *chosen}


def test_nobody_looks_further_than_two_turns_and_the_end() -> None:
    game, table, _ = _draft()
    longest = max(len(course) for course in _outlook(game, table, _idle(game, table)).courses)
    assert 2 <= longest <= 12
    luck = Luck(bytes(32))
    while waiting := game.waiting(table):
        seat = min(waiting)
        game.apply(table, seat, game.suggestion(table, seat), luck)
    assert foresee(Prospect("fleet_dice", game.save(table), 0)) == Outlook({}, [])


def _draft() -> tuple[Any, Any, str]:
    """A table of Fleet before somebody drafts who owes nothing yet, and a die that they may take."""
    for decisions in range(9, 60):
        game, table = _table("fleet_dice", 3, decisions)
        seat = _idle(game, table)
        dice = [choice for choice in game.plannable(table, seat) if choice.startswith("die:")]
        if dice and table.lanes is None:
            return game, table, dice[0]
    raise AssertionError("nobody drafts")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["captains_gulf", "fleet_dice", "montego_bay", "nusfjord"])
def test_who_can_not_tell_two_tables_apart_gets_the_same_plan_for_both(kind: str) -> None:
    for decisions in (9, 30):
        game, table = _table(kind, 3, decisions)
        for seat in [seat for seat in range(3) if seat not in game.waiting(table)][:1]:
            twin = game.imagine(table, seat, Random(99))
            mine, theirs = _outlook(game, table, seat), _outlook(game, twin, seat)
            assert list(mine.can) == list(theirs.can)
            assert mine == theirs


def test_all_elders_may_be_planned_to_be_taken_and_only_own_buildings_be_used() -> None:
    """Whom the stand-in of another seat takes first is there all the same; what the own one builds on its way is not:
    in no way that leads straight to the elders is it there (X11, A5)."""
    game = registry()["nusfjord"]
    for seed in range(6):
        table, _ = game.setup(2, {}, Luck(bytes([seed]) * 32))
        seat = 1 - min(game.waiting(table))
        elders = {f"take:{stack[-1]}" for stack in table.stacks if stack}
        found = foresee(Prospect(game.id, told_to(game, table, seat), seat, ("place:take_elder",), further=False))
        assert elders <= set(found.can), seed
        assert not [each for each in found.can if each.startswith(("convert:", "use:", "trade:"))], seed
