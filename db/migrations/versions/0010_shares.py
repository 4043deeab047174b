"""Shares of a day; one-off challenges that are closed end their series, and lobbies get a row that ends them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from alembic import op

from db.columns import Instant

revision = "0010"
down_revision = "0009"

WAITS = timedelta(days=14)

_games = sa.table(
    "games", sa.column("id", sa.String()), sa.column("state", sa.String()), sa.column("updated_at", Instant())
)
_series = sa.table(
    "series", sa.column("id", sa.String()), sa.column("repeat", sa.String()), sa.column("state", sa.String())
)
_deals = sa.table("deals", sa.column("id", sa.String()), sa.column("state", sa.String()))
_challenges = sa.table("challenges", sa.column("series_id", sa.String()), sa.column("deal_id", sa.String()))
_outbox = sa.table(
    "outbox",
    sa.column("game_id", sa.String()),
    sa.column("kind", sa.String()),
    sa.column("payload", sa.JSON()),
    sa.column("nonce", sa.String()),
    sa.column("due_at", Instant()),
)


def upgrade() -> None:
    for owner in ("person", "guild"):
        op.create_table(
            f"{owner}_shares",
            sa.Column(f"{owner}_id", sa.BigInteger(), autoincrement=False, nullable=False),
            sa.Column("what", sa.String(length=16), nullable=False),
            sa.Column("full_at", Instant(), nullable=False),
            sa.PrimaryKeyConstraint(f"{owner}_id", "what", name=f"pk_{owner}_shares"),
        )
    _end_series()
    _let_lobbies_end()


def _end_series() -> None:
    """Those of one challenge that nobody can play any more: nothing ended them before."""
    still_open = (
        sa.select(_challenges.c.series_id)
        .join(_deals, _deals.c.id == _challenges.c.deal_id)
        .where(_deals.c.state == "open")
    )
    over = (_series.c.repeat == "once", _series.c.state == "running", _series.c.id.not_in(still_open))
    op.execute(sa.update(_series).where(*over).values(state="ended"))


def _let_lobbies_end() -> None:
    """A row for each, as `bot.lobby` puts one into the outbox with every lobby from now on."""
    connection = op.get_bind()
    lobbies = connection.execute(sa.select(_games.c.id, _games.c.updated_at).where(_games.c.state == "lobby")).all()
    rows: list[dict[str, Any]] = [
        {"game_id": game_id, "kind": "unstarted", "payload": {}, "nonce": f"{game_id}-u0", "due_at": last + WAITS}
        for game_id, last in lobbies
    ]
    if rows:
        connection.execute(sa.insert(_outbox), rows)
