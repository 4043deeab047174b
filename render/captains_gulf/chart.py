"""The chart of the Gulf: hexes with what swims in them, ports, boats, and the two discs that bring new stock."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from games.captains_gulf import data, picks
from games.captains_gulf.data import PLACE_INDEX
from games.captains_gulf.rows import Direction
from games.captains_gulf.view import HexView
from render import theme
from render.canvas import Canvas
from render.captains_gulf import colors
from render.captains_gulf.pieces import KINDS, boat, chip, tile
from render.captains_gulf.scene import Scene
from render.grid import Box, around
from render.marks import coin, corner_ticks, number_disc
from render.path import Shape
from render.theme import Color
from render.type import Face, text_width

_HEX: Final[Shape] = ("+ M50,0 L100,25 L100,75 L50,100 L0,75 L0,25 Z",)
_PLACES: Final = (*data.ROWS.hex, *data.ROWS.port)
_SHORE: Final = 6
_ROOMY: Final = 39
"""Half the width of a hex on which everything has its full size."""
_FIRST_X2: Final = min(row.x2 for row in _PLACES)
_LAST_X2: Final = max(row.x2 for row in _PLACES)
_ROWS: Final = max(row.row for row in _PLACES)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where hexes lie: `half` is half a hex's width, `side` its side, both in pixels."""

    left: int
    top: int
    half: float
    side: float

    @property
    def scale(self) -> float:
        """How large what lies on a hex is drawn: where hexes are narrow, it moves together, letters excepted."""
        return min(1.0, self.half / _ROOMY)

    def middle(self, row: int, x2: int) -> tuple[int, int]:
        """The middle of a hex."""
        x = self.left + (x2 - _FIRST_X2 + 1) * self.half
        return round(x), round(self.top + self.side + row * 1.5 * self.side)


def laid_out(box: Box) -> Sheet:
    """The largest hexes that fit into the box, in its middle."""
    across, down = _LAST_X2 - _FIRST_X2 + 2, 1.5 * _ROWS + 2
    half = min(box.w / across, box.h / down * math.sqrt(3) / 2)
    side = half * 2 / math.sqrt(3)
    return Sheet(round(box.cx - across * half / 2), round(box.cy - down * side / 2), half, side)


def chart(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The whole map in its panel."""
    canvas.panel(box, colors.SHORE, colors.GRASS)
    sheet = laid_out(box.inset(10, 8))
    canvas.lay(_open_sea(box.w - 2 * _SHORE, box.h - 2 * _SHORE, canvas.zoom), box.x + _SHORE, box.y + _SHORE)
    for place, hex_ in enumerate(scene.view.hexes):
        _hex(canvas, scene, sheet, place, hex_)
    for port in range(len(data.PORTS)):
        _port(canvas, scene, sheet, port)
    for place, hex_ in enumerate(scene.view.hexes):
        row = data.ROWS.hex[place]
        _boats(canvas, scene, hex_.id, *_anchorage(scene, sheet, row.row, row.x2, hex_))
    if sheet.scale < 1:  # above all that lies beside it
        for place, hex_ in enumerate(scene.view.hexes):
            _narrow_title(canvas, scene, sheet, place, hex_)
    _numbers(canvas, scene, sheet)
    if sheet.scale < 1:  # no room beside the hexes
        return
    x, _ = sheet.middle(data.ROWS.port[0].row, data.ROWS.port[0].x2)
    reach = round(sheet.half) + 16
    _seafood_disc(canvas, scene, Box(box.x + 14, box.y + 10, x - reach - box.x - 14, 80))
    _direction_disc(canvas, scene, Box(x + reach, box.y + 10, box.right - 14 - x - reach, 80))
    _stocks(canvas, scene, box, sheet)


@lru_cache(maxsize=8)
def _open_sea(width: int, height: int, zoom: float) -> Image.Image:
    """The hexes with nothing in them, as every chart of this size begins."""
    canvas = Canvas(width, height, colors.SHORE, whole=True, zoom=zoom)
    sheet = laid_out(Box(10 - _SHORE, 8 - _SHORE, width + 2 * _SHORE - 20, height + 2 * _SHORE - 16))
    for color, share in ((colors.WAVE, 1.0), (colors.GULF, 0.97)):
        for row in data.ROWS.hex:
            _water(canvas, sheet, row.row, row.x2, color, share)
    return canvas.image


def _water(canvas: Canvas, sheet: Sheet, row: int, x2: int, color: Color, share: float) -> None:
    cx, cy = sheet.middle(row, x2)
    w, h = round(sheet.half * 2 * share), round(sheet.side * 2 * share)
    canvas.shape(_HEX, around(cx, cy, w + (share == 1) * 2, h + (share == 1) * 2), color)


def _hex(canvas: Canvas, scene: Scene, sheet: Sheet, place: int, hex_: HexView) -> None:
    """Water, its name and buoy, tiles, depletion and new stock, and its button."""
    row, before = data.ROWS.hex[place], scene.hex_before(place)
    cx, cy = sheet.middle(row.row, row.x2)
    number = scene.number(picks.Fish(hex_.id))
    chosen = scene.view.hex == hex_.id
    if number is not None or chosen:
        _water(canvas, sheet, row.row, row.x2, theme.RING, 0.98)
        _water(canvas, sheet, row.row, row.x2, theme.WASH, 0.89)
    elif any(hex_.seafood):
        _water(canvas, sheet, row.row, row.x2, colors.SCHOOL, 0.97)
    high = cy - round(sheet.side * 0.71)
    roomy = sheet.scale == 1
    if roomy and number is not None:
        _reach(canvas, scene, place, cx, high)
    elif roomy:
        _title(canvas, hex_, cx, high)
    found = [kind for kind in KINDS if hex_.seafood[kind]]
    pitch = 31 if roomy else min(27, round(sheet.half * 2 - 8) // max(1, len(found)))
    for each, kind in enumerate(found):
        x = cx + round((each - (len(found) - 1) / 2) * pitch)
        count, had = hex_.seafood[kind], before.seafood[kind]
        if roomy:
            chip(canvas, x, cy - round(sheet.side * 0.14), kind, count, changed=count != had)
        else:
            chip(canvas, x, cy - 2, kind, count, changed=count != had, width=pitch - 1, height=34)
    if not roomy and not found:
        _tokens_alone(canvas, hex_, before, cx, cy - 4)
    else:
        _tokens(canvas, scene, hex_, before, cx, cy + round(sheet.side * (0.45 if roomy else 0.34)), roomy=roomy)


def _tokens(
    canvas: Canvas, scene: Scene, hex_: HexView, before: HexView, cx: int, low: int, *, roomy: bool
) -> None:  # fmt: skip
    """Depletion and new stock, below what swims there."""
    if hex_.depletion:
        place_left = Box(cx - (43 if roomy else 47), low - 11, 35 if hex_.depletion < 10 else 43, 22)
        new = hex_.depletion != before.depletion
        token(canvas, place_left, "bones", colors.BONE, hex_.depletion, changed=new)
    if hex_.recovery:
        x, y = cx + 20, low - 11
        if not roomy and any(captain.place == hex_.id for captain in scene.view.captains):  # boats lie at the right
            x, y = (cx - 50, low - 31) if hex_.depletion else (cx - 47, y)
        token(canvas, Box(x, y, 23, 22), "return", colors.REEF, 0, changed=not before.recovery)


def _tokens_alone(canvas: Canvas, hex_: HexView, before: HexView, cx: int, cy: int) -> None:
    """What lies on a narrow hex without seafood: there it has the middle, with boats below it, and nothing lies on the
    next hexes."""
    widths = [(35 if hex_.depletion < 10 else 43) * bool(hex_.depletion), 23 * hex_.recovery]
    x = cx - sum(widths) // 2
    if hex_.depletion:
        new = hex_.depletion != before.depletion
        token(canvas, Box(x, cy - 11, widths[0], 22), "bones", colors.BONE, hex_.depletion, changed=new)
    if hex_.recovery:
        place = Box(x + widths[0], cy - 11, widths[1], 22)
        token(canvas, place, "return", colors.REEF, 0, changed=not before.recovery)


def _narrow_title(canvas: Canvas, scene: Scene, sheet: Sheet, place: int, hex_: HexView) -> None:
    """The name of a hex where there is little room, on a ground of its own; if it may be chosen, between the number of
    its button and the fuel to it."""
    row = data.ROWS.hex[place]
    cx, cy = sheet.middle(row.row, row.x2)
    high, width = cy - round(sheet.side * 0.71), round(text_width(hex_.id, Face.STRONG, 15)) + 6
    if scene.number(picks.Fish(hex_.id)) is not None:
        fuel = scene.view.fuel_to[place] if scene.view.fuel_to else None
        canvas.rounded(Box(cx - 30, high - 10, 52 if fuel is not None else 30, 20), 8, theme.WASH, theme.RING, 1.2)
        canvas.text(Box(cx - 22, high - 9, width, 18), hex_.id, Face.STRONG, 15, theme.INK)
        if fuel is not None:
            canvas.icon("fuel", cx + 4, high, 14, colors.REEF)
            canvas.text(Box(cx + 11, high - 9, 16, 18), str(fuel), Face.STRONG, 15, theme.INK)
        return
    if not hex_.buoy:
        canvas.rounded(around(cx, high, width, 16), 7, colors.SCHOOL if any(hex_.seafood) else colors.GULF)
    _title(canvas, hex_, cx, high)


def _title(canvas: Canvas, hex_: HexView, cx: int, cy: int) -> None:
    """`B4`, and the number on its buoy."""
    width = round(text_width(hex_.id, Face.LABEL, 15)) + 2
    pill = round(text_width(hex_.buoy, Face.STRONG, 14)) + 10 if hex_.buoy else 0
    x = cx - (width + (pill + 3 if pill else 0)) // 2
    canvas.text(Box(x, cy - 9, width, 18), hex_.id, Face.LABEL, 15, theme.INK)
    if pill:
        buoy(canvas, Box(x + width + 3, cy - 9, pill, 18), hex_.buoy)


def buoy(canvas: Canvas, box: Box, number: str) -> None:
    """A buoy: in form and color unlike the numbers of buttons."""
    canvas.rounded(box, 4, colors.REEF)
    canvas.text(box, number, Face.STRONG, 14, theme.WHITE, "center")


def token(canvas: Canvas, box: Box, icon: str, color: Color, count: int = 0, *, changed: bool = False) -> None:
    """What lies on a hex beside its seafood, with a number if there may be several."""
    edge = theme.CHANGED if changed else color
    canvas.rounded(box, 9, theme.BOX, edge, 2.4 if changed else 1.4)
    canvas.icon(icon, box.x + 12, box.cy, 17, color)
    if count:
        canvas.text(Box(box.x + 21, box.y, box.w - 24, box.h), str(count), Face.STRONG, 15, theme.INK, "center")


def _reach(canvas: Canvas, scene: Scene, place: int, cx: int, cy: int) -> None:
    """A hex that may be chosen: its name, and the fuel to it in place of the buoy."""
    ident = data.HEXES[place]
    width = round(text_width(ident, Face.STRONG, 15)) + 2
    x = cx - (width + 32 if scene.view.fuel_to else width) // 2
    canvas.text(Box(x, cy - 9, width, 18), ident, Face.STRONG, 15, theme.INK)
    _fuel(canvas, scene, place, x + width + 19, cy)


def _fuel(canvas: Canvas, scene: Scene, place: int, cx: int, cy: int) -> None:
    """What the voyage costs the reader: to a port no more than is in the tank, for what is lacking is towed."""
    if not scene.view.fuel_to:
        return
    fuel = scene.view.fuel_to[place]
    if place >= len(data.HEXES) and scene.view.viewer is not None:
        fuel = min(fuel, scene.view.captains[scene.view.viewer].fuel)
    canvas.icon("fuel", cx - 8, cy, 17, colors.REEF)
    canvas.text(Box(cx + 2, cy - 9, 20, 18), str(fuel), Face.STRONG, 16, theme.INK)


def _voyage_home(canvas: Canvas, scene: Scene, port: int, cx: int, cy: int) -> None:
    """The fuel to a port, and the dollars for being towed where there is too little of it."""
    towing = scene.view.towing_to[port] if scene.view.towing_to else 0
    if towing:
        canvas.rounded(around(cx, cy, 78, 22), 11, theme.BOX, theme.STRIKE, 1.6)
    _fuel(canvas, scene, len(data.HEXES) + port, cx - (20 if towing else 4), cy)
    if towing:
        coin(canvas, cx + 8, cy, 16)
        canvas.text(Box(cx + 17, cy - 9, 20, 18), str(towing), Face.STRONG, 16, theme.STRIKE)


def _port(canvas: Canvas, scene: Scene, sheet: Sheet, port: int) -> None:
    """A port: its name, what it likes, the boats lying there."""
    row, name = data.ROWS.port[port], data.PORTS[port]
    cx, cy = sheet.middle(row.row, row.x2)
    number = scene.number(picks.Sail(name))
    _water(canvas, sheet, row.row, row.x2, theme.RING if number is not None else colors.WOOD, 1.0)
    fill = theme.WASH if number is not None else theme.PAPER
    _water(canvas, sheet, row.row, row.x2, fill, 0.91 if number is not None else 0.95)
    width = round(sheet.half * 2) - 6
    if sheet.scale < 1:
        sign = _sign(canvas, scene, sheet, port)
        canvas.rounded(sign, 6, fill, colors.WOOD, 1.2)
        canvas.text(sign.inset(2, 0), scene.words.name(name), Face.STRONG, 14, theme.INK, "center")
    else:
        canvas.text(Box(cx - width // 2, cy - round(sheet.side * 0.43) - 9, width, 18), scene.words.name(name),
                Face.STRONG, 16, theme.INK, "center")  # fmt: skip
    outward = (row.x2 == _LAST_X2) - (row.x2 == _FIRST_X2) if sheet.scale < 1 else 0  # clear of the next row's names
    narrow_choice = sheet.scale < 1 and number is not None
    if narrow_choice:  # the voyage has the place below the name
        _voyage_home(canvas, scene, port, min(max(cx, sheet.left + 33), canvas.width - sheet.left - 33), cy - 3)
        cx, cy = cx - 5 + 8 * outward, cy + round(sheet.side * 0.44)
    taste = scene.view.ports[port].taste
    if taste:
        kind = data.SEAFOOD.index(taste)
        bonus = next(each.bonus for each in data.ROWS.taste if each.seafood == taste)
        tile(canvas, cx - 15, cy - round(sheet.side * 0.03), 18 if narrow_choice else 22, kind)
        canvas.text(
            Box(cx + (-4 if narrow_choice else 1), cy - round(sheet.side * 0.03) - 11, 38, 22),
            scene.say("plus-money", money=bonus),
            Face.STRONG,
            15 if narrow_choice else 17,
            theme.INK,
        )
    else:
        canvas.icon("anchor", cx, cy - 1, 24, colors.WOOD)
    high = 0.6 if narrow_choice else 0.38 if outward else 0.44
    _boats(canvas, scene, name, cx + 5 * narrow_choice + 18 * outward, cy + round(sheet.side * high), 28)
    if number is not None and not narrow_choice:
        _voyage_home(canvas, scene, port, cx + 4, cy - round(sheet.side * 0.74))


def _sign(canvas: Canvas, scene: Scene, sheet: Sheet, port: int) -> Box:
    """Where the name of a port stands if it is wider than its hex."""
    row = data.ROWS.port[port]
    cx, cy = sheet.middle(row.row, row.x2)
    width = round(text_width(scene.words.name(data.PORTS[port]), Face.STRONG, 14)) + 8
    middle = max(sheet.left - 6 + width // 2, min(cx, canvas.width - sheet.left + 6 - width // 2))
    return Box(middle - width // 2, cy - round(sheet.side * 0.56) - 9, width, 20)


def _anchorage(scene: Scene, sheet: Sheet, row: int, x2: int, hex_: HexView) -> tuple[int, int, int]:
    """Where boats lie on a hex, beside its tokens, and their size."""
    cx, cy = sheet.middle(row, x2)
    if sheet.scale < 1 and not any(hex_.seafood):
        return cx, cy + 18 if hex_.depletion or hex_.recovery else cy + 4, 27
    if sheet.scale < 1:
        here = sum(captain.place == hex_.id for captain in scene.view.captains)
        beside = (here - 1) * _pitch(here, 27, crowded=True) // 2 + 3  # so that the first one ends at the tokens
        x = 22 if here == 1 else beside if hex_.depletion or hex_.recovery else 9
        return cx + x, cy + round(sheet.side * 0.28), 27
    return cx + (7 if hex_.depletion else 0), cy + round(sheet.side * 0.45), 32


def _pitch(boats: int, size: int, *, crowded: bool) -> int:
    """How far boats lie from each other; nearer where tokens have a part of their hex."""
    return min(size + 2, round((44 if crowded else 66) / max(1, boats)))


def _has_neighbors(scene: Scene, place: str) -> bool:
    """Whether boats have not all of the width for themselves: beside tokens, or above the narrow end of a hex."""
    hex_ = scene.view.hexes[PLACE_INDEX[place]]
    return bool(hex_.depletion or hex_.recovery or not any(hex_.seafood))


def _boats(canvas: Canvas, scene: Scene, place: str, cx: int, cy: int, size: int) -> None:
    """All boats at a place; the one whose turn it is lies in front."""
    here = [seat for seat, captain in enumerate(scene.view.captains) if captain.place == place]
    crowded = place in data.HEXES and size < 32 and _has_neighbors(scene, place)
    pitch = _pitch(len(here), size, crowded=crowded)
    spots = {seat: cx + round((each - (len(here) - 1) / 2) * pitch) for each, seat in enumerate(here)}
    if len(here) > 1 and place in data.HEXES and (size == 32 or any(scene.view.hexes[PLACE_INDEX[place]].seafood)):
        cy += 6
    for seat in sorted(here, key=lambda each: each in scene.view.waiting):
        boat(canvas, spots[seat], cy, size if len(here) < 4 else size - 3, seat)
        if scene.before(seat).place != place:
            corner_ticks(canvas, around(spots[seat], cy + 3, size, size - 4), 7)


def _numbers(canvas: Canvas, scene: Scene, sheet: Sheet) -> None:
    """The numbers of the buttons, above everything: on hexes, on ports, at the left end of a row of the map."""
    for pick, rows, high in ((picks.Fish, data.ROWS.hex, 0.62), (picks.Sail, data.ROWS.port, 0.84)):
        for row in rows:
            if (number := scene.number(pick(row.id))) is not None:
                cx, cy = sheet.middle(row.row, row.x2)
                x, y = cx - round(sheet.half * 0.84), cy - round(sheet.side * high)
                if (
                    pick is picks.Sail and sheet.scale < 1
                ):  # at the beginning of its name, or above where the edge is near
                    sign = _sign(canvas, scene, sheet, data.PORTS.index(row.id))
                    beside = sign.x - 12 > sheet.left + 14
                    x, y = (sign.x - 12, sign.cy) if beside else (sign.x + 12, sign.y - 12)
                elif sheet.scale < 1:
                    x, y = cx - 35, cy - round(sheet.side * 0.71)
                number_disc(canvas, x, y, number, 25 if pick is picks.Fish and sheet.scale < 1 else 28)
    for name in dict.fromkeys(data.ROW_NAMES):
        if (number := scene.number(picks.Row(name))) is not None:
            row = data.ROWS.hex[data.ROW_NAMES.index(name)]
            cx, cy = sheet.middle(row.row, row.x2)
            number_disc(canvas, cx - round(sheet.half * 0.9), cy, number, 36)


@lru_cache(maxsize=16)
def _arrow(angle: int) -> Shape:
    """An arrow; 0 degrees points to the right, angles go clockwise."""
    points = ((4, 40), (52, 40), (52, 16), (96, 50), (52, 84), (52, 60), (4, 60))
    turn = math.radians(angle)
    turned = [
        (50 + (x - 50) * math.cos(turn) - (y - 50) * math.sin(turn),
         50 + (x - 50) * math.sin(turn) + (y - 50) * math.cos(turn))
        for x, y in points
    ]  # fmt: skip
    return ("+ M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in turned) + " Z",)


def _seafood_disc(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The seafood track: which type comes next."""
    canvas.text(box.top(24), scene.say("next-seafood"), Face.LABEL, 16, theme.INK)
    for kind, name in enumerate(data.SEAFOOD):
        cx, cy = box.x + 26 + kind * 56, box.y + 52
        here = scene.view.seafood_disc == name
        if here:
            canvas.icon("disc", cx, cy, 54, theme.INK)
            canvas.icon("disc", cx, cy, 48, theme.BOX)
        tile(canvas, cx, cy, 32, kind)


def _direction_disc(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The repopulation track: where new stock goes, seen from the hex that recovers."""
    canvas.text(box.top(24), scene.say("next-direction"), Face.LABEL, 16, theme.INK, "right")
    pitch = min(40, box.w // len(data.DIRECTIONS))
    left = box.right - pitch * len(data.DIRECTIONS)
    for each, row in enumerate(data.ROWS.direction):
        cx, cy = left + pitch // 2 + each * pitch, box.y + 50
        here = scene.view.direction_disc == row.id
        next_direction(canvas, cx, cy, row, here=here)


def next_direction(canvas: Canvas, cx: int, cy: int, row: Direction, *, here: bool, size: int = 34) -> None:
    """A space of that track, dark if the disc lies `here`."""
    canvas.icon("disc", cx, cy, size, theme.INK if here else colors.WAVE)
    canvas.icon("disc", cx, cy, size - 4, theme.INK if here else theme.PAPER)
    tone = theme.WHITE if here else theme.SOFT
    if row.d_row or row.d_x2:
        angle = round(math.degrees(math.atan2(row.d_row * 1.5, row.d_x2 * math.sqrt(3) / 2)))
        canvas.shape(_arrow(angle), around(cx, cy, size * 20 // 34), tone)
    else:
        canvas.icon("hexagon", cx, cy, size * 16 // 34, tone)


def _stocks(canvas: Canvas, scene: Scene, box: Box, sheet: Sheet) -> None:
    """Cards left and thrown away, in the lower corners of the chart."""
    view = scene.view
    lowest = [row.x2 for row in data.ROWS.hex if row.row == _ROWS]
    left_edge = sheet.middle(0, min(lowest))[0] - round(sheet.half)
    right_edge = sheet.middle(0, max(lowest))[0] + round(sheet.half)
    left = Box(box.x + 12, box.bottom - 58, left_edge - box.x - 14, 48)
    right = Box(right_edge + 2, box.bottom - 58, box.right - 12 - right_edge - 2, 48)
    for each, key, count in (
        (left.top(24), "deck", view.deck), (left.below(24), "discards", len(view.discards)),
        (right.top(24), "schools", view.schools), (right.below(24), "schools-shown", len(view.shown_schools)),
    ):  # fmt: skip
        align = "left" if each.x == left.x else "right"
        canvas.text(each, scene.say(key, count=count), Face.LABEL, 15, theme.INK, align)
