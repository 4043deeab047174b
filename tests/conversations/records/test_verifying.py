"""/verify: the record of a game, given out by /export game and handed in again, true or bent."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bot.records.answers import LARGEST
from bot.records.checking import verify
from bot.records.record_file import read_record_file, written
from bot.sandbox.autoplay import Table
from bot.sandbox.people import Person, ShownMessage
from games.engine import digest, registry, replay
from tests.bot.records.test_checking import exported
from tests.conversations.house import House
from tests.conversations.rushing import rushed


async def _exported(house: House) -> tuple[Table, list[Person], bytes]:
    """A finished game and its record as /export game gives it out."""
    people = await house.people("Anna", "Ben")
    table = Table(people, house.rng)
    await table.open("tides")
    final = await rushed(house, table, people[0])
    reply = await (await people[0].command("export", "game", channel=final.channel_id)).reply()
    (shown,) = [item for item in reply.components if item["type"] == 13]
    return table, people, await people[0].fetch(shown["file"]["url"])


async def _verify(person: Person, content: bytes) -> ShownMessage:
    seen = await (await person.command("verify", file=await person.upload("record.json", content))).reply()
    assert seen.ephemeral
    return seen


@pytest.mark.slow
@pytest.mark.usefixtures("tides")
async def test_what_was_given_out_is_what_is_stored_in_both_languages(house: House) -> None:
    _, (anna, ben), data = await _exported(house)
    file = json.loads(data)
    seen = await _verify(anna, data)
    for each in (file["commitment"], file["digest"], f"All {len(file['choices'])} decisions", "Anna", "Ben"):
        assert each in seen.text
    assert "the file agrees with what I have stored" in seen.text
    assert "**Everything is as the file says.**" in seen.text
    assert "**Alles ist so, wie es in der Datei steht.**" in (await _verify(ben, data)).text


@pytest.mark.slow
@pytest.mark.usefixtures("tides")
async def test_a_bent_record_is_told_by_the_choice_that_was_bent(house: House) -> None:
    _, (anna, _), data = await _exported(house)
    file = json.loads(data)
    file["choices"][2][1] = "**nonsense** @everyone"
    seen = await _verify(anna, json.dumps(file).encode())
    assert "Decision 3 of" in seen.text
    assert "**nonsense" not in seen.text
    assert "**Not everything is as the file says.**" in seen.text
    assert not seen.pings


@pytest.mark.slow
@pytest.mark.usefixtures("tides")
async def test_a_game_from_elsewhere_is_not_said_to_be_stored(house: House) -> None:
    _, (anna, _), data = await _exported(house)
    file: dict[str, Any] = json.loads(data)
    other = {**file, "id": "elsewhere"}
    assert "no finished game with this id" in (await _verify(anna, json.dumps(other).encode())).text


@pytest.mark.slow
@pytest.mark.usefixtures("tides")
async def test_a_game_made_up_with_the_true_secret_is_not_the_one_that_is_stored(house: House) -> None:
    _, (anna, _), data = await _exported(house)
    file = read_record_file(data)
    made_up = msgspec.structs.replace(file, choices=file.choices[:-2], result=None)
    table, _ = replay(registry()[file.game], made_up.record)
    made_up = msgspec.structs.replace(made_up, digest=digest(registry()[file.game], table))
    assert verify(made_up).holds
    seen = await _verify(anna, written(made_up))
    assert "doesn't agree with what I have stored" in seen.text
    assert "**Not everything is as the file says.**" in seen.text


@pytest.mark.slow
@pytest.mark.usefixtures("tides")
async def test_of_a_running_game_nothing_is_compared(house: House) -> None:
    _, (anna, _), data = await _exported(house)
    running, _ = await house.game("Anna", "Ben")
    file = {**json.loads(data), "id": running.game_id}
    assert "no finished game with this id" in (await _verify(anna, json.dumps(file).encode())).text


@pytest.mark.slow
async def test_what_is_no_record_is_refused_with_one_sentence(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    for content, said in (
        (b"\x89PNG", "not JSON"),
        (b"[]", "not the record of a game"),
        (b'{"format": "quayside-record/2"}', "has the format quayside-record/2"),
        (b'{"format": "quayside-record/1"}', "“id”"),
        (b" " * (LARGEST + 1), "more than 1,000 kB"),
    ):
        seen = await _verify(anna, content)
        assert said in seen.text
        assert "\n" not in seen.text
        assert not seen.pictures
    assert "kein JSON" in (await _verify(ben, b"")).text


async def test_a_table_of_the_bots_own_games_is_shown_with_its_description(house: House) -> None:
    (anna,) = await house.people("Anna")
    seen = await _verify(anna, written(exported("fleet_dice")))
    assert "**Everything is as the file says.**" in seen.text
    assert len(seen.pictures) == 1
    assert seen.pictures[0]["description"]
