"""Ways to go on: what one press may take is what single decisions would have come to, and no secret is in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from games.engine import Game, Illegal, Luck, details_along, registry, ways
from games.engine.ways import LONGEST_WAY, MOST, MOST_IN_ALL, Way, Ways, asked_twice

EVERY, MOMENTS = 7, 12
"""Every so manieth decision of a game is looked at, and so many in all."""


def moments(kind: str, seed: int = 1) -> Iterator[tuple[Game[Any, Any], Any, int, Luck]]:
    """Decisions of a game of three quick players: the game, its table, the seat, the luck."""
    game, rng, luck = registry()[kind], Random(seed), Luck(bytes([seed]) * 32)
    player = game.players[-1]
    table, _ = game.setup(3, {}, luck)
    number = 0
    while (waiting := sorted(game.waiting(table))) and number < EVERY * MOMENTS:
        seat, number = rng.choice(waiting), number + 1
        if number % EVERY == 0:
            yield game, table, seat, luck
        game.apply(table, seat, player.choose(game.view(table, seat), game.options(table, seat), rng), luck)


@pytest.mark.parametrize("kind", sorted(registry()))
def test_each_way_can_be_gone_with_the_small_print_it_has(kind: str) -> None:
    rng, longest = Random(1), 0
    for game, table, seat, luck in moments(kind):
        offered = [way for each in ways(game, table, seat) for way in each.ways]
        for way in rng.sample(offered, min(3, len(offered))):
            there, shown = game.load(game.save(table)), False
            longest = max(longest, len(way.choices))
            for choice, detail in zip(way.choices, way.details, strict=True):
                assert not shown, f"something was shown before {choice} of {way.choices}"
                options = game.options(there, seat)
                assert choice not in asked_twice(game, there, seat, options), way.choices
                assert game.detail(there, seat, choice) == detail, way.choices
                window = there.lanes
                shown = any(event.barrier for event in game.apply(there, seat, choice, luck))
                shown |= window is not None and there.lanes is not window
            if way.ends:
                assert there.over if way.ends == "game" else game.round_of(there) != game.round_of(table)
    assert longest > 1, "some way saves a press"


@pytest.mark.parametrize("kind", sorted(registry()))
def test_a_seat_finds_the_same_ways_on_every_table_it_can_not_tell_apart(kind: str) -> None:
    for number, (game, table, seat, _) in enumerate(moments(kind, seed=2)):
        assert ways(game, game.imagine(table, seat, Random(number)), seat) == ways(game, table, seat)


@pytest.mark.parametrize("kind", sorted(registry()))
def test_ways_are_few_and_looking_for_them_changes_nothing(kind: str) -> None:
    for game, table, seat, _ in moments(kind, seed=3):
        before = game.save(table)
        found = ways(game, table, seat)
        assert game.save(table) == before
        offered = [way.choices for each in found for way in each.ways]
        assert len(set(offered)) == len(offered) <= max(MOST_IN_ALL, len(game.options(table, seat)))
        assert all(len(each.ways) <= MOST for each in found)
        assert all(way.choices[0] == each.choice for each in found for way in each.ways)
        assert all(len(choices) <= LONGEST_WAY for choices in offered)


def test_whoever_owes_no_decision_has_no_way() -> None:
    game = registry()["fleet_dice"]
    table, _ = game.setup(3, {}, Luck(bytes(32)))
    for seat in {0, 1, 2}.difference(game.waiting(table)):
        assert ways(game, table, seat) == []


def test_two_cards_and_the_end_are_one_press_in_montego_bay() -> None:
    game = registry()["montego_bay"]
    table, _ = game.setup(3, {"colours": "dealt"}, Luck(bytes(32)))
    seat = min(game.waiting(table))
    offered = {way.choices for each in ways(game, table, seat) for way in each.ways if len(way.choices) == 3}
    assert offered == {
        (f"card:big:{big}", f"card:small:{small}", "done") for big in range(1, 6) for small in range(1, 6)
    }


@pytest.mark.parametrize("kind", sorted(registry()))
def test_what_nobody_offered_has_no_small_print_and_a_sentence_says_so(kind: str) -> None:
    rng = Random(4)
    for game, table, seat, _ in moments(kind, seed=4):
        verbs = {choice.partition(":")[0] for choice in [*game.options(table, seat), *game.conceivable(table, seat)]}
        made_up = [verb + argument for verb in sorted(verbs) for argument in ("", ":", ":nowhere", ":big:9", ":S99:1")]
        for forged in ["", "@undo", "x" * 3000, *made_up, *game.conceivable(table, seat)]:
            first = rng.choice(game.options(table, seat))
            for choices in ((forged, first), (first, forged)):
                with suppress(Illegal):
                    details_along(game, table, seat, choices)


def test_only_several_decisions_save_a_press() -> None:
    single, double = Way(("coin",), (None,)), Way(("coin", "mark:cod"), (None, None))
    assert not Ways("coin", ()).saves
    assert not Ways("coin", (single,)).saves
    assert Ways("coin", (single, double)).saves
