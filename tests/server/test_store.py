"""The store: nothing that was acknowledged is lost, on either database."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from parlour.server.store import BadAddress, EntryRow, NewTableRow, NotSaved, Projection, Store, Write, address
from parlour.server.store.schema import metadata

T = TypeVar("T")


def new(table: str, *players: str, stage: str = "open", deadline: float | None = None) -> Write:
    """A table that is written for the first time."""
    row = NewTableRow("skirmish", "played", "ann", "hash", 1.0, Projection(1.0, stage, deadline, "{}"))
    return Write(table, (EntryRow(1, 1.0, '"opened"'),), row, players)


def entry(table: str, number: int, command: str | None = None, player: str | None = None) -> Write:
    """One more entry."""
    return Write(table, (EntryRow(number, 2.0, f'"{number}"', player, command),))


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """What comes of the work with an open store."""

    async def run() -> T:
        store = await Store.open(address(database))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_what_was_written_is_read_again_after_a_restart(database: str) -> None:
    async def write(store: Store) -> None:
        await store.write(new("t", "ann"))
        await store.write(entry("t", 2, "c1", "ann"), entry("t", 3))

    async def read(store: Store) -> list[EntryRow]:
        return await store.read.log("t")

    with_store(database, write)
    assert with_store(database, read) == [
        EntryRow(1, 1.0, '"opened"'),
        EntryRow(2, 2.0, '"2"', "ann", "c1"),
        EntryRow(3, 2.0, '"3"'),
    ]


def test_the_log_is_read_from_any_number_on(database: str) -> None:
    async def work(store: Store) -> list[int]:
        await store.write(new("t"), *[entry("t", number) for number in range(2, 8)])
        return [row.number for row in await store.read.log("t", 5)]

    assert with_store(database, work) == [6, 7]


def test_of_two_owners_only_one_writes_an_entry(database: str) -> None:
    async def work(store: Store) -> list[str]:
        other = await Store.open(address(database))
        await store.write(new("t"))
        await store.write(entry("t", 2))
        with pytest.raises(NotSaved):
            await other.write(entry("t", 2, "theirs", "bob"))
        await other.close()
        return [row.data for row in await store.read.log("t")]

    assert with_store(database, work) == ['"opened"', '"2"']


def test_a_command_is_written_once(database: str) -> None:
    async def work(store: Store) -> int:
        await store.write(new("t"), new("u"))
        await store.write(entry("t", 2, "c1", "ann"))
        await store.write(entry("t", 3, "c1", "bob"), entry("u", 2, "c1", "ann"))  # another player's, another table's
        with pytest.raises(NotSaved):
            await store.write(entry("t", 4, "c1", "ann"))
        return len(await store.read.log("t"))

    assert with_store(database, work) == 3


def test_what_arrives_during_a_commit_goes_into_the_next_one_together(database: str) -> None:
    async def work(store: Store) -> tuple[int, int]:
        tables = [f"t{number}" for number in range(50)]
        await asyncio.gather(*[store.write(new(table)) for table in tables])
        before = store.writer.commits
        await asyncio.gather(*[store.write(entry(table, 2)) for table in tables])
        return before, store.writer.commits - before

    first, second = with_store(database, work)
    assert first <= 2
    assert second <= 2


def test_a_write_that_cannot_be_does_not_keep_the_others_from_being(database: str) -> None:
    async def work(store: Store) -> tuple[list[bool], int]:
        await store.write(new("t"), new("u"))
        await store.write(entry("t", 2))
        writes = [entry("t", 2), entry("u", 2), entry("t", 3), entry("u", 2)]
        failed = await asyncio.gather(*[store.write(each) for each in writes], return_exceptions=True)
        return [isinstance(each, NotSaved) for each in failed], len(await store.read.log("t"))

    assert with_store(database, work) == ([True, False, False, True], 3)


def test_writes_that_belong_together_stand_or_fall_together(database: str) -> None:
    async def work(store: Store) -> list[bool]:
        await store.write(new("t"))
        with pytest.raises(NotSaved):
            await store.write(new("u"), entry("t", 1))
        return [await store.read.table(name) is None for name in ("t", "u")]

    assert with_store(database, work) == [False, True]


def test_projections_are_written_without_anybody_waiting(database: str) -> None:
    async def change(store: Store) -> None:
        await store.write(new("t"))
        store.update_projection("t", lambda: Projection(5.0, "playing", 9.0, "old"))
        store.update_projection("t", lambda: Projection(6.0, "over", None, "new"))

    async def read(store: Store) -> tuple[float, str, float | None, str]:
        row = await store.read.table("t")
        assert row is not None
        return row.changed, row.stage, row.deadline, row.summary

    with_store(database, change)
    assert with_store(database, read) == (6.0, "over", None, "new")


def test_the_tables_of_a_player_are_listed_newest_first(database: str) -> None:
    async def write(store: Store) -> None:
        await store.write(new("t", "ann", "bob"), new("u", "ann"), new("v", "bob"))
        store.update_projection("u", lambda: Projection(7.0, "open", None, "{}"))
        await store.write(Write("t", (), unseated=("bob",)), Write("t", (), seated=("ann",)))

    async def read(store: Store) -> tuple[list[str], list[str]]:
        return [row.id for row in await store.read.tables_of("ann")], [row.id for row in await store.read.tables_of("bob")]

    with_store(database, write)
    assert with_store(database, read) == (["u", "t"], ["v"])


def test_many_changes_of_a_table_are_projected_once(database: str) -> None:
    asked: list[float] = []

    def project() -> Projection:
        asked.append(8.0)
        return Projection(8.0, "playing", None, "{}")

    async def work(store: Store) -> list[float]:
        await store.write(new("t"))
        for number in range(2, 9):
            store.update_projection("t", project)
            await store.write(entry("t", number))
        return list(asked)

    assert with_store(database, work) == []
    assert asked == [8.0]


def test_tables_whose_clocks_run_are_found_again(database: str) -> None:
    async def work(store: Store) -> tuple[list[str], float, float]:
        await store.write(new("t", deadline=9.0), new("u"))
        never = await store.read.last_heartbeat()
        await store.save_heartbeat(3.5)
        await store.save_heartbeat(4.5)
        return await store.read.tables_with_running_clock(), never, await store.read.last_heartbeat()

    assert with_store(database, work) == (["t"], 0.0, 4.5)


def test_a_new_claim_replaces_the_old(database: str) -> None:
    async def work(store: Store) -> str:
        await store.write(new("t"))
        await store.change_claim("t", "other")
        row = await store.read.table("t")
        assert row is not None
        return row.claim_hash

    assert with_store(database, work) == "other"


def _columns(connection: Connection) -> dict[str, set[str]]:
    looking = inspect(connection)
    return {name: {each["name"] for each in looking.get_columns(name)} for name in looking.get_table_names()}


def test_the_migrations_make_the_tables_that_the_code_expects(database: str) -> None:
    async def nothing(store: Store) -> None:
        pass

    async def columns() -> dict[str, set[str]]:
        engine = create_async_engine(address(database))
        async with engine.connect() as connection:
            found = await connection.run_sync(_columns)
        await engine.dispose()
        return found

    with_store(database, nothing)
    made = asyncio.run(columns())
    assert {name: made[name] for name in metadata.tables} == {
        name: {column.name for column in table.columns} for name, table in metadata.tables.items()
    }


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> list[object]:
        async with store._engine.connect() as connection:
            return [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")]

    assert with_store(str(tmp_path / "p.db"), work) == ["wal", 2]


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("some/file.db", "sqlite+aiosqlite:///some/file.db"),
        ("sqlite:////var/p.db", "sqlite+aiosqlite:////var/p.db"),
        ("postgresql://me@here/p", "postgresql+asyncpg://me@here/p"),
        ("postgres://me@here:5433/p", "postgresql+asyncpg://me@here:5433/p"),
    ],
)
def test_a_database_is_named_by_a_path_or_an_address(given: str, meant: str) -> None:
    assert address(given).render_as_string() == meant


@pytest.mark.parametrize("given", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", ":memory:", "", "http://example.org", "://"])
def test_what_is_no_database_is_refused(given: str) -> None:
    with pytest.raises(BadAddress):
        address(given)
