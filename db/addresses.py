"""Database addresses, in every form that people write and hosts hand out; those of PostgreSQL mean what libpq means.
What is opened with them is in `db.engine`. No sentence told from here quotes an address: there may be a password in it.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote, unquote

import msgspec
import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from db.errors import DriverMissing, StoreError

FORMS = "use sqlite:///file or postgresql://user:password@host/name"
_NOT_ONE = f"this is not a database address: {FORMS}"
_ENCODED = "in a password, / ? # @ % and : are written %2F %3F %23 %40 %25 and %3A"
_PORT = range(1, 65536)

# What asyncpg reads out of an address as libpq does.
_FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
_UNDERSTOOD = frozenset((
    *_FILES, "sslmode", "sslpassword", "sslnegotiation", "ssl_min_protocol_version", "ssl_max_protocol_version",
    "target_session_attrs", "passfile", "service", "krbsrvname",
))  # fmt: skip
_SETTINGS = frozenset(("application_name", "options"))
"""What the server is told as it stands."""
_OF_THE_DRIVER = frozenset(("prepared_statement_cache_size", "statement_cache_size"))
_PLACES = ("user", "password", "host", "port", "dbname", "database")
"""What stands before the question mark, and may stand behind it."""
_SYSTEM = "system"
"""The certificate authorities that this machine trusts, as a `sslrootcert`."""

# What a parameter may say. Where this is all that happens anyway, nothing is done about it.
_MAY_SAY: dict[str, tuple[str, ...]] = {
    "sslmode": ("disable", "allow", "prefer", "require", "verify-ca", "verify-full"),
    "sslnegotiation": ("postgres", "direct"),
    "target_session_attrs": ("any", "read-write", "read-only", "primary", "standby", "prefer-standby"),
    "ssl_min_protocol_version": ("TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3"),
    "ssl_max_protocol_version": ("TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3"),
    "channel_binding": ("disable", "prefer"),
    "gssencmode": ("disable", "prefer"),
    "load_balance_hosts": ("disable",),
    "sslcompression": ("0",),
    "sslsni": ("1",),
    "client_encoding": ("utf8", "utf-8", "UTF8", "UTF-8", "auto"),
    "keepalives": ("1",),
}
_WHY_NOT = {
    "channel_binding": "the driver can't bind channels: leave it out, and let sslmode=verify-full prove the server",
}
_KNOWN = _UNDERSTOOD | _SETTINGS | _OF_THE_DRIVER | _MAY_SAY.keys() | {"connect_timeout", *_PLACES}
_NAME = re.compile(r"[a-z_]{1,40}")
_CONTROLS = re.compile(r"[\x00-\x1f\x7f]")


class Connecting(msgspec.Struct, frozen=True):
    """How a server is reached: an address for asyncpg, what the server is told, and how long to wait for it."""

    dsn: str
    server_settings: dict[str, str]
    timeout: float | None
    trust_the_system: bool
    statement_cache: int | None


def default_url() -> str:
    """The database of this user on this machine: a SQLite file in the folder the system has for such data."""
    return sqlite_url(platformdirs.user_data_path("quayside", appauthor=False) / "quayside.sqlite3")


def sqlite_url(path: Path) -> str:
    """The address of a SQLite file, whatever is in its name."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def parse_url(url: str) -> URL:
    """`url` with our driver filled in. Raises `DriverMissing` or `StoreError` with what to do about it."""
    scheme, colon, rest = url.partition("://")
    if not colon or _CONTROLS.search(url):
        raise StoreError(_NOT_ONE)
    match scheme.partition("+")[0]:
        case "sqlite":
            return _sqlite(url)
        case "postgresql" | "postgres":
            if find_spec("asyncpg") is None:
                raise DriverMissing("PostgreSQL needs the package asyncpg: pip install 'quayside[postgres]'")
            return _postgres(rest)
        case other if _NAME.fullmatch(other):
            raise StoreError(f"{other} is not supported: {FORMS}")
        case _:
            raise StoreError(_NOT_ONE)


def database_path(url: URL) -> Path | None:
    """The file of a SQLite database; None for a database in memory or on a server."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def shown(url: URL) -> str:
    """The address, or the file, as it may be told: without its passwords."""
    path = database_path(url)
    hidden = {name: "***" for name in ("sslpassword",) if name in url.query}
    return str(path) if path is not None else url.update_query_dict(hidden).render_as_string()


def _sqlite(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError(_NOT_ONE) from error
    name = parsed.database or ""
    if parsed.host or parsed.username or parsed.port:
        raise StoreError("a SQLite file has three slashes before its path, sqlite:///file, and four if it begins at /")
    if name.startswith("file:"):
        raise StoreError("SQLite is opened by a plain path, sqlite:///file, not by a file: address")
    if parsed.query:
        raise StoreError("sqlite:///file takes no options; a question mark in a file's name is written %3F")
    if _CONTROLS.search(name):
        raise StoreError(_NOT_ONE)
    return parsed.set(drivername="sqlite+pysqlite")


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


def _postgres(rest: str) -> URL:
    """What stands behind `postgresql://`, with all that libpq allows behind `?` sorted into its places."""
    head, _, query = rest.partition("?")
    authority, _, database = head.partition("/")
    credentials, at, places = authority.rpartition("@")
    user, _, password = credentials.partition(":")
    given = _parameters(query)
    if not at and ("@" in head or ("@" in query and given.keys() - _KNOWN)):  # these may be pieces of a password
        raise StoreError(f"this is not an address of PostgreSQL: {_ENCODED}")
    before = {"user": _decoded(user), "password": _decoded(password), "dbname": _decoded(database)}
    given |= {"dbname": given.pop("database", given.get("dbname", before["dbname"]))}  # as SQLAlchemy calls it
    named = {name: given.pop(name, value) or None for name, value in before.items()}  # what stands behind `?` counts
    hosts, ports = _places(places, given.pop("host", None), given.pop("port", None))
    _check(given)
    alone = len(hosts) == 1 and not hosts[0].startswith("/")
    if not alone:
        given |= {"host": ",".join(hosts)} if hosts else {}
        given |= {"port": ",".join(str(port or "") for port in ports)} if any(ports) else {}
    return URL.create(
        "postgresql+asyncpg",
        username=named["user"],
        password=named["password"],
        host=hosts[0] if alone else None,
        port=ports[0] if alone else None,
        database=named["dbname"],
        query=given,
    )


def _parameters(query: str) -> dict[str, str]:
    """What stands behind `?`; of two of a name the last one counts. A plus sign is a plus sign."""
    found: dict[str, str] = {}
    for part in query.split("&") if query else ():
        name, equals, value = part.partition("=")
        if not equals or not _NAME.fullmatch(name):
            raise StoreError(f"behind the question mark of a database address stands name=value&name=value; {_ENCODED}")
        found[name] = _decoded(value)
    if found.get("ssl") == "true":  # as JDBC has it, and libpq takes it
        found |= {"sslmode": "require"}
        del found["ssl"]
    elif found.get("ssl") in _MAY_SAY["sslmode"]:  # as asyncpg has it
        found |= {"sslmode": found.pop("ssl")}
    fallback = found.pop("fallback_application_name", None)
    if fallback is not None:
        found.setdefault("application_name", fallback)
    return found


def _decoded(text: str) -> str:
    try:
        decoded = unquote(text, errors="strict")
    except UnicodeDecodeError as error:
        raise StoreError("what is written with % in a database address has to be UTF-8") from error
    if "\0" in decoded:
        raise StoreError("a database address can't have %00 in it")
    return decoded


def _places(authority: str, host: str | None, port: str | None) -> tuple[list[str], list[int | None]]:
    """The hosts and the port of each; a folder of sockets is a host, too. `host` and `port` stood behind `?`."""
    hosts: list[str] = []
    ports: list[str] = []
    for each in authority.split(","):
        found = re.fullmatch(r"(?:\[([^\[\]]+)\]|([^:\[\]]*))(?::([^:]*))?", each)
        if found is None:
            raise StoreError(f"a host of PostgreSQL is written name, name:5432, or [::1]:5432; {_ENCODED}")
        hosts.append(_decoded(found[1] or found[2]))
        ports.append(found[3] or "")
    if host is not None:
        hosts = host.split(",")
    if port is not None:
        ports = port.split(",")
    elif not any(ports):
        ports = [""]
    if len(ports) == 1:
        ports *= max(len(hosts), 1)
    if len(hosts) > 1 and not all(hosts):
        raise StoreError("between two commas of a database address there is no host")
    if hosts == [""]:
        hosts = []
    if hosts and len(hosts) != len(ports):
        raise StoreError("a database address has one port for all hosts, or one for each")
    return hosts, [_port(each) for each in ports]


def _port(text: str) -> int | None:
    if not text:
        return None
    if not (re.fullmatch(r"[0-9]{1,5}", text) and int(text) in _PORT):
        raise StoreError(f"a port of PostgreSQL is a number from 1 to 65535; {_ENCODED}")
    return int(text)


def _check(given: dict[str, str]) -> None:
    """Raises `StoreError` for what would not be done as it is meant."""
    for name, value in given.items():
        if name in _MAY_SAY and value not in _MAY_SAY[name]:
            advice = _WHY_NOT.get(name, f"it may be {', '.join(_MAY_SAY[name])}")
            raise StoreError(f"{name} in the database address can't be what it is: {advice}")
        if name not in _KNOWN:
            raise StoreError(f"{name} in the database address is not understood here: leave it out")
    for name in ("connect_timeout", *_OF_THE_DRIVER):
        if name in given and not re.fullmatch(r"-?[0-9]{1,6}", given[name]):
            raise StoreError(f"{name} in the database address is a number")
    if given.get("sslrootcert") == _SYSTEM and given.setdefault("sslmode", "verify-full") != "verify-full":
        raise StoreError("sslrootcert=system in the database address goes with sslmode=verify-full only")
    for name in _FILES:
        if given.get(name) and given[name] != _SYSTEM and not _is_file(given[name]):
            raise StoreError(f"{name} in the database address names a file that is not there")


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # too long a name, such as a certificate itself
        return False


def connecting(url: URL, patience: float) -> Connecting:
    """How the server at a parsed address is reached; `patience` is for addresses without `connect_timeout`."""
    query = {name: str(value) for name, value in url.query.items()}
    hosts = [url.host] if url.host else [each for each in query.pop("host", "").split(",") if each]
    ports = [str(url.port or "")] if url.host else query.pop("port", "").split(",")
    asked = {name: value for name, value in query.items() if name in _UNDERSTOOD}
    trust_the_system = asked.get("sslrootcert") == _SYSTEM
    if trust_the_system:
        asked = {name: value for name, value in asked.items() if name not in ("sslmode", "sslrootcert")}
    if not hosts and any(ports):
        asked["port"] = ports[0]
    seconds = int(query.get("connect_timeout", patience))
    caches = [int(query[name]) for name in _OF_THE_DRIVER if name in query]
    return Connecting(
        dsn=_dsn(url, hosts, ports, asked),
        server_settings={name: value for name, value in query.items() if name in _SETTINGS},
        timeout=seconds if seconds > 0 else None,
        trust_the_system=trust_the_system,
        statement_cache=max(0, min(caches)) if caches else None,
    )


def _dsn(url: URL, hosts: list[str], ports: list[str], asked: dict[str, str]) -> str:
    user = quote(url.username or "", safe="") + (f":{quote(url.password, safe='')}" if url.password else "")
    each = ports if len(ports) == len(hosts) else ports * len(hosts)
    places = ",".join(_place(host, port) for host, port in zip(hosts, each, strict=True))
    database = f"/{quote(url.database, safe='')}" if url.database else ""
    query = "&".join(f"{name}={quote(value, safe='')}" for name, value in asked.items() if value)
    return f"postgresql://{user}{'@' if user else ''}{places}{database}{'?' if query else ''}{query}"


def _place(host: str, port: str) -> str:
    written = f"[{host}]" if ":" in host and not host.startswith("/") else quote(host, safe="")
    return f"{written}:{port}" if port else written
