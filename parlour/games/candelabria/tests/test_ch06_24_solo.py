"""6.24 and 4.4: one player against automated Houses: the set-up, the human turn, how it is won and lost."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.tests.sieges import alone, flames, idle
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    cubes,
    facts_asked,
    held,
    lit,
    of,
    options,
    play,
    reserve_of,
    started,
    told,
)
from parlour.kernel import Illegal, Match

SCENARIOS = ("alabaster_siege", "three_watchlights", "between_two_fires")
SKIRMISHES = {f"skirmish ht_ash_{number} 8" for number in (1, 2, 3)}


def first_turn(scenario: str = "alabaster_siege", seed: int = 1) -> Match:
    """A scenario as it is set up."""
    return started(1, seed=seed, scenario=scenario)


def verbs(match: Match) -> set[str]:
    """What kinds of answers there are."""
    return {option.split()[0] for option in options(match)}


@covers("CN-245", "CN-1501")
@pytest.mark.parametrize(
    ("scenario", "houses"),
    [
        ("alabaster_siege", ("ash", "sowers")),
        ("three_watchlights", ("sowers", "coven")),
        ("between_two_fires", ("engineers", "sowers", "coven")),
    ],
)
def test_one_house_faces_the_rivals_of_the_scenario_on_the_small_side(scenario: str, houses: tuple[str, ...]) -> None:
    match = first_turn(scenario)
    assert of(match).houses == houses and of(match).side == "small"
    assert list(match.pending) == [0] and asked(match) == "turn"
    assert told(match, "scenario-began") == [(scenario, CONTENT.scenarios[scenario].rounds.normal)]
    assert [each.house for each in told(match, "rival-came")] == list(houses[1:])


@covers("CN-245", "CN-246", "CN-1223", "CN-1438")
@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("missions", "on", "CN-1223"),
        ("withering", "on", "CN-246"),
        ("sixth", "on", "CN-1401"),
        ("discovery", "on", "CN-1438"),
        ("houses", "choice", "CN-232"),
    ],
)
def test_no_module_and_no_choice_of_houses_goes_with_solo(option: str, value: str, rule: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.terms(1, {option: value})
    assert (refused.value.rule, refused.value.facts["option"]) == (rule, option)


@covers("CN-1501", "CN-1511")
@pytest.mark.parametrize(("option", "value"), [("scenario", "three_watchlights"), ("difficulty", "hard")])
def test_scenarios_are_for_one_alone(option: str, value: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.terms(2, {option: value})
    assert refused.value.key == "unknown-choice" and refused.value.facts["legal"] == GAME.options[option].default


@covers("CN-1502")
@pytest.mark.parametrize(("scenario", "year"), list(zip(SCENARIOS, (1, 2, 3), strict=True)))
def test_the_scenario_fixes_the_year_and_there_is_nothing_of_wars(scenario: str, year: int) -> None:
    realm = of(first_turn(scenario))
    assert realm.year == year
    assert not (realm.curses or realm.curse_deck or realm.struck or realm.haunts or realm.temples)
    assert not (realm.missions or realm.withering or realm.discovery)


@covers("CN-1502")
def test_the_year_stays_to_the_last_round() -> None:
    match = first_turn()
    while not match.over:
        assert of(match).year == 1
        idle(match)
    assert told(match, "year-began") == told(match, "battle-began") == told(match, "curse-appeared") == []


@covers("CN-1503", "CN-221", "CN-224")
@pytest.mark.parametrize(
    ("scenario", "house", "where", "candles"),
    [
        ("alabaster_siege", "ash", "r8_forge", "hc_ash_1 hc_ash_2 hc_ash_3"),
        ("three_watchlights", "sowers", "r3_curse", "hc_sow_1 hc_sow_2 hc_sow_3 hc_sow_4"),
        ("between_two_fires", "engineers", "r2_curse", "hc_eng_1 hc_eng_2 hc_eng_3 hc_eng_4 hc_eng_5"),
    ],
)
def test_the_human_starts_with_a_castle_one_flame_and_the_cards_of_the_years(
    scenario: str, house: str, where: str, candles: str
) -> None:
    match = first_turn(scenario)
    assert (castle(match, house), lit(match, house), reserve_of(match, house)) == (where, {where}, 23)
    assert cubes(match, house) == (2, 2)
    assert held(match, house) == candles.split()
    assert held(match, house, "owned") == [card for card, printed in CONTENT.tactics.items() if printed.house == house]


@covers("CN-1504")
def test_the_decks_of_tactics_and_candles_are_as_usual() -> None:
    realm = of(first_turn())
    assert (len(realm.tactics_display), len(realm.tactics_deck), len(realm.candle_deck)) == (6, 69, 50)


@covers("CN-1505")
def test_the_market_has_nine_stacks_of_two_of_the_upgrades_that_make_sense_alone() -> None:
    realm = of(first_turn())
    assert all(len(realm.stacks[stack]) == len(realm.tops[stack]) == 1 for stack in range(9))
    market = [card for piles in (realm.stacks, realm.tops) for pile in piles.values() for card in pile]
    assert sorted(market) == sorted(CONTENT.solo_upgrades)


@covers("CN-1506", "CN-1546")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_rivals_start_as_the_scenario_says_with_nothing_but_their_pieces(scenario: str) -> None:
    match = first_turn(scenario)
    rivals = CONTENT.scenarios[scenario].rivals
    for rival in rivals:
        number = of(match).seat_of[rival.house]
        assert (castle(match, rival.house), lit(match, rival.house)) == (rival.castle, set(rival.flames))
        assert cubes(match, rival.house) == (0, 0)
        assert not (of(match).hands[number] or of(match).owned[number] or of(match).built[number])
    assert flames(match) == {
        f"{rival.house}_{role}": f"{where} {CONTENT.roles[role]}" for rival in rivals for role, where in sorted(rival.candles)
    }


@covers("CN-1507", "CN-C10", "CN-H04")
def test_the_order_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    match, other = first_turn(seed=1), first_turn(seed=2)
    assert of(match).order_deck != of(other).order_deck and sorted(of(match).order_deck) == sorted(of(other).order_deck)
    assert match.view(0)["table"]["order_deck"] == [None] * 12


@covers("CN-1511")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_the_difficulty_says_how_many_rounds_there_are(scenario: str, difficulty: str) -> None:
    match = started(1, scenario=scenario, difficulty=difficulty)
    rounds = 0
    while not match.over:
        rounds += 1
        assert of(match).round == rounds
        idle(match)
    assert rounds == getattr(CONTENT.scenarios[scenario].rounds, difficulty)


@covers("CN-1511")
def test_after_the_human_turn_each_rival_gets_an_order_by_turn_value() -> None:
    match = alone("between_two_fires", orders="rally kindle")
    idle(match)
    assert [each.house for each in told(match, "order-revealed")] == ["sowers", "coven"]
    assert of(match).round == 2 and asked(match) == "turn"


@covers("CN-1511", "CN-1523")
def test_after_the_last_human_turn_there_are_no_orders() -> None:
    match = idle(alone(round=7))
    assert match.over and told(match, "order-revealed") == []


@covers("CN-1512")
def test_a_turn_is_one_action() -> None:
    match = alone(cards={"hands": "uc08 uc04"}, orders="kindle")
    assert options(match) == {
        *{f"place {card} {role}" for card in ("uc04", "uc08") for role in CONTENT.roles},
        *{"manoeuvre uc04", "manoeuvre uc08"},
        *SKIRMISHES,
    }
    play(match, "place uc08 warrior", "skip")
    assert asked(match) == "skirmish"
    play(match, "pass")
    assert of(match).round == 2


@covers("CN-1512")
def test_with_an_empty_hand_the_manoeuvre_area_comes_back_first() -> None:
    match = alone(cards={"hands": "uc04", "spent": "uc05 uc08"}, orders="kindle")
    idle(match)
    assert held(match, "ash") == ["uc04", "uc05", "uc08"] and held(match, "ash", "spent") == []
    assert told(match, "candles-taken-back") == [("ash", 3)]


@covers("CN-1512")
def test_with_a_card_in_hand_the_manoeuvre_area_stays() -> None:
    match = alone(cards={"hands": "uc04 uc05", "spent": "uc08"}, orders="kindle")
    idle(match)
    assert (held(match, "ash"), held(match, "ash", "spent")) == (["uc05"], ["uc04", "uc08"])


@covers("CN-1513", "CN-D38")
def test_a_skirmish_may_come_before_the_action_in_a_region_with_own_presence() -> None:
    match = alone(earth={"ash": "r8_forge r6_mine", "sowers": "r6_curse r4_tavern"})
    assert {each for each in options(match) if "ht_ash_1" in each} == {"skirmish ht_ash_1 6", "skirmish ht_ash_1 8"}
    play(match, "skirmish ht_ash_1 6")
    assert options(match) == {"douse sowers r6_curse", "dim sowers_explorer", "dim sowers_pilgrim", "skip"}
    play(match, "douse sowers r6_curse", "skip", "light r6_barracks")
    assert asked(match) == "turn" and "skirmish" not in verbs(match)
    assert told(match, "skirmish-fought") == [("ash", "ht_ash_1", 6)]


@covers("CN-1513", "CN-D38")
def test_a_skirmish_may_come_after_the_action_and_only_one_in_a_turn() -> None:
    match = alone(cards={"owned": "tc17-a tc18-a"}, cubes=(5, 5), orders="kindle")
    play(match, "manoeuvre hc_ash_1", "stop")
    assert asked(match) == "skirmish"
    assert options(match) == {"skirmish tc17-a 8", "skirmish tc18-a 8", "pass"}
    play(match, "skirmish tc17-a 8")
    assert of(match).round == 2


@covers("CN-1513", "CN-D38")
def test_who_has_fought_before_the_action_does_not_fight_after_it() -> None:
    match = alone(cards={"owned": "tc17-a tc18-a"}, cubes=(5, 5), orders="kindle")
    play(match, "skirmish tc17-a 8", "manoeuvre hc_ash_1", "stop")
    assert asked(match) == "turn" and of(match).round == 2


@covers("CN-1513")
def test_a_card_of_a_skirmish_is_gone_for_good() -> None:
    match = alone(cards={"owned": "tc17-a"}, cubes=(5, 5), orders="kindle")
    play(match, "skirmish tc17-a 8")
    assert held(match, "ash", "owned") == held(match, "ash", "used") == []
    assert "tc17-a" in of(match).no_tactics


@covers("CN-1513")
def test_without_tactics_cards_no_skirmish_is_asked_about() -> None:
    match = alone(cards={"owned": ""}, orders="kindle")
    assert "skirmish" not in verbs(match)
    play(match, "manoeuvre hc_ash_1", "stop")
    assert asked(match) == "turn" and of(match).round == 2


@covers("CN-1513", "CN-766")
@pytest.mark.parametrize(("upgrade", "kind"), [("u23", "ignite"), ("u24", "extinguish"), ("u25", "cube")])
def test_upgrades_that_tactics_trigger_work_in_a_skirmish(upgrade: str, kind: str) -> None:
    match = alone("between_two_fires", earth={"sowers": "r2_curse r3_curse"}, cards={"owned": "tc15-a", "built": upgrade})
    play(match, "skirmish tc15-a 2", "skip", "skip")
    assert "engineers_3" in str(options(match)) and f"resolve {upgrade}" in options(match)
    play(match, f"resolve {upgrade}")
    assert asked(match) == kind and facts_asked(match)["source"] == upgrade


@covers("CN-1513", "CN-792")
def test_the_engineers_gain_a_cube_of_each_skirmish() -> None:
    match = alone("between_two_fires", cards={"owned": "tc02-a"})
    play(match, "skirmish tc02-a 2", "skip", "skip")
    assert asked(match) == "cube" and facts_asked(match) == {"source": "engineers_3"}


@covers("CN-1514")
@pytest.mark.parametrize("card", ["uc04", "uc02", "uc01"])
def test_points_and_thefts_are_cubes_of_choice_from_the_supply(card: str) -> None:
    match = alone(cards={"hands": card}, cubes=(1, 0))
    play(match, f"place {card} warrior")
    assert facts_asked(match) == {"source": card} and options(match) == {"store 1 0", "store 0 1", "skip"}
    play(match, "store 0 1", "store 1 0")
    assert (cubes(match, "ash"), of(match).vp) == ((1, 1), [0, 0]) and asked(match) == "skirmish"


@covers("CN-1514")
def test_a_cube_may_be_left_where_it_is() -> None:
    match = alone(cards={"hands": "uc04"}, cubes=(1, 4))
    play(match, "place uc04 warrior", "skip", "store 0 1")
    assert cubes(match, "ash") == (0, 5)


@covers("CN-1514", "CN-119")
def test_a_full_warehouse_takes_no_cube() -> None:
    match = alone(cards={"hands": "uc04"}, cubes=(1, 9))
    play(match, "place uc04 warrior", "store 0 1")
    assert cubes(match, "ash") == (0, 10) and asked(match) == "skirmish"


@covers("CN-1514")
def test_what_would_destroy_a_temple_extinguishes() -> None:
    match = alone(cards={"hands": "uc07"})
    play(match, "place uc07 warrior")
    assert asked(match) == "extinguish" and "douse sowers r2_curse" in options(match)
    match = alone(cards={"owned": "tc14-a"}, earth={"ash": "r8_forge", "sowers": "r8_forge r8_mine r3_curse"})
    play(match, "skirmish tc14-a 8")
    assert options(match) == {"douse sowers r8_forge", "douse sowers r8_mine", "skip"}


@covers("CN-1515", "CN-601")
def test_curse_influence_gives_as_much_respite_as_is_counted() -> None:
    match = alone(earth={"ash": "r2_curse r3_curse"}, respite=7)
    play(match, "manoeuvre hc_ash_1", "move castle r6_curse", "skip")
    assert of(match).respite == 10 and told(match, "respite-gained") == [("ash", 3, 10)]
    assert asked(match) == "move"


@covers("CN-1516", "CN-D38")
def test_a_respite_may_be_spent_on_an_order_that_was_revealed() -> None:
    match = idle(alone(respite=2, orders="strike"))
    order = of(match).orders[-1]
    assert asked(match) == "respite" and facts_asked(match) == {"house": "sowers", "order": order}
    assert options(match) == {"spend", "endure"}
    play(match, "spend")
    assert (of(match).respite, lit(match, "ash"), of(match).round) == (1, {"r8_forge"}, 2)
    assert told(match, "order-spared") == [("sowers", order, 1)] and of(match).orders[-1] == order


@covers("CN-1516")
def test_an_order_that_is_endured_is_carried_out_and_the_respite_stays() -> None:
    match = play(idle(alone(respite=1, orders="strike")), "endure")
    assert (of(match).respite, lit(match, "ash")) == (1, set())


@covers("CN-1516")
def test_without_respite_nothing_is_asked_about_an_order() -> None:
    match = idle(alone(respite=0, orders="strike"))
    assert asked(match) == "turn" and lit(match, "ash") == set()


@covers("CN-1516", "CN-1511")
def test_each_of_two_orders_can_be_bought_off() -> None:
    match = idle(alone("between_two_fires", respite=2, orders="castle kindle"))
    assert facts_asked(match)["house"] == "sowers"
    play(match, "spend")
    assert facts_asked(match)["house"] == "coven"
    play(match, "spend")
    assert of(match).respite == 0 and of(match).round == 2


@covers("CN-1517")
def test_the_forge_sells_upgrades_and_no_temples() -> None:
    match = alone("between_two_fires", earth={"engineers": "r2_forge"}, cubes=(0, 9))
    play(match, "manoeuvre hc_eng_1")
    assert asked(match) == "forge" and verbs(match) == {"buy", "stop"}


@covers("CN-1518")
def test_a_human_earth_flame_that_goes_out_returns_to_the_reserve() -> None:
    match = idle(alone(earth={"ash": "r8_forge r8_mine"}, orders="strike"))
    assert (lit(match, "ash"), reserve_of(match, "ash")) == ({"r8_mine"}, 23)


@covers("CN-1518")
def test_nobody_asks_where_a_rivals_flame_goes() -> None:
    match = alone(cards={"hands": "uc05"})
    play(match, "place uc05 warrior", "douse sowers r2_curse")
    assert asked(match) == "extinguish" and list(match.pending) == [0]


@covers("CN-1521", "CN-1523", "CN-R99")
def test_the_zone_is_cleared_as_soon_as_no_rival_has_a_flame_there() -> None:
    match = alone(earth={"sowers": "r6_curse r3_barracks"}, candles={"sowers_pilgrim": "r3_mine", "sowers_explorer": "r6_mine 0"})
    play(match, "manoeuvre hc_ash_1", "move castle r6_curse", "douse sowers r6_curse")
    assert match.outcome == {0: 1.0}, "castles, extinguished candles and flames outside the zone do not count"
    assert told(match, "earth-lit") == []


@covers("CN-1521")
@pytest.mark.parametrize(
    ("earth", "candles"), [("r6_curse r5_mine", {}), ("r6_curse", {"sowers_pilgrim": "r8_forge 1"}), ("r6_curse r1_forge", {})]
)
def test_one_flame_in_the_zone_is_enough_to_go_on(earth: str, candles: dict[str, str]) -> None:
    match = alone(earth={"sowers": earth}, candles=candles)
    play(match, "manoeuvre hc_ash_1", "move castle r6_curse", "douse sowers r6_curse")
    assert not match.over


@covers("CN-1521", "CN-1544", "CN-R99")
def test_a_candle_that_is_driven_out_of_the_zone_no_longer_counts() -> None:
    candles = {"ash_warrior": "r8_forge", "sowers_pilgrim": "r7_tavern"}
    match = alone(earth={"sowers": ""}, candles=candles)
    play(match, "manoeuvre hc_ash_1", "move warrior r7_tavern")
    assert asked(match) == "push"
    play(match, "push sowers_pilgrim r7_mine")
    assert match.outcome == {0: 1.0}


@covers("CN-1521", "CN-1522")
@pytest.mark.parametrize(
    ("scenario", "left"),
    [
        ("alabaster_siege", {"r6_mine": 4, "r7_tavern": 1}),
        ("three_watchlights", {"r6_mine": 3, "r4_mine": 2}),
    ],
)
def test_the_table_shows_what_must_still_go_out(scenario: str, left: dict[str, int]) -> None:
    rival = "sowers" if scenario == "alabaster_siege" else "coven"
    candles = {f"{rival}_pilgrim": "r6_mine 3", f"{rival}_warrior": "r4_mine 2", f"{rival}_explorer": "r6_curse 0"}
    match = alone(scenario, earth={rival: "r6_mine r7_tavern r3_mine"}, candles=candles)
    assert match.view(0)["facts"]["burning"] == left
    assert match.view(None)["facts"]["battles"] == () and match.view(None)["facts"]["leaders"] == {}


@covers("CN-1522", "CN-1523", "CN-R99")
def test_the_last_lit_candle_of_the_rivals_decides_where_candles_are_to_be_snuffed() -> None:
    candles = {"coven_pilgrim": "r6_mine 2", "coven_warrior": "r4_mine 0"}
    match = alone("three_watchlights", candles=candles, cards={"hands": "uc21"})
    play(match, "place uc21 warrior", "at r3_curse", "dim coven_pilgrim")
    assert not match.over
    play(match, "dim coven_pilgrim")
    assert match.outcome == {0: 1.0} and lit(match, "coven"), "earth flames may burn on"


@covers("CN-1522")
def test_both_rivals_must_be_snuffed() -> None:
    match = alone(
        "between_two_fires", candles={"coven_pilgrim": "r6_mine 1", "sowers_warrior": "r3_mine 1"}, cards={"hands": "uc05"}
    )
    play(match, "place uc05 warrior", "dim coven_pilgrim")
    assert not match.over
    play(match, "dim sowers_warrior")
    assert match.over


@covers("CN-1523")
def test_the_check_after_the_turn_wins_too() -> None:
    match = idle(alone("three_watchlights", candles={"coven_pilgrim": "r6_mine 0"}))
    assert match.outcome == {0: 1.0} and told(match, "order-revealed") == []


@covers("CN-1523")
def test_who_fails_the_last_check_has_lost() -> None:
    match = idle(alone(round=7))
    assert match.outcome == {0: 0.0} and told(match, "time-ran-out") == [("ash",)]
    assert of(match).season == "over"


@covers("CN-1524")
@pytest.mark.parametrize(
    ("round", "rating", "left"), [(7, "narrow", 0), (6, "clear", 1), (5, "clear", 2), (4, "brilliant", 3), (1, "brilliant", 6)]
)
def test_a_victory_is_rated_by_the_rounds_that_are_left(round: int, rating: str, left: int) -> None:
    match = idle(alone(earth={"sowers": ""}, candles={}, round=round))
    assert told(match, "objective-met") == [("ash", rating, left)]


@covers("CN-1544", "CN-463")
def test_the_castle_strikes_automated_houses_where_it_arrives() -> None:
    match = alone()
    play(match, "manoeuvre hc_ash_1", "move castle r6_curse")
    assert asked(match) == "trample"
    assert options(match) == {"douse sowers r6_curse", "dim sowers_explorer", "skip"}


@covers("CN-1544", "CN-454")
def test_no_castle_enters_the_territory_of_an_automated_one() -> None:
    match = alone(castles={"sowers": "r6_curse"})
    play(match, "manoeuvre hc_ash_1")
    assert "move castle r6_curse" not in options(match) and "move castle r7_tavern" in options(match)


@covers("CN-R96", "CN-423")
def test_candles_never_leave_the_map() -> None:
    match = alone(difficulty="easy", candles={"ash_warrior": "r8_mine 0", "sowers_pilgrim": "r6_mine"}, orders="rally")
    for _ in range(8):
        idle(match)
        assert "ash_warrior" in flames(match) and of(match).slots["ash_warrior"]
        assert not any(option.endswith("warrior") for option in options(match) if option.startswith("place"))


@covers("CN-1512", "CN-1513", "CN-D38")
def test_answers_of_the_own_turn_can_be_taken_back_until_an_order_is_revealed() -> None:
    match = first_turn()
    play(match, "manoeuvre hc_ash_1", "stop")
    match.undo(0, 2)
    assert asked(match) == "turn" and held(match, "ash", "spent") == []
    idle(match)
    assert match.undoable(0) == 0


@covers("CN-H11")
def test_revealed_orders_lie_open() -> None:
    match = idle(alone(orders="castle"))
    table = match.view(0)["table"]
    assert table["orders"] == list(of(match).orders) and table["orders"][0].startswith("castle")
    assert table["order_deck"] == [None] * 11


@covers("CN-1513")
def test_a_card_that_is_not_owned_fights_no_skirmish() -> None:
    match = alone()
    with pytest.raises(Illegal):
        play(match, "skirmish ht_sow_1 8")
    with pytest.raises(Illegal):
        play(match, "skirmish ht_ash_1 3")
