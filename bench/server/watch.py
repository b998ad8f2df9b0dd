"""Sockets that watch tables of our server, where nothing happens; run as a program of its own.

Prints "tables" when the tables are open and waits for a line; prints "watching" when all sockets follow theirs, and waits for the
end of its input.
"""

import asyncio
import json
import sys

import uvloop
from msgspec.json import encode

from bench.server.guest import Guest, tables_for_two
from bench.server.load import GAME
from bench.server.trouble import Watchman
from parlour.cli.line import Gone, Refused, Update, decode
from parlour.server.messages import Watch

AT_ONCE = 50


async def watching(port: int, tables: int, sockets: int) -> None:
    """Strangers look on; none of them has a seat."""
    watchman = Watchman()
    opened = [(await asyncio.to_thread(tables_for_two, port, number, GAME, 1))[2][0] for number in range(tables)]
    print("tables", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for first in range(0, sockets, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, sockets))
        come = (_watch(port, Guest(port, number), opened[number % tables], watchman) for number in numbers)
        await watchman.unless(asyncio.gather(*come))
    print("watching", flush=True)
    await watchman.unless(asyncio.to_thread(sys.stdin.read))


async def _watch(port: int, guest: Guest, table: str, watchman: Watchman) -> None:
    seen = asyncio.Event()

    def hear(message: bytes) -> None:
        match decode(message):
            case Update():
                seen.set()
            case Gone() | Refused() as answer:
                watchman.call(f"a stranger is shown nothing: {answer}")

    line = await guest.connect(hear, watchman.call)
    line.say(encode(Watch(table)))
    await seen.wait()


if __name__ == "__main__":
    uvloop.run(watching(**json.loads(sys.argv[1])))
