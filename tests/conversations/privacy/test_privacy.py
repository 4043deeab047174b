"""What people may ask about themselves and their games: a file with all of it, or to be forgotten."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import select, text

from bot.people.preferences import Preferences, written
from bot.records.record_file import FORMAT, read_record_file
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.people import Person, ShownMessage
from db.tables import metadata
from games.engine import commitment, digest, registry, replay
from tests.conversations.house import House, choices, decide, eventually, forged


async def _file(person: Person, seen: ShownMessage) -> bytes:
    (shown,) = [item for item in seen.components if item["type"] == 13]
    return await person.fetch(shown["file"]["url"])


def unpacked(data: bytes) -> dict[str, Any]:
    """What stands in the one file of an archive."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        (name,) = archive.namelist()
        return json.loads(archive.read(name))


async def in_database(house: House) -> str:
    """Everything that stands in the database, bytes in hexadecimal digits and as they read."""

    def ask(connection: Any) -> str:
        found: list[str] = []
        for table in metadata.sorted_tables:
            for row in connection.execute(select(table)).all():
                found += [f"{value.hex()} {value!r}" if isinstance(value, bytes) else str(value) for value in row]
        return "\n".join(found)

    return await house.store.read(ask)


async def _nothing_is_left(house: House, person: Person) -> None:
    kept = await in_database(house)
    assert person.id not in kept
    assert msgspec.msgpack.encode(int(person.id)).hex() not in kept
    assert person.name not in kept


async def forget(person: Person, button: str = "@forget") -> ShownMessage:
    asked = await (await person.command("forget-me")).reply()
    assert asked.ephemeral
    return await (await person.press(asked, controls(asked, button)[0])).reply()


async def _one_turn(house: House, table: Table, people: list[Person]) -> None:
    mover = await house.mover(table, people)
    before = await house.owing(table)
    panel = await (await mover.command("play", channel="@bot", game=table.game_id)).reply()
    while await house.owing(table) == before and choices(panel):
        panel = await decide(mover, panel)


# -- records ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.usefixtures("tides")
async def test_the_record_of_a_finished_game_replays_to_the_same_table(house: House) -> None:
    people = await house.people("Anna", "Ben")
    table = Table(people, house.rng)
    await table.open("tides")
    final = await table.play()
    reply = await (await people[0].command("export", "game", channel=final.channel_id)).reply()
    assert reply.ephemeral
    data = await _file(people[0], reply)
    assert json.loads(data)["format"] == FORMAT
    file = read_record_file(data)
    loaded = await house.ledger.load(table.game_id)
    assert commitment(bytes.fromhex(file.secret)) == file.commitment == loaded.row.commitment
    game = registry()[file.game]
    played, _ = replay(game, file.record)
    assert digest(game, played) == file.digest == digest(game, loaded.table)
    result = game.result(played)
    assert result is not None
    assert file.result == msgspec.to_builtins(result)
    assert sorted(file.names) == ["Anna", "Ben"]


async def test_the_record_of_a_running_game_is_refused_in_both_languages(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    for person, said in ((anna, "isn't over"), (ben, "noch nicht zu Ende")):
        reply = await (await person.command("export", "game", channel=thread)).reply()
        assert reply.ephemeral
        assert said in reply.text
        assert (await house.store.games.secret(table.game_id)).hex() not in str(reply.raw)


async def test_the_record_of_a_lobby_and_of_no_game_is_refused(house: House) -> None:
    anna, _ = await house.people("Anna", "Ben")
    assert "no game here" in (await (await anna.command("export", "game")).reply()).text
    assert "doesn't exist" in (await (await anna.command("export", "game", game="nonsense")).reply()).text
    await (await anna.command("new", "fleet", seats=2)).reply()
    assert "hasn't started" in (await (await anna.command("export", "game")).reply()).text


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b'{"format": "quayside-record/2"}', b"\xff\xfe", b'{"format": "quayside-record/1"}']
)
def test_what_is_no_record_is_refused_with_the_format_that_can_be_read(data: bytes) -> None:
    with pytest.raises(ValueError, match="quayside-record/1"):
        read_record_file(data)


# -- oneself ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_all_that_is_stored_about_oneself_comes_as_one_private_file(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    anna, ben = people
    await house.store.people.set_person(
        int(anna.id), name="Anna", settings=written(Preferences(every_h=6, text_first=True))
    )
    for _ in range(2):
        await _one_turn(house, table, people)
    reply = await (await anna.command("export", "me")).reply()
    assert reply.ephemeral
    file = unpacked(await _file(anna, reply))
    assert file["format"] == "quayside-person/1"
    assert file["people"][0]["settings"] == {"every_h": 6, "text_first": True}
    assert [row["game_id"] for row in file["seats"]] == [table.game_id]
    moves = [move for move in await house.store.games.moves(table.game_id) if move.person_id == int(anna.id)]
    assert moves
    assert [row["choice"] for row in file["moves"]] == [move.choice for move in moves]
    assert ben.id not in str(file)
    assert (await house.store.games.secret(table.game_id)).hex() not in str(file)


async def test_a_stranger_is_told_that_nothing_is_stored_by_an_empty_file(house: House) -> None:
    (carla,) = await house.people("Carla")
    file = unpacked(await _file(carla, await (await carla.command("export", "me")).reply()))
    assert [each["what"] for each in file.pop("person_shares")] == ["file"], "that it was asked for counts for a day"
    assert not any(file[name] for name in file if name not in ("format", "id", "at", "part"))


@pytest.mark.slow
async def test_somebody_who_is_forgotten_leaves_running_games_to_a_computer_and_no_trace(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    anna, ben = people
    await house.store.people.set_person(int(anna.id), name="Anna", settings=written(Preferences(every_h=6)))
    for _ in range(2):
        await _one_turn(house, table, people)
    await house.delivered(table)
    done = await forget(anna)
    assert "no longer know anything about you" in done.text
    await _nothing_is_left(house, anna)
    loaded = await house.ledger.load(table.game_id)
    assert loaded.row.host_id == int(ben.id)
    assert loaded.row.state == "running"
    await house.restart()

    async def bens() -> bool:
        return await house.owing(table) == [int(ben.id)]

    for _ in range(3):
        await eventually(bens)
        await _one_turn(house, table, [ben])
    await eventually(bens)
    story = await (await ben.command("log", channel=await house.thread(table))).reply()
    assert "**Anna**" not in story.text
    assert "someone" in story.text
    board = await house.board(table, ben)
    refused = await (await anna.press(board, controls(board, "@play")[0])).reply()
    assert "not playing at this table" in refused.text


async def test_the_game_of_somebody_alone_ends_when_they_are_forgotten(house: House) -> None:
    (anna,) = await house.people("Anna")
    table = Table([anna], house.rng)
    await table.open("fleet")
    await house.board(table, anna)
    await forget(anna)
    assert (await house.store.games.load(table.game_id)).state == "cancelled"
    await _nothing_is_left(house, anna)


@pytest.mark.slow
@pytest.mark.usefixtures("tides")
async def test_finished_games_stay_readable_with_someone_in_their_place(house: House) -> None:
    people = await house.people("Anna", "Ben")
    table = Table(people, house.rng)
    await table.open("tides")
    await table.play()
    await house.delivered(table)
    before = read_record_file(
        await _file(people[1], await (await people[1].command("export", "game", game=table.game_id)).reply())
    )
    await forget(people[0])
    await _nothing_is_left(house, people[0])
    after = read_record_file(
        await _file(people[1], await (await people[1].command("export", "game", game=table.game_id)).reply())
    )
    assert sorted(after.names) == ["Ben", "someone"]
    assert msgspec.structs.replace(after, names=[]) == msgspec.structs.replace(before, names=[])
    for command in ("board", "log", "replay"):
        reply = await (await people[1].command(command, game=table.game_id)).reply()
        assert reply.ephemeral
        assert "**Anna**" not in reply.text


async def test_lobbies_are_left_and_handed_over_or_closed(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    shared = ShownMessage((await (await anna.command("new", "fleet", seats=2)).reply()).raw)
    seen = await ben.wait_for(lambda seen: seen.id == shared.id)
    await (await ben.press(seen, controls(seen, "@join")[0])).reply()
    alone = ShownMessage((await (await anna.command("new", "fleet", seats=2)).reply()).raw)
    await forget(anna)
    await _nothing_is_left(house, anna)
    row = await house.store.games.load(game_of(shared))
    assert (row.state, row.host_id) == ("lobby", int(ben.id))
    assert (await house.store.games.load(game_of(alone))).state == "cancelled"
    await ben.wait_for(lambda seen: seen.id == shared.id and "Anna" not in seen.text and "Ben" in seen.text)


@pytest.mark.slow
async def test_who_thinks_better_of_it_keeps_everything(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    before = await in_database(house)
    kept = await forget(people[0], "@remember")
    assert "stays as it is" in kept.text
    assert await in_database(house) == before
    assert await house.owing(table)


@pytest.mark.slow
async def test_being_forgotten_twice_is_being_forgotten_once(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    asked = await (await anna.command("forget-me")).reply()
    (button,) = controls(asked, "@forget")
    await (await anna.press(asked, button)).reply()
    version = (await house.store.games.load(table.game_id)).version
    assert (await forged(anna, asked, button)).acked
    await house.quiet()
    assert "no longer know anything about you" in anna.seen[asked.id].text
    await _nothing_is_left(house, anna)
    seats = await house.store.games.seats(table.game_id)
    assert sorted(seat.person_id or 0 for seat in seats) == [0, int(ben.id)]
    assert (await house.store.games.load(table.game_id)).version >= version


async def test_whoever_asks_for_their_data_gets_them_also_while_the_disk_is_full(house: House) -> None:
    _, (anna, _) = await house.game("Anna", "Ben")
    house.shore.trouble = "full"
    reply = await (await anna.command("export", "me")).reply()
    (shown,) = [item for item in reply.components if item["type"] == 13]
    (seat,) = unpacked(await anna.fetch(shown["file"]["url"]))["seats"]
    assert seat["person_id"] == int(anna.id)


async def test_what_can_not_be_read_of_somebody_keeps_nothing_else_from_them(house: House) -> None:
    _, (anna, _) = await house.game("Anna", "Ben")
    torn = "UPDATE seats SET notes = '{' WHERE person_id = :anna"
    await house.store.write(lambda connection: connection.execute(text(torn), {"anna": int(anna.id)}).rowcount)
    reply = await (await anna.command("export", "me")).reply()
    (shown,) = [item for item in reply.components if item["type"] == 13]
    (seat,) = unpacked(await anna.fetch(shown["file"]["url"]))["seats"]
    assert (seat["person_id"], seat["notes"]) == (int(anna.id), "unreadable")


@pytest.mark.slow
async def test_a_database_in_trouble_forgets_nobody_by_half(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    asked = await (await anna.command("forget-me")).reply()
    house.shore.trouble = "full"
    refused = await (await anna.press(asked, controls(asked, "@forget")[0])).reply()
    assert "Nothing was changed" in refused.text
    house.shore.trouble = ""
    assert int(anna.id) in [seat.person_id for seat in await house.store.games.seats(table.game_id)]
    await forget(anna)
    await _nothing_is_left(house, anna)


@pytest.mark.slow
async def test_forgetting_goes_on_by_itself_where_a_crash_left_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")

    async def crashes(*_: object, **__: object) -> bool:
        raise RuntimeError("the power is gone")

    monkeypatch.setattr(house.store.personal_data, "forget", crashes)
    failed = await forget(anna)
    assert "went wrong" in failed.text
    monkeypatch.undo()
    assert int(anna.id) not in [seat.person_id for seat in await house.store.games.seats(table.game_id)]
    await house.restart()
    assert anna.id in await in_database(house)
    await house.later(minutes=6)
    await _nothing_is_left(house, anna)


@pytest.mark.slow
async def test_whoever_a_database_stops_in_the_middle_is_told_that_it_goes_on(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    leave = house.parts.seating.leave_game

    async def left(*given: Any) -> Any:
        done = await leave(*given)
        house.shore.trouble = "full"
        return done

    with patch.object(house.parts.seating, "leave_game", left):
        told = await forget(anna)
    assert "go on by myself" in told.text
    house.shore.trouble = ""
    await house.delivered(table)
    await house.later(minutes=6)
    await _nothing_is_left(house, anna)
