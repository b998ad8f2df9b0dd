"""Waiting for what must not be left half done."""

import asyncio
from collections.abc import Awaitable


async def to_the_end(work: Awaitable[None]) -> None:
    """Waits until the work is done, or raises what it raises; whoever is cancelled meanwhile is cancelled when they wait next."""
    working, caller = asyncio.ensure_future(work), asyncio.current_task()
    assert caller is not None
    interrupted = False
    try:
        while not working.done():
            try:
                await asyncio.shield(working)
            except asyncio.CancelledError:
                interrupted = True
        working.result()
    finally:
        if interrupted:
            caller.cancel()
