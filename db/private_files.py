"""Files for their owner's eyes: the database has everybody's hands in it, and the luck of running games.
Where a system has no such rights, as Windows, the folder's own hold."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Generator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path

log = logging.getLogger(__name__)
_OTHERS = 0o077


@contextmanager
def for_owner_only() -> Generator[None]:
    """Whatever this process makes meanwhile is its owner's alone. Programs do this once, for all of their threads."""
    before = os.umask(_OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def keep_private(path: Path, *beside: str) -> None:
    """See to it that nobody but its owner reads a file, nor those whose names are its own and `beside`.

    It is made, empty, if it is not there; those beside it are not. What others could read is said in the log, as is
    what can't be changed. Raises `OSError` when it can't be made.
    """
    if os.name == "nt":
        return
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path)) from None
        for each in (path, *(Path(f"{path}{suffix}") for suffix in beside)):
            _tighten(each)


def _tighten(path: Path) -> None:
    try:
        mode = path.stat().st_mode
        if not mode & _OTHERS or not stat.S_ISREG(mode):
            return
        path.chmod(stat.S_IMODE(mode) & ~_OTHERS)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("other users of this machine may read %s, and it can't be changed: %s", path, error.strerror)
    else:
        log.warning("other users of this machine could read %s; from now on its owner alone can", path)
