"""In which language everybody is spoken to: a Community has one, a plain server that of whoever opens."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.gateway.controls import OWN, control
from bot.sandbox.autoplay import controls, game_of
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.seed import become_community
from bot.sandbox.standin import Standin
from tests.conversations.house import House

GERMAN, ENGLISH = "Mitspielen", "Join"


@pytest.fixture
async def german_community(standin: Standin, database: str) -> AsyncIterator[House]:
    become_community(standin.world, "de")
    house = await House.open(standin, database)
    yield house
    await house.stop()


async def _lobby(host: Person) -> ShownMessage:
    return await (await host.command("new", "fleet", seats=2)).reply()


def _labels(seen: ShownMessage) -> list[str]:
    return [item["label"] for item in seen.buttons]


async def test_a_plain_server_is_spoken_to_in_the_language_of_whoever_opens(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    assert (anna.me["locale"], ben.me["locale"]) == ("en-US", "de")
    assert house.standin.world.guild["preferred_locale"] == "en-US"
    assert ENGLISH in _labels(await _lobby(anna))
    assert GERMAN in _labels(await _lobby(ben))


async def test_a_community_is_spoken_to_in_its_own(german_community: House) -> None:
    (anna,) = await german_community.people("Anna")
    assert GERMAN in _labels(await _lobby(anna))
    panel = await (await anna.command("server")).reply()
    assert "Messages that everybody sees are in German here, the language of this community" in panel.text


async def test_what_the_managers_set_is_above_both(german_community: House) -> None:
    (anna, ben) = await german_community.people("Anna", "Ben")
    panel = await (await anna.command("server")).reply()
    await (await anna.select(panel, control(OWN, 0, "@server.language"), ["en"])).reply()
    assert ENGLISH in _labels(await _lobby(ben))


async def test_the_host_changes_it_in_the_lobby_and_the_game_and_its_rematch_keep_it(house: House) -> None:
    anna, carla = await house.people("Anna", "Carla")
    lobby = await _lobby(anna)
    assert "Language: **English**" in lobby.text
    (german,) = controls(lobby, "@language")
    assert "🌐 Auf Deutsch" in _labels(lobby)
    refused = await (await carla.press(lobby, german)).reply()
    assert refused.ephemeral
    assert "Only the host" in refused.text
    lobby = await (await anna.press(lobby, german)).reply()
    assert "Sprache: **Deutsch**" in lobby.text
    assert GERMAN in _labels(lobby)
    row = await house.store.games.load(game_of(lobby))
    assert row.locale == "de"


async def test_setup_check_says_which_language_holds(house: House) -> None:
    (ben,) = await house.people("Ben")
    said = await (await ben.command("setup", "check")).reply()
    assert "Was alle sehen, schreibe ich in der Sprache, in der jemand die Partie eröffnet" in said.text
