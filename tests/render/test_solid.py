"""Masks in pieces: all of them together are the mask, and what is drawn with them is what Pillow draws with it."""

from __future__ import annotations

import pytest
from PIL import Image

from render import path, theme
from render.canvas import Canvas
from render.grid import Box
from render.icons import ICONS
from render.solid import pieces

RING = ("~9 O50,50,40",)
SQUARE = ("+ M0,0 L100,0 L100,100 L0,100 Z",)


def _put_together(mask: Image.Image) -> Image.Image:
    whole = Image.new("L", mask.size)
    for box, solid in pieces(mask):
        assert whole.crop(box.corners).getbbox() is None, "pieces don't overlap"
        whole.paste(255 if solid else mask.crop(box.corners), box.corners)
    return whole


@pytest.mark.parametrize("size", [(20, 20), (90, 40), (41, 173), (300, 300)])
@pytest.mark.parametrize("shape", [ICONS["disc"], ICONS["boat"], ICONS["ring"], RING, SQUARE, ("- O50,50,9",)])
def test_the_pieces_of_a_mask_are_the_mask(shape: path.Shape, size: tuple[int, int]) -> None:
    mask = path.mask(shape, *size)
    assert _put_together(mask).tobytes() == mask.tobytes()


def test_most_of_a_large_disc_is_solid_and_a_small_one_stays_whole() -> None:
    large, small = path.mask(ICONS["disc"], 300, 300), path.mask(ICONS["disc"], 30, 30)
    soft = sum(box.w * box.h for box, solid in pieces(large) if not solid)
    assert soft < 300 * 300 / 5
    assert pieces(small) == ((Box(0, 0, 30, 30), False),)


@pytest.mark.parametrize("size", [24, 60, 200])
@pytest.mark.parametrize("x", [-30, 5, 90])
def test_a_shape_is_drawn_as_through_its_mask_also_where_the_picture_ends(size: int, x: int) -> None:
    canvas, plain = Canvas(120, 110, theme.PAPER), Image.new("RGB", (120, 110), theme.PAPER)
    canvas.shape(ICONS["disc"], Box(x, 7, size, size), theme.INK)
    plain.paste(theme.INK, (x, 7), path.mask(ICONS["disc"], size, size))
    assert canvas.image.tobytes() == plain.tobytes()


@pytest.mark.parametrize(("w", "h"), [(20, 12), (119, 100), (60, 119)])
def test_a_small_box_with_round_corners_is_drawn_as_it_is_on_a_larger_one(w: int, h: int) -> None:
    """Its pieces, which are put down one by one, against four corners and what lies between them."""
    small, large = Canvas(140, 140, theme.PAPER), Canvas(300, 300, theme.PAPER)
    small.rounded(Box(9, 9, w, h), 5, theme.BOX, theme.INK, 2)
    large.rounded(Box(9, 9, w + 130, h + 130), 5, theme.BOX, theme.INK, 2)
    for x, y in ((0, 0), (w - 6, 0), (0, h - 6), (w - 6, h - 6)):
        corner = Box(9 + x, 9 + y, 6, 6)
        there = corner.moved(130 if x else 0, 130 if y else 0)
        assert small.image.crop(corner.corners).tobytes() == large.image.crop(there.corners).tobytes()


@pytest.mark.parametrize("zoom", [1, 9 / 7])
@pytest.mark.parametrize(("w", "h"), [(140, 30), (121, 121), (400, 260), (30, 200)])
def test_a_panel_is_its_shadow_with_the_sheet_upon_it(w: int, h: int, zoom: float) -> None:
    panel, both = Canvas(500, 400, theme.PAPER, zoom=zoom), Canvas(500, 400, theme.PAPER, zoom=zoom)
    box = Box(11, 17, w, h)
    panel.panel(box, theme.BOX)
    both.rounded(box.moved(3, 5), theme.RADIUS_PANEL, theme.SHADOW)
    both.rounded(box, theme.RADIUS_PANEL, theme.BOX, theme.LINE, 1.6)
    assert panel.image.tobytes() == both.image.tobytes()
