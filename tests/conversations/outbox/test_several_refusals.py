"""Several things are refused at once, or while the bot is away: whoever decides is called once, or the owner is told,
and what people read of it is true."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from itertools import count

import pytest
from sqlalchemy import update

from bot.play.kinds import Board
from bot.sandbox import permissions as may
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from db.outbox import LEASE
from db.records import PostRow
from db.tables import outbox
from tests.conversations.around_the_table import do
from tests.conversations.house import House, both_decided, decide
from tests.conversations.outbox.hearing import called, heard, lost_calls, pass_on

TROUBLES: dict[str, Callable[[House, str], object]] = {
    "too often": lambda house, route: house.standin.faults.rate_limit(route, None, retry_after=1.0),
    "no connection": lambda house, route: house.standin.faults.lose_request(route, None),
}


def posting(place: str) -> str:
    return f"POST /channels/{place}/messages"


async def told(house: House, table: Table, people: list[Person]) -> str:
    """All that the game has said on its boards and in direct messages."""
    shown = [board.content for board in await house.boards(table, people[0])]
    for person in people:
        direct = house.standin.world.direct(person.id)
        shown += [each.content for each in (await person.messages(direct.id) if direct is not None else [])]
    return "\n".join(shown)


async def started(house: House, people: list[Person], before_it_is_shown: Callable[[], object]) -> Table:
    """A game that has begun, and of whose beginning nothing was said before something happens."""
    host, *guests = people
    lobby = ShownMessage((await (await host.command("new", "fleet", seats=len(people))).reply()).raw)
    await house.settled()
    for guest in guests:
        seen = await guest.wait_for(lambda seen: seen.id == lobby.id)
        await (await guest.press(seen, controls(seen, "@join")[0])).reply()
        await house.settled()
    lobby = await host.wait_for(lambda seen: seen.id == lobby.id and bool(controls(seen, "@start")))
    deliver, go = house.delivery.deliver, asyncio.Event()

    async def later(row: PostRow) -> int | None:
        await go.wait()
        return await deliver(row)

    house.delivery.deliver = later
    await (await host.press(lobby, controls(lobby, "@start")[0])).reply()
    before_it_is_shown()
    await house.quiet()
    go.set()
    table = Table(people, house.rng)
    table.game_id = (await house.store.games.of_person(int(host.id)))[0].id
    return table


@pytest.mark.slow
@pytest.mark.parametrize("how", ["hidden", "deleted", "not to be found"])
async def test_a_game_whose_channel_is_lost_as_it_begins_calls_who_decides(house: House, how: str) -> None:
    await house.people("Anna")
    people = await house.people("Ben", "Carla")
    here, since = people[0].here, len(house.standin.notifications)

    def lost() -> None:
        if how == "deleted":
            house.delete_channel(here)
        else:
            house.deny(here, may.VIEW_CHANNEL)
        if how == "not to be found":
            house.standin.faults.fail("GET /channels/*", None, status=500)

    table = await started(house, people, lost)
    await house.later(minutes=40)
    owing = {str(person) for person in await house.owing(table)}
    assert owing
    assert owing <= called(house, since)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["too often", "too fast", "too slow"])
async def test_where_no_place_is_open_and_direct_messages_are_kept_back_the_owner_is_told(
    house: House, how: str
) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla")
    faults = house.standin.faults
    for channel in (await house.thread(table), people[0].here):
        faults.fail(posting(channel), None, status=403, code=50013)
    for person in people:
        direct = posting((await person.say("Hello", channel="@bot")).channel_id)
        if how == "too often":
            faults.rate_limit(direct, None, retry_after=600.0)
        elif how == "too fast":
            faults.fail(direct, None, status=400, code=40003)
        else:
            faults.delay(direct, 100, None)
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.later(minutes=40)
    assert owing <= called(house, since) or len(lost_calls(house, since)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("how", TROUBLES)
async def test_over_a_notice_that_nobody_takes_the_next_are_called(house: House, how: str) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla")
    first, _ = await both_decided(house, table, people)
    TROUBLES[how](house, posting(await house.thread(table)))
    offer = await (await first.command("undo", game=table.game_id, channel="@bot")).reply()
    await (await first.press(offer, controls(offer, "@back")[0])).reply()
    await house.later(minutes=40)
    for _ in range(2):
        since = len(house.standin.notifications)
        owing = await pass_on(house, table, people)
        await house.later(minutes=40)
        assert owing <= called(house, since)


@pytest.mark.slow
@pytest.mark.parametrize("how", TROUBLES)
async def test_who_takes_no_direct_message_is_called_in_the_channel_when_the_thread_takes_nothing_for_long(
    house: House, how: str
) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla")
    for person in people:
        house.standin.control.run({"person": {"id": person.id, "closed": True}})
    TROUBLES[how](house, posting(await house.thread(table)))
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.later(minutes=40)
    assert owing <= called(house, since)


@pytest.mark.slow
async def test_back_on_a_server_a_board_that_waited_calls_who_decides(house: House) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla")
    house.deny(people[0].here, may.SEND_MESSAGES, may.SEND_MESSAGES_IN_THREADS)
    house.delete_channel(await house.thread(table))
    await house.later(minutes=1)
    house.standin.control.run({"bot": {"member": False}})
    await house.later(days=2)
    since = len(house.standin.notifications)
    house.deny(people[0].here)
    house.standin.control.run({"bot": {"member": True}})
    await house.later(minutes=40)
    assert {str(person) for person in await house.owing(table)} <= called(house, since)
    assert len(heard(house, since)) == 1


@pytest.mark.slow
async def test_a_restart_calls_nobody_again_by_direct_message(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    house.deny(people[0].here, may.SEND_MESSAGES_IN_THREADS, may.SEND_MESSAGES)
    since = len(house.standin.notifications)
    await pass_on(house, table, people)
    await house.later(minutes=1)
    for _ in range(3):
        await house.later(hours=2)
        await house.restart()
        await house.later(minutes=1)
    assert len(heard(house, since)) == 1


@pytest.mark.slow
async def test_a_restart_calls_nobody_again_in_words_alone(house: House) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla")
    for person in people:
        house.standin.control.run({"person": {"id": person.id, "closed": True}})
    house.deny(people[0].here, may.ATTACH_FILES)
    since = len(house.standin.notifications)
    await pass_on(house, table, people)
    await house.later(minutes=1)
    for _ in range(3):
        await house.restart()
        await house.later(minutes=1)
    assert len(heard(house, since)) == 1


@pytest.mark.slow
async def test_a_thread_that_sleeps_where_a_right_is_lacking_is_not_said_to_be_locked(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    house.standin.world.channel(thread).raw["owner_id"] = people[0].id
    house.deny(people[0].here, may.MANAGE_THREADS, may.SEND_MESSAGES_IN_THREADS)
    await house.quiet()
    house.standin.control.run({"thread": {"id": thread, "archived": True}})
    await house.later(minutes=1)
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.later(minutes=2)
    assert owing <= called(house, since)
    assert "locked" not in await told(house, table, people)


@pytest.mark.slow
async def test_where_the_thread_is_locked_and_the_channel_shut_both_are_told(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    house.standin.control.run({"thread": {"id": await house.thread(table), "locked": True}})
    house.deny(people[0].here, may.SEND_MESSAGES)
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.later(minutes=2)
    assert owing <= called(house, since)
    assert "(the thread is locked and I'm missing the permission Send Messages)" in await told(house, table, people)


@pytest.mark.slow
async def test_of_a_thread_that_was_deleted_while_the_bot_was_off_it_is_said_so(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    await house.stop()
    house.delete_channel(thread)
    await house.start()
    await house.later(minutes=1)
    await pass_on(house, table, people)
    await house.later(minutes=2)
    said = await told(house, table, people)
    assert "(the thread was deleted)" in said
    assert "won't let me" not in said


@pytest.mark.slow
async def test_who_still_owes_stays_mentioned_where_the_bot_may_not_look(house: House) -> None:
    table, people = await house.game("Anna", "Ben", "Carla")
    for _ in count():
        if len(await house.owing(table)) > 1:
            break
        mover = await house.mover(table, people)
        await decide(mover, await (await mover.command("play", channel="@bot", game=table.game_id)).reply())
    await house.delivered(table)
    house.deny(people[0].here, may.READ_MESSAGE_HISTORY)
    await house.restart()
    await house.later(minutes=1)
    board = (await house.boards(table, people[0]))[-1]
    owing = set(await house.owing(table))
    first, *others = [person for person in people if int(person.id) in owing]
    panel = await (await first.command("play", channel="@bot", game=table.game_id)).reply()
    while int(first.id) in await house.owing(table):
        panel = await decide(first, panel)
    await house.delivered(table)
    shown = next(each for each in await house.boards(table, people[0]) if each.id == board.id)
    assert {person.id for person in others} == {user["id"] for user in shown.raw["mentions"]}


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 50035), (503, 0), (403, 50013)])
async def test_a_lobby_in_a_forum_stays_though_its_answer_is_refused(house: House, status: int, code: int) -> None:
    (anna,) = await house.people("Anna")
    forum = anna.channel("harbor-forum")
    await house.store.people.set_guild(int(house.standin.world.guild_id), default_channel_id=int(forum))
    for route in ("PATCH /webhooks/**", "POST /webhooks/**"):
        house.standin.faults.fail(route, None, status=status, code=code)
    await anna.command("new", "fleet", seats=2)
    await house.later(minutes=5)
    house.standin.faults.clear()
    games = await house.store.games.of_person(int(anna.id), ("lobby", "running", "cancelled"))
    posts = [each for each in house.standin.world.channels.values() if each.raw.get("parent_id") == forum]
    assert [game.state for game in games] == ["lobby"]
    assert [int(each.raw["id"]) for each in posts] == [games[0].channel_id]


@pytest.mark.slow
async def test_a_lobby_stands_once_though_every_answer_about_it_is_lost(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    house.standin.faults.lose_reply("PATCH /webhooks/**", 3)
    await anna.command("new", "fleet", seats=2)
    await house.later(minutes=5)
    (lobby,) = [each for each in anna.seen.values() if controls(each, "@join")]
    seen = await ben.wait_for(lambda each: each.id == lobby.id)
    await (await ben.press(seen, controls(seen, "@join")[0])).reply()
    (game,) = await house.store.games.of_person(int(ben.id), ("lobby",))
    assert game.state == "lobby"


@pytest.mark.slow
@pytest.mark.parametrize(("status", "code"), [(400, 50035), (404, 10003)])
async def test_a_way_to_direct_messages_that_is_refused_once_or_twice_is_tried_again(
    house: House, status: int, code: int
) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla")
    house.deny(people[0].here, may.SEND_MESSAGES, may.SEND_MESSAGES_IN_THREADS)
    await house.settled()
    house.standin.faults.fail("POST /users/@me/channels", 2, status=status, code=code)
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.later(minutes=1)
    assert owing <= called(house, since)


@pytest.mark.slow
async def test_after_a_limit_of_hours_one_lost_answer_says_nothing_twice(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    route = f"POST /channels/{await house.thread(table)}/messages"
    since = len(house.standin.notifications)
    house.standin.faults.rate_limit(route, 1, retry_after=1200.0)
    owing = await pass_on(house, table, people)
    await house.later(minutes=15)
    house.standin.faults.lose_reply(route)
    await house.later(minutes=25)
    assert Counter(each.person_id for each in heard(house, since) if each.person_id in owing) == Counter(owing)


@pytest.mark.slow
async def test_one_lost_answer_to_a_direct_call_calls_nobody_aloud_as_well(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    private = {person.id: (await person.say("Hello", channel="@bot")).channel_id for person in people}
    house.standin.faults.rate_limit(f"POST /channels/{await house.thread(table)}/messages", None, retry_after=60.0)
    since = len(house.standin.notifications)
    for channel in private.values():
        house.standin.faults.lose_reply(f"POST /channels/{channel}/messages")
    owing = await pass_on(house, table, people)
    await house.later(minutes=40)
    assert Counter(each.person_id for each in heard(house, since) if each.person_id in owing) == Counter(owing)


@pytest.mark.slow
async def test_who_decides_is_called_by_a_board_that_failed_for_long_while_the_one_before_it_was_to_be_edited(
    house: House,
) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla", "Dora")
    before, since = await house.board(table, people[0]), len(house.standin.notifications)
    house.standin.faults.fail(posting("*"), None, status=503)
    owing = await pass_on(house, table, people)
    await house.later(minutes=2)  # it is tried so seldom by now that others of its game go before it
    away = next(person for person in people if person.id not in owing)
    await do(table, away, "@away.yes")
    await house.later(seconds=30)
    house.standin.faults.clear()
    await house.later(minutes=5)
    newest = await house.board(table, people[0])
    assert int(newest.id) > int(before.id)
    assert owing <= called(house, since)


@pytest.mark.slow
async def test_who_decides_is_called_though_a_board_was_being_posted_by_a_bot_that_was_killed_and_an_older_one_waits(
    house: House,
) -> None:
    """What was being posted has a lease, which runs out later than the older board is tried again."""
    table, people = await house.game("Anna", "Ben", "Carla")

    async def waiting() -> list[PostRow]:
        return [row for row in await house.store.outbox.waiting(table.game_id) if row.kind == Board.kind]

    async def lease(row: PostRow, until: datetime | None) -> None:
        leased = update(outbox).where(outbox.c.id == row.id).values(leased_until=until, attempts=1, due_at=house.now())
        await house.store.write(lambda connection: connection.execute(leased).close())

    house.standin.faults.fail(posting("*"), None, status=503)
    await pass_on(house, table, people)
    await house.later(seconds=3)
    [older] = await waiting()
    await lease(older, house.now() + LEASE)
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    newer = (await waiting())[-1]
    assert newer.id != older.id
    await lease(newer, house.now() + LEASE)
    await lease(older, None)
    house.standin.faults.clear()
    await house.later(minutes=30)
    await house.delivered(table)
    assert owing <= called(house, since)
    sent = [row.message_id for row in await house.store.outbox.sent_of(table.game_id, [Board.kind])]
    assert len({each for each in sent if each is not None}) == len([each for each in sent if each is not None])
