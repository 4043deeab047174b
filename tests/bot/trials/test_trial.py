"""What comes of a trial follows from what its seat knows, and is what the rules make of the same choices."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.gateway.controls import LIMIT, read
from bot.gateway.press import Press
from bot.trials.controls import MOST_OPTIONS, steps_of, trial_control, written_steps
from bot.trials.trial import DEEPEST, Attempt, try_out
from games.engine import Game, Luck, registry, told_to

KINDS = sorted(registry())


def _moment(game: Game[Any, Any], seats: int, rng: Random) -> Any:
    """A table some decisions after the beginning, in no window."""
    luck = Luck(rng.randbytes(32))
    table, _ = game.setup(seats, {}, luck)
    left = rng.randrange(40)
    while game.waiting(table) and (left > 0 or table.lanes is not None):
        seat = rng.choice(sorted(game.waiting(table)))
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
        left -= 1
    return table


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_tables_that_a_seat_cannot_tell_apart_give_the_same_trials(kind: str) -> None:
    game, rng, deepest = registry()[kind], Random(f"twins {kind}"), 0
    for _ in range(2):
        seats = rng.choice([each for each in game.seats if each > 1])
        table = _moment(game, seats, rng)
        for seat in range(seats):
            twin, steps = game.imagine(table, seat, Random(rng.random())), tuple[int, ...]()
            own = told_to(game, table, seat)
            while not (trial := try_out(Attempt(kind, own, seat, steps, played=True))).end and len(steps) < 5:
                steps = (*steps, rng.randrange(len(game.options(game.load(trial.table), seat))))
            # what was heard at each step is part of what comes of the last
            assert trial == try_out(Attempt(kind, told_to(game, twin, seat), seat, steps, played=True))
            deepest = max(deepest, len(steps))
    assert deepest > 4


@pytest.mark.parametrize("kind", KINDS)
def test_where_others_are_not_played_a_trial_ends_where_they_decide(kind: str) -> None:
    game = registry()[kind]
    table = _moment(game, 2, Random(f"alone {kind}"))
    seat = min(game.waiting(table))
    steps = tuple[int, ...]()
    while not (trial := try_out(Attempt(kind, told_to(game, table, seat), seat, steps, played=False))).end:
        steps = (*steps, 0)
    if trial.end == "others":
        assert trial.whose == [1 - seat]
    assert len(trial.wishes) == len(steps)


def test_what_is_not_among_the_options_is_not_possible() -> None:
    game = registry()["fleet_dice"]
    table = _moment(game, 2, Random("gone"))
    (seat,) = game.waiting(table)
    assert not try_out(Attempt(game.id, told_to(game, table, seat), seat, (999,), played=True)).possible


def test_a_control_has_room_for_every_choice_of_the_longest_trial() -> None:
    steps = tuple(range(MOST_OPTIONS - DEEPEST, MOST_OPTIONS))
    for action, menu in (("@try", ""), ("@untry", ""), ("@tried", ""), ("@try", "24")):
        written = trial_control("run" + "a" * 10, 999_999_999, action, steps, menu)
        assert len(written) <= LIMIT
        pressed = read(written)
        assert pressed is not None
        assert steps_of(Press(pressed, [])) == steps


def test_what_is_picked_in_a_menu_comes_after_what_was_chosen() -> None:
    for before in ((), (3, 40)):
        pressed = read(trial_control("a" * 10, 1, "@try", before, "2"))
        assert pressed is not None
        assert steps_of(Press(pressed, [written_steps((77,))])) == (*before, 77)


@pytest.mark.slow
def test_what_names_a_card_that_was_made_up_is_no_part_of_a_plan_nor_what_comes_after_it() -> None:
    """In Captains of the Gulf cards are drawn; in Fleet dice show what may be there at any time."""
    cut = 0
    for seed in range(6):
        game, rng = registry()["captains_gulf"], Random(f"made up {seed}")
        table = _moment(game, 3, rng)
        seat = rng.choice([each for each in range(3) if each not in game.waiting(table)])
        drawn, steps = "", tuple[int, ...]()
        shown = str(game.view(table, seat))
        while len(steps) < 12:
            trial = try_out(Attempt("captains_gulf", told_to(game, table, seat), seat, steps, played=True))
            if trial.end:
                break
            options = game.options(game.load(trial.table), seat)
            named = [each for each in options if re.search(r":(G\d\d)", each) and each.split(":")[1] not in shown]
            drawn = drawn or (named[0] if named else "")
            steps = (*steps, options.index(named[0] if named else rng.choice(options)))
        trial = try_out(Attempt("captains_gulf", told_to(game, table, seat), seat, steps, played=True))
        choices = [wish.choice for wish in trial.wishes]
        assert trial.sure == (choices.index(drawn) if drawn in choices else len(choices))
        cut += trial.sure < len(choices)
    assert cut > 2


def test_what_dice_may_show_is_not_made_up() -> None:
    game, rng = registry()["fleet_dice"], Random("faces")
    table = _moment(game, 3, rng)
    seat, steps = min(game.waiting(table)), tuple[int, ...]()
    rounds = game.load(told_to(game, table, seat)).round
    while True:
        trial = try_out(Attempt("fleet_dice", told_to(game, table, seat), seat, steps, played=True))
        if trial.end:
            break
        steps = (*steps, rng.randrange(len(game.options(game.load(trial.table), seat))))
    assert game.load(trial.table).round > rounds, "dice were thrown meanwhile"
    assert trial.sure == len(trial.wishes) > 5
