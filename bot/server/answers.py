"""What a server's managers set for its games: /server and what is pressed in its panel. Nobody else may."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
from msgspec import to_builtins
from msgspec.structs import replace

from bot.errors import Sorry
from bot.gateway.forms import filled_in
from bot.gateway.permissions import kind_of, missing, own_grants
from bot.gateway.press import Answer, Press
from bot.gateway.public_language import public_language
from bot.gateway.reply import Reply
from bot.ledger.options import CLOCKS
from bot.people.quiet_hours import read_zone
from bot.server.panel import AUTO, ZONE, server_view, zone_modal
from bot.server.rules import DAYS, HOSTS, server_rules
from bot.text import LANGUAGES, Words
from db.people import PersonRepository

ShutAt = Callable[[discord.abc.GuildChannel | None, Words], Sequence[str]]
"""Why no game can be opened in a channel of a server (None: one the bot does not know), a line each."""
Begin = Callable[[int], Awaitable[None]]
"""Lets the daily puzzles of a server (id) come as it has set."""


class ServerAnswers:
    """Answers to /server. `shut_at` says what keeps games from where they are to be opened."""

    def __init__(self, client: discord.Client, people: PersonRepository, shut_at: ShutAt, begin_puzzles: Begin) -> None:
        self._client = client
        self._people = people
        self._shut_at = shut_at
        self._begin_puzzles = begin_puzzles

    def answers(self) -> dict[str, Answer]:
        """What is picked in the panel."""
        return {"@server": Answer("panel", self.set, "manager")}

    async def show(self, reply: Reply) -> None:
        """The panel. Raises `Sorry` for whoever does not manage the server."""
        guild_id = self._guild(reply)
        reply.acknowledge()
        row = await self._people.guild(guild_id)
        spoken = public_language(reply.interaction, row)
        channel = (row.default_channel_id or 0) if row is not None else 0
        there = self._channel(guild_id, channel)
        shut = self._shut_at(there, reply.words) if channel else ()
        forum, rules = isinstance(there, discord.ForumChannel), server_rules(row)
        lacking = self._lacking(guild_id, rules.puzzle_channel)
        view = server_view(rules, spoken, channel, reply.words, shut, forum=forum, lacking=lacking)
        await reply.show(view)

    async def set(self, reply: Reply, press: Press) -> None:
        """Change one thing. Raises `Sorry` for what is not on offer."""
        guild_id, people, picked = self._guild(reply), self._people, press.value
        match press.argument:
            case "show":
                pass
            case "language" if picked in (AUTO, *LANGUAGES):
                await people.set_guild(guild_id, locale="" if picked == AUTO else picked)
            case "channel" if self._is_here(reply, picked):
                await people.set_guild(guild_id, default_channel_id=int(picked))
            case "everywhere":
                await people.set_guild(guild_id, default_channel_id=0)
            case "zone" if reply.interaction.type is not discord.InteractionType.modal_submit:
                rules = server_rules(await people.guild(guild_id))
                await reply.interaction.response.send_modal(zone_modal(rules, reply.words))
                return
            case _:
                await self._change(guild_id, **self._changed_rule(reply, press))
                if press.argument in ("puzzles", "zone"):
                    await self._begin_puzzles(guild_id)
        await self.show(reply)

    def _changed_rule(self, reply: Reply, press: Press) -> dict[str, object]:
        """The field of the server's rules that is changed, and what stands there from now on. Raises `Sorry`."""
        picked = press.value
        match press.argument:
            case "clock" if picked in CLOCKS:
                return {"clock": picked}
            case "hosts" if picked in HOSTS:
                return {"hosts": picked}
            case "vacation" if picked in map(str, DAYS):
                return {"vacation_days": int(picked)}
            case "zone":
                written = filled_in(reply.interaction).get(ZONE, "").strip()
                return {"zone": "" if written.upper() == "UTC" else read_zone(written)}
            case "board" if self._is_here(reply, picked):
                return {"board_channel": int(picked)}
            case "noboard":
                return {"board_channel": 0}
            case "puzzles" if self._is_here(reply, picked):
                return {"puzzle_channel": int(picked)}
            case "nopuzzles":
                return {"puzzle_channel": 0}
            case _:
                raise Sorry("error-unknown-value")

    async def _change(self, guild_id: int, **changes: object) -> None:
        rules = server_rules(await self._people.guild(guild_id))
        await self._people.set_guild(guild_id, settings=to_builtins(replace(rules, **changes)))

    def _is_here(self, reply: Reply, channel_id: str) -> bool:
        """Whether this is a channel of the server."""
        guild_id = reply.interaction.guild_id
        return channel_id.isdecimal() and guild_id is not None and self._channel(guild_id, int(channel_id)) is not None

    def _channel(self, guild_id: int, channel_id: int) -> discord.abc.GuildChannel | None:
        """A channel of this server that the bot knows."""
        guild = self._client.get_guild(guild_id)
        return guild.get_channel(channel_id) if guild is not None else None

    def _lacking(self, guild_id: int, channel_id: int) -> list[str]:
        """The rights without which no puzzle can be posted in this channel; 0 is none."""
        channel = self._channel(guild_id, channel_id)
        if channel is None:
            return ["view_channel"] if channel_id else []
        return missing(own_grants(channel), kind_of(channel))

    @staticmethod
    def _guild(reply: Reply) -> int:
        """The server that the person manages."""
        guild_id = reply.interaction.guild_id
        if guild_id is None:
            raise Sorry("server-no-server")
        if not reply.interaction.permissions.manage_guild:
            raise Sorry("server-managers-only")
        return guild_id
