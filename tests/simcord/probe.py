"""One small bot with a list of things to do, for the stand-in and for SimCord: what comes of each is a short word, such
as "ok" or a status and a code, so that the two can be compared. It knows neither of them."""

from __future__ import annotations

import io
import json
from collections.abc import Awaitable, Callable
from itertools import product
from typing import Any

import discord
from discord import ui
from discord.http import Route
from PIL import Image

Interaction = discord.Interaction[Any]
FIRST = ("post", "whisper", "defer", "defer-privately", "defer-update", "update")
THEN = ("edit", "follow", "follow-privately", "delete")
ORDERS = [(*first, *rest) for first in [(), *((word,) for word in FIRST)] for rest in product(THEN, repeat=2)]
"""Every first answer, or none, and two more steps in every order."""
ORDERS += [(first, second) for first in FIRST for second in FIRST]


def png(name: str = "board.png", description: str | None = None) -> discord.File:
    """A small picture."""
    buffer = io.BytesIO()
    Image.new("RGB", (40, 30), "navy").save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, name, description=description)


class Gallery(ui.LayoutView):
    """A picture in components."""

    def __init__(self, text: str = "a board", *, name: str = "board.png") -> None:
        super().__init__(timeout=None)
        self.add_item(ui.TextDisplay(text))
        self.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}")))


class Field(ui.Modal, title="A question"):
    """A modal with one field in a label."""

    def __init__(self) -> None:
        super().__init__(custom_id="question", timeout=None)
        self.answer = ui.Label(text="Answer", component=ui.TextInput(custom_id="answer"))
        self.add_item(self.answer)


def button(custom_id: str) -> ui.View:
    """A message's one button."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Go", custom_id=custom_id))
    view.stop()
    return view


async def outcome(work: Awaitable[object]) -> str:
    """What came of it, in a word."""
    try:
        said = await work
    except discord.HTTPException as error:
        return f"{error.status}/{error.code}"
    return said if isinstance(said, str) else "ok"


class ProbeBot(discord.Client):
    """Answers a press in the order its button names; `told` is what came of each step, by the button."""

    def __init__(self, **more: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True), **more)
        self.told: dict[str, list[str]] = {}

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; the library would wait five seconds."""

    async def on_interaction(self, interaction: Interaction) -> None:
        custom_id = str((interaction.data or {}).get("custom_id"))
        told = self.told.setdefault(custom_id, [])
        if custom_id in ("modal", "question"):
            answer = discord.InteractionResponse(interaction)
            told.append(await outcome(answer.send_modal(Field())))
            if custom_id == "question":
                told.append(await outcome(answer.edit_message(content="answered")))
            return
        for word in custom_id.split("."):
            told.append(await outcome(_step(interaction, word)))


def _step(interaction: Interaction, word: str) -> Awaitable[object]:
    answer = discord.InteractionResponse(interaction)  # a fresh one does not know that it was answered
    steps: dict[str, Callable[[], Awaitable[object]]] = {
        "post": lambda: answer.send_message("posted"),
        "whisper": lambda: answer.send_message("whispered", ephemeral=True),
        "defer": lambda: answer.defer(thinking=True),
        "defer-privately": lambda: answer.defer(thinking=True, ephemeral=True),
        "defer-update": answer.defer,
        "update": lambda: answer.edit_message(content="updated"),
        "edit": lambda: interaction.edit_original_response(content="edited"),
        "follow": lambda: interaction.followup.send("followed"),
        "follow-privately": lambda: interaction.followup.send("followed privately", ephemeral=True),
        "delete": interaction.delete_original_response,
    }
    return steps[word]()


class Places:
    """Where the bot tries things: channels by their names, a stranger's message and a person to write to."""

    def __init__(self, bot: ProbeBot, person_id: int, foreign: discord.PartialMessage) -> None:
        self.bot = bot
        self.person_id = person_id
        self.foreign = foreign

    def channel(self, name: str) -> Any:
        found = discord.utils.get(self.bot.guilds[0].channels, name=name)
        assert found is not None, name
        return found

    async def raw(self, channel: str, message: int | None = None, **body: Any) -> Any:
        """A post, or an edit of a message, with exactly this body."""
        place = {"channel_id": self.channel(channel).id}
        if message is None:
            route = Route("POST", "/channels/{channel_id}/messages", **place)
        else:
            route = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", message_id=message, **place)
        return await self.bot.http.request(route, json=body)

    async def raw_files(self, channel: str, message: int, file: discord.File, **body: Any) -> Any:
        """An edit with an upload and exactly this body."""
        place = {"channel_id": self.channel(channel).id, "message_id": message}
        route = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", **place)
        form = [
            {"name": "payload_json", "value": json.dumps(body)},
            {"name": "files[0]", "value": file.fp, "filename": file.filename, "content_type": "image/png"},
        ]
        return await self.bot.http.request(route, files=[file], form=form)


async def _thread(at: Places, **more: Any) -> discord.Thread:
    message = await at.channel("games").send("a game")
    return await message.create_thread(name="a thread", **more)


async def _nonce(at: Places) -> str:
    sent = [await at.raw("games", content="once", nonce="n1", enforce_nonce=True) for _ in range(2)]
    return "posted once" if sent[0]["id"] == sent[1]["id"] else "posted twice"


async def _with_picture(at: Places) -> int:
    return (await at.channel("games").send("a picture", file=png())).id


async def _gallery(at: Places) -> discord.Message:
    return await at.channel("games").send(view=Gallery(), files=[png()])


async def _second_thread(at: Places) -> None:
    thread = await _thread(at)
    await at.channel("games").get_partial_message(thread.id).create_thread(name="another")


async def _slept(at: Places) -> tuple[discord.Thread, discord.Message]:
    thread = await _thread(at)
    said = await thread.send("said")
    await thread.edit(archived=True)
    return thread, said


async def _post_in_sleep(at: Places) -> None:
    thread, _ = await _slept(at)
    await thread.send("awake")


async def _edit_in_sleep(at: Places) -> None:
    _, said = await _slept(at)
    await said.edit(content="changed")


async def _woken(at: Places) -> None:
    thread, said = await _slept(at)
    await thread.edit(archived=False)
    await said.edit(content="changed")


async def _edit_gallery(at: Places) -> None:
    await (await _gallery(at)).edit(view=Gallery("changed"), attachments=[png()])


async def _edit_gallery_unlisted(at: Places) -> None:
    message = await _gallery(at)
    await at.raw_files("games", message.id, png(), components=Gallery("changed").to_components())


async def _content_to_components(at: Places) -> None:
    message = await at.channel("games").send("words")
    await at.raw("games", message.id, flags=1 << 15, components=Gallery("x").to_components()[:1])


async def _content_given_up(at: Places) -> None:
    message = await at.channel("games").send("words")
    components = Gallery("x").to_components()[:1]
    await at.raw("games", message.id, flags=1 << 15, content=None, embeds=[], components=components)


async def _direct(at: Places) -> None:
    place = await at.bot.create_dm(discord.Object(at.person_id))
    await (await place.send("a word", file=png())).edit(content="another")


def _rows(*items: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": 1, "components": list(items)}]


def _texts(count: int, text: str = "x") -> list[dict[str, Any]]:
    return [{"type": 10, "content": text} for _ in range(count)]


V2 = 1 << 15
_BUTTON = {"type": 2, "style": 1, "label": "a", "custom_id": "a"}
_MENU = {"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]}
_THREAD = {"name": "alone", "auto_archive_duration": 1440}


def _posting(**body: Any) -> Callable[[Places], Awaitable[object]]:
    return lambda at: at.raw("games", **body)


def _opening(channel: str, **body: Any) -> Callable[[Places], Awaitable[object]]:
    async def work(at: Places) -> None:
        route = Route("POST", "/channels/{channel_id}/threads", channel_id=at.channel(channel).id)
        await at.bot.http.request(route, json={**_THREAD, **body})

    return work


async def _listing(at: Places, file_id: str) -> None:
    message = await _with_picture(at)
    await at.raw("games", message, attachments=[{"id": file_id}])


async def _locking(at: Places) -> None:
    await (await _thread(at)).edit(locked=True)


REQUESTS: dict[str, Callable[[Places], Awaitable[object]]] = {
    "a message": _posting(content="words"),
    "no content at all": _posting(content=""),
    "2,001 characters": _posting(content="x" * 2001),
    "the same nonce twice": _nonce,
    "a person allowed twice": _posting(content="x", allowed_mentions={"users": ["1", "1"]}),
    "people allowed and parsed": _posting(content="x", allowed_mentions={"parse": ["users"], "users": ["1"]}),
    "content beside components": _posting(content="x", flags=V2, components=_texts(1)),
    "40 components": _posting(flags=V2, components=_texts(40)),
    "41 components": _posting(flags=V2, components=_texts(41)),
    "4,001 characters in components": _posting(flags=V2, components=_texts(2, "x" * 2001)),
    "one custom id twice": _posting(content="x", components=_rows(_BUTTON, _BUTTON)),
    "one component id twice": _posting(flags=V2, components=[{**text, "id": 7} for text in _texts(2)]),
    "a button with a url and an id": _posting(content="x", components=_rows({**_BUTTON, "url": "https://a.example"})),
    "a button with a sku and an id": _posting(content="x", components=_rows({**_BUTTON, "sku_id": "1"})),
    "a menu that wants more than it takes": _posting(
        content="x", components=_rows({**_MENU, "min_values": 2, "max_values": 1})
    ),
    "a value twice in a menu": _posting(
        content="x", components=_rows({**_MENU, "options": [{"label": "a", "value": "a"}] * 2})
    ),
    "two menus in a row": _posting(content="x", components=_rows(_MENU, {**_MENU, "custom_id": "n"})),
    "a picture with a long description": lambda at: at.channel("games").send(file=png(description="x" * 1025)),
    "eleven pictures": lambda at: at.bot.http.request(
        Route("POST", "/channels/{channel_id}/messages", channel_id=at.channel("games").id),
        files=[],
        form=[
            {"name": "payload_json", "value": '{"content": "x"}'},
            *(
                {"name": f"files[{n}]", "value": png().fp, "filename": f"{n}.png", "content_type": "image/png"}
                for n in range(11)
            ),
        ],
    ),
    "a gallery": _gallery,
    "a gallery of nothing": _posting(flags=V2, components=Gallery().to_components()),
    "an edited gallery": _edit_gallery,
    "an edited gallery that lists nothing": _edit_gallery_unlisted,
    "an edit that lists an unknown file": lambda at: _listing(at, "123"),
    "content that becomes components": _content_to_components,
    "content that is given up for components": _content_given_up,
    "an edit of somebody else's message": lambda at: at.foreign.edit(content="mine"),
    "deleting somebody else's message": lambda at: at.foreign.delete(),
    "a message that is not there": lambda at: at.channel("games").fetch_message(1),
    "a channel that is not there": lambda at: at.bot.fetch_channel(1),
    "a thread": _thread,
    "a second thread from one message": _second_thread,
    "a thread's name of 101": _opening("games", type=11, name="x" * 101),
    "a private thread": _opening("games", type=12),
    "a private thread of announcements": _opening("news", type=12),
    "an announcement": lambda at: at.channel("news").send("heard"),
    "a post in a sleeping thread": _post_in_sleep,
    "an edit in a sleeping thread": _edit_in_sleep,
    "an edit in a woken thread": _woken,
    "locking one's own thread": _locking,
    "a message in a forum": lambda at: at.raw("forum", content="x"),
    "a post in a forum": _opening("forum", message={"content": "x"}),
    "a post with an unknown tag": _opening("forum", message={"content": "x"}, applied_tags=["1"]),
    "a post without the tag that is demanded": _opening("tagged", message={"content": "x"}),
    "a word in a voice channel": lambda at: at.channel("voice").send("x"),
    "a direct message": _direct,
    "a direct message to nobody": lambda at: at.bot.create_dm(discord.Object(1)),
    "a reaction without the right": lambda at: at.foreign.add_reaction("⚓"),
    "pinning without the right": lambda at: at.foreign.pin(),
}
"""What the bot asks for beside interactions, by what it is called in the list of differences."""
