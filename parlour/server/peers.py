"""What servers on one database of PostgreSQL tell each other: what was written, who is where, and who lives.

Everything goes over LISTEN and NOTIFY, after the commit and not within it, for commits that notify wait for each other. What has
to be told while one NOTIFY is under way goes into the next, together. Nothing rests on any of it being heard: whoever was not
told finds out when they write, and all logs are compared after every time in which something may have been missed.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from parlour.server.store import DATABASE_ERRORS, describe
from parlour.server.store.nodes import RENEW_SECONDS, Acquired, Lapsed, Node
from parlour.server.store.store import Store
from parlour.table import PlayerId, TableId

log = logging.getLogger("parlour.peers")
CHANNEL = "parlour"
MAX_PAYLOAD = 7_500  # bytes; PostgreSQL takes 8,000
RETRY_SECONDS = 0.5  # until a lost connection is tried again
SILENCE_SECONDS = 5.0  # without anything to tell, until the connection is tried
TIMEOUT_SECONDS = 5.0  # until a database that does not answer counts as lost


class Item(Struct, frozen=True, array_like=True, tag_field="is"):
    """Something that a node tells the others."""


class Wrote(Item, frozen=True, tag="w"):
    """The log of a table goes as far as that."""

    table: TableId
    number: int


class Here(Item, frozen=True, tag="h"):
    """Who is at a table, with connections to this node."""

    table: TableId
    players: tuple[PlayerId, ...] = ()  # who have a seat or opened the table
    others: int = 0  # connections of anybody else
    number: int = 0  # of the last entry that this node knows
    now: float = 0.0  # the time at the table


class Asks(Item, frozen=True, tag="a"):
    """Who is at this table?"""

    table: TableId


class Freed(Item, frozen=True, tag="f"):
    """Nobody sees to this table any more."""

    table: TableId


class Left(Item, frozen=True, tag="l"):
    """This node is no more, and its tables are free."""


class Work(Item, frozen=True, tag="j"):
    """There is something for bots to think about."""


class Answered(Item, frozen=True, tag="d"):
    """A bot has thought about this."""

    job: str


AnyItem: TypeAlias = Wrote | Here | Asks | Freed | Left | Work | Answered
_decoder: msgspec.json.Decoder[tuple[str, list[AnyItem]]] = msgspec.json.Decoder(tuple[str, list[AnyItem]])


class Listener(Protocol):
    """Who is told what the other nodes say."""

    def hear(self, node: str, item: AnyItem) -> None:
        """Another node has said something."""

    async def take_over(self, gone: Iterable[str]) -> None:
        """These nodes are no more: what they saw to is for others now."""

    async def resync(self) -> None:
        """Something may have been missed."""

    async def disown(self) -> None:
        """This node was taken for dead, and goes on under another name."""


class Peers:
    """This node among the others: its lease, and the line on which they talk."""

    def __init__(self, store: Store, node: Node) -> None:
        self.node = node
        self.store = store
        self._listener: Listener | None = None
        self._living: dict[str, int] = {}  # the nodes, with their capacities
        self._outgoing: dict[tuple[type[Item], str], AnyItem] = {}  # of each table the newest of a kind is enough
        self.capacity = 0  # thoughts of bots that workers take at the same time
        self.on_capacity: list[Callable[[int], None]] = []  # called when it changes
        self.on_answer: Callable[[str], None] | None = None  # called when a worker has answered
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[None]] = set()

    @classmethod
    async def join(cls, store: Store, capacity: int = 0) -> "Peers":
        node = Node(store.database, capacity)
        await node.join()
        return cls(store, node)

    async def listen(self, listener: Listener) -> None:
        """From now on the listener hears of everything that happens after this."""
        self._listener = listener
        connected = asyncio.Event()
        self._tasks = [asyncio.create_task(self._talk(connected)), asyncio.create_task(self._renew())]
        await connected.wait()

    def tell(self, item: AnyItem) -> None:
        """Tells the other nodes, soon."""
        self._outgoing[type(item), getattr(item, "table", "") or getattr(item, "job", "")] = item
        self._something.set()

    async def acquire(self, tables: list[TableId]) -> list[Acquired]:
        """Those of the tables that nobody who lives sees to: we do from now on."""
        return await self.node.acquire(tables)

    def release(self, table: TableId) -> None:
        """Somebody else may see to this table."""
        self._spawn(self._release(table))

    async def leave(self) -> None:
        """Leaves everything to the others, and tells them."""
        for task in (*self._tasks, *self._background):
            task.cancel()
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self.node.leave()
                async with self.store.database.engine.begin() as connection:
                    for payload in payloads(self.node.id, [*self._outgoing.values(), Left()]):
                        await connection.exec_driver_sql("SELECT pg_notify($1, $2)", (CHANNEL, payload))
        except DATABASE_ERRORS as error:  # then the lease runs out
            log.warning("the other servers were not told that this one stops: %s", describe(error))

    async def _release(self, table: TableId) -> None:
        with suppress(*DATABASE_ERRORS):  # then it stays ours, as long as we live
            await self.node.release(table)
            self.tell(Freed(table))

    async def _talk(self, connected: asyncio.Event) -> None:
        """Listens and tells for ever, over one connection after another."""
        while True:
            try:
                async with self.store.database.engine.connect() as connection:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    try:
                        await raw.add_listener(CHANNEL, self._receive)
                        if connected.is_set() and self._listener is not None:
                            self._spawn(self._listener.resync())
                        connected.set()
                        await self._tell_all(raw)
                    finally:
                        await connection.invalidate()
            except DATABASE_ERRORS as error:  # a TimeoutError is an OSError
                log.warning("the other servers cannot be heard: %s", describe(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def _tell_all(self, raw: Any) -> None:
        """Tells until the connection is lost, and keeps what was not told."""
        raw.add_termination_listener(lambda _: self._something.set())
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(SILENCE_SECONDS):
                    await self._something.wait()
            self._something.clear()
            outgoing, self._outgoing = self._outgoing, {}
            try:
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    if not outgoing:
                        await raw.execute("SELECT 1")
                    for payload in payloads(self.node.id, outgoing.values()):
                        await raw.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
            except BaseException:
                self._outgoing = {**outgoing, **self._outgoing}
                raise

    def _receive(self, connection: object, process: int, channel: str, payload: object) -> None:
        try:
            node, items = _decoder.decode(str(payload))
        except msgspec.MsgspecError:  # of a version that says more
            log.info("what another server says is not understood here")
            return
        if node == self.node.id or self._listener is None:
            return
        for item in items:
            if isinstance(item, Left):
                self._set_living({name: capacity for name, capacity in self._living.items() if name != node})
                self._spawn(self._listener.take_over([node]))
            elif isinstance(item, Answered):
                if self.on_answer is not None:
                    self.on_answer(item.job)
            else:
                self._listener.hear(node, item)

    async def _renew(self) -> None:
        assert self._listener is not None
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    living = await self.node.renew()
            except Lapsed:
                log.warning("this server was taken for dead: it goes on under another name")
                await self._rejoin(self._listener)
            except DATABASE_ERRORS as error:
                log.warning("the lease was not renewed: %s", describe(error))
            else:
                gone = self._living.keys() - living.keys()
                self._set_living(living)
                if gone:
                    self._spawn(self._listener.take_over(gone))

    def _set_living(self, living: dict[str, int]) -> None:
        self._living = living
        capacity = sum(living.values())
        if capacity != self.capacity:
            self.capacity = capacity
            for tell in self.on_capacity:
                tell(capacity)

    async def _rejoin(self, listener: Listener) -> None:
        with suppress(*DATABASE_ERRORS):  # the next time tries again
            await self.node.join()
            await listener.disown()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(_logged(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)


async def _logged(work: Any) -> None:
    try:
        await work
    except DATABASE_ERRORS as error:
        log.warning("the database failed: %s", describe(error))
    except Exception:
        log.exception("something failed in the background")


def payloads(node: str, items: Iterable[AnyItem]) -> Iterator[str]:
    """The items as messages that are short enough."""
    parts: list[bytes] = []
    size = 0
    for part in map(msgspec.json.encode, items):
        if parts and size + len(part) > MAX_PAYLOAD:
            yield _payload(node, parts)
            parts, size = [], 0
        parts.append(part)
        size += len(part) + 1
    if parts:
        yield _payload(node, parts)


def _payload(node: str, parts: list[bytes]) -> str:
    return f'["{node}",[{b",".join(parts).decode()}]]'
