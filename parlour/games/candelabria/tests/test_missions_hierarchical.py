"""11.11: the twelve hierarchical missions, each with its exact test."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, forging, fought, placed, won
from parlour.games.candelabria.tests.situations import (
    manoeuvring,
    of,
    pass_season,
    pass_to,
    play,
    situation,
    told,
)
from parlour.kernel import Match

IN_FIVE = {"ash": "r5_mine r5_forge", "coven": "r5_tavern"}
TEMPLES = [("mh01", "grey"), ("mh06", "white"), ("mh10", "black")]
MINES = "r1_mine r2_mine r3_mine r4_mine r6_mine"
FORGES = "r2_forge r1_forge r5_forge"


def claims(match: Match) -> list[tuple[str, str]]:
    """Which missions were completed by which House."""
    return [(each.mission, each.house) for each in told(match, "mission-completed")]


@covers("mission:mh01", "mission:mh06", "mission:mh10")
@pytest.mark.parametrize(("mission", "temple"), TEMPLES)
def test_a_battle_is_won_under_the_active_temple(mission: str, temple: str) -> None:
    cards = {"common": "mh01 mh06 mh10"}
    match = fought(battle(5, modules="missions", earth=IN_FIVE, temples={5: f"white black grey {temple}"}, cards=cards))
    assert won(match, 5) == ("coven" if temple == "grey" else "ash")
    assert claims(match) == [(mission, won(match, 5))], "temples beneath do not count"


@covers("mission:mh01", "mission:mh06", "mission:mh10", "CN-X22")
@pytest.mark.parametrize(("mission", "temple"), TEMPLES)
def test_a_region_without_an_opponent_is_no_battle_under_a_temple(mission: str, temple: str) -> None:
    match = situation(
        phase="war", battles=(5,), modules="missions", earth={"ash": "r5_mine"}, temples={5: temple}, cards={"common": mission}
    )
    assert [each.house for each in told(match, "region-won")] == ["ash"] and claims(match) == []


@covers("mission:mh01", "mission:mh06", "mission:mh10", "CN-944")
@pytest.mark.parametrize(("mission", "temple"), TEMPLES)
def test_a_temple_that_is_razed_in_the_battle_is_not_there_when_it_is_won(mission: str, temple: str) -> None:
    match = battle(5, modules="missions", earth=IN_FIVE, temples={5: temple}, owned={"ash": "tc16"}, cards={"common": mission})
    play(commit(match, ash="tc16-a none"), "slot 1", "raze 5")
    assert won(fought(match), 5) == "ash" and claims(match) == []


@covers("mission:mh02")
def test_the_third_candle_of_the_year_is_placed() -> None:
    candles = {"ash_pilgrim": "r8_mine", "ash_warrior": "r8_mine 0"}
    match = placed("uc04", modules="missions", candles=candles, cards={"common": "mh02"})
    assert claims(match) == [("mh02", "ash")]


@covers("mission:mh02")
def test_two_candles_are_not_all_three() -> None:
    match = placed("uc04", modules="missions", candles={"ash_pilgrim": "r8_mine"}, cards={"common": "mh02"})
    assert claims(match) == []


@covers("mission:mh02")
def test_three_candles_are_placed_again_in_the_next_year() -> None:
    candles = {"ash_pilgrim": "r8_mine", "ash_warrior": "r8_mine"}
    match = placed("uc04", modules="missions", candles=candles, cards={"common": "mh02"}, wax={"ash": 8})
    pass_to(pass_season(match), "turn", "ash")
    for role in ("explorer", "pilgrim", "warrior"):
        assert len(claims(match)) == 1
        play(match, next(each for each in match.pending[0].options if each.startswith("place") and each.endswith(role)))
        pass_to(match, "turn", "ash")
    assert claims(match) == [("mh02", "ash"), ("mh02", "ash")]


@covers("mission:mh03", "mission:mh04")
@pytest.mark.parametrize(
    ("haunts", "missions"),
    [
        ({"cu01": "coven 5"}, ["mh03"]),
        ({"cu01": "sowers 5"}, ["mh03"]),
        ({"cu01": "ash 5"}, ["mh04"]),
        ({"cu01": "ash 5", "cu07": "coven 5"}, ["mh03", "mh04"]),
        ({"cu01": "coven 6"}, []),
        ({"cu01": "ash 6"}, []),
        ({}, []),
    ],
    ids=["another participant's", "that of a House elsewhere", "an own one", "both", "elsewhere", "own elsewhere", "none"],
)
def test_a_battle_is_won_against_a_curse_or_with_one(haunts: dict[str, str], missions: list[str]) -> None:
    candles = {"ash_warrior": "r5_mine"}
    match = battle(5, modules="missions", earth=IN_FIVE, candles=candles, haunts=haunts, cards={"common": "mh03 mh04"})
    assert won(fought(match), 5) == "ash" and claims(match) == [(mission, "ash") for mission in missions]


@covers("mission:mh03", "mission:mh04", "CN-X22")
@pytest.mark.parametrize("haunt", ["ash 5", "coven 5"])
def test_without_an_opponent_nobody_wins_against_a_curse_or_with_one(haunt: str) -> None:
    cards = {"common": "mh03 mh04"}
    match = situation(
        phase="war", battles=(5,), modules="missions", earth={"ash": "r5_mine"}, haunts={"cu01": haunt}, cards=cards
    )
    assert [each.house for each in told(match, "region-won")] == ["ash"] and claims(match) == []


@covers("mission:mh03", "mission:mh04")
def test_who_loses_beside_an_own_curse_completes_nothing() -> None:
    match = battle(
        5, modules="missions", earth=IN_FIVE, castles={"ash": "r5_mine"}, haunts={"cu01": "coven 5"}, cards={"common": "mh04"}
    )
    assert won(fought(match), 5) == "ash" and claims(match) == []


@covers("mission:mh05", "CN-X21")
@pytest.mark.parametrize(
    ("stored", "count", "answer", "done"),
    [
        (0, 6, "store 3 3", True),
        (0, 6, "store 0 6", True),
        (4, 6, "store 0 6", True),
        (0, 5, "store 5 0", False),
        (7, 6, "store 0 3", False),
    ],
)
def test_six_cubes_are_really_stored_by_one_action(stored: int, count: int, answer: str, done: bool) -> None:
    earth = {"ash": " ".join(MINES.split()[: count - 1])}
    match = manoeuvring("ash", modules="missions", earth=earth, wax={"ash": stored}, gold={"ash": 0}, cards={"common": "mh05"})
    play(match, "move castle r8_mine", answer)
    assert claims(match) == ([("mh05", "ash")] if done else [])


@covers("mission:mh07")
@pytest.mark.parametrize(("flames", "done"), [(1, True), (2, False)])
def test_a_castle_puts_out_the_last_flame_of_a_candle(flames: int, done: bool) -> None:
    candles = {"coven_warrior": f"r8_mine {flames}"}
    match = manoeuvring("ash", modules="missions", candles=candles, cards={"common": "mh07 mh08"})
    play(match, "move castle r8_mine", "dim coven_warrior")
    assert claims(match) == ([("mh07", "ash")] if done else [])


@covers("mission:mh08")
@pytest.mark.parametrize("cards", [{}, {"built": {"ash": "u08"}}], ids=["its card", "an upgrade"])
def test_a_candle_that_is_placed_puts_out_the_last_flame_of_another(cards: dict[str, dict[str, str]]) -> None:
    candles = {"coven_warrior": "r8_mine 1"}
    card = "uc04" if cards else "uc05"
    match = placed(card, modules="missions", candles=candles, cards={"common": "mh07 mh08", **cards})
    assert claims(play(match, "dim coven_warrior")) == [("mh08", "ash")]


@covers("mission:mh08")
def test_a_flame_that_is_not_the_last_does_not_count() -> None:
    match = placed("uc05", modules="missions", candles={"coven_warrior": "r8_mine 2"}, cards={"common": "mh08"})
    assert claims(play(match, "dim coven_warrior")) == []


@covers("mission:mh08", "CN-836")
def test_a_candle_card_that_is_resolved_again_puts_out_the_last_flame_of_another() -> None:
    candles = {"ash_warrior": "r8_forge 4 uc05", "coven_warrior": "r8_mine 1"}
    match = cursing("cu04", "ash", modules="missions", candles=candles, cards={"common": "mh08"})
    assert claims(play(match, "echo ash_warrior", "dim coven_warrior")) == [("mh08", "ash")]


@covers("mission:mh07", "mission:mh08")
def test_the_last_flame_in_a_battle_or_under_a_curse_is_put_out_by_neither_castle_nor_candle() -> None:
    candles, common = {"coven_warrior": "r8_mine 1"}, {"common": "mh07 mh08"}
    fight = battle(8, modules="missions", candles=candles, owned={"ash": "tc03"}, cards=common)
    play(commit(fight, ash="tc03-a none"), "slot 1", "dim coven_warrior")
    curse = cursing("cu05", "ash", modules="missions", candles=candles, cards=common)
    play(curse, "dim coven_warrior")
    assert claims(fight) == claims(curse) == []


@covers("mission:mh09")
def test_three_things_are_bought_in_one_forge_action() -> None:
    cards = {"common": "mh09", "stacks": {3: "u05 u07"}}
    match = forging(modules="missions", earth={"engineers": FORGES}, gold={"engineers": 4}, cards=cards)
    play(match, "buy 3", "build grey 2")
    assert claims(match) == []
    assert claims(play(match, "buy 3")) == [("mh09", "engineers")]


@covers("mission:mh09")
def test_three_things_that_are_bought_in_two_actions_do_not_count() -> None:
    cards = {"common": "mh09", "stacks": {3: "u05 u07", 4: "u04 u08"}}
    match = forging(
        modules="missions", castles={"engineers": "r2_mine"}, earth={"engineers": "r1_forge"}, gold={"engineers": 3}, cards=cards
    )
    play(match, "buy 3", "move castle r2_forge", "buy 3", "buy 4")
    assert len(of(match).built[1]) == 3 and claims(match) == []


@covers("mission:mh11")
def test_both_cards_of_one_player_are_neutralised() -> None:
    owned = {"ash": "tc01 tc02", "coven": "tc24 tc04"}
    match = battle(5, modules="missions", earth=IN_FIVE, owned=owned, cards={"common": "mh11"})
    play(commit(match, ash="tc01-a tc02-a", coven="tc24-a tc04-a"), "strike tc01-a tc24-a")
    assert claims(match) == []
    assert claims(play(match, "strike tc02-a tc04-a")) == [("mh11", "ash")]


@covers("mission:mh11")
def test_cards_of_two_players_are_not_both_cards_of_one() -> None:
    owned = {"ash": "tc01 tc02", "coven": "tc24", "sowers": "tc04"}
    earth = {**IN_FIVE, "sowers": "r5_mine"}
    match = battle(5, modules="missions", earth=earth, owned=owned, cards={"common": "mh11"})
    commit(match, ash="tc01-a tc02-a", coven="tc24-a none", sowers="tc04-a none")
    assert claims(play(match, "strike tc01-a tc24-a", "strike tc02-a tc04-a")) == []


@covers("mission:mh12")
@pytest.mark.parametrize(("count", "done"), [(3, True), (2, False)])
def test_three_tactics_cards_are_taken_by_one_territory_action(count: int, done: bool) -> None:
    earth = {"ash": " ".join(["r3_barracks", "r6_barracks"][: count - 1])}
    match = manoeuvring("ash", modules="missions", earth=earth, cards={"common": "mh12"})
    play(match, "move castle r8_barracks")
    for card in of(match).tactics_display[:count]:
        play(match, f"take {card}")
    assert claims(match) == ([("mh12", "ash")] if done else [])


@covers("mission:mh12")
@pytest.mark.parametrize(("taken", "done"), [(4, True), (3, True), (2, False)])
def test_three_tactics_cards_are_taken_by_one_candle_card(taken: int, done: bool) -> None:
    match = placed("uc47", year=3, modules="missions", wax={"ash": 3}, cards={"common": "mh12"})
    for card in of(match).tactics_display[:taken]:
        play(match, f"take {card}")
    if taken < 4:
        play(match, "skip")
    assert claims(match) == ([("mh12", "ash")] if done else [])


@covers("mission:mh12")
def test_a_card_of_an_upgrade_is_not_one_of_the_candle_card() -> None:
    cards = {"common": "mh12", "built": {"ash": "u20"}}
    match = placed("uc10", year=2, modules="missions", cards=cards)
    for card in of(match).tactics_display[:2]:
        play(match, f"take {card}")
    play(match, f"take {of(match).tactics_display[0]}")
    assert len(of(match).owned[0]) == 3 and claims(match) == []


@covers("mission:mh12", "CN-836")
def test_three_tactics_cards_are_taken_by_a_candle_card_that_is_resolved_again() -> None:
    candles = {"ash_warrior": "r8_forge 4 uc47"}
    match = cursing("cu04", "ash", year=3, modules="missions", candles=candles, cards={"common": "mh12"})
    play(match, "echo ash_warrior")
    for card in of(match).tactics_display[:4]:
        play(match, f"take {card}")
    assert claims(match) == [("mh12", "ash")]
