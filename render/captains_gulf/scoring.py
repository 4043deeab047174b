"""The final scoring: money, stars, last and light spaces, loans side by side, with the stars each seat reached."""

from __future__ import annotations

from typing import Final

from games.captains_gulf import data
from games.engine import Result, Score
from render import theme
from render.canvas import Canvas, Picture
from render.captains_gulf import colors
from render.captains_gulf.alt import scoring_alt
from render.captains_gulf.scene import Scene
from render.captains_gulf.top import FOOT, UNDER
from render.captains_gulf.tracks import star
from render.figures import figure, round_of
from render.focus import Head
from render.grid import Box
from render.marks import coin, emblem, header
from render.tally import Line, Table, tally
from render.theme import Color
from render.type import Face

_LABELS: Final = 340
_HEAD: Final = 92
_ROW: Final = 92
_TOTAL: Final = 112
_SIGNS: Final[dict[str, tuple[str, Color]]] = {
    "money": ("coin_face", colors.GOLD), "stars": ("star", colors.BLUE_STAR), "last": ("trophy", colors.REEF),
    "light": ("hourglass", colors.RUST), "loans": ("bank", colors.RUST),
}  # fmt: skip


def draw_scoring(scene: Scene, result: Result) -> Canvas:
    """The scoring as a canvas."""
    categories = list(result.scores[0].categories)
    body = _HEAD + _ROW * len(categories) + _TOTAL
    canvas = Canvas(theme.WIDTH, UNDER + body + 24 + FOOT + 4, colors.GROUND)
    _header(canvas, scene, result)
    area = Box(theme.MARGIN, UNDER, theme.WIDTH - 2 * theme.MARGIN, body + 24)
    canvas.panel(area)
    inner = area.inset(12)
    _labels(canvas, scene, inner.left(_LABELS), categories)
    most = max(1, *(abs(value) for score in result.scores for value in score.categories.values()))
    for score, column in zip(result.scores, inner.beside(_LABELS).columns(len(result.scores), 10), strict=True):
        _column(canvas, scene, score, column, most, winner=score.place == 1)
    note = Box(area.x + 4, canvas.height - FOOT + 5, area.w - 8, 22)
    canvas.text(note, scene.say("house-data"), Face.TEXT, 19, theme.SOFT, "right")
    return canvas


def _outcome(scene: Scene, result: Result) -> str:
    """Who has won, and by what."""
    winners = result.winners
    if len(winners) > 1:
        return f"{scene.words('picture-winners-shared')}: {scene.named(winners)}"
    outcome = f"{scene.words('picture-winner')}: {scene.name(winners[0])}"
    first = next(score for score in result.scores if score.place == 1)
    if any(score.total == first.total and score.place > 1 for score in result.scores):
        return f"{outcome} · {scene.say('tie-fuel')}"
    return outcome


def _header(canvas: Canvas, scene: Scene, result: Result) -> None:
    round_now = round_of(scene.view.round, scene.view.rounds)
    header(
        canvas, colors.HEADER, colors.RULE, round_now, scene.words("picture-round"),
        scene.words("picture-final"), _outcome(scene, result), result.winners, 150,
    )  # fmt: skip
    canvas.icon("trophy", canvas.width - 84, theme.HEADER // 2, 96, theme.DECISION)


def _rule(scene: Scene, category: str) -> str:
    """How a category is counted."""
    rules: dict[str, dict[str, int]] = {
        "last": {"money": data.TRACK.final_bonus},
        "light": {"money": data.TRACK.light_penalty},
        "loans": {"money": data.LOAN.penalty_unpaid},
    }
    return scene.say(f"score-rule-{category}", **rules.get(category, {}))


def _labels(canvas: Canvas, scene: Scene, area: Box, categories: list[str]) -> None:
    for each, category in enumerate(categories):
        row = Box(area.x, area.y + _HEAD + each * _ROW, area.w, _ROW)
        icon, color = _SIGNS.get(category, ("coin_face", colors.HEADER))
        canvas.icon("disc", row.x + 32, row.cy, 52, color)
        canvas.icon(icon, row.x + 32, row.cy, 34, theme.WHITE)
        room = Box(row.x + 68, row.y + 10, row.w - 78, row.h - 20)
        canvas.text(room.top(30), scene.say(f"score-{category}"), Face.NAME, 25, theme.INK)
        canvas.paragraph(room.below(30), _rule(scene, category), Face.TEXT, 21, theme.SOFT, lines=1)
    row = Box(area.x, area.y + _HEAD + len(categories) * _ROW, area.w, _TOTAL)
    canvas.text(Box(row.x + 10, row.y, row.w - 20, row.h), scene.words("picture-total"), Face.TITLE, 32, theme.INK)


def _column(canvas: Canvas, scene: Scene, score: Score, box: Box, most: int, *, winner: bool) -> None:
    """A seat's money by category; the bars of all seats have one scale, `most` being the whole width."""
    if winner:
        canvas.rounded(box.inset(-3, -4), theme.RADIUS_PANEL, theme.WASH, theme.RING, 5)
    else:
        canvas.rounded(box, theme.RADIUS_PANEL, theme.BOX, theme.LINE, 1.4)
    head = box.top(_HEAD).inset(14, 0)
    emblem(canvas, head.x + 28, head.cy, 56, score.seat)
    name = Box(head.x + 66, head.y, head.w - 66 - (40 if winner else 0), head.h)
    canvas.paragraph(name, scene.name(score.seat), Face.TITLE, 28, theme.INK, floor=17)
    if winner:
        canvas.icon("trophy", head.right - 16, head.cy, 40, colors.GOLD)
    for each, (category, value) in enumerate(score.categories.items()):
        row = Box(box.x + 14, box.y + _HEAD + each * _ROW, box.w - 28, _ROW)
        canvas.rule(row.x, row.y, row.w)
        _, color = _SIGNS.get(category, ("coin_face", colors.HEADER))
        canvas.text(Box(row.right - 96, row.y + 10, 96, _ROW - 40), figure(value), Face.HEAVY, 38, theme.INK, "right")
        if category == "stars":
            _stars(canvas, scene, score.seat, Box(row.x, row.y + 14, row.w - 100, _ROW - 48))
        track = Box(row.x, row.bottom - 22, row.w, 10)
        canvas.rounded(track, 5, theme.PAPER, theme.LINE, 1)
        if value:
            width = max(10, round(track.w * abs(value) / most))
            canvas.rounded(Box(track.x, track.y, width, track.h), 5, color if value > 0 else colors.RUST)
    tile = Box(box.x + 8, box.bottom - _TOTAL + 8, box.w - 16, _TOTAL - 16)
    canvas.rounded(tile, theme.RADIUS_CARD, colors.HEADER)
    canvas.text(Box(tile.x + 14, tile.y, 50, tile.h), f"{score.place}.", Face.LABEL, 30, theme.HEADER_SMALL)
    coin(canvas, tile.right - 34, tile.cy, 40)
    number = Box(tile.x + 64, tile.y, tile.w - 64 - 66, tile.h)
    canvas.text(number, figure(score.total), Face.HEAVY, 62, theme.DECISION if winner else theme.WHITE, "right")


def _stars(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The highest star of each track."""
    for each, space in enumerate(scene.view.captains[seat].tracks):
        reached = [row.id for row in data.STARS if row.space <= space]
        cx = box.x + 18 + each * 40
        if reached:
            star(canvas, cx, box.cy, 34, reached[-1])
        else:
            canvas.icon("dash", cx, box.cy, 20, theme.LINE)


def scoring_picture(scene: Scene, result: Result) -> Picture:
    """The scoring as a picture."""
    return draw_scoring(scene, result).finish(colors.PALETTE, scoring_alt(scene.in_words, result))


def scores_picture(scene: Scene, result: Result) -> Picture:
    """The same as narrow as a panel."""
    lines: list[Line] = []
    for category in result.scores[0].categories:
        sign, color = _SIGNS.get(category, ("coin_face", colors.HEADER))
        figures = [score.categories[category] for score in result.scores]
        lines.append(Line(sign, color, scene.say(f"score-{category}"), _rule(scene, category), figures))
    table = Table(
        result.scores, [scene.name(score.seat) for score in result.scores], lines, scene.words("picture-total"), "$"
    )
    head = Head(
        colors.HEADER, colors.RULE, round_of(scene.view.round, scene.view.rounds), scene.words("picture-round"),
        scene.words("picture-final"),
        _outcome(scene, result), result.winners,
    )  # fmt: skip
    canvas = tally(colors.GROUND, theme.PAPER, head, table, scene.say("house-data"))
    return canvas.finish(colors.PALETTE, scoring_alt(scene.in_words, result))
