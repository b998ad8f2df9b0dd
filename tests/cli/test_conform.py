"""`parlour conform`: the kit from the command line."""

import re
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from parlour.kernel import Game
from tests.cli.commands import SKIRMISH, Run, is_one_line


@pytest.mark.parametrize("name", [SKIRMISH, "skirmish"])
def test_conform_tells_of_each_check_and_of_each_fault(run: Run, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    @dataclass(frozen=True)
    class Fault:
        check: str
        where: str
        what: str

    asked: list[tuple[str, int, int]] = []
    faults = [Fault("copies", "seed 3", "a copy is not independent"), Fault("odd", "here", "there")]

    def conform(game: Game, games: int, seed: int, progress: object) -> list[Fault]:
        asked.append((game.id, games, seed))
        return faults

    kit = ModuleType("parlour.conform")
    monkeypatch.setattr(kit, "conform", conform, raising=False)
    monkeypatch.setattr(kit, "CHECKS", [SimpleNamespace(name="copies"), SimpleNamespace(name="saving")], raising=False)
    monkeypatch.setitem(sys.modules, "parlour.conform", kit)
    ran = run("conform", name, "--games", "5", "--seed", "3", "--examples")
    assert asked == [("skirmish", 5, 3)]
    assert [line.split() for line in ran.out.split("\n")[:5]] == [
        ["words", "ok"],
        ["lessons", "ok"],
        ["copies", "1"],
        ["saving", "ok"],
        ["odd", "1"],
    ]
    assert ran.out.endswith("\ncopies: seed 3: a copy is not independent\nodd: here: there\nskirmish: 2 faults\n")
    assert ran.code == 1
    faults.clear()
    assert run("conform", name).code == 0


def test_conform_finds_nothing_wrong_with_the_example(run: Run) -> None:
    ran = run("conform", SKIRMISH, "--games", "1")
    assert ran.code == 0 and re.search(r"^saving +ok$", ran.out, re.MULTILINE)


def test_conform_finds_what_is_wrong(run: Run, auction: str) -> None:
    ran = run("conform", auction, "--games", "1")
    assert ran.code == 1 and re.search(r"^words +\d+$", ran.out, re.MULTILINE), "the game has no words at all"


def test_conform_finds_modules_in_the_current_folder(run: Run, tmp_path: Path) -> None:
    (tmp_path / "parlour_empty_game.py").write_text("GAME = None\n")
    ran = run("conform", "parlour_empty_game")
    assert ran.code == 2 and is_one_line(ran) and "parlour_empty_game" in ran.err
