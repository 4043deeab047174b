"""Discord's events as the doctor takes them from the bot's client: presses of its own buttons come to it, what else
arrives is told, and the bot does what it always does; but no chores begin, and no game is looked for on the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.app import App
from bot.gateway.reply import Interaction
from bot.tools.doctor.exchanges import Event, Exchanges

MINE = "doctor:"
"""How the custom ids of the doctor's own buttons begin."""


def take_over(app: App, exchanges: Exchanges, enter: Callable[[], Awaitable[None]]) -> asyncio.Queue[Interaction]:
    """Let the events of a bot that is not started yet come to the doctor.

    `enter` is called once between login and the first event. Returns the presses of the doctor's own buttons, menus
    and forms as they come.
    """
    pressed: asyncio.Queue[Interaction] = asyncio.Queue()
    client = app.client
    answer = client.on_interaction

    async def setup_hook() -> None:
        await enter()

    async def on_socket_event_type(name: str) -> None:
        if name not in ("INTERACTION_CREATE", "THREAD_UPDATE"):  # told below, with what was pressed or changed
            exchanges.tell(Event(name))

    async def on_raw_thread_update(payload: discord.RawThreadUpdateEvent) -> None:
        state = payload.data["thread_metadata"]
        thread = {"id": str(payload.thread_id), "archived": state["archived"], "locked": state.get("locked", False)}
        exchanges.tell(Event("THREAD_UPDATE", thread))

    async def on_interaction(interaction: Interaction) -> None:
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        exchanges.tell(
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
            pressed.put_nowait(interaction)
        else:
            await answer(interaction)

    async def on_ready() -> None:
        """Nobody looks round: no game is shown on this server."""

    for listener in (setup_hook, on_socket_event_type, on_raw_thread_update, on_interaction, on_ready):
        client.event(listener)
    return pressed
