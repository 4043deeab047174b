"""Archives: the moves of ended games, packed. Games that ended before are put away by the next sweep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("moves", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_archives_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_archives")),
    )
    op.create_table(
        "movers",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_movers_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "game_id", name=op.f("pk_movers")),
        sqlite_with_rowid=False,
    )
