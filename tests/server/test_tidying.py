"""Old tables and sleeping tables in either kind of database."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.server.store import NotSaved, Projection, Store
from parlour.server.store import tidy as tidy_module
from parlour.server.store.orders import Order, asked, give, settle, withdraw
from parlour.server.store.sleeping import Sleeper, credit_downtime
from parlour.server.store.tidy import Removed, count_old, list_tables, remove_old
from tests.server.test_store import entry, new, with_store

OLD = 10.0  # everything that the helpers write is older


async def ids(store: Store) -> list[str]:
    return sorted(found.row.id for found in await list_tables(store, (), None, 100))


def test_what_is_old_and_over_is_removed_with_all_that_belongs_to_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy_module, "BATCH", 2)

    async def work(store: Store) -> list[Any]:
        for number in range(5):
            await store.write(new(f"over-{number}", "ann", stage="over"), entry(f"over-{number}", 2))
        await store.write(new("open", "ann"), new("running", "ann", stage="playing", deadline=5.0))
        young = replace(new("young", "ann", stage="over"), rows=(replace(new("x").rows[0], at=OLD + 1),))
        await store.write(young)
        counted = await count_old(store, OLD, False), await remove_old(store, OLD, False), await ids(store)
        rest = await count_old(store, OLD, True), await remove_old(store, OLD, True), await ids(store)
        with pytest.raises(NotSaved):
            await store.write(entry("over-0", 3))  # its table is gone
        return [*counted, *rest, [row.id for row in await store.read.tables_of("ann")]]

    removed, left = Removed(5, 10), ["open", "running", "young"]
    kept = ["running", "young"]
    assert with_store(database, work) == [removed, removed, left, Removed(1, 1), Removed(1, 1), kept, kept]


def test_who_writes_at_the_same_moment_keeps_the_table_or_is_refused(database: str) -> None:
    """Nothing that was acknowledged is removed, whoever comes first."""

    async def work(store: Store) -> None:
        other = await Store.open(store._engine.url)
        tables = [f"t{number}" for number in range(30)]
        for table in tables:
            await store.write(new(table, stage="over"))
        written: dict[str, bool] = {}

        async def write(table: str) -> None:
            later = replace(entry(table, 2), rows=(replace(entry(table, 2).rows[0], at=OLD + 1),))
            try:
                await other.write(later)
            except NotSaved:
                written[table] = False
            else:
                written[table] = True

        tidying: list[Awaitable[Any]] = [remove_old(store, OLD, False)]
        results = await asyncio.gather(*[write(table) for table in tables], *tidying, return_exceptions=True)
        assert [error for error in results if isinstance(error, BaseException)] == []
        left = set(await ids(store))
        for table in tables:
            assert (len(await store.read.log(table)) == 2) == (table in left) == written[table], table
        await other.close()

    with_store(database, work)


def test_for_all_who_sleep_the_time_that_nobody_ran_is_credited_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.store.sleeping.BATCH", 2)

    async def work(store: Store) -> list[Any]:
        for number in range(5):
            await store.write(new(f"t{number}", stage="playing", deadline=100.0 + number), entry(f"t{number}", 2))
            changed = Projection(2.0, "playing", 100.0 + number, "{}")
            store.update_projection(f"t{number}", lambda changed=changed: changed)  # type: ignore[misc]
        await store.write(new("untimed", stage="playing"))
        await store.writer.close()  # projections are written
        sleepers = await credit_downtime(store, 50.0, 60.0, ["t4"])
        again = await credit_downtime(store, 70.0, 75.0, ["t4"])
        logs = [[msgspec.json.decode(row.data) for row in await store.read.log(f"t{number}", 2)] for number in (0, 4)]
        stale = await store.read.tables_with_stale_projection()
        return [sorted(sleepers), sorted(again), logs, [table for table in stale if table != "t4"]]

    first, again, (slept, untouched), stale = with_store(database, work)
    assert first == [Sleeper(110.0 + number, f"t{number}") for number in range(4)]
    assert again == [Sleeper(115.0 + number, f"t{number}") for number in range(4)]
    assert slept == [{"entry": "slept", "seconds": 10.0}, {"entry": "slept", "seconds": 5.0}]
    assert untouched == [] and stale == []


def test_orders_are_asked_until_they_are_done_or_their_time_is_over(database: str) -> None:
    async def work(store: Store) -> list[Any]:
        close = Order("close", 1.0, 100.0, table_id="t")
        for order in (close, Order("announce", 2.0, 50.0, "one"), Order("announce", 3.0, 20.0, "two")):
            await give(store, order)
        before, later = await asked(store, 10.0), await asked(store, 30.0)
        await settle(store, close)
        return [before, later, await withdraw(store, "announce"), await withdraw(store, "announce"), await asked(store, 10.0)]

    before, later, gone, none, left = with_store(database, work)
    assert [(order.kind, order.text) for order in before] == [("close", ""), ("announce", "two")]
    assert [order.kind for order in later] == ["close"] and (gone, none, left) == (1, 0, [])
