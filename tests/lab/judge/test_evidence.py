"""Which games count, and when a level has been played long enough."""

from functools import partial

import parlour
from parlour.lab.judge import Fixture, GameLine, Trial, evidence_of, first_deals, header_of, rule_on
from tests.lab.judge.made_up import line

TRIAL = Trial(partial(parlour.game, "examples.skirmish"), ("novice",), 400, seed=1)


def deals(*outcomes: tuple[float, float]) -> list[tuple[GameLine, ...]]:
    return [(line(deal, outcome=outcome),) for deal, outcome in enumerate(outcomes)]


def test_a_seat_that_always_wins_has_an_edge_before_long() -> None:
    ruling = rule_on(deals(*[(1.0, 0.0)] * 400))
    assert ruling is not None and ruling.decided and ruling.favoured == 0
    assert 60 < ruling.deals < 90, "each win is worth log(0.52 / 0.5), and log(19) is asked for"
    mirrored = rule_on(deals(*[(0.0, 1.0)] * 400))
    assert mirrored is not None and (mirrored.favoured, mirrored.deals) == (1, ruling.deals)


def test_draws_without_end_are_even() -> None:
    ruling = rule_on(deals(*[(0.5, 0.5)] * 400))
    assert ruling is not None and ruling.decided and ruling.favoured is None


def test_a_few_games_decide_nothing() -> None:
    ruling = rule_on(deals(*[(1.0, 0.0), (0.0, 1.0)] * 20))
    assert ruling is not None and not ruling.decided and ruling.deals == 40


def test_nobody_has_an_edge_who_plays_alone() -> None:
    assert rule_on([(line(teams=(0, 0)),)]) is None


def test_what_was_played_beyond_an_answer_does_not_count() -> None:
    results = {Fixture("novice", deal, ()): line(deal) for deal in range(300)}
    (level,) = evidence_of(TRIAL, results).levels
    assert level.ruling is not None and len(level.lines) == level.ruling.deals < 100
    assert [each.deal for each in level.lines] == list(range(len(level.lines)))


def test_a_deal_counts_when_every_lineup_has_played_it() -> None:
    trial = Trial(partial(parlour.game, "horde"), ("novice",), 8)
    fixtures = list(trial.fixtures())[:-1]
    results = {each: line(each.deal, lineup=each.lineup) for each in fixtures}
    (level,) = evidence_of(trial, results).levels
    assert [each.deal for each in level.lines] == [0] * 4


def test_no_answer_is_given_past_a_deal_that_is_still_to_be_played() -> None:
    results = {Fixture("novice", deal, ()): line(deal) for deal in (0, 1, 3, 4)}
    missing = Fixture("novice", 2, ())
    assert [game.deal for (game,) in first_deals(TRIAL, results, "novice")] == [0, 1]
    assert [game.deal for (game,) in first_deals(TRIAL, results, "novice", {missing})] == [0, 1, 3, 4], "it broke off"


def test_the_header_tells_changed_games_apart() -> None:
    plain = header_of(TRIAL)
    changed = header_of(Trial(TRIAL.find, ("novice",), 400, changes={"rounds": 3}, seed=1))
    assert "changes" not in plain and changed["changes"] == {"rounds": 3}
    assert {name: value for name, value in changed.items() if name != "changes"} == plain


def test_a_team_is_judged_wherever_it_sits() -> None:
    """One commands against two, by turns: the commander always wins, so that both teams have half."""
    one = line(0, teams=(0, 1, 1), outcome=(1.0, 0.0, 0.0))
    other = line(0, teams=(0, 0, 1), outcome=(0.0, 0.0, 1.0))
    ruling = rule_on([(one, other)] * 5)
    assert ruling is not None and ruling.teams == (0, 1) and ruling.ratios[0] == ruling.ratios[1]
