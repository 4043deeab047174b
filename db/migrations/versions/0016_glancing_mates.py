"""Open challenges in Montego Bay keep the mates they were begun with: a challenge stays the same for all."""

from __future__ import annotations

from typing import Any, cast

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

KIND, BEFORE, NOW = "montego_bay", "mate", "glancing_mate"

_deals = sa.table(
    "deals",
    sa.column("id", sa.String()),
    sa.column("kind", sa.String()),
    sa.column("state", sa.String()),
    sa.column("opponents", sa.JSON()),
)
_runs = sa.table("runs", sa.column("game_id", sa.String()), sa.column("deal_id", sa.String()))
_seats = sa.table("seats", sa.column("game_id", sa.String()), sa.column("player", sa.String()))


def upgrade() -> None:
    """In any other game a mate looks further ahead from now on; what it has played stays as it is."""
    connection = op.get_bind()
    chosen = sa.select(_deals.c.id).where(_deals.c.state == "open", _deals.c.kind == KIND)
    for deal_id in connection.execute(chosen).scalars().all():
        opponents = _opponents(connection, deal_id)
        if BEFORE not in opponents:
            continue
        kept = [NOW if each == BEFORE else each for each in opponents]
        connection.execute(sa.update(_deals).where(_deals.c.id == deal_id).values(opponents=kept))
        with_it = sa.select(_runs.c.game_id).where(_runs.c.deal_id == deal_id)
        connection.execute(
            sa.update(_seats).where(_seats.c.game_id.in_(with_it), _seats.c.player == BEFORE).values(player=NOW)
        )


def _opponents(connection: sa.Connection, deal_id: str) -> list[Any]:
    """Against whom a deal is played; nobody where that is damaged, which is told when the deal is read."""
    try:
        found = connection.execute(sa.select(_deals.c.opponents).where(_deals.c.id == deal_id)).scalar_one()
    except ValueError:
        return []
    return cast(list[Any], found) if isinstance(found, list) else []
