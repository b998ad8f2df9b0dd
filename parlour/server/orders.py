"""Carries out what operators ask by `parlour tables`: announcements to everybody, and tables to be closed."""

import asyncio
import logging
from time import monotonic, time

from parlour.server.notices import Notice, Notices
from parlour.server.refusals import Refusal
from parlour.server.rooms import Rooms
from parlour.server.store import DATABASE_ERRORS, Store, describe
from parlour.server.store.orders import Order, asked, settle
from parlour.table import Closed

log = logging.getLogger("parlour.orders")
LOOK_SECONDS = 2.0  # between two looks at what is asked


class Orders:
    """Looks again and again at what is asked of this server."""

    def __init__(self, store: Store, rooms: Rooms, notices: Notices) -> None:
        self._store = store
        self._rooms = rooms
        self._notices = notices
        self._started = time()
        self._announced = ""  # the order whose words are in force

    async def follow(self) -> None:
        while True:
            try:
                found = await asked(self._store, time())
                self._announce(found)
                for order in found:
                    if order.kind == "close":
                        await self._close(order)
            except DATABASE_ERRORS as error:
                log.info("what operators ask cannot be read: %s", describe(error))
            await asyncio.sleep(LOOK_SECONDS)

    def _announce(self, found: list[Order]) -> None:
        """A restart that was announced for a time before this server was started has just happened."""
        now = [order for order in found if order.kind == "announce" and (order.restart or time()) > self._started]
        order = now[-1] if now else None
        if (order.id if order else "") == self._announced:
            return
        self._announced = order.id if order else ""
        if order is None:
            self._notices.say(None)
        else:
            self._notices.say(Notice(order.text, None if order.restart is None else monotonic() + order.restart - time()))

    async def _close(self, order: Order) -> None:
        """The game at a table ends for everybody, without a winner. One that cannot be opened is asked for again."""
        assert order.table_id is not None
        try:
            room = await self._rooms.open_newest(order.table_id)
            await room.add(lambda: () if room.table.stage == "over" else (Closed(),))
        except Refusal as refusal:
            log.warning("table %s is not closed: %s", order.table_id, refusal)
            if refusal.status != 404:
                return
        await settle(self._store, order)
