"""A building or an elder as `render.card` shows it: cost, points, kind and place, number and stack, in full."""

from __future__ import annotations

from games.engine import house_fields
from games.nusfjord import data
from games.nusfjord.terms import GOODS
from render import theme
from render.canvas import Picture
from render.card import Card, Figure, Sign, card_picture
from render.nusfjord import colors
from render.nusfjord.pieces import points_of
from render.nusfjord.scene import printed_cost
from render.words import Words

CARDS = (*data.BUILDINGS, *data.ELDERS)


def house(card_id: str) -> frozenset[str]:
    """The fields of the card's row that are our own."""
    return house_fields(data.RAW, "building" if card_id in data.BUILDINGS else "elder", card_id)


def card(card_id: str, words: Words) -> Picture:
    """The card as a picture."""
    shown = _building(card_id, words) if card_id in data.BUILDINGS else _elder(card_id, words)
    return card_picture(shown, words, colors.PALETTE, colors.GROUND)


def _building(building: str, words: Words) -> Card:
    row = data.BUILDINGS[building]
    color, sign = colors.kind(row.category)
    signs = [
        Sign(colors.GOOD_ICONS[good], colors.GOOD_COLORS[good], amount)
        for good, amount in enumerate(printed_cost(building))
        if amount
    ]
    costs = [
        f"{amount} {words(f'nusfjord-picture-card-{good}')}"
        for good, amount in zip(GOODS, printed_cost(building), strict=True)
        if amount
    ]
    points = points_of(building)
    at_end = words("nusfjord-picture-card-star")
    figures = [
        Figure(
            words("nusfjord-picture-card-cost"),
            ", ".join(costs) or words("nusfjord-picture-card-free"),
            ("cost", "cost_var"),
            signs,
        ),
        Figure(
            words("nusfjord-picture-card-points"),
            points or at_end,
            ("vp", "vp_star"),
            () if points else [Sign("star", theme.STAR, at_end)],
        ),
        Figure(words("nusfjord-picture-card-kind"), words.name(row.category), ("category",)),
    ]
    if row.placement != "normal":
        place = words(f"nusfjord-picture-card-place-{row.placement}")
        figures.append(Figure(words("nusfjord-picture-card-place"), place, ("placement", "effects")))
    kind = words("nusfjord-picture-card-building", letter=row.letter, deck=words.name(row.deck), number=building)
    text = words.text(building)
    return Card(
        building, kind, color, sign, figures, text, ("effects", "vp_star"), house(building), data.CARDS.replaced
    )


def _elder(elder: str, words: Words) -> Card:
    row = data.ELDERS[elder]
    figures = [
        Figure(words("nusfjord-picture-card-number"), str(row.number), ("number",)),
        Figure(
            words("nusfjord-picture-card-players"),
            words("nusfjord-picture-card-from", players=row.players),
            ("players",),
        ),
        Figure(
            words("nusfjord-picture-card-stack"),
            words("nusfjord-picture-card-hidden") if row.hidden else str(row.stack),
            ("stack",),
        ),
    ]
    kind = words("nusfjord-picture-card-elder")
    return Card(
        elder, kind, colors.SLATE, "elder", figures, words.text(elder), ("do",), house(elder), data.COUNCIL.replaced
    )
