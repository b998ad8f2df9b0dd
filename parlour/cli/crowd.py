"""Many people at once, who come to a running server over real connections: the work of `parlour load`."""

import asyncio
import json
import resource
import sys
from argparse import Namespace
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from importlib import import_module
from ipaddress import ip_address
from random import Random
from time import perf_counter, process_time
from typing import Any
from urllib.parse import SplitResult, urlsplit

from msgspec.json import encode
from websockets.exceptions import WebSocketException

from parlour.cli.arguments import PORT
from parlour.cli.failure import FAILED, Failure
from parlour.cli.line import AnyHeard, Done, Line, Refused, Update, connect, decode
from parlour.server.messages import Do, Watch
from parlour.server.timing import SendTimeout
from parlour.table import Act

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

    async def line(self, number: int, heard: Callable[[bytes], None], broken: Callable[[str], None], cookie: str = "") -> Line:
        """A connection of the number-th client."""
        uri = f"{'wss' if self.secure else 'ws'}://{self.netloc}/socket"
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await connect(uri, heard, broken, cookie=cookie, address=self.from_address(number))

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
        self._heard: deque[tuple[float, AnyHeard]] = deque()  # what was said, and when
        self._waiting: asyncio.Future[None] | None = None
        self._broken = ""
        self._patience = SendTimeout(PATIENCE_SECONDS, lambda: self._fail("TimeoutError"))

    async def play(self, end: Callable[[], bool]) -> None:
        """Until it is the end."""
        while not end():
            self._heard.clear()
            self._broken = ""
            try:
                table = await self._open()
                line = await self._place.line(self._number, self._hear, self._fail, self._cookie)
                try:
                    line.say(encode(Watch(table)))
                    await self._answer_all(line, table, end)
                finally:
                    line.close()
            except TROUBLE as trouble:
                self._tally.troubles[self._broken or type(trouble).__name__] += 1
                await asyncio.sleep(1)
        self._patience.close()

    async def _open(self) -> str:
        body = {"game": self._game, "chairs": CHAIRS}
        status, headers, content = await self._place.request("POST", "/api/tables", body, self._number)
        if status != 201:
            raise OSError(f"no table: {status}")
        self._cookie = headers.get("set-cookie", self._cookie).partition(";")[0]
        return str(json.loads(content)["table"])

    async def _answer_all(self, line: Line, table: str, end: Callable[[], bool]) -> None:
        update, due = await self._next_update(0), perf_counter() + self._luck.random() * self._pause
        while not end() and update.state.stage == "playing":
            view = self._luck.choice([view for view in update.views.values() if view.decision is not None])
            assert view.decision is not None and view.seat is not None
            if not view.decision.options:
                raise Failure(f"{self._game} has answers without end; choose another game", FAILED)
            act = Act(view.seat, update.state.asked[str(view.seat)], self._luck.choice(view.decision.options))
            await asyncio.sleep(max(0.0, due - perf_counter()))
            due = max(due, perf_counter() - self._pause) + self._pause
            began = perf_counter()
            line.say(encode(Do(f"l{update.number}", table, act)))
            at, done = await self._next(Done, Refused)
            if isinstance(done, Refused):
                self._tally.troubles[done.key] += 1
                return
            assert isinstance(done, Done)
            self._tally.latencies.append(at - began)
            update = await self._next_update(done.number)

    async def _next_update(self, number: int) -> Update:
        """How the table stands when it has that many entries."""
        while True:
            _, update = await self._next(Update)
            if isinstance(update, Update) and update.number >= number:
                return update

    async def _next(self, *kinds: type[AnyHeard]) -> tuple[float, AnyHeard]:
        while True:
            while not self._heard:
                if self._broken:
                    raise OSError(self._broken)
                self._waiting = asyncio.get_running_loop().create_future()
                self._patience.begin()
                await self._waiting
                self._patience.end()
            at, message = self._heard.popleft()
            if isinstance(message, kinds):
                return at, message

    def _hear(self, message: bytes) -> None:
        self._heard.append((perf_counter(), decode(message)))
        self._wake()

    def _fail(self, why: str) -> None:
        self._broken = why
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


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
    began, spent = perf_counter(), process_time()
    games = [Game(place, arguments.game, number, rate, tally) for number in range(arguments.tables)]
    async with asyncio.TaskGroup() as playing:
        for game in games:
            playing.create_task(game.play(lambda: perf_counter() >= end))
    played, spent = perf_counter() - began, process_time() - spent
    last = await place.measured()
    if lost := sum(line.is_lost for line in sockets):
        tally.troubles["lost"] += lost
    for line in sockets:
        line.close()
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
        "own_cpu": round(spent / played, 2),
        "server": _told(before, after, last, tally.sockets, played, len(tally.latencies)),
    }


async def _open_all(place: Place, count: int, tally: Tally) -> list[Line]:
    """That many connections, not all at once."""
    turn, sockets = asyncio.Semaphore(OPENING_AT_ONCE), list[Line]()

    async def open_one(number: int) -> None:
        async with turn:
            try:
                sockets.append(await place.line(1000 + number // PER_ADDRESS, _ignore, _ignore))
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


def _ignore(said: object) -> None:
    """Nobody listens."""


def _note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
