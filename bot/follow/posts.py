"""How followers are told: each by a direct message of their own, that nobody else's post waits for."""

from __future__ import annotations

from bot.follow.following import Following
from bot.follow.kinds import FollowedGameOver, FollowerNews
from bot.follow.panel import news_message, over_message
from bot.gateway.game_choice import game_label
from bot.ledger.chronicle import Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.outbox.messages import DirectMessages
from bot.text.event_lines import tell
from db.records import PostRow


class FollowPosts:
    """Delivers news to one follower."""

    def __init__(self, direct: DirectMessages, ledger: Ledger, chronicle: Chronicle, following: Following) -> None:
        self._direct = direct
        self._ledger = ledger
        self._chronicle = chronicle
        self._following = following

    async def deliver(self, post: FollowerNews, row: PostRow) -> int | None:
        """Tell one follower, unless they have stopped following or play themselves by now."""
        person_id, loaded = post.person, await self._ledger.load(post.game)
        if not post.end and loaded.row.state != "running":
            return None
        if not await self._following.still_follows(loaded, person_id):
            return None
        words = await self._direct.words(person_id, loaded)
        label = game_label(loaded.row, loaded.seats, words.language)
        if post.end:
            message = over_message(loaded, words, label)
        else:
            events = await self._chronicle.events(loaded, None, since=post.since, until=post.until)
            message = news_message(loaded, words, tell(events, words), label)
        message_id = await self._direct.tell(person_id, message, row.nonce, row.attempts)
        if post.end:
            await self._following.let_go(loaded, person_id)
        return message_id


class FollowedGames:
    """Puts in a row for each follower when a game is over."""

    def __init__(self, following: Following) -> None:
        self._following = following

    async def deliver(self, loaded: Loaded, post: FollowedGameOver, row: PostRow) -> None:
        """Tell everybody who follows it."""
        del post, row
        await self._following.ended(loaded)
