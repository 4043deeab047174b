"""`/challenge`: posting challenges, made for each game from its declaration as `/new` is, and looking at them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.challenges.answers import ChallengeViews
from bot.challenges.choice import ChallengeChoice
from bot.challenges.deal import quick_players
from bot.challenges.series_answers import SeriesAnswers
from bot.gateway.access import serves
from bot.gateway.catalog import offered_games
from bot.gateway.command_names import said
from bot.gateway.game_choice import suggesting
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.gateway.signatures import values_of, with_parameters
from bot.people.quiet_hours import matching_zones
from games.engine import Game

REPEATS = ("once", "daily", "weekly")
HOUR = 18
SUGGESTIONS = 25
MATE = "mate"


def register(tree: Tree, views: ChallengeViews, series: SeriesAnswers, choice: ChallengeChoice) -> None:
    """Add `/challenge`."""
    group = app_commands.Group(
        name=said("command-challenge"), description=said("command-challenge.description"), guild_only=True
    )
    new = app_commands.Group(
        name=said("command-challenge-new"), description=said("command-challenge-new.description"), parent=group
    )
    for game in offered_games().values():
        new.add_command(_new(series, game))

    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        ending = interaction.command is not None and interaction.command.name == "end"
        found = await choice.suggest(interaction, series=ending)
        return [Choice(name=name[:100], value=value) for name, value in found if current.casefold() in name.casefold()]

    @group.command(
        name=said("command-challenge-list"),
        description=said("command-challenge-list.description"),
        extras=serves("member"),
    )
    async def list_(interaction: Interaction) -> None:
        await guarded(interaction, views.list)

    @group.command(
        name=said("command-challenge-end"),
        description=said("command-challenge-end.description"),
        extras=serves("poster"),
    )
    @app_commands.rename(challenge=said("argument-series"))
    @app_commands.describe(challenge=said("argument-series.description"))
    @app_commands.autocomplete(challenge=suggest)
    async def end(interaction: Interaction, challenge: str) -> None:
        async def work(reply: Reply) -> None:
            await series.end(reply, challenge)

        await guarded(interaction, work)

    @group.command(
        name=said("command-challenge-standings"),
        description=said("command-challenge-standings.description"),
        extras=serves("watcher"),
    )
    @app_commands.rename(challenge=said("argument-series"))
    @app_commands.describe(challenge=said("argument-series.description"))
    @app_commands.autocomplete(challenge=suggest)
    async def standings(interaction: Interaction, challenge: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            reply.acknowledge()
            await views.standings(reply, await choice.find(interaction, challenge))

        await guarded(interaction, work)

    tree.add_command(group)


def _new(series: SeriesAnswers, game: Game[Any, Any]) -> app_commands.Command[Any, ..., None]:
    """The subcommand that posts a challenge of this game."""
    against = quick_players(game.id)

    async def callback(interaction: Interaction, **given: Any) -> None:
        settings = {setting.id: given.get(setting.id) or setting.values[0] for setting in game.settings}
        seats = int(given.get("seats") or game.seats[0])
        player = given.get("against") or (MATE if MATE in against else against[-1])
        hour = given.get("hour")

        async def work(reply: Reply) -> None:
            await series.post(
                reply,
                game.id,
                settings,
                [player] * (seats - 1),
                given.get("repeat") or "once",
                days=int(given.get("days") or 1),
                hour=HOUR if hour is None else int(hour),
                zone=given.get("zone"),
                channel=given.get("channel"),
                is_global=given.get("everywhere") == "yes",
            )

        await guarded(interaction, work)

    parameters: dict[str, Any] = {"repeat": str | None}
    parameters |= {setting.id: str | None for setting in game.settings}
    several = game.seats[-1] > 1
    if several:
        parameters |= {"seats": app_commands.Range[int, game.seats[0], game.seats[-1]], "against": str | None}
    parameters |= {
        "days": app_commands.Range[int, 1, 14],
        "hour": app_commands.Range[int, 0, 23],
        "zone": str | None,
        "channel": discord.TextChannel | None,
        "everywhere": str | None,
    }
    made = with_parameters(callback, parameters, optional=True)
    keys = {name: f"argument-{name}" for name in ("repeat", "against", "days", "hour", "zone")}
    keys |= {
        "seats": "argument-challenge-seats",
        "channel": "argument-challenge-channel",
        "everywhere": "argument-global",
    }
    keys = {name: said_as for name, said_as in keys.items() if name in parameters}
    names = {name: said(key) for name, key in keys.items()}
    names |= {setting.id: said(f"{game.id}-setting-{setting.id}.name") for setting in game.settings}
    made = app_commands.rename(**names)(made)
    described = {name: said(f"{key}.description") for name, key in keys.items()}
    described |= {setting.id: said(f"{game.id}-setting-{setting.id}.description") for setting in game.settings}
    made = app_commands.describe(**described)(made)
    choices: dict[str, list[Choice[str]]] = {
        "repeat": [Choice(name=said(f"repeat-{each}"), value=each) for each in REPEATS],
        "everywhere": [Choice(name=said(f"global-{each}"), value=each) for each in ("yes", "no")],
    }
    choices |= {setting.id: values_of(game, setting) for setting in game.settings}
    if several:
        choices["against"] = [Choice(name=said(f"against-{each}"), value=each) for each in against]
    made = app_commands.choices(**choices)(made)
    made = app_commands.autocomplete(zone=_zones)(made)
    return app_commands.Command(
        name=said(f"{game.id}-command"),
        description=said(f"{game.id}-command.challenge"),
        callback=made,
        extras=serves("poster", "challenge"),
    )


@suggesting
async def _zones(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Time zones that fit what is typed."""
    return [Choice(name=zone, value=zone) for zone in matching_zones(current, SUGGESTIONS)]
