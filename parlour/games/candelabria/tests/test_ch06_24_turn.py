"""6.24: the turn of whoever plays alone: one action, a skirmish, respite."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.tests.sieges import alone, idle
from parlour.games.candelabria.tests.situations import (
    asked,
    cubes,
    facts_asked,
    held,
    lit,
    of,
    options,
    play,
    reserve_of,
    told,
)
from parlour.kernel import Match

SKIRMISHES = {f"skirmish ht_ash_{number} 8" for number in (1, 2, 3)}


def verbs(match: Match) -> set[str]:
    """What kinds of answers there are."""
    return {option.split()[0] for option in options(match)}


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
    assert asked(match) == "cube" and facts_asked(match)["source"] == "engineers_3"


@covers("CN-1514")
@pytest.mark.parametrize("card", ["uc04", "uc02", "uc01"])
def test_points_and_thefts_are_cubes_of_choice_from_the_supply(card: str) -> None:
    match = alone(cards={"hands": card}, cubes=(1, 0))
    play(match, f"place {card} warrior")
    assert facts_asked(match)["source"] == card and options(match) == {"store 1 0", "store 0 1", "skip"}
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


@covers("CN-1515", "CN-726")
def test_an_influence_of_a_candle_card_gives_respite() -> None:
    match = alone(cards={"hands": "uc13"}, respite=1)
    play(match, "place uc13 warrior")
    assert of(match).respite == 3 and told(match, "respite-gained") == [("ash", 2, 3)]


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
