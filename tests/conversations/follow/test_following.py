"""Those who only watch: everything public is theirs to see, nothing to press, and a game can be followed to its end."""

from __future__ import annotations

import pytest

from bot.ledger.change import Act
from bot.ledger.loaded import Loaded
from bot.people.preferences import Preferences, written
from bot.people.quiet_hours import QuietHours
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, decide, eventually, forged
from tests.conversations.rushing import rushed


async def _watched(house: House) -> tuple[Table, list[Person], Person, str]:
    """A game of two, somebody who watches it, and its thread."""
    table, people = await house.game("Anna", "Ben")
    (carla,) = await house.people("Carla")
    await carla.speak("en-US")
    return table, people, carla, await house.thread(table)


async def _follow(person: Person, thread: str, how: str) -> ShownMessage:
    offer = await (await person.command("follow", channel=thread)).reply()
    return await (await person.press(offer, f"q:{_game(offer)}:0:@follow.{how}")).reply()


def _game(seen: ShownMessage) -> str:
    return next(item["custom_id"].split(":")[1] for item in seen.buttons)


def _direct(person: Person, *said: str) -> list[ShownMessage]:
    """The direct messages this person got that say so."""
    return [
        seen
        for seen in person.seen.values()
        if not seen.ephemeral and "guild_id" not in seen.raw and any(each in seen.text for each in said)
    ]


async def _turn(house: House, table: Table, people: list[Person]) -> Person:
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await house.delivered(table)
    return mover


async def _told(house: House, person: Person, *said: str) -> None:
    async def there() -> bool:
        return bool(_direct(person, *said))

    await eventually(there)


NEWS = "News from"
OVER = "The game you followed"


@pytest.mark.slow
async def test_who_follows_to_the_end_hears_of_it_once_and_of_nothing_else(house: House) -> None:
    table, _, carla, thread = await _watched(house)
    panel = await _follow(carla, thread, "end")
    assert "I'll tell you by direct message how it ends" in panel.text
    await house.restart()
    await house.later(hours=30)
    await table.play(until=20)
    await house.delivered(table)
    await rushed(house, table, carla)
    await house.delivered(table)
    await _told(house, carla, OVER)
    (message,) = _direct(carla, OVER)
    assert not _direct(carla, NEWS)
    assert not message.raw["mentions"]
    assert "points" in message.text
    history = await (await carla.press(message, controls(message, "@history")[0])).reply()
    assert "the end" in history.text

    async def over() -> bool:
        return not await house.store.follows.followers(table.game_id)

    await eventually(over)


@pytest.mark.slow
async def test_who_follows_day_by_day_hears_once_a_day_what_happened_since_and_can_stop_there(house: House) -> None:
    table, people, carla, thread = await _watched(house)
    await _follow(carla, thread, "daily")
    await _turn(house, table, people)
    assert not _direct(carla, NEWS), "they have just looked"
    await house.later(hours=25)
    mover = await _turn(house, table, people)
    await _told(house, carla, NEWS)
    (message,) = _direct(carla, NEWS)
    assert mover.name in message.text
    assert "Waiting for" in message.text
    await _turn(house, table, people)
    await _turn(house, table, people)
    await house.restart()
    assert len(_direct(carla, NEWS)) == 1, "once a day"
    await house.later(hours=25)
    await _turn(house, table, people)

    async def second() -> bool:
        return len(_direct(carla, NEWS)) == 2

    await eventually(second)
    stopped = await (await carla.press(message, controls(message, "@unfollow")[0])).reply()
    assert stopped.ephemeral or stopped.id == message.id
    assert "You're no longer following this game." in stopped.text
    await house.later(hours=25)
    await _turn(house, table, people)
    await house.later(hours=1)
    assert len(_direct(carla, NEWS)) == 2


@pytest.mark.slow
async def test_news_wait_for_the_end_of_quiet_hours(house: House) -> None:
    table, people, carla, thread = await _watched(house)
    await _follow(carla, thread, "daily")
    await house.later(hours=25)
    now = house.now()
    minute = now.hour * 60 + now.minute
    quiet = QuietHours((minute - 60) % 1440, (minute + 120) % 1440)
    settings = written(Preferences(zone="Etc/UTC", quiet=quiet))
    await house.store.people.set_person(int(carla.id), name="Carla", settings=settings)
    await _turn(house, table, people)
    await house.later(hours=1)
    assert not _direct(carla, NEWS)
    await house.later(hours=2)
    await _told(house, carla, NEWS)


@pytest.mark.slow
async def test_what_cannot_be_followed_is_said_in_one_sentence(house: House) -> None:
    table, (anna, _), carla, thread = await _watched(house)
    plays = await (await anna.command("follow", channel=thread)).reply()
    assert plays.text == "You're playing in this game, so I ping you anyway."
    await _follow(carla, thread, "end")
    offer = await (await carla.command("follow", channel=thread)).reply()
    assert "@follow.end" not in str(offer.buttons)
    twice = await (await forged(carla, offer, f"q:{table.game_id}:0:@follow.end")).reply()
    assert twice.text == "You're already following this game that way."
    for nonsense in ("@follow.hourly", "@follow"):
        said = await (await forged(carla, offer, f"q:{table.game_id}:0:{nonsense}")).reply()
        assert "belongs to nothing" in said.text
    board = (await house.boards(table, anna))[-1]
    other = await (await forged(anna, board, f"q:{table.game_id}:0:@follow.daily")).reply()
    assert other.text == plays.text
    gone = await (await carla.press(offer, controls(offer, "@unfollow")[0])).reply()
    again = await (await forged(carla, gone, f"q:{table.game_id}:0:@unfollow")).reply()
    assert again.text == "You aren't following this game."
    unknown = await (await carla.command("follow", game="nonsense")).reply()
    assert unknown.text == "This game doesn't exist (anymore)."
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    early = await (await carla.command("follow", game=_game(lobby))).reply()
    assert early.text == "You can only follow a game that is still being played."
    await rushed(house, table, anna)
    late = await (await carla.command("follow", game=table.game_id)).reply()
    assert late.text == early.text


@pytest.mark.slow
async def test_the_way_of_following_can_be_changed(house: House) -> None:
    table, _, carla, thread = await _watched(house)
    await _follow(carla, thread, "end")
    panel = await _follow(carla, thread, "daily")
    assert "at most once a day" in panel.text
    assert [(row.person_id, row.daily) for row in await house.store.follows.followers(table.game_id)] == [
        (int(carla.id), True)
    ]


async def test_what_is_followed_stands_in_ones_list_and_the_table_leads_there(house: House) -> None:
    table, _, carla, thread = await _watched(house)
    shown = await (await carla.command("board", channel=thread)).reply()
    offer = await (await carla.press(shown, controls(shown, "@following")[0])).reply()
    assert offer.id != shown.id
    await (await carla.press(offer, f"q:{table.game_id}:0:@follow.end")).reply()
    listed = await (await carla.command("games")).reply()
    assert "you follow it" in listed.text
    assert not controls(listed, "@play")


@pytest.mark.slow
async def test_a_follower_who_takes_no_direct_messages_holds_nobody_up(house: House) -> None:
    table, people, carla, thread = await _watched(house)
    await _follow(carla, thread, "daily")
    await house.later(hours=25)
    house.standin.faults.fail("POST /users/@me/channels", None, status=403)
    first = len(await house.boards(table, people[0]))
    await _turn(house, table, people)
    await house.later(minutes=1)
    assert len(await house.boards(table, people[0])) > first
    assert not _direct(carla, NEWS)


@pytest.mark.slow
async def test_a_bystander_sees_all_that_is_public_and_cannot_press_what_is_not_theirs(house: House) -> None:
    table, people, carla, thread = await _watched(house)
    board = (await house.boards(table, carla))[-1]
    for action in ("@sheet", "@log", "@text"):
        shown = await (await carla.press(board, controls(board, action)[0])).reply()
        assert shown.ephemeral
        assert "not playing at this table" not in shown.text
    sheet = await (await carla.press(board, controls(board, "@sheet")[0])).reply()
    (menu,) = sheet.selects
    assert [option["label"] for option in menu["options"]] == (await house.ledger.load(table.game_id)).names
    other = await (await carla.select(sheet, menu["custom_id"], ["1"])).reply()
    assert other.id == sheet.id
    refused = await (await forged(carla, sheet, menu["custom_id"], ["7"])).reply()
    assert "belongs to nothing" in refused.text
    for command in ("board", "sheet", "log", "history", "replay"):
        shown = await (await carla.command(command, channel=thread)).reply()
        assert "not playing at this table" not in shown.text, command
    refusal = "You're not playing at this table. You can watch, but not act."
    pressed = await (await carla.press(board, controls(board, "@play")[0])).reply()
    assert pressed.text == refusal
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    custom_id, value = choices(panel)[0]
    before = await house.saved(table)
    stolen = await (await forged(carla, board, custom_id, [value] if value else None)).reply()
    assert stolen.text == refusal
    for command in ("play", "undo", "redo"):
        assert (await (await carla.command(command, channel=thread)).reply()).text == refusal
    assert await house.saved(table) == before


@pytest.mark.slow
async def test_a_game_that_is_ended_without_a_result_is_told_too(house: House) -> None:
    table, _, carla, thread = await _watched(house)
    await _follow(carla, thread, "end")

    async def end(_: Loaded) -> Act:
        return Act(name="end", seat=0, events=[], notice=False, state="cancelled")

    await house.ledger.change(table.game_id, end)
    await house.restart()
    await _told(house, carla, OVER)
    assert "without a result" in _direct(carla, OVER)[0].text
