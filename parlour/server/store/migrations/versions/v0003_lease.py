"""The lease of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Which server has the database, so that no second one writes into it."""
    op.create_table(
        "lease",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("host", sa.String(200), nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
        sa.Column("heartbeat", sa.Float(53), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    """Without it."""
    op.drop_table("lease")
