"""The paper: what is drawn stays where it should, and the file holds what was drawn."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render import painter, theme
from render.animation import animated
from render.audit import audit
from render.canvas import ALT_LIMIT, Canvas, shortened_alt
from render.grid import Box, around
from render.marks import corner_ticks, emblem, header, number_disc, pencil_cross, ring, strike
from render.palette import Palette

PALETTE = Palette([theme.PAPER, theme.INK, theme.BOX, theme.CHANGED], [(theme.PAPER, theme.INK)])


def _inked(canvas: Canvas) -> tuple[int, int, int, int] | None:
    ground = Image.new("RGB", canvas.image.size, theme.PAPER)
    from PIL import ImageChops

    return ImageChops.difference(canvas.image, ground).getbbox()


@pytest.mark.parametrize("size", [(30, 30), (119, 40), (400, 60), (500, 500)])
def test_a_rounded_box_fills_its_box_and_nothing_else(size: tuple[int, int]) -> None:
    canvas = Canvas(600, 600, theme.PAPER)
    box = Box(20, 30, *size)
    canvas.rounded(box, 8, theme.BOX, theme.INK, 2)
    assert _inked(canvas) == box.corners
    assert canvas.image.getpixel((box.cx, box.cy)) == theme.BOX
    assert canvas.image.getpixel((box.x, box.cy)) == theme.INK


def test_a_line_goes_through_its_points_and_has_its_width_and_round_ends() -> None:
    canvas = Canvas(100, 60, theme.PAPER)
    canvas.line([(20, 30), (60, 30), (60, 50)], theme.INK, 6)
    assert canvas.image.getpixel((40, 30)) == canvas.image.getpixel((60, 45)) == theme.INK
    assert [canvas.image.getpixel((40, y)) for y in (26, 34)] == [theme.PAPER] * 2
    assert _inked(canvas) == pytest.approx((17, 27, 63, 53), abs=1)


def test_the_ground_shows_through_a_line_by_as_much_as_it_lacks_opacity() -> None:
    canvas = Canvas(40, 20, theme.PAPER)
    canvas.line([(5, 10), (35, 10)], theme.INK, 8, 0.5)
    shown = canvas.image.getpixel((20, 10))
    assert shown == pytest.approx(theme.mix(theme.PAPER, theme.INK, 0.5), abs=1)


def test_a_pattern_fills_its_box_and_goes_on_from_box_to_box() -> None:
    whole, parts = Canvas(60, 40, theme.PAPER), Canvas(60, 40, theme.PAPER)
    stripes = ("~9 M-10,110 L110,-10 M-60,60 L60,-60 M40,160 L160,40",)
    whole.pattern(stripes, Box(7, 5, 41, 30), 16, theme.INK)
    for box in (Box(7, 5, 10, 30), Box(17, 5, 31, 9), Box(17, 14, 31, 21)):
        parts.pattern(stripes, box, 16, theme.INK)
    assert _inked(whole) == (7, 5, 48, 35)
    assert parts.image.tobytes() == whole.image.tobytes()


@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_text_stays_in_its_box_and_is_recorded(align: str) -> None:
    with audit() as placed:
        canvas = Canvas(300, 60, theme.PAPER)
        canvas.text(Box(20, 10, 120, 40), "Meeresfrüchtebuffet und mehr", size=30, align=align)  # type: ignore[arg-type]
    (text,) = placed
    assert text.wanted == "Meeresfrüchtebuffet und mehr"
    assert text.box.holds(text.ink)
    assert text.ground == theme.PAPER
    assert text.color == theme.INK


def test_a_number_too_wide_for_its_disc_widens_the_disc() -> None:
    canvas = Canvas(80, 40, theme.PAPER)
    number_disc(canvas, 40, 20, 1234)
    left, _, right, _ = _inked(canvas) or (0, 0, 0, 0)
    assert right - left > 30


def test_the_same_place_gets_the_same_cross_and_other_places_others() -> None:
    def drawn(place: str) -> bytes:
        canvas = Canvas(40, 40, theme.PAPER)
        pencil_cross(canvas, 20, 20, 30, place)
        return canvas.image.tobytes()

    assert drawn("cod:3") == drawn("cod:3")
    assert len({drawn(f"cod:{i}") for i in range(12)}) > 3


def test_a_strike_is_no_cross() -> None:
    struck, crossed = Canvas(40, 40, theme.PAPER), Canvas(40, 40, theme.PAPER)
    strike(struck, 20, 20, 30, "cod:3")
    pencil_cross(crossed, 20, 20, 30, "cod:3")
    assert struck.image.convert("L").tobytes() != crossed.image.convert("L").tobytes()


def test_ring_and_ticks_lie_around_a_box_and_leave_it_alone() -> None:
    canvas = Canvas(100, 100, theme.PAPER)
    box = around(50, 50, 34)
    ring(canvas, box)
    corner_ticks(canvas, box)
    assert canvas.image.getpixel((50, 50)) == theme.WASH
    assert canvas.image.getpixel((box.x - 3, box.y - 3)) == theme.CHANGED


def test_emblems_differ_without_color() -> None:
    gray: set[bytes] = set()
    for seat in range(len(theme.PLAYERS)):
        canvas = Canvas(48, 48, theme.PAPER)
        emblem(canvas, 24, 24, 44, seat)
        shape = canvas.image.convert("L").crop((12, 12, 36, 36))
        middle = shape.getpixel((12, 12))
        gray.add(bytes(abs(value - int(middle)) < 20 for value in shape.tobytes()))  # type: ignore[arg-type]
    assert len(gray) == len(theme.PLAYERS)


def test_a_header_with_a_long_decision_and_five_deciding_stays_in_its_place() -> None:
    with audit() as placed:
        canvas = Canvas(theme.WIDTH, 200, theme.PAPER)
        header(
            canvas, theme.INK, theme.RING, "10", "Runde von 10", "Einnahme-Phase", "x" * 90, range(5), 500
        )  # fmt: skip
    assert all(text.box.holds(text.ink, 1) for text in placed)
    assert max(text.ink.right for text in placed) <= theme.WIDTH - 500


def test_a_picture_is_a_palette_png_of_its_size() -> None:
    picture = Canvas(50, 40, theme.PAPER).finish(PALETTE, ["A sheet of paper."])
    image = Image.open(io.BytesIO(picture.data))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (50, 40))
    assert image.convert("RGB").getpixel((5, 5)) == theme.PAPER
    assert picture.alt == "A sheet of paper."


def test_flat_colors_survive_the_palette_exactly() -> None:
    image = Image.new("RGB", (4, 1))
    for i, color in enumerate(PALETTE.colors[:4]):
        image.putpixel((i, 0), color)
    reduced = PALETTE.reduce(image).convert("RGB")
    assert [reduced.getpixel((i, 0)) for i in range(4)] == PALETTE.colors[:4]


def test_a_palette_never_has_more_than_256_colors() -> None:
    colors = [(r, g, b) for r in (0, 120, 255) for g in (0, 120, 255) for b in (0, 120, 255)]
    edges = [(a, b) for a in colors for b in colors]
    assert len(Palette(colors, edges).colors) == 256
    with pytest.raises(ValueError, match="257 base colors"):
        Palette([(i, i % 7, i // 256) for i in range(257)], [])


def test_alt_text_is_cut_between_sentences() -> None:
    text = shortened_alt([f"Sentence number {i} stands here." for i in range(200)])
    assert len(text) <= ALT_LIMIT
    assert text.endswith("stands here.")


def test_an_animation_keeps_first_and_last_frame_and_its_limit() -> None:
    frames = [Image.effect_noise((64, 64), 90).convert("RGB") for _ in range(30)]
    whole = animated(frames, "Noise.")
    assert Image.open(io.BytesIO(whole.data)).n_frames == 30  # type: ignore[attr-defined]
    small = animated(frames, "Noise.", limit=len(whole.data) // 3)
    assert len(small.data) <= len(whole.data) // 3
    with pytest.raises(ValueError, match="at least one frame"):
        animated([], "Nothing.")


@pytest.mark.parametrize("game", ["no_such_game", "canvas", "../games", ""])
def test_a_game_without_pictures_is_a_lookup_error(game: str) -> None:
    with pytest.raises(LookupError):
        painter(game)


def test_a_word_that_was_cut_in_a_paragraph_is_recorded_as_cut() -> None:
    with audit() as placed:
        Canvas(300, 60, theme.PAPER).paragraph(Box(0, 0, 60, 60), "Holdinggesellschaft", size=15)
    (cut,) = placed
    assert cut.wanted == "Holdinggesellschaft"
    assert cut.text != cut.wanted
