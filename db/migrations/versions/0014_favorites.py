"""Favorites: what people have kept of their plans, to plan it again in other games of the kind."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "favorites",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("plans", sa.JSON(none_as_null=True), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "kind", name=op.f("pk_favorites")),
    )
