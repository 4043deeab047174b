"""What those hear who play a challenge: where they stand when they are through, the thread they are let into then, and
that they are late."""

from __future__ import annotations

import logging

import discord

from bot.challenges.panel import ACCENT, title
from bot.challenges.snapshot import ChallengeSnapshot, look
from bot.gateway.controls import control
from bot.gateway.layout import button, rows
from bot.gateway.permissions import opens_private_threads, own_permissions
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.outbox.errors import Shut, Undeliverable
from bot.outbox.ladder import Ladder
from bot.outbox.public_message import PublicMessage
from bot.outbox.refusals import passes
from bot.outbox.threads import GameThreads
from bot.outbox.walls import Walls
from bot.text import texts
from bot.text.markdown import in_markdown
from db.records import PostRow
from db.store import Store

log = logging.getLogger(__name__)
WEEK = 10080


class RunEnds:
    """Tells people in their run that it is over, or that its challenge has closed before they were through."""

    def __init__(self, store: Store, ledger: Ledger, threads: GameThreads, ladder: Ladder) -> None:
        self._store = store
        self._ledger = ledger
        self._threads = threads
        self._ladder = ladder

    async def tell_through(self, game_id: str, row: PostRow) -> int | None:
        """Tell somebody what they have finished, and the way to the standings; returns the id of the message."""
        run = await self._store.challenges.run(game_id)
        if run is None or run.person_id is None or run.total is None:
            return None
        counts = await self._store.challenges.taken_up(run.deal_id, run.person_id)
        shown = await look(self._store, counts[0].id) if counts else None
        if shown is None or not shown.is_open:  # once it is closed the standings are posted
            return None
        loaded = await self._ledger.load(game_id)
        words = loaded.words()
        standings = control(shown.challenge.id, 0, "@challenge.standings")
        message = PublicMessage(
            content=words("challenge-run-through", challenge=title(shown, words), total=run.total),
            rows=rows([button(standings, words("button-challenge-standings"))]),
            accent=ACCENT,
        )
        return await self._say(loaded, message, row)

    async def tell_late(self, game_id: str, row: PostRow) -> int | None:
        """Tell somebody that their run does not count any more; returns the id of the message."""
        loaded = await self._ledger.load(game_id)
        if loaded.row.state != "running":
            return None
        words = loaded.words()
        late = words("challenge-late", game=words(f"{loaded.row.kind}-title"))
        return await self._say(loaded, PublicMessage(content=late, accent=ACCENT), row)

    async def _say(self, loaded: Loaded, message: PublicMessage, row: PostRow) -> int | None:
        place = await self._threads.place(loaded)
        try:
            return (await self._ladder.send(place, message, row.nonce, row.attempts)).id
        except discord.HTTPException as error:
            if passes(error, row.attempts):
                raise
            log.info("nobody hears how run %s ended: %s", loaded.id, error)
            return None


class ThroughRunners:
    """Lets those who are through talk to each other."""

    def __init__(self, store: Store, walls: Walls, ladder: Ladder) -> None:
        self._store = store
        self._walls = walls
        self._ladder = ladder

    async def let_in(self, game_id: str, attempts: int) -> None:
        """Let somebody into the threads of those who are through, wherever their run counts."""
        run = await self._store.challenges.run(game_id)
        if run is None or run.person_id is None or run.total is None:
            return
        for challenge in await self._store.challenges.taken_up(run.deal_id, run.person_id):
            shown = await look(self._store, challenge.id)
            if not shown.is_open:
                continue
            try:
                thread = await self._thread(shown)
                if thread is not None:
                    await thread.add_user(discord.Object(run.person_id))
                    words = texts().words(shown.series.locale)
                    said = words("challenge-thread-line", name=in_markdown(run.name), total=run.total)
                    message = PublicMessage(content=said, accent=ACCENT)
                    await self._ladder.send(thread, message, f"{game_id}-{challenge.id}", attempts)
            except discord.HTTPException as error:
                if passes(error, attempts):
                    raise
                log.info("there is no thread for those who are through with %s: %s", challenge.id, error)
            except (Shut, Undeliverable) as error:
                log.info("there is no thread for those who are through with %s: %s", challenge.id, error)

    async def _thread(self, shown: ChallengeSnapshot) -> discord.Thread | None:
        """The private thread of a challenge; None where none may be opened."""
        wall = await self._walls.of(shown.challenge.guild_id, shown.challenge.channel_id)
        if shown.challenge.thread_id is not None:
            return await self._walls.thread(wall, shown.challenge.thread_id)
        if not opens_private_threads(wall, own_permissions(wall)):
            return None
        words = texts().words(shown.series.locale)
        named = title(shown, words)
        thread = await wall.create_thread(
            name=words("challenge-thread-title", challenge=named)[:100],
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=WEEK,
        )
        await self._store.challenges.show_challenge(shown.challenge.id, thread_id=thread.id)
        begin = PublicMessage(content=words("challenge-thread-begin", challenge=named), accent=ACCENT)
        await self._ladder.send(thread, begin, f"b{shown.challenge.id}", 1)
        return thread
