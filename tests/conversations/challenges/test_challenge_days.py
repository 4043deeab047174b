"""Six days of challenges on two servers, the bot started anew every day: the servers' own and one they share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta

import pytest

from bot.sandbox.entities import Channel
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.seed import add_guild
from bot.sandbox.standin import Standin
from db.challenge_records import Series
from tests.conversations.challenges.challenging import begin, buttons, card_in, finish, public, run_of, runs_of
from tests.conversations.house import House

DAYS = 6


@pytest.fixture
async def harbors(standin: Standin, tides: None, database: str) -> AsyncIterator[tuple[House, Channel]]:
    """A house on two servers, with the shortest game there is; the only channel of the second one."""
    second = add_guild(standin.world, "Second Harbour", "second")
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


@dataclass
class Days:
    """Who plays, and what: a series of the first server's own, and one that both servers share, a row for each."""

    house: House
    second: Channel
    anna: Person
    ben: Person
    carla: Person
    dora: Person
    emil: Person
    frida: Person
    own: Series
    shared: list[Series]
    given_up: int = 0
    """How many runs Emil has begun and left."""

    async def day(self, day: int) -> None:
        """The bot starts anew, people play, and the evening comes, in which the challenges close."""
        await self.house.restart()
        await self.house.settled()
        own, first, second = await self.cards()
        await begin(self.anna, own)
        assert (await finish(self.house, self.anna, pick=day)).counted
        await (self.dora_plays_on_both(first, second, day) if day % 2 else self._carla_plays(second))
        if day % 3 == 0:
            await self._emil_gives_up(own)
        self.house.ahead += timedelta(hours=9)
        if day % 2 == 0 and buttons(self.ben.seen[own.id], "play"):
            await begin(self.ben, own)  # a late joiner
            assert (await finish(self.house, self.ben)).counted
        _evening(self.house)
        await self.house.settled()

    async def cards(self) -> tuple[ShownMessage, ShownMessage, ShownMessage]:
        """Today's: that of the first server's own, and those of the shared one on the first server and the second."""
        own, first = public(self.anna, "play", self.anna.here)[-2:]
        if await _of(self.house, buttons(own, "play")[0]) != self.own.id:
            own, first = first, own
        return own, first, await card_in(self.house, self.carla, self.second.id)

    async def dora_plays_on_both(self, first: ShownMessage, second: ShownMessage, day: int) -> None:
        await begin(self.dora, first)  # one run, taken up on both servers
        again = await begin(self.dora, second)
        assert (await run_of(self.house, self.dora)).game_id in str(again.raw)
        assert (await finish(self.house, self.dora, pick=day)).counted

    async def _carla_plays(self, second: ShownMessage) -> None:
        await begin(self.carla, second)
        assert (await finish(self.house, self.carla)).counted

    async def _emil_gives_up(self, own: ShownMessage) -> None:
        await begin(self.emil, own)
        await finish(self.house, self.emil, most=1)
        self.given_up += 1

    async def days_of(self, series: Series, person: Person) -> list[int]:
        """The numbers of the challenges of a series in which somebody's run counted."""
        past = await self.house.store.challenges.past_of(series.id, DAYS + 2)
        return [each.number for each in past if each.person_id == int(person.id)]


@pytest.mark.slow
async def test_six_days_on_two_servers(harbors: tuple[House, Channel]) -> None:
    days = await _begun(*harbors)
    for day in range(1, DAYS + 1):
        await days.day(day)
    await _expect_a_challenge_for_every_day(days)
    await _expect_what_was_played_on_the_first_server_to_count_there(days)
    await _expect_what_was_shared_to_count_where_it_was_taken_up(days)
    await _expect_every_end_to_be_told_once(days)


@pytest.mark.slow
async def test_whoever_has_decided_anything_brings_the_run_to_no_other_server(harbors: tuple[House, Channel]) -> None:
    days = await _begun(*harbors)
    await days.house.settled()
    _, first, second = await days.cards()
    carla, dora = days.carla, days.dora
    await begin(carla, first)
    await finish(days.house, carla, most=1)
    for _ in range(2):  # in the middle of it, and when it is over
        assert "on another server before you pressed" in (await begin(carla, second)).text
        await finish(days.house, carla)
    await days.dora_plays_on_both(first, second, 1)
    _evening(days.house)
    await days.house.settled()
    assert [await days.days_of(each, carla) for each in days.shared] == [[1], []]
    assert [await days.days_of(each, dora) for each in days.shared] == [[1], [1]]


async def _begun(house: House, second: Channel) -> Days:
    anna, *others = await house.people("Anna", "Ben", "Carla", "Dora", "Emil", "Frida")
    _evening(house)
    own = await _series(house, anna, anna.here)
    shared = [await _series(house, anna, channel, **{"global": "yes"}) for channel in (anna.here, second.id)]
    assert {each.guild_id for each in shared} == {own.guild_id, int(second.raw["guild_id"])}
    return Days(house, second, anna, *others, own=own, shared=shared)


async def _expect_a_challenge_for_every_day(days: Days) -> None:
    latest = [await days.house.store.challenges.latest_of(each.id) for each in (days.own, *days.shared)]
    assert all(each is not None and each.number >= DAYS for each in latest)


async def _expect_what_was_played_on_the_first_server_to_count_there(days: Days) -> None:
    assert await days.days_of(days.own, days.anna) == list(range(1, DAYS + 1))
    assert len(await days.days_of(days.own, days.ben)) >= 3
    assert not await days.days_of(days.own, days.emil)
    late = [seen for seen in days.emil.seen.values() if "⌛" in seen.text]
    assert len(late) == days.given_up


async def _expect_what_was_shared_to_count_where_it_was_taken_up(days: Days) -> None:
    on_first, on_second = days.shared
    doras = await days.days_of(on_first, days.dora)
    assert len(doras) == DAYS // 2
    assert doras == await days.days_of(on_second, days.dora)
    assert not await days.days_of(on_first, days.carla)
    assert len(await days.days_of(on_second, days.carla)) == DAYS // 2
    assert len(await runs_of(days.house, days.dora)) == DAYS // 2


async def _expect_every_end_to_be_told_once(days: Days) -> None:
    over = [buttons(seen, "watch")[0].split(":")[1] for seen in public(days.frida, "watch")]
    assert len(over) == len(set(over)), "every end was told once"
    ended = [await days.house.store.challenges.challenge(each) for each in over]
    numbers = [each.number for each in ended if each is not None and each.series_id == days.own.id]
    assert numbers[:DAYS] == list(range(1, DAYS + 1))
    together = [seen for seen in days.frida.seen.values() if not seen.ephemeral and seen.content.startswith("🌍")]
    assert together, "the table of all servers follows the server's"
    assert all(len(seen.pictures) == 1 for seen in together)


def _evening(house: House) -> None:
    """Let it be half an hour after the next time that the servers' own challenges close."""
    now = house.now()
    evening = datetime.combine(now.date(), time(18, 30), UTC)
    house.ahead += evening - now + timedelta(days=evening < now)


async def _of(house: House, custom_id: str) -> str:
    challenge = await house.store.challenges.challenge(custom_id.split(":")[1])
    assert challenge is not None
    return challenge.series_id
