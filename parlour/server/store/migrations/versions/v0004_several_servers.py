"""Films, orders of operators, several servers on one database, and work for bots on other machines."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """What everybody could see of a game; what operators ask; which server sees to a table; what bots are to think about."""
    op.create_table(
        "films",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("head", sa.Text, nullable=False),
    )
    op.create_table(
        "film_parts",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("films.table_id"), primary_key=True),
        sa.Column("eyes", sa.String(20), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("steps", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("restart", sa.Float(53), nullable=True),
        sa.Column("table_id", sa.String(32), nullable=True),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(200), nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
        sa.Column("capacity", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
    )
    op.create_index("owners_node", "owners", ["node"])
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("task", sa.Text, nullable=False),
        sa.Column("worker", sa.String(32), nullable=True),
        sa.Column("answer", sa.Text, nullable=True),
    )
    op.create_index("jobs_order", "jobs", ["rank", "made"])


def downgrade() -> None:
    """Without them."""
    for table in ("jobs", "owners", "nodes", "orders", "film_parts", "films"):
        op.drop_table(table)
