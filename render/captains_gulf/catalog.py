"""A crew member or a boat upgrade as `render.card` shows it: cost, what it adds, how many one may have."""

from __future__ import annotations

from games.captains_gulf import data
from games.engine import house_fields
from render import theme
from render.canvas import Picture
from render.captains_gulf import colors
from render.card import Card, Figure, Sign, card_picture
from render.words import Words

CARDS = (*data.CREW, *data.UPGRADES)


def house(card_id: str) -> frozenset[str]:
    """The fields of the card's row that are our own."""
    return house_fields(data.RAW, "crew" if card_id in data.CREW else "upgrade", card_id)


def card(card_id: str, words: Words) -> Picture:
    """The card as a picture."""
    shown = _crew(card_id, words) if card_id in data.CREW else _upgrade(card_id, words)
    return card_picture(shown, words, colors.PALETTE, colors.GROUND)


def _cost(cost: int, words: Words) -> Figure:
    coins = [Sign("coin", theme.COIN, str(cost))]
    money = words("captains_gulf-picture-money", money=cost)
    return Figure(words("captains_gulf-picture-card-cost"), money, ("cost",), coins)


def _crew(member: str, words: Words) -> Card:
    row = data.ROWS.crew[data.CREW.index(member)]
    figures = [_cost(row.cost, words)]
    if row.seafood:
        types = ", ".join(map(words.name, row.seafood))
        figures.append(Figure(words("captains_gulf-picture-card-seafood"), types, ("seafood",)))
    kind, sign = words("captains_gulf-picture-card-crew"), colors.sign(row.category)
    return Card(
        member, kind, colors.CREW, sign, figures, words.text(member), ("category",), house(member), data.DATA.replaced
    )


def _upgrade(upgrade: str, words: Words) -> Card:
    row = data.ROWS.upgrade[data.UPGRADES.index(upgrade)]
    figures = [_cost(row.cost, words)]
    if row.boxes:
        figures.append(Figure(words("captains_gulf-picture-card-storage"), str(row.boxes), ("boxes",)))
    if row.tank:
        figures.append(Figure(words("captains_gulf-picture-card-tank"), str(row.tank), ("tank",)))
    most = str(row.max_per_player)
    figures.append(Figure(words("captains_gulf-picture-card-most"), most, ("max_per_player",)))
    kind, text = words("captains_gulf-picture-card-upgrade"), words.text(upgrade)
    own = house(upgrade)
    return Card(upgrade, kind, colors.WOOD, colors.sign(upgrade), figures, text, ("family",), own, data.DATA.replaced)
