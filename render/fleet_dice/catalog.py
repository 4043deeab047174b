"""A captain or a trophy as `render.card` shows it: what a captain begins with, when a trophy is awarded, points."""

from __future__ import annotations

from games.engine import house_fields
from games.fleet_dice import data
from render.canvas import Picture
from render.card import Card, Figure, card_picture
from render.fleet_dice import colors
from render.words import Words

CARDS = (*data.CAPTAINS, *data.TROPHIES)


def house(card_id: str) -> frozenset[str]:
    """The fields of the card's row that are our own."""
    return house_fields(data.RAW, "captain_cards" if card_id in data.CAPTAINS else "trophy_cards", card_id)


def card(card_id: str, words: Words) -> Picture:
    """The card as a picture."""
    shown = _captain(card_id, words) if card_id in data.CAPTAINS else _trophy(card_id, words)
    return card_picture(shown, words, colors.PALETTE, colors.GROUND)


def _captain(captain: str, words: Words) -> Card:
    row = data.CAPTAINS[captain]
    starts = words("fleet_dice-picture-card-boxes", boxes=row.start_boat_boxes, type=words.name(row.start_type))
    extra = ", ".join(map(words.name, row.start_extra_boxes))
    figures = [
        Figure(words("fleet_dice-picture-card-starts"), starts, ("start_type",)),
        Figure(words("fleet_dice-picture-card-extra"), extra, ("start_extra_boxes",)),
        Figure(words("fleet_dice-picture-card-most"), words("picture-points", points=row.bonus_max), ("bonus_max",)),
    ]
    kind = words("fleet_dice-picture-card-captain")
    told = ("bonus_metric", "bonus_per", "bonus_vp")
    return Card(
        captain, kind, colors.HARBOR, "captain", figures, words.text(captain), told, house(captain), data.DATA.replaced
    )


def _trophy(trophy: str, words: Words) -> Card:
    row = data.TROPHIES[trophy]
    figures = [
        Figure(words("fleet_dice-picture-card-points"), words("picture-points", points=row.vp), ("vp",)),
        Figure(words("fleet_dice-picture-card-award"), words(f"fleet_dice-picture-card-award-{row.kind}"), ("award",)),
    ]
    kind = words(f"fleet_dice-picture-card-{row.kind}")
    color = colors.GOLD if row.kind == "gold" else colors.SILVER
    told = ("metric", "threshold")
    return Card(trophy, kind, color, "trophy", figures, words.text(trophy), told, house(trophy), data.DATA.replaced)
