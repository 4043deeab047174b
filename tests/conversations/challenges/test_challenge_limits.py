"""How many challenges a server may have, that those that are over make room, and that a card's fingerprint binds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from bot.challenges.deal import yardsticks
from bot.challenges.series_answers import MOST_SERIES
from bot.sandbox.people import Person
from bot.workers.thread import WorkerThread
from tests.conversations.challenges.challenging import begin, buttons, finish, post, run_of
from tests.conversations.house import House

A = TypeVar("A")
R = TypeVar("R")


async def _refused(person: Person) -> str:
    return (await (await person.command("challenge", "new", "tides")).reply()).text


@pytest.mark.slow
async def test_challenges_that_are_over_make_room_for_new_ones(tides: None, house: House) -> None:
    (anna,) = await house.people("Anna")
    for _ in range(MOST_SERIES):
        await post(house, anna, "tides")
    assert f"{MOST_SERIES} series" in await _refused(anna)
    await house.later(days=1, minutes=1)
    await house.settled()
    assert await house.store.challenges.series_in(house.client.guilds[0].id) == []
    await post(house, anna, "tides")


@pytest.mark.slow
async def test_who_ends_a_series_can_still_post_no_more_while_its_challenge_is_open(tides: None, house: House) -> None:
    (anna,) = await house.people("Anna")
    for _ in range(MOST_SERIES):
        await post(house, anna, "tides")
    (series, *_) = await house.store.challenges.series_in(house.client.guilds[0].id)
    await (await anna.command("challenge", "end", challenge=series.id)).reply()
    assert f"{MOST_SERIES} series" in await _refused(anna)


async def test_series_of_the_same_game_are_told_apart_by_their_day(tides: None, house: House) -> None:
    (anna,) = await house.people("Anna")
    await post(house, anna, "tides", days=1)
    await post(house, anna, "tides", days=3)
    suggested = await anna.autocomplete("challenge", "end", focused="challenge")
    assert len({each["name"] for each in suggested}) == 2


@pytest.mark.slow
async def test_the_card_shows_all_of_the_fingerprint_and_the_first_press_is_mixed_in(tides: None, house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    card = await post(house, anna, "tides")
    (challenge,) = await house.store.challenges.challenges_in(house.client.guilds[0].id, still_open=True)
    deal = await house.store.challenges.deal(challenge.deal_id)
    assert deal is not None
    assert len(deal.commitment) == 64
    assert f"`{deal.commitment}`" in card.text
    await begin(anna, card)
    mixed = await house.store.challenges.deal(challenge.deal_id)
    assert mixed is not None
    assert challenge.message_id is not None
    assert int(mixed.salt.split(",")[-1]) > challenge.message_id, "pressed when the fingerprint was there already"
    await begin(ben, card)
    salts = [(await house.store.games.load((await run_of(house, person)).game_id)).salt for person in (anna, ben)]
    assert salts == [mixed.salt, mixed.salt]
    await finish(house, anna)
    await house.later(days=1, minutes=1)
    await house.settled()
    over = await ben.wait_for(lambda seen: bool(buttons(seen, "proof")))
    proof = await (await ben.press(over, buttons(over, "proof")[0])).reply()
    assert mixed.salt in proof.text
    assert deal.commitment in proof.text


@pytest.mark.slow
async def test_what_computer_players_make_of_a_deal_is_found_out_in_a_worker(tides: None, house: House) -> None:
    asked: list[object] = []

    class Noting(WorkerThread):
        async def do(self, function: Callable[[A], R], order: A) -> R:
            asked.append(function)
            return await super().do(function, order)

    house.make = Noting
    await house.restart()
    (anna,) = await house.people("Anna")
    await post(house, anna, "tides")
    await house.later(days=1, minutes=1)
    await house.settled()
    assert asked.count(yardsticks) == 1
