"""The daily puzzle of a server: posted once, answered in private, solved in its place on the next day."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from bot.gateway.controls import OWN, control
from bot.puzzles.making import Making
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.permissions import SEND_MESSAGES, VIEW_CHANNEL
from db.tables import puzzles
from games.engine import registry
from tests.conversations.house import House, forged, menu_of
from tests.conversations.puzzles.puzzling import KIND, found_at_once, made_up, nothing_found, row_of

ANNA = "Anna"
"""Owns the server. The bot speaks English there as long as nobody has set anything."""
TITLE, SOLVED = "Find the captain's move", "The captain's move"


@pytest.fixture(autouse=True)
def _no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.puzzles.making.searched", found_at_once)
    offered = {KIND: registry()[KIND]}
    monkeypatch.setattr("bot.puzzles.making.offered_games", lambda: offered)


async def wanted(anna: Person, **picked: str) -> ShownMessage:
    """Let the server have a puzzle each day."""
    panel = await (await anna.command("server")).reply()
    for what, value in {"puzzles": anna.here, **picked}.items():
        panel = await (await anna.select(panel, menu_of(panel, f"@server.{what}"), [value])).reply()
    return panel


def posted(person: Person, title: str = TITLE) -> list[ShownMessage]:
    """The puzzles this person sees, oldest first."""
    found = [each for each in person.seen.values() if title in each.text and not each.ephemeral]
    return sorted(found, key=lambda each: int(each.id))


async def picked(person: Person, message: ShownMessage, choice: str) -> ShownMessage:
    (select,) = message.selects
    return await (await person.select(message, select["custom_id"], [choice])).reply()


def offered(message: ShownMessage) -> list[str]:
    (select,) = message.selects
    return [option["value"] for option in select["options"]]


async def one_posted(house: House) -> tuple[Person, Person, ShownMessage]:
    anna, carla = await house.people(ANNA, "Carla")
    await wanted(anna)
    await house.later(days=1)
    (message,) = posted(carla)
    return anna, carla, message


async def test_no_server_has_puzzles_unless_it_wants_them(house: House) -> None:
    anna, carla = await house.people(ANNA, "Carla")
    panel = await (await anna.command("server")).reply()
    assert "No daily puzzle" in panel.text
    await house.later(days=2)
    assert posted(carla) == []
    assert house.workers.done["found_at_once"] == 0


async def test_a_puzzle_is_posted_once_a_day_whatever_restarts_and_calls_nobody(house: House) -> None:
    anna, carla, message = await one_posted(house)
    assert "Montego Bay, round" in message.text
    assert "You are Player" in message.text
    assert len(message.pictures) == 1
    assert message.pictures[0]["description"], "for whoever doesn't see it"
    assert not message.pings
    assert offered(message) == [each for each in offered(message) if each in made_up_options(message)]
    await house.restart()
    await wanted(anna)
    await house.later(hours=1)
    assert len(posted(carla)) == 1
    await house.later(days=1)
    assert len(posted(carla)) == 1, "another one"
    assert posted(carla)[0].id != message.id
    assert len(posted(carla, SOLVED)) == 1
    assert house.workers.done["found_at_once"] == 1, "since the restart"


def made_up_options(message: ShownMessage) -> set[str]:
    return {choice for number in range(7) for choice in made_up(number).options}


async def answer_of(house: House, message: ShownMessage) -> str:
    """What is the captain's choice in this puzzle: the second."""
    posed = await house.store.puzzles.posed(message.selects[0]["custom_id"].split(":")[1])
    assert posed is not None
    return await solution(house, posed.puzzle_id)


async def solution(house: House, puzzle_id: str) -> str:
    row = await house.store.puzzles.puzzle(puzzle_id)
    assert row is not None
    content: Any = msgspec.msgpack.decode(row.puzzle)
    return content["puzzle"]["best"][0]


async def test_whoever_answers_hears_in_private_whether_it_was_right_and_the_first_answer_counts(house: House) -> None:
    anna, carla, message = await one_posted(house)
    answer = await answer_of(house, message)
    wrong = next(each for each in offered(message) if each != answer)
    told = await picked(carla, message, wrong)
    assert told.ephemeral
    assert "Der Kapitän würde etwas anderes tun" in told.text or "The captain would do something else" in told.text
    assert "4" in told.text
    assert "Außer dir" in told.text or "Nobody else" in told.text
    right = await picked(anna, message, answer)
    assert right.ephemeral
    assert "✅" in right.text
    assert "second best" in right.text or "Zweitbeste" in right.text
    assert "One other person" in right.text or "noch jemand" in right.text
    again = await picked(carla, message, answer)
    assert "❌" in again.text, "the first answer counts"
    assert "already" in again.text or "schon geantwortet" in again.text
    await house.restart()
    another = next(each for each in offered(message) if each not in (answer, wrong))
    assert "❌" in (await picked(carla, message, another)).text, "whatever restarts"


async def test_the_solution_takes_the_place_of_the_choices_on_the_next_day_and_names_nobody(house: House) -> None:
    anna, carla, message = await one_posted(house)
    answer, custom_id = await answer_of(house, message), message.selects[0]["custom_id"]
    await picked(carla, message, answer)
    await picked(anna, message, next(each for each in offered(message) if each != answer))
    pings = len(house.standin.notifications)
    await house.later(days=1)
    shown = carla.seen[message.id]
    assert SOLVED in shown.text
    assert "2 people answered, and one of them found it" in shown.text
    assert "Carla" not in shown.text
    assert not shown.selects
    assert len(shown.pictures) == 1
    assert len(house.standin.notifications) == pings
    late = await forged(carla, shown, custom_id, [answer])
    said = (await late.reply()).text
    assert "vorbei" in said or "is over" in said
    about = await house.store.read(
        lambda connection: connection.exec_driver_sql("SELECT count(*) FROM puzzle_answers").scalar_one()
    )
    assert about == 0, "what was answered is not kept"


async def test_what_is_forged_or_gone_gets_a_sentence(house: House) -> None:
    _, carla, message = await one_posted(house)
    posed_id = message.selects[0]["custom_id"].split(":")[1]
    for custom_id, values in (
        (message.selects[0]["custom_id"], ["card:big:999"]),
        (control("nonesuch", 0, "@puzzle.pick"), [offered(message)[0]]),
        (control(OWN, 0, "@puzzle.pick"), [offered(message)[0]]),
        (control(posed_id, 0, "@puzzle.gull"), [offered(message)[0]]),
        (control(posed_id, 0, "@puzzle"), None),
    ):
        said = await (await forged(carla, message, custom_id, values)).reply()
        assert said.text
        assert "✅" not in said.text
        assert "❌" not in said.text
    assert (await house.store.puzzles.tally(posed_id, "")).answers == 0


async def test_all_that_the_seat_saw_is_there_in_words(house: House) -> None:
    _, carla, message = await one_posted(house)
    told = await (await carla.press(message, controls(message, "@puzzle")[-1])).reply()
    assert told.ephemeral
    assert "Spieler 2" in told.text or "Player 2" in told.text
    whole = next(each for each in controls(message, "@puzzle") if each.endswith("table"))
    shown = await (await carla.press(message, whole)).reply()
    assert shown.ephemeral
    assert shown.pictures


async def test_a_puzzle_waits_for_its_channel_and_the_panel_says_what_is_lacking(house: House) -> None:
    anna, carla = await house.people(ANNA, "Carla")
    await wanted(anna)
    house.deny(anna.here, SEND_MESSAGES)
    panel = await (await anna.command("server")).reply()
    assert "Send Messages" in panel.text
    await house.later(days=3)
    assert posted(carla) == []
    house.deny(anna.here)
    await carla.wait_for(lambda seen: TITLE in seen.text)
    await house.later(hours=1)
    assert len(posted(carla)) == 1, "one, of the day on which it is open"
    await house.later(days=1)
    assert len(posted(carla)) + len(posted(carla, SOLVED)) == 2


async def test_where_the_channel_is_gone_nothing_is_said_and_another_can_be_named(house: House) -> None:
    anna, carla = await house.people(ANNA, "Carla")
    await wanted(anna)
    other = next(each["id"] for each in anna.channels.values() if each["id"] != anna.here and each["type"] == 0)
    await wanted(anna, puzzles=other)
    house.delete_channel(other)
    await house.later(days=1)
    assert posted(carla) == []
    await wanted(anna)
    await house.later(days=1)
    assert len(posted(carla)) == 1


async def test_a_server_goes_by_its_own_clock_and_wants_none_any_more(house: House) -> None:
    anna, carla = await house.people(ANNA, "Carla")
    panel = await wanted(anna)
    assert "9:00 (UTC)" in panel.text
    await house.later(days=1)
    assert len(posted(carla)) == 1
    panel = await (await anna.command("server")).reply()
    panel = await (await anna.press(panel, control(OWN, 0, "@server.nopuzzles"))).reply()
    assert "No daily puzzle" in panel.text
    await house.later(days=3)
    assert posted(carla) == []
    assert len(posted(carla, SOLVED)) == 1


async def test_where_nothing_is_found_the_newest_one_that_is_new_there_is_posted_or_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.puzzles.making.searched", nothing_found)
    anna, carla = await house.people(ANNA, "Carla")
    await wanted(anna)
    await house.later(days=1)
    assert posted(carla) == []
    assert house.workers.done["nothing_found"] == 3, "no more than may be spent on a day"
    for number in range(2):
        await house.store.puzzles.add(row_of(house, made_up(number), f"old{number}"))
    await house.later(days=2)
    assert len(posted(carla)) + len(posted(carla, SOLVED)) == 2


async def test_a_damaged_puzzle_silences_nothing_else(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.puzzles.making.searched", nothing_found)
    anna, carla = await house.people(ANNA, "Carla")
    await wanted(anna)
    await house.store.puzzles.add(row_of(house, made_up(), "good"))
    await house.later(minutes=1)
    await house.store.puzzles.add(row_of(house, made_up(1), "torn"))
    spoil = update(puzzles).where(puzzles.c.id == "torn").values(puzzle=b"\x93\x00\xff")
    await house.store.write(lambda connection: connection.execute(spoil).rowcount)
    await house.later(days=1)
    (message,) = posted(carla)
    spoil = update(puzzles).where(puzzles.c.id == "good").values(puzzle=b"gull")
    await house.store.write(lambda connection: connection.execute(spoil).rowcount)
    said = await picked(carla, message, offered(message)[0])
    assert "gibt es nicht mehr" in said.text or "isn't there anymore" in said.text
    await house.later(days=1)
    assert house.app.core.outbox.running


@pytest.mark.parametrize("obstacle", ["none", "an outage", "a refusal", "a shut channel"])
async def test_a_puzzle_that_is_withdrawn_is_taken_down_as_soon_as_discord_lets_it(house: House, obstacle: str) -> None:
    anna, carla, message = await one_posted(house)
    posed = await house.store.puzzles.posed(message.selects[0]["custom_id"].split(":")[1])
    assert posed is not None
    faults = house.standin.faults
    if obstacle == "an outage":
        faults.fail("PATCH /channels/*/messages/*", None, status=503)
    if obstacle == "a refusal":
        faults.fail("PATCH /channels/*/messages/*", None, status=400, code=50035)
    if obstacle == "a shut channel":
        house.deny(anna.here, VIEW_CHANNEL)
    await house.store.puzzles.drop(posed.puzzle_id)
    await house.later(minutes=2)
    assert (TITLE in carla.seen[message.id].text) is (obstacle != "none")
    if obstacle == "a refusal":
        await house.later(hours=7)
        assert TITLE in carla.seen[message.id].text
    faults.clear()
    house.deny(anna.here)
    await house.later(hours=7)
    left = carla.seen[message.id]
    assert left.text == "🧩 This puzzle has been taken down."
    assert not left.pictures
    assert not left.custom_ids


async def finished(house: House) -> tuple[Table, Person, Person]:
    table, (anna, ben) = await house.game("Anna", "Ben")
    loaded = await house.ledger.load(table.game_id)
    while waiting := loaded.waiting():
        seat = waiting[0]
        person = loaded.person_at(seat)
        assert person is not None
        choice = loaded.game.options(loaded.table, seat)[0]
        await house.parts.deciding.decide(table.game_id, person, choice, revision=None, interaction_id=None)
        loaded = await house.ledger.load(table.game_id)
    await house.delivered(table)
    return table, anna, ben


async def _lend(person: Person, answer: str) -> ShownMessage:
    panel = await (await person.command("settings")).reply()
    return await (await person.press(panel, control(OWN, 0, f"@lend.{answer}"))).reply()


@pytest.mark.slow
async def test_games_of_people_become_puzzles_only_if_all_of_them_allow_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = {"fleet_dice": registry()["fleet_dice"]}
    monkeypatch.setattr("bot.puzzles.making.offered_games", lambda: offered)
    table, anna, ben = await finished(house)

    async def sources() -> set[str | None]:
        await house.later(days=1)
        found = await house.store.puzzles.new_to(0, 20)
        return {each.game_id for each in found}

    await wanted(anna)
    assert await sources() == {None}, "nobody has allowed anything"
    panel = await _lend(anna, "yes")
    assert "may become puzzles" in panel.text
    assert await sources() == {None}, "one of two is not all"
    await _lend(ben, "yes")
    await house.restart()
    assert await sources() == {None, table.game_id}
    assert await house.store.puzzles.ended_games("fleet_dice", house.now() - timedelta(days=30), 9) == []
    kept = next(each for each in await house.store.puzzles.new_to(0, 20) if each.game_id is not None)
    shown = {each.id for each in posted(anna)} | {each.id for each in posted(anna, SOLVED)}
    await _lend(ben, "no")
    assert {each.game_id for each in await house.store.puzzles.new_to(0, 20)} == {None}, "thought better of"
    await house.later(minutes=2)
    assert sum("taken down" in anna.seen[each].text for each in shown) == 1, "nor does it stand where it was posted"
    await house.store.puzzles.add(msgspec.structs.replace(kept, found_at=house.now() + timedelta(minutes=1)))
    making = Making(house.store, house.ledger, house.workers)
    assert await making.for_server(99) is not None
    assert {each.game_id for each in await house.store.puzzles.new_to(0, 20)} == {None}, "what was left is not shown"
    await _lend(ben, "yes")
    assert await sources() == {None, table.game_id}
    asked = await (await anna.command("forget-me")).reply()
    await (await anna.press(asked, controls(asked, "@forget")[0])).reply()
    assert {each.game_id for each in await house.store.puzzles.new_to(0, 20)} == {None}, "nothing of who is forgotten"
    assert await sources() == {None}, "nor later"
