"""6.4: what lies on a disk that moves."""

from math import sqrt

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import DiskFlicked, MissileFell
from parlour.games.desktopia.facts import shedding
from parlour.games.desktopia.position import Spot, bears
from parlour.games.desktopia.tests.nearly import about
from parlour.games.desktopia.tests.situations import (
    artifact,
    battle,
    desk,
    flick,
    lay,
    options,
    ranges,
    rect,
    shoot,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import pass_turns
from parlour.kernel import Match

KHARU, FAR = unit("kharu", 0, 300, 500), unit("vampal", 1, 100, 900)
MINE = [artifact("fire_mine", 600, 500)]
TYPES = {"hero": "kharu", "veteran": "ezzen", "fighter": "skolop"}
FRIENDLY = ("lariat1", "shield1", "flame1")  # none of them keeps its bearer from acting


def laden(rank: str, count: int, side: int = 0) -> tuple[Match, str]:
    match = battle(unit(TYPES[rank], side, 300, 500), FAR if side == 0 else unit("vampal", 0, 100, 900), first_player=side)
    disk = next(each for each in desk(match).side if each.startswith(TYPES[rank]))
    return lay(match, disk, *FRIENDLY[:count]), disk


SHEDS = [
    ("hero", 1, 535.7), ("hero", 2, 584.3), ("hero", 3, 629.1), ("veteran", 1, 519.9), ("veteran", 2, 574.9),
    ("fighter", 1, 495.9), ("fighter", 2, 565.0),
]  # fmt: skip


@covers("DK-STK-01", "DK-STK-04", "DK-STK-05")
@pytest.mark.parametrize(("rank", "count", "limit"), SHEDS)
def test_the_view_tells_at_which_speed_missiles_fall_off(rank: str, count: int, limit: float) -> None:
    match, disk = laden(rank, count)
    assert match.view(None)["facts"]["sheds"] == {disk: limit}


@covers("DK-STK-01", "DK-STK-05")
@pytest.mark.parametrize(("rank", "limit"), [("hero", 681.9), ("veteran", 649.8), ("fighter", 600.4)])
def test_a_rider_is_held_by_its_artifact_up_to_the_speed_of_the_table(rank: str, limit: float) -> None:
    match = battle(unit(TYPES[rank], 0, 600, 500, on_artifact="fire_mine"), FAR, artifacts=MINE)
    assert shedding(desk(match), "fire_mine") == limit


@covers("DK-STK-05", "DK-STK-10")
@pytest.mark.parametrize(("rank", "count", "limit"), SHEDS)
def test_a_column_stays_on_up_to_that_speed_and_falls_as_a_whole_above(rank: str, count: int, limit: float) -> None:
    match, disk = laden(rank, count)
    soft, hard = flick(match.copy(), disk, 0, int(limit)), flick(match, disk, 0, int(limit) + 1)
    assert desk(soft).columns == {disk: FRIENDLY[:count]}
    assert desk(hard).columns == {}
    assert [each.missile for each in told(hard, MissileFell)] == list(FRIENDLY[:count])


IMPACTS = {
    "hero": (670, 590, 481, 852, 812, 751), "veteran": (745, 650, 519, 949, 904, 835),
    "fighter": (943, 806, 620, 1200, 1144, 1057), "missile": (1765, 1457, 1039, 2247, 2141, 1978),
}  # fmt: skip
STRIKERS = {"hero": "akeru", "veteran": "vampal", "fighter": "smoker", "missile": "akeru"}


def struck(striker: str, carried: str, on_artifact: bool, impact: float) -> Match:
    """A head-on blow of this speed against a laden character, or an artifact with a character on it."""
    radius = CONTENT.sizes["artifact" if on_artifact else carried].diameter / 2 + CONTENT.sizes[striker].diameter / 2
    x = round(600 - radius - 0.1, 1)
    own = unit(STRIKERS[striker], 0, x - (0 if striker != "missile" else 40), 500)
    on = {"on_artifact": "fire_mine"} if on_artifact else {}
    target = unit({**TYPES, "hero": "baaroun"}[carried], 1, 600, 500, **on)
    match = battle(own, target, unit("vampal", 1, 100, 900), artifacts=MINE if on_artifact else [])
    disk = next(each for each, side in desk(match).side.items() if side == 1)
    if not on_artifact:
        lay(match, disk, "shield1", by=1)
    speed = round(sqrt(impact**2 + 5000 * (600 - radius - x)))
    if striker == "missile":
        return shoot(match, "akeru", x, 500, 0, speed)
    return flick(match, next(iter(desk(match).side)), 0, speed)


@covers("DK-STK-05", "DK-STK-08", "DK-PHY-13")
@pytest.mark.parametrize("striker", IMPACTS)
@pytest.mark.parametrize(("place", "carried"), list(enumerate(["hero", "veteran", "fighter"] * 2)))
def test_the_smallest_blow_that_knocks_a_block_off_is_that_of_the_table(striker: str, place: int, carried: str) -> None:
    limit = IMPACTS[striker][place]
    for impact, falls in ((limit - 2, False), (limit + 2, True)):
        happenings = told(struck(striker, carried, place > 2, impact), DiskFlicked)[0].happenings
        assert ("shed" in [each.kind for each in happenings]) == falls, (impact, happenings)


@covers("DK-STK-02")
def test_missiles_form_a_column_with_the_first_at_the_bottom() -> None:
    match = battle(unit("akeru", 0, 300, 500), unit("baaroun", 1, 400, 500), FAR)
    lay(match, "baaroun", "flame1")
    shoot(match, "akeru", 330, 500, 0, 700)
    assert desk(match).columns == {"baaroun": ("flame1", "tick1")}
    pass_turns(match, 2)
    desk(match).at |= {"akeru": Spot(300.0, 500.0), "baaroun": Spot(400.0, 500.0)}
    shoot(match, "akeru", 330, 500, 0, 700)
    assert desk(match).columns == {"baaroun": ("flame1", "tick1", "tick2")}


@covers("DK-STK-03", "DK-STK-04")
def test_offsets_of_one_flick_add_up_as_vectors() -> None:
    """Launched to the right the block slips to the left; the wall throws it back, and it stays on."""
    match = battle(KHARU, FAR, terrain=[rect("book", 390, 500, 100, 100)])
    desk(match).at["kharu"] = Spot(324.4, 500.0)
    flick(lay(match, "kharu", "shield1"), "kharu", 0, 450)
    (wall,) = told(match, DiskFlicked)[0].happenings
    assert wall.speed * 1.5 > 535.7  # a jump that no centred block would bear
    assert bears(desk(match), "kharu", "shield") == 1


@covers("DK-STK-14", "DK-STK-03")
def test_blocks_are_centred_again_after_every_flick() -> None:
    match = lay(battle(KHARU, FAR), "kharu", "shield1")
    for _ in range(3):  # each slips by 15.46 of 15.5 mm
        flick(match, "kharu", 0, 535)
        assert bears(desk(match), "kharu", "shield") == 1
        pass_turns(match, 2)


@covers("DK-STK-06")
def test_missiles_that_fall_off_are_in_the_reserve_or_on_their_card_and_do_nothing_more() -> None:
    units = [unit("akeru", 0, 300, 500), unit("kharu", 0, 400, 500), FAR]
    match = lay(battle(*units), "kharu", "tick1", "flame1", by=1)
    desk(match).supply["akeru"] = 2
    assert "kharu" not in ranges(match)["disk"]
    flick(match, "akeru", 0, 1500)
    assert (desk(match).columns, desk(match).layer) == ({}, {})
    reserve = match.view(None)["facts"]["reserve"]
    assert (reserve["vampire_tick"], reserve["scorching_flame"]) == (1, 4)
    assert "kharu" in ranges(match)["disk"]  # the Tick no longer holds him


@covers("DK-STK-09")
def test_a_flicked_carrier_has_the_full_speed_if_its_block_stays_on() -> None:
    match = flick(lay(battle(KHARU, FAR), "kharu", *FRIENDLY), "kharu", 0, 600)
    assert (desk(match).at["kharu"], len(desk(match).columns["kharu"])) == (Spot(372.0, 500.0), 3)


@covers("DK-STK-08")
def test_a_struck_carrier_drags_its_block_along() -> None:
    bare, laden_ = (battle(KHARU, unit("vampal", 1, 400, 500), FAR) for _ in range(2))
    flick(bare, "kharu", 0, 800)
    flick(lay(laden_, "vampal1", "shield1", by=1), "kharu", 0, 800)
    assert bears(desk(laden_), "vampal1", "shield") == 1
    slides = [desk(each).at["vampal1"].x - 400 for each in (bare, laden_)]
    assert slides[1] / slides[0] == about((2.5872 / (2.5872 + 0.7425)) ** 2, abs=0.0001)


@covers("DK-STK-12")
def test_a_carrier_that_leaves_loses_its_missiles() -> None:
    match = lay(battle(unit("kharu", 0, 950, 500), FAR), "kharu", "lariat1")
    flick(match, "kharu", 0, 525)  # 55.1 mm, too soft to shake the Lariat off
    assert (desk(match).at["kharu"], desk(match).columns) == (Spot(953.5, 500.0), {})
    assert [each.kind for each in told(match, DiskFlicked)[0].happenings] == ["left"]


@covers("DK-STK-13")
def test_moving_a_disk_by_hand_shakes_nothing_off() -> None:
    match = battle(unit("phantom", 0, 300, 500), unit("kharu", 0, 700, 500), FAR)
    lay(match, "kharu", "lariat1", "flame1")
    lay(match, "phantom1", "shield1")
    assert "cast phantom1 kharu" in options(match)
    match.act(0, "cast phantom1 kharu")
    assert (desk(match).at["kharu"], desk(match).at["phantom1"]) == (Spot(300.0, 500.0), Spot(700.0, 500.0))
    assert desk(match).columns == {"kharu": ("lariat1", "flame1"), "phantom1": ("shield1",)}
