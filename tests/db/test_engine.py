"""Connections: what they keep to themselves, how many there are, and what their failures are called."""

from __future__ import annotations

import asyncio
from pathlib import Path
from ssl import SSLContext
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from db.addresses import parse_url
from db.engine import (
    named_failures,
    postgres_engine,
    postgres_pool,
    postgres_single,
    sqlite_copier,
    sqlite_migrator,
    sqlite_reader,
    sqlite_writer,
)
from db.errors import Reason, StoreError, StoreUnavailable
from db.postgres import PostgresAccess
from db.store import Store

NOWHERE = "postgresql://nobody@127.0.0.1:1/nothing"
ASKED = text("SELECT :choice FROM nowhere")


def _ask_and_fail(connection: Connection) -> None:
    with pytest.raises(DBAPIError, match="no such table") as failure:
        connection.execute(ASKED, {"choice": "die:cod"})
    assert "die:cod" not in str(failure.value)


async def test_what_people_chose_stands_in_no_failure(tmp_path: Path) -> None:
    url = parse_url(f"sqlite:///{tmp_path}/quay.sqlite3")
    for engine in (sqlite_writer(url), sqlite_migrator(url), sqlite_reader(url, 1)):
        with engine.connect() as connection:
            _ask_and_fail(connection)
        engine.dispose()
    copier = sqlite_copier(url, "BEGIN")
    async with copier.connect() as connection:
        await connection.run_sync(_ask_and_fail)
    await copier.dispose()


def test_on_postgresql_neither() -> None:
    pytest.importorskip("asyncpg")
    for opened in (postgres_pool, postgres_engine, postgres_single):
        assert opened(parse_url(NOWHERE)).sync_engine.hide_parameters, opened.__name__


class Refusal(Exception):
    """What a driver of PostgreSQL raises: a code of five characters, or none."""

    def __init__(self, sqlstate: str | None) -> None:
        super().__init__("refused")
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("25006", "readonly"),  # by its whole code
        ("53100", "full"),
        ("53300", "down"),  # by its class
        ("40001", "locked"),
        ("57P01", "down"),
        ("XX001", "damaged"),
        ("08006", "down"),
        ("42P01", "damaged"),  # a table that is gone is no fault of the game that needs it
    ],
)
def test_trouble_of_a_server_has_a_name(code: str, reason: Reason) -> None:
    with pytest.raises(StoreUnavailable) as refusal, named_failures():
        raise DBAPIError("SELECT", {}, Refusal(code))
    assert (refusal.value.reason, str(refusal.value)) == (reason, f"{reason}: refused")


def test_what_is_outdated_again_when_it_was_prepared_anew_is_called_down() -> None:
    pytest.importorskip("asyncpg")
    dialect = postgres_engine(parse_url(NOWHERE)).dialect
    outdated = dialect.loaded_dbapi.InvalidCachedStatementError("refused")  # as SQLAlchemy makes it, without a code
    with pytest.raises(StoreUnavailable, match="down: refused"), named_failures():
        raise DBAPIError("SELECT", {}, outdated)


@pytest.mark.parametrize("code", ["23505", "42703", "25001", "", None])
def test_a_mistake_of_ours_stays_what_it_is(code: str | None) -> None:
    with pytest.raises(DBAPIError, match="refused"), named_failures():
        raise DBAPIError("SELECT", {}, Refusal(code))


def test_a_connection_that_broke_is_called_down_whatever_the_driver_says() -> None:
    with pytest.raises(StoreUnavailable, match="down: refused"), named_failures():
        raise DBAPIError("SELECT", {}, Refusal("42P01"), connection_invalidated=True)


@pytest.mark.parametrize(
    ("error", "said"), [(OSError("no route"), "down: no route"), (ConnectionResetError(), "down: ConnectionResetError")]
)
def test_a_server_that_can_not_be_reached_says_why_or_at_least_what(error: OSError, said: str) -> None:
    with pytest.raises(StoreUnavailable) as refusal, named_failures():
        raise error
    assert str(refusal.value) == said


async def _refused(monkeypatch: pytest.MonkeyPatch, query: str, error: Exception) -> tuple[dict[str, Any], Exception]:
    """What asyncpg is told to connect with, and what becomes of the error with which it refuses."""
    asyncpg = pytest.importorskip("asyncpg")
    given: dict[str, Any] = {}

    async def connect(**how: Any) -> None:
        given.update(how)
        raise error

    monkeypatch.setattr(asyncpg, "connect", connect)
    engine = postgres_engine(parse_url(f"postgresql://h/d{query}"))
    with pytest.raises((StoreError, DBAPIError)) as refused, named_failures():
        async with engine.connect():
            raise AssertionError("unreachable")
    return given, refused.value


async def test_what_an_address_says_reaches_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    away = OSError("nobody there")
    given, refused = await _refused(monkeypatch, "", away)
    assert ("ssl" in given, "statement_cache_size" in given, str(refused)) == (False, False, "down: nobody there")
    given, _ = await _refused(monkeypatch, "?statement_cache_size=5&sslrootcert=system", away)
    assert given["statement_cache_size"] == 5
    assert isinstance(given["ssl"], SSLContext), "what the machine trusts is trusted"


@pytest.mark.parametrize(
    ("code", "why"),
    [("42704", "it takes nobody who comes with"), ("22023", "it takes nobody who comes with"), ("53300", "down: no")],
)
async def test_a_server_that_takes_no_such_settings_is_told_from_one_in_trouble(
    monkeypatch: pytest.MonkeyPatch, code: str, why: str
) -> None:
    asyncpg = pytest.importorskip("asyncpg")
    error = asyncpg.PostgresError("no entry")
    error.sqlstate = code
    _, refused = await _refused(monkeypatch, "", error)
    assert isinstance(refused, StoreUnavailable) == (code == "53300")
    assert str(refused).startswith(why)


async def test_a_server_that_can_not_be_reached_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncpg = pytest.importorskip("asyncpg")
    asked: list[object] = []

    async def connect(**how: object) -> None:
        asked.append(how)
        raise asyncpg.PostgresError("too many")

    monkeypatch.setattr(asyncpg, "connect", connect)
    access = PostgresAccess(parse_url("postgresql://h/d"))
    with pytest.raises(DBAPIError, match="too many"):
        await access.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
    assert len(asked) == 1
    await access.close()


async def test_of_what_the_driver_says_only_the_first_line_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, refused = await _refused(monkeypatch, "", ValueError("no such service\nhint: ann:s3cret"))
    assert str(refused) == "its address can't be used: no such service"


@pytest.mark.parametrize(
    ("query", "kept"), [("", True), ("&statement_cache_size=0", False), ("&statement_cache_size=5", True)]
)
async def test_a_server_keeps_no_statements_for_who_asks_for_none(postgres_url: str, query: str, kept: bool) -> None:
    engine = postgres_engine(parse_url(f"{postgres_url}{'' if '?' in postgres_url else '?'}{query}"))
    async with engine.connect() as connection:
        await connection.execute(text("SELECT 7"))
        prepared = text("SELECT count(*) FROM pg_prepared_statements WHERE statement = 'SELECT 7'")
        assert (await connection.execute(prepared)).scalar_one() == kept
    await engine.dispose()


async def test_who_waits_too_long_for_a_connection_is_told_so(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.engine.PATIENCE", 1)
    async with await Store.open(postgres_url) as store:
        doze = text("SELECT pg_sleep(3)")
        dozing = [store.write(lambda connection: connection.execute(doze).all()) for _ in range(17)]
        outcomes = await asyncio.gather(*dozing, return_exceptions=True)
    refused = [outcome for outcome in outcomes if isinstance(outcome, StoreUnavailable)]
    assert [outcome.reason for outcome in refused] == ["locked"]
