"""Puzzles: moments of finished games with one best choice, where they were posted, and what people answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from db.columns import Instant

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("shape", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=128), nullable=False),
        sa.Column("game_id", sa.String(length=16), nullable=True),
        sa.Column("found_at", Instant(), nullable=False),
        sa.Column("puzzle", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_puzzles_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_puzzles")),
    )
    op.create_index(op.f("ix_puzzles_game_id"), "puzzles", ["game_id"])
    op.create_table(
        "posed",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("puzzle_id", sa.String(length=16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("found", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["puzzle_id"], ["puzzles.id"], name=op.f("fk_posed_puzzle_id_puzzles"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_posed")),
        sa.UniqueConstraint("guild_id", "day", name=op.f("uq_posed_guild_id_day")),
    )
    op.create_index(op.f("ix_posed_puzzle_id"), "posed", ["puzzle_id"])
    op.create_table(
        "puzzle_answers",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("posed_id", sa.String(length=16), nullable=False),
        sa.Column("choice", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(
            ["posed_id"], ["posed.id"], name=op.f("fk_puzzle_answers_posed_id_posed"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "posed_id", name=op.f("pk_puzzle_answers")),
    )
    op.create_index(op.f("ix_puzzle_answers_posed_id"), "puzzle_answers", ["posed_id"])
