"""Chapters 4.1 and 4.2: the common set-up and that of each House."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT, tactics
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.rules.stores import GOLD, WAX, supply
from parlour.games.candelabria.rules.temples import temples_left
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    cubes,
    held,
    lit,
    of,
    options,
    order,
    play,
    points,
    reserve_of,
    seat_of,
    started,
    told,
)
from parlour.kernel import Chance, Match, answer_chance, begin
from parlour.kernel.chance import Shuffle

BASE = {"ash", "engineers", "sowers", "coven", "knights"}
STARTS = {
    "ash": ("r8_forge", {"r8_forge", "r8_mine", "r8_barracks"}),
    "engineers": ("r2_curse", {"r2_curse", "r2_forge", "r2_mine"}),
    "sowers": ("r3_curse", {"r3_curse", "r3_barracks", "r3_mine"}),
    "coven": ("r4_tavern", {"r4_tavern", "r4_mine"}),
    "knights": ("r9_tavern", {"r9_tavern", "r9_mine"}),
    "chimera": ("r7_tavern", {"r7_tavern", "r7_mine", "r7_portal"}),
}


def led(*houses: str) -> Match:
    """A new match in which the seats have picked these Houses, one after another."""
    sixth = "on" if "chimera" in houses else "off"
    return play(started(len(houses), houses="choice", sixth=sixth), *[f"lead {house}" for house in houses])


def all_six() -> Match:
    """A new match of all six Houses."""
    return started(6, sixth="on")


def chances(seats: int, **options: str) -> list[Any]:
    """What is asked of chance before the first question, if it answers each time with what stands first."""
    realm = GAME.table(GAME.terms(seats, options))
    begin(realm, GAME.play)
    found: list[Any] = []
    while isinstance(realm.asked, Chance):
        found.append(realm.asked)
        answer_chance(realm, realm.asked.things if isinstance(realm.asked, Shuffle) else next(iter(realm.asked.outcomes()))[0])
    return found


def shuffled(seats: int, cards: set[str], **options: str) -> bool:
    """Whether exactly these cards are shuffled, once, in the set-up."""
    return [set(each.things) for each in chances(seats, **options) if isinstance(each, Shuffle)].count(cards) == 1


@covers("CN-201")
@pytest.mark.parametrize(("seats", "side"), [(3, "small"), (4, "large"), (5, "large"), (6, "large")])
def test_three_play_on_the_small_side_and_more_on_the_large(seats: int, side: str) -> None:
    assert of(started(seats, sixth="on" if seats == 6 else "off")).side == side


@covers("CN-202")
def test_on_the_small_side_only_four_houses_may_be_led() -> None:
    assert options(started(3, houses="choice")) == {f"lead {house}" for house in BASE - {"knights"}}


@covers("CN-202")
def test_by_lot_nobody_leads_the_knights_on_the_small_side() -> None:
    assert {house for seed in range(12) for house in of(started(3, seed=seed)).houses} == BASE - {"knights"}


@covers("CN-203")
def test_on_the_large_side_all_five_houses_may_be_led() -> None:
    assert options(started(4, houses="choice")) == {f"lead {house}" for house in BASE}


@covers("CN-203")
def test_the_sixth_house_may_be_led_when_its_module_is_on() -> None:
    assert options(started(4, houses="choice", sixth="on")) == {f"lead {house}" for house in (*BASE, "chimera")}


@covers("CN-204", "CN-R104")
@pytest.mark.parametrize("sixth", ["off", "on"])
def test_six_play_with_the_sixth_house_in_any_case(sixth: str) -> None:
    assert set(of(started(6, sixth=sixth)).houses) == {*BASE, "chimera"}


@covers("CN-205")
def test_by_lot_the_houses_are_drawn_evenly_among_those_that_are_free() -> None:
    draws = [each for each in chances(4) if not isinstance(each, Shuffle)]
    free = [list(each.outcomes()) for each in draws]
    assert [{house for house, _ in each} for each in free] == [set(list(CONTENT.houses)[n:5]) for n in range(4)]
    assert all(len({weight for _, weight in each}) == 1 for each in free)


@covers("CN-205")
def test_by_choice_a_house_is_picked_that_is_still_free() -> None:
    match = play(started(4, houses="choice"), "lead coven")
    assert options(match) == {f"lead {house}" for house in BASE - {"coven"}}


@covers("CN-205")
def test_by_choice_the_seats_pick_in_random_order() -> None:
    assert chances(4, houses="choice") == [Shuffle((0, 1, 2, 3))]
    match = started(4, [(2, 0, 3, 1)], houses="choice")
    picked: list[int] = []
    while asked(match) == "house" and len(picked) < 3:
        picked += match.pending
        play(match, sorted(options(match))[0])
    assert picked == [2, 0, 3]


@covers("CN-206")
def test_the_75_common_tactics_cards_are_shuffled_and_six_lie_face_up() -> None:
    assert len(tactics.DECK) == 75 and shuffled(4, set(tactics.DECK))
    realm = of(started(4))
    assert len(realm.tactics_display) == 6 and {*realm.tactics_display, *realm.tactics_deck} == set(tactics.DECK)
    table = started(4).view(0)["table"]
    assert None not in table["tactics_display"] and set(table["tactics_deck"]) == {None}


@covers("CN-207")
def test_the_36_upgrades_are_shuffled_into_nine_stacks_of_four_with_the_top_visible() -> None:
    assert len(CONTENT.upgrades) == 36 and shuffled(4, set(CONTENT.upgrades))
    match = started(4)
    table = match.view(0)["table"]
    assert [len(table["stacks"][str(stack)]) for stack in range(9)] == [3] * 9
    assert all(set(stack) == {None} for stack in table["stacks"].values())
    assert all(len(top) == 1 and top[0] in CONTENT.upgrades for top in table["tops"].values())


@covers("CN-208")
@pytest.mark.parametrize("temple", ["white", "grey", "black"])
def test_there_are_six_temples_of_each_colour(temple: str) -> None:
    realm = of(led("ash", "engineers", "sowers"))
    assert temples_left(realm, temple) == 6 and not realm.temples


@covers("CN-209")
def test_the_50_upgraded_candle_cards_are_shuffled_face_down() -> None:
    upgraded = {card for card, printed in CONTENT.candles.items() if not printed.house}
    assert len(upgraded) == 50 and shuffled(4, upgraded)
    match = started(4)
    assert set(of(match).candle_deck) == upgraded
    assert set(match.view(0)["table"]["candle_deck"]) == {None}


@covers("CN-210")
@pytest.mark.parametrize("kind", [WAX, GOLD])
def test_the_supply_holds_the_50_cubes_of_a_kind_that_no_house_has(kind: str) -> None:
    assert supply(of(started(4)), kind) == 50 - 4 * 2


@covers("CN-211")
@pytest.mark.parametrize(("seats", "regions"), [(3, 8), (4, 10)])
def test_every_region_of_the_side_begins_unstruck(seats: int, regions: int) -> None:
    realm = of(started(seats, houses="choice"))
    assert list(realm.map.regions) == list(range(1, regions + 1)) and realm.struck == ()


@covers("CN-212")
@pytest.mark.parametrize(("seats", "regions"), [(3, {1, 2, 3, 4, 5, 7, 8}), (4, {1, 2, 3, 4, 5, 7, 8, 9, 10})])
def test_the_curse_cards_of_the_regions_of_the_side_are_used(seats: int, regions: set[int]) -> None:
    cards = {card for card, curse in CONTENT.curses.items() if curse.region in regions}
    assert shuffled(seats, cards)
    realm = of(started(seats))
    assert {*realm.curse_deck, *realm.curses} == cards and {*realm.no_curses} == set(CONTENT.curses) - cards


@covers("CN-213", "CN-214")
@pytest.mark.parametrize(("seats", "piles"), [(3, (3, 2, 2)), (4, (3, 3, 3))])
def test_the_curse_deck_is_three_piles_with_the_house_candles_of_years_2_and_3_between(
    seats: int, piles: tuple[int, ...]
) -> None:
    match = started(seats)
    while not match.over:
        play(match, sorted(next(iter(match.pending.values())).options)[-1])
    came = [each.event for each in match.events if type(each.event).__name__ in ("CurseAppeared", "HouseCandleCame")]
    kinds = ["curse" if type(each).__name__ == "CurseAppeared" else f"year {each.card[-1]}" for each in came]
    first, second, third = [["curse"] * pile for pile in piles]
    assert kinds == [*first, *["year 4"] * seats, *second, *["year 5"] * seats, *third]


@covers("CN-215")
def test_house_candles_of_absent_houses_are_out_of_the_game() -> None:
    realm = of(led("ash", "engineers", "sowers"))
    assert {*realm.no_candles} == {f"hc_{house}_{number}" for house in ("cov", "kni", "chi") for number in range(1, 6)}


@covers("CN-216")
def test_house_tactics_of_absent_houses_are_out_of_the_game() -> None:
    realm = of(led("ash", "engineers", "sowers"))
    assert {*realm.no_tactics} == {f"ht_{house}_{number}" for house in ("cov", "kni", "chi") for number in range(1, 4)}


@covers("CN-221")
@pytest.mark.parametrize("house", STARTS)
def test_all_but_one_of_25_earth_flames_are_on_the_map_or_in_the_reserve(house: str) -> None:
    match = all_six()
    assert reserve_of(match, house) + len(lit(match, house)) == 24


@covers("CN-222")
@pytest.mark.parametrize("house", STARTS)
def test_a_house_begins_with_its_three_candle_cards_of_the_first_year(house: str) -> None:
    assert held(all_six(), house) == [f"hc_{house[:3]}_{number}" for number in (1, 2, 3)]


@covers("CN-223")
@pytest.mark.parametrize("house", STARTS)
def test_a_house_begins_with_its_three_tactics_cards(house: str) -> None:
    assert held(all_six(), house, "owned") == [f"ht_{house[:3]}_{number}" for number in (1, 2, 3)]


@covers("CN-224")
@pytest.mark.parametrize("house", STARTS)
def test_a_house_begins_with_two_wax_and_two_gold(house: str) -> None:
    assert cubes(all_six(), house) == (2, 2)


@covers("CN-225")
def test_slots_are_empty_at_the_start_and_nobody_has_points() -> None:
    realm = of(all_six())
    assert not any(realm.slots.values()) and not any(realm.built.values()) and realm.vp == [0] * 6
    assert not realm.at


@covers("CN-226")
@pytest.mark.parametrize("house", STARTS)
def test_castle_and_earth_flames_start_in_the_region_of_the_house(house: str) -> None:
    match = all_six()
    assert (castle(match, house), lit(match, house)) == STARTS[house]


@covers("CN-226", "CN-227")
@pytest.mark.parametrize(
    ("houses", "temples"),
    [
        (("ash", "engineers", "sowers", "chimera"), {}),
        (("ash", "engineers", "sowers", "coven"), {4: ("white",)}),
        (("ash", "engineers", "sowers", "knights"), {9: ("black",)}),
        (("ash", "engineers", "knights", "coven"), {4: ("white",), 9: ("black",)}),
    ],
)
def test_the_coven_and_the_knights_alone_bring_a_temple(houses: tuple[str, ...], temples: dict[int, tuple[str, ...]]) -> None:
    assert of(led(*houses)).temples == temples


@covers("CN-228")
def test_the_start_pieces_trigger_nothing() -> None:
    match = all_six()
    assert points(match, "coven") == 0
    assert asked(match) == "turn" and told(match, "points-gained") == told(match, "earth-lit") == told(match, "cubes-taken") == []


@covers("CN-229")
def test_the_turn_order_follows_the_turn_values() -> None:
    assert order(all_six()) == ["chimera", "ash", "engineers", "sowers", "coven", "knights"]


@covers("CN-229")
def test_absent_houses_leave_no_gap_in_the_turn_order() -> None:
    match = led("knights", "coven", "ash", "chimera")
    assert order(match) == ["chimera", "ash", "coven", "knights"]
    assert of(match).track == tuple([seat_of(match, house) for house in order(match)])
