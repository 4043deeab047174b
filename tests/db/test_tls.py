"""A real PostgreSQL that speaks TLS, with certificates made here: what each `sslmode` lets in, and what it refuses."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest
from sqlalchemy import text

from bot.__main__ import main
from db.errors import StoreError
from db.store import Store

pytestmark = [pytest.mark.postgresql, pytest.mark.skipif(os.name == "nt", reason="there is no such server there")]
PASSWORD = "p@ss/wörd?#%:"
USER = "postgres" if os.name != "nt" and os.geteuid() == 0 else None
"""PostgreSQL refuses to run as root."""


class Harbor(msgspec.Struct, frozen=True):
    """The port of a server on this machine that takes no connection without TLS, and where the certificates are."""

    port: int
    folder: Path

    def url(self, query: str = "", host: str = "localhost") -> str:
        return f"postgresql://ann:{quote(PASSWORD, safe='')}@{host}:{self.port}/postgres?{query}"

    def trusted(self, who: str = "ours") -> str:
        return f"sslrootcert={quote(str(self.folder / who), safe='')}.crt"


def _programs() -> Path | None:
    """Where the programs of a PostgreSQL are that was made with OpenSSL: the one that is installed on this machine."""
    if shutil.which("openssl") is None:
        return None
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    given = shutil.which("pg_ctl")
    return found[-1] if found else Path(given).parent if given else None


def _certificates(folder: Path) -> None:
    """Two authorities, and a certificate from the first for the name localhost."""
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]

    def openssl(*words: str) -> None:
        subprocess.run(["openssl", "req", "-x509", *key, *words], cwd=folder, check=True, capture_output=True)

    for who in ("ours", "others"):
        openssl("-keyout", f"{who}.key", "-out", f"{who}.crt", "-subj", f"/CN={who}")
    openssl(
        *(
            "-keyout",
            "server.key",
            "-out",
            "server.crt",
            "-subj",
            "/CN=harbor",
            "-CA",
            "ours.crt",
            "-CAkey",
            "ours.key",
        ),
        *("-addext", "subjectAltName=DNS:localhost", "-addext", "basicConstraints=critical,CA:FALSE"),
    )


@pytest.fixture(scope="module")
def harbor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbor]:
    """A server with TLS."""
    pytest.importorskip("asyncpg")
    programs = _programs()
    if programs is None:
        pytest.skip("no PostgreSQL is installed on this machine, or no openssl")
    folder = Path(subprocess.check_output(["mktemp", "-d", "/tmp/quayside-tls-XXXX"], text=True, user=USER).strip())
    certificates = tmp_path_factory.mktemp("certificates")
    _certificates(certificates)

    def run(program: str, *words: str) -> str:
        done = subprocess.run(
            [programs / program, "-D", folder / "data", *words],
            capture_output=True,
            text=True,
            check=False,
            cwd=folder,
            user=USER,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    for name in ("server.crt", "server.key"):
        shutil.copy(certificates / name, folder / name)
        (folder / name).chmod(0o600)
        if USER is not None:
            shutil.chown(folder / name, USER)
    (folder / "password").write_text(PASSWORD)
    (folder / "password").chmod(0o644)
    run("initdb", "-U", "ann", "--encoding=utf8", "--auth=scram-sha-256", f"--pwfile={folder / 'password'}")
    if run("postgres", "-C", "ssl_library").strip() != "OpenSSL":
        pytest.skip("this PostgreSQL was made without TLS")
    (folder / "data" / "pg_hba.conf").write_text("hostssl all all 127.0.0.1/32 scram-sha-256\n")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {
        "listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder, "fsync": "off",
        "ssl": "on", "ssl_cert_file": folder / "server.crt", "ssl_key_file": folder / "server.key",
    }  # fmt: skip
    with (folder / "data" / "postgresql.conf").open("a") as file:
        file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())
    run("pg_ctl", "-w", "-l", str(folder / "log"), "start")
    yield Harbor(port, certificates)
    run("pg_ctl", "-w", "-m", "immediate", "stop")
    shutil.rmtree(folder)


@pytest.fixture(autouse=True)
def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is taken from this user's own files: root.crt, .pgpass."""
    monkeypatch.setenv("HOME", str(tmp_path))


async def told(url: str, question: str) -> object:
    async with await Store.open(url) as store:
        assert await store.enter()
        return await store.read(lambda connection: connection.execute(text(question)).scalar_one())


ENCRYPTED = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"


@pytest.mark.parametrize("mode", ["allow", "prefer", "require", "verify-ca", "verify-full"])
async def test_the_way_to_the_database_is_encrypted(harbor: Harbor, mode: str) -> None:
    assert await told(harbor.url(f"sslmode={mode}&{harbor.trusted()}"), ENCRYPTED)


@pytest.mark.parametrize("query", ["", "sslmode=require", "ssl=true", "sslmode=require&channel_binding=prefer"])
async def test_without_authorities_it_is_encrypted_and_nobody_is_asked_for_a_certificate(
    harbor: Harbor, query: str
) -> None:
    assert await told(harbor.url(query), ENCRYPTED)


async def test_whoever_wants_only_the_authority_proved_may_use_another_name(harbor: Harbor) -> None:
    assert await told(harbor.url(f"sslmode=verify-ca&{harbor.trusted()}", host="127.0.0.1"), ENCRYPTED)


@pytest.mark.parametrize(
    ("host", "query", "why"),
    [
        ("localhost", "sslmode=disable", "no encryption"),
        ("localhost", "sslmode=verify-full&{others}", "CERTIFICATE_VERIFY_FAILED"),
        ("localhost", "sslmode=verify-ca&{others}", "CERTIFICATE_VERIFY_FAILED"),
        ("localhost", "sslmode=require&{others}", "CERTIFICATE_VERIFY_FAILED"),  # as libpq has it
        ("127.0.0.1", "sslmode=verify-full&{ours}", "certificate is not valid for '127.0.0.1'"),
        ("localhost", "sslmode=verify-full", "root certificate file .* does not exist"),
        ("localhost", "sslrootcert=system", "CERTIFICATE_VERIFY_FAILED"),
        ("localhost", "options=-c%20no_such_setting%3D1", "no_such_setting"),
        ("localhost", "target_session_attrs=standby", "standby|satisf"),
    ],
)
async def test_what_is_refused_is_told_in_one_line_without_the_password(
    harbor: Harbor, host: str, query: str, why: str
) -> None:
    filled = query.format(ours=harbor.trusted(), others=harbor.trusted("others"))
    with pytest.raises(StoreError, match=why) as refused:
        await Store.open(harbor.url(filled, host))
    said = str(refused.value)
    assert "\n" not in said
    assert PASSWORD not in said
    assert quote(PASSWORD, safe="") not in said


async def test_the_server_is_told_what_the_address_says(harbor: Harbor) -> None:
    query = "application_name=quay%20one&options=-c%20statement_timeout%3D4321&connect_timeout=5"
    asked = "SELECT current_setting('application_name') || ' ' || current_setting('statement_timeout')"
    assert await told(harbor.url(query), asked) == "quay one 4321ms"


async def test_of_several_hosts_the_one_that_may_be_written_is_taken(harbor: Harbor) -> None:
    url = harbor.url("target_session_attrs=read-write").replace("@localhost", "@127.0.0.1:1,localhost")
    assert await told(url, ENCRYPTED)


def test_everything_is_backed_up_over_tls(harbor: Harbor, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = harbor.url(f"sslmode=verify-full&{harbor.trusted()}")
    asyncio.run(told(source, ENCRYPTED))  # its tables are there, whichever test is first
    assert main(["backup", "--from", source, str(tmp_path / "backup.sqlite3")]) == 0
    printed = capsys.readouterr()
    assert "read back: all of them arrived" in printed.out
    assert quote(PASSWORD, safe="") not in printed.out
