"""`parlour judge`: a report on a game from the command line, gone on with whenever it was left."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import judge
from parlour.kernel import start
from parlour.lab.judge import play
from tests.cli.commands import SKIRMISH, Ran, Run, is_one_line
from tests.cli.test_arena import Page, lines

QUICK = ("judge", SKIRMISH, "--level", "random")


def numbers(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((folder / "report.json").read_text())
    return told


def test_a_game_is_judged_in_a_report_and_in_numbers(run: Run, tmp_path: Path) -> None:
    ran = run(*QUICK, "--games", "6", "--seed", "3", "--change", "rounds=4")
    assert ran.code == 0 and ran.err == ""
    folder = tmp_path / "judge-skirmish"
    assert "Skirmish: judged by its bots" in ran.out and f"Report: {Path('judge-skirmish') / 'report.html'}" in ran.out
    told = numbers(folder)
    assert told["command"] == f"parlour judge {SKIRMISH} --level random --change rounds=4 --games 6 --seed 3"
    assert told["changes"] == {"rounds": 4} and told["games"] == {"random": 6}
    assert told["works"]["levels"]["random"]["completed"] == 6
    assert told["works"]["rules"]["met"] > 10
    share = told["fair"]["levels"]["random"]["seats"][0]["share"]
    assert share["low"] < share["value"] < share["high"] and share["deals"] == 6
    assert told["pace"]["random"]["answers"]["value"] == told["ends"]["random"]["answers"]["mean"]["value"]
    text = (folder / "report.html").read_text()
    assert told["command"] in text and "Changed: rounds = 4" in text
    assert len(lines(folder)) == 6


@pytest.mark.parametrize(("language", "words"), [("en", "Is it tense?"), ("ru", "Есть ли напряжение?")])
def test_the_report_is_whole_and_fetches_nothing(run: Run, tmp_path: Path, language: str, words: str) -> None:
    assert run(*QUICK, "--games", "4", "--lang", language).code == 0
    text = (tmp_path / "judge-skirmish" / "report.html").read_text()
    page = Page()
    page.feed(text)
    assert page.open == [] and page.fetched == [] and "script" not in page.seen
    assert "url(" not in text and "@import" not in text and "judge-" not in text.replace("parlour judge", "")
    assert {"svg", "polygon", "polyline", "rect", "table"} <= page.seen
    assert words in text and f'<html lang="{language}">' in text


def test_the_same_command_says_the_same_with_any_number_of_processes(run: Run, tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        assert run(*QUICK, "--games", "8", "--jobs", jobs, "--out", jobs).code == 0
    assert numbers(tmp_path / "1") == numbers(tmp_path / "2")
    assert (tmp_path / "1" / "report.html").read_text() == (tmp_path / "2" / "report.html").read_text()


def test_a_study_adds_games_and_sections_and_is_not_played_twice(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    study = (*QUICK, "--games", "4", "--study", "luck", "--study-games", "8")
    assert run(*study).code == 0
    told = numbers(tmp_path / "judge-skirmish")
    assert told["command"].endswith("--study luck --study-games 8")
    assert told["games"] == {"random": 4} and told["luck"]["random"]["deals"] == 2
    assert told["deep"]["ladder"] == [] and "--study ladder" in (tmp_path / "judge-skirmish" / "report.html").read_text()
    monkeypatch.setattr(play, "start", None)  # nothing more is played
    assert run(*study).code == 0


def test_the_page_opens_for_whoever_has_a_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    page = tmp_path / "report.html"
    for display, quiet in (("", False), (":0", True), (":0", False)):
        monkeypatch.setenv("DISPLAY", display)
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        monkeypatch.setattr("sys.platform", "linux")
        judge.open_page(page, Namespace(no_browser=quiet))
    assert opened == [page.as_uri()]


def test_an_unknown_study_is_refused(run: Run) -> None:
    ran = run(*QUICK, "--study", "astrology")
    assert ran.code == 2 and "astrology" in ran.err and "ladder" in ran.err


def test_it_goes_on_after_the_games_that_are_there(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(*QUICK, "--games", "6", "--out", "whole").code == 0
    assert run(*QUICK, "--games", "4", "--out", "part").code == 0
    file = tmp_path / "part" / "games.jsonl"
    file.write_bytes(b"".join(lines(tmp_path / "part")[:3]) + b'{"level":"rand')
    assert run(*QUICK, "--games", "6", "--out", "part").code == 0
    assert numbers(tmp_path / "part") == numbers(tmp_path / "whole")
    assert lines(tmp_path / "part") == lines(tmp_path / "whole")

    monkeypatch.setattr(play, "start", None)  # nothing more is played
    assert run(*QUICK, "--games", "6", "--out", "part").code == 0


def test_more_levels_join_what_is_there(run: Run, tmp_path: Path) -> None:
    assert run(*QUICK, "--games", "2", "--out", "x").code == 0
    before = lines(tmp_path / "x")
    assert run("judge", SKIRMISH, "--level", "novice@0.1,random", "--games", "2", "--out", "x").code == 0
    assert lines(tmp_path / "x")[:2] == before and len(lines(tmp_path / "x")) == 4
    assert numbers(tmp_path / "x")["games"] == {"novice@0.1": 2, "random": 2}


def test_one_that_is_stopped_says_how_to_go_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []
    real = play._play_fixture

    def interrupted(*words: Any) -> Any:
        played.append(words)
        if len(played) > 2:
            raise KeyboardInterrupt
        return real(*words)

    monkeypatch.setattr(play, "_play_fixture", interrupted)
    ran = run(*QUICK, "--games", "6", "--out", "x")
    assert ran == Ran(1, "", "parlour: stopped after 2 of 6 games; the same command goes on from there\n")
    assert len(lines(tmp_path / "x")) == 2


def test_a_game_that_fails_is_kept_and_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Any, terms: Any, seed: Any) -> Any:
        if seed == "0/1":
            raise ZeroDivisionError("a broken rule")
        return start(game, terms, seed)

    monkeypatch.setattr(play, "start", broken)
    ran = run(*QUICK, "--games", "3", "--out", "x")
    assert ran.code == 1 and "ZeroDivisionError: a broken rule" in ran.err
    assert numbers(tmp_path / "x")["works"]["broken"] == 1 and len(lines(tmp_path / "x")) == 2
    assert "broke off with an error: 1" in (tmp_path / "x" / "report.html").read_text()
    assert (tmp_path / "x" / "faults" / "random" / "skirmish-0-1.json").exists()


def test_games_are_made_enough_for_every_lineup_and_that_is_said(run: Run, tmp_path: Path) -> None:
    ran = run("judge", "parlour.games.horde", "--level", "random", "--games", "3", "--option", "limit=80")
    assert ran.code == 0 and is_one_line(ran) and "4 games a level, not 3" in ran.err
    told = numbers(tmp_path / "judge-horde")
    assert told["fair"]["forced_by"] == ["alliance", "horde"]
    sides = told["fair"]["levels"]["random"]["sides"]
    assert {side["name"]: side["games"] for side in sides} == {
        "faction-rus": 2, "faction-china": 2, "faction-south_mongolia": 2, "faction-north_mongolia": 2,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--seed", "9"], "seed 0, not 9"),
        (["--change", "rounds=5"], "changes none, not {'rounds': 5}"),
    ],
)
def test_a_folder_with_other_games_is_refused(run: Run, tmp_path: Path, words: list[str], what: str) -> None:
    assert run(*QUICK, "--games", "2", "--out", "x").code == 0
    before = lines(tmp_path / "x")
    ran = run(*QUICK, "--games", "2", "--out", "x", *words)
    assert ran.code == 2 and is_one_line(ran) and f"x holds games with {what}; --out names another folder" in ran.err
    assert lines(tmp_path / "x") == before


def test_changed_games_do_not_count_as_those_of_the_box(run: Run) -> None:
    assert run(*QUICK, "--games", "2", "--out", "x", "--change", "rounds=5").code == 0
    ran = run(*QUICK, "--games", "2", "--out", "x")
    assert ran.code == 2 and is_one_line(ran) and "changes {'rounds': 5}, not none" in ran.err


@pytest.mark.parametrize("file", ["judge.json", "games.jsonl"])
def test_a_damaged_folder_is_refused(run: Run, tmp_path: Path, file: str) -> None:
    assert run(*QUICK, "--games", "2", "--out", "x").code == 0
    (tmp_path / "x" / file).write_text("{\n")
    ran = run(*QUICK, "--games", "2", "--out", "x")
    assert ran.code == 2 and is_one_line(ran) and f"{file} is damaged" in ran.err


def test_a_folder_that_cannot_be_used_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run(*QUICK, "--games", "2", "--out", "file")
    assert ran.code == 1 and is_one_line(ran) and "file cannot be used" in ran.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["nowhere"], "nowhere"),
        ([SKIRMISH, "--level", "oracle"], "oracle"),
        ([SKIRMISH, "--level", "random,random"], "twice"),
        ([SKIRMISH, "--level", ""], "Possible"),
        ([SKIRMISH, "--games", "0"], "not a whole number"),
        ([SKIRMISH, "--seats", "5"], "5 players"),
        ([SKIRMISH, "--option", "mode=quick"], "mode"),
        ([SKIRMISH, "--jobs", "2", "--ray", "local"], "by itself"),
        ([SKIRMISH, "--change", "kinds.foot.dize=4"], "kinds.foot.dice"),
        ([SKIRMISH, "--change", "kinds.foot.dice=four"], "a whole number (3)"),
    ],
)
def test_bad_usage_is_told_in_one_line(run: Run, tmp_path: Path, words: list[str], why: str) -> None:
    ran = run("judge", *words)
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran) and why in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_level_stops_when_it_is_clear_who_has_an_edge(run: Run, tmp_path: Path) -> None:
    """White has nothing but bows, which fall at the first hit, and all dice from three up hit."""
    changes = ["hit=3", "kinds.bow.health=1", *[f"kind_of.w{number}=bow" for number in range(1, 7)]]
    words = [word for change in changes for word in ("--change", change)]
    for jobs in ("1", "2"):
        assert run(*QUICK, "--games", "2000", *words, "--jobs", jobs, "--out", jobs).code == 0
    told = numbers(tmp_path / "1")
    ruling = told["fair"]["levels"]["random"]["ruling"]
    assert ruling["decided"] and ruling["favoured"] == 0
    assert told["games"]["random"] == ruling["deals"] <= len(lines(tmp_path / "1")) < 500
    assert numbers(tmp_path / "2") == told, "whatever two processes played beyond that"
