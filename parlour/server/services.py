"""What a running server is made of, opened and closed together; every request and connection reaches it."""

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import AsyncExitStack
from secrets import token_hex
from time import monotonic

from parlour.server.bot_workers import BotWorkers
from parlour.server.bot_workers.farm import Farm
from parlour.server.catalogue import Catalogue
from parlour.server.checking import Checker
from parlour.server.films import Films
from parlour.server.limits import OpenConnections, TokenBuckets
from parlour.server.metrics import Metrics
from parlour.server.notices import Notice, Notices
from parlour.server.orders import Orders
from parlour.server.pages import Page, Pages
from parlour.server.peers import Peers
from parlour.server.replays import Replays
from parlour.server.rooms import Rooms
from parlour.server.security import Origins
from parlour.server.settings import Settings
from parlour.server.store import DATABASE_ERRORS, RENEW_SECONDS, LeaseLost, Store, describe

log = logging.getLogger("parlour.services")
PROBE_SECONDS = 2.0  # between two attempts to write, however often somebody asks
DRAIN_LOOK_SECONDS = 0.02  # between two looks whether everybody has gone
LAST_WORD_SECONDS = 0.5  # that somebody may take to read that the server stops
TIMEOUT_SECONDS = 5.0  # until a database that does not answer is one that does not write


def ignore_stop(reason: str) -> None:
    """Nobody can stop the server."""


class Services:
    """The games, the tables, the bots, the database, and the rate limits."""

    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        store: Store,
        bot_workers: BotWorkers,
        hint_workers: BotWorkers,
        peers: Peers | None = None,
    ) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.catalogue = catalogue
        self.store = store
        self.bot_workers = bot_workers
        self.hint_workers = hint_workers  # of their own: no bot that plays waits for a hint
        self.replays = Replays()
        self.films = Films(store, self.replays)
        self.rooms = Rooms(store, bot_workers, catalogue, self.films, peers)
        self.pages = Pages()
        self.readiness = Readiness(store)
        self.notices = Notices()
        self.metrics = Metrics()
        self.checking = asyncio.Semaphore(1)  # records are checked one at a time
        self.reading = asyncio.Semaphore(1)  # and so are texts of somebody's own
        self.checker = Checker(catalogue.finder, catalogue.names)
        self.origins = Origins(settings.origins)
        self.name = token_hex(8)  # another one after every start
        self.requests = TokenBuckets(settings.limits.requests)
        self.tables = TokenBuckets(settings.limits.tables)
        self.records = TokenBuckets(settings.limits.records)
        self.texts = TokenBuckets(settings.limits.texts)
        self.sockets = TokenBuckets(settings.limits.sockets)
        self.watches = TokenBuckets(settings.limits.watches)
        self.chat = TokenBuckets(settings.limits.chat)
        self.open_sockets = OpenConnections(settings.limits.connections, settings.proxies)

    async def card_page(self) -> Page:
        """The list of the games. The messages of all of them are read for it, and then kept for everything else."""
        return await self.pages.get("/api/games", lambda: self.catalogue.cards)

    @classmethod
    async def open(
        cls, settings: Settings, catalogue: Catalogue, closing: AsyncExitStack, stop: Callable[[str], None] = ignore_stop
    ) -> "Services":
        """Opens everything, and leaves with `closing` what must be done at the end; calls `stop` if it cannot go on."""
        store = await Store.open(settings.database)
        closing.push_async_callback(store.close)
        peers = await _join(store, stop, closing)
        count = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        pools = [
            BotWorkers(catalogue.finder, catalogue.names, size, settings.bot_seconds) for size in (count, max(1, count // 2))
        ]
        for pool in pools:
            closing.push_async_callback(pool.close)
        if peers is not None:
            farm = Farm(store, peers)
            for rank, pool in enumerate(pools):
                pool.use_farm(farm, rank)
        services = cls(settings, catalogue, store, pools[0], pools[1], peers)
        closing.push_async_callback(services.films.stop)
        closing.push_async_callback(services.checker.close)
        closing.push_async_callback(services.rooms.stop)
        await services.rooms.start()
        warming = asyncio.create_task(services.bot_workers.warm())
        closing.callback(warming.cancel)
        reading = asyncio.create_task(services.card_page())
        closing.callback(reading.cancel)
        for work in (services.metrics.watch_loop(), Orders(store, services.rooms, services.notices).follow()):
            closing.callback(asyncio.create_task(work).cancel)
        return services

    async def drain(self, hurry: Callable[[], bool]) -> None:
        """The server is about to stop: nobody is sent here any more, and all who are here hear of it.

        Returns when nobody is here or the time for it is over, or when there is a `hurry`.
        """
        self.readiness.draining = True
        began = monotonic()
        end = began + self.settings.drain_seconds
        self.notices.say(Notice(self.notices.current.text if self.notices.current else "", end))
        while self.notices and not hurry() and (monotonic() < end or self._is_heard_soon(end)):
            await asyncio.sleep(DRAIN_LOOK_SECONDS)

    def _is_heard_soon(self, end: float) -> bool:
        """Whether somebody has yet to read that the server stops, and may still do so."""
        return self.notices.unheard and monotonic() < end + LAST_WORD_SECONDS


class Readiness:
    """Tries whether the database can be written to; a server that is about to stop is not ready."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        self._ready = False
        self._tried = float("-inf")
        self.draining = False

    async def is_ready(self) -> bool:
        """Whether the last attempt to write succeeded; tries again if that was some time ago."""
        if self.draining:
            return False
        async with self._turn:
            if monotonic() - self._tried >= PROBE_SECONDS:
                self._ready = await self._try()
                self._tried = monotonic()
            return self._ready

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._store.probe()
        except DATABASE_ERRORS as error:  # a TimeoutError is an OSError
            log.warning("the database cannot be written to: %s", describe(error))
            return False
        return True


async def _join(store: Store, stop: Callable[[str], None], closing: AsyncExitStack) -> Peers | None:
    """This server among those that share the database; None where it has the database for itself."""
    if store.is_shared:
        await store.check_free()  # one of an earlier version would share it with nobody
        peers = await Peers.join(store)
        closing.push_async_callback(peers.leave)
        return peers
    await store.take_lease()
    renewing = asyncio.create_task(_renew(store, stop))
    closing.callback(renewing.cancel)
    return None


async def _renew(store: Store, stop: Callable[[str], None]) -> None:
    """Renews the lease until it is lost: then the tables in memory may be older than their logs, and nothing can be written."""
    while True:
        await asyncio.sleep(RENEW_SECONDS)
        try:
            await store.renew_lease()
        except LeaseLost as lost:
            log.error("the server stops: %s", lost)
            stop(str(lost))
            return
        except DATABASE_ERRORS as error:  # the next time tries again
            log.warning("the lease was not renewed: %s", describe(error))
