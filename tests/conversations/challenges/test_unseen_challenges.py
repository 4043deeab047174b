"""Of a challenge whose card hangs where somebody can't see it they learn nothing, not even that there is one."""

from __future__ import annotations

import pytest

from bot.sandbox import permissions as may
from tests.conversations.challenges.challenging import begin, post
from tests.conversations.house import House


@pytest.mark.slow
async def test_a_challenge_in_a_channel_one_cannot_see_is_listed_and_suggested_nowhere(
    tides: None, house: House
) -> None:
    anna, carla = await house.people("Anna", "Carla")
    hidden = anna.channel("general")
    await post(house, anna, "tides")
    card = await post(house, anna, "fleet", hidden, days=3)
    house.standin.control.set_permissions(hidden, carla.id, deny=may.VIEW_CHANNEL)
    await house.quiet()

    async def reads() -> list[str]:
        listed = (await (await carla.command("challenge", "list")).reply()).text
        suggested = [await carla.autocomplete("challenge", each, focused="challenge") for each in ("standings", "end")]
        return [listed, *(" ".join(each["name"] for each in names) for names in suggested)]

    for said in await reads():
        assert "Tides" in said
        assert "Fleet" not in said
    await begin(anna, card)
    listed = (await (await anna.command("challenge", "list")).reply()).text
    assert "Fleet" in listed
    assert "Tides" in listed


async def test_standings_are_those_of_the_newest_challenge_one_can_see(tides: None, house: House) -> None:
    anna, carla = await house.people("Anna", "Carla")
    hidden = anna.channel("general")
    await post(house, anna, "tides")
    named = (await (await carla.command("challenge", "standings")).reply()).text
    await post(house, anna, "fleet", hidden, days=3)
    house.standin.control.set_permissions(hidden, carla.id, deny=may.VIEW_CHANNEL)
    await house.quiet()
    assert (await (await carla.command("challenge", "standings")).reply()).text == named
