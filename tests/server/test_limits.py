"""How much one client may ask for: what is over it is refused, before it costs anything."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.limits import Limits, Rate, TokenBucket, TokenBuckets
from tests.server.house import ME, RANDOM, Guest, House, opened, settings

NO_REFILL = 1e-9
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
