"""Says on Discord what has become of a challenge: posts and edits cards, opens the thread of those who are through,
posts the standings. Every row may be delivered twice; each way of saying it makes sure that it shows once."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING

import discord

from bot.challenges.panel import ACCENT, card_view, headline, over_view, picture_rows, title
from bot.challenges.snapshot import Shown, look
from bot.gateway.controls import read
from bot.gateway.layout import layout, text
from bot.gateway.permissions import PRIVATE_THREADS
from bot.outbox.delivery import Shut, Undeliverable
from bot.pictures.studio import attach
from bot.text import Words, texts
from bot.text.markdown import in_markdown
from db.challenge_records import Challenge
from db.records import PostRow
from render import Picture
from render.challenge import card_picture, standings_picture

if TYPE_CHECKING:
    from bot.client import QuaysideClient

log = logging.getLogger(__name__)
WEEK = 10080
HISTORY = 100
STALE = timedelta(days=3)
"""Where nobody could be told of an end for so long, nobody is any more; `/challenge standings` still knows it."""
Wall = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""Where a challenge can be posted."""


class Courier:
    """Delivers rows about challenges."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    async def deliver(self, post: PostRow) -> int | None:
        """Do what a row asks for; returns the id of the message, if one was sent."""
        organiser, subject = self._client.challenges.organiser, post.payload["id"]
        match post.payload["do"]:
            case "card":
                return await self._card(subject, post)
            case "next":
                await organiser.follow(subject, post.payload["number"])
            case "close":
                await organiser.close(subject)
            case "over":
                return await self._over(subject, post)
            case "through":
                await self._through(subject)
            case "late":
                return await self._late(subject, post)
            case other:
                raise Undeliverable(f"nothing is known of {other}")
        return None

    # -- cards --------------------------------------------------------------------------------------------------

    async def _card(self, challenge_id: str, post: PostRow) -> int | None:
        """Post the card, or edit it."""
        shown = await look(self._client.store, challenge_id)
        wall, words = await self._wall(shown.challenge), self._words(shown)
        known = shown.challenge.message_id
        if known is None and post.attempts > 1:
            known = await self._find(wall, challenge_id, post, "play")
            if known is not None:
                await self._client.store.show_challenge(challenge_id, message_id=known)
        if known is None and not shown.is_open:  # nobody could be told in time
            return None
        file = attach(await self._draw_card(shown, words), "challenge")
        servers = len({each.guild_id for each in await self._client.store.challenges_with(shown.deal.id)})
        view = card_view(shown, words, file, servers)
        if known is not None:
            await self._edit(wall, known, view, file)
            return None
        message = await self._send(wall, post, view, [file])
        await self._client.store.show_challenge(challenge_id, message_id=message.id)
        return message.id

    async def _edit(self, wall: Wall, message_id: int, view: discord.ui.LayoutView, file: discord.File) -> None:
        try:
            await wall.get_partial_message(message_id).edit(
                view=view, attachments=[file], allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.NotFound:
            log.info("the card %s was deleted", message_id)
        except discord.Forbidden as error:
            raise Shut(f"channel {wall.id}: {error}") from error

    async def _draw_card(self, shown: Shown, words: Words) -> Picture:
        under_way = sum(run.state == "running" for run in shown.runs)
        return await self._client.studio.draw(
            card_picture, headline(shown, words), under_way, shown.through, shown.leaders, words
        )

    async def files(self, shown: Shown, words: Words, person_id: int | None = None) -> list[discord.File]:
        """The standings as pictures: the server's, and that of all servers if there are more."""
        found: list[discord.File] = []
        tables = [("standings", shown.standings)]
        if shown.series.is_global and len(shown.shared_standings) > len(shown.standings):
            tables.append(("everywhere", shown.shared_standings))
        for name, standings in tables:
            categories, rows, more = picture_rows(standings, shown.deal, words, person_id)
            drawn = await self._client.studio.draw(
                standings_picture, headline(shown, words), categories, rows, words, more
            )
            found.append(attach(drawn, name))
        return found

    # -- the end ------------------------------------------------------------------------------------------------

    async def _over(self, challenge_id: str, post: PostRow) -> int | None:
        """Edit the card to its end, and post the standings below."""
        shown = await look(self._client.store, challenge_id)
        if self._client.store.now() - shown.deal.closes_at > STALE:
            return None
        wall, words = await self._wall(shown.challenge), self._words(shown)
        if shown.challenge.message_id is not None:
            await self._card(challenge_id, post)
        if post.attempts > 1 and (found := await self._find(wall, challenge_id, post, "watch")) is not None:
            return found
        files = await self.files(shown, words)
        secret = await self._client.store.deal_secret(shown.deal.id)
        return (await self._send(wall, post, over_view(shown, words, files, secret), files)).id

    async def _late(self, game_id: str, post: PostRow) -> int | None:
        """Tell somebody that their run does not count any more."""
        loaded = await self._client.manager.load(game_id)
        if loaded.row.state != "running":
            return None
        words = loaded.words()
        place = await self._client.threads.place(loaded)
        try:
            view = layout(text(words("challenge-late")), accent=ACCENT)
            return (await place.send(view=view, nonce=post.nonce[:25])).id
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("nobody hears that run %s is late: %s", game_id, error)
            return None

    # -- those who are through ----------------------------------------------------------------------------------

    async def _through(self, game_id: str) -> None:
        """Let somebody into the threads of those who are through, wherever their run counts."""
        run = await self._client.store.run(game_id)
        if run is None or run.person_id is None or run.total is None:
            return
        for challenge in await self._client.store.taken_up(run.deal_id, run.person_id):
            shown = await look(self._client.store, challenge.id)
            if not shown.is_open:
                continue
            try:
                thread = await self._thread(shown)
                if thread is not None:
                    await thread.add_user(discord.Object(run.person_id))
                    said = self._words(shown)("challenge-thread-line", name=in_markdown(run.name), total=run.total)
                    await thread.send(
                        view=layout(text(said)),
                        nonce=f"{game_id}-{challenge.id}"[:25],
                        allowed_mentions=discord.AllowedMentions.none(),
                    )
            except (discord.Forbidden, discord.NotFound, Shut, Undeliverable) as error:
                log.info("there is no thread for those who are through with %s: %s", challenge.id, error)

    async def _thread(self, shown: Shown) -> discord.Thread | None:
        """The private thread of a challenge; None where none may be opened."""
        wall = await self._wall(shown.challenge)
        if shown.challenge.thread_id is not None:
            known = wall.guild.get_thread(shown.challenge.thread_id)
            found = known or await self._client.fetch_channel(shown.challenge.thread_id)
            return found if isinstance(found, discord.Thread) else None
        if not isinstance(wall, discord.TextChannel):
            return None
        me: discord.Member | None = wall.guild.me  # None where another process has the server: Discord will say
        if me is not None and not all(getattr(wall.permissions_for(me), right) for right in PRIVATE_THREADS):
            return None
        words = self._words(shown)
        named = title(shown, words)
        thread = await wall.create_thread(
            name=words("challenge-thread-title", challenge=named)[:100],
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=WEEK,
        )
        await self._client.store.show_challenge(shown.challenge.id, thread_id=thread.id)
        await thread.send(view=layout(text(words("challenge-thread-begin", challenge=named))))
        return thread

    # -- places -------------------------------------------------------------------------------------------------

    async def _wall(self, challenge: Challenge) -> Wall:
        """The channel of a challenge. Raises `Shut` while the bot can't be there, `Undeliverable` when it is gone."""
        if self._client.places.away(challenge.guild_id):
            raise Shut("the bot is not on this server any more")
        channel = await self._client.threads.channel(challenge.channel_id)
        if not isinstance(channel, Wall):
            raise Undeliverable(f"channel {challenge.channel_id} is no place for a challenge")
        if isinstance(channel, discord.Thread) and channel.archived:
            await channel.edit(archived=False)
        return channel

    async def _send(
        self, wall: Wall, post: PostRow, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> discord.Message:
        try:
            return await wall.send(
                view=view, files=files, nonce=post.nonce[:25], allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.Forbidden as error:
            raise Shut(f"channel {wall.id}: {error}") from error
        except discord.NotFound as error:
            raise Undeliverable(f"channel {wall.id}: {error}") from error

    async def _find(self, wall: Wall, challenge_id: str, post: PostRow, argument: str) -> int | None:
        """The message an earlier attempt may have sent: ours, with such a control of this challenge."""
        me = self._client.user
        try:
            async for message in wall.history(limit=HISTORY, after=post.first_tried_at):
                if me is None or message.author.id != me.id:
                    continue
                for component in controls_of(message.components):
                    found = read(component)
                    if found is not None and (found.game_id, found.argument) == (challenge_id, argument):
                        return message.id
        except (discord.Forbidden, discord.NotFound):  # the nonce alone must do
            return None
        return None

    @staticmethod
    def _words(shown: Shown) -> Words:
        return texts().words(shown.series.locale)


def controls_of(components: object) -> list[str]:
    """The custom ids in a message, nested ones included."""
    found: list[str] = []
    for component in components if isinstance(components, list) else []:
        found.append(getattr(component, "custom_id", None) or "")
        found += controls_of(getattr(component, "children", None))
    return found
