"""One connection of a client: what it sends is carried out in order, what it follows is told as fast as it listens."""

import asyncio
import logging
import re
from contextlib import suppress
from time import monotonic

import msgspec
from starlette.websockets import WebSocket

from parlour.kernel import Illegal
from parlour.server.hall import Hall
from parlour.server.hinting import Hinting
from parlour.server.identity import COOKIE, player_of
from parlour.server.limits import Bucket
from parlour.server.messages import PROTOCOL, AnyIncoming, Do, Done, Gone, Hint, Leave, Ping, Pong, Refused, Watch, Welcome
from parlour.server.outbox import Outbox
from parlour.server.refusals import Refusal, told
from parlour.server.room import Room
from parlour.table.commands import Sit
from parlour.table.terms import TableId

log = logging.getLogger("parlour.socket")
MISUSE, OVERLOAD = 1008, 1013  # why a connection is closed

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_decoder: msgspec.json.Decoder[AnyIncoming] = msgspec.json.Decoder(AnyIncoming)


async def connected(websocket: WebSocket) -> None:
    """A client has come."""
    hall: Hall = websocket.app.state.hall
    address = websocket.client.host if websocket.client is not None else ""
    if not hall.origins.allow(websocket) or not hall.sockets.take(address):
        await websocket.close(MISUSE)
        return
    await websocket.accept()
    await Connection(websocket, hall).run()


class Connection:
    """A client while it is here."""

    def __init__(self, websocket: WebSocket, hall: Hall) -> None:
        self.player = player_of(websocket.cookies.get(COOKIE))
        self._websocket = websocket
        self._hall = hall
        self._outbox = Outbox(websocket, self.player)
        self._hinting = Hinting(hall.thinkers)
        self._rooms: dict[TableId, Room] = {}
        self._rate = Bucket(hall.limits.messages, monotonic())
        self._strikes = 0

    async def run(self) -> None:
        """Listens and tells until one of the two is over."""
        self._outbox.say(Welcome(PROTOCOL, self._hall.name))
        tasks = [asyncio.create_task(self._outbox.deliver()), asyncio.create_task(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._hinting.stop()
            for task in tasks:
                task.cancel()
            for table in list(self._rooms):
                self._leave(table)
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    def wake(self, room: Room) -> None:
        """Something has changed at a table."""
        self._outbox.changed(room)

    async def _listen(self) -> None:
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            hasty = not self._rate.take(monotonic())
            self._strikes += hasty
            if self._strikes > self._hall.limits.strikes:
                return await self._send_away(MISUSE)
            if self._outbox.unread > self._hall.limits.answers:
                return await self._send_away(OVERLOAD)
            await self._take(message.get("text"), hasty)

    async def _send_away(self, code: int) -> None:
        with suppress(RuntimeError):  # the client was faster
            await self._websocket.close(code)

    async def _take(self, text: str | None, hasty: bool) -> None:
        try:
            incoming = _decoder.decode(text or "")
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            self._refuse("", Refusal(400, "malformed", why=str(error)[:200]))
            return
        id = incoming.id if isinstance(incoming, Do | Hint) else ""
        try:
            if hasty:
                raise Refusal(429, "too-fast")
            await self._handle(incoming)
        except (Refusal, Illegal) as refusal:
            self._refuse(id, refusal)
        except Exception:  # one of the two places that catch everything
            log.exception("table %s: a message failed", getattr(incoming, "table", "-"))
            self._refuse(id, Refusal(500, "failed"))

    async def _handle(self, incoming: AnyIncoming) -> None:
        match incoming:
            case Watch():
                await self._watch(incoming)
            case Leave(table):
                self._leave(table)
            case Do():
                await self._do(incoming)
            case Hint():
                thinking = self._hinting.begin(incoming, self._room(incoming.table).table, self.player)
                thinking.add_done_callback(lambda task: None if task.cancelled() else self._outbox.say(task.result()))
            case Ping():
                self._outbox.say(Pong())

    async def _watch(self, asked: Watch) -> None:
        table = asked.table
        if table not in self._rooms and len(self._rooms) >= self._hall.limits.watched:
            raise Refusal(429, "too-many-tables", most=self._hall.limits.watched)
        try:
            room = await self._hall.rooms.open(table)
        except Refusal as refusal:
            if refusal.status != 404:
                raise
            self._outbox.say(Gone(table))
            return
        self._rooms[table] = room
        room.enter(self)
        self._outbox.follow(room, max(0, asked.after))

    def _leave(self, table: TableId) -> None:
        room = self._rooms.pop(table, None)
        if room is not None:
            room.company.leave(self)
            self._hall.rooms.release(room)
            self._outbox.forget(table)

    async def _do(self, asked: Do) -> None:
        if not _ID.fullmatch(asked.id):
            raise Refusal(400, "bad-id")
        room = self._room(asked.table)
        if isinstance(asked.command, Sit) and not self._may_sit(room):
            raise Refusal(403, "claim-needed")
        await room.do(self.player, asked.command, asked.id, lambda number: self._outbox.say(Done(asked.id, number)))

    def _may_sit(self, room: Room) -> bool:
        """Without the claim, which is shown elsewhere, a seat is only for those who belong to the table."""
        return self.player is not None and (self.player == room.table.opened.host or bool(room.table.seats(self.player)))

    def _room(self, table: TableId) -> Room:
        if table not in self._rooms:
            raise Refusal(409, "not-watching")
        return self._rooms[table]

    def _refuse(self, id: str, refusal: Refusal | Illegal) -> None:
        why = told(refusal)
        self._outbox.say(Refused(id if len(id) <= 64 else "", why.key, why.rule, why.words))
