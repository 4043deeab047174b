"""Which slash commands Discord was told of last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "applications",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("commands", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_applications"),
    )
