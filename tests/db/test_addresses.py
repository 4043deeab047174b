"""Database addresses: what each form means, and that what can't be done as it is meant is told without the password."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db.addresses import connecting, database_path, parse_url, shown, sqlite_url
from db.errors import StoreError

SECRET = "s3cret"


def dsn(address: str) -> str:
    return connecting(parse_url(address), 10).dsn


@pytest.mark.parametrize(
    ("address", "reads"),
    [
        ("postgres://ann:pw@db.example/games", "postgresql://ann:pw@db.example/games"),
        ("postgresql+asyncpg://ann@db.example:6543/games", "postgresql://ann@db.example:6543/games"),
        ("postgresql+psycopg2://ann@db.example", "postgresql://ann@db.example"),
        ("postgresql://", "postgresql://"),
        ("postgresql:///games", "postgresql:///games"),
        ("postgresql://ann:a%40b%2Fc%25@h/d", "postgresql://ann:a%40b%2Fc%25@h/d"),
        ("postgresql://ann:a@b@h/d", "postgresql://ann:a%40b@h/d"),  # only the last @ ends it
        ("postgresql://ann:50%off@h/d", "postgresql://ann:50%25off@h/d"),
        ("postgresql://[::1]/d", "postgresql://[::1]/d"),
        ("postgresql://ann@[2001:db8::1]:5433/d", "postgresql://ann@[2001:db8::1]:5433/d"),
        ("postgresql:///d?host=::1&port=5433", "postgresql://[::1]:5433/d"),
        ("postgresql://a:5433,b,[::1]:5434/d", "postgresql://a:5433,b,[::1]:5434/d"),
        ("postgresql://a,b/d?port=5433", "postgresql://a:5433,b:5433/d"),
        ("postgresql:///d?host=a,b&port=5433,5434", "postgresql://a:5433,b:5434/d"),
        ("postgresql://ann@/d?host=/run/postgresql", "postgresql://ann@%2Frun%2Fpostgresql/d"),
        ("postgresql://ann@%2Frun%2Fpostgresql:5433/d", "postgresql://ann@%2Frun%2Fpostgresql:5433/d"),
        ("postgresql://ann@/d?host=/cloudsql/harbor:north:quay", "postgresql://ann@%2Fcloudsql%2Fharbor%3Anorth%3Aquay/d"),
        ("postgresql:///?user=ann&password=a+b&dbname=d&host=h", "postgresql://ann:a%2Bb@h/d"),
        ("postgresql://:5433/d", "postgresql:///d?port=5433"),  # the driver looks for a socket of this number
        ("postgresql://:5433/d?host=h", "postgresql://h:5433/d"),
        ("postgresql://a/d?host=b", "postgresql://b/d"),  # what stands behind the question mark counts
        ("postgresql://a:5433/d?host=b,c", "postgresql://b:5433,c:5433/d"),
        ("postgresql://a:5433,b:5434/d?port=6", "postgresql://a:6,b:6/d"),
        ("postgresql://a:5433,b:5434/d?host=c,::1", "postgresql://c:5433,[::1]:5434/d"),
        ("postgresql://ann:a@h/d?user=ben&password=b&dbname=e", "postgresql://ben:b@h/e"),
        ("postgresql://ann:a@h:5433/d?user=&password=&port=&dbname=&host=", "postgresql://"),
        ("postgresql://a,b/d?sslmode=require", "postgresql://a,b/d?sslmode=require"),
        ("postgresql://h/d?sslmode=require", "postgresql://h/d?sslmode=require"),
        ("postgresql://h/d?ssl=require&sslnegotiation=direct", "postgresql://h/d?sslnegotiation=direct&sslmode=require"),
        ("postgresql://h/d?sslrootcert=system&sslnegotiation=direct", "postgresql://h/d?sslnegotiation=direct"),
        ("postgresql://h/d?sslmode=disable&sslmode=prefer", "postgresql://h/d?sslmode=prefer"),
        ("postgresql://h/d?ssl=true", "postgresql://h/d?sslmode=require"),
        ("postgresql://h/d?ssl=require", "postgresql://h/d?sslmode=require"),
        ("postgresql://h/d?channel_binding=prefer&gssencmode=disable", "postgresql://h/d"),
        ("postgresql://h/d?target_session_attrs=read-write", "postgresql://h/d?target_session_attrs=read-write"),
        ("postgresql://h/d?application_name=a@b", "postgresql://h/d"),
    ],
)  # fmt: skip
def test_an_address_of_postgresql_is_read_as_libpq_does(address: str, reads: str) -> None:
    pytest.importorskip("asyncpg")
    assert dsn(address) == reads


def test_what_the_server_is_told_and_how_long_it_is_waited_for() -> None:
    pytest.importorskip("asyncpg")
    options = "options=-c%20search_path%3Dquay&fallback_application_name=quay"
    way = connecting(parse_url(f"postgresql://h/d?{options}&connect_timeout=3"), 10)
    assert way.server_settings == {"options": "-c search_path=quay", "application_name": "quay"}
    assert way.timeout == 3
    assert connecting(parse_url("postgresql://h/d"), 10).timeout == 10
    assert connecting(parse_url("postgresql://h/d?connect_timeout=1"), 10).timeout == 1
    assert connecting(parse_url("postgresql://h/d?connect_timeout=0"), 10).timeout is None
    assert connecting(parse_url("postgresql://h/d?prepared_statement_cache_size=0"), 10).statement_cache == 0
    assert connecting(parse_url("postgresql://h/d?sslrootcert=system"), 10).trust_the_system


@pytest.mark.parametrize(
    ("rest", "why"),
    [
        ("h/d?sslmode=no-verify", "sslmode in .* may be disable, allow, prefer, require"),
        ("h/d?channel_binding=require", "leave it out, and let sslmode=verify-full"),
        ("h/d?sslrootcert=/no/such/file.crt", "sslrootcert in .* not there"),
        (f"h/d?sslrootcert={'A' * 5000}", "sslrootcert in .* not there"),
        ("h/d?sslrootcert=system&sslmode=require", "sslmode=verify-full only"),
        ("h/d?target_session_attrs=best", "target_session_attrs"),
        ("h/d?connect_timeout=soon", "connect_timeout in .* number"),
        ("h/d?keepalives_idle=30", "keepalives_idle in .* not understood"),
        ("h/d?pgbouncer=true", "pgbouncer in .* not understood"),
        ("h/d?sslmode", "name=value"),
        ("h:five/d", "a number from 1 to 65535"),
        ("h:70000/d", "a number from 1 to 65535"),
        ("a,,b/d", "no host"),
        ("a,/d", "no host"),
        ("a,b/d?port=1,2,3", "one port for all hosts"),
        ("a:1,b:2/d?host=c", "one port for all hosts"),
        ("[::1/d", "a host of PostgreSQL"),
        ("h/d%00", "%00"),
        ("h/d%ff", "UTF-8"),
        ("h/d\n", "not a database address"),
    ],
)
def test_what_can_not_be_done_as_it_is_meant_is_told_in_a_sentence_without_the_password(rest: str, why: str) -> None:
    pytest.importorskip("asyncpg")
    with pytest.raises(StoreError, match=why) as refused:
        parse_url(f"postgresql://ann:{SECRET}@{rest}")
    assert SECRET not in str(refused.value)


@pytest.mark.parametrize(
    "password", ["a/s3cret", "a?s3cret=b", "5?s3cret=b", "a?s3cret", "a#s3cret/", "%ffs3cret", "5432/s3cret"]
)
def test_a_password_with_signs_that_must_be_encoded_is_not_told_either(password: str) -> None:
    pytest.importorskip("asyncpg")
    with pytest.raises(StoreError, match=r"written|UTF-8") as refused:
        parse_url(f"postgresql://ann:{password}@h/d")
    assert SECRET not in str(refused.value)


def test_what_may_be_a_piece_of_a_password_is_no_name_to_be_told() -> None:
    pytest.importorskip("asyncpg")
    with pytest.raises(StoreError, match="are written") as refused:
        parse_url("postgresql://ann:5?secret=b@h/d")
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("ann:pw@h:5433/d", "ann:***@h:5433/d"),
        ("/d", "/d"),
        ("a,b/d", "/d?host=a%2Cb"),
        ("a:1,b:2/d", "/d?host=a%2Cb&port=1%2C2"),
        ("ann@%2Frun%2Fpostgresql/d", "ann@/d?host=%2Frun%2Fpostgresql"),
    ],
)
def test_an_address_is_shown_with_its_places(address: str, told: str) -> None:
    pytest.importorskip("asyncpg")
    assert shown(parse_url(f"postgresql://{address}")) == f"postgresql+asyncpg://{told}"


@pytest.mark.parametrize("where", ["ann:s3cret@h/d", "h/d?password=s3cret", "h/d?sslpassword=s3cret"])
def test_an_address_is_shown_without_its_passwords(where: str) -> None:
    pytest.importorskip("asyncpg")
    told = shown(parse_url(f"postgresql://{where}"))
    assert SECRET not in told
    assert "h" in told


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("sqlite:///quay.sqlite3", "quay.sqlite3"),
        ("sqlite+aiosqlite:///quay/games.sqlite3", "quay/games.sqlite3"),
        ("sqlite:///../quay.sqlite3", "../quay.sqlite3"),
        ("sqlite:////var/lib/quay.sqlite3", "/var/lib/quay.sqlite3"),
        ("sqlite:///my games/the quay.sqlite3", "my games/the quay.sqlite3"),
        ("sqlite:///my%20games/the%3Fquay.sqlite3", "my games/the?quay.sqlite3"),
        ("sqlite:///C:\\quay\\games.sqlite3", "C:\\quay\\games.sqlite3"),
        ("sqlite://", None),
        ("sqlite:///:memory:", None),
    ],
)
def test_a_sqlite_address_names_a_file(address: str, path: str | None) -> None:
    assert database_path(parse_url(address)) == (None if path is None else Path(path))


@pytest.mark.parametrize(
    "address",
    ["sqlite://quay.sqlite3", "sqlite:///quay?mode=ro", "sqlite:///file:quay", "sqlite:///a\0b", "sqlite:///a%00b",
     "sqlite://ann@/quay", "sqlite://:5/quay", "sqlite:/quay", "sqlite", "", "quay.sqlite3", "host=h dbname=d",
     "mysql://h/d", "My Sql://h/d"],
)  # fmt: skip
def test_what_is_no_address_is_said_so(address: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///file"):
        parse_url(address)


def test_a_database_of_another_kind_is_called_by_its_name() -> None:
    with pytest.raises(StoreError, match="mysql is not supported"):
        parse_url("mysql+pymysql://h/d")


@given(st.text(st.characters(exclude_characters="\0", exclude_categories=["Cc", "Cs"]), min_size=1))
def test_a_file_of_any_name_has_an_address(name: str) -> None:
    assert database_path(parse_url(sqlite_url(Path("quay", name)))) == Path("quay", name)


PIECES = st.sampled_from(
    ["postgresql://", "postgres://", "sqlite://", "/", ":", "@", "?", "&", "=", ",", "[", "]", "%", "%2F", "%00", "%ff",
     "5432", "host", "port", "sslmode", "require", "sslrootcert", "system", "ann", "\n", "::1", "+", "options", "é"]
)  # fmt: skip
WRITTEN = st.lists(PIECES | st.text(max_size=5), max_size=14).map("".join)


@given(WRITTEN, st.sampled_from(["", "postgresql://", "sqlite://"]))
def test_whatever_is_written_is_an_address_or_a_sentence(rest: str, scheme: str) -> None:
    try:
        url = parse_url(scheme + rest)
    except StoreError:
        return
    assert shown(url)
    if url.get_backend_name() != "sqlite":
        assert connecting(url, 10).dsn.startswith("postgresql://")
