"""`parlour balance`: a search for numbers from the command line, gone on with whenever it was left."""

import json
from pathlib import Path

import pytest

from parlour.lab.judge import play
from tests.cli.commands import SKIRMISH, Run, is_one_line
from tests.cli.test_arena import Page

SEARCH = (
    "balance", SKIRMISH, "--target", "answers<=100", "--vary", "rounds", "--level", "random", "--games", "8",
    "--study-games", "4",
)  # fmt: skip


def test_fewer_rounds_are_proposed_for_shorter_games_and_verified_on_fresh_deals(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = run(*SEARCH)
    assert ran.code == 0 and "Proposed: --change rounds=10" in ran.out
    folder = tmp_path / "balance-skirmish"
    told = json.loads((folder / "report.json").read_text())
    assert told["changes"] == {"rounds": 10} and told["targets"] == {"answers": {"low": 0.0, "high": 100.0}}
    assert told["predicted"]["answers"] < told["now"]["answers"]["value"]
    assert told["fresh-changed"]["answers"]["value"] < told["fresh-now"]["answers"]["value"]
    assert told["held"] is True and "nearer to its targets with it than without" in ran.out
    assert told["command"].startswith(f"parlour balance {SKIRMISH} --target 'answers<=100' --vary rounds --level random")
    page = Page()
    page.feed((folder / "report.html").read_text())
    assert page.open == [] and page.fetched == [] and "table" in page.seen
    monkeypatch.setattr(play, "start", None)  # nothing more is played
    assert run(*SEARCH).code == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--target", "beauty=1"), "beauty"),
        (("--target", "first=0.5", "--vary", "wings"), "no designed number"),
        (("--target", "side:wings=0.5"), "side:wings"),
        (("--target", "first=0.5", "--level", "random,novice"), "one level"),
        ((), "--target"),
    ],
)
def test_bad_usage_is_refused(run: Run, words: tuple[str, ...], reason: str) -> None:
    ran = run("balance", SKIRMISH, "--games", "2", *(("--level", "random") if "--level" not in words else ()), *words)
    assert ran.code == 2 and is_one_line(ran) and reason in ran.err
