"""The log: nothing in it lets a reader act as the bot or answer somebody's interaction."""

from __future__ import annotations

import logging
import sys

import pytest

from bot.logs import FORMAT, DiscreetFormatter, start_logging

TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTo-_x.Yz"
BOT_TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GabcdE", "x" * 38))


def _written(message: str, *args: object, error: BaseException | None = None) -> str:
    info = (type(error), error, error.__traceback__) if error is not None else None
    return DiscreetFormatter(FORMAT).format(
        logging.LogRecord("discord.http", logging.WARNING, __file__, 1, message, args, info)
    )


@pytest.mark.parametrize("route", ["webhooks/42/{}/messages/@original", "interactions/42/{}/callback"])
def test_a_rate_limited_answer_is_logged_without_its_interaction_token(route: str) -> None:
    address = "https://discord.com/api/v10/" + route.format(TOKEN)
    written = _written("We are being rate limited. %s %s responded with 429.", "PATCH", address)
    assert TOKEN not in written
    assert "/42/[token]" in written
    assert "PATCH" in written


def test_a_traceback_is_logged_without_tokens() -> None:
    try:
        raise OSError(f"no way to /webhooks/42/{TOKEN} as {BOT_TOKEN}")
    except OSError as error:
        written = _written("it broke", error=error)
    assert "OSError" in written
    assert TOKEN not in written
    assert BOT_TOKEN not in written


def test_what_is_no_secret_stays_as_it_is() -> None:
    assert _written("game %s of channel %s", "xkf88ros0d", 123456789012345678).endswith(
        "game xkf88ros0d of channel 123456789012345678"
    )


def test_the_command_line_logs_discreetly(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.Logger("root")
    monkeypatch.setattr(logging, "root", root)
    start_logging("INFO")
    (handler,) = root.handlers
    assert isinstance(handler.formatter, DiscreetFormatter)
    assert isinstance(handler, logging.StreamHandler)
    assert handler.stream is sys.stderr
