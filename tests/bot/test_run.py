"""`quayside run` when it can't start: one clear message each, and no traceback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import discord
import msgspec
import pytest

from bot import __version__
from bot import run as running
from bot.client import QuaysideClient
from bot.gateway.permissions import NEEDED, PERMISSIONS, invite
from bot.settings import Settings
from db.addresses import parse_url, shown
from db.errors import SchemaTooNew, StoreError, StoreUnavailable
from db.store import Store

Failing = Callable[[Exception], None]


@pytest.fixture
def login_fails(monkeypatch: pytest.MonkeyPatch) -> Failing:
    def failing(error: Exception) -> None:
        async def start(*_: object) -> None:
            raise error

        monkeypatch.setattr(QuaysideClient, "login", start)

    return failing


def _settings(folder: Path) -> Settings:
    return Settings(discord_token="a.wrong.token", database_url=f"sqlite:///{folder}/games.sqlite3")


def test_without_a_token_it_says_how_to_get_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert running.run(Settings()) == 2
    _says_how(capsys.readouterr().err)


@pytest.mark.slow
def test_a_refused_token_is_named_and_it_says_how_to_get_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], login_fails: Failing
) -> None:
    login_fails(discord.LoginFailure("Improper token has been passed."))
    assert running.run(_settings(tmp_path)) == 2
    said = capsys.readouterr().err
    assert "refuses" in said
    assert "a.wrong.token" not in said
    _says_how(said)


def test_a_damaged_database_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games.sqlite3").write_bytes(b"no database at all, but long enough to be looked at" * 40)
    assert running.run(_settings(tmp_path)) == 2
    said = capsys.readouterr().err
    assert "database can't be used" in said
    assert f"({tmp_path}/games.sqlite3)" in said


def test_no_address_of_a_server_is_told_with_its_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_(*_: object) -> None:
        raise StoreUnavailable("down", "no answer")

    monkeypatch.setattr(Store, "open", open_)
    settings = msgspec.structs.replace(_settings(tmp_path), database_url="postgresql://quay:secret@db/quayside")
    assert running.run(settings) == 1
    assert "secret" not in capsys.readouterr().err


@pytest.mark.slow
def test_the_start_is_one_line_with_the_version_and_the_database(
    tmp_path: Path, login_fails: Failing, caplog: pytest.LogCaptureFixture
) -> None:
    login_fails(discord.LoginFailure("Improper token has been passed."))
    with caplog.at_level("INFO"):
        running.run(_settings(tmp_path))
    assert f"Quayside {__version__} on {tmp_path}/games.sqlite3" in caplog.messages


def test_the_password_of_a_server_stands_not_in_it() -> None:
    pytest.importorskip("asyncpg")
    said = shown(parse_url("postgresql://quay:s3cret@db/quayside?sslpassword=s3cret&password=s3cret2&passfile=pg"))
    assert "s3cret" not in said
    assert "db/quayside" in said


@pytest.mark.parametrize(("error", "code"), [(StoreUnavailable("down", "no answer"), 1), (SchemaTooNew("0099"), 2)])
def test_the_exit_code_tells_a_database_that_may_come_back_from_one_that_somebody_must_see_to(
    error: StoreError, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_(*_: object) -> None:
        raise error

    monkeypatch.setattr(Store, "open", open_)
    assert running.run(_settings(tmp_path)) == code


def test_the_invite_link_asks_for_what_the_message_names_and_no_more() -> None:
    assert PERMISSIONS.value.bit_count() == len(NEEDED)
    assert all(getattr(PERMISSIONS, name) for name in NEEDED)
    assert f"permissions={PERMISSIONS.value}" in invite(1)


def _says_how(said: str) -> None:
    assert "https://discord.com/developers/applications" in said
    assert f"permissions={PERMISSIONS.value}" in said
    for permission in NEEDED.values():
        assert permission in said
