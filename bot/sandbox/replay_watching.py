"""A pretend person who asks for the replay of a finished game and looks at what comes. How games get finished stands in
`autoplay.py`."""

from __future__ import annotations

import io

from PIL import Image, ImageSequence, UnidentifiedImageError

from bot.sandbox.autoplay import Stuck, controls
from bot.sandbox.people import Person, ShownMessage
from render.caption import STRIP

PATIENCE_S = 120.0
"""A process must start and draw every turn of the game, on whatever machine this is."""


async def watched(person: Person, final: ShownMessage) -> int:
    """Press for the replay below the final scoring; the number of its frames. Raises `Stuck` with what is wrong."""
    offered = controls(final, "@replay")
    if not offered:
        raise Stuck("there is no button for the replay below the final scoring")
    try:
        shown = await (await person.press(final, offered[0])).reply(PATIENCE_S)
    except TimeoutError as error:
        raise Stuck(f"the replay was asked for and did not come: {error or 'nobody answered'}") from error
    if not shown.pictures:
        raise Stuck(f"the replay was asked for, and this came instead: {shown.text}")
    return frames_of(await person.fetch(shown.pictures[0]["url"]))


def frames_of(file: bytes) -> int:
    """The number of frames of an animation in which something happens; captions alone don't count.

    Raises `Stuck` with what is wrong.
    """
    try:
        with Image.open(io.BytesIO(file)) as image:
            frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(image)]
    except (UnidentifiedImageError, OSError) as error:
        raise Stuck(f"the replay is no image: {error}") from error
    if len(frames) < 2:
        raise Stuck("the replay is no animation: it has one frame")
    if len({frame.crop((0, 0, frame.width, frame.height - STRIP)).tobytes() for frame in frames}) < 2:
        raise Stuck(f"the replay has {len(frames)} frames, and all of them show the same")
    return len(frames)
