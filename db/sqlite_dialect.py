"""SQLAlchemy's SQLite, whose transactions take the write lock as they begin; `db.engine` makes engines of it.
Nothing else differs."""

from __future__ import annotations

from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine.interfaces import PoolProxiedConnection


class ImmediateDialect(SQLiteDialect_pysqlite):
    """A transaction that starts by reading can then never be refused later on.

    The driver must begin none by itself. An event of the engine would do the same, but cost a little at each statement.
    """

    supports_statement_cache = True

    def do_begin(self, dbapi_connection: PoolProxiedConnection) -> None:
        dbapi_connection.cursor().execute("BEGIN IMMEDIATE")
