"""What bots are to think about, as rows: a worker takes the next that nobody has (SKIP LOCKED), who asked takes the answer."""

from typing import NamedTuple

from sqlalchemy import text

from parlour.server.store.nodes import NOW, Node
from parlour.server.store.writer import Database

_ALIVE = f"EXISTS (SELECT FROM nodes WHERE nodes.id = jobs.worker AND nodes.expires > {NOW})"
_PUT = text(f"INSERT INTO jobs (id, made, rank, node, task) VALUES (:job, {NOW}, :rank, :node, :task)")
_TAKE = text(
    f"""
    UPDATE jobs SET worker = :node WHERE id = (
        SELECT id FROM jobs WHERE answer IS NULL AND (worker IS NULL OR NOT {_ALIVE})
        ORDER BY rank, made LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id, task
    """
)
_ANSWER = text("UPDATE jobs SET answer = :answer WHERE id = :job AND worker = :node")
_ANSWER_TO = text("SELECT answer FROM jobs WHERE id = :job")
_DROP = text("DELETE FROM jobs WHERE id = :job")
_DROP_ORPHANS = text(
    f"DELETE FROM jobs WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.id = jobs.node AND nodes.expires > {NOW} - :seconds)"
)
ORPHAN_SECONDS = 60.0  # that what a dead server asked is kept


class Job(NamedTuple):
    """Something to think about: a task as JSON."""

    id: str
    task: str


class Jobs:
    """The work of all servers on one database, as one node of them sees it."""

    def __init__(self, database: Database, node: Node) -> None:
        self._database = database
        self._node = node

    async def put(self, job: str, task: str, rank: int) -> None:
        """Asks for an answer; what has a lower rank comes first."""
        async with self._database.transaction() as connection:
            await connection.execute(_PUT, {"job": job, "rank": rank, "node": self._node.id, "task": task})

    async def take(self) -> Job | None:
        """The next that nobody who lives thinks about."""
        async with self._database.transaction() as connection:
            row = (await connection.execute(_TAKE, {"node": self._node.id})).one_or_none()
        return None if row is None else Job(*row)

    async def answer(self, job: str, answer: str) -> None:
        """The answer, unless this worker was taken for dead meanwhile."""
        async with self._database.transaction() as connection:
            await connection.execute(_ANSWER, {"job": job, "answer": answer, "node": self._node.id})

    async def answer_to(self, job: str) -> str | None:
        async with self._database.engine.connect() as connection:
            return (await connection.execute(_ANSWER_TO, {"job": job})).scalar_one_or_none()

    async def drop(self, job: str) -> None:
        async with self._database.transaction() as connection:
            await connection.execute(_DROP, {"job": job})

    async def drop_orphans(self) -> None:
        """Drops what nobody waits for any more."""
        async with self._database.transaction() as connection:
            await connection.execute(_DROP_ORPHANS, {"seconds": ORPHAN_SECONDS})
