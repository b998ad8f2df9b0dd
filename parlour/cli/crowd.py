"""Many people at once, who come to a running server over real connections: the work of `parlour load`."""

import asyncio
import json
import resource
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from importlib import import_module
from ipaddress import ip_address
from random import Random
from time import perf_counter
from typing import Any
from urllib.parse import SplitResult, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.cli.arguments import PORT
from parlour.cli.failure import FAILED, Failure

PER_ADDRESS = 40  # sockets and tables: the server limits what comes from one address at once
TABLES_PER_ADDRESS = 8
OPENING_AT_ONCE = 50  # connections
PER_TABLE = 25.0  # answers in a second: the server limits the messages of a connection
PATIENCE_SECONDS = 60.0  # for one connection, one page, one answer
SPARE_FILES = 200
TROUBLE = (OSError, WebSocketException, TimeoutError, EOFError)
CHAIRS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Annie"}]


@dataclass(slots=True)
class Tally:
    """What came of it."""

    latencies: list[float] = field(default_factory=list)  # seconds from each answer to its acknowledgement
    troubles: Counter[str] = field(default_factory=Counter)
    sockets: int = 0

    def milliseconds(self, share: float) -> float | None:
        """The time within which this share of the answers was acknowledged."""
        ordered = sorted(self.latencies)
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2) if ordered else None


class Place:
    """Where the server listens; on loopback everybody comes from another address, as people do."""

    def __init__(self, url: str, far: bool) -> None:
        parts: SplitResult = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Failure(f"{url[:80]!r} is not the address of a server; write http://127.0.0.1:{PORT}")
        self.host, self.secure = parts.hostname, parts.scheme == "https"
        self.port = parts.port or (443 if self.secure else 80)
        self.near = _is_loopback(self.host)
        if not (self.near or far):
            raise Failure(f"{self.host[:80]} is another machine: ask whoever runs it, then add --far")
        self.netloc = parts.netloc

    def from_address(self, number: int) -> tuple[str, int] | None:
        """Where the number-th client comes from."""
        return (f"127.8.{number // 250 % 250}.{number % 250 + 1}", 0) if self.near and self.host != "::1" else None

    async def request(self, method: str, path: str, body: object = None, number: int = 0) -> tuple[int, dict[str, str], bytes]:
        """The status, the headers and the body of an answer."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            reader, writer = await asyncio.open_connection(
                self.host, self.port, ssl=self.secure or None, local_addr=self.from_address(number)
            )
            with _closing(writer):
                content = b"" if body is None else json.dumps(body).encode()
                head = f"{method} {path} HTTP/1.1\r\nhost: {self.netloc}\r\nconnection: close\r\n"
                head += (
                    f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n" if body is not None else "\r\n"
                )
                writer.write(head.encode() + content)
                answer = await reader.read()
        top, _, rest = answer.partition(b"\r\n\r\n")
        first, *lines = top.decode("latin-1").split("\r\n")
        if not first.startswith("HTTP/1.1 "):
            raise OSError(f"what answers there is no server of Parlour: {first[:60]!r}")
        return (
            int(first.split()[1]),
            {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)},
            rest,
        )

    def socket(self, number: int, cookie: str = "") -> connect:
        """A connection of the number-th client."""
        where = self.from_address(number)
        return connect(
            f"{'wss' if self.secure else 'ws'}://{self.netloc}/socket",
            additional_headers={"cookie": cookie} if cookie else None,
            compression=None, max_size=None, open_timeout=PATIENCE_SECONDS, ping_interval=None, local_addr=where,
        )  # fmt: skip

    async def measured(self) -> dict[str, float]:
        """What the server tells of itself; nothing if it does not tell us."""
        with suppress(*TROUBLE, ValueError):
            status, _, content = await self.request("GET", "/metrics")
            lines = [line.split() for line in content.decode().splitlines() if not line.startswith("#")]
            return {name: float(value) for name, value in lines} if status == 200 else {}
        return {}


class Game:
    """A table at which one client plays both sides at random, one game after another."""

    def __init__(self, place: Place, game: str, number: int, rate: float, tally: Tally) -> None:
        self._place, self._game, self._number, self._tally = place, game, number // TABLES_PER_ADDRESS, tally
        self._pause = 1 / rate
        self._luck = Random(number)
        self._cookie = ""

    async def play(self, end: Callable[[], bool]) -> None:
        """Until it is the end."""
        while not end():
            try:
                table = await self._open()
                async with self._place.socket(self._number, self._cookie) as wire:
                    await wire.send(json.dumps({"message": "watch", "table": table}))
                    await self._answer_all(wire, table, end)
            except TROUBLE as trouble:
                self._tally.troubles[type(trouble).__name__] += 1
                await asyncio.sleep(1)

    async def _open(self) -> str:
        body = {"game": self._game, "chairs": CHAIRS}
        status, headers, content = await self._place.request("POST", "/api/tables", body, self._number)
        if status != 201:
            raise OSError(f"no table: {status}")
        self._cookie = headers.get("set-cookie", self._cookie).partition(";")[0]
        return str(json.loads(content)["table"])

    async def _answer_all(self, wire: ClientConnection, table: str, end: Callable[[], bool]) -> None:
        update, due = await self._next(wire, "update"), perf_counter() + self._luck.random() * self._pause
        while not end() and update["state"]["stage"] == "playing":
            view = self._luck.choice([view for view in update["views"].values() if view["decision"]])
            if not view["decision"]["options"]:
                raise Failure(f"{self._game} has answers without end; choose another game", FAILED)
            act = {"do": "act", "seat": view["seat"], "asked": update["state"]["asked"][str(view["seat"])]}
            act["action"] = self._luck.choice(view["decision"]["options"])
            await asyncio.sleep(max(0.0, due - perf_counter()))
            due = max(due, perf_counter() - self._pause) + self._pause
            began = perf_counter()
            await wire.send(json.dumps({"message": "do", "id": f"l{update['number']}", "table": table, "command": act}))
            done = await self._next(wire, "done", "refused")
            if done["message"] == "refused":
                self._tally.troubles[done["key"]] += 1
                return
            self._tally.latencies.append(perf_counter() - began)
            while update["number"] < done["number"]:
                update = await self._next(wire, "update")

    async def _next(self, wire: ClientConnection, *kinds: str) -> Any:
        while True:
            message = json.loads(await asyncio.wait_for(wire.recv(), PATIENCE_SECONDS))
            if message["message"] in kinds:
                return message


def load(arguments: Namespace) -> dict[str, Any]:
    """What comes of it when they open their connections, and then play."""
    place = Place(arguments.url, arguments.far)
    _allow_files(arguments.sockets + arguments.tables + SPARE_FILES)
    with _fast_loop() as run:
        found: dict[str, Any] = run(_load(place, arguments))
    return found


async def _load(place: Place, arguments: Namespace) -> dict[str, Any]:
    tally = Tally()
    try:
        status, _, _ = await place.request("GET", "/alive")
    except TROUBLE as trouble:
        raise Failure(f"no server answers at {arguments.url[:80]}: {trouble or 'in time'}", FAILED) from None
    if status != 200:
        raise Failure(f"{arguments.url[:80]} answers {status} and is no server of Parlour, or not by this name", FAILED)
    before, began = await place.measured(), perf_counter()
    sockets = await _open_all(place, arguments.sockets, tally)
    opened = perf_counter() - began
    after = await place.measured()
    _note(f"{tally.sockets} connections are open after {opened:.1f} s")
    rate = min(PER_TABLE, arguments.rate / arguments.tables) if arguments.rate and arguments.tables else PER_TABLE
    end = perf_counter() + arguments.seconds
    began = perf_counter()
    games = [Game(place, arguments.game, number, rate, tally) for number in range(arguments.tables)]
    async with asyncio.TaskGroup() as playing:
        for game in games:
            playing.create_task(game.play(lambda: perf_counter() >= end))
    played = perf_counter() - began
    last = await place.measured()
    lost = sum(wire.close_code is not None for wire in sockets)
    if lost:
        tally.troubles["lost"] += lost
    await asyncio.gather(*[wire.close() for wire in sockets], return_exceptions=True)
    return {
        "sockets": tally.sockets,
        "opened_in_s": round(opened, 2),
        "tables": arguments.tables,
        "answers": len(tally.latencies),
        "per_second": round(len(tally.latencies) / played, 1),
        "p50_ms": tally.milliseconds(0.5),
        "p99_ms": tally.milliseconds(0.99),
        "max_ms": tally.milliseconds(1.0),
        "troubles": dict(tally.troubles),
        "server": _told(before, after, last, tally.sockets, played, len(tally.latencies)),
    }


async def _open_all(place: Place, count: int, tally: Tally) -> list[ClientConnection]:
    """That many connections, not all at once."""
    turn, sockets = asyncio.Semaphore(OPENING_AT_ONCE), list[ClientConnection]()

    async def open_one(number: int) -> None:
        async with turn:
            try:
                sockets.append(await place.socket(1000 + number // PER_ADDRESS))
                tally.sockets += 1
            except TROUBLE as trouble:
                tally.troubles[f"no connection: {type(trouble).__name__}"] += 1

    await asyncio.gather(*[open_one(number) for number in range(count)])
    return sockets


def _told(
    before: dict[str, float], after: dict[str, float], last: dict[str, float], sockets: int, played: float, answers: int
) -> Any:
    """Memory and work of the server; null if it did not tell."""
    memory, work = "process_resident_memory_bytes", "process_cpu_seconds_total"
    if memory not in before or memory not in after or memory not in last:
        return None
    return {
        "memory_mb": round(last[memory] / 1e6, 1),
        "memory_with_sockets_mb": round(after[memory] / 1e6, 1),
        "kb_per_socket": round((after[memory] - before[memory]) / sockets / 1e3, 1) if sockets else None,
        "cpu": round((last[work] - after[work]) / played, 2) if answers else None,
        "cpu_ms_per_answer": round((last[work] - after[work]) / answers * 1e3, 2) if answers else None,
    }


@contextmanager
def _fast_loop() -> Iterator[Callable[[Any], Any]]:
    """Runs the work on uvloop where there is one: we must not be slower than the server."""
    try:
        factory: Callable[[], asyncio.AbstractEventLoop] | None = import_module("uvloop").new_event_loop
    except ImportError:
        factory = None
    with asyncio.Runner(loop_factory=factory) as runner:
        try:
            yield runner.run
        except* Failure as failures:
            raise failures.exceptions[0] from None


@contextmanager
def _closing(writer: asyncio.StreamWriter) -> Iterator[None]:
    try:
        yield
    finally:
        writer.close()


def _allow_files(count: int) -> None:
    """Every connection is an open file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        if hard != resource.RLIM_INFINITY and hard < count:
            raise Failure(f"{count} open files are needed, and the system allows {hard}", FAILED)
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))


def _note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
