"""Runs commands, with a record and a game at hand."""

import io
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import parlour
from parlour.cli import main
from tests.cli.commands import AUCTION, SKIRMISH, Ran, Run, registry, written


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command in an empty folder, in English, with no games registered; `typed` is what somebody types."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv(registry.ASK_FOR_EXAMPLES, "")
    monkeypatch.setattr(registry, "OWN", {})
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)

    def ran(*words: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(word) for word in words])
        return Ran(code, *capsys.readouterr())

    return ran


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole game of Skirmish."""
    match = parlour.new(SKIRMISH, seed=11)
    bot = parlour.bot(match.game, seed=1)
    while not match.over:
        seat = next(iter(match.pending))
        match.act(seat, bot.choose(match.view(seat)))
    return match.record()


@pytest.fixture
def saved(record: dict[str, Any], tmp_path: Path) -> Path:
    """The file of that game."""
    return written(tmp_path / "saved.json", record)


@pytest.fixture
def auction(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of a game of bids and aims."""
    name = "parlour_test_auction.game"
    if name not in sys.modules:
        folder = tmp_path_factory.mktemp("modules") / "parlour_test_auction"
        folder.mkdir()
        (folder / "game.py").write_text(dedent(AUCTION))
        (folder / "__init__.py").touch()
        sys.path.append(str(folder.parent))
    return name
