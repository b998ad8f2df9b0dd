"""Section 11.4: the City cards with the symbol shield."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.tests.situations import (
    asked,
    end_turn,
    held,
    of,
    options,
    pass_to,
    play,
    side_asked,
    situation,
    state,
    told,
)
from parlour.games.inbetween.tests.using import activated, can_use, played, used, would_change
from parlour.kernel import Match

FOUR_AND_TWO = "mina C0, sam H1, bob C2, tom H0"


@covers("card:detour", "IB-CC-08")
def test_a_detour_may_lie_on_anybody_without_a_skip_card() -> None:
    match = activated("detour", "mina C0, sam H4, bob C4, tom H0, max C1, carl H2", only=True, laid="shroud max")
    assert options(match) == {"cover mina", "cover sam", "cover bob", "cover tom", "cover carl"}


@covers("card:detour", "IB-CC-08")
def test_the_marker_goes_round_a_detour_once_and_the_card_is_discarded() -> None:
    match = play(activated("detour", FOUR_AND_TWO), "cover sam")
    assert of(match).marker == "bob" and of(match).laid == {}
    assert told(match, "skip-spent") == [("detour", "sam")]
    assert (held(match, "city", "discards"), of(match).energy[0]) == (["detour"], 4)


@covers("card:detour", "IB-CC-08", "IB-137")
def test_a_detour_lies_on_its_character_until_the_marker_comes() -> None:
    match = play(activated("detour", FOUR_AND_TWO), "cover tom")
    assert (of(match).laid, held(match, "city", "discards"), held(match, "city", "skips")) == ({"tom": "detour"}, [], ["detour"])


@covers("card:detour", "IB-CC-08")
def test_a_detour_may_lie_under_the_shotgun() -> None:
    assert "cover sam" in options(activated("detour", FOUR_AND_TWO, equipment="shotgun", shotgun="sam"))


@covers("card:sheriffs_patrol", "IB-CC-09")
@pytest.mark.parametrize(("rung", "steps", "ends"), [("H0", 1, "H1"), ("H0", 2, "H2"), ("H2", 2, "H4")])
def test_the_sheriff_shifts_the_marked_character_one_or_two_steps_deeper(rung: str, steps: int, ends: str) -> None:
    match = activated("sheriffs_patrol", f"sam {rung}, bob C2, tom H1")
    assert options(match) == {"deepen sam 1", "deepen sam 2"}
    assert (state(play(match, f"deepen sam {steps}"), "sam"), of(match).energy[0]) == (ends, 3)


@covers("card:sheriffs_patrol", "IB-CC-09")
@pytest.mark.parametrize("rung", ["H4", "C0", "C2", "C4"])
def test_the_sheriff_can_do_nothing_for_a_locked_character_nor_in_the_other_world(rung: str) -> None:
    assert not would_change(played("sheriffs_patrol", f"sam {rung}, bob C2"))


@covers("card:roadblock", "IB-CC-10", "IB-808")
def test_a_roadblock_turns_the_direction_and_draws_a_card() -> None:
    match = activated("roadblock", "mina C0, sam H1", decks=("camera", ""))
    assert (of(match).direction, held(match, "city"), of(match).energy[0]) == (-1, ["camera"], 4)
    assert of(match).marker == of(match).circle[-1]


@covers("card:roadblock", "IB-CC-10")
def test_a_roadblock_turns_the_direction_back_even_without_a_card_to_draw() -> None:
    match = activated("roadblock", "mina C0, sam H1", direction=-1, rest="away")
    assert (of(match).direction, held(match, "city"), of(match).marker) == (1, [], "sam")


@covers("card:search_party", "IB-CC-11")
def test_a_search_party_looks_for_unlocked_characters_of_the_creature_world() -> None:
    match = activated("search_party", "mina H0, sam C0, bob C3, tom C4, max H1, carl H4", only=True)
    assert options(match) == {"shift sam deeper", "shift sam back", "shift bob deeper", "shift bob back"}
    play(match, "shift sam back")
    assert (state(match, "sam"), of(match).energy[0]) == ("H0", 2)


@covers("card:search_party", "IB-CC-11")
def test_a_search_party_is_void_when_nobody_is_missing() -> None:
    assert not would_change(played("search_party", "mina H0, sam H0, bob H3, tom C4, max H1, carl H0", only=True))


@covers("card:interrogation", "IB-CC-12", "IB-H01")
def test_an_interrogation_shows_the_hand_of_the_creature_to_the_city() -> None:
    match = activated("interrogation", hands=("", "shroud hunger shroud"))
    assert match.view(0)["table"]["hands"]["1"] == ["shroud-a", "hunger-a", "shroud-b"]
    assert told(match, "hand-seen") == [("city", ("shroud-a", "hunger-a", "shroud-b"))]


@covers("card:interrogation", "IB-CC-12")
def test_after_an_interrogation_the_creature_must_discard_the_card_that_the_city_names() -> None:
    match = activated("interrogation", hands=("", "shroud hunger shroud"))
    assert (side_asked(match), options(match)) == ("city", {"discard shroud", "discard hunger"})
    play(match, "discard shroud")
    assert (held(match, "creature"), held(match, "creature", "discards")) == (["hunger", "shroud"], ["shroud"])
    assert of(match).energy[0] == 4


@covers("card:interrogation", "IB-CC-12")
def test_an_interrogation_is_void_when_the_creature_holds_no_card() -> None:
    assert not would_change(played("interrogation"))


def nightmare_against_revolver() -> Match:
    """The Creature has paid for a Nightmare, and the City has a Revolver."""
    return activated("nightmare", "mina H0, sam C1", equipment="revolver radio")


@covers("card:revolver", "IB-CC-13", "IB-921", "IB-923")
def test_a_revolver_cancels_the_effect_of_a_creature_card_for_two_energy_and_stays() -> None:
    match = nightmare_against_revolver()
    assert (asked(match), side_asked(match), options(match)) == ("revolver", "city", {"cancel", "pass"})
    play(match, "cancel")
    assert (state(match, "sam"), of(match).energy[1], held(match, "creature", "discards")) == ("C1", 4, ["nightmare"])
    assert (of(match).equipment, of(match).box, of(match).energy[0]) == (("revolver", "radio"), (), 5 - 2)
    assert told(match, "equipment-lost") == []


@covers("card:revolver", "IB-CC-13")
def test_a_revolver_that_is_not_used_stays_and_the_effect_goes_on() -> None:
    match = play(nightmare_against_revolver(), "pass")
    assert (state(match, "sam"), of(match).equipment, of(match).energy[0]) == ("C2", ("revolver", "radio"), 5)


@covers("card:revolver", "IB-CC-13", "IB-925")
def test_a_revolver_is_silent_when_the_city_cannot_pay_for_the_shot() -> None:
    assert state(activated("nightmare", "mina H0, sam C1", equipment="revolver", energy=(1, 5)), "sam") == "C2"


@covers("card:revolver", "IB-CC-13", "IB-925")
def test_a_revolver_that_is_not_activated_answers_nothing() -> None:
    match = activated("nightmare", "mina H0, sam C1", hands=("revolver", ""), equipment="radio")
    assert state(match, "sam") == "C2"


@covers("card:revolver", "IB-CC-13", "IB-922")
def test_a_revolver_does_not_answer_character_effects() -> None:
    match = used("natalie C2, sam H1, bob C0", equipment="revolver", energy=(0, 0), active="creature")
    assert asked(match) == "shift"


@covers("card:revolver", "IB-CC-13")
def test_an_activated_revolver_stays_in_play() -> None:
    match = activated("revolver")
    assert (of(match).equipment, of(match).energy[0], held(match, "city", "discards")) == (("revolver",), 2, [])


@covers("card:shotgun", "IB-CC-14")
def test_a_shotgun_may_be_put_on_anybody() -> None:
    match = activated("shotgun", "mina C0, sam H4, bob C4, tom H0, max C1, carl H2", only=True, laid="shroud max")
    assert options(match) == {f"shield {each}" for each in ("mina", "sam", "bob", "tom", "max", "carl")}
    play(match, "shield max")
    assert (of(match).shielded, of(match).equipment, of(match).energy[0]) == ("max", ("shotgun",), 1)
    assert held(match, "city", "discards") == []


@covers("card:shotgun", "IB-CC-14", "IB-911")
def test_the_creature_can_play_no_card_on_the_protected_character() -> None:
    match = situation("mina C1, tom H1", active="creature", hands=("", "rampage shroud"), equipment="shotgun", shotgun="mina")
    assert not any(" mina " in option for option in options(match))
    assert "play shroud tom back" in options(match)


@covers("card:shotgun", "IB-CC-14", "IB-912")
def test_the_city_may_play_cards_on_the_protected_character() -> None:
    match = situation("mina C1, tom H1", hands=("family_dinner", ""), equipment="shotgun", shotgun="mina")
    assert "play family_dinner mina deeper" in options(match)


@covers("card:shotgun", "IB-CC-14", "IB-913")
def test_the_creature_may_use_the_effect_of_a_protected_character() -> None:
    match = situation(
        "mina C2, tom H1", phase="activity", energy=(0, 0), discards=("", "shroud"), equipment="shotgun", shotgun="mina"
    )
    assert side_asked(match) == "creature" and can_use(match)


@covers("card:shotgun", "IB-CC-14", "IB-908")
def test_without_the_shotgun_nobody_is_protected() -> None:
    match = activated("rampage", "tom H0, mina C1", equipment="shotgun", shotgun="mina")
    play(match, "discard shotgun")
    assert (of(match).shielded, held(match, "city", "discards")) == ("", ["shotgun"])


@covers("card:shotgun", "IB-CC-14", "IB-906")
def test_a_shotgun_as_fourth_equipment_drives_out_another_before_it_is_laid() -> None:
    match = activated("shotgun", "mina C0, sam H1", equipment="radio camera backpack")
    assert (asked(match), options(match)) == ("replace", {"remove radio", "remove camera", "remove backpack"})
    play(match, "remove camera")
    assert (asked(match), of(match).box) == ("shield", ("camera",))
    assert of(end_turn(pass_to(play(match, "shield sam"), "action"))).equipment == ("radio", "backpack", "shotgun")
