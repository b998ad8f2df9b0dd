"""What the addresses answer: games, pages, headers."""

import gzip
from asyncio import get_running_loop
from collections.abc import Iterator
from os import utime
from pathlib import Path

import pytest

from parlour.bots import levels
from parlour.kernel import Game, words
from parlour.server import catalogue
from parlour.server.bodies import GameCard
from parlour.server.security import CONTENT_SECURITY_POLICY
from tests.server.games import GAMES
from tests.server.house import ME, RANDOM, Guest, House, opened, settings

SKIRMISH = GAMES["skirmish"]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[House]:
    """A server with a small client."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Parlour</title>")
    (client / "assets" / "main-1a2b.js").write_text("let plain = 1;")
    (client / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"let packed = 1;"))
    (client / "assets" / "main-1a2b.js.br").write_bytes(b"packed by br")
    (client / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (client / "robots.txt").write_text("none")
    (tmp_path / "secret.txt").write_text("secret")
    with opened(settings(tmp_path / "p.db", client=client, origins=("https://friends.example",))) as running:
        yield running


def test_the_games_are_listed_with_their_names(ann: Guest) -> None:
    cards = {card["id"]: card for card in ann.get("/api/games").json()}
    assert list(cards) == list(GAMES)
    assert cards["skirmish"]["title"] == {"en": "Skirmish", "ru": "Стычка"}
    assert cards["skirmish"]["seats"] == [2]
    assert cards["skirmish"]["levels"] == list(levels(SKIRMISH))


def test_a_game_tells_what_does_not_change(ann: Guest) -> None:
    info = ann.get("/api/games/skirmish").json()
    assert (info["id"], info["rules"], info["secrets"]) == ("skirmish", SKIRMISH.version, True)
    assert info["asks"] == dict(SKIRMISH.words.asks)
    assert info["printed"] and isinstance(info["printed"], dict)


def test_terms_are_filled_up_or_refused_with_what_is_possible(ann: Guest) -> None:
    assert ann.post("/api/games/skirmish/terms", {"seats": 2}).json()["seats"] == 2
    refused = ann.post("/api/games/skirmish/terms", {"seats": 5})
    assert (refused.status_code, refused.json()["key"]) == (422, "unknown-seats")
    assert "2" in refused.json()["words"]["ru"]


def test_words_come_with_those_of_the_kernel_first(ann: Guest) -> None:
    for language in ("en", "ru"):
        answer = ann.get(f"/api/games/skirmish/words/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.text.index("illegal-not-offered =") < answer.text.index("game-skirmish =")
    assert words(SKIRMISH.folder, "ru").say("game-skirmish") in answer.text


def test_rules_are_the_rules(ann: Guest) -> None:
    answer = ann.get("/api/games/skirmish/rules/ru")
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    assert answer.text == (SKIRMISH.folder / "RULES.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess",
        "/api/games/skirmish/words/fr",
        "/api/games/chess/words/en",
        "/api/games/chess/rules/en",
        "/api/games/chess/numbered-rules/en",
        "/api/x",
        "/api/",
    ],
)
def test_what_is_not_there_is_refused_in_words(ann: Guest, path: str) -> None:
    answer = ann.get(path)
    assert answer.status_code == 404
    assert set(answer.json()["words"]) == {"en", "ru"}


@pytest.mark.parametrize(
    ("method", "path"), [("DELETE", "/api/games"), ("GET", "/api/records"), ("PUT", "/api/tables"), ("POST", "/")]
)
def test_a_method_that_an_address_does_not_know_is_refused(ann: Guest, method: str, path: str) -> None:
    answer = ann.http.request(method, path)
    assert (answer.status_code, answer.json()["key"]) == (405, "wrong-method")
    assert method not in answer.headers["allow"]


@pytest.mark.parametrize("path", ["/api/health", "/ready"])
def test_health_is_good_while_the_database_takes_what_is_written(ann: Guest, path: str) -> None:
    assert (ann.get(path).status_code, ann.get(path).json()) == (200, {"well": True})


def test_the_process_is_alive(ann: Guest) -> None:
    assert (ann.get("/alive").status_code, ann.get("/alive").json()) == (200, {"alive": True})


@pytest.mark.parametrize("path", ["/", "/t/abc", "/icon.svg"])
def test_every_document_tells_the_browser_to_be_careful(site: House, path: str) -> None:
    answer = site.guest().get(path)
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "unsafe" not in CONTENT_SECURITY_POLICY and "frame-ancestors 'none'" in CONTENT_SECURITY_POLICY


@pytest.mark.parametrize("path", ["/assets/main-1a2b.js", "/robots.txt", "/api/games", "/api/nothing", "/api/games/chess"])
def test_what_is_no_document_is_never_taken_for_one(site: House, path: str) -> None:
    answer = site.guest().get(path)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in answer.headers, "it would be sent with every file for nothing"


def test_the_page_answers_at_every_address_of_the_client(site: House) -> None:
    for path in ("/", "/t/abc", "/replay/abc", "/rules/skirmish", "/credits", "/index.html"):
        answer = site.guest().get(path)
        assert answer.status_code == 200 and "Parlour" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert "parlour=" in answer.headers["set-cookie"]


def test_files_with_a_hash_in_their_name_are_kept_forever_and_packed(site: House) -> None:
    guest = site.guest()
    packed = guest.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "gzip"})
    plain = guest.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert (packed.text, plain.text) == ("let packed = 1;", "let plain = 1;")
    assert "immutable" in packed.headers["cache-control"] and "immutable" in plain.headers["cache-control"]
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.headers["vary"] == "accept-encoding"
    assert guest.get("/robots.txt").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("BR; q=1.0", "br"),
        ("br;q=0.000, gzip;q=0", None), ("identity", None), ("", None), ("abracadabra", None),
    ],
)  # fmt: skip
def test_a_file_is_packed_as_the_browser_likes_it_best(site: House, accepted: str, encoding: str | None) -> None:
    with site.guest().http.stream("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": accepted}) as answer:
        content = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert (content == b"let plain = 1;") == (encoding is None)
    assert int(answer.headers["content-length"]) == len(content)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/robots.txt", "/assets/main-1a2b.js"])
def test_a_file_that_the_browser_has_kept_is_not_sent_again(site: House, path: str) -> None:
    guest = site.guest()
    first = guest.get(path, headers={"Accept-Encoding": "gzip"})
    again = guest.get(path, headers={"Accept-Encoding": "gzip", "If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert again.headers["cache-control"] == first.headers["cache-control"]
    assert again.headers["vary"] == "accept-encoding"


def test_each_way_of_packing_has_a_tag_of_its_own(site: House) -> None:
    guest = site.guest()
    ways = ("br", "gzip", "identity")
    heads = [guest.http.head("/assets/main-1a2b.js", headers={"Accept-Encoding": way}) for way in ways]
    assert len({head.headers["etag"] for head in heads}) == 3


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"])
def test_nothing_outside_of_the_client_is_served(site: House, path: str) -> None:
    assert "secret" not in site.guest().get(path).text


def test_another_site_that_was_allowed_may_reach_us(site: House) -> None:
    body = {"game": "skirmish", "chairs": [ME, RANDOM]}
    guest = site.guest()
    assert guest.post("/api/tables", body, headers={"Origin": "https://friends.example"}).status_code == 201
    assert guest.post("/api/tables", body, headers={"Origin": "https://foes.example"}).status_code == 403
    with guest.connected(Origin="https://friends.example"):
        pass


def test_without_the_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with opened(settings(tmp_path / "p.db", client=tmp_path / "nowhere")) as house:
        answer = house.guest().get("/")
    assert answer.status_code == 503 and "make play" in answer.text


def test_what_a_client_has_kept_is_not_sent_again(ann: Guest) -> None:
    first = ann.get("/api/games/skirmish/rules/en")
    again = ann.get("/api/games/skirmish/rules/en", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = ann.get("/api/games/skirmish/words/en", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


def test_long_answers_are_packed(ann: Guest) -> None:
    answer = ann.get("/api/games/skirmish/rules/en", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_a_new_page_is_sent_even_if_it_looks_as_old_and_as_long_as_the_last(tmp_path: Path) -> None:
    tags = set()
    for title in ("One", "Two"):
        client = tmp_path / title
        client.mkdir()
        (client / "index.html").write_text(f"<title>{title}</title>")
        utime(client / "index.html", (0, 0))
        with opened(settings(tmp_path / "p.db", client=client)) as house:
            tags.add(house.guest().get("/").headers["etag"])
    assert len(tags) == 2


def test_what_stays_the_same_is_made_once_and_off_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    makers: list[str] = []
    card = catalogue._card

    def made(game: Game) -> GameCard:
        with pytest.raises(RuntimeError):
            get_running_loop()  # here is none that others could wait for
        makers.append(game.id)
        return card(game)

    monkeypatch.setattr(catalogue, "_card", made)
    with opened(settings(tmp_path / "p.db")) as house:
        answers = [house.guest().get("/api/games") for _ in range(3)]
    assert len({answer.content for answer in answers}) == 1 and answers[0].headers["content-encoding"] == "gzip"
    assert sorted(makers) == sorted(GAMES)


def test_a_page_is_kept_by_the_client_and_sent_plain_to_one_that_cannot_unpack(ann: Guest) -> None:
    for path in ("", "/skirmish", "/skirmish/rules/en", "/skirmish/words/ru", "/skirmish/lessons/first"):
        packed = ann.get(f"/api/games{path}")
        plain = ann.get(f"/api/games{path}", headers={"Accept-Encoding": "identity"})
        assert plain.content == packed.content and "content-encoding" not in plain.headers
        again = ann.get(f"/api/games{path}", headers={"If-None-Match": packed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert ann.get("/api/games/skirmish/lessons/none").status_code == 404
    assert ann.get("/api/games/skirmish/lessons/none").status_code == 404
