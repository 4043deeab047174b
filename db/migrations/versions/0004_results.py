"""Results: what finished games came to, seat by seat, and the leaderboards of months that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.columns import Instant

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("player", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("settings", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("categories", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("finished_at", Instant(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("shown_from", Instant(), nullable=True),
        sa.Column("decisions", sa.Integer(), nullable=True),
        sa.Column("thought_s", sa.Float(53), nullable=True),
        sa.Column("luck", sa.JSON(none_as_null=True), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_results_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_guild_id_finished_at"), "results", ["guild_id", "finished_at"])
    op.create_index(op.f("ix_results_person_id"), "results", ["person_id"])
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("month", sa.String(length=7), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("line", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("points", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "month", "kind", "line", name=op.f("pk_standings")),
    )
    op.create_index(op.f("ix_standings_person_id"), "standings", ["person_id"])
