"""Section 11.4: the City cards with the symbol home."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.inbetween.tests.situations import asked, end_turn, held, of, options, pass_to, play, situation, state, told
from parlour.games.inbetween.tests.using import activated, played, would_change

DOG: dict[str, Any] = {"equipment": "guard_dog"}
MARKED_BY_ALL = "bob H1, carl C1, earl H1, jamie C1, jerem H1, julie C1"


@covers("card:evacuation", "IB-CC-01")
def test_an_evacuation_may_remove_borderline_characters_of_either_world_only() -> None:
    match = activated("evacuation", "sam H1, bob C1, tom C0, max H0, mina H4, carl C4", only=True, marker="sam")
    assert options(match) == {"remove tom", "remove max"}


@covers("card:evacuation", "IB-CC-01")
def test_an_evacuated_character_leaves_the_game() -> None:
    match = play(activated("evacuation", "sam H1, bob C0, tom H1"), "remove bob")
    assert of(match).gone == ("bob",) and of(match).circle[:2] == ("sam", "tom")
    assert told(match, "character-removed") == [("city", "bob")]
    assert (of(match).energy[0], held(match, "city", "discards")) == (2, ["evacuation"])


@covers("card:evacuation", "IB-CC-01")
def test_an_evacuation_without_a_borderline_character_is_void() -> None:
    assert not would_change(played("evacuation", MARKED_BY_ALL, only=True))


@covers("card:evacuation", "IB-CC-01")
def test_an_evacuation_may_remove_a_character_under_the_shotgun() -> None:
    match = activated("evacuation", "sam H1, bob C0", equipment="shotgun", shotgun="bob")
    assert "remove bob" in options(match)


@covers("card:family_dinner", "IB-CC-02")
def test_a_family_dinner_draws_two_cards() -> None:
    match = activated("family_dinner", decks=("camera radio generator", ""))
    assert (held(match, "city"), of(match).energy[0]) == (["camera", "radio"], 4)


@covers("card:family_dinner", "IB-CC-02")
def test_a_family_dinner_makes_do_with_one_card() -> None:
    match = activated("family_dinner", rest="away", discards=("camera", ""))
    assert held(match, "city") == ["camera"]


@covers("card:family_dinner", "IB-CC-02")
def test_a_family_dinner_is_void_without_a_card_to_draw() -> None:
    assert not would_change(played("family_dinner", rest="away"))


@covers("card:neighbourly_help", "IB-CC-03")
def test_neighbourly_help_goes_out_from_a_human_character_with_a_state_marker() -> None:
    circle = "sam H1, bob C0, tom C1, max H0, mina H4, carl C0, earl H2, jamie H0"
    assert options(activated("neighbourly_help", circle, marker="bob")) == {"source sam", "source mina", "source earl"}


@covers("card:neighbourly_help", "IB-CC-03")
def test_neighbourly_help_shifts_the_clockwise_neighbour_first_and_then_the_other() -> None:
    match = activated("neighbourly_help", "bob C0, sam H1, tom C2")
    assert (asked(match), options(match)) == ("neighbour", {"shift tom deeper", "shift tom back", "pass"})
    play(match, "shift tom back")
    assert options(match) == {"shift bob deeper", "shift bob back", "pass"}
    play(match, "shift bob back")
    assert (state(match, "tom"), state(match, "bob"), of(match).energy[0]) == ("C1", "H0", 2)


@covers("card:neighbourly_help", "IB-CC-03")
def test_neighbourly_help_may_leave_one_neighbour_alone_but_not_both() -> None:
    match = play(activated("neighbourly_help", "bob C0, sam H1, tom C2"), "pass")
    assert options(match) == {"shift bob deeper", "shift bob back"}
    match = play(activated("neighbourly_help", "bob C0, sam H1, tom C2"), "shift tom deeper", "pass")
    assert (state(match, "tom"), state(match, "bob")) == ("C3", "C0")


@covers("card:neighbourly_help", "IB-CC-03")
def test_neighbourly_help_reaches_neighbours_just_before_they_are_locked() -> None:
    match = play(
        activated("neighbourly_help", "bob C3, sam H1, tom H3, max H0"), "source sam", "shift tom deeper", "shift bob back"
    )
    assert (state(match, "tom"), state(match, "bob")) == ("H4", "C2")


@covers("card:neighbourly_help", "IB-CC-03")
def test_neighbourly_help_must_shift_the_only_neighbour_that_it_can() -> None:
    match = activated("neighbourly_help", "bob C4, sam H1, tom C2")
    assert options(match) == {"shift tom deeper", "shift tom back"}
    assert asked(play(match, "shift tom back")) != "neighbour"


@covers("card:neighbourly_help", "IB-CC-03")
@pytest.mark.parametrize("circle", ["sam H0, tom C2", "bob C4, sam H1, tom C4"], ids=["no source", "locked neighbours"])
def test_neighbourly_help_is_void_without_anybody_to_help(circle: str) -> None:
    assert not would_change(played("neighbourly_help", circle))


@covers("card:lock_the_doors", "IB-CC-04")
def test_locked_doors_deepen_an_alert_or_guarded_character_by_one_or_two() -> None:
    match = activated("lock_the_doors", "mina C0, sam H1, bob H2, tom H3, carl H4, max C1, earl H0")
    assert options(match) == {"deepen sam 1", "deepen sam 2", "deepen bob 1", "deepen bob 2", "deepen tom 1"}


@covers("card:lock_the_doors", "IB-CC-04")
@pytest.mark.parametrize(("steps", "ends"), [(1, "H3"), (2, "H4")])
def test_behind_locked_doors_a_character_is_safer(steps: int, ends: str) -> None:
    match = play(activated("lock_the_doors", "mina C0, sam H2"), f"deepen sam {steps}")
    assert (state(match, "sam"), of(match).energy[0]) == (ends, 4)


@covers("card:lock_the_doors", "IB-CC-04")
def test_locked_doors_are_void_without_an_alert_or_guarded_character() -> None:
    assert not would_change(played("lock_the_doors", "mina C1, sam H4, tom C3"))


@covers("card:roll_call", "IB-CC-05")
def test_a_roll_call_finds_guarded_and_secured_characters_whose_effect_is_not_void() -> None:
    circle = "mina C0, sam H2, natalie H4, maggie H1, bob H2, earl H0, carl H3, tom C1"  # nobody beside Bob to pull
    assert options(activated("roll_call", circle)) == {"use sam", "use natalie", "use carl"}


@covers("card:roll_call", "IB-CC-05", "IB-714")
def test_who_answers_a_roll_call_uses_the_human_effect_at_once() -> None:
    match = activated("roll_call", "mina C0, sam H2", decks=("camera", ""))
    assert told(match, "effect-used") == [("city", "sam", "h_gain")]
    assert (of(match).energy[0], held(match, "city")) == (5 - 2 + 2, ["camera"])
    assert told(match, "knowledge-raised") == []


@covers("card:roll_call", "IB-CC-05", "IB-713")
def test_neighbours_are_those_of_the_character_who_answers_the_roll_call() -> None:
    match = activated("roll_call", "mina C0, tom C1, bob H2, max C3, earl H0")
    assert options(match) == {"shift tom deeper", "shift tom back", "shift max deeper", "shift max back"}


@covers("card:roll_call", "IB-CC-05")
def test_a_roll_call_that_nobody_answers_is_void() -> None:
    assert not would_change(played("roll_call", "mina C0, sam H1, tom C3"))


@covers("card:generator", "IB-CC-06")
def test_a_generator_gives_two_more_energy_for_a_rest() -> None:
    match = play(situation(equipment="generator", energy=(1, 1)), "rest")
    assert told(match, "energy-gained") == [("city", 7, 7)]


@covers("card:generator", "IB-CC-06")
def test_a_generator_gives_nothing_to_the_creature() -> None:
    match = play(situation(active="creature", equipment="generator", energy=(1, 1)), "rest")
    assert told(match, "energy-gained") == [("creature", 5, 5)]


@covers("card:generator", "IB-CC-06")
def test_an_activated_generator_stays_in_play() -> None:
    match = activated("generator")
    assert (of(match).equipment, of(match).energy[0], held(match, "city", "discards")) == (("generator",), 2, [])


@covers("card:guard_dog", "IB-CC-07")
@pytest.mark.parametrize(
    ("rung", "way", "energy"),
    [("H0", "back", 5), ("H0", "deeper", 5), ("H3", "back", 5), ("C0", "back", 4), ("C1", "deeper", 4)],
)
def test_a_guard_dog_barks_when_the_creature_shifts_a_human_character(rung: str, way: str, energy: int) -> None:
    tokens = "web tom" if rung.startswith("C") else ""  # his human face prints the web
    match = situation(f"mina C0, tom {rung}", active="creature", hands=("", "shroud"), tokens=tokens, energy=(4, 0), **DOG)
    assert of(play(match, f"play shroud tom {way}")).energy[0] == energy


@covers("card:guard_dog", "IB-CC-07")
def test_a_guard_dog_barks_at_every_single_step() -> None:
    match = situation("timmy C2, sam H4, bob H0", phase="activity", energy=(0, 0), equipment="guard_dog")
    play(match, "use")
    assert (state(match, "sam"), of(match).energy[0]) == ("H2", 2)


@covers("card:guard_dog", "IB-CC-07")
def test_a_guard_dog_is_silent_when_the_city_shifts() -> None:
    match = play(situation("mina C0, sam H1", hands=("family_dinner", ""), equipment="guard_dog"), "play family_dinner sam back")
    assert of(match).energy[0] == 5


@covers("card:guard_dog", "IB-CC-07")
def test_an_activated_guard_dog_stays_in_play() -> None:
    match = activated("guard_dog")
    assert (of(match).equipment, of(match).energy[0], held(match, "city", "discards")) == (("guard_dog",), 3, [])
    assert told(end_turn(pass_to(match, "action")), "equipment-lost") == []
