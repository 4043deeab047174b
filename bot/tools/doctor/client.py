"""The doctor's client: the bot's own, which hands the doctor what is pressed for it and tells what arrives.
Commands are not registered and no chores begin."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.client import QuaysideClient
from bot.gateway.reply import Interaction
from bot.tools.doctor.exchanges import Event, Exchanges

MINE = "doctor:"
"""How the custom ids of the doctor's own buttons begin."""


class DoctorClient(QuaysideClient):
    """Quayside's client as the doctor uses it. `enter` is called once between login and the first event."""

    def __init__(self, exchanges: Exchanges, enter: Callable[[], Awaitable[None]], **options: Any) -> None:
        super().__init__(http_trace=exchanges.trace(), **options)
        self._exchanges = exchanges
        self._enter = enter
        self.pressed: asyncio.Queue[Interaction] = asyncio.Queue()
        """Presses of the doctor's own buttons, menus and forms."""

    async def setup_hook(self) -> None:
        await self._enter()

    async def on_socket_event_type(self, name: str) -> None:
        """Presses and changes of threads are told below, with what was pressed or changed."""
        if name not in ("INTERACTION_CREATE", "THREAD_UPDATE"):
            self._exchanges.tell(Event(name))

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        state = payload.data["thread_metadata"]
        thread = {"id": str(payload.thread_id), "archived": state["archived"], "locked": state.get("locked", False)}
        self._exchanges.tell(Event("THREAD_UPDATE", thread))

    async def on_interaction(self, interaction: Interaction) -> None:
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        self._exchanges.tell(
            Event(
                "INTERACTION_CREATE",
                {
                    "id": str(interaction.id),
                    "type": interaction.type.value,
                    "token": interaction.token,
                    "channel_id": str(interaction.channel_id),
                    "message_id": str(interaction.message.id) if interaction.message else None,
                    "custom_id": custom_id,
                    "component_type": data.get("component_type"),
                    "values": data.get("values"),
                },
            )
        )
        if custom_id.startswith(MINE):
            self.pressed.put_nowait(interaction)
        else:
            await super().on_interaction(interaction)

    async def on_ready(self) -> None:
        """Nobody looks round: no game is shown on this server."""
