"""A person is asked once more about every answer that throws something away: walked through whole games of mates,
every option of every question, by what it leads to and by what the mate's appraisal expects of it, and not by its name.
There are 50 games of each kind; each day has a part of them, `QUAYSIDE_THOROUGH=1` all."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from games.engine import Event, Game, Luck, Player, registry
from games.engine.players import Appraising, Deckhand
from tests.param import slow
from tests.today import todays

THROWN_AWAY = {
    "captains_gulf": {"forfeited"},  # CG4.7
    "fleet_dice": {"star_declined", "second_use_declined"},  # F9.4, F10.1
    "montego_bay": set[str](),
    "nusfjord": {"skipped"},
}
"""What is told when somebody gets nothing for what they had."""
DECLINED = {"nusfjord": "declined"}
"""What is told when somebody declines an offer, which throws something away if the offer would have cost nothing."""
PAID = {"building_paid", "ship_built", "shares_bought_of", "served", "gave"}
"""What is told of goods that are given for something; its numbers of them may all be 0."""
GOODS = ("wood", "fish", "gold")
COSTS = {
    "captains_gulf": {"wheel_moved", "spoke_crossed", "round_ended", "card_paid", "loans_taken"},
    "fleet_dice": {"star_used"},
    "montego_bay": set[str](),
    "nusfjord": {"placed", "elder_fed"},
}
"""What is told of a turn beside what comes of it."""
SEATS = (1, 2, 3)
GAMES, DAYS = 50, 10
PARTS = [range(part, GAMES, 2 * DAYS) for part in range(2 * DAYS)]


@pytest.mark.parametrize("kind", sorted(registry()))
def test_it_is_known_what_tells_of_something_thrown_away(kind: str) -> None:
    assert kind in THROWN_AWAY, "name its events here, if there are such"
    assert kind in COSTS


@pytest.mark.parametrize("kind", sorted(THROWN_AWAY))
@pytest.mark.parametrize("numbers", [range(1), *(slow(part) for part in todays(PARTS, DAYS))], ids=str)
def test_whatever_throws_something_away_is_asked_about(kind: str, numbers: Sequence[int]) -> None:
    game, thrown = registry()[kind], 0
    for number in numbers:
        seats = [each for each in SEATS if each in game.seats][number % 2]
        thrown += _walk(game, seats, number)
    assert bool(thrown) is bool(THROWN_AWAY[kind]), "it did come up"


def _walk(game: Game[Any, Any], seats: int, number: int) -> int:
    """Play a game of mates; how many options would have thrown something away."""
    rng, luck, found = Random(number), Luck(bytes([number]) * 32), 0
    mate = next(player for player in game.players if player.name == "mate")
    eye = next(player.eye for player in game.players if isinstance(player, Deckhand))
    assert eye is not None, "what the mate thinks of each choice, as the deckhand sees it"
    table, _ = game.setup(seats, {}, luck)
    while not table.over:
        seat = min(game.waiting(table))
        options = game.options(table, seat)
        vain = {option for option in options if _throws_away(game, table, seat, option, luck)}
        if len(vain) < len(options):
            found += len(vain)
            careful = set(game.careful(table, seat, options))
            unasked = (vain | _called_vain(game, eye, table, seat, options, careful, luck)) - careful
            assert not unasked, f"game {number}, {game.step(table, seat)}: {unasked}"
        game.apply(table, seat, _chosen(game, mate, table, seat, options, rng), luck)
    return found


def _called_vain(
    game: Game[Any, Any],
    eye: Appraising,
    table: Any,
    seat: int,
    options: list[str],
    given_up: set[str],
    luck: Luck,
) -> set[str]:
    """Those of the options that the mate's appraisal calls a thrown-away turn: they promise no more than giving up,
    where that can be done, and all that they lead to is that something is paid for nothing."""
    others = [option for option in options if option not in given_up]
    idle = [option for option in others if given_up and _brings_nothing(game, table, seat, option, luck)]
    if not idle:
        return set()
    promises = dict(zip(options, eye.appraise(game.view(table, seat), options, Random(0)), strict=True))
    least = max(promises[option] for option in given_up)
    return {option for option in idle if promises[option] <= least}


def _brings_nothing(game: Game[Any, Any], table: Any, seat: int, choice: str, luck: Luck) -> bool:
    tried, told = _followed(game, table, seat, choice, luck)
    mine = {event.kind for event in told if event.seat == seat}
    goes_on = len(tried.stack) > len(table.stack) or (not mine and seat in game.waiting(tried))
    return not goes_on and mine <= THROWN_AWAY[game.id] | COSTS[game.id]


def _followed(game: Game[Any, Any], table: Any, seat: int, choice: str, luck: Luck) -> tuple[Any, list[Event]]:
    """The table after the answer and all that must follow it, and what was told."""
    tried = table.clone()
    told = game.apply(tried, seat, choice, luck)
    while len(forced := game.options(tried, seat)) == 1:
        before = len(told)
        told += game.apply(tried, seat, forced[0], luck)
        if len(told) == before:
            break
    return tried, told


def _throws_away(game: Game[Any, Any], table: Any, seat: int, choice: str, luck: Luck) -> bool:
    """Whether the answer, with all that must follow it, tells of something thrown away."""
    _, told = _followed(game, table, seat, choice, luck)
    mine = {event.kind for event in told if event.seat == seat}
    if not mine.isdisjoint(THROWN_AWAY[game.id]):
        return True
    return DECLINED.get(game.id, "") in mine and _is_free(game, table, seat, choice, luck)


def _is_free(game: Game[Any, Any], table: Any, seat: int, declining: str, luck: Luck) -> bool:
    """Whether one of the other answers is an action that can be carried out, to its end, for no goods at all."""
    actions = [each for each in game.options(table, seat) if each.startswith("do:") and each != declining]
    return any(_for_nothing(game, table, seat, each, luck, len(table.stack)) for each in actions)


def _for_nothing(game: Game[Any, Any], table: Any, seat: int, choice: str, luck: Luck, height: int) -> bool:
    """Whether there is a way through this answer and all that it asks next, above the `height` of the stack, on which
    nothing is paid."""
    tried = table.clone()
    told = game.apply(tried, seat, choice, luck)
    if any(event.kind in PAID and any(event.args.get(good) for good in GOODS) for event in told):
        return False
    if len(tried.stack) <= height or game.step(tried, seat) is None:
        return True
    return any(_for_nothing(game, tried, seat, each, luck, height) for each in game.options(tried, seat))


def _chosen(game: Game[Any, Any], mate: Player, table: Any, seat: int, options: list[str], rng: Random) -> str:
    return mate.choose(game.view(table, seat), options, rng)
