"""Section 12.2: further interactions."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.position import CITY, CREATURE, face
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


@covers("IB-T31", "IB-532")
def test_a_turned_bob_sheds_the_web() -> None:
    match = situation("sam H0, bob H0", active="creature", hands=("", "rampage"), tokens="web bob, eye bob", energy=(5, 0))
    play(match, "play rampage bob back")
    shown = face(of(match), "bob")
    assert state(match, "bob") == "C0" and (shown.city, shown.creature) == ("heart", "web")
    assert of(match).tokens == {"eye": "bob"}


@covers("IB-T32", "IB-802")
def test_a_shroud_and_then_a_detour() -> None:
    match = situation("sam H0, tom C0, max H0, lance C0", laid="shroud tom, detour max")
    play(match, "rest")
    assert of(match).marker == "lance"
    assert (held(match, "creature", "discards"), held(match, "city", "discards")) == (["shroud"], ["detour"])


@covers("IB-T33", "IB-803", "IB-712")
def test_two_steps_of_jerem_and_the_step_of_the_turn() -> None:
    circle = "jerem H2, sam H2, tom C2, max H2, scott H2"
    match = situation(circle, phase="activity", energy=(0, 5), laid="shroud tom")
    play(match, "use", "step 2")
    assert [event.character for event in told(match, "marker-moved")] == ["sam", "max", "scott"]
    assert of(match).turn == 2 and asked(match) == "action"


@covers("IB-T34", "IB-609", "IB-1004")
@pytest.mark.parametrize(("removed", "winner"), [("bob", "creature"), ("tom", "city")])
def test_max_removes_the_sixth_character(removed: str, winner: str) -> None:
    circle = "max C2, bob H4, sam H0, earl C0, scott H0, tom C1"
    match = situation(circle, only=True, active="creature", phase="activity", energy=(0, 0))
    play(match, "use", f"remove {removed}")
    assert outcome(match) == (winner, "majority")


@covers("IB-T35", "IB-812", "IB-813")
def test_the_evacuation_of_the_marked_character() -> None:
    match = situation("sam H0, tom C0, max H3", hands=("evacuation", ""), laid="shroud tom")
    play(match, "play evacuation max token", "activate", "remove sam")
    duel = of(match)
    assert duel.marker == "max" and held(match, "creature", "discards") == ["shroud"]
    assert (duel.turn, duel.active, asked(match)) == (2, CREATURE, "action")
    assert len(told(match, "marker-moved")) == 1


@covers("IB-T36", "IB-CH-C17", "IB-R43")
def test_timmy_releases_sam() -> None:
    circle = "timmy C3, sam H4, julie H4"
    match = situation(circle, active="creature", phase="activity", energy=(5, 0), hands=("family_dinner", ""))
    play(match, "use", "release sam")
    assert (state(match, "sam"), state(match, "julie")) == ("H2", "H4")
    assert match.view(0)["facts"]["locked"] == [1, 0]
    assert {"play family_dinner sam deeper", "play family_dinner sam back"} <= options(match)


@covers("IB-T37", "IB-114", "IB-304")
def test_jamie_sweeps_until_somebody_has_won() -> None:
    circle = "jamie C2, maggie C1, julie C3, natalie H1, carl C4, tom C4"
    match = situation(circle, only=True, phase="activity", energy=(0, 0), hands=("", "rampage"))
    play(match, "use")
    assert facts_asked(match) == {"effect": "c_jamie", "character": "maggie"}
    play(match, "shift maggie deeper", "shift julie deeper")
    assert outcome(match) == ("creature", "devoured")
    assert [state(match, each) for each in ("maggie", "julie", "natalie")] == ["C2", "C4", "H1"]


@covers("IB-T38", "IB-713", "IB-812", "IB-813")
def test_earl_copies_max_and_removes_himself() -> None:
    circle = "earl C2, max C2, sam H0"
    match = situation(circle, active="creature", phase="activity", energy=(9, 0), equipment="radio")
    play(match, "use")
    assert options(match) == {"remove earl", "remove sam"}
    play(match, "remove earl")
    assert of(match).marker == "max" and len(told(match, "marker-moved")) == 1
    assert (of(match).turn, of(match).active, asked(match)) == (2, CITY, "action")


@covers("IB-T39", "IB-R44", "IB-1003")
def test_maggie_makes_the_sixth_level_cheap() -> None:
    match = situation("maggie C3", active="creature", phase="activity", knowledge=(0, 4), spent=(True, True), energy=(5, 8))
    play(match, "raise")
    assert of(match).knowledge[CREATURE] == 5 and of(match).energy[CREATURE] == 3
    play(match, "use")
    assert outcome(match) == ("creature", "knowledge") and of(match).energy[CREATURE] == 0


@covers("IB-T39", "IB-R44", "IB-CH-C08")
@pytest.mark.parametrize(("level", "price"), tuple(enumerate([0, 1, 1, 2, 2, 3])))
def test_maggie_asks_half_of_the_new_level(level: int, price: int) -> None:
    match = situation("maggie C3", phase="activity", knowledge=(0, level), spent=(True, True), energy=(5, 9))
    play(match, "pass", "use")
    assert of(match).knowledge[CREATURE] == level + 1 and of(match).energy[CREATURE] == 9 - price


@covers("IB-T40", "IB-519", "IB-518")
def test_a_camera_played_through_jamie_is_only_a_base_option() -> None:
    match = situation("jamie H2, sam H0, bob H0", phase="activity", hands=("camera", ""))
    play(match, "pass", "use", "play camera sam token")
    assert of(match).turn == 2 and of(match).tokens == {"lantern": "sam"}
    assert held(match, "city", "discards") == ["camera"] and of(match).equipment == () and of(match).energy == [5, 5]


@covers("IB-T41", "IB-514")
def test_preparation_is_void_when_payment_does_not_make_the_city_poorer() -> None:
    match = situation("bob H0", hands=("preparation", ""), energy=(7, 5))
    play(match, "play preparation bob token")
    assert facts_asked(match)["void"] == ("activate",)
    play(match, "activate")
    assert of(match).turn == 2 and of(match).energy == [5, 5]


@covers("IB-T41", "IB-514", "IB-CC-17")
@pytest.mark.parametrize(("energy", "level"), [(4, 2), (5, 3)])
def test_old_newspapers_must_be_paid_for_before_the_level(energy: int, level: int) -> None:
    match = situation("bob H0", hands=("old_newspapers", ""), knowledge=(2, 0), spent=(True, True), energy=(energy, 5))
    play(match, "play old_newspapers bob token")
    assert bool(facts_asked(match)["void"]) is (level == 2)
    assert of(play(match, "activate")).knowledge == [level, 0]


@covers("IB-T42", "IB-CC-15")
def test_preparation_gives_five_at_most() -> None:
    match = situation("bob H0", hands=("preparation", ""), energy=(3, 10))
    play(match, "play preparation bob token", "activate")
    assert of(match).energy == [6, 10]


@covers("IB-T43", "IB-CH-C18", "IB-124")
def test_tom_burns_tendrils() -> None:
    match = situation("tom C2", active="creature", phase="activity", energy=(5, 3), hands=("", "tendrils"))
    play(match, "pass", "use")
    assert of(match).energy == [5, 10] and held(match, "creature", "discards") == ["tendrils"]
    assert told(match, "energy-gained") == [("creature", 7, 9)]


@covers("IB-T44", "IB-504", "IB-KC-5")
def test_a_nightmare_devours_mandy_in_one_turn() -> None:
    match = situation("bob H0, mandy C2, max C1", active="creature", hands=("", "nightmare"), energy=(5, 4))
    play(match, "play nightmare mandy deeper", "activate")
    assert (state(match, "mandy"), state(match, "max"), of(match).energy) == ("C4", "C2", [5, 3])


@covers("IB-T45", "IB-611")
def test_the_doors_before_the_last_box_have_one_step() -> None:
    match = situation("bob H0, lance H3, tom H1", hands=("lock_the_doors", ""))
    play(match, "play lock_the_doors bob token", "activate")
    assert {each for each in options(match) if "lance" in each} == {"deepen lance 1"}
    play(match, "deepen lance 1")
    assert state(match, "lance") == "H4"


@covers("IB-T46", "IB-553")
def test_a_rest_with_all_cubes_is_legal() -> None:
    match = situation("bob H0, sam C0", energy=(10, 5))
    assert match.view(0)["facts"]["worlds"] == [5, 5] and "rest" in options(match)
    play(match, "rest")
    assert of(match).energy == [10, 5] and of(match).turn == 2


@covers("IB-T47", "IB-543")
def test_a_preparation_with_seven_cards_draws_nothing() -> None:
    hand = "shroud shroud hunger hunger rampage tendrils nightmare"
    match = situation("bob H0", active="creature", hands=("", hand))
    play(match, "prepare", "refill")
    assert held(match, "creature") == sorted(hand.split()) and told(match, "cards-drawn") == [] and of(match).turn == 2


@covers("IB-T48", "IB-CC-21")
def test_prices_with_a_camera() -> None:
    prices = []
    for level in range(6):
        match = situation(
            "sam H1", phase="activity", knowledge=(level, 0), spent=(True, True), energy=(10, 5), equipment="camera"
        )
        prices.append(facts_asked(match)["price"])
        play(match, "raise")
        assert of(match).energy[CITY] == 10 - prices[-1]
    assert prices == [1, 1, 2, 3, 4, 5]


@covers("IB-T49", "IB-CC-07")
def test_the_guard_dog_barks_for_the_human_world_only() -> None:
    circle = "jamie C2, tom C1, julie H0, bob H0"
    match = situation(
        circle, phase="activity", hands=("", "tendrils"), energy=(4, 0), equipment="guard_dog", tokens="tentacle julie"
    )
    play(match, "use", "shift jamie deeper", "shift tom deeper")
    assert of(match).energy[CITY] == 4
    play(match, "shift julie back")
    assert of(match).energy[CITY] == 5 and (state(match, "julie"), state(match, "tom")) == ("C0", "C2")


@covers("IB-T49", "IB-CC-07")
def test_the_guard_dog_does_not_bark_at_the_city() -> None:
    match = situation("bob H0, sam H1", hands=("family_dinner", ""), energy=(0, 5), equipment="guard_dog")
    play(match, "play family_dinner sam back")
    assert state(match, "sam") == "H0" and of(match).energy[CITY] == 0


@covers("IB-T50", "IB-612", "IB-124")
def test_the_guard_dog_gives_no_more_than_ten() -> None:
    match = situation("sam H0, tom C0, max H0", active="creature", energy=(9, 5), knowledge=(0, 3), equipment="guard_dog")
    play(match, "knowledge creature_k3", "turn sam", "turn max")
    assert of(match).energy[CITY] == 10
    assert told(match, "energy-gained") == [("city", 1, 1), ("city", 0, 1)]


@covers("IB-T51", "IB-911", "IB-913")
def test_mina_under_the_shotgun_is_out_of_reach() -> None:
    circle = "bob H0, mina C2, maggie C1, jamie C2"
    match = situation(circle, active="creature", hands=("", "nightmare rampage"), equipment="shotgun", shotgun="mina")
    assert not any("mina" in each for each in options(match))
    play(match, "play nightmare bob token", "activate")
    assert [state(match, each) for each in ("mina", "maggie", "jamie")] == ["C2", "C2", "C3"]


@covers("IB-T51", "IB-911")
def test_jamie_passes_mina_over() -> None:
    circle = "jamie C2, mina C2, maggie C1"
    match = situation(
        circle, phase="activity", energy=(0, 0), hands=("", "rampage"), equipment="shotgun", shotgun="mina", marker="jamie"
    )
    play(match, "use", "shift maggie deeper")
    while asked(match) == "sweep":
        assert facts_asked(match)["character"] != "mina"
        play(match, sorted(options(match))[0])
    assert state(match, "mina") == "C2"


@covers("IB-T51", "IB-913")
def test_mina_under_the_shotgun_still_serves_the_creature() -> None:
    match = situation("mina C2", phase="activity", discards=("", "hunger"), equipment="shotgun", shotgun="mina")
    assert (asked(match), side_asked(match)) == ("raise", "creature")
    play(match, "raise", "use")
    assert held(match, "creature") == ["hunger"] and of(match).knowledge == [0, 1]


@covers("IB-T52", "IB-907", "IB-908")
def test_rampage_discards_the_shotgun() -> None:
    match = situation("sam H0, mina C2", active="creature", hands=("", "rampage"), equipment="shotgun", shotgun="mina")
    play(match, "play rampage sam token", "activate", "discard shotgun")
    assert held(match, "city", "discards") == ["shotgun"] and of(match).shielded == "" and of(match).box == ()


@covers("IB-T53", "IB-CC-28", "IB-803")
def test_a_ride_over_a_shroud() -> None:
    match = situation("sam H0, tom C0, max H0, lance C0", equipment="bicycle", laid="shroud max")
    play(match, "rest")
    assert (asked(match), of(match).marker) == ("bicycle", "tom")
    play(match, "ride")
    assert of(match).marker == "lance" and of(match).active == CREATURE


@covers("IB-T54", "IB-CC-16")
def test_a_night_watch_to_scott() -> None:
    match = situation(
        "carl C2, scott H2, sam H0", hands=("night_watch", ""), energy=(3, 5), knowledge=(1, 0), spent=(True, False)
    )
    play(match, "play night_watch sam token", "activate")
    assert of(match).marker == "scott" and (asked(match), side_asked(match)) == ("raise", "city")
    assert facts_asked(match)["price"] == 2
    play(match, "raise")
    assert of(match).energy[CITY] == 0 and of(match).knowledge[CITY] == 2
    play(match, "use")
    assert of(match).energy[CITY] == 2 and len(held(match, "city")) == 1 and of(match).marker == "sam"


@covers("IB-T55", "IB-507", "IB-D06")
def test_when_every_home_is_secured_only_the_token_is_left() -> None:
    circle = "sam H4, carl H4, bob H0, earl C0, julie H1, jerem C0, scott H0, rodney C1"
    match = situation(circle, only=True, hands=("family_dinner", ""))
    played = {each for each in options(match) if each.startswith("play")}
    assert played == {f"play family_dinner {each} token" for each in ("bob", "earl", "julie", "jerem", "scott", "rodney")}


@covers("IB-T56", "IB-808")
def test_jerem_turns_the_direction_for_this_very_turn() -> None:
    match = situation("jerem C2, sam H0", phase="activity", energy=(5, 0))
    play(match, "use")
    assert of(match).direction == -1 and of(match).marker == of(match).circle[-1]


@covers("IB-T57", "IB-114", "IB-1001")
def test_the_truth_comes_out_clockwise_from_the_marker() -> None:
    circle = "lance H4, julie C0, sam H3, bob H1, tom H3, max H2"
    match = situation(circle, knowledge=(5, 0), marker="sam")
    play(match, "knowledge city_k5")
    assert outcome(match) == ("city", "secured")
    assert [state(match, each) for each in ("sam", "bob", "tom", "max")] == ["H4", "H2", "H4", "H2"]


@covers("IB-T58", "IB-109")
def test_a_roll_call_that_nobody_could_answer_changes_nothing() -> None:
    circle = "bob H2, sam H1, tom C1, max C1, lance C1, scott H1"
    match = situation(circle, only=True, hands=("roll_call", ""), marker="tom", energy=(5, 0))
    play(match, "play roll_call bob token")
    assert facts_asked(match)["void"] == ("activate",)
    play(match, "activate")
    assert of(match).turn == 2 and of(match).energy[CITY] == 3 and told(match, "effect-used") == []


@covers("IB-T59", "IB-KN-C4", "IB-532")
def test_earl_is_rescued_and_sheds_the_heart() -> None:
    match = situation("sam H0, earl C3", knowledge=(4, 0), tokens="heart earl, eye earl")
    play(match, "knowledge city_k4", "rescue earl")
    assert [event.rung for event in told(match, "shifted")] == [7, 6, 5, 4]
    assert state(match, "earl") == "H0" and of(match).tokens == {"eye": "earl"}


@covers("IB-T60", "IB-409")
def test_bob_has_nothing_to_take_at_level_zero() -> None:
    match = situation("bob C2", phase="activity", energy=(5, 0))
    assert of(match).turn == 2 and of(match).knowledge == [0, 0]


@covers("IB-T61", "IB-136")
def test_a_card_in_limbo_cannot_be_found() -> None:
    match = situation("sam H0", hands=("lost_and_found", ""))
    play(match, "play lost_and_found sam token", "activate")
    assert of(match).turn == 2 and held(match, "city", "discards") == ["lost_and_found"] and held(match, "city") == []


@covers("IB-T62", "IB-810")
def test_the_gaps_for_a_relocation() -> None:
    circle = "sam H0, tom C0, max H0, lance C0, scott H0, earl C0"
    match = situation(circle, only=True, active="creature", hands=("", "relocation"))
    play(match, "play relocation sam token", "activate")
    gaps = {each.split()[2] for each in options(match) if each.split()[1] == "tom"}
    assert gaps == {"max", "lance", "scott", "earl"}  # not directly clockwise of Sam, where he stands


@covers("IB-T63", "IB-1008")
def test_energy_decides_after_two_hundred_turns() -> None:
    circle = "sam H4, tom C4, max H0, lance C0, scott H0, earl C0, bob H0, carl C0, julie H0, mina C0"
    match = situation(circle, marker="max", energy=(3, 2), knowledge=(4, 4), spent=(True, True), turn=199)
    play(match, "prepare")
    assert outcome(match) == ("city", "turn_limit") and of(match).turn == 200


@covers("IB-T64", "IB-806")
def test_a_second_shroud_goes_to_somebody_else() -> None:
    match = situation("sam H0, tom C0", active="creature", hands=("", "shroud shroud"), laid="shroud sam")
    play(match, "play shroud sam token", "activate")
    assert options(match) == {f"cover {each}" for each in of(match).circle if each != "sam"}
    play(match, "cover carl")
    assert set(of(match).laid) == {"sam", "carl"}
