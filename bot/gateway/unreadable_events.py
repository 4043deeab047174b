"""Events that can't be read: they are logged, and the connection stays. discord.py itself would end with the first one,
and come back to the same event again and again when Discord has changed something."""

from __future__ import annotations

import logging
from collections.abc import Callable, MutableMapping
from typing import Any

log = logging.getLogger(__name__)
Parse = Callable[[Any], None]
NEEDED = ("READY", "RESUMED")
"""Without these there is no session, so that it must begin anew."""


def log_unreadable(parsers: MutableMapping[str, Parse]) -> None:
    """Let every parser of events but those of the session itself log what it can't read, and go on."""
    for event, parse in list(parsers.items()):
        if event not in NEEDED:
            parsers[event] = _logging(event, parse)


def _logging(event: str, parse: Parse) -> Parse:
    def parsed(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            log.warning("an event %s can't be read: %r", event, error)

    return parsed
