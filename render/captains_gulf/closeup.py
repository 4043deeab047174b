"""Close-ups: the chart, the ports with their tracks, one boat, each alone on a narrow sheet that a phone shows large.
What lies on them is drawn by the modules of the whole table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.captains_gulf import data
from render import theme
from render.canvas import Canvas, Picture
from render.captains_gulf import colors
from render.captains_gulf.alt import boat_alt, map_alt, ports_alt
from render.captains_gulf.bonus import bonus_actions, bonus_lines
from render.captains_gulf.chart import chart
from render.captains_gulf.pieces import KINDS, tile
from render.captains_gulf.plate import plate, plate_height
from render.captains_gulf.scene import Scene
from render.captains_gulf.signs import signs, signs_height
from render.captains_gulf.top import FOOT, house
from render.captains_gulf.tracks import star, tracks
from render.figures import round_of
from render.grid import Box, around
from render.marks import coin, corner_ticks
from render.type import Face, text_width

WIDTH: Final = 840
_HEAD: Final = 84
_UNDER: Final = _HEAD + theme.RULE + 13
_CHART: Final = 660
_TRACKS: Final = 290
_LEGEND: Final = 118
_LINE: Final = 96


def part_ids(seats: int) -> list[str]:
    """The close-ups of a table."""
    return ["map", "ports", *_boats(seats)]


def _boats(seats: int) -> dict[str, int]:
    """The part of each seat's boat."""
    return {f"boat:{seat}": seat for seat in range(seats)}


def part_picture(scene: Scene, part: str) -> Picture:
    """A close-up. Raises LookupError for a part this table has not."""
    if part not in part_ids(scene.view.seats):
        raise LookupError(f"the table has no part {part!r}")
    if part == "map":
        meanings = signs_height(scene, WIDTH - 2 * theme.MARGIN - 8)
        canvas = _paper(scene, scene.words("captains_gulf-part-map"), _CHART + meanings)
        area = _area(canvas)
        chart(canvas, scene, area.top(_CHART))
        signs(canvas, scene, Box(area.x + 4, area.y + _CHART + 4, area.w - 8, meanings))
        return _finished(canvas, scene, map_alt(scene.in_words))
    if part == "ports":
        canvas = _paper(scene, scene.words("captains_gulf-part-ports"), _TRACKS + 12 + _LEGEND)
        area = _area(canvas)
        tracks(canvas, scene, area.top(_TRACKS))
        _legend(canvas, scene, area.below(_TRACKS + 12))
        return _finished(canvas, scene, ports_alt(scene.in_words))
    return _boat(scene, _boats(scene.view.seats)[part])


def _boat(scene: Scene, seat: int) -> Picture:
    """Everything aboard spelled out, and the bonus actions this boat has."""
    height, actions = plate_height(scene, [seat]), bonus_lines(scene, seat) * _LINE + 10
    canvas = _paper(scene, scene.words("captains_gulf-part-boat", name=scene.name(seat)), height + 12 + actions)
    area = _area(canvas)
    plate(canvas, scene, seat, area.top(height))
    bonus_actions(canvas, scene, area.below(height + 12), seat)
    return _finished(canvas, scene, boat_alt(scene.in_words, seat))


def _paper(scene: Scene, title: str, height: int) -> Canvas:
    """A sheet with room for `height`, headed by what it shows and the moment it shows, and its foot."""
    canvas = Canvas(WIDTH, _UNDER + height + FOOT + 4, colors.GROUND)
    view = scene.view
    canvas.fill(Box(0, 0, WIDTH, _HEAD), colors.HEADER)
    canvas.fill(Box(0, _HEAD, WIDTH, theme.RULE), colors.RULE)
    card = Box(theme.MARGIN, 12, 104, _HEAD - 24)
    canvas.rounded(card, theme.RADIUS_CARD, theme.PAPER)
    canvas.text(
        Box(card.x, card.y, card.w, 38), round_of(view.round, view.rounds), Face.HEAVY, 38, colors.HEADER, "center"
    )
    rounds = scene.round_caption
    canvas.text(Box(card.x + 6, card.bottom - 23, card.w - 12, 20), rounds, Face.LABEL, 16, theme.SOFT, "center")
    room = Box(card.right + 18, 8, WIDTH - card.right - 18 - theme.MARGIN, _HEAD - 16)
    canvas.text(room.top(36), title, Face.TITLE, 30, theme.WHITE, floor=20)
    moment = " · ".join(filter(None, (scene.words.name(view.card) if view.card else "", scene.decision)))
    canvas.text(room.below(38), moment, Face.STRONG, 22, theme.DECISION, floor=16)
    foot = Box(theme.MARGIN + 4, canvas.height - FOOT + 5, WIDTH - 2 * theme.MARGIN - 8, 22)
    house(canvas, scene, foot.beside(340))
    return canvas


def _finished(canvas: Canvas, scene: Scene, alt: Iterable[str]) -> Picture:
    """The sheet with all that lies on it; below it what the marks mean, if there are any."""
    if scene.changed is not None and canvas.marked:
        foot = Box(theme.MARGIN + 4, canvas.height - FOOT + 5, 324, 22)
        corner_ticks(canvas, around(foot.x + 9, foot.cy, 12), 5)
        canvas.text(foot.beside(24), scene.words("picture-changed"), Face.TEXT, 15, theme.SOFT)
    return canvas.finish(colors.PALETTE, alt)


def _area(canvas: Canvas) -> Box:
    return Box(theme.MARGIN, _UNDER, WIDTH - 2 * theme.MARGIN, canvas.height - _UNDER - FOOT - 4)


def _legend(canvas: Canvas, scene: Scene, box: Box) -> None:
    """What is printed beside the tracks: the price of each seafood, and what one, two and three stars pay."""
    canvas.panel(box, theme.PAPER)
    upper, lower = box.inset(14, 8).rows(2, 4)
    x = _label(canvas, upper, scene.say("closeup-prices"))
    for kind in KINDS:
        tile(canvas, x + 17, upper.cy, 34, kind)
        x = canvas.text(_from(upper, x + 40), scene.dollars(data.PRICES[kind]), Face.HEAVY, 20, theme.INK) + 22
    tile(canvas, x + 17, upper.cy, 34, 0, cooked=True)
    more = scene.say("plus-money", money=data.COOKED_BONUS[0])
    canvas.text(_from(upper, x + 40), more, Face.HEAVY, 20, theme.INK)
    x = _label(canvas, lower, scene.say("closeup-stars"))
    for row in data.STARS:
        star(canvas, x + 17, lower.cy, 32, row.id)
        pays = " / ".join(map(str, row.payout[: len(data.PORTS)]))
        x = canvas.text(_from(lower, x + 40), pays, Face.HEAVY, 20, theme.INK) + 22
    coin(canvas, x + 12, lower.cy, 22)


def _label(canvas: Canvas, line: Box, text: str) -> int:
    width = round(text_width(text, Face.LABEL, 18)) + 2
    canvas.text(Box(line.x, line.y, width, line.h), text, Face.LABEL, 18, theme.INK)
    return line.x + width + 18


def _from(line: Box, x: int) -> Box:
    return Box(x, line.y, line.right - x, line.h)
