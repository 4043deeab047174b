"""What can be planned ahead: at least the decisions that whoever waits will want to plan, in every game, and nothing
about which they would be asked whatever happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from games.engine import Ask, asked_twice, registry
from games.engine.conformance import every_option, play_through
from games.engine.conformance.playing import AnyGame, tables_of
from games.engine.picks import verb_in

Came = tuple[str, list[str], dict[str, Ask | None]]
# by game: decisions for which all that is possible could be planned before, and nearly all
WHOLE = {
    "fleet_dice": {"Draft", "StarAction"},
    "montego_bay": {"PlaceJack", "RemoveBarrels", "ChooseColor", "ThirdFigure"},
    "nusfjord": set[str](),
    "captains_gulf": {"FirstLicense"},
}
MOSTLY = {
    "fleet_dice": {"UseDie"},
    "montego_bay": {"Hire", "Cards", "LoadBarrels"},
    "nusfjord": {"Turn"},
    "captains_gulf": {"Turn"},
}


def _came(game: AnyGame, seats: int, settings: dict[str, str], seed: int) -> Iterator[Came]:
    """Every decision that came to somebody who had waited: its kind, the options, and what could be planned before."""
    before: dict[int, dict[str, Ask | None]] = {}
    for table in tables_of(game, play_through(game, seats, settings, seed)):
        for seat in range(seats):
            step = game.step(table, seat)
            if step is None:
                before[seat] = game.plannable(table, seat)
            elif plannable := before.pop(seat, {}):
                options = game.options(table, seat)
                asked = asked_twice(game, table, seat, options)  # no plan chooses these
                yield type(step).__name__, [each for each in options if each not in asked], plannable


@pytest.mark.parametrize("name", sorted(WHOLE))
def test_what_comes_could_be_planned(name: str) -> None:
    game = registry()[name]
    whole, possible, planned = Counter[str](), Counter[str](), Counter[str]()
    for seats, settings in every_option(game):
        if seats > 1:
            for kind, options, plannable in _came(game, seats, settings, 3):
                possible[kind] += len(options)
                planned[kind] += sum(option in plannable for option in options)
                whole[kind] += 1
    assert whole.keys() >= WHOLE[name] | MOSTLY[name]
    assert {kind for kind in WHOLE[name] if planned[kind] != possible[kind]} == set()
    assert {kind for kind in MOSTLY[name] if planned[kind] < 0.9 * possible[kind]} == set()


@pytest.mark.parametrize("name", sorted(WHOLE))
def test_what_no_plan_would_ever_choose_can_not_be_planned(name: str) -> None:
    """Of every choice that could be planned and came, at least once nobody would have been asked about it."""
    game = registry()[name]
    planned, came, played = set[str](), set[str](), set[str]()
    for seed in (3, 4):
        for table in tables_of(game, play_through(game, 2, {}, seed)):
            for seat in range(2):
                if game.step(table, seat) is None:
                    planned.update(map(verb_in, game.plannable(table, seat)))
                    continue
                options = game.options(table, seat)
                came.update(map(verb_in, options))
                played.update(map(verb_in, set(options) - asked_twice(game, table, seat, options)))
    assert planned & came
    assert planned & came <= played


@pytest.mark.parametrize("name", sorted(WHOLE))
def test_a_game_of_one_has_nothing_to_plan_for(name: str) -> None:
    game = registry()[name]
    if 1 not in game.seats:
        assert game.seats[0] > 1
        return
    for table in tables_of(game, play_through(game, 1, {}, 3)):
        assert game.step(table, 0) is not None or table.over
