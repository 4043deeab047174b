"""Ids of games: short, unguessable, and telling whether a game is somebody's run of a challenge."""

from __future__ import annotations

import secrets
import string

_SLUG = string.ascii_lowercase + string.digits
_LENGTH = 10
_RUN = "run"


def new_id() -> str:
    """A short unguessable text."""
    return "".join(secrets.choice(_SLUG) for _ in range(_LENGTH))


def new_run_id() -> str:
    """The id of a run's game, by which it is known as one."""
    return _RUN + new_id()


def is_run(game_id: str) -> bool:
    """Whether this game is somebody's run of a challenge: a game like any other, in which nobody is helped."""
    return len(game_id) == len(_RUN) + _LENGTH and game_id.startswith(_RUN)
