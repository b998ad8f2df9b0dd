"""Chapter 6.2: energy."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.situations import asked, of, options, play, situation, told

FIVE_HUMANS = "sam H0, tom C0, max H0, bob C0, carl H0, mina C0, lance H0, julie C0, earl H0, mandy C0"


@covers("IB-121")
def test_a_player_has_ten_cubes_in_all() -> None:
    assert GAME.content.energy_cap == 10
    match = situation(FIVE_HUMANS, energy=(9, 5))
    assert of(play(match, "rest")).energy == [10, 5]


@covers("IB-122")
@pytest.mark.parametrize(("before", "after"), [(4, 9), (5, 10), (6, 10), (10, 10)])
def test_energy_never_rises_above_10(before: int, after: int) -> None:
    assert of(play(situation(FIVE_HUMANS, energy=(before, 5)), "rest")).energy[CITY] == after


@covers("IB-122")
@pytest.mark.parametrize("energy", [0, 1, 2, 3])
def test_energy_never_falls_below_0(energy: int) -> None:
    match = situation("sam C2", phase="activity", hands=("radio", ""), energy=(energy, 5))
    play(match, "pass", "use")
    if energy:
        play(match, "energy")
    assert of(match).energy[CITY] == 0


@covers("IB-123")
def test_energy_that_was_paid_or_lost_can_be_gained_again() -> None:
    match = situation(FIVE_HUMANS, energy=(10, 5), hands=("granola_bar", ""))
    play(match, "play granola_bar sam token", "activate")  # 2 of the 10 paid leave room for 2 of the 4
    assert of(match).energy[CITY] == 10 and told(match, "energy-gained") == [("city", 2, 4)]


@covers("IB-123")
def test_what_the_city_loses_the_creature_does_not_get() -> None:
    match = situation("sam C2", phase="activity", energy=(5, 5))
    play(match, "pass", "use", "energy")
    assert of(match).energy == [2, 5]


@covers("IB-124")
@pytest.mark.parametrize(("before", "gained"), [(5, 2), (7, 2), (8, 2), (9, 1)])
def test_a_gain_gives_the_cubes_that_are_left(before: int, gained: int) -> None:
    match = situation(active="creature", knowledge=(0, 1), energy=(5, before))
    play(match, "knowledge creature_k1")
    assert of(match).energy == [5, before + gained]
    assert told(match, "energy-gained") == [("creature", gained, 2)]


@covers("IB-125")
@pytest.mark.parametrize(("card", "cost"), [("night_watch", 1), ("granola_bar", 2), ("evacuation", 3)])
def test_a_cost_is_paid_in_full(card: str, cost: int) -> None:
    match = situation("natalie H1, tom H2", marker="tom", hands=(card, ""), energy=(cost, 5), direction=-1)
    play(match, f"play {card} tom token", "activate")
    assert told(match, "card-activated") == [("city", card, cost)]


@covers("IB-125")
@pytest.mark.parametrize(("card", "cost"), [("night_watch", 1), ("granola_bar", 2), ("evacuation", 3)])
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all(card: str, cost: int) -> None:
    match = situation("natalie H0", hands=(card, ""), energy=(cost - 1, 5))
    play(match, f"play {card} bob token")
    assert asked(match) == "action" and of(match).energy == [cost - 1, 5] and of(match).turn == 2


@covers("IB-125")
def test_a_raise_takes_all_of_its_price() -> None:
    match = situation("sam H1", phase="activity", knowledge=(2, 0), energy=(3, 5))
    assert options(match) == {"raise", "pass"}
    assert of(play(match, "raise")).energy == [0, 5]
    assert asked(situation("sam H1", phase="activity", knowledge=(2, 0), energy=(2, 5))) == "action"


@covers("IB-126")
@pytest.mark.parametrize("energy", [(0, 0), (0, 10), (3, 8)])
def test_what_one_side_gains_the_other_does_not_lose(energy: tuple[int, int]) -> None:
    match = situation("richard C2", phase="activity", equipment="shotgun", shotgun="tom", energy=energy)
    if asked(match) == "raise":
        play(match, "pass")
    play(match, "use")  # the cubes that the City paid stay its own
    assert of(match).energy == [energy[CITY], min(10, energy[CREATURE] + 4)]
