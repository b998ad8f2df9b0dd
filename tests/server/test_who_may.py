"""Who may do what: nobody plays for somebody else, and nobody learns that there is something they may not see."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from parlour.server.identity import COOKIE, SECURE_COOKIE, fits, new_claim, new_secret, player_of
from parlour.server.limits import Rate
from parlour.server.proxies import Proxies
from tests.server.house import GENEROUS, ME, OPEN, RANDOM, Guest, House, opened, settings
from tests.server.test_limits import raw, read_all

HTTPS = {"X-Forwarded-Proto": "https"}
NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA"


def played(ann: Guest, bob: Guest) -> str:
    """A table of two."""
    table, claim = ann.opens(ME, OPEN)
    assert bob.sits(table, claim, 1).status_code == 204
    return table


def test_a_stranger_can_watch_and_command_nothing(ann: Guest, bob: Guest, house: House) -> None:
    table = played(ann, bob)
    stranger = house.guest()
    with stranger.connected() as wire:
        update = wire.watches(table)
        before = update["number"]
        asked = update["state"]["asked"]["0"]
        refused = [
            wire.does(table, "act", seat=0, asked=asked, action="activate r1"),
            wire.does(table, "undo", seat=0),
            wire.does(table, "offer", seat=0, what="draw"),
            wire.does(table, "resign", seat=0),
            wire.does(table, "step-in", seat=0, level="random"),
            wire.does(table, "say", text="hello"),
            wire.does(table, "rename", seat=0, name="Eve"),
            wire.does(table, "sit", seat=0, name="Eve"),
            wire.does(table, "stand", seat=0),
        ]
        assert {each["message"] for each in refused} == {"refused"}
        wire.send("hint", id="h", table=table, seat=0)
        assert wire.next("refused")["key"] == "no-hint"
        assert wire.watches(table)["number"] == before


def test_a_player_cannot_answer_for_another_seat(ann: Guest, bob: Guest) -> None:
    table = played(ann, bob)
    with bob.connected() as wire:
        update = wire.watches(table)
        refused = wire.does(table, "act", seat=0, asked=update["state"]["asked"]["0"], action="activate r1")
        assert refused["message"] == "refused"
        wire.send("hint", id="h", table=table, seat=0)
        assert wire.next("refused")["key"] == "no-hint"
        assert wire.does(table, "rename", seat=0, name="Bobby")["message"] == "refused"
        assert wire.does(table, "rename", seat=1, name="Bobby")["message"] == "done"


def test_a_seat_is_taken_only_with_the_claim(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN)
    bob.get("/api/games")
    with bob.connected() as wire:
        wire.watches(table)
        assert wire.does(table, "sit", seat=1, name="Bob")["key"] == "claim-needed"
    for wrong in ("", "guess", claim[:-1], claim + "A"):
        assert bob.sits(table, wrong, 1).status_code == 404
    assert bob.sits(table, claim, 1).status_code == 204


def test_taking_the_same_seat_twice_is_taking_it_once(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN)
    assert [bob.sits(table, claim, 1).status_code for _ in range(2)] == [204, 204]


def test_the_host_may_take_an_open_seat_without_the_claim(ann: Guest) -> None:
    table, _ = ann.opens(ME, OPEN)
    with ann.connected() as wire:
        wire.watches(table)
        assert wire.does(table, "sit", seat=1, name="Annie")["message"] == "done"


def test_a_new_claim_makes_the_old_one_worthless(ann: Guest, bob: Guest) -> None:
    table, old = ann.opens(ME, OPEN)
    assert bob.post(f"/api/tables/{table}/claim").status_code == 404
    new = ann.post(f"/api/tables/{table}/claim").json()["claim"]
    assert bob.sits(table, old, 1).status_code == 404
    assert bob.sits(table, new, 1).status_code == 204


def test_what_does_not_exist_and_what_is_not_ones_own_answer_alike(ann: Guest, bob: Guest) -> None:
    table, _ = ann.opens(ME, RANDOM)
    for path in ("claim", "rematch"):
        theirs, none = bob.post(f"/api/tables/{table}/{path}"), bob.post(f"/api/tables/{NOWHERE}/{path}")
        assert (theirs.status_code, theirs.content) == (none.status_code, none.content) == (404, none.content)
    wrong, none = bob.sits(table, "guess", 1), bob.sits(NOWHERE, "guess", 1)
    assert (wrong.status_code, wrong.content) == (none.status_code, none.content) == (404, none.content)


@pytest.mark.parametrize("table", [NOWHERE, "", "short", "../../etc/passwd", "a" * 1000, "\0" * 22, "é" * 22])
def test_a_table_that_is_not_there_is_gone(ann: Guest, table: str) -> None:
    with ann.connected() as wire:
        assert wire.watches(table) == {"message": "gone", "table": table}


@pytest.mark.parametrize("cookie", ["", "forged", "A" * 42, "A" * 44, "A" * 42 + "=", "A" * 42 + "\N{BULLET}"])
def test_a_cookie_that_is_not_like_ours_names_nobody(cookie: str) -> None:
    assert player_of(cookie) is None


def test_a_made_up_cookie_opens_nothing_of_anybody(ann: Guest, house: House) -> None:
    table, _ = ann.opens(ME, RANDOM)
    forger = house.guest("B" * 43)
    assert forger.get("/api/tables").json() == []
    with forger.connected() as wire:
        assert list(wire.watches(table)["views"]) == ["watcher"]


def test_every_secret_is_another_player() -> None:
    secrets = [new_secret() for _ in range(100)]
    players = {player_of(secret) for secret in secrets}
    assert len(players) == 100 and None not in players
    assert not any(secret in str(player) for secret in secrets for player in players)


def test_a_claim_is_kept_only_as_its_hash() -> None:
    claim, kept = new_claim()
    assert claim not in kept and fits(claim, kept)
    assert not fits(claim + "x", kept) and not fits("", kept) and not fits(claim, "")


def test_the_cookie_is_for_no_script_and_no_other_site(house: House) -> None:
    guest = house.guest()
    given = guest.get("/api/games").headers["set-cookie"].lower()
    assert given.startswith(f"{COOKIE}=") and "httponly" in given and "samesite=lax" in given and "max-age=31536000" in given
    assert "secure" not in given
    assert "set-cookie" not in guest.get("/api/games").headers


def test_under_https_the_cookie_is_of_this_very_host_and_http_is_over(house: House) -> None:
    guest = house.guest()
    plain = guest.get("/api/games")
    assert "strict-transport-security" not in plain.headers
    secret = guest.cookie
    answer = house.guest().get("/api/games", headers=HTTPS)
    given = answer.headers["set-cookie"]
    assert given.startswith(f"{SECURE_COOKIE}=") and "secure" in given.lower() and "path=/" in given.lower()
    assert "domain" not in given.lower()
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    table, _ = guest.opens(ME, RANDOM)
    for cookie in (f"{COOKIE}={secret}", f"{SECURE_COOKIE}={secret}", f"{COOKIE}={'A' * 43}; {SECURE_COOKIE}={secret}"):
        listed = httpx.get(f"{house.url}/api/tables", headers={**HTTPS, "Cookie": cookie}).json()
        assert [each["table"] for each in listed] == [table]


def test_whoever_has_the_plain_cookie_gets_the_other_with_the_next_page(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<title>Parlour</title>")
    with opened(settings(tmp_path / "p.db", client=tmp_path / "client")) as house:
        guest = house.guest()
        guest.get("/")
        given = guest.get("/", headers=HTTPS).headers["set-cookie"]
        assert given.startswith(f"{SECURE_COOKIE}={guest.cookie};")
        assert "set-cookie" not in httpx.get(house.url, headers={**HTTPS, "Cookie": given.split(";")[0]}).headers


def test_a_length_that_is_stated_in_two_ways_is_refused_and_nothing_after_it_is_answered(house: House) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    with raw(house, head + b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as connection:
        answer = read_all(connection)
    assert answer.startswith(b"HTTP/1.1 400 ") and answer.count(b"HTTP/1.1") == 1
    assert b"ambiguous-length" in answer


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200), ("127.0.0.1:8420", 200), ("[::1]:8420", 200), ("192.168.1.7:80", 200), ("localhost:1", 200),
        ("LOCALHOST", 200), ("games.localhost", 200), ("friends.example", 200), ("Friends.Example.:443", 200),
        ("evil.example", 421), ("evil.example:8420", 421), ("127.0.0.1.evil.example", 421), ("friends.example.evil.example", 421),
        ("notlocalhost", 421), ("[", 400), ("[::1", 400), ("a/b", 400),
    ],
)  # fmt: skip
def test_a_server_that_only_this_machine_reaches_goes_by_the_names_that_it_knows(named: House, host: str, status: int) -> None:
    answer = named.guest().get("/api/games", headers={"Host": host})
    assert answer.status_code == status
    if status == 421:
        assert answer.json()["key"] == "unknown-host" and set(answer.json()["words"]) == {"en", "ru"}
        with pytest.raises(InvalidStatus), connect(named.socket, additional_headers={"Host": host}):
            pass


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that only this machine reaches, and the proxy of one site."""
    with opened(settings(tmp_path_factory.mktemp("named") / "p.db", hosts=("friends.example",))) as running:
        yield running


def test_a_server_that_others_reach_goes_by_any_name(house: House) -> None:
    assert house.guest().get("/api/games", headers={"Host": "my-machine.local:8420"}).status_code == 200


@pytest.mark.parametrize(("behind", "believed"), [((), False), (("127.0.0.2",), True), (("127.0.0.0/24",), True)])
def test_only_a_proxy_that_was_named_is_believed(tmp_path: Path, behind: tuple[str, ...], believed: bool) -> None:
    forwarded = b"X-Forwarded-Proto: https\r\nX-Forwarded-For: 10.9.8.7\r\n"
    request = b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + forwarded + b"\r\n"
    limits = replace(GENEROUS, requests=Rate(1e-9, 1))
    with opened(settings(tmp_path / "p.db", proxies=Proxies(behind), limits=limits)) as house:
        with raw(house, request, "127.0.0.2") as connection:
            assert (b"Secure" in read_all(connection)) == believed
        with raw(house, request.replace(b"10.9.8.7", b"10.9.8.6"), "127.0.0.2") as connection:
            answer = read_all(connection)
        assert answer.startswith(b"HTTP/1.1 200 " if believed else b"HTTP/1.1 429 "), "each has a limit of their own"


def test_who_only_looks_gets_no_identity_from_a_refused_request(house: House) -> None:
    guest = house.guest()
    assert guest.get("/api/tables").json() == []
    assert guest.post(f"/api/tables/{NOWHERE}/rematch").status_code == 404
    assert guest.cookie is None


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example", "",
        "http://[", "http://[::1", "https://[evil.example]/",
    ],
)  # fmt: skip
def test_a_request_from_another_site_is_not_carried_out(ann: Guest, house: House, origin: str) -> None:
    answer = ann.post("/api/tables", {"game": "skirmish", "chairs": [ME, RANDOM]}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
    assert ann.get("/api/tables").json() == []
    with pytest.raises(InvalidStatus) as refused:
        connect(house.socket, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


def test_a_request_that_a_browser_calls_foreign_is_not_carried_out(ann: Guest) -> None:
    body = {"game": "skirmish", "chairs": [ME, RANDOM]}
    assert ann.post("/api/tables", body, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_a_request_from_our_own_page_is_carried_out(ann: Guest, house: House) -> None:
    answer = ann.post("/api/tables", {"game": "skirmish", "chairs": [ME, RANDOM]}, headers={"Origin": house.url})
    assert answer.status_code == 201
    with ann.connected(Origin=house.url) as wire:
        wire.watches(answer.json()["table"])
