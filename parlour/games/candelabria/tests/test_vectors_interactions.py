"""12.2: further cases, each as it is written there."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, forging, fought, gains, placed, powers, won
from parlour.games.candelabria.tests.situations import (
    FOUR,
    asked,
    cubes,
    facts_asked,
    held,
    house_asked,
    lit,
    manoeuvring,
    of,
    options,
    order,
    pass_to,
    passing,
    play,
    play_out,
    points,
    reserve_of,
    situation,
    told,
)
from parlour.kernel import Match

FIVE = ("ash", "engineers", "sowers", "coven", "knights")
KNIGHTLY = ("ash", "sowers", "knights", "engineers")


@covers("CN-X01")
def test_x01_a_usurper_before_a_tie() -> None:
    influence = {"cu08": {"coven": 1}, "cu09": {"ash": 2, "coven": 2}}
    match = cursing("cu08 cu09", "", *FOUR, influence=influence)
    assert [each.houses for each in told(match, "track-changed")] == [("coven", "ash", "engineers", "sowers")]
    assert [each.house for each in told(match, "curse-turned")] == ["coven", "coven"]


@covers("CN-X02")
def test_x02_an_own_goal() -> None:
    earth, candles = {"sowers": "r1_portal", "ash": "r1_forge"}, {"ash_pilgrim": "r1_mine 2"}
    match = cursing("cu01", "sowers", earth=earth, candles=candles, battles=(1,), year=3)
    play(match, "haunt 1")
    assert lit(match, "ash") == lit(match, "sowers") == set()
    assert told(match, "battle-began") == [] and won(match, 1) == "ash" and ("region-1", 12) in gains(match, "ash")


@covers("CN-X03", "CN-941")
def test_x03_a_grey_temple_and_an_extinguished_candle() -> None:
    castles, earth = {"ash": "r5_mine"}, {"sowers": "r5_forge"}
    match = battle(5, castles=castles, earth=earth, candles={"coven_explorer": "r5_tavern 0"}, temples={5: "grey"})
    fought(match)
    assert powers(match, 5) == {"ash": 4, "sowers": 1, "coven": 0} and won(match, 5) == "sowers"


@covers("CN-X04", "CN-940")
def test_x04_winning_with_zero() -> None:
    match = battle(
        5,
        track="coven ash sowers engineers",
        earth={"coven": "r5_mine"},
        reserve={"coven": 0},
        candles={"ash_warrior": "r5_forge 0"},
    )
    commit(match)
    assert house_asked(match) == "coven"
    play(match, "slot 1")  # nothing can be lit, and nothing put out
    assert house_asked(match) == "ash"
    play(match, "slot 1", "douse coven r5_mine")
    assert powers(match, 5) == {"coven": 0, "ash": 0} and won(match, 5) == "coven", "earlier on the track"
    assert gains(match, "ash") == [("weak-ash", 1)] and gains(match, "coven") == [("region-5", 4)]


@covers("CN-X05", "CN-927", "CN-928")
def test_x05_a_chain_of_neutralisation() -> None:
    owned = {"ash": "tc01 tc17", "sowers": "tc02 tc05", "knights": "tc19 tc25"}
    earth = {"ash": "r5_mine", "sowers": "r5_forge", "knights": "r5_tavern"}
    match = battle(5, *KNIGHTLY, owned=owned, earth=earth, modules="missions", cards={"common": "mh11"})
    commit(match, ash="tc01-a tc17-a", sowers="tc02-a tc05-a", knights="tc19-a tc25-a")
    play(match, "ash: strike tc01-a tc25-a", "ash: decline", "sowers: strike tc02-a tc19-a", "sowers: strike tc05-a tc17-a")
    assert of(match).slotted == {} and told(match, "mission-completed") == []
    found: list[tuple[str, str]] = []
    while of(match).contest:
        if asked(match) != "slot":
            found.append((house_asked(match), asked(match)))
        play(match, "slot 1" if "slot 1" in options(match) else "skip")
    assert found == [("ash", "extinguish"), ("sowers", "ignite"), ("knights", "ignite"), ("knights", "steal")]
    assert [house for house in ("ash", "sowers", "knights") if (f"weak-{house}", 1) in gains(match, house)] == ["ash", "sowers"]


@covers("CN-X06")
def test_x06_a_barred_card_cannot_strike() -> None:
    earth = {"sowers": "r5_forge", "knights": "r5_tavern"}
    match = battle(5, *KNIGHTLY, owned={"knights": "tc19", "sowers": "tc02"}, earth=earth)
    commit(match, knights="tc19-a none", sowers="tc02-a none")
    assert house_asked(match) == "sowers" and options(match) == {"strike tc02-a tc19-a", "decline"}
    play(match, "decline")
    assert asked(match) == "slot", "the Knights are not asked"


@covers("CN-X08", "CN-445")
@pytest.mark.parametrize("forge", [False, True])
def test_x08_a_walled_in_castle(forge: bool) -> None:
    castles = {"engineers": "r2_forge", "ash": "r2_mine", "sowers": "r2_curse"}
    cards = {"hands": {"engineers": "hc_eng_3", "coven": "uc04"}}
    match = situation(cards=cards, castles=castles, wax={"engineers": 1}, earth={"engineers": "r1_forge" if forge else ""})
    assert options(match) == {"manoeuvre hc_eng_3"}
    play(match, "manoeuvre hc_eng_3")
    if forge:
        assert asked(match) == "forge"
        play(match, "stop")
    assert (asked(match), house_asked(match)) == ("turn", "coven")


@covers("CN-X09")
def test_x09_an_empty_reserve() -> None:
    match = manoeuvring("ash", earth={"coven": "r8_mine"}, reserve={"ash": 0})
    play(match, "move castle r8_mine", "douse coven r8_mine")
    assert lit(match, "ash") == lit(match, "coven") == set() and asked(match) == "move" and cubes(match, "ash") == (2, 2)


@covers("CN-X10")
def test_x10_engineers_without_a_forge() -> None:
    for built, kind in (("u05", "move"), ("u16", "forge")):
        cards = {"hands": {"engineers": "uc04"}, "built": {"engineers": built}}
        match = situation(year=2, cards=cards, earth={"engineers": "r2_mine"}, gold={"engineers": 9})
        assert asked(play(match, "manoeuvre uc04")) == kind
    assert facts_asked(match) == {"left": 1}


@covers("CN-X11")
def test_x11_the_coven_draws() -> None:
    match = situation(cards={"hands": {"coven": "uc04"}})
    deck = len(of(match).candle_deck)
    play(match, "place uc04 warrior")
    assert len(of(match).candle_deck) == deck - 3 and len(of(match).hands[3]) == 3
    passing(match)
    passing(match)
    assert len(of(match).candle_deck) == deck - 1 and len(of(match).hands[3]) == 1
    match = manoeuvring("coven", earth={"coven": "r4_tavern"}, castles={"coven": "r5_mine"})
    deck = len(of(match).candle_deck)
    play(match, "move castle r5_tavern")
    assert facts_asked(match) == {"left": 6} and len(of(match).candle_deck) == deck - 6
    while asked(match) == "exchange":
        passing(match)
    assert len(of(match).candle_deck) == deck and len(of(match).hands[3]) == 1


@covers("CN-X12")
def test_x12_burning_the_last_flame() -> None:
    earth = {"coven": "r5_mine", "sowers": "r5_mine"}
    candles = {"ash_explorer": "r8_forge 1"}
    match = manoeuvring("ash", candles=candles, earth={**earth, "ash": "r8_mine"}, castles={"ash": "r1_mine"})
    play(match, "move explorer r8_mine", "burn explorer r8_barracks")
    assert of(match).flames["ash_explorer"] == 0 and "r8_barracks" in lit(match, "ash") and asked(match) == "recruit"
    play(match, next(iter(options(match))))
    assert "move explorer r8_forge" in options(match) and not [each for each in options(match) if each.startswith("burn")]
    assert powers(fought(battle(5, candles={"ash_explorer": "r5_tavern 0"}, earth=earth)), 5)["ash"] == 0


@covers("CN-X14")
def test_x14_glory() -> None:
    alone = situation(phase="war", year=3, battles=(5,), earth={"ash": "r5_mine"}, haunts={"cu03": "ash 5"})
    assert dict(gains(alone, "ash"))["region-5"] == 12
    earth = {"ash": "r5_mine", "coven": "r5_forge"}
    match = fought(battle(5, year=3, earth=earth, haunts={"cu03": "ash 5"}))
    assert dict(gains(match, "ash"))["region-5"] == 24
    match = fought(battle(5, year=3, earth=earth, castles={"coven": "r5_tavern"}, haunts={"cu03": "ash 5"}))
    assert dict(gains(match, "coven"))["region-5"] == 12


@covers("CN-X15")
def test_x15_a_stack_of_temples() -> None:
    houses = ("ash", "coven", "sowers", "knights")
    cards = {"hands": {"ash": "uc48 uc04", "knights": "uc06"}}
    castles, earth = {"knights": "r1_mine"}, {"knights": "r4_mine"}
    match = situation(*houses, year=3, cards=cards, castles=castles, earth=earth, temples={4: "white"}, wax={"ash": 4})
    play(match, "manoeuvre uc04", "stop", "manoeuvre uc06", "move castle r1_forge", "build black 4")
    assert points(match, "knights") == 0 and of(match).temples == {4: ("white", "black")}
    pass_to(match, "turn", "ash")
    play(match, "place uc48 warrior", "raze 4")
    assert points(match, "ash") == 0 and of(match).temples == {4: ("white",)}
    play(match, "raze 4")
    assert gains(match, "ash") == [("white", 4), ("uc48", 2)] and of(match).temples == {}
    supply = match.view(None)["facts"]["supply"]
    assert (supply["white"], supply["black"]) == (6, 6)


def sappers(knights: bool) -> Match:
    """Ash plays Sappers in region 5 and razes the grey temple; the Knights' warrior stands in region 9."""
    earth = {"ash": "r5_mine", "sowers": "r5_tavern", **({"knights": "r5_forge"} if knights else {})}
    candles = {"knights_warrior": "r9_mine"}
    match = battle(5, *KNIGHTLY, owned={"ash": "tc14"}, earth=earth, candles=candles, temples={5: "grey"})
    return play(commit(match, ash="tc14-a none"), "slot 1", "raze 5")


@covers("CN-X16")
def test_x16_knights_enter_a_battle() -> None:
    match = sappers(knights=True)
    assert (asked(match), house_asked(match)) == ("follow", "knights")
    play(match, "follow knights_warrior r5_forge")
    assert asked(match) == "extinguish" and "dim knights_warrior" in options(match)
    play(match, "dim knights_warrior")
    assert powers(fought(match), 5) == {"ash": 1, "sowers": 1, "knights": 4} and won(match, 5) == "knights"


@covers("CN-X16")
def test_x16_knights_who_do_not_take_part_cannot_win() -> None:
    match = play(sappers(knights=False), "follow knights_warrior r5_forge")
    assert won(fought(match), 5) == "ash" and "knights" not in powers(match, 5)


@covers("CN-X17")
def test_x17_influence_beyond_the_reserve() -> None:
    earth = {"sowers": "r2_curse r10_curse"}
    match = manoeuvring(
        "sowers", earth=earth, castles={"sowers": "r3_mine"}, reserve={"sowers": 3}, cards={"curses": "cu01 cu05"}
    )
    play(match, "move castle r3_curse")
    assert facts_asked(match) == {"left": 2} and options(match) == {"send cu01", "send cu05"}
    play(match, "send cu01", "send cu05")
    assert reserve_of(match, "sowers") == 0 and asked(match) == "move"
    assert of(match).influence == {"cu01": (0, 0, 1, 0), "cu05": (0, 0, 1, 0)}


@covers("CN-X20")
def test_x20_the_order_of_battles() -> None:
    match = situation(
        phase="war", cards={"curses": "cu09 cu03 cu10"}, earth={"ash": " ".join([f"r{n}_mine" for n in range(1, 11)])}
    )
    pass_to(match, "turn")
    assert [each.region for each in told(match, "region-won")] == [1, 2, 4, 5, 6, 7, 8]


@covers("CN-X24")
@pytest.mark.parametrize(("built", "found"), [("", {"sowers_3": 6}), ("u29", {"sowers_3": 6, "u29": 6})])
def test_x24_the_final_scoring(built: str, found: dict[str, int]) -> None:
    castles, earth = {"sowers": "r6_curse"}, {"sowers": "r2_curse r3_curse"}
    cards = {"built": {"sowers": built}}
    match = situation(
        phase="war", year=3, battles=(), castles=castles, earth=earth, candles={"sowers_pilgrim": "r10_curse"}, cards=cards
    )
    assert dict(gains(play_out(match), "sowers")) == found


@covers("CN-X26")
def test_x26_a_card_before_its_year() -> None:
    match = placed("uc23", "warrior", cards={"built": {"ash": "u05"}, "candle_deck": "uc30"})
    assert cubes(match, "ash") == (0, 2) and gains(match, "ash") == [("u05", 1)]
    assert held(match, "ash") == ["uc30"] and asked(match) == "turn"


@covers("CN-X27")
def test_x27_buying_through_a_stack() -> None:
    stacks: dict[int, str] = {**dict.fromkeys(range(9), ""), 3: "u05 u07"}
    match = forging(earth={"engineers": "r2_forge r1_forge"}, gold={"engineers": 2}, cards={"stacks": stacks})
    play(match, "buy 3")
    assert of(match).tops[3] == ("u07",) and cubes(match, "engineers")[1] == 1 and options(match) == {"buy 3", "stop"}
    play(match, "buy 3")
    assert of(match).built[1] == ("u05", "u07")


@covers("CN-X28")
def test_x28_stealing_with_a_full_warehouse() -> None:
    match = placed("uc02", wax={"ash": 6}, gold={"ash": 5, "coven": 2})
    assert cubes(match, "ash") == (5, 5)
    supply = match.view(None)["facts"]["supply"]["gold"]
    play(match, "steal coven gold")
    assert cubes(match, "ash") == (5, 5) and cubes(match, "coven") == (2, 1)
    assert match.view(None)["facts"]["supply"]["gold"] == supply + 1


@covers("CN-X29", "CN-942")
def test_x29_a_tie_in_a_battle() -> None:
    earth = {"ash": "r5_mine", "coven": "r5_forge"}
    castles = {"ash": "r5_mine", "coven": "r5_forge"}
    match = fought(battle(5, "ash", "coven", "sowers", track="ash coven sowers", earth=earth, castles=castles))
    assert powers(match, 5) == {"ash": 5, "coven": 5} and won(match, 5) == "ash" and order(match) == ["coven", "ash", "sowers"]


@covers("CN-X30")
def test_x30_a_gift_with_full_slots() -> None:
    match = cursing("cu02", "ash", cards={"built": {"ash": "u01 u02 u03 u04 u05 u07"}})
    assert options(match) == {"build white 8", "build grey 8", "build black 8", "skip"}


@covers("CN-X31")
def test_x31_an_echo() -> None:
    cards = {"built": {"sowers": "u05"}}
    candles = {"sowers_pilgrim": "r3_mine 2 hc_sow_3"}
    match = cursing("cu04", "sowers", year=2, candles=candles, cards=cards)
    play(match, "echo sowers_pilgrim")
    assert asked(match) == "ignite" and options(match) == {"light r3_barracks", "light r3_curse", "light r3_mine", "skip"}
    play(match, "light r3_mine")
    found = [each for each in gains(match, "sowers") if each[0] in ("hc_sow_3", "u05", "sowers_2")]
    assert found == [("hc_sow_3", 2)]


@covers("CN-X33", "CN-408")
@pytest.mark.parametrize(("placements", "turns"), [(0, 4), (1, 5), (3, 7)])
def test_x33_the_length_of_a_year(placements: int, turns: int) -> None:
    cards = {"hands": {"ash": "uc04 uc01 uc22 uc07", "coven": "uc06"}, "candle_deck": "uc08 uc02 uc03"}
    match = situation(year=2, cards=cards, wax={"ash": 9})
    taken: list[str] = []
    while of(match).season == "kindling" and not match.over and of(match).hands[0]:
        if (asked(match), house_asked(match)) == ("turn", "ash"):
            places = [each for each in options(match) if each.startswith("place")]
            wanted = taken.count("place") < placements
            choice = sorted(places if wanted else options(match) - set(places))[0]
            taken.append(choice.split()[0])
            play(match, choice)
        else:
            passing(match)
    assert len(taken) == turns and taken.count("manoeuvre") == 4
    assert placements < 3 or not [each for each in options(match) if each.startswith("place") and house_asked(match) == "ash"]


@covers("CN-X34")
def test_x34_an_empty_display() -> None:
    earth = {"ash": "r3_barracks r6_barracks"}
    match = manoeuvring("ash", earth=earth, cards={"tactics_display": "tc01 tc02"}, away="tactics_deck")
    play(match, "move castle r8_barracks", "take tc01-a")
    assert held(match, "ash", "owned") == ["tc01-a", "tc02-a"] and of(match).tactics_display == () and asked(match) == "move"


@covers("CN-X35", "CN-750", "CN-131")
def test_x35_chained_triggers() -> None:
    houses = ("ash", "engineers", "coven", "knights")
    cards: dict[str, Any] = {"built": {"engineers": "u10 u18 u27"}, "curses": "cu01"}
    earth = {"engineers": "r2_forge r1_forge", "ash": "r8_mine"}
    candles = {"knights_warrior": "r9_mine"}
    match = forging(*houses, year=3, earth=earth, gold={"engineers": 4}, candles=candles, cards=cards)
    play(match, "build white 2")
    assert points(match, "engineers") == 4 and asked(match) == "trigger"
    assert options(match) == {"resolve u10", "resolve u18", "resolve u27"}
    play(match, "resolve u27", "douse ash r8_mine")
    assert (asked(match), house_asked(match)) == ("lost-flame", "ash")
    play(match, "send cu01", "resolve u10")
    assert points(match, "engineers") == 5
    assert asked(match) == "ignite", "the last one needs no choice"
    play(match, "light r3_mine")
    assert (asked(match), house_asked(match)) == ("follow", "knights")
    play(match, "follow knights_warrior r2_mine")
    assert (asked(match), house_asked(match), facts_asked(match)) == ("forge", "engineers", {"left": 1})


@covers("CN-X36", "CN-819")
def test_x36_a_curse_with_no_home() -> None:
    cards = {"built": {"ash": "u06"}}
    match = cursing("cu01", "ash", temples={8: "black", 1: "white black"}, earth={"ash": "r1_mine"}, cards=cards, year=3)
    assert [each.house for each in told(match, "curse-turned")] == ["ash"]
    assert told(match, "curse-placed") == [] and told(match, "earth-lit") == [] and told(match, "tactics-taken") == []
    assert match.over
