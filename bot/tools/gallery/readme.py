"""The pictures of README: a table of each game, and one turn from the call to what came of it.
Drawn from games that computer players played by fixed seeds, so that everybody draws the same ones."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from PIL import Image, ImageOps

from bot.pictures.replays import caption
from bot.text import Words, texts
from bot.tools.gallery.moments import Moment, play
from games.engine import Game, numbered, registry, replay
from render import Picture, painter
from render.animation import animated
from render.theme import INK

NAMES: Final = ("Anna", "Ben", "Carla", "Dora", "Emil")
SEED: Final = "readme"
SEATS: Final[Mapping[str, int]] = {"fleet_dice": 3, "montego_bay": 4, "nusfjord": 3, "captains_gulf": 3}
"""The games that README shows, and how many sit at each table."""
SHARE: Final = 0.6
"""So much of the game is over."""
TURN: Final = "fleet_dice"
"""The game one turn of which README shows, for two."""
LONG: Final = 3
"""So many decisions that turn has at least."""
WIDTH: Final = 700
READ_MS: Final = 3500
"""So long each picture of the turn stands."""


class Turn(msgspec.Struct, frozen=True):
    """One turn of `seat`: from the decision `first` until somebody else decides, before decision number `end`."""

    seat: int
    first: int
    end: int


def readme_pictures() -> Iterator[tuple[str, Picture]]:
    """Each picture with the name of its file."""
    for kind, seats in SEATS.items():
        yield f"{kind}.png", _table(registry()[kind], seats)
    yield "turn.webp", _turn(registry()[TURN])


def _table(game: Game[Any, Any], seats: int) -> Picture:
    moments = play(game, seats, SEED).moments
    moment = moments[round(SHARE * (len(moments) - 1))]
    names = NAMES[:seats]
    return painter(game.id).table(game.view(moment.table, None), texts().words("en").of(game.id, names), names=names)


def _turn(game: Game[Any, Any]) -> Picture:
    """What everybody sees when somebody is called, what that one sees at each decision, and what came of it."""
    names = NAMES[:2]
    words, paint = texts().words("en").of(game.id, names), painter(game.id)
    played = play(game, len(names), SEED)
    turn = next(_turns(game, played.moments, LONG))
    events = replay(game, played.record)[1]  # the first ones are of the beginning
    before, after = (game.view(played.moments[number].table, None) for number in (turn.first, turn.end))
    table = partial(paint.table, words=words, names=names)
    shown = [(table(before), caption(events[turn.first], words))]
    for number in range(turn.first, turn.end):
        moment, (_, choice) = played.moments[number].table, played.record.choices[number]
        options = numbered(game, moment, turn.seat)
        sheet = paint.sheet(game.view(moment, turn.seat), turn.seat, words, names=names, options=options)
        shown.append((sheet, _asked(words, game, moment, turn.seat, options[choice], choice)))
    came = [event for number in range(turn.first, turn.end) for event in events[number + 1]]
    shown.append((table(after, changed=before), caption(came, words)))
    pictures, captions = zip(*shown, strict=True)
    alt = f"A turn of {names[turn.seat]} at {words(f'{game.id}-title')}: " + " ".join(captions)
    return animated(_frames(pictures), alt, captions=captions, milliseconds=READ_MS, last_milliseconds=2 * READ_MS)


def _turns(game: Game[Any, Any], moments: Sequence[Moment], decisions: int) -> Iterator[Turn]:
    """Turns of at least so many decisions, from the middle of the game on, in which nobody else decides."""
    first = round(len(moments) / 2)
    while first < len(moments) - 1:
        waiting = list(game.waiting(moments[first].table))
        end = first
        while end < len(moments) - 1 and list(game.waiting(moments[end].table)) == waiting:
            end += 1
        if len(waiting) == 1 and end - first >= decisions:
            yield Turn(waiting[0], first, end)
        first = max(end, first + 1)


def _asked(words: Words, game: Game[Any, Any], table: Any, seat: int, number: int, choice: str) -> str:
    """The question, and the answer that is pressed."""
    question = words.ask(game.waiting(table)[seat].ask(table))
    return f"{question}  {number} · {words.choice(choice)}"


def _frames(pictures: Sequence[Picture]) -> list[Image.Image]:
    """The pictures as wide as README shows them, each in the middle of a frame as tall as the tallest."""
    scaled: list[Image.Image] = []
    for picture in pictures:
        image = Image.open(io.BytesIO(picture.data)).convert("RGB")
        scaled.append(ImageOps.contain(image, (WIDTH, image.height), Image.Resampling.LANCZOS))
    tallest = max(image.height for image in scaled)
    frames = [Image.new("RGB", (WIDTH, tallest), INK) for _ in scaled]
    for frame, image in zip(frames, scaled, strict=True):
        frame.paste(image, (0, (tallest - image.height) // 2))
    return frames
