"""Tables whose clocks run while nobody is there: a restart loads none of them, and their time goes on all the same."""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from time import time

from parlour.server.catalogue import Catalogue
from parlour.server.services import Services
from tests.server.games import FINDER, GAMES
from tests.server.house import ME, opened, settings, until
from tests.server.test_restarts import pass_time

TOO = {"kind": "me", "name": "Also Ann"}
AWAY, LONG = 1_000, 3_600  # seconds
SLACK = 100  # that a test may take


def lay(database: Path, count: int, seconds: int = LONG) -> list[str]:
    """So many tables with clocks of somebody who has gone, and their cookie before them."""
    with opened(settings(database)) as house:
        ann = house.guest()
        ids = [ann.opens(ME, TOO, clock={"clock": "move", "seconds": seconds})[0] for _ in range(count)]
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
            assert LONG - SLACK < state["chairs"][0]["left"] <= LONG and state["chairs"][0]["ticking"]


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
            return room.table.state(None, room.clock.now(), here, 0).chairs[0].left, room.table.next_deadline()

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
