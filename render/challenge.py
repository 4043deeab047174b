"""Challenges in pictures: the card with everybody's boat under way or moored, and the standings.
What is shown is plain data of names and points; no table, no rules, no Discord here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render import theme
from render.canvas import Canvas, Picture
from render.figures import figure
from render.grid import Box
from render.marks import header
from render.palette import Palette
from render.theme import Color, rgb
from render.type import Face, text_width
from render.words import Words

_DEEP: Final = rgb("#123C55")
_RULE: Final = rgb("#E0B23A")
_SKY: Final = rgb("#F4E9D2")
_SUN: Final = rgb("#F0C25A")
_SEA: Final = rgb("#BFDADD")
_WAVE: Final = rgb("#A3C8CD")
_PLANK: Final = rgb("#A97C50")
_POST: Final = rgb("#6E4A2C")
_UNDER_WAY: Final = rgb("#2B6C86")
_MOORED: Final = rgb("#8E3B2A")
_GOLD: Final = rgb("#D9A12B")
_SILVER: Final = rgb("#A9B1B6")
_BRONZE: Final = rgb("#B87A45")
_SHARES: Final = tuple(
    rgb(code) for code in ("#1F5F9E", "#C9772B", "#2F8570", "#7A4B8C", "#A8402A", "#6B7F2A", "#3F4E8A", "#8A6A3A")
)
_PALETTE: Final = Palette(
    dict.fromkeys([
        _DEEP, _RULE, _SKY, _SUN, _SEA, _WAVE, _PLANK, _POST, _UNDER_WAY, _MOORED, _GOLD, _SILVER, _BRONZE, *_SHARES,
        theme.INK, theme.SOFT, theme.PAPER, theme.BOX, theme.LINE, theme.SHADOW, theme.WHITE, theme.DECISION,
        theme.WASH, theme.RING, theme.STAR, theme.HEADER_SMALL,
    ]),
    [
        *((ink, ground) for ground in (theme.PAPER, theme.BOX, theme.WASH, _SKY) for ink in (theme.INK, theme.SOFT)),
        (theme.WHITE, _DEEP), (theme.DECISION, _DEEP), (theme.INK, _SEA), (_UNDER_WAY, _SEA), (_MOORED, _SEA),
        (_MOORED, _WAVE), (_UNDER_WAY, _WAVE), (theme.INK, _GOLD), (theme.INK, _SILVER), (theme.INK, _BRONZE),
        (_SUN, _SKY), (_WAVE, _SEA), (_SEA, _SKY), *((theme.WHITE, color) for color in _SHARES),
        (theme.STAR, theme.PAPER), (theme.STAR, theme.WASH), (theme.INK, _PLANK), (theme.SHADOW, _SKY),
    ],
)  # fmt: skip

ROWS: Final = 15
"""So many people stand in one picture."""
_ROW: Final = 78
_CARD_HEIGHT: Final = 620
_BOATS: Final = 14


@dataclass(frozen=True)
class Row:
    """A line of the standings. `place` is None for a computer player's result, which stands there for comparison.

    `points` are those of each category in the standings' order; `own` marks the reader's line.
    """

    place: int | None
    name: str
    total: int
    points: Sequence[int]
    streak: int = 0
    best: bool = False
    own: bool = False


@dataclass(frozen=True)
class Headline:
    """What stands at the top: the challenge's number and kind, the game, and what the moment is about."""

    number: int
    caption: str
    title: str
    news: str


def standings_picture(
    headline: Headline, categories: Sequence[str], rows: Sequence[Row], words: Words, more: int = 0
) -> Picture:
    """The standings; `more` people stand below those shown."""
    shown = max(1, len(rows)) + (1 if more else 0)
    top = theme.HEADER + theme.RULE + 16
    legend = _legend_rows(categories)
    height = top + shown * _ROW + 24 + 20 + 40 * len(legend) + 16
    canvas = Canvas(theme.WIDTH, height, _SKY)
    _head(canvas, headline)
    sheet = Box(theme.MARGIN, top, theme.WIDTH - 2 * theme.MARGIN, shown * _ROW + 16)
    canvas.panel(sheet)
    best = max([row.total for row in rows] + [1])
    area = sheet.inset(8, 8)
    for number, row in enumerate(rows):
        _line(canvas, row, Box(area.x, area.y + number * _ROW, area.w, _ROW), best, words, first=number == 0)
    below = Box(area.x + 16, area.y + len(rows) * _ROW, area.w - 32, _ROW)
    if not rows:
        canvas.text(below, words("picture-challenge-nobody"), Face.NAME, 34, theme.SOFT, "center")
    elif more:
        canvas.text(below, words("picture-challenge-more", count=more), Face.NAME, 28, theme.SOFT, "center")
    y = sheet.bottom + 16
    for line in legend:
        x = theme.MARGIN + 8
        for each, name, width in line:
            canvas.rounded(Box(x, y + 8, 26, 26), theme.RADIUS_BOX, _SHARES[each % len(_SHARES)])
            canvas.text(Box(x + 36, y, width, 42), name, Face.LABEL, 26, theme.INK)
            x += 36 + width + 34
        y += 40
    return canvas.finish(_PALETTE, _standings_alt(headline, categories, rows, words, more))


def card_picture(
    headline: Headline, under_way: int, through: int, leaders: Sequence[tuple[int, str]], words: Words
) -> Picture:
    """The card: a boat at sea for everybody who plays, one at the quay for everybody who is through.

    `leaders` are the longest streaks with their people's names.
    """
    canvas = Canvas(theme.WIDTH, _CARD_HEIGHT, _SKY)
    top, foot = theme.HEADER + theme.RULE, 92
    scene = Box(0, top, theme.WIDTH, _CARD_HEIGHT - top - foot)
    canvas.icon("disc", 1000, scene.y + 96, 130, _SUN)
    water = Box(0, scene.y + 100, theme.WIDTH, scene.h - 100)
    canvas.fill(water, _SEA)
    for number, y in enumerate(range(water.y + 26, water.bottom - 8, 44)):
        for x in range(-60 + number % 2 * 70, theme.WIDTH, 140):
            canvas.rounded(Box(x, y, 64, 5), 2, _WAVE)
    quay = Box(720, water.y + 66, theme.WIDTH - 720, 26)
    for x in range(quay.x + 24, theme.WIDTH, 118):
        canvas.fill(Box(x, quay.y, 16, 92), _POST)
    canvas.fill(quay, _PLANK)
    canvas.fill(Box(quay.x, quay.bottom, quay.w, 5), _POST)
    _boats(canvas, under_way, Box(28, water.y, 660, 170), _UNDER_WAY)
    _boats(canvas, through, Box(736, water.y, 650, 112), _MOORED, moored=True)
    label = Box(36, water.bottom - 92, 640, 76)
    canvas.text(label, words("picture-challenge-under-way", count=under_way), Face.TITLE, 46, _DEEP, floor=28)
    label = Box(752, water.bottom - 92, 620, 76)
    canvas.text(label, words("picture-challenge-through", count=through), Face.TITLE, 46, _DEEP, floor=28)
    _head(canvas, headline)
    _leaders(canvas, leaders, Box(0, _CARD_HEIGHT - foot, theme.WIDTH, foot), words)
    return canvas.finish(_PALETTE, _card_alt(headline, under_way, through, leaders, words))


def _head(canvas: Canvas, headline: Headline) -> None:
    header(
        canvas, _DEEP, _RULE, str(headline.number), headline.caption, headline.title, headline.news, (), 130
    )  # fmt: skip
    canvas.icon("trophy", canvas.width - 76, theme.HEADER // 2, 92, theme.DECISION)


def _boats(canvas: Canvas, count: int, area: Box, color: Color, *, moored: bool = False) -> None:
    """A boat for each, smaller where there are many; what has no room is told by the number below."""
    shown = min(count, _BOATS)
    if not shown:
        return
    step = area.w // max(4, shown)
    size = min(140, step - 6)
    for number in range(shown):
        drift = 0 if moored else (0, 34, 12, 46)[number % 4]
        canvas.icon("boat", area.x + number * step + step // 2, area.bottom - size // 2 - 46 + drift, size, color)


def _leaders(canvas: Canvas, leaders: Sequence[tuple[int, str]], strip: Box, words: Words) -> None:
    """The longest streaks."""
    canvas.fill(strip, theme.PAPER)
    canvas.rule(strip.x, strip.y, strip.w, theme.LINE, 2)
    if not leaders:
        note = strip.inset(36, 0)
        canvas.text(note, words("picture-challenge-no-streaks"), Face.NAME, 30, theme.SOFT)
        return
    for (length, name), cell in zip(leaders, strip.inset(28, 0).columns(3, 16), strict=False):
        canvas.icon("star", cell.x + 26, cell.cy, 44, theme.STAR)
        said = words("picture-challenge-streak", count=length)
        width = round(text_width(said, Face.LABEL, 26)) + 8
        room = Box(cell.x + 60, cell.y, max(80, cell.w - 60 - width - 12), cell.h)
        end = canvas.text(room, name, Face.TITLE, 34, theme.INK, floor=22)
        canvas.text(Box(end + 12, cell.y, cell.right - end - 12, cell.h), said, Face.LABEL, 26, theme.SOFT)


def _line(canvas: Canvas, row: Row, box: Box, best: int, words: Words, *, first: bool) -> None:
    """Place, name, the points as a bar of shares, the total."""
    if row.own:
        canvas.rounded(box.inset(0, 3), theme.RADIUS_CARD, theme.WASH, theme.RING, 3)
    elif not first:
        canvas.rule(box.x + 8, box.y, box.w - 16)
    _place(canvas, row.place, box)
    ink = theme.SOFT if row.place is None else theme.INK
    _name(canvas, row, box, ink, words)
    _shares(canvas, row.points, Box(box.x + 520, box.y + 16, box.w - 520 - 140, box.h - 32), best)
    total = Box(box.right - 130, box.y, 114, box.h)
    canvas.text(total, str(row.total), Face.HEAVY, 50, ink, "right")


def _place(canvas: Canvas, place: int | None, box: Box) -> None:
    """A medal for the first three, a plain disc for the others, a ring for a yardstick."""
    if place is None:
        canvas.icon("ring", box.x + 42, box.cy, 46, theme.SOFT)
        return
    medal = {1: _GOLD, 2: _SILVER, 3: _BRONZE}.get(place, theme.BOX)
    canvas.icon("disc", box.x + 42, box.cy, 58, theme.SOFT if medal is theme.BOX else medal)
    if medal is theme.BOX:
        canvas.icon("disc", box.x + 42, box.cy, 52, theme.BOX)
    canvas.text(Box(box.x + 14, box.y, 56, box.h), str(place), Face.HEAVY, 34, theme.INK, "center")


def _name(canvas: Canvas, row: Row, box: Box, ink: Color, words: Words) -> None:
    """The name, with a star for the best of its own, and below it what else there is to say."""
    note = words("picture-challenge-yardstick") if row.place is None else ""
    if row.place is not None and row.streak > 1:
        note = words("picture-challenge-streak", count=row.streak)
    name = Box(box.x + 88, box.y + (6 if note else 0), 400, 40 if note else box.h)
    end = canvas.text(name, row.name, Face.TITLE, 34, ink, floor=22)
    if row.best:
        canvas.icon("star", min(end + 26, box.x + 500), name.cy, 30, theme.STAR)
    if note:
        canvas.text(Box(name.x, box.y + 44, 400, 28), note, Face.LABEL, 22, theme.SOFT)


def _shares(canvas: Canvas, shares: Sequence[int], bar: Box, best: int) -> None:
    """The points of each category, side by side; `best` points being the whole width."""
    x = bar.x
    for number, points in enumerate(shares):
        width = round(bar.w * points / best)
        if width <= 0:
            continue
        share = Box(x, bar.y, min(width, bar.right - x), bar.h)
        canvas.fill(share, _SHARES[number % len(_SHARES)])
        canvas.fill(Box(share.right - 2, share.y, 2, share.h), theme.PAPER)
        if text_width(str(points), Face.STRONG, 24) + 6 < share.w:
            canvas.text(share, str(points), Face.STRONG, 24, theme.WHITE, "center")
        x = share.right


def _legend_rows(categories: Sequence[str]) -> list[list[tuple[int, str, int]]]:
    """The categories in as many lines as they need: (number, name, width)."""
    lines: list[list[tuple[int, str, int]]] = [[]]
    used = 0
    for number, name in enumerate(categories):
        width = round(text_width(name, Face.LABEL, 26)) + 4
        if lines[-1] and used + 70 + width > theme.WIDTH - 2 * theme.MARGIN - 16:
            lines.append([])
            used = 0
        lines[-1].append((number, name, width))
        used += 70 + width
    return lines


def _standings_alt(
    headline: Headline, categories: Sequence[str], rows: Sequence[Row], words: Words, more: int
) -> list[str]:
    said = [f"{headline.title}, {headline.caption} {headline.number}.", f"{headline.news}."]
    for row in rows:
        parts = ", ".join(f"{name} {figure(points)}" for name, points in zip(categories, row.points, strict=False))
        place = f"{row.place}. " if row.place is not None else ""
        said.append(f"{place}{row.name}: {figure(row.total)} ({parts}).")
    if more:
        said.append(words("picture-challenge-more", count=more))
    return said


def _card_alt(
    headline: Headline, under_way: int, through: int, leaders: Sequence[tuple[int, str]], words: Words
) -> list[str]:
    said = [f"{headline.title}, {headline.caption} {headline.number}.", f"{headline.news}."]
    said.append(f"{words('picture-challenge-under-way', count=under_way)}.")
    said.append(f"{words('picture-challenge-through', count=through)}.")
    return said + [f"{name}: {words('picture-challenge-streak', count=length)}." for length, name in leaders]
