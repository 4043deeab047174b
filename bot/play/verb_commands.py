"""Every choice of every game as a slash command with autocomplete of what is legal now, made from the game's verbs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.gateway.access import serves
from bot.gateway.catalog import offered_games
from bot.gateway.command_names import said
from bot.gateway.game_choice import GameChoice, suggesting
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.gateway.signatures import with_parameters
from bot.ledger.ledger import Ledger
from bot.play.answers import PlayAnswers
from bot.text import texts
from games.engine import Game, Verb, arguments_in, verb_in

SUBCOMMANDS = 25


def register(tree: Tree, ledger: Ledger, answers: PlayAnswers, games: GameChoice) -> None:
    """Add a group for each game."""
    games.leads_to("choose", answers.typed)
    for game in offered_games().values():
        tree.add_command(_Verbs(game, ledger, answers, games).group())


def split(verbs: Sequence[Verb]) -> tuple[Sequence[Verb], Sequence[Verb]]:
    """The verbs with a subcommand each, and those that share one because Discord has no room for more."""
    return (verbs, ()) if len(verbs) <= SUBCOMMANDS else (verbs[: SUBCOMMANDS - 1], verbs[SUBCOMMANDS - 1 :])


class _Verbs:
    """Makes the commands of one game."""

    def __init__(self, game: Game[Any, Any], ledger: Ledger, answers: PlayAnswers, games: GameChoice) -> None:
        self._game = game
        self._ledger = ledger
        self._answers = answers
        self._games = games

    def group(self) -> app_commands.Group:
        """All of them together."""
        game = self._game
        group = app_commands.Group(name=said(f"{game.id}-command"), description=said(f"{game.id}-command.description"))
        own, rest = split(game.verbs)
        for verb in own:
            group.add_command(self._command(verb))
        if rest:
            group.add_command(self._rest_command({verb.name for verb in rest}))
        return group

    def _rest_command(self, verbs: set[str]) -> app_commands.Command[Any, ..., None]:
        """One subcommand for all verbs left over: its argument is the whole choice, suggested by its name."""

        @suggesting
        async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
            loaded = await self._ledger.load(await self._games.find(interaction, None, self._game.id))
            seat = loaded.seat_of(interaction.user.id)
            if seat is None or loaded.table is None:
                return []
            words = loaded.words(texts().words(interaction.locale.value).language)
            legal = [each for each in loaded.game.options(loaded.table, seat) if verb_in(each) in verbs]
            return _fitting([(words.choice(choice), choice) for choice in legal], current)

        @app_commands.rename(choice=said("argument-choice"))
        @app_commands.describe(choice=said("argument-choice.description"))
        @app_commands.autocomplete(choice=suggest)
        async def callback(interaction: Interaction, choice: str) -> None:
            async def work(reply: Reply) -> None:
                reply.acknowledge()
                game_id = await self._games.find(interaction, None, self._game.id, then=f"choose.{choice}")
                await self._answers.typed(reply, game_id, choice)

            await guarded(interaction, work)

        return app_commands.Command(
            name=said("command-choose"),
            description=said("command-choose.description"),
            callback=callback,
            extras=serves("mover"),
        )

    def _command(self, verb: Verb) -> app_commands.Command[Any, ..., None]:
        async def callback(interaction: Interaction, **given: str) -> None:
            choice = verb.choice(given[name] for name in verb.arguments)

            async def work(reply: Reply) -> None:
                reply.acknowledge()
                game_id = await self._games.find(interaction, None, self._game.id, then=f"choose.{choice}")
                await self._answers.typed(reply, game_id, choice)

            await guarded(interaction, work)

        game, made = self._game.id, with_parameters(callback, dict.fromkeys(verb.arguments, str))
        if verb.arguments:
            made = app_commands.rename(**{name: said(f"{game}-argument-{name}") for name in verb.arguments})(made)
            made = app_commands.describe(
                **{name: said(f"{game}-argument-{name}.description") for name in verb.arguments}
            )(made)
            made = app_commands.autocomplete(
                **{
                    name: suggests(self._ledger, self._games, self._game, verb, number)
                    for number, name in enumerate(verb.arguments)
                }
            )(made)
        return app_commands.Command(
            name=said(f"{game}-verb-{verb.name}"),
            description=said(f"{game}-verb-{verb.name}.description"),
            callback=made,
            extras=serves("mover"),
        )


def suggests(
    ledger: Ledger, games: GameChoice, game: Game[Any, Any], verb: Verb, number: int
) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]:
    """Suggests the values of one argument among the choices that are legal now and agree with what is typed."""

    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        typed = [getattr(interaction.namespace, name, None) for name in verb.arguments]
        loaded = await ledger.load(await games.find(interaction, None, game.id))
        seat = loaded.seat_of(interaction.user.id)
        if seat is None or loaded.row.state != "running":
            return []
        legal = _values(loaded.game.options(loaded.table, seat), verb, number, typed)
        words = texts().words(interaction.locale.value).of(game.id)
        return _fitting([(words.name(value), value) for value in legal], current)

    return suggest


def _fitting(named: Sequence[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Those of the values, each behind its name, whose name has in it what is typed."""
    return [Choice(name=name[:100], value=value) for name, value in named if typed.casefold() in name.casefold()]


def _values(options: Sequence[str], verb: Verb, number: int, typed: Sequence[str | None]) -> list[str]:
    """The values of argument `number` in the options of `verb` whose other arguments are as typed or not typed yet."""
    values: dict[str, None] = {}
    for option in options:
        if verb_in(option) != verb.name:
            continue
        arguments = arguments_in(option)
        others = zip(arguments, typed, range(len(arguments)), strict=False)
        if all(at == number or not given or given == argument for argument, given, at in others):
            values[arguments[number]] = None
    return list(values)
