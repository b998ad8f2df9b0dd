"""Chapter 6.4: the Summon phase."""

import pytest

from parlour.conform import covers
from parlour.games.horde.board import DISTANCE
from parlour.games.horde.position import is_garrison
from parlour.games.horde.tests.situations import asked, end_turn, of, options, pass_to, play, situation, started, told
from parlour.kernel import Match

FIELD = {"rus_ivan": "f2", "sm_genghis": "f10"}
SOUTH = "south_mongolia"


def south_turn(units: dict[str, str], section: int = 1, **more: object) -> Match:
    """Southern Mongolia's turn begins with the Groom on that section of its track."""
    return situation(units, faction=SOUTH, phase="turn", track={SOUTH: ("sm_groom", section)}, **more)  # type: ignore[arg-type]


@covers("HD-SUM-01")
def test_without_a_capital_there_is_no_summon_phase() -> None:
    match = situation(FIELD, faction=SOUTH, phase="turn", durability={"cap_south": 0})
    assert asked(match) == "activate" and of(match).track == {} and len(of(match).reserve[SOUTH]) == 11
    end_turn(end_turn(match))
    assert (of(match).faction, of(match).track.get(SOUTH)) == (SOUTH, None)


@covers("HD-SUM-02")
def test_nothing_is_chosen_while_a_token_is_on_the_track() -> None:
    match = south_turn(FIELD, 3)
    assert asked(match) == "activate" and of(match).track[SOUTH] == ("sm_groom", 2)


@covers("HD-SUM-03")
def test_the_track_has_six_sections() -> None:
    units = {"rus_ivan": "f2", "nm_batu": "f10", "nm_tribute": "f11"}
    match = situation(units, horde="north_mongolia", phase="turn")
    play(match, "summon rus_zmey")
    assert of(match).track["rus"] == ("rus_zmey", 6)


@covers("HD-SUM-04")
@pytest.mark.parametrize("section", [2, 3, 4, 5, 6])
def test_a_token_moves_one_section_down(section: int) -> None:
    match = south_turn(FIELD, section)
    assert of(match).track[SOUTH] == ("sm_groom", section - 1)
    assert told(match, "token-advanced") == [(SOUTH, "sm_groom", section - 1)]


@covers("HD-SUM-05")
def test_a_token_on_section_one_arrives() -> None:
    match = south_turn(FIELD)
    play(match, "place sm_groom j11")
    assert of(match).at["sm_groom"] == "j11" and told(match, "unit-arrived") == [("sm_groom", "j11")]


@covers("HD-SUM-06")
@pytest.mark.parametrize(
    ("kind", "turns"), [("rus_smith", 1), ("rus_axe", 1), ("rus_vityaz", 2), ("rus_dobrynya", 3), ("rus_zmey", 5)]
)
def test_a_token_arrives_as_many_turns_later_as_its_summon_time(kind: str, turns: int) -> None:
    match = situation(FIELD, phase="turn", reserve=["rus_smith", "rus_axe1", "rus_vityaz", "rus_dobrynya", "rus_zmey"])
    play(match, f"summon {kind}")
    for _ in range(turns):
        assert told(match, "unit-arrived") == []
        pass_to(end_turn(match), "activate", "rus")
    assert [each.unit.rstrip("1") for each in told(match, "unit-arrived")] == [kind]


@covers("HD-SUM-07")
def test_an_arriving_unit_is_placed_on_a_free_hex_next_to_its_capital() -> None:
    assert options(south_turn(FIELD)) == {"place sm_groom j11", "place sm_groom j12", "place sm_groom k10"}
    assert options(south_turn({**FIELD, "rus_axe1": "j12"})) == {"place sm_groom j11", "place sm_groom k10"}


@covers("HD-SUM-07")
def test_with_one_free_hex_the_unit_is_placed_there() -> None:
    match = south_turn({**FIELD, "rus_axe1": "j12", "sm_raider1": "k10"})
    assert of(match).at["sm_groom"] == "j11"


@covers("HD-SUM-08")
@pytest.mark.parametrize("third", ["sm_raider2", "rus_axe1"])
def test_when_the_first_row_is_full_the_unit_is_placed_in_the_next(third: str) -> None:
    match = south_turn({**FIELD, third: "j12", "sm_raider1": "k10", "sm_tracker1": "j11"})
    assert options(match) == {"place sm_groom i10", "place sm_groom i11", "place sm_groom j10", "place sm_groom k9"}


@covers("HD-SUM-08")
def test_when_two_rows_are_full_the_unit_is_placed_in_the_third() -> None:
    crowd = ("sm_raider1", "sm_raider2", "sm_tracker1", "sm_tracker2", "sm_shortbow1", "sm_shortbow2", "sm_poisoner")
    full = dict(zip(crowd, ("j11", "j12", "k10", "i10", "i11", "j10", "k9"), strict=True))
    match = south_turn({**FIELD, **full})
    hexes = {option.split()[2] for option in options(match)}
    assert hexes and {DISTANCE["k11"][hex] for hex in hexes} == {3}


@covers("HD-SUM-09")
def test_in_a_capital_surrounded_by_enemies_the_unit_may_appear_inside() -> None:
    enemies = {"rus_axe1": "j12", "rus_axe2": "k10", "rus_spear1": "j11"}
    match = south_turn({**FIELD, **enemies})
    outside = {"place sm_groom i10", "place sm_groom i11", "place sm_groom j10", "place sm_groom k9"}
    assert options(match) == {*outside, "place sm_groom k11"}
    play(match, "place sm_groom k11")
    assert is_garrison(of(match), "sm_groom")
    assert options(south_turn({**FIELD, **enemies, "sm_raider1": "k11"})) == outside


@covers("HD-SUM-09")
def test_a_disguised_enemy_surrounds_a_capital_too() -> None:
    units = {"rus_ivan": "f2", "nm_batu": "f10", "nm_scout": "a2", "nm_raider1": "b1", "nm_raider2": "b2"}
    track = {"rus": ("rus_smith", 1)}
    match = situation(units, horde="north_mongolia", phase="turn", track=track, disguised=("nm_scout",))
    assert "place rus_smith a1" in options(match)


@covers("HD-SUM-10")
def test_an_arriving_unit_has_full_health_and_may_be_activated_at_once() -> None:
    match = south_turn(FIELD, reserve=[])
    play(match, "place sm_groom j11")
    assert of(match).health["sm_groom"] == 2 and "activate sm_groom" in options(match)


@covers("HD-SUM-11")
def test_arriving_on_an_enemy_trap_springs_it() -> None:
    match = south_turn(FIELD, traps={"j11": "rus"})
    play(match, "place sm_groom j11")
    assert of(match).health["sm_groom"] == 1 and of(match).traps == {}


@covers("HD-SUM-12")
def test_arrival_provokes_nothing() -> None:
    match = south_turn({**FIELD, "rus_axe1": "j11", "rus_axe2": "k9"})
    play(match, "place sm_groom k10")
    assert told(match, "attack-declared") == []


@covers("HD-SUM-13")
def test_one_of_the_kinds_in_reserve_must_be_chosen() -> None:
    match = situation(FIELD, phase="turn", reserve=["rus_axe1", "rus_axe2", "rus_zmey"])
    assert options(match) == {"summon rus_axe", "summon rus_zmey"}


@covers("HD-SUM-13")
@pytest.mark.parametrize(
    ("kind", "section"), [("rus_smith", 1), ("rus_archer", 1), ("rus_vityaz", 2), ("rus_dobrynya", 3), ("rus_zmey", 5)]
)
def test_a_token_is_put_on_the_section_of_its_summon_time(kind: str, section: int) -> None:
    match = play(situation(FIELD, phase="turn"), f"summon {kind}")
    assert of(match).track["rus"].section == section


@covers("HD-SUM-13")
def test_a_single_kind_is_taken_and_an_empty_reserve_is_no_question() -> None:
    match = situation(FIELD, phase="turn", reserve=["rus_zmey"])
    assert asked(match) == "activate" and of(match).track["rus"] == ("rus_zmey", 5)
    match = situation(FIELD, phase="turn", reserve=[])
    assert asked(match) == "activate" and of(match).track == {}


@covers("HD-SUM-13")
def test_the_next_token_is_chosen_in_the_phase_in_which_one_arrives() -> None:
    match = play(south_turn(FIELD), "place sm_groom j11")
    assert asked(match) == "summon"


@covers("HD-SUM-14")
def test_a_token_is_chosen_in_the_first_turn_too() -> None:
    match = pass_to(started([(6, 1), ("ev_mud",) * 24]), "summon")
    assert (of(match).round, of(match).faction, of(match).turn) == (1, "rus", 1)


@covers("HD-SUM-15")
def test_the_chosen_token_does_not_move_in_that_turn() -> None:
    match = play(situation(FIELD, phase="turn"), "summon rus_axe")
    assert of(match).track["rus"] == ("rus_axe1", 1)
    end_turn(match)
    assert of(match).track["rus"] == ("rus_axe1", 1)


@covers("HD-SUM-16")
def test_a_token_on_the_track_is_neither_recalled_nor_hurt() -> None:
    match = situation(
        FIELD, faction=SOUTH, phase="round", deck=["ev_pestilence"], track={"rus": ("rus_zmey", 4)}, reserve=["rus_axe1"]
    )
    assert of(match).health == {"rus_ivan": 2, "sm_genghis": 2}
    assert asked(match) == "activate" and of(match).track["rus"] == ("rus_zmey", 3) and of(match).reserve["rus"] == ("rus_axe1",)


@covers("HD-SUM-17")
def test_when_the_capital_falls_the_token_goes_back_to_the_reserve() -> None:
    match = situation(
        {"rus_axe1": "j11", **FIELD}, durability={"cap_south": 1}, track={SOUTH: ("sm_mogoi", 2)}, reserve=["sm_groom"]
    )
    play(match, "end-battle")
    assert of(match).track == {} and set(of(match).reserve[SOUTH]) == {"sm_groom", "sm_mogoi"}
    assert (of(match).faction, asked(match)) == (SOUTH, "activate")


@covers("HD-SUM-18")
def test_the_reserve_is_never_replenished() -> None:
    match = situation(
        {"rus_axe1": "f5", **FIELD, "sm_raider1": "f6"}, health={"sm_raider1": 1}, dice=[6, 1], reserve=["sm_groom"]
    )
    play(match, "activate rus_axe1", "attack sm_raider1", "defend")
    assert of(match).reserve[SOUTH] == ("sm_groom",)
    end_turn(match)
    assert of(match).reserve[SOUTH] == () and of(match).track[SOUTH] == ("sm_groom", 1)


@covers("HD-SUM-19")
def test_reserves_and_tracks_are_public() -> None:
    match = situation(FIELD, track={SOUTH: ("sm_mogoi", 2)}, reserve=["sm_groom", "rus_axe1"])
    for seat in (0, 1, None):
        table = match.view(seat)["table"]
        assert table["reserve"] == {"rus": ["rus_axe1"], SOUTH: ["sm_groom"]} and "sm_mogoi" in str(table["track"][SOUTH])


@covers("HD-SUM-20")
@pytest.mark.parametrize(("section", "after"), [(6, 4), (5, 3), (4, 2), (3, 1)])
def test_under_the_levy_tokens_move_two_sections(section: int, after: int) -> None:
    assert of(south_turn(FIELD, section, event="ev_levy")).track[SOUTH] == ("sm_groom", after)


@covers("HD-SUM-20")
@pytest.mark.parametrize("section", [1, 2])
def test_under_the_levy_tokens_arrive_from_section_two(section: int) -> None:
    assert asked(south_turn(FIELD, section, event="ev_levy")) == "arrive"


@covers("HD-SUM-20")
@pytest.mark.parametrize("section", [1, 2, 6])
def test_under_ice_drift_tokens_neither_move_nor_arrive(section: int) -> None:
    assert of(south_turn(FIELD, section, event="ev_ice_drift")).track[SOUTH] == ("sm_groom", section)


@covers("HD-SUM-20")
def test_the_wager_on_the_tribute_moves_tokens() -> None:
    track = {"rus": ("rus_zmey", 6), SOUTH: ("sm_mogoi", 5)}
    match = situation(FIELD, faction=SOUTH, phase="round", deck=["ev_wager_tribute"], track=track, dice=[(2, 6)])
    play(match, "join", "join")
    assert told(match, "token-advanced")[:2] == [("rus", "rus_zmey", 6), (SOUTH, "sm_mogoi", 3)]
