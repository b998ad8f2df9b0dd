"""Who meets whom, and where they sit."""

from collections import Counter

import pytest

import parlour
from parlour.lab.arena.tournament import Fixture, pairings_of, schedule, seating, teams_of

TWO = (0, 1)


def test_every_deal_is_played_twice_with_the_bots_exchanged() -> None:
    assert list(schedule([("a", "b")], TWO, 4)) == [
        Fixture(0, ("a", "b")),
        Fixture(0, ("b", "a")),
        Fixture(1, ("a", "b")),
        Fixture(1, ("b", "a")),
    ]


def test_an_odd_number_of_games_is_made_even() -> None:
    assert len(list(schedule([("a", "b")], TWO, 5))) == 6


def test_all_meet_or_only_neighbours() -> None:
    assert pairings_of(("a", "b", "c"), ladder=False) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert pairings_of(("a", "b", "c"), ladder=True) == (("a", "b"), ("b", "c"))


def test_a_bot_that_meets_itself_plays_every_deal_once() -> None:
    found = list(schedule([("a", "b")], TWO, 4, selves=("a", "b")))
    assert len(found) == len(set(found)) == 4 + 4 + 4
    assert [each.deal for each in found if each.seats == ("a", "a")] == [0, 1, 2, 3]


def test_more_games_and_more_bots_only_add_to_the_schedule() -> None:
    few = set(schedule(pairings_of(("a", "b"), False), TWO, 4))
    assert few < set(schedule(pairings_of(("a", "b"), False), TWO, 6))
    assert few < set(schedule(pairings_of(("c", "b", "a"), False), TWO, 4))


@pytest.mark.parametrize(
    ("teams", "seats"),
    [
        ((0, 1, 2), "aba"),
        ((0, 1, 2, 3), "abab"),
        ((0, 1, 0, 1), "abab"),
        ((0, 0, 1, 1), "aabb"),
        ((0, 1, 1), "abb"),
        ((1, 0, 0), "abb"),
    ],
)
def test_bots_take_turns_over_the_teams(teams: tuple[int, ...], seats: str) -> None:
    assert "".join(seating("a", "b", teams)) == seats
    exchanged = {"a": "b", "b": "a"}
    assert list(seating("b", "a", teams)) == [exchanged[each] for each in seats]


def test_in_a_mirrored_pair_both_bots_have_every_seat() -> None:
    for teams in ((0, 1, 2), (0, 1, 0, 1), (0, 1, 1)):
        pair = list(schedule([("a", "b")], teams, 2))
        assert all(Counter(each.seats[seat] for each in pair) == {"a": 1, "b": 1} for seat in range(len(teams)))


@pytest.mark.parametrize(
    ("name", "seats", "options", "teams"),
    [
        ("examples.skirmish", 2, {}, (0, 1)),
        ("inbetween", 2, {}, (0, 1)),
        ("candelabria", 3, {}, (0, 1, 2)),
        ("horde", 2, {"teams": "2v2"}, (0, 1)),
        ("horde", 3, {"teams": "2v2"}, (0, 1, 1)),
        ("horde", 3, {"teams": "2v2", "commander": "horde"}, (0, 0, 1)),
        ("horde", 4, {"teams": "2v2"}, (0, 1, 0, 1)),
        ("desktopia", 3, {"trio": "trio_siege_of_the_teapot"}, (0, 1, 1)),
        ("desktopia", 4, {"four": "pairs_tea_for_four"}, (0, 1, 0, 1)),
    ],
)
def test_games_say_who_are_allies(name: str, seats: int, options: dict[str, str], teams: tuple[int, ...]) -> None:
    game = parlour.game(name)
    assert teams_of(game, game.terms(seats, options)) == teams
