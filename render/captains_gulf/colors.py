"""Captains of the Gulf's own colors, warm water and rust, its signs by id, and the palette of its pictures."""

from __future__ import annotations

from typing import Final

from games.captains_gulf import data
from render import theme
from render.icons import ICONS
from render.palette import Palette
from render.theme import Color, mix, rgb

HEADER: Final = rgb("#123F5A")
RULE: Final = rgb("#E8B04A")
GROUND: Final = rgb("#F5EBD6")
GULF: Final = rgb("#CBE3E6")
SCHOOL: Final = rgb("#E4F2F1")
SHORE: Final = rgb("#E3E0BE")
GRASS: Final = rgb("#8F9A5B")
REEF: Final = rgb("#1F6B69")
CHEAPER: Final = rgb("#0F5140")
RUST: Final = rgb("#A24A24")
CREW: Final = rgb("#2F5D86")
WOOD: Final = rgb("#6B4526")
LIGHT: Final = rgb("#F6DDD2")
BONE: Final = rgb("#4A4E57")
GOLD: Final = rgb("#A87413")
BLUE_STAR: Final = rgb("#2A62B0")

_KNOWN: Final[dict[str, Color]] = {"shrimp": rgb("#B8492F"), "oyster": rgb("#66527F"), "crab": rgb("#86590D")}
KIND: Final[list[Color]] = [_KNOWN.get(kind, REEF) for kind in data.SEAFOOD]
KIND_SIGN: Final[list[str]] = [{"crab": "king_crab"}.get(kind, kind) for kind in data.SEAFOOD]

SIGNS: Final[dict[str, str]] = {
    "fuel_dock": "pump", "fishing": "bait_shop", "sail_to_port": "sail", "fish_or_sail": "fish_or_sail",
    "shipyard": "hammer", "market": "market",
    "printer": "printer", "radar": "radar", "day_laborer": "laborer", "dockside_improvement": "crane",
    "dockside_market": "market", "buy_fuel": "pump", "improved_engine": "engine", "galley": "galley",
    "fuel_line": "hose", "crew_quarters": "bunk", "improved_propeller": "propeller", "tool_box": "toolbox",
    "storage_small": "crate", "storage_big": "crate", "tank_small": "fuel", "tank_big": "fuel",
    "first_mate": "captain", "engineer": "wrench", "deckhand": "deckhand",
    "fuel_engineer": "fuel", "maintenance_engineer": "buoy", "upgrade_engineer": "hammer",
}  # fmt: skip


def sign(ident: str) -> str:
    """The icon of a row of the data; an anchor where a replaced table has one we never drew."""
    found = SIGNS.get(ident, ident)
    return found if found in ICONS else "anchor"


def kind_sign(kind: int) -> str:
    """The animal of a seafood."""
    return KIND_SIGN[kind] if KIND_SIGN[kind] in ICONS else "fish"


def pale(color: Color) -> Color:
    """The outline of what is not there."""
    return mix(color, theme.PAPER, 0.55)


def wash(color: Color) -> Color:
    """The ground of an area."""
    return mix(color, theme.PAPER, 0.86)


WAVE: Final = mix(GULF, REEF, 0.28)
_INKS: Final = (theme.INK, theme.SOFT, theme.PENCIL, theme.CHANGED)
_AREAS: Final = (*KIND, REEF, RUST, CREW, WOOD)
_GROUNDS: Final = (theme.BOX, theme.PAPER, GROUND, GULF, SCHOOL, SHORE, theme.WASH, LIGHT)

PALETTE: Final = Palette(
    dict.fromkeys([
        *_INKS, *_AREAS, *_GROUNDS, HEADER, RULE, CHEAPER, WAVE, GRASS, BONE, GOLD, BLUE_STAR, theme.LINE, theme.SHADOW,
        theme.WHITE, theme.DECISION, theme.HEADER_SMALL, theme.HEADER_QUIET, theme.RING, theme.DISC, theme.COIN,
        theme.COIN_RIM, theme.STAR, theme.TAKEN,
        *(p.fill for p in theme.PLAYERS), *(p.emblem_color for p in theme.PLAYERS),
        *(pale(color) for color in _AREAS), *(wash(color) for color in _AREAS),
    ]),
    [
        *((ink, ground) for ground in (theme.BOX, theme.PAPER, GULF, SCHOOL) for ink in (theme.INK, theme.SOFT)),
        (theme.WHITE, HEADER), (theme.DECISION, HEADER),
        *((color, theme.WHITE) for color in _AREAS),
        (theme.INK, theme.WASH), (theme.INK, SHORE), (theme.INK, LIGHT),
        *((theme.INK, wash(color)) for color in _AREAS),
        (theme.CHANGED, theme.BOX), (theme.CHANGED, theme.PAPER), (theme.RING, theme.WASH), (theme.DISC, theme.WHITE),
        (theme.COIN_RIM, theme.COIN), (theme.COIN, theme.PAPER), (WAVE, GULF), (WAVE, SCHOOL), (BONE, SCHOOL),
        *((player.emblem_color, player.fill) for player in theme.PLAYERS),
        *((player.fill, theme.INK) for player in theme.PLAYERS),
        *((color, wash(color)) for color in _AREAS),
        (theme.SHADOW, GROUND), (GOLD, theme.PAPER), (theme.SOFT, SHORE), (theme.INK, theme.PLAYERS[1].fill),
    ],
)  # fmt: skip
