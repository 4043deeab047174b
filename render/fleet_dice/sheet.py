"""One seat's whole score sheet, large: sea on the left, town on the right, its figures below."""

from __future__ import annotations

from render import theme
from render.canvas import Canvas, Picture
from render.fleet_dice import colors
from render.fleet_dice.alt import sheet_alt
from render.fleet_dice.cards import bonuses, cards, figures, has_cards, legend
from render.fleet_dice.scene import Scene
from render.fleet_dice.sea import sea
from render.fleet_dice.top import top
from render.fleet_dice.town import coins, harbor, market, wharf
from render.grid import Box


def draw_sheet(scene: Scene, seat: int) -> Canvas:
    """The sheet as a canvas."""
    canvas = Canvas(theme.WIDTH, theme.HEIGHT, colors.GROUND)
    top(canvas, scene)
    upper = theme.HEADER + theme.RULE + 13
    lower = theme.HEIGHT - 30
    left = Box(theme.MARGIN, upper, 748, 696)
    right = Box(left.right + 14, upper, theme.WIDTH - theme.MARGIN - left.right - 14, lower - upper)
    below = Box(left.x, left.bottom + 12, left.w, lower - left.bottom - 12)
    canvas.panel(left, colors.SEA)
    sea(canvas, scene, seat, left.inset(8))
    canvas.panel(below)
    _below(canvas, scene, seat, below.inset(8, 6))
    canvas.panel(right, colors.TOWN)
    _town(canvas, scene, seat, right.inset(12, 10))
    legend(canvas, scene, Box(left.x + 4, lower + 7, right.right - left.x - 8, 21))
    return canvas


def _below(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    """Whose sheet, its figures, and the King Crab bonuses."""
    figures(canvas, scene, seat, area.top(52))
    bonuses(canvas, scene, area.below(57))


def _town(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    """Harbor, wharf, market, coins, cards, one under the other; coins get what the cards leave."""
    gap = 9
    spare = 0 if has_cards(scene) else 22
    harbor_box, rest = area.top(234 + spare), area.below(234 + spare + gap)
    wharf_box, rest = rest.top(236 + spare), rest.below(236 + spare + gap)
    market_box, rest = rest.top(78), rest.below(78 + gap)
    if has_cards(scene):
        height = 62
        cards(canvas, scene, seat, Box(rest.x, rest.bottom - height, rest.w, height))
        rest = Box(rest.x, rest.y, rest.w, rest.h - height - gap)
    harbor(canvas, scene, seat, harbor_box)
    wharf(canvas, scene, seat, wharf_box)
    market(canvas, scene, seat, market_box)
    coins(canvas, scene, seat, rest)


def sheet_picture(scene: Scene, seat: int) -> Picture:
    """The sheet as a picture."""
    return draw_sheet(scene, seat).finish(colors.PALETTE, sheet_alt(scene.in_words, seat))
