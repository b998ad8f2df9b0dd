"""6.23: the sixth House, the Dynasty of the Chimera."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.tests.scenes import battle, commit, gains
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    facts_asked,
    held,
    lit,
    manoeuvring,
    of,
    options,
    order,
    pass_season,
    pass_to,
    play,
    play_out,
    situation,
    started,
    told,
)
from parlour.kernel import Illegal, Match

HOUSES = ("chimera", "ash", "coven", "sowers")
SIX = ("ash", "engineers", "sowers", "coven", "knights", "chimera")


def borrowing(candle: str, where: str, **more: Any) -> Match:
    """The Chimera manoeuvres with one candle."""
    return manoeuvring("chimera", *HOUSES, candles={candle: where}, **more)


def reached(match: Match, *words: str) -> set[str]:
    """Where an action with these first words leads."""
    head = f"{' '.join(words)} "
    return {each.removeprefix(head) for each in options(match) if each.startswith(head)}


@covers("CN-1401", "CN-204", "CN-203")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_module_lets_the_chimera_play_with_four_to_six(seats: int) -> None:
    match = started(seats, houses="choice", sixth="on")
    assert of(match).side == "large" and "lead chimera" in options(match)


@covers("CN-1401")
@pytest.mark.parametrize("seats", [4, 5])
def test_without_the_module_the_chimera_does_not_play(seats: int) -> None:
    assert "lead chimera" not in options(started(seats, houses="choice"))


@covers("CN-1401")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_module_is_for_four_or_more(seats: int) -> None:
    with pytest.raises(Illegal):
        GAME.terms(seats, {"sixth": "on"})


@covers("CN-1401", "CN-1421")
@pytest.mark.parametrize("seed", range(3))
def test_with_six_all_six_houses_play(seed: int) -> None:
    assert sorted(of(started(6, seed=seed, sixth="on")).houses) == sorted(SIX)


@covers("CN-204", "CN-R104")
def test_with_six_the_module_need_not_be_asked_for() -> None:
    assert "chimera" in of(started(6)).houses


@covers("CN-1402", "CN-226")
def test_the_chimera_is_first_and_starts_in_region_seven() -> None:
    match = pass_to(started(6, seed=2, sixth="on"), "turn")
    assert order(match) == ["chimera", "ash", "engineers", "sowers", "coven", "knights"]
    assert castle(match, "chimera") == "r7_tavern" and lit(match, "chimera") == {"r7_tavern", "r7_mine", "r7_portal"}


@covers("CN-1411", "ability:chimera_1")
def test_a_candle_may_borrow_the_jump_of_an_explorer() -> None:
    match = borrowing("chimera_warrior", "r8_mine")
    near = of(match).map.near
    jumps = {far for mid in near["r8_mine"] for far in near[mid]} | set(near["r8_mine"])
    assert reached(match, "borrow", "warrior", "explorer") == jumps - {"r8_mine"}
    assert reached(match, "move", "warrior") == set(near["r8_mine"])


@covers("CN-1411", "ability:chimera_1")
def test_a_candle_may_borrow_the_symbol_step_of_a_pilgrim() -> None:
    match = borrowing("chimera_explorer", "r8_forge")
    near = of(match).map.near
    forges = set(of(match).map.symbols["forge"])
    assert reached(match, "borrow", "explorer", "pilgrim") == (forges | set(near["r8_forge"])) - {"r8_forge"}, "and no jump"


@covers("CN-1411", "ability:chimera_1")
def test_a_candle_may_borrow_the_push_of_a_warrior_in_place_of_its_own_power() -> None:
    match = manoeuvring("chimera", *HOUSES, candles={"chimera_pilgrim": "r8_forge", "ash_pilgrim": "r8_mine"})
    assert "borrow pilgrim warrior r1_forge" not in options(match), "no symbol step then"
    play(match, "borrow pilgrim warrior r8_mine")
    assert asked(match) == "push" and "push ash_pilgrim r8_barracks" in options(match)


@covers("CN-1411")
def test_a_warrior_who_borrows_pushes_nobody() -> None:
    match = manoeuvring("chimera", *HOUSES, candles={"chimera_warrior": "r8_forge", "ash_pilgrim": "r8_mine"})
    play(match, "borrow warrior explorer r8_mine")
    assert asked(match) == "mine"
    match = manoeuvring("chimera", *HOUSES, candles={"chimera_warrior": "r8_forge", "ash_pilgrim": "r8_mine"})
    assert asked(play(match, "move warrior r8_mine")) == "push"


@covers("CN-1411")
def test_a_power_is_borrowed_once_in_a_manoeuvre() -> None:
    candles = {"chimera_warrior": "r8_mine", "chimera_pilgrim": "r8_forge"}
    match = manoeuvring("chimera", *HOUSES, candles=candles, earth={"chimera": "r8_barracks"})
    assert {each.split()[1] for each in options(match) if each.startswith("borrow")} == {"warrior", "pilgrim"}
    play(match, "borrow warrior explorer r8_barracks")
    assert facts_asked(match) == {"moves": 1, "burns": 1}
    assert not [each for each in options(match) if each.startswith("borrow")]


@covers("CN-1411")
def test_the_next_manoeuvre_may_borrow_again() -> None:
    cards = {"hands": {"chimera": "uc04 uc06"}}
    match = situation(*HOUSES, cards=cards, candles={"chimera_warrior": "r8_mine"}, earth={"chimera": "r8_barracks"})
    play(match, "manoeuvre uc04", "borrow warrior explorer r8_barracks", "stop", "manoeuvre uc06")
    assert reached(match, "borrow", "warrior", "explorer")


@covers("CN-1411")
def test_others_borrow_nothing() -> None:
    match = manoeuvring("ash", *HOUSES, candles={"ash_warrior": "r8_mine"})
    assert not [each for each in options(match) if each.startswith("borrow")]


@covers("CN-1412")
def test_upgrades_of_the_borrowed_role_apply() -> None:
    longer = borrowing("chimera_warrior", "r8_mine", cards={"built": {"chimera": "u01"}})
    shorter = borrowing("chimera_warrior", "r8_mine")
    assert reached(longer, "borrow", "warrior", "explorer") > reached(shorter, "borrow", "warrior", "explorer")
    candles = {"chimera_pilgrim": "r8_forge", "ash_pilgrim": "r8_mine"}
    match = manoeuvring("chimera", *HOUSES, candles=candles, cards={"built": {"chimera": "u02"}})
    play(match, "borrow pilgrim warrior r8_mine")
    assert "push ash_pilgrim r6_curse" in options(match), "two steps"


@covers("CN-1413", "ability:chimera_2")
@pytest.mark.parametrize(("year", "count"), [(1, 1), (2, 2), (3, 2)])
def test_from_the_second_year_on_the_chimera_counts_one_more_portal(year: int, count: int) -> None:
    match = manoeuvring("chimera", *HOUSES, year=year)
    play(match, "move castle r7_portal")
    assert asked(match) == "portal" and facts_asked(match) == {"left": count}


@covers("CN-1414", "ability:chimera_3")
def test_at_the_end_the_chimera_scores_two_for_each_portal_it_controls() -> None:
    castles, earth = {"chimera": "r1_portal"}, {"chimera": "r1_portal r4_portal"}
    match = situation(
        *HOUSES, phase="war", year=3, battles=(), castles=castles, earth=earth, candles={"chimera_warrior": "r9_portal"}
    )
    assert gains(play_out(match), "chimera") == [("chimera_3", 4)]


@covers("CN-1415")
def test_the_chimera_has_cards_of_its_own() -> None:
    match = pass_to(started(6, seed=2, sixth="on"), "turn")
    assert held(match, "chimera") == ["hc_chi_1", "hc_chi_2", "hc_chi_3"]
    assert held(match, "chimera", "owned") == ["ht_chi_1", "ht_chi_2", "ht_chi_3"]


@covers("CN-1415", "CN-933")
def test_the_weak_actions_of_the_chimera_steal_and_score() -> None:
    match = commit(battle(5, *HOUSES, earth={"chimera": "r5_mine", "ash": "r5_forge"}))
    play(match, "slot 1")
    assert asked(match) == "steal" and facts_asked(match)["source"] == "weak-chimera"
    play(match, "steal ash wax")
    assert gains(match, "chimera")[0] == ("weak-chimera", 1)


@covers("CN-1421", "CN-201", "CN-301")
def test_six_play_as_four_or_five_do() -> None:
    match = pass_to(started(6, seed=2, sixth="on"), "turn")
    assert of(match).side == "large" and len(of(match).curses) == len(of(match).struck) == 3
    hands = [len(cards) for cards in of(match).hands.values()]
    assert hands == [3] * 6 and [sum(each) for each in (of(match).wax, of(match).gold)] == [12, 12]
    pass_season(match)
    assert len({each.house for each in told(match, "card-spent")}) == 6
