"""6.16: how slots are resolved."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, fought, gains
from parlour.games.candelabria.tests.situations import (
    asked,
    facts_asked,
    held,
    house_asked,
    of,
    options,
    play,
    told,
)

SIX = ("ash", "engineers", "sowers", "coven", "knights", "chimera")
TWO = {"ash": "r5_forge", "coven": "r5_mine"}


@covers("CN-931", "CN-R94")
@pytest.mark.parametrize(("first", "sources"), [("slot 1", ["tc17-a", "weak-ash"]), ("slot 2", ["weak-ash", "tc17-a"])])
def test_each_participant_chooses_which_slot_comes_first(first: str, sources: list[str]) -> None:
    match = commit(battle(5, earth=TWO, owned={"ash": "tc17"}), ash="tc17-a none")
    assert (asked(match), house_asked(match)) == ("slot", "ash") and options(match) == {"slot 1", "slot 2"}
    play(match, first)
    assert [reason for reason, _ in gains(match, "ash")] == sources, "the other one follows without a question"
    assert house_asked(match) == "coven"


@covers("CN-931")
def test_a_participant_resolves_both_slots_before_the_next_one() -> None:
    match = commit(battle(5, earth=TWO))
    play(match, "slot 2")
    assert (house_asked(match), asked(match)) == ("ash", "extinguish")
    play(match, "skip")
    assert (house_asked(match), asked(match)) == ("coven", "slot")


@covers("CN-932")
def test_the_icons_of_a_card_come_in_printed_order_then_what_it_triggers() -> None:
    owned = {"ash": "ht_ash_1"}
    match = battle(5, year=3, earth={**TWO, "coven": "r5_mine r5_tavern"}, owned=owned, cards={"built": {"ash": "u25 u22"}})
    play(commit(match, ash="ht_ash_1 none"), "slot 1")
    seen = []
    while facts_asked(match).get("source") in ("ht_ash_1", "u25") or asked(match) == "trigger":
        seen.append(asked(match))
        play(match, "resolve u25" if asked(match) == "trigger" else "skip")
    assert seen == ["extinguish", "extinguish", "ignite", "trigger", "steal", "steal"]
    assert ("u22", 1) in gains(match, "ash")


@covers("CN-933")
@pytest.mark.parametrize(
    ("house", "slot", "kind"),
    [
        ("ash", 1, "extinguish"),
        ("ash", 2, "vp"),
        ("engineers", 1, "extinguish"),
        ("engineers", 2, "steal"),
        ("sowers", 1, "ignite"),
        ("sowers", 2, "vp"),
        ("coven", 1, "ignite"),
        ("coven", 2, "extinguish"),
        ("knights", 1, "ignite"),
        ("knights", 2, "steal"),
        ("chimera", 1, "steal"),
        ("chimera", 2, "vp"),
    ],
)
def test_an_uncovered_slot_resolves_its_weak_action(house: str, slot: int, kind: str) -> None:
    others = [each for each in SIX if each != house]
    earth = {house: "r5_mine", others[0]: "r5_forge"}
    match = commit(battle(5, *SIX, track=" ".join([house, *others]), earth=earth))
    play(match, f"slot {slot}")
    if kind == "vp":
        assert gains(match, house)[:1] == [(f"weak-{house}", 1)]
    else:
        assert (asked(match), facts_asked(match)["source"]) == (kind, f"weak-{house}")


@covers("CN-933", "CN-1307")
def test_an_uncovered_slot_resolves_the_withering_card_on_it() -> None:
    cards = {"withered": {"ash 1": "w6"}}
    match = commit(battle(5, modules="withering", earth=TWO, cards=cards))
    play(match, "slot 1")
    assert asked(match) == "tactics" and facts_asked(match)["source"] == "w6"
    play(match, "skip")
    assert gains(match, "ash") == [("weak-ash", 1)], "the weak action of the other slot"


@covers("CN-933")
def test_a_card_covers_the_withering_card_on_its_slot() -> None:
    match = battle(5, modules="withering", earth=TWO, owned={"ash": "tc17"}, cards={"withered": {"ash 1": "w6"}})
    play(commit(match, ash="tc17-a none"), "slot 1")
    assert gains(match, "ash") == [("tc17-a", 3), ("weak-ash", 1)] and house_asked(match) == "coven"


@covers("CN-934")
def test_resolved_cards_are_discarded_for_the_season() -> None:
    earth = {"ash": "r5_forge r6_mine", "coven": "r5_mine r6_curse"}
    match = battle(5, battles=(5, 6), earth=earth, owned={"ash": "tc17 tc10"})
    fought(commit(match, ash="tc17-a none"))
    assert held(match, "ash", "used") == ["tc17-a"] and held(match, "ash", "owned") == ["tc10-a"]
    assert of(match).slotted == {}


@covers("CN-935")
def test_who_has_no_figure_left_resolves_both_slots_all_the_same() -> None:
    match = battle(5, earth=TWO, owned={"coven": "tc17"})
    play(commit(match, coven="tc17-a none"), "slot 1", "douse coven r5_mine")
    assert (house_asked(match), asked(match)) == ("coven", "slot")
    play(match, "slot 1")
    assert gains(match, "coven") == [("tc17-a", 3)] and asked(match) == "extinguish"


@covers("CN-936")
def test_weak_actions_are_there_again_in_every_battle() -> None:
    earth = {"ash": "r5_forge r6_mine", "coven": "r5_mine r6_curse"}
    match = battle(5, battles=(5, 6), earth=earth)
    fought(fought(match))
    assert [reason for reason, _ in gains(match, "ash")].count("weak-ash") == 2


@covers("CN-932", "CN-128")
def test_a_card_is_resolved_in_the_sight_of_all() -> None:
    match = battle(5, earth=TWO, owned={"ash": "tc17", "coven": "tc10"})
    fought(commit(match, ash="tc17-a none", coven="none tc10-a"))
    resolved = [(each.house, each.card) for each in told(match, "tactics-resolved")]
    assert resolved == [("ash", "tc17-a"), ("coven", "tc10-a")]
