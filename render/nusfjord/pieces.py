"""The small things Nusfjord's pictures are made of: goods, workers, shares, ships, and the parts of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.engine import Pick
from games.nusfjord import data
from render import theme
from render.canvas import Canvas
from render.figures import figure
from render.grid import Box
from render.icons.fjord import ICONS
from render.marks import coin, corner_ticks, emblem, number_disc, ring
from render.nusfjord import colors
from render.nusfjord.scene import Scene
from render.theme import Color
from render.type import Face, text_width

_SHIP_SIGNS: Final = ("sloop", "cutter", "schooner")


def good(canvas: Canvas, index: int, cx: int, cy: int, size: int) -> None:
    """Wood, fish or gold."""
    if colors.GOOD_ICONS[index] == "coin":
        coin(canvas, cx, cy, size)
    else:
        canvas.icon(colors.GOOD_ICONS[index], cx, cy, size, colors.GOOD_COLORS[index])


def counted(
    canvas: Canvas, index: int, x: int, cy: int, size: int, text: str, *, face: Face = Face.STRONG,
    color: Color = theme.INK, gap: int = 4,
) -> int:  # fmt: skip
    """A good with its number, from `x` on; returns where it ends."""
    good(canvas, index, x + size // 2, cy, size)
    width = round(text_width(text, face, size)) + 2
    canvas.text(Box(x + size + gap, cy - size, width, 2 * size), text, face, size, color)
    return x + size + gap + width


def price(
    canvas: Canvas, amounts: Sequence[int | str], x: int, cy: int, size: int, printed: Sequence[int | str] = ()
) -> int:
    """The goods something costs, side by side, in green where another cost is `printed`; what is 0 is left out, unless
    all of it is now."""
    for index, amount in enumerate(amounts):
        if amount:
            ink = price_ink(str(amount), str(printed[index]) if printed else str(amount))
            x = counted(canvas, index, x, cy, size, str(amount), gap=3, color=ink) + 7
    if printed and any(printed) and not any(amounts):
        canvas.text(Box(x, cy - size, size * 2, size * 2), "0", Face.STRONG, size, colors.CHEAPER)
        x += size + 7
    return x


def price_ink(amount: str, printed: str) -> Color:
    """Green for what costs another amount of a good than is printed; a question mark is printed for any."""
    return theme.INK if amount == printed or "?" in printed else colors.CHEAPER


def points_of(building: str) -> str:
    """C10: the printed points; a star where they are counted at the end."""
    points = data.BUILDINGS[building].vp
    return "" if points is None else figure(points)


def company_emblem(canvas: Canvas, cx: int, cy: int, size: int, seat: int) -> None:
    """The disc of a seat's company."""
    emblem(canvas, cx, cy, size, seat, colors.COMPANIES)


def worker(canvas: Canvas, company: str, cx: int, cy: int, size: int) -> None:
    """A worker of the company, in its color and with its emblem."""
    player = colors.COMPANIES[data.COMPANIES.index(company)]
    canvas.icon("figure", cx, cy, size, theme.INK)
    canvas.icon("figure", cx, cy, size - max(3, size // 8), player.fill)
    canvas.icon(player.emblem, cx, cy + round(size * 0.2), round(size * 0.36), player.emblem_color)


def slots(canvas: Canvas, workers: Sequence[str], capacity: int, right: int, cy: int, size: int) -> None:
    """The places of a space, those with a worker first; `right` is where they end."""
    count = max(capacity, len(workers))
    pitch = size + 4
    for place in range(count):
        cx = right - size // 2 - (count - 1 - place) * pitch
        if place < len(workers):
            worker(canvas, workers[place], cx, cy, size)
        else:
            canvas.icon("disc", cx, cy, size - 2, theme.LINE)
            canvas.icon("disc", cx, cy, size - 5, theme.BOX)


def shares(canvas: Canvas, counts: Sequence[int], x: int, cy: int, size: int, before: Sequence[int]) -> int:
    """Shares by company with their numbers; returns where they end."""
    for seat, count in enumerate(counts):
        if not count:
            continue
        company_emblem(canvas, x + size // 2, cy, size, seat)
        text, face_size, width = str(count), round(size * 0.8), _count_width(count, size)
        fresh = count != before[seat]
        ink = theme.CHANGED if fresh else theme.INK
        canvas.text(Box(x + size + 4, cy - size, width, size * 2), text, Face.STRONG, face_size, ink)
        if fresh:
            corner_ticks(canvas, Box(x, cy - size // 2, size + width + 6, size).inset(1), 5)
        x += size + width + 14
    return x


def shares_width(counts: Sequence[int], size: int) -> int:
    """How much room they take."""
    return sum(size + _count_width(count, size) + 14 for count in counts if count)


def _count_width(count: int, size: int) -> int:
    return round(text_width(str(count), Face.STRONG, round(size * 0.8))) + 2


def ship(canvas: Canvas, kind: int, box: Box, color: Color = colors.DEEP) -> None:
    """A ship of this type, as long as the box."""
    canvas.shape(ICONS[_SHIP_SIGNS[kind % len(_SHIP_SIGNS)]], box, color)


def possible(canvas: Canvas, scene: Scene, box: Box, *picks: Pick, reach: int = 4) -> list[int]:
    """An amber ring if any of the choices is open; returns the numbers for `numbers` to put on top."""
    found = scene.numbers(*picks)
    if found:
        ring(canvas, box, reach=reach)
    return found


def numbers(canvas: Canvas, found: Sequence[int], box: Box, size: int = 26) -> None:
    """The numbers of the buttons at the upper left corner."""
    x = box.x + 6
    for number in found:
        number_disc(canvas, x, box.y + 4, number, size)
        x += size + 4 + (8 if number > 99 else 0)


def divided(canvas: Canvas, scene: Scene, name: str, box: Box) -> str:
    """A name whose words too long for a line of the box are divided, where another word begins in them."""
    ends = scene.say("word-ends").split()

    def parted(word: str) -> str:
        end = next((end for end in ends if word.endswith(end) and word != end), "")
        return word if canvas.holds(box, word, Face.LABEL) or not end else f"{word.removesuffix(end)}- {end}"

    return " ".join(map(parted, name.split(" ")))
