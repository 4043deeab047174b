"""Where every pressed button, menu and sent form arrives: unknown, foreign and stale ones get a sentence too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.answers import Answer, Press
from bot.challenges.sealing import check_sight
from bot.errors import Sorry
from bot.panels.controls import read
from bot.reply import Interaction, Mode, Reply, guarded

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
        await check_sight(client.store, control.game_id, interaction.user.id)
        await answer.give(reply, Press(control, values))

    await guarded(interaction, work, _mode(interaction, answer))


def _mode(interaction: Interaction, answer: Answer | None) -> Mode:
    if answer is None:
        return "private"
    if answer.where != "panel":
        return answer.where
    return "pressed" if interaction.message is not None and interaction.message.flags.ephemeral else "private"
