"""The database: where it is, how it is migrated, what is asked of it, and the store that it is opened as."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, create_engine, delete, event, func, insert, make_url, select, text, update
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from parlour.server.store.errors import DATABASE_ERRORS
from parlour.server.store.file import DatabaseFile
from parlour.server.store.lease import Lease, check_free
from parlour.server.store.rows import EntryRow, TableRow
from parlour.server.store.schema import alive, entries, film_parts, films, seats, tables
from parlour.server.store.writer import Database, LocalEngine, Writer
from parlour.table import Eyes, PlayerId, TableId

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
# an answer that was acknowledged survives a power cut: FULL waits for the disk at every commit
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_420_420  # any number that nobody else uses
PROBE_ROW = 0  # of the table of heartbeats, where it is older than any
MAX_LISTED = 200  # tables of a player


class BadAddress(ValueError):
    """What was given is no address of a database that we can use."""


def address(given: str) -> URL:
    """The address of the database that somebody named: a path, sqlite:///PATH or postgresql://..."""
    if "://" not in given:
        return _file(given)
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadAddress(f"{given[:80]!r} is not the address of a database") from None
    scheme = url.drivername.split("+")[0]
    if scheme not in DRIVERS:
        raise BadAddress(f"{scheme[:40]!r} is no kind of database that is known here; sqlite and postgresql are")
    if scheme == "sqlite":
        return _file(url.database or "")
    return url.set(drivername=DRIVERS[scheme])


def _file(path: str) -> URL:
    if path in ("", ":memory:"):
        raise BadAddress("a database of SQLite needs a file")  # one in memory would forget, and cannot be shared
    return URL.create(DRIVERS["sqlite"], database=str(Path(path).expanduser()))


class Reader:
    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._file = database.file

    async def table(self, table: TableId) -> TableRow | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
        return None if row is None else TableRow(*row)

    async def log(self, table: TableId, after: int = 0) -> list[EntryRow]:
        """The entries of a table after that number; FileLost if nothing that is read would survive a restart."""
        self._file.check()
        columns = (entries.c.number, entries.c.at, entries.c.data, entries.c.player, entries.c.command, entries.c.digest)
        query = select(*columns).where(entries.c.table_id == table, entries.c.number > after).order_by(entries.c.number)
        async with self._engine.connect() as connection:
            return [EntryRow(*row) for row in await connection.execute(query)]

    async def film(self, table: TableId) -> str | None:
        """The head of the film of a game, if there is one."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(films.c.head).where(films.c.table_id == table))).scalar()

    async def film_parts(self, table: TableId, eyes: Eyes, first: int, last: int) -> list[bytes]:
        """These parts of a film, seen through these eyes."""
        these = (film_parts.c.table_id == table, film_parts.c.eyes == eyes, film_parts.c.part.between(first, last))
        async with self._engine.connect() as connection:
            query = select(film_parts.c.steps).where(*these).order_by(film_parts.c.part)
            return list((await connection.execute(query)).scalars())

    async def tables_of(self, player: PlayerId) -> Sequence[TableRow]:
        """The tables at which a player has a seat, the one that changed last first."""
        query = (
            select(tables)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.player == player)
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(MAX_LISTED)
        )
        async with self._engine.connect() as connection:
            return [TableRow(*row) for row in await connection.execute(query)]

    async def tables_with_running_clock(self) -> list[TableId]:
        query = select(tables.c.id).where(tables.c.deadline.is_not(None))
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_with_stale_projection(self) -> list[TableId]:
        """The tables that are not over, and whose logs went on after they were last projected."""
        last = select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc()).limit(1)
        query = select(tables.c.id).where(tables.c.stage != "over", last.scalar_subquery() != tables.c.changed)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def last_heartbeat(self) -> float:
        """When the server last noted that it counts time; 0 if it never did."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(func.max(alive.c.at)))).scalar() or 0.0


class Store:
    """Everything that must outlive the process."""

    def __init__(self, database: Database) -> None:
        self.database = self._database = database
        self._engine = database.engine
        self.read = Reader(database)
        self.writer = Writer(database)
        self.write = self.writer.write
        self.update_projection = self.writer.update_projection
        self.transaction = database.transaction
        self.reading = self._engine.connect

    @classmethod
    async def open(cls, url: URL) -> "Store":
        """Opens the database, creates it if it is not there, and migrates it."""
        if url.get_backend_name() == "sqlite":
            Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        engine, local = create_async_engine(url, hide_parameters=True), None
        if url.get_backend_name() == "sqlite":
            local = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
            for connecting in (engine.sync_engine, local):
                event.listen(connecting, "connect", _set_pragmas)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(Database(engine, DatabaseFile(url), None if local is None else LocalEngine(local)))

    @property
    def is_shared(self) -> bool:
        """Whether several servers may work on the database at the same time."""
        return self._engine.dialect.name == "postgresql"

    async def change_claim(self, table: TableId, claim_hash: str) -> None:
        """From now on only this claim opens a seat."""
        async with self._database.transaction() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(claim_hash=claim_hash))

    async def save_film(self, table: TableId, head: str, parts: Mapping[tuple[Eyes, int], bytes]) -> None:
        """Keeps the film of a game, whole."""
        rows = [{"table_id": table, "eyes": eyes, "part": part, "steps": steps} for (eyes, part), steps in parts.items()]
        async with self._database.transaction() as connection:
            await connection.execute(insert(films).values(table_id=table, head=head))
            await connection.execute(insert(film_parts), rows)

    async def save_heartbeat(self, now: float) -> None:
        """Notes that time was counted until now."""
        async with self._database.transaction() as connection:
            changed = await connection.execute(update(alive).where(alive.c.id == 1).values(at=now))
            if changed.rowcount == 0:
                await connection.execute(insert(alive).values(id=1, at=now))

    async def probe(self) -> None:
        """Writes something that means nothing; raises what the database raises if it cannot."""
        async with self._database.transaction() as connection:
            await connection.execute(delete(alive).where(alive.c.id == PROBE_ROW))
            await connection.execute(insert(alive).values(id=PROBE_ROW, at=0.0))

    async def make_one_file(self) -> None:
        """Has a file of SQLite hold everything by itself, so that it may be copied like any other."""
        if self._engine.dialect.name == "sqlite":
            async with self._engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA journal_mode=DELETE")

    async def check_free(self) -> None:
        """Raises InUse if a server has the database."""
        async with self._engine.connect() as connection:
            await check_free(connection)

    async def take_lease(self, lease: Lease | None = None) -> None:
        """From now on nobody else writes; InUse if a server has the database."""
        lease = lease or Lease()
        async with self._database.transaction() as connection:
            await lease.take(connection)
        self._database.lease = lease

    async def renew_lease(self) -> None:
        """Says that this server still runs; LeaseLost if another one has taken over."""
        assert self._database.lease is not None, "there is no lease to renew"
        async with self._database.transaction() as connection:
            await self._database.lease.renew(connection)

    async def close(self) -> None:
        """Waits for what is being written, then leaves the database to others and closes all connections."""
        await self.writer.close()
        try:
            await self._release_lease()
        finally:
            await self._database.close()

    async def _release_lease(self) -> None:
        lease, self._database.lease = self._database.lease, None
        if lease is None:
            return
        with suppress(*DATABASE_ERRORS):  # then it runs out
            async with self._database.transaction() as connection:
                await lease.release(connection)


def _migrate(connection: Connection) -> None:
    """Runs the migrations that this database has not seen; of several servers that start together one does."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
