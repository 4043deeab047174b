"""The whole table of Fleet as all may see it: every seat alike, shared cards below or in the free quarter."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.fleet_dice import data
from render import theme
from render.canvas import Canvas, Picture
from render.fleet_dice import colors
from render.fleet_dice.alt import table_alt
from render.fleet_dice.cards import bonuses, cards, legend
from render.fleet_dice.plate import plate
from render.fleet_dice.scene import Scene
from render.fleet_dice.sheet import draw_sheet
from render.fleet_dice.top import top
from render.glance import panel_of
from render.grid import Box
from render.marks import band, emblem
from render.type import Face

_TOP: Final = theme.HEADER + theme.RULE + 13
_STRIP: Final = 62
_LEGEND: Final = 30
_TALL: Final = 430


def draw_table(scene: Scene) -> Canvas:
    """The table as a canvas; alone against Captain Ruth it is the sheet itself."""
    seats = scene.view.seats
    if seats == 1:
        return draw_sheet(scene, 0)
    lines = -(-seats // 2)
    spare = seats % 2
    strip = 0 if spare else _STRIP + theme.GUTTER
    height = theme.HEIGHT if lines > 1 else _TOP + _TALL + strip + _LEGEND
    canvas = Canvas(theme.WIDTH, height, colors.GROUND)
    top(canvas, scene)
    area = Box(theme.MARGIN, _TOP, theme.WIDTH - 2 * theme.MARGIN, height - _TOP - _LEGEND - strip)
    quarters = [box for row in area.rows(lines, theme.GUTTER) for box in row.columns(2, theme.GUTTER)]
    for seat, box in enumerate(quarters[:seats]):
        starts = seat == scene.view.starting and not scene.view.over
        sheet, before = scene.view.sheets[seat], scene.before(seat)
        shows = scene.shows("plate", seat, scene.name(seat), sheet, before, seat in scene.view.waiting, starts)
        canvas.kept(panel_of(box), shows, partial(plate, canvas, scene, seat, box))
    if spare:
        _shared(canvas, scene, quarters[-1])
    else:
        _shared_strip(canvas, scene, Box(area.x, area.bottom + theme.GUTTER, area.w, _STRIP))
    legend(canvas, scene, Box(area.x + 4, height - _LEGEND + 7, area.w - 8, 21), seats=seats)
    return canvas


def _shared_strip(canvas: Canvas, scene: Scene, box: Box) -> None:
    """King Crab bonuses and, where they are in play, trophies, in one line."""
    trophies = bool(scene.view.gold) + bool(scene.view.silver)
    share = box.w - trophies * 268
    bonuses(canvas, scene, Box(box.x, box.y, share - 8 * bool(trophies), box.h))
    if trophies:
        cards(canvas, scene, None, box.beside(share))


def _shared(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The free quarter: King Crab bonuses spelled out with their holders, trophies, the market."""
    canvas.panel(box, colors.TOWN)
    inner = box.inset(14, 12)
    band(canvas, inner.top(36), colors.HARBOR, "king_crab", scene.say("bonuses"))
    trophies = bool(scene.view.gold) or bool(scene.view.silver)
    rest = Box(inner.x, inner.y + 42, inner.w, inner.h - 42 - (72 if trophies else 0))
    for row, (ident, bonus) in zip(rest.rows(len(data.BONUSES), 6), data.BONUSES.items(), strict=True):
        holder = next((seat for seat, sheet in enumerate(scene.view.sheets) if sheet.bonus == ident), None)
        fill = colors.launched(colors.HARBOR) if holder is not None else theme.BOX
        canvas.rounded(row, theme.RADIUS_CARD, fill, colors.HARBOR if holder is not None else theme.LINE, 1.6)
        text = scene.say(f"bonus-{bonus.metric}", points=bonus.vp, per=bonus.per)
        canvas.text(Box(row.x + 16, row.y, row.w // 2 - 16, row.h), text, Face.LABEL, 20, theme.INK)
        if holder is not None:
            name = Box(row.cx, row.y, row.w // 2 - 52, row.h)
            canvas.text(name, scene.name(holder), Face.NAME, 20, theme.INK, "right")
            emblem(canvas, row.right - 26, row.cy, 32, holder)
    if trophies:
        cards(canvas, scene, None, Box(inner.x, inner.bottom - 62, inner.w, 62))


def table_picture(scene: Scene) -> Picture:
    """The table as a picture."""
    return draw_table(scene).finish(colors.PALETTE, table_alt(scene.in_words))
