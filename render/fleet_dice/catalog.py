"""What of Fleet has a name and an effect, as `render.card` shows it: captains, trophies, sections of the sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from games.engine import house_fields
from games.fleet_dice import data
from render.canvas import Picture
from render.card import Card, Figure, card_picture
from render.fleet_dice import colors
from render.fleet_dice.pieces import sign
from render.words import Words

_PRINTED: Final = ("text_en", "text_de")
"""What sections and licenses do stands in the rulebook."""


def house(card_id: str) -> frozenset[str]:
    """The fields of the card's row that are our own."""
    return house_fields(data.RAW, _table(card_id), card_id)


def card(card_id: str, words: Words) -> Picture:
    """The card as a picture."""
    _, describe = _DRAWN[_table(card_id)]
    return card_picture(describe(card_id, words), words, colors.PALETTE, colors.GROUND)


def _table(card_id: str) -> str:
    return next(table for table, (ids, _) in _DRAWN.items() if card_id in ids)


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


def _type(type_: str, words: Words) -> Card:
    """A boat type: its column, its boats, and what each level of its license does."""
    index = data.SECTION_INDEX[type_]
    row, rooms = data.ROWS.boat_types[index], data.FIXED_CAPACITY[index] or data.OYSTER_CAPACITY[1:]
    figures = [
        _boxes(row.column, "column", words),
        Figure(words("fleet_dice-picture-card-boats"), str(len(row.boat_vp)), ("boat_vp",)),
        Figure(
            words("fleet_dice-picture-card-room"),
            _each(rooms),
            ("boat_capacity",) if data.FIXED_CAPACITY[index] else (),
        ),
        Figure(words("fleet_dice-picture-card-boat-points"), _each(row.boat_vp), ("boat_vp",)),
    ]
    told = [words("fleet_dice-picture-card-catch", fish=row.catch_per_fishing)]
    told += [_license(type_, level, words) for level in data.LICENSES[index]]
    kind, drawn = words("fleet_dice-picture-card-type"), sign(type_)
    return Card(
        type_, kind, colors.TYPE[index], drawn, figures, " ".join(told), _PRINTED, house(type_), data.DATA.replaced
    )


def _license(type_: str, level: int, words: Words) -> str:
    row, id_ = data.LICENSES[data.SECTION_INDEX[type_]][level], f"{type_}_{level}"
    room = data.OYSTER_CAPACITY[level] if data.SECTION_INDEX[type_] == data.OYSTER else 0
    does = words("fleet_dice-noun-license_gives", license_id=id_, license_text=words.text(id_), room=room)
    return words(
        "fleet_dice-picture-card-level", level=level, coins=row.coins_on_activation, points=row.vp, does=does
    )  # fmt: skip


def _harbor(entry: str, words: Words) -> Card:
    """A row of the harbor: its boxes, and its ships if it has any."""
    index = data.SECTION_INDEX[entry]
    row = data.ROWS.harbor[index - data.HARBOR_SECTIONS[0]]
    figures, text = [_boxes(row.boxes, "boxes", words)], words.text(entry)
    if data.BOATS[index]:
        figures += [
            Figure(words("fleet_dice-picture-card-boats"), str(data.BOATS[index]), ("boxes",)),
            Figure(words("fleet_dice-picture-card-room"), str(row.boat_capacity), ("boat_capacity",)),
            Figure(words("fleet_dice-picture-card-boat-points"), str(row.boat_vp), ("boat_vp",)),
        ]
    if index == data.KING_CRAB:
        bonuses, most = "; ".join(_bonus(bonus, words) for bonus in data.BONUSES), row.bonus_max
        text += " " + words("fleet_dice-picture-card-bonuses", points=row.license_vp, most=most, bonuses=bonuses)
    kind = words("fleet_dice-picture-card-harbor")
    return Card(entry, kind, colors.HARBOR, sign(entry), figures, text, _PRINTED, house(entry), data.DATA.replaced)


def _bonus(bonus: str, words: Words) -> str:
    """A King Crab bonus, and whether it is our own."""
    own = bool(house_fields(data.RAW, "king_crab_bonuses", bonus))
    return f"{words.text(bonus)} ({words('picture-card-own')})" if own else words.text(bonus)


def _building(building: str, words: Words) -> Card:
    """A building of the wharf: its boxes and what it brings."""
    index = data.SECTION_INDEX[building]
    row = data.ROWS.wharf[index - data.WHARF_SECTIONS[0]]
    figures = [Figure(words("fleet_dice-picture-card-size"), str(len(row.boxes)), ("boxes",))]
    label = words("fleet_dice-picture-card-points")
    if index == data.BUFFET:
        per_hex = data.ROWS.buffet.vp_by_filled[1:]
        label = words("fleet_dice-picture-card-hexes", hexes=len(per_hex))
        figures.append(Figure(label, words("picture-points", points=_each(per_hex)), ("vp_by_filled",)))
    elif row.vp_per_marked_box:
        points = words("fleet_dice-picture-building-per-box", points=row.vp_per_marked_box)
        figures.append(Figure(label, points, ("vp_per_marked_box",)))
    else:
        points = words("fleet_dice-picture-building-points", points=row.vp_completed)
        figures.append(Figure(label, points, ("vp_completed",)))
    kind, text = words("fleet_dice-picture-card-building"), words.text(building)
    return Card(
        building, kind, colors.WHARF, sign(building), figures, text, _PRINTED, house(building), data.DATA.replaced
    )


def _boxes(kinds: Sequence[str], field: str, words: Words) -> Figure:
    """How many boxes a section has, and which of them set something off."""
    works = [number for number, kind in enumerate(kinds, 1) if kind != "plain"]
    which = ", ".join(map(str, works)) if len(works) < len(kinds) else f"1–{len(kinds)}"
    said = words("fleet_dice-picture-card-works", boxes=which, size=len(kinds))
    return Figure(words("fleet_dice-picture-card-round"), said, (field,))


def _each(figures: Sequence[int]) -> str:
    """A figure for each of several, once if it is the same of all."""
    return ", ".join(map(str, figures if len({*figures}) > 1 else figures[:1]))


_DRAWN: Final[dict[str, tuple[Sequence[str], Callable[[str, Words], Card]]]] = {
    "captain_cards": (list(data.CAPTAINS), _captain),
    "trophy_cards": (list(data.TROPHIES), _trophy),
    "boat_types": (data.TYPES, _type),
    "harbor": (data.HARBOR, _harbor),
    "wharf": (data.WHARF, _building),
}
"""What can be shown, by the table of the data in which it stands, and what describes it."""
CARDS = tuple(card_id for ids, _ in _DRAWN.values() for card_id in ids)
