"""A real server for a test, and guests who come to it over real connections."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep
from types import MappingProxyType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from parlour.kernel import Game
from parlour.server.catalogue import Catalogue
from parlour.server.launch import listen, server
from parlour.server.limits import Limits, Rate
from parlour.server.settings import Settings
from parlour.server.store import address
from tests.server.games import FINDER, GAMES

PATIENCE = 20.0  # seconds until a test gives up; nothing is measured by it
PLENTY = Rate(1e6, 10**6)
GENEROUS = Limits(
    messages=PLENTY,
    requests=PLENTY,
    tables=PLENTY,
    records=PLENTY,
    sockets=PLENTY,
    chat=PLENTY,
    controls=PLENTY,
    texts=PLENTY,
    watches=PLENTY,
)

IDS = count()  # of commands: each is used once, whoever sends it

Message = dict[str, Any]
ME = {"kind": "me", "name": "Ann"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "level": "random"}


class House:
    """Where a server listens."""

    def __init__(self, place: str) -> None:
        self.url = f"http://{place}"
        self.socket = f"ws://{place}/socket"

    def guest(self, cookie: str | None = None) -> "Guest":
        """Somebody who has never been here, or who has this cookie."""
        return Guest(self, cookie)


class Guest:
    """A person with a browser."""

    def __init__(self, house: House, cookie: str | None = None) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, timeout=PATIENCE)
        if cookie is not None:
            self.http.cookies.set("parlour", cookie)

    @property
    def cookie(self) -> str | None:
        """The secret in their cookie."""
        return self.http.cookies.get("parlour")

    def get(self, path: str, **more: Any) -> httpx.Response:
        """Asks for something."""
        return self.http.get(path, **more)

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Sends something."""
        return self.http.post(path, json=body, **more)

    def opens(self, *chairs: Message, game: str = "skirmish", **more: Any) -> tuple[str, str]:
        """A new table and the claim to it."""
        answer = self.post("/api/tables", {"game": game, "chairs": chairs, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()["table"], answer.json()["claim"]

    def sits(self, table: str, claim: str, seat: int, name: str = "Bob") -> httpx.Response:
        """Takes an open seat."""
        return self.post(f"/api/tables/{table}/sit", {"claim": claim, "seat": seat, "name": name})

    @contextmanager
    def connected(self, **headers: str) -> Iterator["Wire"]:
        """A connection, already welcome."""
        cookie = {} if self.cookie is None else {"Cookie": f"parlour={self.cookie}"}
        with connect(self.house.socket, additional_headers={**cookie, **headers}, open_timeout=PATIENCE, compression=None) as raw:
            wire = Wire(raw)
            wire.next("welcome")
            yield wire


class Wire:
    """One connection, message by message."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.heard: list[Message] = []  # everything that arrived

    def send(self, message: str, **fields: Any) -> None:
        """Sends a message."""
        self.raw.send(json.dumps({"message": message, **fields}))

    def receive(self) -> Message:
        """The next message, whatever it is."""
        found: Message = json.loads(self.raw.recv(timeout=PATIENCE))
        self.heard.append(found)
        return found

    def next(self, *kinds: str) -> Message:
        """The next message of these kinds; others on the way are passed over."""
        while True:
            found = self.receive()
            if found["message"] in kinds:
                return found

    def until(self, fits: Callable[[Message], bool]) -> Message:
        """The next message that fits."""
        while True:
            found = self.receive()
            if fits(found):
                return found

    def watches(self, table: str, after: int = 0) -> Message:
        """Follows a table, and hears how it stands."""
        self.send("watch", table=table, after=after)
        return self.until(lambda found: found["message"] in ("update", "gone", "refused"))

    def does(self, table: str, do: str, id: str | None = None, **fields: Any) -> Message:
        """Sends a command and waits for its answer."""
        id = id or f"c{next(IDS)}"
        self.send("do", id=id, table=table, command={"do": do, **fields})
        return self.until(lambda found: found["message"] in ("done", "refused") and found["id"] == id)

    def update(self, table: str, number: int) -> Message:
        """How the table stands with that entry, or later."""
        for found in reversed(self.heard):
            if found["message"] == "update" and found["table"] == table and found["number"] >= number:
                return found
        return self.until(lambda found: found["message"] == "update" and found["table"] == table and found["number"] >= number)

    def acts(self, table: str, update: Message, seat: int | None = None, choice: int = 0) -> Message:
        """Answers for a seat that is asked, with one of its options; the answer of the server."""
        view = decided(update, seat)
        asked = update["state"]["asked"][str(view["seat"])]
        options = view["decision"]["options"]
        return self.does(table, "act", seat=view["seat"], asked=asked, action=options[choice % len(options)])


def decided(update: Message, seat: int | None = None) -> Message:
    """The view of a seat that has something to decide."""
    views = [view for view in update["views"].values() if view["decision"] and seat in (None, view["seat"])]
    view: Message = views[0]
    return view


def until(fits: Callable[[], object]) -> None:
    """Waits until something is so, or gives up."""
    end = monotonic() + PATIENCE
    while not fits():
        assert monotonic() < end, "it never came to be"
        sleep(0.01)


def settings(database: str | Path, **more: Any) -> Settings:
    """A server that measures nothing, unless it is told to."""
    return Settings(**{"database": address(str(database)), "limits": GENEROUS, "bot_workers": 1, **more})


@contextmanager
def opened(
    chosen: Settings, games: Sequence[str] = tuple(GAMES), changed: Mapping[str, Game] = MappingProxyType({})
) -> Iterator[House]:
    """A server that runs until the test is done with it; some of its games may be others than usual."""
    listening = listen("127.0.0.1", 0)
    ready = Event()
    serving = server(chosen, Catalogue({**{name: GAMES[name] for name in games}, **changed}, FINDER), ready.set)
    thread = Thread(target=serving.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    assert ready.wait(PATIENCE), "the server does not start"
    try:
        yield House(f"127.0.0.1:{listening.getsockname()[1]}")
    finally:
        serving.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"
