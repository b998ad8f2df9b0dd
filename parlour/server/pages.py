"""Answers that stay the same as long as the server runs: made once, off the event loop, and compressed once."""

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

import msgspec


class Page(NamedTuple):
    """An answer as it is sent."""

    content: bytes
    compressed: bytes  # by gzip
    etag: str


class Pages:
    """Pages by the address at which they are asked for."""

    def __init__(self) -> None:
        self._made: dict[str, asyncio.Task[Page]] = {}

    async def get(self, path: str, make: Callable[[], object]) -> Page:
        """The page; whoever asks while it is being made waits for the same one. What `make` raises is raised, and not kept."""
        if path not in self._made:
            self._made[path] = asyncio.create_task(asyncio.to_thread(_page, make))
        making = self._made[path]
        try:
            return await asyncio.shield(making)
        except Exception:
            if self._made.get(path) is making:
                del self._made[path]
            raise


def etag_of(content: bytes) -> str:
    """Weak: the same content may be sent compressed or not."""
    return f'W/"{sha256(content).hexdigest()[:32]}"'


def _page(make: Callable[[], object]) -> Page:
    made = make()
    content = made.encode() if isinstance(made, str) else msgspec.json.encode(made)
    return Page(content, gzip.compress(content, mtime=0), etag_of(content))
