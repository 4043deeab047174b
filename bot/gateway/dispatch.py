"""Where every pressed button, menu and sent form arrives: unknown, foreign and stale ones get a sentence too."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.errors import Sorry
from bot.gateway.controls import OWN, read
from bot.gateway.interaction_data import data_of
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Interaction, Mode, Reply, guarded
from bot.gateway.visibility import Visibility


class Dispatcher:
    """Knows which answer every action has, and lets nobody through who may not see the game."""

    def __init__(self, answers: Mapping[str, Answer], visibility: Visibility) -> None:
        self.answers = answers
        self._visibility = visibility

    async def dispatch(self, interaction: Interaction) -> None:
        """Answer one component interaction."""
        data = data_of(interaction)
        control = read(data.custom_id or "")
        answer = self.answers.get(control.action) if control is not None else None
        mode = _mode(interaction, answer)

        async def work(reply: Reply) -> None:
            if control is None or answer is None:
                raise Sorry("error-unknown-control")
            if control.game_id != OWN and answer.who != "anybody":
                sent = interaction.type is discord.InteractionType.modal_submit
                if mode != "public" and (sent or not answer.opens_form):
                    reply.acknowledge()
                await self._visibility.check(interaction, control.game_id)
            async with interaction.client.shares.part(reply, answer.taken_by(control.argument)):
                await answer.give(reply, Press(control, data.values))

        await guarded(interaction, work, mode)


def _mode(interaction: Interaction, answer: Answer | None) -> Mode:
    if answer is None:
        return "private"
    if answer.where != "panel":
        return answer.where
    return "pressed" if interaction.message is not None and interaction.message.flags.ephemeral else "private"
