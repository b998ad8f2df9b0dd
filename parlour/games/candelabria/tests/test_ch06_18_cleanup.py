"""6.18: the clean-up of a year."""

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, fought
from parlour.games.candelabria.tests.situations import (
    castle,
    cubes,
    held,
    lit,
    of,
    order,
    pass_season,
    pass_to,
    play,
    points,
    reserve_of,
    situation,
)

BOTH_IN_FIVE = {"ash": "r5_forge r5_tavern", "coven": "r5_mine"}


@covers("CN-1001")
def test_after_the_war_no_card_lies_on_a_slot_and_nobody_fights() -> None:
    match = battle(5, earth=BOTH_IN_FIVE, owned={"ash": "tc02 tc17"})
    commit(match, ash="tc02-a tc17-a")
    assert of(match).slotted and of(match).fighting
    pass_season(match)
    assert (of(match).slotted, of(match).fighting, of(match).contest, of(match).won) == ({}, (), 0, {})


@covers("CN-1002")
def test_all_tactics_cards_return_to_their_owners() -> None:
    match = battle(5, earth=BOTH_IN_FIVE, owned={"ash": "tc02 tc17 ht_ash_1", "coven": "tc24"})
    commit(match, ash="tc02-a ht_ash_1", coven="tc24-a none")
    play(match, "strike tc02-a tc24-a")  # discarded, removed, resolved, and one that was not used
    pass_season(match)
    assert held(match, "ash", "owned") == ["ht_ash_1", "tc02-a", "tc17-a"] and held(match, "coven", "owned") == ["tc24-a"]
    assert held(match, "ash", "used") == [] and held(match, "coven", "used") == []


@covers("CN-1003", "CN-134")
def test_the_cards_of_candles_go_under_the_deck_by_track_and_role() -> None:
    candles = {
        "ash_warrior": "r5_forge 4 uc11",
        "ash_explorer": "r5_forge 0 hc_ash_1",
        "ash_pilgrim": "r5_forge 1 uc12",
        "coven_warrior": "r5_mine 4 uc13",
        "coven_explorer": "r5_mine 2 uc14",
    }
    match = situation(phase="war", battles=(), candles=candles, track="coven engineers sowers ash")
    assert of(match).year == 2
    bottom_up = ("uc11", "uc12", "hc_ash_1", "uc13", "uc14")  # the last one put under lies lowest
    assert of(match).candle_deck[:5] == bottom_up
    assert not any(of(match).slots.values())


@covers("CN-1004")
def test_all_candles_leave_the_map_with_their_flames() -> None:
    candles = {"ash_warrior": "r5_forge 4", "coven_explorer": "r5_mine 0"}
    match = situation(phase="war", battles=(), candles=candles)
    assert of(match).year == 2 and of(match).at == {} and of(match).flames == {}
    pass_to(match, "turn", "ash")
    play(match, "place hc_ash_4 warrior")
    assert of(match).flames == {"ash_warrior": 4}, "it comes back with all its flames"


@covers("CN-1005")
def test_struck_regions_are_open_again() -> None:
    match = situation(
        phase="war", cards={"curses": "cu01 cu02 cu03", "curse_deck": "cu07 cu08 cu09"}, track="coven sowers ash engineers"
    )
    assert of(match).year == 2 and of(match).struck == (7, 8, 9)


@covers("CN-1006")
def test_the_curse_cards_of_the_year_leave_the_game() -> None:
    match = cursing("cu01 cu02 cu03", "ash", cards={"curse_deck": "cu07 cu08 cu09"}, earth={"ash": "r5_mine"})
    pass_season(match)
    assert of(match).curses == ("cu07", "cu08", "cu09") and {"cu01", "cu02", "cu03"} <= set(of(match).no_curses)


@covers("CN-1007")
def test_all_curse_figures_leave_the_map() -> None:
    match = cursing("cu10 cu09 cu03", "ash", battles=(8,), earth={"coven": "r8_mine"})
    pass_to(match, "commit")
    assert set(of(match).haunts) == {"cu10", "cu09", "cu03"}
    pass_season(match)
    assert of(match).haunts == {}


@covers("CN-1008", "CN-R95")
def test_withering_cards_go_under_their_deck_by_track_and_slot() -> None:
    withered = {"ash 1": "w1", "ash 2": "w2", "coven 2": "w3"}
    match = situation(
        phase="war", battles=(), modules="withering", cards={"withered": withered}, track="coven engineers sowers ash"
    )
    assert of(match).year == 2 and not any(of(match).withered.values())
    assert of(match).withering_deck[:3] == ("w2-a", "w1-a", "w3-a") and len(of(match).withering_deck) == 16


@covers("CN-1009", "CN-446")
def test_the_cards_of_the_manoeuvre_area_return_to_hand() -> None:
    cards = {"spent": {"ash": "uc04 hc_ash_2", "coven": "uc05"}}
    match = situation(phase="war", battles=(), cards=cards)
    assert held(match, "ash") == ["hc_ash_2", "hc_ash_4", "uc04"], "with the House candle of the second year"
    assert held(match, "coven") == ["hc_cov_4", "uc05"]
    assert held(match, "ash", "spent") == []


@covers("CN-1010")
def test_castles_flames_temples_cubes_upgrades_points_and_the_turn_order_stay() -> None:
    match = situation(
        phase="war",
        battles=(5,),
        castles={"ash": "r1_mine"},
        earth={"ash": "r1_forge r9_mine", "coven": "r5_mine"},
        temples={3: "white grey"},
        wax={"ash": 3},
        gold={"ash": 4},
        vp={"ash": 7, "coven": 1},
        cards={"built": {"ash": "u05 u30"}},
        track="coven sowers ash engineers",
    )
    assert of(match).year == 2
    assert castle(match, "ash") == "r1_mine" and lit(match, "ash") == {"r1_forge", "r9_mine"}
    assert of(match).temples == {3: ("white", "grey")} and cubes(match, "ash") == (3, 4)
    assert held(match, "ash", "built") == ["u05", "u30"] and reserve_of(match, "ash") == 22
    assert (points(match, "ash"), points(match, "coven")) == (7, 1 + 4)
    assert order(match) == ["coven", "sowers", "ash", "engineers"]


@covers("CN-1002", "CN-715")
def test_a_card_taken_in_war_is_owned_in_the_years_to_come() -> None:
    match = battle(5, earth=BOTH_IN_FIVE, owned={"ash": "tc12"}, cards={"tactics_display": "tc17 tc18"})
    play(commit(match, ash="tc12-a none"), "slot 1", "take tc18-a")
    fought(match)
    pass_to(match, "turn")
    assert of(match).year == 2 and held(match, "ash", "owned") == ["tc12-a", "tc18-a"]
