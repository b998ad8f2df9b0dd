"""`parlour load`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.commands import Run, is_one_line
from tests.server.house import House, opened, settings
from tests.server.test_restarts import free_port


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(settings(tmp_path / "parlour.db")) as running:
        yield running


def test_it_counts_what_the_server_has_acknowledged(run: Run, house: House) -> None:
    ran = run("load", house.url, "--sockets", "5", "--tables", "2", "--seconds", "2", "--game", "skirmish")
    found = json.loads(ran.out)
    assert ran.code == 0 and found["troubles"] == {} and "5 connections" in ran.err
    assert found["sockets"] == 5 and found["tables"] == 2
    told = house.guest().get("/metrics").text.splitlines()
    assert f'parlour_commands_total{{answer="done"}} {found["answers"]}' in told
    assert 0 < found["p50_ms"] <= found["p99_ms"] <= found["max_ms"]
    assert found["server"]["memory_mb"] > 10 and found["server"]["kb_per_socket"] is not None
    assert found["server"]["cpu_ms_per_answer"] > 0


def test_what_goes_wrong_is_counted_and_the_command_fails(run: Run, house: House) -> None:
    ran = run("load", house.url, "--sockets", "0", "--tables", "1", "--seconds", "1", "--game", "no-such-game")
    found = json.loads(ran.out)
    assert ran.code == 1 and found["answers"] == 0 and found["p99_ms"] is None and found["troubles"]


def test_other_machines_are_left_alone_unless_it_is_asked_for(run: Run) -> None:
    for url in ("http://games.example.org", "https://192.0.2.1:8420", "http://localhost.example.org"):
        ran = run("load", url)
        assert (ran.code, ran.out) == (2, "") and is_one_line(ran) and "--far" in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("--sockets", "20001"),
        ("--tables", "2001"),
        ("--seconds", "601"),
        ("--rate", "-1"),
        ("games",),
        ("ftp://127.0.0.1",),
        ("http://",),
    ],
)
def test_bounds_and_bad_usage_are_told_in_one_line(run: Run, words: tuple[str, ...]) -> None:
    ran = run("load", *words)
    assert (ran.code, ran.out) == (2, "") and is_one_line(ran)


def test_where_no_server_answers_that_is_told(run: Run) -> None:
    ran = run("load", f"http://127.0.0.1:{free_port()}")
    assert (ran.code, ran.out) == (1, "") and is_one_line(ran)
