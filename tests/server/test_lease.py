"""One server for each database: a second one is told who has it, and takes over when the first no longer renews its lease."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from parlour.server import services
from parlour.server.store import InUse, LeaseLost, NotSaved, Store, address
from parlour.server.store.lease import LEASE_SECONDS, Holder, Lease
from tests.server.house import ME, House, opened, settings, until
from tests.server.test_outages import TOO
from tests.server.test_store import entry, new, with_store

HERE, ELSEWHERE = Holder("here.example", 7), Holder("elsewhere.example", 8)


class Two:
    """Two servers on one database, and the time."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.first = Lease(HERE, lambda: self.now)
        self.second = Lease(ELSEWHERE, lambda: self.now)


def test_a_second_server_is_told_who_has_the_database(database: str) -> None:
    two = Two()

    async def work(store: Store) -> None:
        other = await Store.open(address(database))
        await store.take_lease(two.first)
        two.now += 10
        with pytest.raises(InUse) as caught:
            await other.take_lease(two.second)
        assert caught.value.holder == HERE
        assert caught.value.seconds == LEASE_SECONDS - 10
        await store.write(new("t"))
        await other.close()

    with_store(database, work)


def test_of_servers_that_start_together_one_has_the_database(database: str) -> None:
    async def work(store: Store) -> int:
        others = [await Store.open(address(database)) for _ in range(4)]
        leases = [Lease(Holder("example", number)) for number in range(4)]
        taken = await asyncio.gather(
            *[other.take_lease(lease) for other, lease in zip(others, leases, strict=True)], return_exceptions=True
        )
        for other in others:
            await other.close()
        assert all(each is None or isinstance(each, InUse) for each in taken), taken
        return taken.count(None)

    assert with_store(database, work) == 1


def test_a_lease_that_is_renewed_does_not_run_out(database: str) -> None:
    two = Two()

    async def work(store: Store) -> None:
        other = await Store.open(address(database))
        await store.take_lease(two.first)
        for _ in range(5):
            two.now += LEASE_SECONDS - 1
            await store.renew_lease()
            with pytest.raises(InUse):
                await other.take_lease(two.second)
        await other.close()

    with_store(database, work)


def test_when_it_has_run_out_another_takes_over_and_the_first_writes_no_more(database: str) -> None:
    two = Two()

    async def work(store: Store) -> list[int]:
        other = await Store.open(address(database))
        await store.take_lease(two.first)
        await store.write(new("t"))
        two.now += LEASE_SECONDS
        await other.take_lease(two.second)
        await other.write(entry("t", 2))
        with pytest.raises(NotSaved):
            await store.write(entry("t", 3))
        with pytest.raises(LeaseLost):
            await store.renew_lease()
        with pytest.raises(LeaseLost):
            await store.probe()
        await other.close()
        with pytest.raises(LeaseLost):
            await store.renew_lease()  # what it remembers may be older than the log by now
        return [row.number for row in await store.read.log("t")]

    assert with_store(database, work) == [1, 2]


def test_a_lease_that_ran_out_and_that_nobody_took_goes_on_with_the_next_write(database: str) -> None:
    two = Two()

    async def work(store: Store) -> None:
        other = await Store.open(address(database))
        await store.take_lease(two.first)
        two.now += 10 * LEASE_SECONDS
        await store.write(new("t"))
        with pytest.raises(InUse):
            await other.take_lease(two.second)
        await other.close()

    with_store(database, work)


def test_a_server_that_is_closed_leaves_the_database_to_the_next(database: str) -> None:
    two = Two()

    async def first(store: Store) -> None:
        await store.take_lease(two.first)

    async def second(store: Store) -> None:
        await store.take_lease(two.second)

    with_store(database, first)
    with_store(database, second)


def test_a_process_of_this_machine_that_died_has_nothing(database: str) -> None:
    gone = os.spawnlp(os.P_NOWAIT, "true", "true")
    os.waitpid(gone, 0)
    here = Holder.this_process().host

    async def work(store: Store) -> None:
        await store.take_lease(Lease(Holder(here, gone)))
        other = await Store.open(address(database))
        await other.take_lease(Lease(Holder(here, os.getppid())))
        with pytest.raises(InUse):
            await store.take_lease(Lease())
        await other.close()

    with_store(database, work)


def test_a_server_that_has_lost_its_database_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "RENEW_SECONDS", 0.05)
    database = tmp_path / "parlour.db"

    async def take_over(store: Store) -> None:
        await store.take_lease(Lease())  # a process may take over from an earlier one with its number

    with opened(settings(database)) as house:
        house.guest().opens(ME, TOO)
        with_store(str(database), take_over)
        until(lambda: not answers(house))


def answers(house: House) -> bool:
    """Whether anybody is there."""
    with suppress(httpx.HTTPError):
        return house.guest().get("/alive").status_code == 200
    return False
