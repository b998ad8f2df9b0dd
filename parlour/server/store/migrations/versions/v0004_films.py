"""Films of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """What everybody could see of a game, so that it can be replayed when its rules are played no more."""
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


def downgrade() -> None:
    """Without them."""
    op.drop_table("film_parts")
    op.drop_table("films")
