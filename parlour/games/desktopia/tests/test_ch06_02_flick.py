"""6.2: the flick as an action."""

import json
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import DiskFlicked
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.position import Spot
from parlour.games.desktopia.tests.nearly import about
from parlour.games.desktopia.tests.situations import (
    artifact,
    barrel,
    battle,
    desk,
    flick,
    kind,
    options,
    ranges,
    shoot,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import pass_turns
from parlour.kernel import Illegal, Match, replay

KHARU, FAR = unit("kharu", 0, 300, 500), unit("vampal", 1, 100, 900)


def refused(match: Match, answer: str, seat: int = 0) -> str:
    before = json.dumps(match.view(None))
    with pytest.raises(Illegal) as refusal:
        match.act(seat, answer)
    assert json.dumps(match.view(None)) == before
    return refusal.value.key


@covers("DK-FLK-01")
@pytest.mark.parametrize(("angle", "speed"), [("0", 100), ("359.99", 2500), ("123.45", 1234)])
def test_a_flick_is_a_disk_an_angle_and_a_speed(angle: str, speed: int) -> None:
    match = battle(KHARU, FAR)
    match.act(0, f"flick kharu {angle} {speed}")
    done = told(match, DiskFlicked)[0]
    assert (done.seat, done.disk, done.angle, done.speed) == (0, "kharu", float(angle), speed)


@covers("DK-FLK-01")
@pytest.mark.parametrize(
    "answer", ["flick kharu 360 500", "flick kharu -0.01 500", "flick kharu 0 99", "flick kharu 0 2501", "flick kharu north 500"]
)
def test_angles_and_speeds_out_of_range_are_refused(answer: str) -> None:
    assert refused(battle(KHARU, FAR), answer) == "out-of-range"


@covers("DK-FLK-01")
def test_an_angle_has_steps_of_a_hundredth_of_a_degree() -> None:
    match = battle(KHARU, FAR)
    found = ranges(match)
    assert (found["angle"], found["speed"]) == ((0, 359.99), (100, 2500))
    match.act(0, "flick kharu 12.344 700")
    assert told(match, DiskFlicked)[0].angle == 12.34


@covers("DK-FLK-02")
@pytest.mark.parametrize(("angle", "end"), [(0, (500, 500)), (90, (300, 700)), (180, (100, 500)), (270, (300, 300))])
def test_the_angle_is_the_direction_in_which_the_centre_moves(angle: float, end: tuple[float, float]) -> None:
    assert desk(flick(battle(KHARU, FAR), "kharu", angle, 1000)).at["kharu"] == Spot(*map(float, end))


@covers("DK-FLK-03")
def test_a_player_flicks_only_his_own_characters() -> None:
    match = battle(KHARU, FAR)
    assert ranges(match)["disk"] == ("kharu",)
    assert refused(match, "flick vampal1 0 500") == "not-yours"
    assert refused(match, "flick vampal1 0 500", seat=1) == "not-asked"


@covers("DK-FLK-03")
def test_not_even_an_ally_may_be_flicked() -> None:
    match = battle(KHARU, unit("ezzen", 1, 500, 500), unit("div", 2, 900, 900), players=3, teams=[0, 0, 1])
    assert ranges(match)["disk"] == ("kharu",)


@covers("DK-FLK-03")
def test_an_effect_names_the_disk_that_must_be_flicked() -> None:
    match = shoot(battle(unit("vailla", 0, 300, 500), unit("ezzen", 1, 400, 500), FAR), "vailla", 330, 502, 0, 1500)
    assert (kind(match), ranges(match)["disk"]) == ("aim", ("ezzen1",))
    assert refused(match, "flick vailla 0 500") == "not-offered"
    assert refused(match, "end") == "not-offered"


@covers("DK-FLK-04")
def test_artifacts_and_barrels_are_never_flicked() -> None:
    things: dict[str, Any] = {"artifacts": [artifact("fire_mine", 700, 700)], "objects": [barrel("lump_1", "dust", 800, 800)]}
    match = battle(unit("kharu", 0, 700, 700, on_artifact="fire_mine"), FAR, **things)
    assert ranges(match)["disk"] == ("kharu",)
    assert [refused(match, f"flick {disk} 0 500") for disk in ("fire_mine", "lump_1")] == ["never-flicked"] * 2


@covers("DK-FLK-05")
def test_a_flick_cannot_be_taken_back() -> None:
    match = flick(battle(KHARU, FAR), "kharu", 0, 300)
    assert match.history is not None
    assert match.history.barrier  # chance has spoken: nobody goes back before it, whatever the hand


@covers("DK-FLK-05")
def test_the_action_is_spent_when_nothing_was_struck() -> None:
    match = flick(battle(KHARU, unit("ezzen", 0, 100, 100), FAR), "kharu", 0, 100)
    assert (desk(match).actions, ranges(match)["disk"]) == (2, ("ezzen1",))


@covers("DK-FLK-08")
def test_the_same_flick_in_the_same_position_has_the_same_result() -> None:
    match = battle(
        KHARU, *[unit("vampal", 1, 400 + 40 * each, 480 + 20 * each) for each in range(4)], hand="shaky", steadiness=None
    )
    one, other = match.copy(), match.copy()
    for each in (one, other):
        flick(each, "kharu", 3.3, 2100)
    assert json.dumps(one.view(None)) == json.dumps(other.view(None))
    assert told(one, DiskFlicked) == told(other, DiskFlicked)


@covers("DK-FLK-08")
def test_a_record_of_trembling_flicks_is_replayed_exactly() -> None:
    match = battle(KHARU, unit("adjarkha", 1, 400, 500), hand="shaky", steadiness=None, seed=5)
    for _ in range(2):
        flick(match, "kharu", 1.5, 900)
        pass_turns(match, 2)
    assert json.dumps(replay(GAME, match.record()).view(None)) == json.dumps(match.view(None))


@covers("DK-FLK-09")
def test_a_flicked_disk_starts_with_the_executed_speed_and_no_spin() -> None:
    match = battle(KHARU, FAR, hand="shaky", steadiness=None)
    done = told(flick(match, "kharu", 30, 1500), DiskFlicked)[0]
    start = done.paths[0]
    assert (start.disk, start.time, start.spin) == ("kharu", 0.0, 0.0)
    assert (start.vx**2 + start.vy**2) ** 0.5 == about(done.real_speed, abs=0.002)
    assert desk(match).facing["kharu"] == 90


@covers("DK-FLK-10")
def test_a_flick_and_a_shot_are_two_things() -> None:
    match = battle(unit("akeru", 0, 300, 500), FAR)
    flicked, shot = flick(match.copy(), "akeru", 0, 500), shoot(match, "akeru", 330, 500, 0, 500)
    assert [(each.why, each.disk, each.shooter) for each in told(flicked, DiskFlicked)] == [("flick", "akeru", "")]
    assert [(each.why, each.disk, each.shooter) for each in told(shot, DiskFlicked)] == [("shot", "tick1", "akeru")]
    assert options(shot)[-1] == "end"
