"""README's pictures are those that its command draws today."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.tools.gallery.readme import readme_pictures

ROOT = Path(__file__).parents[4]
PICTURES = ROOT / "docs" / "pictures"
AGAIN = "draw them again with quayside gallery --readme --out docs/pictures"
SEEN = 40
"""So much two colors differ that somebody sees it; an encoder may be another one elsewhere."""


def frames(data: bytes) -> list[Image.Image]:
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(io.BytesIO(data)))]


def differing(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that look different."""
    counts = ImageChops.difference(one, other).convert("L").histogram()
    return sum(counts[SEEN:]) / sum(counts)


@pytest.mark.slow
def test_readme_shows_the_pictures_that_are_drawn_today() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    drawn = dict(readme_pictures())
    assert set(drawn) == {path.name for path in PICTURES.iterdir() if path.is_file()}, AGAIN
    for name, picture in drawn.items():
        assert f"(docs/pictures/{name})" in readme
        kept, new = frames((PICTURES / name).read_bytes()), frames(picture.data)
        assert [frame.size for frame in kept] == [frame.size for frame in new], name
        for one, other in zip(kept, new, strict=True):
            assert differing(one, other) < 0.001, f"{name} looks different: {AGAIN}"
