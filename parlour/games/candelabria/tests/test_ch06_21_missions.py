"""6.21: missions: who may complete them, how often, and what they are worth."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.position import Claim
from parlour.games.candelabria.tests.scenes import battle, forging, fought, gains, placed
from parlour.games.candelabria.tests.situations import (
    FOUR,
    asked,
    held,
    of,
    pass_to,
    play,
    play_out,
    points,
    reserve_of,
    seen_by,
    situation,
    started,
    told,
)
from parlour.kernel import Match

SMITHY = {"engineers": "r2_forge r1_forge"}  # two purchases
TWO_DYING = {"coven_pilgrim": "r4_mine 1", "sowers_warrior": "r3_mine 1"}
THREE_DYING = {**TWO_DYING, "engineers_explorer": "r2_mine 1"}
DIM_TWO = ("dim coven_pilgrim", "dim sowers_warrior")


def completed(match: Match) -> list[tuple[str, str]]:
    """The missions that were completed, with the Houses that did so, in order."""
    return [(each.mission, each.house) for each in told(match, "mission-completed")]


def duelling(missions: dict[str, Any] | None = None, common: str = "mh08", **more: Any) -> Match:
    """Ash has placed the Night Watchman, who may put out the last flames of two candles."""
    return placed("uc05", "warrior", modules="missions", candles=TWO_DYING, cards={"common": common, **(missions or {})}, **more)


@covers("CN-1201")
@pytest.mark.parametrize("house", ["ash", "engineers"])
def test_a_personal_mission_is_completed_by_its_owner_alone(house: str) -> None:
    match = forging(modules="missions", cards={"personal": {house: "my04"}})
    play(match, "build grey 2")
    assert completed(match) == ([("my04", "engineers")] if house == "engineers" else [])


@covers("CN-1201")
def test_a_common_mission_may_be_completed_by_everybody() -> None:
    candles = {f"{house}_{role}": "r6_mine" for house in ("ash", "coven") for role in ("pilgrim", "warrior")}
    cards = {"common": "mh02", "hands": {"ash": "uc04", "coven": "uc22"}}
    match = situation(modules="missions", candles=candles, cards=cards)
    play(match, "place uc04 explorer", "place uc22 explorer")
    assert completed(match) == [("mh02", "ash"), ("mh02", "coven")]


@covers("CN-1202", "CN-T08")
def test_a_mission_is_claimed_at_once_before_anything_else_happens() -> None:
    match = forging(modules="missions", year=2, cards={"common": "my04", "built": {"engineers": "u18"}})
    play(match, "build grey 2")
    assert asked(match) == "ignite" and completed(match) == [("my04", "engineers")] and points(match, "engineers") == 8


@covers("CN-1203")
def test_a_yearly_mission_is_completed_once_in_a_year_by_whoever_is_first() -> None:
    match = forging(modules="missions", earth=SMITHY, gold={"engineers": 4}, cards={"common": "my04"})
    play(match, "build grey 2", "build grey 1")
    assert completed(match) == [("my04", "engineers")] and points(match, "engineers") == 4


@covers("CN-1203")
def test_a_yearly_mission_that_another_has_completed_is_gone_for_this_year() -> None:
    match = forging(modules="missions", cards={"common": "my04"}, claimed={"my04": (Claim(0, True),)}, reserve={"ash": 23})
    play(match, "build grey 2")
    assert completed(match) == [] and points(match, "engineers") == 0


@covers("CN-1204")
@pytest.mark.parametrize(("year", "vp"), [(1, 4), (2, 8), (3, 12)])
def test_a_yearly_mission_is_worth_as_much_as_a_battle_of_the_year(year: int, vp: int) -> None:
    match = forging(modules="missions", year=year, cards={"common": "my04"})
    play(match, "build grey 2")
    assert gains(match, "engineers") == [("my04", vp)]


@covers("CN-1205")
def test_an_earth_flame_of_the_reserve_is_laid_on_the_card() -> None:
    match = forging(modules="missions", cards={"common": "my04"})
    before = reserve_of(match, "engineers")
    play(match, "build grey 2")
    assert of(match).claimed == {"my04": (Claim(1, True),)} and reserve_of(match, "engineers") == before - 1


@covers("CN-1205")
def test_an_empty_reserve_does_not_forbid_the_claim() -> None:
    match = forging(modules="missions", cards={"common": "my04"}, reserve={"engineers": 0})
    play(match, "build grey 2")
    assert of(match).claimed == {"my04": (Claim(1, False),)} and reserve_of(match, "engineers") == 0
    assert points(match, "engineers") == 4


@covers("CN-1205", "CN-310")
@pytest.mark.parametrize(("marked", "back"), [(True, 1), (False, 0)])
def test_only_a_flame_that_was_laid_comes_back(marked: bool, back: int) -> None:
    cards = {"common": "my04", "hands": {"engineers": "uc04"}}
    match = situation(
        phase="fog", year=2, modules="missions", cards=cards, reserve={"engineers": 9}, claimed={"my04": (Claim(1, marked),)}
    )
    assert reserve_of(match, "engineers") == 9 + back and of(match).claimed == {}


@covers("CN-1206")
def test_the_same_house_may_complete_a_yearly_mission_again_in_a_later_year() -> None:
    cards = {"common": "my04", "hands": {"engineers": "uc04"}}
    earth = {"engineers": "r2_forge"}
    match = situation(phase="fog", year=2, modules="missions", cards=cards, earth=earth, claimed={"my04": (Claim(1, True),)})
    play(pass_to(match, "turn", "engineers"), "manoeuvre uc04", "build grey 2")
    assert completed(match) == [("my04", "engineers")] and points(match, "engineers") == 8


@covers("CN-1207")
@pytest.mark.parametrize("year", [1, 3])
def test_the_places_of_a_hierarchical_mission_are_worth_12_8_and_4(year: int) -> None:
    candles = {f"{house}_{role}": "r6_mine" for house in FOUR for role in ("pilgrim", "warrior")}
    hands = {"ash": "uc04", "engineers": "uc22", "coven": "uc37"}
    match = situation(year=year, modules="missions", candles=candles, cards={"common": "mh02", "hands": hands})
    for house, card in hands.items():
        play(pass_to(match, "turn", house), f"place {card} explorer")
    found = [(house, dict(gains(match, house)).get("mh02")) for house in ("ash", "engineers", "coven")]
    assert found == [("ash", 12), ("engineers", 8), ("coven", 4)]


@covers("CN-1207", "CN-310")
def test_the_places_of_a_hierarchical_mission_stay_filled_from_year_to_year() -> None:
    claimed = {"mh08": (Claim(3, True),), "my04": (Claim(3, True),)}
    cards = {"common": "mh08 my04", "hands": {"ash": "uc04"}}
    match = situation(phase="fog", year=2, modules="missions", cards=cards, claimed=claimed, reserve={"coven": 20})
    assert of(match).claimed == {"mh08": (Claim(3, True),)} and reserve_of(match, "coven") == 21


@covers("CN-1208")
def test_the_same_house_may_fill_several_places_each_with_a_new_event() -> None:
    match = play(duelling(), "dim coven_pilgrim")
    assert gains(match, "ash") == [("mh08", 12)]
    play(match, "dim sowers_warrior")
    assert gains(match, "ash") == [("mh08", 12), ("mh08", 8)]


@covers("CN-1209")
def test_when_all_places_are_filled_the_card_leaves_and_its_flames_return() -> None:
    claims = {"mh08": (Claim(3, True), Claim(0, False))}
    match = duelling(claimed=claims, reserve={"ash": 5, "coven": 20})
    play(match, *DIM_TWO)
    assert gains(match, "ash") == [("mh08", 4)], "there is no fourth place"
    assert of(match).common == () and of(match).no_missions == ("mh08",) and of(match).claimed == {}
    assert (reserve_of(match, "ash"), reserve_of(match, "coven")) == (5, 21)


@covers("CN-1210")
def test_one_event_may_complete_several_missions() -> None:
    match = play(duelling(common="my10 mh08"), "dim coven_pilgrim")
    assert sorted(completed(match)) == [("mh08", "ash"), ("my10", "ash")] and points(match, "ash") == 12 + 4


@covers("CN-1211")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_mission_lies_in_one_place_only(seats: int) -> None:
    match = started(seats, missions="on", sixth="on" if seats == 6 else "off")
    realm = of(pass_to(match, "turn"))
    personal = [card for cards in realm.personal.values() for card in cards]
    assert len(personal) == len(realm.common) == seats
    assert sorted([*personal, *realm.common, *realm.mission_deck, *realm.no_missions]) == sorted(CONTENT.missions)


@covers("CN-1212", "CN-H10")
def test_a_personal_mission_is_turned_face_up_at_its_first_completion() -> None:
    match = duelling({"personal": {"ash": "mh08"}}, common="")
    assert seen_by(match, "coven")["personal"]["0"] == [None] and seen_by(match, "ash")["personal"]["0"] == ["mh08"]
    play(match, "dim coven_pilgrim")
    assert held(match, "ash", "personal") == [] and held(match, "ash", "open_missions") == ["mh08"]
    assert seen_by(match, "coven")["open_missions"]["0"] == ["mh08"]


@covers("CN-1213")
def test_a_personal_hierarchical_mission_offers_all_its_places_to_its_owner() -> None:
    cards = {"personal": {"ash": "mh08"}, "built": {"ash": "u08"}}
    match = placed("uc05", "warrior", modules="missions", candles=THREE_DYING, cards=cards)
    play(match, *DIM_TWO, "dim engineers_explorer")
    assert gains(match, "ash") == [("mh08", 12), ("mh08", 8), ("mh08", 4)]
    assert held(match, "ash", "open_missions") == [] and of(match).no_missions == ("mh08",)


@covers("CN-1213", "CN-1201")
def test_a_personal_mission_that_lies_face_up_is_still_its_owners_alone() -> None:
    claims = {"mh08": (Claim(3, True),)}
    match = duelling({"open_missions": {"coven": "mh08"}}, common="", claimed=claims)
    play(match, *DIM_TWO)
    assert completed(match) == [] and points(match, "ash") == 0


@covers("CN-1214")
def test_an_unfinished_mission_is_worth_nothing() -> None:
    cards = {"personal": {"ash": "my05", "coven": "mh08"}, "common": "mh02 my04"}
    houses = ("ash", "coven", "engineers")
    match = play_out(situation(*houses, phase="war", year=3, battles=(), modules="missions", cards=cards))
    assert of(match).vp == [0, 0, 0] and match.over


@covers("CN-1221")
def test_two_players_leave_out_the_second_place() -> None:
    candles = {"sowers_pilgrim": "r4_mine 1", "sowers_warrior": "r3_mine 1", "sowers_explorer": "r3_curse 1"}
    cards = {"common": "mh08", "built": {"ash": "u08"}}
    match = placed("uc05", "warrior", houses=("ash", "sowers"), modules="missions", candles=candles, cards=cards)
    play(match, "dim sowers_pilgrim", "dim sowers_warrior", "dim sowers_explorer")
    assert gains(match, "ash") == [("mh08", 12), ("mh08", 4)] and of(match).no_missions[-1] == "mh08"


@covers("CN-1222")
@pytest.mark.parametrize(("year", "vp"), [(1, 0), (2, 8), (3, 12)])
def test_two_players_complete_no_yearly_mission_in_the_first_year(year: int, vp: int) -> None:
    match = forging("engineers", "coven", modules="missions", year=year, cards={"common": "my04"})
    play(match, "build grey 2")
    assert points(match, "engineers") == vp and bool(completed(match)) is bool(vp)


@covers("CN-1222")
def test_two_players_complete_hierarchical_missions_in_the_first_year() -> None:
    candles = {"sowers_pilgrim": "r4_mine 1"}
    match = placed("uc05", "warrior", houses=("ash", "sowers"), modules="missions", candles=candles, cards={"common": "mh08"})
    assert gains(play(match, "dim sowers_pilgrim"), "ash") == [("mh08", 12)]


@covers("CN-1202")
def test_without_the_module_nothing_is_claimed() -> None:
    earth = {"ash": "r6_mine", "coven": "r6_curse"}
    match = fought(battle(6, earth=earth, cards={"common": "my12"}))
    assert completed(match) == []
