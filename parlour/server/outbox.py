"""What a client is still to be told: answers one by one, and each table as it stands when the client listens."""

import asyncio
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.server.messages import AnyOutgoing
from parlour.server.patience import Patience
from parlour.server.room import Room
from parlour.table.terms import PlayerId, TableId

PATIENCE = 20.0  # seconds that a client may take to read what it is sent


class Outbox:
    """Keeps for each table only how far the client has heard, so that a slow client costs no memory and misses nothing."""

    def __init__(self, websocket: WebSocket, player: PlayerId | None) -> None:
        self._websocket = websocket
        self._player = player
        self._answers: deque[AnyOutgoing] = deque()
        self._heard: dict[TableId, int] = {}  # the last entry of each table that was sent
        self._changed: dict[TableId, Room] = {}  # tables of which there is something new
        self._something = asyncio.Event()

    @property
    def unread(self) -> int:
        """How many answers wait for the client."""
        return len(self._answers)

    def say(self, message: AnyOutgoing) -> None:
        """An answer, or anything else that is said once."""
        self._answers.append(message)
        self._something.set()

    def follow(self, room: Room, after: int) -> None:
        """Tells of a table from now on, first of all that came after this entry."""
        self._heard[room.table.id] = after
        self.changed(room)

    def forget(self, table: TableId) -> None:
        """Tells of a table no longer."""
        self._heard.pop(table, None)
        self._changed.pop(table, None)

    def changed(self, room: Room) -> None:
        """There is something new at a table."""
        self._changed[room.table.id] = room
        self._something.set()

    async def deliver(self) -> None:
        """Sends whatever there is, answers first, until the client is gone; cancels itself when the client reads no more."""
        delivering = asyncio.current_task()
        assert delivering is not None
        patience = Patience(PATIENCE, delivering.cancel)
        try:
            while True:
                await self._something.wait()
                self._something.clear()
                await self._send_all(patience)
        except (WebSocketDisconnect, RuntimeError, OSError):  # closed by either side
            return
        finally:
            patience.close()

    async def _send_all(self, patience: Patience) -> None:
        while self._answers or self._changed:
            message = self._next().decode()
            patience.begin()
            await self._websocket.send_text(message)
            patience.end()

    def _next(self) -> bytes:
        if self._answers:
            return msgspec.json.encode(self._answers.popleft())
        table, room = self._changed.popitem()
        after = self._heard[table]
        self._heard[table] = room.table.number
        return room.update(self._player, after)
