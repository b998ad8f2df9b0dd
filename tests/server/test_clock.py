"""Time is charged only while an answer could have been taken."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from examples.skirmish.game import GAME as SKIRMISH
from parlour.server import rooms as rooms_module
from parlour.server.catalogue import Catalogue
from parlour.server.clock import FROZEN_SECONDS, TICK_SECONDS, ServerClock, TableClock
from parlour.server.identity import new_claim
from parlour.server.refusals import Refusal
from parlour.server.room import Room
from parlour.server.services import Services
from parlour.server.store import NotSaved, Write
from parlour.server.transports import WebSocketProtocol
from parlour.table import Act, PerMove, first_entry
from tests.server.games import FINDER, GAMES
from tests.server.house import ME, OPEN, House, opened, settings, until
from tests.table.around import ANN, BOB, Around, person


class Hands:
    """The two clocks of a machine, which a test moves."""

    def __init__(self) -> None:
        self.steady_at, self.wall_at = 500.0, 1_000.0

    def steady(self) -> float:
        return self.steady_at

    def wall(self) -> float:
        return self.wall_at

    def pass_time(self, seconds: float, *clocks: ServerClock) -> None:
        """Time goes by, and all looks at the clock happen that happen while the process runs."""
        for _ in range(round(seconds / TICK_SECONDS)):
            self.freeze(TICK_SECONDS)
            for clock in clocks:
                clock.now()

    def freeze(self, seconds: float) -> None:
        """Time goes by, and nobody looks at the clock."""
        self.steady_at += seconds
        self.wall_at += seconds


def test_time_goes_by_while_the_process_runs_and_not_while_it_is_frozen() -> None:
    hands = Hands()
    clock = ServerClock(hands.steady, hands.wall)
    hands.pass_time(10, clock)
    assert clock.now() == 1_010
    hands.freeze(3_600)
    assert clock.now() == 1_010
    hands.pass_time(5, clock)
    hands.freeze(FROZEN_SECONDS / 2)  # somebody had much to do for a moment
    assert clock.now() == 1_015 + FROZEN_SECONDS / 2


@pytest.mark.parametrize("jump", [3_600, -3_600])
def test_the_clock_of_the_machine_may_jump(jump: int) -> None:
    hands = Hands()
    clock = ServerClock(hands.steady, hands.wall)
    around = Around(SKIRMISH, person(ANN), person(BOB), clock=PerMove(60))
    table_clock = TableClock(clock, around.table)
    hands.pass_time(10, clock)
    hands.wall_at += jump
    assert table_clock.now() == 1_010


def test_time_stands_while_nothing_can_be_saved() -> None:
    hands = Hands()
    clock = ServerClock(hands.steady, hands.wall)
    clock.stop()
    hands.pass_time(100, clock)
    clock.stop()
    assert clock.now() == 1_000
    clock.go()
    hands.pass_time(1, clock)
    assert clock.now() == 1_001


def test_the_time_of_a_table_stands_while_something_is_written_there() -> None:
    hands = Hands()
    clock = ServerClock(hands.steady, hands.wall)
    tables = [TableClock(clock, Around(SKIRMISH, person(ANN), person(BOB), clock=PerMove(60)).table) for _ in range(2)]
    with tables[0].standing():
        hands.pass_time(30, clock)
        assert tables[0].now() == 1_000
    assert (tables[0].now(), tables[1].now()) == (1_000, 1_030)
    hands.pass_time(1, clock)
    assert (tables[0].now(), tables[1].now()) == (1_001, 1_031)


def test_a_table_without_a_clock_says_what_time_it_is_and_never_goes_back() -> None:
    hands = Hands()
    around = Around(SKIRMISH, person(ANN), person(BOB))
    clock = TableClock(ServerClock(hands.steady, hands.wall), around.table)
    hands.freeze(3_600)
    assert clock.now() == 4_600
    hands.wall_at = 10
    assert clock.now() == around.table.changed_at == 1_000


def with_room(tmp_path: Path, hands: Hands, work: Callable[[Services, Room], Awaitable[None]]) -> None:
    """A table with ten seconds for each answer, on a server with such clocks."""

    async def run() -> None:
        async with AsyncExitStack() as closing:
            services = await Services.open(settings(tmp_path / "p.db"), Catalogue(GAMES, FINDER), closing)
            services.rooms.clock = ServerClock(hands.steady, hands.wall)
            entry = first_entry(GAMES["skirmish"], [person(ANN), person(BOB)], {}, PerMove(10), ANN, "seed")
            await work(services, await services.rooms.create(entry, new_claim()[1]))

    asyncio.run(run())


def left(room: Room) -> list[float | None]:
    """What all have left."""
    return [chair.left for chair in room.table.state(None, room.clock.now(), frozenset(), 0).chairs]


async def act(room: Room) -> None:
    """Whoever is asked answers."""
    seat, asked = next(iter(room.table.asked.items()))
    await room.do(room.table.chairs[seat].player, Act(seat, asked, room.table.match.pending[seat].options[0]))


def test_nobody_loses_on_time_by_a_database_that_is_slow_or_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "RECOVERY_SECONDS", 0.01)
    hands = Hands()

    async def work(services: Services, room: Room) -> None:
        clock, write, probe = services.rooms.clock, services.store.write, services.store.probe

        async def writes_slowly(*writes: Write) -> None:
            hands.pass_time(60, clock)
            await write(*writes)

        async def fails(*writes: Write) -> None:
            hands.pass_time(60, clock)
            raise NotSaved("the disk is full")

        async def is_broken() -> None:
            hands.pass_time(60, clock)
            raise OperationalError("", (), Exception("the disk is full"))

        hands.pass_time(4, clock)
        monkeypatch.setattr(services.store, "write", writes_slowly)
        await act(room)
        assert left(room) == [10, 10] and room.table.number == 2
        monkeypatch.setattr(services.store, "write", fails)
        monkeypatch.setattr(services.store, "probe", is_broken)
        hands.pass_time(3, clock)
        for _ in range(3):
            with pytest.raises(Refusal):
                await act(room)
        await asyncio.sleep(0.05)  # attempts that fail
        assert min(one for one in left(room) if one is not None) == 7 and room.table.stage == "playing"
        monkeypatch.setattr(services.store, "write", write)
        monkeypatch.setattr(services.store, "probe", probe)
        before = clock.now()
        while clock.now() == before:
            hands.pass_time(TICK_SECONDS, clock)
            await asyncio.sleep(0.01)
        await act(room)
        assert room.table.number == 3
        hands.pass_time(11, clock)
        with pytest.raises(Exception, match="time is over"):
            await act(room)

    with_room(tmp_path, hands, work)


def test_nobody_loses_on_time_by_a_process_that_is_frozen(tmp_path: Path) -> None:
    hands = Hands()

    async def work(services: Services, room: Room) -> None:
        hands.freeze(60)
        assert left(room) == [10, 10]
        await act(room)
        assert room.table.number == 2

    with_room(tmp_path, hands, work)


def test_the_lag_of_each_connection_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.transports.FIRST_PING_SECONDS", 0.0)
    ping = WebSocketProtocol.send_keepalive_ping

    def sent_long_ago(protocol: WebSocketProtocol) -> None:
        ping(protocol)
        protocol.ping_sent_at -= 0.3

    monkeypatch.setattr(WebSocketProtocol, "send_keepalive_ping", sent_long_ago)
    measured: list[float] = []
    monkeypatch.setattr("parlour.server.watchers.Watchers.lag_of", lambda watchers, _: measure(watchers, measured))
    with opened(settings(tmp_path / "p.db")) as house:
        check_lag(house, measured)


def measure(watchers: object, measured: list[float]) -> float:
    """Notes the lag of all connections."""
    measured.extend(watcher.lag for watcher in watchers._watchers)  # type: ignore[attr-defined]
    return 0.0


def check_lag(house: House, measured: list[float]) -> None:
    ann = house.guest()
    table, _ = ann.opens(ME, OPEN, clock={"clock": "move", "seconds": 600})
    with ann.connected() as wire:
        wire.watches(table)

        def is_measured() -> bool:
            wire.does(table, "say", text="hi")
            return any(lag > 0.29 for lag in measured)  # the loop counts milliseconds

        until(is_measured)
