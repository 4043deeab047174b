"""Which processes work on the database, that two which do the same notice each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.columns import Instant

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("shards", sa.String(length=255), nullable=False),
        sa.Column("beats", sa.Integer(), nullable=False),
        sa.Column("seen_at", Instant(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
