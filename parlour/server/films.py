"""Films: what everybody could see of a game that is over, kept beside its log.

By a film a game can still be replayed when its rules are played no more.
"""

import asyncio
import logging
import zlib
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from parlour.server.bodies import Replay
from parlour.server.replays import MAX_STEPS, Replays, choose_eyes
from parlour.server.store import DATABASE_ERRORS, Store, describe
from parlour.server.store.rows import summary_of
from parlour.table import Eyes, PlayerId, ReplayStep, Table, TableId

log = logging.getLogger("parlour.films")
STEPS_IN_PART = MAX_STEPS
STOP_SECONDS = 5.0  # that films may take to be finished when the server stops

_heads = msgspec.json.Decoder(Replay)
_parts = msgspec.json.Decoder(tuple[ReplayStep, ...])


class Films:
    """Makes films of games, one at a time, and shows them."""

    def __init__(self, store: Store, replays: Replays) -> None:
        self._store = store
        self._replays = replays
        self._making: dict[TableId, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def keep(self, table: Table) -> None:
        """Has a film made of a game that is over, if there is none. What fails is tried again when the table is next loaded."""
        if table.stage == "over" and table.id not in self._making:
            making = self._making[table.id] = asyncio.create_task(self._make(table))
            making.add_done_callback(lambda _: self._making.pop(table.id, None))

    async def stop(self) -> None:
        """Finishes the films that are being made, if that does not take long."""
        if self._making:
            _, late = await asyncio.wait(self._making.values(), timeout=STOP_SECONDS)
            for making in late:
                making.cancel()

    async def replay(self, table: TableId, player: PlayerId | None, eyes: Eyes, first: int, count: int) -> Replay | None:
        """Some steps of a game from its film; None if there is none."""
        head, row = await self._store.read.film(table), await self._store.read.table(table)
        if head is None or row is None:
            return None
        film = _heads.decode(head)
        own = [seat for seat, holder in enumerate(summary_of(row).players) if holder == player]
        eyes = choose_eyes(eyes, film.allowed, own)
        end = min(film.total, first + min(count, MAX_STEPS))
        parts = await self._store.read.film_parts(table, eyes, first // STEPS_IN_PART, max(0, end - 1) // STEPS_IN_PART)
        begin = first // STEPS_IN_PART * STEPS_IN_PART
        steps = await asyncio.to_thread(_unpack, parts)
        return replace(film, eyes=eyes, steps=steps[first - begin : max(first, end) - begin])

    async def _make(self, table: Table) -> None:
        try:
            async with self._turn:
                if await self._store.read.film(table.id) is None:
                    await self._film(table)
        except DATABASE_ERRORS as error:
            log.warning("the film of table %s was not saved: %s", table.id, describe(error))
        except Exception:  # a game that cannot be filmed is still there to be replayed
            log.exception("table %s cannot be filmed", table.id)

    async def _film(self, table: Table) -> None:
        head = await self._replays.steps(table, None, "", 0, 0)
        parts = {}
        for eyes in head.allowed:
            for part in range(-(-head.total // STEPS_IN_PART)):
                played = await self._replays.steps(table, None, eyes, part * STEPS_IN_PART, STEPS_IN_PART)
                parts[eyes, part] = await asyncio.to_thread(_pack, played.steps)
        await self._store.save_film(table.id, msgspec.json.encode(head).decode(), parts)


def _pack(steps: Sequence[ReplayStep]) -> bytes:
    return zlib.compress(msgspec.json.encode(steps))


def _unpack(parts: Sequence[bytes]) -> tuple[ReplayStep, ...]:
    return tuple([step for part in parts for step in _parts.decode(zlib.decompress(part))])
