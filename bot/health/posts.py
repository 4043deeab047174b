"""What an owner of the bot is told by direct message: a game was set aside, Discord does not take something,
another process works on the database."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from bot.health.damage_reports import DamageFound
from bot.health.owners import owners_of
from bot.health.rivals import RivalFound
from bot.ledger.post import Delivery
from bot.ledger.quarantine import SetAside
from bot.outbox.messages import DirectMessages
from bot.outbox.public_message import PublicMessage
from bot.outbox.refusals import RefusedRequest, Uncalled
from bot.text import Words, language_of, texts
from bot.text.markdown import in_markdown
from db.games import GameRepository
from db.people import PersonRepository
from db.records import PostRow

log = logging.getLogger(__name__)


class HealthPosts:
    """Tells the owner."""

    def __init__(
        self, client: discord.Client, direct: DirectMessages, people: PersonRepository, games: GameRepository
    ) -> None:
        self._client = client
        self._direct = direct
        self._people = people
        self._games = games

    def deliveries(self) -> list[Delivery]:
        """What delivers the posts of this room."""
        return [
            Delivery(SetAside, plain=self._set_aside),
            Delivery(RefusedRequest, plain=self._refused),
            Delivery(Uncalled, plain=self._uncalled),
            Delivery(DamageFound, plain=self._damaged),
            Delivery(RivalFound, plain=self._rival),
        ]

    async def _set_aside(self, post: SetAside, row: PostRow) -> int | None:
        """A direct message about a game that was set aside."""

        def say(words: Words) -> str:
            return words("health-set-aside", title=_title(words, post.game), game=row.game_id or "", code=post.code)

        return await self._tell(row, say)

    async def _refused(self, post: RefusedRequest, row: PostRow) -> int | None:
        """A direct message about something Discord does not take."""
        given = {"route": post.route, "status": str(post.status), "code": str(post.code), "error": post.error}
        return await self._tell(row, lambda words: words("health-refused", **given))

    async def _uncalled(self, post: Uncalled, row: PostRow) -> int | None:
        """A direct message about somebody who could not be called."""
        guild = self._client.get_guild(post.guild_id) if post.guild_id is not None else None
        server = f" ({in_markdown(guild.name)})" if guild is not None else ""
        seats = await self._games.seats(post.game_id)
        names = [in_markdown(str(seat.notes.get("name", "?"))) for seat in seats if seat.seat in post.seats]

        def say(words: Words) -> str:
            given = {"route": post.route, "status": str(post.status), "code": str(post.code)}
            answer = words("health-uncalled-answer", **given) if post.status else words("health-uncalled-silence")
            title, place = _title(words, post.game), f"<#{post.place_id}>{server}"
            people = names or [words("health-uncalled-somebody")]
            return words(
                "health-uncalled",
                title=title,
                game=post.game_id,
                people=words.listed(people),
                place=place,
                answer=answer,
            )

        return await self._tell(row, say)

    async def _damaged(self, post: DamageFound, row: PostRow) -> int | None:
        """A direct message about a row that can't be read."""
        table, key, column = (each.replace("`", "'") for each in (post.table, post.key, post.column))
        return await self._tell(row, lambda words: words("health-damaged", table=table, key=key, column=column))

    async def _rival(self, post: RivalFound, row: PostRow) -> int | None:
        """A direct message about another process on the database."""
        return await self._tell(
            row, lambda words: words("health-stranger-found" if post.stranger else "health-rival-found")
        )

    async def _tell(self, row: PostRow, say: Callable[[Words], str]) -> int | None:
        """Tell the first owner who can be reached."""
        for owner in owners_of(self._client):
            known = await self._people.person(owner)
            words = texts().words(language_of(known.locale if known is not None else None))
            message = PublicMessage(content=say(words))
            told = await self._direct.tell(owner, message, row.nonce, row.attempts)
            if told is not None:
                return told
        log.warning("no owner can be told of %s", row.nonce)
        return None


def _title(words: Words, kind: str) -> str:
    """What a game is called, also one that this version does not know."""
    return words(f"{kind}-title") if words.has(f"{kind}-title") else kind
