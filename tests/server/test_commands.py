"""`parlour serve` and `parlour play` from the command line."""

import os
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.cli import main, server
from parlour.server.catalogue import Catalogue
from parlour.server.settings import Settings
from tests.server.house import ME, House

SERVE = [sys.executable, "-m", "parlour.cli", "serve", "--examples", "--lang", "en"]


@contextmanager
def serving(tmp_path: Path, *more: str) -> Iterator[tuple["subprocess.Popen[str]", House]]:
    """`parlour serve` at a free port."""
    arguments = [*SERVE, "--port", "0", "--database", str(tmp_path / "p.db"), *more]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        found = None
        while found is None:
            line = running.stdout.readline()
            assert line, "it has ended"
            found = re.search(r"open at http://([\d.:]+)/", line)
        try:
            yield running, House(found[1])
        finally:
            running.kill()


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_stopped_says_goodbye_and_keeps_every_game(tmp_path: Path, stop: signal.Signals) -> None:
    with serving(tmp_path) as (running, house):
        ann = house.guest()
        table, _ = ann.opens(ME, {"kind": "me", "name": "Too"})
        with ann.connected() as wire:
            number = wire.acts(table, wire.watches(table))["number"]
            running.send_signal(stop)
            with pytest.raises(ConnectionClosed) as closed:
                wire.next("nothing that is ever sent")
        out, err = running.communicate(timeout=20)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert (running.returncode, out.splitlines()[-1], err) == (0, "Closed. Every game is kept.", "")
    with serving(tmp_path) as (_, house), house.guest(ann.cookie).connected() as wire:
        assert wire.watches(table)["number"] == number


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(tmp_path / "p.db")]) == 1
    told = capsys.readouterr().err
    assert told.startswith("parlour: ") and told.count("\n") == 1 and port in told


@pytest.mark.parametrize(
    ("words", "code", "why"),
    [
        (["serve", "--port", "65536"], 2, "65536"),
        (["serve", "--port", "x"], 2, "x"),
        (["serve", "--database", "mysql://here"], 2, "mysql"),
        (["serve", "--database", "sqlite://"], 2, "file"),
        (["serve", "--database", "/proc/nowhere/p.db"], 1, "/proc/nowhere"),
        (["serve", "--database", "postgresql://nobody:hush@127.0.0.1:1/p"], 1, "127.0.0.1:1"),
        (["serve", "--origin", "friends"], 2, "friends"),
        (["serve", "--workers-for-bots", "0"], 2, "0"),
        (["serve", "horde"], 2, "horde"),
        (["play", "--seat", "1"], 2, "--terminal"),
        (["play", "--option", "a=b"], 2, "--terminal"),
        (["play", "nowhere"], 2, "nowhere"),
        (["play", "--port", "-1"], 2, "-1"),
    ],
)
def test_bad_usage_is_told_in_one_line(capsys: pytest.CaptureFixture[str], words: list[str], code: int, why: str) -> None:
    assert main([*words, "--lang", "en"]) == code
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith("parlour: ") and told.err.count("\n") == 1
    assert why in told.err and "hush" not in told.err


@pytest.fixture
def plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs `parlour play` with a server that is stopped as soon as it is ready; what it prints."""
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(server, "CLIENT", tmp_path)
    monkeypatch.setattr(server, "lan_address", lambda: "192.168.7.7")

    def run_server(settings: Settings, catalogue: Catalogue, listening: socket.socket, ready: Callable[[], None]) -> None:
        listening.close()
        ready()

    monkeypatch.setattr(server, "run_server", run_server)

    def run(*words: str) -> str:
        assert main(["play", "--database", str(tmp_path / "p.db"), "--lang", "en", *words]) == 0
        return capsys.readouterr().out

    return run


def test_play_prints_where_it_is_for_oneself_and_for_others(plays: Callable[..., str]) -> None:
    out = plays("--no-browser")
    assert re.search(r"^Parlour is open at http://127\.0\.0\.1:\d+/$", out, re.MULTILINE)
    assert re.search(r"http://192\.168\.7\.7:\d+/$", out, re.MULTILINE)
    assert out.splitlines()[-1] == "Closed. Every game is kept."


def test_play_for_oneself_alone_names_no_other_address(plays: Callable[..., str]) -> None:
    assert "192.168" not in plays("--no-browser", "--host", "127.0.0.1")


def test_play_opens_the_page_of_the_game_where_there_is_a_screen(
    plays: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(server, "Thread", Here)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    plays("horde")
    assert opened == []
    monkeypatch.setitem(os.environ, "DISPLAY", ":0")
    plays("--no-browser")
    assert opened == []
    plays("horde")
    plays("examples.skirmish")
    assert [address.partition("/?")[2] for address in opened] == ["game=horde", "game=skirmish"]


class Here:
    """A thread that runs at once."""

    def __init__(self, target: Callable[..., object], args: tuple[object, ...], daemon: bool) -> None:
        self.start = lambda: target(*args)


def test_play_without_the_client_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(server, "CLIENT", tmp_path)
    assert main(["play", "--lang", "ru"]) == 1
    told = capsys.readouterr().err
    assert "make play" in told and told.count("\n") == 1


def test_a_picture_of_the_address_can_be_read_by_a_telephone() -> None:
    picture = server.qr_code("http://192.168.7.7:8420/")
    assert len(picture.splitlines()) >= 12
    assert picture == server.qr_code("http://192.168.7.7:8420/") != server.qr_code("http://192.168.7.8:8420/")


@pytest.mark.parametrize(
    ("host", "own"), [("127.0.0.1", True), ("::1", True), ("localhost", True), ("10.0.0.1", False), ("x", False)]
)
def test_which_addresses_nobody_else_reaches(host: str, own: bool) -> None:
    assert server.is_loopback(host) is own
