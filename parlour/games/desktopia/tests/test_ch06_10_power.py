"""6.10: the power sector and the power hit."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import DiskFlicked
from parlour.games.desktopia.tests.blows import ahead, away, column, course, gate, hits, striker
from parlour.games.desktopia.tests.situations import Plain, battle, desk, flick, kind, lay, shoot, told, unit

SECTORED = {"kharu": 120, "hornbug": 120, "skolop": 90}


def is_power(who: str, facing: float, angle: float) -> bool:
    """Whether a flick of this character is a power flick."""
    match = battle(striker(who, facing=facing), away("vailla", 1))
    flick(match, who if who == "kharu" else f"{who}1", angle, 100)
    power: bool = told(match, DiskFlicked)[0].power
    return power


@covers("DK-PWR-01")
def test_three_characters_have_a_power_sector() -> None:
    assert {who: card.sector for who, card in CONTENT.characters.items() if card.sector} == SECTORED


@covers("DK-PWR-02", "DK-PWR-04")
@pytest.mark.parametrize("who", SECTORED)
def test_a_flick_is_a_power_flick_up_to_half_the_arc_from_the_facing(who: str) -> None:
    half = SECTORED[who] / 2
    for angle in (90, 90 - half, 90 + half):
        assert is_power(who, 90, angle)
    for angle in (90 - half - 0.01, 90 + half + 0.01, 270):
        assert not is_power(who, 90, angle)


@covers("DK-PWR-04")
@pytest.mark.parametrize(
    ("facing", "angle", "power"),
    [
        (350, 50, True),
        (350, 50.01, False),
        (10, 310, True),
        (10, 309.99, False),
        (180, 240, True),
        (0, 180, False),
        (0, 300, True),
    ],
)
def test_the_sector_is_measured_across_zero_degrees_too(facing: float, angle: float, power: bool) -> None:
    assert is_power("kharu", facing, angle) == power


@covers("DK-PWR-01")
def test_a_character_without_a_sector_makes_no_power_flick() -> None:
    match = battle(striker("vailla", facing=0), ahead("kharu"))
    flick(match, "vailla", 0, 900)
    assert not told(match, DiskFlicked)[0].power and hits(match) == [("kharu", 1)]


@covers("DK-PWR-02", "DK-PWR-03")
def test_a_power_hit_deals_twice_the_damage_to_everybody_hit() -> None:
    match = battle(striker("kharu", facing=0), *gate("vailla", "baaroun"))
    flick(match, "kharu", 0, 1200)
    assert hits(match) == [("vailla", 2), ("baaroun", 2)]


@covers("DK-PWR-05", "DK-R-51")
def test_the_angle_that_the_hand_made_decides_and_not_the_chosen_one() -> None:
    strayed = {}
    for seed in range(12):
        match = battle(striker("kharu", facing=90), away("vailla", 1), steadiness=0, seed=seed)
        flick(match, "kharu", 150, 300)
        made = told(match, DiskFlicked)[0]
        assert made.power == (made.real_angle <= 150)
        strayed[made.power] = made.real_angle
    assert set(strayed) == {True, False}


@covers("DK-PWR-06")
def test_a_flick_alone_and_a_head_on_blow_do_not_turn_a_disk() -> None:
    match = battle(striker("kharu", facing=33), ahead("vailla", facing=44))
    flick(match, "kharu", 0, 900)
    assert desk(match).facing["kharu"] == 33 and desk(match).facing["vailla"] == 44


@covers("DK-PWR-06")
def test_an_oblique_blow_turns_both_disks() -> None:
    match = battle(striker("kharu", facing=33), unit("vailla", 1, 480, 515, facing=44))
    flick(match, "kharu", 0, 1200)
    assert desk(match).facing["kharu"] != 33 and desk(match).facing["vailla"] != 44


@covers("DK-PWR-06", "DK-SPL-09")
def test_moving_by_hand_leaves_the_facing_as_it_was() -> None:
    match = battle(striker("phantom", facing=12), away("kharu", 0, facing=77), away("vailla", 1))
    match.act(0, "cast phantom1 kharu")
    assert desk(match).facing["phantom1"] == 12 and desk(match).facing["kharu"] == 77 and kind(match) == "act"


@covers("DK-PWR-06", "DK-PWR-02")
def test_the_sector_turns_with_the_disk() -> None:
    match = battle(striker("kharu", facing=30), unit("hornbug", 1, 480, 515), away("vailla", 1))
    flick(match, "kharu", 0, 1200)
    now = desk(match).facing["kharu"]
    for seat in (0, 1):
        match.act(seat, "end")
    edge = round((now + 60) % 360 - 0.005, 2)
    flick(match, "kharu", edge % 360, 100)
    assert told(match, DiskFlicked)[-1].power and now != 30


@covers("DK-PWR-07")
def test_a_power_hit_of_a_vampire_heals_two() -> None:
    rules: list[Plain] = [{"type": "grant_hit", "tag": "thirsty", "hit": "vampire"}]
    match = battle(striker("kharu", facing=0, tag="thirsty", wounds=3), ahead("vailla"), special_rules=rules)
    flick(match, "kharu", 0, 900)
    assert course(match) == [("wounded", "vailla", 2), ("healed", "kharu", 3)]


@covers("DK-PWR-07")
def test_a_power_hit_of_fire_lays_one_flame() -> None:
    rules: list[Plain] = [{"type": "grant_sector", "tag": "strong", "arc": 90}]
    match = battle(striker("adjarkha", facing=0, tag="strong"), ahead("kharu"), special_rules=rules)
    flick(match, "adjarkha", 0, 900)
    assert hits(match) == [("kharu", 2)] and column(match, "kharu") == ("flame1",)


@covers("DK-PWR-08")
def test_a_character_under_a_magnet_makes_power_hits() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("skolop", 1, facing=0), ahead("akeru"), away("minusoid", 0))
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "skolop1", 0, 900)
    assert hits(match) == [("akeru", 2)]


@covers("DK-PWR-03", "DK-MIS-24")
def test_power_does_not_double_what_a_lariat_adds() -> None:
    match = battle(striker("skolop", facing=0), ahead("vailla"), away("kharu", 0))
    lay(match, "skolop1", "lariat1")
    flick(match, "skolop1", 0, 900)
    assert hits(match) == [("vailla", 3)]
