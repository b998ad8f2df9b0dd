"""Many tables whose clocks run while nobody is there: what a restart with them costs, and how fast one wakes up.

`python -m bench.server.sleeping 50000 [DATABASE]`; prints one line of JSON.
"""

import asyncio
import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe
from tempfile import TemporaryDirectory
from time import perf_counter, sleep, time
from typing import Any

from sqlalchemy import insert
from websockets.sync.client import connect

from parlour.games import game
from parlour.server.identity import NO_CLAIM, new_table_id
from parlour.server.store import NewTableRow, Store, Write, address
from parlour.server.store.rows import project, rows_of
from parlour.server.store.schema import entries, tables
from parlour.table import Chair, Days, Logged, Table, first_entry
from tests.server.test_restarts import free_port

GAME = "inbetween"
BATCH = 1_000
AWAKE = 50  # tables that are woken up


async def lay(url: str, count: int) -> list[str]:
    """So many tables with a running clock, an hour old: one, and copies of it."""
    store = await Store.open(address(url))
    chairs = [Chair("person", f"p-{seat}", name) for seat, name in enumerate(("Ann", "Bob"))]
    played = game(GAME)
    first = Logged(1, time() - 3_600, first_entry(played, chairs, {}, Days(3), "p-0", "seed"))
    table = Table.fold("x", played, [first])
    new = NewTableRow(GAME, "played", "p-0", NO_CLAIM, first.at, project(table))
    write = Write("x", rows_of([first], None), new)
    row, entry = dict(write.as_table()), dict(write.as_entries()[0])
    ids = [new_table_id() for _ in range(count)]
    for place in range(0, count, BATCH):
        batch = ids[place : place + BATCH]
        async with store.transaction() as connection:
            await connection.execute(insert(tables), [{**row, "id": id} for id in batch])
            await connection.execute(insert(entries), [{**entry, "table_id": id} for id in batch])
    await store.close()
    return ids


def memory(process: int) -> float:
    """Resident, in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def start(url: str) -> tuple[subprocess.Popen[bytes], int, float]:
    """A server, and after how many seconds it was ready."""
    port, began = free_port(), perf_counter()
    command = [sys.executable, "-m", "parlour.cli", "serve", "--port", str(port), "--database", url, "--workers-for-bots", "1"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert running.stdout is not None and running.stdout.readline()
    return running, port, perf_counter() - began


def wake(port: int, ids: list[str]) -> list[float]:
    """How many milliseconds each takes from asking for it to seeing it."""
    taken = []
    with connect(f"ws://127.0.0.1:{port}/socket", compression=None, open_timeout=60) as wire:
        wire.recv()
        for id in ids:
            began = perf_counter()
            wire.send(json.dumps({"message": "watch", "table": id}))
            while json.loads(wire.recv())["message"] != "update":
                pass
            taken.append((perf_counter() - began) * 1000)
            wire.send(json.dumps({"message": "leave", "table": id}))
            sleep(0.25)  # one address begins to watch only so fast
    return sorted(taken)


def main(count: int, url: str) -> dict[str, Any]:
    """With these tables, and once more without any."""
    ids = asyncio.run(lay(url, count))
    found: dict[str, Any] = {"tables": count}
    for run, (database, woken) in {"with": (url, ids[:: max(1, count // AWAKE)]), "empty": (f"{url}.empty.db", [])}.items():
        running, port, seconds = start(database)
        try:
            taken = wake(port, woken)
            found[run] = {"ready_s": round(seconds, 2), "memory_mb": round(memory(running.pid), 1)}
            if taken:
                found["wake_ms"] = {"p50": round(taken[len(taken) // 2], 1), "p99": round(taken[-1], 1), "of": len(taken)}
        finally:
            running.terminate()
            running.wait(60)
    return found


if __name__ == "__main__":
    with TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        print(json.dumps(main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else f"{folder}/{token_urlsafe(4)}.db")))
