"""Boards in the boxes in which Discord shows pictures: 550 x 350 CSS pixels on a desktop, 400 wide on a phone. Whatever
is posted can be read in both: the board itself, or the glance that stands above it."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from bot.text import LANGUAGES, texts
from bot.tools.gallery.moments import PEOPLE, Moment, play, with_most_choices
from games.engine import Game, registry
from render import AtAGlance, Picture, painter, table
from render.audit import Placed, audit
from render.glance import DESKTOP, HEIGHT, WIDTH, too_tall
from render.legibility import LEGIBLE, scale_on_desktop, scale_on_phone
from render.sampling import sampled
from render.theme import DECISION, HEADER, Color
from tests.param import slow
from tests.render.sight import distance
from tests.today import todays

NAMES = ("Maximiliane", "Ægir", "Łucja", "Ben", "Jördis")
"""The longest names make the line of the decision smaller in tables; a glance has room for them."""
AT_A_GLANCE = 10
"""The distance of two colors that is seen at a glance."""
TABLES = [(game.id, seats) for game in registry().values() for seats in game.seats]

ALONE = [(kind, seats) for kind, seats in TABLES if not isinstance(painter(kind), AtAGlance)]
"""Those that nothing stands above."""


def _moments(game: Game[Any, Any], seats: int) -> list[Moment]:
    """The beginning, the end, and a moment for every question of the game: all its phases."""
    moments = play(game, seats, "boxes", player="random").moments
    asked = [moment for moment, _ in with_most_choices(game, moments).values()]
    return [moments[0], *asked, moments[-1]]


def _smallest(picture: Picture, lettering: list[Placed]) -> float:
    """The smallest of this lettering in CSS pixels, where it is shown smallest."""
    scale = min(scale_on_desktop(picture.width, picture.height), scale_on_phone(picture.width))
    return min(text.size for text in lettering) * scale


def _unreadable(game: Game[Any, Any], moment: Moment, seats: int, language: str) -> str:
    """What of the first picture can't be read; of a glance all of it must be, of a whole table whose decision it is."""
    words, paint = texts().words(language).of(game.id, PEOPLE[:seats]), painter(game.id)
    view = game.view(moment.table, None)
    with sampled(100):  # only how large it is
        outline = paint.table(view, words, names=NAMES[:seats])
    if too_tall(outline.width, outline.height):
        if not isinstance(paint, AtAGlance):
            return f"{outline.width} x {outline.height} is too tall, and there is no glance"
        with audit() as placed:
            drawn = paint.glance(view, words, names=PEOPLE[:seats])
        small = _smallest(drawn, placed)
        return "" if small >= LEGIBLE else f"lettering of {small:.1f} px at a glance"
    with audit() as placed:
        drawn = paint.table(view, words, names=NAMES[:seats])
    told = [text for text in placed if text.color == DECISION and text.box.bottom <= HEADER]
    if game.waiting(moment.table) and _smallest(drawn, [max(told, key=lambda text: text.size)]) < LEGIBLE:
        return f"whose decision it is: {[(text.text, text.size) for text in told]}"
    return ""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "some"), [("de", 4), *(slow(language, 1) for language in todays(["de", "en"], 2))]
)
@pytest.mark.parametrize(
    ("kind", "seats"),
    [(kind, seats) if seats == registry()[kind].seats[-1] else slow(kind, seats) for kind, seats in TABLES],
)
def test_every_board_can_be_read_in_discords_boxes(kind: str, seats: int, language: str, some: int) -> None:
    game = registry()[kind]
    moments = [moment for number, moment in enumerate(_moments(game, seats)) if number % some == 0]
    found = {number: _unreadable(game, each, seats, language) for number, each in enumerate(moments)}
    assert {number: wrong for number, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("kind", "seats"),
    [(kind, seats) if seats == registry()[kind].seats[-1] else slow(kind, seats) for kind, seats in ALONE],
)
def test_round_and_scores_can_be_read_on_a_table_that_stands_alone(kind: str, seats: int) -> None:
    game, words = registry()[kind], texts().words("de").of(kind, PEOPLE[:seats])
    for moment in _moments(game, seats)[:-1]:
        if not game.round_of(moment.table):  # there are no scores yet
            continue
        with audit() as placed:
            drawn = painter(kind).table(game.view(moment.table, None), words, names=NAMES[:seats])
        large = [text for text in placed if _smallest(drawn, [text]) >= LEGIBLE]
        round_, *_ = [text.text.partition("/")[0] for text in large if text.box.bottom <= HEADER]
        assert round_ == str(game.round_of(moment.table))
        scores = [text for text in large if text.box.y > HEADER and text.text.isdecimal()]
        assert len(scores) >= seats, "a score for each seat"


@pytest.mark.parametrize(("kind", "seats"), [(kind, 3) for kind in dict(ALONE)])
def test_what_has_changed_is_seen_on_a_table_that_stands_alone(kind: str, seats: int) -> None:
    """Shown as small as Discord shows it, with and without the marks: those differ at a glance, over as much room as a
    letter that can be read."""
    game, words = registry()[kind], texts().words("en").of(kind, PEOPLE[:seats])
    moments = play(game, seats, "boxes", player="random").moments
    before, now = (game.view(moments[len(moments) // 2 - back].table, None) for back in (30, 0))
    shown: list[Image.Image] = []
    for changed in (before, now):
        drawn = painter(kind).table(now, words, names=PEOPLE[:seats], changed=changed)
        scale = min(scale_on_desktop(drawn.width, drawn.height), scale_on_phone(drawn.width))
        whole = Image.open(io.BytesIO(drawn.data)).convert("RGB")
        shown.append(whole.resize((round(drawn.width * scale), round(drawn.height * scale)), Image.Resampling.LANCZOS))
    marked, plain = (image.tobytes() for image in shown)
    pixels = range(0, len(marked), 3)
    others = [(_color(marked, at), _color(plain, at)) for at in pixels if marked[at : at + 3] != plain[at : at + 3]]
    seen = [colors for colors in others if distance(*colors) > AT_A_GLANCE]
    assert len(seen) >= LEGIBLE * LEGIBLE, f"{len(seen)} pixels"


def _color(pixels: bytes, at: int) -> Color:
    return pixels[at], pixels[at + 1], pixels[at + 2]


def test_a_glance_has_the_shape_of_the_largest_picture_a_desktop_shows() -> None:
    assert WIDTH * DESKTOP[1] == HEIGHT * DESKTOP[0]
    assert scale_on_desktop(WIDTH, HEIGHT) * WIDTH == DESKTOP[0]


@pytest.mark.parametrize("kind", ["nusfjord", "captains_gulf"])
def test_the_glance_goes_before_the_whole_table_and_says_the_same_to_who_sees_neither(kind: str) -> None:
    game, words = registry()[kind], texts().words("de").of(kind)
    view = game.view(play(game, 2, "boxes", player="random").moments[9].table, None)
    shown, paint = table(painter(kind), view, words), painter(kind)
    whole = paint.table(view, words)
    assert shown.whole == whole
    assert shown.alt == whole.alt
    assert shown.width > shown.height


@pytest.mark.parametrize("kind", ["fleet_dice", "montego_bay"])
def test_a_table_that_a_desktop_shows_large_stands_alone(kind: str) -> None:
    game = registry()[kind]
    view = game.view(play(game, 2, "boxes", player="random").moments[3].table, None)
    assert table(painter(kind), view, texts().words("en").of(kind)).whole is None


@pytest.mark.parametrize(
    ("size", "tall"), [((1400, 1000), False), ((1400, 1225), False), ((1400, 1226), True), ((400, 1772), True)]
)
def test_tall_is_what_a_desktop_shows_narrower_than_a_phone(size: tuple[int, int], tall: bool) -> None:
    assert too_tall(*size) is tall
    assert (scale_on_desktop(*size) * size[0] < scale_on_phone(size[0]) * size[0]) is tall


def test_the_languages_measured_are_all_there_are() -> None:
    assert set(LANGUAGES) == {"de", "en"}
