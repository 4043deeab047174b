"""What is said in public about a game: posting and editing boards, notices and reminders, the final scoring.
Every row may be delivered twice (after a crash); each way of saying it makes sure that it shows once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import discord

from bot.challenges.lifecycle import CHALLENGE
from bot.challenges.runs import RAN
from bot.challenges.seal import sealed
from bot.errors import Sorry
from bot.follow.following import FOLLOWER
from bot.gateway.controls import read
from bot.gateway.reply import ARCHIVED
from bot.ledger.loaded import Loaded, decode_events
from bot.ledger.quarantine import ASIDE, set_aside
from bot.lobby.panel import lobby_view
from bot.outbox.delivery import Shut, Undeliverable
from bot.outbox.threads import Place
from bot.pictures.studio import attach_all, board_pictures, final_pictures
from bot.play.board import board_view, final_view, notice_view, reminder_view, replay_view
from bot.players.registry import player_named
from bot.results.seasons import SEASON
from bot.telemetry import meters
from bot.text import Words, language_of
from bot.text.markdown import in_markdown
from bot.text.story import tell
from db.records import PostRow
from games.engine import Player, visible
from render import Picture, painter

if TYPE_CHECKING:
    from bot.client import QuaysideClient

log = logging.getLogger(__name__)
CLOSED_TO_US = 50007
HISTORY = 100
AHEAD = 64
"""So many boards drawn ahead are kept; most are taken within milliseconds."""
UNSEEN = {"alarm", "player", "reminder", RAN}
"""Rows that post nothing where the game is shown, or can do without."""


class Announcer:
    """Delivers outbox rows to Discord."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client
        self._rng = Random()
        self._ahead: dict[str, tuple[int, asyncio.Future[list[Picture]]]] = {}

    async def deliver(self, row: PostRow) -> int | None:
        """Say one row; returns the id of the message, if one was sent."""
        if row.kind == ASIDE:
            return await self._client.health_service.tell_owner(row)
        if row.kind == FOLLOWER:
            return await self._client.follows.deliver(row)
        if row.kind == CHALLENGE:
            return await self._client.challenges.courier.deliver(row)
        if row.kind == SEASON:
            return await self._client.leaderboard.month_over(row)
        assert row.game_id is not None
        loaded = await self._client.manager.load(row.game_id)
        if row.kind not in UNSEEN and self._client.places.away(loaded.row.guild_id):
            raise Shut("the bot is not on this server any more")
        match row.kind:
            case "open":
                await self._client.threads.open(loaded)
                loaded = await self._client.manager.load(row.game_id)
                await self.update_lobby(loaded)
                return await self._board(loaded, row)
            case "turn":
                posted = await self._board(loaded, row)
                await self._client.follows.following.turned(loaded)
                return posted
            case "refresh":
                return await self._refresh(loaded, row)
            case "end":
                return await self._final(loaded, row)
            case "replay":
                return await self._replay(loaded, row)
            case "status":
                await self.update_lobby(loaded)
                return None
            case "notice":
                return await self._notice(loaded, row)
            case "reminder":
                return await self._remind(loaded, row)
            case "look":
                await self._look(loaded)
                return None
            case "ran":
                await self._client.challenges.organiser.ended(loaded)
                return None
            case "alarm":
                await self._client.manager.ring(loaded.id)
                return None
            case "followers":
                await self._client.follows.following.ended(loaded)
                return None
            case "player":
                await self._let_play(loaded, row.payload["seat"])
                return None
            case _:
                raise Undeliverable(f"unknown kind {row.kind}")

    async def broken(self, row: PostRow, error: Exception) -> None:
        """What a game has to say can't be said because of an error in the game."""
        if row.game_id is not None and await set_aside(
            self._client.store, await self._client.store.load(row.game_id), error
        ):
            self._client.outbox.wake()

    # -- boards -------------------------------------------------------------------------------------------------

    async def _board(self, loaded: Loaded, row: PostRow) -> int | None:
        if loaded.row.state not in ("running", "finished"):
            return None
        place = await self._client.threads.find(loaded)
        words = loaded.words()
        if row.attempts > 1 and (found := await self._find(place, loaded, row)) is not None:
            await self._client.store.place(loaded.id, board_message_id=found)
            return found
        if not loaded.waiting():  # the final scoring follows right away
            return None
        waiting = set(loaded.people(loaded.waiting()))
        overtaken = loaded.saved.posted > row.payload.get("number", 0)  # a newer board follows and calls people
        habits = await self._client.manager.habits(loaded)
        muted = {person for person, each in habits.items() if loaded.id in each.muted}
        pings = [] if overtaken else [person for person in row.payload["pings"] if person in waiting - muted]
        since = row.payload.get("since", 0)
        story = tell(await self._client.manager.story(loaded, None, since=since), words)
        files = await self._draw_table(loaded, words)
        deciders = [f"<@{person}>" for person in pings]
        uncalled = [seat for seat in loaded.waiting() if loaded.seats[seat].person_id not in pings]
        deciders += [in_markdown(words.seat(seat)) for seat in uncalled]
        message = await self._send(
            loaded, place, row, view=board_view(loaded, words, story, files, deciders), files=files, pings=pings
        )
        await self._client.store.place(loaded.id, board_message_id=message.id)
        return message.id

    async def _refresh(self, loaded: Loaded, row: PostRow) -> int | None:
        """Edit the newest board silently."""
        if loaded.row.board_message_id is None or loaded.row.state not in ("running", "cancelled"):
            return None
        if row.payload.get("number", loaded.saved.posted) != loaded.saved.posted:  # a newer board is on its way
            return None
        place = await self._client.threads.find(loaded)
        await self._client.threads.wake(place)
        words = loaded.words()
        story = tell(await self._client.manager.story(loaded, None, since=row.payload["since"]), words)
        files = await self._draw_table(loaded, words)
        names = [in_markdown(words.seat(seat)) for seat in loaded.waiting()]
        message = place.get_partial_message(loaded.row.board_message_id)
        view = board_view(loaded, words, story, files, names)
        try:
            await message.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            log.info("the board of game %s was deleted; it is posted anew", loaded.id)
            await self._client.manager.show_again(loaded)
        except discord.Forbidden as error:
            raise Shut(f"channel {place.id}: {error}") from error
        except discord.HTTPException as error:
            if error.code == ARCHIVED and isinstance(place, discord.Thread):
                await self._client.threads.wake(place)  # it went to sleep unnoticed; now try again
                raise
            if error.status != 400:
                raise
            log.warning("the board of game %s stays as it is: %s", loaded.id, error)
        return None

    async def _look(self, loaded: Loaded) -> None:
        """Post the board anew if somebody has deleted it."""
        board = loaded.row.board_message_id
        if board is None or loaded.row.state != "running":
            return
        place = await self._client.threads.find(loaded)
        try:
            await place.fetch_message(board)
        except discord.NotFound:
            await self._client.manager.show_again(loaded)
        except discord.Forbidden as error:  # without the history there is no telling
            log.info("the board of game %s can't be looked at: %s", loaded.id, error)

    async def _final(self, loaded: Loaded, row: PostRow) -> int | None:
        place = await self._client.threads.find(loaded)
        words = loaded.words()
        if row.attempts > 1 and (found := await self._find(place, loaded, row)) is not None:
            return found
        result = loaded.game.result(loaded.table)
        assert result is not None, "an end is posted only for finished games"
        story = tell(await self._client.manager.story(loaded, None, since=row.payload["since"]), words)
        view = loaded.game.view(loaded.table, None)
        drawn = await self._client.studio.draw(
            final_pictures,
            painter(loaded.row.kind),
            view,
            result,
            words,
            names=loaded.names,
            changed=loaded.view_posted(None),
        )
        files = attach_all(drawn, "scoring")
        secret = await self._secret(loaded)
        everybody = loaded.people(range(len(loaded.seats)))
        called = [f"<@{person}>" for person in everybody]
        called += [in_markdown(words.seat(seat.seat)) for seat in loaded.seats if loaded.is_kept(seat.seat)]
        final = final_view(loaded, words, story, files, result, secret, called)
        message = await self._send(loaded, place, row, view=final, files=files, pings=everybody)
        return message.id

    async def _secret(self, loaded: Loaded) -> bytes | None:
        """The secret of a game that is over, unless others still play with the same luck."""
        store = self._client.store
        return None if await sealed(store, loaded.id) else await store.secret(loaded.id)

    async def _replay(self, loaded: Loaded, row: PostRow) -> int | None:
        """The whole game as an animation, below the final scoring."""
        place = await self._client.threads.find(loaded)
        words = loaded.words()
        if row.attempts > 1 and (found := await self._find(place, loaded, row)) is not None:
            return found
        try:
            file = await self._client.tables.animation(loaded, words)
        except Sorry as sorry:  # the rules have changed since: nothing to show
            raise Undeliverable(sorry.key) from sorry
        message = await self._send(loaded, place, row, view=replay_view(loaded, words, file), files=[file], pings=[])
        return message.id

    def draw_ahead(self, loaded: Loaded) -> None:
        """Begin to draw the board of a decision just stored, before anything private is drawn: more people wait."""
        drawing = self._drawing(loaded, loaded.words())
        drawing.add_done_callback(lambda done: done.cancelled() or done.exception())  # told to whoever takes it
        self._ahead.pop(loaded.id, None)
        self._ahead[loaded.id] = (loaded.row.revision, drawing)
        while len(self._ahead) > AHEAD:
            self._ahead.pop(next(iter(self._ahead)))

    async def _remind(self, loaded: Loaded, row: PostRow) -> int | None:
        """Call one person to the decision they still owe, at the table or in a direct message, as they like it."""
        seat = row.payload["seat"]
        person = loaded.person_at(seat)
        quiet = loaded.row.state != "running" or loaded.saved.course.paused
        if quiet or person is None or seat not in loaded.waiting() or loaded.saved.asked[seat] != row.payload["asked"]:
            return None  # answered meanwhile
        since = round(row.payload["since"])
        if (await self._client.manager.habits(loaded))[person].way == "direct":
            known = await self._client.store.person(person)
            words = loaded.words(language_of(known.locale if known is not None else loaded.row.locale))
            try:
                direct = await self._client.create_dm(discord.Object(person))
                view = reminder_view(loaded, words, in_markdown(words.seat(seat)), since, direct=True)
                message = await direct.send(view=view, nonce=row.nonce[:25])
                meters.current().notified(1)
                return message.id
            except discord.Forbidden:
                log.info("%s takes no direct messages; reminded at game %s", person, loaded.id)
        view = reminder_view(loaded, loaded.words(), f"<@{person}>", since)
        try:
            place = await self._client.threads.find(loaded)
            return (await self._send(loaded, place, row, view=view, pings=[person])).id
        except Shut as shut:  # it is of no use to anybody later
            log.info("nobody was reminded at game %s: %s", loaded.id, shut)
            return None

    async def _notice(self, loaded: Loaded, row: PostRow) -> int | None:
        """What people have done to the game, as a message of its own; it calls those who are asked something."""
        place, words, number = await self._client.threads.find(loaded), loaded.words(), row.payload["number"]
        if row.attempts > 1 and (found := await self._find(place, loaded, row)) is not None:
            return found
        acts = [move for move in await self._client.store.told(loaded.id, since=number - 1) if move.number == number]
        story = tell(visible([event for act in acts for event in decode_events(act.events)], None), words)
        if not story:
            return None
        asked = await self._to_answer(loaded, number) if row.payload["pings"] else []
        called = [person for person in row.payload["pings"] if person in asked]
        habits = await self._client.manager.habits(loaded)
        pings = [person for person in called if person not in habits or loaded.id not in habits[person].muted]
        names = {seat.person_id: in_markdown(words.seat(seat.seat)) for seat in loaded.seats}
        told = [f"<@{person}>" if person in pings else names[person] for person in called]
        secret = await self._secret(loaded) if loaded.row.state == "cancelled" else None
        view = notice_view(loaded, words, story, told, number, secret)
        return (await self._send(loaded, place, row, view=view, pings=pings)).id

    async def _to_answer(self, loaded: Loaded, number: int) -> list[int]:
        """Who must answer what act `number` asks: those in its vote or offered its seat, else those who decide."""
        course = loaded.saved.course
        if loaded.row.state != "running":
            return []
        if course.vote is not None and course.vote.number == number:
            return loaded.people(course.vote.asked)
        if (offer := loaded.offer(number)) is not None:
            return [offer.person_id]
        habits = await self._client.manager.habits(loaded)
        return [person for person in loaded.people(loaded.waiting()) if loaded.id not in habits[person].muted]

    async def _draw_table(self, loaded: Loaded, words: Words) -> list[discord.File]:
        revision, drawing = self._ahead.pop(loaded.id, (None, None))
        if drawing is None or revision != loaded.row.revision:
            drawing = self._drawing(loaded, words)
        return attach_all(await drawing, "table")

    def _drawing(self, loaded: Loaded, words: Words) -> asyncio.Future[list[Picture]]:
        """The public board of this very moment: what is to be drawn is read now, not when the brush is free."""
        view, before = loaded.game.view(loaded.table, None), loaded.view_before(None)
        return self._client.studio.draw(
            board_pictures, painter(loaded.row.kind), view, words, names=loaded.names, changed=before
        )

    # -- the lobby, later the status card -----------------------------------------------------------------------

    async def update_lobby(self, loaded: Loaded) -> None:
        """Let the lobby message show the game's present state."""
        row = loaded.row
        if row.lobby_message_id is None:
            return
        channel = await self._client.threads.channel(row.channel_id)
        if isinstance(channel, discord.ForumChannel):  # its post is gone, and the lobby with it
            return
        message = channel.get_partial_message(row.lobby_message_id)
        view = lobby_view(loaded, loaded.words(), await self._client.manager.standings(loaded))
        try:
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            log.info("the lobby message of game %s was deleted", loaded.id)
            if row.state == "running":  # its status card: it is wanted until the end
                nonce = f"{loaded.id}-{row.revision}c"
                message = await channel.send(view=view, nonce=nonce, allowed_mentions=discord.AllowedMentions.none())
                await self._client.store.place(loaded.id, lobby_message_id=message.id)
        except discord.Forbidden as error:
            log.info("the lobby message of game %s can't be edited: %s", loaded.id, error)

    async def _send(
        self,
        loaded: Loaded,
        place: Place,
        row: PostRow,
        *,
        view: discord.ui.LayoutView,
        pings: list[int],
        files: Sequence[discord.File] = (),
    ) -> discord.Message:
        """A new message, shown once however often it is sent; it mentions exactly `pings`."""
        await self._client.threads.wake(place)
        allowed = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in pings]
        )
        try:
            message = await place.send(view=view, files=files, nonce=row.nonce[:25], allowed_mentions=allowed)
            meters.current().notified(len(pings))
            return message
        except discord.NotFound as error:
            if place.id == loaded.row.channel_id:
                raise Undeliverable(f"channel {place.id}: {error}") from error
            self._client.threads.gone(place.id)  # tried again in the game's channel
            raise
        except discord.Forbidden as error:
            if error.code == CLOSED_TO_US:
                raise Undeliverable(f"channel {place.id}: {error}") from error
            raise Shut(f"channel {place.id}: {error}") from error

    async def _find(self, place: Place, loaded: Loaded, row: PostRow) -> int | None:
        """The message an earlier attempt may have sent: ours, with a control of this row's revision."""
        revision = loaded.row.revision if row.kind in ("end", "replay") else row.payload.get("number", 0)
        me = self._client.user
        try:
            async for message in place.history(limit=HISTORY, after=row.first_tried_at):
                if me is None or message.author.id != me.id:
                    continue
                for component in _walk(message.components):
                    found = read(getattr(component, "custom_id", None) or "")
                    if row.kind == "replay" and (found is None or found.action != "@watch"):
                        continue
                    if row.kind == "notice" and found is not None and found.revision > revision:
                        continue
                    if found is not None and found.game_id == loaded.id and found.revision >= revision:
                        return message.id
        except (discord.Forbidden, discord.NotFound):  # the nonce alone must do
            return None
        return None

    # -- computer players ---------------------------------------------------------------------------------------

    async def _let_play(self, loaded: Loaded, seat: int) -> None:
        """A computer player answers its decision."""
        name = loaded.seats[seat].player
        if name is None:
            return
        player = player_named(loaded.row.kind, name)
        rng = await self._client.challenges.rng(loaded, seat)

        async def choose(now: Loaded, options: Sequence[str]) -> str:
            if not isinstance(player, Player):
                return await self._client.thinking.answer(now, seat, player, rng)
            return player.choose(now.game.view(now.table, seat), options, rng or self._rng)

        try:
            await self._client.manager.decide_for_player(loaded.id, seat, choose)
        except Sorry as sorry:
            log.info("computer player at seat %s of game %s: %s", seat, loaded.id, sorry)


def _walk(components: object) -> list[object]:
    """All components of a message, nested ones included."""
    found: list[object] = []
    for component in components if isinstance(components, list) else []:
        found.append(component)
        found += _walk(getattr(component, "children", None))
    return found
