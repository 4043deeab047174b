"""The part of /settings about favorites: the plans that a person has kept, by kind of game, and a menu that takes them
away. How a favorite is called is also said here, for the menu where plans are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import ACCENT, MENU, button, layout, menu, rows, text
from bot.ledger.plan import entries
from bot.plans.favorites import Favorite
from bot.plans.plan_lines import chain_label, chain_of
from bot.text import Words
from bot.text.clipping import clipped
from bot.text.markdown import in_markdown
from games.engine import registry, verb_in

OR = " · "
BETWEEN = "."
"""Stands between a kind of game and the mark of a favorite in what a menu offers."""
LONGEST = 150
"""So many letters of a favorite are told where all are listed."""


def favorite_label(words: Words, favorite: Favorite) -> str:
    """What it begins with, one alternative after the other."""
    return OR.join(chain_label(words, chain_of(wish)) for wish in favorite.wishes)


def favorite_entries(words: Words, favorites: Sequence[Favorite]) -> list[tuple[str, str, str]]:
    """A menu of favorites for the game of these words: of each its mark, what it is called, and how long it is."""
    return [
        (str(each.mark), favorite_label(words, each), words("favorite-size", count=each.size))
        for each in favorites
        if _is_known(words, each)
    ]


def favorites_view(favorites: Mapping[str, Sequence[Favorite]], words: Words, notice: str = "") -> ui.LayoutView:
    """The plans that were kept, and a menu that takes one of them away. Those for which this version has no words, or
    whose game is gone, can be taken away, too."""
    lines, removing = [f"## {words('favorites-title')}"], list[tuple[str, str, str]]()
    here = [kind for kind in registry() if kind in favorites]
    for kind in [*here, *(each for each in sorted(favorites) if each not in here)]:
        title = words(f"{kind}-title") if kind in here else words("favorite-gone", kind=clipped(kind, LONGEST))
        its = words.of(kind)
        for each in favorites[kind]:
            known = kind in here and _is_known(its, each)
            label = favorite_label(its, each) if known else words("favorite-unreadable")
            lines.append(f"⭐ **{in_markdown(title)}**: {clipped(label, LONGEST)}")
            size = words("favorite-size", count=each.size)
            removing.append((f"{kind}{BETWEEN}{each.mark}", f"{title}: {label}", size))
    lines += [] if removing else [words("favorites-none")]
    parts: list[ui.Item[ui.LayoutView]] = [text(f"⚠️ {notice}")] if notice else []
    parts.append(text("\n".join([*lines, f"-# {words('favorites-how')}"])))
    if removing:
        parts.append(menu(control(OWN, 0, "@unfavorite"), words("favorites-pick-remove"), removing[:MENU]))
    back = button(control(OWN, 0, "@settings"), words("button-settings-back"), discord.ButtonStyle.primary)
    return layout(*parts, *rows([back]), accent=ACCENT)


def _is_known(words: Words, favorite: Favorite) -> bool:
    """Whether this version has words for its choices."""
    verbs = {verb_in(wish.choice) for _, wish in entries(favorite.wishes)}
    return all(words.has(f"{words.game}-choice-{verb}") for verb in verbs)
