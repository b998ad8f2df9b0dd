"""6.10: upgrades."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, forging, fought, gains, placed, powers
from parlour.games.candelabria.tests.situations import (
    asked,
    cubes,
    facts_asked,
    of,
    options,
    pass_to,
    play,
    play_out,
    points,
    situation,
    told,
)

BOTH_IN_FIVE = {"ash": "r5_forge", "coven": "r5_mine"}
OF_THE_END = ("u28", "u29", "u30", "u31", "u32", "u33", "u34", "u35", "u36")


@covers("CN-761", "CN-124", "CN-623")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_a_token_works_from_its_year_on(year: int) -> None:
    match = placed("hc_ash_1", year=year, cards={"built": {"ash": "u20"}})
    play(match, "take " + of(match).tactics_display[0])
    assert (asked(match) == "tactics" and facts_asked(match)["source"] == "u20") is (year >= 2)


@covers("CN-761")
def test_a_token_that_was_bought_before_its_year_wakes_up_when_it_comes() -> None:
    match = forging(gold={"engineers": 2}, cards={"stacks": {3: "u20"}})
    play(match, "buy 3")
    assert cubes(match, "engineers") == (2, 0)
    pass_to(match, "turn", "engineers")
    assert of(match).year == 2
    play(match, "place uc04 warrior")
    pass_to(match, "tactics")
    assert facts_asked(match)["source"] == "u20"


@covers("CN-761")
@pytest.mark.parametrize("token", OF_THE_END)
def test_a_token_of_the_end_of_the_game_is_of_the_third_year(token: str) -> None:
    assert "buy 3" not in options(forging(gold={"engineers": 2}, cards={"stacks": {3: token}}))
    match = forging(gold={"engineers": 3}, cards={"stacks": {3: token}})
    play(match, "buy 3")
    assert cubes(match, "engineers")[1] == 0


@covers("CN-761")
@pytest.mark.parametrize("token", [f"u{number:02}" for number in range(1, 12)])
def test_a_token_that_names_no_year_is_of_the_first(token: str) -> None:
    match = forging(gold={"engineers": 1}, cards={"stacks": {3: token}})
    play(match, "buy 3")
    assert cubes(match, "engineers")[1] == 0 and of(match).built[1] == (token,)


@covers("CN-762", "CN-769")
@pytest.mark.parametrize(("year", "power"), [(1, 1 + 3 + 1), (2, 1 + 3 + 2), (3, 1 + 3 + 3)])
def test_tokens_of_the_same_effect_add_up(year: int, power: int) -> None:
    match = battle(5, year=year, earth=BOTH_IN_FIVE, haunts={"cu01": "ash 5"}, cards={"built": {"ash": "u09 u19 u26"}})
    assert powers(fought(match), 5) == {"ash": power, "coven": 1}


@covers("CN-762")
def test_each_own_curse_is_strengthened_and_no_other() -> None:
    haunts = {"cu01": "ash 5", "cu03": "ash 5", "cu07": "coven 5"}
    match = battle(5, earth=BOTH_IN_FIVE, haunts=haunts, cards={"built": {"ash": "u09"}})
    assert powers(fought(match), 5) == {"ash": 1 + 4 + 4, "coven": 1 + 3}


@covers("CN-763")
def test_when_you_place_a_candle_works_once_for_a_candle() -> None:
    match = placed("uc13", "warrior", wax={"ash": 4}, cards={"built": {"ash": "u05"}, "candle_deck": "uc04"})
    assert gains(match, "ash") == [("uc13", 1), ("u05", 1)]
    play(match, "place uc04 explorer")
    assert gains(match, "ash") == [("uc13", 1), ("u05", 1), ("uc04", 2), ("u05", 1)]


@covers("CN-763")
def test_a_manoeuvre_places_no_candle() -> None:
    match = situation(cards={"hands": {"ash": "uc04"}, "built": {"ash": "u05"}})
    play(match, "manoeuvre uc04", "move castle r8_barracks")
    assert points(match, "ash") == 0


@covers("CN-764")
def test_when_you_place_a_temple_works_for_a_bought_one() -> None:
    match = forging(cards={"built": {"engineers": "u10"}})
    play(match, "build grey 2")
    assert gains(match, "engineers") == [("u10", 1)]


@covers("CN-764", "CN-841")
def test_when_you_place_a_temple_works_for_the_gift_of_a_curse() -> None:
    match = cursing("cu02", "ash", cards={"built": {"ash": "u10"}})
    assert asked(match) == "gift" and facts_asked(match) == {"region": 8}
    play(match, "build white 8")
    assert gains(match, "ash") == [("white", 4), ("u10", 1)]


@covers("CN-764")
def test_a_temple_of_another_triggers_nothing() -> None:
    match = forging(cards={"built": {"ash": "u10"}})
    play(match, "build grey 2")
    assert points(match, "ash") == 0


@covers("CN-765", "CN-820")
def test_when_you_place_a_curse_works_for_each_of_them() -> None:
    cards = {"built": {"ash": "u06"}, "tactics_display": "tc01 tc02 tc03 tc04 tc05 tc06"}
    match = cursing("cu03 cu08", "ash", cards=cards)
    assert list(of(match).haunts) == ["cu03"] and facts_asked(match)["source"] == "u06"
    play(match, "take tc01-a")
    assert list(of(match).haunts) == ["cu03", "cu08"] and facts_asked(match)["source"] == "u06"
    play(match, "take tc02-a")
    assert {"tc01-a", "tc02-a"} <= set(of(match).owned[0])


@covers("CN-765")
def test_a_curse_of_another_triggers_nothing() -> None:
    match = cursing("cu03", "coven", cards={"built": {"ash": "u06"}}, battles=(5,), earth=BOTH_IN_FIVE)
    play(match, "haunt 5")
    assert asked(match) == "commit"


@covers("CN-766", "CN-932")
def test_each_resolved_tactics_card_triggers_once_after_its_own_icons() -> None:
    match = battle(5, year=3, earth=BOTH_IN_FIVE, owned={"ash": "tc17 tc04"}, cards={"built": {"ash": "u22"}})
    play(commit(match, ash="tc17-a tc04-a"), "slot 2")
    assert asked(match) == "ignite" and gains(match, "ash") == []
    play(match, "skip")
    assert gains(match, "ash")[:2] == [("tc04-a", 1), ("u22", 1)]
    assert gains(match, "ash")[2:4] == [("tc17-a", 3), ("u22", 1)]


@covers("CN-766", "CN-925")
@pytest.mark.parametrize("house", ["ash", "coven"])
def test_a_discarded_or_neutralised_card_triggers_nothing(house: str) -> None:
    match = battle(5, year=3, earth=BOTH_IN_FIVE, owned={"ash": "tc02", "coven": "tc24"}, cards={"built": {house: "u22"}})
    play(commit(match, ash="tc02-a none", coven="tc24-a none"), "strike tc02-a tc24-a")
    assert "u22" not in dict(gains(fought(match), house))


@covers("CN-767")
def test_weak_actions_and_withering_cards_are_no_tactics_cards() -> None:
    cards = {"built": {"ash": "u22"}, "withered": {"ash 1": "w3"}}
    match = commit(battle(5, year=3, modules="withering", earth=BOTH_IN_FIVE, cards=cards))
    play(match, "slot 1", "do vp")
    assert gains(match, "ash")[:2] == [("w3", 1), ("weak-ash", 1)], "the withering card, then the weak action, and no more"
    assert "u22" not in dict(gains(fought(match), "ash"))


@covers("CN-768")
def test_a_territory_counted_in_addition_is_not_controlled() -> None:
    cards = {"built": {"ash": "u15 u30"}}
    match = play_out(situation(phase="war", year=3, battles=(), earth={"ash": "r5_tavern r7_tavern"}, cards=cards))
    assert gains(match, "ash") == [("u30", 4)]


@covers("CN-768", "CN-601")
@pytest.mark.parametrize(("year", "drawn"), [(1, 1), (2, 2), (3, 2)])
def test_a_territory_counted_in_addition_serves_its_action(year: int, drawn: int) -> None:
    cards = {"hands": {"sowers": "uc04"}, "built": {"sowers": "u15"}}
    match = situation(year=year, cards=cards, castles={"sowers": "r5_mine"})
    play(match, "manoeuvre uc04", "move castle r5_tavern")
    assert [each.number for each in told(match, "candles-drawn")] == [drawn]


@covers("CN-769")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_a_stronger_castle_is_stronger_in_every_battle(year: int) -> None:
    match = battle(5, year=year, castles={"ash": "r5_mine", "coven": "r5_forge"}, cards={"built": {"ash": "u03"}}, battles=(5, 6))
    assert powers(fought(match), 5) == {"ash": 5, "coven": 4}


@covers("CN-769")
def test_a_curse_is_stronger_only_from_the_year_of_the_token_on() -> None:
    match = battle(5, year=1, earth=BOTH_IN_FIVE, haunts={"cu01": "ash 5"}, cards={"built": {"ash": "u19"}})
    assert powers(fought(match), 5) == {"ash": 4, "coven": 1}


@covers("CN-770")
def test_a_token_of_the_end_scores_in_the_final_scoring_alone() -> None:
    match = situation(phase="war", year=2, battles=(), earth={"ash": "r5_tavern"}, cards={"built": {"ash": "u30 u36"}})
    pass_to(match, "turn")
    assert of(match).year == 3 and gains(match, "ash") == []
    assert {reason for reason, _ in gains(play_out(match), "ash")} >= {"u30", "u36"}
