"""A server that is asked to stop: it says so to the balancer and to everybody, and people play on for a while."""

import signal
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from time import monotonic

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from parlour.server.catalogue import Catalogue
from parlour.server.launch import listen, server
from tests.server.games import FINDER, GAMES
from tests.server.house import ME, PATIENCE, House, opened, settings, until
from tests.server.test_restarts import free_port

TOO = {"kind": "me", "name": "Also Ann"}
LONG = 600.0  # seconds: nobody waits for them


def test_while_a_server_drains_it_is_not_ready_and_games_go_on_until_all_have_gone(tmp_path: Path) -> None:
    listening, ready = listen("127.0.0.1", 0), Event()
    serving = server(settings(tmp_path / "p.db", drain_seconds=LONG), Catalogue(GAMES, FINDER), ready.set)
    thread = Thread(target=serving.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    assert ready.wait(PATIENCE)
    house = House(f"127.0.0.1:{listening.getsockname()[1]}")
    ann, bob = house.guest(), house.guest()
    table, _ = ann.opens(ME, TOO)
    with ann.connected() as wire:
        update = wire.watches(table)
        assert ann.get("/ready").status_code == 200
        serving.should_exit = True
        announced = wire.next("announced")
        assert announced["text"] == "" and LONG - PATIENCE < announced["restart"] <= LONG
        assert [ann.get(path).status_code for path in ("/ready", "/api/health", "/alive")] == [503, 503, 200]
        assert "parlour_draining 1" in bob.get("/metrics").text
        assert wire.acts(table, update)["message"] == "done"
        with bob.connected() as other:  # who comes all the same hears of it too
            assert other.next("announced")["restart"] <= LONG
        assert thread.is_alive()
    thread.join(PATIENCE)  # everybody has gone
    assert not thread.is_alive()
    with opened(settings(tmp_path / "p.db")) as house, ann.__class__(house, ann.cookie).connected() as wire:
        assert wire.watches(table)["number"] == update["number"] + 1


@pytest.mark.parametrize("signals", [1, 2])
def test_a_signal_drains_and_a_second_one_ends_it_at_once(tmp_path: Path, signals: int) -> None:
    port = free_port()
    drain = "0" if signals == 1 else str(LONG)
    command = ["serve", "--examples", "--port", str(port), "--database", str(tmp_path / "p.db"), "--drain", drain]
    house = House(f"127.0.0.1:{port}")
    with subprocess.Popen([sys.executable, "-m", "parlour.cli", *command], stdout=subprocess.PIPE, text=True) as running:
        try:
            until_ready(house)
            with house.guest().connected() as wire:
                running.send_signal(signal.SIGTERM)
                assert wire.next("announced")["restart"] is not None
                if signals == 2:
                    until(lambda: house.guest().get("/ready").status_code == 503)
                    running.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    wire.next("never")
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            assert running.wait(PATIENCE) == 0
        finally:
            running.kill()


def until_ready(house: House) -> None:
    """Waits for a server in a process of its own."""
    end = monotonic() + 3 * PATIENCE
    while True:
        try:
            if house.guest().get("/ready").status_code == 200:
                return
        except httpx.TransportError:
            assert monotonic() < end, "the server does not start"
