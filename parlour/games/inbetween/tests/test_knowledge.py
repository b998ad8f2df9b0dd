"""Section 11.7: the effects of knowledge."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.tests.situations import asked, held, of, options, outcome, play, side_asked, state, told
from parlour.games.inbetween.tests.using import knowing_would_change, known


@covers("knowledge:city_k1", "IB-KN-C1")
def test_rumours_draw_a_card() -> None:
    match = known("city_k1", decks=("camera radio", ""))
    assert (held(match, "city"), of(match).spent, of(match).energy) == (["camera"], [True, False], [5, 5])


@covers("knowledge:city_k1", "IB-KN-C1")
def test_rumours_are_void_without_a_card_to_draw() -> None:
    assert not knowing_would_change("city_k1", rest="away")
    assert knowing_would_change("city_k1", rest="away", discards=("camera", ""))


@covers("knowledge:city_k2", "IB-KN-C2")
@pytest.mark.parametrize(("energy", "ends"), [(0, 3), (8, 10)])
def test_a_stockpile_gives_three_energy(energy: int, ends: int) -> None:
    assert of(known("city_k2", energy=(energy, 3))).energy == [ends, 3]


@covers("knowledge:city_k2", "IB-KN-C2")
def test_a_stockpile_is_void_when_the_city_has_all_its_energy() -> None:
    assert not knowing_would_change("city_k2", energy=(10, 0))


@covers("knowledge:city_k3", "IB-KN-C3")
def test_organised_defence_shifts_one_unlocked_character_either_way() -> None:
    match = known("city_k3", "mina H0, sam H4, bob C2, tom C4, max C0, carl H3", only=True)
    free = ("mina", "bob", "max", "carl")
    assert options(match) == {f"shift {each} {way}" for each in free for way in ("deeper", "back")}
    play(match, "shift bob back")
    assert (state(match, "bob"), len(told(match, "shifted")), asked(match)) == ("C1", 1, "action")


@covers("knowledge:city_k4", "IB-KN-C4")
def test_a_rescue_mission_finds_unlocked_characters_of_the_creature_world() -> None:
    match = known("city_k4", "mina H0, sam C0, bob C3, tom C4, max H2, carl H4", only=True)
    assert (asked(match), options(match)) == ("rescue", {"rescue sam", "rescue bob"})


@covers("knowledge:city_k4", "IB-KN-C4", "IB-532")
@pytest.mark.parametrize(("rung", "steps"), [("C0", 1), ("C1", 2), ("C3", 4)])
def test_a_rescued_character_becomes_borderline_in_the_human_world_step_by_step(rung: str, steps: int) -> None:
    match = play(known("city_k4", f"mina H0, earl {rung}", tokens="heart earl, eye earl"), "rescue earl")
    assert (state(match, "earl"), len(told(match, "shifted")), of(match).tokens) == ("H0", steps, {"eye": "earl"})


@covers("knowledge:city_k4", "IB-KN-C4")
def test_a_rescue_mission_brings_one_back() -> None:
    match = play(known("city_k4", "mina H0, sam C1, bob C3, tom C4, max H2, carl H4", only=True), "rescue sam")
    assert (state(match, "sam"), state(match, "bob"), asked(match)) == ("H0", "C3", "action")


@covers("knowledge:city_k4", "IB-KN-C4")
def test_a_rescue_mission_is_void_when_nobody_can_be_rescued() -> None:
    assert not knowing_would_change("city_k4", "mina H0, sam H1, bob C4, tom C4, max H2, carl H0", only=True)


@covers("knowledge:city_k5", "IB-KN-C5", "IB-114")
def test_the_truth_deepens_every_alert_and_guarded_character_clockwise_from_the_marker() -> None:
    match = known("city_k5", "max H3, mina H0, sam H1, bob H2, tom H4, carl C2", only=True, marker="sam")
    assert [state(match, each) for each in of(match).circle] == ["H4", "H0", "H3", "H4", "H4", "C2"]
    assert [each.character for each in told(match, "shifted")] == ["sam", "bob", "max", "sam", "bob"]


@covers("knowledge:city_k5", "IB-KN-C5", "IB-1001")
def test_the_truth_may_win_the_game_on_the_way() -> None:
    match = known("city_k5", "max H3, mina H3, sam H4, bob H3, tom H1, carl C2", only=True)
    assert outcome(match) == ("city", "secured")
    assert [state(match, each) for each in of(match).circle] == ["H4", "H4", "H4", "H3", "H1", "C2"]


@covers("knowledge:city_k5", "IB-KN-C5")
def test_the_truth_is_void_without_an_alert_or_guarded_character() -> None:
    assert not knowing_would_change("city_k5", "mina H0, sam H4, bob C2, tom C1, max H0, carl C0", only=True)


@covers("knowledge:creature_k1", "IB-KN-K1")
@pytest.mark.parametrize(("energy", "ends"), [(0, 2), (9, 10)])
def test_the_scent_of_prey_gives_two_energy(energy: int, ends: int) -> None:
    match = known("creature_k1", energy=(3, energy))
    assert (of(match).energy, of(match).spent) == ([3, ends], [False, True])


@covers("knowledge:creature_k1", "IB-KN-K1")
def test_the_scent_of_prey_is_void_when_the_creature_has_all_its_energy() -> None:
    assert not knowing_would_change("creature_k1", energy=(0, 10))


@covers("knowledge:creature_k2", "IB-KN-K2", "IB-H01")
def test_voices_show_the_hand_of_the_city_and_discard_up_to_two_cards_of_it() -> None:
    match = known("creature_k2", hands=("camera radio generator", ""))
    assert match.view(1)["table"]["hands"]["0"] == ["camera", "radio", "generator"]
    assert (side_asked(match), options(match)) == (
        "creature",
        {"discard camera", "discard radio", "discard generator", "pass"},
    )
    play(match, "discard radio")
    assert options(match) == {"discard camera", "discard generator", "pass"}
    play(match, "discard camera")
    assert (held(match, "city"), held(match, "city", "discards"), asked(match)) == (["generator"], ["camera", "radio"], "action")


@covers("knowledge:creature_k2", "IB-KN-K2")
@pytest.mark.parametrize(("answers", "left"), [(("pass",), 2), (("discard radio", "pass"), 1)], ids=["none", "one"])
def test_voices_may_stop_at_any_time(answers: tuple[str, ...], left: int) -> None:
    match = play(known("creature_k2", hands=("camera radio", "")), *answers)
    assert (len(held(match, "city")), asked(match)) == (left, "action")


@covers("knowledge:creature_k2", "IB-KN-K2")
def test_voices_are_void_when_the_city_holds_no_card() -> None:
    assert not knowing_would_change("creature_k2", hands=("", "shroud"))


@covers("knowledge:creature_k3", "IB-KN-K3")
def test_the_rift_turns_one_or_two_borderline_unprotected_characters_of_the_human_world() -> None:
    circle = "mina C0, sam H0, bob H1, tom H0, max H0, carl H4, earl H0"
    match = known("creature_k3", circle, only=True, equipment="shotgun", shotgun="earl")
    assert options(match) == {"turn sam", "turn tom", "turn max"}
    play(match, "turn tom")
    assert options(match) == {"turn sam", "turn max", "pass"}
    play(match, "pass")
    assert [state(match, each) for each in ("sam", "tom", "max")] == ["H0", "C0", "H0"]


@covers("knowledge:creature_k3", "IB-KN-K3")
def test_the_rift_turns_two_at_most() -> None:
    match = play(known("creature_k3", "mina C0, sam H0, tom H0, max H0, bob H0"), "turn sam", "turn tom")
    assert [state(match, each) for each in ("sam", "tom", "bob", "max")] == ["C0", "C0", "H0", "H0"]
    assert asked(match) == "action"


@covers("knowledge:creature_k3", "IB-KN-K3")
def test_the_rift_is_void_without_a_borderline_unprotected_character_of_the_human_world() -> None:
    circle = "mina C0, sam H0, bob H1, tom C0, max H2, carl H4"
    assert not knowing_would_change("creature_k3", circle, only=True, equipment="shotgun", shotgun="sam")


@covers("knowledge:creature_k4", "IB-KN-K4")
def test_an_abduction_removes_an_unlocked_unprotected_character_of_the_human_world() -> None:
    circle = "mina C0, sam H0, bob H3, tom C1, max H4, carl C2, earl H2"
    match = known("creature_k4", circle, only=True, equipment="shotgun", shotgun="earl")
    assert (asked(match), options(match)) == ("remove", {"remove sam", "remove bob"})
    play(match, "remove bob")
    assert of(match).gone == ("bob",) and told(match, "character-removed") == [("creature", "bob")]


@covers("knowledge:creature_k4", "IB-KN-K4")
def test_an_abduction_removes_one_character_only() -> None:
    match = play(known("creature_k4", "mina C0, sam H0, bob H3, tom C1"), "remove bob")
    assert (of(match).gone, asked(match)) == (("bob",), "action")


@covers("knowledge:creature_k4", "IB-KN-K4", "IB-812")
def test_an_abduction_of_the_marked_character_displaces_the_marker() -> None:
    match = play(known("creature_k4", "mina H1, sam C2, bob H0"), "remove mina", "rest")
    assert (of(match).marker, of(match).active, asked(match)) == ("sam", 0, "action")


@covers("knowledge:creature_k4", "IB-KN-K4")
def test_an_abduction_is_void_without_an_unlocked_unprotected_character_of_the_human_world() -> None:
    circle = "mina C0, sam H0, bob H4, tom C1, max H4, carl C2"
    assert not knowing_would_change("creature_k4", circle, only=True, equipment="shotgun", shotgun="sam")


@covers("knowledge:creature_k5", "IB-KN-K5", "IB-114", "IB-911")
def test_the_frenzy_devours_three_nervous_or_terrified_unprotected_characters() -> None:
    circle = "max C3, mina C0, sam C1, bob C2, tom C0, carl C1, earl C1"
    match = known("creature_k5", circle, only=True, marker="sam", equipment="shotgun", shotgun="earl")
    assert options(match) == {"deepen max 1", "deepen sam 3", "deepen bob 2", "deepen carl 3"}
    play(match, "deepen sam 3")
    assert (state(match, "sam"), options(match)) == ("C4", {"deepen max 1", "deepen bob 2", "deepen carl 3"})
    play(match, "deepen bob 2")
    assert (state(match, "bob"), options(match)) == ("C4", {"deepen max 1", "deepen carl 3"})
    assert outcome(play(match, "deepen carl 3")) == ("creature", "devoured")


@covers("knowledge:creature_k5", "IB-KN-K5", "IB-R65")
def test_the_frenzy_takes_those_whom_it_finds() -> None:
    match = play(known("creature_k5", "max C3, mina C0, sam C1, tom H0, carl H1, bob H2", only=True), "deepen sam 3")
    assert (state(match, "sam"), state(match, "max"), asked(match)) == ("C4", "C4", "action")  # the last one is not asked about


@covers("knowledge:creature_k5", "IB-KN-K5", "IB-1002")
def test_the_frenzy_may_win_the_game_on_the_way() -> None:
    match = known("creature_k5", "max C3, mina C3, sam C4, bob C3, tom H1, carl H2", only=True)
    play(match, "deepen max 1", "deepen mina 1")
    assert outcome(match) == ("creature", "devoured")
    assert state(match, "bob") == "C3"


@covers("knowledge:creature_k5", "IB-KN-K5")
def test_the_frenzy_is_void_without_a_nervous_or_terrified_unprotected_character() -> None:
    circle = "mina C0, sam C1, bob H2, tom C4, max H0, carl H1"
    assert not knowing_would_change("creature_k5", circle, only=True, equipment="shotgun", shotgun="sam")
