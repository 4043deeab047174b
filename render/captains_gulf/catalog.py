"""A crew member, a boat upgrade, a game card with its four uses or a round card, as `render.card` shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from games.captains_gulf import data
from games.engine import house_fields
from render import theme
from render.canvas import Picture
from render.captains_gulf import colors
from render.card import Card, Figure, Sign, card_picture
from render.words import Words


def _table(card_id: str) -> str:
    return next(table for table, (ids, _) in _DRAWN.items() if card_id in ids)


def house(card_id: str) -> frozenset[str]:
    """The fields of the card's row that are our own."""
    return house_fields(data.RAW, _table(card_id), card_id)


def card(card_id: str, words: Words) -> Picture:
    """The card as a picture."""
    _, describe = _DRAWN[_table(card_id)]
    return card_picture(describe(card_id, words), words, colors.PALETTE, colors.GROUND)


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


def _use(field: str, item: str, cost: int, words: Words) -> Figure:
    """What a game card can become, and what that costs."""
    kind = words(f"captains_gulf-picture-card-{'aboard' if field == 'crew' else field}")
    return Figure(f"{kind} · {words('captains_gulf-picture-money', money=cost)}", words.name(item), (field,))


def _game_card(card_id: str, words: Words) -> Card:
    index = data.CARDS.index(card_id)
    row = data.ROWS.card[index]
    bait = [
        Sign(colors.kind_sign(kind), colors.KIND[kind], str(count))
        for kind, count in enumerate(data.ICONS[index])
        if count
    ]
    said = ", ".join(
        f"{count} {words.name(data.SEAFOOD[kind])}" for kind, count in enumerate(data.ICONS[index]) if count
    )
    figures = [
        _use("license", row.license, data.LICENSE_COST[index], words),
        _use("crew", row.crew, data.CREW_COST[data.PRICE_LIST][index], words),
        _use("upgrade", row.upgrade, data.UPGRADE_COST[data.PRICE_LIST][index], words),
        Figure(words("captains_gulf-picture-card-bait"), said, ("fish",), bait),
    ]
    effects = " ".join(
        f"{words.name(item)}: {words.text(item)}" for item in (row.crew, row.upgrade) if words.text(item)
    )
    kind = words("captains_gulf-picture-card-game")
    own = house(card_id)
    return Card(card_id, kind, colors.HEADER, "card", figures, effects, ("crew", "upgrade"), own, data.DATA.replaced)


def _round_card(card_id: str, words: Words) -> Card:
    row = next(row for row in data.ROWS.round_card if row.id == card_id)
    back = Figure(words("captains_gulf-picture-card-back"), row.back, ("back",))
    works = words(f"captains_gulf-picture-card-when-{row.timing}")
    when = Figure(words("captains_gulf-picture-card-when"), works, ("timing",))
    kind, text = words("captains_gulf-picture-card-round"), words.text(card_id)
    own = house(card_id)
    return Card(card_id, kind, colors.RUST, "hourglass", [back, when], text, ("amount",), own, data.DATA.replaced)


_DRAWN: Final[dict[str, tuple[Sequence[str], Callable[[str, Words], Card]]]] = {
    "crew": (data.CREW, _crew),
    "upgrade": (data.UPGRADES, _upgrade),
    "card": (data.CARDS, _game_card),
    "round_card": (data.ROUND_CARDS, _round_card),
}
"""The cards of each table of the data, and what describes one of them."""
CARDS = tuple(card_id for ids, _ in _DRAWN.values() for card_id in ids)
