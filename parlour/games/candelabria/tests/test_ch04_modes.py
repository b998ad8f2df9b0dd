"""Chapters 4.3 and 4.4: the set-up for two players and of the modules."""

from collections.abc import Iterable

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT, discoveries, withering
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    cubes,
    held,
    of,
    options,
    order,
    pass_to,
    play,
    play_out,
    reserve_of,
    started,
    told,
)
from parlour.kernel import Illegal, Match

NORTH, SOUTH = {"engineers", "sowers"}, {"ash", "coven"}
CURSE_UPGRADES = {"u06", "u09", "u19", "u26"}
CURSE_MISSIONS = {"my01", "my02", "my03", "mh03", "mh04"}


def leading(houses: Iterable[str]) -> set[str]:
    return {f"lead {house}" for house in houses}


def two(first: str = "coven", second: str = "engineers", **chosen: str) -> Match:
    """A new match of two: who picks first, and what the other picks."""
    return play(started(2, seed=1, **chosen), f"lead {first}", f"lead {second}")


def dealt(seats: int, seed: int = 1, **chosen: str) -> Match:
    """A new match with missions, at the question which of two to keep."""
    match = started(seats, seed=seed, missions="on", **chosen)
    while asked(match) != "mission":
        play(match, sorted(options(match))[0])
    return match


@covers("CN-231")
def test_two_play_on_the_small_side() -> None:
    realm = of(two())
    assert realm.side == "small" and realm.map.opposite == ((2, 3), (4, 8))


@covers("CN-232")
def test_the_first_of_two_picks_among_the_four_start_regions() -> None:
    match = started(2)
    assert options(match) == leading({*NORTH, *SOUTH})


@covers("CN-232")
def test_chance_says_which_of_two_picks_first() -> None:
    assert {next(iter(started(2, seed=seed).pending)) for seed in range(12)} == {0, 1}


@covers("CN-231", "CN-233")
@pytest.mark.parametrize(("first", "others"), [("ash", NORTH), ("coven", NORTH), ("engineers", SOUTH), ("sowers", SOUTH)])
def test_the_second_of_two_picks_on_the_opposite_side(first: str, others: set[str]) -> None:
    match = started(2)
    (picker,) = match.pending
    play(match, f"lead {first}")
    assert options(match) == leading(others) and list(match.pending) == [1 - picker]


@covers("CN-234")
def test_the_turn_values_and_not_the_pick_decide_who_is_first() -> None:
    assert order(two("coven", "engineers")) == ["engineers", "coven"]
    assert order(two("sowers", "ash")) == ["ash", "sowers"]


@covers("CN-235")
def test_two_use_seven_curses_in_piles_of_three_two_and_two() -> None:
    match = play_out(two())
    curses, came = told(match, "curse-appeared"), told(match, "house-candle-came")
    assert sorted(each.region for each in curses) == [1, 2, 3, 4, 5, 7, 8]
    assert sorted(each.card for each in came) == ["hc_cov_4", "hc_cov_5", "hc_eng_4", "hc_eng_5"]
    kinds = [type(each.event).__name__ for each in match.events]
    assert (
        "".join([kind[0] for kind in kinds if kind in ("CurseAppeared", "HouseCandleCame")]) == "CCC" + "HH" + "CC" + "HH" + "CC"
    )


@covers("CN-236", "CN-251")
def test_two_play_with_all_upgrades_in_nine_stacks() -> None:
    realm = of(two())
    assert realm.no_upgrades == ()
    assert [len(realm.stacks[stack]) + len(realm.tops[stack]) for stack in range(9)] == [4] * 9


@covers("CN-252", "CN-236")
def test_by_a_house_rule_two_play_without_the_upgrades_of_curses_in_eight_stacks() -> None:
    realm = of(two(curseless="on"))
    assert {*realm.no_upgrades} == CURSE_UPGRADES
    assert [len(realm.stacks[stack]) + len(realm.tops[stack]) for stack in range(9)] == [4] * 8 + [0]


@covers("CN-237")
def test_everything_else_is_set_up_for_two_as_for_more() -> None:
    match = two()
    assert held(match, "coven") == ["hc_cov_1", "hc_cov_2", "hc_cov_3"]
    assert held(match, "coven", "owned") == ["ht_cov_1", "ht_cov_2", "ht_cov_3"]
    assert cubes(match, "coven") == (2, 2) and reserve_of(match, "coven") == 22 and castle(match, "coven") == "r4_tavern"
    assert of(match).temples == {4: ("white",)} and len(of(match).tactics_display) == 6


@covers("CN-241")
def test_of_two_missions_one_is_kept_secret_and_the_other_lies_open() -> None:
    match = dealt(3)
    (seat,) = match.pending
    first, second = of(match).personal[seat]
    assert options(match) == {f"keep {first}", f"keep {second}"}
    play(match, f"keep {second}")
    assert of(match).personal[seat] == (second,) and of(match).common == (first,)
    assert match.view((seat + 1) % 3)["table"]["personal"][str(seat)] == [None]


@covers("CN-241")
@pytest.mark.parametrize("seats", [3, 5])
def test_everybody_keeps_one_mission_and_gives_one(seats: int) -> None:
    realm = of(pass_to(dealt(seats), "turn"))
    assert [len(cards) for cards in realm.personal.values()] == [1] * seats and len(realm.common) == seats


@covers("CN-241")
def test_missions_are_dealt_from_all_24() -> None:
    assert {card for seed in range(30) for pair in of(dealt(5, seed)).personal.values() for card in pair} == set(CONTENT.missions)


@covers("CN-242")
@pytest.mark.parametrize(("curseless", "out"), [("off", set()), ("on", CURSE_MISSIONS)])
def test_two_play_with_all_missions_or_by_a_house_rule_without_those_about_controlled_curses(
    curseless: str, out: set[str]
) -> None:
    found = {card for seed in range(40) for pair in of(dealt(2, seed, curseless=curseless)).personal.values() for card in pair}
    assert found == set(CONTENT.missions) - out
    assert {*of(dealt(2, curseless=curseless)).no_missions} == out


@covers("CN-251")
def test_house_rules_are_off_unless_asked_for_and_for_two_alone() -> None:
    rules = {name: option for name, option in GAME.options.items() if option.house}
    assert {name: (option.default, option.rule) for name, option in rules.items()} == {
        "curseless": ("off", "CN-252"),
        "apart": ("off", "CN-253"),
    }
    assert [of(two()).curseless, of(two()).apart, of(two(curseless="on")).curseless, of(two(apart="on")).apart] == [0, 0, 1, 1]
    for name, option in rules.items():
        with pytest.raises(Illegal, match=option.rule):
            GAME.terms(3, {name: "on"})


@covers("CN-243")
def test_the_16_withering_cards_lie_face_down_in_a_shuffled_deck() -> None:
    match = started(3, withering="on")
    assert sorted(of(match).withering_deck) == sorted(withering.DECK) and len(withering.DECK) == 16
    assert of(match).withering_deck != of(started(3, withering="on", seed=2)).withering_deck
    assert match.view(0)["table"]["withering_deck"] == [None] * 16


@covers("CN-244")
def test_the_12_discovery_tokens_are_shuffled_face_down() -> None:
    match = started(4, sixth="on", discovery="on", houses="choice")
    for house in ("ash", "coven", "sowers", "knights"):
        play(match, f"lead {house}")
    realm = of(match)
    hidden = [token for tokens in realm.hidden.values() for token in tokens]
    assert sorted([*realm.tokens, *hidden]) == sorted(discoveries.TOKENS) and len(discoveries.TOKENS) == 12
    assert match.view(0)["table"]["tokens"] == [None] * 9
    others = [of(started(4, sixth="on", discovery="on", seed=seed)).tokens for seed in range(4)]
    assert len(set(others)) == 4


@covers("CN-246")
def test_missions_withering_and_the_sixth_house_go_together() -> None:
    match = pass_to(started(6, missions="on", withering="on", sixth="on", discovery="on"), "turn")
    realm = of(match)
    assert realm.missions and realm.withering and realm.discovery and "chimera" in realm.houses


@covers("CN-246")
def test_two_cannot_play_with_withering() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.terms(2, {"withering": "on"})
    assert refused.value.rule == "CN-246"
