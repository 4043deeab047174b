"""The world behind the stand-in: who is there, which channels they have, what was said; kept in a journal.

It answers and stores. What the outside sees of a change is said in events.py, what is allowed in rest/.
"""

import secrets
from typing import Any

from bot.sandbox.clock import Clock
from bot.sandbox.encoding import Json, decode, encode, timestamp
from bot.sandbox.entities import Channel, Message, User
from bot.sandbox.errors import refusal
from bot.sandbox.journal import Journal
from bot.sandbox.snowflakes import Snowflakes

GUILD_WIDE = ""
"""The key under which global commands stand, beside the guilds' ids."""


class World:
    """People, a guild or more, their channels, all messages, the application and its bot.

    It is what its journal tells; with an empty one it has nobody (`seed.py` makes worlds with people in them).
    """

    def __init__(self, journal: Journal, clock: Clock) -> None:
        self.journal = journal
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.meta: Json = {}
        self.users: dict[str, User] = {}
        self.guild: Json = {}
        self.roles: dict[str, Json] = {}
        self.members: dict[str, Json] = {}
        self.channels: dict[str, Channel] = {}
        self.commands: dict[str, list[Json]] = {GUILD_WIDE: []}
        self.commands_made: list[float] = []
        """When commands were made that were not there before."""
        self.emojis: dict[str, Json] = {}
        self.interactions: dict[str, Json] = {}
        self.uploads: dict[str, Json] = {}
        """Files that people have picked for a command's option, by id."""
        self._as_sent = {
            "role": self.roles,
            "member": self.members,
            "emoji": self.emojis,
            "interaction": self.interactions,
        }
        """The kinds of rows that are kept as the objects they are."""
        self.permission_cache: dict[tuple[str, str], int] = {}
        self._direct: dict[str, Channel] = {}
        for kind, row_id, body in journal.rows():
            self._load(kind, row_id, body)

    # Who and where

    @property
    def guild_id(self) -> str:
        return self.meta["guild_id"]

    @property
    def guild_ids(self) -> list[str]:
        """The guild, and the further ones that have the same people and roles (`seed.add_guild`)."""
        return [self.guild_id, *self.meta.get("further", {})]

    def guild_of(self, channel: Channel) -> str:
        """The id of the guild in which a channel or thread is."""
        return channel.raw.get("guild_id") or self.guild_id

    @property
    def owner_id(self) -> str:
        return self.guild["owner_id"]

    @property
    def application_id(self) -> str:
        return self.meta["application_id"]

    @property
    def bot(self) -> User:
        return self.users[self.meta["bot_id"]]

    @property
    def token(self) -> str:
        return self.meta["token"]

    @property
    def people(self) -> list[User]:
        """All pretend people, in the order they came."""
        return [user for user in self.users.values() if not user.raw.get("bot")]

    def user(self, user_id: str) -> User:
        """Raises ApiError 10013."""
        found = self.users.get(user_id)
        if found is None:
            raise refusal("unknown user")
        return found

    def person(self, name_or_id: str) -> User:
        """A pretend person by name or id; raises KeyError."""
        for user in self.people:
            if name_or_id in (user.id, user.name, user.raw["username"]):
                return user
        raise KeyError(name_or_id)

    def channel(self, channel_id: str) -> Channel:
        """Raises ApiError 10003."""
        # fact: unknown-things-are-404
        found = self.channels.get(channel_id)
        if found is None:
            raise refusal("unknown channel")
        return found

    def channel_named(self, name: str) -> Channel:
        """The newest channel or thread of this name (a leading # is ignored); raises KeyError."""
        for channel in reversed(self.channels.values()):
            if channel.raw.get("name") == name.removeprefix("#"):
                return channel
        raise KeyError(name)

    def message(self, channel_id: str, message_id: str) -> Message:
        """Raises ApiError 10008."""
        found = self.channel(channel_id).log.get(message_id)
        if found is None:
            raise refusal("unknown message")
        return found

    def direct(self, user_id: str) -> Channel | None:
        """The conversation of the bot with this person, if there is one."""
        return self._direct.get(user_id)

    def threads(self, parent_id: str | None = None, *, archived: bool | None = None) -> list[Channel]:
        """Threads (of a parent), all of them or only archived or active ones."""
        return [
            channel
            for channel in self.channels.values()
            if channel.is_thread
            and (parent_id is None or channel.parent_id == parent_id)
            and (archived is None or channel.archived == archived)
        ]

    def use_clock(self, clock: Clock) -> None:
        """Live by this clock from now on; ids still only grow."""
        self.clock = clock
        self.ids.use_clock(clock)

    def now(self) -> str:
        """The clock as a timestamp."""
        return timestamp(self.clock.time())

    # Changes; each writes itself down

    def save_meta(self) -> None:
        self.journal.put("meta", "0", encode(self.meta))

    def save_user(self, user: User) -> None:
        self.users[user.id] = user
        row = {
            "wire": user.raw,
            "locale": user.locale,
            "colour": user.color,
            "closed": user.closed_to_messages,
        }
        self.journal.put("user", user.id, encode(row))

    def save_guild(self) -> None:
        self.journal.put("guild", self.guild["id"], encode(self.guild))

    def save_role(self, role: Json) -> None:
        self.roles[role["id"]] = role
        self.permission_cache.clear()
        self.journal.put("role", role["id"], encode(role))

    def remove_role(self, role_id: str) -> None:
        del self.roles[role_id]
        for user_id, member in self.members.items():
            if role_id in member["roles"]:
                member["roles"].remove(role_id)
                self.save_member(user_id, member)
        self.permission_cache.clear()
        self.journal.drop("role", role_id)

    def save_member(self, user_id: str, member: Json) -> None:
        """A member object without its user."""
        self.members[user_id] = member
        self.permission_cache.clear()
        self.journal.put("member", user_id, encode(member))

    def remove_member(self, user_id: str) -> None:
        del self.members[user_id]
        self.permission_cache.clear()
        self.journal.drop("member", user_id)

    def save_channel(self, channel: Channel) -> None:
        if channel.id not in self.channels:
            self.channels[channel.id] = channel
            self._note_direct(channel)
        self.permission_cache.clear()
        self.note_channel(channel)

    def note_channel(self, channel: Channel) -> None:
        """Write a channel down whose permissions did not change."""
        row = {
            "wire": channel.raw,
            "members": channel.members,
            "pins": channel.pins,
            "recipients": channel.recipients,
        }
        self.journal.put("channel", channel.id, encode(row))

    def remove_channel(self, channel: Channel) -> None:
        for message in list(channel.log):
            self.remove_message(channel, message)
        del self.channels[channel.id]
        self.journal.drop("channel", channel.id)

    def save_message(self, channel: Channel, message: Message) -> None:
        if channel.log.get(message.id) is None:
            channel.log.add(message)
        row = {
            "wire": message.raw,
            "reader": message.reader,
            "files": message.files,
            "nonce": message.nonce,
            "signed_at": message.signed_at,
        }
        self.journal.put("message", message.id, encode(row))

    def remove_message(self, channel: Channel, message: Message) -> None:
        channel.log.remove(message.id)
        for file_id in message.files:
            self.journal.drop_file(file_id)
        self.journal.drop("message", message.id)

    def save_commands(self, place: str, commands: list[Json]) -> None:
        """Replace all commands of a guild or the global ones (GUILD_WIDE)."""
        # fact: commands-need-no-second-sync
        self.commands[place] = commands
        self.journal.put("commands", place or "0", encode(commands))

    def save_emoji(self, emoji: Json) -> None:
        self.emojis[emoji["id"]] = emoji
        self.journal.put("emoji", emoji["id"], encode(emoji))

    def remove_emoji(self, emoji_id: str) -> None:
        del self.emojis[emoji_id]
        self.journal.drop("emoji", emoji_id)

    def save_interaction(self, row: Json) -> None:
        self.interactions[row["id"]] = row
        self.journal.put("interaction", row["id"], encode(row))

    def remove_interaction(self, interaction_id: str) -> None:
        self.interactions.pop(interaction_id, None)
        self.journal.drop("interaction", interaction_id)

    def new_token(self) -> str:
        """An unguessable word for interactions and sessions."""
        return secrets.token_urlsafe(24)

    def reset_token(self) -> None:
        """Give the bot another token; the one it has is worth nothing from now on."""
        self.meta["token"] = self.new_token()
        self.save_meta()

    # Objects put together from several records

    def raw_member(self, user_id: str) -> Json | None:
        """The member object with its user, or None for whoever is not in the guild."""
        member = self.members.get(user_id)
        return None if member is None else {**member, "user": self.users[user_id].raw}

    def raw_guild(self, guild_id: str | None = None) -> Json:
        """A guild object with its roles (None: of the first); the role of everybody has its id."""
        own, roles = self.guild_id, list(self.roles.values())
        if guild_id in (None, own):
            return {**self.guild, "roles": roles}
        roles = [{**role, "id": guild_id} if role["id"] == own else role for role in roles]
        return {**self.guild, "id": guild_id, "name": self.meta["further"][guild_id], "roles": roles}

    def _note_direct(self, channel: Channel) -> None:
        if channel.is_direct:
            for user_id in channel.recipients:
                self._direct[user_id] = channel

    def _load(self, kind: str, row_id: str, body: bytes) -> None:
        row: Any = decode(body)  # what is `raw` here has always been stored as `wire`, and `color` as `colour`
        match kind:
            case "meta":
                self.meta = row
            case "guild":
                self.guild = row
            case "commands":
                self.commands["" if row_id == "0" else row_id] = row
                for command in row:
                    self.ids.seen(command["id"])
            case "user":
                self.users[row_id] = User(row["wire"], row["locale"], row["colour"], row["closed"])
            case "channel":
                channel = Channel(row["wire"], row["members"], pins=row["pins"], recipients=row["recipients"])
                self.channels[row_id] = channel
                self._note_direct(channel)
            case "message":
                message = Message(row["wire"], row["reader"], row["files"], row["nonce"], row["signed_at"])
                channel = self.channels.get(message.channel_id)
                if channel is not None:
                    channel.log.add(message)
            case _:
                self._as_sent[kind][row_id] = row
        self.ids.seen(row_id)
