"""Every verb of every game is a command, whatever Discord allows in one."""

from __future__ import annotations

import pytest
from discord.app_commands import Command, Group

from bot.client import QuaysideClient
from bot.commands.verbs import SUBCOMMANDS
from bot.text import texts
from db.store import Store
from games.engine import registry


@pytest.mark.parametrize("kind", list(registry()))
async def test_every_verb_is_a_command_and_no_group_is_too_large(kind: str) -> None:
    async with await Store.open("sqlite:///:memory:") as store:
        client = QuaysideClient(store)
        group = client.tree.get_command(texts().words("en")(f"{kind}-command"))
        assert isinstance(group, Group)
        groups = [group, *(each for each in group.commands if isinstance(each, Group))]
        assert all(0 < len(each.commands) <= SUBCOMMANDS for each in groups)
        verbs = [each for each in group.walk_commands() if isinstance(each, Command)]
        assert len(verbs) == len(registry()[kind].verbs)
        await client.close()
