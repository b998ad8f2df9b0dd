"""11.11: the eight kinds of withering cards, each with what it does on its slot."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, gains
from parlour.games.candelabria.tests.situations import asked, cubes, facts_asked, lit, of, options, play, points
from parlour.games.candelabria.tests.test_ch06_22_withering import IN_FIVE, in_battle
from parlour.kernel import Match

FIVE = ("r5_forge", "r5_mine", "r5_tavern")


def drifts(match: Match, candle: str) -> set[str]:
    """Where this candle may drift."""
    return {each.split()[2] for each in options(match) if each.startswith(f"drift {candle}")}


@covers("withering:w1")
def test_drifting_smoke_moves_an_own_candle_a_step_from_or_into_the_region() -> None:
    candles = {"ash_warrior": "r5_tavern", "ash_pilgrim": "r4_mine", "ash_explorer": "r8_mine", "coven_warrior": "r5_mine"}
    match = in_battle("w1", candles=candles)
    near = of(match).map.near
    assert asked(match) == "drift" and facts_asked(match) == {"region": 5}
    assert drifts(match, "ash_warrior") == set(near["r5_tavern"]), "it starts there"
    assert drifts(match, "ash_pilgrim") == set(near["r4_mine"]) & set(FIVE), "it ends there"
    assert drifts(match, "ash_explorer") == drifts(match, "coven_warrior") == set()


@covers("withering:w1", "CN-472")
def test_drifting_is_no_move() -> None:
    match = in_battle("w1", candles={"ash_pilgrim": "r4_mine", "coven_pilgrim": "r5_mine"})
    play(match, "drift ash_pilgrim r5_mine")
    assert of(match).at["ash_pilgrim"] == "r5_mine" and lit(match, "ash") == {"r5_mine"} and asked(match) != "push"


@covers("withering:w1", "CN-1310", "CN-472")
def test_a_warrior_that_drifts_pushes() -> None:
    match = in_battle("w1", candles={"ash_warrior": "r4_mine", "coven_pilgrim": "r5_mine"})
    play(match, "drift ash_warrior r5_mine")
    assert asked(match) == "push" and "skip" not in options(match)
    play(match, "push coven_pilgrim r4_tavern")
    assert of(match).at["coven_pilgrim"] == "r4_tavern"


@covers("withering:w2")
def test_a_crumbling_altar_razes_the_temple_of_the_region() -> None:
    match = in_battle("w2", temples={5: "grey white", 6: "white"})
    assert options(match) == {"raze 5", "skip"} and facts_asked(match)["source"] == "w2"
    play(match, "raze 5")
    assert of(match).temples == {5: ("grey",), 6: ("white",)} and gains(match, "ash")[0] == ("white", 4)


@covers("withering:w3")
@pytest.mark.parametrize(("answer", "vp"), [("do vp", 1), ("do ignite", 0)])
def test_fading_glory_gives_a_point_or_a_flame(answer: str, vp: int) -> None:
    match = play(in_battle("w3"), answer)
    assert dict(gains(match, "ash")).get("w3", 0) == vp and (asked(match) == "ignite") is (vp == 0)
    if not vp:
        play(match, "light r5_tavern")
        assert lit(match, "ash") == {"r5_mine", "r5_tavern"}


@covers("withering:w4")
def test_a_grasping_chill_puts_out_a_flame_or_steals_a_cube() -> None:
    match = play(in_battle("w4"), "do extinguish", "douse coven r5_forge")
    assert lit(match, "coven") == set()
    match = play(in_battle("w4"), "do steal", "steal coven wax")
    assert (cubes(match, "ash"), cubes(match, "coven")) == ((3, 2), (1, 2))


@covers("withering:w5")
def test_a_hollow_tithe_steals_a_cube_or_gives_a_point() -> None:
    match = play(in_battle("w5"), "do steal", "steal coven gold")
    assert (cubes(match, "ash"), cubes(match, "coven")) == ((2, 3), (2, 1))
    assert gains(play(in_battle("w5"), "do vp"), "ash")[0] == ("w5", 1)


@covers("withering:w6")
def test_whispered_plans_give_a_tactics_card() -> None:
    match = in_battle("w6")
    first = of(match).tactics_display[0]
    assert facts_asked(match)["source"] == "w6"
    play(match, f"take {first}")
    assert of(match).owned[0] == (first,) and len(of(match).tactics_display) == 6


@covers("withering:w7", "CN-118")
def test_stolen_renown_takes_a_point_from_a_participant_who_has_one() -> None:
    earth = {**IN_FIVE, "sowers": "r5_tavern"}
    match = in_battle("w7", earth=earth, vp={"coven": 1, "engineers": 9, "ash": 2})
    assert options(match) == {"renown coven", "skip"}, "the Sowers have none, the Engineers do not take part"
    play(match, "renown coven")
    assert points(match, "coven") == 0 and gains(match, "ash")[0] == ("w7", 1)


@covers("withering:w7")
def test_from_those_who_have_nothing_no_renown_is_stolen() -> None:
    match = commit(battle(5, modules="withering", earth=IN_FIVE, cards={"withered": {"ash 1": "w7"}}))
    assert asked(play(match, "slot 1")) != "renown" and points(match, "coven") == 0


@covers("withering:w8")
def test_a_borrowed_spark_lights_a_flame_or_steals_a_cube() -> None:
    match = play(in_battle("w8"), "do ignite", "light r5_forge")
    assert lit(match, "ash") == {"r5_mine", "r5_forge"}
    match = play(in_battle("w8"), "do steal", "steal coven wax")
    assert cubes(match, "ash") == (3, 2)
