"""/why and /rules: the reason behind a missing choice, and the rules themselves in our own words."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Choice

from bot.gateway.access import serves
from bot.gateway.catalog import offered_games
from bot.gateway.choices import refused
from bot.gateway.command_names import said
from bot.gateway.game_choice import GameChoice, suggesting
from bot.gateway.layout import layout, text
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.ledger.ledger import Ledger
from bot.play.lookup_answers import LookupAnswers
from bot.play.provenance import of_the_owner
from bot.text import Words, texts
from bot.text.clipping import clipped
from bot.text.rule_search import LONGEST, NEARLY, search
from bot.text.texts import Rule

SHOWN = 6
ROOM = 3600


def register(tree: Tree, ledger: Ledger, lookup: LookupAnswers, choice: GameChoice) -> None:
    """Add the commands."""
    _add_why(tree, ledger, lookup, choice)
    _add_rules(tree, choice)


def _add_why(tree: Tree, ledger: Ledger, lookup: LookupAnswers, choice: GameChoice) -> None:
    @suggesting
    async def suggest_what(interaction: Interaction, current: str) -> list[Choice[str]]:
        loaded = await ledger.load(await choice.find(interaction, None))
        seat = loaded.seat_of(interaction.user.id)
        if seat is None or loaded.table is None:
            return []
        words = loaded.words(texts().words(interaction.locale.value).language)
        impossible = refused(loaded, seat, words)
        fitting = [(value, label) for value, label in impossible if current.casefold() in label.casefold()]
        return [Choice(name=label[:100], value=value) for value, label in fitting]

    choice.leads_to("why", lookup.why)

    @tree.command(name=said("command-why"), description=said("command-why.description"), extras=serves("player"))
    @app_commands.rename(what=said("argument-what"))
    @app_commands.describe(what=said("argument-what.description"))
    @app_commands.autocomplete(what=suggest_what)
    async def why(interaction: Interaction, what: str) -> None:
        async def work(reply: Reply) -> None:
            await lookup.why(reply, await choice.find(interaction, None, then=f"why.{what}"), what)

        await guarded(interaction, work, at_once=True)


def _add_rules(tree: Tree, choice: GameChoice) -> None:
    @suggesting
    async def suggest_rule(interaction: Interaction, current: str) -> list[Choice[str]]:
        spoken = await _game_words(choice, interaction, getattr(interaction.namespace, "game", None))
        return [
            Choice(name=f"{rule.number} {rule.title}"[:100], value=rule.number) for _, rule in ranked(spoken, current)
        ]

    @tree.command(name=said("command-rules"), description=said("command-rules.description"), extras=serves("anybody"))
    @app_commands.rename(wanted=said("argument-search"), game=said("argument-card-game"))
    @app_commands.describe(wanted=said("argument-search.description"), game=said("argument-card-game.description"))
    @app_commands.choices(game=[Choice(name=said(f"{game}-title"), value=game) for game in offered_games()])
    @app_commands.autocomplete(wanted=suggest_rule)
    async def rules(interaction: Interaction, wanted: str, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            reply.acknowledge()
            spoken = await _game_words(choice, interaction, game)
            found = ranked(spoken, wanted)
            if not found and len(spoken) == 1:  # not in the game played here: perhaps in another one
                spoken = [spoken[0].of(each) for each in offered_games()]
                found = ranked(spoken, wanted)
            page = _page(reply.words, wanted, found, named=len(spoken) > 1)
            games = list(dict.fromkeys(words.game for words, _ in found[:SHOWN]))
            await reply.show(layout(text("\n\n".join([page, *of_the_owner(games, reply.words)]))))

        await guarded(interaction, work)


def ranked(spoken: Sequence[Words], wanted: str) -> list[tuple[Words, Rule]]:
    """The rules of these games that a number, a word or a question means, the best first, whatever game it is of."""
    found = [(words, each) for words in spoken for each in search(words, wanted)]
    best = max((each.answers for _, each in found), default=0.0)
    near = [(words, each) for words, each in found if each.answers >= best * NEARLY]
    return [(words, each.rule) for words, each in sorted(near, key=lambda each: -each[1].answers)]


def _page(words: Words, wanted: str, found: list[tuple[Words, Rule]], *, named: bool) -> str:
    """What was found, the rules of a game together, which is `named` above them where it isn't clear."""
    if not found:
        return words("rules-none", search=clipped(wanted, LONGEST))
    entries: dict[str, list[str]] = {}
    shown = length = 0
    for spoken, rule in found[:SHOWN]:
        entry = words("rules-found", number=rule.number, title=rule.title, text=rule.text)
        length += len(entry)
        if length > ROOM:
            break
        heading = [f"### {words(f'{spoken.game}-title')}"] if named else []
        entries.setdefault(spoken.game, heading).append(entry)
        shown += 1
    lines = ["\n\n".join(each) for each in entries.values()]
    if len(found) > shown:
        lines.append(words("rules-more", count=len(found) - shown))
    return "\n\n".join(lines)


async def _game_words(choice: GameChoice, interaction: Interaction, named: str | None) -> list[Words]:
    """The words of the game named, or else of the one on the table here, or else of all games."""
    words = texts().words(interaction.locale.value)
    kind = named or await choice.kind_here(interaction)
    return [words.of(game_id) for game_id in ([kind] if kind else offered_games())]
