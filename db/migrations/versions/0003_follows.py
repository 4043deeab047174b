"""Follows: who watches which game and wants to hear of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.columns import Instant

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "follows",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("daily", sa.Boolean(), nullable=False),
        sa.Column("told_move", sa.Integer(), nullable=False),
        sa.Column("told_at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_follows_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "game_id", name=op.f("pk_follows")),
    )
    op.create_index(op.f("ix_follows_game_id"), "follows", ["game_id"])
