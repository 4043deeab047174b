"""How followers are told: each by a direct message of their own, that nobody else's post waits for."""

from __future__ import annotations

from bot.follow.following import Following
from bot.follow.kinds import FollowedGameOver, FollowerNews
from bot.follow.panel import news_message, over_message
from bot.gateway.game_choice import game_label
from bot.gateway.visibility import Spot, Visibility
from bot.ledger.chronicle import Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.outbox.messages import DirectMessages
from bot.text import language_of
from bot.text.event_lines import tell
from db.records import PostRow
from db.store import Store


class FollowPosts:
    """Delivers news to one follower."""

    def __init__(
        self, direct: DirectMessages, store: Store, ledger: Ledger, chronicle: Chronicle, visibility: Visibility
    ) -> None:
        self._direct = direct
        self._store = store
        self._ledger = ledger
        self._chronicle = chronicle
        self._visibility = visibility

    async def deliver(self, post: FollowerNews, row: PostRow) -> int | None:
        """Tell one follower, unless they have stopped following or play themselves by now."""
        person_id, store = post.person, self._store
        loaded = await self._ledger.load(post.game)
        follows = await store.follows.follow_of(person_id, loaded.id) is not None and loaded.seat_of(person_id) is None
        if not follows or (not post.end and loaded.row.state != "running"):
            return None
        spot = Spot(loaded.row.guild_id, loaded.row.channel_id)
        if await self._visibility.sees(person_id, spot) is False:  # not any more
            await store.follows.unfollow(person_id, loaded.id)
            return None
        person = await store.people.person(person_id)
        words = loaded.words(language_of(person.locale if person is not None else loaded.row.locale))
        label = game_label(loaded, words.language)
        if post.end:
            message = over_message(loaded, words, label)
        else:
            events = await self._chronicle.events(loaded, None, since=post.since, until=post.until)
            message = news_message(loaded, words, tell(events, words), label)
        message_id = await self._direct.tell(person_id, message, row.nonce.rpartition("-")[0], row.attempts)
        if post.end:
            await store.follows.unfollow(person_id, loaded.id)
        return message_id


class FollowedGames:
    """Puts in a row for each follower when a game is over."""

    def __init__(self, following: Following) -> None:
        self._following = following

    async def deliver(self, loaded: Loaded, post: FollowedGameOver, row: PostRow) -> None:
        """Tell everybody who follows it."""
        del post, row
        await self._following.ended(loaded)
