"""Chapter 6.3: the season of kindling."""

from collections import Counter
from random import Random

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.situations import (
    asked,
    held,
    house_asked,
    of,
    options,
    order,
    pass_to,
    passing,
    play,
    situation,
    started,
    told,
)
from parlour.kernel import Illegal, Match, notation, pending

THREE = ("ash", "engineers", "sowers")
FULL_BOARD = {"ash_explorer": "r1_mine", "ash_pilgrim": "r1_mine", "ash_warrior": "r1_mine"}


def turns(match: Match) -> list[str]:
    """The Houses whose turns they were, until the season is over; everybody manoeuvres and moves nothing."""
    found: list[str] = []
    while not match.over and of(match).season == "kindling" and of(match).year == 1:
        found += [house_asked(match)] if asked(match) == "turn" else []
        passing(match)
    return found


def at_random(seats: int, seed: int) -> Match:
    """A match at its end in which everybody answered at random."""
    match, rng = started(seats, seed=seed), Random(seed)
    while not match.over:
        seat, decision = next(iter(pending(match.position).items()))
        match.act(seat, notation(decision.pick(rng)))
    return match


@covers("CN-401", "CN-103")
def test_turns_follow_the_track_round_after_round() -> None:
    hands = {house: f"uc{number}1 uc{number}2" for number, house in enumerate(THREE, 1)}
    match = situation(*THREE, track="sowers ash engineers", cards={"hands": hands})
    assert turns(match) == ["sowers", "ash", "engineers"] * 2


@covers("CN-402")
def test_a_turn_is_one_placement_or_one_manoeuvre() -> None:
    match = situation(*THREE, cards={"hands": {"ash": "uc04 uc06", "sowers": "uc07"}})
    assert {option.split()[0] for option in options(match)} == {"place", "manoeuvre"}
    play(match, "place uc04 warrior")
    assert (asked(match), house_asked(match)) == ("turn", "sowers")


@covers("CN-402")
def test_after_a_manoeuvre_the_turn_is_over() -> None:
    match = situation(*THREE, cards={"hands": {"ash": "uc04 uc06", "sowers": "uc07"}})
    play(match, "manoeuvre uc04", "stop")
    assert (asked(match), house_asked(match)) == ("turn", "sowers")


@covers("CN-403")
def test_nobody_passes_with_a_card_in_hand() -> None:
    match = situation(*THREE, cards={"hands": {"ash": "uc04"}})
    assert options(match) == {"manoeuvre uc04", "place uc04 explorer", "place uc04 pilgrim", "place uc04 warrior"}
    with pytest.raises(Illegal):
        play(match, "pass")


@covers("CN-403", "CN-405")
def test_whoever_has_no_card_left_is_skipped_while_the_others_go_on() -> None:
    match = situation(*THREE, cards={"hands": {"ash": "uc01", "engineers": "", "sowers": "uc02 uc03 uc04"}})
    assert turns(match) == ["ash", "sowers", "sowers", "sowers"]


@covers("CN-404")
def test_the_season_ends_with_the_last_card() -> None:
    match = situation(*THREE, cards={"hands": {"ash": "uc01", "sowers": "uc02"}}, earth={"ash": "r1_mine", "sowers": "r1_mine"})
    play(match, "manoeuvre uc01", "stop")
    assert of(match).season == "kindling"
    play(match, "manoeuvre uc02", "stop")
    assert (of(match).season, asked(match)) == ("war", "commit")


@covers("CN-406")
def test_whoever_cannot_pay_must_manoeuvre() -> None:
    match = situation(*THREE, wax={"ash": 0}, cards={"hands": {"ash": "uc01 uc02"}})
    assert options(match) == {"manoeuvre uc01", "manoeuvre uc02"}


@covers("CN-406")
def test_whoever_has_no_free_slot_must_manoeuvre() -> None:
    match = situation(*THREE, wax={"ash": 9}, cards={"hands": {"ash": "uc01 uc02"}}, candles=FULL_BOARD)
    assert options(match) == {"manoeuvre uc01", "manoeuvre uc02"}


@covers("CN-407")
def test_kindling_leaves_the_turn_order_as_it_is() -> None:
    match = situation(*THREE, track="sowers ash engineers", cards={"hands": {"ash": "uc01 uc04", "sowers": "uc02"}})
    play(match, "manoeuvre uc02", "stop", "place uc04 warrior")
    pass_to(match, "turn")
    assert order(match) == ["sowers", "ash", "engineers"] and told(match, "track-changed") == []


@covers("CN-408")
def test_a_placement_keeps_the_size_of_the_hand_and_a_manoeuvre_lowers_it() -> None:
    match = situation(*THREE, cards={"hands": {"ash": "uc04 uc06"}})
    play(match, "place uc04 warrior")
    assert len(held(match, "ash")) == 2
    play(match, "manoeuvre uc06", "stop")
    assert len(held(match, "ash")) == 1


@covers("CN-408")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_makes_three_four_and_five_manoeuvres_and_at_most_three_placements_a_year(seats: int) -> None:
    manoeuvres: Counter[tuple[int, str]] = Counter()
    placements: Counter[tuple[int, str]] = Counter()
    year = 0
    match = at_random(seats, seed=seats)
    for each in match.events:
        event, kind = each.event, type(each.event).__name__
        if kind == "YearBegan":
            year = event.year
        if kind == "CardSpent":
            manoeuvres[year, event.house] += 1
        if kind == "CandlePlaced":
            placements[year, event.house] += 1
    assert manoeuvres == {(year, house): year + 2 for year in (1, 2, 3) for house in of(match).houses}
    assert placements and max(placements.values()) <= 3
