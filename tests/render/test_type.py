"""Fonts: coverage of the languages, fitting, wrapping, names in other scripts."""

from __future__ import annotations

from math import ceil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw, ImageFont

import render
from render.theme import FLOOR
from render.type import ELLIPSIS, Face, drawable, fit, text_mask, text_width, wrap

GERMAN = "ÄÖÜäöüß„“‚‘–…·×0123456789€éè%&!?"


@pytest.mark.parametrize("face", Face)
def test_every_face_has_all_german_letters(face: Face) -> None:
    assert drawable(GERMAN, face) == GERMAN


@pytest.mark.parametrize("face", Face)
def test_umlauts_keep_their_dots(face: Face) -> None:
    plain, _, top = text_mask("U", face, 20)
    dotted, _, dotted_top = text_mask("Ü", face, 20)
    assert dotted.height > plain.height
    assert dotted_top < top


@pytest.mark.parametrize("name", ["Łukasz Żak", "Дмитрий", "Ελένη", "Nguyễn Thị", "Ævar Þórsson"])
def test_names_in_other_scripts_are_drawn_with_borrowed_letters(name: str) -> None:
    assert drawable(name) == name
    assert text_width(name, Face.TITLE, 20) > 0


@pytest.mark.parametrize("face", Face)
def test_letters_side_by_side_are_what_pillow_draws_at_once(face: Face) -> None:
    family, weight = face.value
    path = Path(render.__file__).parent / "fonts" / f"{family}-latin-{weight}-normal.woff2"
    for size in (8, 14, 17, 25, 58):
        font = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
        for text in ("AVATAR fj, Tür", "×3 · 14–19", "„Größe“ rf'", "WAV/To: ÄÖ", "  i  "):
            whole = Image.new("L", (1000, 200), 0)
            ImageDraw.Draw(whole).text((20, 100), text, fill=255, font=font, anchor="ls")
            stencil, dx, dy = text_mask(text, face, size)
            ours = Image.new("L", whole.size, 0)
            ours.paste(stencil, (20 + dx, 100 + dy))
            assert ours.tobytes() == whole.tobytes(), (text, size)
            assert stencil.getbbox() == (0, 0, *stencil.size)
            assert text_width(text, face, size) == font.getlength(text)


def test_letters_of_several_fonts_stand_side_by_side() -> None:
    widths = [text_width(part, Face.TITLE, 20) for part in ("Ada ", "Дм", " é")]
    assert text_width("Ada Дм é", Face.TITLE, 20) == sum(widths)
    stencil, dx, _ = text_mask("Ada Дм é", Face.TITLE, 20)
    last, last_dx, _ = text_mask("é", Face.TITLE, 20)
    assert dx + stencil.width - last_dx - last.width == sum(widths) - text_width("é", Face.TITLE, 20)


def test_what_no_font_has_is_left_out() -> None:
    assert drawable("⚓ Anna 🦀 漢字") == "Anna"
    assert drawable("🦀🦀") == ""


@pytest.mark.slow
@given(st.text(max_size=40), st.integers(0, 300), st.integers(8, 60))
def test_fitted_text_is_never_wider_than_its_room(text: str, width: int, size: int) -> None:
    fitted, smaller = fit(text, Face.LABEL, size, width)
    assert min(size, FLOOR) <= smaller <= size
    assert text_width(fitted, Face.LABEL, smaller) <= width


def test_text_gets_smaller_before_it_is_cut() -> None:
    word = "Meeresfrüchtebuffet"
    width = ceil(text_width(word, Face.NAME, 16))
    assert fit(word, Face.NAME, 20, width) == (word, 16)
    cut, size = fit(word, Face.NAME, 20, 60)
    assert size == FLOOR
    assert cut.endswith("…")
    assert word.startswith(cut[:-1])


@pytest.mark.slow
@given(st.text("abcäöü -", max_size=80), st.integers(20, 200), st.integers(1, 4))
def test_wrapped_lines_are_few_and_narrow_enough(text: str, width: int, lines: int) -> None:
    rows, size = wrap(text, Face.TEXT, 18, width, lines)
    assert len(rows) <= lines
    assert all(text_width(row, Face.TEXT, size) <= width for row in rows)


def test_wrapping_breaks_between_words() -> None:
    rows, size = wrap("Once per dice phase you may reroll", Face.TEXT, 16, 130, 3)
    assert size == 16
    assert " ".join(rows) == "Once per dice phase you may reroll"
    assert len(rows) > 1


def test_a_single_word_that_is_too_long_is_cut_and_leaves_no_empty_line() -> None:
    rows, size = wrap("Holdinggesellschaft", Face.LABEL, 15, 60, 2)
    assert len(rows) == 1
    assert rows[0].endswith(ELLIPSIS)
    assert size == FLOOR
