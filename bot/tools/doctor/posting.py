"""Part A, messages: all forms, their pictures, edits, nonces, and the bounds that Discord sets."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import discord
from discord import ui

from bot.gateway.kept_file import KeptFile
from bot.gateway.layout import layout, picture, text
from bot.outbox.forms import Way, to_edit, to_send
from bot.outbox.public_message import CONTENT, PublicMessage, kept
from bot.sandbox.encoding import Json
from bot.tools.doctor.examination import LAYOUT, SILENT, Check, Examination, drawn
from bot.tools.doctor.findings import INVALID, TAKEN, listed, unless, within

BUTTON = "doctor:a-button-of-a-board-with-an-id-as-long-as-those-of-choices"
BOARD = ("board", "board edited", "board kept")
OLD = timedelta(hours=1)
LOOKED_BACK = 100
"""So many of the channel's newest messages are searched for an old one of the bot's."""
BYTES_TAKEN, BYTES_REFUSED = 9_900, 10_400


async def ordinary(examination: Examination) -> None:
    """An ordinary message with a picture, edited with and without a new one."""
    channel, judge = examination.channel, examination.findings.judge
    content = "Quayside's doctor looks at this channel."
    sent = to_send(PublicMessage(content=content, pictures=kept([drawn("a picture")])), Way("ordinary"))
    answer = await examination.ask(channel.send(**sent, silent=True))
    reply = answer.reply
    if answer.taken:
        judge("silent", faults=unless(int(reply.get("flags", 0)) & SILENT, "its flag is gone: phones may ring"))
    shown = (listed(reply, "attachments") or [{}])[0]
    judge(
        "ordinary",
        answer,
        faults=[
            *unless(reply.get("content") == content, "the content is another"),
            *unless((shown.get("width"), shown.get("height")) == (440, 280), "the picture's size is not told"),
            *unless(shown.get("description") == "a picture", "the picture's text is gone"),
        ],
    )
    if not answer.taken:
        return
    message: discord.Message = answer.value
    edited = await examination.ask(message.edit(content="One picture later.", attachments=[drawn("another picture")]))
    now = listed(edited.reply, "attachments")
    judge(
        "ordinary edited",
        edited,
        faults=unless(
            len(now) == 1 and now[0].get("id") not in (None, shown.get("id")), "the picture is not a new one"
        ),
    )
    reworded = await examination.edit(channel.id, message.id, {"content": "Only the words are others."})
    after = listed(reworded.reply, "attachments")
    judge(
        "ordinary kept",
        reworded,
        faults=[
            *unless([each.get("id") for each in after] == [each.get("id") for each in now], "the picture is another"),
            *unless(reworded.reply.get("content") == "Only the words are others.", "the content is not the new one"),
        ],
    )


async def board(examination: Examination) -> None:
    """The form that boards have: a picture attached and another one in an embed; edited with others, and without."""
    channel, judge = examination.channel, examination.findings.judge
    if not examination.rights.embed_links:
        for probe in BOARD:
            examination.findings.not_tried(probe, "the bot lacks the right Embed Links")
        return
    answer = await examination.ask(channel.send(**to_send(_board("A table."), Way("ordinary")), silent=True))
    judge("board", answer, faults=_not_a_board(answer.reply))
    if not answer.taken:
        return
    message: discord.Message = answer.value
    edited = await examination.ask(message.edit(**to_edit(_board("A later table."), Way("ordinary"))))
    before, now = _attached(answer.reply), _attached(edited.reply)
    judge(
        "board edited",
        edited,
        faults=[
            *_not_a_board(edited.reply),
            *unless(before != now, "the attached picture is not a new one"),
            *unless(_embedded(answer.reply) != _embedded(edited.reply), "the embed's picture is not a new one"),
        ],
    )
    reworded = await examination.edit(channel.id, message.id, {"content": "Only the words are others."})
    judge(
        "board kept",
        reworded,
        faults=[
            *_not_a_board(reworded.reply),
            *unless(_attached(reworded.reply) == now, "the attached picture is another"),
            *unless(_embedded(reworded.reply) == _embedded(edited.reply), "the embed's picture is another"),
        ],
    )


async def gallery(examination: Examination) -> None:
    """A layout with a picture, edited with another one: with the list of attachments, and without."""
    judge = examination.findings.judge
    file = drawn("a gallery")
    sent = examination.channel.send(view=layout(text("A layout."), picture(file)), file=file, silent=True)
    answer = await examination.ask(sent)
    judge(
        "layout",
        answer,
        faults=[
            *unless(int(answer.reply.get("flags", 0)) & LAYOUT, "the flag of layouts is not set"),
            *unless(_shown(answer.reply), "no picture is shown"),
        ],
    )
    if not answer.taken:
        return
    if examination.rights.read_message_history:
        listing = await examination.request("GET", "/channels/{channel_id}/messages", channel_id=examination.channel.id)
        came = "it was listed" if listing.taken else "the list fails, as expected; the bot doesn't need it"
        judge("list", listing, [*TAKEN, (500, 0)], note=came)
    else:
        examination.findings.not_tried("list", "the bot may not read the channel's history")
    message: discord.Message = answer.value
    fresh = drawn("another gallery")
    edited = await examination.ask(
        message.edit(view=layout(text("A layout, later."), picture(fresh)), attachments=[fresh])
    )
    judge(
        "layout edited",
        edited,
        faults=unless(_shown(edited.reply) and _shown(edited.reply) != _shown(answer.reply), "the picture is not new"),
    )
    unlisted = drawn("a gallery that is not listed")
    body = {"components": _gallery(unlisted.filename)}
    refused = await examination.edit(examination.channel.id, message.id, body, [unlisted])
    judge("layout unlisted", refused, [INVALID])


async def nonces(examination: Examination) -> None:
    """The same nonce twice."""
    nonce = f"doctor-{int(datetime.now(UTC).timestamp()) % 10**9}"
    body = {"content": "Said twice, there once.", "nonce": nonce, "enforce_nonce": True}
    first = await examination.post(body)
    second = await examination.post(body)
    same = first.reply.get("id") == second.reply.get("id")
    examination.findings.judge("nonce", second, faults=unless(same, "there are two messages"))


async def mentions(examination: Examination) -> None:
    """What an edit does to mentions; the bot mentions itself, so that nobody is called."""
    judge = examination.findings.judge
    me = examination.client.user
    assert me is not None
    body: dict[str, Any] = {"content": f"{me.mention} is mentioned.", "allowed_mentions": {"users": [str(me.id)]}}
    answer = await examination.post(body)
    judge("mention", answer, faults=unless(_mentioned(answer.reply) == [str(me.id)], "it is not listed"))
    if answer.taken:
        kept_by = body | {"content": f"{me.mention} is mentioned still."}
        still = await examination.edit(examination.channel.id, int(answer.reply["id"]), kept_by)
        judge("mention kept", still, faults=unless(_mentioned(still.reply) == [str(me.id)], "it is not listed"))
        silent: Json = {"content": f"{me.mention} was mentioned.", "allowed_mentions": {"parse": []}}
        edited = await examination.edit(examination.channel.id, int(answer.reply["id"]), silent)
        judge(
            "mention edited",
            edited,
            faults=unless(not _mentioned(edited.reply), "the mention is still listed"),
        )
    doubled = body | {"allowed_mentions": {"users": [str(me.id), str(me.id)]}}
    judge("mention doubled", await examination.post(doubled), [INVALID])


async def old_message(examination: Examination) -> None:
    """An edit that changes nothing, of a message of the bot's that is more than an hour old and mentions nobody."""
    limit = datetime.now(UTC) - OLD
    probe = "old"
    me = examination.client.user
    if not examination.rights.read_message_history:
        examination.findings.not_tried(probe, "the bot may not read the channel's history")
        return
    try:
        async for message in examination.channel.history(limit=LOOKED_BACK, before=limit):
            if message.author == me and not message.mentions and message.content and not message.flags.loading:
                answer = await examination.edit(examination.channel.id, message.id, {"content": message.content})
                examination.findings.judge(probe, answer)
                return
    except discord.DiscordServerError:
        examination.findings.not_tried(probe, "Discord fails to list the channel's messages")
        return
    examination.findings.not_tried(probe, "there is no ordinary message of the bot's in this channel that is so old")


async def bounds(examination: Examination) -> None:
    """What is just short enough, and what is just too long."""
    judge = examination.findings.judge
    longest = await examination.post({"content": "x" * CONTENT})
    cut = unless(len(str(longest.reply.get("content"))) == CONTENT, "it is shorter now")
    judge("2000 characters", longest, faults=cut)
    judge("2001 characters", await examination.post({"content": "x" * (CONTENT + 1)}), [INVALID])
    taken = await examination.post({"flags": LAYOUT, "components": [_text(4_000)]})
    judge("4000 characters", taken)
    refused = await examination.post({"flags": LAYOUT, "components": [_text(4_000), _text(1)]})
    judge("4001 characters", refused, [INVALID])
    for probe, length, expected in (
        ("1024 characters", 1_024, [(200, 0)]),
        ("1025 characters", 1_025, [INVALID]),
    ):
        file = drawn("a described picture")
        gallery = _gallery(file.filename, "x" * length)
        attachments = [{"id": 0, "filename": file.filename, "description": "x" * length}]
        body = {"flags": LAYOUT, "components": gallery, "attachments": attachments}
        judge(probe, await examination.post(body, files=[file]), expected)
    judge("9.9 kB", await examination.post(_sized(BYTES_TAKEN)))
    judge(
        "10.4 kB",
        await examination.post(_sized(BYTES_REFUSED)),
        [(500, 0), INVALID, (400, 0), (413, 40005)],
    )


def _text(length: int) -> dict[str, Any]:
    return {"type": 10, "content": "x" * length}


def _gallery(name: str, description: str = "a picture") -> list[dict[str, Any]]:
    return [{"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": description}]}]


def _sized(size: int) -> dict[str, Any]:
    """A layout whose components have so many bytes, with less than 4,000 characters to read. They bear the numbers that
    Discord would give them, so that it adds little."""
    number = count(1)
    components: list[dict[str, Any]] = [
        {"id": next(number), "type": 1, "components": [_button(next(number)) for _ in range(5)]} for _ in range(6)
    ]
    components.append({"id": next(number), **_text(1)})
    room = size - len(json.dumps(components, separators=(",", ":")))
    components[-1]["content"] *= room + 1
    return {"flags": LAYOUT, "components": components}


def _button(number: int) -> dict[str, Any]:
    custom_id = f"doctor-{number}-".ljust(100, "x")
    return {"id": number, "type": 2, "style": 2, "label": "x" * 38, "custom_id": custom_id, "disabled": True}


def _shown(reply: Json) -> list[str]:
    """The pictures of a layout."""
    found: list[str] = []
    for component in listed(reply, "components"):
        for inner in (component, *listed(component, "components")):
            found += [str(within(item, "media").get("url")) for item in listed(inner, "items")]
    return found


def _board(content: str) -> PublicMessage:
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(ui.Button(custom_id=BUTTON, label="Play", disabled=True))
    pictures = kept([drawn("a glance")])
    return PublicMessage(content=content, pictures=pictures, below=KeptFile(drawn("the whole")), rows=[row])


def _attached(reply: Json) -> list[object]:
    return [each.get("id") for each in listed(reply, "attachments")]


def _embedded(reply: Json) -> list[str]:
    """The pictures in embeds: their addresses, without the signatures that Discord renews."""
    images = [within(embed, "image") for embed in listed(reply, "embeds")]
    return [str(image.get("url")).partition("?")[0] for image in images if image]


def _not_a_board(reply: Json) -> list[str]:
    """What speaks against there being one picture attached, another one in an embed, and a button."""
    attached, embedded = len(_attached(reply)), _embedded(reply)
    buttons = [each.get("custom_id") for row in listed(reply, "components") for each in listed(row, "components")]
    return [
        *unless(buttons == [BUTTON], "its button is another" if buttons else "its button is gone"),
        *unless(len(embedded) == 1, f"there are {len(embedded)} embeds with a picture"),
        *unless(all(url.startswith("https://") for url in embedded), "the embed's picture has no address"),
        *unless(attached == 1, f"{attached} pictures stand among the attachments"),
    ]


def _mentioned(reply: Json) -> list[str]:
    return [str(user.get("id")) for user in listed(reply, "mentions")]


CHECKS = [
    Check(("old",), old_message),  # before there are containers, with which no list may come
    Check(
        ("ordinary", "silent", "ordinary edited", "ordinary kept"),
        ordinary,
    ),
    Check(BOARD, board),
    Check(
        ("layout", "list", "layout edited", "layout unlisted"),
        gallery,
    ),
    Check(("nonce",), nonces),
    Check(("mention", "mention kept", "mention edited", "mention doubled"), mentions),
    Check(
        (
            "2000 characters",
            "2001 characters",
            "4000 characters",
            "4001 characters",
            "1024 characters",
            "1025 characters",
            "9.9 kB",
            "10.4 kB",
        ),
        bounds,
    ),
]
