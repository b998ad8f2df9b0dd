"""The pictures and the worked examples of Candelabria's guide."""

from parlour.games.candelabria.rules.battle import power
from parlour.games.candelabria.tests.scenes import battle
from parlour.games.candelabria.tests.situations import FOUR, cubes, manoeuvring, of, play, points, situation
from parlour.kernel import Match
from tests.guides import Picture

START = {
    "ash": "r8_forge r8_mine r8_barracks",
    "engineers": "r2_curse r2_forge r2_mine",
    "sowers": "r3_curse r3_barracks r3_mine",
}
REGION = ("r3_curse", "r3_barracks", "r3_mine")


def land() -> Picture:
    return Picture(situation(*FOUR, earth=START, cards={"curses": "cu01 cu05 cu10", "hands": {"ash": "hc_ash_1"}}))


def war() -> Picture:
    return Picture(_long_battle(), REGION)


def placing() -> set[int]:
    hands = {"hands": {"ash": "hc_ash_1 hc_ash_2 hc_ash_3"}}
    match = situation(cards=hands, earth=START)
    before, cost = cubes(match, "ash")[0], of(match).content.candles["hc_ash_1"].wax
    play(match, "place hc_ash_1 pilgrim", f"take {of(match).tactics_display[0]}")
    return {before, cost, cubes(match, "ash")[0], of(match).flames["ash_pilgrim"], points(match, "ash")}


def forging() -> set[int]:
    earth = {"sowers": "r2_forge r8_forge r6_mine"}
    cards = {"stacks": {3: "u05"}}
    match = manoeuvring("sowers", candles={"sowers_explorer": "r1_mine"}, earth=earth, gold={"sowers": 3}, cards=cards)
    play(match, "move explorer r1_forge")
    before = cubes(match, "sowers")[1]
    play(match, "build grey 6")
    between = cubes(match, "sowers")[1]
    play(match, "buy 3")
    left = cubes(match, "sowers")[1]
    assert of(match).temples == {6: ("grey",)}
    return {3, before, before - between, 6, between - left, left}


def powers() -> set[int]:
    realm = of(_long_battle())
    strength = {realm.houses[seat]: power(realm, seat, 3) for seat in realm.fighting}
    assert (strength["sowers"], strength["coven"], strength["ash"]) == (4 + 2, 1 + 2 + 3, 2 + 2)
    return {4, 2, 1, 3, *strength.values()}


def _long_battle() -> Match:
    owned = {"ash": "tc01 tc04", "sowers": "tc25 tc19", "coven": "tc24-a tc24-b"}
    earth = {"sowers": "r3_curse r3_barracks", "coven": "r3_mine", "ash": "r3_curse r3_mine"}
    candles = {"coven_warrior": "r3_mine 2", "ash_pilgrim": "r3_barracks 2"}
    track = "ash sowers coven engineers"
    return battle(3, *FOUR, track=track, owned=owned, earth=earth, candles=candles, haunts={"cu01": "coven 3"})


PICTURES = {"map": land, "battle": war}
EXAMPLES = {"placing": placing, "forging": forging, "power": powers}
