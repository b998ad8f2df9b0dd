"""`parlour arena`: a tournament from the command line, gone on with whenever it was left."""

import json
import os
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from parlour.lab.arena import play
from tests.cli.commands import PARLOUR, SKIRMISH, Ran, Run, is_one_line

BOTS = ("--bots", "random,novice@0.1")
QUICK = ("arena", SKIRMISH, *BOTS, "--look", "0.05")


def numbers(folder: Path) -> dict[str, Any]:
    """What a tournament says, without what depends on the machine."""
    found: dict[str, Any] = json.loads((folder / "standings.json").read_text())
    for conduct in found["conduct"].values():
        del conduct["seconds"], conduct["most"]
    return found


def lines(folder: Path) -> list[bytes]:
    return (folder / "games.jsonl").read_bytes().splitlines(keepends=True)


def test_a_tournament_is_told_in_tables_and_in_a_report(run: Run, tmp_path: Path) -> None:
    ran = run(*QUICK, "--games", "4", "--selves")
    assert ran.code == 0 and ran.err == ""
    for words in ("Skirmish: a tournament of bots", "Ratings", "random – novice@0.1", "Seat 0", "Free losses", "Answers a game"):
        assert words in ran.out
    folder = tmp_path / "arena-skirmish"
    assert f"Report: {Path('arena-skirmish') / 'report.html'}" in ran.out
    assert len(lines(folder)) == 4 + 4 + 4
    found = numbers(folder)
    assert found["ratings"][0]["points"] >= found["ratings"][1]["points"]
    assert found["games"] == 12 and found["meetings"][0]["games"] == 4
    assert (folder / "report.html").read_text().startswith("<!doctype html>")


def test_the_same_command_says_the_same_with_any_number_of_processes(run: Run, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert run(*QUICK, "--games", "6", "--jobs", jobs, "--out", jobs).code == 0
    assert numbers(tmp_path / "1") == numbers(tmp_path / "2")


def test_it_goes_on_after_the_games_that_are_there(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(*QUICK, "--games", "6", "--out", "whole").code == 0
    assert run(*QUICK, "--games", "4", "--out", "part").code == 0
    file = tmp_path / "part" / "games.jsonl"
    file.write_bytes(b"".join(lines(tmp_path / "part")[:3]) + b'{"pairing":["no')
    assert run(*QUICK, "--games", "6", "--out", "part").code == 0
    assert numbers(tmp_path / "part") == numbers(tmp_path / "whole")
    assert len(lines(tmp_path / "part")) == 6

    monkeypatch.setattr(play, "start", None)  # nothing more is played
    assert run(*QUICK, "--games", "6", "--out", "part").code == 0
    fewer = run(*QUICK, "--games", "2", "--out", "part")
    assert fewer.code == 0 and numbers(tmp_path / "part")["games"] == 2


def test_more_bots_join_a_tournament(run: Run, tmp_path: Path) -> None:
    assert run(*QUICK, "--games", "2", "--out", "x").code == 0
    before = lines(tmp_path / "x")
    more = ("arena", SKIRMISH, "--bots", "skilled@0.02,random,novice@0.1", "--look", "0.05", "--games", "2", "--out", "x")
    assert run(*more).code == 0
    assert lines(tmp_path / "x")[:2] == before and len(lines(tmp_path / "x")) == 6
    assert run(*more, "--ladder").code == 0
    assert [each["pairing"] for each in numbers(tmp_path / "x")["meetings"]] == [
        ["skilled@0.02", "random"],
        ["random", "novice@0.1"],
    ]


def test_a_killed_tournament_loses_nothing(run: Run, tmp_path: Path) -> None:
    words = [*QUICK, "--games", "40", "--out", "killed"]
    process = subprocess.Popen([*PARLOUR, *words], cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    file = tmp_path / "killed" / "games.jsonl"
    until = time.monotonic() + 60
    while not (file.exists() and file.read_bytes().count(b"\n") >= 3) and time.monotonic() < until:
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    there = file.read_bytes()
    assert 3 <= there.count(b"\n") < 40
    assert run(*words[:-4], "--games", "10", "--out", "killed").code == 0
    assert file.read_bytes().startswith(there[: there.rindex(b"\n") + 1])
    assert run(*QUICK, "--games", "10", "--out", "whole").code == 0
    assert numbers(tmp_path / "killed") == numbers(tmp_path / "whole")


def test_a_tournament_that_is_stopped_says_how_to_go_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []
    real = play._play_out

    def interrupted(*words: Any) -> Any:
        played.append(words)
        if len(played) > 2:
            raise KeyboardInterrupt
        return real(*words)

    monkeypatch.setattr(play, "_play_out", interrupted)
    ran = run(*QUICK, "--games", "6", "--out", "x")
    assert ran == Ran(1, "", "parlour: stopped after 2 of 6 games; the same command goes on from there\n")
    assert len(lines(tmp_path / "x")) == 2


def test_a_game_that_fails_is_kept_and_played_again_next_time(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = play._answer

    def broken(match: Any, *words: Any) -> Any:
        if match.seed == "0/1":
            raise ZeroDivisionError("a broken bot")
        return real(match, *words)

    monkeypatch.setattr(play, "_answer", broken)
    ran = run(*QUICK, "--games", "4", "--out", "x")
    assert ran.code == 1 and ran.err.count("ZeroDivisionError: a broken bot") == 2
    assert len(lines(tmp_path / "x")) == 2 == numbers(tmp_path / "x")["games"]
    assert len(list((tmp_path / "x" / "faults").glob("*/skirmish-0-1.json"))) == 2
    monkeypatch.setattr(play, "_answer", real)
    assert run(*QUICK, "--games", "4", "--out", "x").code == 0
    assert numbers(tmp_path / "x")["games"] == 4


def test_an_odd_number_of_games_is_made_even_and_said(run: Run, tmp_path: Path) -> None:
    ran = run(*QUICK, "--games", "3")
    assert ran.code == 0 and is_one_line(ran) and "4 games a pairing, not 3" in ran.err
    assert numbers(tmp_path / "arena-skirmish")["meetings"][0]["games"] == 4


def test_the_anchor_is_at_nought(run: Run, tmp_path: Path) -> None:
    assert run(*QUICK, "--games", "2", "--anchor", "novice@0.1").code == 0
    points = {each["bot"]: each["points"] for each in numbers(tmp_path / "arena-skirmish")["ratings"]}
    assert points["novice@0.1"] == 0


class Page(HTMLParser):
    """The tags that are open, and everything that a page would fetch or run."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.fetched += [f"{tag} {name}" for name, _ in attributes if name in ("src", "href", "srcset", "xlink:href")]
        if tag != "meta" and tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("language", "words"), [("en", "Who beats whom"), ("ru", "Кто кого")])
def test_the_report_is_whole_and_fetches_nothing(run: Run, tmp_path: Path, language: str, words: str) -> None:
    ran = run(*QUICK, "--games", "2", "--lang", language)
    text = (tmp_path / "arena-skirmish" / "report.html").read_text()
    page = Page()
    page.feed(text)
    assert page.open == [] and page.fetched == [] and "script" not in page.seen
    assert "url(" not in text and "@import" not in text
    assert {"svg", "circle", "rect", "table"} <= page.seen
    assert words in text and f'<html lang="{language}">' in text
    assert ("турнир ботов" in ran.out) == (language == "ru")


def test_a_store_of_another_kind_is_refused(run: Run, tmp_path: Path) -> None:
    assert run(*QUICK, "--games", "2", "--out", "x").code == 0
    before = lines(tmp_path / "x")
    ran = run(*QUICK, "--games", "2", "--out", "x", "--seed", "9")
    assert ran.code == 2 and is_one_line(ran) and "x holds games with seed 0, not 9; --out names another folder" in ran.err
    (tmp_path / "x" / "arena.json").write_text("{")
    assert "damaged" in run(*QUICK, "--games", "2", "--out", "x").err
    assert lines(tmp_path / "x") == before


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--games", "2"], "--bots"),
        ([*BOTS], "--games"),
        ([*BOTS, "--games", "0"], "not a whole number"),
        (["--bots", "oracle,random", "--games", "2"], "oracle"),
        (["--bots", "random,master@fast", "--games", "2"], "master@fast"),
        (["--bots", "random,random", "--games", "2"], "twice"),
        (["--bots", "random", "--games", "2"], "at least two bots"),
        ([*BOTS, "--games", "2", "--anchor", "master"], "not among the bots"),
        ([*BOTS, "--games", "2", "--look", "2"], "from 0 to 1"),
        ([*BOTS, "--games", "2", "--look", "often"], "from 0 to 1"),
        ([*BOTS, "--games", "2", "--seats", "5"], "5 players"),
        ([*BOTS, "--games", "2", "--jobs", "1000"], "too many"),
        ([*BOTS, "--games", "2", "--jobs", "2", "--ray", "local"], "by itself"),
    ],
)
def test_bad_usage_is_told_in_one_line(run: Run, words: list[str], why: str) -> None:
    ran = run("arena", SKIRMISH, *words)
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran) and why in ran.err


def test_a_game_for_one_has_no_tournaments(run: Run) -> None:
    ran = run("arena", "parlour.games.candelabria", *BOTS, "--games", "2", "--seats", "1")
    assert ran.code == 2 and is_one_line(ran) and "somebody to beat" in ran.err


def test_a_folder_that_cannot_be_used_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run(*QUICK, "--games", "2", "--out", "file")
    assert ran.code == 1 and is_one_line(ran) and "file cannot be used" in ran.err


def test_without_ray_the_extra_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run(*QUICK, "--games", "2", "--ray", "local")
    assert ran.code == 1 and is_one_line(ran) and "parlour[cluster]" in ran.err
