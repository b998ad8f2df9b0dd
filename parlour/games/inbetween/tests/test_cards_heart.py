"""Section 11.4: the City cards with the symbol heart."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.tests.situations import asked, held, of, options, play, side_asked, situation, state, told
from parlour.games.inbetween.tests.using import activated, played, would_change


@covers("card:granola_bar", "IB-CC-22")
@pytest.mark.parametrize(("energy", "ends"), [(2, 4), (5, 7), (8, 10), (10, 10)])
def test_a_granola_bar_gives_four_energy_as_far_as_the_cubes_go(energy: int, ends: int) -> None:
    assert of(activated("granola_bar", energy=(energy, 5))).energy == [ends, 5]


@covers("card:heart_to_heart", "IB-CC-23")
def test_heart_to_heart_turns_one_or_two_borderline_characters_of_the_creature_world() -> None:
    match = activated("heart_to_heart", "mina H0, sam C0, bob C1, tom C0, max C0, carl C4", only=True)
    assert options(match) == {"turn sam", "turn tom", "turn max"}
    play(match, "turn sam")
    assert options(match) == {"turn tom", "turn max", "pass"}
    play(match, "turn max")
    assert [state(match, each) for each in ("sam", "tom", "max")] == ["H0", "C0", "H0"]
    assert (asked(match), of(match).energy[0]) == ("action", 2)


@covers("card:heart_to_heart", "IB-CC-23")
def test_heart_to_heart_may_stop_after_one() -> None:
    match = play(activated("heart_to_heart", "mina H0, sam C0, tom C0, bob C1, max C1, carl C1", only=True), "turn tom", "pass")
    assert [state(match, each) for each in ("sam", "tom")] == ["C0", "H0"]


@covers("card:heart_to_heart", "IB-CC-23")
def test_heart_to_heart_is_void_without_a_borderline_character_of_the_creature_world() -> None:
    assert not would_change(played("heart_to_heart", "mina H0, sam H0, bob C1, tom C4, max H1, carl C2", only=True))


@covers("card:town_meeting", "IB-CC-24", "IB-519")
def test_a_town_meeting_plays_one_more_card_without_its_effect() -> None:
    match = activated("town_meeting", "mina C0, sam H1", hands=("generator camera", ""))
    assert asked(match) == "play" and "play generator sam deeper" in options(match)
    play(match, "play generator sam deeper")
    assert (state(match, "sam"), of(match).equipment, held(match, "city")) == ("H2", (), ["camera"])
    assert (held(match, "city", "discards"), of(match).energy[0]) == (["generator", "town_meeting"], 3)
    assert asked(match) == "action"


@covers("card:town_meeting", "IB-CC-24")
def test_a_town_meeting_is_void_without_another_card() -> None:
    assert not would_change(played("town_meeting"))


@covers("card:town_meeting", "IB-CC-24", "IB-502", "IB-H06")
def test_a_town_meeting_with_an_unplayable_card_is_void() -> None:
    homely = "mandy C4, carl H4, jamie H4, lance H4, mina C4, sam H4"
    match = played("town_meeting", f"{homely}, timmy H4", only=True, hands=("family_dinner", ""), tokens="heart mandy")
    assert not would_change(match)


@covers("card:lost_and_found", "IB-CC-25", "IB-H02")
def test_lost_and_found_returns_a_card_of_choice_from_the_discard_pile() -> None:
    match = activated("lost_and_found", discards=("camera radio", "shroud"))
    assert options(match) == {"take camera", "take radio"}
    play(match, "take radio")
    assert (held(match, "city"), held(match, "city", "discards")) == (["radio"], ["camera", "lost_and_found"])
    assert of(match).energy[0] == 4
    assert match.view(1)["table"]["hands"]["0"] == ["radio"]


@covers("card:lost_and_found", "IB-CC-25", "IB-136")
def test_lost_and_found_cannot_find_itself_and_is_void_without_another_card() -> None:
    assert not would_change(played("lost_and_found"))


@covers("card:first_aid", "IB-CC-26")
def test_first_aid_shifts_a_terrified_character_back() -> None:
    match = activated("first_aid", "mina C1, sam C2, bob C3, tom C4, max C0, carl H2", only=True, marker="max")
    assert options(match) == {"shift sam back", "shift bob back"}
    play(match, "shift bob back")
    assert (state(match, "bob"), asked(match), of(match).energy[0]) == ("C2", "action", 3)


@covers("card:first_aid", "IB-CC-26")
def test_after_first_aid_one_creature_token_may_leave_the_character() -> None:
    tokens = "eye sam, skull sam, home sam, maw tom"
    match = activated("first_aid", "mina H0, sam C2, tom H0", tokens=tokens)
    assert (asked(match), side_asked(match), options(match)) == ("token", "city", {"return eye", "return skull", "pass"})
    play(match, "return eye")
    assert told(match, "token-returned") == [("eye", "sam")]
    assert asked(match) == "action" and "eye" not in of(match).tokens


@covers("card:first_aid", "IB-CC-26")
def test_after_first_aid_the_tokens_may_stay() -> None:
    match = play(activated("first_aid", "mina H0, sam C2", tokens="eye sam"), "pass")
    assert (state(match, "sam"), of(match).tokens["eye"]) == ("C1", "sam")


@covers("card:first_aid", "IB-CC-26")
def test_first_aid_is_void_when_nobody_is_terrified() -> None:
    assert not would_change(played("first_aid", "mina C1, sam H2, tom C4"))


@covers("card:backpack", "IB-CC-27")
@pytest.mark.parametrize(("equipment", "cards"), [("backpack", 7), ("", 5)])
def test_with_a_backpack_the_city_refills_its_hand_to_seven(equipment: str, cards: int) -> None:
    match = play(situation(hands=("camera radio", ""), equipment=equipment), "prepare", "refill")
    assert len(of(match).hands[0]) == cards


@covers("card:backpack", "IB-CC-27")
def test_a_backpack_is_no_use_to_the_creature() -> None:
    match = play(situation(active="creature", hands=("", "shroud"), equipment="backpack"), "prepare", "refill")
    assert len(of(match).hands[1]) == 5


@covers("card:backpack", "IB-CC-27")
def test_an_activated_backpack_stays_in_play() -> None:
    match = activated("backpack")
    assert (of(match).equipment, of(match).energy[0], held(match, "city", "discards")) == (("backpack",), 3, [])


@covers("card:bicycle", "IB-CC-28")
def test_with_a_bicycle_the_marker_may_make_one_more_step_in_the_turn_of_the_city() -> None:
    match = play(situation("mina C0, sam H0, bob C0, tom H0", equipment="bicycle"), "rest")
    assert (asked(match), side_asked(match), options(match), of(match).marker) == ("bicycle", "city", {"ride", "pass"}, "sam")
    play(match, "ride")
    assert (of(match).marker, of(match).active) == ("bob", 1)


@covers("card:bicycle", "IB-CC-28")
def test_a_bicycle_need_not_be_ridden() -> None:
    match = play(situation("mina C0, sam H0, bob C0, tom H0", equipment="bicycle"), "rest", "pass")
    assert (of(match).marker, of(match).active) == ("sam", 1)


@covers("card:bicycle", "IB-CC-28")
def test_a_bicycle_stands_still_in_the_turn_of_the_creature() -> None:
    match = play(situation("mina C0, sam H0, bob C0", active="creature", equipment="bicycle"), "rest")
    assert (asked(match), of(match).marker) == ("action", "sam")


@covers("card:bicycle", "IB-CC-28", "IB-813")
def test_a_bicycle_stands_still_when_the_marker_was_displaced() -> None:
    match = play(activated("evacuation", "mina C0, sam H0, bob C0, tom H1", equipment="bicycle"), "remove mina")
    assert (asked(match), of(match).marker, of(match).active) == ("action", "sam", 1)


@covers("card:bicycle", "IB-CC-28")
def test_an_activated_bicycle_stays_in_play_and_can_be_ridden_at_once() -> None:
    match = activated("bicycle")
    assert (of(match).equipment, of(match).energy[0], held(match, "city", "discards")) == (("bicycle",), 3, [])
    assert asked(match) == "bicycle"
