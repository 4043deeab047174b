"""Whose figures games are played with, for whoever reads a page about them: the rules, the whole table, all games."""

from __future__ import annotations

from collections.abc import Iterable

from bot.play.cards import house_values
from bot.text import Words
from games.engine import registry


def of_the_owner(games: Iterable[str], words: Words) -> list[str]:
    """That some of these games are played with figures of whoever runs the bot; mostly nothing."""
    lines: list[str] = []
    named = list(games)
    for whose, key in (("owners", "help-owner"), ("mixed", "help-mixed")):
        if said := [words(f"{game}-title") for game in named if registry()[game].provenance == whose]:
            lines.append(words(key, games=words.listed(said)))
    return lines


def of_a_game(game: str, words: Words) -> list[str]:
    """Whose the figures of a game are: of whoever runs the bot, or, where the rulebook does not print them, our own."""
    if registry()[game].provenance != "ours":
        return of_the_owner([game], words)
    return [f"-# {words(f'{game}-house', **house_values(game))}"] if words.has(f"{game}-house") else []
