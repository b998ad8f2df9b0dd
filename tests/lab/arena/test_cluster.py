"""The same games on a Ray cluster."""

import socket
import sys
from functools import partial

import pytest

import parlour
from parlour.lab import NoCluster
from parlour.lab.arena import Contest, Fixture, GameResult, play_games

CONTEST = Contest(partial(parlour.game, "examples.skirmish"), seed=2, look=0.0)
FIXTURES = [Fixture(deal, ("random", "random")) for deal in range(6)]


def test_a_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    here = dict(play_games(CONTEST, FIXTURES))
    there = dict(play_games(CONTEST, FIXTURES, ray="local"))
    assert set(there) == set(here) == set(FIXTURES)
    for fixture in FIXTURES:
        mine, theirs = here[fixture], there[fixture]
        assert isinstance(mine, GameResult) and isinstance(theirs, GameResult)
        assert (mine.outcome, mine.answers) == (theirs.outcome, theirs.answers)


def test_what_goes_wrong_on_a_cluster_is_told_in_one_line() -> None:
    pytest.importorskip("ray")
    nowhere = Contest(partial(parlour.game, "nowhere.at.all"))
    with pytest.raises(NoCluster, match=r"cluster failed: .*nowhere.at.all") as failed:
        next(play_games(nowhere, FIXTURES, ray="local"))
    assert "\n" not in str(failed.value)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"parlour\[cluster\]"):
        next(play_games(CONTEST, FIXTURES, ray="local"))


def test_an_address_where_nobody_answers_is_told_at_once() -> None:
    pytest.importorskip("ray")
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))  # taken, but nobody listens
        address = f"127.0.0.1:{unused.getsockname()[1]}"
        for form in (address, f"ray://{address}"):
            with pytest.raises(NoCluster, match=f"no Ray cluster at {form}"):
                next(play_games(CONTEST, FIXTURES, ray=form))
