"""/why and /rules: the reason behind a missing choice, and the rules themselves in our own words."""

from __future__ import annotations

import re
from math import log

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
from bot.text.texts import Rule

SHOWN = 6
ROOM = 3600
WORD, ENDING = 4, 2
"""So long are words that are looked for, at least; so many letters at their ends may differ."""
NEARLY = 0.8
"""What comes so near to the best is shown too."""


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
        words = await _game_words(choice, interaction)
        found = [rule for spoken in words for rule in search(spoken, current)]
        return [Choice(name=f"{rule.number} {rule.title}"[:100], value=rule.number) for rule in found]

    @tree.command(name=said("command-rules"), description=said("command-rules.description"), extras=serves("anybody"))
    @app_commands.rename(wanted=said("argument-search"))
    @app_commands.describe(wanted=said("argument-search.description"))
    @app_commands.autocomplete(wanted=suggest_rule)
    async def rules(interaction: Interaction, wanted: str) -> None:
        async def work(reply: Reply) -> None:
            reply.acknowledge()
            spoken = await _game_words(choice, interaction)
            found = {words.game: rules for words in spoken if (rules := search(words, wanted))}
            page = _page(reply.words, wanted, [rule for rules in found.values() for rule in rules])
            await reply.show(layout(text("\n\n".join([page, *of_the_owner([*found], reply.words)]))))

        await guarded(interaction, work)


def search(words: Words, wanted: str) -> list[Rule]:
    """The rules of a game that a number or a word means: exact numbers first, then titles, then texts."""
    sought = wanted.strip().casefold()
    rules = words.rules()
    exact = [rule for rule in rules if rule.number.casefold() == sought]
    if exact or not sought:
        return exact or rules
    chapter = [rule for rule in rules if rule.number.casefold().startswith(f"{sought}.")]
    titled = [rule for rule in rules if sought in rule.title.casefold()]
    written = [rule for rule in rules if sought in rule.text.casefold()]
    found = list({rule.number: rule for rule in [*chapter, *titled, *written]}.values())
    return found or _by_words(rules, sought)


def _by_words(rules: list[Rule], sought: str) -> list[Rule]:
    """The rules in which most of these words stand, of a question, say, whatever their endings. A word says the less
    the more rules it stands in."""
    said = [f"{rule.title} {rule.text}".casefold() for rule in rules]
    stems = {word[: max(WORD, len(word) - ENDING)] for word in re.findall(r"\w+", sought) if len(word) >= WORD}
    weights = {stem: log(len(rules) / count) for stem in stems if (count := sum(stem in each for each in said))}
    scores = [sum(weight for stem, weight in weights.items() if stem in each) for each in said]
    most = max(scores, default=0)
    ranked = sorted(zip(rules, scores, strict=True), key=lambda each: -each[1])
    return [rule for rule, score in ranked if most * NEARLY <= score > 0]


def _page(words: Words, wanted: str, found: list[Rule]) -> str:
    if not found:
        return words("rules-none", search=wanted)
    lines: list[str] = []
    for rule in found[:SHOWN]:
        entry = words("rules-found", number=rule.number, title=rule.title, text=rule.text)
        if sum(map(len, lines)) + len(entry) > ROOM:
            break
        lines.append(entry)
    if len(found) > len(lines):
        lines.append(words("rules-more", count=len(found) - len(lines)))
    return "\n\n".join(lines)


async def _game_words(choice: GameChoice, interaction: Interaction) -> list[Words]:
    """The words of the game on the table here, or of all games when there is none."""
    words = texts().words(interaction.locale.value)
    kind = await choice.kind_here(interaction)
    return [words.of(game_id) for game_id in ([kind] if kind else offered_games())]
