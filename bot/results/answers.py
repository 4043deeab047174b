"""What people ask about what has been achieved: /stats and what is pressed in its message. Only they see the answer.
Of others nobody learns more than what they did on the server where it is asked, and nothing if they don't want it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
import msgspec

from bot.errors import Sorry
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.people.preferences import read_preferences, written
from bot.pictures.studio import Studio, attach
from bot.results.panel import ALL, About, stats_pages, stats_view
from bot.results.ratings import Rating, Who
from bot.results.server_leaderboards import ServerLeaderboards
from bot.results.stats import sheet
from bot.text.markdown import in_markdown
from db.records import ResultRow
from db.store import Store
from games.engine import registry
from render.results import results_picture

ME, SERVER = "me", "server"


class StatsAnswers:
    """Answers to /stats."""

    def __init__(self, store: Store, leaderboards: ServerLeaderboards, studio: Studio) -> None:
        self._store = store
        self._leaderboards = leaderboards
        self._studio = studio

    def answers(self) -> dict[str, Answer]:
        """What is pressed in the message: another game, and the curtain before one's own results."""
        return {
            "@stats": Answer("panel", lambda reply, press: self.show(reply, press.argument, press.value), "anybody"),
            "@curtain": Answer("panel", self.draw_curtain, "anybody"),
        }

    async def show(self, reply: Reply, whose: str, kind: str = ALL) -> None:
        """The statistics of oneself (`me`), of a person (`p<id>`) or the server, of one game or all. Raises `Sorry`."""
        reply.acknowledge()
        kind = "" if kind == ALL else kind
        if kind and kind not in registry():
            raise Sorry("error-unknown-value")
        about, stored = await self._rows(reply, whose)
        rows = [row for row in stored if row.kind in registry() and row.seats in registry()[row.kind].seats]
        if not rows:
            raise Sorry(f"results-none-{_sort(whose)}", name=in_markdown(about.name))
        kinds = sorted({row.kind for row in rows})
        kind = kind if kind in kinds else ""
        words = reply.words
        of_kind = [row for row in rows if kind in ("", row.kind)]
        zone = await self._zone(reply)
        found = await asyncio.to_thread(sheet, of_kind, self._store.now(), zone)
        rating = await self._rating(reply, whose, kind)
        pages = stats_pages(about, found, kind, rating, words)
        drawn = [await self._studio.draw(results_picture, page) for page in pages]
        files = [attach(each, f"statistics-{number}") for number, each in enumerate(drawn, 1)]
        private = whose == ME and await self._is_private(reply.interaction.user.id)
        await reply.show(stats_view(about, found, kinds, kind, rating, words, files, private=private), *files)

    async def person(self, reply: Reply, who: discord.abc.User, kind: str) -> None:
        """Somebody else's statistics on this server."""
        whose = ME if who.id == reply.interaction.user.id else f"p{who.id}"
        await self.show(reply, whose, kind)

    async def draw_curtain(self, reply: Reply, press: Press) -> None:
        """Hide one's results from others, or show them again."""
        reply.acknowledge()
        way, _, kind = press.argument.partition(".")
        user, store = reply.interaction.user, self._store
        if way not in ("hide", "show"):
            raise Sorry("error-unknown-control")
        known = await store.people.person(user.id)
        preferences = read_preferences(known.settings if known is not None else None)
        preferences = msgspec.structs.replace(preferences, private=way == "hide")
        locale = reply.interaction.locale.value
        await store.people.set_person(
            user.id, name=user.display_name[:64], locale=locale, settings=written(preferences)
        )
        await self.show(reply, ME, kind)

    async def _rows(self, reply: Reply, whose: str) -> tuple[About, Sequence[ResultRow]]:
        """Whose statistics they are, and the results they come from."""
        interaction = reply.interaction
        guild_id = interaction.guild_id
        if whose == ME:
            rows = await self._store.results.of_person(interaction.user.id)
            return About(ME, interaction.user.display_name), rows
        if guild_id is None:
            raise Sorry("results-no-server")
        server = interaction.guild.name if interaction.guild is not None else ""
        rows = await self._store.results.in_guild(guild_id)
        if whose == SERVER:
            hidden = await self._leaderboards.hidden({row.person_id for row in rows if row.person_id is not None})
            shown = [
                msgspec.structs.replace(row, name="") if row.person_id in hidden else row
                for row in rows
                if row.player is None
            ]
            return About(SERVER, "", server), shown
        if not (whose[:1] == "p" and whose[1:].isdecimal()):
            raise Sorry("error-unknown-control")
        person_id = int(whose[1:])
        theirs = [row for row in rows if row.person_id == person_id]
        member = interaction.guild.get_member(person_id) if interaction.guild is not None else None
        name = theirs[-1].name if theirs else member.display_name if member is not None else f"<@{person_id}>"
        if await self._is_private(person_id) and person_id != interaction.user.id:
            raise Sorry("results-private-person", name=in_markdown(name) if theirs else name)
        return About(whose, name, server), theirs

    async def _rating(self, reply: Reply, whose: str, kind: str) -> Rating | None:
        """The rating on this server, of one game."""
        guild_id = reply.interaction.guild_id
        if guild_id is None or not kind or whose == SERVER:
            return None
        person_id = reply.interaction.user.id if whose == ME else int(whose[1:])
        rows = await self._store.results.in_guild(guild_id, kind=kind)
        ratings = await self._leaderboards.ratings(guild_id, kind, rows)
        return ratings.get(Who(person_id=person_id))

    async def _zone(self, reply: Reply) -> str:
        guild_id = reply.interaction.guild_id
        return (await self._leaderboards.rules_of(guild_id)).zone if guild_id is not None else ""

    async def _is_private(self, person_id: int) -> bool:
        return person_id in await self._leaderboards.hidden([person_id])


def _sort(whose: str) -> str:
    return whose if whose in (ME, SERVER) else "person"
