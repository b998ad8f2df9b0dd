"""`parlour tidy` and `parlour tables`."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from parlour.cli import tables
from parlour.server import orders
from parlour.server.identity import new_table_id
from parlour.server.store import tidy
from tests.cli.commands import Run, is_one_line
from tests.server.house import ME, OPEN, PATIENCE, House, opened, settings
from tests.server.test_restarts import everybody_answers_once

TOO = {"kind": "me", "name": "Also Ann"}
DAY = 86_400.0


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "parlour.db"


@pytest.fixture
def running(database: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that looks often at what is asked of it."""
    monkeypatch.setattr(orders, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(tables, "WAIT_SECONDS", PATIENCE)
    with opened(settings(database)) as house:
        yield house


def resigned(house: House) -> str:
    """A table whose game is over."""
    ann = house.guest()
    table, _ = ann.opens(ME, TOO)
    with ann.connected() as wire:
        wire.watches(table)
        assert wire.does(table, "resign", seat=0)["message"] == "done"
    return table


def age(database: Path, table: str, days: float) -> None:
    """Lets everything at a table have happened so long ago."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE entries SET at = at - ? WHERE table_id = ?", (days * DAY, table))
        connection.execute("UPDATE tables SET changed = changed - ? WHERE id = ?", (days * DAY, table))
        connection.commit()


def left(database: Path) -> set[str]:
    """The tables that are still there; of others there must be nothing left at all."""
    with closing(sqlite3.connect(database)) as connection:
        ids = {row[0] for row in connection.execute("SELECT id FROM tables")}
        for rest in ("entries", "seats"):
            assert {row[0] for row in connection.execute(f"SELECT table_id FROM {rest}")} <= ids
    return ids


def test_tidy_removes_what_is_old_and_over_and_nothing_else(run: Run, database: Path) -> None:
    with opened(settings(database)) as house:
        old, newer = resigned(house), resigned(house)
        ann = house.guest()
        waiting, _ = ann.opens(ME, OPEN)
        timed, _ = ann.opens(ME, TOO, clock={"clock": "move", "seconds": 600})
        everybody_answers_once(ann, timed)
    for table in (old, waiting, timed):
        age(database, table, 200)
    age(database, newer, 100)
    with closing(sqlite3.connect(database)) as connection:  # the row of a table may lag behind its log
        connection.execute("UPDATE tables SET changed = changed - ? WHERE id = ?", (200 * DAY, newer))
        connection.commit()
    everything = {old, newer, waiting, timed}
    ran = run("tidy", "--older", "180d", "--dry-run", "--database", database)
    assert (ran.code, ran.err) == (0, "") and "one table, 2 entries" in ran.out and left(database) == everything
    ran = run("tidy", "--older", "180d", "--database", database, "--lang", "ru")
    assert (ran.code, ran.err) == (0, "") and "1 стол, 2 записи" in ran.out and left(database) == everything - {old}
    assert "one table" in run("tidy", "--older", "180d", "--unfinished", "--database", database).out
    assert left(database) == {newer, timed}
    assert "no tables" in run("tidy", "--older", "180d", "--unfinished", "--database", database).out


def test_tidy_takes_as_many_as_there_are(run: Run, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy, "BATCH", 2)
    with opened(settings(database)) as house:
        over = [resigned(house) for _ in range(5)]
    for table in over:
        age(database, table, 1)
    assert "5 tables, 10 entries" in run("tidy", "--older", "12h", "--database", database).out
    assert left(database) == set()


def test_what_is_removed_under_somebody_who_looks_at_it_is_refused_to_them(run: Run, database: Path, running: House) -> None:
    ann = running.guest()
    table, _ = ann.opens(ME, OPEN)
    with ann.connected() as wire:
        wire.watches(table)
        age(database, table, 1)
        assert run("tidy", "--older", "12h", "--unfinished", "--database", database).code == 0
        assert wire.does(table, "say", text="Hello?")["key"] == "not-saved"
    assert left(database) == set()


def test_the_list_shows_who_plays_what(run: Run, database: Path, running: House) -> None:
    over = resigned(running)
    waiting, _ = running.guest().opens(ME, OPEN)
    until_listed = run("tables", "list", "--database", database)
    while "over" not in until_listed.out:  # a list may lag behind for a moment
        until_listed = run("tables", "list", "--database", database)
    lines = {line.split()[0]: line for line in until_listed.out.splitlines()}
    assert set(lines) == {over, waiting}
    assert "skirmish" in lines[over] and "Ann, Also Ann" in lines[over] and " 2 " in lines[over]
    only = run("tables", "list", "--stage", "open", "--database", database).out
    assert waiting in only and over not in only
    assert "No tables" in run("tables", "list", "--game", "horde", "--database", database).out
    assert len(run("tables", "list", "--most", "1", "--database", database).out.splitlines()) == 1


def test_a_table_is_closed_while_people_sit_at_it(run: Run, database: Path, running: House) -> None:
    ann = running.guest()
    table, _ = ann.opens(ME, TOO, clock={"clock": "move", "seconds": 600})
    with ann.connected() as wire:
        update = wire.watches(table)
        ran = run("tables", "close", table, "--database", database)
        assert (ran.code, ran.err) == (0, "") and "is closed" in ran.out
        state = wire.update(table, update["number"] + 1)["state"]
        assert (state["stage"], state["result"]["reason"]) == ("over", "closed")
        assert wire.does(table, "say", text="Why?")["key"] == "closed"
        assert wire.acts(table, update)["key"] == "closed"
        assert run("tables", "close", table, "--database", database).code == 0  # once more does nothing
        assert wire.update(table, update["number"] + 1)["number"] == update["number"] + 1
    assert ann.get(f"/api/tables/{table}/record").status_code == 200


def test_no_id_of_a_table_looks_like_an_option() -> None:
    assert not any(new_table_id().startswith("-") for _ in range(1_000))


def test_without_a_server_a_table_is_closed_when_one_is_started(
    run: Run, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(settings(database)) as house:
        ann = house.guest()
        table, _ = ann.opens(ME, OPEN)
    monkeypatch.setattr(tables, "WAIT_SECONDS", 0.0)
    assert "will be closed" in run("tables", "close", table, "--database", database).out
    with opened(settings(database)) as house, ann.__class__(house, ann.cookie).connected() as wire:
        state = wire.watches(table)["state"]
        while state["stage"] != "over":
            state = wire.next("update")["state"]
        assert state["result"]["reason"] == "closed"


def test_what_is_announced_is_told_to_all_who_are_there_or_come(run: Run, database: Path, running: House) -> None:
    with running.guest().connected() as wire:
        assert run("tables", "announce", "Tea  at five.", "--database", database).code == 0
        announced = wire.next("announced")
        assert (announced["text"], announced["restart"]) == ("Tea at five.", None)
        assert run("tables", "announce", "--restart", "10m", "--database", database).code == 0
        announced = wire.next("announced")
        assert announced["text"] == "" and 540 < announced["restart"] <= 600
        with running.guest().connected() as other:
            assert other.next("announced")["restart"] <= 600
        assert run("tables", "announce", "--withdraw", "--database", database).out == "Taken back.\n"
        announced = wire.next("announced")
        assert (announced["text"], announced["restart"]) == ("", None)
        with running.guest().connected() as other:
            other.send("ping")
            assert other.receive()["message"] == "pong"  # nothing is announced to who comes now
    assert run("tables", "announce", "--withdraw", "--database", database).out == "Nothing was announced.\n"


def test_a_restart_that_has_happened_is_announced_no_more(run: Run, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "LOOK_SECONDS", 0.02)
    run("tables", "announce", "--restart", "0s", "--database", database)
    with opened(settings(database)) as house:
        run("tables", "close", "nothing", "--database", database)
        with house.guest().connected() as wire:
            wire.send("ping")
            assert wire.receive()["message"] == "pong"
            assert run("tables", "announce", "New.", "--database", database).code == 0
            assert wire.next("announced")["text"] == "New."


@pytest.mark.parametrize(
    "words",
    [
        ("tidy",),
        ("tidy", "--older", "180"),
        ("tidy", "--older", "-1d"),
        ("tidy", "--older", "9999999d"),
        ("tables",),
        ("tables", "shut"),
        ("tables", "list", "--stage", "begun"),
        ("tables", "close"),
        ("tables", "announce"),
        ("tables", "announce", "x" * 301),
        ("tables", "announce", "a\x1b[2Jb"),
        ("tables", "announce", "--restart", "soon"),
    ],
)
def test_bad_usage_is_told_in_one_line(run: Run, database: Path, words: tuple[str, ...]) -> None:
    given = [*words, "--database", str(database)] if len(words) > 1 else words
    ran = run(*given)
    assert (ran.code, ran.out) == (2, "") and is_one_line(ran), ran


def test_a_table_that_is_not_there_is_told(run: Run, database: Path) -> None:
    ran = run("tables", "close", "x" * 32, "--database", database)
    assert (ran.code, ran.out) == (1, "") and is_one_line(ran)
