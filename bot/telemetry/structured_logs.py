"""What is written to the log, and what never is: tokens, the secret of a game's luck, hands, choices.
A line says what happened and what it is about (game, interaction, code), as text for people or as JSON for machines."""

from __future__ import annotations

import logging
import re
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

Format = Literal["text", "json"]
Fact = str | int | float | bool | None
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_TOKEN_IN_ADDRESS: Final = re.compile(r"/(webhooks|interactions)/(\d+)/[\w.~%-]{16,}")
_BOT_TOKEN: Final = re.compile(r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
_TALKATIVE: Final = ("discord", "aiosqlite", "alembic", "PIL")
"""Libraries that write at DEBUG whatever they send or store, people's hands among it."""

_concerned: ContextVar[Mapping[str, Fact]] = ContextVar("_concerned", default={})  # noqa: B039 - never changed


@contextmanager
def concerning(**facts: Fact) -> Generator[None]:
    """All that is logged meanwhile, in tasks begun meanwhile too, is about this."""
    before = _concerned.set({**_concerned.get(), **facts})
    try:
        yield
    finally:
        _concerned.reset(before)


def about(**facts: Fact) -> dict[str, Any]:
    """What a single line is about: `log.info("a sentence", extra=about(game=...))`."""
    return {"about": facts}


def facts_of(record: logging.LogRecord) -> dict[str, Fact]:
    """What a line is about; to be asked where it is logged."""
    return {**_concerned.get(), **getattr(record, "about", {})}


def discreet(text: str) -> str:
    """The text without the tokens of interactions, webhooks and bots; libraries name addresses in which they stand."""
    return _BOT_TOKEN.sub("[token]", _TOKEN_IN_ADDRESS.sub(r"/\1/\2/[token]", text))


class DiscreetFormatter(logging.Formatter):
    """A line for people, its traceback included."""

    def format(self, record: logging.LogRecord) -> str:
        first, *traceback = super().format(record).split("\n")
        facts = " ".join(f"{name}={value}" for name, value in facts_of(record).items())
        return discreet("\n".join([f"{first} [{facts}]" if facts else first, *traceback]))


class JsonFormatter(logging.Formatter):
    """A JSON object a line: `at`, `level`, `logger`, `message`, what it is about, and `traceback` if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        fixed: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line = fixed | facts_of(record) | fixed
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return discreet(msgspec.json.encode(line, enc_hook=str).decode())


def start_logging(level: str | int, format_: Format = "text") -> None:
    """Log to stderr from this level on, discreetly: also what the house logs while all of it is overheard."""
    handler = logging.StreamHandler()
    handler.setLevel(level)
    handler.setFormatter(JsonFormatter() if format_ == "json" else DiscreetFormatter(FORMAT))
    logging.basicConfig(level=level, handlers=[handler])
    logging.captureWarnings(True)
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
    logging.getLogger("alembic").setLevel(logging.WARNING)
