"""11.8: every upgrade does what is printed on it, from its year on and not before."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.resolving import icons_resolved
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, forging, fought, gains, placed, powers
from parlour.games.candelabria.tests.situations import (
    asked,
    facts_asked,
    manoeuvring,
    options,
    play,
    play_out,
    situation,
)
from parlour.kernel import Match

IN_FIVE = {"ash": "r5_mine", "coven": "r5_forge"}
HOUSES = ("ash", "coven", "knights", "engineers")
FLAMES = {"coven": "r4_mine r5_forge r5_mine r5_tavern"}


def built(token: str, house: str = "ash") -> dict[str, Any]:
    """The castle of a House has this upgrade."""
    return {"built": {house: token}}


def reached(match: Match, *words: str) -> set[str]:
    """Where an action with these first words leads."""
    head = f"{' '.join(words)} "
    return {each.removeprefix(head) for each in options(match) if each.startswith(head)}


@covers("upgrade:u01", "CN-457")
def test_with_a_long_stride_the_explorer_jumps_over_two() -> None:
    candles = {"coven_explorer": "r4_portal"}
    near = {each: manoeuvring("coven", candles=candles, cards=built(each, "coven")) for each in ("u03", "u01")}
    plain, longer = (reached(near[each], "move", "explorer") for each in ("u03", "u01"))
    assert plain < longer and "r6_mine" in plain and "r6_barracks" in longer - plain


@covers("upgrade:u02", "CN-467")
def test_with_a_battle_shove_the_warrior_drives_one_further() -> None:
    candles = {"coven_warrior": "r4_mine", "ash_pilgrim": "r4_portal"}
    near = {each: manoeuvring("coven", candles=candles, cards=built(each, "coven")) for each in ("u03", "u02")}
    plain, longer = (reached(play(near[each], "move warrior r4_portal"), "push", "ash_pilgrim") for each in ("u03", "u02"))
    assert plain == {"r4_mine", "r4_tavern"} and plain < longer and "r5_mine" in longer


@covers("upgrade:u03", "CN-769")
def test_thicker_walls_make_the_castle_stronger() -> None:
    match = battle(5, earth=IN_FIVE, castles={"ash": "r5_tavern"}, cards=built("u03"))
    assert powers(fought(match), 5) == {"ash": 1 + 5, "coven": 1}


@covers("upgrade:u04", "upgrade:u05", "upgrade:u07", "upgrade:u08", "upgrade:u20", "CN-763")
@pytest.mark.parametrize(
    ("token", "year", "icon"),
    [
        ("u04", 1, ("steal", 1)),
        ("u05", 1, ("vp", 1)),
        ("u07", 1, ("ignite", 1)),
        ("u08", 1, ("extinguish", 1)),
        ("u20", 2, ("tactics", 1)),
    ],
)
def test_an_upgrade_works_when_a_candle_is_placed(token: str, year: int, icon: tuple[str, int]) -> None:
    match = placed("uc04", year=year, houses=HOUSES, earth=FLAMES, cards=built(token))
    assert icons_resolved(match, "ash", token) == [icon]
    if year > 1:
        early = placed("uc04", year=year - 1, houses=HOUSES, earth=FLAMES, cards=built(token))
        assert icons_resolved(early, "ash", token) == []


@covers("upgrade:u06", "CN-765")
def test_a_pact_ledger_gives_a_tactics_card_for_a_curse() -> None:
    match = cursing("cu08", "ash", cards=built("u06"))
    assert icons_resolved(match, "ash", "u06") == [("tactics", 1)]


@covers("upgrade:u09", "upgrade:u19", "upgrade:u26", "CN-762")
@pytest.mark.parametrize(("token", "year"), [("u09", 1), ("u19", 2), ("u26", 3)])
def test_a_chain_makes_own_curses_stronger(token: str, year: int) -> None:
    for played in range(1, 4):
        match = battle(5, year=played, earth=IN_FIVE, haunts={"cu01": "ash 5", "cu07": "sowers 5"}, cards=built(token))
        assert powers(fought(match), 5) == {"ash": 1 + 3 + (played >= year), "coven": 1}


@covers("upgrade:u10", "upgrade:u18", "upgrade:u27", "CN-764")
@pytest.mark.parametrize(
    ("token", "year", "icon"), [("u10", 1, ("vp", 1)), ("u18", 2, ("ignite", 1)), ("u27", 3, ("extinguish", 1))]
)
def test_an_upgrade_works_when_a_temple_is_placed(token: str, year: int, icon: tuple[str, int]) -> None:
    for played in range(1, 4):
        match = forging(*HOUSES, year=played, earth=FLAMES, cards=built(token, "engineers"))
        play(match, "build grey 2")
        assert icons_resolved(match, "engineers", token) == ([icon] if played >= year else [])


@covers("upgrade:u11", "CN-464")
def test_a_battering_prow_puts_out_two_flames() -> None:
    earth = {"coven": "r8_mine", "sowers": "r8_mine"}
    match = manoeuvring("ash", earth=earth, candles={"coven_warrior": "r8_mine"}, cards=built("u11"))
    play(match, "move castle r8_mine", "douse coven r8_mine")
    assert asked(match) == "trample" and options(match) == {"douse sowers r8_mine", "dim coven_warrior", "skip"}
    play(match, "dim coven_warrior")
    assert asked(match) != "trample"


@covers("upgrade:u12", "upgrade:u13", "upgrade:u14", "upgrade:u15", "upgrade:u16", "upgrade:u17", "CN-601")
@pytest.mark.parametrize(
    ("token", "symbol", "start", "fact"),
    [
        ("u12", "mine", "r5_forge r5_mine", "count"),
        ("u13", "curse", "r3_mine r3_curse", "left"),
        ("u14", "barracks", "r3_mine r3_barracks", "left"),
        ("u15", "tavern", "r5_mine r5_tavern", "left"),
        ("u16", "forge", "r5_mine r5_forge", "left"),
        ("u17", "portal", "r1_mine r1_portal", "left"),
    ],
)
def test_an_upgrade_counts_one_more_territory(token: str, symbol: str, start: str, fact: str) -> None:
    castle, territory = start.split()
    for year, count in ((1, 1), (2, 2), (3, 2)):
        cards = {"curses": "cu07 cu09", **built(token, "sowers")}
        match = manoeuvring("sowers", year=year, castles={"sowers": castle}, gold={"sowers": 8}, wax={"sowers": 0}, cards=cards)
        play(match, f"move castle {territory}")
        assert facts_asked(match)[fact] == count, symbol


@covers("upgrade:u21", "CN-444")
def test_twin_wicks_burn_twice() -> None:
    for year, burns in ((1, 1), (2, 2), (3, 2)):
        match = manoeuvring("ash", year=year, candles={"ash_warrior": "r8_forge"}, earth={"ash": "r8_mine"}, cards=built("u21"))
        assert facts_asked(match)["burns"] == burns
        play(match, "move warrior r8_mine")
        assert reached(match, "burn", "warrior")


@covers("upgrade:u22", "upgrade:u23", "upgrade:u24", "upgrade:u25", "CN-766")
@pytest.mark.parametrize(
    ("token", "icon"), [("u22", ("vp", 1)), ("u23", ("ignite", 1)), ("u24", ("extinguish", 1)), ("u25", ("steal", 2))]
)
def test_an_upgrade_works_when_a_tactics_card_is_resolved(token: str, icon: tuple[str, int]) -> None:
    for year in (2, 3):
        earth = {"ash": "r5_mine", "coven": "r5_forge r5_tavern"}
        match = battle(5, year=year, earth=earth, owned={"ash": "tc17"}, cards=built(token))
        play(commit(match, ash="tc17-a none"), "slot 1")
        assert icons_resolved(match, "ash", token) == ([icon] if year == 3 else [])


@covers(
    "upgrade:u28", "upgrade:u29", "upgrade:u30", "upgrade:u31", "upgrade:u32", "upgrade:u33", "upgrade:u34", "upgrade:u35",
    "upgrade:u36", "CN-1023", "CN-1024",
)  # fmt: skip
@pytest.mark.parametrize(
    ("token", "vp"),
    [
        ("u28", 2 * 2),
        ("u29", 2 * 1),
        ("u30", 2 * 1),
        ("u31", 2 * 2),
        ("u32", 2 * 1),
        ("u33", 3),
        ("u34", 7),
        ("u35", 4),
        ("u36", 9),
    ],
)
def test_an_upgrade_of_the_end_scores_what_is_printed(token: str, vp: int) -> None:
    lit = "r3_barracks r6_barracks r2_curse r5_tavern r1_forge r1_portal r1_mine r2_mine r3_mine"
    cards = {"built": {"ash": token}, "owned": {"ash": "tc01 tc02 ht_ash_1"}, "used": {"ash": "tc03"}}
    match = situation(phase="war", year=3, battles=(), earth={"ash": lit}, wax={"ash": 3}, gold={"ash": 4}, cards=cards)
    assert gains(play_out(match), "ash") == [(token, vp)], "the castle stands on a forge of its own"
