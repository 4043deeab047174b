"""Each rule that the stand-in takes from an unsure fact in its harsher form is broken on purpose: what the bot does
about it works. Refusals of any kind are in `test_refusals.py`, rights that are lacking in `test_setup.py`."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.gateway.controls import OWN, control
from bot.outbox.ladder import calling
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.discord_objects import channel_object
from bot.sandbox.entities import VOICE, Channel
from bot.sandbox.faults import DeletedOriginal
from bot.sandbox.notifications import Notification
from bot.sandbox.people import NotSent, Person
from tests.conversations.house import House, decide, eventually


async def _pass_on(house: House, table: Table, people: list[Person]) -> set[str]:
    """Play until somebody decides who did not before, by a command in direct messages, and who that is."""
    before = set(await house.owing(table))
    while not set(await house.owing(table)) - before:
        before = set(await house.owing(table))
        mover = await house.mover(table, people)
        await decide(mover, await (await mover.command("play", channel="@bot", game=table.game_id)).reply())
    return {str(person) for person in set(await house.owing(table)) - before}


def _called(heard: list[Notification]) -> set[str]:
    return {each.person_id for each in heard if "Fleet" in each.body}


# -- threads ----------------------------------------------------------------------------------------------------


async def test_a_game_is_played_in_its_channel_where_no_more_threads_may_be_active(house: House) -> None:
    house.standin.faults.most_active_threads = 0
    people = await house.people("Anna", "Ben")
    table = Table(people, house.rng)
    await table.open("fleet")
    board = await house.board(table, people[0])
    assert board.channel_id == people[0].here
    assert {user["id"] for user in board.raw["mentions"]} == {str(person) for person in await house.owing(table)}


async def test_a_title_with_a_word_the_server_forbids_gives_way_to_the_game_s_name(house: House) -> None:
    house.standin.faults.forbidden_words = frozenset({"carla"})
    people = await house.people("Ben", "Carla")
    table = Table(people, house.rng)
    await table.open("fleet")
    await house.later(minutes=5)
    thread = house.standin.world.channel(await house.thread(table))
    assert thread.raw["name"] == "Fleet: The Dice Game"
    assert {str(person) for person in await house.owing(table)} <= _called(house.standin.notifications)


async def test_a_thread_that_falls_asleep_is_awake_again_before_anybody_finds_gray_buttons(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    board = await house.board(table, mover)
    thread = house.standin.world.channel(await house.thread(table))
    house.standin.control.run({"thread": {"id": thread.id, "archived": True}})
    with pytest.raises(NotSent) as gray:
        await mover.press(board, controls(board, "@play")[0])
    assert gray.value.code == 50083

    async def awake() -> bool:
        return not thread.archived

    await eventually(awake)
    assert (await (await mover.press(board, controls(board, "@play")[0])).reply()).ephemeral


# -- people and the bot -----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("restart", ["never", "between", "when it begins"])
async def test_while_the_bot_is_timed_out_people_are_called_directly_and_the_board_comes_when_it_ends(
    house: House, restart: str
) -> None:
    table, people = await house.game("Anna", "Ben")
    boards = len(await house.boards(table, people[0]))
    since = len(house.standin.notifications)
    if restart == "when it begins":
        await house.stop()
    house.standin.control.run({"bot": {"timeout": 3600}})
    if restart == "when it begins":
        await house.start()
    owing = await _pass_on(house, table, people)
    await house.later(minutes=30)
    assert owing <= _called(house.standin.notifications[since:])
    if restart == "between":
        await house.restart()
        await house.settled()
    house.standin.clock.advance(3600)  # it ends, which nobody hears of
    await house.later(minutes=29)
    assert len(await house.boards(table, people[0])) == boards
    await house.later(minutes=2)
    assert len(await house.boards(table, people[0])) == boards + 1


@pytest.mark.slow
async def test_what_a_fast_clock_tried_too_early_is_tried_again_soon(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    boards = len(await house.boards(table, people[0]))
    house.standin.control.run({"bot": {"timeout": 3600}})
    await _pass_on(house, table, people)
    await house.later(minutes=61)  # on Discord the hour is not over yet
    assert len(await house.boards(table, people[0])) == boards
    house.standin.clock.advance(3600)
    await house.later(minutes=2)
    assert len(await house.boards(table, people[0])) == boards + 1


async def test_a_timeout_of_the_bot_is_named_with_its_end(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    anna, ben = people
    house.standin.control.run({"bot": {"timeout": 3600}})
    end = f"<t:{round((house.now() + timedelta(hours=1)).timestamp())}:f>"
    await house.settled()
    for person, said in ((anna, "timed out on this server until"), (ben, "einen Timeout")):
        checked = (await (await person.command("setup", "check")).reply()).text
        assert said in checked
        assert end in checked
        assert "Send Messages" not in checked, "no right is missing"
        refused = await (await person.command("new", "fleet", seats=2)).reply()
        assert said in refused.text
        assert end in refused.text
    mover = await house.mover(table, people)
    assert end in (await (await mover.command("play", channel="@bot", game=table.game_id)).reply()).text
    house.standin.control.run({"bot": {"timeout": 0}})
    await house.settled()
    assert "✅ Yes." in (await (await anna.command("setup", "check")).reply()).text


@pytest.mark.slow
@pytest.mark.parametrize("kept", [{"timeout": 600}, {"pending": True}], ids=["timed out", "not yet let in"])
async def test_whoever_may_not_act_on_the_server_plays_on_in_direct_messages(
    house: House, kept: dict[str, object]
) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    board = await house.board(table, mover)
    house.standin.control.run({"person": {"id": mover.id, **kept}})
    with pytest.raises(NotSent) as refused:
        await mover.press(board, controls(board, "@play")[0])
    assert refused.value.code == 50013
    before = await house.saved(table)
    await decide(mover, await (await mover.command("play", channel="@bot", game=table.game_id)).reply())
    assert await house.saved(table) != before


# -- direct messages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("why", ["gone", "spammer"])
async def test_whoever_takes_no_direct_messages_holds_nothing_up(house: House, why: str) -> None:
    table, people = await house.game("Anna", "Ben")
    for person in people:
        panel = await (await person.command("settings")).reply()
        await (await person.select(panel, control(OWN, 0, "@way"), ["direct"])).reply()
    if why == "spammer":
        house.standin.faults.taken_for_spammer = True
    else:
        house.standin.control.run({"person": {"id": people[1].id, "member": False}})
    await house.later(days=3)
    assert [row.kind for row in await house.store.outbox.waiting(table.game_id) if row.state == "held"] == []


@pytest.mark.slow
@pytest.mark.parametrize("minutes", [5, 90])
async def test_where_direct_messages_are_opened_too_fast_the_call_comes_later(house: House, minutes: int) -> None:
    table, people = await house.game("Anna", "Ben")
    house.standin.faults.most_direct_messages_opened = 1
    await people[0].say("Hello", channel="@bot")
    house.standin.faults.fail(f"POST /channels/{people[0].here}/messages", None, status=403, code=50013)
    house.standin.faults.fail(f"POST /channels/{await house.thread(table)}/messages", None, status=403, code=50013)
    since = len(house.standin.notifications)
    before = set(await house.owing(table))
    while set(await house.owing(table)) <= before:
        mover = await house.mover(table, people)
        await decide(mover, await (await mover.command("play", channel=mover.here, game=table.game_id)).reply())
    owing = {str(person) for person in set(await house.owing(table)) - before}
    await house.later(minutes=minutes)
    assert not owing & _called(house.standin.notifications[since:])
    house.standin.faults.most_direct_messages_opened = 1_000
    await house.later(minutes=40)
    assert owing <= _called(house.standin.notifications[since:])


# -- answers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["unknown message", "allowed"])
async def test_a_lobby_that_can_not_be_shown_is_explained_privately(house: House, answer: DeletedOriginal) -> None:
    (anna,) = await house.people("Anna")
    house.standin.faults.deleted_originals = answer
    house.standin.faults.fail("PATCH /webhooks/**", 1, status=400)
    house.standin.faults.fail("POST /webhooks/**", 1, status=400)
    await anna.command("new", "fleet", seats=2)
    told = await anna.wait_for(lambda seen: "Discord won't let me" in seen.content + seen.text)
    assert told.ephemeral or told.channel_id == house.standin.world.direct(anna.id).id  # type: ignore[union-attr]
    assert [seen for seen in await anna.messages(anna.here) if not seen.ephemeral] == []


@pytest.mark.slow
async def test_the_same_game_can_be_muted_and_unmuted_in_one_panel(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    panel = await (await people[0].command("settings")).reply()
    for muted in (True, False, True):
        menu = panel.selects[-1]["custom_id"]
        panel = await (await people[0].select(panel, menu, [table.game_id])).reply()
        assert ("🔕" in panel.text) == muted
    with pytest.raises(NotSent):
        await people[0].select(panel, menu, [table.game_id])


@pytest.mark.slow
async def test_an_old_board_is_refreshed_however_often_it_changes(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    await house.later(hours=2)
    for _ in range(6):
        mover = await house.mover(table, people)
        await decide(mover, await (await mover.command("play", channel="@bot", game=table.game_id)).reply())
    await house.later(minutes=5)
    assert await house.store.outbox.waiting(table.game_id) == [] or all(
        row.due_at > house.now() for row in await house.store.outbox.waiting(table.game_id)
    )
    edits = [seen for seen in house.standin.requests if seen.method == "PATCH" and seen.status == 400]
    assert edits == []


def test_nobody_is_allowed_to_be_mentioned_twice() -> None:
    users = calling([7, 8, 7]).to_dict()["users"]
    assert [int(user) for user in users] == [7, 8]


# -- places -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["new", "setup"])
async def test_in_a_voice_channel_the_right_to_connect_is_named(house: House, command: str) -> None:
    world = house.standin.world
    channel = Channel(channel_object(world, world.ids.next(), VOICE, "bridge", 9))
    world.save_channel(channel)
    house.standin.services.events.channel("CHANNEL_CREATE", channel)
    (anna,) = await house.people("Anna")
    words = ("new", "fleet") if command == "new" else ("setup", "check")
    settings = {"seats": 2} if command == "new" else {}
    told = await (await anna.command(*words, channel=channel.id, **settings)).reply()
    assert told.ephemeral
    assert "Connect" in told.text


@pytest.mark.slow
async def test_on_a_day_on_which_no_more_commands_may_be_made_the_known_ones_are_answered(house: House) -> None:
    world = house.standin.world
    await house.stop()
    world.save_commands("", [command for command in world.commands[""] if command["name"] != "leaderboard"])
    world.commands_made += [world.clock.time()] * 200
    refused: list[int] = []
    house.standin.observers.append(lambda exchange: refused.append(exchange.status) if exchange.status == 400 else None)
    starting = asyncio.create_task(house.start())

    async def known() -> bool:
        return bool(refused)

    await eventually(known)
    (anna,) = await house.people("Anna")
    assert (await (await anna.command("games")).reply()).text
    starting.cancel()
