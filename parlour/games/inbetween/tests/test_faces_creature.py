"""Section 11.3.3: the effects of the creature faces from Bob to Mandy."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.cards import DECKS, KIND_OF
from parlour.games.inbetween.tests.situations import (
    asked,
    facts_asked,
    held,
    of,
    options,
    outcome,
    play,
    side_asked,
    situation,
    state,
    told,
)
from parlour.games.inbetween.tests.using import activity, can_use, used

ALL_CREATURE_CARDS = " ".join([KIND_OF[card] for card in DECKS[1]])


@covers("effect:c_bob", "IB-CH-C01", "IB-412")
def test_bob_lowers_the_knowledge_of_the_city() -> None:
    match = used("bob C2, sam H0", knowledge=(3, 1), spent=(True, False))
    assert (of(match).knowledge, of(match).spent) == ([2, 1], [True, False])
    assert told(match, "knowledge-lowered") == [("city", 2)]


@covers("effect:c_bob", "IB-CH-C01", "IB-409")
def test_bob_is_void_when_the_city_knows_nothing() -> None:
    assert asked(activity("bob C2, sam H0", knowledge=(0, 4), spent=(True, True))) == "action"


@covers("effect:c_carl", "IB-CH-C02", "IB-922")
def test_carl_plays_a_card_and_its_effect_may_be_paid_for_without_an_answer_of_the_revolver() -> None:
    match = used("carl C2, sam C1, bob H0", hands=("", "hunger"), equipment="revolver", active="creature", energy=(0, 4))
    assert (asked(match), side_asked(match)) == ("play", "creature")
    play(match, "play hunger sam deeper")
    assert (state(match, "sam"), asked(match), options(match)) == ("C2", "activate", {"activate", "pass"})
    play(match, "activate")
    assert (asked(match), of(match).energy[1]) == ("hunger", 3)
    play(match, "energy")
    assert (of(match).energy[1], held(match, "creature", "discards")) == (6, ["hunger"])


@covers("effect:c_carl", "IB-CH-C02")
def test_carl_is_void_with_an_empty_hand() -> None:
    assert asked(activity("carl C2, sam C1")) == "action"


@covers("effect:c_carl", "IB-CH-C02", "IB-H06")
def test_carl_with_an_unplayable_card_looks_like_a_choice() -> None:
    webbed = "carl C4, bob C4, rodney C4, earl H4, timmy H4, tom H4"
    match = activity(webbed, only=True, hands=("", "shroud"))
    assert (asked(match), options(match), facts_asked(match)["void"]) == ("use", {"use", "pass"}, ("use",))
    play(match, "use")
    assert (told(match, "nothing-changed"), held(match, "creature"), asked(match)) == ([("c_carl",)], ["shroud"], "action")


@covers("effect:c_earl", "IB-CH-C03", "IB-109")
def test_earl_uses_another_terrified_or_devoured_character_even_if_that_changes_nothing() -> None:
    circle = "earl C2, lance C3, julie C4, sam H2, scott C1, bob C2, mina C2"  # the City knows nothing; no card is discarded
    match = used(circle, energy=(5, 0))
    assert (asked(match), options(match)) == ("borrow", {"use lance", "use julie", "use bob", "use mina"})
    assert facts_asked(match)["void"] == ("bob", "mina")
    assert told(play(match.copy(), "use bob"), "nothing-changed") == [("c_bob",)]
    play(match, "use lance")
    assert told(match, "effect-used") == [("creature", "earl", "c_earl"), ("creature", "lance", "c_lance")]
    assert (of(match).energy[1], told(match, "knowledge-raised")) == (3, [])


@covers("effect:c_earl", "IB-CH-C03", "IB-713")
def test_the_neighbours_are_those_of_the_character_whom_earl_uses() -> None:
    match = used("earl C2, sam H0, bob C0, natalie C2, tom H1", energy=(0, 0))
    assert options(match) == {"shift bob deeper", "shift bob back", "shift tom deeper", "shift tom back"}


@covers("effect:c_earl", "IB-CH-C03", "IB-913")
def test_earl_may_use_a_protected_character() -> None:
    match = used("earl C2, lance C3, sam H0", energy=(5, 0), equipment="shotgun", shotgun="lance")
    assert of(match).energy[1] == 3


@covers("effect:c_earl", "IB-CH-C03")
def test_earl_is_void_without_another_effect_and_does_not_use_himself() -> None:
    assert asked(activity("earl C2, lance C1, julie C0, sam H2", energy=(5, 0))) == "action"


@covers("effect:c_jamie", "IB-CH-C04", "IB-114")
def test_jamie_shifts_everybody_with_the_symbol_of_a_discarded_card_clockwise_from_the_marker() -> None:
    circle = "natalie H1, jamie C2, maggie C1, sam H0, julie C4, bob H2"  # claw: Natalie, Maggie, Julie, Bob, and Sam's token
    match = used(circle, only=True, marker="jamie", hands=("", "rampage"), tokens="claw sam", energy=(0, 0))
    assert (asked(match), side_asked(match), options(match)) == (
        "sweep",
        "creature",
        {"shift maggie deeper", "shift maggie back"},
    )
    play(match, "shift maggie deeper", "shift sam back", "shift bob deeper", "shift natalie back")
    assert [each.character for each in told(match, "shifted")] == ["maggie", "sam", "bob", "natalie"]
    assert [state(match, each) for each in of(match).circle] == ["H0", "C2", "C2", "C0", "C4", "H3"]
    assert held(match, "creature", "discards") == ["rampage"]


@covers("effect:c_jamie", "IB-CH-C04", "IB-109", "IB-R38")
def test_jamie_takes_any_card_even_one_whose_symbol_nobody_bears() -> None:
    circle = "jamie C2, maggie C1, earl C1, sam H0, tom H0, mandy H0"
    match = used(circle, only=True, hands=("", "rampage nightmare hunger shroud relocation"), energy=(0, 0))
    assert asked(match) == "offer" and len(options(match)) == 5
    assert facts_asked(match)["void"] == ("hunger", "relocation")
    play(match, "discard hunger")
    assert (held(match, "creature", "discards"), told(match, "shifted"), asked(match)) == (["hunger"], [], "action")


@covers("effect:c_jamie", "IB-CH-C04", "IB-911")
def test_jamie_passes_over_a_protected_character() -> None:
    circle = "jamie C2, maggie C1, mina C2, tom H0, sam H0, carl H0"
    match = used(circle, only=True, hands=("", "rampage"), equipment="shotgun", shotgun="mina", energy=(0, 0))
    play(match, "shift maggie deeper")
    assert (asked(match), state(match, "mina")) == ("action", "C2")


@covers("effect:c_jamie", "IB-CH-C04")
def test_jamie_with_a_single_card_that_finds_nobody_discards_it() -> None:
    match = activity("jamie C2, maggie C1, tom H0, sam H0, carl C0, bob C0", only=True, hands=("", "nightmare"), energy=(0, 0))
    assert (asked(match), options(match), facts_asked(match)["void"]) == ("use", {"use", "pass"}, ())
    assert held(play(match, "use"), "creature", "discards") == ["nightmare"]


@covers("effect:c_jamie", "IB-CH-C04")
def test_jamie_is_void_with_an_empty_hand() -> None:
    assert asked(activity("jamie C2, maggie C1", energy=(0, 0))) == "action"


@covers("effect:c_jerem", "IB-CH-C05", "IB-808")
@pytest.mark.parametrize(("direction", "ends"), [(1, "carl"), (-1, "sam")])
def test_jerem_turns_the_direction_and_the_marker_follows_it_at_once(direction: int, ends: str) -> None:
    match = used("carl C0, jerem C2, sam H0", marker="jerem", direction=direction)
    assert (of(match).direction, of(match).marker) == (-direction, ends)


@covers("effect:c_julie", "IB-CH-C06")
def test_julie_draws_two_cards() -> None:
    match = used("julie C2, sam H0", decks=("", "rampage hunger"))
    assert (held(match, "creature"), held(match, "city")) == (["hunger", "rampage"], [])


@covers("effect:c_julie", "IB-CH-C06")
def test_julie_is_void_without_a_card_to_draw() -> None:
    assert asked(activity("julie C2, sam H0", hands=("", ALL_CREATURE_CARDS), active="city")) == "action"


@covers("effect:c_lance", "IB-CH-C07", "IB-124")
@pytest.mark.parametrize(("energy", "ends"), [(0, 3), (5, 8), (9, 10)])
def test_lance_gives_three_energy(energy: int, ends: int) -> None:
    assert of(used("lance C2, sam H0", energy=(5, energy))).energy == [5, ends]


@covers("effect:c_lance", "IB-CH-C07")
def test_lance_is_void_when_the_creature_has_all_its_energy() -> None:
    assert asked(activity("lance C2, sam H0", energy=(5, 10))) == "action"


@covers("effect:c_maggie", "IB-CH-C08")
@pytest.mark.parametrize(("level", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_maggie_raises_knowledge_for_half_of_its_price(level: int, price: int) -> None:
    match = used("maggie C2, sam H0", knowledge=(0, level - 1), energy=(0, price))
    assert (of(match).knowledge, of(match).energy) == ([0, level], [0, 0])
    assert told(match, "knowledge-raised") == [("creature", level, price)]


@covers("effect:c_maggie", "IB-CH-C08", "IB-1003")
def test_maggie_may_win_the_game() -> None:
    assert outcome(used("maggie C2, sam H0", knowledge=(0, 5), energy=(0, 3))) == ("creature", "knowledge")


@covers("effect:c_maggie", "IB-CH-C08", "IB-708")
def test_maggie_may_raise_knowledge_once_more_after_the_raise_of_the_phase() -> None:
    match = play(situation("maggie C2, sam H0", phase="activity"), "raise", "use")
    assert (of(match).knowledge[1], of(match).energy[1]) == (2, 5 - 1 - 1)


@covers("effect:c_maggie", "IB-CH-C08")
@pytest.mark.parametrize(("level", "energy"), [(1, 0), (3, 1), (5, 2)])
def test_maggie_is_void_when_half_of_the_price_cannot_be_paid(level: int, energy: int) -> None:
    assert asked(activity("maggie C2, sam H0", knowledge=(0, level), spent=(True, True), energy=(0, energy))) == "action"


@covers("effect:c_mandy", "IB-CH-C09")
def test_mandy_turns_one_or_two_borderline_characters_of_the_human_world() -> None:
    circle = "mandy C2, sam H0, bob H1, tom H0, max H0, carl C0, earl H0"
    match = used(circle, only=True, energy=(0, 0), equipment="shotgun", shotgun="earl")
    assert options(match) == {"turn sam", "turn tom", "turn max"}
    play(match, "turn sam")
    assert options(match) == {"turn tom", "turn max", "pass"}
    play(match, "turn max")
    assert [state(match, each) for each in of(match).circle] == ["C2", "C0", "H1", "H0", "C0", "C0", "H0"]
    assert asked(match) == "action"


@covers("effect:c_mandy", "IB-CH-C09")
def test_mandy_may_stop_after_one() -> None:
    match = play(used("mandy C2, sam H0, bob H0", energy=(0, 0)), "turn bob", "pass")
    assert [state(match, each) for each in ("sam", "bob")] == ["H0", "C0"]


@covers("effect:c_mandy", "IB-CH-C09")
def test_mandy_is_void_without_a_borderline_unprotected_character_of_the_human_world() -> None:
    circle = "mandy C2, sam H0, bob H1, tom C0, max H4, carl C1"
    match = activity(circle, only=True, energy=(0, 0), equipment="shotgun", shotgun="sam")
    assert not can_use(match) and asked(match) == "action"
