"""Section 12.1: the examples and clarifications of the rulebook."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.cards import DECKS
from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.position import CITY, CREATURE, face
from parlour.games.inbetween.tests.situations import (
    asked,
    end_turn,
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
from parlour.kernel import Card, Given, Match, begin


def dealt(*first: str) -> Match:
    """A game whose circle begins with these characters."""
    terms = GAME.terms(2, {})
    duel = GAME.table(terms)
    order = (*first, *[each for each in GAME.content.characters if each not in first])
    duel.source = Given((order, *[tuple([Card(card) for card in deck]) for deck in DECKS]))
    begin(duel, GAME.play)
    return Match(GAME, terms, 1, duel)


@covers("IB-T01", "IB-124", "IB-551")
def test_a_rest_gives_no_more_than_the_supply_holds() -> None:
    circle = "sam C0, tom C1, max C0, lance C2, scott C0, earl C4, bob H0, carl H0, jamie H0, julie H0"
    match = situation(circle, active="creature", energy=(5, 7), marker="bob")
    play(match, "rest")
    assert of(match).energy == [5, 10] and told(match, "energy-gained") == [("creature", 3, 6)]


@covers("IB-T02", "IB-605", "IB-606", "IB-607")
def test_three_shifts_back_take_sam_over_the_border() -> None:
    match = situation("bob H0, sam H2", active="creature", hands=("", "paranoia paranoia paranoia"))
    states = []
    for _ in range(3):
        play(match, "play paranoia sam back")
        states.append(state(match, "sam"))
        end_turn(match)
        if of(match).active == CITY:
            end_turn(match)
    assert states == ["H1", "H0", "C0"]
    assert face(of(match), "sam").effect == "c_sam"


@covers("IB-T03", "IB-404")
def test_level_four_offers_the_effects_of_the_levels_one_to_four() -> None:
    match = situation("sam C1", knowledge=(4, 0))
    assert asked(match) == "knowledge"
    assert options(match) == {"knowledge city_k1", "knowledge city_k2", "knowledge city_k3", "knowledge city_k4", "pass"}


@covers("IB-T03", "IB-109")
def test_a_void_effect_is_among_those_of_the_level_and_said_to_change_nothing() -> None:
    match = situation("sam C1", knowledge=(4, 0), energy=(10, 5))
    assert options(match) == {*[f"knowledge city_k{level}" for level in (1, 2, 3, 4)], "pass"}
    assert facts_asked(match) == {"void": ("city_k2",), "voids": 1}


@covers("IB-T04", "IB-410")
@pytest.mark.parametrize(("rung", "seat"), [("H1", CITY), ("C1", CREATURE)])
def test_each_level_costs_its_number(rung: str, seat: int) -> None:
    prices = []
    for level in range(6):
        knowledge = (level, 0) if seat == CITY else (0, level)
        match = situation(f"sam {rung}", phase="activity", knowledge=knowledge, spent=(True, True), energy=(10, 10))
        prices.append(facts_asked(match)["price"])
    assert prices == [1, 2, 3, 4, 5, 6]


@covers("IB-T05a", "IB-205", "IB-206", "IB-207")
def test_a_star_on_the_first_human_face_gives_the_creature_the_first_turn() -> None:
    match = dealt("bob", "carl")
    assert of(match).marker == "bob" and of(match).active == CREATURE and side_asked(match) == "creature"


@covers("IB-T05b", "IB-205", "IB-206", "IB-207")
def test_a_star_on_the_second_face_gives_the_city_the_first_turn() -> None:
    match = dealt("carl", "bob")
    assert of(match).marker == "bob" and of(match).active == CITY and side_asked(match) == "city"


@covers("IB-T06", "IB-407", "IB-711")
def test_a_spent_marker_rises_and_stays_spent() -> None:
    match = situation("sam C1", phase="activity", knowledge=(0, 2), spent=(False, True), energy=(5, 5))
    play(match, "raise")
    assert of(match).knowledge == [0, 3] and of(match).energy == [5, 2] and of(match).spent == [False, True]


@covers("IB-T07", "IB-702")
def test_a_terrified_character_serves_the_creature_on_the_citys_turn() -> None:
    match = situation("lance C2", active="city", phase="activity")
    assert (asked(match), side_asked(match)) == ("raise", "creature")
    play(match, "pass")
    assert (asked(match), side_asked(match)) == ("use", "creature")


@covers("IB-T08", "IB-703")
def test_a_borderline_character_gives_nothing() -> None:
    match = situation("sam H0", phase="activity")
    assert of(match).turn == 2


@covers("IB-T09", "IB-704", "IB-706")
def test_an_alert_character_gives_a_raise_and_no_effect() -> None:
    match = situation("sam H1", phase="activity")
    assert asked(match) == "raise" and facts_asked(match)["price"] == 1
    play(match, "pass")
    assert of(match).turn == 2


@covers("IB-T10", "IB-CH-C15", "IB-R32")
def test_sam_takes_the_one_card_that_is_there() -> None:
    match = situation("sam C2", phase="activity", active="creature", energy=(3, 0), hands=("camera", ""))
    play(match, "use", "cards")
    assert held(match, "city") == [] and held(match, "city", "discards") == ["camera"] and of(match).energy[CITY] == 3


@covers("IB-T11", "IB-802")
def test_a_shroud_is_met_once() -> None:
    match = situation("sam H0, tom C0, max H0", laid="shroud tom")
    play(match, "rest")
    assert of(match).marker == "max" and held(match, "creature", "discards") == ["shroud"]


@covers("IB-T12", "IB-805")
def test_a_shroud_on_the_marked_character_waits() -> None:
    match = situation("sam H0, tom C0", active="creature", hands=("", "shroud"))
    play(match, "play shroud sam token", "activate", "cover sam")
    assert of(match).marker == "tom" and list(of(match).laid) == ["sam"]
    for _ in range(8):
        end_turn(match)
    assert of(match).marker == of(match).circle[-1] and list(of(match).laid) == ["sam"]
    end_turn(match)
    assert of(match).marker == "tom" and of(match).laid == {}


@covers("IB-T13", "IB-534")
def test_the_symbol_of_a_card_on_a_character_is_not_the_characters() -> None:
    match = situation("sam H1", active="creature", hands=("", "shroud"), laid="shroud sam")
    assert "play shroud sam token" in options(match)
    assert not {"play shroud sam deeper", "play shroud sam back"} & options(match)


@covers("IB-T14", "IB-810")
def test_a_relocated_character_takes_everything_along() -> None:
    circle = "sam H0, tom C0, scott H2, lance C0, max H0, julie H0"
    match = situation(
        circle, only=True, active="creature", marker="scott", hands=("", "relocation"), tokens="web scott, home scott",
        energy=(0, 5),
    )  # fmt: skip
    play(match, "play relocation sam token", "activate", "relocate scott max")
    duel = of(match)
    assert duel.circle == ("sam", "tom", "lance", "max", "scott", "julie") and state(match, "scott") == "H2"
    assert duel.tokens == {"web": "scott", "home": "scott", "rift": "sam"}
    assert duel.marker == "scott"
    end_turn(match)
    assert of(match).marker == "julie"


@covers("IB-T15", "IB-CC-15")
def test_preparation_compares_after_payment() -> None:
    match = situation("bob H0", hands=("preparation", ""), energy=(6, 5))
    play(match, "play preparation bob token", "activate")
    assert of(match).energy == [5, 5] and told(match, "energy-gained") == [("city", 1, 1)]


@covers("IB-T16", "IB-921", "IB-922", "IB-923")
def test_a_cancelled_shroud() -> None:
    match = situation("bob H0", active="creature", hands=("", "shroud"), equipment="revolver")
    play(match, "play shroud bob token", "activate", "cancel")
    duel = of(match)
    assert duel.laid == {} and held(match, "creature", "discards") == ["shroud"] and duel.energy == [3, 4]
    assert duel.tokens == {"web": "bob"} and (duel.box, duel.equipment) == ((), ("revolver",))


@covers("IB-T17", "IB-914")
def test_richard_removes_the_shotgun_from_tom() -> None:
    match = situation("richard C2, tom H0", phase="activity", energy=(0, 0), equipment="shotgun camera", shotgun="tom")
    play(match, "use")
    assert options(match) == {"remove shotgun", "remove camera"}
    play(match, "remove shotgun")
    assert of(match).box == ("shotgun",) and of(match).energy[CREATURE] == 4 and of(match).shielded == ""


@covers("IB-T18", "IB-710", "IB-CC-20")
def test_the_radio_in_the_creatures_turn() -> None:
    match = situation("sam C1, scott H2", active="creature", phase="activity", energy=(2, 0), equipment="radio")
    assert (asked(match), side_asked(match)) == ("radio", "city") and options(match) == {"use scott", "pass"}
    play(match, "use scott")
    assert of(match).energy[CITY] == 2 and len(held(match, "city")) == 1


@covers("IB-T19", "IB-CH-H1", "IB-R28")
def test_bob_pulls_nobody_out_of_the_human_world() -> None:
    circle = "bob H2, sam H1, tom C1, max C1, lance C1, scott H1"
    match = situation(circle, only=True, phase="activity", energy=(0, 5))
    assert of(match).turn == 2


@covers("IB-T20", "IB-CH-C02", "IB-922")
def test_tendrils_through_carl() -> None:
    match = situation(
        "carl C2, sam H0", active="creature", phase="activity", energy=(5, 4), hands=("", "tendrils"), equipment="revolver"
    )
    play(match, "pass", "use", "play tendrils sam token")
    assert asked(match) == "activate" and facts_asked(match)["cost"] == 3
    play(match, "activate", "remove sam")
    assert of(match).energy == [5, 1] and "sam" in of(match).gone and of(match).equipment == ("revolver",)


@covers("IB-T21", "IB-906")
def test_a_fourth_equipment_card() -> None:
    match = situation("bob H0", hands=("backpack", ""), equipment="generator camera radio")
    play(match, "play backpack bob token", "activate")
    assert options(match) == {"remove generator", "remove camera", "remove radio"}
    play(match, "remove generator")
    assert of(match).equipment == ("camera", "radio", "backpack") and of(match).box == ("generator",)


@covers("IB-T22", "IB-518", "IB-904")
def test_a_shotgun_played_for_its_base_option_is_discarded() -> None:
    match = situation("sam H0", hands=("shotgun", ""))
    play(match, "play shotgun sam token", "pass")
    assert held(match, "city", "discards") == ["shotgun"] and of(match).box == () and of(match).equipment == ()


@covers("IB-T23", "IB-132", "IB-541", "IB-544")
def test_a_preparation_that_reshuffles() -> None:
    pile = "radio generator guard_dog detour roadblock interrogation"
    match = situation("sam H0", hands=("camera backpack", ""), decks=("bicycle", ""), discards=(pile, ""), rest="away")
    assert [len(getattr(of(match), place)[CITY]) for place in ("hands", "decks", "discards")] == [2, 1, 6]
    play(match, "prepare", "discard camera", "refill")
    assert [len(getattr(of(match), place)[CITY]) for place in ("hands", "decks", "discards")] == [5, 4, 0]
    assert told(match, "deck-shuffled") == [("city", 7)] and {"backpack", "bicycle"} <= set(held(match, "city"))
    assert [event.number for event in told(match, "cards-drawn")] == [1, 3]


@covers("IB-T24", "IB-811", "IB-814")
def test_an_evacuation_closes_the_circle() -> None:
    match = situation("sam H0, tom C0, max H0", hands=("evacuation", ""), tokens="web tom, claw tom", marker="bob")
    play(match, "play evacuation max token", "activate", "remove tom")
    assert of(match).circle[:2] == ("sam", "max") and "tom" not in of(match).rung
    assert of(match).tokens == {"home": "max"}


@covers("IB-T25", "IB-508", "IB-509", "IB-510")
def test_the_places_of_a_token_that_lies_on_tom() -> None:
    circle = "tom H0, sam H0, natalie C0, jerem C0, max H4, lance C4, scott H0, bob H1"
    match = situation(circle, only=True, active="creature", hands=("", "paranoia"), tokens="eye tom", equipment="shotgun",
                      shotgun="scott")  # fmt: skip
    places = {each.split()[2] for each in options(match) if each.endswith("token")}
    assert places == {"tom", "max", "lance", "bob"}  # Sam, Natalie and Jerem print the eye


@covers("IB-T26", "IB-1002", "IB-304")
def test_the_third_devoured_character_ends_everything() -> None:
    match = situation("sam C4, tom C4, lance C3", active="creature", hands=("", "nightmare"), marker="tom")
    play(match, "play nightmare lance deeper")
    assert outcome(match) == ("creature", "devoured") and not match.pending
    assert held(match, "creature", "limbo") == ["nightmare"]  # not even the card is put away
