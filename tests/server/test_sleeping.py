"""Tables whose clocks run while nobody is there: a restart loads none of them, and their time goes on all the same."""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from time import time

import pytest
from msgspec.structs import replace

from parlour.server import rooms
from parlour.server.catalogue import Catalogue
from parlour.server.services import Services
from parlour.server.store import EntryRow
from parlour.server.store.sleeping import Sleeper
from parlour.table import Chair, Opened, PerMove, TableId, clocks, first_entry
from tests.server.games import FINDER, GAMES
from tests.server.house import ME, PATIENCE, opened, settings, until
from tests.server.test_restarts import everybody_answers_once, pass_time

TOO = {"kind": "me", "name": "Also Ann"}
AWAY, LONG = 1_000, 3_600  # seconds
SLACK = 100  # that a test may take


def lay(database: Path, count: int, seconds: int = LONG) -> list[str]:
    """So many tables with clocks of somebody who has gone, and their cookie before them."""
    with opened(settings(database)) as house:
        ann = house.guest()
        ids = [ann.opens(ME, TOO, clock={"clock": "move", "seconds": seconds})[0] for _ in range(count)]
        for table in ids:
            everybody_answers_once(ann, table)
        return [str(ann.cookie), *ids]


def stages(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as connection:
        return {row[0] for row in connection.execute("SELECT stage FROM tables")}


def slept(database: Path, table: str) -> list[float]:
    """What the log says of times in which no server ran."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT data FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    return [entry["seconds"] for entry in map(json.loads, (row[0] for row in rows)) if entry["entry"] == "slept"]


def test_a_restart_loads_no_table_and_charges_nobody(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    cookie, *ids = lay(database, 3)
    for _ in range(2):  # the second time nobody has come meanwhile
        pass_time(database, AWAY, away=True)
        with opened(settings(database)) as house:
            assert "parlour_tables_loaded 0\n" in house.guest().get("/metrics").text
    for table in ids:
        times = slept(database, table)
        assert len(times) == 2 and all(AWAY <= seconds < AWAY + SLACK for seconds in times)
    with opened(settings(database)) as house, house.guest(cookie).connected() as wire:
        for table in ids:
            state = wire.watches(table)["state"]
            assert [LONG - SLACK < chair["left"] <= LONG for chair in state["chairs"] if chair["ticking"]] == [True]


def test_a_table_that_sleeps_wakes_up_when_somebodys_time_is_over(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    _, *ids = lay(database, 3)
    pass_time(database, LONG + SLACK, away=False)  # the server was there, and nobody came
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE tables SET deadline = deadline - ?", (LONG + SLACK,))
        connection.commit()
    with opened(settings(database)):
        until(lambda: stages(database) == {"over"})
    assert [len(slept(database, table)) for table in ids] == [1, 1, 1]


def test_time_in_which_the_server_stood_still_is_not_charged_to_tables_that_sleep(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    _, table = lay(database, 1)

    async def work() -> tuple[float | None, float | None]:
        async with AsyncExitStack() as closing:
            services = await Services.open(settings(database), Catalogue(GAMES, FINDER), closing)
            services.rooms.clock.wall = lambda: time() + AWAY  # it was frozen, or the clock of the machine jumped
            room = await services.rooms.open(table)
            here = frozenset[str]()
            chairs = room.table.state(None, room.clock.now(), here, 0).chairs
            return next(chair.left for chair in chairs if chair.ticking), room.table.next_deadline()

    left, deadline = asyncio.run(work())
    assert left is not None and deadline is not None
    assert LONG - SLACK < left <= LONG and deadline > time() + AWAY


def test_a_table_that_sleeps_is_told_that_time_runs(tmp_path: Path) -> None:
    """Else a crash would seem to have come long ago, and nobody would be charged for what went by."""
    database = tmp_path / "parlour.db"
    lay(database, 1)

    async def work() -> bool:
        async with AsyncExitStack() as closing:
            services = await Services.open(settings(database), Catalogue(GAMES, FINDER), closing)
            return services.rooms._counts_time()

    assert asyncio.run(work())


@pytest.mark.parametrize("jump", [0, AWAY])
def test_a_table_that_everybody_has_left_falls_asleep_and_its_time_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    monkeypatch.setattr(rooms, "IDLE_SECONDS", 0.01)

    async def work() -> tuple[float | None, int]:
        async with AsyncExitStack() as closing:
            services = await Services.open(settings(tmp_path / "p.db"), Catalogue(GAMES, FINDER), closing)
            room = await services.rooms.create(timed(LONG), "")
            id, before = room.table.id, room.table.next_deadline()
            await gone(services, id)
            assert services.rooms._counts_time()
            services.rooms.clock.wall = lambda: time() + jump  # the server stood still while the table slept
            room = await services.rooms.open(id)
            deadline = room.table.next_deadline()
            assert before is not None and deadline is not None and abs(deadline - before - jump) < 2
            return room.table.state(None, room.clock.now(), frozenset(), 0).chairs[0].left, room.table.number

    left, number = asyncio.run(work())
    assert left is not None and LONG - SLACK < left <= LONG
    assert number == (2 if jump else 1)  # nothing is written where nothing was the matter


def test_a_table_that_fell_asleep_wakes_up_when_the_time_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE_SECONDS", 0.01)
    monkeypatch.setattr(rooms, "MIN_SLEEP_SECONDS", 0.5)
    monkeypatch.setattr(rooms, "MAX_SLEEP_SECONDS", 0.1)
    monkeypatch.setattr(clocks, "SECONDS_PER_MOVE", (1, LONG))
    database = tmp_path / "p.db"

    async def work() -> None:
        async with AsyncExitStack() as closing:
            services = await Services.open(settings(database), Catalogue(GAMES, FINDER), closing)
            room = await services.rooms.create(timed(2), "")
            await gone(services, room.table.id)
            async with asyncio.timeout(PATIENCE):
                while stages(database) != {"over"}:
                    await asyncio.sleep(0.02)

    asyncio.run(work())


def test_a_table_that_cannot_be_woken_up_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE_SECONDS", 0.01)
    monkeypatch.setattr(rooms, "MAX_SLEEP_SECONDS", 0.1)
    tried: list[TableId] = []

    async def work() -> None:
        async with AsyncExitStack() as closing:
            services = await Services.open(settings(tmp_path / "p.db"), Catalogue(GAMES, FINDER), closing)
            room = await services.rooms.create(timed(LONG), "")
            await gone(services, room.table.id)
            read = services.store.read.log

            async def fails(table: TableId, after: int = 0) -> list[EntryRow]:
                tried.append(table)
                if len(tried) < 3:
                    raise OSError("the database is away")
                return await read(table, after)

            services.store.read.log = fails  # type: ignore[method-assign]
            services.rooms._sleepers[:] = [Sleeper(services.rooms.clock.now(), room.table.id)]  # somebody's time is over
            async with asyncio.timeout(PATIENCE):
                while len(tried) < 3:
                    await asyncio.sleep(0.001)

    asyncio.run(work())
    assert len(tried) == 3


def timed(seconds: int) -> Opened:
    """A table for two, whose clock runs at once."""
    chairs = [Chair("person", f"p-{seat}", f"Ann {seat}") for seat in range(2)]
    return replace(first_entry(GAMES["skirmish"], chairs, {}, PerMove(seconds), "p-0", "seed"), awaited=())


async def gone(services: Services, table: TableId) -> None:
    """Waits until a table is not in memory any more."""
    async with asyncio.timeout(PATIENCE):
        while services.rooms.get(table) is not None:
            await asyncio.sleep(0.005)
