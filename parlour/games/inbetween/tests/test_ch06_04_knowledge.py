"""Chapter 6.4: the track of knowledge and the effects of phase 1."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.position import CITY, SIDES
from parlour.games.inbetween.rules.knowledge import lower_knowledge
from parlour.games.inbetween.tests.situations import (
    asked,
    end_turn,
    of,
    options,
    outcome,
    pass_to,
    passing,
    play,
    side_asked,
    situation,
    told,
)
from parlour.kernel import Match

HANDS = ("radio", "hunger")
ALL = "sam H1, tom C1, max H0, bob C0, carl H2, mina C2"  # no knowledge effect is void


def knowing(level: int, side: str = "city", **more: object) -> Match:
    """A side's turn with both at that level of knowledge."""
    return situation(ALL, active=side, knowledge=(level, level), hands=HANDS, **more)  # type: ignore[arg-type]


def kinds_asked_of(match: Match, side: str) -> set[str]:
    """What a side is asked until the turn ends, while everybody passes."""
    turn, found = of(match).turn, set()
    while of(match).turn == turn:
        if side_asked(match) == side:
            found.add(asked(match))
        passing(match)
    return found


@covers("IB-401")
@pytest.mark.parametrize("side", SIDES)
def test_the_effect_is_used_once_in_the_game(side: str) -> None:
    match = knowing(3, side)
    play(match, f"knowledge {side}_k1")
    end_turn(end_turn(match))
    assert SIDES[of(match).active] == side and asked(match) == "action"


@covers("IB-401")
@pytest.mark.parametrize("side", SIDES)
def test_an_effect_that_was_declined_is_offered_again_next_turn(side: str) -> None:
    match = knowing(3, side)
    play(match, "pass")
    end_turn(end_turn(match))
    assert asked(match) == "knowledge" and side_asked(match) == side


@covers("IB-401")
def test_each_player_has_an_effect_of_his_own() -> None:
    match = knowing(1, energy=(3, 3))
    play(match, "knowledge city_k1")
    assert of(match).spent == [True, False]
    end_turn(match)
    assert options(match) == {"knowledge creature_k1", "pass"}


@covers("IB-402")
@pytest.mark.parametrize(("active", "other"), [("city", "creature"), ("creature", "city")])
def test_it_is_used_in_the_own_turn_alone(active: str, other: str) -> None:
    assert "knowledge" not in kinds_asked_of(knowing(3, active), other)


@covers("IB-402")
def test_it_is_used_in_phase_1_alone() -> None:
    match = knowing(3)
    assert of(match).phase == "knowledge"
    play(match, "pass")
    assert not [option for option in options(match) if option.startswith("knowledge")]
    play(match, "rest")
    assert asked(match) != "knowledge"


@covers("IB-402")
def test_a_level_reached_in_phase_3_is_used_in_the_next_turn_of_its_own() -> None:
    match = situation("sam H1", knowledge=(0, 0))
    assert asked(match) == "action"
    play(match, "rest", "raise")
    assert (of(match).active, asked(match)) == (1, "action")
    assert options(pass_to(match, "knowledge")) == {"knowledge city_k1", "pass"} and of(match).turn == 3


@covers("IB-403")
@pytest.mark.parametrize("side", SIDES)
def test_at_level_0_there_is_no_effect(side: str) -> None:
    assert asked(knowing(0, side)) == "action"


@covers("IB-403")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_an_inactive_marker_gives_no_effect_at_any_level(side: str, level: int) -> None:
    assert asked(knowing(level, side, spent=(True, True))) == "action"


@covers("IB-404")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_effects_of_the_level_and_of_all_lower_ones_can_be_chosen(side: str, level: int) -> None:
    effects = {f"knowledge {side}_k{each}" for each in range(1, level + 1)}
    assert options(knowing(level, side)) == effects | {"pass"}


@covers("IB-405")
@pytest.mark.parametrize("energy", [(0, 0), (5, 5)])
def test_the_effect_is_free(energy: tuple[int, int]) -> None:
    match = knowing(5, energy=energy)
    play(match, "knowledge city_k4", "rescue bob")
    assert of(match).energy == list(energy)


@covers("IB-406")
def test_the_marker_is_turned_when_the_effect_is_chosen() -> None:
    match = knowing(4)
    play(match, "knowledge city_k3")
    assert asked(match) == "shift" and of(match).spent == [True, False]


@covers("IB-406")
def test_the_level_stays_when_the_effect_is_used() -> None:
    match = knowing(4)
    play(match, "knowledge city_k1")
    assert of(match).knowledge == [4, 4] and told(match, "knowledge-used") == [("city", "city_k1")]


@covers("IB-406")
def test_declining_leaves_the_marker_active() -> None:
    assert of(play(knowing(4), "pass")).spent == [False, False]


@covers("IB-407")
def test_an_inactive_marker_moves_up() -> None:
    match = situation("sam H1", phase="activity", knowledge=(2, 0), spent=(True, True))
    assert of(play(match, "raise")).knowledge == [3, 0] and of(match).spent == [True, True]


@covers("IB-407")
def test_an_inactive_marker_moves_down() -> None:
    match = situation("bob C2", phase="activity", knowledge=(2, 0), spent=(True, True))
    assert of(play(match, "pass", "use")).knowledge == [1, 0]


@covers("IB-408")
@pytest.mark.parametrize(("side", "rung", "knowledge"), [("city", "H1", (5, 0)), ("creature", "C1", (0, 5))])
def test_level_6_wins_at_once(side: str, rung: str, knowledge: tuple[int, int]) -> None:
    match = situation(f"sam {rung}", phase="activity", knowledge=knowledge, energy=(6, 6))
    play(match, "raise")
    assert match.over and outcome(match) == (side, "knowledge") and of(match).knowledge[SIDES.index(side)] == 6


@covers("IB-408")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_no_lower_level_wins(level: int) -> None:
    match = situation("sam H1", phase="activity", knowledge=(level - 1, 0))
    assert not play(match, "raise").over and of(match).knowledge == [level, 0]


@covers("IB-409")
def test_knowledge_falls_to_0_and_no_further() -> None:
    match = situation("bob C2", phase="activity", knowledge=(1, 0))
    assert of(play(match, "pass", "use")).knowledge == [0, 0]
    told_before = len(match.events)
    lower_knowledge(of(match), CITY)
    assert of(match).knowledge == [0, 0] and len(match.events) == told_before


@covers("IB-410")
@pytest.mark.parametrize(("rung", "side"), [("H1", 0), ("C1", 1)])
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
def test_the_next_level_costs_its_number(rung: str, side: int, level: int) -> None:
    match = situation(f"sam {rung}", phase="activity", knowledge=(level, level), energy=(10, 10))
    play(match, "raise")
    assert of(match).energy[side] == 10 - (level + 1) and of(match).energy[1 - side] == 10
    assert told(match, "knowledge-raised") == [(SIDES[side], level + 1, level + 1)]


@covers("IB-410")
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
def test_who_cannot_pay_is_not_asked(level: int) -> None:
    assert asked(situation("sam H1", phase="activity", knowledge=(level, 0), energy=(level + 1, 5))) == "raise"
    assert asked(situation("sam H1", phase="activity", knowledge=(level, 0), energy=(level, 5))) == "action"


@covers("IB-411")
@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_the_camera_makes_levels_cheaper_for_the_city(level: int, price: int) -> None:
    match = situation("sam H1", phase="activity", knowledge=(level, 0), energy=(10, 10), equipment="camera")
    assert of(play(match, "raise")).energy == [10 - price, 10]


@covers("IB-411")
def test_the_camera_makes_nothing_cheaper_for_the_creature() -> None:
    match = situation("sam C1", phase="activity", knowledge=(0, 3), energy=(10, 10), equipment="camera")
    assert of(play(match, "raise")).energy == [10, 6]


@covers("IB-411")
@pytest.mark.parametrize(("level", "price"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_maggie_halves_the_price_of_her_own_raise_alone(level: int, price: int) -> None:
    match = situation("maggie C2", phase="activity", knowledge=(0, level), energy=(10, 10))
    play(match, "pass", "use")
    assert told(match, "knowledge-raised") == [("creature", level + 1, price)] and of(match).energy[1] == 10 - price


@covers("IB-412")
@pytest.mark.parametrize("spent", [(True, False), (False, True)])
def test_lowering_leaves_the_side_of_the_marker(spent: tuple[bool, bool]) -> None:
    match = situation("bob C2", phase="activity", knowledge=(3, 3), spent=spent)
    play(match, "pass", "use")
    assert of(match).knowledge == [2, 3] and of(match).spent == list(spent)


@covers("IB-412")
def test_a_lowered_marker_offers_the_effects_of_its_new_level() -> None:
    match = situation("bob C2", active="creature", phase="activity", knowledge=(3, 0), hands=HANDS)
    play(match, "pass", "use")
    assert options(match) == {"knowledge city_k1", "knowledge city_k2", "pass"}
