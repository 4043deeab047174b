"""Public messages of games, and direct messages to one person: each shows once however often it is sent, and whoever is
called by one hears of it somewhere. The ways to say something in one place are in `ladder.py`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial

import discord
import msgspec

from bot.gateway.controls import Control, read
from bot.gateway.reply import BROKEN
from bot.ledger.loaded import Loaded
from bot.ledger.post import CALLED, called_by
from bot.outbox.errors import Shut, Undeliverable
from bot.outbox.ladder import Ladder
from bot.outbox.public_message import PublicMessage, in_words
from bot.outbox.refusals import NOT_TAKEN, TOO_OFTEN, Refusals, meaning, passes, shuts
from bot.outbox.threads import GameChannel, GameThreads
from bot.telemetry import meters
from bot.text import Words, language_of
from db.outbox import OutboxRepository
from db.people import PersonRepository
from db.records import PostRow

log = logging.getLogger(__name__)
HISTORY = 100
OUTAGE = timedelta(minutes=10)
"""Whoever is called by what Discord has failed to take for so long is called by direct message instead."""
CALL_S, POST_S = 15.0, 60.0
"""So long a direct message or a post may take: what a limit of Discord's keeps longer is tried again later, and lets
newer messages of its game pass."""
REWORD_S = 5.0
"""So long what need not be said may take: the next message of its game waits for it."""
SKEW = timedelta(minutes=2)
"""So far the clock here and Discord's may be apart."""
Aloud = Callable[[PublicMessage], Awaitable[bool]]
"""Calls people where everybody reads it, without the pictures of the message; whether that went."""
Write = Callable[[Words], Awaitable[PublicMessage]]
"""Writes a message in the words of a language."""


class TooSlow(TimeoutError):
    """Discord lets somebody wait to be told for longer than the rest can wait."""


class _Closed(Undeliverable):
    """A game is played in the direct messages of somebody who takes none any more: there is no other place for it."""


class DirectMessages:
    """Messages to one person that nobody else reads; who wants `text_first` reads in words what their pictures show."""

    def __init__(
        self,
        client: discord.Client,
        ladder: Ladder,
        people: PersonRepository,
        text_first: Callable[[int], Awaitable[bool]],
    ) -> None:
        self._client = client
        self._ladder = ladder
        self._people = people
        self._text_first = text_first

    async def words(self, person_id: int, loaded: Loaded) -> Words:
        """In which words a person is told of a game: in their own language, or else in the game's."""
        person = await self._people.person(person_id)
        return loaded.words(language_of((person.locale if person is not None else None) or loaded.row.locale))

    async def tell(self, person_id: int, message: PublicMessage, nonce: str, attempts: int) -> int | None:
        """The id of the message; None for who takes none.

        Raises what will pass: `discord.HTTPException`, `TooSlow`, or whatever breaks a connection.
        """
        if message.pictures and await self._text_first(person_id):
            message = in_words(message)
        limit = asyncio.timeout(CALL_S)
        try:
            async with limit:
                direct = await self._client.create_dm(discord.Object(person_id))
                sent = await self._ladder.send(direct, message, nonce, attempts)
        except TimeoutError as error:
            if limit.expired():
                raise TooSlow(f"{person_id} was not told within {CALL_S} s") from error
            raise
        except discord.HTTPException as error:
            if passes(error, attempts) or (error.code not in NOT_TAKEN and attempts < TOO_OFTEN):
                raise
            log.info("%s takes no direct messages: %s", person_id, error)
            return None
        meters.current().notified(1)
        return sent.id


class DirectCalls:
    """Calls people directly by what can't be shown at the table, each of them once, which is noted with its row. `now`
    is the time rows go by."""

    def __init__(
        self, direct: DirectMessages, refusals: Refusals, outbox: OutboxRepository, now: Callable[[], datetime]
    ) -> None:
        self._direct = direct
        self._refusals = refusals
        self._outbox = outbox
        self._now = now

    def uncalled(self, row: PostRow, people: Sequence[int]) -> list[int]:
        """Those of these people who were not called by this row yet."""
        called = called_by(row)
        return [person for person in people if person not in called]

    async def instead(
        self, loaded: Loaded, row: PostRow, message: PublicMessage, error: Exception, write: Write, aloud: Aloud
    ) -> Exception:
        """Call those whom a message that can't be shown calls, each in their own language as `write` has it; where no
        direct message reaches them, and a right is lacking or the trouble does not pass, `aloud`. Says what is to be
        made of its row."""
        cause = error if isinstance(error, discord.HTTPException) else error.__cause__
        passing = isinstance(error, BROKEN) or (
            isinstance(error, discord.HTTPException) and passes(error, row.attempts)
        )
        if passing and self.recent(row):
            return error
        reached, late = await self._call_twice(loaded, row, message.pings, write)
        waited = late is None or row.attempts >= TOO_OFTEN
        if not reached and (passing or isinstance(cause, discord.Forbidden)) and waited:
            left = self.uncalled(row, message.pings)
            reached = await aloud(msgspec.structs.replace(message, pings=left))
            if reached:
                await self._note(row, left)
        again = late if late is not None and not passing and self._worth_waiting(late, row) else None
        if not reached and (again is None or not self.recent(row)):
            left = self.uncalled(row, message.pings)
            await self._refusals.uncalled(loaded, left, cause, self._now().date())
        if not reached and again is not None:
            return again  # a row that is held would not be tried again until something changes in its place
        if passing or isinstance(error, Shut | Undeliverable):
            return error
        reason = f"channel {loaded.row.thread_id or loaded.row.channel_id}: {error}"
        found: Exception = Shut(reason) if shuts(error) else Undeliverable(reason)
        found.__cause__ = error
        return found

    def recent(self, row: PostRow) -> bool:
        """Whether a row was tried for the first time so short a while ago that an outage may end by itself."""
        return row.first_tried_at is None or self._now() - row.first_tried_at < OUTAGE

    def _worth_waiting(self, late: Exception, row: PostRow) -> bool:
        """Whether to try again until a call gets through: while a limit lasts, but no outage that goes on and on."""
        limited = isinstance(late, TooSlow) or (isinstance(late, discord.HTTPException) and late.status < 500)
        return limited or self.recent(row)

    async def _call_twice(
        self, loaded: Loaded, row: PostRow, people: Sequence[int], write: Write
    ) -> tuple[bool, Exception | None]:
        """Send it to all of these people: whether all of them have it, and what keeps somebody from that and will pass.

        An answer may have been lost that told so: the same message shows once, however often it is sent.
        """
        late: Exception | None = None
        for _ in range(2):
            try:
                return await self._call(loaded, row, people, write), None
            except (discord.HTTPException, *BROKEN) as failed:
                late = failed
                if isinstance(failed, discord.HTTPException | TooSlow):
                    break
        return False, late

    async def _call(self, loaded: Loaded, row: PostRow, people: Sequence[int], write: Write) -> bool:
        """Send it to all of these people, once; whether all of them have it.

        Raises, once everybody was tried, what keeps somebody from having it now and will pass.
        """
        written: dict[str, PublicMessage] = {}
        reached = True
        late: Exception | None = None
        for person in dict.fromkeys(self.uncalled(row, people)):
            try:
                words = await self._direct.words(person, loaded)
                if words.language not in written:
                    written[words.language] = await write(words)
                told = await self._direct.tell(person, written[words.language], f"{row.nonce}d", row.attempts)
            except (discord.HTTPException, *BROKEN) as error:
                log.info("%s can't be told at the moment: %s", person, error)
                late = error
                continue
            if told is None:
                reached = False
                continue
            await self._note(row, [person])
        if late is not None:
            raise late
        return reached

    async def _note(self, row: PostRow, people: Iterable[int]) -> None:
        row.payload[CALLED] = [*called_by(row), *people]
        await self._outbox.reword(row.id, row.payload)


class GameMessages:
    """Public messages of games, in their thread or else in their channel."""

    def __init__(self, client: discord.Client, threads: GameThreads, ladder: Ladder, calls: DirectCalls) -> None:
        self._client = client
        self._threads = threads
        self._ladder = ladder
        self._calls = calls

    async def send(self, loaded: Loaded, row: PostRow, write: Write, alike: Collection[int] = ()) -> int:
        """A new message where the game is shown; its id. Where nothing can be shown those it calls get it directly, in
        their own languages, and are not called again when it is shown in the end. In a place where one of the messages
        that are `alike` stands, that one will do.

        Raises `Undeliverable`, `Shut`, or what will pass: `discord.HTTPException` and whatever breaks a connection.
        """
        message, once_more = await write(loaded.words()), not self._calls.recent(row)
        while True:
            try:
                return await self._send(loaded, row, message, alike)
            except _Closed:
                raise
            except (Shut, Undeliverable, discord.DiscordException, *BROKEN) as nowhere:
                error = nowhere
            if not once_more or not isinstance(error, BROKEN):
                break
            once_more = False  # before it is said elsewhere: its answer alone may have been lost

        async def directly(words: Words) -> PublicMessage:
            return self._elsewhere(loaded, await write(words), words, "direct-instead")

        raise await self._calls.instead(loaded, row, message, error, directly, partial(self._aloud, loaded, row))

    async def _send(self, loaded: Loaded, row: PostRow, message: PublicMessage, alike: Collection[int]) -> int:
        error: Exception | None = None
        tried: list[int] = []
        uncalled = self._calls.uncalled(row, message.pings)
        async for place in self._places(loaded):
            shown = self._here(loaded, place, message)
            try:
                there = await self._first_in(place, alike)
                sent_id = there or await self._send_in(place, row, msgspec.structs.replace(shown, pings=uncalled))
            except discord.HTTPException as refused:
                if isinstance(place, discord.DMChannel) and isinstance(refused, discord.Forbidden):
                    raise _Closed(f"channel {place.id}: {refused}") from refused
                if not self._leads_on(place, refused, row.attempts):
                    raise
                if refused.status < 500:
                    tried.append(place.id)
                error = refused
            else:
                for each in tried:  # until something changes on this server
                    self._threads.gone(each)
                meters.current().notified(len(uncalled))
                return sent_id
        assert error is not None, "a game has a place, or there is a reason why not"
        raise error

    def _here(self, loaded: Loaded, place: GameChannel, message: PublicMessage) -> PublicMessage:
        """The message as it is shown in this place: in the channel above the game's thread it says why it is there."""
        shut = loaded.row.thread_id not in (None, place.id) and not isinstance(place, discord.Thread)
        return self._elsewhere(loaded, message, loaded.words(), "place-instead") if shut else message

    def _elsewhere(self, loaded: Loaded, message: PublicMessage, words: Words, key: str) -> PublicMessage:
        """The message with a line that says why it does not stand where its game is played."""
        place = f"<#{loaded.row.thread_id or loaded.row.channel_id}>"
        why = words(key, place=place, why=self._threads.why_shut(loaded, words))
        return msgspec.structs.replace(message, foot="\n".join(filter(None, [message.foot, why])))

    async def _aloud(self, loaded: Loaded, row: PostRow, message: PublicMessage) -> bool:
        """Say it in words alone in the first place that takes those: the right to write in the thread may be lacking,
        or only the one to show pictures."""
        bare = msgspec.structs.replace(message, pictures=(), below=None)
        try:
            async for place in self._places(loaded):
                at_home = place.id == (loaded.row.thread_id or loaded.row.channel_id)
                said = self._elsewhere(loaded, bare, loaded.words(), "aloud-here" if at_home else "direct-instead")
                try:
                    async with asyncio.timeout(POST_S):
                        await self._ladder.send(place, said, f"{row.nonce}a", row.attempts)
                except (discord.HTTPException, *BROKEN) as refused:
                    log.info("nothing can be said in %s: %s", place.id, refused)
                else:
                    meters.current().notified(len(message.pings))
                    return True
        except (Shut, Undeliverable, discord.HTTPException, *BROKEN) as nowhere:
            log.info("game %s has no place where anything can be said: %s", loaded.id, nowhere)
        return False

    async def shown_here(self, loaded: Loaded, message_ids: Iterable[int]) -> int | None:
        """The first of these messages that stands where the game is shown; None where nobody may look.

        Raises `Shut`, `Undeliverable`, or `discord.HTTPException` for what will pass.
        """
        return await self._first_in(await self._threads.find(loaded), message_ids)

    async def _first_in(self, place: GameChannel, message_ids: Iterable[int]) -> int | None:
        for message_id in message_ids:
            try:
                return (await place.fetch_message(message_id)).id
            except discord.NotFound:
                continue
            except discord.Forbidden:
                return None
        return None

    async def _send_in(self, place: GameChannel, row: PostRow, message: PublicMessage) -> int:
        async with asyncio.timeout(POST_S):
            await self._threads.wake(place)
            if row.attempts > 1 and len(message.pictures) > 1 and await self._led_to(place, row, message):
                message = msgspec.structs.replace(message, pictures=message.pictures[-1:])
            return (await self._ladder.send(place, message, row.nonce, row.attempts)).id

    async def _places(self, loaded: Loaded) -> AsyncIterator[GameChannel]:
        """Where the game is shown, then the channel above it."""
        place = await self._threads.find(loaded)
        yield place
        if place.id != loaded.row.channel_id:
            above = await self._threads.channel(loaded.row.channel_id)
            if not isinstance(above, discord.ForumChannel):
                yield above

    def _leads_on(self, place: GameChannel, error: discord.HTTPException, attempts: int) -> bool:
        """Whether this error is a reason to go on to the next place."""
        if meaning(error, attempts) == "later":
            return False
        if isinstance(error, discord.Forbidden) and isinstance(place, discord.Thread):
            return self._threads.is_closed(place)  # a right that is lacking may come back
        return True

    def why_unopened(self, loaded: Loaded, words: Words) -> str:
        """Why a game that begins has no thread of its own, in a clause; empty where it has one, or needs none."""
        return self._threads.why_unopened(loaded, words)

    def uncalled(self, row: PostRow, people: Sequence[int]) -> list[int]:
        """Those of these people whom this row has not called directly yet."""
        return self._calls.uncalled(row, people)

    async def mentioned(self, loaded: Loaded, message_id: int) -> frozenset[int] | None:
        """Whom of those who owe a decision a message of the game mentions, all of them where nobody may look; None if
        it is not where the game is shown.

        Raises `Shut`, `Undeliverable`, or `discord.HTTPException` for what will pass.
        """
        place = await self._threads.find(loaded)
        try:
            shown = await self._ladder.look(place.get_partial_message(message_id))
        except discord.NotFound:
            return None
        owing = frozenset(loaded.people(loaded.waiting()))
        return owing & shown.mentioned if shown is not None else owing

    async def edit(self, loaded: Loaded, message_id: int, shown: PublicMessage, attempts: int) -> bool:
        """Let a message of the game show this; whether it is still there. Mentions in it call nobody.

        Raises `Shut`, `Undeliverable`, or `discord.HTTPException` for what will pass.
        """
        place = await self._threads.find(loaded)
        try:
            await self._threads.wake(place)
            here = self._here(loaded, place, shown)
            await self._ladder.edit(place.get_partial_message(message_id), here, attempts)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if passes(error, attempts):
                raise
            if self._threads.is_closed(place):
                self._threads.gone(place.id)
                return False
            if shuts(error):
                raise Shut(f"channel {place.id}: {error}") from error
            raise Undeliverable(f"message {message_id}: {error}") from error
        return True

    async def reword(self, loaded: Loaded, message_id: int, shown: PublicMessage) -> None:
        """Let a message of the game, if it is there still, say this and have these buttons; its pictures stay. What
        keeps that from being done is no matter."""
        try:
            async with asyncio.timeout(REWORD_S):
                place = await self._threads.find(loaded)
                await self._ladder.reword(place.get_partial_message(message_id), shown)
        except (Shut, Undeliverable, discord.HTTPException, *BROKEN) as error:
            log.info("message %s of game %s stays as it is: %s", message_id, loaded.id, error)

    async def sent_before(self, loaded: Loaded, row: PostRow, is_it: Callable[[Control], bool]) -> int | None:
        """The message an earlier attempt may have sent: ours, with such a control of this game."""
        if row.attempts < 2:
            return None
        async for message in self._ours_since(loaded, row):
            for control in controls_in(message.components):
                if control.game_id == loaded.id and is_it(control):
                    return message.id
        return None

    async def _ours_since(self, loaded: Loaded, row: PostRow) -> AsyncIterator[discord.Message]:
        try:
            async for place in self._places(loaded):
                async for message in self._ours_in(place, row):
                    yield message
        except (Shut, Undeliverable, discord.HTTPException, *BROKEN):  # the nonce alone must do
            return

    async def _ours_in(self, place: GameChannel, row: PostRow) -> AsyncIterator[discord.Message]:
        me = self._client.user
        since = row.first_tried_at - SKEW if row.first_tried_at is not None else None
        async for message in place.history(limit=HISTORY, after=since):
            if me is not None and message.author.id == me.id:
                yield message

    async def _led_to(self, place: GameChannel, row: PostRow, message: PublicMessage) -> bool:
        """Whether an earlier attempt has shown the pictures that lead to it."""
        name = message.pictures[-2].name
        try:
            return any([file.filename == name async for ours in self._ours_in(place, row) for file in ours.attachments])
        except (discord.HTTPException, *BROKEN):
            return False


def controls_in(components: Iterable[discord.Component]) -> Iterator[Control]:
    """The controls of a message, nested ones included."""
    for component in components:
        if isinstance(component, discord.ActionRow | discord.Container):
            yield from controls_in(component.children)
        elif isinstance(component, discord.Button | discord.SelectMenu):
            found = read(component.custom_id or "")
            if found is not None:
                yield found
