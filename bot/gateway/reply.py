"""How one interaction is answered: acknowledged first, then shown, and a sentence for everything that goes wrong.
No interaction ends unanswered; unforeseen errors are logged under a short code that the person is told."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import aiohttp
import discord
from discord import app_commands, ui
from discord.ui.select import BaseSelect

from bot.errors import Refused, Sorry, WhichGame
from bot.gateway.access import What
from bot.gateway.controls import read, renamed, which_control
from bot.gateway.interaction_data import can_be_kept, data_of, has_control
from bot.gateway.kept_file import KeptFile
from bot.gateway.layout import ACCENT, layout, menu, picture, text, text_first, without_pictures
from bot.gateway.shown_last import ShownLast
from bot.telemetry import meters
from bot.telemetry.structured_logs import about, concerning
from bot.text import Words, texts
from bot.workers.queue import Asker, asked_by
from bot.workers.workers import Stopping
from db.errors import DuplicateInteraction, StoreUnavailable

T = TypeVar("T")
log = logging.getLogger(__name__)
Interaction: TypeAlias = discord.Interaction[Any]
Mode = Literal["private", "pressed", "public"]
"""Where the answer appears: in a new private message, in the message that was pressed, in a new public message."""

ALREADY_ACKNOWLEDGED = 40060
RENEWED_S = 840.0
"""So long an answer can be changed; Discord allows 900 s."""
GONE = {ALREADY_ACKNOWLEDGED, 10062, 10015}
"""Answered already, or too late: there is nobody to answer any more."""
ARCHIVED = 50083
EDITS = 4
"""So often an answer is edited whose own answer is lost."""
MOST_AT_ONCE = 20
"""So much of one person's is answered at a time: nobody's thumb is as quick, and others wait behind it."""
QUIETLY_S = 1.5
"""Discord waits for three seconds."""
BROKEN = (aiohttp.ClientError, OSError, TimeoutError)
"""The connection broke: whether the request arrived is unknown."""


shown_last = ShownLast()


class Sharing(Protocol):
    """Takes parts of what people have shares of (`shares.py`)."""

    def part(self, reply: Reply, what: What | None) -> AbstractAsyncContextManager[None]:
        """Do something that takes a part of a share. Raises `Sorry` while it is used up."""
        ...


class Answering(Protocol):
    """What an interaction's client must know for it to be answered: whether the bot is being stopped, the interactions
    that are being answered and whose they are, which it waits for then, and how much of everything is left. It hears
    whom it comes from, and so in which language they read."""

    closing: bool
    under_way: dict[asyncio.Task[Any] | None, int]
    shares: Sharing

    def heard(self, person: discord.User | discord.Member, language: str) -> None:
        """Somebody whose Discord speaks this language has done something. Returns at once."""
        ...

    async def reads_text_first(self, person_id: int) -> bool:
        """Whether this person wants words before pictures; not while that can't be known."""
        ...


class Reply:
    """The answer to one interaction. `played` is set once its decision is stored: what fails later undoes nothing.

    `shown_in` is the message in which it was shown. `outcome` is for the log: `ok`, the key of a refusal's sentence, or
    what went wrong.
    """

    def __init__(self, interaction: Interaction, mode: Mode = "private") -> None:
        self.interaction = interaction
        self.mode = mode
        self.played = False
        self.outcome = "ok"
        self.began = _now()
        self.acknowledged_s: float | None = None
        self.words: Words = texts().words(interaction.locale.value)
        self._acknowledged: asyncio.Task[None] | None = None
        self.shown_in: int | None = None
        self._refused_in: Callable[[str], Awaitable[None]] | None = None
        self._text_first: bool | None = None

    @property
    def asker(self) -> Asker:
        """For whom pictures are drawn and heavy work is done that this answer needs."""
        return Asker(self.interaction.guild_id, self.interaction.user.id)

    def acknowledge(self) -> None:
        """Tell Discord at once that the interaction arrived; the work goes on meanwhile."""
        if self._acknowledged is None:
            self._acknowledged = asyncio.create_task(self._defer())

    async def acknowledged(self) -> None:
        """Wait until Discord knows. Raises `discord.NotFound` or 40060 for an interaction that arrived before."""
        self.acknowledge()
        assert self._acknowledged is not None
        await self._acknowledged

    async def quietly(self, work: Awaitable[T]) -> T:
        """Do what may end in a sentence before everybody sees that an answer comes: as long as it, and whatever came
        before it, takes no time."""
        task = asyncio.ensure_future(work)
        await asyncio.wait({task}, timeout=max(0.0, QUIETLY_S - (_now() - self.began)))
        if not task.done():
            self.acknowledge()
        return await task

    async def _defer(self) -> None:
        response = self.interaction.response
        options: dict[str, Any] = {} if self.mode == "pressed" else {"thinking": True}
        if self.mode == "private":
            options["ephemeral"] = True
        try:
            await response.defer(**options)
        except BROKEN:
            try:
                await response.defer(**options)
            except BROKEN as error:  # one of them may have arrived: what comes next will show
                log.info("interaction %s may not be acknowledged: %s", self.interaction.id, error)
            except discord.HTTPException as error:
                if error.code != ALREADY_ACKNOWLEDGED:  # the first one had arrived
                    raise
        self._note_acknowledged()

    def _note_acknowledged(self) -> None:
        self.acknowledged_s = _now() - self.began
        meters.current().acknowledged(self.acknowledged_s)

    async def show(self, view: ui.LayoutView, *files: discord.File) -> discord.Message:
        """Let the answer be this; where Discord does not take it so, a message of its own.

        Raises `discord.HTTPException`, or whatever breaks a connection, when it can't be shown in any way.
        """
        try:
            await self.acknowledged()
        except discord.HTTPException as error:
            if not self.played or error.code != ALREADY_ACKNOWLEDGED:
                raise
            # Another process was quicker, which may have said that nothing was changed; but it counts.
        kept = [KeptFile(file) for file in files]
        view = await self._as_read(view)
        if self.mode == "pressed" and self.interaction.message is not None:
            _freshen(view, self.interaction.message, picked=_has_picked(self.interaction))
        edit = self.interaction.edit_original_response
        try:
            message = await self._again(lambda: edit(view=view, attachments=[file.fresh() for file in kept]))
            self.shown_in = message.id
            shown_last.note(message.id, self.interaction.id)
            return message
        except (discord.HTTPException, *BROKEN) as error:
            log.warning("interaction %s: the answer is shown in another way: %s", self.interaction.id, error)
            try:
                if kept and isinstance(error, discord.HTTPException) and error.status == 400:
                    with suppress(discord.HTTPException):
                        return await self._pictures_apart(view, kept)
                return await self._anew(view, kept)
            except (discord.HTTPException, *BROKEN) as last:
                raise error from last

    async def add(self, view: ui.LayoutView) -> None:
        """Let another message follow the answer that was shown, for the same reader."""
        await self.interaction.followup.send(view=view, ephemeral=self.mode != "public")

    async def text_first(self) -> bool:
        """Whether this is read by somebody alone who wants words before pictures."""
        if self._text_first is None:
            client: Answering = self.interaction.client
            private = self._is_private()
            self._text_first = private and await client.reads_text_first(self.interaction.user.id)
        return self._text_first

    def _is_private(self) -> bool:
        pressed = self.interaction.message if self.mode == "pressed" else None
        return self.mode != "public" and (pressed is None or pressed.flags.ephemeral)

    async def _as_read(self, view: ui.LayoutView) -> ui.LayoutView:
        """The message as whoever reads it wants to read it."""
        return text_first(view, self.words("picture-told")) if await self.text_first() else view

    @property
    def is_shown(self) -> bool:
        """Whether the answer still stands where it was shown, and can be changed."""
        there = self.shown_in is not None and shown_last.shows(self.shown_in, self.interaction.id)
        return there and _now() - self.began < RENEWED_S

    async def renew(self, view: ui.LayoutView, *files: discord.File) -> bool:
        """Let an answer that still stands be this from now on; whether it is. Whoever has closed it misses nothing."""
        view = await self._as_read(view)
        try:
            await self.interaction.edit_original_response(view=view, attachments=list(files))
        except (discord.HTTPException, *BROKEN) as error:
            log.info("the answer to interaction %s stays as it is: %s", self.interaction.id, error)
            return False
        return True

    async def _pictures_apart(self, view: ui.LayoutView, kept: Sequence[KeptFile]) -> discord.InteractionMessage:
        """Let the answer be this without its pictures, which follow."""
        message = await self.interaction.edit_original_response(view=without_pictures(view), attachments=[])
        for file in kept:
            fresh = file.fresh()
            await self.interaction.followup.send(view=layout(picture(fresh)), file=fresh, ephemeral=True)
        return message

    async def _anew(self, view: ui.LayoutView, kept: Sequence[KeptFile]) -> discord.Message:
        """Edit what was pressed as the bot, if all see it; else send a message, with the pictures that are taken."""
        pressed = self.interaction.message
        if self.mode == "pressed" and pressed is not None and not pressed.flags.ephemeral:
            return await pressed.edit(view=view, attachments=[file.fresh() for file in kept])
        private, send = self.mode != "public", self.interaction.followup.send
        try:
            return await send(view=view, files=[file.fresh() for file in kept], ephemeral=private, wait=True)
        except discord.HTTPException:
            if not kept:
                raise
            return await send(view=without_pictures(view), ephemeral=private, wait=True)

    async def say(self, sentence: str) -> None:
        """One private sentence; what was pressed stays as it is."""
        view, picked = layout(text(sentence)), self.mode == "pressed" and _has_picked(self.interaction)
        if self._acknowledged is None and not picked:
            await self.interaction.response.send_message(view=view, ephemeral=True)
            self._note_acknowledged()
            return
        await self.acknowledged()
        edit = self.interaction.edit_original_response
        if self.mode == "private":
            try:
                await self._again(lambda: edit(view=view, attachments=[]))
            except (discord.HTTPException, *BROKEN):
                await self.interaction.followup.send(view=view, ephemeral=True)
            return
        if self.mode == "public":  # nobody else need see that it was tried
            try:
                await self.interaction.delete_original_response()
            except (discord.HTTPException, *BROKEN) as error:
                log.warning("interaction %s: everybody sees the answer: %s", self.interaction.id, error)
                await self._again(lambda: edit(view=view, attachments=[]))
                return
        try:
            await self.interaction.followup.send(view=view, ephemeral=True)
        except discord.HTTPException:
            if self.mode != "public":
                raise
            await self.interaction.user.send(sentence)  # nothing may follow what was deleted
        if picked and not self.played:
            await self._let_pick_again()

    def refuse_in(self, show: Callable[[str], Awaitable[None]]) -> None:
        """Let a sentence on why nothing is changed be shown in a panel that has a place for it."""
        self._refused_in = show

    async def refuse(self, sentence: str) -> None:
        """Say why nothing is changed: in the panel that has a place for it, else in a message of its own."""
        if self._refused_in is not None:
            with suppress(Sorry, StoreUnavailable):  # nor can the panel be shown
                await self._refused_in(sentence)
                return
        await self.say(sentence)

    async def _let_pick_again(self) -> None:
        """Let the menus of the message that was pressed be fresh ones."""
        message = self.interaction.message
        if message is None:
            return
        made = ui.LayoutView if message.flags.components_v2 else ui.View
        view = made.from_message(message, timeout=None)
        view.stop()
        _freshen(view, message, picked=True)
        try:
            await self.interaction.edit_original_response(view=view)
        except discord.HTTPException as error:
            log.info("the menus of interaction %s stay as they are: %s", self.interaction.id, error)

    async def _again(self, edit: Callable[[], Awaitable[T]]) -> T:
        """Do it again when the connection breaks or the thread was asleep: editing twice is editing once, and a message
        of its own would stand beside an edit of which only the answer was lost."""
        for _ in range(EDITS - 1):
            with suppress(*BROKEN):
                return await self._awake(edit)
        return await self._awake(edit)

    async def _awake(self, edit: Callable[[], Awaitable[T]]) -> T:
        try:
            return await edit()
        except discord.HTTPException as error:
            thread = self.interaction.channel
            if error.code != ARCHIVED or not isinstance(thread, discord.Thread):
                raise
            await thread.edit(archived=False)
            return await edit()

    async def settle(self) -> None:
        """Wait for the acknowledgement; whether it succeeded was somebody else's question."""
        if self._acknowledged is not None:
            await asyncio.gather(self._acknowledged, return_exceptions=True)


def _now() -> float:
    """By the clock that also ends waits."""
    return asyncio.get_running_loop().time()


def _freshen(view: ui.LayoutView | ui.View, message: discord.Message, *, picked: bool) -> None:
    """Let menus that the message has already be fresh ones after something was `picked` there: in Discord's app it
    stays in its menu, and nothing is sent when it is picked once more, unless the menu has another id."""
    for item in view.walk_children():
        if isinstance(item, BaseSelect):
            alike = item.custom_id, renamed(item.custom_id)
            there = next((each for each in alike if has_control(message, each)), None)
            if there is not None:
                item.custom_id = renamed(there) if picked else there


def sentence_for(sorry: Sorry, words: Words) -> str:
    """What the person is told."""
    if isinstance(sorry, Refused):
        return words.of(sorry.game).reason(sorry.illegal)
    return words(sorry.key, **sorry.args_)


async def guarded(
    interaction: Interaction, work: Callable[[Reply], Awaitable[None]], mode: Mode = "private", *, at_once: bool = False
) -> None:
    """Do `work` and answer with a sentence whatever happens. `at_once` acknowledges before the work begins."""
    reply = Reply(interaction, mode)
    with concerning(interaction=str(interaction.id), **_asked(interaction)), asked_by(reply.asker):
        client: Answering = interaction.client
        task = asyncio.current_task()
        if at_once:
            reply.acknowledge()
        try:
            if client.closing:
                raise Sorry("error-restarting")
            if not can_be_kept(interaction):
                raise Sorry("error-odd-text")
            check_room(interaction, MOST_AT_ONCE)
            client.under_way[task] = interaction.user.id
            async with client.shares.part(reply, _takes(interaction)):
                await work(reply)
        except Exception as error:
            sentence = _explain(error, reply)
            if sentence is None:
                return
            try:
                if isinstance(error, WhichGame) and error.then:
                    await reply.show(_which_view(error, reply.words))
                elif isinstance(error, Sorry):
                    await reply.refuse(sentence)
                else:
                    await reply.say(sentence)
            except (discord.HTTPException, *BROKEN) as unsaid:
                log.warning("interaction %s could not be answered: %s", interaction.id, unsaid)
        finally:
            await reply.settle()
            client.heard(interaction.user, interaction.locale.value)
            client.under_way.pop(task, None)
            _note(reply)


def check_room(interaction: Interaction, most: int) -> None:
    """Raise `Sorry` while so much of this person's is being answered."""
    client: Answering = interaction.client
    if list(client.under_way.values()).count(interaction.user.id) >= most:
        raise Sorry("error-too-much-at-once")


def _which_view(which: WhichGame, words: Words) -> ui.LayoutView:
    """The games that may be meant, to pick from."""
    games = [(each.game_id, each.label, each.detail) for each in which.games]
    return layout(text(words("which-game")), menu(which_control(which.then), words("which-menu"), games), accent=ACCENT)


def _takes(interaction: Interaction) -> What | None:
    """The share of which a command takes a part; what is pressed takes its part once it is known who may press."""
    command = interaction.command
    return command.extras.get("takes") if isinstance(command, app_commands.Command) else None


def _has_picked(interaction: Interaction) -> bool:
    """Whether something was picked in a menu."""
    return interaction.type is discord.InteractionType.component and bool(data_of(interaction).values)


def _note(reply: Reply) -> None:
    """A line of the log for every interaction, and a figure."""
    acknowledged = None if reply.acknowledged_s is None else round(1000 * reply.acknowledged_s)
    answered = round(1000 * (_now() - reply.began))
    log.info("answered", extra=about(outcome=reply.outcome, acknowledged_ms=acknowledged, answered_ms=answered))
    meters.current().answered(reply.outcome)


def _explain(error: BaseException, reply: Reply) -> str | None:
    """The sentence for an error; None when there is nothing to say."""
    interaction, words = reply.interaction, reply.words
    if isinstance(error, Sorry):
        reply.outcome = error.key
        return sentence_for(error, words)
    if isinstance(error, Stopping):
        reply.outcome = "error-restarting"
        return words("error-restarting")
    if isinstance(error, DuplicateInteraction):
        reply.outcome = "duplicate"
        log.info("interaction %s arrived twice", interaction.id)
        return None
    if isinstance(error, discord.HTTPException) and error.code in GONE:
        reply.outcome = "gone"
        log.info("interaction %s was already answered, or too late", interaction.id)
        return None
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        reply.outcome = "error-unknown-command"
        log.warning("interaction %s: %s", interaction.id, error)
        return words("error-unknown-command")
    if isinstance(error, app_commands.TransformerError):
        reply.outcome = "error-unknown-value"
        return words("error-unknown-value")
    if isinstance(error, StoreUnavailable) and not reply.played:
        reply.outcome = "error-database"
        log.error("interaction %s: database: %s", interaction.id, error)
        return words("error-database")
    if isinstance(error, discord.HTTPException | aiohttp.ClientError) and not reply.played:
        return _refused(error, reply)
    reply.outcome = "error-unshown" if reply.played else "error-internal"
    code = secrets.token_hex(3)
    log.error(
        "error %s in interaction %s %s",
        code,
        interaction.id,
        _context(interaction),
        exc_info=error,
        extra=about(code=code),
    )
    return words(reply.outcome, code=code)


def _refused(error: discord.HTTPException | aiohttp.ClientError, reply: Reply) -> str:
    """The sentence for what Discord did not take, or did not answer."""
    log.error("interaction %s %s: %s", reply.interaction.id, _context(reply.interaction), error)
    if isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429:
        reply.outcome = "error-discord-refuses"
        return reply.words(reply.outcome, status=str(error.status), code=str(error.code))
    reply.outcome = "error-discord-down"
    return reply.words(reply.outcome)


def _asked(interaction: Interaction) -> dict[str, str]:
    """What an interaction asks for: a command, an action, or a choice of which game, but never which choice."""
    data = data_of(interaction)
    if data.custom_id is None:
        return {"asked": f"/{data.name}"}
    control = read(data.custom_id)
    if control is None:
        return {"asked": "an unknown control"}
    return {"asked": control.action or "a choice", "game": control.game_id}


def _context(interaction: Interaction) -> dict[str, Any]:
    """What the log should know about an interaction in which something broke."""
    return {
        "type": interaction.type.name,
        "user": interaction.user.id,
        "channel": interaction.channel_id,
        "guild": interaction.guild_id,
        **_asked(interaction),
    }
