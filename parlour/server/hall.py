"""The hall: everything that a running server has."""

import asyncio
from contextlib import AsyncExitStack
from secrets import token_hex

from parlour.server.catalogue import Catalogue
from parlour.server.limits import Buckets
from parlour.server.origins import Origins
from parlour.server.replays import Replays
from parlour.server.rooms import Rooms
from parlour.server.settings import Settings
from parlour.server.store import Store
from parlour.server.thinking import Thinkers


class Hall:
    """The games, the tables, the bots, the database, and who may ask how much."""

    def __init__(self, settings: Settings, catalogue: Catalogue, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.catalogue = catalogue
        self.store = store
        self.thinkers = thinkers
        self.rooms = Rooms(store, thinkers, catalogue)
        self.replays = Replays()
        self.checking = asyncio.Semaphore(1)  # records are checked one at a time
        self.origins = Origins(settings.origins)
        self.name = token_hex(8)  # another one after every start
        self.requests = Buckets(settings.limits.requests)
        self.tables = Buckets(settings.limits.tables)
        self.records = Buckets(settings.limits.records)
        self.sockets = Buckets(settings.limits.sockets)

    @classmethod
    async def open(cls, settings: Settings, catalogue: Catalogue, closing: AsyncExitStack) -> "Hall":
        """Opens it, and leaves with `closing` what must be done at the end."""
        store = await Store.open(settings.database)
        closing.push_async_callback(store.close)
        thinkers = Thinkers(catalogue.finder, catalogue.names, settings.thinkers, settings.budget)
        closing.push_async_callback(thinkers.close)
        hall = cls(settings, catalogue, store, thinkers)
        closing.push_async_callback(hall.rooms.stop)
        await hall.rooms.start()
        warming = asyncio.create_task(thinkers.warm())
        closing.callback(warming.cancel)
        return hall
