"""`/setup check`: what is missing for games to be shown here."""

from __future__ import annotations

import discord
from discord import AppCommandOptionType, ChannelType, app_commands

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.setup.answers import SetupAnswers

Named = app_commands.AppCommandChannel | app_commands.AppCommandThread


class _AnyChannel(app_commands.Transformer):
    """Any channel where a game may be shown, as Discord describes it: the bot need not see it."""

    @property
    def type(self) -> AppCommandOptionType:
        return AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[ChannelType]:
        threads = [ChannelType.public_thread, ChannelType.private_thread, ChannelType.news_thread]
        rooms = [ChannelType.voice, ChannelType.stage_voice]
        return [ChannelType.text, ChannelType.news, ChannelType.forum, *rooms, *threads]

    async def transform(self, interaction: discord.Interaction, value: Named, /) -> Named:
        return value


def register(tree: Tree, answers: SetupAnswers) -> None:
    """Add `/setup`."""
    group = app_commands.Group(name=said("command-setup"), description=said("command-setup.description"))

    @group.command(
        name=said("command-setup-check"), description=said("command-setup-check.description"), extras=serves("anybody")
    )
    @app_commands.rename(channel=said("argument-place"))
    @app_commands.describe(channel=said("argument-place.description"))
    async def check(
        interaction: Interaction, channel: app_commands.Transform[Named, _AnyChannel] | None = None
    ) -> None:
        async def work(reply: Reply) -> None:
            await answers.check(reply, channel.id if channel is not None else None)

        await guarded(interaction, work, at_once=True)

    tree.add_command(group)
