"""A picture drawn by sample has the very pixels of the whole one, and its words; what is kept for one is not for the
other."""

from __future__ import annotations

import io
from functools import partial
from importlib import import_module

import pytest
from PIL import Image

from bot.text import texts
from render import Picture, painter, theme
from render.animation import SAMPLED_FRAMES
from render.canvas import Canvas
from render.grid import Box
from render.sampling import sampled
from tests.render.fleet_dice.views import early
from tests.render.test_golden import SHOWN

EVERY = 7


def _rows(picture: Picture, every: int = 1) -> list[bytes]:
    """Every so many-th row of the picture, with every so many-th pixel of it."""
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    assert image.size == (picture.width, picture.height)
    return [
        bytes(band.crop((0, y, image.width, y + 1)).tobytes()[::every])
        for band in image.split()
        for y in range(0, image.height, every)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("place", SHOWN)
def test_a_sample_is_every_nth_pixel_of_the_whole_picture_and_says_the_same(place: str) -> None:
    pictures = import_module(f"tests.render.{place}.pictures")
    for name, language in SHOWN[place].items():
        words = pictures.words_of(language)
        whole = pictures.PICTURES[name](words)
        with sampled(EVERY):
            sample, again = (pictures.PICTURES[name](words) for _ in range(2))
        assert _rows(sample) == _rows(whole, EVERY), name
        assert sample.alt == whole.alt
        assert again == sample
        assert pictures.PICTURES[name](words) == whole


def test_a_sampled_replay_is_as_many_times_smaller_and_has_the_captions_below_its_frames() -> None:
    words, view = texts().words("en").of("fleet_dice"), early(2)

    def replay() -> Picture:
        return painter("fleet_dice").replay([view, view], words, captions=["Anna rolls the dice.", "Ben waits."])

    whole = replay()
    with sampled(EVERY):
        sample = replay()
    assert sample.alt == whole.alt
    assert sample.width * EVERY == pytest.approx(whole.width, abs=EVERY)
    assert sample.height * EVERY == pytest.approx(whole.height, abs=2 * EVERY)
    assert _frames(sample) == 2


def test_a_sampled_replay_has_few_frames_and_says_how_many_the_whole_one_has() -> None:
    words, views = texts().words("en").of("fleet_dice"), [early(2)] * (2 * SAMPLED_FRAMES)
    views[-1] = early(3)

    def replay() -> Picture:
        return painter("fleet_dice").replay(views, words, captions=[str(number) for number in range(len(views))])

    whole = replay()
    with sampled(EVERY):
        sample = replay()
    assert _frames(whole) == len(views)
    assert _frames(sample) == SAMPLED_FRAMES
    assert sample.alt == whole.alt
    assert sample.height * EVERY == pytest.approx(whole.height, abs=2 * EVERY), "the end is there"


def _frames(picture: Picture) -> int:
    found: int = Image.open(io.BytesIO(picture.data)).n_frames  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("every", [1, 2, EVERY])
def test_a_kept_piece_is_sampled_anew_wherever_its_other_pixels_would_be_seen(every: int) -> None:
    shape = ("+ M0,0 L100,50 L0,100 Z",)
    with sampled(every):
        for x in range(2 * EVERY):
            kept, drawn = Canvas(90, 40, theme.PAPER), Canvas(90, 40, theme.PAPER)
            box = Box(x, 3 * x % 5, 60, 30)
            kept.kept(box, "a pennant", partial(kept.shape, shape, box, theme.INK))
            drawn.shape(shape, box, theme.INK)
            assert kept.image.tobytes() == drawn.image.tobytes()
