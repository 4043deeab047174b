"""The table of routes: what a handler is given, what it may return, how it is entered.

No handler lives here.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import permissions as may
from bot.sandbox.attachments import Attachments
from bot.sandbox.encoding import Json, number
from bot.sandbox.entities import Channel, Message, Upload
from bot.sandbox.errors import refusal
from bot.sandbox.events import Events
from bot.sandbox.faults import Faults
from bot.sandbox.interactions import Interactions
from bot.sandbox.messages import Messages
from bot.sandbox.threads import Threads
from bot.sandbox.world import World


@dataclass(slots=True)
class Services:
    """The rooms of the stand-in that handlers work in."""

    world: World
    events: Events
    faults: Faults
    attachments: Attachments
    threads: Threads
    messages: Messages
    interactions: Interactions


@dataclass(slots=True)
class Call:
    """One request: its route's path values, query, JSON body and uploads (by their index)."""

    services: Services
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: dict[str, Upload] = field(default_factory=dict[str, Upload])

    @property
    def world(self) -> World:
        return self.services.world

    @property
    def fields(self) -> Json:
        """The body as a JSON object; empty when there was none."""
        return self.body or {}

    @property
    def bot_id(self) -> str:
        return self.services.world.bot.id

    def channel(self, wanted: int = 0) -> Channel:
        """The path's channel, if the bot sees it and holds the wanted permissions there."""
        channel = self.world.channel(self.path["channel_id"])
        may.demand(self.world, self.bot_id, channel, wanted)
        return channel

    def message(self, channel: Channel) -> Message:
        """The path's message; ephemeral ones are unknown here. Raises 10008."""
        message = self.world.message(channel.id, self.path["message_id"])
        if message.reader is not None:
            # fact: ephemeral-original-by-token
            raise refusal("unknown message")
        return message

    def in_guild(self) -> None:
        """Refuse any guild that is not here, and a bot that left it."""
        if self.path["guild_id"] not in self.world.guild_ids:
            raise refusal("unknown guild")
        if self.bot_id not in self.world.members:
            raise refusal("missing access")

    def own_application(self) -> None:
        """Refuse any application but the bot's own."""
        if self.path["application_id"] != self.world.application_id:
            raise refusal("unknown application")

    def guild_permission(self, wanted: int) -> None:
        """Refuse with 50013 unless the bot holds these bits in the guild."""
        if wanted & ~may.guild_permissions(self.world, self.bot_id):
            raise refusal("missing permissions")

    def limit(self, default: int = 50, most: int = 100) -> int:
        """The query's `limit`, held within bounds."""
        value = self.query.get("limit", "")
        return default if (wanted := number(value)) is None else max(1, min(most, wanted))


@dataclass(slots=True)
class HttpReply:
    """A handler's answer with another status than 200 (or 204 for nothing)."""

    status: int
    body: Any


Handler = Callable[[Call], Any] | Callable[[Call], Awaitable[Any]]


@dataclass(slots=True)
class Route:
    """One line of the table; `path` as in Discord's documentation, below /api/v10."""

    method: str
    path: str
    handler: Handler
    needs_token: bool = True


ROUTES: list[Route] = []


def route(method: str, path: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
    """Enter a handler into the table. It returns JSON, None for an empty 204, or a HttpReply."""

    def enter(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, needs_token))
        return handler

    return enter
