"""Where every pressed button, menu and sent form arrives: unknown, foreign and stale ones get a sentence too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.errors import Sorry
from bot.gateway.controls import OWN, read
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Interaction, Mode, Reply, guarded

if TYPE_CHECKING:
    from bot.client import QuaysideClient


async def dispatch(client: QuaysideClient, interaction: Interaction) -> None:
    """Answer one component interaction."""
    data: dict[str, Any] = dict(interaction.data or {})
    control = read(str(data.get("custom_id", "")))
    values = [str(value) for value in data.get("values") or []]
    answer = client.answers.get(control.action) if control is not None else None

    async def work(reply: Reply) -> None:
        if control is None or answer is None:
            raise Sorry("error-unknown-control")
        if control.game_id != OWN and answer.who != "anybody":
            if mode != "public":
                reply.acknowledge()
            await client.door.check(interaction, control.game_id)
        await answer.give(reply, Press(control, values))

    mode = _mode(interaction, answer)
    await guarded(interaction, work, mode)


def _mode(interaction: Interaction, answer: Answer | None) -> Mode:
    if answer is None:
        return "private"
    if answer.where != "panel":
        return answer.where
    return "pressed" if interaction.message is not None and interaction.message.flags.ephemeral else "private"
