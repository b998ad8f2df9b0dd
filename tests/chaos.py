"""Faults under a server that is played at: `make chaos`, or `python -m tests.chaos FAULTS SEED`.

Clients of several games play through a proxy while links are cut or stand still, the server is killed, stopped or frozen, its
database is held by somebody else or its disk is full. At the end every acknowledged command must be in the log exactly once and
under its number, every client must have heard every entry once and in order, what each seat sees must follow from the log, nobody
may have lost on time, and every table must go on.
"""

import asyncio
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import parlour
from parlour.bots import levels
from parlour.server.store import Store, address
from parlour.server.store.rows import entry_of
from parlour.table import Table
from tests.server.house import House, Message, Wire, decided
from tests.server.test_restarts import Player, free_port, written

GAMES = ("examples.skirmish", "horde", "inbetween", "candelabria")
FAULTS, SEED = 1_000, 1
CLOCK = {"clock": "move", "seconds": 30}
TRANSIENT = ("not-saved", "failed", "too-fast", "busy")  # refusals after which one tries again
PROCESS_SECONDS = 120.0  # that a server may take to start on a busy machine


class Proxy(threading.Thread):
    """Passes connections on to the server, cuts them, or lets them stand still."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._links: list[socket.socket] = []
        self._flowing = threading.Event()
        self._flowing.set()

    def run(self) -> None:
        while True:
            near, _ = self._listening.accept()
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            self._links += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def cut(self) -> None:
        """All links break, some in the middle of a message."""
        links, self._links = self._links, []
        for link in links:
            with suppress(OSError):
                link.shutdown(socket.SHUT_RDWR)
            link.close()

    def stand_still(self, seconds: float) -> None:
        """Nothing goes through, and nobody is told: links are half open."""
        self._flowing.clear()
        sleep(seconds)
        self._flowing.set()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(4096):
                self._flowing.wait()
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@dataclass
class Stubborn(Player):
    """A client that comes back whatever happens, and sends again what was not acknowledged."""

    over: int = 0  # games that came to their end

    def plays(self, enough: threading.Event, most: int) -> None:
        while not enough.is_set():
            try:
                with self.guest.connected() as wire:
                    update = self.follow(wire)
                    while not enough.is_set() and update["state"]["stage"] == "playing":
                        self.answers(wire, update)
                        update = self.catches_up(wire)
                    if update["state"]["stage"] == "over":
                        self.over += 1
                        assert update["state"]["result"]["reason"] != "time", f"table {self.table}: lost on time"
                        return
            except (WebSocketException, OSError, EOFError):
                sleep(0.05)

    def follow(self, wire: Wire) -> Message:
        while True:
            update = wire.watches(self.table, self.news[-1] if self.news else 0)
            if update["message"] == "update":
                return self.hears(update)
            assert update["message"] == "refused" and update["key"] in TRANSIENT, update
            sleep(0.1)

    def answers(self, wire: Wire, update: Message) -> None:
        if self.unanswered is None:
            view = decided(update)
            asked = update["state"]["asked"][str(view["seat"])]
            action = self.luck.choice(view["decision"]["options"])
            self.unanswered = f"c{len(self.acknowledged)}", {"do": "act", "seat": view["seat"], "asked": asked, "action": action}
        id, command = self.unanswered
        while True:
            wire.send("do", id=id, table=self.table, command=command)
            answer = wire.until(lambda found: found["message"] in ("done", "refused") and found["id"] == id)
            if answer["message"] == "done":
                self.acknowledged[id] = answer["number"]
                self.unanswered = None
                return
            assert answer["key"] in TRANSIENT, answer
            sleep(0.1)

    def catches_up(self, wire: Wire) -> Message:
        last = max(self.acknowledged.values())
        heard = [update for update in wire.heard if update["message"] == "update"]
        for update in heard:
            self.news += [news["number"] for news in update["news"] if not self.news or news["number"] > self.news[-1]]
        update = heard[-1]
        while update["number"] < last:
            update = wire.next("update")
            self.news += [news["number"] for news in update["news"] if not self.news or news["number"] > self.news[-1]]
        wire.heard = [update]
        return update


class Ground:
    """The server, its database, and what may happen to them."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self.database = folder / "parlour.db"
        self.port = free_port()
        self.proxy = Proxy(self.port)
        self.proxy.start()
        self.house = House(f"127.0.0.1:{self.proxy.port}")
        self.done: Counter[str] = Counter()
        self._rng = rng
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "parlour.cli", "serve", "--examples", "--port", str(self.port)]
        running = subprocess.Popen(
            [*command, "--database", str(self.database)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = monotonic() + PROCESS_SECONDS
        while monotonic() < end:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{self.port}/ready").status_code == 200:
                    return running
            assert running.poll() is None, f"the server ended with {running.returncode}"
            sleep(0.05)
        raise AssertionError("the server does not start")

    def fault(self) -> None:
        """Something happens; most often what is quick."""
        faults: list[tuple[Callable[[], None], int]] = [
            (self.cut, 8), (self.stall, 4), (self.freeze, 4), (self.hold, 4), (self.fill_disk, 4), (self.kill, 2), (self.stop, 1),
        ]  # fmt: skip
        chosen = self._rng.choices([fault for fault, _ in faults], [weight for _, weight in faults])[0]
        chosen()
        self.done[chosen.__name__] += 1

    def cut(self) -> None:
        self.proxy.cut()

    def stall(self) -> None:
        self.proxy.stand_still(self._rng.uniform(0.05, 0.5))

    def freeze(self) -> None:
        """The process gets no time."""
        self._process.send_signal(signal.SIGSTOP)
        sleep(self._rng.uniform(0.1, 2.5))
        self._process.send_signal(signal.SIGCONT)

    def hold(self) -> None:
        """Somebody else writes into the database."""
        with closing(sqlite3.connect(self.database, isolation_level=None, timeout=30)) as other:
            other.execute("BEGIN IMMEDIATE")
            sleep(self._rng.uniform(0.1, 1.5))
            other.execute("ROLLBACK")

    def fill_disk(self) -> None:
        """No file of the server may grow."""
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        sleep(self._rng.uniform(0.1, 1.0))
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._process = self._start()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(60)
        self._process = self._start()

    def close(self) -> None:
        """Leaves nothing running, whatever happened."""
        self._process.send_signal(signal.SIGCONT)
        self._process.terminate()
        self._process.wait(60)


@contextmanager
def playing(players: list[Stubborn]) -> Iterator[list[BaseException]]:
    """Everybody plays meanwhile."""
    enough = threading.Event()
    failures: list[BaseException] = []

    def play(player: Stubborn) -> None:
        try:
            player.plays(enough, 0)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=play, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield failures
    finally:
        enough.set()
        for thread in threads:
            thread.join(90)


def open_table(house: House, game: str, seed: int) -> Stubborn:
    """A client with a table, at which it plays every seat."""
    guest = house.guest()
    least = 2
    table, _ = guest.opens(
        *[{"kind": "me", "name": f"Ann {seat}"} for seat in range(least)], game=game.split(".")[-1], clock=CLOCK
    )
    return Stubborn(guest, table, luck=Random(seed))


def check(players: list[Stubborn], database: Path) -> int:
    """The history as a whole; how many commands were acknowledged."""
    for player in players:
        found = written(database, player.table)
        lost = {id: number for id, number in player.acknowledged.items() if found.get(id) != number}
        assert not lost, f"table {player.table}: acknowledged and not in the log: {lost}"
        foreign = set(found) - set(player.acknowledged) - ({player.unanswered[0]} if player.unanswered else set())
        assert not foreign, f"table {player.table}: in the log and never sent: {foreign}"
        assert player.news == list(range(1, len(player.news) + 1)), f"table {player.table}: not every entry was heard once"
    return sum(len(player.acknowledged) for player in players)


def check_views(players: list[Stubborn], database: Path) -> int:
    """What the server shows now is what follows from the log; how many views were compared."""
    compared = 0
    for player in players:
        with player.guest.connected() as wire:
            update = player.follow(wire)
        table = asyncio.run(fold(player.table, database))
        for eyes, view in update["views"].items():
            assert as_json(table.view(eyes)) == view, f"table {player.table}: {eyes} sees something else than the log says"
            compared += 1
    return compared


async def fold(table: str, database: Path) -> Table:
    store = await Store.open(address(str(database)))
    try:
        entries = [entry_of(row) for row in await store.read.log(table)]
    finally:
        await store.close()
    game = parlour.game(getattr(entries[0].entry, "game", "").replace("skirmish", "examples.skirmish"))
    return Table.fold(table, game, entries, levels=levels(game))


def as_json(view: dict[str, Any]) -> Any:
    return httpx.Response(200, json=view).json()


def main(faults: int = FAULTS, seed: int = SEED) -> int:
    """So many faults; 1 if anything was lost."""
    os.environ.pop("PARLOUR_EXAMPLES", None)
    rng = Random(seed)
    with TemporaryDirectory() as folder:
        ground = Ground(Path(folder), rng)
        try:
            players = [open_table(ground.house, game, number) for number, game in enumerate(GAMES)]
            finished: list[Stubborn] = []
            for begun in range(0, faults, 10):
                with playing(players) as failures:
                    for _ in range(min(10, faults - begun)):
                        sleep(rng.uniform(0.1, 0.5))
                        ground.fault()
                    sleep(1)
                for failure in failures:
                    raise failure
                views = check_views(players, ground.database)
                for number, player in enumerate(players):
                    if player.over:
                        finished.append(player)
                        players[number] = open_table(ground.house, GAMES[number], begun)
                commands = check([*finished, *players], ground.database)
                print(
                    f"{sum(ground.done.values())} faults, {commands} acknowledged commands, {views} views: all there", flush=True
                )
            before = {player.table: len(player.acknowledged) for player in players}
            with playing(players) as failures:
                end = monotonic() + 60
                while any(len(player.acknowledged) == before[player.table] for player in players) and monotonic() < end:
                    sleep(0.1)
            dead = [player.table for player in players if len(player.acknowledged) == before[player.table]]
            assert not dead and not failures, f"tables that are dead: {dead} {failures}"
        finally:
            ground.close()
        commands = check([*finished, *players], ground.database)
    kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(ground.done.items()))
    print(f"{commands} acknowledged commands, each once and under its number; faults: {kinds}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*[int(number) for number in sys.argv[1:3]]))
