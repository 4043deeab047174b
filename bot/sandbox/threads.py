"""Threads: how they start, who is in them, when they archive themselves and wake again.

Requests and permissions are handled in rest/threads.py.
"""

import heapq
from datetime import datetime

from bot.sandbox.encoding import Json
from bot.sandbox.entities import PRIVATE_THREAD, Channel, Message
from bot.sandbox.events import Events
from bot.sandbox.snowflakes import born_at
from bot.sandbox.world import World


class Threads:
    """Starts, joins, archives and revives threads, and keeps their counts."""

    def __init__(self, world: World, events: Events) -> None:
        self._world = world
        self._events = events
        self._due: list[tuple[float, str]] = []
        for thread in world.threads(archived=False):
            self.watch(thread)

    def start(
        self,
        parent: Channel,
        owner_id: str,
        name: str,
        kind: int,
        minutes: int,
        *,
        thread_id: str | None = None,
        extra: Json | None = None,
    ) -> Channel:
        """Open a thread with its owner as first member and announce it."""
        now = self._world.now()
        metadata: Json = {
            "archived": False,
            "archive_timestamp": now,
            "auto_archive_duration": minutes,
            "locked": False,
            "create_timestamp": now,
        }
        if kind == PRIVATE_THREAD:
            metadata["invitable"] = True
        raw: Json = {
            "id": thread_id or self._world.ids.next(),
            "type": kind,
            "flags": 0,
            "guild_id": self._world.guild_of(parent),
            "parent_id": parent.id,
            "owner_id": owner_id,
            "name": name,
            "last_message_id": None,
            "thread_metadata": metadata,
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "rate_limit_per_user": 0,
            **(extra or {}),
        }
        thread = Channel(raw)
        thread.members[owner_id] = self._membership(thread, owner_id)
        self._world.save_channel(thread)
        self.watch(thread)
        self._events.channel("THREAD_CREATE", thread, {"newly_created": True, "member": thread.members[owner_id]})
        return thread

    def join(self, thread: Channel, user_id: str) -> bool:
        """Add a member; False when they were in it already."""
        if user_id in thread.members:
            return False
        thread.members[user_id] = self._membership(thread, user_id)
        thread.raw["member_count"] = len(thread.members)
        self._world.note_channel(thread)
        self._events.thread_members(thread, [user_id], [])
        return True

    def leave(self, thread: Channel, user_id: str) -> None:
        """Remove a member; nothing happens for others."""
        if thread.members.pop(user_id, None) is not None:
            thread.raw["member_count"] = len(thread.members)
            self._world.note_channel(thread)
            self._events.thread_members(thread, [], [user_id])

    def set_archived(self, thread: Channel, archived: bool) -> None:
        """Archive or revive a thread and announce it."""
        metadata = thread.raw["thread_metadata"]
        if metadata["archived"] != archived:
            metadata["archived"] = archived
            metadata["archive_timestamp"] = self._world.now()
            self._world.note_channel(thread)
            # fact: thread-update-tells-of-archiving
            self._events.channel("THREAD_UPDATE", thread)
            if not archived:
                self.watch(thread)

    def message_posted(self, channel: Channel, message: Message, pinged: list[str]) -> None:
        """What a new message does to its channel: counts, revival, and members who speak or are mentioned."""
        channel.raw["last_message_id"] = message.id
        if channel.is_thread:
            channel.raw["message_count"] += 1
            channel.raw["total_message_sent"] += 1
            if channel.archived:
                self.set_archived(channel, False)
            self.join(channel, message.author_id)
            for user_id in pinged:
                self.join(channel, user_id)
        self._world.note_channel(channel)

    def watch(self, thread: Channel) -> None:
        """Archive this thread once it has been silent for its time."""
        due = self._silent_until(thread)
        heapq.heappush(self._due, (due, thread.id))
        self._world.clock.call_at(due, self._archive_silent)

    # fact: threads-archive-by-themselves
    def _archive_silent(self) -> None:
        now = self._world.clock.time()
        while self._due and self._due[0][0] <= now:
            _, thread_id = heapq.heappop(self._due)
            thread = self._world.channels.get(thread_id)
            if thread is None or thread.archived:
                continue
            if self._silent_until(thread) > now:
                self.watch(thread)
            else:
                self.set_archived(thread, True)

    def _silent_until(self, thread: Channel) -> float:
        metadata = thread.raw["thread_metadata"]
        last = thread.raw["last_message_id"] or thread.id
        revived = metadata["archive_timestamp"]
        latest = max(born_at(last), datetime.fromisoformat(revived).timestamp())
        return latest + metadata["auto_archive_duration"] * 60

    def _membership(self, thread: Channel, user_id: str) -> Json:
        return {"id": thread.id, "user_id": user_id, "join_timestamp": self._world.now(), "flags": 0}
