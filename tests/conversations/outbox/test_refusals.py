"""Whatever Discord refuses, and however often: whoever owes a decision is called somewhere, and the owner of the bot
hears of every refusal that nobody foresaw."""

from __future__ import annotations

import logging
from typing import Any

import discord
import pytest

from bot.app import App
from bot.gateway.controls import read
from bot.outbox.ladder import Ladder
from bot.sandbox import permissions as may
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.faults import LockedAnswer
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from tests.conversations.house import House, both_decided, choices, decide, eventually, is_board
from tests.conversations.outbox.hearing import called, heard, lost_calls, pass_on
from tests.conversations.rushing import all_decide, rushed
from tests.param import slow

REFUSALS = [
    (400, 0),
    (400, 50035),  # a form it can't accept
    (400, 200000),  # words a server's rules forbid
    (400, 240000),
    (400, 160005),  # a thread that is locked
    (400, 160006),  # more threads than there may be
    (400, 40067),  # a tag is asked for
    (400, 50024),
    (403, 50013),  # a right that is lacking
    (403, 50001),
    (403, 40333),
    (404, 10003),  # a channel that is gone
    (413, 40005),  # too large
    (503, 0),
]


def _routes(thread: str, channel: str) -> dict[str, list[str]]:
    return {
        "posts in the thread": [f"POST /channels/{thread}/messages"],
        "posts in thread and channel": [f"POST /channels/{thread}/messages", f"POST /channels/{channel}/messages"],
        "edits": [f"PATCH /channels/{thread}/messages/*", f"PATCH /channels/{channel}/messages/*"],
    }


@pytest.mark.slow
@pytest.mark.parametrize(("times", "uploads"), [(1, None), (None, True)], ids=["all once", "pictures for ever"])
@pytest.mark.parametrize("route", ["posts in the thread", "posts in thread and channel", "edits"])
async def test_whoever_decides_is_called_within_forty_minutes(
    house: House, route: str, uploads: bool | None, times: int | None
) -> None:
    table, people = await house.game("Ben", "Carla")
    thread = await house.thread(table)
    some = REFUSALS if route == "posts in the thread" else REFUSALS[::2] if times else REFUSALS[1::2]
    for status, code in some:
        since = len(house.standin.notifications)
        for each in _routes(thread, people[0].here)[route]:
            house.standin.faults.fail(each, times, status=status, code=code, uploads=uploads)
        owing = await pass_on(house, table, people)
        await house.later(minutes=40)
        assert owing <= called(house, since), (status, code, heard(house, since))
        house.standin.faults.clear()
        await house.parts.boards.look_after(table.game_id)
        await house.later(minutes=11)


@pytest.mark.slow
async def test_what_the_library_itself_will_not_send_is_told_directly(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await house.game("Ben", "Carla")
    own = Ladder.send

    async def send(self: Ladder, place: discord.abc.Messageable, *given: Any) -> discord.Message:
        if not isinstance(place, discord.DMChannel):
            raise discord.ClientException("Something is not found")
        return await own(self, place, *given)

    monkeypatch.setattr(Ladder, "send", send)
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.later(minutes=1)
    assert {each.person_id for each in heard(house, since)} == owing


@pytest.mark.slow
@pytest.mark.parametrize(
    "times", [pytest.param(1, id="once"), pytest.param(None, id="for ever", marks=pytest.mark.slow)]
)
async def test_a_game_begins_in_its_channel_where_no_thread_can_be_opened(house: House, times: int | None) -> None:
    people = await house.people("Ben", "Carla")
    for status, code in REFUSALS:
        since = len(house.standin.notifications)
        house.standin.faults.fail("POST /channels/*/messages/*/threads", times, status=status, code=code)
        table = Table(people, house.rng)
        await table.open("fleet")
        await house.later(minutes=40)
        assert {str(person) for person in await house.owing(table)} <= called(house, since), (status, code)
        assert await house.boards(table, people[0])
        house.standin.faults.clear()


@pytest.mark.slow
@pytest.mark.parametrize(("status", "code"), [each for each in REFUSALS if each != (503, 0)])
async def test_where_nobody_can_be_reached_the_owner_is_told_and_the_command_board_repairs_it_later(
    house: House, status: int, code: int
) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla")
    since = len(house.standin.notifications)
    private = [(await person.say("Hello", channel="@bot")).channel_id for person in people]
    for channel in (await house.thread(table), people[0].here, *private):
        house.standin.faults.fail(f"POST /channels/{channel}/messages", None, status=status, code=code)
    owing = await pass_on(house, table, people)
    await house.later(minutes=40)
    assert not owing & called(house, since)
    (told,) = lost_calls(house, since)
    written = house.standin.world.message(told.channel_id, told.message_id).raw["content"]
    assert table.game_id in written
    assert all(person.name in written for person in people if person.id in owing)
    assert f"{status}" in written
    assert f"{code}" in written
    house.standin.faults.clear()
    before = {board.id for board in await house.boards(table, people[0])}
    await (await people[0].command("board", channel=people[0].here, game=table.game_id)).reply()
    mover = await house.mover(table, people)
    again = await mover.wait_for(lambda seen: is_board(table, seen) and seen.id not in before)
    assert choices(await (await mover.press(again, controls(again, "@play")[0])).reply())


@pytest.mark.slow
async def test_of_each_who_cannot_be_called_the_owner_is_told_and_of_the_same_people_once_a_day(house: House) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla", "Dora")
    for person in people:
        house.standin.control.run({"person": {"id": person.id, "closed": True}})
    house.deny(people[0].here, may.SEND_MESSAGES, may.SEND_MESSAGES_IN_THREADS)
    since = len(house.standin.notifications)
    unheard = set[str]()
    for _ in range(4):
        unheard |= {person.name for person in people if person.id in await pass_on(house, table, people)}
        await house.later(minutes=40)
        told = [house.standin.world.message(each.channel_id, each.message_id) for each in lost_calls(house, since)]
        said = [message.raw["content"].split("waiting for ")[1].split(", but")[0] for message in told]
        assert all(any(name in each for each in said) for name in unheard)
        assert len(set(said)) == len(said)


@pytest.mark.slow
async def test_a_board_whose_picture_is_refused_is_shown_in_words(house: House) -> None:
    table, people = await house.game("Ben", "Carla")
    house.standin.faults.fail("POST /channels/*/messages", None, status=400, code=50035, uploads=True)
    await pass_on(house, table, people)
    await house.delivered(table)
    board = (await house.boards(table, people[0]))[-1]
    assert board.channel_id == await house.thread(table)
    assert board.pictures == []
    assert controls(board, "@play")
    assert {user["id"] for user in board.raw["mentions"]} == {str(person) for person in await house.owing(table)}


@pytest.mark.slow
async def test_a_board_whose_words_are_refused_says_who_and_which_game(house: House) -> None:
    table, people = await house.game("Ben", "Carla")
    house.standin.faults.fail(f"POST /channels/{await house.thread(table)}/messages", 2, status=400, code=200000)
    await pass_on(house, table, people)
    await house.delivered(table)
    board = (await house.boards(table, people[0]))[-1]
    (owing,) = await house.owing(table)
    assert board.content == f"<@{owing}> · Fleet: Du bist dran."


@pytest.mark.slow
async def test_an_end_and_a_vote_whose_words_are_refused_do_not_read_like_a_turn(house: House) -> None:
    table, people = await house.game("Ben", "Carla")
    first, second = await both_decided(house, table, people)
    route = f"POST /channels/{await house.thread(table)}/messages"
    house.standin.faults.fail(route, 1, status=400, code=200000)
    since = len(house.standin.notifications)
    offer = await (await first.command("undo", game=table.game_id, channel="@bot")).reply()
    await (await first.press(offer, controls(offer, "@back")[0])).reply()
    await house.delivered(table)
    called_so = [each.body for each in heard(house, since) if each.person_id == second.id]
    assert called_so == [f"@{second.name} · Fleet: Du wirst etwas gefragt."]
    house.standin.faults.fail(route, 2, status=400, code=200000)
    final = await rushed(house, table, people[0])
    assert final.content.endswith("> · Fleet: Die Partie ist zu Ende.")


@pytest.mark.slow
async def test_a_call_by_direct_message_comes_once_however_often_the_board_is_tried(house: House) -> None:
    table, people = await house.game("Ben", "Carla")
    house.deny(people[0].here, may.SEND_MESSAGES_IN_THREADS, may.SEND_MESSAGES)
    since = len(house.standin.notifications)
    await pass_on(house, table, people)
    await house.later(minutes=1)
    for _ in range(3):
        await house.app.core.outbox.open()
        await house.later(minutes=10)
    (call,) = heard(house, since)
    (owing,) = await house.owing(table)
    assert call.person_id == str(owing)
    assert "#" not in call.title, "a direct message"
    mover = await house.mover(table, people)
    direct = await mover.wait_for(lambda seen: seen.id == call.message_id)
    assert direct.pictures
    assert choices(await (await mover.press(direct, controls(direct, "@play")[0])).reply())


@pytest.mark.slow
async def test_a_board_waits_for_the_right_again_when_direct_messages_have_failed_for_long(house: House) -> None:
    table, people = await house.game("Ben", "Carla")
    house.deny(people[0].here, may.SEND_MESSAGES_IN_THREADS, may.SEND_MESSAGES)
    for person in people:
        private = (await person.say("Hello", channel="@bot")).channel_id
        house.standin.faults.fail(f"POST /channels/{private}/messages", None, status=503)
    await pass_on(house, table, people)
    await house.later(minutes=5)
    assert {row.state for row in await house.store.outbox.waiting(table.game_id) if row.kind == "turn"} == {"waiting"}
    await house.later(minutes=30)
    assert {row.state for row in await house.store.outbox.waiting(table.game_id) if row.kind == "turn"} == {"held"}


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["thread locked", "missing permissions"])
async def test_a_thread_that_was_locked_but_is_open_is_left_for_the_channel(house: House, answer: LockedAnswer) -> None:
    table, people = await house.game("Ben", "Carla")
    house.standin.faults.locked_threads = answer
    channel, thread = people[0].here, await house.thread(table)
    house.deny(channel, may.MANAGE_THREADS)
    house.standin.control.run({"thread": {"id": thread, "locked": True}})
    since = len(house.standin.notifications)
    owing = await pass_on(house, table, people)
    await house.delivered(table)
    board = (await house.boards(table, people[0]))[-1]
    assert board.channel_id == channel
    assert owing <= called(house, since)
    house.standin.control.run({"thread": {"id": thread, "locked": False}})
    await pass_on(house, table, people)
    await house.delivered(table)
    assert (await house.boards(table, people[0]))[-1].channel_id == thread


@pytest.mark.slow
async def test_an_error_of_discords_own_in_one_place_is_no_outage(house: House) -> None:
    table, people = await house.game("Ben", "Carla")
    house.standin.faults.fail(f"POST /channels/{await house.thread(table)}/messages", None, status=503)
    await pass_on(house, table, people)
    await house.later(minutes=1)
    board = (await house.boards(table, people[0]))[-1]
    assert board.channel_id == people[0].here
    assert {user["id"] for user in board.raw["mentions"]} == {str(person) for person in await house.owing(table)}


@pytest.mark.slow
async def test_a_title_that_is_refused_gives_way_to_a_plainer_one(house: House) -> None:
    people = await house.people("Ben", "Carla")
    house.standin.faults.fail("POST /channels/*/messages/*/threads", status=400, code=200001)
    table = Table(people, house.rng)
    await table.open("fleet")
    board = await house.board(table, people[0])
    assert house.standin.world.channel(board.channel_id).raw["name"] == "Fleet: The Dice Game"


@pytest.mark.parametrize("code", [slow(50007), 50278, 20026])
async def test_a_game_in_a_direct_message_that_is_closed_is_not_tried_for_ever(
    house: House, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    (ben,) = await house.people("Ben")
    ben.here = (await ben.say("Moin", channel="@bot")).channel_id
    table = Table([ben], house.rng)
    await table.open("fleet")
    await house.board(table, ben)
    refused = house.standin.faults.fail(f"POST /channels/{ben.here}/messages", None, status=403, code=code)
    since = len(house.standin.notifications)
    await all_decide(house, table)
    with caplog.at_level(logging.WARNING):
        await house.later(minutes=1)
    assert await house.store.outbox.waiting(table.game_id) == []
    tried = refused.hit
    await house.later(hours=3)
    assert refused.hit == tried > 0
    assert f"error code: {code}" in caplog.text
    assert heard(house, since) == []


@pytest.mark.slow
async def test_an_edit_keeps_the_mention_of_those_who_still_owe_a_decision(house: House) -> None:
    table, people = await house.game("Anna", "Ben", "Carla")
    await _until_several_owe(house, table, people)
    await house.delivered(table)
    board = (await house.boards(table, people[0]))[-1]
    owing = set(await house.owing(table))
    assert {int(user["id"]) for user in board.raw["mentions"]} == owing
    first, *others = [person for person in people if int(person.id) in owing]
    panel = await (await first.press(board, controls(board, "@play")[0])).reply()
    since = len(house.standin.notifications)
    while int(first.id) in await house.owing(table):
        panel = await decide(first, panel)
    if set(await house.owing(table)) == {int(person.id) for person in others}:
        await house.delivered(table)
        edited = next(seen for seen in await house.boards(table, people[0]) if seen.id == board.id)
        assert {int(user["id"]) for user in edited.raw["mentions"]} <= owing
        assert {int(person.id) for person in others} <= {int(user["id"]) for user in edited.raw["mentions"]}
        assert heard(house, since) == []


async def _until_several_owe(house: House, table: Table, people: list[Person]) -> None:
    """Play until several have to decide at once."""
    for _ in range(60):
        owing = await house.owing(table)
        if len(owing) > 1:
            return
        mover = await house.mover(table, people)
        await decide(mover, await (await mover.command("play", channel="@bot", game=table.game_id)).reply())
    raise AssertionError("nobody ever had to decide at once")


async def test_an_option_that_was_refused_can_be_picked_again(house: House) -> None:
    table, (anna, _, carla) = await house.game("Anna", "Ben", "Carla")
    panel = await (await anna.command("table", game=table.game_id)).reply()
    (menu,) = [
        item for item in panel.selects if "@replace.0" in item["custom_id"] or "@replace.1" in item["custom_id"]
    ][:1]
    refused = await (await anna.select(panel, menu["custom_id"], [carla.id])).reply()
    assert refused.id != panel.id, "she sits there already"

    def fresh() -> ShownMessage | None:
        seen = anna.seen[panel.id]
        return seen if menu["custom_id"] not in seen.custom_ids else None

    again = await anna.wait_until(fresh)
    assert [item.get("placeholder") for item in again.selects] == [item.get("placeholder") for item in panel.selects]
    other = next(item for item in again.selects if read(item["custom_id"]) == read(menu["custom_id"]))
    assert (await (await anna.select(again, other["custom_id"], [carla.id])).reply()).text == refused.text


@pytest.mark.slow
async def test_a_host_may_have_framed_boards_which_calls_nobody_aloud(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(App.__init__.__kwdefaults__ or {}, "boards", "components")
    async with Standin(world=new_world(people=2)) as standin:
        house = await House.open(standin, database)
        table, people = await house.game("Anna", "Ben")
        board = (await house.boards(table, people[0]))[-1]
        assert board.content == ""
        assert "Fleet, round 1" in board.text
        assert {each.body for each in standin.notifications} == {""}
        standin.faults.fail("POST /channels/*/messages", 1, status=400, code=50035)
        await pass_on(house, table, people)
        await house.delivered(table)
        board = (await house.boards(table, people[0]))[-1]
        assert "Fleet, round" in board.content, "an ordinary one where Discord takes no other"
        mover = await house.mover(table, people)
        await decide(mover, await (await mover.command("play", channel="@bot", game=table.game_id)).reply())
        await house.delivered(table)
        await house.stop()


@pytest.mark.slow
async def test_a_board_is_edited_in_the_form_it_has(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Standin(world=new_world(people=2)) as standin:
        house = await House.open(standin, database)
        table, people = await house.game("Anna", "Ben")
        await house.stop()
        monkeypatch.setitem(App.__init__.__kwdefaults__ or {}, "boards", "components")
        await house.start()
        (board,) = await house.boards(table, people[0])
        mover = await house.mover(table, people)
        before = await house.owing(table)
        await decide(mover, await (await mover.command("play", channel="@bot", game=table.game_id)).reply())
        await house.delivered(table)
        if await house.owing(table) == before:
            edited = next(seen for seen in await house.boards(table, people[0]) if seen.id == board.id)
            assert edited.content != board.content
        await house.stop()


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 50035), (503, 0)])
async def test_an_answer_that_can_not_be_edited_in_comes_as_a_message_of_its_own(
    house: House, status: int, code: int
) -> None:
    table, people = await house.game("Anna", "Carla")
    mover = await house.mover(table, people)
    house.standin.faults.fail("PATCH /webhooks/**", None, status=status, code=code)
    panel = await (await mover.command("play", game=table.game_id)).reply()
    assert panel.ephemeral
    assert choices(await decide(mover, panel)) or await house.owing(table) != [int(mover.id)]
    assert len(await house.store.games.moves(table.game_id)) == 1


async def test_a_lobby_that_can_not_be_shown_in_an_answer_is_a_message_everybody_sees_and_can_press(
    house: House,
) -> None:
    people = await house.people("Anna", "Carla")
    house.standin.faults.fail("PATCH /webhooks/**", None, status=404, code=10008)
    table = Table(people, house.rng)
    await table.open("fleet")
    assert await house.board(table, people[0])


async def test_a_sentence_that_can_not_take_back_the_public_answer_is_said_in_it(house: House) -> None:
    (ben,) = await house.people("Ben")
    await house.store.people.set_guild(int(house.standin.world.guild_id), settings={"hosts": "managers"})
    house.standin.faults.fail("DELETE /webhooks/**", None, status=403, code=40333)
    said = await (await ben.command("new", "fleet", seats=2)).reply()
    assert said.text
    assert not game_of(said)


@pytest.mark.parametrize(
    ("status", "times", "said"),
    [(400, 1, "won't let me do that here (400, code 40006)"), (503, 5, "Discord itself is having trouble")],
)
async def test_a_game_that_discord_lets_nobody_open_is_refused_in_a_sentence_that_says_who_refuses(
    house: House, status: int, times: int, said: str
) -> None:
    """Neither in the forum where it belongs nor where it was asked for."""
    (anna,) = await house.people("Anna")
    forum = int(anna.channel("harbor-forum"))
    await house.store.people.set_guild(int(house.standin.world.guild_id), default_channel_id=forum)
    house.standin.faults.fail("POST /channels/*/threads", None, status=status, code=40006)
    house.standin.faults.fail("PATCH /webhooks/**", None, status=status, code=40006)
    house.standin.faults.fail("POST /webhooks/**", times, status=status, code=40006)
    assert (await anna.command("new", "fleet", seats=2)).acked
    assert await anna.wait_for(lambda seen: said in seen.text)
    assert await house.store.games.of_person(int(anna.id)) == []


@pytest.mark.parametrize("trouble", ["too often", "no connection"])
async def test_a_game_whose_thread_can_not_be_opened_for_now_begins_in_its_channel_soon(
    house: House, trouble: str
) -> None:
    people = await house.people("Ben", "Carla")
    if trouble == "too often":
        house.standin.faults.rate_limit("POST /channels/*/messages/*/threads", None, retry_after=1.0, code=20028)
    else:
        house.standin.faults.lose_request("POST /channels/*/messages/*/threads", None)
    table = Table(people, house.rng)
    await table.open("fleet")
    await house.later(minutes=5)
    assert (await house.boards(table, people[0]))[-1].channel_id == people[0].here


@pytest.mark.slow
async def test_where_everything_is_asked_too_often_the_owner_hears_of_it(house: House) -> None:
    await house.people("Anna")
    table, people = await house.game("Ben", "Carla")
    since = len(house.standin.notifications)
    private = [(await person.say("Hello", channel="@bot")).channel_id for person in people]
    for channel in (await house.thread(table), people[0].here, *private):
        house.standin.faults.rate_limit(f"POST /channels/{channel}/messages", None, retry_after=1.0, code=40062)
    await pass_on(house, table, people)
    await house.later(minutes=40)
    assert len(lost_calls(house, since)) == 1
    house.standin.faults.clear()
    before = len(await house.boards(table, people[0]))
    await house.later(minutes=11)
    assert len(await house.boards(table, people[0])) == before + 1, "it was tried on"


@pytest.mark.slow
async def test_whoever_decides_is_called_directly_where_the_connection_to_a_place_breaks_again_and_again(
    house: House,
) -> None:
    table, people = await house.game("Ben", "Carla")
    since = len(house.standin.notifications)
    house.standin.faults.lose_request(f"POST /channels/{await house.thread(table)}/messages", None)
    owing = await pass_on(house, table, people)
    await house.later(minutes=40)
    assert owing <= called(house, since)


@pytest.mark.slow
async def test_a_board_that_was_overtaken_does_not_keep_the_next_one_waiting(house: House) -> None:
    table, people = await house.game("Ben", "Carla")
    fault = house.standin.faults.rate_limit(
        f"POST /channels/{await house.thread(table)}/messages", None, retry_after=1.0
    )
    await pass_on(house, table, people)
    await pass_on(house, table, people)
    since = len(house.standin.notifications)
    await house.later(minutes=40)
    assert fault.hit
    assert {str(person) for person in await house.owing(table)} <= called(house, since)


@pytest.mark.slow
async def test_a_call_that_waits_for_a_limit_keeps_no_later_board_waiting(house: House) -> None:
    table, people = await house.game("Ben", "Carla")
    other, others = await house.game("Anna", "Dora")
    private = [(await person.say("Hello", channel="@bot")).channel_id for person in people]
    limits = [
        house.standin.faults.rate_limit(f"POST /channels/{each}/messages", None, retry_after=600.0) for each in private
    ]
    house.standin.faults.fail(f"POST /channels/{await house.thread(table)}/messages", 1, status=403, code=50013)
    before = [len(await house.boards(each, person)) for each, person in ((table, people[0]), (other, others[0]))]

    async def somebody_is_called() -> bool:
        return any(limit.hit for limit in limits)

    await pass_on(house, table, people)
    await eventually(somebody_is_called)
    began, since = house.time.time(), len(house.standin.notifications)
    await pass_on(house, other, others)
    await house.delivered(other)
    assert len(await house.boards(other, others[0])) == before[1] + 1, "another game does not wait"
    await pass_on(house, table, people)
    owing = {str(person) for person in await house.owing(table)}
    await house.later(minutes=1)
    (board,) = (await house.boards(table, people[0]))[before[0] :]
    assert {user["id"] for user in board.raw["mentions"]} == owing, "of the same game the newest comes"
    assert owing <= called(house, since)
    assert house.time.time() - began < 120


async def test_a_game_begins_although_its_card_can_not_be_looked_at(house: House) -> None:
    people = await house.people("Ben", "Carla")
    house.standin.faults.lose_request("GET /channels/*/messages/*", None)
    house.standin.faults.lose_request("PATCH /channels/*/messages/*", None)
    table = Table(people, house.rng)
    await table.open("fleet")
    assert await house.board(table, people[0])
