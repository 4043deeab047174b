"""Nusfjord's own colors, slate water and Falu red, and the palette of its pictures."""

from __future__ import annotations

from typing import Final

from games.nusfjord import data
from render import theme
from render.palette import Palette
from render.theme import Color, Player, mix, rgb

HEADER: Final = rgb("#3A2A33")
RULE: Final = rgb("#B5483A")
GROUND: Final = rgb("#E9E6DF")
SHEET: Final = rgb("#F8F4EC")
FJORD: Final = rgb("#D5DFE3")
DEEP: Final = rgb("#35566B")
FOREST: Final = rgb("#4B5F4A")
FALU: Final = rgb("#9C3B2E")
WOOD: Final = rgb("#7C4F2C")
FISH: Final = rgb("#2F6080")
SHARE: Final = rgb("#6B4A78")
SLATE: Final = rgb("#54606A")
TABLE: Final = rgb("#A67C52")
OCHRE: Final = rgb("#8F5A10")
GRASS: Final = rgb("#BFCBB4")
FILLED: Final = rgb("#E2E0DA")

# What the cards' kinds look like: the printed colors, each with a sign of its own.
KIND: Final[dict[str, tuple[Color, str]]] = {
    "immediately": (FALU, "bolt"),
    "whenever": (rgb("#3C6A4C"), "reroll"),
    "anytime": (rgb("#2C5C8C"), "swap"),
    "once": (SHARE, "once"),
    "special": (SLATE, "gear"),
    "victory_points": (OCHRE, "star"),
}

CHEAPER: Final[Color] = KIND["whenever"][0]
"""What costs another amount now than is printed."""

ACTION: Final[dict[str, tuple[Color, str]]] = {
    "take_gold": (OCHRE, "coin_face"),
    "transfer_reserve": (WOOD, "chest"),
    "serve_fish": (FISH, "plate"),
    "build_building": (FALU, "house"),
    "issue_share": (SHARE, "share"),
    "buy_shares": (SHARE, "people"),
    "deforest": (FOREST, "axe"),
    "thin_out": (FOREST, "thinning"),
    "reforest": (FOREST, "sapling"),
    "build_ship": (DEEP, "boat"),
    "take_elder": (SLATE, "elder"),
}

GOOD_ICONS: Final = ("log", "fish", "coin")
GOOD_COLORS: Final = (WOOD, FISH, theme.COIN_RIM)

# The companies look as they are called, in the text as in the picture; each has a shape of its own. Alone one plays
# with workers of several of them.
_KNOWN: Final[dict[str, Player]] = {
    "red": Player("red", rgb("#A8322A"), "square", theme.WHITE),
    "blue": theme.PLAYERS[0],
    "yellow": theme.PLAYERS[1],
    "green": theme.PLAYERS[3],
    "white": Player("white", rgb("#F1EEE6"), "hexagon", theme.INK),
}
COMPANIES: Final[tuple[Player, ...]] = tuple(
    _KNOWN.get(company, theme.PLAYERS[seat % len(theme.PLAYERS)]) for seat, company in enumerate(data.COMPANIES)
)


def kind(category: str) -> tuple[Color, str]:
    """The color and sign of a kind of building."""
    return KIND.get(category, (SLATE, "card"))


def tint(color: Color) -> Color:
    """The color as a thin wash on paper."""
    return mix(color, theme.BOX, 0.84)


def pale(color: Color) -> Color:
    """The outline of what is not there."""
    return mix(color, theme.BOX, 0.5)


_AREAS: Final = (
    *(color for color, _ in KIND.values()), DEEP, FOREST, WOOD, FISH,
)  # fmt: skip
_GROUNDS: Final = (theme.BOX, SHEET, theme.PAPER, GROUND, FJORD, GRASS, FILLED, theme.WASH)
_INKS: Final = (theme.INK, theme.SOFT, theme.CHANGED)

PALETTE: Final = Palette(
    dict.fromkeys([
        *_INKS, *_GROUNDS, *_AREAS, HEADER, RULE, TABLE, theme.LINE, theme.SHADOW, theme.WHITE, theme.PENCIL,
        theme.RING, theme.DISC, theme.COIN, theme.COIN_RIM, theme.STAR, theme.TAKEN, theme.STRIKE,
        theme.DECISION, theme.HEADER_SMALL, theme.HEADER_QUIET,
        *(company.fill for company in COMPANIES), *(company.emblem_color for company in COMPANIES),
        *(tint(c) for c in _AREAS), *(pale(c) for c in (WOOD, SHARE, SLATE, DEEP, FOREST)),
    ]),
    [
        *((ink, ground) for ground in (theme.BOX, SHEET) for ink in _INKS),
        (theme.WHITE, HEADER), (theme.DECISION, HEADER), (theme.HEADER_SMALL, HEADER),
        *((area, theme.WHITE) for area in _AREAS),
        *((area, theme.BOX) for area in _AREAS),
        *((theme.INK, tint(area)) for area in _AREAS),
        *((area, SHEET) for area in (WOOD, FISH, FOREST)),
        (FOREST, GRASS), (theme.INK, FJORD), (DEEP, FJORD), (theme.INK, theme.PAPER), (theme.INK, GRASS),
        (theme.RING, theme.WASH), (theme.DISC, theme.WHITE), (theme.INK, theme.WASH), (theme.INK, FILLED),
        (theme.COIN, theme.BOX), (theme.COIN_RIM, theme.COIN), (theme.SOFT, FILLED),
        *((company.emblem_color, company.fill) for company in COMPANIES),
        *((theme.INK, company.fill) for company in COMPANIES),
        (theme.SHADOW, GROUND), (theme.SOFT, GROUND), (TABLE, theme.WHITE),
    ],
)  # fmt: skip
