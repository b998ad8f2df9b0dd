"""Chapter 6.5: activating the effect of a played card."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.position import CITY, CREATURE
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
    told,
)
from parlour.kernel import event_name


@covers("IB-513")
def test_the_effect_may_be_activated_for_its_cost() -> None:
    match = situation(hands=("granola_bar", ""))
    play(match, "play granola_bar bob token")
    assert options(match) == {"activate", "pass"}
    assert facts_asked(match) == {"card": "granola_bar", "cost": 2, "void": (), "voids": 0}
    assert of(play(match, "activate")).energy[CITY] == 5 - 2 + 4


@covers("IB-513")
def test_the_effect_need_not_be_activated() -> None:
    match = situation(hands=("granola_bar", ""))
    play(match, "play granola_bar bob token", "pass")
    assert of(match).energy == [5, 5] and told(match, "card-activated") == []


@covers("IB-513")
@pytest.mark.parametrize("active", ["city", "creature"])
def test_the_player_of_the_card_decides(active: str) -> None:
    match = situation(active=active, hands=("granola_bar", "hunger"))
    play(match, f"play {'granola_bar' if active == 'city' else 'hunger'} bob token")
    assert (asked(match), side_asked(match)) == ("activate", active)


@covers("IB-514")
@pytest.mark.parametrize(("energy", "question"), [(2, "activate"), (1, "action")])
def test_activation_is_offered_to_those_who_can_pay_all_of_it(energy: int, question: str) -> None:
    match = situation(hands=("disinformation", ""), energy=(energy, 5))
    assert asked(play(match, "play disinformation bob token")) == question


@covers("IB-514")
@pytest.mark.parametrize(("energy", "void"), [(6, ()), (7, ("activate",))])
def test_whether_preparation_is_void_is_judged_after_its_cost(energy: int, void: tuple[str]) -> None:
    match = situation(hands=("preparation", ""), energy=(energy, 5))
    assert facts_asked(play(match, "play preparation bob token"))["void"] == void


@covers("IB-513", "IB-514")
@pytest.mark.parametrize(
    ("card", "circle", "energy", "activate", "opens"),
    [
        ("lock_the_doors", "carl H0, lance H0, tom C0", 5, "shift", ["carl", "jamie", "lance"]),
        ("lock_the_doors", "carl H1, lance H0, tom C0", 5, "yes", []),
        ("lock_the_doors", "carl H0, lance H0, tom C0", 0, "cost", []),
        ("preparation", "carl H0, lance H0, tom C0", 9, "void", []),
    ],
)
def test_a_player_is_told_what_a_card_needs_for_its_effect(
    card: str, circle: str, energy: int, activate: str, opens: list[str]
) -> None:
    match = situation(circle, hands=(card, ""), energy=(energy, 5))
    reach = match.view(CITY)["facts"]["reach"][card]
    assert (reach["activate"], reach["opens"]) == (activate, opens)
    if opens:
        assert facts_asked(play(match, f"play {card} {opens[0]} deeper"))["voids"] == 0


@covers("IB-514")
@pytest.mark.parametrize(("energy", "void"), [(4, ()), (3, ("activate",))])
def test_old_newspapers_need_the_price_of_the_level_beside_their_own_cost(energy: int, void: tuple[str]) -> None:
    match = situation(hands=("old_newspapers", ""), energy=(energy, 5), knowledge=(1, 0), spent=(True, True))
    assert facts_asked(play(match, "play old_newspapers bob token"))["void"] == void


@covers("IB-514")
def test_a_gain_at_full_energy_is_not_void_once_its_cost_is_paid() -> None:
    match = situation(hands=("granola_bar", ""), energy=(10, 5))
    assert facts_asked(play(match, "play granola_bar bob token"))["void"] == ()


@covers("IB-514")
def test_a_borrowed_gain_at_full_energy_is_not_void_once_its_cost_is_paid() -> None:
    # Sam would give 2 energy and a card; there is no card, and there is room for energy only after Roll Call is paid for
    match = situation("earl C0, sam H2", marker="earl", hands=("roll_call", ""), energy=(10, 5), rest="away")
    play(match, "play roll_call earl token")
    assert asked(match) == "activate" and facts_asked(match)["void"] == ()


@covers("IB-514")
def test_the_base_option_may_make_the_effect_possible_or_void() -> None:
    match = situation("mandy C0, carl H2", marker="carl", active="creature", hands=("", "nightmare"))
    assert facts_asked(play(match, "play nightmare mandy deeper"))["void"] == ()
    match = situation("mandy C1, carl H2", marker="carl", active="creature", hands=("", "nightmare"), knowledge=(6, 0))
    assert facts_asked(play(match, "play nightmare mandy back"))["void"] == ("activate",)


@covers("IB-515")
def test_the_cost_is_paid_before_the_revolver_answers() -> None:
    match = situation(active="creature", hands=("", "tendrils"), equipment="revolver")
    play(match, "play tendrils bob token", "activate")
    assert (asked(match), of(match).energy[CREATURE]) == ("revolver", 2)


@covers("IB-515")
def test_an_activation_goes_in_its_order() -> None:
    match = situation(active="creature", hands=("", "tendrils"), equipment="revolver")
    play(match, "play tendrils bob token", "activate", "pass", "remove carl", "pass")
    names = [event_name(type(each.event)) for each in match.events]
    assert names[1:5] == ["card-played", "token-laid", "card-activated", "character-removed"]
    assert held(match, "creature", "discards") == ["tendrils"]


@covers("IB-515")
def test_the_card_is_in_limbo_until_its_effect_is_done() -> None:
    match = situation(hands=("search_party", ""))
    play(match, "play search_party max token", "activate")
    assert asked(match) == "shift" and held(match, "city", "limbo") == ["search_party"]
    play(match, sorted(options(match))[0])
    assert held(match, "city", "limbo") == [] and held(match, "city", "discards") == ["search_party"]


@covers("IB-516")
def test_objects_are_chosen_after_the_answer_of_the_revolver() -> None:
    match = situation(active="creature", hands=("", "shroud"), equipment="revolver")
    play(match, "play shroud bob token")
    assert options(match) == {"activate", "pass"}
    play(match, "activate")
    assert options(match) == {"cancel", "pass"}
    assert asked(play(match, "pass")) == "skip"


@covers("IB-516")
def test_no_object_is_chosen_when_the_effect_was_cancelled() -> None:
    match = situation(active="creature", hands=("", "shroud"), equipment="revolver")
    play(match, "play shroud bob token", "activate", "cancel")
    assert (of(match).turn, asked(match)) == (2, "action")


@covers("IB-517")
def test_a_base_option_that_wins_leaves_the_effect_unoffered() -> None:
    match = situation("sam C4, tom C4, mandy C3", active="creature", hands=("", "nightmare"))
    play(match, "play nightmare mandy deeper")
    assert outcome(match) == ("creature", "devoured") and match.pending == {} and told(match, "card-activated") == []


@covers("IB-518")
@pytest.mark.parametrize("card", ["camera", "detour", "granola_bar"])
def test_a_card_that_was_not_activated_is_discarded(card: str) -> None:
    match = situation("sam H0", hands=(card, ""))
    play(match, f"play {card} sam token", "pass")
    assert held(match, "city", "discards") == [card] and of(match).equipment == () and of(match).laid == {}


@covers("IB-519")
def test_town_meeting_plays_a_card_without_its_effect() -> None:
    match = situation(hands=("town_meeting camera", ""))
    play(match, "play town_meeting bob token", "activate", "play camera earl token")
    assert of(match).tokens == {"heart": "bob", "lantern": "earl"} and of(match).turn == 2
    assert held(match, "city", "discards") == ["camera", "town_meeting"] and of(match).equipment == ()


@covers("IB-519")
def test_a_character_that_plays_a_card_plays_it_without_its_effect() -> None:
    match = situation("jamie H2, earl H0", phase="activity", hands=("granola_bar", ""))
    play(match, "pass", "use", "play granola_bar earl back")
    assert asked(match) == "action" and of(match).energy[CITY] == 5 and of(match).turn == 2
    assert held(match, "city", "discards") == ["granola_bar"]


@covers("IB-519")
def test_carl_plays_a_card_with_its_effect() -> None:
    match = situation("carl C2", phase="activity", hands=("", "hunger"))
    play(match, "pass", "use", "play hunger bob token", "activate", "energy")
    assert of(match).energy[CREATURE] == 5 - 1 + 3


@covers("IB-519")
def test_a_card_played_by_an_effect_offers_both_base_options() -> None:
    match = situation("jamie H2, lance H0, max C0", phase="activity", hands=("family_dinner", ""))
    play(match, "pass", "use")
    assert {option.split()[3] for option in options(match)} == {"deeper", "back", "token"}
