"""Following a game without playing in it: who does, and which rows of the outbox tell them of it and when.
Followers hear of the end, and if they like of what happened until then, once a day at most; nobody is mentioned."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from bot.errors import Sorry
from bot.follow.kinds import FollowedGameOver, FollowerNews
from bot.gateway.visibility import Spot, Visibility
from bot.ledger.entry import Entry
from bot.ledger.loaded import Loaded
from bot.ledger.posting import Posting
from bot.people.preferences import read_preferences
from bot.people.quiet_hours import after_quiet
from db.records import FollowRow, NewPost
from db.store import Store

DAY = timedelta(days=1)


class Following:
    """Who follows which games."""

    def __init__(self, store: Store, posting: Posting, visibility: Visibility) -> None:
        self._store = store
        self._posting = posting
        self._visibility = visibility

    async def attend(self, entry: Entry) -> None:
        """With the change that ends a game: those who follow it are told, apart from those who play."""
        if entry.over:
            entry.say(FollowedGameOver(), "f")

    async def how(self, loaded: Loaded, person_id: int) -> FollowRow | None:
        """How this person follows the game. Raises `Sorry` for a game that nobody, or not they, can follow."""
        if loaded.row.state != "running":
            raise Sorry("follow-only-running")
        if loaded.seat_of(person_id) is not None:
            raise Sorry("follow-player")
        return await self._store.follows.follow_of(person_id, loaded.id)

    async def follow(self, loaded: Loaded, person_id: int, *, daily: bool) -> FollowRow:
        """Let a person follow from now on. Raises `Sorry`, also when they do so already in this way."""
        known = await self.how(loaded, person_id)
        if known is not None and known.daily == daily:
            raise Sorry("follow-twice")
        told = known.told_move if known is not None else loaded.row.revision
        await self._store.follows.follow(person_id, loaded.id, daily=daily, told_move=told)
        return FollowRow(person_id, loaded.id, daily, told, self._store.now())

    async def unfollow(self, game_id: str, person_id: int) -> None:
        """Leave a person alone with this game. Raises `Sorry` when they don't follow it."""
        if not await self._store.follows.unfollow(person_id, game_id):
            raise Sorry("follow-not-yet")

    async def still_follows(self, loaded: Loaded, person_id: int) -> bool:
        """Whether a person is to be told of this game still: not once they play in it, and who can't see it any more
        follows it no more. Raises `discord.HTTPException` when Discord doesn't say who sees it."""
        if await self._store.follows.follow_of(person_id, loaded.id) is None or loaded.seat_of(person_id) is not None:
            return False
        if await self._visibility.sees(person_id, Spot(loaded.row.guild_id, loaded.row.channel_id)) is False:
            await self.let_go(loaded, person_id)
            return False
        return True

    async def let_go(self, loaded: Loaded, person_id: int) -> None:
        """A person follows this game no more, if they did."""
        await self._store.follows.unfollow(person_id, loaded.id)

    async def turned(self, loaded: Loaded) -> None:
        """A turn has passed on: tell those who want to hear of it and were told nothing for a day."""
        before = self._store.now() - DAY
        due = [each for each in await self._store.follows.followers(loaded.id) if each.daily and each.told_at <= before]
        if due and loaded.row.state == "running":
            await self._tell(loaded, due, end=False)
            await self._store.follows.note_told(loaded.id, [each.person_id for each in due], loaded.row.revision)

    async def ended(self, loaded: Loaded) -> None:
        """The game is over: tell everybody who follows it."""
        await self._tell(loaded, await self._store.follows.followers(loaded.id), end=True)

    async def _tell(self, loaded: Loaded, followers: Sequence[FollowRow], *, end: bool) -> None:
        """A row for each, due when their quiet hours are over. Told again by a second attempt, it is the same row."""
        rows: list[NewPost] = []
        for each in followers:
            person = await self._store.people.person(each.person_id)
            preferences = read_preferences(person.settings if person is not None else None)
            told = FollowerNews(
                game=loaded.id, person=each.person_id, since=each.told_move, until=loaded.row.revision, end=end
            )
            mark = "e" if end else f"{round(each.told_at.timestamp())}d"  # a number of moves would count hidden ones
            nonce = f"{loaded.id}-{mark}-{each.person_id}"
            due = after_quiet(self._store.now(), preferences.quiet, preferences.zone)
            rows.append(told.row(nonce, due))
        if rows:
            await self._posting.post(None, rows)
