"""Every choice of every game as a slash command with autocomplete of what is legal now, made from the game's verbs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.app_commands import Choice

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.game_choice import find_game, suggesting
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.signatures import with_parameters
from bot.lobby.catalog import offered
from bot.text import texts
from games.engine import Game, Verb

if TYPE_CHECKING:
    from bot.client import QuaysideClient


SUBCOMMANDS = 25


def register(client: QuaysideClient) -> None:
    """Add a group for each game."""
    for game in offered().values():
        group = app_commands.Group(name=said(f"{game.id}-command"), description=said(f"{game.id}-command.description"))
        own, rest = split(game.verbs)
        for verb in own:
            group.add_command(_command(client, game, verb))
        if rest:
            group.add_command(_rest_command(client, game, {verb.name for verb in rest}))
        client.tree.add_command(group)


def split(verbs: Sequence[Verb]) -> tuple[Sequence[Verb], Sequence[Verb]]:
    """The verbs with a subcommand each, and those that share one because Discord has no room for more."""
    return (verbs, ()) if len(verbs) <= SUBCOMMANDS else (verbs[: SUBCOMMANDS - 1], verbs[SUBCOMMANDS - 1 :])


def _rest_command(
    client: QuaysideClient, game: Game[Any, Any], verbs: set[str]
) -> app_commands.Command[Any, ..., None]:
    """One subcommand for all verbs left over: its argument is the whole choice, suggested by its name."""

    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        loaded = await client.manager.load(await find_game(client, interaction, None, game.id))
        seat = loaded.seat_of(interaction.user.id)
        if seat is None or loaded.table is None:
            return []
        words = loaded.words(texts().words(interaction.locale.value).language)
        legal = [each for each in loaded.game.options(loaded.table, seat) if each.partition(":")[0] in verbs]
        named = [(words.choice(choice), choice) for choice in legal]
        return [Choice(name=name[:100], value=value) for name, value in named if current.casefold() in name.casefold()]

    @app_commands.rename(choice=said("argument-choice"))
    @app_commands.describe(choice=said("argument-choice.description"))
    @app_commands.autocomplete(choice=suggest)
    async def callback(interaction: Interaction, choice: str) -> None:
        async def work(reply: Reply) -> None:
            reply.acknowledge()
            game_id = await find_game(client, interaction, None, game.id)
            await client.tables.decide(reply, game_id, choice, None)

        await guarded(interaction, work)

    return app_commands.Command(
        name=said("command-choose"),
        description=said("command-choose.description"),
        callback=callback,
        extras=serves("mover"),
    )


def _command(client: QuaysideClient, game: Game[Any, Any], verb: Verb) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: Interaction, **given: str) -> None:
        choice = ":".join([verb.name, *(given[name] for name in verb.arguments)])

        async def work(reply: Reply) -> None:
            reply.acknowledge()
            game_id = await find_game(client, interaction, None, game.id)
            play = client.tables.ask_again if verb.name in game.careful else client.tables.decide
            await play(reply, game_id, choice, None)

        await guarded(interaction, work)

    made = with_parameters(callback, dict.fromkeys(verb.arguments, str))
    if verb.arguments:
        made = app_commands.rename(**{name: said(f"{game.id}-argument-{name}") for name in verb.arguments})(made)
        made = app_commands.describe(
            **{name: said(f"{game.id}-argument-{name}.description") for name in verb.arguments}
        )(made)
        made = app_commands.autocomplete(
            **{name: _suggest(client, game, verb, number) for number, name in enumerate(verb.arguments)}
        )(made)
    return app_commands.Command(
        name=said(f"{game.id}-verb-{verb.name}"),
        description=said(f"{game.id}-verb-{verb.name}.description"),
        callback=made,
        extras=serves("mover"),
    )


def _suggest(client: QuaysideClient, game: Game[Any, Any], verb: Verb, number: int) -> Callable[..., Any]:
    """Suggests the values of one argument among the choices that are legal now and agree with what is typed."""

    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        typed = [getattr(interaction.namespace, name, None) for name in verb.arguments]
        loaded = await client.manager.load(await find_game(client, interaction, None, game.id))
        seat = loaded.seat_of(interaction.user.id)
        if seat is None or loaded.table is None:
            return []
        legal = _values(loaded.game.options(loaded.table, seat), verb, number, typed)
        words = texts().words(interaction.locale.value).of(game.id)
        named = [(words.name(value), value) for value in legal]
        return [Choice(name=name[:100], value=value) for name, value in named if current.casefold() in name.casefold()]

    return suggest


def _values(options: Sequence[str], verb: Verb, number: int, typed: Sequence[str | None]) -> list[str]:
    """The values of argument `number` in the options of `verb` whose other arguments are as typed or not typed yet."""
    values: dict[str, None] = {}
    for option in options:
        name, *arguments = option.split(":")
        if name != verb.name:
            continue
        others = zip(arguments, typed, range(len(arguments)), strict=False)
        if all(at == number or not given or given == argument for argument, given, at in others):
            values[arguments[number]] = None
    return list(values)
