"""Chapter 6.3: cards, decks and hands."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.cards import DECKS
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.situations import asked, end_turn, held, of, options, play, situation, told
from parlour.kernel import answer_chance
from parlour.kernel.chance import Shuffle


@covers("IB-131")
def test_cards_come_from_the_top_of_the_deck_in_order() -> None:
    match = situation(hands=("family_dinner", ""), decks=("radio camera bicycle", ""))
    play(match, "play family_dinner bob token", "activate")
    assert told(match, "cards-drawn") == [("city", ("radio", "camera"), 2)] and of(match).decks[CITY][-1] == "bicycle"


@covers("IB-131")
def test_a_player_draws_from_his_own_deck() -> None:
    match = situation("julie C2", phase="activity", decks=("radio", "hunger shroud"))
    city = of(match).decks[CITY]
    play(match, "pass", "use")
    assert held(match, "creature") == ["hunger", "shroud"] and of(match).decks[CITY] == city


@covers("IB-132")
def test_an_empty_deck_is_made_anew_from_the_whole_discard_pile_and_drawing_goes_on() -> None:
    match = situation(
        hands=("family_dinner", ""),
        decks=("radio", ""),
        discards=("camera bicycle backpack", ""),
        rest="away",
        chance=[("camera", "backpack", "bicycle")],
    )
    play(match, "play family_dinner bob token", "activate")
    assert held(match, "city") == ["bicycle", "radio"] and of(match).decks[CITY] == ("camera", "backpack")
    assert told(match, "deck-shuffled") == [("city", 3)] and held(match, "city", "discards") == ["family_dinner"]


@covers("IB-132")
def test_the_discard_pile_is_shuffled_by_chance() -> None:
    match = situation(hands=("", ""), discards=("camera bicycle radio", ""), rest="away", decks=("revolver", ""))
    duel = of(match)
    duel.source = None
    match.act(CITY, "prepare")
    question = of(match).asked
    assert isinstance(question, Shuffle) and sorted(question.things) == ["bicycle", "camera", "radio"]
    answer_chance(of(match), ("radio", "camera", "bicycle"))
    assert of(match).hands[CITY] == ("revolver", "bicycle", "camera", "radio")


@covers("IB-133")
def test_drawing_stops_when_deck_and_discard_pile_are_empty() -> None:
    match = situation(hands=("family_dinner", ""), decks=("radio", ""), rest="away")
    play(match, "play family_dinner bob token", "activate")
    assert held(match, "city") == ["radio"] and told(match, "cards-drawn") == [("city", ("radio",), 1)]
    assert told(match, "deck-shuffled") == [] and of(match).turn == 2


@covers("IB-133")
def test_a_player_without_any_cards_may_still_prepare() -> None:
    match = situation(rest="away")
    play(match, "prepare")
    assert held(match, "city") == [] and of(match).turn == 2


@covers("IB-134")
def test_the_last_card_of_the_deck_brings_no_new_deck_until_the_next_is_drawn() -> None:
    match = situation(hands=("family_dinner roadblock", ""), decks=("radio camera", ""), discards=("bicycle", ""), rest="away")
    play(match, "play family_dinner bob token", "activate")
    assert of(match).decks[CITY] == () and told(match, "deck-shuffled") == []
    assert held(match, "city", "discards") == ["bicycle", "family_dinner"]
    end_turn(match)
    play(match, "play roadblock max token", "activate")
    assert told(match, "deck-shuffled") == [("city", 2)] and len(of(match).hands[CITY]) == 3


@covers("IB-135")
def test_there_is_no_hand_limit() -> None:
    ten = "radio camera bicycle backpack generator revolver shotgun detour guard_dog roadblock"
    match = situation(hands=(ten, ""), knowledge=(1, 0))
    play(match, "knowledge city_k1")
    assert len(of(match).hands[CITY]) == 11
    end_turn(end_turn(match))
    assert len(of(match).hands[CITY]) == 11


@covers("IB-136")
def test_a_card_being_played_lies_in_limbo() -> None:
    match = situation(hands=("family_dinner", ""))
    play(match, "play family_dinner bob token")
    assert asked(match) == "activate" and held(match, "city", "limbo") == ["family_dinner"]
    assert held(match, "city") == [] and held(match, "city", "discards") == []


@covers("IB-136")
def test_a_card_does_not_shuffle_itself_into_the_deck() -> None:
    match = situation(hands=("family_dinner", ""), discards=("radio", ""), rest="away")
    play(match, "play family_dinner bob token", "activate")
    assert held(match, "city") == ["radio"] and held(match, "city", "discards") == ["family_dinner"]


@covers("IB-136")
def test_a_card_cannot_fetch_itself_back() -> None:
    match = situation(hands=("lost_and_found", ""), discards=("radio camera", ""))
    play(match, "play lost_and_found bob token", "activate")
    assert options(match) == {"take radio", "take camera"}


@covers("IB-136")
def test_a_card_in_limbo_cannot_be_played_again_inside_its_own_effect() -> None:
    match = situation(hands=("town_meeting radio", ""))
    play(match, "play town_meeting bob token", "activate")
    assert {option.split()[1] for option in options(match)} == {"radio"}
    play(match, "play radio bob token")
    assert held(match, "city", "discards") == ["radio", "town_meeting"] and held(match, "city", "limbo") == []


@covers("IB-137")
def test_activated_equipment_stays_in_play() -> None:
    match = situation(hands=("camera", ""))
    play(match, "play camera bob token", "activate")
    assert of(match).equipment == ("camera",) and held(match, "city", "discards") == []


@covers("IB-137")
@pytest.mark.parametrize(("side", "card", "other"), [("city", "detour", "max"), ("creature", "shroud", "bob")])
def test_a_skip_card_lies_on_its_character(side: str, card: str, other: str) -> None:
    match = situation(active=side, hands=("detour", "shroud"))
    play(match, f"play {card} {other} token", "activate", "cover mandy")
    assert list(of(match).laid) == ["mandy"] and held(match, side, "skips") == [card]
    assert held(match, side, "discards") == [] and held(match, side) == []


@covers("IB-137")
def test_every_other_played_card_goes_to_its_owners_discard_pile() -> None:
    match = situation(hands=("granola_bar", ""))
    play(match, "play granola_bar bob token", "activate")
    assert held(match, "city", "discards") == ["granola_bar"]
    match = situation(active="creature", hands=("", "hunger"))
    play(match, "play hunger bob token", "activate", "energy")
    assert held(match, "creature", "discards") == ["hunger"] and held(match, "city", "discards") == []


@covers("IB-137")
def test_a_cancelled_shroud_goes_to_the_discard_pile() -> None:
    match = situation(active="creature", hands=("", "shroud"), equipment="revolver")
    play(match, "play shroud bob token", "activate", "cancel")
    assert of(match).laid == {} and held(match, "creature", "discards") == ["shroud"]


@covers("IB-138")
@pytest.mark.parametrize("seat", [CITY, CREATURE, None])
def test_discard_piles_are_open_and_decks_face_down(seat: int | None) -> None:
    match = situation(discards=("radio camera", "hunger"), hands=("bicycle", "shroud"))
    table = match.view(seat)["table"]
    assert table["discards"] == {"0": ["radio", "camera"], "1": ["hunger-a"]}
    assert set(table["decks"]["0"]) == set(table["decks"]["1"]) == {None}
    assert [len(table["decks"][side]) for side in ("0", "1")] == [len(DECKS[CITY]) - 3, len(DECKS[CREATURE]) - 2]


@covers("IB-138")
def test_hands_are_hidden() -> None:
    match = situation(hands=("bicycle radio", "shroud"))
    shown = {seat: match.view(seat)["table"]["hands"] for seat in (CITY, CREATURE, None)}
    assert shown[CITY] == {"0": ["bicycle", "radio"], "1": [None]}
    assert shown[CREATURE] == {"0": [None, None], "1": ["shroud-a"]}
    assert shown[None] == {"0": [None, None], "1": [None]}
