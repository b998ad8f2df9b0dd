"""`parlour serve` and `play`: which names a server goes by, and whose word it takes."""

from pathlib import Path

import pytest

from parlour.cli.server import known_hosts
from tests.cli.commands import Run, is_one_line
from tests.server.test_restarts import free_port, process


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_server_that_only_this_machine_reaches_knows_its_names(host: str) -> None:
    assert known_hosts(host, ["https://games.example.org", "http://Friends.example:8080/"]) == (
        "games.example.org",
        "friends.example",
    )
    assert known_hosts(host) == ()


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.7", "my-machine.local"])
def test_a_server_that_others_reach_goes_by_any_name(host: str) -> None:
    assert known_hosts(host, ["https://games.example.org"]) is None


@pytest.mark.parametrize("behind", ["proxy.example.org", "10.0.0.300", "10.0.0.7/8", ""])
def test_what_is_no_address_of_a_proxy_is_told_in_one_line(run: Run, tmp_path: Path, behind: str) -> None:
    ran = run("serve", "--behind", behind, "--database", str(tmp_path / "p.db"))
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran) and "--behind" in ran.err and "10.0.0.0/24" in ran.err


def test_a_second_server_says_in_one_line_who_has_the_database(run: Run, tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with process(database, free_port()) as running:
        for language, said in (("en", "in use"), ("ru", "занята")):
            ran = run("serve", "--port", "0", "--database", database, "--lang", language)
            assert (ran.code, ran.out) == (1, "")
            assert is_one_line(ran) and said in ran.err and str(running.pid) in ran.err
