"""Files packed band by band hold every pixel, and follow from the picture alone."""

from __future__ import annotations

import io
import zlib
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageDraw

import render.png
from render.kept import Kept
from render.png import png

GREY = [level for level in range(256) for _ in range(3)]


def noise(width: int, height: int, seed: int) -> Image.Image:
    """A picture that no other test packs."""
    image = Image.frombytes("P", (width, height), Random(seed).randbytes(width * height))
    image.putpalette(GREY)
    return image


def read(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


def stream(data: bytes) -> bytes:
    """What the chunks with pixels hold, unpacked: that raises unless its checksum is right."""
    found, at = b"", 8
    while at < len(data):
        length, kind = int.from_bytes(data[at : at + 4]), data[at + 4 : at + 8]
        assert zlib.crc32(data[at + 4 : at + 8 + length]) == int.from_bytes(data[at + 8 + length : at + 12 + length])
        found += data[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    return zlib.decompress(found)


@pytest.mark.parametrize("size", [(1, 1), (7, 23), (7, 24), (7, 25), (1400, 100)])
def test_every_pixel_is_in_the_file(size: tuple[int, int]) -> None:
    image = noise(*size, seed=1)
    data = png(image)
    assert read(data).mode == "P"
    assert read(data).size == size
    assert read(data).getpalette() == GREY
    assert read(data).tobytes() == image.tobytes()
    rows = stream(data)
    assert len(rows) == size[1] * (size[0] + 1)
    assert set(rows[:: size[0] + 1]) == {0}


def test_a_file_follows_from_its_picture_alone() -> None:
    first, second = noise(60, 200, seed=2), noise(60, 200, seed=3)
    mixed = first.copy()
    mixed.paste(second.crop((0, 70, 60, 130)), (0, 70))
    forth = [png(image) for image in (first, second, mixed)]
    back = [png(image) for image in (mixed, second, first)]
    assert forth == back[::-1]
    assert read(forth[2]).tobytes() == mixed.tobytes()


def test_the_same_bytes_in_another_width_are_another_picture() -> None:
    bytes_of_both = Random(4).randbytes(120)
    for width in (60, 40, 24):
        image = Image.frombytes("P", (width, len(bytes_of_both) // width), bytes_of_both)
        image.putpalette(GREY)
        assert read(png(image)).tobytes() == bytes_of_both
        assert read(png(image)).size == image.size


@pytest.fixture(params=["isal", "zlib"], autouse=True)
def packer(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What packs, and what does so on machines for which that is not made."""
    if request.param == "zlib":
        monkeypatch.setattr("render.png.compressobj", zlib.compressobj)
    else:
        pytest.importorskip("isal", reason="is not made for this machine")
    monkeypatch.setattr("render.png.BANDS", Kept[Any](3_000_000, lambda band: len(band.packed)))


@pytest.fixture
def packed(packer: None, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes were packed each time."""
    sizes: list[int] = []
    original = render.png.compressobj

    class Counting:
        def __init__(self, *how: Any) -> None:
            self._packing = original(*how)

        def compress(self, data: bytes) -> bytes:
            sizes.append(len(data))
            return self._packing.compress(data)

        def __getattr__(self, name: str) -> Any:
            return getattr(self._packing, name)

    monkeypatch.setattr("render.png.compressobj", Counting)
    return sizes


def test_only_what_differs_from_earlier_pictures_is_packed(packed: list[int]) -> None:
    image = noise(50, 240, seed=5)
    png(image)
    assert sum(packed) == 240 * 51
    packed.clear()
    ImageDraw.Draw(image).point((20, 100), fill=(image.tobytes()[100 * 50 + 20] + 1) % 256)
    data = png(image)
    assert packed == [64 * 51]
    assert read(data).tobytes() == image.tobytes()
