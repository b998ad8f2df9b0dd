"""Digests of commands."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """What was commanded under an id, so that it cannot be used again for anything else; older entries have none."""
    op.add_column("entries", sa.Column("digest", sa.String(32), nullable=True))


def downgrade() -> None:
    """Without them."""
    op.drop_column("entries", "digest")
