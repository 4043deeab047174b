"""Saying something in one place, in the first of its ways that Discord takes: as it is meant, without its pictures, in
plain words. To which place, and who is called elsewhere when none works, `messages.py` knows."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeVar

import discord
import msgspec

from bot.gateway.permissions import own_permissions
from bot.outbox.forms import Form, Way, other, to_edit, to_send, ways, ways_to_edit
from bot.outbox.public_message import PublicMessage
from bot.outbox.refusals import ARCHIVED, Refusals, meaning

log = logging.getLogger(__name__)
REMEMBERED = 4096
"""Of so many messages it is remembered what they are like."""
FILES = ("attachments", "embeds")
"""What an edit leaves out where the pictures stay as they are."""
Target = discord.abc.Messageable
T = TypeVar("T")


class Shown(msgspec.Struct, frozen=True):
    """What matters of a message that is to be edited: its form, the people it mentions, its pictures."""

    form: Form
    mentioned: frozenset[int]
    pictures: tuple[bytes, ...] | None = None
    """The digests of the pictures it shows, if this process has put them there."""


class Ladder:
    """`form` is the one new messages get where Discord takes it."""

    def __init__(self, refusals: Refusals, form: Form) -> None:
        self._refusals = refusals
        self._form: Form = form
        self._shown: OrderedDict[int, Shown] = OrderedDict()

    async def send(self, place: Target, message: PublicMessage, nonce: str, attempts: int) -> discord.Message:
        """A new message that calls its `pings` and nobody else.

        Raises `discord.HTTPException`: the error that is to be waited out, the one that shuts this place, or the last
        one when Discord takes the message in no way.
        """
        refused: list[discord.HTTPException] = []
        message = _showable(place, message)
        for way in ways(message, self._form):
            try:
                sent = await _awake(place, partial(self._send, place, message, way, nonce))
            except discord.HTTPException as error:
                if meaning(error, attempts) != "way":
                    await self._tell(refused)
                    raise
                refused.append(error)
            else:
                self._note(sent, _digests(message, way))
                await self._tell(refused)
                return sent
        await self._tell(refused)
        raise refused[-1]

    async def _send(self, place: Target, message: PublicMessage, way: Way, nonce: str) -> discord.Message:
        if way.form == "ordinary" and way.pictured:
            for number, picture in enumerate(message.pictures[:-1], 1):
                await place.send(
                    file=picture.fresh(),
                    nonce=f"{number}{nonce}"[:25],
                    silent=True,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
        return await place.send(**to_send(message, way), nonce=nonce[:25], allowed_mentions=calling(message.pings))

    async def look(self, message: discord.PartialMessage) -> Shown | None:
        """What a message is like that was sent before; None where the bot may not look. Raises `discord.HTTPException`,
        such as `discord.NotFound`."""
        known = self._shown.get(message.id)
        if known is None:
            try:
                known = self._note(await message.fetch())
            except discord.Forbidden:
                return None
        return known

    async def edit(
        self, message: discord.PartialMessage, shown: PublicMessage, attempts: int, likely: Form | None = None
    ) -> None:
        """Let a message show this; its form stays, `likely` this one (None: the one new messages get). It mentions its
        `pings`, but calls nobody.

        Raises `discord.HTTPException` as `send` does.
        """
        shown = _showable(message.channel, shown)
        known = await self.look(message)
        likely = likely or self._form
        forms: list[Form] = [known.form] if known is not None else [likely, other(likely)]
        refused: list[discord.HTTPException] = []
        for way in [way for form in forms for way in ways_to_edit(shown, form)]:
            digests = _digests(shown, way)
            stay = known is not None and way.form == "ordinary" and known.pictures == digests
            try:
                self._note(await _awake(message.channel, partial(_edit, message, shown, way, stay)), digests)
            except discord.HTTPException as error:
                if meaning(error, attempts) != "way":
                    raise
                refused.append(error)
            else:
                if known is not None:
                    await self._tell(refused)
                return
        await self._tell(refused)
        raise refused[-1]

    async def reword(self, message: discord.PartialMessage, shown: PublicMessage) -> None:
        """Let an ordinary message say this and have these buttons, and nothing else be changed. One of components stays
        as it is: its pictures stand among its words. Raises `discord.HTTPException`."""
        known = await self.look(message)
        if known is not None and known.form == "ordinary":
            given = to_edit(shown, Way("ordinary"))
            words = {name: value for name, value in given.items() if name not in FILES}
            await message.edit(**words, allowed_mentions=calling(()))
            self._shown.pop(message.id, None)  # it is not edited again

    async def _tell(self, refused: Sequence[discord.HTTPException]) -> None:
        for error in {(each.status, each.code): each for each in refused}.values():
            if error.status < 500:
                await self._refusals.tell(error)

    def _note(self, message: discord.Message, pictures: tuple[bytes, ...] | None = None) -> Shown:
        form: Form = "components" if message.flags.components_v2 else "ordinary"
        mentioned = frozenset(person.id for person in message.mentions)
        shown = self._shown[message.id] = Shown(form, mentioned, pictures)
        self._shown.move_to_end(message.id)
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)
        return shown


async def _edit(message: discord.PartialMessage, shown: PublicMessage, way: Way, stay: bool) -> discord.Message:
    given = to_edit(shown, way)
    if stay:
        given = {name: value for name, value in given.items() if name not in FILES}
    return await message.edit(**given, allowed_mentions=calling(shown.pings))


def _showable(place: object, message: PublicMessage) -> PublicMessage:
    """The message as it can be shown there: without the right to embed, the picture below would stand beside the other
    one, and both would be cut."""
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread) or own_permissions(place).embed_links:
        return message
    return msgspec.structs.replace(message, below=None)


def _digests(message: PublicMessage, way: Way) -> tuple[bytes, ...]:
    """What tells the pictures apart that a message shows in this way."""
    if not way.pictured:
        return ()
    below = [message.below] if way.whole and message.below is not None else []
    return tuple(picture.digest for picture in (*message.pictures[-1:], *below))


async def _awake(place: object, do: Callable[[], Awaitable[T]]) -> T:
    """Do it again in a thread that went to sleep unnoticed."""
    try:
        return await do()
    except discord.HTTPException as error:
        if error.code != ARCHIVED or not isinstance(place, discord.Thread):
            raise
    await place.edit(archived=False)
    return await do()


def calling(people: Sequence[int]) -> discord.AllowedMentions:
    """These people may be mentioned, and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(person) for person in dict.fromkeys(people)]
    )
