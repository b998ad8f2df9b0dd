"""A database that fails: nothing is acknowledged that would be gone after a restart, and the server says that it is not well."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from parlour.server import services
from parlour.server.services import Readiness
from parlour.server.store import NotSaved, Store
from tests.server.house import ME, Guest, opened, settings
from tests.server.test_store import entry, new, with_store

TOO = {"kind": "me", "name": "Also Ann"}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Readiness is tried whenever somebody asks."""
    monkeypatch.setattr(services, "PROBE_SECONDS", 0.0)


def health(guest: Guest) -> list[int]:
    """The answers of the process, of readiness and of health."""
    return [guest.get(path).status_code for path in ("/alive", "/ready", "/api/health")]


@contextmanager
def full(database: Path) -> Iterator[None]:
    """A database that takes nothing, as when the disk is full."""
    tables = ("entries", "alive")
    with closing(sqlite3.connect(database)) as connection:
        for table in tables:
            refuse = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
            connection.execute(f"CREATE TRIGGER full_{table} BEFORE INSERT ON {table} {refuse}")
        connection.commit()
        yield
        for table in tables:
            connection.execute(f"DROP TRIGGER full_{table}")
        connection.commit()


@pytest.mark.usefixtures("impatient")
def test_a_database_that_takes_no_writes_is_told_and_heals(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, TOO)
        with ann.connected() as wire:
            update = wire.watches(table)
            assert health(ann) == [200, 200, 200]
            with full(database):
                refused = wire.acts(table, update)
                assert refused["key"] == "not-saved"
                assert health(ann) == [200, 503, 503]
                problem = ann.get("/ready").json()
                assert problem["key"] == "not-ready" and all(problem["words"][language] for language in ("en", "ru"))
            assert health(ann) == [200, 200, 200]
            assert wire.acts(table, update)["message"] == "done"


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
def test_nothing_is_acknowledged_without_the_file_that_was_opened(tmp_path: Path, replaced: bool) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, TOO)
        with ann.connected() as wire:
            update = wire.watches(table)
            database.unlink()
            if replaced:
                database.write_bytes(b"")
            for _ in range(2):
                assert wire.acts(table, update)["key"] == "not-saved"
            assert ann.post("/api/tables", {"game": "skirmish", "chairs": [ME, TOO]}).status_code == 503
            assert ann.post(f"/api/tables/{table}/claim").status_code == 503
            assert health(ann) == [200, 503, 503]


@pytest.mark.parametrize("suffix", ["", "-wal"])
def test_what_was_committed_as_the_file_vanished_is_not_acknowledged(tmp_path: Path, suffix: str) -> None:
    database = tmp_path / "parlour.db"

    async def work(store: Store) -> None:
        await store.write(new("t"))

        def vanish(_: object) -> None:
            Path(f"{database}{suffix}").unlink()

        assert store.database.local is not None
        event.listen(store.database.local.engine, "commit", vanish, once=True)
        with pytest.raises(NotSaved):
            await store.write(entry("t", 2))

    with_store(str(database), work)


def test_a_write_that_fails_in_an_unforeseen_way_leaves_nobody_waiting(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def fail(_: object) -> None:
            raise ZeroDivisionError

        assert store.database.local is not None
        event.listen(store.database.local.engine, "begin", fail, once=True)
        with pytest.raises(NotSaved):
            await store.write(new("t"))
        await store.write(new("t"))

    with_store(str(tmp_path / "p.db"), work)


def test_readiness_is_tried_seldom_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def work(store: Store) -> int:
        tried: list[int] = []
        probe = store.probe

        async def noted() -> None:
            tried.append(1)
            await probe()

        store.probe = noted  # type: ignore[method-assign]
        ready = Readiness(store)
        assert all(await asyncio.gather(*[ready.is_ready() for _ in range(50)]))
        return len(tried)

    assert with_store(str(tmp_path / "p.db"), work) == 1


def test_a_database_that_does_not_answer_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "TIMEOUT_SECONDS", 0.05)

    async def work(store: Store) -> bool:
        async def hang() -> None:
            await asyncio.sleep(3600)

        store.probe = hang  # type: ignore[method-assign]
        return await Readiness(store).is_ready()

    assert not with_store(str(tmp_path / "p.db"), work)


def test_a_probe_is_no_heartbeat(database: str) -> None:
    async def work(store: Store) -> list[float]:
        await store.probe()
        never = await store.read.last_heartbeat()
        await store.save_heartbeat(5.0)
        await store.probe()
        return [never, await store.read.last_heartbeat()]

    assert with_store(database, work) == [0.0, 5.0]
