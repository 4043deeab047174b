"""A second server beside the stand-in's own: the same people, one channel, seen by the bot as a server of its own.
What the gateway tells the bot of that channel bears the second server's id; nothing else is different."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import gateway as gateways
from bot.sandbox.discord_objects import channel_object
from bot.sandbox.encoding import Json, encode
from bot.sandbox.entities import TEXT, Channel
from bot.sandbox.gateway import Gateway, Session
from bot.sandbox.gateway_payloads import guild_create, ready
from bot.sandbox.standin import Standin

NAME = "Second Harbour"


class SecondServer:
    """Its id, and the id of its only channel. Made before the bot comes."""

    def __init__(self, standin: Standin, monkeypatch: pytest.MonkeyPatch) -> None:
        world = self._world = standin.world
        self.id = world.ids.next()
        wire = channel_object(world, world.ids.next(), TEXT, "second", 9)
        self.channel = wire["id"]
        world.save_channel(Channel(wire))
        dispatch, send = Gateway.dispatch, Gateway.send

        def dispatched(gateway: Gateway, event: str, data: Json, intents: int, *, hidden: Json | None = None) -> None:
            here = self._is_here(data)
            veiled = self._named(hidden) if hidden is not None and here else hidden
            dispatch(gateway, event, self._named(data) if here else data, intents, hidden=veiled)

        def sent(gateway: Gateway, session: Session, event: str, body: bytes) -> None:
            send(gateway, session, event, body)
            if event == "GUILD_CREATE":
                send(gateway, session, event, encode(self._introduced()))

        def both(world: Any, session_id: str, shard: list[int], *, here: bool) -> Json:
            known = ready(world, session_id, shard, here=here)
            return {**known, "guilds": [*known["guilds"], {"id": self.id, "unavailable": True}]}

        monkeypatch.setattr(Gateway, "dispatch", dispatched)
        monkeypatch.setattr(Gateway, "send", sent)
        monkeypatch.setattr(gateways, "ready", both)
        monkeypatch.setattr(gateways, "guild_create", lambda world: self._channels(guild_create(world), mine=False))

    def _is_here(self, data: Json) -> bool:
        channels = (data.get("channel_id"), data.get("parent_id"), data.get("id"))
        threads = [self._world.channels.get(str(each)) for each in channels]
        return self.channel in channels or any(each is not None and each.parent_id == self.channel for each in threads)

    def _named(self, data: Json) -> Json:
        if "guild_id" not in data:
            return data
        return {**data, "guild_id": self.id} | ({"guild": {**data["guild"], "id": self.id}} if "guild" in data else {})

    def _channels(self, created: Json, *, mine: bool) -> Json:
        kept: Json = {}
        for key in ("channels", "threads"):
            kept[key] = [self._named(each) if mine else each for each in created[key] if self._is_here(each) == mine]
        return {**created, **kept}

    def _introduced(self) -> Json:
        """The server as the bot first sees it; its everybody role has its id."""
        created = self._channels(guild_create(self._world), mine=True)
        own = created["id"]
        roles = [{**role, "id": self.id if role["id"] == own else role["id"]} for role in created["roles"]]
        return {**created, "id": self.id, "name": NAME, "roles": roles}
