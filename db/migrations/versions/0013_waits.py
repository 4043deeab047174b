"""How often a finished game waited for somebody, and how long it was played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("results", sa.Column("waits", sa.Integer(), nullable=True))
    op.add_column("results", sa.Column("lasted_s", sa.Float(53), nullable=True))
