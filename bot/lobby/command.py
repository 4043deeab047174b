"""`/new <game>`: one subcommand for each game, with its seats and table options, made from the game's declaration."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.gateway.access import serves
from bot.gateway.catalog import offered_games
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.gateway.signatures import values_of, with_parameters
from bot.hints.hints import adviser
from bot.ledger.options import CLOCKS, Options, usual_options
from bot.ledger.tempo import ANY_TEMPO, TEMPOS
from bot.lobby.answers import LobbyAnswers
from games.engine import Game


def register(tree: Tree, answers: LobbyAnswers) -> None:
    """Add `/new`."""
    group = app_commands.Group(name=said("command-new"), description=said("command-new.description"))
    for game in offered_games().values():
        group.add_command(_command(answers, game))
    tree.add_command(group)


def _command(answers: LobbyAnswers, game: Game[Any, Any]) -> app_commands.Command[Any, ..., None]:
    """The subcommand that opens a lobby for this game."""

    async def callback(interaction: Interaction, **given: Any) -> None:
        usual = usual_options(game)
        settings = {name: given.get(name) or value for name, value in usual.settings.items()}
        seats = given.get("seats") or usual.seats

        async def work(reply: Reply) -> None:
            rated, hints = given.get("rated") != "no", given.get("hints") == "yes"
            tempo = given.get("pace") or ANY_TEMPO
            options = Options(seats=int(seats), settings=settings, rated=rated, hints=hints, tempo=tempo)
            await answers.open(reply, game.id, options, given.get("clock"))

        await guarded(interaction, work, "public")

    most = app_commands.Range[int, game.seats[0], game.seats[-1]]
    parameters: dict[str, Any] = {"seats": most, "pace": str | None, "clock": str | None}
    switches = ["rated", *(["hints"] if adviser(game.id) is not None else [])]
    parameters |= dict.fromkeys(switches, str | None)
    parameters |= {setting.id: str | None for setting in game.settings}
    made = with_parameters(callback, parameters, optional=True)
    made = app_commands.rename(
        seats=said("argument-seats"),
        pace=said("argument-pace"),
        clock=said("argument-clock"),
        **{switch: said(f"argument-{switch}") for switch in switches},
        **{setting.id: said(f"{game.id}-setting-{setting.id}.name") for setting in game.settings},
    )(made)
    made = app_commands.describe(
        seats=said("argument-seats.description"),
        pace=said("argument-pace.description"),
        clock=said("argument-clock.description"),
        **{switch: said(f"argument-{switch}.description") for switch in switches},
        **{setting.id: said(f"{game.id}-setting-{setting.id}.description") for setting in game.settings},
    )(made)
    made = app_commands.choices(
        pace=[Choice(name=said(f"tempo-{tempo}"), value=tempo) for tempo in TEMPOS],
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
        extras=serves("anybody", "lobby"),
    )
