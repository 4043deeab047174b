"""Bringing a database to the shape of `db.tables` when it is opened.
The steps themselves are Alembic migrations in `db/migrations/versions`; Alembic (12 MB, a sixth of a second) is loaded
only when there is one to take."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, inspect, make_url, text

from db.engine import PATIENCE, named_failures, postgres_engine, sqlite_migrator
from db.errors import ForeignDatabase, SchemaTooNew, StoreUnavailable
from db.tables import metadata

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"

_MARK = 0x71756179  # "quay": says whose file it is, and whose lock on PostgreSQL


async def migrate(url: URL) -> None:
    """Create or upgrade the tables; nothing happens when they are up to date.

    Processes that start together wait for each other. Raises `SchemaTooNew` when a newer Quayside was here, and
    `StoreUnavailable`.
    """
    if url.get_backend_name() == "sqlite":
        await asyncio.to_thread(_migrate_file, url)
        return
    engine = postgres_engine(url)
    try:
        with named_failures():
            async with engine.begin() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MARK})
                await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def _migrate_file(url: URL) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        engine = sqlite_migrator(url)
        try:
            with named_failures(), engine.begin() as connection:
                upgrade(connection)
                # SQLite opens a file it may not write without a word; writing our mark into its header shows it now.
                connection.exec_driver_sql(f"PRAGMA application_id={_MARK}")
            return
        except StoreUnavailable as error:
            # Two processes that turn one new file to WAL are refused at once, whatever the patience of their drivers.
            if error.reason != "locked" or time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        finally:
            engine.dispose()


def upgrade(connection: Connection) -> None:
    """Run the missing migrations in the transaction of `connection`."""
    if is_current(connection):
        return

    from alembic import command  # noqa: PLC0415 - as all of Alembic here
    from alembic.migration import MigrationContext  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = configuration()
    scripts = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_heads()
    unknown = [
        revision for revision in found if revision not in {script.revision for script in scripts.walk_revisions()}
    ]
    if not found and (taken := {*metadata.tables}.intersection(inspect(connection).get_table_names())):
        raise ForeignDatabase(
            f"this database belongs to another program, which has tables {', '.join(sorted(taken))} too"
        )
    if unknown:
        raise SchemaTooNew(
            f"this database was written by a newer Quayside (schema {', '.join(unknown)}, "
            f"this one knows up to {scripts.get_current_head()}): update Quayside or use another database"
        )
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise StoreUnavailable("damaged", f"{len(broken)} rows point to rows that are gone")


def is_current(connection: Connection) -> bool:
    """Whether the database has the shape of the newest migration; their files are numbered."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return False
    newest = max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [newest]


def configuration() -> Config:
    """Alembic's settings, without a file."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def draft(message: str) -> Path:
    """Write the next migration from what the tables have that the migrations do not; somebody must then read it."""
    from alembic import command  # noqa: PLC0415
    from alembic.script import Script, ScriptDirectory  # noqa: PLC0415

    engine = sqlite_migrator(make_url("sqlite://"))
    with engine.begin() as connection:
        upgrade(connection)
        config = configuration()
        config.attributes["connection"] = connection
        number = int(ScriptDirectory.from_config(config).get_current_head() or 0) + 1
        script = command.revision(config, message, autogenerate=True, rev_id=f"{number:04}")
    engine.dispose()
    assert isinstance(script, Script)
    return Path(script.path)
