"""Animated pictures: frames in, one WebP out. Knows nothing of what the frames show."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final, TypeVar

from PIL import Image

from render.canvas import Canvas, Picture
from render.caption import captioned
from render.palette import Palette
from render.sampling import sampling
from render.theme import Color

SIZE_LIMIT: Final = 8_000_000
FRAME_LIMIT: Final = 90
SAMPLED_FRAMES: Final = 5
"""So many of a replay are drawn by sample."""

T = TypeVar("T")
V = TypeVar("V")


def thinned(frames: Sequence[T], most: int = FRAME_LIMIT) -> list[T]:
    """At most `most` of the frames (or of what they are drawn from), evenly taken, first and last among them."""
    if len(frames) <= most:
        return list(frames)
    return [frames[round(i * (len(frames) - 1) / (most - 1))] for i in range(most)]


def replayed(
    views: Sequence[V],
    draw: Callable[[V, V | None], Canvas],
    palette: Palette,
    ground: Color,
    alt: Callable[[int], str],
    captions: Sequence[str] = (),
) -> Picture:
    """A game as an animation: `draw` gets each view with the one shown before it, `alt` how many there are.

    Frames are half the size of what is drawn, and as tall as the tallest, on the ground; in the palette to save memory.
    A sample (see `render.sampling`) has a few of them.
    """
    told = min(len(views), FRAME_LIMIT)
    most = FRAME_LIMIT if sampling() == 1 else SAMPLED_FRAMES
    shown = thinned(views, most)
    earlier: Iterable[V | None] = chain([None], shown)
    frames = [palette.reduce(draw(view, before).image.reduce(2)) for view, before in zip(shown, earlier, strict=False)]
    height = max(frame.height for frame in frames)
    below = palette.colors.index(ground)
    return animated([_taller(frame, height, below) for frame in frames], alt(told), captions=thinned(captions, most))


def _taller(frame: Image.Image, height: int, below: int) -> Image.Image:
    if frame.height == height:
        return frame
    taller = frame.crop((0, 0, frame.width, height))
    taller.paste(below, (0, frame.height, frame.width, height))
    return taller


def animated(
    frames: Sequence[Image.Image],
    alt: str,
    *,
    captions: Sequence[str] = (),
    milliseconds: int = 900,
    last_milliseconds: int = 4000,
    limit: int = SIZE_LIMIT,
) -> Picture:
    """An endless animation of frames of one size; frames are left out to stay within `limit` bytes.

    `captions`, if there are any, stand below the frames, one for each. Raises ValueError without a frame.
    """
    if not frames:
        raise ValueError("an animation needs at least one frame")
    if captions:
        frames = [captioned(frame, caption) for frame, caption in zip(frames, captions, strict=True)]
    kept = thinned(frames, FRAME_LIMIT)
    while True:
        out = io.BytesIO()
        durations = [milliseconds] * (len(kept) - 1) + [last_milliseconds]
        kept[0].save(
            out,
            "WEBP",
            save_all=True,
            append_images=kept[1:],
            duration=durations,
            loop=0,
            quality=60,
            method=1,
        )
        if out.tell() <= limit or len(kept) <= 2:
            return Picture(out.getvalue(), kept[0].width, kept[0].height, alt, "webp")
        kept = thinned(kept, max(2, len(kept) * 3 // 4))
