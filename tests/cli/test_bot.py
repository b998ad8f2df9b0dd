"""`parlour bot`, and programs in the arena."""

import json
import sys
from pathlib import Path

import pytest

import parlour
from tests.cli.commands import PARLOUR, SKIRMISH, Run, is_one_line


def view() -> str:
    return json.dumps(parlour.new(SKIRMISH, seed=7).view(0))


def test_a_bot_answers_a_line_with_a_line(run: Run) -> None:
    ran = run("bot", SKIRMISH, "--level", "novice", "--seed", "3", typed=f"{view()}\n{view()}\n")
    first, second = map(json.loads, ran.out.splitlines())
    expected = parlour.bot(SKIRMISH, "novice", 3, clock=False)
    assert (ran.code, ran.err, first) == (0, "", expected.choose(json.loads(view())))
    assert second in parlour.new(SKIRMISH, seed=7).pending[0].options


def test_the_arena_names_a_seed_in_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = []
    for seed in ("5", "5", "6", "7", "8"):
        monkeypatch.setenv("PARLOUR_SEED", seed)
        answers.append(run("bot", SKIRMISH, "--level", "random", typed=f"{view()}\n" * 9).out)
    assert answers[0] == answers[1] and len(set(answers)) > 1
    monkeypatch.setenv("PARLOUR_SEED", "luck")
    ran = run("bot", SKIRMISH, "--level", "random")
    assert ran.code == 2 and is_one_line(ran) and "not a whole number" in ran.err


def test_what_is_no_view_is_refused_in_one_line(run: Run) -> None:
    asked = json.loads(view())
    for junk in ("[]", "{}", "nonsense", json.dumps({**asked, "table": {}}), json.dumps({**asked, "game": "chess"})):
        ran = run("bot", SKIRMISH, "--level", "novice", typed=junk + "\n")
        assert ran.code == 2 and is_one_line(ran) and "line 1 is not a view of skirmish" in ran.err
    ran = run("bot", SKIRMISH, "--level", "wizard")
    assert ran.code == 2 and is_one_line(ran) and "novice" in ran.err


def test_a_bot_as_a_program_plays_like_the_bot_itself(run: Run, tmp_path: Path) -> None:
    program = f"mine=cmd:{' '.join(PARLOUR)} bot {SKIRMISH} --level novice@0.1"
    assert run("arena", SKIRMISH, "--bots", f"random,{program}", "--games", "2", "--look", "0", "--out", "one").code == 0
    assert run("arena", SKIRMISH, "--bots", "random,novice@0.1", "--games", "2", "--look", "0", "--out", "two").code == 0
    one, two = (json.loads((tmp_path / name / "standings.json").read_text()) for name in ("one", "two"))
    assert one["lengths"] == two["lengths"] and one["forfeits"] == []
    assert {rating["bot"] for rating in one["ratings"]} == {"random", "mine"}


def test_a_program_that_fails_is_named(run: Run) -> None:
    ran = run("arena", SKIRMISH, "--bots", f"random,cmd:{sys.executable} -c pass", "--games", "2", "--look", "0")
    assert ran.code == 0 and "lost without playing to the end: 2 (it ended), for example exit code 0" in " ".join(ran.out.split())
    russian = run(
        "arena", SKIRMISH, "--bots", f"random,cmd:{sys.executable} -c pass", "--games", "2", "--look", "0", "--lang", "ru"
    )
    assert "проиграно, не доиграв: 2 (программа закончилась)" in " ".join(russian.out.split())


def test_a_question_ends_the_tournament_as_soon_as_it_is_answered(run: Run, tmp_path: Path) -> None:
    asked = ("arena", SKIRMISH, "--bots", "novice@0.1,random", "--games", "400", "--look", "0", "--test", "0.5:0.7")
    for jobs in ("1", "2"):
        ran = run(*asked, "--jobs", jobs, "--out", jobs)
        assert ran.code == 0 and "Asked: is the share of novice@0.1 70" in ran.out and "Yes, after" in ran.out
    one, two = (json.loads((tmp_path / jobs / "standings.json").read_text()) for jobs in ("1", "2"))
    assert one["games"] == two["games"] < 400 and one["lengths"] == two["lengths"]
    again = run(*asked, "--out", "1")
    assert again.code == 0 and json.loads((tmp_path / "1" / "standings.json").read_text())["games"] == one["games"]


def test_bad_questions_and_programs_are_refused(run: Run) -> None:
    asked = ("arena", SKIRMISH, "--games", "2", "--bots")
    for words in (
        ("novice,random", "--test", "0.7:0.5"), ("novice,random", "--test", "much"),
        ("novice,random,skilled", "--test", "0.5:0.6"), ("random,cmd:",),
        ("random,cmd:'open",), ("random,cmd:x", "--limit", "-1"),
    ):  # fmt: skip
        ran = run(*asked, *words)
        assert ran.code == 2 and is_one_line(ran), words
