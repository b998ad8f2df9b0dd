"""What operators ask of running servers."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Announcements, and tables to be closed: whoever has the database carries them out."""
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


def downgrade() -> None:
    """Without them."""
    op.drop_table("orders")
