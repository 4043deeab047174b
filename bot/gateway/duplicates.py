"""Interactions that Discord delivers twice: this process answers the first delivery and is deaf to the second.

A twin that was answered as well could be played after its person was told that it was not, for the database had been
away for a moment. One that comes to another process, or to this one after a restart, finds its move stored
(`db.errors.DuplicateInteraction`).
"""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from typing import Any

from bot.gateway.unreadable_events import Parse

log = logging.getLogger(__name__)
KEPT = 10_000
"""Interactions remembered: those of minutes, on the busiest of days; a twin comes within seconds."""


def once(parsers: MutableMapping[str, Parse]) -> None:
    """Let an interaction that has arrived before go no further."""
    parse = parsers["INTERACTION_CREATE"]
    heard: dict[str, None] = {}

    def parsed(data: Any) -> None:
        key = str(data["id"])
        if key in heard:
            log.info("interaction %s arrived twice", key)
            return
        heard[key] = None
        if len(heard) > KEPT:
            del heard[next(iter(heard))]
        parse(data)

    parsers["INTERACTION_CREATE"] = parsed
