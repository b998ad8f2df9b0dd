"""A server that dies: every acknowledged command is there exactly once, clients go on, and nobody's clock is charged."""

import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import ME, OPEN, Guest, House, Message, Wire, decided, opened, settings
from tests.server.serving import READY

TOO = {"kind": "me", "name": "Also Ann"}
SKILLED = {"kind": "bot", "level": "skilled"}
KILLS = 3
ENOUGH = 30  # acknowledged commands of all clients until the next kill


@contextmanager
def process(database: Path, port: int) -> Iterator["subprocess.Popen[str]"]:
    """A server that can be killed."""
    arguments = [sys.executable, "-m", "tests.server.serving", str(database), str(port)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None and running.stdout.readline().strip() == READY
        try:
            yield running
        finally:
            running.kill()


def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


@dataclass
class Player:
    """A client that plays on as fast as it can, and sends again what was not acknowledged."""

    guest: Guest
    table: str
    acknowledged: dict[str, int] = field(default_factory=dict)  # by id: the number
    news: list[int] = field(default_factory=list)
    unanswered: tuple[str, Message] | None = None
    luck: Random = field(default_factory=lambda: Random(1))

    def plays(self, enough: Event, most: int) -> None:
        """Plays until it is enough or the server dies."""
        try:
            with self.guest.connected() as wire:
                update = self.hears(wire.watches(self.table, self.news[-1] if self.news else 0))
                for _ in range(most):
                    if enough.is_set() or update["state"]["stage"] != "playing":
                        return
                    self.answers(wire, update)
                    update = self.catches_up(wire)
        except (ConnectionClosed, OSError, TimeoutError):
            return

    def answers(self, wire: Wire, update: Message) -> None:
        if self.unanswered is None:
            view = decided(update)
            action = self.luck.choice(view["decision"]["options"])
            asked = update["state"]["asked"][str(view["seat"])]
            id = f"c{len(self.acknowledged)}"
            self.unanswered = id, {"do": "act", "seat": view["seat"], "asked": asked, "action": action}
        id, command = self.unanswered
        wire.send("do", id=id, table=self.table, command=command)
        while True:
            answer = wire.receive()
            if answer["message"] == "update":
                self.hears(answer)
            elif answer.get("id") == id:
                assert answer["message"] == "done", answer
                self.acknowledged[id] = answer["number"]
                self.unanswered = None
                return

    def catches_up(self, wire: Wire) -> Message:
        last = max(self.acknowledged.values())
        update = next(each for each in reversed(wire.heard) if each["message"] == "update")
        while update["number"] < last:
            update = self.hears(wire.next("update"))
        return update

    def hears(self, update: Message) -> Message:
        self.news += [each["number"] for each in update["news"]]
        return update


def test_after_a_kill_every_acknowledged_command_is_there_once_and_clients_go_on(tmp_path: Path) -> None:
    database, port = tmp_path / "parlour.db", free_port()
    house = House(f"127.0.0.1:{port}")
    players: list[Player] = []
    with process(database, port):
        for _ in range(4):
            guest = house.guest()
            players.append(Player(guest, guest.opens(ME, TOO)[0]))
    for _ in range(KILLS):
        with process(database, port) as running:
            flood(players, running)
    with process(database, port):
        for player in players:
            before = len(player.acknowledged)
            player.plays(Event(), 5)
            assert len(player.acknowledged) == before + 5
            assert player.unanswered is None
    for player in players:
        assert written(database, player.table) == player.acknowledged
        assert player.news == list(range(1, max(player.acknowledged.values()) + 1))


def flood(players: list[Player], running: "subprocess.Popen[str]") -> None:
    """Everybody plays at once, until the server is killed in the middle of it."""
    before = sum(len(player.acknowledged) for player in players)
    threads = [Thread(target=player.plays, args=(Event(), 10_000)) for player in players]
    for thread in threads:
        thread.start()
    while sum(len(player.acknowledged) for player in players) < before + ENOUGH:
        assert any(thread.is_alive() for thread in threads), "nobody plays any more"
        threads[0].join(0.002)
    running.send_signal(signal.SIGKILL)
    for thread in threads:
        thread.join()


def written(database: Path, table: str) -> dict[str, int]:
    """The commands in the log of a table."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT command, number FROM entries WHERE table_id = ? AND command IS NOT NULL", (table,))
        found = rows.fetchall()
    assert len(found) == len(dict(found))
    return dict(found)


def test_a_command_sent_again_after_a_restart_is_answered_alike_and_not_done_again(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, TOO)
        with ann.connected() as wire:
            update = wire.watches(table)
            action = decided(update)["decision"]["options"][0]
            first = wire.does(table, "act", id="a", seat=0, asked=1, action=action)
            assert wire.does(table, "act", id="a", seat=0, asked=1, action=action) == first
            said = wire.does(table, "say", id="s", text="Hello!")
    with opened(settings(database)) as house:
        ann = house.guest(ann.cookie)
        with ann.connected() as wire:
            assert wire.watches(table)["number"] == said["number"]
            assert wire.does(table, "say", id="s", text="Hello!") == said
            assert wire.does(table, "act", id="a", seat=0, asked=1, action=action) == first
            assert wire.watches(table)["number"] == said["number"]
            assert wire.does(table, "say", id="t", text="Hello!")["number"] == said["number"] + 1


def test_an_id_is_for_one_command_also_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, TOO)
        with ann.connected() as wire:
            wire.watches(table)
            said = wire.does(table, "say", id="s", text="Hello!")
            refused = wire.does(table, "say", id="s", text="Good bye!")
            assert refused["key"] == "id-used" and set(refused["words"]) == {"en", "ru"}
    with opened(settings(database)) as house, house.guest(ann.cookie).connected() as wire:
        wire.watches(table)
        assert wire.does(table, "resign", id="s", seat=0)["key"] == "id-used"
        assert wire.does(table, "say", id="s", text="Hello!") == said
        assert wire.watches(table)["number"] == said["number"]


def test_a_command_of_an_older_log_is_answered_though_nothing_tells_it_from_others(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, TOO)
        with ann.connected() as wire:
            wire.watches(table)
            said = wire.does(table, "say", id="s", text="Hello!")
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE entries SET digest = NULL")
    with opened(settings(database)) as house, house.guest(ann.cookie).connected() as wire:
        wire.watches(table)
        assert wire.does(table, "say", id="s", text="Hello!") == said


def test_a_table_is_listed_as_it_stands_though_the_server_died_before_it_was_noted(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, TOO)
    with sqlite3.connect(database) as connection:
        listed = connection.execute("SELECT stage, changed, summary FROM tables").fetchone()
    with opened(settings(database)) as house, house.guest(ann.cookie).connected() as wire:
        wire.watches(table)
        wire.does(table, "resign", seat=0)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET stage = ?, changed = ?, summary = ?", listed)
    with opened(settings(database)) as house:
        found = house.guest(ann.cookie).get("/api/tables").json()[0]
    assert (found["stage"], found["result"]["reason"]) == ("over", "resigned")
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT stage FROM tables").fetchone() == ("over",)


def test_the_same_id_of_another_player_is_another_command(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    with ann.connected() as hers, bob.connected() as his:
        hers.watches(table)
        his.watches(table)
        assert hers.does(table, "say", id="x", text="Hello!")["number"] != his.does(table, "say", id="x", text="Hi!")["number"]


def test_a_client_that_was_away_hears_exactly_what_it_missed(ann: Guest) -> None:
    table, _ = ann.opens(ME, TOO)
    with ann.connected() as wire:
        update = wire.watches(table)
        for _ in range(6):
            update = wire.update(table, wire.acts(table, update)["number"])
    with ann.connected() as wire:
        assert [each["number"] for each in wire.watches(table, 4)["news"]] == [5, 6, 7]
        assert wire.watches(table, 7)["news"] == []
        assert wire.watches(table, 1_000_000)["news"] == []
        assert [each["number"] for each in wire.watches(table, -5)["news"]] == [1, 2, 3, 4, 5, 6, 7]


def test_the_view_after_a_restart_is_the_view_before_it(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, TOO)
        with ann.connected() as wire:
            update = wire.watches(table)
            for _ in range(20):
                update = wire.update(table, wire.acts(table, update, choice=1)["number"])
            before = wire.watches(table)
    with opened(settings(database)) as house, house.guest(ann.cookie).connected() as wire:
        after = wire.watches(table)
    assert after == before


def test_a_table_whose_bots_are_of_a_level_of_old_plays_on_with_what_took_its_place(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(SKILLED, ME)
        with ann.connected() as wire:
            wire.watches(table)
            wire.until(lambda found: found["message"] == "update" and "1" in found["state"]["asked"])
            wire.does(table, "step-in", seat=1, level="skilled")
    with sqlite3.connect(database) as connection:
        for column, where in (("data", "entries"), ("summary", "tables")):
            connection.execute(f"UPDATE {where} SET {column} = replace({column}, '\"skilled\"', '\"greedy\"')")
    with opened(settings(database)) as house:
        ann = house.guest(ann.cookie)
        assert ann.get("/api/tables").json()[0]["levels"] == ["skilled", "skilled"]
        with ann.connected() as wire:
            before = wire.watches(table)
            after = wire.until(lambda found: found["message"] == "update" and found["number"] > before["number"])
    assert [chair["level"] for chair in after["state"]["chairs"]] == ["skilled", "skilled"]
    assert {each["level"] for each in before["news"] + after["news"] if each["what"] in ("acted", "stepped-in")} == {"skilled"}


@pytest.mark.parametrize(
    ("away", "left"),
    [(True, 3600), (False, 2600)],
    ids=["time that the server was away is charged to nobody", "time that it was there is charged"],
)
def test_only_time_in_which_the_server_lived_is_charged(tmp_path: Path, away: bool, left: int) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, TOO, clock={"clock": "move", "seconds": 3600})
        seat = everybody_answers_once(ann, table)
    pass_time(database, 1000, away)
    with opened(settings(database)) as house, house.guest(ann.cookie).connected() as wire:
        found = wire.watches(table)["state"]["chairs"][seat]["left"]
    assert left - 100 < found <= left


def test_time_that_ran_out_ends_the_game_though_nobody_is_there(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, TOO, clock={"clock": "move", "seconds": 900})
        seat = everybody_answers_once(ann, table)
    pass_time(database, 1000, away=False)
    with opened(settings(database)) as house, house.guest(ann.cookie).connected() as wire:
        over = wire.watches(table)
        while over["state"]["stage"] != "over":
            over = wire.next("update")
    shares = [float(other != seat) for other in (0, 1)]
    assert over["state"]["result"] == {"reason": "time", "shares": shares, "seat": seat}


def everybody_answers_once(house: Guest, table: str) -> int:
    """Clocks run from then on; the seat that is asked next, with its player before the screen."""
    with house.connected() as wire:
        update = wire.watches(table)
        answered: set[str] = set()
        while len(answered) < 2 or answered.isdisjoint(update["state"]["asked"]):
            seat = next(iter(update["state"]["asked"]))
            answered.add(seat)
            update = wire.update(table, wire.acts(table, update, int(seat))["number"])
        seat = int(next(iter(update["state"]["asked"])))
        wire.does(table, "look", seat=seat)
    return seat


def pass_time(database: Path, seconds: int, away: bool) -> None:
    """Makes everything that was written so much older; if the server was not away, it lived until now."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE entries SET at = at - ?", (seconds,))
        connection.execute("UPDATE tables SET changed = changed - ?", (seconds,))
        if away:
            connection.execute("UPDATE alive SET at = at - ?", (seconds,))
