"""`/new <game>`: one subcommand for each game, with its seats and table options, made from the game's declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.app_commands import Choice

from bot.clocks.clocks import CLOCKS
from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.signatures import with_parameters
from bot.hints.adviser import adviser
from bot.lobby.catalog import offered
from games.engine import Game, Setting

if TYPE_CHECKING:
    from bot.client import QuaysideClient


def register(client: QuaysideClient) -> None:
    """Add `/new`."""
    group = app_commands.Group(name=said("command-new"), description=said("command-new.description"))
    for game in offered().values():
        group.add_command(_command(client, game))
    client.tree.add_command(group)


def _command(client: QuaysideClient, game: Game[Any, Any]) -> app_commands.Command[Any, ..., None]:
    """The subcommand that opens a lobby for this game."""

    async def callback(interaction: Interaction, **given: Any) -> None:
        settings = {setting.id: given.get(setting.id) or setting.values[0] for setting in game.settings}
        seats = given.get("seats") or min(4, game.seats[-1])

        async def work(reply: Reply) -> None:
            more = {"rated": False} if given.get("rated") == "no" else {}
            more |= {"hints": True} if given.get("hints") == "yes" else {}
            await client.lobbies.open(reply, game.id, int(seats), settings, given.get("clock"), **more)

        await guarded(interaction, work, "public")

    most = app_commands.Range[int, game.seats[0], game.seats[-1]]
    parameters: dict[str, Any] = {"seats": most, "clock": str | None}
    switches = ["rated", *(["hints"] if adviser(game.id) is not None else [])]
    parameters |= dict.fromkeys(switches, str | None)
    parameters |= {setting.id: str | None for setting in game.settings}
    made = with_parameters(callback, parameters, optional=True)
    made = app_commands.rename(
        seats=said("argument-seats"),
        clock=said("argument-clock"),
        **{switch: said(f"argument-{switch}") for switch in switches},
        **{setting.id: said(f"{game.id}-setting-{setting.id}.name") for setting in game.settings},
    )(made)
    made = app_commands.describe(
        seats=said("argument-seats.description"),
        clock=said("argument-clock.description"),
        **{switch: said(f"argument-{switch}.description") for switch in switches},
        **{setting.id: said(f"{game.id}-setting-{setting.id}.description") for setting in game.settings},
    )(made)
    made = app_commands.choices(
        clock=[Choice(name=said(f"clock-{clock}.terms"), value=clock) for clock in CLOCKS],
        **{
            switch: [Choice(name=said(f"{switch}-{value}"), value=value) for value in ("yes", "no")]
            for switch in switches
        },
    )(made)
    for setting in game.settings:
        made = app_commands.choices(**{setting.id: values_of(game, setting)})(made)
    return app_commands.Command(
        name=said(f"{game.id}-command"),
        description=said(f"{game.id}-command.new"),
        callback=made,
        extras=serves("anybody"),
    )


def values_of(game: Game[Any, Any], setting: Setting) -> list[Choice[str]]:
    """The values of a table option, to choose from."""
    return [Choice(name=said(f"{game.id}-value-{setting.id}-{value}"), value=value) for value in setting.values]
