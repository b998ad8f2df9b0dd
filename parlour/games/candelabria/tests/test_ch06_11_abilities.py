"""6.11: the abilities of the Houses."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.rules.upgrades import has_ability
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, forging, fought, gains, placed, powers, won
from parlour.games.candelabria.tests.situations import (
    asked,
    cubes,
    facts_asked,
    held,
    house_asked,
    lit,
    of,
    options,
    play,
    play_out,
    seat_of,
    situation,
    told,
)

SIX = ("ash", "engineers", "sowers", "coven", "knights", "chimera")
WITH_KNIGHTS = ("ash", "engineers", "coven", "knights")


def moves(offered: set[str], figure: str) -> set[str]:
    """Where a figure may go."""
    return {each.split()[2] for each in offered if each.startswith(f"move {figure} ")}


@covers("CN-781", "CN-124")
@pytest.mark.parametrize("house", SIX)
def test_every_house_has_an_ability_of_each_year(house: str) -> None:
    match = situation(*SIX, cards={"hands": {"ash": "uc04"}})
    for year in (1, 2, 3):
        of(match).year = year
        mine = {ability for ability in CONTENT.abilities if has_ability(of(match), seat_of(match, house), ability)}
        assert mine == {f"{house}_{number}" for number in range(1, year + 1)}


@covers("CN-782", "ability:ash_1")
def test_candles_of_ash_pass_over_own_earth_flames() -> None:
    earth = {"ash": "r8_mine", "coven": "r7_tavern"}
    match = situation(candles={"ash_warrior": "r8_forge"}, earth=earth, cards={"hands": {"ash": "uc04"}})
    play(match, "manoeuvre uc04")
    assert moves(options(match), "warrior") == {"r6_curse", "r7_tavern", "r8_barracks", "r8_mine", "r10_mine", "r10_barracks"}
    assert "r10_barracks" not in moves(options(match), "castle")


@covers("CN-782", "ability:ash_1")
def test_candles_of_others_do_not_pass_over_earth_flames() -> None:
    cards = {"hands": {"coven": "uc04"}}
    match = situation(candles={"coven_warrior": "r8_forge"}, earth={"coven": "r8_mine", "ash": "r8_mine"}, cards=cards)
    play(match, "manoeuvre uc04")
    assert "r10_barracks" not in moves(options(match), "warrior")


@covers("CN-783", "ability:ash_2")
@pytest.mark.parametrize(("year", "drawn"), [(1, 1), (2, 2), (3, 2)])
def test_from_the_second_year_on_ash_counts_one_more_tavern(year: int, drawn: int) -> None:
    match = situation(year=year, cards={"hands": {"ash": "uc04"}})
    play(match, "manoeuvre uc04", "move castle r7_tavern")
    assert [each.number for each in told(match, "candles-drawn")] == [drawn]


@covers("CN-784", "ability:ash_3")
@pytest.mark.parametrize(("year", "steps"), [(1, 1), (2, 1), (3, 2)])
def test_in_the_third_year_warriors_of_ash_push_one_further(year: int, steps: int) -> None:
    candles = {"ash_warrior": "r8_forge", "coven_pilgrim": "r6_curse"}
    match = situation(year=year, candles=candles, cards={"hands": {"ash": "uc04"}})
    play(match, "manoeuvre uc04", "move warrior r6_curse")
    distances = SIDES["large"].distance["r6_curse"]
    assert options(match) - {"skip"} == {f"push coven_pilgrim {each}" for each in distances if 0 < distances[each] <= steps}


@covers("CN-785", "ability:sowers_1", "CN-416")
def test_sowers_place_candles_anywhere() -> None:
    match = placed("uc04", "pilgrim", house="sowers")
    assert (asked(match), house_asked(match)) == ("site", "sowers")
    assert options(match) == {f"at {each}" for each in SIDES["large"].territories}
    play(match, "at r9_portal")
    assert of(match).at == {"sowers_pilgrim": "r9_portal"}


@covers("CN-786", "ability:sowers_2")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_from_the_second_year_on_sowers_ignite_when_they_place_a_candle(year: int) -> None:
    match = play(placed("uc04", house="sowers", year=year), "at r3_mine")
    assert (asked(match) == "ignite") is (year > 1)
    if year > 1:
        play(match, "light r9_mine")
        assert lit(match, "sowers") == {"r9_mine"} and asked(match) == "turn"


@covers("CN-787", "ability:sowers_3", "CN-1023")
def test_at_the_end_sowers_score_two_for_each_territory_of_curses() -> None:
    earth = {"sowers": "r2_curse r3_curse r3_mine", "ash": "r6_curse"}
    match = play_out(situation(phase="war", year=3, battles=(), castles={"sowers": "r10_curse"}, earth=earth))
    assert gains(match, "sowers") == [("sowers_3", 6)] and gains(match, "ash") == []


@covers("CN-791", "ability:engineers_2")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_from_the_second_year_on_engineers_steal_when_they_place_a_candle(year: int) -> None:
    match = placed("uc04", house="engineers", year=year)
    assert (asked(match) == "steal") is (year > 1)
    if year > 1:
        play(match, "steal ash gold")
        assert cubes(match, "engineers") == (1, 3) and cubes(match, "ash") == (2, 1) and asked(match) == "turn"


@covers("CN-792", "ability:engineers_3")
@pytest.mark.parametrize(("year", "vp"), [(1, 0), (2, 0), (3, 2)])
def test_in_the_third_year_engineers_score_for_each_tactics_card(year: int, vp: int) -> None:
    match = battle(5, year=year, earth={"engineers": "r5_mine", "coven": "r5_forge r5_tavern"}, owned={"engineers": "tc02 tc03"})
    commit(match, engineers="tc02-a tc03-a")
    assert sum(vp for reason, vp in gains(fought(match), "engineers") if reason == "engineers_3") == vp


@covers("CN-793", "ability:engineers_1", "CN-432")
def test_engineers_may_use_a_forge_right_after_the_card_of_a_manoeuvre() -> None:
    match = situation(earth={"engineers": "r2_forge r5_forge"}, cards={"hands": {"engineers": "uc04"}})
    play(match, "manoeuvre uc04")
    assert asked(match) == "forge" and facts_asked(match) == {"left": 2}
    assert held(match, "engineers", "spent") == ["uc04"]
    play(match, "stop")
    assert asked(match) == "move" and facts_asked(match) == {"moves": 2, "burns": 1}


@covers("CN-793", "ability:engineers_1")
def test_others_have_no_forge_on_the_way() -> None:
    match = situation(earth={"ash": "r8_forge"}, cards={"hands": {"ash": "uc04"}})
    play(match, "manoeuvre uc04")
    assert asked(match) == "move"


@covers("CN-794")
@pytest.mark.parametrize(("year", "built"), [(2, "u05"), (1, "u16")], ids=["no token", "a token that waits"])
def test_without_a_flame_on_a_forge_engineers_buy_nothing(year: int, built: str) -> None:
    cards = {"hands": {"engineers": "uc04"}, "built": {"engineers": built}}
    match = situation(year=year, earth={"engineers": "r2_mine"}, cards=cards)
    play(match, "manoeuvre uc04")
    assert asked(match) == "move"


@covers("CN-794", "CN-603")
def test_without_a_flame_on_a_forge_a_second_anvil_lets_engineers_buy_once() -> None:
    cards = {"hands": {"engineers": "uc04"}, "built": {"engineers": "u16"}}
    match = situation(year=2, earth={"engineers": "r2_mine"}, cards=cards, gold={"engineers": 9})
    play(match, "manoeuvre uc04")
    assert asked(match) == "forge" and facts_asked(match) == {"left": 1}
    play(match, "build white 2")
    assert asked(match) == "move"


@covers("CN-794", "CN-603")
def test_with_a_flame_on_a_forge_one_more_is_counted() -> None:
    match = forging(year=2, cards={"built": {"engineers": "u16"}})
    assert facts_asked(match) == {"left": 2}


@covers("CN-796", "ability:coven_1")
def test_the_coven_draws_three_candles_keeps_one_and_puts_two_under_the_deck() -> None:
    match = placed("uc04", house="coven", cards={"candle_deck": "uc07 uc08 uc09"})
    cards = len(of(match).candle_deck)
    assert (asked(match), house_asked(match)) == ("return", "coven")
    assert options(match) == {"return uc07", "return uc08", "return uc09"}
    play(match, "return uc09", "return uc07")
    assert asked(match) == "turn" and held(match, "coven") == ["uc08"]
    assert of(match).candle_deck[:2] == ("uc07", "uc09") and len(of(match).candle_deck) == cards + 2


@covers("CN-796", "ability:coven_1")
def test_the_coven_may_not_put_back_what_it_did_not_draw() -> None:
    cards = {"hands": {"coven": "uc04 uc10"}, "candle_deck": "uc07 uc08 uc09"}
    match = play(situation(cards=cards), "place uc04 explorer")
    assert options(match) == {"return uc07", "return uc08", "return uc09"}
    play(match, "return uc07")
    assert options(match) == {"return uc08", "return uc09"}


@covers("CN-797")
def test_in_a_tavern_the_coven_draws_three_cards_for_each_and_returns_as_many() -> None:
    cards = {"hands": {"coven": "uc04 uc10"}, "candle_deck": "uc07 uc08 uc09 uc11 uc12 uc13"}
    match = situation(earth={"coven": "r4_tavern"}, castles={"coven": "r9_mine"}, cards=cards)
    play(match, "manoeuvre uc04", "move castle r9_tavern")
    assert asked(match) == "exchange" and facts_asked(match) == {"left": 6} and len(held(match, "coven")) == 7
    size = len(of(match).candle_deck)
    play(match, *[f"return {card}" for card in ("uc10", "uc07", "uc08", "uc09", "uc11", "uc12")])
    assert held(match, "coven") == ["uc13"] and asked(match) == "move" and len(of(match).candle_deck) == size + 6


@covers("CN-798", "ability:coven_2")
@pytest.mark.parametrize(("year", "flames"), [(1, 1), (2, 2), (3, 2)])
def test_from_the_second_year_on_the_coven_counts_one_more_territory_of_curses(year: int, flames: int) -> None:
    cards = {"hands": {"coven": "uc04"}, "curses": "cu01 cu07"}
    match = situation(year=year, castles={"coven": "r6_mine"}, cards=cards)
    play(match, "manoeuvre uc04", "move castle r6_curse")
    assert asked(match) == "influence" and facts_asked(match) == {"left": flames}


@covers("CN-799", "ability:coven_3")
@pytest.mark.parametrize(("year", "each"), [(1, 3), (2, 3), (3, 4)])
def test_in_the_third_year_each_curse_of_the_coven_is_stronger(year: int, each: int) -> None:
    haunts = {"cu01": "coven 5", "cu07": "coven 5", "cu03": "ash 5"}
    match = battle(5, year=year, earth={"ash": "r5_mine", "coven": "r5_forge"}, haunts=haunts)
    assert powers(fought(match), 5) == {"ash": 1 + 3, "coven": 1 + 2 * each}


@covers("CN-801", "ability:knights_1", "CN-804")
def test_the_knights_may_bring_a_candle_where_anyone_places_a_temple() -> None:
    candles = {"knights_pilgrim": "r9_mine", "knights_warrior": "r2_mine", "coven_warrior": "r9_mine"}
    match = forging(*WITH_KNIGHTS, candles=candles)
    play(match, "build grey 2")
    assert (asked(match), house_asked(match), facts_asked(match)) == ("follow", "knights", {"region": 2})
    assert options(match) == {
        *("follow knights_pilgrim r2_curse", "follow knights_pilgrim r2_forge", "follow knights_pilgrim r2_mine"),
        *("follow knights_warrior r2_curse", "follow knights_warrior r2_forge", "stay"),
    }
    play(match, "follow knights_pilgrim r2_forge")
    assert of(match).at["knights_pilgrim"] == "r2_forge" and asked(match) == "move"
    assert told(match, "figure-relocated") == [("knights", "knights_pilgrim", "r9_mine", "r2_forge")]


@covers("CN-801", "ability:knights_1", "CN-472")
def test_a_candle_that_follows_a_temple_lights_nothing_where_it_arrives() -> None:
    candles = {"knights_pilgrim": "r9_mine", "engineers_pilgrim": "r2_mine"}
    match = forging(*WITH_KNIGHTS, candles=candles)
    play(match, "build grey 2", "follow knights_pilgrim r2_mine")
    assert (asked(match), house_asked(match)) == ("move", "engineers"), "no flame, no mine"
    assert lit(match, "knights") == set() and cubes(match, "knights") == (2, 2)


@covers("CN-801", "ability:knights_1")
def test_the_knights_may_bring_a_candle_where_anyone_razes_a_temple_in_kindling() -> None:
    match = placed("uc07", houses=WITH_KNIGHTS, temples={4: "black"}, candles={"knights_pilgrim": "r9_mine"})
    play(match, "raze 4", "follow knights_pilgrim r4_portal")
    assert of(match).at["knights_pilgrim"] == "r4_portal"


@covers("CN-801", "ability:knights_1")
def test_the_knights_follow_their_own_temples_and_those_of_curses_too() -> None:
    candles = {"knights_pilgrim": "r9_mine", "ash_warrior": "r9_mine"}
    match = cursing("cu02", "knights", *WITH_KNIGHTS, candles=candles, battles=(9,))
    play(match, "build grey 9")
    assert (asked(match), house_asked(match)) == ("follow", "knights")
    play(match, "follow knights_pilgrim r9_portal")
    assert of(match).at["knights_pilgrim"] == "r9_portal" and asked(match) == "commit", "one candle for a temple"


@covers("CN-801", "ability:knights_1", "CN-804")
def test_the_knights_without_a_candle_are_not_asked() -> None:
    match = forging(*WITH_KNIGHTS)
    play(match, "build grey 2")
    assert asked(match) == "move"


@covers("CN-801", "ability:knights_1")
def test_the_knights_follow_from_whatever_seat_they_are_led() -> None:
    match = forging("knights", "engineers", "ash", "coven", candles={"knights_pilgrim": "r9_mine"})
    play(match, "build grey 2")
    assert (asked(match), house_asked(match)) == ("follow", "knights")


@covers("CN-801", "ability:knights_1")
def test_without_the_knights_nobody_follows_a_temple() -> None:
    match = forging(candles={"ash_warrior": "r8_mine", "coven_warrior": "r4_mine"})
    play(match, "build grey 2")
    assert asked(match) == "move"


@covers("CN-804")
def test_the_knights_may_stay() -> None:
    match = forging(*WITH_KNIGHTS, candles={"knights_pilgrim": "r9_mine"})
    play(match, "build grey 2", "stay")
    assert of(match).at == {"knights_pilgrim": "r9_mine"} and asked(match) == "move"


@covers("CN-802", "ability:knights_2")
@pytest.mark.parametrize(("year", "cards"), [(1, 1), (2, 2), (3, 2)])
def test_from_the_second_year_on_the_knights_count_one_more_barracks(year: int, cards: int) -> None:
    match = situation(*WITH_KNIGHTS, year=year, castles={"knights": "r10_mine"}, cards={"hands": {"knights": "uc04"}})
    play(match, "manoeuvre uc04", "move castle r10_barracks")
    assert asked(match) == "recruit" and facts_asked(match) == {"left": cards}


@covers("CN-803", "ability:knights_3")
def test_at_the_end_the_knights_score_for_each_own_earth_flame() -> None:
    earth = {"knights": "r9_mine r9_tavern r5_mine", "coven": "r4_mine"}
    match = play_out(situation(*WITH_KNIGHTS, phase="war", year=3, battles=(), earth=earth))
    assert gains(match, "knights") == [("knights_3", 3)] and gains(match, "coven") == []


@covers("CN-805")
def test_a_candle_that_arrives_in_a_battle_adds_its_power_for_participants() -> None:
    earth = {"ash": "r5_mine r5_tavern", "knights": "r5_forge"}
    match = battle(
        5, *WITH_KNIGHTS, earth=earth, candles={"knights_warrior": "r9_mine"}, temples={5: "black"}, owned={"ash": "tc16"}
    )
    play(commit(match, ash="tc16-a none"), "slot 1", "raze 5", "follow knights_warrior r5_forge")
    fought(match)
    assert powers(match, 5) == {"ash": 2, "knights": 5} and won(match, 5) == "knights"


@covers("CN-805", "CN-905")
def test_a_candle_that_arrives_in_a_battle_makes_nobody_a_participant() -> None:
    earth = {"ash": "r5_mine r5_tavern", "coven": "r5_forge"}
    match = battle(
        5, *WITH_KNIGHTS, earth=earth, candles={"knights_warrior": "r9_mine"}, temples={5: "black"}, owned={"ash": "tc16"}
    )
    play(commit(match, ash="tc16-a none"), "slot 1", "raze 5", "follow knights_warrior r5_forge")
    asked_in_battle = set()
    while of(match).contest == 5:
        asked_in_battle.add(house_asked(match))
        play(match, next(each for each in ("skip", "slot 1", "slot 2") if each in options(match)))
    assert asked_in_battle <= {"ash", "coven"} and won(match, 5) == "ash" and powers(match, 5) == {"ash": 2, "coven": 1}


@covers("CN-794", "CN-793")
def test_a_forge_on_the_way_is_bought_at_like_any_other() -> None:
    match = forging(gold={"engineers": 5}, earth={"engineers": "r2_forge r5_forge"}, cards={"stacks": {3: "u05 u07"}})
    play(match, "buy 3", "buy 3")
    assert held(match, "engineers", "built") == ["u05", "u07"] and cubes(match, "engineers") == (2, 3)
    assert asked(match) == "move", "no third one"


@covers("CN-787", "ability:sowers_3", "CN-1022")
def test_candles_count_no_longer_at_the_end() -> None:
    match = situation(phase="war", year=3, battles=(), candles={"sowers_warrior": "r10_curse"})
    assert gains(play_out(match), "sowers") == [("sowers_3", 2)], "for the castle on its start territory alone"
