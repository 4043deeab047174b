"""The test bench: what POST /api/control can do to time, faults, permissions and people.

One JSON object, any of these keys, carried out in this order:

    {"clock": {"advance": seconds}}
    {"fault": {"kind": "rate_limit" | "fail" | "lose_request" | "lose_reply" | "delay", "route": ..., ...}}
        or {"kind": "drop_gateway" | "ask_to_reconnect" | "invalidate_session" | ...}
        or {"kind": "latency" | "real_rate_limits" | "refuse_gallery_edits", "value": ...}
    {"permissions": {"channel": id, "id": role or member id, "kind": 0|1, "allow": [names], "deny": [names]}}
    {"thread": {"id": id, "archived": bool, "locked": bool}}
    {"person": {"id": id, "closed": bool, "member": bool, "timeout": seconds, "pending": bool}}
        closed to the bot's messages; in the guild; timed out; not yet through the server's rules
    {"bot": {"member": bool, "timeout": seconds}}                 the bot leaves or joins the guild, or is timed out
    {"people": {"add": {"locale": "de"}}}

It answers {"time": seconds} and what it made. Errors are ValueError, TypeError, KeyError or ApiError.
"""

from collections.abc import Callable

from bot.sandbox import permissions as may
from bot.sandbox.discord_objects import member_object, overwrite
from bot.sandbox.encoding import Json, timestamp
from bot.sandbox.events import GUILD_MEMBERS, GUILDS
from bot.sandbox.gateway_payloads import guild_create
from bot.sandbox.rest.channels import remove_channel
from bot.sandbox.rest.routes import Call, Services
from bot.sandbox.seed import add_person, people_roles


class ControlApi:
    """Carries out the bench's commands."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def run(self, command: Json) -> Json:
        """Do everything the command names."""
        answer: Json = {}
        if isinstance(command.get("person"), str):  # who asks, as in all requests of the page
            command = {key: value for key, value in command.items() if key != "person"}
        known: dict[str, Callable[[Json], Json | None]] = {
            "clock": self._clock,
            "fault": self._services.faults.order,
            "permissions": self._permissions,
            "thread": self._thread,
            "person": self._person,
            "bot": self._bot,
            "people": self._people,
        }
        for key in command:
            if key not in known:
                raise ValueError(f"no such control: {key}")
        for key, act in known.items():
            if key in command:
                answer |= act(command[key]) or {}
        return {"time": self._services.world.clock.time(), **answer}

    def set_permissions(
        self, channel_id: str, target_id: str, *, allow: int = 0, deny: int = 0, kind: int | None = None
    ) -> None:
        """Set a channel's overwrite for a role or a member (told apart by what the id is)."""
        world = self._services.world
        channel = world.channel(channel_id)
        if kind is None:
            kind = 0 if target_id in world.roles else 1
        saw = self._services.events.bot_sees(channel)
        others = [item for item in channel.raw["permission_overwrites"] if item["id"] != target_id]
        channel.raw["permission_overwrites"] = [*others, overwrite(target_id, kind, allow, deny)]
        world.save_channel(channel)
        sees = self._services.events.bot_sees(channel)
        if saw and not sees:
            self._services.events.gateway.dispatch("CHANNEL_DELETE", channel.raw, 1)
        self._services.events.channel("CHANNEL_CREATE" if sees and not saw else "CHANNEL_UPDATE", channel)

    def delete_channel(self, channel_id: str) -> None:
        """A moderator deletes a channel or thread."""
        channel = self._services.world.channel(channel_id)
        remove_channel(Call(self._services, {}, {}, None), channel)

    def set_member(self, user_id: str, member: bool) -> None:
        """Let a person (or the bot) join or leave the guild."""
        world, events = self._services.world, self._services.events
        if member == (user_id in world.members):
            return
        is_bot = user_id == world.bot.id
        if member:
            roles = [role["id"] for role in world.roles.values() if role["managed"]] if is_bot else people_roles(world)
            world.save_member(user_id, member_object(world, roles))
            if is_bot:
                # fact: a-joined-server-is-not-called-available
                joined = guild_create(world, world.guild_id)
                del joined["unavailable"]
                events.guild("GUILD_CREATE", joined)
            else:
                data = {**(world.raw_member(user_id) or {}), "guild_id": world.guild_id}
                events.guild("GUILD_MEMBER_ADD", data, GUILD_MEMBERS)
            return
        user = world.users[user_id].raw
        world.remove_member(user_id)
        for thread in world.threads():
            self._services.threads.leave(thread, user_id)
        if is_bot:
            events.guild("GUILD_DELETE", {"id": world.guild_id})
        else:
            events.guild("GUILD_MEMBER_REMOVE", {"guild_id": world.guild_id, "user": user}, GUILD_MEMBERS)

    def set_timeout(self, user_id: str, seconds: float) -> None:
        """Keep a member (or the bot) from everything but reading for so long; 0 ends it."""
        until = timestamp(self._services.world.clock.time() + seconds) if seconds else None
        self._change_member(user_id, communication_disabled_until=until)

    def add_person(self, locale: str) -> Json:
        """One more pretend person, who joins the guild."""
        user = add_person(self._services.world, locale)
        self.set_member(user.id, True)
        return {**user.raw, "locale": user.locale, "color": user.color}

    def _clock(self, order: Json) -> None:
        self._services.world.clock.advance(float(order["advance"]))

    def _permissions(self, order: Json) -> None:
        allow, deny = (sum(may.NAMES[name] for name in order.get(key, ())) for key in ("allow", "deny"))
        self.set_permissions(order["channel"], order["id"], allow=allow, deny=deny, kind=order.get("kind"))

    def _thread(self, order: Json) -> None:
        thread = self._services.world.channel(order["id"])
        if "locked" in order:
            thread.raw["thread_metadata"]["locked"] = bool(order["locked"])
            self._services.world.note_channel(thread)
            self._services.events.channel("THREAD_UPDATE", thread)
        if "archived" in order:
            self._services.threads.set_archived(thread, bool(order["archived"]))

    def _person(self, order: Json) -> None:
        user = self._services.world.user(order["id"])
        if "closed" in order:
            user.closed_to_messages = bool(order["closed"])
            self._services.world.save_user(user)
        if "member" in order:
            self.set_member(user.id, bool(order["member"]))
        if "timeout" in order:
            self.set_timeout(user.id, float(order["timeout"]))
        if "pending" in order:
            self._change_member(user.id, pending=bool(order["pending"]))

    def _people(self, order: Json) -> Json:
        return {"person": self.add_person(order["add"].get("locale", "en-US"))}

    def _bot(self, order: Json) -> None:
        bot_id = self._services.world.bot.id
        if "member" in order:
            self.set_member(bot_id, bool(order["member"]))
        if "timeout" in order:
            self.set_timeout(bot_id, float(order["timeout"]))

    def _change_member(self, user_id: str, **changed: object) -> None:
        world, events = self._services.world, self._services.events
        world.save_member(user_id, world.members[user_id] | changed)
        data = {**(world.raw_member(user_id) or {}), "guild_id": world.guild_id}
        # fact: guilds-intent-suffices
        events.guild("GUILD_MEMBER_UPDATE", data, GUILDS if user_id == world.bot.id else GUILD_MEMBERS)
