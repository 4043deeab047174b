"""`/setup check` and kinds of places: each missing right in a sentence; forums, voice channels, places without us."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import discord
import pytest

from bot.gateway.permissions import NEEDED, PERMISSIONS, invite
from bot.sandbox import permissions as may
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.discord_objects import channel_object
from bot.sandbox.entities import NEWS, Channel
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.standin import Standin
from tests.conversations.house import House, choices, decide, eventually, is_board

ROOT = Path(__file__).parents[3]
VOICE = 2
RIGHTS = {
    may.VIEW_CHANNEL: ("View Channel", "Kanal ansehen"),
    may.SEND_MESSAGES: ("Send Messages", "Nachrichten senden"),
    may.ATTACH_FILES: ("Attach Files", "Dateien anhängen"),
    may.EMBED_LINKS: ("Embed Links", "Links einbetten"),
    may.CREATE_PUBLIC_THREADS: ("Create Public Threads", "Öffentliche Threads erstellen"),
    may.CREATE_PRIVATE_THREADS: ("Create Private Threads", "Private Threads erstellen"),
    may.SEND_MESSAGES_IN_THREADS: ("Send Messages in Threads", "Nachrichten in Threads senden"),
    may.READ_MESSAGE_HISTORY: ("Read Message History", "Nachrichtenverlauf anzeigen"),
}


async def _check(person: Person, channel: str | None = None, about: str = "") -> ShownMessage:
    """What it says of the channel `about`, asked in `channel`."""
    given = {"place": about} if about else {}
    reply = await (await person.command("setup", "check", channel=channel, **given)).reply()
    assert reply.ephemeral
    return reply


def _new_channel(house: House, kind: int, name: str) -> str:
    world = house.standin.world
    voice = {"bitrate": 64_000, "user_limit": 0} if kind == VOICE else {}
    channel = Channel(channel_object(world, world.ids.next(), kind, name, 9) | voice)
    world.save_channel(channel)
    house.standin.services.events.channel("CHANNEL_CREATE", channel)
    return channel.id


async def _known(house: House, channel_id: str) -> None:
    async def known() -> bool:
        return house.client.get_channel(int(channel_id)) is not None

    await eventually(known)


async def _game_in(house: House, here: str, *names: str) -> tuple[Table, list[Person]]:
    people = await house.people(*names)
    for person in people:
        person.here = here
    table = Table(people, house.rng)
    await table.open("fleet")
    await house.board(table, people[0])
    await house.delivered(table)
    return table, people


async def _turn(house: House, table: Table, people: list[Person]) -> None:
    mover = await house.mover(table, people)
    before = await house.owing(table)
    panel = await house.panel(table, mover)
    while await house.owing(table) == before:
        panel = await decide(mover, panel)
    await house.delivered(table)


# -- what is missing --------------------------------------------------------------------------------------------


def _answer(said: str) -> str:
    """What is said to the question above it."""
    return said.splitlines()[1]


async def test_where_nothing_is_missing_the_answer_is_yes_and_nobody_is_sent_to_invite_anew(house: House) -> None:
    english, german = [(await _check(person)).text for person in await house.people("Anna", "Ben")]
    assert [_answer(english), _answer(german)] == ["✅ Yes.", "✅ Ja."]
    assert [each for each in (english, german) if "❌" in each or "permissions=" in each] == []


@pytest.mark.parametrize(
    ("right", "english", "german"),
    [
        (may.SEND_MESSAGES, "❌ Not yet:", "❌ Nein, noch nicht:"),
        (may.EMBED_LINKS, "⚠️ Yes, but:", "⚠️ Ja, aber:"),
    ],
)
async def test_the_question_is_answered_first(house: House, right: int, english: str, german: str) -> None:
    people = await house.people("Anna", "Ben")
    house.deny(people[0].here, right)
    assert [_answer((await _check(person)).text) for person in people] == [english, german]


async def test_whoever_was_invited_without_a_right_is_sent_the_link(house: House) -> None:
    (anna,) = await house.people("Anna")
    world = house.standin.world
    role = next(role for role in world.roles.values() if role["managed"])
    house.standin.world.save_role(role | {"permissions": str(int(role["permissions"]) & ~may.ATTACH_FILES)})
    house.standin.services.events.guild(
        "GUILD_ROLE_UPDATE", {"guild_id": world.guild_id, "role": world.roles[role["id"]]}
    )
    await house.settled()
    said = (await _check(anna)).text
    assert f"permissions={PERMISSIONS.value}" in said
    assert "Edit Channel" not in said


@pytest.mark.parametrize("right", RIGHTS, ids=[names[0] for names in RIGHTS.values()])
async def test_each_missing_right_is_named_with_what_it_is_for(house: House, right: int) -> None:
    people = await house.people("Anna", "Ben")
    games, elsewhere = people[0].here, people[0].channel("general")
    house.deny(games, right)
    hidden = right == may.VIEW_CHANNEL
    for person, name in zip(people, RIGHTS[right], strict=True):
        said = (await _check(person, elsewhere if hidden else games, **({"about": games} if hidden else {}))).text
        lines = [line for line in said.splitlines() if line.startswith(("❌", "⚠️"))]
        assert [name in line for line in lines] == [False, True], said


@pytest.mark.slow
@pytest.mark.parametrize("right", [may.SEND_MESSAGES, may.ATTACH_FILES, may.EMBED_LINKS, may.SEND_MESSAGES_IN_THREADS])
async def test_of_another_place_too_only_what_is_lacking_is_named(house: House, right: int) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    thread, forum = await house.thread(table), anna.channel("harbor-forum")
    house.deny(anna.here, right)
    house.deny(forum, right)
    await house.settled()
    for place in (forum, thread) if right != may.SEND_MESSAGES else (forum,):
        said = (await _check(anna, anna.channel("general"), about=place)).text
        lines = [line for line in said.splitlines() if line.startswith(("❌", "⚠️"))]
        assert [RIGHTS[right][0] in line for line in lines] == [False, True], said


async def test_where_files_alone_may_not_be_attached_it_says_what_happens_then(house: House) -> None:
    people = await house.people("Anna", "Ben")
    house.deny(people[0].here, may.ATTACH_FILES)
    english, german = [(await _check(person)).text for person in people]
    assert "No game can be opened; in games under way, I ping whoever has to decide by direct message" in english
    assert "rufe ich so lange per Direktnachricht, wer dran ist" in german


async def test_large_tables_without_embeds_are_said_to_be_shown_smaller(house: House) -> None:
    people = await house.people("Anna", "Ben")
    house.deny(people[0].here, may.EMBED_LINKS)
    english, german = [(await _check(person)).text for person in people]
    assert "I can only show large tables scaled down; a button shows them in full" in english
    assert "Große Tische zeige ich nur verkleinert; ein Knopf zeigt sie ganz" in german


async def test_a_channel_the_bot_does_not_see_is_named_with_what_to_do(house: House) -> None:
    people = await house.people("Anna", "Ben")
    games, elsewhere = people[0].here, people[0].channel("general")
    house.deny(games, may.VIEW_CHANNEL)
    english, german = [(await _check(person, elsewhere, games)).text for person in people]
    assert f"In <#{games}>:" in english
    assert "❌ I can't see this channel: allow my role **View Channel** there" in english
    assert "❌ Ich sehe diesen Kanal nicht: Erlaube meiner Rolle dort **Kanal ansehen**" in german
    assert "On the server I have what is missing" not in english, "the line itself says what to do"
    assert "permissions=" not in english + german


async def test_in_a_channel_the_bot_does_not_see_that_alone_is_named(house: House) -> None:
    people = await house.people("Anna", "Ben")
    house.deny(people[0].here, may.VIEW_CHANNEL)
    for person, name in zip(people, RIGHTS[may.VIEW_CHANNEL], strict=True):
        said = (await _check(person)).text
        lines = [line for line in said.splitlines() if line.startswith(("❌", "⚠️"))]
        assert [name in line for line in lines] == [False, True], said
    refused = (await (await people[0].command("new", "fleet", seats=2)).reply()).text
    assert refused == "I'm missing a permission in this channel: View Channel. See /setup check."


@pytest.mark.parametrize("right", [may.CREATE_PUBLIC_THREADS, may.SEND_MESSAGES_IN_THREADS])
async def test_where_no_game_can_be_opened_none_is_said_to_be_played_right_in_the_channel(
    house: House, right: int
) -> None:
    people = await house.people("Anna", "Ben")
    house.deny(people[0].here, *{right, may.SEND_MESSAGES_IN_THREADS})
    english, german = [(await _check(person)).text for person in people]
    assert english.count("played right in the channel") == german.count("direkt im Kanal gespielt") == 1
    house.deny(people[0].here, right, may.SEND_MESSAGES)
    english, german = [(await _check(person)).text for person in people]
    assert "Threads** is missing" in english, "it is named all the same"
    assert "No game can be opened here." in english
    assert "Hier lässt sich keine Partie eröffnen." in german
    assert "right in the channel" not in english
    assert "direkt im Kanal" not in german


async def test_whoever_may_open_no_game_for_want_of_a_right_is_sent_to_the_check(house: House) -> None:
    people = await house.people("Anna", "Ben")
    house.deny(people[0].here, may.SEND_MESSAGES)
    english, german = [(await (await person.command("new", "fleet", seats=2)).reply()).text for person in people]
    assert english.endswith("See /setup check.")
    assert german.endswith("Siehe /einrichten prüfen.")


@pytest.mark.parametrize("right", [may.SEND_MESSAGES, may.ATTACH_FILES])
async def test_where_no_game_can_be_shown_it_does_not_say_how_games_are_shown(house: House, right: int) -> None:
    people = await house.people("Anna", "Ben")
    house.deny(people[0].here, right)
    said = [(await _check(person)).text for person in people]
    assert [each for each in said if "thread of their own" in each or "eigenen Thread" in each] == []


async def test_what_is_taken_away_in_one_channel_is_given_back_there_and_by_no_link(house: House) -> None:
    people = await house.people("Anna", "Ben")
    house.deny(people[0].here, may.SEND_MESSAGES)
    english, german = [(await _check(person)).text for person in people]
    assert "Edit Channel" in english
    assert "Kanal bearbeiten" in german
    assert "permissions=" not in english + german


@pytest.mark.slow
async def test_a_server_with_as_many_threads_as_discord_allows_is_named_beforehand(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, people = await house.game("Anna", "Ben")
    assert _answer((await _check(people[0])).text) == "✅ Yes."
    monkeypatch.setattr("bot.setup.looking.MOST_THREADS", 1)
    english, german = [(await _check(person)).text for person in people]
    assert "⚠️ This server has 1 active threads" in english
    assert "games are played right in the channel" in english
    assert "mehr lässt Discord nicht zu" in german
    assert _answer(english) == "⚠️ Yes, but:"
    assert "thread of their own" not in english
    forum = (await _check(people[0], about=people[0].channel("harbor-forum"))).text
    assert "this forum takes no new post" in forum
    house.deny(people[0].here, may.SEND_MESSAGES)
    shut = (await _check(people[0])).text
    assert "no game gets a thread" in shut
    assert "right in the channel" not in shut


@pytest.mark.slow
async def test_a_locked_thread_is_named_as_what_it_is(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    house.deny(people[0].here, may.MANAGE_THREADS)
    house.standin.control.run({"thread": {"id": thread, "locked": True}})
    await house.settled()
    said = (await (await people[0].command("setup", "check", channel=thread)).reply()).text
    assert "❌ This thread is locked" in said
    assert f"<#{people[0].here}>" in said
    assert _answer(said) == "❌ Not yet:"
    assert "every permission" not in said


@pytest.mark.slow
async def test_a_thread_that_sleeps_is_no_unseen_place(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    await house.delivered(table)
    thread = await house.thread(table)
    house.standin.faults.fail(f"PATCH /channels/{thread}", None, status=403, code=50013)  # it would be woken at once
    house.standin.control.run({"thread": {"id": thread, "archived": True}})

    async def forgotten() -> bool:
        return house.client.get_channel(int(thread)) is None

    await eventually(forgotten)
    said = (await _check(people[0], about=thread)).text
    assert _answer(said) == "✅ Yes."
    assert f"<#{thread}>" in said
    house.standin.faults.fail(f"GET /channels/{thread}", status=403, code=50001)
    assert "❌ I can't see this channel" in (await _check(people[0], about=thread)).text


async def test_of_a_forum_it_says_how_games_get_posts_there_and_that_a_tag_is_chosen(house: House) -> None:
    people = await house.people("Anna", "Ben")
    forum, tagged = people[0].channel("harbor-forum"), people[0].channel("tagged-forum")
    english, german = [(await _check(person, about=forum)).text for person in people]
    assert "Choose it under /server › *Where games start*, and each game gets a post of its own." in english
    assert "Wähle es unter /server › *Wo Partien eröffnet werden*" in german
    assert "requires a tag" not in english
    english, german = [(await _check(person, about=tagged)).text for person in people]
    assert "This forum requires a tag; I'll choose one." in english
    assert "verlangt einen Tag; ich wähle einen aus" in german
    await house.store.people.set_guild(int(house.standin.world.guild_id), default_channel_id=int(forum))
    said = (await _check(people[0], about=forum)).text
    assert "Each game gets a post of its own here." in said
    assert "Choose it" not in said
    assert f"get a post in <#{forum}>" in (await _check(people[0])).text
    house.deny(people[0].here, may.SEND_MESSAGES)
    await house.settled()
    shut = (await _check(people[0])).text
    assert "No game can be opened here" in shut
    assert "get a post in" not in shut


async def test_what_is_missing_where_the_server_s_games_start_is_named_elsewhere_too(house: House) -> None:
    people = await house.people("Anna", "Ben")
    voice = _new_channel(house, VOICE, "lounge")
    await house.store.people.set_guild(int(house.standin.world.guild_id), default_channel_id=int(voice))
    house.standin.control.set_permissions(voice, house.standin.world.bot.id, allow=may.CONNECT)
    await _known(house, voice)
    english, german = [(await _check(person)).text for person in people]
    assert f"⚠️ On this server games start in <#{voice}>" in english
    assert "thread of their own" not in english
    assert f"⚠️ Auf diesem Server werden Partien in <#{voice}> eröffnet" in german
    house.deny(voice, may.CONNECT)
    await house.settled()
    english = (await _check(people[0])).text
    assert _answer(english) == "❌ Not yet:"
    assert "❌ **Connect** is missing" in english


async def test_a_voice_channel_needs_one_right_more(house: House) -> None:
    (anna,) = await house.people("Anna")
    voice = _new_channel(house, VOICE, "lounge")
    house.deny(voice, may.CONNECT)
    await _known(house, voice)
    said = (await _check(anna, about=voice)).text
    assert "**Connect** is missing" in said
    assert f"permissions={PERMISSIONS.value | may.CONNECT}" in invite(1, ["connect"])


async def test_an_announcement_channel_has_no_private_threads_and_no_right_brings_them(house: House) -> None:
    people = await house.people("Anna", "Ben")
    news = _new_channel(house, NEWS, "harbor-news")
    house.deny(news, may.CREATE_PRIVATE_THREADS)
    await _known(house, news)
    english, german = [(await _check(person, about=news)).text for person in people]
    assert "channels have no private threads" in english
    assert "keine privaten Threads" in german
    assert "Create Private Threads" not in english
    assert _answer(english) == "⚠️ Yes, but:"


def test_what_the_invitation_asks_for_is_what_can_be_found_missing() -> None:
    assert set(NEEDED) == {
        "view_channel",
        "send_messages",
        "attach_files",
        "embed_links",
        "create_public_threads",
        "create_private_threads",
        "send_messages_in_threads",
        "read_message_history",
    }
    assert len(RIGHTS) == len(NEEDED)
    assert sum(RIGHTS) == may.BOT == PERMISSIONS.value


def test_the_pages_speak_of_as_many_rights_as_the_invitation_asks_for() -> None:
    number = {7: "seven", 8: "eight", 9: "nine"}[len(NEEDED)]
    readme, facts = (" ".join((ROOT / page).read_text("utf-8").split()) for page in ("README.md", "docs/discord.md"))
    assert f"{number} permissions: " in readme
    listed = readme.partition(f"{number} permissions: ")[2].partition(".")[0]
    assert listed.split(", ") == [name.lower() for name in NEEDED.values()]
    assert f"the {number} rights of its invitation" in facts


async def test_a_database_that_does_not_answer_is_said_and_nothing_else_fails(house: House) -> None:
    (anna,) = await house.people("Anna")
    house.shore.trouble = "down"
    said = (await _check(anna)).text
    house.shore.trouble = ""
    assert "database isn't answering" in said
    assert "I have every permission" in said


# -- places -----------------------------------------------------------------------------------------------------


async def test_in_direct_messages_nothing_is_needed(house: House) -> None:
    (anna,) = await house.people("Anna")
    assert "Direct messages need no permissions" in (await _check(anna, "@bot")).text


@pytest.mark.slow
async def test_a_game_opened_in_the_post_of_a_forum_is_played_there(house: House) -> None:
    (anna,) = await house.people("Anna")
    post = await anna.say("Who plays on Friday?\nI have the snacks.", channel=anna.channel("harbor-forum"))
    await anna.refresh()
    assert anna.channels[post.channel_id]["name"] == "Who plays on Friday?"
    await _known(house, post.channel_id)
    table, people = await _game_in(house, post.channel_id, "Anna", "Ben")
    await _turn(house, table, people)
    assert {seen.channel_id for seen in await house.boards(table, people[0])} == {post.channel_id}
    assert "I have every permission" in (await _check(people[0], post.channel_id)).text
    house.standin.control.run({"thread": {"id": post.channel_id, "locked": True}})
    await house.settled()
    assert not [row for row in await house.store.outbox.waiting(table.game_id) if row.state == "held"]


@pytest.mark.slow
@pytest.mark.parametrize("restart", [False, True])
async def test_a_game_whose_post_was_deleted_goes_on_in_a_new_one(house: House, restart: bool) -> None:
    (anna,) = await house.people("Anna")
    forum = anna.channel("harbor-forum")
    post = await anna.say("Friday", channel=forum)
    await _known(house, post.channel_id)
    table, people = await _game_in(house, post.channel_id, "Anna", "Ben")
    house.delete_channel(post.channel_id)
    board = await people[0].wait_for(lambda seen: is_board(table, seen) and seen.channel_id != post.channel_id, 30)
    assert house.standin.world.channel(board.channel_id).parent_id == forum
    if restart:
        await house.restart()
    await house.delivered(table)
    await _turn(house, table, people)
    assert {seen.channel_id for seen in await house.boards(table, people[0])} == {board.channel_id}


@pytest.mark.slow
async def test_a_post_only_discord_knows_of_is_gone_on_with(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (anna,) = await house.people("Anna")
    forum = anna.channel("harbor-forum")
    post = await anna.say("Friday", channel=forum)
    await _known(house, post.channel_id)
    table, people = await _game_in(house, post.channel_id, "Anna", "Ben")
    # so it is for a process to which the gateway tells nothing of this server
    monkeypatch.setattr(discord.ForumChannel, "threads", property(lambda _: []))
    house.standin.faults.lose_reply(f"POST /channels/{forum}/threads")
    house.delete_channel(post.channel_id)
    await people[0].wait_for(lambda seen: is_board(table, seen) and seen.channel_id != post.channel_id, 30)
    await house.delivered(table)
    await _turn(house, table, people)
    world = house.standin.world
    assert [thread.id for thread in world.threads(forum)] == [await house.thread(table)]


async def test_where_games_belong_in_a_forum_each_gets_a_post(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    forum = anna.channel("harbor-forum")
    await house.store.people.set_guild(int(house.standin.world.guild_id), default_channel_id=int(forum))
    answer = await (await anna.command("new", "fleet", seats=2)).reply()
    lobby = await ben.wait_for(lambda seen: bool(controls(seen, "@join")))
    assert house.standin.world.channel(lobby.channel_id).parent_id == forum
    assert lobby.channel_id in answer.text
    await (await ben.press(lobby, controls(lobby, "@join")[0])).reply()
    hosted = await anna.wait_for(lambda seen: seen.id == lobby.id and bool(controls(seen, "@start")))
    await (await anna.press(hosted, controls(hosted, "@start")[0])).reply()
    game_id = game_of(lobby)
    board = await anna.wait_for(lambda seen: game_of(seen) == game_id and bool(controls(seen, "@sheet")), 30)
    assert board.channel_id == lobby.channel_id


async def test_posts_of_the_same_host_are_numbered(house: House) -> None:
    (anna,) = await house.people("Anna")
    forum = anna.channel("harbor-forum")
    await house.store.people.set_guild(int(house.standin.world.guild_id), default_channel_id=int(forum))
    for _ in range(2):
        await (await anna.command("new", "fleet", seats=2)).reply()
    titles = [thread.raw["name"] for thread in house.standin.world.threads(forum)]
    assert sorted(titles) == ["Fleet: The Dice Game · Anna", "Fleet: The Dice Game · Anna (2)"]


async def test_a_forum_without_rights_opens_no_lobby(house: House) -> None:
    (anna,) = await house.people("Anna")
    forum = anna.channel("harbor-forum")
    await house.store.people.set_guild(int(house.standin.world.guild_id), default_channel_id=int(forum))
    house.deny(forum, may.SEND_MESSAGES)

    async def denied() -> bool:
        channel = house.client.get_channel(int(forum))
        return channel is not None and not channel.permissions_for(channel.guild.me).send_messages  # type: ignore[union-attr]

    await eventually(denied)
    refused = await (await anna.command("new", "fleet", seats=2)).reply()
    assert "Send Messages" in refused.text
    assert await house.store.games.of_person(int(anna.id)) == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", [VOICE, NEWS], ids=["voice", "announcements"])
async def test_games_are_played_in_other_kinds_of_channels_too(house: House, kind: int) -> None:
    channel_id = _new_channel(house, kind, "elsewhere")
    house.standin.control.set_permissions(channel_id, house.standin.world.bot.id, allow=may.CONNECT)
    await _known(house, channel_id)
    table, people = await _game_in(house, channel_id, "Anna", "Ben")
    await _turn(house, table, people)
    row = await house.store.games.load(table.game_id)
    assert (row.thread_id is None) == (kind == VOICE)
    assert {int(seen.channel_id) for seen in await house.boards(table, people[0])} == {row.thread_id or row.channel_id}


async def test_where_the_bot_is_no_member_games_are_refused_in_one_sentence(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    for command in house.standin.world.commands[""]:
        command["integration_types"] = [0, 1]  # people may bring the bot along for themselves
    house.standin.control.run({"bot": {"member": False}})

    async def gone() -> bool:
        return not house.client.guilds

    await eventually(gone)
    for person, said in ((anna, "I'm not a member of this server"), (ben, "Auf diesem Server bin ich kein Mitglied")):
        refused = await (await person.command("new", "fleet", seats=1)).reply()
        assert refused.ephemeral
        assert refused.text.startswith(said)
        assert f"permissions={PERMISSIONS.value}" in refused.text
        assert await house.store.games.of_person(int(person.id)) == []
    assert "just for yourself" in (await _check(anna)).text


async def test_a_turn_can_be_played_from_anywhere(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    play = await (await mover.command("play", channel="@bot", game=table.game_id)).reply()
    assert choices(play)


async def test_a_forum_that_demands_a_tag_gets_one_that_anybody_may_set(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    world = house.standin.world
    forum = world.channel(anna.channel("tagged-forum"))
    await house.store.people.set_guild(int(world.guild_id), default_channel_id=int(forum.id))
    await (await anna.command("new", "fleet", seats=2)).reply()
    lobby = await ben.wait_for(lambda seen: bool(controls(seen, "@join")))
    (post,) = world.threads(forum.id)
    assert lobby.channel_id == post.id
    named = {tag["id"]: tag["name"] for tag in forum.raw["available_tags"]}
    assert [named[tag] for tag in post.raw["applied_tags"]] == ["Games"]


@pytest.mark.parametrize(("status", "code"), [(400, 160006), (403, 50013), (400, 50035), (503, 0)])
async def test_where_discord_takes_no_post_in_the_forum_the_table_is_opened_where_it_was_asked_for(
    house: House, status: int, code: int
) -> None:
    anna, ben = await house.people("Anna", "Ben")
    forum = anna.channel("harbor-forum")
    await house.store.people.set_guild(int(house.standin.world.guild_id), default_channel_id=int(forum))
    house.standin.faults.fail(f"POST /channels/{forum}/threads", None, status=status, code=code)
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    assert not lobby.ephemeral
    told = await anna.wait_for(lambda seen: seen.ephemeral and "won't let me post in" in seen.text)
    assert f"<#{forum}>" in told.text
    assert "/setup check" in told.text
    seen = await ben.wait_for(lambda seen: bool(controls(seen, "@join")))
    assert seen.channel_id == anna.here
    await (await ben.press(seen, controls(seen, "@join")[0])).reply()
    hosted = await anna.wait_for(lambda seen: seen.id == lobby.id and bool(controls(seen, "@start")))
    await (await anna.press(hosted, controls(hosted, "@start")[0])).reply()
    board = await anna.wait_for(lambda seen: game_of(seen) == game_of(lobby) and bool(controls(seen, "@sheet")), 30)
    assert house.standin.world.channel(board.channel_id).parent_id == anna.here


@pytest.mark.parametrize("garble", [Faults.cut_reply, Faults.lose_reply])
async def test_a_post_of_which_no_answer_tells_is_the_game_s_all_the_same(
    house: House, garble: Callable[[Faults, str], Fault]
) -> None:
    anna, ben = await house.people("Anna", "Ben")
    forum = anna.channel("harbor-forum")
    await house.store.people.set_guild(int(house.standin.world.guild_id), default_channel_id=int(forum))
    garble(house.standin.faults, f"POST /channels/{forum}/threads")
    told = await (await anna.command("new", "fleet", seats=2)).reply()
    lobby = await ben.wait_for(lambda seen: bool(controls(seen, "@join")))
    (post,) = house.standin.world.threads(forum)
    assert (lobby.channel_id, f"<#{post.id}>" in told.text) == (post.id, True)
    await (await ben.press(lobby, controls(lobby, "@join")[0])).reply()
    hosted = await anna.wait_for(lambda seen: seen.id == lobby.id and bool(controls(seen, "@start")))
    await (await anna.press(hosted, controls(hosted, "@start")[0])).reply()
    board = await anna.wait_for(lambda seen: game_of(seen) == game_of(lobby) and bool(controls(seen, "@sheet")), 30)
    assert board.channel_id == post.id


@pytest.mark.slow
async def test_a_post_whose_title_is_refused_gets_a_plainer_one(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    forum = anna.channel("harbor-forum")
    await house.store.people.set_guild(int(house.standin.world.guild_id), default_channel_id=int(forum))
    house.standin.faults.fail(f"POST /channels/{forum}/threads", status=400, code=200001)
    await (await anna.command("new", "fleet", seats=2)).reply()
    lobby = await ben.wait_for(lambda seen: bool(controls(seen, "@join")))
    (post,) = house.standin.world.threads(forum)
    assert (lobby.channel_id, post.raw["name"]) == (post.id, "Fleet: The Dice Game")


async def test_a_forum_whose_tags_only_moderators_may_set_is_refused_and_named_beforehand(
    standin: Standin, database: str
) -> None:
    forum = standin.world.channel_named("tagged-forum")
    forum.raw["available_tags"] = [tag for tag in forum.raw["available_tags"] if tag["moderated"]]
    house = await House.open(standin, database)
    (anna,) = await house.people("Anna")
    await house.store.people.set_guild(int(standin.world.guild_id), default_channel_id=int(forum.id))
    refused = await (await anna.command("new", "fleet", seats=2)).reply()
    assert "every post needs a tag" in refused.text
    assert await house.store.games.of_person(int(anna.id)) == []
    assert "every post needs a tag" in (await _check(anna, about=forum.id)).text
    await house.stop()
