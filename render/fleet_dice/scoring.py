"""The final scoring: the five categories side by side, the winners, and alone the title reached."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.engine import Result, Score
from games.fleet_dice import data
from render import theme
from render.canvas import Canvas, Picture
from render.figures import round_of
from render.fleet_dice import colors
from render.fleet_dice.alt import scoring_alt
from render.fleet_dice.cards import CATEGORIES, legend
from render.fleet_dice.scene import Scene
from render.focus import Head, Part
from render.grid import Box
from render.marks import emblem, header
from render.tally import Line, Table, tally
from render.theme import Color
from render.type import Face, text_width
from render.words import Words

_TOP: Final = theme.HEADER + theme.RULE + 13
_LABELS: Final = 340
_HEAD: Final = 92
_ROW: Final = 84
_TOTAL: Final = 112
_RUNG: Final = 34
_COLORS: Final[dict[str, Color]] = {
    "fish": colors.TYPE[1],
    "boats": colors.HARBOR,
    "licenses": colors.TYPE[4],
    "buildings": colors.WHARF,
    "bonus": colors.COINS,
}


def titles(words: Words) -> list[tuple[int, str]]:
    """The solo result table in this language: least points and title, lowest first."""
    return sorted((row.min_points, words.name(row.id)) for row in data.ROWS.solo_results)


def _rule(scene: Scene, category: str) -> str:
    """How a category is counted, as the data says it; of the bonus only what was in play."""
    row, view = data.CATEGORIES.get(category), scene.view
    if row is None:
        return ""
    if category == "bonus" and not data.DATA.replaced:
        most = data.ROWS.harbor[data.KING_CRAB - data.HARBOR_SECTIONS[0]].bonus_max
        captains, trophies = ("yes" if there else "no" for there in (view.captains, view.gold or view.silver))
        return scene.say("scoring-bonus", most=most, captains=captains, trophies=trophies)
    return (scene.words.language == "de" and row.rule_de) or scene.words.spelled(row.rule)


def _title(scene: Scene, points: int) -> str:
    reached = [title for least, title in titles(scene.words) if least <= points]
    return reached[-1] if reached else ""


def draw_scoring(scene: Scene, result: Result) -> Canvas:
    """The scoring as a canvas."""
    categories = list(result.scores[0].categories)
    body = _HEAD + _ROW * len(categories) + _TOTAL
    canvas = Canvas(theme.WIDTH, _TOP + body + 24 + 34, colors.GROUND)
    _header(canvas, scene, result)
    area = Box(theme.MARGIN, _TOP, theme.WIDTH - 2 * theme.MARGIN, body + 24)
    solo = len(result.scores) == 1
    table = area.left(720) if solo else area
    canvas.panel(table)
    inner = table.inset(12)
    _labels(canvas, scene, inner.left(_LABELS), categories)
    best = {name: max(1, *(score.categories[name] for score in result.scores)) for name in categories}
    top = max(best.values())
    for score, column in zip(result.scores, inner.beside(_LABELS).columns(len(result.scores), 10), strict=True):
        _column(canvas, scene, score, column, top, winner=score.place == 1 and not solo, place_shown=not solo)
    if solo:
        _ladder(canvas, scene, result.scores[0].total, Box(table.right + 16, area.y, area.w - table.w - 16, area.h))
    legend(canvas, scene, Box(area.x + 4, canvas.height - 25, area.w - 8, 21))
    return canvas


def _outcome(scene: Scene, result: Result) -> str:
    """Who has won, and by what; alone the title reached."""
    winners = result.winners
    if len(result.scores) == 1:
        return f"{scene.name(0)}: {_title(scene, result.scores[0].total)}"
    if len(winners) > 1:
        names = ", ".join(scene.name(seat) for seat in winners)
        return f"{scene.words('picture-winners-shared')}: {names}"
    outcome = f"{scene.words('picture-winner')}: {scene.name(winners[0])}"
    first = next(score for score in result.scores if score.place == 1)
    if any(score.total == first.total and score.place > 1 for score in result.scores):
        return f"{outcome} · {scene.say('tie-fish')}"
    return outcome


def _header(canvas: Canvas, scene: Scene, result: Result) -> None:
    round_now = round_of(scene.view.round, scene.view.rounds)
    header(
        canvas, colors.HEADER, colors.RULE, round_now, scene.words("picture-round"),
        scene.words("picture-final"), _outcome(scene, result), result.winners, 150,
    )  # fmt: skip
    canvas.icon("trophy", canvas.width - 84, theme.HEADER // 2, 96, theme.DECISION)


def _labels(canvas: Canvas, scene: Scene, area: Box, categories: list[str]) -> None:
    for each, category in enumerate(categories):
        row = Box(area.x, area.y + _HEAD + each * _ROW, area.w, _ROW)
        color = _COLORS.get(category, colors.HARBOR)
        canvas.icon("disc", row.x + 32, row.cy, 52, color)
        canvas.icon(CATEGORIES.get(category, "card"), row.x + 32, row.cy, 34, theme.WHITE)
        room = Box(row.x + 68, row.y + 6, row.w - 78, row.h - 12)
        rule = _rule(scene, category)
        name = room.top(30) if rule else room
        canvas.text(name, scene.words.name(category), Face.NAME, 25, theme.INK)
        canvas.paragraph(room.below(28), rule, Face.TEXT, 20, theme.SOFT)
    row = Box(area.x, area.y + _HEAD + len(categories) * _ROW, area.w, _TOTAL)
    canvas.text(Box(row.x + 10, row.y, row.w - 20, row.h), scene.words("picture-total"), Face.TITLE, 32, theme.INK)


def _column(canvas: Canvas, scene: Scene, score: Score, box: Box, top: int, *, winner: bool, place_shown: bool) -> None:
    """A seat's points; the bars of all seats have one scale, `top` points being the whole width."""
    if winner:
        canvas.rounded(box.inset(-3, -4), theme.RADIUS_PANEL, theme.WASH, theme.RING, 5)
    else:
        canvas.rounded(box, theme.RADIUS_PANEL, colors.TOWN, theme.LINE, 1.4)
    head = box.top(_HEAD).inset(14, 0)
    emblem(canvas, head.x + 28, head.cy, 56, score.seat)
    _name(canvas, scene.name(score.seat), Box(head.x + 64, head.y, head.w - 64, head.h))
    for each, (category, points) in enumerate(score.categories.items()):
        row = Box(box.x + 14, box.y + _HEAD + each * _ROW, box.w - 28, _ROW)
        canvas.rule(row.x, row.y, row.w)
        color = _COLORS.get(category, colors.HARBOR)
        canvas.text(Box(row.x, row.y + 6, row.w, _ROW - 30), str(points), Face.HEAVY, 38, theme.INK, "right")
        track = Box(row.x, row.bottom - 20, row.w, 10)
        canvas.rounded(track, 5, theme.BOX, theme.LINE, 1)
        if points > 0:
            canvas.rounded(Box(track.x, track.y, max(10, round(track.w * points / top)), track.h), 5, color)
    foot = Box(box.x + 8, box.bottom - _TOTAL + 8, box.w - 16, _TOTAL - 16)
    canvas.rounded(foot, theme.RADIUS_CARD, colors.HEADER)
    if winner:
        canvas.icon("trophy", foot.x + 36, foot.cy, 44, theme.DECISION)
    elif place_shown:
        canvas.text(Box(foot.x + 14, foot.y, 60, foot.h), f"{score.place}.", Face.LABEL, 30, theme.HEADER_SMALL)
    unit = scene.words("picture-vp")
    canvas.text(Box(foot.right - 56, foot.y + 12, 46, foot.h - 12), unit, Face.LABEL, 26, theme.HEADER_SMALL, "right")
    number = Box(foot.x + 60, foot.y, foot.w - 60 - 60, foot.h)
    canvas.text(number, str(score.total), Face.HEAVY, 66, theme.DECISION if winner else theme.WHITE, "right")


def _name(canvas: Canvas, name: str, box: Box) -> None:
    """A seat's name on one line, or on two where one would be small."""
    if text_width(name, Face.TITLE, 22) <= box.w:
        canvas.text(box, name, Face.TITLE, 30, theme.INK)
    else:
        canvas.paragraph(box, name, Face.TITLE, 24, theme.INK)


def _ladder(canvas: Canvas, scene: Scene, points: int, box: Box) -> None:
    """The titles one can reach alone, the highest on top; the one reached is filled."""
    canvas.panel(box, colors.TOWN)
    inner = box.inset(16, 14)
    canvas.text(inner.top(44), scene.say("solo-title"), Face.TITLE, 30, theme.INK)
    rows = titles(scene.words)
    reached = max((each for each, (least, _) in enumerate(rows) if least <= points), default=-1)
    for each, place in zip(reversed(range(len(rows))), inner.below(54).rows(len(rows), 10), strict=True):
        least, title = rows[each]
        now, ink = each == reached, theme.INK if each <= reached else theme.SOFT
        fill = theme.WASH if now else theme.BOX
        canvas.rounded(place, theme.RADIUS_CARD, fill, theme.RING if now else theme.LINE, 5 if now else 1.4)
        tone = colors.GOLD if now else colors.HARBOR if each <= reached else theme.LINE
        canvas.icon("captain" if now else "tick" if each <= reached else "ring", place.x + 34, place.cy, 34, tone)
        note = Box(place.right - 150, place.y, 134, place.h)
        canvas.text(note, scene.say("solo-next", points=least), Face.LABEL, 22, theme.SOFT, "right")
        name = Box(place.x + 66, place.y, note.x - place.x - 76, place.h)
        canvas.text(name, title, Face.TITLE if now else Face.NAME, 30 if now else 25, ink)


def scoring_picture(scene: Scene, result: Result) -> Picture:
    """The scoring as a picture."""
    return draw_scoring(scene, result).finish(colors.PALETTE, scoring_alt(scene.in_words, result))


def scores_picture(scene: Scene, result: Result) -> Picture:
    """The same as narrow as a panel; alone, how far it is to the other titles below it."""
    lines = [
        Line(
            CATEGORIES.get(category, "card"), _COLORS.get(category, colors.HARBOR), scene.words.name(category),
            _rule(scene, category), [score.categories[category] for score in result.scores],
        )
        for category in result.scores[0].categories
    ]  # fmt: skip
    table = Table(
        result.scores, [scene.name(score.seat) for score in result.scores], lines,
        scene.words("picture-total"), scene.words("picture-vp"),
    )  # fmt: skip
    head = Head(
        colors.HEADER, colors.RULE, round_of(scene.view.round, scene.view.rounds), scene.words("picture-round"),
        scene.words("picture-final"),
        _outcome(scene, result), result.winners,
    )  # fmt: skip
    below: list[Part] = []
    if len(result.scores) == 1:
        rungs = Part(-(-len(titles(scene.words)) // 2) * _RUNG + 12, partial(_rungs, scene, result.scores[0].total))
        below.append(rungs)
    canvas = tally(colors.GROUND, theme.PAPER, head, table, scene.say("house-data"), below)
    return canvas.finish(colors.PALETTE, scoring_alt(scene.in_words, result))


def _rungs(scene: Scene, points: int, canvas: Canvas, box: Box) -> None:
    """The titles one can reach alone, the highest first, in two columns; the one reached is filled."""
    canvas.panel(box, colors.TOWN)
    rows = titles(scene.words)
    reached = max((each for each, (least, _) in enumerate(rows) if least <= points), default=-1)
    half = -(-len(rows) // 2)
    places = [place for column in box.inset(8, 6).columns(2, 8) for place in column.rows(half, 4)][: len(rows)]
    for each, place in zip(reversed(range(len(rows))), places, strict=True):
        least, title = rows[each]
        now, ink = each == reached, theme.INK if each <= reached else theme.SOFT
        if now:
            canvas.rounded(place, theme.RADIUS_CARD, theme.WASH, theme.RING, 3)
        note = Box(place.right - 84, place.y, 78, place.h)
        canvas.text(note, scene.say("solo-next", points=least), Face.LABEL, 16, theme.SOFT, "right")
        name = Box(place.x + 8, place.y, note.x - place.x - 12, place.h)
        canvas.text(name, title, Face.STRONG if now else Face.LABEL, 18, ink)
