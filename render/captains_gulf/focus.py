"""What a question of Captains of the Gulf is about, for the panel in which it is asked: the wheel, the chart, the
tracks of the ports, the cards in hand. What lies on them is drawn by the modules of the whole sheet.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from games.captains_gulf import data, picks
from render import focus, theme
from render.canvas import Canvas, Picture
from render.captains_gulf import colors
from render.captains_gulf.alt import focus_alt
from render.captains_gulf.bonus import bonus_chips, chips_height
from render.captains_gulf.chart import chart
from render.captains_gulf.effects import crew_effect, upgrade_effect
from render.captains_gulf.extras import extras, extras_height
from render.captains_gulf.hand import narrow_hand, narrow_height
from render.captains_gulf.plate import BRIEF, PAPERS, plate, plate_height
from render.captains_gulf.scene import Scene
from render.captains_gulf.signs import panel_signs, panel_signs_height
from render.captains_gulf.tracks import tracks
from render.captains_gulf.wheel import wheel
from render.figures import round_of
from render.focus import INNER, Head, Part
from render.grid import Box
from render.type import Face, wrap

_WHEEL: Final = 256
_CHART: Final = 432
_TRACKS: Final = 286
_TEXT: Final = 15

_ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "first_license": ("round card", "cards", "choices"),
    "first_turn": ("wheel", "bonus", "choices", "boat"),
    "turn": ("wheel", "bonus", "choices", "boat"),
    "after": ("round card", "bonus", "choices", "boat and cards"),
    "fish": ("chart", "signs", "choices"),
    "fish_or_sail": ("chart", "signs", "choices"),
    "fish_in_row": ("chart", "signs", "choices"),
    "sail_to_port": ("chart", "choices"),
    "sail": ("chart", "choices"),
    "catch": ("cards", "choices", "boat"),
    "play": ("cards", "choices", "boat"),
    "take": ("cards", "choices", "boat"),
    "shipyard": ("cards", "choices", "boat and papers"),
    "second_card": ("cards", "choices", "boat and papers"),
    "printer": ("cards", "choices", "boat and papers"),
    "dockside_improvement": ("cards", "choices", "boat and papers"),
    "market": ("choices", "tracks", "boat"),
    "dockside_market": ("choices", "tracks", "boat"),
    "advance": ("tracks", "choices", "boat"),
    "buy_fuel": ("round card", "choices", "boat and papers"),
    "drop": ("cards", "choices"),
    "inspection": ("round card", "choices", "boat and papers"),
}
_NOT_ASKED: Final = ("everything aboard", "cards")


def focus_picture(scene: Scene, seat: int) -> Picture:
    """The parts the question of this seat is about; its boat and its hand while it is not asked."""
    view, captain = scene.view, scene.view.captains[seat]
    asked = view.asked.kind if view.asked is not None and view.viewer == seat and scene.options else ""
    makers: dict[str, Callable[[], Part]] = {
        "round card": lambda: _round_card(scene),
        "wheel": lambda: Part(_WHEEL, lambda canvas, box: wheel(canvas, scene, box, seat)),
        "bonus": lambda: Part(chips_height(scene), lambda canvas, box: bonus_chips(canvas, scene, box)),
        "chart": lambda: Part(_CHART, lambda canvas, box: chart(canvas, scene, box)),
        "signs": lambda: Part(
            panel_signs_height(scene, INNER - 8),
            lambda canvas, box: panel_signs(canvas, scene, Box(box.x + 4, box.y, box.w - 8, box.h)),
        ),
        "tracks": lambda: Part(_TRACKS, lambda canvas, box: tracks(canvas, scene, box)),
        "cards": lambda: _cards(scene, seat),
        "choices": lambda: Part(extras_height(scene, INNER), lambda canvas, box: extras(canvas, scene, box)),
        "boat": lambda: Part(BRIEF, partial(_plate, scene, seat)),
        "boat and papers": lambda: Part(PAPERS, partial(_plate, scene, seat)),
        "boat and cards": lambda: Part(
            plate_height(scene, [seat]) if captain.crew or captain.upgrades else PAPERS, partial(_plate, scene, seat)
        ),
        "everything aboard": lambda: Part(plate_height(scene, [seat]), partial(_plate, scene, seat)),
    }
    about = _ABOUT.get(asked, _NOT_ASKED)
    parts = [makers[name]() for name in about]
    notes = [(True, scene.words("picture-changed"))] if scene.changed is not None else []
    notes.append((False, scene.say("house-short")))
    task = scene.task if asked else scene.decision
    card = scene.words.name(view.card) if view.card and not view.over else ""
    head = Head(
        colors.HEADER, colors.RULE, round_of(view.round, view.rounds),
        scene.round_caption,
        " · ".join(filter(None, (scene.phase, card))), task[:1].upper() + task[1:], [seat] if asked else view.waiting,
    )  # fmt: skip
    return focus.stacked(colors.GROUND, head, parts, notes).finish(
        colors.PALETTE, focus_alt(scene.in_words, seat, about)
    )


def effect(scene: Scene, choice: str) -> str:
    """What the crew member or upgrade does that a choice adds; empty for others."""
    match picks.PICKS.read(choice):
        case picks.Crew(crew=crew):
            return crew_effect(scene, crew)
        case picks.Upgrade(upgrade=upgrade):
            return upgrade_effect(scene, upgrade)
        case _:
            return ""


def _plate(scene: Scene, seat: int, canvas: Canvas, box: Box) -> None:
    plate(canvas, scene, seat, box)


def _round_card(scene: Scene) -> Part:
    """What the round card of this round does."""
    card = scene.view.card
    if not card or scene.view.over:
        return Part(0, lambda canvas, box: None)
    text = scene.words.text(card)
    rows, size = wrap(text, Face.TEXT, _TEXT, INNER - 24, len(text))

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.rounded(box, theme.RADIUS_CARD, theme.PAPER, theme.LINE, 1.4)
        inner = box.inset(12, 5)
        canvas.text(inner.top(22), scene.words.name(card), Face.NAME, 17, theme.INK)
        canvas.paragraph(inner.below(22), text, Face.TEXT, _TEXT, theme.SOFT, lines=len(rows))

    return Part(32 + len(rows) * round(size * 1.22) + 2, draw)


def _cards(scene: Scene, seat: int) -> Part:
    """The cards a choice could use; all of the hand where none has a choice of its own."""
    hand = scene.view.captains[seat].hand
    uses = scene.offered(picks.Catch, picks.Play, picks.License, picks.Crew, picks.Upgrade, picks.Drop)
    named = {pick.card for pick, _ in uses}
    cards = [card for card in hand if card in named or card in scene.view.played or card == scene.view.pending]
    cards = cards or list(dict.fromkeys([*hand, *(card for card in data.CARDS if card in named)]))
    return Part(narrow_height(scene, len(cards)), lambda canvas, box: narrow_hand(canvas, scene, box, seat, cards))
