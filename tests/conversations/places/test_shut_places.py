"""Places that shut and open again: rights taken and given back, the bot removed and invited, threads and posts deleted.
Nothing is lost, nothing is tried for ever, and whoever presses something is told what is missing."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.play.boards import board_again
from bot.sandbox import permissions as may
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.entities import PUBLIC_THREAD
from bot.sandbox.faults import LockedAnswer
from bot.sandbox.people import Person, ShownMessage
from db.records import PostRow
from tests.conversations.house import House, choices, decide, eventually, is_board
from tests.conversations.outbox.hearing import heard, lost_calls, pass_on


async def _pass_on(house: House, table, people: list[Person], panel: ShownMessage | None = None) -> None:
    mover = await house.mover(table, people)
    before = await house.owing(table)
    play = panel or await (await mover.command("play", channel="@bot", game=table.game_id)).reply()
    while await house.owing(table) == before:
        play = await decide(mover, play)


async def _held(house: House, table) -> list[str]:
    return [row.kind for row in await house.store.outbox.waiting(table.game_id) if row.state == "held"]


async def _comes_to_hold(house: House, table, kind: str = "turn") -> None:
    async def holds() -> bool:
        return kind in await _held(house, table)

    await eventually(holds)


def _mentioned(seen: ShownMessage) -> list[str]:
    return [user["id"] for user in seen.raw["mentions"]]


def _bot(house: House, member: bool) -> None:
    house.standin.control.run({"bot": {"member": member}})


# -- rights ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("restart", [False, True])
async def test_boards_of_many_decisions_become_one_when_the_right_comes_back(
    house: House, restart: bool, caplog: pytest.LogCaptureFixture
) -> None:
    table, people = await house.game("Anna", "Ben")
    house.deny(people[0].here, may.SEND_MESSAGES_IN_THREADS)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            await _pass_on(house, table, people)
            await _comes_to_hold(house, table)
    refusals = [record for record in caplog.records if "can't be shown" in record.getMessage()]
    assert len({record.getMessage() for record in refusals}) == 1
    assert len(refusals) <= 2, "a new board, and an edit, which shows a picture too"
    assert len(await house.boards(table, people[0])) == 1
    assert (await _held(house, table)).count("turn") == 1
    if restart:
        await house.restart()
        assert (await _held(house, table)).count("turn") == 1 or len(await house.boards(table, people[0])) == 1
    house.deny(people[0].here)
    await house.delivered(table)
    _, board = await house.boards(table, people[0])
    owing = [str(person) for person in await house.owing(table)]
    names = {person.id: person.me["global_name"] for person in people}
    assert all(f"<@{person}>" in board.content or names[person] in board.content for person in owing)
    assert _mentioned(board) == [], "they were called by direct message meanwhile"


async def test_whoever_decides_is_told_privately_what_is_missing_until_it_is_there(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    assert "⚠️" not in panel.text
    house.deny(mover.here, may.SEND_MESSAGES_IN_THREADS, may.ATTACH_FILES)
    board = await house.board(table, mover)
    panel = await (await mover.press(board, controls(board, "@play")[0])).reply()
    expected = {"Anna": "Send Messages in Threads and Attach Files", "Ben": "Nachrichten in Threads senden und Dateien"}
    assert expected[mover.name] in panel.text
    assert choices(panel)
    house.deny(mover.here)
    panel = await (await mover.press(board, controls(board, "@play")[0])).reply()
    assert "⚠️" not in panel.text


@pytest.mark.slow
async def test_computer_players_play_on_while_nothing_can_be_shown(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = ShownMessage((await (await anna.command("new", "fleet", seats=2)).reply()).raw)
    lobby = await (await anna.press(lobby, controls(lobby, "@seat")[0])).reply()
    house.deny(anna.here, may.SEND_MESSAGES_IN_THREADS)
    house.standin.control.run({"clock": {"advance": 0}})
    started = await (await anna.press(lobby, controls(lobby, "@start")[0])).reply()
    game_id = (await house.store.games.of_person(int(anna.id)))[0].id
    assert started.id == lobby.id
    for _ in range(2):
        play = await (await anna.command("play", channel="@bot", game=game_id)).reply()
        while choices(play):
            play = await decide(anna, play)

        async def mine() -> bool:
            loaded = await house.ledger.load(game_id)
            return int(anna.id) in loaded.people(loaded.waiting())

        await eventually(mine)


@pytest.mark.slow
@pytest.mark.parametrize("lacking", ["SEND_MESSAGES_IN_THREADS", "ATTACH_FILES"])
async def test_whoever_takes_no_direct_messages_is_called_in_words_where_only_a_right_is_lacking(
    house: House, lacking: str
) -> None:
    await house.people("Anna")  # who owns the bot
    table, people = await house.game("Ben", "Carla")
    (board,) = await house.boards(table, people[0])
    for person in people:
        house.standin.control.run({"person": {"id": person.id, "closed": True}})
    house.deny(people[0].here, getattr(may, lacking))
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.later(minutes=1)
    assert lost_calls(house, since) == []
    assert {each.person_id for each in heard(house, since)} == owing
    (call,) = [each for each in await house.boards(table, people[0]) if each.id != board.id]
    assert call.channel_id == (people[0].here if lacking == "SEND_MESSAGES_IN_THREADS" else board.channel_id)
    assert not call.raw["attachments"]
    right = {"SEND_MESSAGES_IN_THREADS": "Nachrichten in Threads senden", "ATTACH_FILES": "Dateien anhängen"}[lacking]
    assert "gerade nicht" in call.content
    assert f"(mir fehlt das Recht {right})" in call.content
    house.deny(people[0].here)
    await house.delivered(table)
    shown = (await house.boards(table, people[0]))[-1]
    assert shown.channel_id == board.channel_id
    assert shown.raw["attachments"]
    assert _mentioned(shown) == [], "they were called before"


# -- threads, posts, messages -----------------------------------------------------------------------------------


async def test_without_the_right_to_open_threads_a_game_is_played_in_its_channel_and_the_host_is_told(
    house: House,
) -> None:
    anna, ben = await house.people("Anna", "Ben")
    house.deny(anna.here, may.CREATE_PUBLIC_THREADS)
    lobby = ShownMessage((await (await anna.command("new", "fleet", seats=2)).reply()).raw)
    told = await anna.wait_for(lambda seen: seen.ephemeral and "Create Public Threads" in seen.text)
    assert "played right in this channel" in told.text
    seen = await ben.wait_for(lambda seen: seen.id == lobby.id)
    await (await ben.press(seen, controls(seen, "@join")[0])).reply()
    await (await anna.press(lobby, controls(lobby, "@start")[0])).reply()
    board = await anna.wait_for(lambda seen: not seen.ephemeral and bool(controls(seen, "@sheet")), 30)
    assert board.channel_id == anna.here
    assert board.pings or _mentioned(board)
    why = "no thread of its own (I'm missing the permission Create Public Threads), so it is played here"
    assert why in board.content
    await (await anna.command("play", channel="@bot")).reply()
    table = Table([anna, ben], house.rng)
    table.game_id = game_of(board)
    mover = await house.mover(table, [anna, ben])
    await decide(mover, await house.panel(table, mover))
    await house.later(minutes=1)
    assert all(why in seen.content for seen in (await house.boards(table, anna))[:1]), "an edit keeps it"


@pytest.mark.slow
async def test_whoever_is_called_directly_reads_why_in_the_language_of_their_own_discord(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    house.deny(people[0].here, may.SEND_MESSAGES_IN_THREADS)
    for _ in range(2):
        await pass_on(house, table, people)
        await house.later(minutes=1)
    said = {
        "Anna": "(I'm missing the permission Send Messages in Threads), so I'm telling you",
        "Ben": "(mir fehlt das Recht Nachrichten in",
    }
    for person in people:
        direct = house.standin.world.direct(person.id)
        assert direct is not None
        called = [seen for seen in await person.messages(direct.id) if not seen.ephemeral and _mentioned(seen)]
        assert called
        assert all(said[person.name] in seen.content for seen in called), person.name
        assert all(("Runde 1" if person.name == "Ben" else "round 1") in seen.content for seen in called)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("right", "english", "german"),
    [
        (
            may.VIEW_CHANNEL,
            "(I can't see that channel anymore: check the permission “View Channel”), so I'm telling you here",
            "(ich sehe den Kanal nicht mehr: bitte das Recht „Kanal ansehen“ prüfen), deshalb sage ich es dir hier",
        ),
        (
            may.ATTACH_FILES,
            "(I'm missing the permission Attach Files), so I'm telling you here",
            "(mir fehlt das Recht Dateien anhängen), deshalb sage ich es dir hier",
        ),
    ],
)
async def test_whoever_is_called_directly_reads_what_is_the_matter_with_the_table(
    house: House, right: int, english: str, german: str
) -> None:
    table, people = await house.game("Anna", "Ben")
    house.deny(people[0].here, right)
    for _ in range(2):
        await _pass_on(house, table, people)
        await house.later(minutes=1)
    for person in people:
        direct = house.standin.world.direct(person.id)
        assert direct is not None
        (called, *_) = [seen for seen in await person.messages(direct.id) if not seen.ephemeral and _mentioned(seen)]
        assert {"Anna": "I can't show the table in <#", "Ben": "kann ich den Tisch gerade nicht"}[
            person.name
        ] in called.content
        assert {"Anna": english, "Ben": german}[person.name] in called.content


@pytest.mark.slow
@pytest.mark.parametrize("form", ["picture", "text"])
async def test_the_command_board_says_what_keeps_the_table_from_its_place(house: House, form: str) -> None:
    table, people = await house.game("Anna", "Ben")
    elsewhere = people[0].channel("general")

    async def boards() -> list[str]:
        given = {"form": form, "game": table.game_id}
        return [(await (await each.command("board", channel=elsewhere, **given)).reply()).text for each in people]

    assert [each for each in await boards() if "⚠️" in each] == []
    house.deny(people[0].here, may.ATTACH_FILES)
    english, german = await boards()
    assert "⚠️ I'm missing a permission where this game is played" in english
    assert "so I can't show the table there: Attach Files." in english
    assert "⚠️ Wo diese Partie gespielt wird, fehlt mir ein Recht" in german
    house.deny(people[0].here, may.VIEW_CHANNEL)
    await house.settled()
    english, german = await boards()
    assert "⚠️ I can't see this game's channel anymore" in english
    assert "⚠️ Den Kanal dieser Partie sehe ich nicht mehr" in german


@pytest.mark.slow
async def test_of_a_locked_thread_below_a_shut_channel_both_are_named(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    house.standin.control.run({"thread": {"id": thread, "locked": True}})
    await house.settled()
    panels = [await (await each.command("play", channel="@bot", game=table.game_id)).reply() for each in people]
    assert [panel for panel in panels if "⚠️" in panel.text] == [], "it goes on in the channel"
    house.deny(people[0].here, may.SEND_MESSAGES)
    await house.settled()
    panels = [await (await each.command("play", channel="@bot", game=table.game_id)).reply() for each in people]
    english, german = [panel.text for panel in panels]
    assert "The thread of this game is locked, and I'm missing a permission in the channel above it" in english
    assert "Send Messages" in english
    assert "Der Thread dieser Partie ist gesperrt, und im Kanal darüber fehlt mir ein Recht" in german


@pytest.mark.slow
async def test_a_game_whose_channel_was_out_of_sight_goes_on_in_its_own_thread(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    house.deny(people[0].here, may.VIEW_CHANNEL)
    await house.settled()
    await _pass_on(house, table, people)
    await _comes_to_hold(house, table)
    house.deny(people[0].here)
    await house.delivered(table)
    row = await house.store.games.load(table.game_id)
    assert str(row.thread_id) == thread
    assert [seen.channel_id for seen in await house.boards(table, people[0])] == [thread] * 2


@pytest.mark.slow
async def test_a_game_that_goes_on_above_its_locked_thread_says_so_there(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    house.standin.control.run({"thread": {"id": thread, "locked": True}})
    await pass_on(house, table, people)
    await house.later(minutes=1)
    why = f"I can't show the table in <#{thread}> (the thread is locked), so the game goes on here"
    assert why in (await house.boards(table, people[0]))[-1].content
    mover = await house.mover(table, people)
    await decide(mover, await house.panel(table, mover))
    await house.later(minutes=1)
    assert why in (await house.boards(table, people[0]))[-1].content, "an edit keeps it"


@pytest.mark.slow
async def test_a_game_survives_that_its_thread_is_renamed(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = house.standin.world.channel(await house.thread(table))
    thread.raw["name"] = "Friday round"
    house.standin.services.events.channel("THREAD_UPDATE", thread)
    await _pass_on(house, table, people)
    await house.delivered(table)
    assert {seen.channel_id for seen in await house.boards(table, people[0])} == {thread.id}


@pytest.mark.slow
@pytest.mark.parametrize("restart", [False, True])
async def test_a_game_whose_thread_was_deleted_shows_its_board_in_the_channel_at_once(
    house: House, restart: bool
) -> None:
    table, people = await house.game("Anna", "Ben")
    house.delete_channel(await house.thread(table))
    board = await people[0].wait_for(lambda seen: is_board(table, seen) and seen.channel_id == people[0].here, 30)
    assert _mentioned(board) == []
    if restart:
        await house.restart()
    await _pass_on(house, table, people)
    await house.delivered(table)
    boards = await house.boards(table, people[0])
    assert [seen.channel_id for seen in boards] == [people[0].here] * 2
    assert _mentioned(boards[-1]) == [str(person) for person in await house.owing(table)]


@pytest.mark.slow
async def test_a_game_whose_thread_is_locked_shows_its_board_above_it_at_once_and_once(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    house.standin.control.run({"thread": {"id": thread, "locked": True}})
    board = await people[0].wait_for(lambda seen: is_board(table, seen) and seen.channel_id == people[0].here, 30)
    assert f"in <#{thread}> (the thread is locked), so the game goes on here" in board.content
    assert _mentioned(board) == [], "whoever decides was called before"
    house.standin.control.run({"thread": {"id": thread, "locked": True, "archived": True}})
    await house.settled()
    assert len(await house.boards(table, people[0])) == 2, "it was locked before"
    mover = await house.mover(table, people)
    await decide(mover, await (await mover.press(board, controls(board, "@play")[0])).reply())
    assert len(await house.store.games.moves(table.game_id)) == 1
    house.standin.control.run({"thread": {"id": thread, "locked": False, "archived": False}})
    await pass_on(house, table, people)
    await house.delivered(table)
    boards = await house.boards(table, people[0])
    assert boards[-1].channel_id == thread, "it comes back when somebody unlocks the thread"


@pytest.mark.slow
@pytest.mark.parametrize("asleep", [False, True])
async def test_a_thread_locked_while_the_bot_was_off_is_left_at_its_start_and_once(house: House, asleep: bool) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    await house.stop()
    house.standin.control.run({"thread": {"id": thread, "locked": True, "archived": asleep}})
    for _ in range(3):
        await house.start()
        await house.app.ready()
        await house.later(minutes=1)
        boards = await house.boards(table, people[0])
        assert [seen.channel_id for seen in boards] == [thread, people[0].here], "above it, and there once"
        assert f"in <#{thread}> (the thread is locked), so the game goes on here" in boards[-1].content
        await house.stop()
    house.standin.control.run({"thread": {"id": thread, "locked": False, "archived": False}})
    await house.start()
    await pass_on(house, table, people)
    await house.delivered(table)
    assert (await house.boards(table, people[0]))[-1].channel_id == thread


@pytest.mark.slow
async def test_a_thread_locked_between_two_sessions_is_left_too(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    house.standin.faults.drop_gateway(resumable=False)
    house.standin.control.run({"thread": {"id": thread, "locked": True}})
    await people[0].wait_for(lambda seen: is_board(table, seen) and seen.channel_id == people[0].here, 120)
    await pass_on(house, table, people)
    await house.delivered(table)
    await house.later(minutes=1)
    card = (await house.store.games.load(table.game_id)).lobby_message_id
    assert f"<#{people[0].here}>" in people[0].seen[str(card)].text, "where the game is now"
    house.standin.control.run({"thread": {"id": thread, "locked": False}})
    await house.later(minutes=1)
    assert [seen.channel_id for seen in await house.boards(table, people[0])][-2:] == [people[0].here, thread], (
        "at once"
    )


@pytest.mark.slow
async def test_a_locked_thread_in_which_the_bot_may_write_keeps_its_game(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    allowed = may.BOT | may.MANAGE_THREADS
    house.standin.control.set_permissions(people[0].here, house.standin.world.bot.id, allow=allowed)
    await house.settled()
    house.standin.control.run({"thread": {"id": thread, "locked": True}})
    await house.settled()
    assert [seen.channel_id for seen in await house.boards(table, people[0])] == [thread]
    await house.restart()
    await house.later(minutes=1)
    assert [seen.channel_id for seen in await house.boards(table, people[0])] == [thread]


@pytest.mark.slow
async def test_the_command_board_heals_a_deleted_board(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    (board,) = await house.boards(table, anna)
    house.delete_message(board)
    await house.restart()
    reply = await (await anna.command("board", channel=await house.thread(table))).reply()
    assert reply.ephemeral
    again = await anna.wait_for(lambda seen: is_board(table, seen) and seen.id != board.id, 30)
    assert _mentioned(again) == []
    await (await anna.command("board", channel=await house.thread(table))).reply()
    await house.delivered(table)
    assert [seen.id for seen in await house.boards(table, anna)] == [again.id]


async def test_the_command_board_shows_a_lobby_whose_message_was_deleted(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = ShownMessage((await (await anna.command("new", "fleet", seats=2)).reply()).raw)

    async def noted() -> bool:
        return (await house.store.games.of_person(int(anna.id)))[0].lobby_message_id is not None

    await eventually(noted)
    there = await (await anna.command("board")).reply()
    assert lobby.id in there.text
    house.delete_message(lobby)
    there = await (await anna.command("board")).reply()
    again = await ben.wait_for(lambda seen: bool(controls(seen, "@join")) and seen.id != lobby.id)
    assert again.id in there.text
    await (await ben.press(again, controls(again, "@join")[0])).reply()
    assert len(await house.store.games.seats((await house.store.games.of_person(int(anna.id)))[0].id)) == 2


async def test_the_command_board_shows_the_way_to_a_lobby_that_it_may_not_look_at(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    await house.settled()
    house.deny(anna.here, may.READ_MESSAGE_HISTORY)
    assert lobby.id in (await (await anna.command("board")).reply()).text


@pytest.mark.slow
async def test_threads_of_running_games_are_taken_out_of_the_archive_unless_they_are_locked(house: House) -> None:
    table, _ = await house.game("Anna", "Ben")
    thread = house.standin.world.channel(await house.thread(table))

    async def asleep() -> bool:
        return house.client.get_channel(int(thread.id)) is None

    await house.stop()
    house.standin.control.run({"thread": {"id": thread.id, "archived": True}})
    await house.start()

    async def awake() -> bool:
        return not thread.archived

    await eventually(awake)
    await house.restart()
    assert await house.app.threadkeeping.keep_awake() == 0
    house.standin.control.run({"thread": {"id": thread.id, "archived": True, "locked": True}})
    await eventually(asleep)
    assert await house.app.threadkeeping.keep_awake() == 0
    assert thread.archived


@pytest.mark.slow
async def test_a_call_that_meets_a_board_posted_anew_at_the_same_moment_is_not_lost(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    deliver, may_go_on = house.delivery.deliver, asyncio.Event()

    async def later(row: PostRow) -> int | None:
        await may_go_on.wait()
        return await deliver(row)

    house.delivery.deliver = later
    before = await house.ledger.load(table.game_id)
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.store.outbox.post(table.game_id, [board_again(before)])  # its board could not be edited
    may_go_on.set()
    await house.later(minutes=1)
    assert {each.person_id for each in heard(house, since)} == owing


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["thread locked", "missing permissions"])
@pytest.mark.parametrize("opened", [False, True], ids=["the bot's thread", "a thread of others"])
async def test_a_thread_unlocked_while_the_bot_was_off_shows_its_game_again(
    house: House, answer: LockedAnswer, opened: bool
) -> None:
    table, people = await house.game("Anna", "Ben")
    house.standin.faults.locked_threads = answer
    if opened:
        above = house.standin.world.channel(people[0].here)
        theirs = house.standin.services.threads.start(above, people[0].id, "Harbor talk", PUBLIC_THREAD, 4320)
        for person in people:
            person.here = theirs.id
        table = Table(people, house.rng)
        await table.open("fleet")
        await house.board(table, people[0])
        await house.delivered(table)
    thread = await house.thread(table)
    house.standin.control.run({"thread": {"id": thread, "locked": True}})
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.later(minutes=1)
    assert {each.person_id for each in heard(house, since)} >= owing
    await house.stop()
    house.standin.control.run({"thread": {"id": thread, "locked": False}})
    await house.start()
    await house.later(minutes=1)
    boards = await house.boards(table, people[0])
    assert len(boards) > 1, "what was decided while it was locked is shown"
    assert boards[-1].channel_id == (thread if opened else people[0].here)
    await pass_on(house, table, people)
    await house.later(minutes=1)
    newest = (await house.boards(table, people[0]))[-1]
    assert newest.channel_id == thread
    assert _mentioned(newest)


# -- servers ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("restart", [False, True])
async def test_games_rest_while_the_bot_is_not_on_the_server_and_go_on_when_it_is_back(
    house: House, restart: bool
) -> None:
    table, people = await house.game("Anna", "Ben")
    owing = await house.owing(table)
    before = len(await house.boards(table, people[0]))
    _bot(house, member=False)

    async def resting() -> bool:
        return (await house.ledger.load(table.game_id)).saved.course.resting

    await eventually(resting)
    if restart:
        await house.restart()
    await house.later(days=8)
    assert await house.store.outbox.next_due() is None or await house.store.outbox.next_due() > house.now()  # type: ignore[operator]
    assert [row.kind for row in await house.store.outbox.waiting(table.game_id)] in ([], ["status"])
    assert not [seen for person in people for seen in person.seen.values() if "⏰" in seen.text]
    _bot(house, member=True)

    async def back() -> bool:
        return not await resting()

    await eventually(back)
    await house.delivered(table)
    boards = await house.boards(table, people[0])
    assert len(boards) == before + 1
    assert _mentioned(boards[-1]) == [str(person) for person in owing]
    assert not [seen for person in people for seen in person.seen.values() if "⏰" in seen.text]
    assert await house.owing(table) == owing
    await _pass_on(house, table, people)
    await house.delivered(table)
    assert len(await house.boards(table, people[0])) == before + 2


async def test_people_are_called_while_discord_has_yet_to_tell_of_their_server(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await house.game("Anna", "Ben")
    gateway, since = house.standin.gateway, len(house.standin.notifications)
    tell, connections = gateway.send, gateway.connections
    monkeypatch.setattr(gateway, "send", lambda to, event, body: event == "GUILD_CREATE" or tell(to, event, body))
    house.standin.faults.invalidate_session()

    async def again() -> bool:
        return gateway.connections > connections and house.client.is_ready()

    await eventually(again)
    mover = await house.mover(table, people)
    owing = set(await house.owing(table))
    panel = await house.panel(table, mover)
    while not set(await house.owing(table)) - owing:
        panel = await decide(mover, panel)
    await house.later(minutes=1)
    called = {each.person_id for each in heard(house, since)}
    assert called >= {str(person) for person in set(await house.owing(table)) - owing}
    assert [row.last_error for row in await house.store.outbox.waiting(table.game_id) if row.attempts] == []


async def test_what_was_decided_meanwhile_is_shown_when_the_bot_is_back(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    play = await (await mover.command("play", channel="@bot", game=table.game_id)).reply()
    _bot(house, member=False)
    other = next(person for person in people if person is not mover)
    while await house.owing(table) != [int(other.id)]:
        play = await decide(mover, play)
    assert "no longer on the server" in play.text or "bin ich nicht mehr" in play.text
    await _comes_to_hold(house, table)
    _bot(house, member=True)
    await house.delivered(table)
    boards = await house.boards(table, mover)
    assert len(boards) == 2
    assert _mentioned(boards[-1]) == [other.id]


@pytest.mark.slow
async def test_a_bot_removed_while_it_was_down_notices_at_its_start(house: House) -> None:
    table, _ = await house.game("Anna", "Ben")
    await house.stop()
    _bot(house, member=False)
    await house.start()

    async def resting() -> bool:
        return (await house.ledger.load(table.game_id)).saved.course.resting

    await eventually(resting)
