"""The main pictures look as they did when somebody last looked at them.

`QUAYSIDE_GOLDEN=write pytest tests/render` draws the stored pictures anew; look at them before committing.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.render.montego_bay.pictures import PICTURES, words_of

FOLDER = Path(__file__).parent / "golden"
SHOWN = {
    "fullest table of four": "en",
    "moves of four": "de",
    "table of two": "de",
    "loading": "en",
    "cards with Jack": "de",
    "scoring of four": "de",
}


def _half(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB").reduce(2)


@pytest.mark.parametrize("name", SHOWN)
def test_the_picture_looks_as_before(name: str) -> None:
    language = SHOWN[name]
    path = FOLDER / f"{name.replace(' ', '_')}_{language}.png"
    drawn = _half(PICTURES[name](words_of(language)).data)
    if os.environ.get("QUAYSIDE_GOLDEN") == "write":
        drawn.quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)
    before = Image.open(path).convert("RGB")
    assert drawn.size == before.size
    difference = ImageChops.difference(drawn, before).convert("L")
    changed = sum(difference.histogram()[48:]) / (drawn.width * drawn.height)
    assert ImageStat.Stat(difference).mean[0] < 2.5
    assert changed < 0.004, f"{changed:.2%} of the pixels differ clearly"


def test_stored_pictures_are_small() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.stat().st_size > 150_000} == set()
