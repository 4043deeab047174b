"""Shapes written as text and the masks made of them."""

from __future__ import annotations

import pytest

from render import path
from render.icons import ICONS
from render.path import outlines, paint


def test_a_filled_box_covers_exactly_its_pixels() -> None:
    mask = paint(("+ M20,20 L80,20 L80,80 L20,80 Z",), 50, 50)
    assert mask.getpixel((25, 25)) == 255
    assert mask.getpixel((5, 5)) == 0
    assert mask.getbbox() in {(10, 10, 40, 40), (10, 10, 41, 41)}


def test_a_cut_takes_away_what_was_filled_before() -> None:
    mask = paint(("+ R0,0,100,100,0", "- O50,50,20"), 40, 40)
    assert mask.getpixel((20, 20)) == 0
    assert mask.getpixel((4, 4)) == 255


def test_a_line_has_its_width() -> None:
    mask = paint(("~20 M0,50 L100,50",), 100, 100)
    column = [mask.getpixel((50, y)) for y in range(100)]
    assert sum(value == 255 for value in column) in range(18, 23)


def test_mirrored_shapes_face_the_other_way() -> None:
    left = paint(("+ M0,0 L40,0 L40,100 L0,100 Z",), 20, 20)
    right = paint(("+ M0,0 L40,0 L40,100 L0,100 Z",), 20, 20, mirrored=True)
    assert left.getpixel((2, 10)) == right.getpixel((17, 10)) == 255
    assert left.getpixel((17, 10)) == right.getpixel((2, 10)) == 0


def test_curves_end_where_they_say() -> None:
    (line,) = outlines("M0,0 C10,90 90,90 100,0")
    assert line[0] == (0, 0)
    assert line[-1] == pytest.approx((100, 0))
    assert max(y for _, y in line) == pytest.approx(67.5, abs=0.5)


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_stays_in_its_square_and_is_seen_at_twenty_pixels(name: str) -> None:
    for layer in ICONS[name]:
        for line in outlines(layer.partition(" ")[2]):
            assert all(-1 <= x <= 101 and -1 <= y <= 101 for x, y in line), layer
    inked = sum(value > 127 for value in path.mask(ICONS[name], 20, 20).tobytes())
    assert inked >= 20


def test_no_two_icons_look_the_same() -> None:
    assert len({path.mask(ICONS[name], 20, 20).tobytes() for name in ICONS}) == len(ICONS)
