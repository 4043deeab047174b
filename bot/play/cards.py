"""The cards of all games by their names: what `/card` finds. What a card looks like is in `render`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from bot.errors import Sorry
from bot.gateway.catalog import offered_games
from bot.text import LANGUAGES, texts
from render import card_painter

LISTED = 8


class NamedCard(msgspec.Struct, frozen=True):
    """A card as it can be asked for: its game, its id, and its name in each language."""

    game: str
    card: str
    names: dict[str, str]

    @property
    def value(self) -> str:
        """The text that names exactly this card."""
        return f"{self.game}:{self.card}"

    def label(self, language: str) -> str:
        """Its name in this language, and what it is called elsewhere."""
        others = [name for other, name in self.names.items() if other != language and name != self.names[language]]
        return f"{self.names[language]} ({', '.join(others)})" if others else self.names[language]

    @property
    def known_as(self) -> list[str]:
        """Everything it may be called, in small letters."""
        return [name.casefold() for name in (*self.names.values(), self.card, self.value)]


@cache
def games_with_cards() -> list[str]:
    """The offered games that have cards to show."""
    return [game for game in offered_games() if card_painter(game) is not None]


@cache
def entries(game: str) -> list[NamedCard]:
    """All cards of a game."""
    painter = card_painter(game)
    spoken = {language: texts().words(language).of(game) for language in LANGUAGES}
    cards = painter.cards() if painter is not None else ()
    return [NamedCard(game, card, {language: words.name(card) for language, words in spoken.items()}) for card in cards]


def search(games: Sequence[str], wanted: str, language: str) -> list[NamedCard]:
    """The cards whose name in any language has `wanted` in it; those that begin with it first, then by name."""
    sought = wanted.strip().casefold()
    found = [entry for game in games for entry in entries(game) if any(sought in name for name in entry.known_as)]
    return sorted(
        found,
        key=lambda entry: (
            not any(name.startswith(sought) for name in entry.known_as),
            entry.names[language].casefold(),
            entry.game,
        ),
    )


def the_one(games: Sequence[str], wanted: str, language: str) -> NamedCard:
    """The card meant. Raises `Sorry` when there is none, or several and none is called exactly so."""
    found = search(games, wanted, language)
    exact = [entry for entry in found if wanted.strip().casefold() in entry.known_as]
    if len(exact) == 1 or len(found) == 1:
        return (exact or found)[0]
    if not found:
        raise Sorry("card-none", search=wanted)
    names = [entry.label(language) for entry in (exact or found)[:LISTED]]
    raise Sorry("card-several", search=wanted, cards=", ".join(names))


@cache
def house_values(game: str) -> dict[str, int]:
    """How many `cards` a game has, and on how many a value is our own (`house`); a name is no value."""
    painter = card_painter(game)
    if painter is None:
        return {"cards": 0, "house": 0}
    own = [{field for field in painter.house(card) if not field.startswith("name_")} for card in painter.cards()]
    return {"cards": len(own), "house": sum(map(bool, own))}
