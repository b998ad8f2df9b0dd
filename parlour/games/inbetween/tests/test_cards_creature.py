"""Section 11.5: the cards of the Creature."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.tests.situations import (
    asked,
    facts_asked,
    held,
    of,
    options,
    play,
    side_asked,
    situation,
    state,
    told,
)
from parlour.games.inbetween.tests.using import activated, played, would_change

SIX = "mina H0, sam H4, bob C4, tom H2, max C1, carl C0"
NAMES = ("mina", "sam", "bob", "tom", "max", "carl")


@covers("card:shroud", "IB-KC-1")
def test_a_shroud_may_lie_on_anybody_who_is_unprotected_and_has_no_skip_card() -> None:
    match = activated("shroud", SIX, only=True, laid="detour max, shroud sam", equipment="shotgun", shotgun="tom")
    assert options(match) == {"cover mina", "cover bob", "cover carl"}


@covers("card:shroud", "IB-KC-1")
def test_the_marker_passes_over_a_shroud_once_and_the_card_is_discarded() -> None:
    match = play(activated("shroud", SIX, only=True), "cover sam")
    assert (of(match).marker, of(match).laid, told(match, "skip-spent")) == ("bob", {}, [("shroud-a", "sam")])
    assert (held(match, "creature", "discards"), of(match).energy[1]) == (["shroud"], 4)


@covers("card:shroud", "IB-KC-1", "IB-137")
def test_a_shroud_lies_on_its_character_until_the_marker_comes() -> None:
    match = play(activated("shroud", SIX, only=True), "cover max")
    assert (of(match).laid, held(match, "creature", "discards")) == ({"max": "shroud-a"}, [])


@covers("card:relocation", "IB-KC-2", "IB-810")
def test_a_relocation_moves_anybody_unprotected_to_any_gap_that_changes_the_order() -> None:
    match = activated("relocation", SIX, only=True, equipment="shotgun", shotgun="tom")
    before = dict(zip(NAMES, (NAMES[-1], *NAMES), strict=False))
    wanted = {f"relocate {one} {other}" for one in NAMES for other in NAMES if other not in (one, before[one]) and one != "tom"}
    assert options(match) == wanted and len(wanted) == 5 * 4


@covers("card:relocation", "IB-KC-2")
def test_a_relocated_character_keeps_everything_that_is_on_it() -> None:
    match = activated("relocation", SIX, only=True, marker="sam", laid="detour sam", tokens="heart sam")
    play(match, "relocate sam max")
    assert of(match).circle == ("mina", "bob", "tom", "max", "sam", "carl")
    assert (state(match, "sam"), of(match).laid, of(match).tokens["heart"]) == ("H4", {"sam": "detour"}, "sam")
    assert told(match, "character-relocated") == [("sam", "max")]


@covers("card:relocation", "IB-KC-2", "IB-810")
def test_the_marker_goes_on_from_where_the_marked_character_was_relocated_to() -> None:
    match = play(activated("relocation", SIX, only=True, marker="mina"), "relocate mina max")
    assert (of(match).marker, of(match).energy[1]) == ("carl", 4)


@covers("card:paranoia", "IB-KC-3")
def test_in_paranoia_the_city_forgets_two_levels_and_gives_up_two_cards_of_its_choice() -> None:
    match = activated("paranoia", knowledge=(3, 2), spent=(True, True), hands=("camera radio bicycle", ""))
    assert (of(match).knowledge, of(match).energy[1]) == ([1, 2], 4)
    assert (asked(match), side_asked(match)) == ("sacrifice", "city")
    play(match, "discard radio", "discard camera")
    assert (held(match, "city"), held(match, "city", "discards")) == (["bicycle"], ["camera", "radio"])


@covers("card:paranoia", "IB-KC-3", "IB-110")
@pytest.mark.parametrize(
    ("level", "hand", "left"),
    [(0, "camera", 0), (1, "", 0), (2, "", 0), (5, "", 3)],
    ids=["no level", "one level", "no card", "all of it"],
)
def test_paranoia_takes_what_there_is(level: int, hand: str, left: int) -> None:
    match = activated("paranoia", knowledge=(level, 0), spent=(True, True), hands=(hand, ""))
    assert (of(match).knowledge[0], held(match, "city")) == (left, []) and of(match).turn == 2


@covers("card:paranoia", "IB-KC-3")
def test_paranoia_is_void_when_the_city_knows_nothing_and_holds_nothing() -> None:
    assert not would_change(played("paranoia"))


@covers("card:tendrils", "IB-KC-4")
def test_tendrils_remove_one_or_both_borderline_neighbours_of_the_marked_character() -> None:
    circle = "mina H0, sam C1, bob C0, tom H0, max C0, carl H0, lance C0"
    match = activated("tendrils", circle, only=True, marker="sam")
    assert (asked(match), options(match), of(match).energy[1]) == ("remove", {"remove mina", "remove bob"}, 2)
    play(match, "remove bob")
    assert (of(match).gone, options(match)) == (("bob",), {"remove mina", "remove tom", "pass"})  # the circle has closed
    play(match, "remove mina")
    assert of(match).gone == ("bob", "mina") and of(match).ending == "majority"


@covers("card:tendrils", "IB-KC-4")
def test_tendrils_may_stop_after_one() -> None:
    match = play(activated("tendrils", "mina H0, sam C0, bob C0", marker="sam"), "remove mina", "pass")
    assert told(match, "character-removed") == [("creature", "mina")] and of(match).turn == 2


@covers("card:tendrils", "IB-KC-4", "IB-911")
def test_tendrils_are_void_where_no_neighbour_of_the_marker_is_borderline_and_unprotected() -> None:
    circle = "mina H0, sam C1, bob C1, tom H0, max C0, carl H0"
    assert not would_change(played("tendrils", circle, only=True, marker="sam", equipment="shotgun", shotgun="mina"))


@covers("card:nightmare", "IB-KC-5", "IB-114", "IB-911")
def test_a_nightmare_deepens_every_nervous_and_terrified_unprotected_character_by_one() -> None:
    circle = "mina H0, sam C1, bob C2, tom C3, carl C4, max H1, earl C0, jamie C1"
    match = activated("nightmare", circle, only=True, equipment="shotgun", shotgun="jamie", marker="bob")
    assert [state(match, each) for each in of(match).circle] == ["H0", "C2", "C3", "C4", "C4", "H1", "C0", "C1"]
    assert [each.character for each in told(match, "shifted")] == ["bob", "tom", "sam"] and of(match).energy[1] == 4


@covers("card:nightmare", "IB-KC-5", "IB-1002")
def test_a_nightmare_may_devour_the_third() -> None:
    match = activated("nightmare", "mina H0, sam C3, bob C4, tom C4, carl C3", marker="mina")
    assert (of(match).ending, state(match, "carl")) == ("devoured", "C3")


@covers("card:nightmare", "IB-KC-5")
def test_a_nightmare_is_void_without_a_nervous_or_terrified_unprotected_character() -> None:
    circle = "mina H1, sam C4, tom H3, max C0, bob C2"
    assert not would_change(played("nightmare", circle, equipment="shotgun", shotgun="bob"))


@covers("card:hunger", "IB-KC-6")
def test_hunger_gives_three_energy_or_deepens_a_nervous_or_terrified_character() -> None:
    circle = "mina H0, sam C1, tom C3, max C0, bob H2, carl C2"
    match = activated("hunger", circle, equipment="shotgun", shotgun="carl")
    assert (asked(match), options(match)) == ("hunger", {"energy", "prey"})
    assert of(play(match, "energy")).energy == [5, 7]
    match = play(activated("hunger", circle, equipment="shotgun", shotgun="carl"), "prey")
    assert (asked(match), options(match)) == ("deepen", {"deepen sam 1", "deepen sam 2", "deepen tom 1"})
    assert (state(play(match, "deepen sam 2"), "sam"), of(match).energy) == ("C3", [5, 4])


@covers("card:hunger", "IB-KC-6", "IB-109")
@pytest.mark.parametrize(("answer", "energy", "told_of"), [("energy", 7, []), ("prey", 4, [("hunger",)])])
def test_hunger_may_look_for_prey_even_if_there_is_none(answer: str, energy: int, told_of: list[tuple[str]]) -> None:
    match = activated("hunger", "mina H0, sam C0, tom H3, max C4")
    assert (asked(match), options(match), facts_asked(match)["void"]) == ("hunger", {"energy", "prey"}, ("prey",))
    play(match, answer)
    assert (asked(match), of(match).energy[1], told(match, "nothing-changed")) == ("action", energy, told_of)


@covers("card:rampage", "IB-KC-7")
def test_a_rampage_discards_equipment_or_harasses_the_city() -> None:
    match = activated("rampage", equipment="radio camera", hands=("generator", ""))
    assert (asked(match), options(match)) == ("rampage", {"discard radio", "discard camera", "harass"})
    play(match, "discard camera")
    assert (of(match).equipment, held(match, "city", "discards")) == (("radio",), ["camera"])
    assert (held(match, "city"), of(match).energy) == (["generator"], [5, 4])


@covers("card:rampage", "IB-KC-7", "IB-106")
def test_a_harassed_city_discards_a_random_card_and_loses_an_energy() -> None:
    hand = ("generator radio camera", "rampage")
    match = situation("mina H0, sam H0", active="creature", hands=hand, chance=["radio"])
    play(match, "play rampage sam token", "activate")
    assert (held(match, "city"), held(match, "city", "discards")) == (["camera", "generator"], ["radio"])
    assert of(match).energy == [4, 4]


@covers("card:rampage", "IB-KC-7", "IB-113")
@pytest.mark.parametrize(
    ("hand", "energy", "discarded", "left"),
    [("radio", 0, ["radio"], 0), ("", 3, [], 2)],
    ids=["no energy", "no card"],
)
def test_a_harassed_city_loses_what_it_has(hand: str, energy: int, discarded: list[str], left: int) -> None:
    match = activated("rampage", hands=(hand, ""), energy=(energy, 5))
    assert (held(match, "city", "discards"), of(match).energy[0]) == (discarded, left)


@covers("card:rampage", "IB-KC-7", "IB-109")
def test_a_city_without_cards_and_energy_may_be_harassed_in_vain() -> None:
    match = activated("rampage", equipment="radio camera", energy=(0, 5))
    assert options(match) == {"discard radio", "discard camera", "harass"} and facts_asked(match)["void"] == ("harass",)
    play(match, "harass")
    assert of(match).equipment == ("radio", "camera") and told(match, "nothing-changed") == [("rampage",)]


@covers("card:rampage", "IB-KC-7")
def test_a_rampage_is_void_when_the_city_has_nothing_at_all() -> None:
    assert not would_change(played("rampage", energy=(0, 5)))
