"""How much the review of a finished game thinks. All of it is counted, nothing is timed, so that it comes out alike."""

from __future__ import annotations

import msgspec


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat's review may cost in worlds and playouts; a game's `Judge` says what its playouts are worth.

    `looks` decisions are thought about by the strongest player, with `thought` playouts each: half of them where a
    quick player would have chosen otherwise, and that seems dear. Where it would have chosen otherwise as well, or the
    quick player would, `first` worlds tell which gaps may be large; the `measured` largest are measured again in up to
    `worlds` others, and in as many again if they may be large and are only not certain. A gap is shown if it is
    `floor` points at least and `certain` standard errors. The
    game is played with `secrets` other secrets to tell what luck did, and in `course` worlds from every point of the
    curve.
    """

    looks: int = 16
    thought: int = 48
    first: int = 8
    measured: int = 5
    worlds: int = 40
    floor: float = 2.0
    certain: float = 3.0
    secrets: int = 40
    course: int = 8
