"""The final scoring: the six categories side by side, earlier games of a series, and the winners."""

from __future__ import annotations

from typing import Final

from games.engine import Result, Score
from games.nusfjord import data
from render import theme
from render.canvas import Canvas, Picture
from render.figures import figure, round_of
from render.focus import Head
from render.grid import Box
from render.marks import header
from render.nusfjord import colors
from render.nusfjord.alt import scoring_alt
from render.nusfjord.legend import legend
from render.nusfjord.pieces import company_emblem
from render.nusfjord.scene import Scene
from render.tally import Line, Table, tally
from render.theme import Color
from render.type import Face

_TOP: Final = theme.HEADER + theme.RULE + 13
_LABELS: Final = 340
_HEAD: Final = 92
_ROW: Final = 80
_TOTAL: Final = 112
_SIGNS: Final[dict[str, tuple[Color, str]]] = {
    "ships": (colors.DEEP, "boat"),
    "buildings": (colors.FALU, "house"),
    "shares": (colors.SHARE, "share"),
    "gold": (colors.OCHRE, "coin_face"),
    "spaces": (colors.FOREST, "dash"),
    "unissued": (colors.SLATE, "license"),
}


def draw_scoring(scene: Scene, result: Result) -> Canvas:
    """The scoring as a canvas."""
    categories = list(result.scores[0].categories)
    body = _HEAD + _ROW * len(categories) + _TOTAL
    canvas = Canvas(theme.WIDTH, _TOP + body + 24 + 34, colors.GROUND)
    _header(canvas, scene, result)
    area = Box(theme.MARGIN, _TOP, theme.WIDTH - 2 * theme.MARGIN, body + 24)
    canvas.panel(area, colors.SHEET)
    inner = area.inset(12)
    _labels(canvas, scene, inner.left(_LABELS), categories)
    top = max(1, *(abs(value) for score in result.scores for value in score.categories.values()))
    alone = len(result.scores) == 1
    for score, column in zip(result.scores, inner.beside(_LABELS).columns(len(result.scores), 10), strict=True):
        _column(canvas, scene, score, column, top, winner=score.place == 1 and not alone, place_shown=not alone)
    legend(canvas, scene, Box(area.x + 4, canvas.height - 25, area.w - 8, 21), anchor=False)
    return canvas


def _outcome(scene: Scene, result: Result) -> str:
    """Who has won; alone the points, and those to be reached."""
    winners = result.winners
    if scene.alone:
        outcome = f"{scene.name(0)}: {scene.words('picture-points', points=result.scores[0].total)}"
        if scene.view.series == "campaign":
            return f"{outcome} · {scene.say('campaign-target', points=data.ROWS.campaign.target)}"
        return outcome
    names = ", ".join(scene.name(seat) for seat in winners)
    return f"{scene.words('picture-winner' if len(winners) == 1 else 'picture-winners-shared')}: {names}"


def _header(canvas: Canvas, scene: Scene, result: Result) -> None:
    round_now = round_of(scene.view.round, scene.view.rounds)
    header(
        canvas, colors.HEADER, colors.RULE, round_now, scene.words("picture-round"),
        scene.words("picture-final"), _outcome(scene, result), result.winners, 150, colors.COMPANIES,
    )  # fmt: skip
    canvas.icon("trophy", canvas.width - 84, theme.HEADER // 2, 96, theme.DECISION)


def _labels(canvas: Canvas, scene: Scene, area: Box, categories: list[str]) -> None:
    for each, category in enumerate(categories):
        row = Box(area.x, area.y + _HEAD + each * _ROW, area.w, _ROW)
        color, sign = _SIGNS.get(category, (colors.SLATE, "card"))
        canvas.icon("disc", row.x + 32, row.cy, 52, color)
        canvas.icon(sign, row.x + 32, row.cy, 34, theme.WHITE)
        room = Box(row.x + 68, row.y + 8, row.w - 78, row.h - 16)
        canvas.text(room.top(30), scene.words(f"nusfjord-category-{category}"), Face.NAME, 24, theme.INK)
        canvas.paragraph(room.below(30), scene.say(f"counts-{category}"), Face.TEXT, 21, theme.SOFT, lines=1)
    row = Box(area.x, area.y + _HEAD + len(categories) * _ROW, area.w, _TOTAL)
    canvas.text(Box(row.x + 10, row.y, row.w - 20, row.h), scene.words("picture-total"), Face.TITLE, 32, theme.INK)
    if scene.view.games > 1:
        games = scene.say("all-games", games=scene.view.games)
        canvas.text(Box(row.x + 10, row.cy + 18, row.w - 20, 28), games, Face.TEXT, 17, theme.SOFT)


def _column(canvas: Canvas, scene: Scene, score: Score, box: Box, top: int, *, winner: bool, place_shown: bool) -> None:
    """A seat's points; the bars of all seats have one scale, `top` points being the whole width."""
    if winner:
        canvas.rounded(box.inset(-3, -4), theme.RADIUS_PANEL, theme.WASH, theme.RING, 5)
    else:
        canvas.rounded(box, theme.RADIUS_PANEL, colors.GROUND, theme.LINE, 1.4)
    head = box.top(_HEAD).inset(12, 0)
    company_emblem(canvas, head.x + 26, head.cy, 52, score.seat)
    name = Box(head.x + 60, head.y, head.w - 60, head.h)
    canvas.paragraph(name, scene.name(score.seat), Face.TITLE, 26, theme.INK)
    for each, (category, points) in enumerate(score.categories.items()):
        row = Box(box.x + 14, box.y + _HEAD + each * _ROW, box.w - 28, _ROW)
        canvas.rule(row.x, row.y, row.w)
        ink = theme.STRIKE if points < 0 else theme.INK
        canvas.text(Box(row.x, row.y + 6, row.w, _ROW - 32), figure(points), Face.HEAVY, 36, ink, "right")
        track = Box(row.x, row.bottom - 20, row.w, 10)
        canvas.rounded(track, 5, theme.BOX, theme.LINE, 1)
        if points:
            color = theme.STRIKE if points < 0 else _SIGNS.get(category, (colors.SLATE, ""))[0]
            canvas.rounded(Box(track.x, track.y, max(10, round(track.w * abs(points) / top)), track.h), 5, color)
    foot = Box(box.x + 8, box.bottom - _TOTAL + 8, box.w - 16, _TOTAL - 16)
    canvas.rounded(foot, theme.RADIUS_CARD, colors.HEADER)
    if winner:
        canvas.icon("trophy", foot.x + 32, foot.cy, 40, theme.DECISION)
    elif place_shown:
        canvas.text(Box(foot.x + 12, foot.y, 44, foot.h), f"{score.place}.", Face.LABEL, 30, theme.HEADER_SMALL)
    unit = scene.words("picture-vp")
    canvas.text(Box(foot.right - 58, foot.y + 14, 48, foot.h - 14), unit, Face.LABEL, 24, theme.HEADER_SMALL, "right")
    number = Box(foot.x + 56, foot.y, foot.w - 56 - 60, foot.h)
    canvas.text(number, figure(score.total), Face.HEAVY, 62, theme.DECISION if winner else theme.WHITE, "right")


def scoring_picture(scene: Scene, result: Result) -> Picture:
    """The scoring as a picture."""
    return draw_scoring(scene, result).finish(colors.PALETTE, scoring_alt(scene.in_words, result))


def scores_picture(scene: Scene, result: Result) -> Picture:
    """The same as narrow as a panel."""
    lines: list[Line] = []
    for category in result.scores[0].categories:
        color, sign = _SIGNS.get(category, (colors.SLATE, "card"))
        figures = [score.categories[category] for score in result.scores]
        name, rule = scene.words(f"nusfjord-category-{category}"), scene.say(f"counts-{category}")
        lines.append(Line(sign, color, name, rule, figures))
    total = scene.words("picture-total")
    if scene.view.games > 1:
        total = f"{total}, {scene.say('all-games', games=scene.view.games)}"
    table = Table(
        result.scores, [scene.name(score.seat) for score in result.scores], lines,
        total, scene.words("picture-vp"), colors.COMPANIES,
    )  # fmt: skip
    head = Head(
        colors.HEADER, colors.RULE, round_of(scene.view.round, scene.view.rounds), scene.words("picture-round"),
        scene.words("picture-final"),
        _outcome(scene, result), result.winners, colors.COMPANIES,
    )  # fmt: skip
    canvas = tally(colors.GROUND, colors.SHEET, head, table, scene.say("house-cards"))
    return canvas.finish(colors.PALETTE, scoring_alt(scene.in_words, result))
