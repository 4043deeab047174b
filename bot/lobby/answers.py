"""What people do in a lobby: open one, join, leave, start, cancel, seat computer players, play again.
A lobby is a public message; each press answers by showing it as it is now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.errors import Sorry
from bot.gateway.layout import layout, text
from bot.gateway.permissions import THREADS, invite, key, kind_of, missing
from bot.gateway.press import Answer
from bot.gateway.reply import BROKEN, Interaction, Reply
from bot.ledger.loaded import Loaded
from bot.lobby.lobby import Member, Place
from bot.lobby.panel import lobby_view
from bot.players.registry import seatable
from bot.server.rules import ServerRules, server_rules
from bot.text import language_of, texts
from db.records import GuildRow

if TYPE_CHECKING:
    from bot.client import QuaysideClient

MORE = ("rated", "hints")
"""Options of a game besides its seats, table options and clock."""


class LobbyService:
    """Answers in lobbies."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    def answers(self) -> dict[str, Answer]:
        """What is pressed in a lobby."""
        return {
            "@join": Answer("pressed", lambda reply, press: self.join(reply, press.game_id), "newcomer"),
            "@leave": Answer("pressed", lambda reply, press: self.leave(reply, press.game_id), "player"),
            "@start": Answer("pressed", lambda reply, press: self.start(reply, press.game_id), "host"),
            "@cancel": Answer("pressed", lambda reply, press: self.cancel(reply, press.game_id), "host"),
            "@seat": Answer(
                "pressed", lambda reply, press: self.seat_player(reply, press.game_id, press.argument), "host"
            ),
            "@unseat": Answer("pressed", lambda reply, press: self.unseat_player(reply, press.game_id), "host"),
            "@again": Answer("public", lambda reply, press: self.again(reply, press.game_id), "watcher"),
        }

    async def open(
        self, reply: Reply, kind: str, seats: int, settings: dict[str, str], clock: str | None = None, **more: Any
    ) -> None:
        """Open a lobby with the person as its host and first player. `clock` is the server's usual one for None.

        `more` are options that have nothing to do with the rules: whether the game is `rated`, whether there
        are `hints`.
        """
        interaction = reply.interaction
        self.check_permissions(interaction)
        manager = self._client.manager
        manager.check_options(kind, seats, settings)
        await reply.acknowledged()  # what follows asks the database
        server = await self._client.store.guild(interaction.guild_id) if interaction.guild_id is not None else None
        rules = server_rules(server)
        check_house_rules(interaction, server, rules)
        place = place_of(interaction, server.locale if server is not None else None)
        forum = await self._client.places.forum_for(interaction)
        if forum is not None and (lacking := missing(forum.permissions_for(forum.guild.me), "forum")):
            raise self._lack(lacking, interaction)
        host = member_of(interaction)
        game_id = await manager.open_lobby(kind, seats, settings, host, place, clock or rules.clock, **more)
        loaded = await manager.load(game_id)
        try:
            standings = await manager.standings(loaded)
            view = lobby_view(loaded, loaded.words(), standings)
            message = await (reply.show(view) if forum is None else self._post(reply, forum, loaded, view))
        except (discord.HTTPException, *BROKEN):  # nobody will ever see this lobby
            await manager.cancel(game_id, interaction.user.id)
            raise
        await self._client.store.place(game_id, lobby_message_id=message.id)
        threads = lacking_threads(interaction) if forum is None and seats > 1 else []
        if threads:
            words = reply.words
            lacking = words.listed([words(key(right)) for right in threads])
            view = layout(text(words("place-no-threads", permissions=lacking)))
            await interaction.followup.send(view=view, ephemeral=True)

    async def _post(
        self, reply: Reply, forum: discord.ForumChannel, loaded: Loaded, view: discord.ui.LayoutView
    ) -> discord.Message:
        """Show the lobby as a post of its own in the forum where games belong; the answer says where."""
        name = f"{loaded.words()(f'{loaded.row.kind}-title')} · {reply.interaction.user.display_name}"[:100]
        made = await forum.create_thread(name=name, view=view, allowed_mentions=discord.AllowedMentions.none())
        await self._client.store.place(loaded.id, channel_id=made.thread.id, thread_id=made.thread.id)
        await reply.show(layout(text(reply.words("place-in-forum", place=made.thread.mention))))
        return made.message

    async def show_again(self, reply: Reply, loaded: Loaded) -> None:
        """Show a lobby to somebody who looks for it: where it is, or anew if its message is gone."""
        row, words = loaded.row, loaded.words()
        place = await self._client.threads.place(loaded)
        message = None
        if row.lobby_message_id is not None:
            try:
                message = await place.fetch_message(row.lobby_message_id)
            except discord.NotFound:
                message = None
        if message is None:
            view = lobby_view(loaded, words, await self._client.manager.standings(loaded))
            message = await place.send(view=view, allowed_mentions=discord.AllowedMentions.none())
            await self._client.store.place(loaded.id, lobby_message_id=message.id)
        await reply.show(layout(text(reply.words("place-lobby-again", place=message.jump_url))))

    async def join(self, reply: Reply, game_id: str) -> None:
        """Sit down."""
        await reply.acknowledged()
        await self._show(reply, await self._client.manager.join(game_id, member_of(reply.interaction)))

    async def leave(self, reply: Reply, game_id: str) -> None:
        """Get up."""
        await reply.acknowledged()
        await self._show(reply, await self._client.manager.leave(game_id, reply.interaction.user.id))

    async def seat_player(self, reply: Reply, game_id: str, player: str) -> None:
        """The host seats a computer player."""
        await reply.acknowledged()
        loaded = await self._client.manager.load(game_id)
        if player not in seatable(loaded.row.kind):
            raise Sorry("error-unknown-control")
        taken = sum(seat.player == player for seat in loaded.seats)
        name = loaded.words()(f"player-{player}", number=taken + 1)
        await self._show(reply, await self._client.manager.add_player(game_id, reply.interaction.user.id, player, name))

    async def unseat_player(self, reply: Reply, game_id: str) -> None:
        """The host sends the last computer player away."""
        await reply.acknowledged()
        await self._show(reply, await self._client.manager.remove_player(game_id, reply.interaction.user.id))

    async def cancel(self, reply: Reply, game_id: str) -> None:
        """The host closes the lobby."""
        await reply.acknowledged()
        await self._show(reply, await self._client.manager.cancel(game_id, reply.interaction.user.id))

    async def start(self, reply: Reply, game_id: str) -> None:
        """The host begins the game; its thread is opened by the outbox."""
        interaction, manager = reply.interaction, self._client.manager
        await reply.acknowledged()
        loaded = await manager.load(game_id)
        self.check_permissions(interaction)
        if loaded.row.lobby_message_id is None and interaction.message is not None:  # pressed before it was noted
            await self._client.store.place(game_id, lobby_message_id=interaction.message.id)
        await self._show(reply, await manager.start(game_id, interaction.user.id))

    async def again(self, reply: Reply, game_id: str) -> None:
        """A new lobby with the options of a finished game."""
        loaded = await self._client.manager.load(game_id)
        options = loaded.row.options
        more = {name: options[name] for name in MORE if name in options}
        await self.open(reply, loaded.row.kind, options["seats"], options["settings"], options.get("clock"), **more)

    def check_permissions(self, interaction: Interaction) -> None:
        """Raise `Sorry` where no game can be shown, naming the rights the bot lacks. It can do without threads."""
        if interaction.context.private_channel:
            raise Sorry("place-not-here")
        if interaction.guild_id is None:
            return
        if self._client.places.away(interaction.guild_id):
            raise Sorry("place-not-invited", invite=invite(self._client.application_id))
        lacking = missing(interaction.app_permissions, kind_of(interaction.channel))
        if lacking:
            raise self._lack(lacking, interaction)

    @staticmethod
    def _lack(rights: Sequence[str], interaction: Interaction) -> Sorry:
        words = texts().words(interaction.locale.value)
        named = [words(key(right)) for right in rights]
        return Sorry("error-missing-permissions", permissions=words.listed(named), count=len(rights))

    async def _show(self, reply: Reply, loaded: Loaded) -> None:
        standings = await self._client.manager.standings(loaded)
        await reply.show(lobby_view(loaded, loaded.words(), standings))


def lacking_threads(interaction: Interaction) -> list[str]:
    """The rights for threads that are missing where there could be threads."""
    if interaction.guild_id is None or not isinstance(interaction.channel, discord.TextChannel):
        return []
    return [right for right in THREADS if not getattr(interaction.app_permissions, right)]


def member_of(interaction: Interaction) -> Member:
    """The person as they sit down."""
    return Member(interaction.user.id, interaction.user.display_name, interaction.id)


def check_house_rules(interaction: Interaction, server: GuildRow | None, rules: ServerRules) -> None:
    """Raise `Sorry` when a game can't be opened here, or not by this person, because the server says so."""
    if server is None:
        return
    if rules.hosts == "managers" and not interaction.permissions.manage_guild:
        raise Sorry("server-hosts-only")
    home = server.default_channel_id
    channel = interaction.client.get_channel(home) if home else None
    if channel is None or isinstance(channel, discord.ForumChannel):  # none was set, it is gone, or takes them as posts
        return
    if home not in (interaction.channel_id, getattr(interaction.channel, "parent_id", None)):
        raise Sorry("server-elsewhere", channel=f"<#{home}>")


def place_of(interaction: Interaction, language: str | None = None) -> Place:
    """Where a game opened by this interaction lives. In direct messages the person's language is everybody's.

    `language` is what the server has chosen, if it has.
    """
    if interaction.channel_id is None:
        raise Sorry("error-no-channel")
    in_guild = interaction.guild_id is not None
    locale = interaction.guild_locale if in_guild and interaction.guild_locale else interaction.locale
    return Place(
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        language=language_of(language or locale.value),
        is_thread=isinstance(interaction.channel, discord.Thread) or not in_guild,
    )
