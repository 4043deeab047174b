"""The cards of all games by their names: what `/card` finds. What a card looks like is in `render`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from bot.errors import Sorry
from bot.gateway.catalog import offered_games
from bot.text import LANGUAGES, texts
from bot.text.folding import folded, without_umlauts
from render import card_painter

LISTED = 8


class NamedCard(msgspec.Struct, frozen=True):
    """A card as it can be asked for: its game, its id, its name in each language, what sentences call it there, and
    what else it is called in any of them."""

    game: str
    card: str
    names: dict[str, str]
    full: dict[str, str]
    also: list[str] = []

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


class _Spelled(NamedTuple):
    """A card and how its names are spelled: as they are shown, and folded; `long` are those of lists and sentences, in
    which the names of other cards may be. `alike` are all of them without spaces and umlauts."""

    entry: NamedCard
    shown: frozenset[str]
    short: list[str]
    long: list[str]
    alike: frozenset[str]


@cache
def games_with_cards() -> list[str]:
    """The offered games that have cards to show."""
    return [game for game in offered_games() if card_painter(game) is not None]


@cache
def entries(game: str) -> list[NamedCard]:
    """All cards of a game."""
    painter = card_painter(game)
    spoken = {language: texts().words(language).of(game) for language in LANGUAGES}
    return [
        NamedCard(
            game,
            card,
            {language: words.name(card) for language, words in spoken.items()},
            {language: words.full_name(card) for language, words in spoken.items()},
            [name for words in spoken.values() for name in words.other_names(card)],
        )
        for card in (painter.cards() if painter is not None else ())
    ]


@cache
def _spelled(game: str) -> list[_Spelled]:
    found: list[_Spelled] = []
    for entry in entries(game):
        code = folded(entry.card)
        short = [folded(name) for name in entry.known_as]
        full = [folded(name) for name in entry.full.values()]
        full += [name.removesuffix(f" {code}") for name in full]
        long = [*full, *map(folded, entry.also), *(folded(entry.label(language)) for language in LANGUAGES)]
        with_code = [told for name in (*short, *full) for told in (f"{name} {code}", f"{code} {name}")]
        alike = frozenset(map(_alike, (*short, *long, *with_code)))
        found.append(_Spelled(entry, frozenset(entry.known_as), short, long, alike))
    return found


def _alike(said: str) -> str:
    return without_umlauts(said).replace(" ", "")


def _within(sought: str, names: Sequence[str]) -> bool:
    loose = without_umlauts(sought)
    return any(sought in name or loose in without_umlauts(name) for name in names)


def _by_code(sought: str, spelled: _Spelled) -> bool:
    """Whether it is the card's code and, before or after that, something that stands on the card."""
    code = folded(spelled.entry.card)
    rests = (sought.removeprefix(f"{code} "), sought.removesuffix(f" {code}"))
    return any(rest != sought and _within(rest, [*spelled.short, *spelled.long]) for rest in rests)


def _shortened(sought: str, spelled: _Spelled) -> bool:
    """Whether it is a name each of whose words may be cut short, such as `Deckhand O/C`."""
    words = sought.split()
    return any(
        len(words) == len(whole) and all(map(str.startswith, whole, words))
        for whole in (name.split() for name in spelled.short)
    )


def search(games: Sequence[str], wanted: str, language: str) -> list[NamedCard]:
    """The cards whose name in any language has `wanted` in it; those that begin with it first, then by name. If there
    are none, those of which sentences and lists say so, or a button does with their code, or small print in short."""
    sought = folded(wanted)
    if wanted.strip() and not sought:
        return []
    cards = [spelled for game in games for spelled in _spelled(game)]
    found = (
        [each for each in cards if _within(sought, each.short)]
        or [each for each in cards if _within(sought, each.long)]
        or [each for each in cards if _by_code(sought, each)]
        or [each for each in cards if _shortened(sought, each)]
    )
    found.sort(
        key=lambda each: (
            not any(name.startswith(sought) for name in each.short),
            each.entry.names[language].casefold(),
            each.entry.game,
        )
    )
    return [each.entry for each in found]


def the_one(games: Sequence[str], wanted: str, language: str) -> NamedCard:
    """The card meant: the one that is called exactly so, else the one that is called so but for how it is spelled, else
    the only one that `search` finds. Raises `Sorry` when there is none, or several."""
    cards = [spelled for game in games for spelled in _spelled(game)]
    exact, alike = wanted.strip().casefold(), _alike(folded(wanted))
    found = (
        [each.entry for each in cards if exact in each.shown]
        or [each.entry for each in cards if alike in each.alike]
        or search(games, wanted, language)
    )
    if not found:
        raise Sorry("card-none", search=wanted)
    if len(found) > 1:
        names = [entry.label(language) for entry in found[:LISTED]]
        raise Sorry("card-several", search=wanted, cards=", ".join(names))
    return found[0]


@cache
def house_values(game: str) -> dict[str, int]:
    """How many `cards` a game has, and on how many a value is our own (`house`); a name is no value."""
    painter = card_painter(game)
    if painter is None:
        return {"cards": 0, "house": 0}
    own = [{field for field in painter.house(card) if not field.startswith("name_")} for card in painter.cards()]
    return {"cards": len(own), "house": sum(map(bool, own))}
