"""Challenges: the same luck for everybody who takes one up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.columns import Instant

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("key", sa.String(length=255), nullable=True),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("digest", sa.String(length=128), nullable=False),
        sa.Column("settings", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("opponents", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("opens_at", Instant(), nullable=False),
        sa.Column("closes_at", Instant(), nullable=False),
        sa.Column("commitment", sa.String(length=128), nullable=False),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.Column("yardsticks", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deals")),
        sa.UniqueConstraint("key", name=op.f("uq_deals_key")),
    )
    op.create_table(
        "series",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("settings", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("opponents", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("repeat", sa.String(length=8), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("is_global", sa.Boolean(), nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_series")),
    )
    op.create_index(op.f("ix_series_guild_id"), "series", ["guild_id"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("series_id", sa.String(length=16), nullable=False),
        sa.Column("deal_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["deal_id"], ["deals.id"], name=op.f("fk_challenges_deal_id_deals"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["series_id"], ["series.id"], name=op.f("fk_challenges_series_id_series"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
        sa.UniqueConstraint("series_id", "number", name=op.f("uq_challenges_series_id_number")),
    )
    op.create_index(op.f("ix_challenges_deal_id"), "challenges", ["deal_id"])
    op.create_index(op.f("ix_challenges_guild_id"), "challenges", ["guild_id"])
    op.create_table(
        "entries",
        sa.Column("challenge_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(
            ["challenge_id"], ["challenges.id"], name=op.f("fk_entries_challenge_id_challenges"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("challenge_id", "person_id", name=op.f("pk_entries")),
    )
    op.create_index(op.f("ix_entries_person_id"), "entries", ["person_id"])
    op.create_table(
        "runs",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("deal_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("started_at", Instant(), nullable=False),
        sa.Column("finished_at", Instant(), nullable=True),
        sa.Column("total", sa.Integer(), nullable=True),
        sa.Column("categories", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name=op.f("fk_runs_deal_id_deals"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_runs_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_runs")),
        sa.UniqueConstraint("deal_id", "person_id", name=op.f("uq_runs_deal_id_person_id")),
    )
    op.create_index(op.f("ix_runs_person_id"), "runs", ["person_id"])
