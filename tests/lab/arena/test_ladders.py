"""What is written about the strength of the levels is what the games say."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bench.ladders import campaigns
from bench.ladders.again import alike
from bench.ladders.campaigns import CAMPAIGNS, Campaign
from bench.ladders.tables import PAGE, page
from parlour.lab.arena import Fixture, GameResult, header_of, open_store, play_game, read_store

OTHERS = "of earlier bots"
SMALL = Campaign("examples.skirmish", ("random", "novice"), wanted=0.65)
FIXTURE = Fixture(0, SMALL.bots)


def test_the_tables_are_those_of_the_games() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), (
        "`make ladders` writes them anew; `python -m bench.ladders --write` does only that"
    )


def test_the_games_are_those_of_the_commands() -> None:
    for campaign in CAMPAIGNS:
        if campaign.folder.exists():
            contest = campaign.tournament().contest
            header, _ = read_store(campaign.folder)
            wanted = {**header_of(contest.find(), contest), "bots": header["bots"]}
            if campaign.outdated():  # the tables say so; by earlier rules there were other options, or other defaults
                wanted.update(rules=header["rules"], options={**header["options"], **dict(campaign.options)})
            assert wanted == header


@pytest.fixture
def earlier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GameResult]:
    """A game in the folder of a small campaign, played by bots of which nobody knows whether they are today's."""
    monkeypatch.setattr(campaigns, "PLAYED", tmp_path)
    contest = SMALL.tournament().contest
    result = play_game(contest, FIXTURE)
    assert isinstance(result, GameResult)
    with open_store(SMALL.folder, {**header_of(contest.find(), contest), "bots": OTHERS}):
        yield result


def test_games_that_come_out_alike_are_taken_over(earlier: GameResult) -> None:
    (SMALL.folder / "games.jsonl").write_bytes(earlier.line())
    assert alike(SMALL, 1)
    contest = SMALL.tournament().contest
    assert read_store(SMALL.folder) == (header_of(contest.find(), contest), {FIXTURE: earlier})


def test_games_that_come_out_otherwise_stay_those_of_earlier_bots(earlier: GameResult) -> None:
    (SMALL.folder / "games.jsonl").write_bytes(replace(earlier, answers=earlier.answers + 1).line())
    assert not alike(SMALL, 1)
    assert read_store(SMALL.folder)[0]["bots"] == OTHERS
