"""`parlour games`: what can be played."""

import pytest

from tests.cli.commands import Run, registry


def test_games_lists_those_that_are_registered(run: Run, auction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no games" in run("games").out
    monkeypatch.setattr(registry, "OWN", {"auction": auction})
    assert run("games").out == "auction: auction\n    Players: 2\n    --option pace=  slow*, fast\n"


@pytest.mark.parametrize("words", [("--examples", "games"), ("games", "--examples")])
def test_examples_are_added_before_or_after_the_command(run: Run, words: tuple[str, ...]) -> None:
    assert run(*words).out.startswith("skirmish: Skirmish\n")


def test_an_example_is_a_game_by_its_id(run: Run) -> None:
    assert run("watch", "skirmish").code == 2
    assert run("watch", "skirmish", "--examples").code == 0
