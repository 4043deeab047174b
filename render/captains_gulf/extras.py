"""Choices that have no place on board or cards: handfuls to take or sell, catches with bonus tiles, fuel to buy,
answers. They make a strip of chips."""

from __future__ import annotations

from typing import Final

from games.captains_gulf import data, picks
from games.captains_gulf.bundles import tiles, wild_needed
from games.engine import Pick
from render import theme
from render.canvas import Canvas
from render.captains_gulf.pieces import bonus_tile, tile
from render.captains_gulf.scene import Scene
from render.grid import Box
from render.marks import coin, number_disc
from render.type import Face, text_width

_PLACED: Final = (
    picks.Go, picks.Bonus, picks.Fish, picks.Row, picks.Sail, picks.Catch, picks.Play, picks.License, picks.Crew,
    picks.Upgrade, picks.Advance, picks.Boost, picks.Drop,
)  # fmt: skip
LINE: Final = 46
_TILE: Final = 28
_CODE, _BONUS = 44, 30
"""The width of a card's code, and of a bonus tile, on a chip."""


def loose(scene: Scene) -> list[tuple[Pick, int]]:
    """The choices shown here."""
    return [(pick, number) for pick, number in scene.picks.items() if not isinstance(pick, _PLACED) or wild_in(pick)]


def wild_in(pick: Pick) -> int:
    """CG6.12 (b): the bonus tiles that a catch with one card takes; a card has no room for what it brings with them."""
    if not isinstance(pick, picks.Catch):
        return 0
    shrimp, oyster, crab = data.ICONS[data.CARD_INDEX[pick.card]]
    return wild_needed(tiles(pick.haul), (shrimp, oyster, crab))


def _worded(scene: Scene, pick: Pick) -> str:
    match pick:
        case picks.Buy(fuel=fuel) if fuel in data.FUEL_AMOUNT:
            return scene.say("choice-buy", fuel=fuel, money=data.FUEL_PRICE[data.FUEL_AMOUNT.index(fuel)])
        case picks.Inspection(way=way):
            row = data.ROWS.round_card[data.COAST_GUARD]
            return scene.say(f"choice-inspection-{way}", fuel=row.fuel, small=row.amount, money=row.base)
        case picks.Total(number=count):
            return scene.say("choice-total", count=count)
        case picks.Repay():
            return scene.say("choice-repay", money=data.LOAN.repay)
        case picks.End() | picks.Other() | picks.Done() | picks.Decline() | picks.Draw():
            return scene.say(f"choice-{pick.text}")
        case _:
            return pick.text


def _tiles(pick: Pick) -> list[tuple[int, bool]]:
    """The tiles a choice is about: (type, whether cooked)."""
    match pick:
        case picks.Take(haul=haul) | picks.Catch(haul=haul):
            return _of_code(haul, cooked=False)
        case picks.Sell(raw=raw, cooked=cooked):
            return [*_of_code(raw, cooked=False), *_of_code(cooked, cooked=True)]
        case _:
            return []


def _of_code(code: str, *, cooked: bool) -> list[tuple[int, bool]]:
    return [(data.LETTERS.index(letter), cooked) for letter in code] if code != "none" else []


def _width(scene: Scene, pick: Pick) -> int:
    if shown := _tiles(pick):
        beside = _CODE + wild_in(pick) * _BONUS if isinstance(pick, picks.Catch) else 0
        return 46 + len(shown) * (_TILE + 3) + 6 + beside
    sign = 28 if isinstance(pick, picks.Draw | picks.Repay) else 0
    return 50 + round(text_width(_worded(scene, pick), Face.LABEL, 18)) + 12 + sign


def _lines(scene: Scene, width: int) -> list[list[tuple[Pick, int, int]]]:
    """The chips line by line: choice, number, width."""
    lines: list[list[tuple[Pick, int, int]]] = []
    used = width + 1
    for pick, number in loose(scene):
        wide = _width(scene, pick)
        if used + wide > width:
            lines.append([])
            used = 0
        lines[-1].append((pick, number, wide))
        used += wide + 10
    return lines


def extras_height(scene: Scene, width: int) -> int:
    """The height the strip needs; 0 without such choices."""
    return len(_lines(scene, width)) * (LINE + 6)


def extras(canvas: Canvas, scene: Scene, box: Box) -> None:
    """All chips."""
    for line, row in enumerate(_lines(scene, box.w)):
        x = box.x
        for pick, number, wide in row:
            _chip(canvas, scene, Box(x, box.y + line * (LINE + 6), wide, LINE), pick, number)
            x += wide + 10


def _chip(canvas: Canvas, scene: Scene, box: Box, pick: Pick, number: int) -> None:
    canvas.rounded(box, theme.RADIUS_CARD + 2, theme.WASH, theme.RING, 4)
    number_disc(canvas, box.x + 24, box.cy, number, 28)
    x = box.x + 46
    if isinstance(pick, picks.Catch):
        canvas.text(Box(x, box.y, _CODE, box.h), pick.card, Face.NAME, 17, theme.SOFT)
        x += _CODE
    for kind, cooked in _tiles(pick):
        tile(canvas, x + _TILE // 2, box.cy, _TILE, kind, cooked=cooked)
        x += _TILE + 3
    for _ in range(wild_in(pick)):
        bonus_tile(canvas, x + _BONUS // 2, box.cy, 24)
        x += _BONUS
    if pick == picks.Draw():
        bonus_tile(canvas, x + 12, box.cy, 24)
        x += 28
    elif pick == picks.Repay():
        coin(canvas, x + 12, box.cy, 24)
        x += 28
    if not _tiles(pick):
        canvas.text(Box(x, box.y, box.right - 8 - x, box.h), _worded(scene, pick), Face.LABEL, 18, theme.INK)
