"""Where every pressed button, menu and sent form arrives: unknown, foreign and stale ones get a sentence too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.errors import Sorry
from bot.lobby_service import LobbyService
from bot.panels.controls import Control, read
from bot.reply import Interaction, Mode, Reply, guarded

if TYPE_CHECKING:
    from bot.client import QuaysideClient

LOOKED_UP = {"@table", "@log", "@sheet", "@text", "@why", "@whynot", "@replay", "@watch", "@primer"}
IN_LOBBY = {"@join", "@leave", "@start", "@cancel", "@seat", "@unseat"}


async def dispatch(client: QuaysideClient, interaction: Interaction) -> None:
    """Answer one component interaction."""
    data: dict[str, Any] = dict(interaction.data or {})
    control = read(str(data.get("custom_id", "")))
    values = [str(value) for value in data.get("values") or []]

    async def work(reply: Reply) -> None:
        if control is None:
            raise Sorry("error-unknown-control")
        await _answer(client, reply, control, values)

    await guarded(interaction, work, _mode(interaction, control))


def _mode(interaction: Interaction, control: Control | None) -> Mode:
    """A private panel is answered in place, a lobby too; what is looked up beside a board or panel is a new message."""
    if control is None or control.action in LOOKED_UP:
        return "private"
    if control.action == "@again":
        return "public"
    private = interaction.message is not None and interaction.message.flags.ephemeral
    return "pressed" if private or control.action in IN_LOBBY else "private"


async def _answer(client: QuaysideClient, reply: Reply, control: Control, values: list[str]) -> None:
    tables, lobbies, game_id = client.tables, LobbyService(client), control.game_id
    match control.action:
        case "":
            await tables.decide(reply, game_id, control.choice, control.revision)
        case "@pick":
            if len(values) != 1:
                raise Sorry("error-unknown-control")
            await tables.decide(reply, game_id, values[0], control.revision)
        case "@sure":
            await tables.ask_again(reply, game_id, control.argument, control.revision)
        case "@play" | "@fresh":
            await tables.play(reply, game_id)
        case "@undo":
            await tables.undo(reply, game_id, control.revision)
        case "@table":
            await tables.table(reply, game_id)
        case "@part":
            await tables.table(reply, game_id, values[0] if values else "")
        case "@sheet":
            await tables.sheet(reply, game_id)
        case "@replay" | "@watch":
            await tables.replay(reply, game_id)
        case "@log":
            await tables.log(reply, game_id)
        case "@text":
            await tables.board_text(reply, game_id)
        case "@primer":
            await tables.primer(reply, game_id)
        case "@why":
            await tables.why_menu(reply, game_id)
        case "@whynot":
            await tables.why(reply, game_id, values[0] if values else "")
        case "@join":
            await lobbies.join(reply, game_id)
        case "@leave":
            await lobbies.leave(reply, game_id)
        case "@start":
            await lobbies.start(reply, game_id)
        case "@cancel":
            await lobbies.cancel(reply, game_id)
        case "@seat":
            await lobbies.seat_player(reply, game_id, control.argument)
        case "@unseat":
            await lobbies.unseat_player(reply, game_id)
        case "@again":
            await lobbies.again(reply, game_id)
        case "@remind" | "@way" | "@mute" | "@quiet" | "@noquiet":
            await _habit(client, reply, control.action, values[0] if values else "")
        case _:
            raise Sorry("error-unknown-control")


async def _habit(client: QuaysideClient, reply: Reply, action: str, value: str) -> None:
    """What was pressed in the panel of one's settings."""
    habits = client.habits
    match action:
        case "@remind":
            await habits.remind(reply, value)
        case "@way":
            await habits.way(reply, value)
        case "@mute":
            await habits.mute(reply, value)
        case "@noquiet":
            await habits.no_quiet(reply)
        case _ if reply.interaction.type is discord.InteractionType.modal_submit:
            await habits.set_quiet(reply)
        case _:
            await habits.ask_quiet(reply)
