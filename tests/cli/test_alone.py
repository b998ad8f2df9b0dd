"""A game for one on the command line."""

import pytest

from tests.cli.commands import Run, registry

PATIENCE = "tests.proofs.patience"


@pytest.mark.parametrize(
    ("language", "said", "lost"), [("en", "You play alone.", "You have lost."), ("ru", "в одиночку", "Вы проиграли.")]
)
def test_whoever_plays_alone_is_told_so_and_may_lose(run: Run, language: str, said: str, lost: str) -> None:
    ends = set()
    for seed in range(6):
        ran = run("play", "--terminal", PATIENCE, "--seats", "1", "--seed", str(seed), "--lang", language, typed="1\n\n")
        assert ran.code == 0 and said in ran.out
        ends.add(lost in ran.out)
    assert ends == {True, False}


def test_watching_a_lost_game_says_who_lost(run: Run) -> None:
    ends = {run("watch", PATIENCE, "--seats", "1", "--seed", str(seed)).out.splitlines()[-1] for seed in range(6)}
    assert ends == {"Lost: Seat 0", "Winner: Seat 0"}


def test_an_option_for_other_numbers_of_players_is_refused(run: Run) -> None:
    ran = run("watch", PATIENCE, "--seats", "2", "--option", "die=6")
    assert ran.code == 2 and "die" in ran.err and "Possible: 2" in ran.err


def test_games_says_for_how_many_an_option_counts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "OWN", {"patience": PATIENCE})
    lines = run("games").out.splitlines()
    assert lines[2:] == ["    --option die=  2*, 6  (Players: 1, 3)", "    --option cup=  tin*, leather"]
