"""Part A, places: threads that are opened, archived, woken and locked; channels of all kinds in which games lie."""

from __future__ import annotations

import discord

from bot.outbox.forums import post_tags
from bot.outbox.threads import THREAD_EXISTS, WEEK
from bot.tools.doctor.examination import Check, Examination
from bot.tools.doctor.findings import Answer, unless, within

ARCHIVED = (400, 50083)
WRONG_KIND = (400, 50024)
TAG_DEMANDED = (400, 40067)
NONE_HERE = "this server has none that the bot may write in"
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12


async def threads(examination: Examination) -> None:
    """A thread below a message: opened, archived, edited in, woken."""
    channel, judge = examination.channel, examination.findings.judge
    said = await examination.post({"content": "A thread begins here."})
    message = channel.get_partial_message(int(said.reply["id"]))
    begun = examination.expecting("thread_create", lambda thread: thread.id == message.id)
    answer = await examination.ask(message.create_thread(name="Quayside's doctor", auto_archive_duration=WEEK))
    judge(
        "thread",
        answer,
        faults=unless(answer.reply.get("id") == str(message.id), "its id is another"),
    )
    judge("thread told", faults=unless(await examination.came(begun), "THREAD_CREATE did not come"))
    again = await examination.ask(message.create_thread(name="Quayside's doctor", auto_archive_duration=WEEK))
    judge("thread twice", again, [(400, THREAD_EXISTS)])
    if not answer.taken:
        return
    thread: discord.Thread = answer.value
    inside = await examination.post({"content": "In the thread."}, thread.id)
    inside_id = int(inside.reply.get("id", 0))
    archived = await _changed(examination, thread, archived=True)
    judge("archived", archived[0])
    told = archived[1]
    refused = await examination.edit(thread.id, inside_id, {"content": "Not while it is archived."})
    judge("edit archived", refused, [ARCHIVED])
    woken = await _changed(examination, thread, archived=False)
    asleep = within(woken[0].reply, "thread_metadata").get("archived")
    judge(
        "woken",
        woken[0],
        faults=unless(asleep is False, "it is still archived"),
    )
    judge("archiving told", faults=unless(told and woken[1], "THREAD_UPDATE did not come"))
    edited = await examination.edit(thread.id, inside_id, {"content": "Awake again."})
    judge("edit woken", edited)
    if not examination.may_manage(channel):
        later = " (you'll be asked to lock one later)" if examination.asks else ""
        examination.findings.not_tried("managed", f"the bot has no right to lock threads, and needs none{later}")
        return
    await _changed(examination, thread, locked=True)
    judge("managed", await examination.post({"content": "Locked."}, thread.id))


async def private_threads(examination: Examination) -> None:
    """A private thread in the channel."""
    probe = "private thread"
    if not examination.rights.create_private_threads:
        examination.findings.not_tried(probe, "the bot lacks the right Create Private Threads")
        return
    answer = await _opened(examination, examination.channel.id, PRIVATE_THREAD)
    kind = answer.reply.get("type")
    examination.findings.judge(probe, answer, faults=unless(kind == PRIVATE_THREAD, f"its type is {kind}"))


async def news(examination: Examination) -> None:
    """An announcement channel."""
    probes = ("news thread", "private news thread")
    found = [each for each in examination.guild.text_channels if each.is_news() and _open_to(each)]
    if not found:
        for probe in probes:
            examination.findings.not_tried(probe, NONE_HERE)
        return
    said = await examination.post({"content": "Quayside's doctor was here."}, found[0].id)
    message = found[0].get_partial_message(int(said.reply["id"]))
    answer = await examination.ask(message.create_thread(name="Quayside's doctor", auto_archive_duration=WEEK))
    kind = answer.reply.get("type")
    examination.findings.judge(probes[0], answer, faults=unless(kind == NEWS_THREAD, f"its type is {kind}"))
    private = await _opened(examination, found[0].id, PRIVATE_THREAD)
    examination.findings.judge(probes[1], private, [WRONG_KIND])


async def forums(examination: Examination) -> None:
    """A forum that demands a tag."""
    probes = ("untagged", "tagged")
    found = [
        forum
        for forum in examination.guild.forums
        if forum.flags.require_tag and _open_to(forum) and post_tags(forum, "")
    ]
    if not found:
        for probe in probes:
            examination.findings.not_tried(probe, "this server has no forum with a tag that has to be set")
        return
    forum = found[0]
    without = await examination.ask(forum.create_thread(name="Quayside's doctor", content="Without a tag."))
    examination.findings.judge(probes[0], without, [TAG_DEMANDED])
    tags = post_tags(forum, "")
    answer = await examination.ask(
        forum.create_thread(name="Quayside's doctor", content="With a tag.", applied_tags=tags)
    )
    applied = [str(tag.id) for tag in tags]
    examination.findings.judge(
        probes[1], answer, faults=unless(answer.reply.get("applied_tags") == applied, "the tag is another")
    )


async def voices(examination: Examination) -> None:
    """A voice channel, in which people write, too."""
    probe = "voice"
    found = [each for each in examination.guild.voice_channels if _open_to(each)]
    if not found:
        examination.findings.not_tried(probe, NONE_HERE)
        return
    examination.findings.judge(probe, await examination.post({"content": "Quayside's doctor was here."}, found[0].id))


def _open_to(channel: discord.abc.GuildChannel) -> bool:
    has = channel.permissions_for(channel.guild.me)
    connected = has.connect or not isinstance(channel, discord.VoiceChannel)
    return has.view_channel and has.send_messages and connected


async def _opened(examination: Examination, channel_id: int, kind: int) -> Answer:
    body = {"name": "Quayside's doctor", "type": kind, "auto_archive_duration": WEEK}
    return await examination.request("POST", "/channels/{channel_id}/threads", body, channel_id=channel_id)


async def _changed(examination: Examination, thread: discord.Thread, **how: bool) -> tuple[Answer, bool]:
    """Archive, wake or lock a thread; the answer, and whether the gateway told of it."""
    told = examination.expecting("raw_thread_update", lambda payload: payload.thread_id == thread.id)
    answer = await examination.request("PATCH", "/channels/{channel_id}", dict(how), channel_id=thread.id)
    return answer, await examination.came(told)


CHECKS = [
    Check(
        (
            "thread",
            "thread told",
            "thread twice",
            "archived",
            "archiving told",
            "edit archived",
            "woken",
            "edit woken",
            "managed",
        ),
        threads,
    ),
    Check(("private thread",), private_threads),
    Check(("news thread", "private news thread"), news),
    Check(("untagged", "tagged"), forums),
    Check(("voice",), voices),
]
