"""6.6: the state scale."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.ladder import DEPTH, RUNGS, STATES
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.rules.shifting import shift
from parlour.games.inbetween.tests.situations import (
    asked,
    end_turn,
    facts_asked,
    of,
    options,
    outcome,
    play,
    situation,
    state,
    told,
)
from parlour.kernel import Match

DEEPER = {"H0": "H1", "H1": "H2", "H2": "H3", "H3": "H4", "C0": "C1", "C1": "C2", "C2": "C3", "C3": "C4"}
BACK = {"H3": "H2", "H2": "H1", "H1": "H0", "H0": "C0", "C0": "H0", "C1": "C0", "C2": "C1", "C3": "C2"}
CARD = {"H": "family_dinner", "C": "night_watch"}  # Sam shows home to the City, then lantern


def shifted(rung: str, way: str) -> Match:
    """Sam on that rung is shifted by option A, without an effect."""
    match = situation(f"sam {rung}", hands=("family_dinner night_watch", ""), energy=(0, 5), marker="bob")
    return play(match, f"play {CARD[rung[0]]} sam {way}")


def markers(match: Match) -> int:
    """How many state markers lie on characters."""
    return sum([state(match, each)[1] != "0" for each in of(match).circle])


@covers("IB-600")
def test_the_ladder_has_ten_rungs_with_seven_names() -> None:
    assert RUNGS == ("H4", "H3", "H2", "H1", "H0", "C0", "C1", "C2", "C3", "C4")
    assert [int(rung[1]) for rung in RUNGS] == list(DEPTH)
    human = ("secured", "guarded", "guarded", "alert", "borderline")
    assert (*human, "borderline", "nervous", "terrified", "terrified", "devoured") == STATES


EVERY_RUNG = "sam H4, tom H3, max H2, bob H1, lance H0, carl C0, earl C1, julie C2, mina C3, jerem C4"


@covers("IB-600")
@pytest.mark.parametrize(
    ("side", "card", "base", "kind", "chosen"),
    [
        ("city", "lock_the_doors", "julie token", "deepen", {"tom", "max", "bob"}),  # Alert or Guarded
        ("city", "first_aid", "tom token", "shift", {"julie", "mina"}),  # Terrified
        ("city", "search_party", "lance token", "shift", {"carl", "earl", "julie", "mina"}),  # not the Devoured
    ],
)
def test_boxes_two_and_three_are_both_guarded_or_both_terrified(
    side: str, card: str, base: str, kind: str, chosen: set[str]
) -> None:
    hands = (card, "") if side == "city" else ("", card)
    match = situation(EVERY_RUNG, active=side, hands=hands, marker="lance")
    play(match, f"play {card} {base}", "activate")
    assert asked(match) == kind
    assert {each.split()[1] for each in options(match)} == chosen


@covers("IB-601", "IB-603", "IB-604")
@pytest.mark.parametrize(("before", "after"), DEEPER.items())
def test_deeper_is_one_box_down_the_shown_face(before: str, after: str) -> None:
    assert state(shifted(before, "deeper"), "sam") == after


@covers("IB-601", "IB-605", "IB-606", "IB-607")
@pytest.mark.parametrize(("before", "after"), BACK.items())
def test_back_is_one_box_up_and_then_to_the_other_world(before: str, after: str) -> None:
    assert state(shifted(before, "back"), "sam") == after


@covers("IB-601")
@pytest.mark.parametrize("way", ["deeper", "back"])
def test_a_shift_moves_one_character_and_nobody_else(way: str) -> None:
    match = shifted("H2", way)
    others = [each for each in of(match).circle if each != "sam"]
    assert [event.character for event in told(match, "shifted")] == ["sam"]
    assert {state(match, each) for each in others} == {"H0", "C0"}


@covers("IB-607")
@pytest.mark.parametrize(("before", "turned"), [("H1", False), ("H0", True), ("C0", True), ("C1", False)])
def test_a_card_is_turned_over_only_by_a_shift_back_from_borderline(before: str, turned: bool) -> None:
    (event,) = told(shifted(before, "back"), "shifted")
    assert event.turned is turned


@covers("IB-607", "IB-103")
@pytest.mark.parametrize(("before", "effect"), [("H0", "c_sam"), ("C0", "h_gain")])
def test_a_turned_card_shows_its_other_face(before: str, effect: str) -> None:
    match = shifted(before, "back")
    assert match.view(0)["facts"]["effects"]["sam"] == effect


@covers("IB-607", "IB-505")
def test_a_turned_card_is_reached_by_the_symbols_of_its_new_face_only() -> None:
    match = situation("bob H0, sam H0", hands=("family_dinner roll_call camera", ""), energy=(0, 0))
    play(match, "play family_dinner sam back")
    end_turn(match)
    assert {"play camera sam deeper", "play camera sam back", "play roll_call sam token"} <= options(match)
    assert not {"play camera sam token", "play roll_call sam deeper", "play roll_call sam back"} & options(match)


@covers("IB-603")
@pytest.mark.parametrize("before", ["H0", "C0"])
def test_a_shift_deeper_from_borderline_turns_nothing(before: str) -> None:
    (event,) = told(shifted(before, "deeper"), "shifted")
    assert not event.turned


@covers("IB-602")
@pytest.mark.parametrize("rung", ["H3", "H0", "C0", "C3"])
def test_whoever_shifts_may_go_both_ways(rung: str) -> None:
    match = situation(f"sam {rung}", hands=(CARD[rung[0]], ""))
    assert {f"play {CARD[rung[0]]} sam {way}" for way in ("deeper", "back")} <= options(match)


@covers("IB-602")
def test_the_other_side_chooses_both_ways_too() -> None:
    match = situation("natalie C2, sam C1, bob H4", active="creature", phase="activity", energy=(5, 0))
    assert options(play(match, "use")) >= {"shift sam deeper", "shift sam back"}


@covers("IB-602")
def test_an_effect_that_names_the_direction_leaves_no_choice_of_it() -> None:
    match = situation("sam C2, tom C3", hands=("first_aid", ""))
    play(match, "play first_aid sam token", "activate")
    assert options(match) == {"shift sam back", "shift tom back"}


@covers("IB-608", "IB-507")
@pytest.mark.parametrize("rung", ["H4", "C4"])
def test_a_locked_character_is_no_object_of_a_shift(rung: str) -> None:
    match = situation(f"sam {rung}, tom C1", hands=(f"{CARD[rung[0]]} search_party", ""))
    assert not {
        each for each in options(match) if each.startswith("play") and each.split()[2:] in (["sam", "deeper"], ["sam", "back"])
    }
    play(match, "play search_party tom token", "activate")
    assert asked(match) == "shift" and not {each for each in options(match) if "sam" in each}


@covers("IB-608")
@pytest.mark.parametrize(("rung", "card"), [("H3", "family_dinner"), ("C3", "camera")])
def test_a_character_locked_in_this_game_cannot_be_shifted_any_more(rung: str, card: str) -> None:
    match = situation(f"bob H0, sam {rung}", hands=("family_dinner roll_call camera radio", ""), energy=(0, 0))
    play(match, f"play {card} sam deeper")
    end_turn(match)
    assert not any(each.endswith(("sam deeper", "sam back")) for each in options(match))


@covers("IB-608")
@pytest.mark.parametrize(("rung", "void"), [("H0", ()), ("H2", ()), ("H4", ("activate",))])
def test_a_locked_character_under_the_marker_cannot_be_shifted(rung: str, void: tuple[str]) -> None:
    match = situation(f"sam {rung}, bob H0, earl H0", hands=("sheriffs_patrol", ""), marker="sam")
    play(match, "play sheriffs_patrol earl token")
    assert asked(match) == "activate" and facts_asked(match)["void"] == void
    play(match, "activate")
    assert asked(match) != "deepen" if void else asked(match) == "deepen"


@covers("IB-608", "IB-1001", "IB-1002")
@pytest.mark.parametrize(("side", "used", "circle"), [
    ("city", "city_k5", "sam H4, tom H4, max H1"), ("creature", "nightmare", "sam C4, tom C4, max C1"),
])  # fmt: skip
def test_a_mass_effect_leaves_locked_characters_alone(side: str, used: str, circle: str) -> None:
    match = situation(circle, active=side, knowledge=(5, 0), hands=("", "nightmare"), marker="bob")
    play(match, *([f"knowledge {used}"] if side == "city" else ["play nightmare bob token", "activate"]))
    assert {event.character for event in told(match, "shifted")} == {"max"}


@covers("IB-608")
def test_a_devoured_character_cannot_be_rescued() -> None:
    match = situation("sam C4, tom C3, max C1", hands=("", ""), knowledge=(4, 0))
    play(match, "knowledge city_k4")
    assert {"rescue tom", "rescue max"} <= options(match) and "rescue sam" not in options(match)


@covers("IB-608")
def test_a_neighbour_that_is_locked_is_not_shifted() -> None:
    match = situation("tom C4, sam H1, max C4, bob C0", hands=("neighbourly_help", ""), marker="bob")
    play(match, "play neighbourly_help bob token", "activate")
    assert told(match, "nothing-changed") == [("neighbourly_help",)]  # both neighbours of the only source are locked
    assert asked(match) == "action"


@covers("IB-608")
def test_the_other_neighbour_must_then_be_shifted() -> None:
    match = situation("tom C4, sam H1, max C3, bob C0", hands=("neighbourly_help", ""), marker="bob")
    play(match, "play neighbourly_help bob token", "activate")
    assert options(match) == {"shift max deeper", "shift max back"}


@covers("IB-608")
def test_an_effect_that_names_secured_characters_moves_them() -> None:
    match = situation("timmy C2, sam H4", phase="activity", active="creature", energy=(5, 0))
    play(match, "use")
    assert state(match, "sam") == "H2"


@covers("IB-609", "IB-552")
@pytest.mark.parametrize(("side", "rung", "gain"), [("city", "H4", 6), ("city", "C4", 4), ("creature", "C4", 6)])
def test_a_locked_character_counts_for_its_world(side: str, rung: str, gain: int) -> None:
    circle = f"sam {rung}, tom {'H0' if rung == 'H4' else 'C0'}"  # and eight others, four in each world
    match = situation(circle, active=side, energy=(0, 0), marker="bob")
    play(match, "rest")
    assert told(match, "energy-gained")[0].wanted == gain


@covers("IB-609", "IB-512")
@pytest.mark.parametrize("rung", ["H4", "C4"])
def test_a_locked_character_can_get_a_token(rung: str) -> None:
    match = situation(f"sam {rung}", active="creature", hands=("", "shroud"), energy=(5, 0))
    play(match, "play shroud sam token")
    assert of(match).tokens == {"web": "sam"}


@covers("IB-609")
@pytest.mark.parametrize("rung", ["H4", "C4"])
def test_a_locked_character_can_get_a_skip_card_and_be_relocated(rung: str) -> None:
    match = situation(f"sam {rung}, tom H0, max C0", active="creature", hands=("", "shroud relocation"), marker="bob")
    play(match, "play shroud max token", "activate")
    assert "cover sam" in options(match)
    play(match, "cover sam")
    end_turn(match)
    play(match, "play relocation max token", "activate")
    assert "relocate sam tom" in options(match)
    play(match, "relocate sam tom")
    assert of(match).circle[:3] == ("tom", "sam", "max") and "sam" in of(match).laid


@covers("IB-609")
@pytest.mark.parametrize("rung", ["H4", "C4"])
def test_a_locked_character_can_be_removed(rung: str) -> None:
    match = situation(f"max C2, sam {rung}, tom H0", phase="activity", active="creature", energy=(0, 0))
    play(match, "use", "remove sam")
    assert "sam" not in of(match).circle


@covers("IB-609", "IB-706")
def test_the_effect_of_a_locked_character_is_used() -> None:
    match = situation("lance C4", phase="activity", energy=(0, 0))
    play(match, "use")
    assert of(match).energy[CREATURE] == 3


@covers("IB-610")
def test_up_to_two_steps_are_one_or_two_and_always_deeper() -> None:
    match = situation("sam H1, tom H2, max H3", hands=("lock_the_doors", ""))
    play(match, "play lock_the_doors max token", "activate")
    assert options(match) == {"deepen sam 1", "deepen sam 2", "deepen tom 1", "deepen tom 2", "deepen max 1"}


@covers("IB-610")
@pytest.mark.parametrize(("steps", "end"), [(1, "H2"), (2, "H3")])
def test_a_shift_of_several_steps_goes_rung_by_rung(steps: int, end: str) -> None:
    match = situation("sam H1", hands=("lock_the_doors", ""), marker="bob")
    play(match, "play lock_the_doors bob token", "activate", f"deepen sam {steps}")
    assert state(match, "sam") == end
    assert [(event.character, event.way) for event in told(match, "shifted")] == [("sam", "deeper")] * steps


@covers("IB-611")
@pytest.mark.parametrize(("rung", "steps"), [("C1", 3), ("C2", 2), ("C3", 1)])
def test_a_feast_ends_with_the_lock(rung: str, steps: int) -> None:
    match = situation(f"julie {rung}, richard C0", active="creature", knowledge=(0, 5), marker="richard")
    play(match, "knowledge creature_k5")  # the only way is not asked about
    assert state(match, "julie") == "C4" and len(told(match, "shifted")) == steps


@covers("IB-611")
def test_one_step_before_the_lock_there_is_only_one_step() -> None:
    match = situation("julie H3, richard C0", hands=("lock_the_doors", ""), marker="richard")
    play(match, "play lock_the_doors richard token", "activate")
    assert state(match, "julie") == "H4" and len(told(match, "shifted")) == 1


@covers("IB-612")
@pytest.mark.parametrize(
    ("side", "card", "rung", "other"), [("city", "heart_to_heart", "C0", "H0"), ("creature", "creature_k3", "H0", "C0")]
)
def test_turning_a_borderline_character_is_a_shift_back(side: str, card: str, rung: str, other: str) -> None:
    match = situation(f"sam {rung}", active=side, hands=("heart_to_heart", ""), knowledge=(0, 3), marker="bob")
    answers = ("play heart_to_heart jamie token", "activate") if side == "city" else (f"knowledge {card}",)
    play(match, *answers, "turn sam")
    (event,) = told(match, "shifted")
    assert event == (side, "sam", "back", RUNGS.index(other), True)


@covers("IB-612", "IB-532")
def test_a_character_turned_by_an_effect_sheds_the_tokens_that_it_now_prints() -> None:
    match = situation("sam H0", active="creature", knowledge=(0, 3), tokens="maw sam, web sam", marker="bob")
    play(match, "knowledge creature_k3", "turn sam")
    assert of(match).tokens == {"web": "sam"}


@covers("IB-612")
def test_turning_wakes_the_guard_dog() -> None:
    match = situation("sam H0", active="creature", knowledge=(0, 3), energy=(5, 5), equipment="guard_dog", marker="bob")
    play(match, "knowledge creature_k3", "turn sam")
    assert of(match).energy == [6, 5]


@covers("IB-612", "IB-911")
def test_the_creature_cannot_turn_a_protected_character() -> None:
    match = situation("sam H0", active="creature", knowledge=(0, 3), equipment="shotgun", shotgun="sam", marker="bob")
    play(match, "knowledge creature_k3")
    assert "turn carl" not in options(match) and "turn bob" in options(match) and "turn sam" not in options(match)


@covers("IB-613")
@pytest.mark.parametrize(
    ("start", "ways", "end"),
    [
        ("H0", ["deeper"] * 4, "H4"),
        ("H0", ["back"] + ["deeper"] * 4, "C4"),
        ("C0", ["deeper"] * 4, "C4"),
        ("C0", ["back"] + ["deeper"] * 4, "H4"),
        ("H2", ["back"] * 3, "C0"),
        ("C2", ["back"] * 3, "H0"),
    ],
)
def test_distances_on_the_ladder(start: str, ways: list[str], end: str) -> None:
    match = situation(f"sam {start}")
    passed = [start]
    for way in ways:
        shift(of(match), CITY, "sam", way)
        passed.append(state(match, "sam"))
    assert passed[-1] == end and len(set(passed)) == len(ways) + 1


@covers("IB-614")
def test_the_tenth_character_still_gets_a_state_marker() -> None:
    nine = "bob H1, carl H1, earl H1, jamie H1, jerem C1, julie C1, lance C1, maggie C1, mandy C1"
    match = situation(f"sam H0, {nine}", hands=("family_dinner", ""), energy=(0, 0))
    assert markers(match) == 9
    play(match, "play family_dinner sam deeper")
    assert markers(match) == len(of(match).circle) == 10


@covers("IB-606", "IB-614")
def test_a_character_that_becomes_borderline_has_no_marker_left() -> None:
    match = shifted("H1", "back")
    assert markers(match) == 0 and state(match, "sam") == "H0"


@covers("IB-611", "IB-1001")
def test_two_steps_that_lock_the_third_character_end_the_game() -> None:
    match = situation("sam H4, tom H4, max H2, bob C0", hands=("lock_the_doors", ""), marker="bob")
    play(match, "play lock_the_doors bob token", "activate", "deepen max 2")
    assert outcome(match) == ("city", "secured")
