"""Work for bots on other machines."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """What bots are to think about, and how many thoughts a node takes at the same time."""
    op.add_column("nodes", sa.Column("capacity", sa.Integer, nullable=False, server_default="0"))
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
    """Without it."""
    op.drop_table("jobs")
    op.drop_column("nodes", "capacity")
