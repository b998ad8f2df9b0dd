"""One connection of a client: what it sends is carried out in order, what it watches is sent as fast as it reads."""

import asyncio
import logging
import re
from collections import deque
from contextlib import suppress
from time import monotonic, perf_counter

import msgspec
from starlette.websockets import WebSocket

from parlour.kernel import Illegal
from parlour.server.bot_players import HintRequests
from parlour.server.bot_workers import Payer
from parlour.server.identity import player_of, secret_of
from parlour.server.limits import TokenBucket
from parlour.server.messages import (
    PROTOCOL,
    Announced,
    AnyIncoming,
    AnyOutgoing,
    Do,
    Done,
    Gone,
    Hint,
    Leave,
    Ping,
    Pong,
    Watch,
    Welcome,
)
from parlour.server.refusals import Refusal, refusal_message
from parlour.server.room import Room
from parlour.server.services import Services
from parlour.server.store import DATABASE_ERRORS, describe
from parlour.server.timing import SendTimeout
from parlour.server.transports import EXTENSION, WIRE, WebSocketProtocol
from parlour.table import PlayerId, Say, Sit, TableId

log = logging.getLogger("parlour.socket")
POLICY_VIOLATION, SERVICE_RESTART, TRY_AGAIN_LATER = 1008, 1012, 1013  # codes with which a connection is closed
STRIKE_SECONDS = 0.02  # that a client waits after a message that came too fast, or was none
SEND_SECONDS = 20.0  # that a client may take to read what it is sent

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")  # the idempotency key of a command
_decoder: msgspec.json.Decoder[AnyIncoming] = msgspec.json.Decoder(AnyIncoming)


async def accept(websocket: WebSocket) -> None:
    """Accepts a client, if it may connect, and serves it until it goes."""
    services: Services = websocket.app.state.services
    address = websocket.client.host if websocket.client is not None else ""
    if not (services.origins.allow(websocket) and services.sockets.take(address) and services.open_sockets.add(address)):
        await websocket.close(POLICY_VIOLATION)
        return
    try:
        await websocket.accept()
        await Connection(websocket, services, address).run()
    finally:
        services.open_sockets.remove(address)


class Connection:
    def __init__(self, websocket: WebSocket, services: Services, address: str) -> None:
        self.player = player_of(secret_of(websocket))
        self._websocket = websocket
        self._services = services
        self.payer = Payer(address, self.player or "")
        self._wire: WebSocketProtocol = websocket.scope["extensions"][EXTENSION][WIRE]
        self._outbox = Outbox(self._wire, self.player)
        self._hints = HintRequests(services.hint_workers, self.payer, self._outbox.say)
        self._rooms: dict[TableId, Room] = {}
        self._rate = TokenBucket(services.limits.messages, monotonic())
        self._strikes = 0
        self._dismissing: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Receives and sends until one of the two is over."""
        self._outbox.say(Welcome(PROTOCOL, self._services.name))
        self._services.notices.add(self)
        tasks = [asyncio.create_task(self._outbox.deliver()), asyncio.create_task(self._receive())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._services.notices.remove(self)
            self._hints.cancel()
            for task in tasks:
                task.cancel()
            for table in list(self._rooms):
                self._leave(table)
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    @property
    def lag(self) -> float:
        """Seconds that the last ping and its pong were on their way; 0 while that is not known."""
        return self._wire.lag

    @property
    def unread(self) -> int:
        """How many answers wait for the client."""
        return self._outbox.unread

    def announce(self, message: Announced) -> None:
        """Something is said to everybody."""
        self._outbox.say(message)

    def wake(self, room: Room) -> None:
        """Something has changed at a table."""
        self._hints.drop_answered()
        self._outbox.mark_changed(room)

    def dismiss(self) -> None:
        """Sends the client to another server: this one cannot go on with one of their tables."""
        self._dismissing = asyncio.create_task(self._close(SERVICE_RESTART))

    async def _receive(self) -> None:
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            hasty = not self._rate.take(monotonic())
            if self._outbox.unread > self._services.limits.answers:
                return await self._close(TRY_AGAIN_LATER)
            understood = await self._take(message.get("text"), hasty)
            if hasty or not understood:
                self._strikes += 1
                if self._strikes > self._services.limits.strikes:
                    return await self._close(POLICY_VIOLATION)
                await asyncio.sleep(STRIKE_SECONDS)  # others come first

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError):  # the client was faster
            await self._websocket.close(code)

    async def _take(self, text: str | None, hasty: bool) -> bool:
        """Answers a message; whether it was one."""
        try:
            incoming = _decoder.decode(text or "")
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            self._refuse("", Refusal(400, "malformed", why=str(error)[:200]))
            return False
        id = incoming.id if isinstance(incoming, Do | Hint) else ""
        try:
            if hasty:
                raise Refusal(429, "too-fast")
            await self._handle(incoming)
        except (Refusal, Illegal) as refusal:
            if refusal.key == "newer-rules":  # another server carries it out
                self.dismiss()
            else:
                self._refuse(id, refusal)
        except DATABASE_ERRORS as error:
            log.warning("the database failed a message: table %s: %s", getattr(incoming, "table", "-"), describe(error))
            self._refuse(id, Refusal(503, "failed"))
        except Exception:  # whatever goes wrong, the client gets an answer
            log.exception("table %s: a message failed", getattr(incoming, "table", "-"))
            self._refuse(id, Refusal(500, "failed"))
        return True

    async def _handle(self, incoming: AnyIncoming) -> None:
        match incoming:
            case Watch():
                await self._watch(incoming)
            case Leave(table):
                self._leave(table)
            case Do():
                await self._timed(incoming)
            case Hint():
                self._hints.start(incoming, self._room(incoming.table).table, self.player)
            case Ping():
                self._outbox.say(Pong())

    async def _watch(self, asked: Watch) -> None:
        table = asked.table
        if table not in self._rooms and len(self._rooms) >= self._services.limits.watched:
            raise Refusal(429, "too-many-tables", most=self._services.limits.watched)
        if not self._services.watches.take(self.payer.address):
            raise Refusal(429, "too-fast")
        try:
            room = await self._services.rooms.open(table)
        except Refusal as refusal:
            if refusal.status != 404:
                raise
            self._outbox.say(Gone(table))
            return
        await room.read_on(asked.after)  # which it may have heard from another server
        await room.prepare_news(self.player, asked.after)
        self._rooms[table] = room
        room.enter(self)
        self._outbox.follow(room, max(0, asked.after))

    def _leave(self, table: TableId) -> None:
        room = self._rooms.pop(table, None)
        if room is not None:
            self._hints.leave(table)
            room.watchers.remove(self)
            self._services.rooms.release(room)
            self._outbox.forget(table)

    async def _timed(self, asked: Do) -> None:
        """A command, counted by how it is answered."""
        metrics, began = self._services.metrics, perf_counter()
        try:
            await self._do(asked)
        except (Refusal, Illegal) as refusal:
            metrics.command_answers[refusal.key if isinstance(refusal, Refusal) else "illegal"] += 1
            raise
        else:
            metrics.command_answers["done"] += 1
        finally:
            metrics.commands.observe(perf_counter() - began)

    async def _do(self, asked: Do) -> None:
        if not _ID.fullmatch(asked.id):
            raise Refusal(400, "bad-id")
        room = self._room(asked.table)
        if isinstance(asked.command, Sit) and not self._may_sit(room):
            raise Refusal(403, "claim-needed")
        if isinstance(asked.command, Say) and not room.has_done(self.player, asked.id) and not self._may_say():
            raise Refusal(429, "too-much-chat")
        await room.do(self.player, asked.command, asked.id, lambda number: self._outbox.say(Done(asked.id, number)))

    def _may_sit(self, room: Room) -> bool:
        """Without the claim, which is shown elsewhere, a seat is only for those who belong to the table."""
        return self.player is not None and (self.player == room.table.opened.host or bool(room.table.seats(self.player)))

    def _may_say(self) -> bool:
        """Takes a token of the player's own for chat; a stranger has nothing to say in any case."""
        return self.player is None or self._services.chat.take(self.player)

    def _room(self, table: TableId) -> Room:
        if table not in self._rooms:
            raise Refusal(409, "not-watching")
        return self._rooms[table]

    def _refuse(self, id: str, refusal: Refusal | Illegal) -> None:
        self._outbox.say(refusal_message(id if len(id) <= 64 else "", refusal))


class Outbox:
    """What is still to be sent to a client: answers one by one, and each table as it stands when the client reads.

    Updates are conflated: of each table only how far the client has heard is kept, so that a slow client costs no memory and
    misses nothing.
    """

    def __init__(self, wire: WebSocketProtocol, player: PlayerId | None) -> None:
        self._wire = wire
        self._player = player
        self._answers: deque[AnyOutgoing] = deque()
        self._heard: dict[TableId, int] = {}  # the last entry of each table that was sent
        self._changed: dict[TableId, Room] = {}  # tables of which there is something new
        self._ready = asyncio.Event()  # there is something to send

    @property
    def unread(self) -> int:
        """How many answers wait for the client."""
        return len(self._answers)

    def say(self, message: AnyOutgoing) -> None:
        """An answer, or anything else that is said once."""
        self._answers.append(message)
        self._ready.set()

    def follow(self, room: Room, after: int) -> None:
        """Sends updates of a table from now on, first of all that came after this entry."""
        self._heard[room.table.id] = after
        self.mark_changed(room)

    def forget(self, table: TableId) -> None:
        """Sends no more updates of a table."""
        self._heard.pop(table, None)
        self._changed.pop(table, None)

    def mark_changed(self, room: Room) -> None:
        self._changed[room.table.id] = room
        self._ready.set()

    async def deliver(self) -> None:
        """Sends all there is, answers first, until the client is gone; cancels itself when the client reads no more."""
        delivering = asyncio.current_task()
        assert delivering is not None
        timeout = SendTimeout(SEND_SECONDS, delivering.cancel)
        try:
            while True:
                await self._ready.wait()
                self._ready.clear()
                await self._send_all(timeout)
        except OSError:  # closed by either side
            return
        finally:
            timeout.close()

    async def _send_all(self, timeout: SendTimeout) -> None:
        while self._answers or self._changed:
            if not self._wire.writable.is_set():
                timeout.begin()
                await self._wire.writable.wait()
                timeout.end()
            self._wire.send_text(self._next())

    def _next(self) -> bytes:
        if self._answers:
            return msgspec.json.encode(self._answers.popleft())
        table, room = self._changed.popitem()
        after = self._heard[table]
        self._heard[table] = room.table.number
        return room.update(self._player, after)
