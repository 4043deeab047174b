"""Discord and the studio as a desk has them: what would be sent, shown or drawn is kept as bytes, to be compared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ParamSpec, TypeVar

import discord
import msgspec
from discord import ui

from bot.client import QuaysideClient
from bot.gateway.reply import Interaction, Reply
from bot.pictures.replays import Order, frames
from bot.pictures.studio import Studio, board_pictures, final_pictures
from bot.workers.queue import Asker
from games.engine import registry
from games.engine.conformance import plain
from render import Picture

P = ParamSpec("P")
T = TypeVar("T")
HERE = 7
"""The one channel there is."""
DOT = Picture(b"", 1, 1, "not drawn")
AUTOCOMPLETE = 4


def wire(
    how: str,
    view: ui.LayoutView | ui.View | None,
    files: Sequence[discord.File],
    allowed: Any = None,
    content: str = "",
) -> bytes:
    """A message as it leaves the house: words and components, attachments with their alt texts, who may be
    mentioned."""
    mentioned: Any = allowed.to_dict() if allowed is not None else {}
    attached = [(file.filename, file.description, file.fp.read().hex()) for file in files]
    return plain([how, content, view.to_components() if view is not None else [], mentioned, attached])


class RecordingClient(QuaysideClient):
    """The bot's client where there is no Discord but one channel. What is posted and edited there is `heard`."""

    def __init__(self, heard: list[bytes]) -> None:
        super().__init__()
        me = discord.ClientUser(state=self._connection, data=_user(0))
        self._place = RecordingChannel(
            heard,
            me=me,
            state=self._connection,
            data={"id": HERE, "type": 1, "last_message_id": None, "recipients": []},
        )

    def get_channel(self, id: int, /) -> discord.DMChannel:  # noqa: A002 - discord.py's name for it
        return self._place

    def typing(self, person_id: int, language: str) -> Interaction:
        """An interaction of somebody who begins to type a command in the channel."""
        payload: Any = {
            "id": "1",
            "application_id": "1",
            "type": AUTOCOMPLETE,
            "token": "",
            "version": 1,
            "data": {"id": "1", "name": "", "type": 1, "options": []},
            "channel": {"id": str(HERE), "type": 1, "last_message_id": None, "recipients": []},
            "user": _user(person_id),
            "locale": {"en": "en-US"}.get(language, language),
            "attachment_size_limit": 0,
        }
        return discord.Interaction(data=payload, state=self._connection)


def _user(person_id: int) -> Any:
    return {"id": str(person_id), "username": f"person {person_id}", "discriminator": "0", "avatar": None}


class Sent:
    """What was sent, as far as anybody asks. It mentions nobody, so no edit does."""

    def __init__(self, number: int) -> None:
        self.id, self.flags, self.mentions = number, discord.MessageFlags(), list[Any]()


class RecordingChannel(discord.DMChannel):
    """A channel that keeps what is posted and edited in it."""

    def __init__(self, heard: list[bytes], **options: Any) -> None:
        super().__init__(**options)
        self._heard = heard
        self.files: dict[int, list[discord.File]] = {}
        """What each message shows: an edit that names no files leaves them."""

    async def send(self, **sent: Any) -> Any:  # pyright: ignore[reportIncompatibleMethodOverride]
        files = sent["files"] if "files" in sent else [sent["file"]]
        content = sent.get("content", "")
        self._heard.append(wire("post", sent.get("view"), files, sent["allowed_mentions"], content))
        self.files[len(self._heard)] = files
        return Sent(len(self._heard))

    def get_partial_message(self, message_id: int, /) -> discord.PartialMessage:
        return RecordingMessage(self._heard, channel=self, id=message_id)


class RecordingMessage(discord.PartialMessage):
    """A message that keeps what it becomes."""

    def __init__(self, heard: list[bytes], **options: Any) -> None:
        super().__init__(**options)
        self._heard = heard

    async def edit(self, **edited: Any) -> Any:  # pyright: ignore[reportIncompatibleMethodOverride]
        assert isinstance(self.channel, RecordingChannel)
        files = self.channel.files[self.id] = edited.get("attachments", self.channel.files.get(self.id, []))
        for file in files:
            file.fp.seek(0)
        self._heard.append(wire("edit", edited["view"], files, edited["allowed_mentions"], edited.get("content", "")))
        return Sent(self.id)

    async def fetch(self) -> Any:
        return Sent(self.id)


class RecordingReply(Reply):
    """An answer that keeps what its person is shown."""

    def __init__(self, interaction: Interaction, heard: list[bytes]) -> None:
        super().__init__(interaction)
        self._heard = heard

    def acknowledge(self) -> None:
        """Nobody is waiting."""

    async def acknowledged(self) -> None:
        """Nobody is waiting."""

    async def show(self, view: ui.LayoutView, *files: discord.File) -> Any:
        self._heard.append(wire("shown", view, files))


class RecordingStudio(Studio):
    """Draws when `draws` is set; else it only notes what would have been drawn, for pictures follow from that alone."""

    def __init__(self, heard: list[bytes]) -> None:
        super().__init__()
        self._heard, self.draws = heard, False

    def draw(self, paint: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        self._heard.append(plain([paint.__name__, _views(args), _views(kwargs.values())]))
        drawn = asyncio.get_running_loop().create_future()
        if self.draws:
            drawn.set_result(paint(*args, **kwargs))
        else:
            drawn.set_result([DOT] if paint in (board_pictures, final_pictures) else DOT)
        return drawn

    async def animate(self, order: Order, asker: Asker) -> Picture:
        """A replay: every view and event of it. What it is made from stays in the house."""
        game_frames = frames(registry()[order.record.game], order.record)
        self._heard.append(plain([(frame.view, frame.events) for frame in game_frames]))
        return DOT


def _views(arguments: Iterable[Any]) -> list[Any]:
    return [each for each in arguments if isinstance(each, msgspec.Struct | int | list | Mapping)]
