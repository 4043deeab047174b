"""What is written to the log, and what never is: libraries name addresses in which interaction tokens stand."""

from __future__ import annotations

import logging
import re
from typing import Final

FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_TOKEN_IN_ADDRESS: Final = re.compile(r"/(webhooks|interactions)/(\d+)/[\w.~%-]{16,}")
_BOT_TOKEN: Final = re.compile(r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")


class DiscreetFormatter(logging.Formatter):
    """Writes a record, its traceback included, without the tokens of interactions, webhooks and bots."""

    def format(self, record: logging.LogRecord) -> str:
        text = _TOKEN_IN_ADDRESS.sub(r"/\1/\2/[token]", super().format(record))
        return _BOT_TOKEN.sub("[token]", text)


def start_logging(level: str | int) -> None:
    """Log to stderr from this level on, discreetly."""
    handler = logging.StreamHandler()
    handler.setFormatter(DiscreetFormatter(FORMAT))
    logging.basicConfig(level=level, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)
