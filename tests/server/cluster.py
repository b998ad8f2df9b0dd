"""Several servers in processes of their own on one database, and clients who are sent to any that answers."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event, Thread
from time import monotonic, sleep

from websockets.exceptions import WebSocketException

from parlour.server.store import Store, address
from tests.server.house import PATIENCE, House, Message, Wire
from tests.server.serving import READY
from tests.server.test_restarts import Player, free_port

BREATH_SECONDS = 0.05  # between two commands of a client: the servers that start want to get on as well


class Cluster:
    """The servers, as a balancer sees them."""

    def __init__(self, database: str, count: int) -> None:
        self.database = database
        self.ports = [free_port() for _ in range(count)]
        self.houses = [House(f"127.0.0.1:{port}") for port in self.ports]
        self._running = [self._start(port) for port in self.ports]
        for place in range(count):
            self._wait(place)

    def kill(self, place: int) -> None:
        self._running[place].kill()
        self._running[place].wait()

    def stop(self, place: int) -> None:
        """Asks a server to stop, and waits until it has."""
        self._running[place].send_signal(signal.SIGTERM)
        assert self._running[place].wait() == 0

    def start(self, place: int) -> None:
        """Starts a server again where it was."""
        self._running[place] = self._start(self.ports[place])
        self._wait(place)

    def close(self) -> None:
        for process in self._running:
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()

    def _start(self, port: int) -> "subprocess.Popen[str]":
        arguments = [sys.executable, "-m", "tests.server.serving", self.database, str(port)]
        return subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)

    def _wait(self, place: int) -> None:
        output = self._running[place].stdout
        assert output is not None and output.readline().strip() == READY


@dataclass
class Roamer(Player):
    """A client that a balancer sends to some server, and to another one when that is lost."""

    houses: Sequence[House] = ()
    failures: list[BaseException] = field(default_factory=list)
    of_bots: int = 0  # answers of bots that were heard
    over: bool = False  # whether the game is; one may still talk
    longest: float = 0.0  # seconds between two acknowledgements

    def roams(self, enough: Event) -> None:
        """Plays and talks until it is enough."""
        last = monotonic()
        try:
            while not enough.is_set():
                try:
                    with self.luck.choice(self.houses).guest(self.guest.cookie).connected() as wire:
                        update = self.hears(wire.watches(self.table, self.news[-1] if self.news else 0))
                        while not enough.is_set():
                            self.answers(wire, update)
                            self.longest, last = max(self.longest, monotonic() - last), monotonic()
                            update = self.catches_up(wire)
                            sleep(BREATH_SECONDS)
                except (WebSocketException, OSError, EOFError):
                    sleep(0.01)
        except BaseException as error:
            self.failures.append(error)

    def answers(self, wire: Wire, update: Message) -> None:
        asked = any(view["decision"] for view in update["views"].values())
        if self.unanswered is None and not asked:
            self.unanswered = f"c{len(self.acknowledged)}", {"do": "say", "text": "Well?"}
        super().answers(wire, update)

    def hears(self, update: Message) -> Message:
        assert update["message"] == "update", update
        if update["state"]["result"] is not None:
            assert update["state"]["result"]["reason"] != "time", "lost on time"
        self.over = update["state"]["stage"] == "over"
        self.of_bots += sum(bool(news.get("level")) for news in update["news"])
        return super().hears(update)


@contextmanager
def roaming(roamers: Sequence[Roamer]) -> Iterator[Callable[..., None]]:
    """Everybody plays meanwhile; what is given waits until each has had so many more commands acknowledged, and bots play on."""
    enough = Event()
    threads = [Thread(target=roamer.roams, args=(enough,)) for roamer in roamers]
    for thread in threads:
        thread.start()

    def wait(more: int, of_bots: int = 0) -> None:
        wanted = [(roamer, len(roamer.acknowledged) + more, roamer.of_bots + of_bots) for roamer in roamers]
        end = monotonic() + 3 * PATIENCE
        while not all(
            len(roamer.acknowledged) >= least and (roamer.of_bots >= bots or roamer.over or not roamer.of_bots)
            for roamer, least, bots in wanted
        ):
            failures = [failure for roamer in roamers for failure in roamer.failures]
            assert not failures, failures
            assert monotonic() < end, "somebody does not get on"
            sleep(0.01)

    try:
        yield wait
    finally:
        enough.set()
        for thread in threads:
            thread.join()


def check(roamers: Sequence[Roamer], database: str) -> int:
    """Every acknowledged command is in the log once and under its number, and all have heard everything once and in order."""

    async def logged() -> list[dict[str, int]]:
        store = await Store.open(address(database))
        try:
            logs = [await store.read.log(roamer.table) for roamer in roamers]
        finally:
            await store.close()
        for rows in logs:
            assert len({row.command for row in rows if row.command}) == sum(bool(row.command) for row in rows)
        return [{row.command: row.number for row in rows if row.command} for rows in logs]

    for roamer, found in zip(roamers, asyncio.run(logged()), strict=True):
        if roamer.unanswered is not None:
            found.pop(roamer.unanswered[0], None)
        assert not roamer.failures, roamer.failures
        assert found == roamer.acknowledged
        assert roamer.news == list(range(1, len(roamer.news) + 1))
    return sum(len(roamer.acknowledged) for roamer in roamers)
