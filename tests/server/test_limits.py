"""How much one client may ask for: what is over it is refused, before it costs anything."""

import json
import socket
from asyncio import Transport
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server import transports
from parlour.server.limits import Limits, Rate, TokenBucket, TokenBuckets
from parlour.server.transports import HttpProtocol, WebSocketProtocol
from tests.server.house import GENEROUS, ME, OPEN, PATIENCE, RANDOM, Guest, House, opened, settings, until

NO_REFILL = 1e-9
PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
STRICT = Limits(
    messages=Rate(NO_REFILL, 20),
    strikes=5,
    requests=Rate(NO_REFILL, 40),
    tables=Rate(NO_REFILL, 3),
    records=Rate(NO_REFILL, 2),
    watched=2,
    body=2000,
    record=4000,
)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    """A server that allows little."""
    with opened(settings(tmp_path / "strict.db", limits=STRICT)) as running:
        yield running


def test_a_bucket_fills_steadily() -> None:
    bucket = TokenBucket(Rate(2.0, 3), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket_and_old_ones_are_forgotten() -> None:
    buckets = TokenBuckets(Rate(NO_REFILL, 1), most=2)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    assert buckets.take("c")
    assert buckets.take("a"), "the oldest one was not forgotten"
    assert not buckets.take("c")


def test_too_many_tables_a_minute_are_refused(strict: House) -> None:
    body = {"game": "skirmish", "chairs": [ME, RANDOM]}
    answers = [strict.guest().post("/api/tables", body) for _ in range(4)]
    assert [each.status_code for each in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["key"] == "too-fast"


def test_too_many_records_a_minute_are_refused(strict: House) -> None:
    assert [strict.guest().post("/api/records", {}).status_code for _ in range(3)] == [422, 422, 429]


def test_too_many_requests_are_refused(strict: House) -> None:
    guest = strict.guest()
    codes = [guest.get("/api/games").status_code for _ in range(41)]
    assert codes == [200] * 40 + [429]


@pytest.mark.parametrize(("path", "most"), [("/api/tables", 2000), ("/api/records", 4000)])
def test_a_body_that_is_too_large_is_refused_unread(strict: House, path: str, most: int) -> None:
    large = json.dumps({"game": "x" * most})
    headers = {"Content-Type": "application/json"}
    told = strict.guest().http.post(path, content=large, headers=headers)

    def untold() -> Iterator[bytes]:
        yield large.encode()

    streamed = strict.guest().http.post(path, content=untold(), headers=headers)
    for answer in (told, streamed):
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


def test_a_message_that_is_too_large_closes_the_connection(ann: Guest) -> None:
    with ann.connected() as wire:
        wire.raw.send("x" * (Limits().frame + 1))
        with pytest.raises(ConnectionClosed) as closed:
            wire.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_who_sends_too_fast_is_refused_and_then_sent_away(strict: House) -> None:
    with strict.guest().connected() as wire:
        for _ in range(20):
            wire.send("ping")
            wire.next("pong")
        for _ in range(5):
            wire.send("ping")
            assert wire.next("refused", "pong")["key"] == "too-fast"
        wire.send("ping")
        with pytest.raises(ConnectionClosed) as closed:
            wire.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_who_sends_what_is_no_message_again_and_again_is_sent_away(strict: House) -> None:
    with strict.guest().connected() as wire:
        for _ in range(5):
            wire.send("nonsense")
            assert wire.next("refused")["key"] == "malformed"
        wire.send("nonsense")
        with pytest.raises(ConnectionClosed) as closed:
            wire.next("pong")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_a_connection_follows_so_many_tables_and_no_more(strict: House) -> None:
    guest = strict.guest()
    tables = [guest.opens(ME, RANDOM)[0] for _ in range(3)]
    with guest.connected() as wire:
        for table in tables[:2]:
            assert wire.watches(table)["message"] == "update"
        assert wire.watches(tables[2])["key"] == "too-many-tables"
        assert wire.watches(tables[0])["message"] == "update", "one that is followed already counts once"
        wire.send("leave", table=tables[0])
        assert wire.watches(tables[2])["message"] == "update"


def test_chat_has_a_limit_of_its_own_for_each_player(tmp_path: Path) -> None:
    with opened(settings(tmp_path / "p.db", limits=replace(GENEROUS, chat=Rate(NO_REFILL, 3)))) as house:
        ann, bob = house.guest(), house.guest()
        table, claim = ann.opens(ME, OPEN)
        bob.sits(table, claim, 1)
        with ann.connected() as hers, ann.connected() as also_hers, bob.connected() as his:
            for wire in (hers, also_hers, his):
                wire.watches(table)
            said = [wire.does(table, "say", id=id, text="hi") for wire, id in ((hers, "a"), (also_hers, "b"), (hers, "c"))]
            assert {each["message"] for each in said} == {"done"}
            refused = also_hers.does(table, "say", id="d", text="hi")
            assert refused["key"] == "too-much-chat" and all(refused["words"][language] for language in ("en", "ru"))
            assert hers.does(table, "say", id="c", text="hi") == said[2], "sent again it counts once"
            assert hers.acts(table, hers.update(table, 1), 0)["message"] == "done", "one may go on playing"
            assert his.does(table, "say", text="hi")["message"] == "done"


def test_texts_of_ones_own_are_checked_with_a_limit_for_each_address(tmp_path: Path) -> None:
    asked = {"seats": 2, "options": {"custom": "x" * 600}}
    with opened(settings(tmp_path / "p.db", limits=replace(GENEROUS, texts=Rate(NO_REFILL, 2)))) as house:
        ann = house.guest()
        found = [ann.post("/api/games/skirmish/terms", asked).status_code for _ in range(3)]
        assert found == [422, 422, 429]
        long = {"game": "skirmish", "chairs": [ME, RANDOM], "options": asked["options"]}
        assert ann.post("/api/tables", long).status_code == 429
        assert ann.post("/api/games/skirmish/terms", {"seats": 2}).status_code == 200, "choices that are printed cost nothing"
        assert ann.post("/api/tables", {"game": "skirmish", "chairs": [ME, RANDOM]}).status_code == 201


def test_who_begins_to_watch_again_and_again_has_to_wait(tmp_path: Path) -> None:
    with opened(settings(tmp_path / "p.db", limits=replace(GENEROUS, watches=Rate(NO_REFILL, 3)))) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, RANDOM)
        with ann.connected() as one, ann.connected() as other:
            assert [wire.watches(table)["message"] for wire in (one, other, one)] == ["update"] * 3
            other.send("watch", table=table)
            assert other.next("refused")["key"] == "too-fast"
            assert one.does(table, "say", text="hi")["message"] == "done", "one may go on playing"


def raw(house: House, sent: bytes, source: str = "127.0.0.1") -> socket.socket:
    """A connection that has sent this, from some address of this machine."""
    host, port = house.url.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=(source, 0))
    connection.sendall(sent)
    return connection


def read_all(connection: socket.socket) -> bytes:
    """Everything until the server closes the connection, which it must."""
    read = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(65536):
            read += part
    return read


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET /api/games HTTP/1.1\r\nHost: x\r\n"])
def test_a_request_whose_head_does_not_come_is_given_up(tmp_path: Path, sent: bytes) -> None:
    with opened(settings(tmp_path / "p.db", limits=replace(GENEROUS, head_seconds=0.2))) as house, raw(house, sent) as half:
        assert read_all(half) == b""


def trickle(connection: socket.socket) -> None:
    """Sends byte after byte for as long as the server takes them."""
    for _ in range(1000):
        connection.sendall(b"x")
        sleep(0.02)


def test_a_request_whose_head_trickles_in_is_given_up(tmp_path: Path) -> None:
    limits = replace(GENEROUS, head_seconds=0.5)
    with (
        opened(settings(tmp_path / "p.db", limits=limits)) as house,
        raw(house, b"GET / H") as slow,
        pytest.raises((BrokenPipeError, ConnectionResetError)),
    ):
        trickle(slow)


def test_a_second_request_has_a_timeout_too(tmp_path: Path) -> None:
    request = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    limits = replace(GENEROUS, head_seconds=3.0)
    with opened(settings(tmp_path / "p.db", limits=limits)) as house, raw(house, request) as connection:
        assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
        connection.sendall(b"GET / HT")
        read_all(connection)


def test_a_request_whose_body_does_not_come_is_given_up(tmp_path: Path) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with opened(settings(tmp_path / "p.db", limits=replace(GENEROUS, body_seconds=0.2))) as house, raw(house, head) as half:
        assert read_all(half) == b""


def test_a_connection_that_waits_for_nothing_has_no_timeout(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[HttpProtocol] = []
    connection_made = HttpProtocol.connection_made

    def noted(protocol: HttpProtocol, transport: Transport) -> None:
        connection_made(protocol, transport)
        made.append(protocol)

    monkeypatch.setattr(HttpProtocol, "connection_made", noted)
    guest = house.guest()
    guest.opens(ME, RANDOM)
    with guest.connected() as wire:
        wire.send("ping")
        wire.next("pong")
        assert len(made) >= 2 and not any(protocol._timeout for protocol in made)


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections=3, head_seconds=600.0)
    with opened(settings(tmp_path / "p.db", limits=limits)) as house:
        with ExitStack() as first:
            for _ in range(3):
                first.enter_context(raw(house, b"GET /", "127.0.0.2"))
            until(lambda: read_some(house, "127.0.0.2").startswith(b"HTTP/1.1 503 "))
            house.guest().get("/api/games").raise_for_status()
        until(lambda: read_some(house, "127.0.0.2").startswith(b"HTTP/1.1 200 "))


def read_some(house: House, source: str) -> bytes:
    """What the server answers to a request from that address."""
    with raw(house, b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", source) as connection:
        return read_all(connection)


@contextmanager
def bare_websocket(house: House) -> Iterator[socket.socket]:
    """A websocket whose client sends nothing and reads nothing by itself."""
    with raw(house, HANDSHAKE) as connection:
        head = b""
        while b"\r\n\r\n" not in head:
            head += connection.recv(1)
        assert head.startswith(b"HTTP/1.1 101 ")
        yield connection


@pytest.mark.parametrize(
    ("first", "flood"),
    [(b"", PING), (b"", b"\x8a\x80\0\0\0\0"), (b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0")],
    ids=["pings", "pongs that nobody asked for", "fragments of nothing"],
)
def test_a_client_that_floods_with_control_frames_is_sent_away(tmp_path: Path, first: bytes, flood: bytes) -> None:
    limits = replace(GENEROUS, controls=Rate(NO_REFILL, 100))
    with opened(settings(tmp_path / "p.db", limits=limits)) as house, bare_websocket(house) as connection:
        connection.sendall(first + flood * 101)
        assert b"too many control frames" in read_all(connection)


def test_pongs_do_not_pile_up_for_a_client_that_does_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unsent: list[int] = []
    handle_ping = WebSocketProtocol.handle_ping

    def noted(protocol: WebSocketProtocol) -> None:
        handle_ping(protocol)
        unsent.append(protocol.transport.get_write_buffer_size())

    monkeypatch.setattr(WebSocketProtocol, "handle_ping", noted)
    with opened(settings(tmp_path / "p.db")) as house, bare_websocket(house) as deaf:
        for _ in range(100):
            deaf.sendall(PING * 1000)
        until(lambda: len(unsent) >= 100_000)
    assert 0 < max(unsent) < 1_000_000


def test_what_a_client_never_reads_is_dropped_when_the_connection_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transports, "LINGER_SECONDS", 0.1)
    ended: list[WebSocketProtocol] = []
    connection_lost = WebSocketProtocol.connection_lost

    def noted(protocol: WebSocketProtocol, error: Exception | None) -> None:
        connection_lost(protocol, error)
        ended.append(protocol)

    monkeypatch.setattr(WebSocketProtocol, "connection_lost", noted)
    limits = replace(GENEROUS, controls=Rate(NO_REFILL, 100_000))
    with opened(settings(tmp_path / "p.db", limits=limits)) as house, bare_websocket(house) as deaf:
        for _ in range(100):
            deaf.sendall(PING * 1000)
        deaf.sendall(PING)
        until(lambda: ended)


@pytest.mark.parametrize("id", ["", "x" * 65, "with space", "é", "a/b"])
def test_a_command_needs_a_decent_id(ann: Guest, id: str) -> None:
    table, _ = ann.opens(ME, RANDOM)
    with ann.connected() as wire:
        wire.watches(table)
        wire.send("do", id=id, table=table, command={"do": "say", "text": "hi"})
        assert wire.next("refused", "done")["key"] == "bad-id"


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "{}", "[]", '"watch"', "{", "\ufeff{}", '{"message":"watch"}', '{"message":"dance"}',
        '{"message":"ping","more":1}', '{"message":"watch","table":1}', '{"message":"watch","table":"x","after":"1"}',
        '{"message":"do","id":"a","table":"t","command":{"do":"act","seat":"0","asked":1,"action":"x"}}',
        '{"message":"do","id":"a","table":"t","command":{"do":"act","seat":0,"asked":1,"action":"x","more":1}}',
        '{"message":"do","id":"a","table":"t","command":{"do":"opened"}}',
        '{"message":"watch","table":"t","after":1e99}',
        "[" * 4000, '{"message":' * 700,
    ],
)  # fmt: skip
def test_what_is_no_message_is_refused_and_the_connection_lives_on(ann: Guest, text: str) -> None:
    with ann.connected() as wire:
        wire.raw.send(text)
        assert wire.next("refused", "update", "gone")["key"] == "malformed"
        wire.send("ping")
        wire.next("pong")


def test_bytes_are_no_message(ann: Guest) -> None:
    with ann.connected() as wire:
        wire.raw.send(b'{"message":"ping"}')
        assert wire.next("refused", "pong")["key"] == "malformed"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400), (b"{", 400), (b"null", 400), (b"[]", 400), (b"\xff\xfe", 400), (b"[" * 30_000, 400),
        (b'{"game":"skirmish","chairs":[],"more":1}', 400),
        (b'{"game":"skirmish","chairs":[{"kind":"ghost"}]}', 400),
        (b'{"game":"skirmish","chairs":"me"}', 400),
        (b'{"game":"skirmish","chairs":[{"kind":"me","name":"A"},{"kind":"bot","level":"oracle"}]}', 422),
        (b'{"game":"skirmish","chairs":[{"kind":"me","name":"A"},{"kind":"bot"}]}', 422),
        (b'{"game":"skirmish","chairs":[]}', 422),
        (b'{"game":"chess","chairs":[{"kind":"me","name":"A"}]}', 422),
        (b'{"game":"skirmish","chairs":[{"kind":"me","name":"nnnnnnnnnnnnnnnnnnnnnnnnn"},{"kind":"open"}]}', 422),
        (b'{"game":"skirmish","chairs":[{"kind":"me","name":"A"},{"kind":"open"}],"options":{"a":"b"}}', 422),
        (b'{"game":"skirmish","chairs":[{"kind":"me","name":"A"},{"kind":"open"}],"clock":{"clock":"move","seconds":1}}', 422),
        (b'{"game":"skirmish","chairs":[{"kind":"me","name":"A"},{"kind":"open"}],"clock":{"clock":"sand"}}', 400),
        (b'{"game":"skirmish","chairs":[{"kind":"me","name":"A"},{"kind":"open"}],"seed":"%s"}' % (b"x" * 201), 422),
    ],
)  # fmt: skip
def test_what_is_no_table_is_refused(ann: Guest, body: bytes, status: int) -> None:
    answer = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert set(problem["words"]) == {"en", "ru"} and all(problem["words"].values())
    assert ann.get("/api/tables").json() == []


def test_only_json_is_taken(ann: Guest) -> None:
    answer = ann.http.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
    assert answer.status_code == 415
