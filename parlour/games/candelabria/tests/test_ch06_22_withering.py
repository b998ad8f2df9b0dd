"""6.22: withering cards: who takes them, where they lie, and what they do in a battle."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, gains
from parlour.games.candelabria.tests.situations import (
    asked,
    facts_asked,
    house_asked,
    of,
    options,
    pass_season,
    pass_to,
    play,
    points,
    seen_by,
    situation,
    told,
)
from parlour.kernel import Match

IN_FIVE = {"ash": "r5_mine", "coven": "r5_forge"}
EITHER = [
    ("w3", {"do vp", "do ignite", "skip"}),
    ("w4", {"do extinguish", "do steal", "skip"}),
    ("w5", {"do steal", "do vp", "skip"}),
    ("w8", {"do ignite", "do steal", "skip"}),
]


def withering(influence: dict[str, int], track: str = "", curses: str = "cu03", **more: Any) -> Match:
    """War preparation with these flames before each of these curses, the deck w1, w2, w3 from the top."""
    cards = {"withering_deck": "w1 w2 w3", **more.pop("cards", {})}
    more.setdefault("earth", IN_FIVE)
    more.setdefault("battles", (5,))
    laid = dict.fromkeys(curses.split(), influence)
    return cursing(curses, "", influence=laid, track=track, modules="withering", cards=cards, **more)


def takers(match: Match) -> list[str]:
    """Who has taken withering cards, or is asked where to lay one."""
    taken = [str(each.house) for each in told(match, "withering-taken")]
    return [*taken, house_asked(match)] if asked(match) == "wither" else taken


def laid(match: Match, house: str) -> list[tuple[str, ...]]:
    """What lies on the two slots of a House."""
    seat = of(match).seat_of[house]
    return [of(match).withered[2 * seat], of(match).withered[2 * seat + 1]]


def in_battle(kind: str, **more: Any) -> Match:
    """Ash has this card on its first slot and resolves it now, in region 5."""
    cards = {"withered": {"ash 1": kind}}
    more.setdefault("earth", IN_FIVE)
    return play(commit(battle(5, modules="withering", cards=cards, **more)), "slot 1")


@covers("CN-1301", "CN-T10", "CN-815")
def test_the_runner_up_takes_the_top_card() -> None:
    match = withering({"coven": 3, "ash": 2, "sowers": 1})
    assert takers(match) == ["ash"] and of(match).withered[-1] == ("w1-a",)
    assert [each.house for each in told(match, "curse-turned")] == ["coven"]
    play(match, "slot 1")
    assert laid(match, "ash") == [("w1-a",), ()]


@covers("CN-1301", "CN-814")
def test_a_curse_that_nobody_controls_withers_nobody() -> None:
    assert takers(pass_season(withering({}))) == []


@covers("CN-1302")
@pytest.mark.parametrize(("influence", "found"), [({"coven": 3}, []), ({"coven": 3, "ash": 1}, ["ash"])])
def test_the_runner_up_needs_an_earth_flame_there(influence: dict[str, int], found: list[str]) -> None:
    assert takers(withering(influence)) == found


@covers("CN-1303")
@pytest.mark.parametrize(
    ("influence", "track", "taker"),
    [
        ({"coven": 3, "ash": 2, "sowers": 2}, "sowers ash coven engineers", "sowers"),
        ({"coven": 3, "ash": 2, "sowers": 2}, "ash sowers coven engineers", "ash"),
        ({"coven": 3, "ash": 3, "sowers": 2}, "ash coven sowers engineers", "coven"),
        ({"coven": 3, "ash": 3, "sowers": 3}, "sowers coven ash engineers", "coven"),
    ],
    ids=["tied for second", "the other way round", "tied for first", "three tied"],
)
def test_ties_for_second_place_go_to_the_earlier_on_the_track(influence: dict[str, int], track: str, taker: str) -> None:
    assert takers(withering(influence, track)) == [taker]


@covers("CN-1304", "CN-H11")
@pytest.mark.parametrize("slot", [1, 2])
def test_the_card_is_shown_and_laid_on_a_slot_of_choice(slot: int) -> None:
    match = withering({"coven": 3, "ash": 2})
    assert options(match) == {"slot 1", "slot 2"} and seen_by(match, "sowers")["withered"]["-1"] == ["w1-a"]
    play(match, f"slot {slot}")
    assert laid(match, "ash")[slot - 1] == ("w1-a",) and laid(match, "ash")[2 - slot] == ()
    assert [tuple(each) for each in told(match, "withering-taken")] == [("ash", "w1-a", slot)]


@covers("CN-1304", "CN-1307", "CN-933")
@pytest.mark.parametrize(("slot", "weak"), [(1, ("weak-ash", 1)), (2, None)])
def test_the_card_replaces_the_weak_action_of_its_slot(slot: int, weak: tuple[str, int] | None) -> None:
    cards = {"withered": {f"ash {slot}": "w5"}}
    match = play(commit(battle(5, modules="withering", earth=IN_FIVE, cards=cards)), f"slot {slot}", "skip")
    pass_to(match, "slot", "coven")
    assert gains(match, "ash") == ([weak] if weak else []), "the weak action for a point is on slot 2"


@covers("CN-1305")
def test_the_second_card_goes_to_the_other_slot() -> None:
    match = withering({"coven": 3, "ash": 2}, cards={"withered": {"ash 1": "w7"}})
    assert laid(match, "ash") == [("w7-a",), ("w1-a",)] and asked(match) != "wither"


@covers("CN-1306", "CN-X23")
@pytest.mark.parametrize(("slot", "gone", "kept"), [(1, "w7-a", "w8-a"), (2, "w8-a", "w7-a")])
def test_a_third_card_is_shown_and_drives_one_of_the_two_under_the_deck(slot: int, gone: str, kept: str) -> None:
    match = withering({"coven": 3, "ash": 2}, cards={"withered": {"ash 1": "w7", "ash 2": "w8"}})
    assert asked(match) == "wither" and of(match).withered[-1] == ("w1-a",) and options(match) == {"slot 1", "slot 2"}
    play(match, f"slot {slot}")
    assert laid(match, "ash")[slot - 1] == ("w1-a",) and laid(match, "ash")[2 - slot] == (kept,)
    assert of(match).withering_deck[0] == gone and of(match).withered[-1] == ()


@covers("CN-1307")
def test_a_tactics_card_covers_the_withering_card() -> None:
    cards = {"withered": {"ash 1": "w5"}}
    match = battle(5, modules="withering", earth=IN_FIVE, owned={"ash": "tc17"}, cards=cards)
    play(commit(match, ash="tc17-a none"), "slot 1")
    assert gains(match, "ash")[0] == ("tc17-a", 3) and asked(match) != "either"


@covers("CN-1308")
def test_a_withering_card_works_in_every_battle() -> None:
    earth = {"ash": "r5_mine r6_mine", "coven": "r5_forge r6_curse"}
    cards = {"withered": {"ash 1": "w5"}}
    match = battle(5, modules="withering", earth=earth, battles=(5, 6), cards=cards)
    play(pass_to(commit(match), "slot", "ash"), "slot 1", "do vp")
    pass_to(match, "commit")
    assert of(match).contest == 6 and laid(match, "ash")[0] == ("w5-a",)
    play(pass_to(commit(match), "slot", "ash"), "slot 1", "do vp")
    assert [reason for reason, _ in gains(match, "ash") if reason == "w5"] == ["w5", "w5"]


@covers("CN-1308", "CN-930")
def test_a_withering_card_cannot_be_neutralised() -> None:
    cards = {"withered": {"coven 1": "w3", "coven 2": "w8"}}
    match = battle(5, modules="withering", earth=IN_FIVE, owned={"ash": "tc02"}, cards=cards)
    assert asked(commit(match, ash="tc02-a none")) == "slot"


@covers("CN-1309")
@pytest.mark.parametrize(("kind", "offered"), EITHER)
def test_with_an_either_or_card_the_player_chooses_at_each_resolution(kind: str, offered: set[str]) -> None:
    match = in_battle(kind)
    assert asked(match) == "either" and options(match) == offered and facts_asked(match)["source"] == kind


@covers("CN-1309", "CN-1308")
def test_another_choice_may_be_made_in_the_next_battle() -> None:
    earth = {"ash": "r5_mine r6_mine", "coven": "r5_forge r6_curse"}
    match = battle(5, modules="withering", earth=earth, battles=(5, 6), cards={"withered": {"ash 1": "w5"}})
    play(pass_to(commit(match), "slot", "ash"), "slot 1", "do vp")
    play(pass_to(commit(pass_to(match, "commit")), "slot", "ash"), "slot 1", "do steal")
    assert asked(match) == "steal"


@covers("CN-1310", "CN-702")
def test_the_icons_of_a_withering_card_work_in_the_contested_region() -> None:
    match = play(in_battle("w3"), "do ignite")
    assert options(match) == {"light r5_forge", "light r5_tavern", "skip"}
    match = play(in_battle("w4", earth={**IN_FIVE, "sowers": "r6_mine"}), "do extinguish")
    assert options(match) == {"douse coven r5_forge", "skip"}
    match = play(in_battle("w4"), "do steal")
    assert options(match) == {"steal coven wax", "steal coven gold", "skip"}, "participants only"


@covers("CN-1310")
@pytest.mark.parametrize("kind", ["w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8"])
def test_the_effect_of_a_withering_card_is_optional(kind: str) -> None:
    candles = {"ash_warrior": "r5_tavern"}
    match = in_battle(kind, candles=candles, temples={5: "grey"}, vp={"coven": 3})
    assert "skip" in options(match)
    before = match.view(None)["table"]
    play(match, "skip")
    after = match.view(None)["table"]
    assert {name for name in before if before[name] != after[name]} <= {"vp", "points"}, "but for the point of the other slot"


@covers("CN-1311", "CN-1008")
def test_at_clean_up_the_cards_go_under_the_deck() -> None:
    cards = {"withered": {"ash 1": "w7", "coven 2": "w8"}, "withering_deck": "w1", "hands": {"ash": "uc04"}}
    match = pass_to(pass_season(situation(modules="withering", cards=cards)), "turn")
    assert of(match).year == 2 and laid(match, "ash") == laid(match, "coven") == [(), ()]
    assert set(of(match).withering_deck[:2]) == {"w7-a", "w8-a"} and of(match).withering_deck[-1] == "w1-a"


@covers("CN-1312")
def test_no_card_is_taken_from_an_empty_deck() -> None:
    match = withering({"coven": 3, "ash": 2}, withering_deck=())
    assert takers(match) == [] and [each.house for each in told(match, "curse-turned")] == ["coven"]


@covers("CN-1301", "CN-246")
def test_without_the_module_nobody_withers() -> None:
    match = cursing("cu03", "", influence={"cu03": {"coven": 3, "ash": 2}})
    assert told(match, "withering-taken") == [] and points(match, "ash") == 0
