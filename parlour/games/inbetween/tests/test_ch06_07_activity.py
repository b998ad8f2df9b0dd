"""6.7: the activity phase."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.situations import (
    asked,
    end_turn,
    facts_asked,
    held,
    of,
    options,
    outcome,
    pass_to,
    play,
    side_asked,
    situation,
    state,
    told,
)

BOTH = ("city", "creature")
PRICES = [1, 2, 3, 4, 5, 6]


@covers("IB-701")
def test_the_active_character_is_the_one_that_is_marked_when_the_phase_starts() -> None:
    match = situation("carl C0, scott H2", hands=("night_watch", ""), marker="carl")
    play(match, "play night_watch carl back", "activate")
    assert asked(match) == "raise" and facts_asked(match)["character"] == "scott"


@covers("IB-701", "IB-712")
def test_the_active_character_keeps_its_role_when_the_marker_moves_on() -> None:
    match = situation("jerem H2, sam H3, lance C4", phase="activity")
    assert facts_asked(match)["character"] == "jerem"
    play(match, "raise")
    assert asked(match) == "use" and facts_asked(match)["character"] == "jerem"
    play(match, "use", "step 1")
    assert of(match).turn == 2 and of(match).marker == "lance"  # Sam, then marked, gave nothing


@covers("IB-702")
@pytest.mark.parametrize("active", BOTH)
@pytest.mark.parametrize(("rung", "side"), [("H1", "city"), ("H4", "city"), ("C1", "creature"), ("C4", "creature")])
def test_the_player_of_the_characters_world_decides_whoevers_turn_it_is(active: str, rung: str, side: str) -> None:
    match = situation(f"sam {rung}", active=active, phase="activity")
    assert (side_asked(match), asked(match)) == (side, "raise")
    play(match, "raise")
    assert of(match).knowledge == ([1, 0] if side == "city" else [0, 1])
    assert of(match).energy == ([4, 5] if side == "city" else [5, 4])


@covers("IB-702")
def test_a_character_that_was_turned_in_the_action_serves_its_new_side() -> None:
    match = situation("jerem C0", hands=("sheriffs_patrol", ""))
    play(match, "play sheriffs_patrol jerem back", "activate", "deepen jerem 1")
    assert (asked(match), side_asked(match), state(match, "jerem")) == ("raise", "city", "H1")


@covers("IB-703")
@pytest.mark.parametrize("active", BOTH)
@pytest.mark.parametrize("rung", ["H0", "C0"])
def test_a_borderline_character_serves_nobody(active: str, rung: str) -> None:
    match = situation(f"sam {rung}", active=active, phase="activity", energy=(10, 10))
    assert of(match).turn == 2 and asked(match) == "action"


@covers("IB-704")
@pytest.mark.parametrize("level", range(6))
@pytest.mark.parametrize(("rung", "seat"), [("H1", CITY), ("H2", CITY), ("C3", CREATURE), ("C4", CREATURE)])
def test_one_level_may_be_bought_for_its_price(level: int, rung: str, seat: int) -> None:
    match = situation(f"sam {rung}", phase="activity", energy=(9, 9), knowledge=(level, level), spent=(True, True))
    assert asked(match) == "raise" and facts_asked(match) == {"level": level + 1, "price": PRICES[level], "character": "sam"}
    play(match, "raise")
    assert of(match).knowledge[seat] == level + 1 and of(match).energy[seat] == 9 - PRICES[level]
    assert of(match).knowledge[1 - seat] == level and of(match).energy[1 - seat] == 9


@covers("IB-704", "IB-125")
@pytest.mark.parametrize("level", range(6))
def test_a_raise_that_cannot_be_paid_is_not_offered(level: int) -> None:
    match = situation("sam C1", phase="activity", energy=(9, level), knowledge=(0, level), spent=(True, True))
    assert asked(match) == "action"
    rich = situation("sam C1", phase="activity", energy=(9, level + 1), knowledge=(0, level), spent=(True, True))
    assert asked(rich) == "raise"


@covers("IB-705")
def test_no_second_raise_is_offered() -> None:
    match = situation("sam H3", phase="activity", energy=(10, 5))
    play(match, "raise")
    assert asked(match) == "use"
    play(match, "pass")
    assert of(match).turn == 2 and of(match).knowledge == [1, 0] and len(told(match, "knowledge-raised")) == 1


@covers("IB-706")
@pytest.mark.parametrize(
    ("rung", "usable"),
    [("H1", False), ("H2", True), ("H3", True), ("H4", True), ("C1", False), ("C2", True), ("C3", True), ("C4", True)],
)
def test_the_effect_may_be_used_from_the_second_box_on(rung: str, usable: bool) -> None:
    match = situation(f"lance {rung}, tom H0", phase="activity", hands=("family_dinner", ""))
    play(match, "pass")
    assert (asked(match) == "use") is usable
    if usable:
        assert side_asked(match) == ("city" if rung[0] == "H" else "creature")
        effect = "h_play" if rung[0] == "H" else "c_lance"
        assert facts_asked(match) == {"character": "lance", "effect": effect, "void": (), "voids": 0}


@covers("IB-707")
def test_an_effect_costs_nothing() -> None:
    match = situation("julie C2", phase="activity", energy=(0, 0))
    play(match, "use")
    assert len(held(match, "creature")) == 2 and of(match).energy == [0, 0]


@covers("IB-707")
def test_an_effect_that_names_a_cost_is_paid_for() -> None:
    match = situation("maggie C2", phase="activity", knowledge=(0, 3), energy=(0, 3), spent=(True, True))
    play(match, "use")
    assert of(match).energy == [0, 1] and of(match).knowledge == [0, 4]


@covers("IB-708")
def test_the_raise_comes_before_the_effect_and_cannot_be_paid_from_it() -> None:
    match = situation("sam H2", phase="activity", energy=(0, 5))
    assert asked(match) == "use"
    play(match, "use")
    assert of(match).energy[CITY] == 2 and of(match).turn == 2 and of(match).knowledge == [0, 0]


@covers("IB-708")
@pytest.mark.parametrize("raising", ["raise", "pass"])
@pytest.mark.parametrize("using", ["use", "pass"])
def test_the_raise_and_the_effect_do_not_depend_on_each_other(raising: str, using: str) -> None:
    match = situation("lance C2", phase="activity")
    play(match, raising)
    assert asked(match) == "use"
    play(match, using)
    assert of(match).knowledge[CREATURE] == (raising == "raise")
    assert of(match).energy[CREATURE] == 5 - (raising == "raise") + 3 * (using == "use")


@covers("IB-709")
@pytest.mark.parametrize("rung", ["H4", "C4"])
def test_both_parts_may_be_declined(rung: str) -> None:
    match = situation(f"sam {rung}", phase="activity", hands=("camera", ""))
    assert options(match) == {"raise", "pass"}
    play(match, "pass")
    assert options(match) == {"use", "pass"}
    play(match, "pass")
    assert of(match).turn == 2 and of(match).knowledge == [0, 0] and of(match).energy == [5, 5]


@covers("IB-710")
@pytest.mark.parametrize("active", BOTH)
def test_the_radio_calls_a_guarded_neighbour_of_the_marked_character(active: str) -> None:
    circle = "sam H2, tom C0, scott H4, max H2"
    match = situation(circle, active=active, phase="activity", marker="tom", equipment="radio", energy=(2, 5))
    assert (asked(match), side_asked(match), facts_asked(match)) == ("radio", "city", {"price": 2})
    assert options(match) == {"use sam", "use scott", "pass"}
    play(match, "use scott")
    assert of(match).energy[CITY] == 2 and len(held(match, "city")) == 1 and of(match).turn == 2


@covers("IB-710")
@pytest.mark.parametrize(
    ("circle", "energy", "equipment"),
    [
        ("sam H2, tom C0, scott H2", 1, "radio"),
        ("sam H1, tom C0, scott C2", 9, "radio"),
        ("sam H2, tom C0, scott H2", 9, ""),
    ],
    ids=["too poor", "nobody guarded beside", "no Radio"],
)
def test_without_energy_or_a_guarded_neighbour_the_radio_is_silent(circle: str, energy: int, equipment: str) -> None:
    match = situation(circle, phase="activity", marker="tom", equipment=equipment, energy=(energy, 5))
    assert of(match).turn == 2


@covers("IB-710")
def test_the_radio_is_used_once_a_phase_and_after_the_effect() -> None:
    match = situation("sam H2, lance C2, scott H2", phase="activity", marker="lance", equipment="radio", energy=(10, 0))
    assert asked(match) == "use"
    play(match, "use")
    assert asked(match) == "radio"
    play(match, "use sam")
    assert of(match).turn == 2 and len(told(match, "radio-used")) == 1


@covers("IB-710", "IB-712")
def test_the_radio_calls_neighbours_of_the_character_that_is_marked_by_then() -> None:
    circle = "jerem H2, sam H0, scott H2, max H0, earl H2"
    match = situation(circle, phase="activity", equipment="radio", energy=(2, 0), knowledge=(5, 0), spent=(True, True))
    play(match, "use", "step 1")
    assert options(match) == {"use jerem", "use scott", "pass"}


@covers("IB-711")
@pytest.mark.parametrize(("rung", "seat"), [("H1", CITY), ("C1", CREATURE)])
def test_a_spent_marker_still_rises(rung: str, seat: int) -> None:
    match = situation(f"sam {rung}", phase="activity", knowledge=(2, 2), spent=(True, True))
    play(match, "raise")
    assert of(match).knowledge[seat] == 3 and of(match).spent == [True, True]


@covers("IB-712", "IB-803")
def test_a_marker_that_moves_in_the_phase_still_makes_its_own_step_afterwards() -> None:
    match = situation("jerem H2, sam H2, tom C2, max H2", phase="activity", energy=(0, 0))
    play(match, "use", "step 2")
    assert of(match).turn == 2 and of(match).marker == "max"
    assert [event.character for event in told(match, "marker-moved")] == ["sam", "tom", "max"]


@covers("IB-713")
def test_a_copied_effect_measures_neighbours_from_its_own_character() -> None:
    circle = "earl C2, sam H1, natalie C2, max H1, tom C1"
    match = situation(circle, phase="activity", energy=(0, 0))
    play(match, "use")
    assert options(match) == {"shift sam deeper", "shift sam back", "shift max deeper", "shift max back"}


@covers("IB-713")
def test_a_character_called_by_roll_call_pulls_its_own_neighbour() -> None:
    circle = "tom C1, sam H0, bob H2, max C1, lance H0"
    match = situation(circle, hands=("roll_call", ""), marker="tom", energy=(5, 0))
    play(match, "play roll_call bob token", "activate")
    assert options(match) == {"shift max deeper", "shift max back"}


@covers("IB-713")
def test_a_character_called_by_radio_pulls_its_own_neighbour() -> None:
    circle = "lance C0, sam H0, bob H2, max C1, tom C1"
    match = situation(circle, phase="activity", marker="sam", equipment="radio", energy=(2, 0))
    play(match, "use bob")
    assert options(match) == {"shift max deeper", "shift max back"}


@covers("IB-713")
def test_a_copied_effect_is_used_as_by_its_own_character() -> None:
    match = situation("earl C2, sam H0, maggie C3", phase="activity", energy=(0, 3), knowledge=(0, 5), spent=(True, True))
    play(match, "use")
    assert outcome(match) == ("creature", "knowledge")
    (used, copied) = told(match, "effect-used")
    assert (used.character, copied.character) == ("earl", "maggie")


@covers("IB-713")
def test_earl_copies_another_terrified_or_devoured_character_and_not_himself() -> None:
    circle = "earl C3, lance C1, julie C2, scott C3, jerem C4, sam H4, mandy C0"
    match = situation(circle, phase="activity", energy=(0, 0))
    play(match, "use")
    assert options(match) == {"use julie", "use scott", "use jerem"}


@covers("IB-714")
def test_roll_call_gives_no_raise() -> None:
    match = situation("tom H0, sam H2", hands=("roll_call", ""), marker="tom", energy=(10, 5))
    play(match, "play roll_call bob token", "activate")
    assert of(match).energy[CITY] == 10 and of(match).turn == 2 and of(match).knowledge == [0, 0]


@covers("IB-714")
def test_a_call_by_radio_gives_no_raise() -> None:
    match = situation("tom C0, sam H2", phase="activity", equipment="radio", energy=(10, 5))
    play(match, "use sam")
    assert of(match).turn == 2 and of(match).knowledge == [0, 0]


@covers("IB-714", "IB-705")
def test_a_copy_by_earl_gives_no_second_raise() -> None:
    match = situation("earl C2, sam H0, lance C2", phase="activity", energy=(5, 5))
    play(match, "raise", "use")
    assert of(match).energy == [5, 7] and of(match).turn == 2 and of(match).knowledge == [0, 1]


@covers("IB-706", "IB-109")
def test_the_human_effect_is_not_asked_about_when_it_would_change_nothing() -> None:
    circle = "bob H2, sam H0, tom C1, max C1, lance C1, {}"
    void = situation(circle.format("carl H0"), only=True, phase="activity", energy=(0, 5))
    assert asked(void) == "action"
    useful = situation(circle.format("carl C0"), only=True, phase="activity", energy=(0, 5))
    assert asked(useful) == "use"


@covers("IB-706")
def test_the_effect_is_judged_by_the_depth_at_its_own_step() -> None:
    match = situation("julie C1, sam H0", active="creature", hands=("", "rampage"), marker="julie")
    play(match, "play rampage julie deeper", "pass")
    assert asked(match) == "raise"
    play(pass_to(match, "use"), "use")
    assert len(held(match, "creature")) == 2
    assert of(end_turn(match)).turn == 3
