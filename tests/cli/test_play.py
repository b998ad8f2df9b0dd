"""`parlour play --terminal`: a person at the terminal."""

import json
import re
from pathlib import Path

import pytest

import parlour
from parlour.bots import RandomBot
from tests.cli.commands import CARDS, SKIRMISH, Run, registry


def test_a_person_plays_a_whole_game(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", "--bots", "random", typed="1\n" * 1000)
    assert ran.code == 0 and ran.err == ""
    assert ran.out.startswith("Skirmish. You are Red, against White (random). ? shows help.\n  Round 1\n")
    assert re.search(r"\n(You win!|You lose\. Winner: White|Draw: Red 0\.5, White 0\.5)\n", ran.out)
    assert "Round 12" in ran.out


def test_the_others_are_ordinary_bots_that_keep_nobody_waiting(run: Run) -> None:
    assert run("play", "--terminal", SKIRMISH, typed="").out.startswith("Skirmish. You are Red, against White (skilled).")


def test_play_shows_nothing_that_the_person_may_not_know(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", "--seat", "1", typed="")
    assert re.search(rf"\n  r1 .* hand ## ## ##\n  w1 .* hand {CARDS}\n", ran.out)
    dealt = parlour.new(SKIRMISH, seed=3).position.hands  # type: ignore[attr-defined]
    assert all(card in ran.out for card in dealt[1])
    assert not any(re.search(rf"\b{card}\b", ran.out) for card in dealt[0])


def test_play_without_games_plays_the_example(run: Run) -> None:
    assert run("play", "--terminal").out.startswith("Skirmish. You are Red")
    assert run("--examples", "play", "--terminal").out.startswith("Skirmish. You are Red")


def test_play_offers_the_games_that_there_are(run: Run, auction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "OWN", {"auction": auction, "skirmish": SKIRMISH})
    ran = run("play", "--terminal")
    assert ran.code == 0 and "  1 auction   2 Skirmish\n" in ran.out and "Which game?" in ran.out
    assert "You are Red" in run("play", "--terminal", typed="9\n2\n").out
    assert "You are Red" in run("play", "--terminal", typed="skirmish\n").out
    assert "You are" not in run("play", "--terminal", typed="q\n1\n").out


def test_an_answer_is_a_number_or_the_action_itself(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", typed="4\n  move   e4 \n")
    assert "> 4\nWhere does r4 go?" in ran.out
    assert "  r4 moves to e4\n" in ran.out


def test_bad_input_is_answered_with_the_reason_and_asked_again(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", typed="99\nfly away\n0\n-1\n\x1b[2J\n" + "x" * 3000 + "\n²\n1\n")
    assert "“99” is not possible now (SK-5.3). Possible: activate r1" in ran.out
    assert "“fly away” is not possible now" in ran.out
    assert "at most 2,000 characters" in ran.out
    assert "\x1b" not in ran.out
    assert ran.out.count("Which unit do you activate?") == 1
    assert "Where does r1 go?" in ran.out


def test_an_answer_can_be_taken_back(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", typed="u\n4\nmove e4\nu\nu\n")
    assert "Seat 0 cannot go back that far" in ran.out
    assert ran.out.count("Taken back.") == 2
    assert ran.out.count("Where does r4 go?") == 2
    assert ran.out.count("Which unit do you activate?") == 3


def test_help_hints_and_an_empty_line(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, typed="?\nh\n\nq\n")
    assert "takes your last answer back" in ran.out and "rule SK-5.3" in ran.out
    assert "no hints" in ran.out
    assert ran.out.count("Which unit do you activate?") == 2
    assert ran.out.endswith("> q\nUntil next time!\n")


def test_play_speaks_russian(run: Run) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--lang", "ru", typed="?\n99\n")
    assert "Вы — Красные" in ran.out and "Какой отряд действует?" in ran.out
    assert "Сейчас нельзя «99»" in ran.out and "взять назад" in ran.out


@pytest.mark.parametrize("typed", ["", "4\n", "4\n14\n7"])
def test_the_end_of_input_is_a_polite_end(run: Run, typed: str) -> None:
    ran = run("play", "--terminal", SKIRMISH, typed=typed)
    assert (ran.code, ran.err) == (0, "") and ran.out.endswith("\nUntil next time!\n")


def test_an_interrupt_at_the_question_is_a_polite_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert run("play", "--terminal", SKIRMISH).code == 0


def test_an_interrupt_elsewhere_is_told_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(bot: RandomBot, view: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(RandomBot, "choose", interrupted)
    ran = run("watch", SKIRMISH)
    assert ran.code == 1 and ran.err == "parlour: stopped\n"


def test_a_game_in_progress_is_saved_and_is_genuine(run: Run, tmp_path: Path) -> None:
    ran = run("play", "--terminal", SKIRMISH, "--seed", "3", typed="4\ns first.json\nmove e4\ns first.json\ns first.json\ns\n")
    assert ran.out.count("Saved in first.json") == 3 and "Type s and the name of a file" in ran.out
    assert json.loads((tmp_path / "first.json").read_text())["actions"] == [[0, "activate r4"], [0, "move e4"]]
    assert run("verify", "first.json").code == 0


def test_saving_does_not_write_over_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    ran = run("play", "--terminal", SKIRMISH, typed="s thesis.txt\ns no/such/folder\ns .\ns a\x00b\n")
    assert ran.code == 0 and ran.out.count("Cannot save") == 4
    assert (tmp_path / "thesis.txt").read_text() == "years of work"


def test_a_finished_game_can_be_saved(run: Run, auction: str) -> None:
    ran = run("play", "--terminal", auction, typed="10\nflick d1 1.0\n1\ns won.json\n\n")
    assert "s FILE saves the record, Enter ends.\n> s won.json\nSaved in won.json." in ran.out
    ran = run("verify", "won.json", "--game", auction)
    assert ran.code == 0 and "outcome 0 0.0; 1 1.0" in ran.out


def test_options_that_are_numbers_are_not_numbered(run: Run, auction: str) -> None:
    ran = run("play", "--terminal", auction, "--seed", "1", typed="1\n20\n")
    assert "bid\n  10  20\n> 1\n“1” is not possible" in ran.out
    assert "both bid (bids 20 " in ran.out


def test_answers_without_end_are_shown_as_ranges(run: Run, auction: str) -> None:
    ran = run("play", "--terminal", auction, "--seed", "1", typed="10\nflick d9 1\nflick d1 400\nflick d2 17.25\n250\n")
    assert "aim\n  flick disk angle\n    disk: d1 d2\n    angle: 0 ... 360\nFor example: flick d" in ran.out
    assert ran.out.count("is outside the bounds") == 2
    assert "... and 136 more" in ran.out, "256 ways to discard, of which 120 are listed"
    assert "You lose. Winner: Seat 1" in ran.out


def test_a_secret_answer_of_a_bot_is_not_told(run: Run, auction: str) -> None:
    ran = run("play", "--terminal", auction, "--seat", "1", "--seed", "1", typed="")
    assert "both bid" not in ran.out and "Seat 0:" not in ran.out
