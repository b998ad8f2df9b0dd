"""What can be typed wrong, and what is said then."""

import re
from pathlib import Path

import pytest

import parlour
from parlour.cli import records
from tests.cli.commands import SKIRMISH, Ran, Run, is_one_line


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == Ran(0, f"parlour {parlour.__version__}\n", "")


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    for command in (
        "play",
        "serve",
        "watch",
        "simulate",
        "replay",
        "verify",
        "conform",
        "arena",
        "judge",
        "balance",
        "tune",
        "games",
    ):
        assert f"    {command}" in ran.out
        assert run(command, "--help").code == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "COMMAND"),
        (["dance"], "dance"),
        (["watch"], "GAME"),
        (["watch", "nowhere"], "nowhere"),
        (["watch", "nowhere.at.all"], "nowhere.at.all"),
        (["watch", "os.path"], "os.path"),
        (["watch", "../x"], "../x"),
        (["watch", "x" * 5000], "xxx"),
        (["watch", "\x1b[2J\n"], "\N{REPLACEMENT CHARACTER}[2J"),
        (["watch", SKIRMISH, "--seats", "3"], "Possible: 2"),
        (["watch", SKIRMISH, "--seats", "two"], "two"),
        (["watch", SKIRMISH, "--option", "mode=quick"], "mode"),
        (["watch", SKIRMISH, "--option", "mode"], "NAME=CHOICE"),
        (["watch", SKIRMISH, "--bots", "oracle"], "Possible: random"),
        (["watch", SKIRMISH, "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["watch", SKIRMISH, "--lang", "fr"], "fr"),
        (["watch", SKIRMISH, "--delay", "soon"], "soon"),
        (["watch", SKIRMISH, "--delay", "nan"], "nan"),
        (["watch", SKIRMISH, "--delay", "-1"], "-1"),
        (["watch", SKIRMISH, "--seed", "x" * 300], "180"),
        (["watch", SKIRMISH, "--seed", "\udcff"], "180"),
        (["watch", SKIRMISH, "--se", "1"], "--se"),
        (["watch", SKIRMISH, "and", "more"], "and more"),
        (["play", "--terminal", SKIRMISH, "--seat", "2"], "seat 2"),
        (["play", "--terminal", SKIRMISH, "--seat", "-1"], "-1"),
        (["play", "--terminal", SKIRMISH, "--bots", "oracle"], "oracle"),
        (["play", "--terminal", "nowhere"], "nowhere"),
        (["conform", "nowhere"], "nowhere"),
        (["conform", "no-module"], "no-module"),
        (["conform", SKIRMISH, "--seed", "text"], "text"),
        (["replay"], "FILE"),
    ],
)
def test_bad_usage_is_told_in_one_line(run: Run, words: list[str], why: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert is_one_line(ran) and why in ran.err


def test_an_unknown_choice_of_an_option_is_refused_with_those_that_there_are(run: Run, auction: str) -> None:
    ran = run("watch", auction, "--option", "pace=odd")
    assert ran.code == 2 and "Possible: slow, fast" in ran.err


def test_refusals_speak_the_language_that_was_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "не рассчитана" in run("watch", SKIRMISH, "--seats", "9", "--lang", "ru").err
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Нет игры" in run("simulate", "nowhere", "--games", "1").err


@pytest.mark.parametrize("text", ["raise ValueError('no\\nway')", "def :", "import nowhere_at_all"])
def test_a_module_that_cannot_be_imported_is_told_in_one_line(run: Run, tmp_path: Path, text: str) -> None:
    name = f"parlour_bad_{abs(hash(text))}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "game.py").write_text(text)
    ran = run("watch", f"{name}.game")
    assert ran.code == 1 and is_one_line(ran)
    assert "cannot be imported" in ran.err and "game.py" in ran.err


def test_both_languages_have_the_same_words() -> None:
    text = Path(records.__file__).parent / "text"
    found = [re.findall(r"^([a-z-]+) =", (text / f"{each}.ftl").read_text(), re.MULTILINE) for each in ("en", "ru")]
    assert found[0] == found[1] and len(found[0]) > 15
    spaces = [sorted(set(re.findall(r"\{ \$(\w+)", (text / f"{each}.ftl").read_text()))) for each in ("en", "ru")]
    assert spaces[0] == spaces[1]
