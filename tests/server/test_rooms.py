"""A live table from inside: failed commits, slow readers, tables that are unloaded."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import pytest
from starlette.websockets import WebSocket

from parlour.kernel import Game
from parlour.server import rooms as rooms_module
from parlour.server import socket as socket_module
from parlour.server.bot_workers import Payer
from parlour.server.catalogue import Catalogue
from parlour.server.identity import new_claim, new_secret, player_of
from parlour.server.refusals import Refusal
from parlour.server.room import KEPT_UPDATES, Room
from parlour.server.services import Services
from parlour.server.socket import Connection
from parlour.server.store import NotSaved, Write
from parlour.server.transports import EXTENSION, WIRE
from parlour.table import Act, Chair, Eyes, News, Offer, Say, Table, Untimed, first_entry, views
from parlour.table import table as table_module
from tests.server.games import FINDER, GAMES
from tests.server.house import settings

T = TypeVar("T")
SECRET = new_secret()
ANN = str(player_of(SECRET))


def with_services(tmp_path: Path, work: Callable[[Services, Room], Awaitable[T]]) -> T:
    """What comes of work with the services of a server that has one table, which Ann plays alone."""

    async def run() -> T:
        async with AsyncExitStack() as closing:
            services = await Services.open(settings(tmp_path / "p.db"), Catalogue(GAMES, FINDER), closing)
            chairs = [Chair("person", ANN, "Ann"), Chair("person", ANN, "Annie")]
            entry = first_entry(GAMES["skirmish"], chairs, {}, Untimed(), ANN, "seed")
            return await work(services, await services.rooms.create(entry, new_claim()[1]))

    return asyncio.run(run())


def first_act(room: Room) -> Act:
    seat, asked = next(iter(room.table.asked.items()))
    return Act(seat, asked, room.table.match.pending[seat].options[0])


def test_what_was_not_saved_was_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, room: Room) -> None:
        async def fails(*writes: Write) -> None:
            raise NotSaved("disk full")

        heard: list[int] = []
        before = room.table.match.hash
        with monkeypatch.context() as broken:
            broken.setattr(services.store, "write", fails)
            with pytest.raises(Refusal) as refused:
                await room.do(ANN, first_act(room), "a", heard.append)
        assert (refused.value.key, heard, room.table.number, room.table.match.hash) == ("not-saved", [], 1, before)
        await room.do(ANN, first_act(room), "a", heard.append)
        assert (heard, room.table.number) == ([2], 2)
        assert len(await services.store.read.log(room.table.id)) == 2

    with_services(tmp_path, work)


def test_what_was_saved_though_it_seemed_not_is_done_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, room: Room) -> None:
        writes = services.store.write

        async def seems_to_fail(*written: Write) -> None:
            await writes(*written)
            raise NotSaved("the line was cut")

        heard: list[int] = []
        act = first_act(room)
        with monkeypatch.context() as broken:
            broken.setattr(services.store, "write", seems_to_fail)
            with pytest.raises(Refusal):
                await room.do(ANN, act, "a", heard.append)
        await room.do(ANN, act, "a", heard.append)
        assert (heard, room.table.number) == ([2], 2)
        await room.do(ANN, Say("hello"), "b", heard.append)
        assert heard == [2, 3]

    with_services(tmp_path, work)


def test_a_command_is_acknowledged_before_it_is_told_and_after_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, room: Room) -> list[str]:
        order: list[str] = []

        class Watching:
            player: str | None = ANN
            payer = Payer("127.0.0.1", ANN)
            lag = 0.0

            def wake(self, room: Room) -> None:
                order.append("told")

            def dismiss(self) -> None:
                pass

        room.enter(Watching())
        write = services.store.write

        async def noting(*writes: Write) -> None:
            await write(*writes)
            order.append("saved")

        monkeypatch.setattr(services.store, "write", noting)
        await room.do(ANN, first_act(room), "a", lambda number: order.append("acknowledged"))
        return order

    assert with_services(tmp_path, work) == ["saved", "acknowledged", "told"]


def test_who_goes_away_in_the_middle_of_a_commit_leaves_the_table_with_its_log(tmp_path: Path) -> None:
    async def work(services: Services, room: Room) -> tuple[int, int]:
        going = asyncio.create_task(room.do(ANN, Say("bye"), "a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        going.cancel()
        with pytest.raises(asyncio.CancelledError):
            await going
        await room.do(ANN, Say("still here"), "b")
        return room.table.number, len(await services.store.read.log(room.table.id))

    assert with_services(tmp_path, work) == (3, 3)


def test_commands_of_a_table_are_carried_out_one_after_another(tmp_path: Path) -> None:
    async def work(services: Services, room: Room) -> list[str]:
        await asyncio.gather(*[room.do(ANN, Say(f"{number}"), f"c{number}") for number in range(30)])
        return [row.data for row in await services.store.read.log(room.table.id)]

    said = [json.loads(row).get("text") for row in with_services(tmp_path, work)]
    assert said[1:] == [str(number) for number in range(30)]


def test_a_table_that_nobody_needs_is_unloaded_and_loaded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "IDLE_SECONDS", 0.05)

    async def work(services: Services, room: Room) -> None:
        await room.do(ANN, first_act(room), "a")
        before = room.table.match.hash
        services.rooms.release(room)
        while services.rooms.get(room.table.id) is not None:
            await asyncio.sleep(0.005)
        found = await services.rooms.open(room.table.id)
        assert found is not room
        assert (found.table.number, found.table.match.hash) == (2, before)

    with_services(tmp_path, work)


def opened_by(tmp_path: Path, game: Game, work: Callable[[Services], Awaitable[T]]) -> T:
    """What comes of work with a server whose Skirmish is this one."""

    async def run() -> T:
        async with AsyncExitStack() as closing:
            return await work(await Services.open(settings(tmp_path / "p.db"), Catalogue({"skirmish": game}, FINDER), closing))

    return asyncio.run(run())


def played(tmp_path: Path, *, to_the_end: bool) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """A table with some answers, one of them taken back: its id, its view, its record."""

    async def work(services: Services, room: Room) -> tuple[str, dict[str, Any], dict[str, Any]]:
        for number in range(9):
            if number == 6:
                await room.do(ANN, Offer(next(iter(room.table.asked)), "take-back", 2))
            await room.do(ANN, first_act(room))
        while to_the_end and room.table.stage != "over":
            await room.do(ANN, first_act(room))
        return room.table.id, room.table.view("0"), room.table.record()

    return with_services(tmp_path, work)


SAME = replace(GAMES["skirmish"], version=99)  # a newer version that plays this game alike
OTHER = replace(SAME, content=GAMES["skirmish"].content._replace(hand=4))  # and one that does not


def test_a_table_goes_on_by_newer_rules_if_everything_would_have_happened_alike(tmp_path: Path) -> None:
    table, view, _ = played(tmp_path, to_the_end=False)

    async def go_on(services: Services) -> tuple[dict[str, Any], list[str]]:
        room = await services.rooms.open(table)
        before = room.table.view("0")
        await room.do(ANN, first_act(room))
        return before, [news.what for news in room.table.news(ANN, 0)]

    found, told = opened_by(tmp_path, SAME, go_on)
    assert found == view and told[-2:] == ["renewed", "acted"]
    assert opened_by(tmp_path, SAME, go_on)[1] == [*told, "acted"], "it is said once"


@pytest.mark.parametrize("to_the_end", [False, True])
def test_a_table_that_would_have_gone_otherwise_by_the_rules_of_today_stays_closed(tmp_path: Path, to_the_end: bool) -> None:
    table, _, record = played(tmp_path, to_the_end=to_the_end)

    async def look(services: Services) -> tuple[str, dict[str, Any] | None, bool]:
        with pytest.raises(Refusal) as refused:
            await services.rooms.open(table)
        film = await services.films.replay(table, ANN, "", 0, 1)
        return refused.value.key, await services.rooms.old_record(table), film is not None

    assert opened_by(tmp_path, OTHER, look) == ("old-rules", record if to_the_end else None, to_the_end)


def test_a_game_that_is_over_is_shown_by_rules_that_tell_it_alike(tmp_path: Path) -> None:
    table, _, record = played(tmp_path, to_the_end=True)

    async def look(services: Services) -> dict[str, Any]:
        return (await services.rooms.open(table)).table.record()

    found = opened_by(tmp_path, SAME, look)
    assert {**found, "rules": 1, "hash": ""} == {**record, "hash": ""}


class Watching:
    """Somebody who only watches."""

    player: str | None = None
    payer = Payer("127.0.0.1", "")
    lag = 0.0

    def wake(self, room: Room) -> None:
        pass

    def dismiss(self) -> None:
        pass


def test_bots_stop_when_the_last_one_leaves_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    async def work(services: Services, other: Room) -> None:
        bots = [Chair("bot", level="random")] * 2
        room = await services.rooms.create(first_entry(GAMES["skirmish"], bots, {}, Untimed(), ANN, "seed"), new_claim()[1])
        watching = Watching()
        seen = []
        for _ in range(2):
            before = room.table.number
            room.enter(watching)
            while room.table.number < before + 3:
                await asyncio.sleep(0.002)
            room.watchers.remove(watching)
            while not room.is_idle:
                await asyncio.sleep(0.002)
            seen.append(room.table.stage)
        assert seen == ["playing", "playing"]

    with_services(tmp_path, work)


class Client:
    """What a connection needs of a websocket and its wire; it reads only when it is let."""

    lag = 0.0

    def __init__(self, services: Services) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(services=services))
        self.cookies = {"parlour": SECRET}
        self.scope = {"scheme": "ws", "extensions": {EXTENSION: {WIRE: self}}}
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.writable = asyncio.Event()
        self.got: list[dict[str, Any]] = []

    def says(self, **message: Any) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    def send_text(self, message: bytes) -> None:
        self.got.append(json.loads(message))

    async def close(self, code: int) -> None:
        self.got.append({"closed": code})


def test_a_slow_reader_gets_everything_in_few_updates(tmp_path: Path) -> None:
    async def work(services: Services, room: Room) -> list[dict[str, Any]]:
        client = Client(services)
        running = asyncio.create_task(Connection(cast(WebSocket, client), services, "127.0.0.1").run())
        client.says(message="watch", table=room.table.id)
        for number in range(40):
            await room.do(ANN, Say(f"{number}"), f"c{number}")
        client.writable.set()
        while not any(each.get("number") == 41 for each in client.got):
            await asyncio.sleep(0.005)
        client.incoming.put_nowait({"type": "websocket.disconnect"})
        await running
        assert not room.watchers
        return [each for each in client.got if each["message"] == "update"]

    updates = with_services(tmp_path, work)
    assert len(updates) <= 2
    assert [each["number"] for update in updates for each in update["news"]] == list(range(1, 42))


def test_a_reader_that_reads_no_more_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "SEND_SECONDS", 0.05)

    async def work(services: Services, room: Room) -> int:
        client = Client(services)
        await Connection(cast(WebSocket, client), services, "127.0.0.1").run()
        return room.watchers.count_spectators(())

    assert with_services(tmp_path, work) == 0


def test_answers_that_nobody_reads_do_not_grow_without_end(tmp_path: Path) -> None:
    async def work(services: Services, room: Room) -> list[dict[str, Any]]:
        client = Client(services)
        for _ in range(services.limits.answers + 10):
            client.says(message="ping")
        running = asyncio.create_task(Connection(cast(WebSocket, client), services, "127.0.0.1").run())
        await running
        return client.got

    assert with_services(tmp_path, work) == [{"closed": 1013}]


def test_an_entry_is_worded_once_for_all_who_look_through_the_same_eyes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, room: Room) -> None:
        for number in range(120):
            await room.do(ANN, Say(str(number)))
        worded: list[int] = []

        def noting(table: Table, number: int, eyes: tuple[Eyes, ...]) -> News:
            worded.append(number)
            return views.heard(table, number, eyes)

        monkeypatch.setattr(table_module, "heard", noting)
        others = [player_of(new_secret()) for _ in range(3)]
        await room.prepare_news(others[0], 0)
        assert worded == list(range(1, 122))
        told = [json.loads(room.update(player, 0)) for player in others for _ in range(3)]
        assert len(worded) == 121 and all(update == told[0] for update in told)
        assert [news["number"] for news in told[0]["news"]] == worded
        assert json.loads(room.update(ANN, 0))["state"]["host"] and len(worded) == 2 * 121

    with_services(tmp_path, work)


def test_all_who_only_watch_are_told_what_is_true_now(tmp_path: Path) -> None:
    async def work(services: Services, room: Room) -> None:
        def watchers() -> int:
            return int(json.loads(room.update(None, 0))["state"]["watchers"])

        assert watchers() == 0
        room.enter(Watching())
        while watchers() == 0:  # arrivals are told together after a moment
            await asyncio.sleep(0.01)
        assert watchers() == 1
        await room.do(ANN, Say("news"))
        assert json.loads(room.update(None, 1))["news"][0]["text"] == "news"

    with_services(tmp_path, work)


def test_what_is_kept_for_watchers_does_not_grow_with_what_they_ask(tmp_path: Path) -> None:
    async def work(services: Services, room: Room) -> None:
        for after in range(100):
            room.update(None, after)
        assert len(room._updates) <= KEPT_UPDATES

    with_services(tmp_path, work)


def test_of_a_long_past_only_the_end_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, room: Room) -> None:
        monkeypatch.setattr(views, "TOLD_DEEDS", 3)
        for _ in range(5):
            await room.do(ANN, first_act(room))
            await room.do(ANN, Say("so"))
        assert [news["number"] for news in json.loads(room.update(None, 0))["news"]] == [3, 5, 6, 7, 8, 9, 10, 11]
        assert [news["number"] for news in json.loads(room.update(None, 9))["news"]] == [10, 11]

    with_services(tmp_path, work)
