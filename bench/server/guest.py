"""Those who come to our server: they open tables and sit down at them over HTTP, each with a cookie of their own."""

import json
from collections.abc import Callable, Mapping
from http.client import HTTPConnection
from typing import Any

from parlour.cli.line import Line, connect

HOST = "127.0.0.1"


class Turned(Exception):
    """A guest was turned away."""


class Guest:
    """A person with a browser of their own, at an address of their own in the loopback network: the server counts by address."""

    def __init__(self, port: int, number: int) -> None:
        self.origin = f"http://{HOST}:{port}"
        self.address = f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"
        self.cookie = ""
        self._socket = f"ws://{HOST}:{port}/socket"
        self._line = HTTPConnection(HOST, port, timeout=30, source_address=(self.address, 0))

    def open(self, game: str) -> tuple[str, str]:
        """A new table with the guest on the first of two seats, and the claim to the other."""
        chairs = [{"kind": "me", "name": "host"}, {"kind": "open"}]
        opened = json.loads(self._post("/api/tables", {"game": game, "chairs": chairs}))
        return opened["table"], opened["claim"]

    def sit(self, table: str, claim: str) -> None:
        """Takes the second seat."""
        self._post(f"/api/tables/{table}/sit", {"claim": claim, "seat": 1, "name": "guest"})

    async def connect(self, heard: Callable[[bytes], None], broken: Callable[[str], None]) -> Line:
        """An open connection from the guest's own address."""
        return await connect(self._socket, heard, broken, self.origin, self.cookie, (self.address, 0))

    def leave(self) -> None:
        """Needs no more of HTTP."""
        self._line.close()

    def _post(self, path: str, body: Mapping[str, Any]) -> bytes:
        headers = {"Content-Type": "application/json", "Origin": self.origin}
        if self.cookie:
            headers["Cookie"] = self.cookie
        self._line.request("POST", path, json.dumps(body), headers)
        response = self._line.getresponse()
        answer = response.read()
        if response.status >= 300:
            raise Turned(f"{path}: {response.status} {answer.decode(errors='replace')[:300]}")
        if (given := response.getheader("Set-Cookie")) is not None:
            self.cookie = given.split(";")[0]
        return answer


def tables_for_two(port: int, number: int, game: str, count: int) -> tuple[Guest, Guest, list[str]]:
    """Two guests, seated at so many tables."""
    host, other = Guest(port, 2 * number), Guest(port, 2 * number + 1)
    tables = []
    for _ in range(count):
        table, claim = host.open(game)
        other.sit(table, claim)
        tables.append(table)
    host.leave()
    other.leave()
    return host, other, tables
