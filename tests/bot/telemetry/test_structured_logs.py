"""The log: nothing in it lets a reader act as the bot or answer somebody's interaction."""

from __future__ import annotations

import asyncio
import logging
import sys

import msgspec
import pytest

from bot.telemetry.structured_logs import (
    FORMAT,
    DiscreetFormatter,
    JsonFormatter,
    about,
    concerning,
    start_logging,
)

TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTo-_x.Yz"
BOT_TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GabcdE", "x" * 38))


def _written(
    message: str,
    *args: object,
    error: BaseException | None = None,
    formatter: logging.Formatter = DiscreetFormatter(FORMAT),  # noqa: B008 - it keeps nothing
    **facts: str,
) -> str:
    info = (type(error), error, error.__traceback__) if error is not None else None
    record = logging.LogRecord("discord.http", logging.WARNING, __file__, 1, message, args, info)
    vars(record).update(about(**facts) if facts else {})
    return formatter.format(record)


@pytest.mark.parametrize("route", ["webhooks/42/{}/messages/@original", "interactions/42/{}/callback"])
def test_a_rate_limited_answer_is_logged_without_its_interaction_token(route: str) -> None:
    address = "https://discord.com/api/v10/" + route.format(TOKEN)
    written = _written("We are being rate limited. %s %s responded with 429.", "PATCH", address)
    assert TOKEN not in written
    assert "/42/[token]" in written
    assert "PATCH" in written


@pytest.mark.parametrize("formatter", [DiscreetFormatter(FORMAT), JsonFormatter()])
def test_a_traceback_is_logged_without_tokens(formatter: logging.Formatter) -> None:
    try:
        raise OSError(f"no way to /webhooks/42/{TOKEN} as {BOT_TOKEN}")
    except OSError as error:
        written = _written("it broke", error=error, formatter=formatter)
    assert "OSError" in written
    assert TOKEN not in written
    assert BOT_TOKEN not in written


def test_what_is_no_secret_stays_as_it_is() -> None:
    assert _written("game %s of channel %s", "xkf88ros0d", 123456789012345678).endswith(
        "game xkf88ros0d of channel 123456789012345678"
    )


def test_a_line_for_machines_is_one_object_with_what_it_is_about() -> None:
    try:
        raise OSError("two\nlines")
    except OSError as error:
        written = _written("%s broke", "it", error=error, formatter=JsonFormatter(), game="xkf88ros0d", code="a1b2c3")
    assert "\n" not in written
    line = msgspec.json.decode(written)
    assert (line["message"], line["level"], line["logger"]) == ("it broke", "WARNING", "discord.http")
    assert (line["game"], line["code"]) == ("xkf88ros0d", "a1b2c3")
    assert line["at"].endswith("+00:00")
    assert "OSError: two\nlines" in line["traceback"]


async def test_what_is_said_once_is_about_everything_logged_within_and_by_tasks_begun_there() -> None:
    async def beside() -> str:
        await asyncio.sleep(0)
        return _written("beside", game="g2")

    with concerning(interaction=42):
        task = asyncio.create_task(beside())
        assert _written("within").endswith("within [interaction=42]")
    assert _written("afterwards").endswith("afterwards")
    assert (await task).endswith("beside [interaction=42 game=g2]")


def test_facts_stand_behind_the_sentence_and_before_the_traceback() -> None:
    try:
        raise OSError("no way")
    except OSError as error:
        first, *traceback = _written("it broke", error=error, game="g1").split("\n")
    assert first.endswith("it broke [game=g1]")
    assert traceback[-1] == "OSError: no way"


def test_the_command_line_logs_discreetly(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.Logger("root")
    monkeypatch.setattr(logging, "root", root)
    start_logging("INFO")
    (handler,) = root.handlers
    assert isinstance(handler.formatter, DiscreetFormatter)
    assert isinstance(handler, logging.StreamHandler)
    assert handler.stream is sys.stderr


def test_a_logger_that_listens_to_more_prints_no_more(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(logging, "root", root := logging.Logger("root"))
    start_logging("WARNING")
    overheard = logging.Logger("bot.outbox", logging.DEBUG)
    overheard.parent = root
    overheard.info("delivered")
    overheard.warning("refused")
    assert "delivered" not in (printed := capsys.readouterr().err)
    assert "refused" in printed


@pytest.mark.parametrize("library", ["discord", "aiosqlite"])
def test_libraries_that_would_write_hands_into_the_log_are_kept_from_it(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "root", logging.Logger("root"))
    start_logging("DEBUG", "json")
    assert not logging.getLogger(f"{library}.something").isEnabledFor(logging.DEBUG)
