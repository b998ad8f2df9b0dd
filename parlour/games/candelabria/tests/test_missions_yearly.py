"""11.11: the twelve yearly missions, each with its exact test."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, forging, fought, placed
from parlour.games.candelabria.tests.situations import (
    asked,
    manoeuvring,
    pass_season,
    play,
    situation,
    told,
)
from parlour.kernel import Match

IN_SIX = {"ash": "r6_mine", "coven": "r6_curse"}


def claims(match: Match) -> list[tuple[str, str]]:
    """Which missions were completed by which House."""
    return [(each.mission, each.house) for each in told(match, "mission-completed")]


def turned(curses: str, mission: str, **more: Any) -> list[tuple[str, str]]:
    """What is claimed when the Coven controls all these curses but none can be placed by anybody else."""
    return claims(pass_season(cursing(curses, "coven", modules="missions", cards={"common": mission}, **more)))


@covers("mission:my01", "mission:my02", "mission:my03")
@pytest.mark.parametrize(("mission", "place"), [("my01", 0), ("my02", 1), ("my03", 2)])
def test_the_curse_in_a_place_of_the_display_is_controlled(mission: str, place: int) -> None:
    curses = ["cu03", "cu08", "cu09"]
    influence = {curse: {"ash" if at == place else "coven": 1} for at, curse in enumerate(curses)}
    match = cursing(" ".join(curses), "", modules="missions", influence=influence, cards={"common": mission})
    assert claims(pass_season(match)) == [(mission, "ash")]


@covers("mission:my01", "CN-813")
def test_a_curse_that_nobody_controls_completes_nothing() -> None:
    assert turned("cu03", "my01", influence={}) == []


@covers("mission:my01", "CN-819")
def test_a_curse_is_controlled_even_if_it_can_be_placed_nowhere() -> None:
    assert turned("cu03", "my01", temples={4: "black"}) == [("my01", "coven")]


@covers("mission:my03")
def test_without_a_third_card_the_third_curse_is_controlled_by_nobody() -> None:
    assert turned("cu03 cu08", "my03") == []
    assert turned("cu03 cu08 cu09", "my03") == [("my03", "coven")]


@covers("mission:my04")
@pytest.mark.parametrize("temple", ["white", "grey", "black"])
def test_a_temple_is_bought(temple: str) -> None:
    match = forging(modules="missions", cards={"common": "my04"})
    assert claims(play(match, f"build {temple} 2")) == [("my04", "engineers")]


@covers("mission:my04", "CN-838")
def test_a_temple_is_a_gift() -> None:
    match = cursing("cu02", "ash", modules="missions", cards={"common": "my04"})
    assert claims(play(match, "build grey 8")) == [("my04", "ash")]


@covers("mission:my05")
def test_a_temple_is_razed_by_a_candle() -> None:
    match = placed("uc07", modules="missions", temples={4: "grey"}, cards={"common": "my05 my04"})
    assert claims(play(match, "raze 4")) == [("my05", "ash")]


@covers("mission:my05")
def test_a_temple_is_razed_in_a_battle() -> None:
    match = battle(6, modules="missions", earth=IN_SIX, temples={6: "grey"}, owned={"ash": "tc16"}, cards={"common": "my05"})
    play(commit(match, ash="tc16-a none"), "slot 1", "raze 6")
    assert claims(match) == [("my05", "ash")]


@covers("mission:my05", "CN-748")
def test_covering_a_temple_does_not_destroy_it() -> None:
    match = forging(modules="missions", temples={2: "grey"}, cards={"common": "my05"})
    assert claims(play(match, "build black 2")) == []


@covers("mission:my06", "mission:my07", "mission:my08")
@pytest.mark.parametrize(("token", "mission"), [("u05", "my06"), ("u12", "my07"), ("u30", "my08")])
def test_an_upgrade_of_a_year_is_bought(token: str, mission: str) -> None:
    cards = {"common": "my06 my07 my08", "stacks": {3: token}}
    match = forging(modules="missions", gold={"engineers": 3}, cards=cards)
    assert claims(play(match, "buy 3")) == [(mission, "engineers")]


@covers("mission:my06", "mission:my07", "mission:my08", "CN-838")
@pytest.mark.parametrize(("token", "mission"), [("u05", "my06"), ("u12", "my07"), ("u30", "my08")])
def test_an_upgrade_of_a_year_is_a_gift(token: str, mission: str) -> None:
    cards = {"common": "my06 my07 my08", "stacks": {3: token}}
    match = cursing("cu02", "ash", modules="missions", gold={"ash": 0}, cards=cards)
    assert claims(play(match, "buy 3")) == [(mission, "ash")]


@covers("mission:my09")
@pytest.mark.parametrize(("answer", "done"), [("douse coven r4_mine", True), ("dim coven_warrior", False), ("skip", False)])
def test_an_earth_flame_of_an_opponent_is_put_out_by_a_candle(answer: str, done: bool) -> None:
    candles = {"coven_warrior": "r4_tavern"}
    match = placed("uc05", modules="missions", earth={"coven": "r4_mine"}, candles=candles, cards={"common": "my09"})
    assert claims(play(match, answer)) == ([("my09", "ash")] if done else [])


@covers("mission:my09", "CN-463")
def test_an_earth_flame_of_an_opponent_is_put_out_by_a_castle() -> None:
    match = manoeuvring("ash", modules="missions", earth={"coven": "r8_mine"}, cards={"common": "my09"})
    assert claims(play(match, "move castle r8_mine", "douse coven r8_mine")) == [("my09", "ash")]


@covers("mission:my09", "CN-833", "CN-832")
@pytest.mark.parametrize(("owner", "done"), [("coven", True), ("ash", False)])
def test_an_earth_flame_of_an_opponent_is_put_out_by_a_curse_and_an_own_one_does_not_count(owner: str, done: bool) -> None:
    common = {"common": "my09"}
    snuffed = cursing("cu01", "ash", modules="missions", earth={owner: "r8_mine"}, cards=common)
    gloomy = cursing("cu05", "ash", modules="missions", earth={owner: "r8_mine"}, cards=common)
    play(gloomy, f"douse {owner} r8_mine")
    assert claims(snuffed) == claims(gloomy) == ([("my09", "ash")] if done else [])


@covers("mission:my10")
@pytest.mark.parametrize(("flames", "done"), [(1, True), (2, False)])
def test_the_last_flame_of_a_candle_is_put_out(flames: int, done: bool) -> None:
    candles = {"coven_warrior": f"r8_mine {flames}"}
    by_card = placed("uc05", modules="missions", candles=candles, cards={"common": "my10"})
    by_castle = manoeuvring("ash", modules="missions", candles=candles, cards={"common": "my10"})
    by_curse = cursing("cu05", "ash", modules="missions", candles=candles, cards={"common": "my10"})
    play(by_card, "dim coven_warrior")
    play(by_castle, "move castle r8_mine", "dim coven_warrior")
    play(by_curse, "dim coven_warrior")
    expected = [("my10", "ash")] if done else []
    assert claims(by_card) == claims(by_castle) == claims(by_curse) == expected


@covers("mission:my10")
def test_the_last_flame_of_a_candle_is_put_out_in_a_battle() -> None:
    candles = {"coven_warrior": "r6_mine 1"}
    match = battle(6, modules="missions", earth=IN_SIX, candles=candles, cards={"common": "my10"})
    play(commit(match), "slot 1", "dim coven_warrior")
    assert claims(match) == [("my10", "ash")]


@covers("mission:my10", "CN-440")
def test_the_last_flame_of_an_own_candle_does_not_count() -> None:
    candles = {"ash_warrior": "r8_forge 1"}
    burnt = manoeuvring("ash", modules="missions", candles=candles, cards={"common": "my10"}, earth={"ash": "r8_mine"})
    play(burnt, "move warrior r8_mine", "burn warrior r8_forge")
    gloomy = cursing("cu05", "ash", modules="missions", candles=candles, cards={"common": "my10"})
    play(gloomy, "dim ash_warrior")
    assert claims(burnt) == claims(gloomy) == []


@covers("mission:my11")
@pytest.mark.parametrize(("answer", "done"), [("strike tc02-a tc24-a", True), ("decline", False)])
def test_a_tactics_card_is_neutralised(answer: str, done: bool) -> None:
    owned = {"ash": "tc02", "coven": "tc24"}
    match = battle(6, modules="missions", earth=IN_SIX, owned=owned, cards={"common": "my11"})
    play(commit(match, ash="tc02-a none", coven="tc24-a none"), answer)
    if not done:
        play(match, "decline")
    assert claims(match) == ([("my11", "ash")] if done else []) and asked(match) == "slot"


@covers("mission:my12", "CN-X22")
@pytest.mark.parametrize(
    ("earth", "missions"),
    [({"ash": "r6_mine"}, ["my12"]), ({"ash": "r6_mine r6_barracks", "coven": "r6_curse"}, ["my12", "mh06"])],
)
def test_region_six_is_won_with_or_without_a_fight(earth: dict[str, str], missions: list[str]) -> None:
    common = {"common": "my12 mh06"}
    match = situation(phase="war", year=3, battles=(6,), modules="missions", earth=earth, cards=common, temples={6: "white"})
    pass_season(match)
    assert claims(match) == [(mission, "ash") for mission in missions]


@covers("mission:my12")
def test_another_region_is_not_region_six() -> None:
    match = battle(5, modules="missions", earth={"ash": "r5_mine", "coven": "r5_forge"}, cards={"common": "my12"})
    assert claims(fought(match)) == []
