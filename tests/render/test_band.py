"""The band above a picture that shows no real table: read where a phone shows it, heard first, and nothing below it is
another picture than without it."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.text import LANGUAGES, texts
from games.engine import Luck, registry
from render import Picture, painter, question
from render.audit import audit
from render.band import banded
from render.canvas import ALT_LIMIT
from render.legibility import PANEL
from render.sampling import sampled


def _asked(kind: str, language: str) -> tuple[Any, ...]:
    game = registry()[kind]
    table, _ = game.setup(2, {}, Luck(bytes(32)))
    seat = min(game.waiting(table))
    return painter(kind), game.view(table, seat), seat, texts().words(language).of(kind, ["Anna", "Ben"])


@pytest.mark.parametrize("kind", sorted(registry()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_says_what_it_is_in_letters_that_a_phone_shows_and_first_in_its_alt_text(
    kind: str, language: str
) -> None:
    said, asked = texts().words(language)("trial-band"), _asked(kind, language)
    with audit() as placed:
        picture = banded(said, question, *asked)
    (band,) = [each for each in placed if each.wanted == said]
    assert band.text == said, "all of it"
    assert band.size * PANEL / picture.width >= 12
    assert picture.alt.startswith(said)
    assert len(picture.alt) <= ALT_LIMIT
    plain = question(*asked)
    assert picture.width == plain.width
    assert picture.height < plain.height * 1.2
    assert plain.alt[:100] in picture.alt


@pytest.mark.parametrize("kind", sorted(registry()))
def test_below_the_band_stands_the_same_picture(kind: str) -> None:
    asked = _asked(kind, "en")
    plain, picture = (
        Image.open(BytesIO(each.data)).convert("RGB")
        for each in (question(*asked), banded("A trial.", question, *asked))
    )
    below = picture.crop((0, picture.height - plain.height, plain.width, picture.height))
    off = ImageChops.difference(plain, below).convert("L").histogram()
    assert sum(off[25:]) == 0, "rare colors may be a shade off"
    assert sum(off[1:]) < plain.width * plain.height / 500


def test_a_sample_of_it_has_the_band_too() -> None:
    with sampled(100):
        picture = banded("A trial.", question, *_asked("fleet_dice", "en"))
        plain = question(*_asked("fleet_dice", "en"))
    assert (picture.width, picture.height) == (plain.width, plain.height + 1)


def test_the_alt_text_of_a_painter_that_tells_no_sentences_stays() -> None:
    data = question(*_asked("fleet_dice", "en")).data
    assert banded("A trial.", lambda: Picture(data, 720, 400, "A tide.")).alt == "A trial. A tide."
