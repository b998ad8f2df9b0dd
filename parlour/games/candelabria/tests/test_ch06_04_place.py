"""Chapter 6.4: placing a candle."""

from collections.abc import Mapping
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.rules.stores import WAX, supply
from parlour.games.candelabria.tests.situations import (
    asked,
    cubes,
    facts_asked,
    held,
    house_asked,
    lit,
    of,
    options,
    pass_season,
    pass_to,
    play,
    points,
    situation,
    told,
)
from parlour.kernel import Illegal, Match

THREE = ("ash", "engineers", "sowers")


def ash_holds(hand: str, *, cards: Mapping[str, Any] | None = None, **drawn: Any) -> Match:
    """Ash, the Engineers and the Sowers; Ash alone has cards in hand."""
    return situation(*THREE, cards={"hands": {"ash": hand}, **(cards or {})}, **drawn)


@covers("CN-411")
@pytest.mark.parametrize(("wax", "cards"), [(0, set()), (1, {"uc04"}), (2, {"uc04", "uc09"}), (3, {"uc04", "uc09", "uc16"})])
def test_only_a_card_that_can_be_paid_for_is_placed(wax: int, cards: set[str]) -> None:
    match = ash_holds("uc04 uc09 uc16", wax={"ash": wax})
    assert {option.split()[1] for option in options(match) if option.startswith("place")} == cards


@covers("CN-411", "CN-112")
def test_only_a_free_role_is_filled() -> None:
    match = ash_holds("uc04", candles={"ash_pilgrim": "r1_mine", "sowers_warrior": "r1_mine"})
    assert options(match) == {"place uc04 explorer", "place uc04 warrior", "manoeuvre uc04"}


@covers("CN-411")
def test_a_card_is_placed_from_the_hand_alone() -> None:
    match = ash_holds("uc04", cards={"spent": {"ash": "uc05"}})
    with pytest.raises(Illegal):
        play(match, "place uc05 warrior")


@covers("CN-412")
@pytest.mark.parametrize("role", ["explorer", "pilgrim", "warrior"])
def test_any_candle_card_takes_any_free_role(role: str) -> None:
    match = play(ash_holds("uc04 hc_ash_1"), f"place uc04 {role}")
    assert of(match).slots[f"ash_{role}"] == ("uc04",)


@covers("CN-413", "CN-133")
def test_the_wax_is_paid_to_the_supply() -> None:
    match = ash_holds("uc12 uc04", wax={"ash": 3})
    before = supply(of(match), WAX)
    play(match, "place uc12 warrior")
    assert cubes(match, "ash") == (1, 2) and supply(of(match), WAX) == before + 2


@covers("CN-414")
def test_the_card_stays_in_its_slot_until_clean_up() -> None:
    match = play(ash_holds("uc04", cards={"spent": {"ash": "uc05"}}), "place uc04 warrior")
    assert "uc04" not in held(match, "ash")
    pass_to(match, "turn")
    assert of(match).slots["ash_warrior"] == ("uc04",)
    pass_season(match)
    assert of(match).year == 2 and of(match).slots["ash_warrior"] == ()


@covers("CN-415")
@pytest.mark.parametrize(("role", "flames"), [("explorer", 2), ("pilgrim", 3), ("warrior", 4)])
def test_the_candle_stands_by_the_castle_with_all_its_flames(role: str, flames: int) -> None:
    match = play(ash_holds("uc04", castles={"ash": "r5_forge"}), f"place uc04 {role}")
    assert of(match).at == {f"ash_{role}": "r5_forge"} and of(match).flames == {f"ash_{role}": flames}


@covers("CN-416")
def test_the_sowers_choose_any_territory() -> None:
    match = situation(*THREE, cards={"hands": {"sowers": "uc04"}})
    play(match, "place uc04 pilgrim")
    assert asked(match) == "site" and options(match) == {f"at {each}" for each in of(match).map.territories}
    play(match, "at r7_portal")
    assert of(match).at == {"sowers_pilgrim": "r7_portal"}


@covers("CN-417")
def test_a_placed_candle_lights_nothing_and_drives_nobody_away() -> None:
    match = ash_holds("uc04", castles={"ash": "r5_mine"}, candles={"sowers_pilgrim": "r5_mine"})
    play(match, "place uc04 warrior")
    assert asked(match) == "turn" and lit(match, "ash") == set() and told(match, "cubes-taken") == []
    assert of(match).at["sowers_pilgrim"] == "r5_mine"


@covers("CN-418")
def test_properties_are_resolved_in_printed_order() -> None:
    match = ash_holds("hc_ash_2", earth={"sowers": "r1_mine"})
    play(match, "place hc_ash_2 warrior")
    assert asked(match) == "extinguish" and facts_asked(match)["source"] == "hc_ash_2"
    play(match, "skip")
    assert asked(match) == "ignite" and facts_asked(match)["source"] == "hc_ash_2"


@covers("CN-418", "CN-124")
@pytest.mark.parametrize(("card", "year", "vp"), [("uc22", 1, 0), ("uc22", 2, 3), ("uc22", 3, 3), ("uc37", 2, 0), ("uc37", 3, 4)])
def test_properties_work_from_the_year_of_the_card_on(card: str, year: int, vp: int) -> None:
    match = play(ash_holds(f"{card} uc01", year=year), f"place {card} warrior")
    assert points(match, "ash") == vp and of(match).slots["ash_warrior"] == (card,)


@covers("CN-419")
def test_properties_of_a_later_year_do_not_wake_up() -> None:
    match = play(ash_holds("uc22 uc01", cards={"spent": {"ash": "uc05"}}), "place uc22 warrior")
    while of(match).year == 1:
        pass_season(match)
    assert of(match).year == 2
    assert [each for each in told(match, "points-gained") if each.reason == "uc22"] == []


@covers("CN-420")
def test_what_a_placement_triggers_comes_after_the_properties() -> None:
    match = play(ash_holds("uc04", cards={"built": {"ash": "u05"}}), "place uc04 warrior")
    assert told(match, "points-gained") == [("ash", 2, "uc04"), ("ash", 1, "u05")]


@covers("CN-420")
def test_a_card_before_its_year_still_triggers() -> None:
    match = play(ash_holds("uc22", cards={"built": {"ash": "u05"}}), "place uc22 warrior")
    assert told(match, "points-gained") == [("ash", 1, "u05")]


@covers("CN-421")
def test_last_of_all_the_top_card_of_the_deck_is_drawn() -> None:
    match = ash_holds("uc08", cards={"candle_deck": "uc17 uc18", "built": {"ash": "u07"}})
    play(match, "place uc08 warrior", "skip")
    assert facts_asked(match)["source"] == "u07" and held(match, "ash") == []
    play(match, "skip")
    assert held(match, "ash") == ["uc17"] and of(match).candle_deck[-1] == "uc18"


@covers("CN-422")
def test_a_house_card_that_was_drawn_is_anybodys() -> None:
    match = situation(*THREE, cards={"hands": {"engineers": "uc04"}, "candle_deck": "hc_ash_1"})
    play(match, "place uc04 warrior", "place hc_ash_1 explorer")
    assert points(match, "engineers") == 3 and house_asked(match) == "engineers"


@covers("CN-423")
def test_an_extinguished_candle_keeps_its_place_and_its_slot() -> None:
    hands = {"ash": "uc05", "sowers": "uc04"}
    match = situation(*THREE, candles={"sowers_explorer": "r1_mine 1"}, cards={"hands": hands})
    play(match, "place uc05 warrior", "dim sowers_explorer")
    pass_to(match, "turn", "sowers")
    assert of(match).at["sowers_explorer"] == "r1_mine" and of(match).flames["sowers_explorer"] == 0
    assert options(match) == {"manoeuvre uc04", "place uc04 pilgrim", "place uc04 warrior"}


@covers("CN-424")
def test_no_slot_is_emptied_or_filled_anew() -> None:
    match = ash_holds("uc05 uc04", candles={"ash_warrior": "r1_mine 0 uc07"})
    for action in ("place uc04 warrior", "place uc07 pilgrim", "manoeuvre uc07"):
        with pytest.raises(Illegal):
            play(match, action)
    pass_to(play(match, "manoeuvre uc05"), "turn")
    assert of(match).slots["ash_warrior"] == ("uc07",)


@covers("CN-425")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    match = play(ash_holds("uc04 uc06", away="candle_deck"), "place uc04 warrior")
    assert held(match, "ash") == ["uc06"] and told(match, "candles-drawn") == []
