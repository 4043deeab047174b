"""Pictures drawn by sample: of all their pixels only every n-th of every n-th row, for who draws many and looks at few.
Only `render.canvas` knows which they are. What is measured, fitted and shaped is the same; so are the alt texts.
A sample of a replay has a few of its frames (`render.animation`)."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_EVERY: Final[ContextVar[int]] = ContextVar("every", default=1)


def sampling() -> int:
    """Every which pixel is drawn now; 1 is all of them."""
    return _EVERY.get()


@contextmanager
def sampled(every: int) -> Generator[None]:
    """Pictures drawn inside the `with` have every so many-th pixel of what they would be, from their corner on."""
    token = _EVERY.set(every)
    try:
        yield
    finally:
        _EVERY.reset(token)
