"""6.8: the circle and the activity marker."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.box import CONTENT
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.situations import (
    asked,
    end_turn,
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
from parlour.kernel import Match

SIX = "sam H0, tom C0, max H0, lance C0, scott H0, earl C0"
BOTH = ("city", "creature")


def marked(match: Match) -> list[str]:
    """Where the marker has gone, step by step."""
    return [event.character for event in told(match, "marker-moved")]


@covers("IB-801")
@pytest.mark.parametrize(("direction", "next_one"), [(1, "tom"), (-1, "earl")])
def test_the_marker_follows_the_direction_token(direction: int, next_one: str) -> None:
    match = situation(SIX, only=True, direction=direction)
    play(match, "rest")
    assert of(match).marker == next_one


@covers("IB-801")
@pytest.mark.parametrize(("direction", "start", "end"), [(1, "earl", "sam"), (-1, "sam", "earl")])
def test_the_circle_has_no_end(direction: int, start: str, end: str) -> None:
    match = situation(SIX, only=True, direction=direction, marker=start)
    play(match, "rest")
    assert of(match).marker == end


@covers("IB-802")
@pytest.mark.parametrize(("card", "owner"), [("shroud", "creature"), ("detour", "city")])
@pytest.mark.parametrize("active", BOTH)
def test_a_skip_card_sends_the_marker_on_and_is_discarded(card: str, owner: str, active: str) -> None:
    match = situation(SIX, only=True, active=active, laid=f"{card} tom")
    play(match, "rest")
    assert of(match).marker == "max" and of(match).laid == {}
    assert held(match, owner, "discards") == [card] and held(match, owner, "skips") == []


@covers("IB-802")
def test_several_skip_cards_are_met_one_after_another() -> None:
    match = situation(SIX, only=True, laid="shroud tom, detour max, shroud scott")
    play(match, "rest")
    assert of(match).marker == "lance" and list(of(match).laid) == ["scott"]


@covers("IB-802")
def test_a_skip_card_works_once() -> None:
    match = situation(SIX, only=True, laid="shroud tom", direction=1)
    play(match, "rest")
    of(match).direction = -1
    play(match, "rest")
    assert of(match).marker == "tom"


@covers("IB-803")
def test_a_skip_card_counts_for_the_steps_of_a_character() -> None:
    match = situation("jerem H2, sam H0, tom C0, max H0", phase="activity", energy=(0, 0), laid="shroud sam")
    play(match, "use", "step 1")
    assert marked(match)[0] == "tom" and held(match, "creature", "discards") == ["shroud"]


@covers("IB-803")
def test_a_skip_card_counts_for_the_night_watch() -> None:
    match = situation("bob H0, sam H0, tom C0", hands=("night_watch", ""), laid="detour sam")
    play(match, "play night_watch bob token", "activate")
    assert marked(match)[0] == "tom" and "detour" in held(match, "city", "discards")


@covers("IB-803")
def test_a_skip_card_counts_for_the_bicycle() -> None:
    match = situation(SIX, only=True, equipment="bicycle", laid="shroud max")
    play(match, "rest", "ride")
    assert marked(match) == ["tom", "lance"]


@covers("IB-803", "IB-812")
def test_a_skip_card_counts_for_displacement() -> None:
    match = situation("sam H0, tom C0, max H0, lance C0", hands=("evacuation", ""), laid="shroud tom")
    play(match, "play evacuation max token", "activate", "remove sam")
    assert of(match).marker == "max" and held(match, "creature", "discards") == ["shroud"]


@covers("IB-804", "IB-301")
@pytest.mark.parametrize(("active", "other"), [("city", CREATURE), ("creature", CITY)])
def test_after_one_step_the_other_player_is_active(active: str, other: int) -> None:
    match = situation(SIX, only=True, active=active)
    play(match, "rest")
    assert marked(match) == ["tom"] and of(match).active == other and side_asked(match) != active


@covers("IB-805")
@pytest.mark.parametrize("direction", [1, -1])
def test_a_skip_card_on_the_marked_character_waits_for_the_marker_to_return(direction: int) -> None:
    match = situation(SIX, only=True, active="creature", hands=("", "shroud"), direction=direction)
    play(match, "play shroud sam token", "activate", "cover sam")
    assert of(match).marker == ("tom" if direction == 1 else "earl") and "sam" in of(match).laid
    for _ in range(4):
        end_turn(match)
    assert of(match).marker == ("earl" if direction == 1 else "tom") and "sam" in of(match).laid
    end_turn(match)
    assert of(match).marker == ("tom" if direction == 1 else "earl") and of(match).laid == {}


@covers("IB-806")
@pytest.mark.parametrize(
    ("side", "card", "first"), [("city", "detour", "shroud"), ("creature", "shroud", "shroud"), ("creature", "shroud", "detour")]
)
def test_no_character_gets_a_second_skip_card(side: str, card: str, first: str) -> None:
    hands = (card, "") if side == "city" else ("", card)
    match = situation(SIX, only=True, active=side, hands=hands, laid=f"{first} tom")
    play(match, f"play {card} max token", "activate")
    assert options(match) == {"cover sam", "cover max", "cover lance", "cover scott", "cover earl"}


@covers("IB-807")
@pytest.mark.parametrize(("rung", "way", "after"), [("H1", "back", "H0"), ("H0", "back", "C0"), ("H3", "deeper", "H4")])
def test_a_skip_card_stays_through_shifts_turns_and_locks(rung: str, way: str, after: str) -> None:
    match = situation(f"sam {rung}, bob H0", hands=("family_dinner", ""), laid="shroud sam", marker="bob", energy=(0, 0))
    play(match, f"play family_dinner sam {way}")
    assert state(match, "sam") == after and list(of(match).laid) == ["sam"]


@covers("IB-807", "IB-810")
def test_a_skip_card_stays_through_a_relocation() -> None:
    match = situation(SIX, only=True, active="creature", hands=("", "relocation"), laid="shroud max")
    play(match, "play relocation sam token", "activate", "relocate max earl")
    assert list(of(match).laid) == ["max"] and of(match).circle == ("sam", "tom", "lance", "scott", "earl", "max")


@covers("IB-808")
def test_a_turned_direction_holds_for_the_step_of_the_same_turn() -> None:
    match = situation(SIX, only=True, hands=("roadblock", ""))
    play(match, "play roadblock sam token", "activate")
    assert of(match).direction == -1 and of(match).marker == "earl"
    end_turn(match)
    assert of(match).marker == "scott"


@covers("IB-808")
def test_a_direction_turned_again_is_clockwise() -> None:
    match = situation(SIX, only=True, hands=("roadblock", ""), direction=-1)
    play(match, "play roadblock sam token", "activate")
    assert of(match).direction == 1 and of(match).marker == "tom"


@covers("IB-809")
@pytest.mark.parametrize(("direction", "after"), [(1, "tom"), (-1, "earl")])
def test_a_step_forward_follows_the_direction_and_leaves_the_turn_where_it_is(direction: int, after: str) -> None:
    match = situation(
        "sam H0, tom C1, max H0, lance C0, scott H0, earl C1", only=True, hands=("night_watch", ""), direction=direction
    )
    play(match, "play night_watch sam token", "activate")
    assert of(match).marker == after and of(match).active == CITY and of(match).phase == "activity"


@covers("IB-809")
@pytest.mark.parametrize(("direction", "after"), [(1, "tom"), (-1, "earl")])
def test_the_steps_of_a_character_do_not_pass_the_turn(direction: int, after: str) -> None:
    match = situation(SIX.replace("sam H0", "jerem H2"), only=True, phase="activity", energy=(5, 5), direction=direction)
    play(match, "pass", "use", "step 1")
    assert marked(match)[0] == after
    assert of(match).turn == 2 and of(match).active == CREATURE


@covers("IB-810")
def test_a_relocated_character_may_go_to_any_gap_that_changes_the_order() -> None:
    match = situation(SIX, only=True, active="creature", hands=("", "relocation"))
    play(match, "play relocation sam token", "activate")
    circle = of(match).circle
    for at, character in enumerate(circle):
        gaps = {each.split()[2] for each in options(match) if each.split()[1] == character}
        assert gaps == set(circle) - {character, circle[at - 1]}


@covers("IB-810")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("sam lance", ("tom", "max", "lance", "sam", "scott", "earl")),
        ("earl sam", ("sam", "earl", "tom", "max", "lance", "scott")),
        ("tom sam", None),
        ("max sam", ("sam", "max", "tom", "lance", "scott", "earl")),
    ],
)
def test_a_relocated_character_stands_directly_clockwise_of_the_other(move: str, after: tuple[str, ...] | None) -> None:
    match = situation(SIX, only=True, active="creature", hands=("", "relocation"), marker="scott")
    play(match, "play relocation sam token", "activate")
    if after is None:
        assert f"relocate {move}" not in options(match)
    else:
        play(match, f"relocate {move}")
        assert of(match).circle == after


@covers("IB-810")
def test_everything_on_a_relocated_character_stays_on_it() -> None:
    match = situation(
        "sam H2, tom C0, max H0, lance C0, scott H0, earl C0",
        only=True, active="creature", hands=("", "relocation"), tokens="web sam, claw sam, heart sam", laid="shroud sam",
        energy=(0, 1),
    )  # fmt: skip
    play(match, "play relocation max token", "activate", "relocate sam lance")
    duel = of(match)
    assert state(match, "sam") == "H2" and list(duel.laid) == ["sam"]
    assert {symbol for symbol, character in duel.tokens.items() if character == "sam"} == {"web", "claw", "heart"}


@covers("IB-810")
def test_the_marker_stays_on_a_relocated_character_and_goes_on_from_there() -> None:
    match = situation(SIX, only=True, active="creature", hands=("", "relocation"))
    play(match, "play relocation max token", "activate", "relocate sam lance")
    assert marked(match) == ["scott"]


@covers("IB-811", "IB-108")
def test_a_removal_closes_the_circle() -> None:
    match = situation("sam H0, tom C0, max H0", hands=("evacuation", ""), marker="bob")
    before = of(match).circle
    play(match, "play evacuation max token", "activate", "remove tom")
    assert of(match).circle == tuple([each for each in before if each != "tom"])
    assert of(match).gone == ("tom",) and "tom" not in of(match).rung


@covers("IB-811")
def test_nobody_reaches_a_removed_character() -> None:
    match = situation("sam H0, tom C0, max H0", hands=("evacuation family_dinner detour", ""), marker="bob")
    play(match, "play evacuation max token", "activate", "remove tom")
    end_turn(match)
    assert asked(match) == "action" and not any("tom" in each for each in options(match))


@covers("IB-812")
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("place", [0, 4, 9])
def test_the_marker_of_a_removed_character_makes_one_step_from_its_place(direction: int, place: int) -> None:
    circle = tuple(CONTENT.characters)[:10]
    match = situation(hands=("evacuation", ""), direction=direction, marker=circle[place])
    play(match, "play evacuation julie token", "activate", f"remove {circle[place]}")
    assert of(match).marker == circle[(place + direction) % 10]


@covers("IB-813")
def test_displacement_ends_the_activity_and_the_movement_of_the_turn() -> None:
    match = situation("sam H0, tom H3, max H0", hands=("evacuation", ""), equipment="bicycle radio", energy=(10, 5))
    play(match, "play evacuation max token", "activate", "remove sam")
    assert (of(match).turn, of(match).marker, of(match).active) == (2, "tom", CREATURE)
    assert marked(match) == ["tom"] and not of(match).displaced


@covers("IB-813")
def test_the_flag_of_displacement_is_cleared_for_the_next_turn() -> None:
    match = situation("sam H0, tom H3, max H0", hands=("evacuation", ""), energy=(10, 5))
    play(match, "play evacuation max token", "activate", "remove sam", "rest")
    assert asked(match) == "raise"
    end_turn(match)
    assert of(match).marker == "max"


@covers("IB-813")
def test_an_abduction_before_the_action_leaves_only_the_action() -> None:
    match = situation("sam H2, tom C2, max H0", active="creature", knowledge=(0, 4), energy=(5, 1))
    play(match, "knowledge creature_k4", "remove sam")
    assert asked(match) == "action" and of(match).displaced
    play(match, "rest")
    assert of(match).marker == "tom" and of(match).turn == 2


@covers("IB-813")
def test_a_removal_of_somebody_else_displaces_nothing() -> None:
    match = situation("sam H0, tom H3, max H0", hands=("evacuation", ""))
    play(match, "play evacuation tom token", "activate", "remove max")
    assert not of(match).displaced and of(match).marker == "tom" and of(match).turn == 2
    assert marked(match) == ["tom"]


@covers("IB-813")
def test_the_radio_is_silent_after_a_displacement_in_the_activity_phase() -> None:
    circle = "earl C2, max C2, scott H2, sam H2, tom C0, lance H0, bob H0"
    match = situation(circle, phase="activity", energy=(10, 0), equipment="radio", active="creature")
    play(match, "use", "remove earl")
    assert of(match).turn == 2 and of(match).marker == "max" and told(match, "radio-used") == []


@covers("IB-814", "IB-533")
@pytest.mark.parametrize(("card", "owner"), [("shroud", "creature"), ("detour", "city")])
def test_what_lies_on_a_removed_character_goes_where_it_belongs(card: str, owner: str) -> None:
    match = situation(
        "sam H0, tom C0, max H0", hands=("evacuation", ""), marker="bob", laid=f"{card} tom", tokens="eye tom, web tom, heart sam"
    )
    play(match, "play evacuation max token", "activate", "remove tom")
    assert of(match).tokens == {"heart": "sam", "home": "max"}
    assert of(match).laid == {} and card in held(match, owner, "discards") and held(match, owner, "skips") == []


@covers("IB-814", "IB-R19")
def test_the_shotgun_leaves_the_game_with_its_character() -> None:
    match = situation("sam H0, tom C0, max H0", hands=("evacuation", ""), marker="bob", equipment="shotgun radio", shotgun="tom")
    play(match, "play evacuation max token", "activate", "remove tom")
    assert of(match).box == ("shotgun",) and of(match).equipment == ("radio",) and of(match).shielded == ""


@covers("IB-814")
def test_the_state_marker_of_a_removed_character_is_gone_from_the_table() -> None:
    match = situation("max C2, sam C3, tom H0", phase="activity", energy=(0, 0))
    play(match, "use", "remove sam")
    assert "sam" not in of(match).rung and "sam" in of(match).gone


@covers("IB-815")
@pytest.mark.parametrize("direction", [1, -1])
def test_with_all_five_skip_cards_out_the_marker_still_finds_a_place(direction: int) -> None:
    laid = "shroud tom, shroud max, shroud lance, shroud scott, detour earl"
    match = situation(SIX, only=True, laid=laid, direction=direction)
    play(match, "rest")
    assert of(match).marker == "sam" and of(match).laid == {}


@covers("IB-815")
def test_there_are_fewer_skip_cards_than_characters_in_the_smallest_circle() -> None:
    skips = [card.copies for kind, card in CONTENT.cards.items() if kind in ("shroud", "detour")]
    assert sum(skips) == 5 < CONTENT.majority_at + 1


@covers("IB-802", "IB-812")
def test_a_displaced_marker_that_would_end_the_game_leaves_no_turn() -> None:
    match = situation(SIX, only=True, hands=("evacuation", ""))
    play(match, "play evacuation tom deeper", "activate", "remove sam")
    assert outcome(match) == ("creature", "majority")


@covers("IB-801")
def test_the_footprints_show_the_next_two_places() -> None:
    match = situation(SIX, only=True, laid="shroud tom, detour scott")
    assert match.view(0)["facts"]["footprints"] == ["max", "lance"]
    play(match, "rest", "rest")
    assert of(match).marker == "lance"


@covers("IB-801", "IB-815")
def test_the_footprints_spend_every_skip_card_once() -> None:
    laid = "shroud tom, shroud max, shroud lance, shroud scott, detour earl"
    match = situation(SIX, only=True, laid=laid)
    assert match.view(1)["facts"]["footprints"] == ["sam", "tom"]


@covers("IB-804", "IB-CC-28")
def test_the_city_rides_in_its_own_turns_only() -> None:
    match = situation(SIX, only=True, active="creature", equipment="bicycle")
    play(match, "rest")
    assert (asked(match), of(match).turn, of(match).marker) == ("action", 2, "tom")
