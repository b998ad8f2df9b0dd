"""What a tournament says of its games."""

from collections.abc import Iterable

import pytest

from parlour.lab.arena import Conduct, Fixture, GameResult, Standings
from parlour.lab.arena.standings import standings
from parlour.lab.arena.tournament import pairings_of, schedule


def result(fixture: Fixture, winners: Iterable[int], sides: tuple[str, ...] = (), answers: int = 10) -> GameResult:
    won = tuple(winners)
    outcome = tuple([1 / len(won) if seat in won else 0.0 for seat in range(len(fixture.seats))])
    conduct = {bot: Conduct(answers, 1.0, 0.5, 100, 4, 1, 2) for bot in fixture.seats}
    return GameResult(fixture.pairing, fixture.deal, fixture.seats, sides, outcome, answers, conduct)


def standings_for(games: Iterable[GameResult], bots: tuple[str, ...] = ("a", "b"), teams: tuple[int, ...] = (0, 1)) -> Standings:
    return standings(bots, pairings_of(bots, False), teams, {each.fixture: each for each in games}, bots[0], 1)


def best_wins(fixture: Fixture) -> GameResult:
    return result(fixture, [fixture.seats.index(max(fixture.seats))])


def test_ratings_are_told_from_the_best_down_with_the_first_bot_at_nought() -> None:
    found = standings_for(map(best_wins, schedule(pairings_of("abc", False), (0, 1), 40)), ("a", "b", "c"))
    assert [each.bot for each in found.ratings] == ["c", "b", "a"]
    assert found.ratings[-1].points == 0 == found.ratings[-1].interval.low == found.ratings[-1].interval.high
    assert all(each.interval.low < each.points < each.interval.high for each in found.ratings[:2])


def test_a_pairing_is_told_from_the_side_of_its_first_bot() -> None:
    games = [result(each, [0] if each.deal < 3 else [0, 1]) for each in schedule([("a", "b")], (0, 1), 8)]
    (meeting,) = standings_for(games).meetings
    assert (meeting.pairing, meeting.games, meeting.share, meeting.draws) == (("a", "b"), 8, 0.5, 2)
    (turned,) = standings(
        ("b", "a"),
        (("b", "a"),),
        (0, 1),
        {each.fixture: each for each in map(best_wins, schedule([("a", "b")], (0, 1), 8))},
        "b",
        1,
    ).meetings
    assert turned.share == 1


def test_of_a_mirrored_pair_only_the_whole_counts() -> None:
    games = list(map(best_wins, schedule([("a", "b")], (0, 1), 8)))
    assert standings_for(games[:-1]).games == 6 == standings_for(games[:-1]).meetings[0].games
    assert standings_for([]).games == 0 and standings_for([]).meetings[0].share == 0.5


def test_the_order_of_the_games_leaves_no_trace() -> None:
    games = list(map(best_wins, schedule(pairings_of("abc", False), (0, 1), 6)))
    assert standings_for(games, ("a", "b", "c")) == standings_for(games[::-1], ("a", "b", "c"))


def test_seats_and_sides_are_told_over_all_games_and_between_equals() -> None:
    sides = ("side-x", "side-y")
    unequal = [result(each, [each.seats.index(max(each.seats))], sides) for each in schedule([("a", "b")], (0, 1), 20)]
    selves = [result(Fixture(deal, ("a", "a")), [0], sides) for deal in range(20)]
    found = standings_for([*unequal, *selves])
    assert [(each.name, each.games, each.share) for each in found.seats] == [("0", 40, 0.75), ("1", 40, 0.25)]
    assert [(each.name, each.games, each.share) for each in found.equal_seats] == [("0", 20, 1), ("1", 20, 0)]
    assert [(each.name, each.share) for each in found.sides] == [("side-x", 0.75), ("side-y", 0.25)]
    assert [(each.name, each.share) for each in found.equal_sides] == [("side-x", 1), ("side-y", 0)]
    assert found.meetings[0].games == 20, "a bot against itself is no pairing"


def test_allies_share_a_win_and_a_bot_has_what_its_seats_have() -> None:
    teams = (0, 1, 0, 1)
    games = [result(each, [0, 2], ("x", "y", "x", "y")) for each in schedule([("a", "b")], teams, 6)]
    found = standings_for(games, teams=teams)
    assert found.meetings[0].share == 0.5 and found.meetings[0].draws == 0
    assert [each.share for each in found.seats] == [0.5, 0, 0.5, 0]
    assert [each.fair for each in found.seats] == [0.25] * 4
    assert [(each.share, each.fair) for each in found.sides] == [(1, 0.5), (0, 0.5)]


def test_a_side_that_not_every_game_has_counts_where_it_is() -> None:
    sides = [("ash", "sowers", "coven"), ("coven", "knights", "ash")]
    fixtures = schedule([("a", "b")], (0, 1, 2), 2)
    found = standings_for([result(each, [0], sides[number]) for number, each in enumerate(fixtures)], teams=(0, 1, 2))
    by_name = {each.name: (each.games, each.share) for each in found.sides}
    assert by_name == {"ash": (2, 0.5), "coven": (2, 0.5), "knights": (1, 0), "sowers": (1, 0)}
    assert all(each.fair == pytest.approx(1 / 3) for each in found.sides)


def test_conduct_and_lengths_are_added_up() -> None:
    games = [result(each, [0], answers=10 + each.deal) for each in schedule([("a", "b")], (0, 1), 4)]
    found = standings_for(games)
    assert found.lengths == (10, 10, 11, 11)
    assert found.conduct["a"] == Conduct(42, 4.0, 0.5, 400, 16, 4, 8)
