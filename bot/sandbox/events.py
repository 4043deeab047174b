"""Who hears of what: every change goes out from here, to the bot's gateway and to people's pages.

It decides on listeners and on what each may see; it changes nothing itself.
"""

from collections.abc import Iterable, Mapping

from bot.sandbox import permissions as may
from bot.sandbox.encoding import Json
from bot.sandbox.entities import EPHEMERAL, Channel, Message
from bot.sandbox.feed import Feed
from bot.sandbox.gateway import Gateway
from bot.sandbox.world import World

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_EXPRESSIONS = 1 << 3
GUILD_MESSAGES = 1 << 9
GUILD_REACTIONS = 1 << 10
GUILD_TYPING = 1 << 11
DIRECT_MESSAGES = 1 << 12
DIRECT_REACTIONS = 1 << 13
DIRECT_TYPING = 1 << 14
MESSAGE_CONTENT = 1 << 15

_HIDDEN: Json = {"content": "", "embeds": [], "attachments": [], "components": []}


class Events:
    """Sends each event once to the gateway and once to the feeds of those who may see it."""

    def __init__(self, world: World, gateway: Gateway, feed: Feed) -> None:
        self.world = world
        self.gateway = gateway
        self.feed = feed

    def message(
        self,
        event: str,
        channel: Channel,
        message: Message,
        pinged: Iterable[str] = (),
        notifications: Mapping[str, Json] | None = None,
    ) -> None:
        """MESSAGE_CREATE or MESSAGE_UPDATE. `pinged` are the people this message mentions; `notifications` what the
        phones of those show whom it calls."""
        if message.reader is not None:
            self.feed.send(event, message.raw, (message.reader,), ())
            return
        data = message.raw
        if not channel.is_direct:
            data = {**data, "guild_id": self.world.guild_of(channel)}
            member = self.world.members.get(message.author_id)
            if member is not None:
                data["member"] = member
        if event == "MESSAGE_CREATE":
            data["channel_type"] = channel.type
            if message.nonce is not None:
                data["nonce"] = message.nonce
        if self.bot_sees(channel):
            self.gateway.dispatch(
                event,
                data,
                DIRECT_MESSAGES if channel.is_direct else GUILD_MESSAGES,
                hidden=None if self.content_visible(channel, message) else {**data, **_HIDDEN},
            )
        self.feed.send(
            event, data, self.viewers(channel), tuple(pinged), notifications or {}, thread=self._thread_of(channel)
        )

    def message_deleted(self, channel: Channel, message: Message) -> None:
        data: Json = {"id": message.id, "channel_id": channel.id}
        if not channel.is_direct:
            data["guild_id"] = self.world.guild_of(channel)
        if message.reader is not None:
            self.feed.send("MESSAGE_DELETE", data, (message.reader,))
            return
        self._in_channel("MESSAGE_DELETE", data, channel, GUILD_MESSAGES, DIRECT_MESSAGES)

    def channel(self, event: str, channel: Channel, extra: Json | None = None) -> None:
        """CHANNEL_* and THREAD_* events of one channel."""
        data = {**channel.raw, **extra} if extra else channel.raw
        if self.bot_sees(channel):
            self.gateway.dispatch(event, data, 0 if channel.is_direct else GUILDS)
        self.feed.send(event, data, self.viewers(channel))

    def thread_deleted(self, thread: Channel, data: Json) -> None:
        """THREAD_DELETE carries only what names the thread."""
        self._in_channel("THREAD_DELETE", data, thread, GUILDS, 0)

    def thread_members(self, thread: Channel, added: list[str], removed: list[str]) -> None:
        """THREAD_MEMBERS_UPDATE; without the members intent a bot hears only of itself."""
        data: Json = {
            "id": thread.id,
            "guild_id": self.world.guild_of(thread),
            "member_count": len(thread.members),
        }
        if added:
            data["added_members"] = [
                {**thread.members[user_id], "member": self.world.raw_member(user_id), "presence": None}
                for user_id in added
            ]
        if removed:
            data["removed_member_ids"] = removed
        # fact: guilds-intent-suffices
        own = self.world.bot.id in added or self.world.bot.id in removed
        if self.bot_sees(thread):
            self.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, GUILDS if own else GUILD_MEMBERS)
        self.feed.send("THREAD_UPDATE", thread.raw, self.viewers(thread))

    def guild(self, event: str, data: Json, intents: int = GUILDS) -> None:
        """An event of the guild itself: roles, members, the guild's settings."""
        self.gateway.dispatch(event, data, intents)
        self.feed.send("WORLD", {}, self.feed.listeners())

    def typing(self, channel: Channel, user_id: str) -> None:
        data: Json = {"channel_id": channel.id, "user_id": user_id, "timestamp": int(self.world.clock.time())}
        if not channel.is_direct:
            data |= {"guild_id": self.world.guild_of(channel), "member": self.world.raw_member(user_id)}
        self._in_channel("TYPING_START", data, channel, GUILD_TYPING, DIRECT_TYPING)

    def reaction(self, event: str, data: Json, channel: Channel, message: Message) -> None:
        """MESSAGE_REACTION_ADD and its relatives; pages reload the message."""
        if self.bot_sees(channel):
            self.gateway.dispatch(event, data, DIRECT_REACTIONS if channel.is_direct else GUILD_REACTIONS)
        self.feed.send("MESSAGE_UPDATE", message.raw, self.viewers(channel), thread=self._thread_of(channel))

    def pins(self, channel: Channel) -> None:
        data: Json = {"channel_id": channel.id, "last_pin_timestamp": channel.raw.get("last_pin_timestamp")}
        if not channel.is_direct:
            data["guild_id"] = self.world.guild_of(channel)
        if self.bot_sees(channel):
            self.gateway.dispatch("CHANNEL_PINS_UPDATE", data, 0 if channel.is_direct else GUILDS)

    def interaction(self, data: Json) -> None:
        """INTERACTION_CREATE: needs no intent."""
        self.gateway.dispatch("INTERACTION_CREATE", data, 0)

    def outcome(self, user_id: str, result: Json) -> None:
        """Tell one person how their click or command ended."""
        self.feed.send("INTERACTION_RESULT", result, (user_id,))

    def commands_changed(self) -> None:
        self.feed.send("COMMANDS_UPDATE", {}, self.feed.listeners())

    def bot_sees(self, channel: Channel) -> bool:
        bits = may.permissions_in(self.world, self.world.bot.id, channel)
        return bool(bits & may.VIEW_CHANNEL)

    def viewers(self, channel: Channel) -> list[str]:
        """The listening people who may see this channel."""
        return [
            user_id
            for user_id in self.feed.listeners()
            if may.permissions_in(self.world, user_id, channel) & may.VIEW_CHANNEL
        ]

    def content_visible(self, channel: Channel, message: Message) -> bool:
        """Whether a bot without the message content intent may read this message."""
        # fact: own-messages-are-readable
        bot_id = self.world.bot.id
        return (
            channel.is_direct
            or message.author_id == bot_id
            or bool(message.flags & EPHEMERAL)
            or any(user["id"] == bot_id for user in message.raw["mentions"])
        )

    def readable(self, channel: Channel, message: Message) -> Json:
        """The message as the bot may read it over REST."""
        if self.gateway.intents & MESSAGE_CONTENT or self.content_visible(channel, message):
            return message.raw
        return {**message.raw, **_HIDDEN}

    def _in_channel(self, event: str, data: Json, channel: Channel, guild: int, direct: int) -> None:
        if self.bot_sees(channel):
            self.gateway.dispatch(event, data, direct if channel.is_direct else guild)
        self.feed.send(event, data, self.viewers(channel), thread=self._thread_of(channel))

    @staticmethod
    def _thread_of(channel: Channel) -> Channel | None:
        return channel if channel.is_thread else None
