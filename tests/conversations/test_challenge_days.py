"""Fourteen days of challenges on two servers, the bot started anew every day: the servers' own and one they share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, time, timedelta

import pytest

from bot.sandbox.people import Person
from bot.sandbox.standin import Standin
from db.challenge_records import Series
from tests.conversations.challenging import begin, buttons, card_in, finish, public, run_of
from tests.conversations.house import House
from tests.conversations.two_servers import SecondServer

DAYS = 14


@pytest.fixture
async def harbors(
    standin: Standin, tides: None, database: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[House, SecondServer]]:
    """A house on two servers, with the shortest game there is."""
    second = SecondServer(standin, monkeypatch)
    house = await House.open(standin, database)
    yield house, second
    await house.stop()


async def _series(house: House, host: Person, channel: str, **options: object) -> Series:
    before = {each.id for guild in house.client.guilds for each in await house.store.challenges.series_in(guild.id)}
    given = {"repeat": "daily", "hour": 18, "zone": "Africa/Abidjan", **options}
    said = await (await host.command("challenge", "new", "tides", channel=channel, **given)).reply()
    assert f"<#{channel}>" in said.text, said.text
    after = [each for guild in house.client.guilds for each in await house.store.challenges.series_in(guild.id)]
    (made,) = [each for each in after if each.id not in before]
    return made


@pytest.mark.slow
async def test_fourteen_days_on_two_servers(harbors: tuple[House, SecondServer]) -> None:
    house, second = harbors
    anna, ben, carla, dora, emil, frida = await house.people("Anna", "Ben", "Carla", "Dora", "Emil", "Frida")
    first = anna.here
    _evening(house)
    own = await _series(house, anna, first)
    shared = [await _series(house, anna, channel, **{"global": "yes"}) for channel in (first, second.channel)]
    assert {each.guild_id for each in shared} == {own.guild_id, int(second.id)}
    unfinished = 0
    for day in range(1, DAYS + 1):
        await house.restart()
        await house.settled()
        own_card, first_card = public(anna, "play", first)[-2:]
        if await _of(house, buttons(own_card, "play")[0]) != own.id:
            own_card, first_card = first_card, own_card
        second_card = await card_in(house, carla, second.channel)
        await begin(anna, own_card)
        mine = await finish(house, anna, pick=day)
        assert mine.counted
        if day % 2:
            await begin(dora, first_card)  # one run, taken up on both servers
            again = await begin(dora, second_card)
            assert (await run_of(house, dora)).game_id in str(again.raw)
            assert (await finish(house, dora, pick=day)).counted
        else:
            await begin(carla, second_card)
            assert (await finish(house, carla)).counted
        if day % 5 == 0:
            await begin(emil, own_card)
            await finish(house, emil, most=1)
            unfinished += 1
        house.ahead += timedelta(hours=9)
        if day % 3 == 0 and buttons(ben.seen[own_card.id], "play"):
            await begin(ben, own_card)  # a late joiner
            assert (await finish(house, ben)).counted
        _evening(house)
        await house.settled()
    challenges = [await house.store.challenges.latest_of(each.id) for each in (own, *shared)]
    assert all(each is not None and each.number >= DAYS for each in challenges)
    past = await house.store.challenges.past_of(own.id, DAYS + 2)
    assert [each.number for each in past if each.person_id == int(anna.id)] == list(range(1, DAYS + 1))
    assert len([each for each in past if each.person_id == int(ben.id)]) >= 3
    assert not [each for each in past if each.person_id == int(emil.id)]
    late = [seen for seen in emil.seen.values() if "⌛" in seen.text]
    assert len(late) == unfinished
    on_first, on_second = [await house.store.challenges.past_of(each.id, DAYS + 2) for each in shared]
    doras = [each.number for each in on_first if each.person_id == int(dora.id)]
    assert len(doras) == DAYS // 2
    assert doras == [each.number for each in on_second if each.person_id == int(dora.id)]
    assert not [each for each in on_first if each.person_id == int(carla.id)]
    assert len([each for each in on_second if each.person_id == int(carla.id)]) == DAYS // 2
    assert len(await house.store.challenges.runs_of(int(dora.id))) == DAYS // 2
    over = [buttons(seen, "watch")[0].split(":")[1] for seen in public(frida, "watch")]
    assert len(over) == len(set(over)), "every end was told once"
    ended = [await house.store.challenges.challenge(each) for each in over]
    numbers = [each.number for each in ended if each is not None and each.series_id == own.id]
    assert numbers[:DAYS] == list(range(1, DAYS + 1))
    together = [seen for seen in public(frida, "watch", first) if "🌍" in seen.text]
    assert together, "the table of all servers stands beside the server's"


def _evening(house: House) -> None:
    """Let it be half an hour after the next time that the servers' own challenges close."""
    now = house.now()
    evening = datetime.combine(now.date(), time(18, 30), UTC)
    house.ahead += evening - now + timedelta(days=evening < now)


async def _of(house: House, custom_id: str) -> str:
    challenge = await house.store.challenges.challenge(custom_id.split(":")[1])
    assert challenge is not None
    return challenge.series_id
