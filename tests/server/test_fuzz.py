"""Frames, records and scripts that nobody would write: they are taken or refused in words, and nothing fails.

`make soak` goes on for longer.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from functools import cache
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import parlour
from parlour.games.desktopia.tests.scripts.drawn import PRINTED
from parlour.kernel import BadRecord, Illegal
from tests.server.house import ME, Guest, House, Wire

SHORT, LONG = 60, 4_000  # examples
TOO = {"kind": "me", "name": "Also Ann"}
UNHEARD = 0  # a connection that is closed with frames still unread is reset: its reason may be lost on the way
# by us, a protocol error, binary data, no text, against the rules, too large
CLOSED_FOR = {UNHEARD, 1000, 1002, 1003, 1007, 1008, 1009}

scalars = st.one_of(
    st.none(), st.booleans(), st.integers(), st.integers(-3, 3), st.floats(), st.text(max_size=20), st.just("x" * 5_000)
)
junk = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4), max_leaves=12
)
steps = st.lists(st.integers(0, 10**6), max_size=6)  # a way into plain data, whatever its form


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in plain data."""
    if way:
        yield way
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*way, key))


@st.composite
def damaged(draw: st.DrawFn, whole: Any) -> Any:
    """Plain data with one to three things in it replaced, taken away, or put elsewhere."""
    broken = deepcopy(whole)
    for _ in range(draw(st.integers(1, 3))):
        ways = list(places(broken))
        if not ways:
            break
        *way, last = draw(st.sampled_from(ways))
        parent = broken
        for key in way:
            parent = parent[key]
        match draw(st.sampled_from(("replaced", "gone", "copied"))):
            case "replaced":
                parent[last] = draw(junk)
            case "gone":
                del parent[last]
            case _:
                other = broken
                for key in draw(st.sampled_from(ways)):
                    if isinstance(other, dict | list):
                        with_key = other.get(key) if isinstance(other, dict) else other[key] if key in range(len(other)) else None
                        other = with_key
                parent[last] = deepcopy(other)
    return broken


MESSAGES: list[dict[str, Any]] = [
    {"message": "watch", "table": "T", "after": 0},
    {"message": "do", "id": "a", "table": "T", "command": {"do": "act", "seat": 0, "asked": 1, "action": "activate r1"}},
    {"message": "do", "id": "b", "table": "T", "command": {"do": "say", "text": "hello"}},
    {"message": "do", "id": "c", "table": "T", "command": {"do": "offer", "seat": 0, "what": "draw"}},
    {"message": "do", "id": "d", "table": "T", "command": {"do": "sit", "seat": 1, "name": "Eve"}},
    {"message": "leave", "table": "T"},
    {"message": "ping"},
]
frames = st.one_of(
    st.sampled_from(MESSAGES).flatmap(damaged).map(json.dumps),
    junk.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(["[" * 8_000, '{"a":' * 1_500, "1" * 8_192, "1" * 8_193, '"\\ud800"', '{"message":"ping","message":"do"}']),
)


@pytest.fixture(scope="module")
def table(house: House) -> tuple[Guest, str]:
    """Somebody, and a table of theirs."""
    ann = house.guest()
    return ann, ann.opens(ME, TOO)[0]


def holds_any_frame(table: tuple[Guest, str], sent: list[str | bytes]) -> None:
    """Each is answered or ends the connection for a reason; nothing fails, and others are served."""
    ann, id = table
    code = 1000
    try:
        with ann.connected() as wire:
            for frame in sent:
                wire.raw.send(frame.replace('"T"', json.dumps(id)) if isinstance(frame, str) else frame)
            wire.send("ping")
            wire.next("pong")
            check(wire)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else UNHEARD
    assert code in CLOSED_FOR
    assert ann.get("/ready").status_code == 200


def check(wire: Wire) -> None:
    for heard in wire.heard:
        if heard["message"] == "refused":
            assert heard["key"] != "failed" and heard["words"]["en"] and heard["words"]["ru"], heard


@settings(max_examples=SHORT)
@given(st.lists(frames, min_size=1, max_size=6))
def test_any_frame_is_answered_and_nothing_fails(table: tuple[Guest, str], sent: list[str | bytes]) -> None:
    holds_any_frame(table, sent)


@pytest.mark.soak
@settings(max_examples=LONG)
@given(st.lists(frames, min_size=1, max_size=12))
def test_any_frame_is_answered_for_long(table: tuple[Guest, str], sent: list[str | bytes]) -> None:
    holds_any_frame(table, sent)


@cache
def whole_record() -> Any:
    """A game of Skirmish from beginning to end."""
    match = parlour.new("examples.skirmish", seed=3)
    bot = parlour.bot(match.game, level="random", seed=1)
    while not match.over:
        seat = next(iter(match.pending))
        match.act(seat, bot.choose(match.view(seat)))
    return json.loads(json.dumps(match.record()))


def holds_any_record(house: House, record: Any) -> None:
    """It is shown or refused in words, and so it is by `parlour.replay`."""
    try:
        content = json.dumps(record).encode()
    except UnicodeEncodeError:
        return
    answer = httpx.post(f"{house.url}/api/records", content=content, headers={"content-type": "application/json"}, timeout=60)
    assert answer.status_code in (201, 400, 413, 422), answer.text
    if answer.status_code != 201:
        assert answer.json()["key"] != "failed" and answer.json()["words"]["ru"]
    try:
        parlour.replay(record)
    except BadRecord:
        assert answer.status_code != 201 or record.get("game") == "skirmish"


@settings(max_examples=SHORT)
@given(st.deferred(lambda: damaged(whole_record())))
def test_any_record_is_shown_or_refused(house: House, record: Any) -> None:
    holds_any_record(house, record)


@pytest.mark.soak
@settings(max_examples=LONG)
@given(st.deferred(lambda: damaged(whole_record())) | junk)
def test_any_record_is_shown_or_refused_for_long(house: House, record: Any) -> None:
    holds_any_record(house, record)


def holds_any_script(text: str) -> None:
    """A script is taken or refused by a rule, with words; nothing else is raised."""
    with suppress(Illegal):
        parlour.game("desktopia").terms(None, {"custom": text})


SCRIPTS = [PRINTED[name] for name in ("fixture_duel", "duel_sugar_run", "etude_fire_4")]
scripts = st.one_of(
    st.sampled_from(SCRIPTS).flatmap(damaged).map(json.dumps),
    junk.map(json.dumps),
    st.text(max_size=100),
    st.sampled_from(["[" * 60_000, '{"a":' * 9_000, "9" * 5_000, "\x00", '{"id":"\\ud800"}']),
)


@settings(max_examples=SHORT)
@given(scripts)
def test_any_script_is_taken_or_refused(text: str) -> None:
    holds_any_script(text)


@pytest.mark.soak
@settings(max_examples=LONG)
@given(scripts)
def test_any_script_is_taken_or_refused_for_long(text: str) -> None:
    holds_any_script(text)
