"""Choices that have no place on board or cards: handfuls to take or sell, fuel to buy, answers.
They make a strip of chips."""

from __future__ import annotations

from typing import Final

from games.captains_gulf import data
from render import theme
from render.canvas import Canvas
from render.captains_gulf.pieces import bonus_tile, tile
from render.captains_gulf.scene import Scene
from render.grid import Box
from render.marks import coin, number_disc
from render.type import Face, text_width

_PLACED: Final = frozenset({
    "go", "bonus", "fish", "row", "sail", "catch", "play", "license", "crew", "upgrade", "advance", "boost", "drop",
})  # fmt: skip
_WORDED: Final = frozenset({"end", "other", "done", "decline", "repay", "draw"})
LINE: Final = 46
_TILE: Final = 28


def loose(scene: Scene) -> list[tuple[str, int]]:
    """The choices shown here."""
    return [(choice, number) for choice, number in scene.options.items() if choice.partition(":")[0] not in _PLACED]


def _worded(scene: Scene, choice: str) -> str:
    verb, _, argument = choice.partition(":")
    if verb == "buy" and argument.isdigit() and int(argument) in data.FUEL_AMOUNT:
        money = data.FUEL_PRICE[data.FUEL_AMOUNT.index(int(argument))]
        return scene.say("choice-buy", fuel=int(argument), money=money)
    if verb == "inspection":
        row = data.ROWS.round_card[data.COAST_GUARD]
        return scene.say(f"choice-inspection-{argument}", fuel=row.fuel, small=row.amount, money=row.base)
    if verb == "total":
        return scene.say("choice-total", count=int(argument) if argument.isdigit() else 0)
    if verb == "repay":
        return scene.say("choice-repay", money=data.LOAN.repay)
    return scene.say(f"choice-{verb}") if verb in _WORDED else choice


def _tiles(choice: str) -> list[tuple[int, bool]]:
    """The tiles a choice is about: (type, whether cooked)."""
    verb, *codes = choice.split(":")
    if verb not in ("take", "sell"):
        return []
    return [
        (data.LETTERS.index(letter), cooked == 1)
        for cooked, code in enumerate(codes)
        if code != "none"
        for letter in code
    ]


def _width(scene: Scene, choice: str) -> int:
    if tiles := _tiles(choice):
        return 46 + len(tiles) * (_TILE + 3) + 6
    return (
        50 + round(text_width(_worded(scene, choice), Face.LABEL, 18)) + 12 + 28 * choice.startswith(("draw", "repay"))
    )


def _lines(scene: Scene, width: int) -> list[list[tuple[str, int, int]]]:
    """The chips line by line: choice, number, width."""
    lines: list[list[tuple[str, int, int]]] = []
    used = width + 1
    for choice, number in loose(scene):
        wide = _width(scene, choice)
        if used + wide > width:
            lines.append([])
            used = 0
        lines[-1].append((choice, number, wide))
        used += wide + 10
    return lines


def extras_height(scene: Scene, width: int) -> int:
    """The height the strip needs; 0 without such choices."""
    return len(_lines(scene, width)) * (LINE + 6)


def extras(canvas: Canvas, scene: Scene, box: Box) -> None:
    """All chips."""
    for line, row in enumerate(_lines(scene, box.w)):
        x = box.x
        for choice, number, wide in row:
            _chip(canvas, scene, Box(x, box.y + line * (LINE + 6), wide, LINE), choice, number)
            x += wide + 10


def _chip(canvas: Canvas, scene: Scene, box: Box, choice: str, number: int) -> None:
    canvas.rounded(box, theme.RADIUS_CARD + 2, theme.WASH, theme.RING, 4)
    number_disc(canvas, box.x + 24, box.cy, number, 28)
    x = box.x + 46
    for kind, cooked in _tiles(choice):
        tile(canvas, x + _TILE // 2, box.cy, _TILE, kind, cooked=cooked)
        x += _TILE + 3
    if choice == "draw":
        bonus_tile(canvas, x + 12, box.cy, 24)
        x += 28
    elif choice == "repay":
        coin(canvas, x + 12, box.cy, 24)
        x += 28
    if not _tiles(choice):
        canvas.text(Box(x, box.y, box.right - 8 - x, box.h), _worded(scene, choice), Face.LABEL, 18, theme.INK)
