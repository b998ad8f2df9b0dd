"""Chapter 6.7: the actions of forges, portals and taverns."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    cubes,
    facts_asked,
    held,
    house_asked,
    lit,
    manoeuvring,
    of,
    options,
    play,
    points,
    seen_by,
    situation,
    told,
)
from parlour.kernel import Illegal, Match

LARGE = ("ash", "sowers", "coven", "knights")
FORGES = "r1_forge r2_forge"
SIX = "u01 u02 u03 u04 u05 u07"


def forging(gold: int = 8, *, stacks: dict[int, str] | None = None, earth: str = FORGES, **drawn: Any) -> Match:
    """The castle of Ash has just come to the forge of region 8; Ash has flames on two others, and these stacks are there."""
    cards = {"stacks": {**dict.fromkeys(range(9), ""), **(stacks or {})}, **drawn.pop("cards", {})}
    match = manoeuvring("ash", *LARGE, castles={"ash": "r8_mine"}, earth={"ash": earth}, gold={"ash": gold}, cards=cards, **drawn)
    return play(match, "move castle r8_forge")


def travelling(earth: str = "r1_portal", **drawn: Any) -> Match:
    """The explorer of Ash has just come to the portal of region 7; Ash has a flame on another one."""
    candles = {"ash_explorer": "r7_mine", "ash_warrior": "r8_mine", **drawn.pop("candles", {})}
    return play(manoeuvring("ash", *LARGE, candles=candles, earth={"ash": earth}, **drawn), "move explorer r7_portal")


def drinking(house: str = "ash", hand: str = "uc01 uc02 hc_ash_1", deck: str = "uc17 uc18", **drawn: Any) -> Match:
    """The warrior of a House has just come to the tavern of region 7 with this hand; the House has a flame on another one."""
    cards = {"hands": {house: f"uc04 {hand}"}, "candle_deck": deck, **drawn.pop("cards", {})}
    match = situation(*LARGE, cards=cards, candles={f"{house}_warrior": "r7_mine"}, earth={house: "r5_tavern"}, **drawn)
    return play(match, "manoeuvre uc04", "move warrior r7_tavern")


def bought(match: Match) -> set[str]:
    """The upgrades that may be bought now."""
    tops = of(match).tops
    return {tops[int(option.split()[1])][0] for option in options(match) if option.startswith("buy")}


def built(match: Match) -> set[str]:
    """The temples that may be built now, by their colours."""
    return {option.split()[1] for option in options(match) if option.startswith("build")}


@covers("CN-619")
def test_as_many_items_as_counted_may_be_bought() -> None:
    match = forging(stacks={0: "u01 u02 u03 u04"})
    assert facts_asked(match)["left"] == 3
    play(match, "buy 0", "build grey 8", "buy 0")
    assert asked(match) == "move" and held(match, "ash", "built") == ["u01", "u02"] and of(match).temples == {8: ("grey",)}


@covers("CN-619")
@pytest.mark.parametrize("bought", [0, 1])
def test_fewer_items_or_none_may_be_bought(bought: int) -> None:
    match = play(forging(stacks={0: "u01 u02 u03"}), *["buy 0"] * bought, "stop")
    assert asked(match) == "move" and len(held(match, "ash", "built")) == bought


@covers("CN-619")
def test_without_gold_nothing_is_asked() -> None:
    assert asked(forging(0, stacks={0: "u01"})) == "move"


@covers("CN-620")
def test_a_purchase_is_resolved_with_all_that_it_triggers_before_the_next() -> None:
    match = forging(cards={"built": {"ash": "u10"}}, candles={"knights_pilgrim": "r9_mine"})
    play(match, "build white 8")
    assert told(match, "points-gained") == [("ash", 4, "white"), ("ash", 1, "u10")]
    assert (asked(match), house_asked(match)) == ("follow", "knights")
    play(match, "stay")
    assert (asked(match), house_asked(match), facts_asked(match)["left"]) == ("forge", "ash", 2)


@covers("CN-621")
@pytest.mark.parametrize(
    ("gold", "cards"), [(1, {"u01"}), (2, {"u01", "u12"}), (3, {"u01", "u12", "u22"}), (8, {"u01", "u12", "u22"})]
)
def test_an_upgrade_is_bought_from_the_top_of_a_stack_for_gold_equal_to_its_year(gold: int, cards: set[str]) -> None:
    assert bought(forging(gold, stacks={0: "u01 u02", 4: "u12 u03", 8: "u22 u04"})) == cards


@covers("CN-621", "CN-121")
@pytest.mark.parametrize(("stack", "price"), [(0, 1), (4, 2), (8, 3)])
def test_the_price_of_an_upgrade_is_paid_in_gold(stack: int, price: int) -> None:
    match = play(forging(5, stacks={0: "u01", 4: "u12", 8: "u22"}), f"buy {stack}")
    assert cubes(match, "ash") == (2, 5 - price)


@covers("CN-622")
def test_the_token_beneath_may_be_the_next_purchase() -> None:
    match = forging(stacks={3: "u05 u12"})
    assert bought(match) == {"u05"} and seen_by(match, "coven")["stacks"]["3"] == [None]
    play(match, "buy 3")
    assert bought(match) == {"u12"} and seen_by(match, "coven")["tops"]["3"] == ["u12"]
    play(match, "buy 3")
    assert held(match, "ash", "built") == ["u05", "u12"] and of(match).tops[3] == ()


@covers("CN-623")
def test_an_upgrade_may_be_bought_before_its_year_and_waits() -> None:
    match = play(forging(2, stacks={3: "u12"}, earth="r1_mine"), "buy 3", "move castle r8_mine")
    assert facts_asked(match)["count"] == 2, "the mine of region 1 and this one"
    play(match, "store 1 1", "manoeuvre uc06", "stop")
    assert of(match).year == 2
    play(match, "manoeuvre uc04", "move castle r10_mine")
    assert facts_asked(match)["count"] == 4, "three mines and one more"


@covers("CN-624", "CN-621")
def test_six_upgrades_are_all_that_a_castle_holds() -> None:
    match = forging(stacks={3: "u12"}, cards={"built": {"ash": SIX}})
    assert bought(match) == set() and built(match) == {"white", "grey", "black"}
    with pytest.raises(Illegal):
        play(match, "buy 3")


@covers("CN-624")
def test_upgrades_stay_from_year_to_year() -> None:
    match = play(forging(stacks={3: "u12"}), "buy 3", "stop", "stop", "manoeuvre uc06", "stop")
    assert of(match).year == 2 and held(match, "ash", "built") == ["u12"]


@covers("CN-625", "CN-121")
def test_a_temple_costs_two_gold_and_is_placed_at_once() -> None:
    match = play(forging(3), "build white 8")
    assert cubes(match, "ash") == (2, 1) and of(match).temples == {8: ("white",)} and points(match, "ash") == 4
    assert asked(match) == "move", "one gold is too little for anything here"


@covers("CN-625", "CN-208")
def test_a_colour_that_the_supply_lacks_is_not_built() -> None:
    assert built(forging(temples={1: "white white white", 2: "white white white grey"})) == {"grey", "black"}


@covers("CN-625")
def test_temples_are_built_where_the_house_is_present() -> None:
    match = forging(candles={"ash_pilgrim": "r9_mine 0"})
    assert {option for option in options(match) if option.startswith("build black")} == {f"build black {n}" for n in (1, 2, 8, 9)}


@covers("CN-628")
def test_a_figure_goes_through_a_portal_to_any_territory() -> None:
    match = travelling(castles={"sowers": "r3_mine"})
    everywhere = set(of(match).map.territories)
    assert facts_asked(match)["left"] == 2
    assert {option.split()[2] for option in options(match) if option.startswith("relocate warrior")} == everywhere - {"r8_mine"}
    play(match, "relocate warrior r3_mine")
    assert of(match).at["ash_warrior"] == "r3_mine"


@covers("CN-628")
def test_only_different_figures_go_through_a_portal() -> None:
    match = play(travelling(), "relocate warrior r3_mine")
    assert {option.split()[1] for option in options(match) if option != "stop"} == {"castle", "explorer"}


@covers("CN-628")
def test_no_more_figures_than_counted_go_through_a_portal() -> None:
    match = play(travelling(), "relocate warrior r3_mine", "relocate castle r3_barracks")
    assert asked(match) == "move" and castle(match, "ash") == "r3_barracks"


@covers("CN-628")
def test_only_own_figures_go_through_a_portal() -> None:
    match = travelling(candles={"sowers_pilgrim": "r8_mine"})
    assert {option.split()[1] for option in options(match) if option != "stop"} == {"castle", "warrior", "explorer"}


@covers("CN-629", "CN-114")
def test_no_castle_is_relocated_onto_a_castle() -> None:
    match = travelling()
    places = {option.split()[2] for option in options(match) if option.startswith("relocate castle")}
    assert places == set(of(match).map.territories) - {"r8_forge", "r3_curse", "r4_tavern", "r9_tavern"}


@covers("CN-631")
@pytest.mark.parametrize("gone", [(), ("relocate castle r1_mine",)])
def test_fewer_figures_or_none_may_go_through_a_portal(gone: tuple[str, ...]) -> None:
    match = play(travelling(), *gone, "stop")
    assert asked(match) == "move" and len(told(match, "figure-relocated")) == len(gone)


@covers("CN-631")
def test_figures_go_through_a_portal_one_by_one_in_any_order() -> None:
    match = play(travelling(), "relocate explorer r8_forge", "relocate castle r7_portal")
    assert (castle(match, "ash"), of(match).at["ash_explorer"]) == ("r7_portal", "r8_forge")
    assert lit(match, "ash") == {"r1_portal", "r7_portal"}


@covers("CN-632")
def test_as_many_candle_cards_as_counted_are_drawn_in_a_tavern() -> None:
    match = drinking()
    assert held(match, "ash") == ["hc_ash_1", "uc01", "uc02", "uc17", "uc18"] and facts_asked(match)["left"] == 2


@covers("CN-632")
def test_the_coven_draws_three_times_as_many() -> None:
    match = drinking("coven", deck="uc11 uc12 uc13 uc14 uc15 uc16 uc17")
    assert len(held(match, "coven")) == 9 and facts_asked(match)["left"] == 6 and of(match).candle_deck[-1] == "uc17"


@covers("CN-633")
def test_exactly_as_many_cards_go_back_as_were_drawn_house_cards_too() -> None:
    match = drinking()
    assert options(match) == {f"return {card}" for card in ("uc01", "uc02", "hc_ash_1", "uc17", "uc18")}
    play(match, "return hc_ash_1", "return uc18")
    assert asked(match) == "move" and held(match, "ash") == ["uc01", "uc02", "uc17"]


@covers("CN-633", "CN-134")
def test_cards_go_to_the_bottom_of_the_deck_in_the_order_in_which_they_are_named() -> None:
    match = play(drinking(), "return hc_ash_1", "return uc18")
    assert of(match).candle_deck[:2] == ("uc18", "hc_ash_1"), "the first named comes first when the deck gets there"


@covers("CN-634")
def test_cards_that_are_spent_or_in_slots_do_not_go_back() -> None:
    match = drinking(cards={"spent": {"ash": "uc05"}})
    (slotted,) = of(match).slots["ash_warrior"]
    for card in ("uc04", "uc05", slotted):
        with pytest.raises(Illegal):
            play(match, f"return {card}")


@covers("CN-635")
def test_from_a_short_deck_all_is_drawn_and_as_much_returned() -> None:
    match = drinking(deck="uc17", away="candle_deck")
    assert held(match, "ash") == ["hc_ash_1", "uc01", "uc02", "uc17"] and facts_asked(match)["left"] == 1
    play(match, "return uc01")
    assert asked(match) == "move" and of(match).candle_deck == ("uc01",)


@covers("CN-635")
def test_from_an_empty_deck_nothing_is_drawn_or_returned() -> None:
    match = drinking(deck="", away="candle_deck")
    assert asked(match) == "move" and held(match, "ash") == ["hc_ash_1", "uc01", "uc02"]


@covers("CN-636")
def test_the_returned_cards_are_not_shown_to_others() -> None:
    match = play(drinking(), "return uc17", "return uc01")
    heard = [event for event in match.view(1)["events"] if event["event"] == "candles-returned"]
    assert [event["cards"] for event in heard] == [[None], [None]]
    assert set(seen_by(match, "sowers")["candle_deck"]) == {None}
