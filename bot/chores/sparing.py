"""Work on one of several things, such that the others are done whatever becomes of it."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager

from bot.errors import Sorry
from db.errors import StoreUnavailable

log = logging.getLogger(__name__)


@contextmanager
def sparing(what: str) -> Generator[None]:
    """What goes wrong inside is logged, and who follows goes on with the next thing. `what` names the work in the log.

    A database that can't be used is no matter of one thing: `StoreUnavailable` is raised.
    """
    try:
        yield
    except StoreUnavailable:
        raise
    except Sorry as sorry:  # what is set aside was told of when it was
        log.info("%s is left out: %s", what, sorry)
    except Exception:
        log.exception("%s is left out", what)
