"""The captain's search, shown on the toy game: what it finds, what it may know, and when it stops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from games.engine import RANDOM, Budget, Captain, Game, Luck, Weighed, answer, weigh
from tests.toy import GAME
from tests.toy.tides import Table, TideJudge

CAPTAIN = Captain(TideJudge())


def a_round(hands: Sequence[Sequence[int]], tide: str = "high") -> Table:
    """The last round, in which nobody has offered a card yet."""
    table, _ = GAME.setup(len(hands), {}, Luck(b"round"))
    table.hands = [list(hand) for hand in hands]
    known = {card for hand in hands for card in hand}
    table.deck = [card for card in range(1, 25) if card not in known]
    table.tide, table.round = tide, table.rounds
    return table


def test_the_captain_offers_the_card_that_wins_against_hands_it_cannot_see() -> None:
    assert answer(CAPTAIN, GAME, a_round([[2, 11, 24], [5, 6, 7]]), 0, Random(1)) == "offer:24"
    assert answer(CAPTAIN, GAME, a_round([[2, 11, 24], [5, 6, 7]], "low"), 0, Random(1)) == "offer:2"


def test_the_best_choice_comes_first_and_was_tried_longest() -> None:
    found = weigh(CAPTAIN, GAME, a_round([[2, 11, 24], [5, 6, 7]]), 0, Random(1))
    assert found[0].choice == "offer:24"
    assert sorted(each.choice for each in found) == ["offer:11", "offer:2", "offer:24"]
    assert found[0].tries == max(each.tries for each in found)
    assert found[0].points > max(each.points for each in found[1:])


def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer() -> None:
    """What the others hold and what lies in the deck is not there to be peeked at."""
    one, other = a_round([[2, 11, 24], [5, 6, 7]]), a_round([[2, 11, 24], [21, 22, 23]])
    other.deck.reverse()
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert one.hands != other.hands
    assert weigh(CAPTAIN, GAME, one, 0, Random(3)) == weigh(CAPTAIN, GAME, other, 0, Random(3))


def test_a_searching_player_is_given_made_up_tables_and_its_own_view_alone() -> None:
    table = a_round([[2, 11, 24], [5, 6, 7]])
    given: list[Any] = []

    class Curious:
        name = "curious"

        def weigh(
            self,
            game: Game[Any, Any],
            imagined: Callable[[Random], Any],
            view: Any,
            options: Sequence[str],
            rng: Random,
            budget: Budget,
        ) -> list[Weighed]:
            given.extend([view, *(imagined(Random(seed)) for seed in range(9))])
            return [Weighed(options[0], 0.0, 0.0, 0)]

    answer(Curious(), GAME, table, 0, Random(1))
    view, *worlds = given
    assert view == GAME.view(table, 0)
    assert all(world is not table and GAME.view(world, 0) == view for world in worlds)
    assert len({msgspec.json.encode(world.hands[1]) for world in worlds}) > 1


def test_the_same_dice_give_the_same_thoughts_and_the_table_is_left_alone() -> None:
    table = a_round([[9, 11, 13], [5, 6, 7], [20, 21, 22]])
    before = GAME.save(table)
    assert weigh(CAPTAIN, GAME, table, 1, Random(5)) == weigh(CAPTAIN, GAME, table, 1, Random(5))
    assert GAME.save(table) == before


def test_no_more_is_tried_than_the_budget_allows() -> None:
    table = a_round([[9, 10, 11], [5, 6, 7]])
    tries = {most: sum(each.tries for each in weigh(CAPTAIN, GAME, table, 0, Random(5), Budget(60, most)))
             for most in (20, None)}  # fmt: skip
    assert tries[20] <= 20 < tries[None] <= TideJudge.playouts


def test_the_first_plan_is_played_when_there_is_no_time_at_all_or_nothing_better() -> None:
    table = a_round([[2, 11, 24], [5, 6, 7]])
    assert answer(CAPTAIN, GAME, table, 0, Random(1), Budget(0.0)) == "offer:2"

    class Indifferent(TideJudge):
        def points(self, world: Table) -> list[float]:
            return [0.0] * len(world.points)

    assert answer(Captain(Indifferent()), GAME, table, 0, Random(1)) == "offer:2"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_captain_wins_the_toy_game_against_who_plays_at_random(seats: int) -> None:
    points = [0] * seats
    for seed in range(12):
        luck, rng = Luck(bytes([seed])), Random(seed)
        table, _ = GAME.setup(seats, {}, luck)
        while waiting := GAME.waiting(table):
            seat = min(waiting)
            player = CAPTAIN if seat == 1 else RANDOM
            GAME.apply(table, seat, answer(player, GAME, table, seat, rng, Budget(5.0, 24)), luck)
        for seat, each in enumerate(table.points):
            points[seat] += each
    assert points[1] > max(each for seat, each in enumerate(points) if seat != 1) + 12
