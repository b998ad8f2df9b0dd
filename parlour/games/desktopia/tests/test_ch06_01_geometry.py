"""6.1: the battlefield, levels, and who may lie on whom."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import CharacterHit, DiskFlicked
from parlour.games.desktopia.position import Spot, where
from parlour.games.desktopia.tests.nearly import about
from parlour.games.desktopia.tests.situations import (
    again,
    artifact,
    barrel,
    battle,
    desk,
    flick,
    kind,
    lay,
    options,
    shoot,
    told,
    unit,
)
from parlour.kernel import Illegal, Match

KHARU, FAR = unit("kharu", 0, 300, 500), unit("vampal", 1, 100, 900)


def body(match: Match, disk: str) -> dict[str, Any]:
    return next(each for each in match.view(None)["facts"]["bodies"] if each["id"] == disk)


@covers("DK-GEO-01")
@pytest.mark.parametrize(("w", "h"), [(1000, 1000), (600, 1400)])
def test_the_battlefield_is_the_rectangle_of_the_script(w: int, h: int) -> None:
    match = battle(KHARU, unit("vampal", 1, 100, 500), field={"w": w, "h": h})
    right, top = match.copy(), match.copy()
    desk(right).at["kharu"], desk(top).at["kharu"] = Spot(w - 50.0, 300.0), Spot(300.0, h - 50.0)
    assert told(flick(right, "kharu", 0, 1000), DiskFlicked)[0].happenings[-1][1:6] == (
        "left",
        "kharu",
        "right",
        about(866.025),
        w,
    )
    assert told(flick(top, "kharu", 90, 1000), DiskFlicked)[0].happenings[-1].y == h


@covers("DK-GEO-01")
def test_seat_0_sits_below() -> None:
    match = battle(KHARU, FAR)
    desk(match).at["kharu"] = Spot(300.0, 50.0)
    assert told(flick(match, "kharu", 270, 1000), DiskFlicked)[0].happenings[-1].other == "bottom"
    assert desk(match).facing["kharu"] == 90


@covers("DK-GEO-02")
def test_every_disk_has_a_place_a_facing_a_level_and_perhaps_a_carrier() -> None:
    match = battle(KHARU, unit("ezzen", 0, 700, 700, on_artifact="fire_mine"), FAR, artifacts=[artifact("fire_mine", 700, 700)])
    assert (desk(match).at["kharu"], desk(match).facing["kharu"], desk(match).on) == (
        Spot(300.0, 500.0),
        90,
        {"ezzen1": "fire_mine"},
    )
    assert (body(match, "kharu")["above"], body(match, "ezzen1")["above"], body(match, "fire_mine")["above"]) == (
        "",
        "fire_mine",
        "",
    )


@covers("DK-GEO-03", "DK-GEO-06")
def test_missiles_on_a_character_on_an_artifact_lie_on_the_second_level() -> None:
    units = [KHARU, unit("ezzen", 0, 700, 700, on_artifact="fire_mine"), FAR]
    match = lay(battle(*units, artifacts=[artifact("fire_mine", 700, 700)]), "ezzen1", "tick1", by=1)
    assert set(desk(match).at) == {"kharu", "vampal1", "fire_mine"}  # level 0
    assert body(match, "ezzen1")["load"] == about(0.7425)
    assert body(match, "fire_mine")["load"] == about(2.5872 + 0.7425)


@covers("DK-GEO-04", "DK-GEO-05")
def test_only_missiles_come_to_lie_on_characters() -> None:
    match = flick(battle(KHARU, unit("ezzen", 0, 400, 500), FAR), "kharu", 0, 800)
    assert kind(match) == "act"  # nobody climbs a character
    assert desk(match).on == {}


@covers("DK-GEO-05")
def test_a_second_character_does_not_climb_an_artifact() -> None:
    units = [KHARU, unit("ezzen", 0, 400, 500, on_artifact="fire_mine"), FAR]
    match = flick(battle(*units, artifacts=[artifact("fire_mine", 400, 500)]), "kharu", 0, 800)
    assert (kind(match), desk(match).on) == ("act", {"ezzen1": "fire_mine"})


@covers("DK-GEO-05")
def test_two_characters_cannot_start_on_one_artifact() -> None:
    riders = [unit(each, 0, 400, 500, on_artifact="fire_mine") for each in ("kharu", "akeru")]
    with pytest.raises(Illegal, match="bad-script"):
        battle(*riders, FAR, artifacts=[artifact("fire_mine", 400, 500)])


@covers("DK-GEO-06")
def test_a_rider_is_where_its_carrier_is_when_that_was_pushed() -> None:
    units = [KHARU, unit("smoker", 1, 400, 500, on_artifact="fire_mine"), FAR]
    match = flick(battle(*units, artifacts=[artifact("fire_mine", 400, 500)]), "kharu", 0, 700)
    assert desk(match).on == {"smoker1": "fire_mine"}
    assert desk(match).at["fire_mine"].x > 401
    assert where(desk(match), "smoker1") == desk(match).at["fire_mine"]
    assert (body(match, "smoker1")["x"], body(match, "smoker1")["y"]) == tuple(desk(match).at["fire_mine"])


@covers("DK-GEO-07")
@pytest.mark.parametrize("angle", [0, 10, 20, 340, 355.55])
def test_disks_of_the_table_do_not_overlap_after_a_flick(angle: float) -> None:
    crowd = [unit("vampal", 1, 400 + 29 * each, 480 + 14 * (each % 3)) for each in range(4)]
    match = flick(battle(KHARU, *crowd, unit("sirokh", 1, 450, 540)), "kharu", angle, 2000)
    bodies = [each for each in match.view(None)["facts"]["bodies"] if not each["above"]]
    for one in bodies:
        for other in bodies:
            if one is not other:
                apart = ((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2) ** 0.5
                assert apart >= one["radius"] + other["radius"] - 0.002


@covers("DK-GEO-08")
def test_a_disk_may_hang_over_the_border_as_long_as_its_centre_is_inside() -> None:
    match = battle(KHARU, FAR)
    desk(match).at["kharu"] = Spot(800.5, 500.0)
    inside = flick(match.copy(), "kharu", 0, 998)  # 199.2 mm
    assert desk(inside).at["kharu"] == Spot(999.701, 500.0)
    outside = flick(match, "kharu", 0, 1000)  # 200 mm: half a millimetre too far
    assert desk(outside).at["kharu"] == Spot(953.5, 500.0)


@covers("DK-GEO-09")
def test_a_gap_is_the_distance_of_the_rims() -> None:
    match = battle(unit("akeru", 0, 500, 500), FAR)
    with pytest.raises(Illegal) as refusal:
        shoot(match, "akeru", 554.1, 500, 0, 500)  # 54.1 - 15.5 - 7.5 = 31.1
    assert refusal.value.key == "too-far"
    assert len(told(shoot(match, "akeru", 554, 500, 0, 500), DiskFlicked)) == 1


@covers("DK-GEO-10")
def test_missiles_on_cards_are_never_struck() -> None:
    match = battle(unit("akeru", 0, 500, 500), FAR)
    assert [each["id"] for each in match.view(None)["facts"]["bodies"]] == ["akeru", "vampal1"]
    assert {each.disk for each in told(flick(match, "akeru", 0, 2500), DiskFlicked)[0].paths} == {"akeru"}


def at_once(match: Match) -> str:
    """Whom a Phantom hits first that meets two Vampals at the same time: his Lariat lets him hit one alone."""
    desk(match).at |= {"vampal1": Spot(500.0, 480.0), "vampal2": Spot(500.0, 520.0), "phantom1": Spot(300.0, 500.0)}
    flick(lay(match, "phantom1", "lariat1"), "phantom1", 0, 1500)
    times = [each.time for each in told(match, DiskFlicked)[-1].happenings if each.kind == "hit"]
    assert times[0] == times[1]
    return str(told(match, CharacterHit)[-1].target)


UNITS = [unit("phantom", 0, 100, 300), unit("akeru", 0, 850, 300), unit("vampal", 1, 970, 300), unit("vampal", 1, 500, 720)]


@covers("DK-GEO-11")
def test_of_two_that_are_met_at_once_the_lower_index_comes_first() -> None:
    assert at_once(battle(*UNITS)) == "vampal1"


@covers("DK-GEO-11")
def test_a_disk_that_left_and_came_back_keeps_its_index() -> None:
    match = flick(battle(*UNITS), "akeru", 0, 900)
    assert desk(match).at["vampal1"].y == about(357)
    assert at_once(match) == "vampal1"


@covers("DK-GEO-11")
def test_a_disk_that_was_on_an_artifact_keeps_its_index() -> None:
    match = battle(*UNITS, artifacts=[artifact("fire_mine", 800, 800)], objects=[barrel("lump_1", "dust", 900, 900)])
    spot = desk(match).at.pop("vampal1")
    desk(match).on["vampal1"] = "fire_mine"
    del desk(match).on["vampal1"]
    desk(match).at["vampal1"] = spot
    assert at_once(again(match)) == "vampal1"


@covers("DK-GEO-05")
def test_a_missile_is_not_laid_on_an_artifact() -> None:
    match = battle(unit("akeru", 0, 300, 500), FAR, artifacts=[artifact("fire_mine", 400, 500)])
    shoot(match, "akeru", 330, 500, 0, 1500)
    assert (desk(match).columns, options(match)[-1]) == ({}, "end")
