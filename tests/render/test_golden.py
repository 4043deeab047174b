"""The main pictures look as they did when somebody last looked at them.

`QUAYSIDE_GOLDEN=write pytest tests/render` draws the stored pictures anew; look at them before committing.
"""

from __future__ import annotations

import io
import os
from importlib import import_module
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

FOLDER = Path(__file__).parent
LARGEST = 200_000
SHOWN = {
    "captains_gulf": {
        "table of two": "de",
        "fullest table of four": "en",
        "fullest glance": "en",
        "early sheet": "de",
        "catches": "en",
        "fullest boat": "de",
        "map": "en",
        "scoring of four": "de",
    },
    "fleet_dice": {
        "early sheet": "en",
        "fullest sheet": "de",
        "sheet against Ruth": "de",
        "fullest table of four": "en",
        "table of two": "de",
        "scoring of four": "en",
    },
    "montego_bay": {
        "fullest table of four": "en",
        "moves of four": "de",
        "table of two": "de",
        "loading": "en",
        "cards with Jack": "de",
        "scoring of four": "de",
    },
    "nusfjord": {
        "early sheet": "en",
        "fullest sheet": "de",
        "fullest table": "de",
        "fullest glance": "de",
        "table at the start": "de",
        "alone": "en",
        "scoring of five": "de",
        "fullest harbor": "de",
        "a buildings": "en",
    },
    "results": {
        "all games": "de",
        "one game": "en",
        "one game goes on": "de",
        "how a game went": "de",
        "ratings": "de",
    },
}
"""The pictures by the names they have in each folder's `pictures.py`, and in which language they are stored."""


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in SHOWN.items() for name in names])
def test_the_picture_looks_as_before(game: str, name: str) -> None:
    language = SHOWN[game][name]
    path = FOLDER / game / "golden" / f"{name.replace(' ', '_')}_{language}.png"
    pictures = import_module(f"tests.render.{game}.pictures")
    picture = pictures.PICTURES[name](pictures.words_of(language))
    drawn = Image.open(io.BytesIO(picture.data)).convert("RGB").reduce(2)
    if os.environ.get("QUAYSIDE_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        drawn.quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)
    before = Image.open(path).convert("RGB")
    assert drawn.size == before.size
    difference = ImageChops.difference(drawn, before).convert("L")
    changed = sum(difference.histogram()[48:]) / (drawn.width * drawn.height)
    assert ImageStat.Stat(difference).mean[0] < 2.5
    assert changed < 0.004, f"{changed:.2%} of the pixels differ clearly"


def test_stored_pictures_are_small_and_each_is_compared() -> None:
    stored = {path for game in SHOWN for path in (FOLDER / game / "golden").iterdir()}
    assert {path.name for path in stored if path.stat().st_size > LARGEST} == set()
    assert len(stored) == sum(map(len, SHOWN.values()))
