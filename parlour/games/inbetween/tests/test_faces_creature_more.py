"""Section 11.3.3: the effects of the creature faces from Max to Tom."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.cards import CARDS
from parlour.games.inbetween.tests.situations import asked, facts_asked, held, of, options, outcome, play, side_asked, state, told
from parlour.games.inbetween.tests.using import activity, used


@covers("effect:c_max", "IB-CH-C10")
def test_max_removes_a_neighbour_of_any_world_and_state() -> None:
    match = used("sam H4, max C2, bob C0, tom H0", marker="max", energy=(0, 0))
    assert (asked(match), options(match)) == ("remove", {"remove sam", "remove bob"})
    play(match, "remove sam")
    assert of(match).gone == ("sam",) and told(match, "character-removed") == [("creature", "sam")]


@covers("effect:c_max", "IB-CH-C10", "IB-911")
def test_max_cannot_remove_a_protected_neighbour() -> None:
    match = used("sam H4, max C2, bob C1", marker="max", energy=(0, 0), equipment="shotgun", shotgun="sam")
    assert of(match).gone == ("bob",)


@covers("effect:c_max", "IB-CH-C10", "IB-1004")
def test_max_may_bring_the_game_to_its_end() -> None:
    match = play(used("sam H4, max C2, bob C1, tom H0, carl C0, earl H0", only=True, marker="max", energy=(0, 0)), "remove sam")
    assert outcome(match) == ("creature", "majority")


@covers("effect:c_mina", "IB-CH-C11", "IB-H02")
def test_mina_takes_a_card_of_choice_from_the_discard_pile() -> None:
    match = used("mina C2, sam H0", discards=("camera", "shroud hunger shroud"))
    assert (asked(match), options(match)) == ("recover", {"take shroud", "take hunger"})
    play(match, "take hunger")
    assert (held(match, "creature"), held(match, "creature", "discards")) == (["hunger"], ["shroud", "shroud"])
    assert match.view(0)["table"]["hands"]["1"] == ["hunger-a"]


@covers("effect:c_mina", "IB-CH-C11")
def test_mina_is_void_when_the_discard_pile_is_empty() -> None:
    assert asked(activity("mina C2, sam H0", discards=("camera", ""))) == "action"


@covers("effect:c_natalie", "IB-CH-C12")
def test_natalie_shifts_an_unlocked_neighbour_of_any_world_either_way() -> None:
    match = used("sam H2, natalie C3, bob C0, tom H0", marker="natalie", energy=(0, 0))
    assert options(match) == {"shift sam deeper", "shift sam back", "shift bob deeper", "shift bob back"}
    assert state(play(match, "shift sam back"), "sam") == "H1"
    assert told(match, "shifted") == [("creature", "sam", "back", 3, False)]


@covers("effect:c_natalie", "IB-CH-C12")
def test_natalie_shifts_neither_the_locked_nor_the_protected() -> None:
    match = activity("sam H4, natalie C3, bob C0", marker="natalie", energy=(0, 0), equipment="shotgun", shotgun="bob")
    assert asked(match) == "action"


@covers("effect:c_richard", "IB-CH-C13", "IB-R47")
def test_richard_removes_equipment_from_the_game_and_gains_its_cost() -> None:
    match = used("richard C2, sam H0", equipment="radio generator camera", energy=(5, 5))
    assert (asked(match), options(match)) == ("equipment", {"remove radio", "remove generator", "remove camera"})
    play(match, "remove generator")
    assert (of(match).equipment, of(match).box, of(match).energy) == (("radio", "camera"), ("generator",), [5, 8])
    assert held(match, "city", "discards") == []


@covers("effect:c_richard", "IB-CH-C13", "IB-914")
def test_richard_may_remove_the_shotgun() -> None:
    match = used("richard C2, sam H0", equipment="shotgun", shotgun="sam", energy=(5, 8))
    assert (of(match).shielded, of(match).box, of(match).energy[1]) == ("", ("shotgun",), 10)


@covers("effect:c_richard", "IB-CH-C13")
def test_richard_is_void_without_activated_equipment() -> None:
    assert asked(activity("richard C2, sam H0", hands=("radio", ""))) == "action"


@covers("effect:c_rodney", "IB-CH-C14", "IB-H01")
def test_rodney_shows_the_hand_of_the_city_and_may_discard_a_card_of_it() -> None:
    match = used("rodney C2, sam H0", hands=("camera radio", ""))
    assert match.view(1)["table"]["hands"]["0"] == ["camera", "radio"]
    assert told(match, "hand-seen") == [("creature", ("camera", "radio"))]
    assert (side_asked(match), options(match)) == ("creature", {"discard camera", "discard radio", "pass"})
    play(match, "discard camera")
    assert (held(match, "city"), held(match, "city", "discards"), asked(match)) == (["radio"], ["camera"], "action")


@covers("effect:c_rodney", "IB-CH-C14")
def test_rodney_need_not_discard_anything() -> None:
    match = play(used("rodney C2, sam H0", hands=("camera radio", "")), "pass")
    assert (held(match, "city"), held(match, "city", "discards")) == (["camera", "radio"], [])


@covers("effect:c_rodney", "IB-CH-C14")
def test_rodney_is_void_when_the_city_holds_no_card() -> None:
    assert asked(activity("rodney C2, sam H0", hands=("", "shroud"))) == "action"


@covers("effect:c_sam", "IB-CH-C15")
def test_sam_makes_the_city_discard_two_cards_of_its_own_choice() -> None:
    match = used("sam C2, bob H0", hands=("camera radio generator", ""))
    assert (asked(match), side_asked(match), options(match)) == ("harass", "creature", {"cards", "energy"})
    play(match, "cards")
    assert (asked(match), side_asked(match)) == ("sacrifice", "city")
    play(match, "discard radio")
    assert options(match) == {"discard camera", "discard generator"}
    play(match, "discard generator")
    assert (held(match, "city"), held(match, "city", "discards")) == (["camera"], ["generator", "radio"])
    assert of(match).energy[0] == 5


@covers("effect:c_sam", "IB-CH-C15", "IB-113")
@pytest.mark.parametrize(("energy", "left"), [(5, 2), (2, 0)])
def test_sam_makes_the_city_lose_three_energy(energy: int, left: int) -> None:
    match = play(used("sam C2, bob H0", hands=("camera", ""), energy=(energy, 0)), "energy")
    assert (of(match).energy[0], held(match, "city")) == (left, ["camera"])


@covers("effect:c_sam", "IB-CH-C15", "IB-109")
@pytest.mark.parametrize(("hand", "energy", "void"), [("camera", 0, "energy"), ("", 3, "cards")])
def test_sam_may_take_what_there_is_and_what_there_is_not(hand: str, energy: int, void: str) -> None:
    match = used("sam C2, bob H0", hands=(hand, ""), energy=(energy, 0))
    assert (asked(match), options(match), facts_asked(match)["void"]) == ("harass", {"cards", "energy"}, (void,))
    idle = play(match.copy(), void)
    assert (len(of(idle).hands[0]), of(idle).energy[0], asked(idle)) == (len(hand.split()), energy, "action")
    assert told(idle, "nothing-changed") == [("c_sam",)]
    play(match, "cards" if void == "energy" else "energy")
    assert (held(match, "city"), of(match).energy[0], asked(match)) == ([], 0, "action")


@covers("effect:c_sam", "IB-CH-C15")
def test_sam_is_void_when_the_city_has_neither_cards_nor_energy() -> None:
    assert asked(activity("sam C2, bob H0", energy=(0, 0))) == "action"


@covers("effect:c_scott", "IB-CH-C16")
def test_scott_gains_an_energy_for_everybody_in_the_creature_world_with_a_state_marker() -> None:
    circle = "scott C2, sam C1, bob C4, tom C0, max H2, carl C3"
    match = used(circle, only=True, energy=(5, 0), equipment="shotgun", shotgun="carl")
    assert (of(match).energy[1], told(match, "energy-gained")) == (4, [("creature", 4, 4)])


@covers("effect:c_scott", "IB-CH-C16")
def test_scott_is_void_when_the_creature_has_all_its_energy() -> None:
    assert asked(activity("scott C2, sam C1", energy=(5, 10))) == "action"


@covers("effect:c_timmy", "IB-CH-C17", "IB-R43")
def test_timmy_brings_a_secured_character_two_steps_back() -> None:
    match = used("timmy C2, sam H4, bob H4, tom H3, max C4", energy=(0, 0))
    assert (asked(match), options(match)) == ("release", {"release sam", "release bob"})
    assert state(play(match, "release sam"), "sam") == "H2"
    assert [each.rung for each in told(match, "shifted")] == [1, 2]


@covers("effect:c_timmy", "IB-CH-C17", "IB-911")
def test_timmy_is_void_without_an_unprotected_secured_character() -> None:
    match = activity("timmy C2, sam H4, tom H3, max C4", energy=(0, 0), equipment="shotgun", shotgun="sam")
    assert asked(match) == "action"


@covers("effect:c_tom", "IB-CH-C18", "IB-124")
@pytest.mark.parametrize("kind", [kind for kind, card in CARDS.items() if card.side == "creature"])
def test_tom_discards_a_card_and_gains_three_times_its_cost(kind: str) -> None:
    other = "hunger" if kind != "hunger" else "shroud"
    match = used("tom C2, sam H0", hands=("", f"{kind} {other}"), energy=(0, 0))
    assert (asked(match), options(match)) == ("offer", {f"discard {kind}", f"discard {other}"})
    play(match, f"discard {kind}")
    assert (of(match).energy[1], held(match, "creature", "discards")) == (min(10, 3 * CARDS[kind].cost), [kind])


@covers("effect:c_tom", "IB-CH-C18")
def test_tom_is_void_with_an_empty_hand() -> None:
    assert asked(activity("tom C2, sam H0")) == "action"
