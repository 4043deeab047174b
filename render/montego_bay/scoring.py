"""The final scoring: where the points of every seat come from, the coins that break ties, the winners."""

from __future__ import annotations

from typing import Final

from games.engine import Result, Score
from render import theme
from render.canvas import Canvas, Picture
from render.focus import Head
from render.grid import Box
from render.marks import coin, emblem, header
from render.montego_bay import colors
from render.montego_bay.alt import scoring_alt
from render.montego_bay.pieces import barrel, counted
from render.montego_bay.scene import Scene
from render.montego_bay.shelf import legend
from render.tally import Line, Table, tally
from render.theme import Color
from render.type import Face

_TOP: Final = theme.HEADER + theme.RULE + 13
_LABELS: Final = 340
_HEAD: Final = 84
_ROW: Final = 82
_TOTAL: Final = 104
_COINS: Final = 62
_SIGNS: Final[dict[str, tuple[str, Color]]] = {
    "full_ships": ("boat", colors.HULL),
    "last_barrels": ("star", colors.VP),
    "cast_off_ships": ("anchor", colors.HEADER),
    "last_ships": ("wharf", colors.WOOD),
    "tavern": ("pub", theme.DISC),
}


def draw_scoring(scene: Scene, result: Result) -> Canvas:
    """The scoring as a canvas."""
    categories = list(result.scores[0].categories)
    body = _HEAD + _ROW * len(categories) + _TOTAL + _COINS
    canvas = Canvas(theme.WIDTH, _TOP + body + 24 + 34, colors.GROUND)
    _header(canvas, scene, result)
    area = Box(theme.MARGIN, _TOP, theme.WIDTH - 2 * theme.MARGIN, body + 24)
    canvas.panel(area)
    inner = area.inset(12)
    _labels(canvas, scene, inner.left(_LABELS), categories)
    most = max(1, *(points for score in result.scores for points in score.categories.values()))
    for score, column in zip(result.scores, inner.beside(_LABELS).columns(len(result.scores), 10), strict=True):
        _column(canvas, scene, score, column, most)
    legend(canvas, scene, Box(area.x + 4, canvas.height - 27, area.w - 8, 21), pieces=False)
    return canvas


def _outcome(scene: Scene, result: Result) -> str:
    """Who has won, and by what."""
    winners = result.winners
    names = ", ".join(scene.name(seat) for seat in winners)
    outcome = f"{scene.words('picture-winner' if len(winners) == 1 else 'picture-winners-shared')}: {names}"
    best = max(score.total for score in result.scores)
    if sum(score.total == best for score in result.scores) > len(winners):
        return f"{outcome} · {scene.say('tie-coins')}"
    return outcome


def _header(canvas: Canvas, scene: Scene, result: Result) -> None:
    header(
        canvas, colors.HEADER, colors.RULE, str(scene.view.round), scene.words("picture-round"),
        scene.words("picture-final"), _outcome(scene, result), [scene.color(seat) for seat in result.winners], 150,
    )  # fmt: skip
    canvas.icon("trophy", canvas.width - 84, theme.HEADER // 2, 96, theme.DECISION)


def _labels(canvas: Canvas, scene: Scene, area: Box, categories: list[str]) -> None:
    for each, category in enumerate(categories):
        row = Box(area.x, area.y + _HEAD + each * _ROW, area.w, _ROW)
        sign, color = _SIGNS.get(category, ("anchor", colors.HEADER))
        canvas.icon("disc", row.x + 32, row.cy, 52, color)
        canvas.icon(sign, row.x + 32, row.cy, 34, theme.WHITE)
        room = Box(row.x + 68, row.y + 10, row.w - 78, row.h - 20)
        canvas.text(room.top(32), scene.category(category), Face.NAME, 25, theme.INK)
        canvas.text(room.below(34), scene.say(f"score-{category}"), Face.TEXT, 21, theme.SOFT)
    row = Box(area.x + 10, area.y + _HEAD + len(categories) * _ROW, area.w - 20, _TOTAL)
    canvas.text(row, scene.words("picture-total"), Face.TITLE, 32, theme.INK)
    last = Box(area.x, row.bottom, area.w, _COINS)
    coin(canvas, last.x + 32, last.cy, 44)
    room = Box(last.x + 68, last.y + 4, last.w - 78, last.h - 8)
    canvas.text(room.top(28), scene.say("score-coins-name"), Face.NAME, 22, theme.INK)
    canvas.text(room.below(29), scene.say("score-coins"), Face.TEXT, 21, theme.SOFT)


def _column(canvas: Canvas, scene: Scene, score: Score, box: Box, most: int) -> None:
    """A seat's points; the bars of all seats have one scale, `most` points being the whole width."""
    winner = score.place == 1
    if winner:
        canvas.rounded(box.inset(-3, -4), theme.RADIUS_PANEL, theme.WASH, theme.RING, 5)
    else:
        canvas.rounded(box, theme.RADIUS_PANEL, colors.GROUND, theme.LINE, 1.4)
    head = box.top(_HEAD).inset(14, 0)
    emblem(canvas, head.x + 28, head.cy, 54, scene.color(score.seat))
    room = Box(head.x + 66, head.y, head.w - 66 - (44 if winner else 0), head.h)
    canvas.paragraph(room, scene.name(score.seat), Face.TITLE, 28, theme.INK, floor=17)
    if winner:
        canvas.icon("trophy", head.right - 18, head.cy, 40, theme.DISC)
    for each, (category, points) in enumerate(score.categories.items()):
        row = Box(box.x + 14, box.y + _HEAD + each * _ROW, box.w - 28, _ROW)
        canvas.rule(row.x, row.y, row.w)
        upper = Box(row.x, row.y + 6, row.w, _ROW - 30)
        canvas.text(upper, str(points), Face.HEAVY, 38, theme.INK, "right")
        left_over = scene.view.players[score.seat].tavern
        if category == "tavern" and left_over:
            barrel(canvas, upper.x + 14, upper.cy, 26, scene.color(score.seat))
            counted(canvas, upper.x + 34, upper.cy, str(left_over), 24)
        track = Box(row.x, row.bottom - 20, row.w, 10)
        canvas.rounded(track, 5, theme.BOX, theme.LINE, 1)
        if points > 0:
            color = _SIGNS.get(category, ("", colors.HEADER))[1]
            canvas.rounded(Box(track.x, track.y, max(10, round(track.w * points / most)), track.h), 5, color)
    _total(canvas, scene, score, Box(box.x + 8, box.bottom - _TOTAL - _COINS + 8, box.w - 16, _TOTAL - 14))
    purse = Box(box.x + 14, box.bottom - _COINS, box.w - 28, _COINS)
    coins = str(scene.view.players[score.seat].coins)
    coin(canvas, purse.right - 62, purse.cy, 30)
    canvas.text(Box(purse.right - 44, purse.y, 40, purse.h), coins, Face.STRONG, 28, theme.INK, "right")


def _total(canvas: Canvas, scene: Scene, score: Score, box: Box) -> None:
    canvas.rounded(box, theme.RADIUS_CARD, colors.HEADER)
    canvas.text(Box(box.x + 14, box.y, 60, box.h), f"{score.place}.", Face.LABEL, 30, theme.HEADER_SMALL)
    unit = Box(box.right - 56, box.y + 14, 46, box.h - 14)
    canvas.text(unit, scene.say("vp"), Face.LABEL, 26, theme.HEADER_SMALL, "right")
    number = Box(box.x + 60, box.y, box.w - 120, box.h)
    color = theme.DECISION if score.place == 1 else theme.WHITE
    canvas.text(number, str(score.total), Face.HEAVY, 62, color, "right")


def scoring_picture(scene: Scene, result: Result) -> Picture:
    """The scoring as a picture."""
    return draw_scoring(scene, result).finish(colors.PALETTE, scoring_alt(scene.in_words, result))


def scores_picture(scene: Scene, result: Result) -> Picture:
    """The same as narrow as a panel."""
    lines: list[Line] = []
    for category in result.scores[0].categories:
        sign, color = _SIGNS.get(category, ("anchor", colors.HEADER))
        figures = [score.categories[category] for score in result.scores]
        lines.append(Line(sign, color, scene.category(category), scene.say(f"score-{category}"), figures))
    coins = [scene.view.players[score.seat].coins for score in result.scores]
    name, rule = scene.say("score-coins-name"), scene.say("score-coins")
    lines.append(Line("coin_face", theme.COIN_RIM, name, rule, coins, counted=False))
    table = Table(
        result.scores, [scene.name(score.seat) for score in result.scores], lines,
        scene.words("picture-total"), scene.say("vp"), paints=[scene.color(score.seat) for score in result.scores],
    )  # fmt: skip
    head = Head(
        colors.HEADER, colors.RULE, str(scene.view.round), scene.words("picture-round"), scene.words("picture-final"),
        _outcome(scene, result), [scene.color(seat) for seat in result.winners],
    )  # fmt: skip
    canvas = tally(colors.GROUND, theme.PAPER, head, table, scene.say("house-data"))
    return canvas.finish(colors.PALETTE, scoring_alt(scene.in_words, result))
