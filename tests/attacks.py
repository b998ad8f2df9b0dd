"""Attacks on a real server, and what somebody who plays meanwhile feels of them: `make attack`, or
`python -m tests.attacks NAME...`.

Each attack comes from one address, in a process of its own, while a player at another address answers again and again. It holds
if every answer of the player is acknowledged, and 99 of 100 within the limit. On a machine that is busy otherwise the limit is
what is felt without an attack, three times over.
"""

import asyncio
import json
import multiprocessing
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.games.desktopia.tests.scripts.drawn import altered

LIMIT_SECONDS = 0.1  # that 99 of 100 answers may take
BUSY = 3  # times as long as without an attack they may take in any case
SECONDS = 8.0  # that an attack goes on
PAUSE = 0.04  # seconds between two answers of the player, who keeps within her own limits however fast she is answered
HOST, PLAYER, ATTACKER = "127.0.0.1", "127.0.0.2", "127.0.0.3"
ME, BOT, OPEN = {"kind": "me", "name": "Ann"}, {"kind": "bot", "level": "skilled"}, {"kind": "open"}
REFUSED = (OSError, httpx.HTTPError, WebSocketException, TimeoutError)  # what an attacker meets with

Attack: TypeAlias = Callable[["Target"], Awaitable[None]]


class Target:
    """The server, as somebody at some address reaches it."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", transport=transport, timeout=30)

    async def opens(self, game: str, *chairs: dict[str, str], **more: Any) -> str:
        """A new table."""
        answer = await self.http.post("/api/tables", json={"game": game, "chairs": chairs, **more})
        answer.raise_for_status()
        return str(answer.json()["table"])

    def connect(self) -> Any:
        """A connection with the own cookie."""
        cookie = {"Cookie": f"parlour={self.http.cookies.get('parlour')}"}
        place, where = f"ws://{HOST}:{self.port}/socket", (self.address, 0)
        return connect(place, additional_headers=cookie, local_addr=where, compression=None, max_size=None)


async def again(work: Callable[[], Awaitable[object]]) -> None:
    """The same over and over, whatever comes of it."""
    while True:
        with suppress(*REFUSED):
            await work()
        await asyncio.sleep(0)


async def many(number: int, work: Callable[[], Awaitable[object]]) -> None:
    """The same many times at once."""
    await asyncio.gather(*[again(work) for _ in range(number)])


async def drain(wire: ClientConnection) -> None:
    """Reads whatever comes."""
    with suppress(*REFUSED):
        async for _ in wire:
            pass


async def nothing(target: Target) -> None:
    """No attack."""
    await asyncio.sleep(SECONDS)


async def looking_back(target: Target) -> None:
    """Eight connections ask for the whole past of a table again and again."""
    table = await target.opens("skirmish", BOT, BOT)

    async def work() -> None:
        async with target.connect() as wire:
            reading = asyncio.create_task(drain(wire))
            while not reading.done():
                await wire.send(json.dumps({"message": "watch", "table": table, "after": 0}))
                await asyncio.sleep(0.02)

    await many(8, work)


async def replays(target: Target) -> None:
    """Long replays are asked for again and again."""
    table = await target.opens("candelabria", BOT, BOT, BOT, BOT)
    await many(8, lambda: target.http.get(f"/api/tables/{table}/replay?count=100"))


async def pages(target: Target) -> None:
    """Rules, words and lists are asked for again and again."""
    paths = ("/api/games", "/api/games/horde/rules/en", "/api/games/candelabria/words/ru", "/api/openapi.json", "/")
    await asyncio.gather(*[many(4, partial(target.http.get, path)) for path in paths])


async def mazes(target: Target) -> None:
    """Scripts that take long to check."""
    walls = [
        {"id": f"w{number}", "label_en": "W", "label_ru": "W", "shape": {"rect": [10 + 20 * number, 300, 1, 590, 0]}}
        for number in range(40)
    ]
    maze = json.dumps(altered("fixture_duel", {"terrain": walls, "zones[0].shape": {"rect": [400, 300, 800, 600, 0]}}))
    await many(4, lambda: target.http.post("/api/games/desktopia/terms", json={"seats": 2, "options": {"custom": maze}}))


async def hints(target: Target) -> None:
    """Forty connections ask for hints."""
    tables = [await target.opens("desktopia", ME, BOT) for _ in range(4)]
    numbers = count()

    async def work() -> None:
        async with target.connect() as wire:
            reading = asyncio.create_task(drain(wire))
            table = tables[next(numbers) % len(tables)]
            await wire.send(json.dumps({"message": "watch", "table": table}))
            while not reading.done():
                await wire.send(json.dumps({"message": "hint", "id": "h", "table": table, "seat": 0}))
                await asyncio.sleep(0.5)

    await many(40, work)


async def talk(target: Target) -> None:
    """Somebody who talks without end."""
    table = await target.opens("skirmish", ME, OPEN)

    async def work() -> None:
        async with target.connect() as wire:
            reading = asyncio.create_task(drain(wire))
            await wire.send(json.dumps({"message": "watch", "table": table}))
            for number in count():
                if reading.done():
                    return
                said = {"do": "say", "text": f"{number} " + "x" * 200}
                await wire.send(json.dumps({"message": "do", "id": f"c{number}", "table": table, "command": said}))
                await asyncio.sleep(0.01)

    await many(8, work)


async def nonsense(target: Target) -> None:
    """Messages that are none."""

    async def work() -> None:
        async with target.connect() as wire:
            reading = asyncio.create_task(drain(wire))
            while not reading.done():
                for text in ("{" * 4000, '{"message":"do"}', "[" * 4000, '{"message":"watch","table":"x"}', "\u0000" * 600):
                    await wire.send(text)
                await asyncio.sleep(0.01)

    await many(8, work)


async def pings(target: Target) -> None:
    """Pings whose answers nobody reads."""

    async def work() -> None:
        async with target.connect() as wire:
            for _ in range(100_000):
                await wire.ping(b"x" * 120)

    await many(8, work)


async def half_requests(target: Target) -> None:
    """Requests of which half is sent."""

    async def work() -> None:
        _, writer = await asyncio.open_connection(HOST, target.port, local_addr=(target.address, 0))
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Le")
        await writer.drain()
        await asyncio.sleep(SECONDS)

    await many(400, work)


async def openings(target: Target) -> None:
    """Tables, and connections, as many as there may be."""

    async def work() -> None:
        await target.opens("candelabria", BOT, BOT, BOT, BOT)
        async with target.connect() as wire:
            await wire.recv()

    await many(30, work)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (nothing, looking_back, replays, pages, mazes, hints, talk, nonsense, pings, half_requests, openings)
}


def run_attack(name: str, port: int) -> None:
    """In a process of its own, until it is stopped."""

    async def work() -> None:
        target = Target(port, ATTACKER)
        with suppress(*REFUSED):
            await target.http.get("/api/games")
            await ATTACKS[name](target)

    with suppress(KeyboardInterrupt):
        asyncio.run(work())


async def play(port: int, seconds: float) -> list[float]:
    """How long each answer of a player takes, who plays against herself until the time is over."""
    target = Target(port, PLAYER)
    taken: list[float] = []
    await target.http.get("/api/games")
    end = monotonic() + seconds
    while monotonic() < end:
        table = await target.opens("skirmish", ME, {"kind": "me", "name": "Annie"})
        async with target.connect() as wire:
            await wire.send(json.dumps({"message": "watch", "table": table}))
            update = await hear(wire, "update")
            while monotonic() < end and update["state"]["stage"] == "playing":
                view = next(view for view in update["views"].values() if view["decision"])
                act = {"do": "act", "seat": view["seat"], "asked": update["state"]["asked"][str(view["seat"])]}
                act["action"] = view["decision"]["options"][0]
                began = monotonic()
                await wire.send(json.dumps({"message": "do", "id": f"p{len(taken)}", "table": table, "command": act}))
                number = (await hear(wire, "done"))["number"]
                taken.append(monotonic() - began)
                while update["number"] < number:
                    update = await hear(wire, "update")
                await asyncio.sleep(PAUSE)
    return taken


async def hear(wire: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(await asyncio.wait_for(wire.recv(), 60))
        assert message["message"] != "refused", message
        if message["message"] == kind:
            return message


def serve(folder: str) -> tuple[subprocess.Popen[bytes], int]:
    """A server of its own, ready."""
    with socket.create_server((HOST, 0)) as probe:
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "parlour.cli", "serve", "--examples", "--port", str(port), "--database", f"{folder}/p.db"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    for _ in range(600):
        with suppress(httpx.HTTPError):
            if httpx.get(f"http://{HOST}:{port}/ready").status_code == 200:
                httpx.get(f"http://{HOST}:{port}/api/games", timeout=60)
                return process, port
        sleep(0.1)
    raise SystemExit("the server does not start")


def meet(name: str, port: int) -> float:
    """One attack, told in one line; how long 99 of 100 answers took."""
    attacker = multiprocessing.get_context("spawn").Process(target=run_attack, args=(name, port), daemon=True)
    attacker.start()
    try:
        sleep(2)  # until it has begun
        taken = sorted(asyncio.run(play(port, SECONDS)))
    finally:
        attacker.kill()
        attacker.join()
    p50, p99, most = [taken[round((len(taken) - 1) * share)] * 1000 for share in (0.5, 0.99, 1.0)]
    print(f"{name:<14} {len(taken):>5} answers   p50 {p50:>7.1f} ms   p99 {p99:>7.1f} ms   max {most:>7.1f} ms", flush=True)
    return p99 / 1000


def main(names: Sequence[str]) -> int:
    """All attacks, or those that are named."""
    unknown = set(names) - set(ATTACKS)
    if unknown:
        print(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}", file=sys.stderr)
        return 2
    with TemporaryDirectory() as folder:
        process, port = serve(folder)
        try:
            limit = max(LIMIT_SECONDS, BUSY * meet("nothing", port))
            felt = {name: meet(name, port) for name in names or ATTACKS if name != "nothing"}
            if process.poll() is not None:
                print("the server is dead")
                return 1
        finally:
            process.terminate()
            process.wait(30)
            size = sum(file.stat().st_size for file in Path(folder).iterdir())
    failed = [name for name, seconds in felt.items() if seconds > limit]
    print(f"limit {limit * 1000:.0f} ms; {', '.join(failed) or 'none'} above it; the database has {size / 1e6:.1f} MB")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
