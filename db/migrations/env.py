"""What Alembic runs for every command: the tables and the connection it is given.
Nothing about which database; `db.schema` brings the connection."""

from __future__ import annotations

from typing import Any, Literal

from alembic import context

from db.columns import Instant
from db.tables import metadata


def render_item(kind: str, item: Any, _context: Any) -> str | Literal[False]:
    """A migration names the plain type: it must run as it is when our own types have changed."""
    return "INSTANT" if kind == "type" and isinstance(item, Instant) else False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by building it anew
    render_item=render_item,
    compare_server_default=True,
)
context.run_migrations()
