"""What bots foretold beside what came: counted by tenths, added up, and drawn."""

from functools import partial
from xml.etree import ElementTree

import pytest

from parlour.games import game as find_game
from parlour.lab.arena import Contest, Fixture, GameResult, play_game
from parlour.lab.arena.charts import RELIABILITY_SIZE, reliability
from parlour.lab.arena.forecasts import BINS, Forecasts, forecasts_of
from parlour.lab.arena.standings import standings
from parlour.lab.arena.store import parse_result

SKIRMISH = Contest(partial(find_game, "examples.skirmish"), look=0.0)


def test_forecasts_are_counted_by_tenths() -> None:
    forecasts = forecasts_of([(0.72, 1.0), (0.78, 0.0), (0.05, 0.0), (1.0, 1.0)])
    assert forecasts.counts == (1, 0, 0, 0, 0, 0, 0, 2, 0, 1)
    assert forecasts.error == pytest.approx(0.28**2 + 0.78**2 + 0.05**2)
    assert forecasts.points()[1] == pytest.approx((2, 0.75, 0.5))
    both = forecasts + forecasts_of([(0.71, 0.5)])
    assert (both.count, both.counts[7], both.came[7]) == (5, 3, 1.5)


def test_whoever_says_one_half_has_the_score_of_a_coin() -> None:
    games = {}
    for deal in range(4):
        for seats, outcome in ((("a", "b"), (1.0, 0.0)), (("b", "a"), (1.0, 0.0))):
            told = {"a": forecasts_of([(0.5, outcome[seats.index("a")])] * 3)}
            games[Fixture(deal, seats)] = GameResult(("a", "b"), deal, seats, (), outcome, 9, {}, forecasts=told)
    (own,) = standings(("a", "b"), [("a", "b")], (0, 1), games, "a", 1).foresight
    assert (own.bot, own.forecasts.count, own.brier) == ("a", 24, 0.25)
    assert own.interval.low <= 0.25 <= own.interval.high


def test_a_game_keeps_what_its_searching_bots_expected() -> None:
    result = play_game(SKIRMISH, Fixture(0, ("skilled", "random")))
    assert isinstance(result, GameResult)
    assert set(result.forecasts) == {"skilled"}, "who answers at random expects nothing"
    own = result.forecasts["skilled"]
    assert 0 < own.count <= result.bots["skilled"].decisions
    assert sum(own.came) == pytest.approx(own.count * result.outcome[0])
    assert parse_result(result.line()) == result


def test_the_dots_of_a_prophet_lie_on_the_diagonal() -> None:
    svg = ElementTree.fromstring(reliability([(4, 0.25, 0.25), (1, 0.9, 0.5)], "a: <1>"))
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"]), float(dot.attrib["r"])) for dot in svg.iter("circle")]
    assert dots[0][0] + dots[0][1] == RELIABILITY_SIZE and dots[1][0] + dots[1][1] > RELIABILITY_SIZE
    assert dots[0][2] > dots[1][2]
    assert svg.attrib["aria-label"] == "a: <1>"


def test_nothing_foretold_is_nothing() -> None:
    assert Forecasts().points() == [] and len(Forecasts().counts) == BINS and forecasts_of([]) == Forecasts()
