"""The tables of the database."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(200), nullable=False),
    Column("kind", String(8), nullable=False),  # "played", or "record": shows one that was uploaded
    Column("host", String(64), nullable=False),
    Column("claim_hash", String(64), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Column("stage", String(8), nullable=False),
    Column("deadline", Float(53), nullable=True),  # when somebody's time runs out, if nothing happens
    Column("summary", Text, nullable=False),  # what a list of tables tells of it, so that no log is read for that
    Index("tables_deadline", "deadline"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of concurrent writers one wins
    Column("at", Float(53), nullable=False),
    Column("player", String(64), nullable=True),
    Column("command", String(64), nullable=True),  # its idempotency key, on the last entry that it wrote
    Column("data", Text, nullable=False),
    Column("digest", String(32), nullable=True),  # of that command: its id is for no other
    UniqueConstraint("table_id", "player", "command", name="entries_once"),
)

films = Table(
    "films",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("head", Text, nullable=False),  # a replay without steps
)

film_parts = Table(
    "film_parts",
    metadata,
    Column("table_id", String(32), ForeignKey("films.table_id"), primary_key=True),
    Column("eyes", String(20), primary_key=True),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("steps", LargeBinary, nullable=False),  # so many of a replay, compressed
)

seats = Table(
    "seats",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

lease = Table(
    "lease",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("owner", String(64), nullable=False),  # another one for each start of a server
    Column("host", String(200), nullable=False),
    Column("process", Integer, nullable=False),
    Column("heartbeat", Float(53), nullable=False),  # when it was last renewed
    Column("expires", Float(53), nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("at", Float(53), nullable=False),  # when it was asked
    Column("until", Float(53), nullable=False),  # when it is no longer
    Column("text", Text, nullable=False),
    Column("restart", Float(53), nullable=True),
    Column("table_id", String(32), nullable=True),
)

alive = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),  # the last moment at which the server is known to have counted time
)

nodes = Table(  # of PostgreSQL alone: the servers that share the database
    "nodes",
    metadata,
    Column(
        "id", String(32), primary_key=True
    ),  # another one for each start of a server, and after each time it was taken for dead
    Column("host", String(200), nullable=False),
    Column("process", Integer, nullable=False),
    Column("seen", Float(53), nullable=False),  # when it was last renewed; these are of the database's own clock
    Column("expires", Float(53), nullable=False),
    Column("capacity", Integer, nullable=False, server_default="0"),  # thoughts of bots that it takes at the same time
)

owners = Table(
    "owners",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", String(32), nullable=False),  # valid as long as that node lives
    Index("owners_node", "node"),
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Float(53), nullable=False),
    Column("rank", Integer, nullable=False),  # bots that play come before hints
    Column("node", String(32), nullable=False),  # that waits for the answer
    Column("task", Text, nullable=False),
    Column("worker", String(32), nullable=True),  # that thinks about it, as long as it lives
    Column("answer", Text, nullable=True),
    Index("jobs_order", "rank", "made"),
)
