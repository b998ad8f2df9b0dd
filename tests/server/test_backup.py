"""Backups: everything is in them, whatever goes on meanwhile, and from them everything comes back."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from parlour.server.store import InUse, NotCopied, Store, address, back_up, restore
from parlour.server.store.rows import EntryRow
from tests.server.house import ME, OPEN, opened, settings


def log_of(database: str | Path, table: str) -> list[EntryRow]:
    """The log of a table as a database has it."""

    async def read() -> list[EntryRow]:
        store = await Store.open(address(str(database)))
        try:
            return await store.read.log(table)
        finally:
            await store.close()

    return asyncio.run(read())


def test_what_was_saved_while_a_server_ran_comes_back_in_another_database(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    with opened(settings(database)) as house:
        ann, bob = house.guest(), house.guest()
        table, claim = ann.opens(ME, OPEN)
        other, late_claim = ann.opens(ME, OPEN)
        bob.sits(table, claim, 1)
        with ann.connected() as wire:
            wire.watches(table)
            for number in range(40):
                wire.does(table, "say", text=str(number))
            copied = asyncio.run(back_up(address(database), file))
            wire.does(table, "say", text="too late")
    assert copied == (2, 43) and [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup.db"]
    entries = log_of(database, table)
    assert log_of(file, table) == entries[:-1], "a plain copy of the file holds all of it"
    for again in (str(tmp_path / "again.db"), database):
        if again == database:
            with pytest.raises(NotCopied, match="is not empty"):
                asyncio.run(restore(file, address(again)))
            continue
        assert asyncio.run(restore(file, address(again))) == copied
        with opened(settings(again)) as house:
            ann, bob = house.guest(ann.cookie), house.guest(bob.cookie)
            assert {mine["table"] for mine in ann.get("/api/tables").json()} == {table, other}
            assert bob.sits(other, late_claim, 1).status_code == 204
            with bob.connected() as wire:
                assert wire.watches(table)["number"] == len(entries) - 1
        assert log_of(again, table) == entries[:-1]


def test_a_backup_is_restored_into_a_database_of_either_kind(database: str, tmp_path: Path) -> None:
    with opened(settings(tmp_path / "first.db")) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, OPEN)
    asyncio.run(back_up(address(str(tmp_path / "first.db")), tmp_path / "backup.db"))
    asyncio.run(restore(tmp_path / "backup.db", address(database)))
    with opened(settings(database)) as house, house.guest(ann.cookie).connected() as wire:
        assert wire.watches(table)["state"]["host"]


def test_nothing_is_restored_into_an_empty_database_that_a_server_has(database: str, tmp_path: Path) -> None:
    with opened(settings(tmp_path / "first.db")) as house:
        house.guest().opens(ME, OPEN)
    asyncio.run(back_up(address(str(tmp_path / "first.db")), tmp_path / "backup.db"))
    with opened(settings(database)) as house:
        as_of_another_process(database)
        with pytest.raises(InUse, match="in use by process 1 on elsewhere"):
            asyncio.run(restore(tmp_path / "backup.db", address(database)))
        assert house.guest().get("/api/tables").json() == []
    assert asyncio.run(restore(tmp_path / "backup.db", address(database))).tables == 1


def as_of_another_process(database: str) -> None:
    """Who has a database is on another machine: a server in this process would be taken for one of its past."""

    async def rename() -> None:
        store = await Store.open(address(database))
        try:
            async with store.database.engine.begin() as connection:
                for table in ("lease", "nodes"):
                    await connection.exec_driver_sql(f"UPDATE {table} SET host = 'elsewhere', process = 1")
        finally:
            await store.close()

    asyncio.run(rename())


def test_a_database_of_another_version_is_not_copied(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)):
        pass
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
    connection.close()
    with pytest.raises(NotCopied, match="version 0002"):
        asyncio.run(back_up(address(str(database)), tmp_path / "backup.db"))
