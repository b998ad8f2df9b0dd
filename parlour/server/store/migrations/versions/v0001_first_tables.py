"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Tables, their logs, who has a seat where, and when the server was last alive."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(200), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("claim_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("deadline", sa.Float(53), nullable=True),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("player", sa.String(64), nullable=True),
        sa.Column("command", sa.String(64), nullable=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "player", "command", name="entries_once"),
    )
    op.create_table(
        "seats",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    """Back to nothing."""
    for name in ("alive", "seats", "entries", "tables"):
        op.drop_table(name)
